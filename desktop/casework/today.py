"""Today: what the law and the office ask for now, the most urgent first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.hearing import sitting
from desktop.casework.ports import Filter
from desktop.casework.ruling import clocks_on
from desktop.casework.street import fold_street
from desktop.casework.street_proposals import wanted

HORIZON = timedelta(days=31)  # a time that ends later stands in the case, and comes to Today when it is near
NEAR = timedelta(days=7)  # a hearing stands on Today from so long before it until it is minuted or adjourned
MOST = 500


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing asked for.

    `kind` is clock, hearing, sign, serve, returned (to serve again what the post brought back), finding, settle or street
    (`case` is then the street, `notice` the proposal); `day` its last day, or the day of the hearing, if it has one;
    `days_left` to it (negative when it is past; 0 is today, and not overdue); `section` the law's; `what` says it in each
    language or by name, of a hearing it is the hour.
    """

    kind: str
    case: str
    number: str
    title: str
    what: str
    section: str = ""
    day: date | None = None
    days_left: int | None = None
    runs_for: str = ""
    notice: str = ""
    text: Mapping[str, str] | None = None


def asks(desk: Desk) -> list[Ask]:
    """What this office is asked for today."""
    today, office = desk.today(), desk.office()
    found: list[Ask] = []
    due = desk.store.page(Filter(due_by=(today + HORIZON).isoformat()), order="due", size=MOST).rows
    for row in due:
        file = desk.case(row.case)
        for clock in clocks_on(desk, office, file, today):
            if clock.last_day and clock.last_day - today <= HORIZON and clock.state in ("running", "expired"):
                left = (clock.last_day - today).days
                name = clock.name
                found.append(
                    Ask(
                        "clock",
                        row.case,
                        row.number,
                        row.title,
                        name,
                        clock.section,
                        clock.last_day,
                        left,
                        clock.runs_for,
                    )
                )
    for status in ("drafted", "to_serve", "findings", "served"):
        for row in desk.store.page(Filter(status=status), size=MOST).rows:
            file = desk.case(row.case)
            found += [*_left_to_do(file, row.title), *_hearings(desk, file, row.title, today)]
    for row in desk.store.page(Filter(flag="to_settle"), size=MOST).rows:
        found.append(Ask("settle", row.case, row.number, row.title, "settle"))
    found += street_asks(desk)
    return sorted(set_once(found), key=lambda a: (a.days_left is None, a.days_left or 0, a.number))


def to_visit(desk: Desk) -> dict[str, int]:
    """How many cases wait for a first visit, by ward."""
    found: dict[str, int] = {}
    for ward, _, status, count in desk.store.tally():
        if status == "received":
            found[ward] = found.get(ward, 0) + count
    return found


def street_asks(desk: Desk) -> list[Ask]:
    """The next step of every open proposal about a street; `what` is its key, `runs_for` its status."""
    today, found = desk.today(), []
    for subject in desk.store.subjects("street:"):
        state = fold_street(subject.removeprefix("street:"), desk.store.entries(subject))
        for proposal in state.proposals.values():
            if proposal.state != "open":
                continue
            left = [want for want in wanted(desk, state, proposal.id, today) if want.status != "done"]
            step = next((want for want in left if want.status == "wanting"), left[0] if left else None)
            day = (step.last_day or step.first_day) if step else None
            name = " / ".join(dict.fromkeys(v for v in state.name.values() if v))
            found.append(
                Ask(
                    "street",
                    state.id,
                    state.number,
                    name,
                    step.key if step else f"decide:{proposal.matter}",
                    step.section if step else "",
                    day,
                    (day - today).days if day else None,
                    step.status if step else "wanting",
                    proposal.id,
                )
            )
    return found


def set_once(found: list[Ask]) -> list[Ask]:
    """The asks without doubles, in their order."""
    seen: dict[tuple[str, str, str, str, date | None], Ask] = {}
    for ask in found:
        seen.setdefault((ask.kind, ask.case, ask.what, ask.notice, ask.day), ask)
    return list(seen.values())


def _left_to_do(file: CaseFile, title: str) -> list[Ask]:
    left: list[Ask] = []
    for notice in file.notices.values():
        if notice.state == "drafted":
            left.append(Ask("sign", file.id, file.number, title, notice.provision, notice=notice.id))
        if notice.state == "issued":
            last = notice.attempts[-1] if notice.attempts else None
            kind = "returned" if last and (last.mode, last.outcome) == ("post", "returned") else "serve"
            day = last.day if last and kind == "returned" else None
            left.append(Ask(kind, file.id, file.number, title, notice.provision, day=day, notice=notice.id))
    answered = {n.finding for n in file.notices.values() if n.state != "withdrawn"}
    for finding in file.findings.values():
        if finding["id"] not in answered:
            left.append(
                Ask(
                    "finding",
                    file.id,
                    file.number,
                    title,
                    finding["provision"],
                    notice=finding["id"],
                    text=finding["text"],
                )
            )
    return left


def _hearings(desk: Desk, file: CaseFile, title: str, today: date) -> Iterator[Ask]:
    """The hearings of a case that are near, and those whose day has passed without minutes or another day."""
    for notice in file.notices.values():
        told = sitting(file, notice.id) if notice.state in ("issued", "served") else None
        if told is None or file.order_on(notice.id) is not None:
            continue
        day = date.fromisoformat(told["on"])
        if day - today <= NEAR:
            cite, left = desk.law.provision(notice.provision).cite, (day - today).days
            yield Ask("hearing", file.id, file.number, title, told["hour"], cite, day, left, notice=notice.id)
