"""What the counter looks at: dues that wait to be paid, receipts with what became of them, cheques not realised yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from desktop.casework.desk import Desk
from desktop.casework.ledger import CHEQUE, MODES
from desktop.casework.money import Due, dues_of
from desktop.casework.ports import CaseRow, Filter
from desktop.casework.receipts import subject_of
from desktop.core.entry import Entry
from desktop.core.errors import FieldError

MOST = 200  # lines of a list at the counter; who looks for another searches
BACK = timedelta(days=92)  # so far back a receipt is looked for by its words; an older one is found through its case
CASES = 40  # cases whose dues a search brings


@dataclass(frozen=True, slots=True)
class Waiting:
    """A due that is not paid up, with the case it stands in ('' for the counter's own) and that case's row."""

    case: str
    due: Due
    row: CaseRow | None


@dataclass(frozen=True, slots=True)
class Receipt:
    """Money taken: its entry, the case ('' for none), and the entries made about it since, in order."""

    case: str
    entry: Entry
    about: tuple[Entry, ...]

    @property
    def id(self) -> str:
        """The receipt's own id."""
        return str(self.entry.data["receipt"])

    @property
    def number(self) -> str:
        """The number on the receipt, or the book and number where it was written by hand."""
        manual: Mapping[str, Any] = self.entry.data.get("manual") or {}
        return f"{manual['book']}/{manual['number']}" if manual else str(self.entry.data.get("number", ""))

    @property
    def paise(self) -> int:
        """How much was taken."""
        return int(self.entry.data["paise"])

    @property
    def is_cheque(self) -> bool:
        """Whether it was taken subject to realisation."""
        return MODES.get(str(self.entry.data["mode"])) == CHEQUE

    @property
    def refunded(self) -> int:
        """What was paid back of it, in paise."""
        return sum(int(each.data["paise"]) for each in self.about if each.kind == "money.refunded")

    @property
    def state(self) -> str:
        """`cancelled`, `dishonoured`, `refunded` (all of it), `waiting` (a cheque), `realised` or `taken`."""
        kinds = {each.kind for each in self.about}
        for kind, state in (("receipt.cancelled", "cancelled"), ("cheque.dishonoured", "dishonoured")):
            if kind in kinds:
                return state
        if self.refunded >= self.paise:
            return "refunded"
        return ("realised" if "cheque.realised" in kinds else "waiting") if self.is_cheque else "taken"


def dues_waiting(desk: Desk, text: str = "") -> list[Waiting]:
    """Dues that are not paid up: the oldest `MOST`, or those of the cases and payers that `text` finds."""
    if text.strip():
        rows = desk.store.page(Filter(text=text), size=CASES).rows
        found = [each for row in rows for each in _of_subject(desk, f"case:{row.case}")]
        return [*found, *(each for each in _of_subject(desk, subject_of(desk, "")) if _pays(each.due, text))]
    names = [account.partition("/")[2] for account, paise in desk.store.balances("due/").items() if paise > 0]
    names = sorted(names, key=lambda name: name.rpartition("/")[2])[:MOST]
    subjects: dict[str, None] = {}
    for name in names:
        subjects.update(dict.fromkeys(line.entry.subject for line in desk.store.posted(f"due/{name}")))
    waiting = [each for subject in subjects for each in _of_subject(desk, subject)]
    return sorted(waiting, key=lambda each: (each.due.day, each.due.name.rpartition("/")[2]))


def _of_subject(desk: Desk, subject: str) -> list[Waiting]:
    case = subject.removeprefix("case:") if subject.startswith("case:") else ""
    found = [due for due in dues_of(desk.store.entries(subject)).values() if due.open > 0]
    row = desk.store.row(case) if case and found else None
    return [Waiting(case, due, row) for due in found]


def _pays(due: Due, text: str) -> bool:
    payer = due.told.get("payer", "")
    names = payer.values() if isinstance(payer, Mapping) else (str(payer),)
    return any(text.casefold() in str(name).casefold() for name in names)


def due_at(desk: Desk, case: str, name: str) -> Due:
    """A due by its name. Raises `FieldError` where there is none."""
    found = dues_of(desk.store.entries(subject_of(desk, case))).get(name)
    if found is None:
        raise FieldError("due", "There is no such due here.", code="due_missing")
    return found


def is_receipt(entry: Entry) -> bool:
    """Whether an entry takes money: a receipt of the counter, a fee with an application, one written by hand."""
    return "receipt" in entry.data and "of" not in entry.data and "mode" in entry.data


def receipts_of(entries: Iterable[Entry], case: str) -> list[Receipt]:
    """The receipts among the entries of a case (or of the counter), in their order."""
    known = list(entries)
    taken = [each for each in known if is_receipt(each)]
    return [
        Receipt(case, each, tuple(e for e in known if e.data.get("of") == each.data["receipt"])) for each in taken
    ]


def receipts_between(desk: Desk, since: str, until: str) -> list[Receipt]:
    """The receipts of this PC booked from day `since` to day `until` (ISO), the newest first."""
    lines = desk.store.posted("due/", since, until)
    own = [line.entry for line in lines if line.entry.device == desk.store.device]
    return _receipts(desk, [each for each in own if is_receipt(each)])


def receipts_found(desk: Desk, text: str) -> list[Receipt]:
    """The newest receipts of this PC of the last three months in whose number or payer all words of `text` stand."""
    today = desk.today()
    lines = desk.store.posted("due/", (today - BACK).isoformat(), today.isoformat())
    own = [line.entry for line in lines if line.entry.device == desk.store.device and is_receipt(line.entry)]
    wanted = text.casefold().split()
    return _receipts(desk, [each for each in own if all(word in _told(each) for word in wanted)][-MOST:])


def _told(entry: Entry) -> str:
    payer = entry.data.get("payer", "")
    names = payer.values() if isinstance(payer, Mapping) else (str(payer),)
    return " ".join((Receipt("", entry, ()).number, *map(str, names))).casefold()


def cheques_waiting(desk: Desk) -> list[Receipt]:
    """The receipts of this PC on cheques and drafts that are not realised yet, the oldest first."""
    accounts = desk.store.balances(f"cheque/{desk.store.device}/")
    entries = [line.entry for account in accounts for line in desk.store.posted(account)]
    return _receipts(desk, [each for each in entries if is_receipt(each)])[::-1]


def _receipts(desk: Desk, taken: list[Entry]) -> list[Receipt]:
    """Receipts with all that was made about them, each subject read once; the newest first."""
    wanted = {each.id for each in taken}
    found: list[Receipt] = []
    for subject in dict.fromkeys(each.subject for each in taken):
        case = subject.removeprefix("case:") if subject.startswith("case:") else ""
        found += [each for each in receipts_of(desk.store.entries(subject), case) if each.entry.id in wanted]
    return sorted(found, key=lambda each: each.entry.at, reverse=True)


def receipt_at(desk: Desk, case: str, receipt: str) -> Receipt:
    """A receipt by its id. Raises `FieldError` where there is none."""
    for each in receipts_of(desk.store.entries(subject_of(desk, case)), case):
        if each.id == receipt:
            return each
    raise FieldError("receipt", "There is no such receipt here.", code="receipt_missing")
