"""The decision on an application, and what silence has decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from desktop.core import dates
from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, ask_said, provision_card, side_card
from desktop.ui.acts.power import Power, paper_fields, paper_told, power_of
from desktop.ui.bits import column, empty, label
from desktop.ui.next_steps import DECISIONS
from desktop.ui.words import known, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done
    from desktop.law.procedures import NextAct

GRANTS = ("grant", "allow_occupation")


def _rank(act: str) -> int:
    return DECISIONS.index(act) if act in DECISIONS else len(DECISIONS)


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to decide: the act under its provision, who may do it, and the grounds to which a refusal is confined."""

    act: NextAct
    power: Power
    grounds: tuple[str, ...]


class Decide(CaseAct):
    """Granted, refused, held back: what is decided, on what conditions, for which reasons."""

    verb = words.mark("Sign and issue the decision")

    def more(self, file: CaseFile) -> list[Choice]:
        from desktop.casework.gate import step_of
        from desktop.casework.ruling import act_of, listed_grounds, next_acts

        desk, wanted = self.shell.desk, self.route.args[1:]
        pack = act_of(desk, file)
        found = []
        for act in next_acts(desk, file):
            named = (act.provision, act.act) == wanted
            if act.status == "open" and (named or (not wanted and act.act in DECISIONS)):
                row = pack.provision(act.provision)
                grounds = listed_grounds(pack, row.id)[1] if "refuse" in act.act else ()
                found.append(Choice(act, power_of(desk, row, step_of(row, act.act)), grounds))
        return found

    def fields(self, context: tuple[CaseFile, list[Choice]]) -> Sequence[Field]:
        from desktop.law.words import say

        self.choices = context[1]
        language = words.language()
        self.acts = sorted(dict.fromkeys(c.act.act for c in self.choices), key=_rank)
        options = {act: {language: say(language, "acts", act)} for act in self.acts}
        grants = [act for act in self.acts if act in GRANTS]
        others = [act for act in self.acts if act not in GRANTS]
        holds = [act for act in self.acts if act == "hold_work_back"]
        confined = sorted({c.act.act for c in self.choices if c.grounds})
        grounds = next((c.grounds for c in self.choices if c.grounds), ())
        listed = {str(n): {language: known(text)} for n, text in enumerate(grounds, 1)}
        condition = ask_said(self.shell, "condition", words.mark("Condition"), required=True, length=2000)
        outside = next((c.power for c in self.choices if not c.power.inside), Power())
        return (
            ask("decision", "select_one", words.mark("Decision"), required=True, choices=options),
            *self._sections(),
            ask_said(self.shell, "operative", words.mark("What is decided"), required=True, appearance="multiline"),
            ask(
                "conditions",
                "repeat",
                words.mark("Conditions"),
                fields=(condition,),
                relevant=one_of("decision", grants),
            ),
            ask(
                "grounds",
                "select_multiple",
                words.mark("Grounds of the refusal"),
                choices=listed,
                required=True,
                relevant=one_of("decision", confined),
            ),
            ask_said(
                self.shell,
                "reasons",
                words.mark("Reasons"),
                required=True,
                appearance="multiline",
                relevant=one_of("decision", others),
            ),
            ask("until", "date", words.mark("Held back until"), relevant=one_of("decision", holds)),
            *paper_fields(outside),
        )

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Decide on the application"))
        self.about = column(gap=4)
        self.side.addWidget(side_card(tr("Under which power"), self.about))
        if len(self.acts) == 1:
            self.form.put({"decision": self.acts[0]})
        powers = [c.power for c in self.choices]
        if all(p.inside and not p.mine(self.shell.officer.authority) for p in powers):
            self.need_authority(powers[0].allowed[0] if powers and powers[0].allowed else "")
        self.changed_answer()

    def _sections(self) -> Iterator[Field]:
        """Under which section, for each way to decide that several sections give."""
        for act in self.acts:
            ways = {c.act.provision: {words.language(): self._titled(c)} for c in self.choices if c.act.act == act}
            if len(ways) > 1:
                what = words.mark("Under which section")
                relevant = one_of("decision", [act])
                yield ask(
                    f"under_{act}",
                    "select_one",
                    what,
                    required=True,
                    choices=ways,
                    appearance="plain",
                    relevant=relevant,
                )

    def _titled(self, choice: Choice) -> str:
        row = self.shell.desk.law.provision(choice.act.provision)
        return f"{words.section_text(row.cite)} · {known(row.heading)}"

    def _chosen(self, answers: Mapping[str, Any]) -> Choice | None:
        act = answers.get("decision", "")
        ways = [c for c in self.choices if c.act.act == act]
        if len(ways) == 1:
            return ways[0]
        return next((c for c in ways if c.act.provision == answers.get(f"under_{act}")), None)

    def changed_answer(self) -> None:
        empty(self.about)
        choice = self._chosen(self.form.answers())
        if choice is None:
            self.about.addWidget(label(tr("Choose the decision first."), "muted", wrap=True))
            return
        signs = " / ".join(known(each) for each in choice.power.allowed)
        text = tr("{authority}, section {section}", authority=signs, section=words.cited(choice.power.source))
        self.about.addWidget(provision_card(self, "", choice.act.provision, label(text, wrap=True)))

    def place(self, fault: FieldError) -> FieldError:
        """The authority's paper has three fields here."""
        return FieldError("by_number", fault.message, code=fault.code) if fault.field == "by_order_of" else fault

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        make = self.making(answers)
        return lambda: make({})

    def making(self, answers: dict[str, Any]) -> Callable[[Mapping[str, Any]], Done]:
        """Work for the write lane that decides, given what else is told."""
        from desktop.casework.decisions import decide

        desk, case, choice = self.shell.desk, self.case, cast(Choice, self._chosen(answers)).act
        told = {k: answers[k] for k in ("operative", "reasons") if answers.get(k)}
        told["conditions"] = [row["condition"] for row in answers.get("conditions", ()) if row.get("condition")]
        told["grounds"] = [int(n) for n in answers.get("grounds", ())]
        if answers.get("until"):
            told["until"] = dates.parse(answers["until"], "until")
        if choice.about:
            told["about"] = choice.about
        told |= paper_told(answers)
        return lambda more: decide(desk, case, choice.provision, choice.act, {**told, **more})

    def told(self, done: Done) -> str:
        return tr("Decision {number} is issued", number=done.entries[0].data["number"])


class StateDeemed(CaseAct):
    """The time ran out undecided: the statement of what the law takes to have been permitted."""

    verb = words.mark("Print the statement")
    roles = ("clerk", "officer", "head")

    def fields(self, context: Any) -> Sequence[Field]:
        return ()

    def prepared(self, context: Any) -> None:
        self.name_case(tr("State that silence has decided"))
        text = tr(
            "The time for the decision ran out. The statement prints with the last day and its arithmetic, so that the "
            "applicant can rely on it."
        )
        self.sheet.addWidget(label(text, wrap=True))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.decisions import state_deemed

        desk, case = self.shell.desk, self.case
        return lambda: state_deemed(desk, case)

    def told(self, done: Done) -> str:
        return tr("The statement is ready to print")


def one_of(name: str, values: Sequence[str]) -> str:
    """The condition that a choice is one of these; never true for none."""
    return " or ".join(f"${{{name}}} = '{each}'" for each in values) or "'one' = 'none'"
