"""Cases that begin without an application: a complaint, the office's own motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from desktop.core.errors import FieldError
from desktop.forms.definition import Field, Form
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import ask
from desktop.ui.words import known, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done

PROCEDURES = frozenset(
    [
        "show_cause",
        "stop_work",
        "requisition",
        "removal_without_notice",
        "danger",
        "prosecution",
        "public_prohibition",
    ]
)


class OpenCase(ActPage):
    """Under which section it goes, and what the form asks."""

    verb = words.mark("Open the case")
    name_of_form = ""

    def read_context(self) -> Callable[[], tuple[Form, tuple[Field, ...]]]:
        desk, name = self.shell.desk, self.name_of_form

        def look() -> tuple[Form, tuple[Field, ...]]:
            from desktop.forms.definition import load

            office, form = desk.office(), load(name)
            wards = {str(w["number"]): w["name"] for w in office.wards}
            act = desk.act(office, desk.today())
            rows = [row for row in act.provisions() if row.procedure in PROCEDURES]
            sections = {
                row.id: {
                    "en": f"{row.cite}  {row.heading}",
                    words.language(): f"{words.cited(row.cite)}  {known(row.heading)}",
                }
                for row in rows
            }
            under = ask(
                "provision",
                "select_one",
                words.mark("Under which section"),
                required=True,
                choices=sections,
                appearance="plain",
                hint=words.mark("Type the number of the section, or a word of it"),
            )
            fields = tuple(replace(f, choices=wards) if f.choices == "@wards" else f for f in form.fields)
            return form, (under, *fields)

        return look

    def fields(self, context: tuple[Form, tuple[Field, ...]]) -> Sequence[Field]:
        return context[1]

    def prepared(self, context: tuple[Form, tuple[Field, ...]]) -> None:
        self.name(pick(context[0].title), tr("New case"))
        self.form.put({"received_on": words.day(self.shell.desk.today())})
        self.form.choose_only("ward")

    def check(self, answers: dict[str, Any]) -> list[FieldError]:
        faults = super().check(answers)
        if answers.get("applicant_local") and not answers.get("applicant_latin"):
            faults.append(FieldError("applicant_latin", "Write the name in English too.", code="required"))
        return faults

    def told(self, done: Done) -> str:
        return tr("Entered as {number}", number=done.entries[0].data["number"])


class NewComplaint(OpenCase):
    """What somebody complains of; his name stands in no list and on no paper."""

    roles = ("clerk", "inspector", "officer", "head")
    name_of_form = "complaint"

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.opening import receive_complaint

        desk, provision = self.shell.desk, answers["provision"]
        told = {k: v for k, v in answers.items() if k != "provision"}
        return lambda: receive_complaint(desk, provision, told)


class OwnMotion(OpenCase):
    """What the office saw itself."""

    roles = ("inspector", "officer", "head")
    name_of_form = "suo_motu"

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.opening import open_suo_motu

        desk, provision = self.shell.desk, answers["provision"]
        told = {k: v for k, v in answers.items() if k != "provision"}
        return lambda: open_suo_motu(desk, provision, told)
