"""The sample ward for the window's tests and pictures: the real store, law and press, with cases at every stage."""

from __future__ import annotations

import copy
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from functools import cache
from pathlib import Path
from shutil import copytree
from typing import Any

from ruamel.yaml import YAML

from desktop.app import Program, open_program
from desktop.casework import hearing, inspection, intake, notices, orders, scrutiny, service
from desktop.casework.desk import Desk
from desktop.core.clock import IST, FixedClock, instant_text
from desktop.core.entry import GENESIS, Entry
from desktop.core.ids import uuid7
from desktop.exchange import Exchange
from desktop.law import packs
from desktop.room_parts import room_of
from desktop.sample import found_office
from desktop.store.store import Store
from desktop.ui.room import Room, SyncTruth

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample"
OFFICE = "01890000-0000-7000-8000-000000000001"
TODAY = date(2026, 10, 12)
PEOPLE = (
    ("श्री अब्दुल रहमान", "Shri Abdul Rahman", "36", "२१"),
    ("श्रीमती सुशीला बाई यादव", "Smt. Sushila Bai Yadav", "28", "7/3"),
    ("श्री जोसेफ डिसूज़ा", "Shri Joseph D'Souza", "29", "112"),
    ("श्री हरप्रीत सिंह", "Shri Harpreet Singh", "27", "५४"),
    ("श्रीमती फ़ातिमा बेगम", "Smt. Fatima Begum", "31", "18/A"),
    ("श्री रामस्वरूप विश्वकर्मा", "Shri Ramswaroop Vishwakarma", "27", "9"),
)


class Tick(FixedClock):
    """A clock that can be put on another day; a second passes at each look, so that entries keep their order."""

    def now(self) -> datetime:
        """The present instant."""
        self.at += timedelta(seconds=1)
        return super().now()

    def put(self, day: date, hour: int = 18) -> None:
        """Put it on another day."""
        self.at = datetime.combine(day, time(hour), IST)


@cache
def read(name: str) -> dict[str, Any]:
    """A file of the sample, its days as days."""
    return YAML(typ="safe", pure=True).load((SAMPLE / f"{name}.yaml").read_text(encoding="utf-8"))


@cache
def law() -> packs.Law:
    """The law, read once."""
    return packs.load()


@dataclass
class Sample:
    """The office, its clock, and the desk at which nobody sits yet; `given` is what filling it gave."""

    store: Store
    clock: Tick
    desk: Desk
    room: Room
    given: Any = None

    def at(self, login: str, day: date | None = None, hour: int = 18) -> Desk:
        """The desk with someone at it, on a day."""
        if day:
            self.clock.put(day, hour)
        officer = self.desk.office().by_login(login)
        return self.desk.as_officer(officer.id)


Founder = Callable[[Program], None]
Filler = Callable[["Sample"], Any]
_MOULDS = tempfile.TemporaryDirectory(prefix="nagardesk-samples-")


def make_sample(folder: Path, day: date = TODAY, found: Founder = found_office, fill: Filler | None = None) -> Sample:
    """An office in `folder`, set up by `found` and without cases unless `fill` puts some in; its clock stands at `day`.

    What is set up and filled in the same way is made once; each sample is a copy of that.
    """
    mould, at, given = _mould(found, fill)
    copytree(mould, folder, dirs_exist_ok=True)
    sample = _open(folder, Tick(at))
    sample.clock.put(day)
    sample.given = copy.deepcopy(given)
    return sample


@cache
def _mould(found: Founder, fill: Filler | None) -> tuple[Path, datetime, Any]:
    """The folder that is copied, the instant at which its clock stopped, and what filling it gave."""
    place = Path(tempfile.mkdtemp(dir=_MOULDS.name))
    sample = _open(place / "made", Tick(datetime.combine(date(2026, 4, 1), time(11), IST)), found)
    sample.clock.put(TODAY)
    given = fill(sample) if fill else None
    sample.store.close()
    kept = (place / "made").rename(place / "kept")  # a copy takes a device of its own while its original is in place
    return kept, sample.clock.at, given


def forget_samples() -> None:
    """Make what is copied anew, for pictures whose ids are to be the same at each run."""
    _mould.cache_clear()


def _open(folder: Path, clock: Tick, found: Founder = lambda _program: None) -> Sample:
    program = open_program(folder / "data", clock=clock, state=folder / "state", law=law())
    found(program)
    return Sample(program.store, clock, program.desk, make_room(program))


def make_room(program: Program) -> Room:
    """The room around a desk, with a centre that answers at once."""
    store = program.store
    done: list[str] = []

    def truth() -> SyncTruth:
        waiting = store.waiting()
        last = done[-1] if done else ""
        centre = "https://centre.sundarpur.example"
        return SyncTruth(waiting.entries, 0, waiting_since=waiting.since, last_done=last, centre=centre)

    def sync(progress: Callable[[SyncTruth], None], cancelled: Callable[[], bool]) -> SyncTruth:
        for stage in ("hello", "push", "pull", "files", "check"):
            if cancelled():
                return truth()
            progress(replace(truth(), stage=stage))
        store.acknowledge(store.held()[store.device], "e1")
        done.append(instant_text(program.desk.clock.now()))
        return replace(truth(), stage="done", reached=True)

    return replace(room_of(program, Exchange(program)), sync=sync, truth=truth)


def second_pc(sample: Sample, folder: Path) -> Program:
    """Another PC of the office, which has heard all that this one has; it has `folder` for its own."""
    made = open_program(
        folder / "data", clock=sample.clock, office=sample.store.office, state=folder / "state", law=law()
    )
    hear(made.store, sample.store)
    return made


def hear(store: Store, other: Store) -> None:
    """Let a store hear all that another has written."""
    for device in other.own_devices():
        store.apply(other.own_after(0, 10_000, device))


# The job, step by step -----------------------------------------------------


def receive(sample: Sample, day: date, person: int | None = None) -> str:
    """An application on `day`: the job's own, or one of PEOPLE. Gives the case."""
    answers = dict(read("job")["application"]["answers"])
    answers["received_on"] = day.isoformat()
    if person is not None:
        local, latin, ward, house = PEOPLE[person]
        answers |= {"applicant_local": local, "applicant_latin": latin, "ward": ward, "house": house, "relation": ""}
    return intake.receive_application(sample.at("clerk", day), "building_notice", answers).case


def inspect(sample: Sample, case: str, day: date) -> None:
    """The inspector's two findings."""
    answers = {**read("job")["inspection"]["answers"], "inspected_on": day.isoformat()}
    inspection.record_inspection(sample.at("inspector", day), case, answers)


def draft(sample: Sample, case: str, day: date) -> list[str]:
    """A notice drafted for each finding; gives the notices."""
    desk = sample.at("clerk", day)
    for wanted in read("job")["notices"]:
        finding = next(f for f in desk.case(case).findings.values() if f["item"] == wanted["item"])
        more = {"days": wanted["days"], "requirement": wanted.get("requirement", "")}
        notices.draft_notice(desk, case, wanted["provision"], finding=finding["id"], **more)
    return list(desk.case(case).notices)


def issue(sample: Sample, case: str, day: date, *which: str) -> None:
    """The Chief Municipal Officer signs."""
    for notice in which:
        notices.issue_notice(sample.at("cmo", day), case, notice)


def serve(sample: Sample, case: str, notice: str) -> None:
    """Tendered and refused, then affixed before two witnesses."""
    for turn in read("job")["service"]:
        attempt(sample, case, notice, turn)


def whole_job(sample: Sample) -> str:
    """One file from the counter to the order; gives the case."""
    found: dict[str, str] = {}
    run(whole_job_steps(sample, found))
    return found["ordered"]


Steps = list[tuple[date, Callable[[], object]]]


def run(steps: Steps) -> None:
    """Do the steps in the order of their days, so that entries are made on the day they tell of."""
    for _, step in sorted(steps, key=lambda each: each[0]):
        step()


def whole_job_steps(sample: Sample, found: dict[str, str]) -> Steps:
    """The job's steps by day; the case stands in `found["ordered"]` once it is opened."""
    job = read("job")
    wanted, cause, heard = job["particulars"], job["cause"], job["hearing"]
    drafted: list[str] = []

    def opened() -> None:
        found["ordered"] = receive(sample, job["application"]["day"])

    def demanded() -> None:
        desk = sample.at("cmo", wanted["demanded_on"])
        scrutiny.demand_particulars(desk, found["ordered"], wanted["items"], wanted["days"])

    def came() -> None:
        desk = sample.at("clerk", wanted["received_on"])
        scrutiny.receive_particulars(desk, found["ordered"], wanted["received_on"], wanted["items"])

    def inspected() -> None:
        inspection.print_checklist(sample.at("inspector", job["inspection"]["day"], 9), found["ordered"])
        inspect(sample, found["ordered"], job["inspection"]["day"])

    def issued() -> None:
        drafted.extend(draft(sample, found["ordered"], job["notices_on"]))
        issue(sample, found["ordered"], job["notices_on"], *drafted)

    def caused() -> None:
        desk = sample.at("clerk", cause["day"])
        hearing.receive_cause(desk, found["ordered"], drafted[0], cause["day"], cause["pleas"])

    def held() -> None:
        hearing.record_hearing(sample.at("cmo", heard["day"], 13), found["ordered"], drafted[0], heard)

    served: Steps = [
        (turn["day"], lambda turn=turn: attempt(sample, found["ordered"], drafted[0], turn))
        for turn in job["service"]
    ]
    return [
        (job["application"]["day"], opened),
        (wanted["demanded_on"], demanded),
        (wanted["received_on"], came),
        (job["inspection"]["day"], inspected),
        (job["notices_on"], issued),
        *served,
        (cause["day"], caused),
        (heard["day"], held),
        (job["order"]["day"], lambda: order(sample, found["ordered"], drafted[0])),
    ]


def attempt(sample: Sample, case: str, notice: str, turn: Mapping[str, Any]) -> None:
    """One day's attempts at service."""
    for each in turn["attempts"]:
        service.record_attempt(sample.at("inspector", turn["day"], 17), case, notice, {**each, "day": turn["day"]})


def order(sample: Sample, case: str, notice: str) -> None:
    """The doubt decided and the order made."""
    said = read("job")["order"]
    desk = sample.at("cmo", said["day"])
    for doubt in orders.doubts_of(desk, case):
        orders.choose(desk, case, doubt.id, doubt.choices[said["doubt"]["choice"]], said["doubt"]["reason"])
    pleas = [p for c in desk.case(case).causes for p in c["pleas"]]
    answers = {p["id"]: text for p, text in zip(pleas, said["answers"], strict=True)}
    orders.make_order(desk, case, notice, {**said, "answers": answers})


def disagree(sample: Sample, case: str, field: str, other: Any) -> None:
    """Another device of the office says something else of a field, not having seen what this one says."""
    opened = sample.store.entries(f"case:{case}")[0]
    at = (sample.clock.now() + timedelta(minutes=1)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    entry = Entry(
        id=uuid7(),
        device=uuid7(),
        seq=1,
        at=at,
        day=opened.day,
        office=opened.office,
        officer=opened.officer,
        subject=opened.subject,
        kind="field.set",
        data={"fields": {field: other}, "reason": "Seen on the site"},
        pack=opened.pack,
        prev=GENESIS,
    ).sealed()
    sample.store.apply([entry])


def stages(sample: Sample) -> dict[str, str]:
    """Cases at every stage, as an office has them on TODAY; gives them by name."""
    found: dict[str, str] = {}
    drafted: list[str] = []

    def ago(days: int) -> date:
        return TODAY - timedelta(days=days)

    def opened(name: str, days: int, person: int) -> tuple[date, Callable[[], object]]:
        return ago(days), lambda: found.update({name: receive(sample, ago(days), person)})

    run(
        [
            *whole_job_steps(sample, found),
            opened("over", 40, 0),
            opened("week", 25, 1),
            opened("new", 2, 2),
            opened("findings", 20, 3),
            (ago(5), lambda: inspect(sample, found["findings"], ago(5))),
            opened("drafted", 18, 4),
            (ago(6), lambda: inspect(sample, found["drafted"], ago(6))),
            (ago(4), lambda: draft(sample, found["drafted"], ago(4))),
            opened("to_serve", 17, 5),
            (ago(7), lambda: inspect(sample, found["to_serve"], ago(7))),
            (ago(4), lambda: drafted.extend(draft(sample, found["to_serve"], ago(4)))),
            (ago(3), lambda: issue(sample, found["to_serve"], ago(3), *drafted)),
        ]
    )
    details = sample.desk.case(found["new"]).fields["details"]
    disagree(sample, found["new"], "details", {**details, "storeys": "3"})
    sample.clock.put(TODAY)
    return found
