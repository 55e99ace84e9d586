"""What the directions on demolitions ask for beyond the Act, recorded step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, ask_said, side_card
from desktop.ui.bits import label, line, picture
from desktop.ui.words import each_language, mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done
    from desktop.law.guards import Guard, Missing

EVENTS = {
    "intimation.sent": mark("Intimation sent to the Collector"),
    "portal.posted": mark("Papers put on the portal"),
    "inspection.reported": mark("Inspection report signed by two panchas"),
    "video.arranged": mark("Video of the demolition arranged"),
    "guard.excepted": mark("The directions do not apply here"),
}


class MeetGuard(CaseAct):
    """One step of the directions, with its day; or why they do not apply."""

    verb = mark("Record it")
    roles = ("clerk", "inspector", "officer", "head")

    def more(self, file: CaseFile) -> tuple[list[Guard], list[Missing]]:
        from desktop.casework.demolition import guards_over

        return guards_over(self.shell.desk, file)

    def fields(self, context: Any) -> Sequence[Field]:
        _, (standing, _missing) = context
        events = {event: each_language(text) for event, text in EVENTS.items()}
        exceptions = {key: dict(title) for guard in standing for key, title in guard.exceptions.items()}
        excepted, reported = "${event} = 'guard.excepted'", "${event} = 'inspection.reported'"
        taken = "${event} != 'guard.excepted'"
        return (
            ask("event", "select_one", mark("What was done"), required=True, choices=events),
            ask("day", "date", mark("On which day"), required=True, relevant=taken),
            ask("exception", "select_one", mark("Why not"), required=True, relevant=excepted, choices=exceptions),
            ask("reason", "text", mark("Reason"), required=True, relevant=excepted, length=2000),
            ask("pancha_1", "text", mark("First pancha"), required=True, relevant=reported, length=300),
            ask("pancha_2", "text", mark("Second pancha"), required=True, relevant=reported, length=300),
            ask_said(self.shell, "says", mark("Remarks"), length=2000, relevant=taken),
        )

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Directions on demolition"))
        self.form.put({"day": words.day(self.shell.desk.today())})
        _, (standing, missing) = context
        for guard in standing:
            gaps = {gap.step.key: gap for gap in missing if gap.guard.id == guard.id}
            rows = []
            for step in guard.steps:
                gap = gaps.get(step.key)
                drawing, tone = ("clock", "soon") if gap else ("check", "fine")
                day = tr("from {day}", day=words.day(gap.first_day)) if gap and gap.first_day else ""
                text = " · ".join(p for p in (pick(step.title), day) if p)
                row = line(picture(drawing, 16, tone), label(text, "small", wrap=True))
                row.setStretch(1, 1)
                rows.append(row)
            self.side.addWidget(side_card(pick(guard.title), *rows))
        if not standing:
            self.side.addWidget(
                side_card(tr("Directions on demolition"), label(tr("None stand over this case."), wrap=True))
            )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.demolition import meet_guard

        desk, case, event = self.shell.desk, self.case, answers["event"]
        told: dict[str, Any] = {"says": answers.get("says", "")}
        if event == "guard.excepted":
            standing = self.context[1][0]
            whose = next((guard.id for guard in standing if answers["exception"] in guard.exceptions), "")
            told |= {"guard": whose, "exception": answers["exception"], "reason": answers["reason"]}
        else:
            told["day"] = dates.parse(answers["day"], "day")
        if event == "inspection.reported":
            told["witnesses"] = [{"name": answers["pancha_1"]}, {"name": answers["pancha_2"]}]
        return lambda: meet_guard(desk, case, event, told)

    def told(self, done: Done) -> str:
        return tr("Recorded: {what}", what=tr(EVENTS[done.entries[0].kind]))
