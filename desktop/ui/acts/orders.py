"""The order: facts, an answer to every plea, reasons, what is ordered; the doubt about the appeal and its choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.hearing import OnNotice
from desktop.ui.acts.particulars import whole
from desktop.ui.acts.pieces import ask, ask_said, provision_card, side_card
from desktop.ui.bits import button, label
from desktop.ui.law_words import authority_text
from desktop.ui.next_steps import reason_text
from desktop.ui.page import Command, Route
from desktop.ui.words import known, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done
    from desktop.casework.ports import Printed
    from desktop.law.appeals import Appeal
    from desktop.law.model import Doubt
    from desktop.law.procedures import NextAct


class MakeOrder(OnNotice):
    """An order that stands: nothing is left unanswered, and the appeal is on the paper."""

    verb = words.mark("Sign and make the order")

    def more(self, file: CaseFile) -> tuple[list[Doubt], Appeal | None, str, list[NextAct]]:
        from desktop.casework.orders import doubts_of, need_authority, order_provision
        from desktop.casework.ruling import appeal_of, next_acts

        desk = self.shell.desk
        self.provision = order_provision(desk, file, self.route.args[1])
        authority = need_authority(desk, desk.office(), self.provision)
        appeal = appeal_of(desk, file, self.provision, authority, desk.today())
        barred = [a for a in next_acts(desk, file) if a.event == "order.made" and a.status == "barred"]
        return doubts_of(desk, file.id, self.provision), appeal, authority, barred

    def fields(self, context: tuple[CaseFile, Any]) -> Sequence[Field]:
        file = context[0]
        pleas = [p for c in file.causes if c["notice"] == self.route.args[1] for p in c["pleas"]]
        self.pleas = [p["id"] for p in pleas]
        asked = [
            ask_said(
                self.shell,
                "facts",
                words.mark("What was found"),
                required=True,
                appearance="multiline",
                hint=words.mark("The facts on which the order rests"),
            ),
        ]
        for n, plea in enumerate(pleas):
            said = {words.language(): tr("Answer to plea {n}: {plea}", n=n + 1, plea=pick(plea["text"]))}
            box = ask_said(self.shell, f"answer_{n}", "", required=True, appearance="multiline", length=8000)
            asked.append(replace(box, label=said))
        asked += [
            ask_said(self.shell, "reasons", words.mark("Reasons"), required=True, appearance="multiline"),
            ask_said(self.shell, "operative", words.mark("What is ordered"), required=True, appearance="multiline"),
            self._days(),
            *self._demolition(),
        ]
        return asked

    def _days(self) -> Field:
        least = words.each_language(words.mark("Set a time of at least one day, counted from service."))
        text = words.mark("Days to comply, counted from service")
        return ask("days", "integer", text, required=True, constraint=". >= 1", constraint_message=least)

    def _demolition(self) -> Sequence[Field]:
        from desktop.casework.orders import CONFORM

        if self.provision == CONFORM:
            return ()
        yes_no = {"yes": words.each_language(words.mark("yes")), "no": words.each_language(words.mark("no"))}
        text = words.mark("Is anything to be pulled down?")
        return (ask("demolition", "select_one", text, required=True, choices=yes_no),)

    def prepared(self, context: tuple[CaseFile, Any]) -> None:
        _, (doubts, appeal, authority, barred) = context
        if doubts:
            self.shell.go(Route("choose", self.route.args), instead=True)
            return
        self.name_case(tr("Make the order"))
        self.need_authority(authority)
        self.show_notice()
        self.side.addWidget(
            provision_card(
                self,
                tr("The order"),
                self.provision,
                label(tr("signed by the {authority}", authority=self._title(authority)), wrap=True),
                button(tr("Preview"), self.preview, drawing="paper"),
            )
        )
        if appeal:
            until = tr("until {day}", day=words.day(appeal.last_day)) if appeal.last_day else ""
            self.side.addWidget(
                side_card(
                    tr("The appeal it will name"),
                    label(" ".join(p for p in (self._title(appeal.forum), until) if p), "strong", wrap=True),
                    label(words.section_text(appeal.section), "small", wrap=True),
                )
            )

        for act in barred[:1]:
            why = label(reason_text(act, words.language()), wrap=True)
            self.side.addWidget(side_card(tr("To pull down is barred"), why, label(act.section, "small", wrap=True)))

    def commands(self) -> list[Command]:
        return [*super().commands(), Command(tr("Preview"), self.preview, "", self.heading.full, "paper")]

    def place(self, fault: FieldError) -> FieldError:
        """A plea's answer has a name of its own here."""
        plea = fault.field.removeprefix("answers.")
        if plea in self.pleas:
            return FieldError(f"answer_{self.pleas.index(plea)}", fault.message, code=fault.code, **fault.params)
        return fault

    def preview(self) -> None:
        """The order as it would go out, over the page."""
        if self.form is None:
            return
        answers = self.form.answers()
        faults = self.check(answers)
        for box in self.form.boxes.values():
            box.touched = True
        self.form.show_faults(faults)
        if self.form.focus_fault():
            return
        from desktop.casework.orders import preview_order

        desk, case, notice, order = self.shell.desk, self.case, self.notice().id, self._order(answers)
        self.run("read", lambda: preview_order(desk, case, notice, order), self._show_preview, self._refused)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, case, notice, order = self.shell.desk, self.case, self.notice().id, self._order(answers)

        def make() -> Done:
            from desktop.casework.orders import make_order

            return make_order(desk, case, notice, order)

        return make

    def told(self, done: Done) -> str:
        return tr("Order {number} is made; it is now to be served", number=done.entries[0].data["number"])

    def _title(self, authority: str) -> str:
        return authority_text(self.shell.desk.law, self.file.pack, authority)

    def _order(self, answers: dict[str, Any]) -> dict[str, Any]:
        return {
            **{k: answers[k] for k in ("facts", "reasons", "operative")},
            "answers": {plea: answers.get(f"answer_{n}", "") for n, plea in enumerate(self.pleas)},
            "days": whole(answers.get("days", "")),
            **({"demolition": answers["demolition"] == "yes"} if answers.get("demolition") else {}),
        }

    def _show_preview(self, printed: Printed) -> None:
        from desktop.ui.preview import Preview

        Preview(self, self.shell.room, self.run, printed.pdf).open()


class DecideDoubt(OnNotice):
    """Where the Act says two things about the appeal, the officer decides, with his reason, before the order."""

    verb = words.mark("Record the choice")
    roles = ("officer", "head")

    def more(self, file: CaseFile) -> list[Doubt]:
        from desktop.casework.orders import doubts_of, order_provision

        desk = self.shell.desk
        return doubts_of(desk, file.id, order_provision(desk, file, self.route.args[1]))

    def fields(self, context: tuple[CaseFile, list[Doubt]]) -> Sequence[Field]:
        self.doubts = context[1]
        asked: list[Field] = []
        for n, doubt in enumerate(self.doubts):
            choices = {str(k): {words.language(): known(text)} for k, text in enumerate(doubt.choices)}
            title = tr("Sections {sections}", sections=", ".join(map(words.cited, doubt.sections)))
            told = {words.language(): known(doubt.text)}
            asked.append(Field(f"note_{n}", "note", {words.language(): title}, hint=told))
            kind = "select_one" if choices else "text"
            asked.append(ask(f"choice_{n}", kind, words.mark("How you read it"), required=True, choices=choices))
            why = words.mark("Why you read it so")
            asked.append(ask(f"why_{n}", "text", why, required=True, appearance="multiline", length=4000))
        return asked

    def prepared(self, context: Any) -> None:
        if not self.doubts:
            self.shell.go(Route("order", self.route.args), instead=True)
            return
        self.name_case(tr("Decide how the Act is read"))
        self.show_notice()
        text = tr("The choice is an entry of its own; it stands in the note sheet with your name and reason.")
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.orders import choose

        desk, case = self.shell.desk, self.case
        made = []
        for n, doubt in enumerate(self.doubts):
            chosen = answers[f"choice_{n}"]
            made.append((doubt.id, doubt.choices[int(chosen)] if doubt.choices else chosen, answers[f"why_{n}"]))

        def decide() -> Done:
            done = [choose(desk, case, *each) for each in made]
            return done[-1]

        return decide

    def told(self, done: Done) -> str:
        return tr("The choice is recorded; the order can be made")
