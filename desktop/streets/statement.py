"""The statement of lands within a line: one row a parcel, totals proved against the whole, and what the officer must know.

Areas are shown to 0.01 m² and lengths to 0.01 m, halves up. What is left is the whole less what is within, so that the
columns add up as printed; the proof holds the unrounded sums against each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from desktop.core.errors import FieldError
from desktop.streets.base import Base
from desktop.streets.cut import TOUCH, Cut, Overlap, Standing, cut_all, outside, overlaps, strips
from desktop.streets.frame import Frame
from desktop.streets.line import StreetLine
from desktop.streets.parcel import Parcel
from desktop.streets.words import phrase

CENT = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Least:
    """What the office holds the least land fit for use: area (m²) and width (m), and the bye-law or order that says so."""

    area: float
    width: float
    authority: str


@dataclass(frozen=True, slots=True)
class StructureRow:
    """What of a building or outwork stands within the line. Areas m², lengths m, contents m³ (None: height unknown)."""

    structure: str
    name: str
    what: str
    whole: Decimal
    within: Decimal
    projects: Decimal
    along: Decimal
    height: Decimal | None
    volume: Decimal | None
    volume_within: Decimal | None


@dataclass(frozen=True, slots=True)
class Row:
    """One parcel. `remainder` is none (all is taken), fit, unfit, or unset where the office has set no least measure.

    `closing` is the greatest error of its field book (m) and `precision` one part in so many; None where not booked or
    not checked.
    """

    parcel: str
    number: str
    owner: Mapping[str, str]
    vests: str
    side: str
    whole: Decimal
    within: Decimal
    left: Decimal
    frontage: Decimal
    depth: Decimal
    open: Decimal
    pieces: int
    usable: Decimal
    remainder: str
    structures: tuple[StructureRow, ...]
    closing: Decimal | None = None
    precision: int | None = None


@dataclass(frozen=True, slots=True)
class Proof:
    """One sum held against another: both sides and their difference, m²."""

    name: str
    parts: tuple[tuple[str, Decimal], ...]
    total: Decimal
    difference: Decimal


@dataclass(frozen=True, slots=True)
class Note:
    """Something the officer must know: `key` of the words, and what fills them."""

    key: str
    fill: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Statement:
    """The statement of lands for the lines of one street. `scale` is the grid's scale at the street (1: none)."""

    rows: tuple[Row, ...]
    whole: Decimal
    within: Decimal
    left: Decimal
    frontage: Decimal
    strip: Decimal
    proofs: tuple[Proof, ...]
    scale: Decimal
    length: Decimal
    parcels: int
    notes: tuple[Note, ...] = ()
    least: Least | None = None
    cuts: tuple[Cut, ...] = field(default=(), compare=False)

    def to_json(self) -> dict[str, Any]:
        """Plain figures, as an entry keeps them and `--json` prints them."""
        plain = asdict(replace(self, cuts=(), notes=()))
        plain["notes"] = [phrase(note.key, ("en",), **note.fill)["en"] for note in self.notes]
        del plain["cuts"]
        out: dict[str, Any] = _plain(plain)
        return out


def make_statement(
    lines: Sequence[StreetLine], parcels: Sequence[Parcel], frame: Frame, least: Least | None = None
) -> Statement:
    """Cut the parcels by the lines and write the statement. Raises `FieldError` where there is no line."""
    if not lines:
        raise FieldError("line", "There is no line to cut the parcels by.", code="line_none")
    cuts = cut_all(lines, parcels)
    rows = tuple(_row(each, least) for each in cuts)
    touched = [each.parcel for each in cuts]
    double = overlaps(touched)
    base: Base = lines[0].base
    proofs = (_proof_of_parcels(cuts, rows), _proof_of_strip(lines, cuts, rows, double))
    return Statement(
        rows=rows,
        whole=sum((row.whole for row in rows), Decimal(0)),
        within=sum((row.within for row in rows), Decimal(0)),
        left=sum((row.left for row in rows), Decimal(0)),
        frontage=sum((row.frontage for row in rows), Decimal(0)),
        strip=cents(strips(lines)),
        proofs=proofs,
        scale=Decimal(frame.scale(*base.points[0])).quantize(Decimal("0.00001"), ROUND_HALF_UP),
        length=cents(base.length),
        parcels=len(parcels),
        notes=tuple(_notes(double, cuts)),
        least=least,
        cuts=tuple(cuts),
    )


def cents(value: float) -> Decimal:
    """A measure to two decimals, halves up; what float arithmetic adds beyond a millionth is not a half."""
    return Decimal(repr(round(value, 6))).quantize(CENT, ROUND_HALF_UP) + 0  # no minus nought


def _row(cut: Cut, least: Least | None) -> Row:
    whole, within = cents(cut.whole), cents(cut.within)
    error = cut.parcel.book.get("error")
    return Row(
        parcel=cut.parcel.id,
        number=cut.parcel.number,
        owner=cut.parcel.owner,
        vests=cut.parcel.vests,
        side=cut.side,
        whole=whole,
        within=within,
        left=whole - within,
        frontage=cents(cut.frontage),
        depth=cents(cut.depth),
        open=cents(cut.open),
        pieces=cut.pieces,
        usable=cents(cut.usable),
        remainder=_remainder(cut, least),
        structures=tuple(_structure(each) for each in cut.standing),
        closing=None if error is None else cents(error / 1000),
        precision=cut.parcel.book.get("precision"),
    )


def _remainder(cut: Cut, least: Least | None) -> str:
    if cut.left <= TOUCH:
        return "none"
    if least is None:
        return "unset"
    return "unfit" if cut.left < least.area or cut.usable < least.width else "fit"


def _structure(each: Standing) -> StructureRow:
    def known(value: float | None) -> Decimal | None:
        return None if value is None else cents(value)

    return StructureRow(
        structure=each.structure.id,
        name=each.structure.name,
        what=each.structure.what,
        whole=cents(each.whole),
        within=cents(each.within),
        projects=cents(each.projects),
        along=cents(each.along),
        height=known(each.structure.height),
        volume=known(each.volume),
        volume_within=known(each.volume_within),
    )


def _proof_of_parcels(cuts: Sequence[Cut], rows: Sequence[Row]) -> Proof:
    """Within and left of every parcel against the whole of every parcel."""
    exact = sum(c.within + c.left for c in cuts) - sum(c.whole for c in cuts)
    within, left = (sum((getattr(r, name) for r in rows), Decimal(0)) for name in ("within", "left"))
    return Proof("parcels", (("within", within), ("left", left)), within + left, cents(exact))


def _proof_of_strip(
    lines: Sequence[StreetLine], cuts: Sequence[Cut], rows: Sequence[Row], double: Sequence[Overlap]
) -> Proof:
    """Land of the parcels within, less what two claim, and land that none claims, against the whole strip."""
    strip = strips(lines)
    none = outside(lines, [each.parcel for each in cuts])
    exact, twice = sum(c.within for c in cuts), sum(_within_twice(lines, o) for o in double)
    within = sum((row.within for row in rows), Decimal(0))
    rounding = cents(exact) - within
    parts = [("within", within), ("rounding", rounding), ("claimed_twice", -cents(twice)), ("no_parcel", cents(none))]
    shown = tuple((name, value) for name, value in parts if value or name == "within")
    return Proof("strip", shown, cents(strip), cents(exact - twice + none - strip))


def _within_twice(lines: Sequence[StreetLine], double: Overlap) -> float:
    shared = double.first.shape.intersection(double.second.shape)
    return float(sum(shared.intersection(line.strip).area for line in lines))


def _notes(double: Sequence[Overlap], cuts: Sequence[Cut]) -> list[Note]:
    notes = []
    for o in double:
        place = f"E {o.at[0]:.2f} N {o.at[1]:.2f}"
        fill = {"first": o.first.number, "second": o.second.number, "area": str(cents(o.area)), "place": place}
        notes.append(Note("note_overlap", fill))
    for each in cuts:
        if each.parcel.book and each.parcel.book.get("error") is None:
            notes.append(Note("note_no_check", {"number": each.parcel.number}))
        if each.pieces > 1:
            notes.append(Note("note_pieces", {"number": each.parcel.number, "pieces": str(each.pieces)}))
    return notes


def _plain(value: Any) -> Any:
    if isinstance(value, Decimal):
        return float(value)
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return value
