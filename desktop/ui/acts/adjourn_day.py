"""The hearings of a day adjourned together, each at its own hour and place, for one reason, each with its notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import ask, ask_said, side_card
from desktop.ui.bits import label
from desktop.ui.faults import sentence
from desktop.ui.page import Route, Shell
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from desktop.casework.daylists import Sitting
    from desktop.casework.desk import Done
    from desktop.core.errors import NagardeskError

MOST = 12  # hearings named at the side; all of them are adjourned


class AdjournDay(ActPage):
    """One later day and one reason for all that stand fixed; what can't be adjourned is named with its reason."""

    verb = words.mark("Adjourn them and print the notices")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.since, self.until = (date.fromisoformat(each) for each in route.args)
        self.refused: list[tuple[Sitting, NagardeskError]] = []
        self.count = 0

    def read_context(self) -> Callable[[], Any]:
        from desktop.casework.daylists import sittings

        desk = self.shell.desk
        return lambda: sittings(desk, self.since, self.until)

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            ask("day", "date", words.mark("Day of the hearing"), required=True),
            ask_said(self.shell, "reason", words.mark("Why it is adjourned"), required=True, length=2000),
        )

    def prepared(self, context: Sequence[Sitting]) -> None:
        days = dict.fromkeys((words.day(self.since), words.day(self.until)))
        self.name(tr("Adjourn the hearings of a day"), " – ".join(days))
        rows = [label(f"{each.told['hour']} · {each.file.number}", wrap=True) for each in context[:MOST]]
        if len(context) > MOST:
            rows.append(label(tr("and others"), "muted"))
        text = tr("Each keeps its hour and place and gets its own notice.")
        self.side.addWidget(side_card(trn("%n hearings", len(context)), *rows, label(text, "small", wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.daylists import adjourn_all

        desk, day, reason = self.shell.desk, dates.parse(answers["day"], "day"), answers["reason"]

        def do() -> Done:
            done, self.refused = adjourn_all(desk, self.since, self.until, day, reason)
            if not done:
                raise self.refused[0][1]
            self.count = len(done)
            return done[0]

        return do

    def told(self, done: Done) -> str:
        said = [trn("%n hearings are adjourned", self.count)]
        for each, error in self.refused[:MOST]:
            said.append(tr("Not adjourned: {number}. {why}", number=each.file.number, why=sentence(error)))
        return " · ".join(said)

    def finish(self, done: Done) -> None:
        """The list of the new day, from which all the notices are printed with one key."""
        self.shell.done(done, self.told(done), Route("sittings", (f"day={done.entries[0].data['on']}",)))
