"""KML and KMZ by the standard library's expat; a document type, an entity or a processing of other files is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.parsers import expat

from desktop.core.errors import FieldError
from desktop.streets.survey import (
    AREA,
    LINE,
    MOST_ATTRIBUTES,
    MOST_FEATURES,
    MOST_TOTAL,
    POINT,
    Feature,
    Survey,
    attribute_text,
    digest,
    load_bytes,
    members,
    too_many,
)

_DEPTH = 100  # elements in elements
_LONGEST = 3_000_000  # letters of one element's text: more points than a line may have
_KINDS = {"Polygon": AREA, "LineString": LINE, "LinearRing": LINE, "Point": POINT}


def read(source: Path) -> Survey:
    """The placemarks of a KML file. Raises `FieldError` naming the line or the placemark for what is wrong."""
    content = load_bytes(source)
    return _survey(content, source.name, digest(content))


def read_kmz(source: Path) -> Survey:
    """The placemarks of the one KML document inside a KMZ archive."""
    content = load_bytes(source)
    found = members(content, source.name, (".kml",))
    if ".kml" not in found:
        raise FieldError("file", f"{source.name} holds no KML document.", code="file_archive")
    return _survey(found[".kml"], source.name, digest(content))


def _survey(content: bytes, name: str, sha256: str) -> Survey:
    reader = _Reader(name)
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartDoctypeDeclHandler = reader.refuse
    parser.EntityDeclHandler = reader.refuse
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.buffer_text = True
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        raise FieldError(
            "file",
            f"{name} is not sound XML: line {error.lineno}, column {error.offset + 1}.",
            code="file_xml",
        ) from error
    except (LookupError, ValueError) as error:  # a code that is none, or one of several bytes a letter
        raise FieldError(
            "file", f"{name} is written in a code that is not known here ({error}).", code="file_xml"
        ) from error
    return Survey(tuple(reader.features), "OGC:CRS84", tuple(reader.notes()), name, sha256)


class _Reader:
    """Collects placemarks while expat goes through the document."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.features: list[Feature] = []
        self.stack: list[str] = []
        self.words: list[str] = []
        self.attributes: dict[str, str] = {}
        self.key = ""
        self.count = self.long = self.total = 0
        self.shapes: list[tuple[str, list[list[tuple[float, ...]]]]] = []
        self.unread: set[str] = set()

    def refuse(self, *_: Any) -> None:
        """Called for a document type or entity: a map needs none, and they are how such files attack."""
        raise FieldError(
            "file",
            f"{self.name} declares a document type or entity. A map needs none; the file is not read.",
            code="file_entity",
        )

    def start(self, element: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        tag = element.rpartition(" ")[2]
        self.stack.append(tag)
        if len(self.stack) > _DEPTH:
            raise FieldError("file", f"{self.name} nests elements without end.", code="file_xml")
        self.words, self.long = [], 0
        if tag == "Placemark":
            self.count += 1
            self.attributes, self.shapes = {}, []
        elif tag in _KINDS and not (tag == "LinearRing" and "Polygon" in self.stack):
            self.shapes.append((_KINDS[tag], []))
        elif tag in ("Data", "SimpleData"):
            self.key = attributes.get("name", "")[:60]
        elif tag in ("NetworkLink", "Model", "Track", "GroundOverlay"):
            self.unread.add(tag)

    def text(self, words: str) -> None:
        """Characters of the element at hand."""
        self.long += len(words)
        if self.long > _LONGEST:
            raise FieldError("file", f"{self.name}: placemark {self.count} has too long a text.", code="file_many")
        self.words.append(words)

    def end(self, element: str) -> None:
        """An element ends."""
        tag = self.stack.pop()
        said = "".join(self.words)
        self.words, self.long = [], 0
        if tag == "coordinates" and self.shapes:
            self.shapes[-1][1].append(self._points(said))
            self.total += len(self.shapes[-1][1][-1])
            if self.total > MOST_TOTAL or len(self.shapes) + len(self.features) > MOST_FEATURES:
                raise too_many(self.name)
        elif tag == "name" and self.stack[-1:] == ["Placemark"]:
            self.attributes["name"] = attribute_text(said)
        elif tag in ("value", "SimpleData") and self.key and len(self.attributes) < MOST_ATTRIBUTES:
            self.attributes[self.key] = attribute_text(said)
        elif tag == "Placemark":
            self._finish()

    def _finish(self) -> None:
        label, attributes = self.attributes.get("name", ""), dict(self.attributes)
        for n, (kind, rings) in enumerate(self.shapes, 1):
            what = f"placemark {self.count}" + (f" ({label})" if label else "")
            what += f", part {n}" if len(self.shapes) > 1 else ""
            if not rings or not all(rings):
                raise FieldError(what, f"{self.name}: {what} has no coordinates.", code="file_kml")
            self.features.append(Feature(kind, tuple(rings), attributes, what))
        self.shapes = []

    def _points(self, said: str) -> list[tuple[float, ...]]:
        points = []
        for n, word in enumerate(said.split(), 1):
            try:
                numbers = tuple(float(part) for part in word.split(",")[:3])
            except ValueError:
                numbers = ()
            if len(numbers) < 2:
                what = f"placemark {self.count}"
                raise FieldError(
                    what, f"{self.name}: {what}, point {n} ({word[:40]}) is no longitude,latitude.", code="file_kml"
                )
            flat = len(numbers) > 2 and numbers[2] == 0  # an altitude of nought is how KML says none
            points.append(numbers[:2] if flat else numbers)
        return points

    def notes(self) -> list[str]:
        """What the document holds beside placemarks."""
        return [f"{self.name}: {', '.join(sorted(self.unread))} was left out."] if self.unread else []
