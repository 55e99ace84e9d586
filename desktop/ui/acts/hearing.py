"""Cause shown, and the hearing with its minutes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, ask_past, ask_said, provision_card, side_card
from desktop.ui.bits import label
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile, Notice
    from desktop.casework.desk import Done


class OnNotice(CaseAct):
    """An act on a served notice, which stands at the side."""

    def notice(self) -> Notice:
        """The notice it is about."""
        return self.file.notices[self.route.args[1]]

    def show_notice(self) -> None:
        """Say which notice, and since when it is served."""
        notice = self.notice()
        said = [label(tr("{number} of {day}", number=notice.number, day=words.day(notice.issued_on)), wrap=True)]
        if notice.served_on:
            said.append(label(tr("Served; its time runs from {day}", day=words.day(notice.served_on)), wrap=True))
        self.side.addWidget(provision_card(self, tr("On the notice"), notice.provision, *said))


class ReceiveCause(OnNotice):
    """The cause, one plea a line, so that the order answers each."""

    verb = words.mark("Enter the cause")
    roles = ("clerk", "officer", "head")

    def fields(self, context: Any) -> Sequence[Field]:
        plea = ask_said(self.shell, "text", words.mark("Plea"), required=True, length=4000)
        return (
            ask_past("received_on", words.mark("Received on"), required=True),
            ask(
                "pleas",
                "repeat",
                words.mark("Pleas, one a line"),
                required=True,
                fields=(plea,),
                hint=words.mark("The order must answer each of them"),
            ),
        )

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Receive cause shown"))
        self.show_notice()
        self.form.put({"received_on": words.day(self.shell.desk.today())})

    def place(self, fault):
        """The day has another name here."""
        from desktop.core.errors import FieldError

        if fault.field != "day":
            return fault
        return FieldError("received_on", fault.message, code=fault.code, **fault.params)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.hearing import receive_cause

        desk, case, notice = self.shell.desk, self.case, self.notice().id
        day = dates.parse(answers["received_on"], "received_on")
        pleas = [row["text"] for row in answers.get("pleas", ()) if row.get("text")]
        return lambda: receive_cause(desk, case, notice, day, pleas)

    def told(self, done: Done) -> str:
        return tr("The cause is entered")


class FixHearing(OnNotice):
    """The day on which he is heard, with the notice of it."""

    verb = words.mark("Fix it and print the notice")

    def more(self, file: CaseFile) -> tuple[Mapping[str, Any], str]:
        return _place_and_hearer(self, file)

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            ask("day", "date", words.mark("Day of the hearing"), required=True),
            ask(
                "hour",
                "text",
                words.mark("Hour (24-hour clock)"),
                required=True,
                length=12,
                hint=words.mark("for example 14.30"),
            ),
            ask_said(self.shell, "place", words.mark("Place"), required=True, length=500),
        )

    def prepared(self, context: tuple[CaseFile, Any]) -> None:
        letterhead, authority = context[1]
        self.name_case(tr("Fix a hearing"))
        self.need_authority(authority)
        self.show_notice()
        self.form.put({"place": letterhead.get("name", "")})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.hearing import fix_hearing

        desk, case, notice = self.shell.desk, self.case, self.notice().id
        day, hour, place = dates.parse(answers["day"], "day"), answers["hour"], answers["place"]
        return lambda: fix_hearing(desk, case, notice, day, hour, place)

    def told(self, done: Done) -> str:
        return tr("The hearing is fixed for {day}", day=words.day(done.entries[0].data["on"]))


class AdjournHearing(FixHearing):
    """A later day, with the reason."""

    verb = words.mark("Adjourn it and print the notice")

    def fields(self, context: Any) -> Sequence[Field]:
        reason = ask_said(self.shell, "reason", words.mark("Why it is adjourned"), required=True, length=2000)
        return (*super().fields(context), reason)

    def prepared(self, context: tuple[CaseFile, Any]) -> None:
        from desktop.casework.hearing import sitting

        super().prepared(context)
        self.name_case(tr("Adjourn the hearing"))
        fixed = sitting(self.file, self.notice().id)
        if fixed:
            self.side.addWidget(
                side_card(tr("Fixed for"), label(f"{words.day(fixed['on'])} {fixed['hour']}", wrap=True))
            )
            self.form.put({"hour": fixed["hour"], "place": fixed["place"]})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.hearing import adjourn

        desk, case, notice = self.shell.desk, self.case, self.notice().id
        day, hour, place = dates.parse(answers["day"], "day"), answers["hour"], answers["place"]
        return lambda: adjourn(desk, case, notice, day, hour, place, answers["reason"])


class RecordHearing(OnNotice):
    """Day, hour, place, who was there, what was said."""

    verb = words.mark("Enter and print the minutes")

    def more(self, file: CaseFile) -> tuple[Mapping[str, Any], str]:
        return _place_and_hearer(self, file)

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            ask("day", "date", words.mark("Day of the hearing"), required=True),
            ask(
                "hour",
                "text",
                words.mark("Hour (24-hour clock)"),
                required=True,
                length=12,
                hint=words.mark("for example 14.30"),
            ),
            ask_said(self.shell, "place", words.mark("Place"), required=True, length=500),
            ask(
                "present",
                "repeat",
                words.mark("Who was present"),
                required=True,
                fields=(
                    ask_said(self.shell, "name", words.mark("Name"), required=True, length=300),
                    ask_said(self.shell, "capacity", words.mark("As what"), required=True, length=300),
                ),
            ),
            ask(
                "said",
                "repeat",
                words.mark("What was said"),
                required=True,
                fields=(
                    ask_said(self.shell, "who", words.mark("Who"), required=True, length=300),
                    ask_said(self.shell, "says", words.mark("Said"), required=True, length=20_000),
                ),
            ),
        )

    def prepared(self, context: tuple[CaseFile, Any]) -> None:
        self.name_case(tr("Record the hearing"))
        self.need_authority(context[1][1])
        self.show_notice()
        pleas = [pick(p["text"]) for c in self.file.causes if c["notice"] == self.notice().id for p in c["pleas"]]
        if pleas:
            told = (label(f"{n}. {text}", wrap=True) for n, text in enumerate(pleas, 1))
            self.side.addWidget(side_card(tr("Cause shown"), *told))
        from desktop.casework.hearing import sitting
        from desktop.casework.wording import words as casework_words

        party, letterhead = self.file.applicant(), context[1][0]
        fixed = sitting(self.file, self.notice().id)
        self.form.put(
            {
                "day": words.day(self.shell.desk.today()),
                "hour": fixed["hour"] if fixed else "",
                "place": fixed["place"] if fixed else letterhead.get("name", ""),
                "present": [{"name": dict(party.get("name", {})), "capacity": dict(casework_words("addressee"))}],
            }
        )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.hearing import record_hearing

        desk, case, notice = self.shell.desk, self.case, self.notice().id
        minutes = {**answers, "day": dates.parse(answers["day"], "day")}
        return lambda: record_hearing(desk, case, notice, minutes)

    def told(self, done: Done) -> str:
        return tr("The hearing is entered, minutes {number}", number=done.entries[0].data["number"])


def _place_and_hearer(page: CaseAct, file: CaseFile) -> tuple[Mapping[str, Any], str]:
    """The office's letterhead, and who hears in the matter of a notice."""
    from desktop.casework.ruling import signer_of

    desk = page.shell.desk
    office, provision = desk.office(), file.notices[page.route.args[1]].provision
    return office.letterhead, signer_of(desk, office, provision, desk.today()).authority
