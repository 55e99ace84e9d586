"""Finding cases: lists page by page, counts, and search as the clerk types, in every script."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from desktop.casework.ports import CaseRow, Filter, Page
from desktop.core.errors import StoreError
from desktop.core.text import clean, latin_digits
from desktop.forms.sounds import alike

if TYPE_CHECKING:
    import sqlite3 as sqlite

COLUMNS = (
    "case_id, number, office, ward, kind, title, applicant, premises, status, received, due, due_name, updated,"
    " words, flags"
)
_FIELDS = ", ".join(f"c.{name.strip()}" for name in COLUMNS.split(","))
_ORDERS = {
    "updated": ("c.updated", "desc", "<"),
    "received": ("c.received", "desc", "<"),
    "due": ("c.due_sort", "asc", ">"),
    "number": ("c.number", "asc", ">"),
}
_MOST_WORDS = 24  # more words than a case has find nothing new
_MOST_TERMS = 64  # beginnings of more words than that are looked up as beginnings
SHORT = 3
"""Beginnings up to this length have an index of their own; longer ones are looked up as whole words (`case_term`)."""
_TURN = {"asc": "desc", "desc": "asc"}
NO_DUE = "~"  # sorts after every date: cases without a last day come last


class _Fold(dict[int, str]):
    """What each character becomes; worked out once a character, since a rebuild folds every word of every case."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        self[code] = found = " " if char.isspace() else latin_digits(clean(char)).strip("\u200c\u200d")
        return found


_FOLD = _Fold()


def fold(text: str) -> str:
    """`text` as search sees it: NFC, figures of every script as 0-9, without the joiners that only steer glyphs."""
    return unicodedata.normalize("NFC", text.translate(_FOLD))


def match(db: sqlite.Connection, wanted: Filter) -> str:
    """The FTS5 query for typed text: every word must begin a word of the case, or sound like one; '' if no word is
    left."""
    words = [word for word in fold(wanted.text).split() if any(map(_counts, word))]
    with_word = _any_alike if wanted.sounds else _any_with
    return " AND ".join(with_word(db, word) for word in words[:_MOST_WORDS])


def _any_alike(db: sqlite.Connection, word: str) -> str:
    """What sounds like `word` among the words of all cases; what has figures in it, or no like, is taken as written."""
    if any(char.isdecimal() for char in word):
        return _any_with(db, word)
    terms = (term for (term,) in db.execute("select term from case_term where term >= 'a'"))  # numbers sort before
    found = alike(word.lower(), terms, _MOST_TERMS)
    return f"({' OR '.join(map(_quoted, found))})" if found else _any_with(db, word)


def _any_with(db: sqlite.Connection, word: str) -> str:
    """What begins with `word`. A whole word's cases come newest first at once, those of a beginning only after all
    of them were merged; so of longer beginnings we ask which words there are."""
    head, begun = _last_part(word)
    if len(begun) > SHORT and all(char.isascii() or char.lower() == char.upper() for char in begun):
        low = begun.lower()  # as the index folds it; what else has two cases is left to the index
        sql = "select term from case_term where term >= ? and term < ? limit ?"
        terms = [term for (term,) in db.execute(sql, (low, low + chr(0x10FFFF), _MOST_TERMS + 1))]
        if 0 < len(terms) <= _MOST_TERMS:
            return f"({' OR '.join(_quoted(head + term) for term in terms)})"
    return _quoted(word) + "*"


def _last_part(word: str) -> tuple[str, str]:
    """The last run of characters that count in a typed word, and what stands before it."""
    end = len(word)
    while not _counts(word[end - 1]):
        end -= 1
    start = end
    while start and _counts(word[start - 1]):
        start -= 1
    return word[:start], word[start:end]


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def _counts(char: str) -> bool:
    kind = unicodedata.category(char)
    return kind[0] in "LN" or kind in ("Co", "Mn", "Mc")


def row(db: sqlite.Connection, case: str) -> CaseRow | None:
    """The list row of a case, by its id or its subject."""
    subject = case if ":" in case else f"case:{case}"
    found = db.execute(f"select {_FIELDS} from case_row c where c.subject = ?", (subject,)).fetchone()
    return CaseRow(*found) if found else None


def page(db: sqlite.Connection, wanted: Filter, order: str, after: str, size: int) -> Page:
    """A page of cases: by `order` (updated and received latest first, due and number rising), or newest first if
    there is text to search: sorting all that begins with one letter would make the clerk wait."""
    if wanted.text.strip():
        return _found(db, wanted, after, size)
    if order not in _ORDERS:
        raise StoreError(f"'{order}' is not an order of the list", code="order", order=order)
    key, direction, sign = _ORDERS[order]
    wheres, values = _conditions(wanted)
    if after:
        n, last = _place(after)
        wheres.append(f"({key}, c.n) {sign} (?, ?)")
        values += [last, n]
    sql = (
        f"select {_FIELDS}, c.n, {key} from case_row c {_where(wheres)}"
        f" order by {key} {direction}, c.n {direction} limit ?"
    )
    rows = db.execute(sql, (*values, size + 1)).fetchall()
    return _as_page(rows, size)


def place(db: sqlite.Connection, wanted: Filter, order: str, at: int, total: int) -> str:
    """The place after which a page begins with row `at` (0 is the first) of `total`; '' at the beginning.

    Only the index is walked, from the nearer end, so a leap over half a million cases takes some hundredths of a
    second. Raises `StoreError` where the list has become shorter meanwhile.
    """
    query = match(db, wanted) if wanted.text.strip() else ""
    if at <= 0 or (wanted.text.strip() and not query):
        return ""
    if order not in _ORDERS:
        raise StoreError(f"'{order}' is not an order of the list", code="order", order=order)
    wheres, values = _conditions(wanted)
    before, behind = at - 1, max(total - at, 0)
    if query:
        table = "case_fts f cross join case_row c on c.n = f.rowid"
        wheres, values = ["case_fts match ?", *wheres], [query, *values]
        keys, shown = [("f.rowid", "desc")], "c.n, ''"
    else:
        key, direction, _ = _ORDERS[order]
        table, keys, shown = "case_row c", [(key, direction), ("c.n", direction)], f"c.n, {key}"
    turned = behind < before and not query
    by = ", ".join(f"{key} {_TURN[way] if turned else way}" for key, way in keys)
    sql = f"select {shown} from {table} {_where(wheres)} order by {by} limit 1 offset ?"
    found = db.execute(sql, (*values, behind if turned else before)).fetchone()
    if found is None:
        raise StoreError("The list has become shorter; look again", code="place", after=str(at))
    return f"{found[0]}:{found[1]}"


def count(db: sqlite.Connection, wanted: Filter) -> int:
    """How many cases match; from counters unless words, last days or flags limit them."""
    wheres, values = _conditions(wanted)
    if wanted.text.strip():
        query = match(db, wanted)
        if not query:
            return 0
        if not wheres:
            return _number(db, "select count(*) from case_fts where case_fts match ?", [query])
        joined = "select count(*) from case_fts f cross join case_row c on c.n = f.rowid"
        return _number(db, f"{joined} {_where(['case_fts match ?', *wheres])}", [query, *values])
    if wanted.due_by or wanted.flag:
        return _number(db, f"select count(*) from case_row c {_where(wheres)}", values)
    return _number(db, f"select coalesce(sum(cases), 0) from case_count c {_where(wheres)}", values)


def pendency(
    db: sqlite.Connection, office: str, day: date, settled: Collection[str], ages: Collection[int]
) -> list[tuple[str, int, int, int]]:
    """(ward, band of age, cases, overdue ones); see `Store.pendency`."""
    age = "+".join("(received <> '' and received < ?)" for _ in ages)
    marks = ", ".join("?" * len(settled))
    firsts = [(day - timedelta(days=each)).isoformat() for each in ages]
    sql = (
        f"select ward, {age} as age, count(*), sum(due <> '' and due < ?) from case_row"
        f" where office = ? and status not in ({marks}) group by ward, age order by ward, age"
    )
    return list(db.execute(sql, (*firsts, day.isoformat(), office, *settled)))


def tally(db: sqlite.Connection) -> list[tuple[str, str, str, int]]:
    """How many cases stand in each (ward, kind, status)."""
    return list(db.execute("select ward, kind, status, cases from case_count order by ward, kind, status"))


def _found(db: sqlite.Connection, wanted: Filter, after: str, size: int) -> Page:
    query = match(db, wanted)
    if not query:
        return Page([], "")
    wheres, values = _conditions(wanted)
    before = []
    if after:
        wheres.insert(0, "f.rowid < ?")
        before = [_place(after)[0]]
    sql = (
        f"select {_FIELDS}, c.n, '' from case_fts f cross join case_row c on c.n = f.rowid"
        f" {_where(['case_fts match ?', *wheres])} order by f.rowid desc limit ?"
    )
    return _as_page(db.execute(sql, (query, *before, *values, size + 1)).fetchall(), size)


def _conditions(wanted: Filter) -> tuple[list[str], list[Any]]:
    wheres: list[str] = []
    values: list[Any] = []
    for name in ("ward", "kind", "status"):
        if value := getattr(wanted, name):
            wheres.append(f"c.{name} = ?")
            values.append(value)
    if wanted.due_by:
        wheres.append("c.due_sort <= ?")
        values.append(wanted.due_by)
    if wanted.flag:
        wheres.append("c.n in (select n from case_flag where flag = ?)")
        values.append(wanted.flag)
    return wheres, values


def _where(wheres: list[str]) -> str:
    return f"where {' and '.join(wheres)}" if wheres else ""


def _as_page(rows: list[Any], size: int) -> Page:
    shown = rows[:size]
    more = len(rows) > size and shown
    after = f"{shown[-1][-2]}:{shown[-1][-1]}" if more else ""
    return Page([CaseRow(*each[:-2]) for each in shown], after)


def _place(after: str) -> tuple[int, str]:
    n, _, key = after.partition(":")
    if not (n.isascii() and n.isdecimal()):
        raise StoreError("The list was asked to go on from a place it never gave", code="place", after=after)
    return int(n), key


def _number(db: sqlite.Connection, sql: str, values: list[Any]) -> int:
    return int(db.execute(sql, values).fetchone()[0])
