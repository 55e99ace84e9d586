"""What the case page shows, read in one go off the screen's thread: the file, its clocks, what comes next."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.ui.page import Route
from desktop.ui.words import pick

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile, Notice
    from desktop.casework.desk import Desk
    from desktop.casework.office import Office, Officer
    from desktop.law.clocks import Clock
    from desktop.law.packs import Law
    from desktop.law.procedures import NextAct
    from desktop.ui.map.index import GroundIndex
    from desktop.ui.services import Surveyor


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that may come next: `name` is a key of `next_steps.NAMES`, `what` says about which thing.

    `status` is open, too_early, too_late or barred; `section`, `reason` and `day` say why; `authority` is who must
    sign where the person at the desk is not the one.
    """

    name: str
    what: str = ""
    route: Route | None = None
    status: str = "open"
    section: str = ""
    reason: str = ""
    day: date | None = None
    authority: str = ""


@dataclass(frozen=True, slots=True)
class CaseView:
    """One case on one day, in one language."""

    file: CaseFile
    office: Office
    me: Officer
    law: Law
    today: date
    clocks: tuple[Clock, ...]
    why: tuple[tuple[str, ...], ...]
    acts: tuple[NextAct, ...]
    steps: tuple[Step, ...]
    kind: str
    plot: GroundIndex | None = None

    def officer(self, officer: str) -> str:
        """The name of an officer; '' for none."""
        for each in self.office.officers:
            if each.id == officer:
                return pick(each.name)
        return ""

    def days_left(self, clock: Clock) -> int | None:
        """Days to the last day of a clock."""
        return (clock.last_day - self.today).days if clock.last_day else None


def look(desk: Desk, case: str, language: str, surveyor: Surveyor) -> CaseView:
    """Read a case whole; `language` is the screen's, for the steps of the arithmetic; `surveyor` draws its plot."""
    from desktop.casework.ruling import clocks_of, next_acts
    from desktop.forms.definition import load
    from desktop.law.words import explain
    from desktop.ui.next_steps import Look, steps_of

    file, office = desk.case(case), desk.office()
    today = desk.today()
    found = tuple(clocks_of(desk, file, today))
    acts = tuple(next_acts(desk, file, today))
    me = office.officer(desk.officer)
    seen = Look(desk, office, file, me, acts, found, today, language)
    return CaseView(
        file=file,
        office=office,
        me=me,
        law=desk.law,
        today=today,
        clocks=found,
        why=tuple(tuple(explain(clock.steps, language)) for clock in found),
        acts=acts,
        steps=tuple(steps_of(seen)),
        kind=pick(load(file.kind).title),
        plot=_plot(desk, file, surveyor),
    )


def _plot(desk: Desk, file: CaseFile, surveyor: Surveyor) -> GroundIndex | None:
    """The map of its plot, where somebody has said which parcel it is."""
    from desktop.casework.street_cases import plot_of

    if not plot_of(file)[0]:
        return None
    from desktop.ui.map.index import GroundIndex

    ground = surveyor.case_ground(desk, file.id)
    return GroundIndex(ground) if ground else None


def names_of(party: Any) -> str:
    """A party's name in both scripts, the screen's first."""
    name = party.get("name", {})
    first = pick(name)
    others = [str(v) for v in name.values() if v and v != first]
    return " · ".join([first, *others]) if first else ""


def open_notices(file: CaseFile) -> list[Notice]:
    """Notices that still stand."""
    return [n for n in file.notices.values() if n.state != "withdrawn"]
