"""What went out of the office between two days, with whom it went to and where he lives; and what the post brought back."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from desktop.casework.desk import Desk
from desktop.casework.file import CaseFile, Paper
from desktop.casework.ports import Filter, Wanted
from desktop.casework.wording import Said, said


@dataclass(frozen=True, slots=True)
class Sent:
    """A paper that went out: its case, and the addressee's name and address as they stand on it."""

    paper: Paper
    case: str
    file_number: str
    name: Mapping[str, str]
    address: Said


def sent(desk: Desk, first: date, last: date, kinds: Collection[str] = (), ward: str = "") -> list[Sent]:
    """The papers issued from `first` to `last` (both included), of some `kinds` (empty: all), in their order."""
    found = [
        each
        for case in touched(desk, first, ward)
        for each in _of_case(desk.case(case))
        if first <= each.paper.issued_on <= last and (not kinds or each.paper.kind in kinds)
    ]
    return sorted(found, key=lambda each: (each.paper.issued_on, each.paper.entry, each.paper.id))


def touched(desk: Desk, first: date, ward: str = "") -> Iterator[str]:
    """The cases in which anything was done since the day before `first` (instants are UTC, days are India's)."""
    since, after = (first - timedelta(days=1)).isoformat(), ""
    while True:
        page = desk.store.page(Filter(ward=ward), "updated", after, 500)
        for row in page.rows:
            if row.updated[:10] < since:
                return
            yield row.case
        after = page.after
        if not after:
            return


def _of_case(file: CaseFile) -> Iterator[Sent]:
    notices = {n.paper: n for n in file.notices.values() if n.paper}
    party = file.applicant()
    for paper in file.papers:
        notice = notices.get(paper.id)
        called = notice.addressee if notice else party.get("name")
        name = dict(called) if isinstance(called, Mapping) else {}
        if notice is None and paper.addressee != name.get("en"):
            name = {"en": paper.addressee}
        address = (notice.data.get("address") if notice else "") or party.get("address", "")
        if paper.addressee:
            yield Sent(paper, file.id, file.number, name, said(address))


@dataclass(frozen=True, slots=True)
class Returned:
    """A letter that the post brought back: of which notice (its number, provision, state today), to whom, on which day."""

    case: str
    file_number: str
    ward: str
    notice: str
    number: str
    provision: str
    name: Said
    postal: str
    day: date
    state: str


def came_back(desk: Desk, first: date, last: date) -> Iterator[Returned]:
    """The letters that came back from `first` to `last` (both included), by day."""
    for line in desk.store.lines(Wanted(("service.attempted",), first, last, order="day")):
        data = line.entry.data
        if line.row is None or data.get("mode") != "post" or data.get("outcome") != "returned":
            continue
        file = desk.case(line.row.case)
        notice = file.notices[data["notice"]]
        number, called = notice.number, said(notice.addressee or file.applicant().get("name", {}))
        about = (file.id, file.number, line.row.ward, notice.id, number, notice.provision, called)
        postal = str(data.get("postal") or _postal(file, notice.id))
        yield Returned(*about, postal, date.fromisoformat(line.entry.day), notice.state)


def _postal(file: CaseFile, notice: str) -> str:
    """The number under which it was posted last."""
    told = [e.data for e in file.entries if e.kind == "service.attempted" and e.data.get("notice") == notice]
    return next((str(data["postal"]) for data in reversed(told) if data.get("postal")), "")
