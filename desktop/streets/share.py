"""How much of a building is taken down, measured as each Act measures it; every figure is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from desktop.casework.street_law import HALVES, Half
from desktop.core.errors import FieldError
from desktop.law.model import Act

MEASURES = ("cubic", "superficial", "posts")
UNIT = {"cubic": "m³", "superficial": "m²", "posts": ""}


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the building: its whole measure and what of it is down (m³, m² of outer wall, or number of posts)."""

    name: str
    whole: Decimal
    down: Decimal


@dataclass(frozen=True, slots=True)
class Share:
    """One provision's share worked out.

    `exceeds` tells whether it is passed; None where the Act does not say by what to measure and the measures at hand
    differ, so that the officer decides. `threshold` is the pack's share (for "the greater part": more than the rest).
    """

    provision: str
    section: str
    measure: str
    level: str
    whole: Decimal
    down: Decimal
    share: Fraction
    threshold: Fraction
    exceeds: bool | None
    figures: tuple[str, ...]


def taken_down(act: Act, pieces: Mapping[str, Sequence[Piece]]) -> list[Share]:
    """Every share that the Act speaks of, from pieces by measure; a measure without pieces is left out.

    Raises `FieldError` for a piece of which more is down than there was.
    """
    for measure, parts in pieces.items():
        for piece in parts:
            if measure not in MEASURES or not 0 <= piece.down <= piece.whole:
                raise FieldError(
                    piece.name,
                    f"{piece.name}: {piece.down} of {piece.whole} {UNIT.get(measure, '')} can't be.",
                    code="share",
                )
    found: list[Share] = []
    for half in HALVES.get(act.id, ()):
        if half.measure:
            if sum(p.whole for p in pieces.get(half.measure, ())) > 0:
                found.append(_share(act, half, half.measure, pieces[half.measure]))
        else:
            found += _greater(act, half, pieces)
    return found


def _share(act: Act, half: Half, measure: str, parts: Sequence[Piece]) -> Share:
    row = act.provision(half.provision)
    whole, down = sum((p.whole for p in parts), Decimal(0)), sum((p.down for p in parts), Decimal(0))
    threshold = Fraction(1, 2)  # the greater of two parts is more than the other
    if half.amount:
        amount = next(a for a in row.amounts if a.name.startswith(half.amount))
        threshold = Fraction(str(amount.value))
    share = Fraction(down) / Fraction(whole)
    figures = [f"{p.name}: {p.down} of {p.whole} {UNIT[measure]}".rstrip() for p in parts]
    figures.append(f"{down} of {whole} {UNIT[measure]} = {percent(share)}".replace("  ", " "))
    return Share(
        row.id, row.cite, measure, half.level, whole, down, share, threshold, share > threshold, tuple(figures)
    )


def _greater(act: Act, half: Half, pieces: Mapping[str, Sequence[Piece]]) -> list[Share]:
    """The greater part where the Act names no measure: each measure at hand, undecided where they differ."""
    known = [m for m in MEASURES if sum(p.whole for p in pieces.get(m, ())) > 0]
    shares = [_share(act, half, measure, pieces[measure]) for measure in known]
    if len({s.exceeds for s in shares}) < 2:
        return shares
    return [
        Share(s.provision, s.section, s.measure, s.level, s.whole, s.down, s.share, s.threshold, None, s.figures)
        for s in shares
    ]


def percent(share: Fraction) -> str:
    """A share in per cent to two decimals, cut and not rounded, so that just under a half never reads as a half."""
    hundredths = share.numerator * 10_000 // share.denominator
    exact = "" if share * 10_000 == hundredths else "…"
    return f"{hundredths // 100}.{hundredths % 100:02d}{exact} %"
