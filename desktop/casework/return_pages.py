"""Returns and reports in words: what a line stands for, and the tables as papers and as rows of a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from desktop.casework.book_words import Span, book, book_sentence, book_words
from desktop.casework.desk import Desk, need_role
from desktop.casework.office import Office
from desktop.casework.ports import AGES, PaperOrder
from desktop.casework.register_cells import form_words
from desktop.casework.register_pages import fitted
from desktop.casework.returns import Figures, read_return
from desktop.casework.wording import Said
from desktop.core.money import show as show_money
from desktop.law.words import LANGUAGES

_SIGNERS = ("officer", "head", "accounts", "clerk")


def head_words(name: str) -> dict[str, str]:
    """The head of a column of figures, or of what a line stands for."""
    return dict(book("returns")["heads"][name])


def label_words(office: Office, by: str, key: str) -> Said:
    """What one label of a line says: a ward's name, the title of a form, an age in days, a word for a state."""
    match by:
        case "ward":
            ward = office.ward(key)
            return {lang: f"{key} {_named(ward['name'], lang)}" for lang in LANGUAGES} if ward else key or "—"
        case "kind":
            return form_words(key)
        case "age":
            later = [bound for bound in AGES if bound > int(key)]
            return f"{key}–{later[0] - 1}" if later else f"{key}+"
        case "state" | "outcome":
            return dict(book_words("outcomes").get(key) or book("returns")["bound"].get(key) or {"en": key})
        case "what":
            return head_words({"receipt": "received_money"}.get(key, key))
        case _:
            return key


def _named(names: Mapping[str, str], language: str) -> str:
    return str(names.get(language) or names.get("en") or next(iter(names.values()), ""))


def return_orders(desk: Desk, kind: str, span: Span) -> Iterator[PaperOrder]:
    """A return as papers, one for each table; `kind` is monthly or quarterly."""
    need_role(desk.me(), desk.today(), *_SIGNERS)
    title = book("returns")["returns"][kind]
    for figures in read_return(desk, span):
        heads = {lang: f"{title[lang]}: {figures.title[lang]}" for lang in LANGUAGES}
        yield figures_order(desk, figures, span, heads)


def report_order(desk: Desk, figures: Figures, span: Span) -> PaperOrder:
    """A report as a paper."""
    need_role(desk.me(), desk.today(), *_SIGNERS)
    return figures_order(desk, figures, span, figures.title)


def figures_order(desk: Desk, figures: Figures, span: Span, title: Mapping[str, str]) -> PaperOrder:
    """A table of figures for the press, with the total of its columns."""
    office, me = desk.office(), desk.me()
    alike = "what" not in figures.by  # a demand and a receipt are not added up
    money = [alike and (figures.paise or column == "paise") for column in figures.columns]
    columns = [{"head": head_words(name), "share": 200} for name in figures.by]
    columns += [
        {"head": head_words(name), "share": 110, **({"sum": 1} if summed else {})}
        for name, summed in zip(figures.columns, money, strict=True)
    ]
    entries = [_entry(office, figures, row.labels, row.figures, money) for row in figures.rows]
    if figures.rows and alike and not all(money):
        entries.append(_total(figures, money))
    if not entries:
        entries = [{"c1": book_sentence("nothing")}]
    until = min(span.until, desk.today())
    return PaperOrder(
        template="register_page",
        languages=office.languages,
        act=office.act,
        values={
            "date": desk.today(),
            "register": dict(title),
            "period": span.says(),
            "columns": columns,
            "entries": entries,
            "notes": [{"says": book_sentence("as_of", day=until)}],
            "officer": dict(me.name),
            "designation": dict(me.designation),
        },
        letterhead={**office.letterhead},
        file_number=f"{office.code}/{figures.name}/{span.since:%Y%m%d}-{span.until:%Y%m%d}",
        mark="practice" if office.practice else "",
        body=office.body_kind,
    )


def _entry(
    office: Office, figures: Figures, labels: Sequence[str], numbers: Sequence[int], money: Sequence[bool]
) -> dict[str, Any]:
    words = [
        fitted(label_words(office, by, key), office.languages) for by, key in zip(figures.by, labels, strict=True)
    ]
    shown = [
        n if summed else show_money(n) if column == "paise" else str(n)
        for n, summed, column in zip(numbers, money, figures.columns, strict=True)
    ]
    cells: list[Any] = [*words, *shown]
    return {f"c{at}": cell for at, cell in enumerate(cells, 1)}


def _total(figures: Figures, money: Sequence[bool]) -> dict[str, Any]:
    """The sums of the columns that are no money; the press adds money up itself."""
    cells: dict[str, Any] = {"c1": head_words("total")}
    for at, (number, is_money) in enumerate(zip(figures.total(), money, strict=True), len(figures.by) + 1):
        if not is_money:
            cells[f"c{at}"] = str(number)
    return cells


def figures_rows(desk: Desk, figures: Figures, language: str) -> Iterator[list[Any]]:
    """The table as rows of a spreadsheet in one language: heads, then lines; money in paise."""
    office = desk.office()
    yield [head_words(name)[language] for name in (*figures.by, *figures.columns)]
    for row in figures.rows:
        words = [label_words(office, by, key) for by, key in zip(figures.by, row.labels, strict=True)]
        told = [w if isinstance(w, str) else w.get(language) or w["en"] for w in words]
        yield [*told, *row.figures]
