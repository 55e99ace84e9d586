"""What a line means for one plot or building: how far it is over, which section stops it, which answers it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from desktop.casework.desk import Desk, Done
from desktop.casework.office import Office
from desktop.casework.street import SIDES, Street
from desktop.casework.street_cases import kinds_banned, record_touch
from desktop.casework.street_law import FORWARD, answer_of, ban_of
from desktop.casework.streets import street_of
from desktop.core.errors import FieldError, LawError
from desktop.core.ids import uuid7
from desktop.law.model import Act
from desktop.streets.cut import TOUCH, Cut, ahead, cut
from desktop.streets.line import StreetLine, from_table, standing
from desktop.streets.parcel import Parcel, Structure, of_entry
from desktop.streets.statement import cents
from desktop.streets.words import phrase


@dataclass(frozen=True)
class Touch:
    """A plot that a line touches: which street and kind of line, the banning provision, and what was measured.

    `permission` is the provision under which leave may still be given, '' where the ban is absolute.
    """

    street: Street
    kind: str
    provision: str
    section: str
    permission: str
    cut: Cut


def touch_of(street: Street, act: Act, plot: Parcel, day: date, strip: float = 0.0) -> Touch | None:
    """How a plot touches the lines of a street in force on `day`, by the strictest ban first; None if it does not.

    `strip` is the width in metres that bye-laws keep free behind the line (`ga-1968` s. 171(6)(a)).
    """
    for kind in kinds_banned(act.id):
        ban, row = ban_of(act, kind)
        lines = [line for side in SIDES for line in standing(street, kind, side, day)]
        if strip and ban.strip:
            lines = [_moved_back(line, strip) for line in lines]
        if not lines:
            continue
        made = cut(lines, plot)
        if made.within > TOUCH or any(s.within > TOUCH for s in made.standing):
            return Touch(street, kind, row.id, row.cite, ban.permission, made)
    return None


def _moved_back(line: StreetLine, by: float) -> StreetLine:
    """The line at a distance behind itself, away from the base line."""
    rows = [
        (s, (line.offset(s) or 0.0) + by)
        for s in sorted({*line.bends, *line.base.bends})
        if line.offset(s) is not None
    ]
    return from_table(line.base, line.side, rows)


def touched_streets(desk: Desk, office: Office, plot: Parcel, frame: int, day: date) -> list[Touch]:
    """Every street of the office, surveyed in `frame`, whose lines the plot touches on `day`."""
    act = desk.act(office, day)
    found = []
    for subject in desk.store.subjects("street:"):
        street = street_of(desk, subject.removeprefix("street:"))
        if street.frame != frame or not street.lines:
            continue
        touch = touch_of(street, act, plot, day, strip_of(office, act, day))
        if touch:
            found.append(touch)
    return found


def strip_of(office: Office, act: Act, day: date) -> float:
    """The strip behind the line that bye-laws keep free, as the office has set it (m); 0 where it has set none."""
    held = office.held(f"amount.{act.id}:171:6a", day)
    return float(held.value) if held else 0.0


def touch_record(touch: Touch, act: Act, *, new_work: bool = False, mostly_down: bool = False) -> dict[str, Any]:
    """The touch as a case keeps it, with a finding for each thing over the line that the Act answers.

    `new_work` says that the building is being put up now; `mostly_down` that most of it has come down. The measured
    encroachment stands in each finding, so that its notice prints filled in.
    """
    made = touch.cut
    line = phrase(touch.kind)
    findings = []
    for each in made.standing:
        what = each.structure.what
        key = "new_work" if new_work else "mostly_down" if mostly_down and what == "building" else what
        provision = answer_of(act, key)
        if provision:
            text = phrase(f"finding_{what}", name=each.structure.name, line=line, projects=cents(each.projects))
            measures = [("depth", each.projects, "m"), ("along", each.along, "m"), ("area_within", each.within, "m²")]
            findings.append(_finding(provision, text, measures))
    return {
        "street": touch.street.id,
        "kind": touch.kind,
        "provision": touch.provision,
        "section": touch.section,
        "permission": touch.permission,
        "parcel": made.parcel.number,
        "within": str(cents(made.within)),
        "depth": str(cents(made.depth)),
        "text": phrase("finding_plot", line=line, within=cents(made.within)),
        "findings": findings,
    }


def _finding(provision: str, text: dict[str, str], measures: Sequence[tuple[str, float, str]]) -> dict[str, Any]:
    return {
        "id": uuid7(),
        "item": "street_line",
        "provision": provision,
        "text": text,
        "measures": [{"label": phrase(key), "value": str(cents(v)), "unit": unit} for key, v, unit in measures],
        "remark": "",
    }


def stop_case(
    desk: Desk, case: str, street: str, parcel: str, *, share: Sequence[str] = (), **how: bool
) -> Done | None:
    """Measure the parcel of a case against the lines of its street and record the touch; None if it touches none.

    `parcel` is the parcel's number in the street's survey; `share` the figures of how much of the building is down,
    kept with the touch. `how` is as for `touch_record`.
    """
    state = street_of(desk, street)
    day = desk.today()
    act = desk.law.version(desk.case(case).pack)
    found = next((p for p in state.parcels.values() if p["number"] == parcel), None)
    if found is None:
        raise FieldError("parcel", f"The survey of this street has no parcel {parcel}.", code="parcel_missing")
    touch = touch_of(state, act, of_entry(found), day, strip_of(desk.office(), act, day))
    if touch is None:
        return None
    return record_touch(desk, case, {**touch_record(touch, act, **how), "share": list(share)})


@dataclass(frozen=True, slots=True)
class Forward:
    """A building set forward: by which provision, and the land before it up to the line (m²)."""

    provision: str
    section: str
    price_provision: str
    area: Decimal
    shape: Any


def front_of(act: Act, lines: Sequence[StreetLine], parcel: Parcel, how: str) -> Forward:
    """The setting forward of that building of a parcel which stands farthest behind a line of its side.

    Raises `LawError` where the Act knows no such thing, or no building of the parcel stands back.
    """
    need_forward(act, how)
    buildings = [each for each in parcel.structures if each.what == "building"]
    pairs = [(line, each) for line in lines for each in buildings if ahead(line, each.shape)[1] > TOUCH]
    if not pairs:
        raise LawError("No building of this parcel stands behind a line in force.", section="", code="not_behind")
    return max((forward(act, line, each, how) for line, each in pairs), key=lambda found: found.area)


def need_forward(act: Act, how: str) -> tuple[str, str]:
    """The provisions of setting forward and of its price ('' none). Raises `LawError` where the Act knows no such thing."""
    found = FORWARD.get((act.id, how))
    if found is None:
        raise LawError(
            f"{act.short['en']} does not speak of this ({how} setting forward).", section="", code="no_forward"
        )
    return found


def forward(act: Act, line: StreetLine, building: Structure, how: str) -> Forward:
    """The land that a building takes in when it is set forward to the line; `how` is permit or require.

    Raises `LawError` where the Act knows no such thing or the building does not stand back.
    """
    found = need_forward(act, how)
    row = act.provision(found[0])
    land, area = ahead(line, building.shape)
    if area <= TOUCH:
        raise LawError(
            f"Section {row.cite}: {building.name or building.what} does not stand behind the line.", section=row.cite,
            code="not_behind",
        )  # fmt: skip
    return Forward(row.id, row.cite, found[1], cents(area), land)
