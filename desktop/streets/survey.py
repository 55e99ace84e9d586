"""A map file as it came in: its shapes with their attributes and places, in the file's own grid; limits and safe reading.

Nothing is written to disk while reading, no name in a file is used as a path, and every size is checked before it is
believed.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from shapely.geometry import Polygon

from desktop.core import archives, given
from desktop.core.errors import FieldError
from desktop.core.text import clean
from desktop.streets.frame import LOCAL, Array, Frame, degrees_of, frame_of, grid, need_near, to_frame
from desktop.streets.shape import MOST_POINTS, Ring, path, ring, show_point, unsound

MOST_BYTES = 64_000_000
MOST_TOTAL = 1_000_000  # points of a whole file
MOST_FEATURES = 100_000
MOST_MEMBERS = 200  # of an archive
MOST_ATTRIBUTES = 1000  # of one shape
_MOST_SAID = 20  # shapes left out, each named in a note
_LONGEST = 2000  # letters of an attribute that are looked at
POINT, LINE, AREA = "point", "line", "area"

Raw = Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Feature:
    """One shape of a file. An area's first ring is its outline, others are holes; `what` names it in messages."""

    kind: str
    rings: tuple[Raw, ...]
    attributes: Mapping[str, str]
    what: str


@dataclass(frozen=True, slots=True)
class Survey:
    """A file read: features, its grid ('' where it does not say), notes on what was left out."""

    features: tuple[Feature, ...]
    grid: str
    notes: tuple[str, ...] = ()
    name: str = ""
    sha256: str = ""


@dataclass(frozen=True, slots=True)
class Shape:
    """A feature in metres of a frame, its corners checked."""

    kind: str
    rings: tuple[Ring, ...]
    attributes: Mapping[str, str]
    what: str


@dataclass(frozen=True, slots=True)
class Brought:
    """Shapes in one frame, with the notes of reading and cleaning."""

    frame: Frame
    shapes: tuple[Shape, ...]
    notes: tuple[str, ...] = field(default=())


def load_bytes(source: Path) -> bytes:
    """The content of a file. Raises `FieldError` for one that can't be read, is empty or too large."""
    size = given.check(source)
    if size > MOST_BYTES:
        raise FieldError("file", f"{source.name} has {size / 1e6:.0f} MB; a street's map file has at most "
                         f"{MOST_BYTES // 1_000_000}. Export only the streets that are wanted.", code="file_large")  # fmt: skip
    content = given.read(source)
    if not content:
        raise FieldError("file", f"{source.name} is empty.", code="file_empty")
    return content


def need_few(features: Sequence[Feature], name: str) -> None:
    """Raise `FieldError` naming the feature with too many points, or the file with too many in all."""
    total = 0
    for each in features:
        count = sum(len(points) for points in each.rings)
        total += count
        need_size(count, each.what, name, each.rings[0][0])
    if total > MOST_TOTAL or len(features) > MOST_FEATURES:
        raise FieldError(
            "file",
            f"{name} has {len(features):,} shapes with {total:,} points; read at most {MOST_FEATURES:,} shapes and "
            f"{MOST_TOTAL:,} points at once. Export a smaller part.",
            code="file_many",
        )


def need_size(count: int, what: str, name: str, first: Sequence[float]) -> None:
    """Raise `FieldError` for a shape of too many points, with the first of them, before they are looked at one by one."""
    if count > MOST_POINTS:
        raise FieldError(
            what,
            f"{name}: {what} has {count:,} points, from {first[0]}, {first[1]} on; a line or parcel has at most "
            f"{MOST_POINTS:,}. Take the surveyed corners, not a traced or scanned outline.",
            code="geometry_many",
            what=what,
        )


def too_many(name: str) -> FieldError:
    """What is said of a file that holds more than may be read at once, before all of it is laid out in memory."""
    return FieldError(
        "file",
        f"{name} holds more than {MOST_FEATURES:,} shapes or {MOST_TOTAL:,} points. Export a smaller part.",
        code="file_many",
    )


def few(notes: Sequence[str]) -> tuple[str, ...]:
    """Notes of one kind, the first of them and how many more there are."""
    return (*notes[:_MOST_SAID], *([f"… and {len(notes) - _MOST_SAID:,} more."] if len(notes) > _MOST_SAID else []))


def digest(content: bytes) -> str:
    """The file's SHA-256, which entries keep as its source."""
    return hashlib.sha256(content).hexdigest()


def members(content: bytes, name: str, wanted: Sequence[str]) -> dict[str, bytes]:
    """The members of an archive whose names end in `wanted`, by their ending, unpacked in memory within the limits.

    Raises `FieldError` for a broken or encrypted archive, one that unpacks to more than a map file may have, and two
    members of one kind.
    """
    archives.need_few_members(io.BytesIO(content), name)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            archives.need_plain(archive)
            infos = archive.infolist()
            if len(infos) > MOST_MEMBERS:
                raise _archive(name, f"holds {len(infos)} files; a map has a handful")
            found: dict[str, bytes] = {}
            room = MOST_BYTES
            for info in infos:
                ending = next((w for w in wanted if info.filename.lower().endswith(w)), None)
                if ending is None or info.is_dir() or "__MACOSX" in info.filename:
                    continue
                if info.flag_bits & 1:
                    raise _archive(name, "is locked with a password")
                if ending in found:
                    raise _archive(name, f"holds two files *{ending}; send one map in one archive")
                with archive.open(info) as member:
                    found[ending] = member.read(room + 1)
                room -= len(found[ending])
                if room < 0:
                    raise _archive(name, f"unpacks to more than {MOST_BYTES // 1_000_000} MB")
    except archives.FAULTS as error:
        raise _archive(name, f"is damaged or no archive ({error})") from error
    return found


def _archive(name: str, says: str) -> FieldError:
    return FieldError("file", f"{name} {says}.", code="file_archive")


def bring_in(
    survey: Survey,
    *,
    frame: Frame | None,
    said: str = "",
    near: tuple[float, float] | None = None,
    spare: bool = False,
) -> Brought:
    """All shapes of a file in metres of `frame` (None: the UTM zone of the file's middle), checked one by one.

    `said` is the grid that the clerk names, used where the file names none, and refused where it names another.
    `near` is a place (longitude, latitude) that the file must lie by. With `spare` a shape that is wrong is left out
    with a note, so long as one is right. Raises `FieldError` saying which and where.
    """
    source = _grid_of(survey, said)
    counts = [len(points) for each in survey.features for points in each.rings]
    if not counts:
        raise FieldError("file", f"{survey.name} holds no shapes.", code="file_empty")
    flat: Array = np.array(
        [(p[0], p[1]) for each in survey.features for points in each.rings for p in points], dtype=np.float64
    )
    _need_finite(survey, flat)
    if source == "local":
        target, moved = frame or Frame(LOCAL), flat
        if not target.local:
            raise FieldError(
                "grid",
                f"{survey.name} is in a grid of its own, the street in UTM zone {target.zone}.",
                code="grid_local",
            )
    else:
        degrees = degrees_of(flat, source, survey.name)
        if near:
            need_near(degrees, near, flat, source, survey.name)
        middle = degrees.mean(axis=0)
        target = frame or frame_of(float(middle[0]), float(middle[1]))
        if target.local:
            raise FieldError(
                "grid",
                "The street is kept by a base line of its own; a map file can't be laid over it.",
                code="grid_local",
            )
        moved = to_frame(degrees, target)
    return _checked(survey, target, moved, counts, spare)


def _grid_of(survey: Survey, said: str) -> str:
    if not survey.grid and not said:
        raise FieldError(
            "grid",
            f"{survey.name} does not say in which grid its coordinates are. Name it: an EPSG number such as 32643 (UTM "
            "zone 43), 4326 (degrees), or local.",
            code="grid_wanted",
        )
    if said and survey.grid and "local" not in (said, survey.grid) and not grid(said).equals(grid(survey.grid), True):
        raise FieldError(
            "grid",
            f"{survey.name} says that it is in {grid(survey.grid).name}, you said {grid(said).name}. Leave the grid out.",
            code="grid_two",
        )
    return survey.grid or said


def _need_finite(survey: Survey, flat: Array) -> None:
    bad = np.flatnonzero(~np.isfinite(flat).all(axis=1))
    if bad.size:
        what, n = _where(survey, int(bad[0]))
        raise FieldError(
            what, f"{survey.name}: {what}, point {n + 1}, has a coordinate that is no number.", code="geometry_number"
        )


def _where(survey: Survey, at: int) -> tuple[str, int]:
    """The feature and its point that stand at a place of all points."""
    for each in survey.features:
        for points in each.rings:
            if at < len(points):
                return each.what, at
            at -= len(points)
    raise IndexError(at)


def _checked(survey: Survey, target: Frame, moved: Array, counts: Sequence[int], spare: bool) -> Brought:
    shapes: list[Shape] = []
    notes = list(survey.notes)
    wrong: list[FieldError] = []
    starts = np.cumsum([0, *counts]).tolist()
    n = 0
    for each in survey.features:
        here = [moved[starts[n + k] : starts[n + k + 1]] for k in range(len(each.rings))]
        n += len(each.rings)
        try:
            rings, noted = _rings(survey.name, each, here)
        except FieldError as error:
            if not spare:
                raise
            wrong.append(error)
            continue
        notes += noted
        shapes.append(Shape(each.kind, rings, each.attributes, each.what))
    if wrong and not shapes:
        raise wrong[0]
    return Brought(target, tuple(shapes), (*few(notes), *few([f"Left out: {error.message}" for error in wrong])))


def _rings(name: str, each: Feature, here: Sequence[Array]) -> tuple[tuple[Ring, ...], list[str]]:
    """The outlines of one feature, checked, with the notes on them."""
    rings: list[Ring] = []
    notes: list[str] = []
    for number, points in enumerate(each.rings):
        label = f"{name}: {each.what}" + (f", hole {number}" if number else "")
        flat = [(float(x), float(y), *p[2:3]) for (x, y), p in zip(here[number], points, strict=True)]

        def say(k: int, points: Raw = points) -> str:
            return f"({points[k][0]}, {points[k][1]})"

        if each.kind == POINT:
            rings.append(((flat[0][0], flat[0][1]),))
            continue
        cleaned = ring(flat, label, repeats=True, say=say) if each.kind == AREA else path(flat, label, say=say)
        rings.append(cleaned.points)
        notes += cleaned.notes
    if each.kind == AREA and len(rings) > 1:
        _need_holes_inside(f"{name}: {each.what}", rings)
    return tuple(rings), notes


def _need_holes_inside(what: str, rings: Sequence[Ring]) -> None:
    """Refuse an area whose holes lie outside it, in one another, or cross its edge."""
    whole = Polygon(rings[0], rings[1:])
    if not whole.is_valid:
        reason, (x, y) = unsound(whole)
        raise FieldError(
            what,
            f"{what}: a hole lies outside the area, or its edges cross, at {show_point(x, y)} ({reason}).",
            code="geometry_hole",
            x=x,
            y=y,
        )


def attribute_text(value: object) -> str:
    """An attribute as clean text; nothing for None, no more than a label's length."""
    return "" if value is None else clean(str(value)[:_LONGEST])[:200]
