"""A map of a whole ward: tens of thousands of parcels kept as one file under its hash, looked into by place.

A parcel becomes part of a street's own survey only when it is taken from the layer (`parcels_along`).
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import shapely
from shapely.geometry import Point as Spot

from desktop.casework.desk import Desk, Done
from desktop.casework.streets import Layer as Kept
from desktop.casework.streets import import_layer, layers, street_of
from desktop.core.errors import FieldError
from desktop.streets import parcel as parcels
from desktop.streets.base import Base
from desktop.streets.frame import Frame
from desktop.streets.laying import base_of, enter_survey
from desktop.streets.parcel import Parcel
from desktop.streets.survey import MOST_BYTES, MOST_FEATURES, MOST_TOTAL


class Layer:
    """Parcels of a ward in one frame, with an index by place."""

    def __init__(self, found: Sequence[Parcel], frame: Frame) -> None:
        self.parcels, self.frame = list(found), frame

    @cached_property
    def _tree(self) -> shapely.STRtree:
        return shapely.STRtree([parcel.shape for parcel in self.parcels])

    def inside(self, low_x: float, low_y: float, high_x: float, high_y: float) -> list[Parcel]:
        """The parcels that a window on the ground (metres) shows, in the order of the layer."""
        return self._found(shapely.box(low_x, low_y, high_x, high_y))

    def at(self, x: float, y: float) -> list[Parcel]:
        """The parcels under a point: one, none, or two where they lie over each other."""
        return self._found(Spot(x, y))

    def parcels_along(self, base: Base, reach: float) -> list[Parcel]:
        """The parcels that come within `reach` metres of a base line."""
        return self._found(base.line.buffer(reach, cap_style="flat"))

    def _found(self, place: Any) -> list[Parcel]:
        if not self.parcels:
            return []
        return [self.parcels[n] for n in sorted(self._tree.query(place, predicate="intersects").tolist())]


def pack(layer: Layer) -> bytes:
    """The layer as it is kept: its parcels as entries keep them, compressed; the same bytes for the same parcels."""
    rows = [parcels.to_entry(each, layer.frame.epsg, {}) for each in layer.parcels]
    return zlib.compress(json.dumps(rows, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode(), 6)


def unpack(content: bytes, frame: int) -> Layer:
    """The layer that `pack` made. Raises `FieldError` for damaged or swollen content."""
    try:
        opened = zlib.decompressobj()
        raw = opened.decompress(content, 4 * MOST_BYTES)
        if opened.unconsumed_tail or raw.count(b"{") > 20 * MOST_FEATURES or raw.count(b",") > 20 * MOST_TOTAL:
            raise ValueError("too large")
        rows: list[Mapping[str, Any]] = json.loads(raw)
        return Layer([parcels.of_entry(row) for row in rows], Frame(frame))
    except (zlib.error, ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise FieldError(
            "layer", f"The map of this layer is damaged ({error}); import it again.", code="layer"
        ) from error


def enter_layer(desk: Desk, name: str, found: Sequence[Parcel], frame: Frame, source: Mapping[str, Any]) -> Done:
    """Keep a ward's map as a layer; one of the same name takes the place of the earlier from then on."""
    if not found:
        raise FieldError("layer", "The file holds no parcels.", code="file_empty")
    return import_layer(desk, name, frame.epsg, len(found), pack(Layer(found, frame)), source)


def open_layer(desk: Desk, name: str) -> Layer:
    """The newest layer of that name. Raises `FieldError` if there is none."""
    found = [each for each in layers(desk) if each.name == name]
    if not found:
        known = ", ".join(sorted({each.name for each in layers(desk)})) or "none"
        raise FieldError("layer", f"There is no layer '{name}'; there are: {known}.", code="layer_missing")
    newest: Kept = found[-1]
    return unpack(desk.store.blob(newest.sha256), newest.frame)


def take_parcels(desk: Desk, street: str, name: str, reach: float) -> Done:
    """Take the parcels within `reach` metres of a street's base line from a layer into the street's own survey."""
    state = street_of(desk, street)
    layer = open_layer(desk, name)
    if state.frame != layer.frame.epsg:
        raise FieldError("layer", "The layer and the street are measured in different frames.", code="frame")
    found = layer.parcels_along(base_of(state), reach)
    if not found:
        raise FieldError(
            "reach", f"No parcel of '{name}' comes within {reach:g} m of the street.", code="layer_nothing"
        )
    return enter_survey(desk, street, found, layer.frame, {"layer": name})
