"""Registers as papers and as tables: volumes of bounded length, sums carried from volume to volume, a closing line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from desktop.casework.book_words import Span, book_sentence
from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.office import Office
from desktop.casework.ports import Draft, PaperOrder
from desktop.casework.register_cells import Cell
from desktop.casework.registers import Register, RegisterLine, read_register
from desktop.core.money import show as show_money
from desktop.law.words import LANGUAGES

VOLUME = 600  # lines of one volume: some thirty pages, so that a register of any length needs little memory
READERS = ("clerk", "inspector", "accounts", "officer", "head", "administrator")


@dataclass
class Closing:
    """What a register comes to as its lines go by: how many, how many struck out, the sums in paise by column."""

    lines: int = 0
    struck: int = 0
    sums: dict[int, int] = field(default_factory=dict)

    def add(self, line: RegisterLine) -> None:
        """Count a line; a struck one adds nothing to the sums."""
        self.lines += 1
        self.struck += line.struck
        for n in self.sums if not line.struck else ():
            self.sums[n] += int(str(line.cells[n]))


def need_reader(desk: Desk, chosen: Register) -> None:
    """Raise `PowerError` unless the person at the desk may see the register: complaints are for those who handle them."""
    roles = (
        tuple(role for role in READERS if role not in ("accounts", "administrator"))
        if chosen.office_only
        else READERS
    )
    need_role(desk.me(), desk.today(), *roles)


def register_orders(desk: Desk, chosen: Register, span: Span, closing: Closing) -> Iterator[PaperOrder]:
    """The register volume by volume, for the press; `closing` is filled as they are made."""
    need_reader(desk, chosen)
    closing.sums = dict.fromkeys(chosen.summed, 0)
    office, lines = desk.office(), read_register(desk, chosen, span)
    held, volume = list(islice(lines, VOLUME)), 1
    while True:
        following = list(islice(lines, VOLUME))
        yield _volume(desk, office, chosen, span, _Part(held, volume, not following), closing)
        if not following:
            return
        held, volume = following, volume + 1


@dataclass(frozen=True, slots=True)
class _Part:
    lines: Sequence[RegisterLine]
    number: int
    last: bool


def _volume(desk: Desk, office: Office, chosen: Register, span: Span, part: _Part, closing: Closing) -> PaperOrder:
    entries = [_brought(chosen, part.number, closing)] if part.number > 1 else []
    for line in part.lines:
        closing.add(line)
        entries.append(_entry(office, line))
    whole = part.last and part.number == 1
    volume = {} if whole else book_sentence("volume", volume=part.number)
    me, says = desk.me(), span.says()
    only = book_sentence("office_only") if chosen.office_only else {}
    told = (says, volume, only)
    period = {lang: ", ".join(each[lang] for each in told if each) for lang in LANGUAGES}
    values: dict[str, Any] = {
        "date": desk.today(),
        "register": dict(chosen.title),
        "period": period,
        "columns": [
            {"head": dict(c.head), "share": round(c.share * 100), **({"sum": 1} if c.summed else {})}
            for c in chosen.columns
        ],
        "entries": entries or [_nothing(chosen)],
        "notes": _notes(chosen, closing) if part.last else [],
        "officer": dict(me.name),
        "designation": dict(me.designation),
    }
    return PaperOrder(
        template="register_page",
        languages=office.languages,
        act=office.act,
        values={key: value for key, value in values.items() if value},
        letterhead={**office.letterhead},
        file_number=f"{office.code}/{chosen.name}/{span.since:%Y%m%d}-{span.until:%Y%m%d}",
        mark="practice" if office.practice else "",
        body=office.body_kind,
    )


def _entry(office: Office, line: RegisterLine) -> dict[str, Any]:
    told = {f"c{n}": fitted(cell, office.languages) for n, cell in enumerate(line.cells, 1) if cell != ""}
    return {**told, "struck": 1} if line.struck else told


def fitted(cell: Cell, languages: Iterable[str]) -> Any:
    """A cell for papers in `languages`: words that are not there in all of them stand as they were written."""
    if not isinstance(cell, Mapping):
        return cell
    if all(cell.get(lang) for lang in languages):
        return {lang: cell[lang] for lang in languages}
    return next((text for text in cell.values() if text), "")


def _brought(chosen: Register, volume: int, closing: Closing) -> dict[str, Any]:
    """The first line of a later volume: the sums of those before it."""
    words = max((n for n, c in enumerate(chosen.columns) if not c.summed), key=lambda n: chosen.columns[n].share)
    sums = {f"c{n + 1}": paise for n, paise in closing.sums.items()}
    return {f"c{words + 1}": book_sentence("forward", volume=volume - 1), **sums}


def _nothing(chosen: Register) -> dict[str, Any]:
    words = max((n for n, c in enumerate(chosen.columns) if not c.summed), key=lambda n: chosen.columns[n].share)
    return {f"c{words + 1}": book_sentence("nothing")}


def _notes(chosen: Register, closing: Closing) -> list[dict[str, Any]]:
    notes = [{"says": book_sentence("closed", lines=closing.lines, struck=closing.struck)}]
    notes += [
        {"says": book_sentence("total", head=chosen.columns[n].head, sum=show_money(paise))}
        for n, paise in closing.sums.items()
    ]
    return [*notes, {"says": book_sentence("certified")}]


def print_register(desk: Desk, chosen: Register, span: Span) -> tuple[bytes, Closing]:
    """The register as one PDF with what it comes to; the office's own note sheet keeps that it was printed."""
    closing = Closing()
    pdf = desk.press.print_run(register_orders(desk, chosen, span, closing))
    note_reading(desk, chosen, span, closing, "printed")
    return pdf, closing


def note_reading(desk: Desk, chosen: Register, span: Span, closing: Closing, how: str) -> Done:
    """Keep in the office's note sheet who took a register out (`printed` or `exported`), of which days, how long."""
    data = {
        "register": chosen.name,
        "since": span.since.isoformat(),
        "until": span.until.isoformat(),
        "ward": span.ward,
        "lines": closing.lines,
        "how": how,
    }
    with desk.store.writing(desk.officer) as tx:
        entry = tx.add(Draft(f"office:{desk.store.office}", "register.taken", desk.today(), data))
    return Done("", (entry,))


def register_table(desk: Desk, chosen: Register, span: Span, language: str, closing: Closing) -> Iterator[list[Any]]:
    """The register as rows of a table in one language: heads, lines (money in paise), a mark on struck ones."""
    need_reader(desk, chosen)
    closing.sums = dict.fromkeys(chosen.summed, 0)
    yield [*(column.head[language] for column in chosen.columns), ""]
    for line in read_register(desk, chosen, span):
        closing.add(line)
        struck = book_sentence("struck")[language] if line.struck else ""
        yield [*(in_language(cell, language) for cell in line.cells), struck]


def in_language(cell: Cell, language: str) -> Any:
    """A cell in one language; money stays a whole number."""
    if isinstance(cell, Mapping):
        return cell.get(language) or cell.get("en") or next(iter(cell.values()), "")
    return cell
