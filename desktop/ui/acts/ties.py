"""Where a case belongs: handed over to another ward, linked with another case."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core.errors import FieldError
from desktop.core.text import clean
from desktop.forms.definition import Field
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, ask_said, side_card
from desktop.ui.bits import button, label, line
from desktop.ui.page import Route
from desktop.ui.words import each_language, mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Desk, Done

RELATIONS = {
    "follows": mark("This case follows the other"),
    "precedes": mark("This case comes before the other"),
    "completion_of": mark("This is the completion of the other"),
    "permission_of": mark("This is the permission of the other"),
    "recovery_of": mark("This recovers what the other left due"),
    "recovered_by": mark("What is due here is recovered in the other"),
    "same_matter": mark("Both are about the same matter"),
}
SHORT_RELATIONS = {
    "follows": mark("follows"),
    "precedes": mark("comes before"),
    "completion_of": mark("completion of"),
    "permission_of": mark("permission of"),
    "recovery_of": mark("recovery of"),
    "recovered_by": mark("recovered in"),
    "same_matter": mark("same matter as"),
}


class TransferCase(CaseAct):
    """The case goes to another ward with a reason; its numbers stay."""

    verb = mark("Hand it over")
    roles = ("officer", "head")

    def more(self, file: CaseFile) -> Any:
        return self.shell.desk.office().wards

    def fields(self, context: Any) -> Sequence[Field]:
        wards = {str(ward["number"]): ward["name"] for ward in context[1]}
        return (
            ask("ward", "select_one", mark("To which ward"), required=True, choices=wards),
            ask_said(self.shell, "reason", mark("Reason"), required=True, length=1000),
        )

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Hand the case over to another ward"))
        premises = self.file.fields.get("premises", {})
        now = f"{premises.get('ward', '')} {pick(premises.get('ward_name'))}".strip()
        self.side.addWidget(side_card(tr("It is in ward"), label(now, "strong")))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.opening import transfer

        desk, case = self.shell.desk, self.case
        return lambda: transfer(desk, case, answers["ward"], answers["reason"])

    def told(self, done: Done) -> str:
        return tr("The case was handed over")


class LinkCase(CaseAct):
    """Another case that belongs with this one; both files say so."""

    verb = mark("Link them")

    def fields(self, context: Any) -> Sequence[Field]:
        choices = {key: each_language(text) for key, text in RELATIONS.items()}
        return (
            ask("other", "text", mark("Number of the other case"), required=True, length=200),
            ask("relation", "select_one", mark("How they belong together"), required=True, choices=choices),
        )

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Link with another case"))
        go = self.shell.go
        rows = [
            line(
                label(tr(SHORT_RELATIONS[each["relation"]]), "small"),
                button(each["number"], lambda c=each["other"]: go(Route("case", (c,))), kind="link"),
                -1,
            )
            for each in self.file.links
        ]
        self.side.addWidget(side_card(tr("Linked so far"), *(rows or [label(tr("None."), "muted")])))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.links import link

        desk, case, other, relation = self.shell.desk, self.case, answers["other"], answers["relation"]
        return lambda: link(desk, case, case_numbered(desk, other, "other"), relation)

    def told(self, done: Done) -> str:
        return tr("The cases are linked")


def case_numbered(desk: Desk, typed: str, field: str) -> str:
    """The case of a number that was typed, or of a part of it that one case alone has. Raises `FieldError` at `field`
    where this PC has none such."""
    from desktop.casework.ports import Filter

    number = clean(typed)
    rows = [row for row in desk.store.page(Filter(text=number), size=20).rows if number in row.number]
    found = [row for row in rows if row.number == number] or rows
    if len(found) != 1:
        raise FieldError(field, f"There is no case {number} on this PC.", code="no_case", number=number)
    return found[0].case
