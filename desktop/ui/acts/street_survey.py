"""Surveys brought in: map files, field books by sides and diagonals, parcels out of the map of a ward."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.core import money
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.acts.street_line import MappedAct, number
from desktop.ui.bits import Band, button, label
from desktop.ui.page import Route
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Desk, Done
    from desktop.casework.street import Street
    from desktop.ui.services import Seen

MOST_NOTES = 8


class ImportFile(MappedAct):
    """A map file or table, read and shown before anything is saved."""

    verb = words.mark("Bring it in")
    title = words.mark("Import a map file or table")
    nothing = words.mark("What the file holds is shown here before it is saved.")
    roles = ("clerk", "officer", "head", "inspector")

    def fields(self, context: Any) -> Sequence[Field]:
        roles = {
            "base": words.each_language(words.mark("the base line")),
            "line": words.each_language(words.mark("a line")),
            "parcel": words.each_language(words.mark("parcels")),
        }
        return (
            ask("file", "file", words.mark("File"), required=True, appearance="any",
                hint=words.mark("GeoJSON, KML, KMZ, Shapefile (.zip or .shp), DXF, or a table (.csv)")),
            ask("role", "select_one", words.mark("Its shapes are"), choices=roles,
                hint=words.mark("Only where the file does not say it")),
            ask("grid", "text", words.mark("Grid (EPSG number)"), length=12,
                hint=words.mark("Only for a file in metres that names none, such as 32643")),
        )  # fmt: skip

    def seen(self, answers: dict[str, Any]) -> Callable[[], Seen] | None:
        if not answers.get("file"):
            return None
        desk, surveyor, street, path = self.shell.desk, self.shell.room.streets, self.street, Path(answers["file"])
        return lambda: surveyor.read_file(desk, street, path, answers.get("role", ""), answers.get("grid", ""))

    def tell_seen(self, seen: Seen) -> list[str]:
        return told_figures(seen.figures)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, surveyor, street, path = self.shell.desk, self.shell.room.streets, self.street, Path(answers["file"])
        role, grid = answers.get("role", ""), answers.get("grid", "")
        return lambda: surveyor.enter_file(desk, street, path, role, grid, "")

    def told(self, done: Done) -> str:
        return tr("The file is in the register")


class EnterBook(MappedAct):
    """A parcel by sides and diagonals, closed by triangles with the error shown."""

    verb = words.mark("Enter the parcel")
    title = words.mark("Enter parcels by sides and diagonals")
    roles = ("clerk", "officer", "head", "inspector")

    def fields(self, context: Any) -> Sequence[Field]:
        taped = (
            ask("from", "text", words.mark("From corner"), length=8),
            ask("to", "text", words.mark("To corner"), length=8),
            ask("length", "decimal", words.mark("Metres")),
        )
        station = (
            ask("corner", "text", words.mark("Corner"), length=8),
            ask("chainage", "decimal", words.mark("Chainage")),
            ask("offset", "decimal", words.mark("Offset")),
        )
        return (
            ask("parcel", "text", words.mark("Number of the parcel"), required=True, length=40),
            ask("owner", "text", words.mark("Owner"), length=300),
            ask("sides", "repeat", words.mark("Sides in order"), required=True, fields=taped, appearance="table",
                hint=words.mark("A to B, B to C … back to A")),
            ask("diagonals", "repeat", words.mark("Diagonals"), required=True, fields=taped, appearance="table",
                hint=words.mark("One more than is needed checks the rest")),
            ask("corners", "repeat", words.mark("Corners set out from the base line"), required=True, fields=station, appearance="table",
                hint=words.mark("Two at least; an offset to the right has a minus")),
            ask("house", "repeat", words.mark("Corners of a building"), fields=station[1:], appearance="table",
                hint=words.mark("In order; chainage and offset")),
            ask("height", "decimal", words.mark("Height of the building (m)")),
        )  # fmt: skip

    def seen(self, answers: dict[str, Any]) -> Callable[[], Seen] | None:
        if not (answers.get("sides") and answers.get("diagonals")):
            return None
        desk, surveyor, street, rows = self.shell.desk, self.shell.room.streets, self.street, book_rows(answers)
        return lambda: surveyor.read_book(desk, street, rows)

    def tell_seen(self, seen: Seen) -> list[str]:
        return told_figures(seen.figures)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, surveyor, street, rows = self.shell.desk, self.shell.room.streets, self.street, book_rows(answers)
        return lambda: surveyor.enter_book(desk, street, rows)


class TakeParcels(MappedAct):
    """The parcels along a street, out of the map of a ward."""

    verb = words.mark("Take them")
    title = words.mark("Take parcels from the map of the ward")
    nothing = ""
    roles = ("clerk", "officer", "head", "inspector")

    def more(self, desk: Desk, state: Street) -> Any:
        return self.shell.room.streets.office_ground(desk)

    def fields(self, context: Any) -> Sequence[Field]:
        from desktop.casework.streets import layers

        known = {each.name: {"en": f"{each.name} ({money.group(each.count)})"} for each in layers(self.shell.desk)}
        return (
            ask("layer", "select_one", words.mark("Map of the ward"), required=True, choices=known),
            ask(
                "reach", "decimal", words.mark("Within so many metres of the base line"), required=True, default="40"
            ),
        )

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        if not self.form.boxes["layer"].field.choices:
            none = tr("No map of a ward is here yet; import it in the street register.")
            self.side.addWidget(side_card(tr("Map of the ward"), label(none, tone="soon", wrap=True)))

    def seen(self, answers: dict[str, Any]) -> Callable[[], Seen] | None:
        return None

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, surveyor, street = self.shell.desk, self.shell.room.streets, self.street
        reach = number(answers["reach"], "reach")
        return lambda: surveyor.take(desk, street, answers["layer"], reach)


class ImportLayer(ActPage):
    """The map of a whole ward, kept as one file."""

    verb = words.mark("Bring it in")
    roles = ("clerk", "officer", "head", "inspector")

    def read_context(self) -> Callable[[], Any]:
        from desktop.casework.streets import layers

        return lambda: layers(self.shell.desk)

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            ask("file", "file", words.mark("File"), required=True, appearance="any",
                hint=words.mark("GeoJSON, KML, KMZ, Shapefile (.zip or .shp), DXF, or a table (.csv)")),
            ask("name", "text", words.mark("Name of the map"), required=True, length=80,
                hint=words.mark("Ward 27, for instance; the wards themselves are called wards")),
            ask("grid", "text", words.mark("Grid (EPSG number)"), length=12,
                hint=words.mark("Only for a file in metres that names none, such as 32643")),
        )  # fmt: skip

    def prepared(self, context: Any) -> None:
        self.name(tr("Import the map of a ward"))
        rows = [label(f"{each.name} · {money.group(each.count)}", wrap=True) for each in context]
        self.side.addWidget(side_card(tr("Maps there are"), *(rows or [label(tr("Nothing yet."), "muted")])))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, surveyor, path = self.shell.desk, self.shell.room.streets, Path(answers["file"])
        return lambda: surveyor.enter_layer(desk, answers["name"], path, answers.get("grid", ""))

    def finish(self, done: Done) -> None:
        """Say here what was kept and what was left out, with the way to the map."""
        data = done.entries[0].data
        see = button(tr("Map"), lambda: self.shell.go(Route("map"), instead=True), kind="link", drawing="place")
        notes = data["source"].get("notes", [])
        text = "\n".join(
            [*notes[:MOST_NOTES], *([trn("and %n more", len(notes) - MOST_NOTES)] if len(notes) > MOST_NOTES else [])]
        )
        said = trn("%n shapes are on the map", data["count"])
        self.say(Band(said, text, tone="soon" if notes else "fine", drawing="check", actions=[see]))
        see.setFocus()


def book_rows(answers: Mapping[str, Any]) -> list[dict[str, str]]:
    """What was typed as rows of a field book."""
    parcel, height = answers.get("parcel", ""), answers.get("height", "")
    rows = [
        {"parcel": parcel, "what": what, "owner": answers.get("owner", ""), **row}
        for what, key in (("side", "sides"), ("diagonal", "diagonals"))
        for row in answers.get(key, ())
    ]
    rows += [{"parcel": parcel, **row} for row in answers.get("corners", ())]
    rows += [
        {"parcel": parcel, "what": "building", "structure": "house", "height": height, "corner": str(n), **row}
        for n, row in enumerate(answers.get("house", ()), 1)
    ]
    return rows


def told_figures(figures: Mapping[str, Any]) -> list[str]:
    """What a file or book brings, in lines."""
    told = []
    if figures.get("base_length"):
        told.append(tr("base line of {length}", length=f"{figures['base_length']:,.2f} m"))
    for each in figures["lines"]:
        told.append(tr("line, {span}", span=f"{each['from']:.2f} – {each['to']:.2f} m"))
    parcels = figures["parcels"]
    if len(parcels) > 6:
        told.append(trn("%n parcels", len(parcels)))
    for each in parcels[:6]:
        said = tr("parcel {number}: {area}", number=each["number"], area=f"{each['area']:,.2f} m²")
        if each.get("closing_error") is not None:
            share = f" (1:{money.group(each['precision'])})" if each.get("precision") else ""
            said += " · " + tr("closes to {error}", error=f"{each['closing_error']:.3f} m") + share
        elif "closing_error" in each:
            said += " · " + tr("no line is left to check by")
        told.append(said)
    return [*told, *figures["notes"]]
