"""Which reader takes which map file; each is loaded when it is first needed, as ezdxf alone takes a while."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from desktop.core.errors import FieldError
from desktop.streets.survey import Survey, need_few

READERS = {
    ".geojson": "read_geojson.read",
    ".json": "read_geojson.read",
    ".kml": "read_kml.read",
    ".kmz": "read_kml.read_kmz",
    ".zip": "read_shape.read_zip",
    ".shp": "read_shape.read_folder",
    ".dxf": "read_dxf.read",
}


def read_survey(source: Path) -> Survey:
    """Read a map file by its name: .geojson, .json, .kml, .kmz, .shp, .zip (a shapefile's parts), .dxf.

    Raises `FieldError` for another kind, and for anything wrong in the file, saying what and where.
    """
    told = READERS.get(source.suffix.lower())
    if told is None:
        raise FieldError(
            "file",
            f"{source.name}: this kind is not read. Use {', '.join(READERS)}, or .csv for tables and field books.",
            code="file_kind",
        )
    module, _, function = told.partition(".")
    reader: Callable[[Path], Survey] = getattr(import_module(f"desktop.streets.{module}"), function)
    survey = reader(source)
    need_few(survey.features, source.name)
    if not survey.features:
        left = " ".join(survey.notes)
        raise FieldError("file", f"{source.name} holds no points, lines or areas. {left}".strip(), code="file_empty")
    return survey
