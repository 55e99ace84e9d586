"""Service of a notice or an order, attempt by attempt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, provision_card, side_card
from desktop.ui.bits import column, label
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done

WITNESSES = 2
LADDER = {
    "tender": words.mark("giving or tendering it to the person"),
    "tender_to_family": words.mark("to an adult member or servant of his family"),
    "leave_at_abode": words.mark("leaving it at his last known abode"),
    "registered_post": words.mark("registered post"),
    "affix": words.mark("fixing it on a conspicuous part of the building or land"),
}

STEPS = {
    "family": "tender_to_family",
    "abode": "leave_at_abode",
    "post": "registered_post",
}  # a way by the law's word


class RecordService(CaseAct):
    """One attempt: how, what came of it, when, where, whom he met; before two witnesses if it is affixed."""

    verb = words.mark("Enter the attempt")
    roles = ("clerk", "inspector", "officer", "head")

    def more(self, file: CaseFile) -> Any:
        return self.shell.desk.law.version(file.pack).service

    def fields(self, context: Any) -> Sequence[Field]:
        from desktop.casework.service import MODE_WORDS, MODES, OUTCOME_WORDS, OUTCOMES

        ladder = [str(step["mode"]) for rule in context[1][:1] for step in rule.modes]
        steps = {mode: STEPS.get(mode, mode) for mode in MODES}
        known = sorted(MODES, key=lambda mode: ladder.index(steps[mode]) if steps[mode] in ladder else len(ladder))
        modes = {mode: MODE_WORDS[mode] for mode in known}
        asked = [ask("mode", "select_one", words.mark("How"), required=True, choices=modes)]
        for mode in MODES:
            outcomes = {each: OUTCOME_WORDS[each] for each in OUTCOMES[mode]}
            if len(outcomes) > 1:
                asked.append(
                    ask(
                        f"outcome_{mode}",
                        "select_one",
                        words.mark("What came of it"),
                        required=True,
                        choices=outcomes,
                        relevant=f"${{mode}} = '{mode}'",
                    )
                )
        person = ask("name", "text", words.mark("Name of the witness"), length=300)
        place = ask("address", "text", words.mark("Address"), length=500)
        return (
            *asked,
            ask(
                "day",
                "date",
                words.mark("Day"),
                required=True,
                constraint=". <= today()",
                constraint_message=words.each_language(words.mark("This can't be on a day still to come.")),
            ),
            ask(
                "hour",
                "text",
                words.mark("Hour (24-hour clock)"),
                required=True,
                length=12,
                hint=words.mark("for example 14.30"),
            ),
            ask("place", "text", words.mark("Place"), required=True, length=1000),
            ask("met", "text", words.mark("Whom he met"), length=500, relevant="${mode} != 'affix'"),
            ask(
                "witnesses",
                "repeat",
                words.mark("Two witnesses"),
                relevant="${mode} = 'affix'",
                required=True,
                fields=(person, place),
            ),
            ask("remarks", "text", words.mark("Remarks"), appearance="multiline", length=4000),
        )

    def prepared(self, context: tuple[CaseFile, Any]) -> None:
        from desktop.casework.intake import premises_text
        from desktop.casework.service import MODE_WORDS, OUTCOME_WORDS
        from desktop.casework.wording import local_language

        file, ladder = context
        notice = file.notices[self.route.args[1]]
        self.name_case(tr("Record service"))
        self.form.put(
            {
                "day": words.day(self.shell.desk.today()),
                "place": premises_text(file.fields["premises"])[local_language(self.shell.languages)],
            }
        )
        about = label(tr("{number} of {day}", number=notice.number, day=words.day(notice.issued_on)), wrap=True)
        self.side.addWidget(provision_card(self, tr("What is served"), notice.provision, about))
        tried = column(gap=4)
        for each in notice.attempts:
            day = next(e.day for e in file.entries if e.id == each.entry)
            said = f"{words.day(day)} {each.at}: {pick(MODE_WORDS[each.mode])}, {pick(OUTCOME_WORDS[each.outcome])}"
            tried.addWidget(label(said, wrap=True))
        if not notice.attempts:
            tried.addWidget(
                label(tr("None yet. Affixing comes only after another way was tried."), "muted", wrap=True)
            )
        self.side.addWidget(side_card(tr("Attempts so far"), tried))
        for rule in ladder[:1]:
            steps = [label(f"{n}. {_mode_text(str(m['mode']))}", wrap=True) for n, m in enumerate(rule.modes, 1)]
            self.side.addWidget(
                side_card(tr("The Act's own order, section {section}", section=words.cited(rule.section)), *steps)
            )

    def place(self, fault: FieldError) -> FieldError:
        """The outcome has a field for each way."""
        if fault.field != "outcome":
            return fault
        return FieldError(f"outcome_{self.form.answers().get('mode', '')}", fault.message, code=fault.code)

    def check(self, answers: dict[str, Any]) -> list[FieldError]:
        faults = super().check(answers)
        named = [w for w in answers.get("witnesses", ()) if w.get("name")]
        if answers.get("mode") == "affix" and len(named) < WITNESSES:
            faults = [f for f in faults if f.field != "witnesses"]
            message = "Affixing is done before two witnesses; name both."
            faults.append(FieldError("witnesses", message, code="witnesses"))
        return faults

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.service import OUTCOMES, record_attempt

        desk, case, notice = self.shell.desk, self.case, self.route.args[1]
        mode = answers["mode"]
        attempt = {
            **{k: answers.get(k, "") for k in ("mode", "hour", "place", "met", "remarks")},
            "outcome": answers.get(f"outcome_{mode}") or OUTCOMES[mode][0],
            "day": dates.parse(answers["day"], "day"),
            "witnesses": answers.get("witnesses", []),
        }
        return lambda: record_attempt(desk, case, notice, attempt)

    def told(self, done: Done) -> str:
        if done.papers:
            return tr("Service is proved; the papers of proof are ready")
        return tr("The attempt is entered")


def _mode_text(mode: str) -> str:
    return tr(LADDER[mode]) if mode in LADDER else mode.replace("_", " ")
