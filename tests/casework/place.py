"""A sample office of an Act with one case in it, and short ways to bring the case somewhere."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from desktop.casework import hearing, notices, opening, service
from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.walk_office import WalkOffice

DAY = date(2026, 2, 2)
SAID = dict.fromkeys(("en", "hi", "mr", "pa", "ta"), "as found")
WITNESSES = [{"name": "A", "address": "1"}, {"name": "B", "address": "2"}]


@dataclass
class Place:
    """A sample office of an Act with one case in it."""

    office: WalkOffice
    case: str = ""
    day: date = DAY

    def desk(self, login: str) -> Desk:
        """The desk today with somebody at it."""
        return self.office.at(self.day, login)

    def file(self) -> CaseFile:
        """The case as it stands."""
        return self.office.program.desk.case(self.case)

    def later(self, days: int) -> None:
        """Let days pass."""
        self.day += timedelta(days=days)

    def open(self, provision: str) -> str:
        """A case of the office's own motion."""
        names = self.office.party()
        local = next(lang for lang in names if lang != "en")
        answers = {
            "received_on": self.day.isoformat(),
            "applicant_local": names[local],
            "applicant_latin": names["en"],
        }
        answers |= {"address": "house 7", "ward": "1", "house": "7", "landmark": "well", "description": "seen"}
        self.case = opening.open_suo_motu(self.desk("head"), provision, answers).case
        return self.case

    def notice(self, provision: str, officer: str, **more: Any) -> str:
        """A notice drafted and issued today."""
        draft = notices.draft_to(self.desk("clerk"), self.case, provision, (), facts=[SAID], requirement=SAID, **more)
        notice = str(draft.entries[0].data["notice"])
        notices.issue_notice(self.desk(officer), self.case, notice)
        return notice

    def serve(self, paper: str, **more: Any) -> None:
        """Served in person today."""
        told = {"mode": "tender", "outcome": "served", "day": self.day, "hour": "11:00", "place": "there", **more}
        service.record_attempt(self.desk("inspector"), self.case, paper, told)

    def hear(self, notice: str, officer: str) -> None:
        """A hearing today."""
        minutes = {"day": self.day, "hour": "12:00", "place": "office"}
        people = {"present": [{"name": "A", "capacity": "B"}], "said": [{"who": "A", "says": "B"}]}
        hearing.record_hearing(self.desk(officer), self.case, notice, {**minutes, **people})
