"""The sample job with the means to stand anywhere in it, to read its papers back and to pass entries on."""

from __future__ import annotations

import io
from datetime import date
from typing import Any

from pypdf import PdfReader

from desktop.casework.case import Paper
from desktop.casework.desk import Desk
from desktop.sample import Job


class Ward(Job):
    """The sample job, step by step."""

    def until(self, step: str) -> str:
        """Do every step before the one called `step`; returns the case."""
        for each in self.steps():
            if each.name == step:
                return self.case
            if not (self.case and each.done(self.file())):
                each.do()
        raise KeyError(step)

    def on(self, day: str, login: str, hour: int = 18) -> Desk:
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
