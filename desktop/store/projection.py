"""What is worked out from entries: list rows, search words, flags, counters, series, papers named, the ledger.

Every table here can be dropped and built again; `rebuild` does, and gives the same as living through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from desktop.casework.ledger import postings
from desktop.casework.ports import CaseRow, Mark, Projector
from desktop.core.entry import Entry
from desktop.core.turns import turn
from desktop.store import entries as rows
from desktop.store.blobs import is_name
from desktop.store.progress import Progress
from desktop.store.search import COLUMNS, NO_DUE, SHORT, fold

if TYPE_CHECKING:
    import sqlite3 as sqlite

VERSION = "5"  # of the rules here; a change rebuilds every store at its next opening
TABLES = ("case_row", "case_flag", "case_count", "case_mark", "series", "blob_ref", "posting")
CASE = "case:"
_INSERT_ROW = f"insert into case_row (n, subject, {COLUMNS}, due_sort) values ({', '.join('?' * 18)})"
_NAMES = tuple(name.strip() for name in COLUMNS.split(","))  # in the order of a CaseRow's fields
_ROW = attrgetter(*(name for name in CaseRow._fields if name != "marks"))
_MARK = attrgetter("key", "state", "last", "met", "paise")
_INSERT_MARK = f"insert into case_mark values ({', '.join('?' * 11)})"
_TOKENS = "tokenize=\"unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'\""  # as case_fts has them
_LEARN = f"insert or ignore into case_term select term from temp.%s where length(term) > {SHORT}"
_NONE: Mapping[str, list[Entry]] = MappingProxyType({})
_COUNT = """insert into case_count (ward, kind, status, cases) values (?, ?, ?, ?)
  on conflict (ward, kind, status) do update set cases = cases + excluded.cases"""


def note(db: sqlite.Connection, entry: Entry, pos: int, n: int, data: str, *, own: bool) -> None:
    """Take in what a single entry says beside its case: papers it names, money it moves, numbers its device took.

    `data` is the text of its data: most entries name no paper, and a look at it shows that.
    """
    if "postings" in entry.data:
        lines = [(pos, n, p.account, p.book, p.paise) for n, p in enumerate(postings(entry))]
        db.executemany("insert into posting (pos, line, account, book, paise) values (?, ?, ?, ?, ?)", lines)
    if named := blobs_named(entry) if 'sha256"' in data or '"blobs"' in data else ():
        db.executemany("insert or ignore into blob_ref (sha256, pos) values (?, ?)", ((s, pos) for s in named))
    if own:
        for series, number in numbers(entry):
            take(db, n, series, number)


def take(db: sqlite.Connection, n: int, series: str, number: int) -> None:
    """Remember that device `n` has come to `number` in a series."""
    db.execute(
        "insert into series (device, series, last) values (?, ?, ?)"
        " on conflict (device, series) do update set last = max(last, excluded.last)",
        (n, series, number),
    )


def last_number(db: sqlite.Connection, n: int, series: str) -> int:
    """The number to which device `n` has come in a series; 0 before the first."""
    row = db.execute("select last from series where device = ? and series = ?", (n, series)).fetchone()
    return int(row[0]) if row else 0


def numbers(entry: Entry) -> list[tuple[str, int]]:
    """The (series, number) pairs that an entry records in `data['numbers']`."""
    found = entry.data.get("numbers", ())
    return [(str(series), int(number)) for series, number in found]


def blobs_named(entry: Entry) -> set[bytes]:
    """The SHA-256 of every paper and attachment that an entry names: under keys that end in `sha256`, and in lists
    `blobs`."""
    return {bytes.fromhex(text) for text in _digests(entry.data)}


def _digests(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            named = [inner] if key.endswith("sha256") else inner if key == "blobs" and isinstance(inner, list) else ()
            yield from (text for text in named if isinstance(text, str) and is_name(text))
            if isinstance(inner, (dict, list)):
                yield from _digests(inner)
    elif isinstance(value, list):
        for inner in value:
            if isinstance(inner, (dict, list)):
                yield from _digests(inner)


def refresh(
    db: sqlite.Connection, projector: Projector, subjects: Iterable[str], read: Mapping[str, list[Entry]] = _NONE
) -> None:
    """Work out the rows of the touched cases again; `read` has the entries of those that were read in this step."""
    new: list[str] = []
    for subject in sorted(subjects):
        if subject.startswith(CASE):
            turn()
            held = read[subject] if subject in read else rows.of_subject(db, subject)
            new.append(_put(db, subject, projector(subject, held) if held else None))
    if any(new):
        _learn(db, " ".join(new))


def _put(db: sqlite.Connection, subject: str, new: CaseRow | None) -> str:
    """Exchange a case's row for `new`; returns the words that the index took in for it, '' if none."""
    found = db.execute(f"select n, {COLUMNS} from case_row where subject = ?", (subject,)).fetchone()
    if new is None and found is None:
        return ""  # of a case that went over to another chain nothing may be left
    n = found[0] if found else _first_place(db, subject)
    old = CaseRow(*found[1:])._replace(marks=_marks_kept(db, n)) if found else None
    new = new._replace(words=fold(new.words)) if new else None
    if new and old:
        _change(db, n, old, new)
    elif new:
        db.execute(_INSERT_ROW, _values(n, subject, new))
    else:
        db.execute("delete from case_row where n = ?", (n,))
    _exchange(db, n, old, new)
    return _index(db, n, old.words if old else None, new.words if new else None)


def _change(db: sqlite.Connection, n: int, old: CaseRow, new: CaseRow) -> None:
    """Write the columns that changed; every other one would cost the pages of its indexes."""
    changed = {name: value for name, was, value in zip(_NAMES, old, new, strict=False) if value != was}
    if "due" in changed:
        changed["due_sort"] = new.due or NO_DUE
    if changed:
        names = ", ".join(f"{name} = ?" for name in changed)
        db.execute(f"update case_row set {names} where n = ?", (*changed.values(), n))


def _exchange(db: sqlite.Connection, n: int, old: CaseRow | None, new: CaseRow | None) -> None:
    """Bring a case's cell of the counters, its flags and its marks up to date, where they changed."""
    gone, come = _cell(old), _cell(new)
    if gone != come:
        db.executemany(_COUNT, [(*cell, by) for cell, by in ((gone, -1), (come, 1)) if cell])
        if gone:
            db.execute("delete from case_count where ward = ? and kind = ? and status = ? and cases = 0", gone)
    flags, marks = _flags(n, new), _marks(n, new)
    if (before := _flags(n, old)) != flags:
        db.executemany("delete from case_flag where flag = ? and n = ?", before)
        db.executemany("insert into case_flag (flag, n) values (?, ?)", flags)
    if _marks(n, old) != marks:
        db.execute("delete from case_mark where n = ?", (n,))
        db.executemany(_INSERT_MARK, marks)


def _index(db: sqlite.Connection, n: int, old: str | None, new: str | None) -> str:
    """Exchange a case's words in the search index (None: it has no row); returns those taken in, '' if none."""
    if old == new:
        return ""
    if old is not None:
        db.execute("insert into case_fts (case_fts, rowid, words) values ('delete', ?, ?)", (n, old))
    if new is not None:
        db.execute("insert into case_fts (rowid, words) values (?, ?)", (n, new))
    return new or ""


def _learn(db: sqlite.Connection, words: str) -> None:
    """Note the longer of new words, cut as the index cuts them; one that no case has any more does no harm."""
    db.execute(f"create virtual table if not exists temp.cut using fts5(words, content='', {_TOKENS})")
    db.execute("create virtual table if not exists temp.cut_words using fts5vocab(temp, cut, row)")
    db.execute("insert into temp.cut (rowid, words) values (1, ?)", (words,))
    db.execute(_LEARN % "cut_words")
    db.execute("insert into temp.cut (cut) values ('delete-all')")


def _first_place(db: sqlite.Connection, subject: str) -> int:
    """The place of a case's first entry: its row's number, the same however the row came to be."""
    return int(db.execute("select min(pos) from entry where subject = ?", (subject,)).fetchone()[0])


def _cell(row: CaseRow | None) -> tuple[str, ...]:
    return (row.ward, row.kind, row.status) if row else ()


def _flags(n: int, row: CaseRow | None) -> list[tuple[str, int]]:
    return [(flag, n) for flag in sorted(set(row.flags.replace(",", " ").split()))] if row else []


def _marks(n: int, row: CaseRow | None) -> list[tuple[Any, ...]]:
    if row is None:
        return []
    return [(m.what, m.day, n, i, row.ward, row.kind, *_MARK(m)) for i, m in enumerate(row.marks)]


def _marks_kept(db: sqlite.Connection, n: int) -> tuple[Mark, ...]:
    """The marks of a row in the order in which the case told them."""
    sql = "select what, day, key, state, last, met, paise from case_mark where n = ? order by i"
    return tuple(Mark(*found) for found in db.execute(sql, (n,)))


def _values(n: int, subject: str, row: CaseRow) -> tuple[Any, ...]:
    return (n, subject, *_ROW(row), row.due or NO_DUE)


def rebuild(db: sqlite.Connection, projector: Projector, progress: Progress) -> None:
    """Empty every projection and fill it from the entries, inside the caller's transaction.

    `progress(done, total)` counts entries. Memory holds one case at a time.
    """
    for table in TABLES:
        db.execute(f"delete from {table}")
    total = db.execute("select count(*) from entry").fetchone()[0]
    progress(0, total)
    own = dict(db.execute("select n, own from device"))
    db.executemany(_INSERT_ROW, _all_rows(db, projector, own, progress, total))
    db.execute("insert into case_fts (case_fts) values ('rebuild')")
    db.execute("insert into case_fts (case_fts) values ('optimize')")  # one piece: a keystroke reads less
    db.execute("delete from case_term")
    db.execute("create virtual table if not exists temp.all_words using fts5vocab(main, case_fts, row)")
    db.execute(_LEARN % "all_words")
    db.execute("insert into case_count select ward, kind, status, count(*) from case_row group by 1, 2, 3")
    progress(total, total)


def _all_rows(
    db: sqlite.Connection, projector: Projector, own: dict[int, int], progress: Progress, total: int
) -> Iterator[tuple[Any, ...]]:
    done = 0
    for subject, group in groupby(_by_subject(db), key=lambda each: each[0].subject):
        held = list(group)
        for entry, pos, n, data in held:
            note(db, entry, pos, n, data, own=entry.seq <= own[n])
        if subject.startswith(CASE):
            row = projector(subject, rows.in_order(entry for entry, _, _, _ in held))
            if row:
                first = min(pos for _, pos, _, _ in held)
                row = row._replace(words=fold(row.words))
                db.executemany("insert into case_flag (flag, n) values (?, ?)", _flags(first, row))
                db.executemany(_INSERT_MARK, _marks(first, row))
                yield _values(first, subject, row)
        if done // 5000 != (done + len(held)) // 5000:
            progress(done, total)
        done += len(held)


def _by_subject(db: sqlite.Connection) -> Iterator[tuple[Entry, int, int, str]]:
    """(entry, its place, its device's number, the text of its data), subject by subject."""
    by_subject = "entry e indexed by idx_entry_subject_device_seq cross join device d on d.n = e.device"
    for found in db.execute(f"{rows.SELECT}, e.device from {by_subject} order by e.subject"):
        yield rows.decode(found), found[15], found[16], found[9]


def dump(db: sqlite.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every projection in a fixed order, with the search index word by word; for comparing two."""
    result = {table: sorted(db.execute(f"select * from {table}")) for table in TABLES}
    db.execute("create virtual table if not exists temp.case_words using fts5vocab(main, case_fts, instance)")
    result["case_words"] = sorted(db.execute("select term, doc, col, offset from temp.case_words"))
    unknown = (
        f"select distinct term from temp.case_words where length(term) > {SHORT} except select term from case_term"
    )
    result["words_unknown"] = sorted(db.execute(unknown))
    return result
