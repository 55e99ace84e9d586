"""The sample office of each Act in which `nagardesk law walk` does its work: officers, holidays, parties."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Any

from desktop.app import Program, open_program
from desktop.casework import accounts
from desktop.casework.desk import Desk
from desktop.casework.wording import local_language
from desktop.core.clock import IST, FixedClock
from desktop.law.model import Act
from desktop.law.packs import Law
from desktop.sample import read

FOUNDED = date(2020, 4, 1)
STAFF = (
    ("clerk", ["clerk"]),
    ("inspector", ["inspector"]),
    ("head", ["head", "officer"]),
    ("admin", ["administrator"]),
)


@dataclass(repr=False)
class WalkOffice:
    """An office under one Act and of one kind of body, whose clock is ours to set."""

    program: Program
    clock: FixedClock
    act: Act
    body: str
    plan: dict[str, Any]
    ids: dict[str, str]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of its papers."""
        return self.program.desk.office().languages

    def at(self, day: date, login: str) -> Desk:
        """The desk on a day with somebody at it."""
        self.clock.at = datetime.combine(day, time(18), IST)  # what happened that day is entered at its end
        return self.program.desk.as_officer(self.ids[login])

    def words(self) -> dict[str, str]:
        """A sentence for papers, in each language of the office."""
        return {lang: self.plan["words"][lang] for lang in self.languages}

    def party(self) -> dict[str, str]:
        """The sample party's name in each language of the office."""
        return {lang: self.plan["party"][lang]["name"] for lang in self.languages}

    def next_open(self, day: date) -> date:
        """The first day from `day` on which the office is open."""
        office = self.program.desk.office()
        while office.is_closed(day):
            day += timedelta(days=1)
        return day


def open_office(folder: Path, law: Law, act: Act, body: str) -> WalkOffice:
    """Found the sample office of an Act for a kind of body in an empty folder."""
    plan: dict[str, Any] = read("walk.yaml")
    plan["holders"].setdefault(act.id, [])  # of an Act that is new: the walk then tells whom it lacks
    begin = date.fromisoformat(plan["day"])
    clock = FixedClock(datetime.combine(begin, time(9), IST))
    place = folder / f"{act.id}-{body}"
    program = open_program(place / "data", clock=clock, state=place / "state", law=law)
    accounts.set_up(program.store, FOUNDED, _founding(act, body, plan))
    accounts.register_device(program.store, program.store.signer.public.hex(), FOUNDED)
    ids = {officer.login: officer.id for officer in program.desk.office().officers}
    return WalkOffice(program, clock, act, body, plan, ids)


def _founding(act: Act, body: str, plan: dict[str, Any]) -> dict[str, Any]:
    languages = list(act.languages)
    name = {lang: plan["body"][lang] for lang in languages}
    holders = plan["holders"][act.id]
    people = [(login, roles, "") for login, roles in STAFF]
    people += [(authority.lower().replace(" ", "_"), ["officer"], authority) for authority in holders]
    return {
        "act": act.id,
        "body_kind": body,
        "body": name,
        "code": act.id.partition("-")[0].upper(),
        "languages": languages,
        "accepted": languages,
        "wards": [{"number": "1", "name": {local_language(languages): plan["body"]["en"], "en": plan["body"]["en"]}}],
        "letterhead": {"name": name},
        "weekly_off": [6],
        "officers": [
            {
                "login": login,
                "name": {lang: plan["party"][lang]["name"] for lang in languages},
                "designation": dict(act.authority(authority)) if authority else _plain(login, languages),
                "authority": authority,
                "roles": roles,
                "held_from": FOUNDED.isoformat(),
            }
            for login, roles, authority in people
        ],
        "holidays": [{"day": day, "name": "Holiday"} for day in plan["holidays"]],
    }


def _plain(login: str, languages: list[str]) -> dict[str, str]:
    return dict.fromkeys(languages, login.capitalize())
