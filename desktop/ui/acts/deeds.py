"""Every other act of a procedure: what was done, with what the act must tell; and the answer to an objection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.deed_fields import fields_of, told_of
from desktop.ui.acts.pieces import ask, ask_said, provision_card, side_card
from desktop.ui.acts.power import Power, paper_fields, paper_told, power_of
from desktop.ui.bits import label
from desktop.ui.words import known, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done
    from desktop.law.shapes import ShapeAct

OUTCOMES = {
    "confirmed": words.mark("confirmed"),
    "modified": words.mark("modified"),
    "set_aside": words.mark("set aside"),
    "remanded": words.mark("sent back"),
}


class DoAct(CaseAct):
    """One act under one provision, as the law lets it be done today."""

    verb = words.mark("Enter it")

    def more(self, file: CaseFile) -> tuple[ShapeAct, Power]:
        from desktop.casework.gate import step_of
        from desktop.casework.ruling import act_of

        _, provision, act, *_ = self.route.args
        self.pack = act_of(self.shell.desk, file)
        self.row = self.pack.provision(provision)
        step = step_of(self.row, act)
        return step, power_of(self.shell.desk, self.row, step)

    def fields(self, context: tuple[CaseFile, tuple[ShapeAct, Power]]) -> Sequence[Field]:
        _, (self.step, self.power) = context
        day = ask("day", "date", words.mark("Day"), required=True)
        says = words.mark("What was done, as it stands in the file")
        return (
            day,
            *self._on_the_spot(),
            *self._of_its_own(),
            *fields_of(self.shell, self.pack, self.row, self.step),
            ask_said(self.shell, "says", says, required=True, appearance="multiline", length=8000),
            *paper_fields(self.power),
        )

    def _on_the_spot(self) -> Sequence[Field]:
        from desktop.casework.deeds import ON_THE_SPOT

        hour = ask(
            "hour",
            "text",
            words.mark("Hour (24-hour clock)"),
            required=True,
            length=12,
            hint=words.mark("for example 14.30"),
        )
        if self.step.act not in ON_THE_SPOT:
            return (hour,) if self.step.daylight else ()
        person = ask_said(self.shell, "name", words.mark("Name of the witness"), length=300)
        home = ask_said(self.shell, "address", words.mark("Address"), length=500)
        thing = ask_said(self.shell, "thing", words.mark("Thing"), length=500)
        return (
            hour,
            ask_said(self.shell, "place", words.mark("Place"), required=True, length=1000),
            ask("witnesses", "repeat", words.mark("Two panchas"), required=True, fields=(person, home)),
            ask_said(self.shell, "police", words.mark("Police present"), length=500),
            ask("inventory", "repeat", words.mark("Things found or taken"), fields=(thing,)),
        )

    def _of_its_own(self) -> Sequence[Field]:
        from desktop.casework.deeds import PUBLIC, WITH_MONEY
        from desktop.casework.wording import words as casework_words

        act, asked = self.step.act, []
        if act in PUBLIC:
            channels = {k: dict(v) for k, v in casework_words("channels").items()}
            asked.append(
                ask(
                    "channels",
                    "select_multiple",
                    words.mark("How it was made public"),
                    required=True,
                    choices=channels,
                )
            )
        if act in WITH_MONEY:
            asked.append(ask("paise", "money", words.mark("Amount (rupees)"), required=True))
        if act == "complain":
            asked.append(ask_said(self.shell, "court", words.mark("Court"), required=True, length=500))
        if act == "apportion":
            owner = ask_said(self.shell, "name", words.mark("Owner"), required=True, length=300)
            share = ask("paise", "money", words.mark("Share (rupees)"), required=True)
            asked.append(ask("shares", "repeat", words.mark("Shares"), required=True, fields=(owner, share)))
        if act == "receive_objection":
            asked.append(ask_said(self.shell, "by", words.mark("Who objects"), required=True, length=300))
            asked.append(
                ask_said(self.shell, "text", words.mark("What is objected"), required=True, appearance="multiline")
            )
        if act == "decide_appeal":
            outcomes = {k: words.each_language(text) for k, text in OUTCOMES.items()}
            asked.append(ask("outcome", "select_one", words.mark("Outcome"), required=True, choices=outcomes))
        return asked

    def prepared(self, context: Any) -> None:
        from desktop.law.words import say

        self.name_case(say(words.language(), "acts", self.step.act))
        signs = " / ".join(known(each) for each in self.power.allowed)
        text = tr("{authority}, section {section}", authority=signs, section=words.cited(self.power.source))
        told = [label(text, wrap=True)] if signs else []
        self.side.addWidget(provision_card(self, tr("Under which power"), self.route.args[1], *told))
        if self.power.inside and not self.power.mine(self.shell.officer.authority):
            self.need_authority(self.power.allowed[0] if self.power.allowed else "")
        self.form.put({"day": words.day(self.shell.desk.today())})

    def place(self, fault: FieldError) -> FieldError:
        """The authority's paper has three fields here."""
        return FieldError("by_number", fault.message, code=fault.code) if fault.field == "by_order_of" else fault

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.deeds import record

        desk, (case, provision, act, about) = self.shell.desk, self.route.args
        plain = ("says", "hour", "place", "witnesses", "police", "channels", "court", "by", "text", "outcome")
        told: dict[str, Any] = {k: answers[k] for k in plain if answers.get(k)}
        told |= told_of(answers)
        told["day"] = dates.parse(answers["day"], "day")
        told["inventory"] = [row["thing"] for row in answers.get("inventory", ()) if row.get("thing")]
        if answers.get("shares"):
            told["shares"] = [{**row, "paise": money.parse(row["paise"], "shares")} for row in answers["shares"]]
        if about:
            told["about"] = about
        told |= paper_told(answers)
        return lambda: record(desk, case, provision, act, told)

    def told(self, done: Done) -> str:
        from desktop.law.words import say

        return tr("Entered: {what}", what=say(words.language(), "acts", self.step.act))


class ConsiderObjection(CaseAct):
    """One objection gets its own answer."""

    verb = words.mark("Enter the answer")

    def more(self, file: CaseFile) -> Power:
        from desktop.casework.ruling import act_of
        from desktop.law.shapes import ShapeAct

        objection = file.objections[self.route.args[1]]
        row = act_of(self.shell.desk, file).provision(objection["provision"])
        return power_of(self.shell.desk, row, ShapeAct("consider_objections", "body", "objection.considered"))

    def fields(self, context: tuple[CaseFile, Power]) -> Sequence[Field]:
        answers = {
            "yes": words.each_language(words.mark("accepted")),
            "no": words.each_language(words.mark("not accepted")),
        }
        return (
            ask("accepted", "select_one", words.mark("The objection is"), required=True, choices=answers),
            ask_said(
                self.shell, "finding", words.mark("How it was considered"), required=True, appearance="multiline"
            ),
            *paper_fields(context[1]),
        )

    def prepared(self, context: tuple[CaseFile, Power]) -> None:
        self.name_case(tr("Answer the objection"))
        objection, power = self.file.objections[self.route.args[1]], context[1]
        told = (label(pick(objection["by"]), "strong", wrap=True), label(pick(objection["text"]), wrap=True))
        self.side.addWidget(side_card(tr("The objection"), *told))
        if power.inside and not power.mine(self.shell.officer.authority):
            self.need_authority(power.allowed[0] if power.allowed else "")

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.objections import consider

        desk, (case, objection) = self.shell.desk, self.route.args
        finding, accepted, paper = answers["finding"], answers["accepted"] == "yes", paper_told(answers)
        return lambda: consider(desk, case, objection, finding, accepted, **paper)

    def told(self, done: Done) -> str:
        return tr("The objection has its answer")
