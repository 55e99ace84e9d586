"""What can be wrong with streets, their maps, tables and lines, in the clerk's language; see `desktop/ui/faults.py`."""

from __future__ import annotations

from desktop.ui.words import mark

STREETS = {
    "agreement_missing": mark("There is no such agreement in the register."),
    "approval_later": mark("The approval is dated after the act; it must come first."),
    "approval_missing": mark("The section wants an approval first; record its number and date."),
    "approval_unknown": mark("The Act asks for no such approval here."),
    "asleep": mark("The section has no effect in this kind of body until it is notified."),
    "base_length": mark("Write its length in metres, or put its points on the map."),
    "base_missing": mark("Give the street its base line first, along its middle or one edge."),
    "base_sharp": mark("The base line turns back sharply at its point {point}. Use two base lines."),
    "base_twice": mark("The file has two base lines; a street has one."),
    "before_notice": mark("The last day for objections comes after the notice."),
    "before_objection": mark("An objection is considered after it is received."),
    "before_proposal": mark("The notice can't be older than the proposal it tells of."),
    "book_corner": mark("A measured line ends at no corner of the parcel; look at its letters."),
    "book_diagonal": mark("Parcel {parcel}: corner {corner} can't be found; measure a diagonal to it."),
    "book_length": mark("A measured length is no length; write it in figures."),
    "book_round": mark(
        "Parcel {parcel}: the sides do not make one closed round. Write them one after the other, such as A–B, B–C, C–D, D–A."
    ),
    "book_side": mark("Parcel {parcel}: side {side} is not measured."),
    "book_stations": mark(
        "Parcel {parcel}: give chainage and offset of two different corners, so that it can be laid on the map."
    ),
    "book_triangle": mark(
        "Parcel {parcel}: triangle {corners} can't close; one line is longer than the two others together. Look at these lines in the book."
    ),
    "book_twice": mark("A line is measured twice with different lengths. Keep one, or enter the mean."),
    "called": mark("The owner was called on already."),
    "chainage": mark("Chainage {chainage} m is beyond the base line."),
    "fee": mark("The fee is another sum; take what the office has set."),
    "file_archive": mark("This archive holds no map that is read here."),
    "file_dxf": mark("This drawing is damaged or no DXF; save it anew."),
    "file_empty": mark("This file holds nothing that can be used here."),
    "file_entity": mark("This file declares a document type. A map needs none; it is not read."),
    "file_geojson": mark("This GeoJSON is not made as it must be; export it anew."),
    "file_json": mark("This file is not sound JSON; export it anew."),
    "file_kind": mark("This kind of file is not read here. Use GeoJSON, KML, a shapefile, DXF, or .csv for tables."),
    "file_kml": mark("A place of this KML has no longitude and latitude that can be read."),
    "file_large": mark("This map file is too big. Export only the streets that are wanted."),
    "file_many": mark("This file has too many shapes, points or rows. Export a smaller part."),
    "file_shape": mark("This shapefile is damaged, incomplete or of a kind that is not read."),
    "file_text": mark("The letters of this file can't be read. Save it as UTF-8."),
    "file_units": mark("This drawing is in units that are not read; draw it in metres."),
    "file_write": mark("The file can't be written there; choose another folder."),
    "file_xml": mark("This file is not sound XML; export it anew."),
    "frame": mark("These maps are measured in different frames and can't be laid together."),
    "geometry_crossing": mark(
        "An outline crosses itself, at the place shown. Put the corners in the order in which they follow each other on the ground."
    ),
    "geometry_empty": mark("A shape of the file has no points."),
    "geometry_corners": mark("An area needs three different corners; enter the missing ones, at the place shown."),
    "geometry_flat": mark("All corners of an area lie on one line; look at its points."),
    "geometry_points": mark("A line needs two points; it has only one."),
    "geometry_unsound": mark("A shape of the file is not sound at the place shown; draw it anew."),
    "geometry_hole": mark("A hole lies outside its area, or its edges cross, at the place shown."),
    "geometry_many": mark(
        "A shape has far too many points. Take the surveyed corners, not a traced or scanned outline."
    ),
    "geometry_number": mark("A point of the file has a coordinate that is no number."),
    "geometry_open": mark("An outline is open. Bring its last point back to the first, at the place shown."),
    "grid_far": mark("This lies far from the street. Check the grid or zone of the file."),
    "grid_local": mark("The street is kept by a base line of its own; a map file can't be laid over it."),
    "grid_place": mark(
        "A point of the file lies outside India or is no place on earth. If the file is in metres, say in which grid."
    ),
    "grid_swapped": mark("Latitude stands before longitude in this file. Swap the two columns and read it again."),
    "grid_two": mark("The file names its grid itself. Leave the grid out."),
    "grid_unknown": mark("This grid is not known here. Give its EPSG number, such as 32643 for UTM zone 43 north."),
    "grid_wanted": mark(
        "The file does not say in which grid it is. Name it: an EPSG number such as 32643, 4326 for degrees, or local."
    ),
    "grid_zone": mark("A point would lie outside India: the wrong zone or grid, or degrees read as metres."),
    "height": mark("A height in the file is no height in metres."),
    "layer": mark("The map of this layer is damaged; import it again."),
    "layer_missing": mark("There is no such layer."),
    "layer_nothing": mark("No parcel of this layer lies near the street."),
    "line_back": mark("The line turns back along the street at the place shown."),
    "line_barred": mark("The section forbids it outright; it knows no permission."),
    "line_crosses": mark("The line crosses the base line at the place shown; a street line lies on one side of it."),
    "line_folds": mark("The line folds over itself at the place shown. Look at the offsets there."),
    "line_kind": mark("The Act knows no line of this kind."),
    "line_missing": mark("This street has no such line or proposal."),
    "line_none": mark("There is no line to measure by yet."),
    "line_offset": mark("Row {row}: write the offset in metres."),
    "line_rows": mark("Write chainage and offset of two points at least."),
    "line_short": mark("The line does not run along the base line."),
    "line_sides": mark("Give one line for the left, the right, or each."),
    "line_twice": mark("Chainage {chainage} stands twice in the table."),
    "no_agreement": mark("The Act knows no such agreement about work within the line."),
    "no_forward": mark("The Act does not speak of this setting forward."),
    "no_land": mark("No land of this parcel lies within a line in force; write the area taken (m²)."),
    "no_paying": mark("The Act says nothing of payment for this; nothing is worked out."),
    "no_taking": mark("The Act gives no power to take such land for the street."),
    "no_touch": mark("No line is recorded as touched in this case."),
    "no_way": mark(
        "The Act gives no power for this here. What was done under another law is recorded as a change of the street, with its order."
    ),
    "not_behind": mark("No building of this parcel stands behind a line in force."),
    "not_widening": mark(
        "A fresh line here is only for widening; this one does not widen the street, or takes it in somewhere."
    ),
    "notice_key": mark("The Act asks for no such notice here."),
    "parcel_missing": mark("The survey of this street has no such parcel."),
    "parcel_twice": mark("Two parcels of the file have one number."),
    "party_wanted": mark("Choose the owner to whom the notice goes."),
    "plan_sheets": mark("At this scale the street takes too many sheets; choose a smaller scale."),
    "proposal_closed": mark("This proposal is closed; a new one can be made."),
    "proposal_missing": mark("There is no such proposal for this street."),
    "request": mark("The remainder is taken at the owner's request only; write its day."),
    "role_wanted": mark("Nothing in the file says what its shapes are. Say it for the whole file."),
    "share": mark("The part taken down must be a number, and no more than the whole."),
    "stale": mark("The lines in force have changed since this was measured; measure it again."),
    "status": mark("The street's status does not let this be done."),
    "street_missing": mark("There is no such street on this PC."),
    "structure_outside": mark("A building lies wholly outside its parcel, at the place shown."),
    "structure_parcel": mark("A building of the file stands on no parcel."),
    "table_empty": mark("The table has no row with an offset."),
    "table_heads": mark(
        "The heads of the columns are not known. Use chainage, left, right, or those of a field book."
    ),
    "table_number": mark("Row {row}, {head}: write a number."),
    "table_parcel": mark("Row {row}: which parcel is it?"),
    "table_side": mark("Row {row}: write left or right."),
    "table_unit": mark("Row {row}: use m, ft or link."),
    "vests": mark("The parcel is of another owner than this way of taking it is for; choose the other way."),
    "width": mark("Write the width in metres, from 0.5 to 200."),
    "worth": mark("This area at this rate can't be reckoned."),
    "worth_exempt": mark("The section knows no such exception."),
    "worth_head": mark("The section does not take this into account."),
    "worth_sign": mark("Write the sum without a sign."),
    "worth_source": mark("Name the paper that the figure comes from."),
}
