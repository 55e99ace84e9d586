"""The sample ward: a fictitious office, one whole job step by step, and a few files in all states for practice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from desktop.app import Program
from desktop.casework import (
    accounts,
    decisions,
    dues,
    hearing,
    inspection,
    intake,
    notices,
    orders,
    scrutiny,
    service,
)
from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.ports import Filter
from desktop.core.clock import IST, FixedClock
from desktop.core.text import clean

SAMPLE = Path(__file__).resolve().parents[1] / "resources" / "sample"
FOUNDED = date(2020, 4, 1)
PLAIN = {"relation": "", "phone": "", "khasra": "", "description": ""}


def read(name: str) -> Any:
    """A YAML file of the sample; dates as ISO text."""
    from ruamel.yaml import YAML

    raw = YAML(typ="safe", pure=True).load((SAMPLE / name).read_text(encoding="utf-8"))
    return json.loads(json.dumps(raw, default=str))


def found_office(program: Program, *, practice: bool = False) -> None:
    """Set the sample office up in an empty data folder; nothing happens if it is there.

    With `practice` every paper bears the mark of practice.
    """
    if program.desk.office().act:
        return
    plan = read("office.yaml")
    plan |= {"wards": wards(), "practice": practice}
    plan["accepted"] = plan["languages"]  # by its fictitious head; a real one reads the texts first
    accounts.set_up(program.store, FOUNDED, plan)
    accounts.register_device(program.store, program.store.signer.public.hex(), FOUNDED)


def wards() -> list[dict[str, Any]]:
    """The wards of the sample, by number, each with its name in Hindi and English."""
    shapes = json.loads((SAMPLE / "wards.geojson").read_text(encoding="utf-8"))
    latin = read("ward_names.yaml")
    hindi = {str(int(f["properties"]["Ward_Number"])): clean(f["properties"]["Name"]) for f in shapes["features"]}
    return [{"number": n, "name": {"hi": hindi[n], "en": latin[n]}} for n in sorted(hindi, key=int)]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the job: `done` tells from the file whether it is in it already, `do` does it."""

    name: str
    done: Callable[[CaseFile], bool]
    do: Callable[[], object]


@dataclass
class Job:
    """The sample job on a data folder whose clock is ours to set; each step can be taken up after a break."""

    program: Program
    clock: FixedClock
    plan: Mapping[str, Any]

    def at(self, day: str, hour: int = 11) -> None:
        """Set the clock to an hour of a day, Indian time."""
        self.clock.at = datetime.combine(date.fromisoformat(day), time(hour), IST)

    def desk(self, login: str) -> Desk:
        """The desk with a person of the sample office at it."""
        return _desk_of(self.program.desk, login)

    @property
    def case(self) -> str:
        """The id of the case; '' before there is one."""
        rows = self.program.store.page(Filter()).rows
        return rows[0].case if rows else ""

    def file(self) -> CaseFile:
        """The case as it stands."""
        return self.program.desk.case(self.case)

    def steps(self) -> list[Step]:
        """All steps in their order."""
        kinds = {n["provision"]: n for n in self.plan["notices"]}
        steps = [
            Step("application received", lambda f: bool(f.number), self._receive),
            Step("further particulars demanded", lambda f: _has(f, "particulars.demanded"), self._demand),
            Step("particulars received", lambda f: _has(f, "particulars.received"), self._particulars),
            Step("checklist printed", lambda f: _has(f, "checklist.printed"), self._checklist),
            Step("inspection recorded", lambda f: bool(f.inspections), self._inspect),
        ]
        for provision, notice in kinds.items():
            steps.append(Step(f"notice drafted, {provision}", _drafted(provision), self._draft_of(notice)))
            steps.append(Step(f"notice issued, {provision}", _issued(provision), self._issue_of(provision)))
        for n, visit in enumerate(self.plan["service"], 1):
            for provision in kinds:
                did = _attempted(provision, n)
                steps.append(Step(f"service, attempt {n}, {provision}", did, self._serve_of(provision, visit)))
        return [
            *steps,
            Step("cause shown", lambda f: bool(f.causes), self._cause),
            Step("hearing minuted", lambda f: bool(f.hearings), self._hear),
            Step("doubt about the appeal decided", lambda f: bool(f.choices), self._choose),
            Step("order made", lambda f: bool(f.orders), self._order),
        ]

    def _receive(self) -> None:
        plan = self.plan["application"]
        self.at(plan["day"])
        intake.receive_application(self.desk("clerk"), plan["form"], plan["answers"])

    def _demand(self) -> None:
        plan = self.plan["particulars"]
        self.at(plan["demanded_on"])
        scrutiny.demand_particulars(self.desk("cmo"), self.case, plan["items"], plan["days"])

    def _particulars(self) -> None:
        plan = self.plan["particulars"]
        self.at(plan["received_on"])
        day = date.fromisoformat(plan["received_on"])
        scrutiny.receive_particulars(self.desk("clerk"), self.case, day, plan["items"])

    def _checklist(self) -> None:
        self.at(self.plan["inspection"]["day"], 10)
        inspection.print_checklist(self.desk("inspector"), self.case)

    def _inspect(self) -> None:
        self.at(self.plan["inspection"]["day"], 14)
        inspection.record_inspection(self.desk("inspector"), self.case, self.plan["inspection"]["answers"])

    def _draft_of(self, notice: Mapping[str, Any]) -> Callable[[], object]:
        def do() -> None:
            self.at(self.plan["notices_on"])
            finding = next(f["id"] for f in self.file().findings.values() if f["item"] == notice["item"])
            notices.draft_notice(
                self.desk("clerk"),
                self.case,
                notice["provision"],
                finding=finding,
                days=notice["days"],
                requirement=notice.get("requirement", ""),
            )

        return do

    def _issue_of(self, provision: str) -> Callable[[], object]:
        def do() -> None:
            self.at(self.plan["notices_on"], 15)
            notices.issue_notice(self.desk("cmo"), self.case, self._notice(provision))

        return do

    def _serve_of(self, provision: str, visit: Mapping[str, Any]) -> Callable[[], object]:
        def do() -> None:
            self.at(visit["day"], 17)
            for attempt in visit["attempts"]:
                told = {**attempt, "day": date.fromisoformat(visit["day"])}
                service.record_attempt(self.desk("inspector"), self.case, self._notice(provision), told)

        return do

    def _notice(self, provision: str) -> str:
        return next(n.id for n in self.file().notices.values() if n.provision == provision)

    def _cause(self) -> None:
        plan = self.plan["cause"]
        self.at(plan["day"])
        day = date.fromisoformat(plan["day"])
        hearing.receive_cause(self.desk("clerk"), self.case, self._shown(), day, plan["pleas"])

    def _shown(self) -> str:
        """The notice that asks for cause: the first of the job."""
        return self._notice(self.plan["notices"][0]["provision"])

    def _hear(self) -> None:
        plan = self.plan["hearing"]
        self.at(plan["day"], 14)
        minutes = {**plan, "day": date.fromisoformat(plan["day"])}
        hearing.record_hearing(self.desk("cmo"), self.case, self._shown(), minutes)

    def _choose(self) -> None:
        self.at(self.plan["order"]["day"])
        told = self.plan["order"]["doubt"]
        for doubt in orders.doubts_of(self.desk("cmo"), self.case):
            orders.choose(self.desk("cmo"), self.case, doubt.id, doubt.choices[told["choice"]], told["reason"])

    def _order(self) -> None:
        plan = self.plan["order"]
        self.at(plan["day"], 12)
        pleas = [p["id"] for c in self.file().causes for p in c["pleas"]]
        order = {k: plan[k] for k in ("facts", "reasons", "operative", "days")}
        answers = dict(zip(pleas, plan["answers"], strict=True))
        orders.make_order(self.desk("cmo"), self.case, self._shown(), {**order, "answers": answers})


def _has(file: CaseFile, event: str) -> bool:
    return any(fact.event == event for fact in file.facts)


def _drafted(provision: str) -> Callable[[CaseFile], bool]:
    return lambda f: any(n.provision == provision for n in f.notices.values())


def _issued(provision: str) -> Callable[[CaseFile], bool]:
    return lambda f: any(n.provision == provision and n.state != "drafted" for n in f.notices.values())


def _attempted(provision: str, times: int) -> Callable[[CaseFile], bool]:
    return lambda f: any(n.provision == provision and len(n.attempts) >= times for n in f.notices.values())


def fill_ward(program: Program, clock: FixedClock, today: date) -> None:
    """Put files in all states, licences and streets into the sample office, their days reckoned back from `today`.

    The steps of all of them are done in the order of their instants, as an office would have done them: an entry can't
    have been made before the one ahead of it.
    """
    walks = [_walk(program, today, plan, n) for n, plan in enumerate(read("ward.yaml")["files"])]
    walks += [_licences(program.desk, today), _streets(program, today)]
    waiting = [(next(walk), n) for n, walk in enumerate(walks)]
    while waiting:
        waiting.sort()
        instant, n = waiting.pop(0)
        clock.at = instant
        if following := next(walks[n], None):
            waiting.append((following, n))


def _streets(program: Program, today: date) -> Iterator[datetime]:
    """A surveyed street with a line on its way, a lane without a survey to lay one from nothing, and the wards.

    Yields the instant of each step before it.
    """
    from desktop.casework.street_proposals import give_notice
    from desktop.casework.streets import enter_street, street_of
    from desktop.streets.surveyor import Surveyor

    surveyor = Surveyor(lambda drawing: b"")  # nothing is drawn on paper here

    def instant(back: int) -> datetime:
        return datetime.combine(today - timedelta(days=back), time(10), IST)

    yield instant(60)
    desk = _desk_of(program.desk, "clerk")
    surveyor.enter_layer(desk, "wards", SAMPLE / "wards.geojson", "")
    names = {"hi": "तुलसीदास मार्ग", "en": "Tulsidas Marg"}
    facts = {"name": names, "number": "27/4", "ward": "27", "width": 10_000, "maintained_by": "municipality"}
    yield instant(59)
    street = enter_street(desk, facts).entries[0].subject.removeprefix("street:")
    lane = {"name": {"hi": "डाकघर गली", "en": "Post Office Lane"}, "number": "27/9", "ward": "27", "width": 4_500}
    yield instant(58)
    enter_street(desk, lane)
    yield instant(20)
    surveyor.enter_file(desk, street, SAMPLE / "street.geojson", "", "", "")
    yield instant(19)
    surveyor.enter_file(desk, street, SAMPLE / "street-fieldbook.csv", "", "", "")
    proposal = next(iter(street_of(program.desk, street).proposals))
    yield instant(12)
    give_notice(desk, street, proposal, "street", today - timedelta(days=12), where="दोनों छोर पर / at both ends")
    yield instant(5)
    for case, number in zip(_of_ward(program, "27"), ("4", "12"), strict=False):
        surveyor.measure_case(desk, case, street, number)


def fill_licences(desk: Desk, clock: FixedClock, today: date) -> None:
    """Hawkers' licences: in force, suspended and run out, by resolutions of the Council, in the order of their days."""
    for instant in _licences(desk, today):
        clock.at = instant


def _licences(desk: Desk, today: date) -> Iterator[datetime]:
    """The licences step by step; yields the instant of each step before it."""
    cases: dict[str, str] = {}

    def receive(plan: Mapping[str, Any]) -> None:
        back = plan["received"]
        answers = {**plan["answers"], "received_on": (today - timedelta(days=back)).isoformat()}
        done = intake.receive_application(_desk_of(desk, "clerk"), plan["form"], answers)
        cases[plan["resolution"]] = done.case

    def decide(plan: Mapping[str, Any], act: str, back: int, told: Mapping[str, Any]) -> None:
        order = {"authority": "Council", "number": plan["resolution"], "dated": today - timedelta(days=back)}
        case = cases[plan["resolution"]]
        decisions.decide(_desk_of(desk, "cmo"), case, plan["provision"], act, {**told, "by_order_of": order})

    steps: list[tuple[int, Callable[[], None]]] = []
    for plan in read("ward.yaml")["licences"]:
        steps.append((plan["received"], partial(receive, plan)))
        grant = {**plan["grant"], "until": today + timedelta(days=plan["until"])}
        steps.append((plan["granted"], partial(decide, plan, "grant", plan["granted"], grant)))
        if "suspended" in plan:
            told = plan["suspend"]
            steps.append((plan["suspended"], partial(decide, plan, "suspend_licence", plan["suspended"], told)))
    for back, step in sorted(steps, key=lambda each: -each[0]):
        yield datetime.combine(today - timedelta(days=back), time(12, 30), IST)
        step()


def _desk_of(desk: Desk, login: str) -> Desk:
    """The desk with a person of the sample office at it."""
    officer = desk.office().by_login(login)
    if officer is None:
        raise KeyError(login)
    return desk.as_officer(officer.id)


def _of_ward(program: Program, ward: str) -> list[str]:
    """The files of a ward, by number."""
    return [row.case for row in program.store.page(Filter(ward=ward), order="number", size=20).rows]


def _walk(program: Program, today: date, plan: Mapping[str, Any], number: int) -> Iterator[datetime]:
    """One practice file from its receipt to the state its plan names; yields the instant of each step before it."""

    def instant(back: int, hour: int) -> datetime:
        return datetime.combine(today - timedelta(days=back), time(hour, number), IST)

    desk = partial(_desk_of, program.desk)

    job = read("job.yaml")
    yield instant(plan["received"], 11)
    received = (today - timedelta(days=plan["received"])).isoformat()
    answers = {**job["application"]["answers"], **PLAIN, **plan["answers"], "received_on": received}
    case = intake.receive_application(desk("clerk"), "building_notice", answers).case
    if asked := plan.get("demand"):
        yield instant(asked["back"], 12)
        dues.demand(desk("clerk"), case, asked)
    if "inspected" not in plan:
        return
    yield instant(plan["inspected"], 16)
    day = (today - timedelta(days=plan["inspected"])).isoformat()
    visit = {**job["inspection"]["answers"], "inspected_on": day, **plan.get("visit", {})}
    inspection.record_inspection(desk("inspector"), case, visit)
    told = plan.get("notices", ())
    ids: list[str] = []
    for each in told:
        yield instant(each["drafted"], 12)
        finding = next(
            f["id"] for f in program.desk.case(case).findings.values() if f["provision"] == each["provision"]
        )
        more = {"days": each["days"], "requirement": each.get("requirement", "")}
        drafted = notices.draft_notice(desk("clerk"), case, each["provision"], finding=finding, **more)
        ids.append(drafted.entries[0].data["notice"])
    for each, notice in zip(told, ids, strict=True):
        if "issued" in each:
            yield instant(each["issued"], 15)
            notices.issue_notice(desk("cmo"), case, notice)
    for each, notice in zip(told, ids, strict=True):
        if "served" in each:
            yield instant(each["served"], 17)
            attempt: dict[str, Any] = {"mode": "tender", "outcome": "served", "hour": "11:10", "place": "निवास पर"}
            attempt["day"] = today - timedelta(days=each["served"])
            service.record_attempt(desk("inspector"), case, notice, attempt)
