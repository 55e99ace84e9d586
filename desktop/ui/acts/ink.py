"""A print that an officer signed on paper, elsewhere: who signed, on which day, at which hour, and the scan of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.decide import Decide
from desktop.ui.acts.orders import MakeOrder
from desktop.ui.acts.pieces import ask, provision_card, side_card
from desktop.ui.acts.scans import files_in
from desktop.ui.bits import label
from desktop.ui.case_view import names_of
from desktop.ui.law_words import authority_text
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile, Notice
    from desktop.casework.desk import Desk, Done
    from desktop.casework.office import Office
    from desktop.law.powers import Signer

STAFF = ("clerk", "inspector", "officer", "head")
NEW = "new"
Ink = Callable[[], Mapping[str, Any]]


def ink_fields(office: Office, file: CaseFile) -> Sequence[Field]:
    """What is asked of a signature on paper."""
    language = words.language()
    signers = {
        each.id: {language: f"{pick(each.name)}, {pick(each.designation)}"}
        for each in office.officers
        if each.authority and set(each.roles) & {"officer", "head"}
    }
    held = {each["sha256"]: {language: f"{words.day(each['day'])}: {each['title']}"} for each in file.attachments}
    new = {NEW: words.each_language(mark("Another file"))}
    where = ask(
        "ink_held",
        "select_one",
        mark("Scan of the signed print"),
        choices={**held, **new},
        appearance="plain",
        required=True,
    )
    return (
        ask(
            "ink_officer",
            "select_one",
            mark("Who signed"),
            choices=signers,
            appearance="plain",
            required=True,
        ),
        ask(
            "ink_day",
            "date",
            mark("Signed on"),
            required=True,
            hint=mark("The power is looked at for that officer and that day."),
        ),
        ask(
            "ink_hour",
            "text",
            mark("Hour (24-hour clock)"),
            required=True,
            length=12,
            hint=mark("for example 14.30"),
        ),
        *((where,) if held else ()),
        ask(
            "ink_scan",
            "file",
            mark("File of the scan") if held else mark("Scan of the signed print"),
            required=True,
            relevant=f"${{ink_held}} = '{NEW}'" if held else "",
            hint=mark("A PDF or a picture"),
        ),
    )


def ink_of(desk: Desk, case: str, title: str, fields: Sequence[Field], answers: dict[str, Any]) -> Ink:
    """What puts the scan into the case and tells of the signature as casework takes it; to be called in a lane."""
    told = {
        "officer": answers["ink_officer"],
        "day": dates.parse(answers["ink_day"], "ink_day"),
        "hour": answers["ink_hour"],
    }
    held, read = answers.get("ink_held", NEW), files_in(fields, answers)

    def put_in() -> Mapping[str, Any]:
        from desktop.casework.attachments import attach

        if held != NEW:
            return {**told, "scan": held}
        name, content = read()["ink_scan"][0]
        attach(desk, case, content, name, title)
        return {**told, "scan": desk.look(content, name)["sha256"]}

    return put_in


def ink_place(fault: FieldError) -> FieldError:
    """A fault of the signature under the name its field has on the page."""
    if not fault.field.startswith("ink.") and fault.field not in ("file", "title"):
        return fault
    name = "ink_scan" if fault.field in ("file", "title") else fault.field.replace(".", "_")
    return FieldError(name, fault.message, code=fault.code, **fault.params)


def signed_title(file: CaseFile) -> str:
    """What the scan is called in the case."""
    return tr("Signed print: {name}", name=names_of(file.applicant()))


class RecordSigned(CaseAct):
    """A notice whose draft was printed and signed on paper: with that it is issued."""

    verb = words.mark("Record and issue")
    roles = STAFF

    def more(self, file: CaseFile) -> tuple[Notice, Signer, Office]:
        from desktop.casework.ruling import signer_of

        desk = self.shell.desk
        draft, office = file.notices[self.route.args[1]], desk.office()
        return draft, signer_of(desk, office, draft.provision, desk.today()), office

    def fields(self, context: tuple[CaseFile, Any]) -> Sequence[Field]:
        return ink_fields(context[1][2], context[0])

    def prepared(self, context: tuple[CaseFile, Any]) -> None:
        draft, signer, office = context[1]
        self.name_case(tr("Record a notice signed on paper"))
        today = self.shell.desk.today()
        self.form.put({"ink_day": words.day(today)})
        if holder := office.holder(signer.authority, today):
            self.form.put({"ink_officer": holder.id})
        signs = tr(
            "Signed by the {authority}, section {section}",
            authority=authority_text(self.shell.desk.law, self.file.pack, signer.authority),
            section=words.cited(signer.source),
        )
        self.side.addWidget(provision_card(self, tr("Under which power"), draft.provision, label(signs, wrap=True)))
        text = tr(
            "The notice gets its number and goes out as of that day; the scan and the hour stay with it in the file."
        )
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))

    def place(self, fault: FieldError) -> FieldError:
        return ink_place(fault)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.notices import issue_notice

        desk, case, notice = self.shell.desk, self.case, self.route.args[1]
        ink = ink_of(desk, case, signed_title(self.file), self.asked, answers)
        return lambda: issue_notice(desk, case, notice, ink=ink())

    def told(self, done: Done) -> str:
        return tr("Notice {number} is issued, signed on paper", number=done.entries[0].data["number"])


class OrderSigned(MakeOrder):
    """An order that was signed on paper: its text as it was signed, by whom and when."""

    verb = words.mark("Record and issue")
    roles = STAFF

    def fields(self, context: tuple[CaseFile, Any]) -> Sequence[Field]:
        office = self.shell.desk.office()
        return (*super().fields(context), *ink_fields(office, context[0]))

    def need_authority(self, authority: str) -> None:
        """The staff records it; the power is looked at for the one who signed."""

    def prepared(self, context: tuple[CaseFile, Any]) -> None:
        super().prepared(context)
        self.name_case(tr("Record an order signed on paper"))
        self.form.put({"ink_day": words.day(self.shell.desk.today())})

    def place(self, fault: FieldError) -> FieldError:
        return super().place(ink_place(fault))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.orders import make_order

        desk, case, notice, order = self.shell.desk, self.case, self.notice().id, self._order(answers)
        ink = ink_of(desk, case, signed_title(self.file), self.asked, answers)
        return lambda: make_order(desk, case, notice, {**order, "ink": ink()})


class DecisionSigned(Decide):
    """A decision that was signed on paper: what it says, by whom and when."""

    verb = words.mark("Record and issue")
    roles = STAFF

    def fields(self, context: tuple[CaseFile, Any]) -> Sequence[Field]:
        office = self.shell.desk.office()
        return (*super().fields(context), *ink_fields(office, context[0]))

    def need_authority(self, authority: str) -> None:
        """The staff records it; the power is looked at for the one who signed."""

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        self.name_case(tr("Record a decision signed on paper"))
        self.form.put({"ink_day": words.day(self.shell.desk.today())})

    def place(self, fault: FieldError) -> FieldError:
        return super().place(ink_place(fault))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        ink = ink_of(self.shell.desk, self.case, signed_title(self.file), self.asked, answers)
        make = self.making(answers)
        return lambda: make({"ink": ink()})
