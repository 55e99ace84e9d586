"""The sample job with the means to stand anywhere in it, to read its papers back and to pass entries on."""

from __future__ import annotations

import io
import shutil
from datetime import date, datetime
from functools import cache
from pathlib import Path
from typing import Any

from pypdf import PdfReader

from desktop.app import open_program
from desktop.casework.case import Paper
from desktop.casework.desk import Desk
from desktop.core.clock import FixedClock
from desktop.demo import BEGIN
from desktop.law.packs import Law
from desktop.sample import Job, read


class Ward(Job):
    """The sample job, step by step; it is taken up where `lived` has it, which is quicker than doing it."""

    begun: Path | None = None  # the office as it was founded, if that is where this one begins
    fresh = 0  # entries in it

    def until(self, step: str) -> str:
        """Do every step before the one called `step`; returns the case."""
        if self.begun and self.entries() == self.fresh:
            self._go_on(*lived(self.begun, self.program.desk.law).before(step))
        for each in self.steps():
            if each.name == step:
                return self.case
            if not (self.case and each.done(self.file())):
                each.do()
        raise KeyError(step)

    def _go_on(self, kept: Path, at: datetime) -> None:
        """Be the office as it was kept, on that day."""
        folder, law = self.program.folder.parent, self.program.desk.law
        self.program.close()
        shutil.rmtree(folder)
        shutil.copytree(kept, folder)
        self.program = open_program(folder / "data", clock=self.clock, state=folder / "state", law=law)
        self.clock.at = at

    def on(self, day: str, login: str, hour: int = 11) -> Desk:
        """The desk on a day with somebody at it."""
        self.at(day, hour)
        return self.desk(login)

    def notice(self, provision: str = "mp-1961:187:8b") -> str:
        """The notice under a provision."""
        return self._notice(provision)

    def entries(self) -> int:
        """How many entries there are."""
        return self.program.store.stats().entries

    def text_of(self, paper: Paper) -> str:
        """What a reader finds in the paper's PDF, without spaces and line ends."""
        pdf = PdfReader(io.BytesIO(self.program.store.blob(paper.sha256)))
        return "".join("".join(page.extract_text().split()) for page in pdf.pages)

    def take_from(self, other: Ward) -> None:
        """Take every entry that another PC of the office has made."""
        store = other.program.store
        for device in store.own_devices():
            self.program.store.apply(store.own_after(0, 10_000, device))

    def order(self, **changed: Any) -> dict[str, Any]:
        """The sample's order with every plea answered."""
        plan = self.plan["order"]
        pleas = [p["id"] for c in self.file().causes for p in c["pleas"]]
        order = {k: plan[k] for k in ("facts", "reasons", "operative", "days")}
        return {**order, "answers": dict(zip(pleas, plan["answers"], strict=False)), **changed}

    def answers(self, **changed: Any) -> dict[str, Any]:
        """The sample's application."""
        return {**self.plan["application"]["answers"], **changed}

    def visit(self, **changed: Any) -> dict[str, Any]:
        """The sample's inspection."""
        return {**self.plan["inspection"]["answers"], **changed}

    def attempt(self, on: str, **changed: Any) -> dict[str, Any]:
        """An attempt at service that succeeds."""
        plain = {"mode": "tender", "outcome": "served", "hour": "10:40", "place": "मकान क्रमांक १४/२"}
        return {**plain, "day": date.fromisoformat(on), **changed}


class Lived:
    """The sample job, done once with its acts and papers, and kept as it stood before each of its steps."""

    def __init__(self, founded: Path, law: Law) -> None:
        """`founded` is the office to do it in; the job is kept in a folder beside it."""
        self._folder, self._law, self._clock = founded.with_name("lived"), law, FixedClock(BEGIN)
        self._at: dict[str, datetime] = {}
        place = self._folder / "now"
        shutil.copytree(founded, place)
        ward = self._opened(place)
        for n, step in enumerate(ward.steps()):
            ward.program.close()
            shutil.copytree(place, self._folder / step.name)
            self._at[step.name] = self._clock.at
            ward = self._opened(place)
            ward.steps()[n].do()
        ward.program.close()
        place.rename(self._folder / "done")  # where its first place still stands, a folder is taken for a copy

    def _opened(self, place: Path) -> Ward:
        program = open_program(place / "data", clock=self._clock, state=place / "state", law=self._law)
        return Ward(program, self._clock, read("job.yaml"))

    def before(self, step: str) -> tuple[Path, datetime]:
        """The office's folder before a step, and the clock of that moment. Raises KeyError for a step that is none."""
        return self._folder / step, self._at[step]


lived = cache(Lived)
"""The job as it was lived in an office; done when it is first asked for."""
