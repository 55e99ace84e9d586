"""The sample ward for the window's tests and pictures: the real store, law and press, with cases at every stage."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from desktop.casework import accounts, hearing, inspection, intake, notices, orders, scrutiny, service
from desktop.casework.desk import Desk
from desktop.casework.rows import RowMaker
from desktop.core.clock import IST, FixedClock
from desktop.core.entry import GENESIS, Entry
from desktop.core.ids import uuid7
from desktop.law import packs
from desktop.printing.press import NoticePress
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

    def put(self, day: date, hour: int = 11) -> None:
        """Put it on another day."""
        self.at = datetime.combine(day, time(hour), IST)


@cache
def read(name: str) -> dict[str, Any]:
    """A file of the sample."""
    return YAML(typ="safe", pure=True).load((SAMPLE / f"{name}.yaml").read_text(encoding="utf-8"))


@cache
def law() -> packs.Law:
    """The law, read once."""
    return packs.load()


def plan() -> dict[str, Any]:
    """The sample office with its wards."""
    shapes = json.loads((SAMPLE / "wards.geojson").read_text(encoding="utf-8"))["features"]
    wards = [
        {"number": f["properties"]["Ward_Number"], "name": {"hi": f["properties"]["Name"], "en": ""}} for f in shapes
    ]
    wards.sort(key=lambda w: int(w["number"]) if w["number"].isdecimal() else 999)
    office = dict(read("office").items())
    office["settings"] = [{**s, "dated": str(s["dated"])} for s in office["settings"]]
    office["holidays"] = [{**h, "day": str(h["day"])} for h in office["holidays"]]
    return {**office, "wards": wards}


@dataclass
class Sample:
    """The office, its clock, and the desk at which nobody sits yet."""

    store: Store
    clock: Tick
    desk: Desk
    room: Room

    def at(self, login: str, day: date | None = None, hour: int = 11) -> Desk:
        """The desk with someone at it, on a day."""
        if day:
            self.clock.put(day, hour)
        officer = self.desk.office().by_login(login)
        return self.desk.as_officer(officer.id)


def make_sample(folder: Path, day: date = TODAY) -> Sample:
    """An office without cases; the store lies in `folder`."""
    clock = Tick(datetime.combine(date(2026, 4, 1), time(11), IST))
    store = Store.open(folder / "data", office=OFFICE, clock=clock, projector=RowMaker(law()), state=folder / "state")
    accounts.set_up(store, date(2026, 4, 1), plan())
    desk = Desk(store, NoticePress(), law(), clock, lambda facts: json.dumps(facts, ensure_ascii=False), "")
    clock.put(day)
    return Sample(store, clock, desk, make_room(store, desk))


def make_room(store: Store, desk: Desk) -> Room:
    """The room around a desk, with a centre that answers at once."""

    def truth() -> SyncTruth:
        waiting = store.waiting()
        return SyncTruth(
            waiting.entries, 0, waiting_since=waiting.since or "", centre="https://centre.sundarpur.example"
        )

    def sync(progress: Callable[[SyncTruth], None], cancelled: Callable[[], bool]) -> SyncTruth:
        for stage in ("hello", "push", "pull", "files", "check"):
            if cancelled():
                return truth()
            progress(replace(truth(), stage=stage))
        store.acknowledge(store.held()[store.device], "e1")
        return replace(truth(), stage="done", reached=True, last_done="2026-10-12T05:30:00.000000Z")

    return Room(
        desk=desk,
        sign_in=lambda login, password: accounts.sign_in(store, login, password, desk.today()),
        drafts=_Drafts(store),
        page_png=page_png,
        page_count=page_count,
        sync=sync,
        truth=truth,
        close=store.close,
    )


class _Drafts:
    def __init__(self, store: Store) -> None:
        self.save_draft, self.drop_draft = store.save_draft, store.drop_draft
        self._all = store.drafts

    def draft(self, key: str) -> dict[str, Any] | None:
        """The draft under `key`."""
        return self._all().get(key)

    def drafts(self) -> list[str]:
        """The keys, newest first."""
        return list(self._all())


def page_png(pdf: bytes, page: int, width: int) -> bytes:
    """One page of a PDF as PNG."""
    import io

    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    sheet = document[page]
    image = sheet.render(scale=width / sheet.get_width()).to_pil()
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def page_count(pdf: bytes) -> int:
    """How many pages a PDF has."""
    import pypdfium2

    return len(pypdfium2.PdfDocument(pdf))


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
        work = (
            "सड़क की ओर निकला हुआ छज्जा, 0.90 मी., पूरा हटाएँ।"
            if desk.law.provision(wanted["provision"]).section == "194"
            else ""
        )
        notices.draft_notice(
            desk, case, wanted["provision"], finding=finding["id"], days=wanted["days"], requirement=work
        )
    return list(desk.case(case).notices)


def issue(sample: Sample, case: str, day: date, *which: str) -> None:
    """The Chief Municipal Officer signs."""
    for notice in which:
        notices.issue_notice(sample.at("cmo", day), case, notice)


def serve(sample: Sample, case: str, notice: str) -> None:
    """Tendered and refused, then affixed before two witnesses."""
    for turn in read("job")["service"]:
        for attempt in turn["attempts"]:
            desk = sample.at("inspector", turn["day"], 17)
            service.record_attempt(desk, case, notice, {**attempt, "day": turn["day"]})


def whole_job(sample: Sample) -> str:
    """One file from the counter to the order; gives the case."""
    job = read("job")
    case = receive(sample, job["application"]["day"])
    wanted = job["particulars"]
    scrutiny.demand_particulars(sample.at("cmo", wanted["demanded_on"]), case, wanted["items"], wanted["days"])
    scrutiny.receive_particulars(
        sample.at("clerk", wanted["received_on"]), case, wanted["received_on"], wanted["items"]
    )
    inspection.print_checklist(sample.at("inspector", job["inspection"]["day"], 9), case)
    inspect(sample, case, job["inspection"]["day"])
    drafted = draft(sample, case, job["notices_on"])
    issue(sample, case, job["notices_on"], *drafted)
    serve(sample, case, drafted[0])
    cause = job["cause"]
    hearing.receive_cause(sample.at("clerk", cause["day"]), case, drafted[0], cause["day"], cause["pleas"])
    heard = job["hearing"]
    hearing.record_hearing(sample.at("cmo", heard["day"], 13), case, drafted[0], heard)
    order(sample, case, drafted[0])
    return case


def order(sample: Sample, case: str, notice: str) -> None:
    """The doubt decided and the order made."""
    said = read("job")["order"]
    desk = sample.at("cmo", said["day"])
    for doubt in orders.doubts_of(desk, case):
        orders.choose(desk, case, doubt.id, said["doubt"]["choice"], said["doubt"]["reason"])
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
    day = timedelta(days=1)
    found = {"ordered": whole_job(sample)}
    found["over"] = receive(sample, TODAY - 40 * day, 0)
    found["week"] = receive(sample, TODAY - 25 * day, 1)
    found["new"] = receive(sample, TODAY - 2 * day, 2)
    found["findings"] = receive(sample, TODAY - 20 * day, 3)
    inspect(sample, found["findings"], TODAY - 5 * day)
    found["drafted"] = receive(sample, TODAY - 18 * day, 4)
    inspect(sample, found["drafted"], TODAY - 6 * day)
    draft(sample, found["drafted"], TODAY - 4 * day)
    found["to_serve"] = receive(sample, TODAY - 17 * day, 5)
    inspect(sample, found["to_serve"], TODAY - 7 * day)
    issue(sample, found["to_serve"], TODAY - 3 * day, *draft(sample, found["to_serve"], TODAY - 4 * day))
    details = sample.desk.case(found["new"]).fields["details"]
    disagree(sample, found["new"], "details", {**details, "storeys": "3"})
    sample.clock.put(TODAY)
    return found
