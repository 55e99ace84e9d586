"""Expected errors in the clerk's language: what is wrong, why, and the way out; shown in place."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from desktop.core.errors import (
    FieldError,
    FieldErrors,
    LawError,
    NagardeskError,
    PackError,
    PaperError,
    PowerError,
    StoreError,
    SyncError,
)
from desktop.ui import words
from desktop.ui.bits import Band, button
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from desktop.ui.page import Shell

TITLES: tuple[tuple[type[NagardeskError], str], ...] = (
    (LawError, mark("The law does not let this be done now")),
    (PowerError, mark("This is not in the power of the person signed in")),
    (PaperError, mark("The paper can't be printed as it should be")),
    (StoreError, mark("The data could not be read or saved")),
    (SyncError, mark("The exchange with the centre did not go through")),
    (PackError, mark("A file of the law or of a form is not right")),
    (FieldErrors, mark("Something here needs your attention")),
    (FieldError, mark("Something here needs your attention")),
)
WAYS_OUT: tuple[tuple[type[NagardeskError], str], ...] = (
    (PowerError, mark("Let the officer who holds it sign in and do it; the case keeps what you have prepared.")),
    (PaperError, mark("Nothing was saved or numbered. Mend what is named, then do the step again.")),
    (StoreError, mark("What was saved before is safe.")),
    (SyncError, mark("Everything is safe on this PC and goes out at the next try.")),
)

# What only a changed program or a changed pack brings about: the sentence of its kind, with what the program says.
INNER: tuple[tuple[type[NagardeskError], str], ...] = (
    (PackError, mark("A file of the law or of a form is not right here. Tell who looks after the program.")),
    (PaperError, mark("The text of this paper is not right here. Tell who looks after the program.")),
)

SENTENCES = {
    "required": mark("This must be filled in."),
    "future": mark("This can't be on a day still to come."),
    "before_demand": mark("The demand was made on {date}; the answer can't be earlier."),
    "before_issue": mark("The notice was issued on {date}; serve it after."),
    "before_receipt": mark("The case was opened on {date}; an inspection can't be earlier."),
    "case_missing": mark("There is no such case on this PC."),
    "choice": mark("'{text}' is not one of the choices."),
    "date_no_day": mark("'{text}' is no day of the calendar; check day and month."),
    "date_shape": mark("'{text}' is not a date; write it as 03-02-2027."),
    "daylight": mark("Entry is lawful between sunrise ({hour}) and sunset ({hour2}) on that day."),
    "days": mark("Set a time of at least one day, counted from service."),
    "days_open": mark("Section {section} fixes no time; set the number of days that is reasonable here."),
    "days_least": mark("Section {section} gives at least {least} days; set no less."),
    "decimal": mark("'{text}' is not a number; write it as 12.5."),
    "doubt": mark("The Act says two things about the appeal. Decide it first; the choice is kept with its reason."),
    "draft": mark("There is no such draft of an order on this notice."),
    "enclosure": mark("The office asks for no such enclosure."),
    "entry_early": mark("The notice of entry leaves time until {moment} (section {section})."),
    "entry_notice": mark(
        "Section {section} has the occupier told in writing before the place is entered; serve that notice first."
    ),
    "finding": mark("This finding is not in the case."),
    "heard": mark("The hearing of {date} is recorded already."),
    "hour": mark("'{text}' is not an hour; write it as 14:30."),
    "hour_to_come": mark("This can't be at an hour still to come; it is {hour} now."),
    "house_or_khasra": mark("Give the house number or the khasra number, so that the premises can be found."),
    "integer": mark("'{text}' is not a whole number."),
    "issued": mark("This notice is already issued."),
    "ladder": mark("Affixing comes when no other way is open: record the attempt before it."),
    "maker_checker": mark("Who drafts a notice does not sign it. Let another officer sign it."),
    "money": mark("'{text}' is not an amount; write it as 1200 or 1200.50."),
    "no_appeal": mark("The Act names no forum of appeal for this order; check the section."),
    "no_demand": mark("No particulars were demanded in this case."),
    "no_order": mark("There is no such order that stands in this case."),
    "returned_twice": mark("This letter came back before; send another before it can come back again."),
    "not_issued": mark("Only an issued notice can be served."),
    "not_served": mark("The notice is not served yet; its period runs from service."),
    "not_set": mark(
        "The office has not set this value yet. An administrator enters it with the bye-law that fixes it."
    ),
    "notice_missing": mark("There is no such notice in this case."),
    "officer_unknown": mark("This person is not in the office's list of officers."),
    "section": mark("The notice was given under section {made}; no order under {section} follows from it."),
    "order": mark("The notice was served on {date}; this comes after."),
    "after_date": mark("This comes after {date}."),
    "paper_later": mark("The authority's paper can't be later than what is done on it."),
    "amount": mark("Give the amount, above nothing."),
    "pay_mode": mark("It can't be paid in this way."),
    "post_dated": mark("A cheque of a later date is not taken."),
    "no_cash": mark("Only ₹ {held} in cash are held here by the person signed in."),
    "book_closed": mark("The cash book of {date} is closed; money is taken and paid again on the next day."),
    "receipt_maker": mark("Who made a receipt does not cancel it. Let another do it."),
    "receipt_missing": mark("There is no such receipt here."),
    "receipt_done": mark("This receipt was cancelled, dishonoured, paid back or realised on {date} already."),
    "cancel_closed": mark("The cash book of that day is closed; refund the money instead."),
    "handed_on": mark("The cash of this receipt was handed on already; refund the money instead."),
    "not_realised": mark("The cheque is not realised yet; nothing is paid back on it."),
    "no_cheque": mark("This receipt is not for a cheque or draft."),
    "cheque_day": mark("The cheque was received on {date}; this is between that day and today."),
    "no_double": mark("Nothing was done twice here."),
    "head": mark("Choose what the money is for."),
    "due_missing": mark("There is no such due here."),
    "given_less": mark("This is less than the amount."),
    "notes": mark("This is no number of notes or coins."),
    "same_person": mark("Cash is handed to another person."),
    "nothing_held": mark("The person signed in holds no cash here."),
    "difference": mark("The book says ₹ {book}, the count ₹ {count}. Count again, or explain the difference."),
    "no_handover": mark("No such cash waits for the person signed in."),
    "closed_already": mark("The cash book is closed up to {date} already."),
    "later_money": mark("Money was booked up to {date}; the count closes that day."),
    "still_held": mark("Somebody else still holds ₹ {amount} at this PC; it is handed over first."),
    "in_transit": mark("₹ {amount} were handed over and not taken over yet."),
    "no_difference": mark("The difference that stands is ₹ {amount}."),
    "unbalanced": mark("The two sides of this booking differ; nothing was saved."),
    "no_papers": mark("This case has no issued paper yet; there is nothing to bind."),
    "stopped": mark("It was stopped; nothing was kept."),
    "rows": mark("A sheet holds no more rows; take a shorter period."),
    "rows_many": mark("This file has more rows than are read at once. Bring it in parts."),
    "password": mark("A password has at least eight characters."),
    "plea": mark("This plea is not answered yet."),
    "post": mark("This person does not hold a post in the office on that day."),
    "power": mark("The section is signed by another authority than the person signed in."),
    "power_named": mark("This is for the {authority}; the person signed in does not hold that power."),
    "power_paper": mark("This is for another authority; record its paper: authority, number and date."),
    "power_paper_named": mark("This is for the {authority}; record its paper: authority, number and date."),
    "role": mark("The person signed in does not have the role that this needs."),
    "settled": mark("This is settled already."),
    "not_enrolled": mark(
        "This PC is not enrolled at a centre yet. Ask the administrator for a code and enter it under Sync."
    ),
    "served": mark("This notice is already served; its return of service is in the file."),
    "sign_in": mark("This name and password do not go together."),
    "sign_in_day": mark(
        "You hold no office on {day}, which is today by this PC's clock. If it is wrong, set date and time right; if not, ask the administrator."
    ),
    "too_early": mark("It is too early. The first day on which it may be done is {first_day}."),
    "too_late": mark("It is too late for this now."),
    "done": mark("This was done already."),
    "not_given": mark("The law does not give this act here."),
    "before_case": mark("The case was opened on {date}; nothing is done before that day."),
    "closed": mark("The office is closed on {date}; fix another day."),
    "fixed": mark("The hearing stands fixed for another day; adjourn it to hold it on this one."),
    "hearing_fixed": mark("A hearing is fixed for {date} already; adjourn it."),
    "no_hearing": mark("No hearing is fixed that could be adjourned."),
    "no_hearings": mark("No hearing is fixed for {days}."),
    "days_range": mark("The section sets a shortest and a longest time; choose one between them."),
    "days_guard": mark("Where something is to be pulled down, the time must be longer."),
    "grounds": mark("It may be refused only on the grounds that the Act lists; name at least one."),
    "not_considered": mark("Some objections are not considered yet; each gets its own answer first."),
    "overpaid": mark("Only ₹ {owed} are owed; take no more."),
    "sum": mark("The shares must come to the whole expense."),
    "objection_missing": mark("There is no such objection in this case."),
    "panchas": mark("It is done before two panchas; name both."),
    "shortest": mark("The other side still has its time. The first day for the hearing is {first_day}."),
    "silence": mark(
        "The time for the decision ran out; silence has decided, and nothing can be refused or granted now."
    ),
    "silence_runs": mark(
        "Nothing is taken to have been permitted yet; the time still runs. It can be stated from {first_day}."
    ),
    "encrypted": mark("This file is locked by a password. Ask for a copy without one, or scan the paper."),
    "broken": mark("This file is damaged or cut off; scan the paper again."),
    "kind": mark("This is no PDF, JPEG, PNG, TIFF or WebP, whatever its name says. Scan the paper as one."),
    "empty": mark("There is nothing in this file."),
    "unreadable": mark("This file can't be read; choose it again."),
    "too_big": mark("This file is too big. Scan the paper in grey at 200 or 300 dpi."),
    "pixels": mark("This picture is too fine. Scan it at 300 dpi or less."),
    "pages": mark("This file has too many pages; divide it."),
    "notice_unknown": mark("No notice with this number is in this office. Copy the number from the notice."),
    "old_or_locked": mark("This workbook is of the old kind or locked by a password. Save it as .xlsx without one."),
    "book_damaged": mark("This workbook is damaged. Open it and save it anew."),
    "bomb": mark("This file unpacks to far more than a register can hold; it is not read."),
    "encoding": mark("The letters of this file can't be read. Save it as .csv in UTF-8 or as .xlsx."),
    "missing": mark("There is no such file."),
    "headers": mark("This file lacks a column of the map."),
    "map_empty": mark("Say of at least one column what it answers."),
    "doubled": mark("The same line stands earlier in this file."),
    "office_list": mark("The office has no such ward or choice."),
    "cell": mark("The value of this cell can't be known; it holds a formula or a fault."),
    "legacy_font": mark("This seems typed in a legacy Hindi font: {reading}. Name the font of the column."),
    "font": mark("There is no table for this font."),
    "nothing_failed": mark("Nothing failed at an earlier visit with this checklist."),
    "waiver": mark("An officer waives a finding; the inspector reports it."),
    "waiver_reason": mark("Say why this finding is waived."),
    "before_act": mark("The Act was not in force on that day."),
    "blind": mark("This file can't be looked at here."),
    "file_read": mark("{name} can't be read; choose it again."),
    "act": mark("This form is of another Act than this office's."),
    "unit_not_set": mark(
        "The Act leaves this measure to a unit that differs from place to place. Have it set in Settings, or write the "
        "area in square metres."
    ),
    "too_long": mark("This has {count} characters; at most {most} are kept. Shorten it, or attach a paper."),
    "line_touched": mark(
        "The plot touches the street line by {area} m² (up to {depth} m). Nothing can be granted there without the leave "
        "that the section names."
    ),
    "line_touched_barred": mark(
        "The plot touches the street line by {area} m² (up to {depth} m). The section forbids building there; the Act "
        "knows no leave for it."
    ),
    "unknown_field": mark("There is no such field."),
    "ward": mark("This office has no such ward."),
    "office_change": mark("This can't be changed so."),
    "paper_missing": mark("There is no such paper in this case."),
    "office_code": mark("Write two to eight capital letters A-Z or figures."),
    "login": mark("Use small letters a-z, figures, dot or dash."),
    "held_to": mark("The last day in the post lies before the first."),
    "login_twice": mark("Another officer signs in with this name."),
    "officer_authority": mark("Who signs is an authority of the Act; choose it."),
    "emblem_kind": mark("Choose a PNG or JPEG picture of at most 2 MB."),
    "ward_twice": mark("There are two wards {number}."),
    "no_case": mark("There is no case {number} on this PC."),
    "no_section": mark("The Act has no section {section}."),
    "witnesses": mark("Affixing is done before two witnesses; name both."),
    "disk_full": mark("The disk is full. This step was not saved. Make room on the disk, then do it again."),
    "locked": mark("Another program holds the data file. This step was not saved; wait a little and do it again."),
    "read_only": mark("The data folder can't be written. Nothing was changed."),
    "damaged": mark(
        "The data file is damaged; nothing more is written to it. Leave the folder as it is and run the repair: nagardesk store repair"
    ),
    "disk_error": mark("The disk did not take or give the data. This step was not saved."),
    "newer": mark("This data was last used by a newer Nagardesk. Nothing was changed; install the newer program."),
    "in_use": mark("Nagardesk is already open with this data."),
    "blob_missing": mark("The paper's file is not on this PC yet; it comes with the next exchange."),
    "blob_damaged": mark("The paper's file is damaged on this PC; it comes again from the centre."),
    "unreachable": mark("The centre can't be reached; the line is probably down."),
    "timeout": mark("The centre did not answer in time."),
    "certificate": mark("The centre's certificate can't be trusted; ask who looks after the network."),
    "gone": mark(
        "The data folder is not in its place any more. This step was not saved. Put it back, then open the program again."
    ),
    "unknown_device": mark(
        "The centre does not know this PC. Ask the administrator for a one-time code and enrol it."
    ),
    "revoked": mark("The centre no longer accepts this PC. Ask the administrator."),
    "clock": mark("This PC's clock is too far from the centre's. Set date and time right."),
    "upgrade": mark("This program is too old for the centre. Work goes on here; the exchange needs an update."),
    "busy": mark("The centre is busy; the next try comes by itself."),
    "network": mark(
        "This folder lies on a network drive, where what is saved can be lost. No office was made. "
        "Choose a folder on a disk of this PC."
    ),
    "path_long": mark("The path of this folder is too long. Choose a folder nearer to the top of the disk."),
    "no_room": mark(
        "To put this copy back takes {needed} MB, and {free} MB are free on this disk. Nothing was changed. "
        "Make room, then do it again."
    ),
    "sealed": mark(
        "This data is encrypted, and its key is not on this PC. Type the recovery key from the printed sheet."
    ),
    "none_chosen": mark("None of these cases has such a paper. Choose others."),
    "unchanged": mark("This is what stands there already."),
    "cancelled": mark("The exchange was stopped; it goes on from there next time."),
    "glyph_here": mark("No font of the papers has '{char}'. Take it out, or write the word with another letter."),
    "glyph_missing": mark("A letter on this paper has no shape in the fonts of the papers."),
    "no_wording": mark("There is no wording of this provision in one of the languages of the paper."),
    "pack_missing": mark("The law of this case's day is not on this PC; install its pack."),
}


class _Loose(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "…"


def sentence(error: NagardeskError) -> str:
    """The error's message in the screen's language; English where the catalogue has none for it."""
    if isinstance(error, FieldErrors):
        return " ".join(dict.fromkeys(_ended(sentence(each)) for each in error.errors))
    said = error.params.get("messages")
    if isinstance(said, dict) and words.pick(said):
        return words.pick(said)
    if words.language() == "en" and not error.code.startswith("note_"):
        return error.message
    return _by_code(error)


def _by_code(error: NagardeskError) -> str:
    """The sentence of an error's code, filled; what the program itself says where there is none."""
    if not (text := _text_for(error)):
        inner = next((general for kind, general in INNER if isinstance(error, kind)), "")
        return f"{tr(inner)} ({error.message})" if inner else error.message
    told = {name: _filled(name, value) for name, value in error.params.items() if value is not None}
    return tr(text).format_map(_Loose(told))


def _text_for(error: NagardeskError) -> str:
    """The sentence of an error's code; of a power, the one that names who holds it where that is known."""
    named = f"{error.code}_named"
    return (error.params.get("authority") and text_of(named)) or text_of(error.code)


def _filled(name: str, value: object) -> object:
    """A parameter as the clerk reads it: days in figures, an authority by its title, an error by its own sentence."""
    if isinstance(value, NagardeskError):
        return _ended(_by_code(value))
    if isinstance(value, date):
        return words.day(value)
    return words.known(value) if name == "authority" and isinstance(value, str) else value


def text_of(code: str) -> str:
    """The sentence of a code in English, with its placeholders; '' if it has none of its own."""
    if code in SENTENCES:
        return SENTENCES[code]
    from desktop.ui.notices import NOTICES  # all three are seldom wanted
    from desktop.ui.seldom import SELDOM
    from desktop.ui.street.faults import STREETS

    return STREETS.get(code) or NOTICES.get(code) or SELDOM.get(code, "")


def title(error: NagardeskError) -> str:
    """What kind of thing went wrong, in a few words."""
    for kind, text in TITLES:
        if isinstance(error, kind):
            return tr(text)
    return tr("This could not be done")


def way_out(error: NagardeskError) -> str:
    """What to do next, where the message itself does not say it."""
    for kind, text in WAYS_OUT:
        if isinstance(error, kind):
            return tr(text)
    return ""


def _ended(text: str) -> str:
    """A sentence with its full stop, so that two in a row do not run together."""
    return text if text.endswith((".", "!", "?", "।")) else f"{text}{'।' if words.language() == 'hi' else '.'}"


def _copy(notice: Path) -> None:
    """Lay the notice on the clipboard, for a letter to who looks after the program; it holds nothing that was typed."""
    QGuiApplication.clipboard().setText(notice.read_text(encoding="utf-8"))


def fault_band(shell: Shell, error: Exception) -> Band:
    """The band that tells an error in place; one of ours that is no fault of the clerk's is written down as well."""
    if not isinstance(error, NagardeskError):
        text = tr("Nothing that was saved is lost. What happened is written down for who looks after the program.")
        notice = shell.fault(error)
        offered = [button(tr("Copy the notice"), lambda: _copy(notice), kind="link")] if notice else []
        name = tr("Something went wrong in the program")
        return Band(name, text, tone="late", drawing="warning", actions=offered)
    said = " ".join(_ended(part) for part in (sentence(error), way_out(error)) if part)
    section = getattr(error, "section", "")
    actions = []
    if section and words.section_text(section) not in said:
        said = f"{words.section_text(section)}: {said}"
    if isinstance(error, PowerError) and error.code == "post":
        actions.append(button(tr("Sign in as another person"), lambda: shell.lock(), kind="link"))
    tone = "soon" if isinstance(error, LawError | FieldError | FieldErrors | PowerError) else "late"
    drawing = "law" if isinstance(error, LawError) else "lock" if isinstance(error, PowerError) else "warning"
    return Band(title(error), said, tone=tone, drawing=drawing, actions=actions)
