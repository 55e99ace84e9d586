"""The plot of a case and the line of its street: measured, cleared, or leave given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core.errors import NagardeskError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, provision_card, side_card
from desktop.ui.bits import column, empty, label
from desktop.ui.faults import sentence
from desktop.ui.page import Route, Shell, later
from desktop.ui.street.said import names
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done

WORKS = {
    "no": words.mark("neither"),
    "new_work": words.mark("it is being put up now"),
    "mostly_down": words.mark("most of it has come down"),
}


MEASURES = {
    "cubic": words.mark("content (m³)"),
    "superficial": words.mark("outer walls (m²)"),
    "posts": words.mark("posts or beams"),
}


class MeasurePlot(CaseAct):
    """Which parcel the case is about; it is measured against the lines in force, and a touch stops the case."""

    verb = words.mark("Measure it")
    roles = ("clerk", "officer", "head", "inspector")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.shares: list[dict[str, Any]] = []
        self.figures = column(gap=2)
        self._soon = later(250, self._look, self)

    def more(self, file: CaseFile) -> Any:
        from desktop.casework.streets import register, street_of

        desk = self.shell.desk
        return [street_of(desk, row.id) for row in register(desk)]

    def fields(self, context: Any) -> Sequence[Field]:
        surveyed = [state for state in context[1] if state.parcels]
        streets = {state.id: {"en": names(state.name)} for state in surveyed}
        asked: list[Field] = [ask("street", "select_one", words.mark("Street"), required=True, choices=streets)]
        for state in surveyed:
            ordered = sorted(state.parcels.values(), key=lambda p: (len(str(p["number"])), str(p["number"])))
            told = {
                str(p["number"]): {"en": " · ".join(t for t in (str(p["number"]), pick(p.get("owner"))) if t)}
                for p in ordered
            }
            asked.append(
                ask(f"parcel_{state.id}", "select_one", words.mark("Parcel"), required=True, choices=told,
                    relevant=f"${{street}} = '{state.id}'")
            )  # fmt: skip
        table = {key: words.each_language(text) for key, text in WORKS.items()}
        asked.append(
            ask("work", "select_one", words.mark("The building"), required=True, default="no", choices=table)
        )
        down = "${work} = 'mostly_down'"
        measures = {key: words.each_language(text) for key, text in MEASURES.items()}
        by = words.mark("Measured by")
        asked.append(ask("measure", "select_one", by, default="cubic", choices=measures, relevant=down))
        part = (
            ask("name", "text", words.mark("Part"), length=60),
            ask("whole", "decimal", words.mark("Whole")),
            ask("down", "decimal", words.mark("Down")),
        )
        of = words.mark("Parts of the building")
        asked.append(ask("parts", "repeat", of, fields=part, appearance="table", relevant=down))
        return asked

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Measure the plot against the street line"))
        text = tr(
            "If the plot touches a line in force, the case is stopped with the section, and what projects becomes a finding with its measures."
        )
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))
        self.down = side_card(tr("How much of it is down"), self.figures)
        self.down.hide()
        self.side.addWidget(self.down)
        if not any(state.parcels for state in context[1]):
            none = tr("No street has parcels yet; import or enter them in the street register.")
            self.side.addWidget(side_card(tr("Parcel"), label(none, tone="soon", wrap=True)))

    def changed_answer(self) -> None:
        self._soon.start()

    def _look(self) -> None:
        """The share that is down, as the Act measures it."""
        answers = self.form.answers() if self.form else {}
        self.down.setVisible(answers.get("work") == "mostly_down")
        parts = [row for row in answers.get("parts", ()) if row.get("whole")]
        self.shares = []
        empty(self.figures)
        if parts:
            desk, surveyor, case = self.shell.desk, self.shell.room.streets, self.case
            measure = answers.get("measure", "cubic")
            self.run("read", lambda: surveyor.share_down(desk, case, measure, parts), self._show, self._wrong)

    def _show(self, shares: list[dict[str, Any]]) -> None:
        self.shares = shares
        empty(self.figures)
        verdicts = {
            True: mark("more than the section's {share}"),
            False: mark("not more than the section's {share}"),
            None: mark("officer decides"),
        }
        for each in shares:
            said = tr(verdicts[each["exceeds"]], share=each["threshold"])
            self.figures.addWidget(
                label(f"{words.section_text(each['section'])}: {each['share']}", "strong", wrap=True)
            )
            self.figures.addWidget(label(said, wrap=True))
            self.figures.addWidget(label(" · ".join(each["figures"]), "small", wrap=True))
        if not shares:
            self.figures.addWidget(label(tr("The Act does not measure it so."), "muted", wrap=True))

    def _wrong(self, error: Exception) -> None:
        empty(self.figures)
        if isinstance(error, NagardeskError):
            self.figures.addWidget(label(sentence(error), tone="soon", wrap=True))
        else:
            self.tell(error)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, surveyor, case = self.shell.desk, self.shell.room.streets, self.case
        share = [f"{each['section']}: {'; '.join(each['figures'])}" for each in self.shares]
        street = answers["street"]
        parcel, work = answers[f"parcel_{street}"], answers["work"]
        how = {} if work == "no" else {work: True}
        return lambda: surveyor.measure_case(desk, case, street, parcel, share=share, **how)

    def told(self, done: Done) -> str:
        touched = [entry for entry in done.entries if entry.kind == "line.touched"]
        if not touched:
            return tr("The plot touches no line in force")
        data = touched[0].data
        return tr(
            "The plot touches the line by {area} m²; section {section} stops the case",
            area=data["within"],
            section=words.cited(data["section"]),
        )


class ClearPlot(CaseAct):
    """The plan was changed or the plot measured anew: the line no longer stops the case."""

    verb = words.mark("Clear it")
    roles = ("inspector", "officer", "head")

    def fields(self, context: Any) -> Sequence[Field]:
        says = words.mark("What was changed or measured")
        return (ask("reason", "text", says, required=True, appearance="multiline", length=4000),)

    def prepared(self, context: Any) -> None:
        self.name_case(tr("The plot no longer touches the line"))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_cases import clear_touch

        desk, case = self.shell.desk, self.case
        return lambda: clear_touch(desk, case, answers["reason"])

    def told(self, done: Done) -> str:
        return tr("The line no longer stops the case")


class GiveLeave(CaseAct):
    """Leave to build within the line, where the Act knows one."""

    verb = words.mark("Give leave")
    roles = ("officer", "head")

    def fields(self, context: Any) -> Sequence[Field]:
        says = words.mark("Reasons and conditions")
        return (ask("reason", "text", says, required=True, appearance="multiline", length=8000),)

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Give leave to build within the line"))
        touched = [e.data for e in self.file.entries if e.kind == "line.touched"]
        if touched and touched[-1]["permission"]:
            self.side.addWidget(provision_card(self, tr("Under which section"), touched[-1]["permission"]))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_cases import permit_within

        desk, case = self.shell.desk, self.case
        return lambda: permit_within(desk, case, answers["reason"])

    def told(self, done: Done) -> str:
        return tr("Leave is given; the line no longer stops the case")
