"""An answer that was entered wrongly, put right by a new entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.bits import label
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done

_AS = "as_"  # before the name of the form's field, lest it meet one of ours


class CorrectCase(CaseAct):
    """Which answer, what is right, and why; one at a time, so that the note sheet tells each with its reason."""

    verb = words.mark("Enter the correction")
    roles = ("clerk", "officer", "head")

    def more(self, file: CaseFile) -> tuple[tuple[Field, ...], dict[str, Any]]:
        from desktop.casework.corrections import answers_of, correctable
        from desktop.casework.intake import enclosures_asked
        from desktop.casework.wording import local_language

        desk = self.shell.desk
        office = desk.office()
        enclosures = enclosures_asked(desk, office, file.kind, desk.today())
        lists = {
            "@wards": {str(w["number"]): w["name"] for w in office.wards},
            "@enclosures": {e["key"]: e["label"] for e in enclosures},
        }
        found = (
            replace(f, choices=lists.get(f.choices, {})) if isinstance(f.choices, str) else f
            for f in correctable(file)
        )
        return tuple(f for f in found if f.type != "select_multiple" or f.choices), answers_of(
            file, local_language(office.languages)
        )

    def fields(self, context: tuple[CaseFile, tuple[tuple[Field, ...], dict[str, Any]]]) -> Sequence[Field]:
        asked, _ = context[1]
        which = {each.name: each.label for each in asked}
        why = words.mark("Why")
        return (
            ask("what", "select_one", words.mark("What was wrong"), required=True, choices=which, appearance="plain"),
            *(
                replace(each, name=_AS + each.name, relevant=f"${{what}} = '{each.name}'", constraint="")
                for each in asked
            ),
            ask("reason", "text", why, required=True, length=2000, hint=words.mark("It stands in the note sheet")),
        )

    def prepared(self, context: tuple[CaseFile, tuple[tuple[Field, ...], dict[str, Any]]]) -> None:
        self.name_case(tr("Correct what was entered"))
        self.form.put({_AS + name: value for name, value in context[1][1].items() if value not in ("", [])})
        self.form.forget()
        told = (
            tr("The old entry stays readable; papers already issued keep what they say."),
            tr(
                "The day of receipt, the fee and the number are not changed here: enter what happened as an act of its own."
            ),
        )
        self.side.addWidget(side_card(tr("A correction"), *(label(text, wrap=True) for text in told)))

    def place(self, fault: FieldError) -> FieldError:
        """The form's field has another name here."""
        name = _AS + fault.field
        return FieldError(name, fault.message, code=fault.code, **fault.params) if name in self.form.boxes else fault

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.corrections import correct

        desk, case, name, reason = self.shell.desk, self.case, answers["what"], answers["reason"]
        right = answers.get(_AS + name, "")
        return lambda: correct(desk, case, name, right, reason)

    def told(self, done: Done) -> str:
        return tr("Corrected; the old entry stays readable")
