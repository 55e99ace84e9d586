"""The store against raw floors in the same run: search as one types, pages, saving, opening a case, rebuilding.

    python -m benchmarks.store [--cases 10000 100000] [--dir DIR]

Prints one JSON object a size: times in milliseconds as [median, 95th percentile, max], rates in rows a second, memory
and disk in MB, and the ratio to the floor. A million cases (`--cases 1000000`) take about ten minutes and 4 GB of disk.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, date, datetime, timedelta
from multiprocessing import get_context
from operator import attrgetter
from pathlib import Path
from typing import Any

from benchmarks.table import Row, say
from desktop.casework.ports import CaseRow, Draft, Filter
from desktop.core.clock import FixedClock, SystemClock, instant_text
from desktop.core.entry import GENESIS, Entry, canonical
from desktop.core.ids import uuid7
from desktop.store.connection import connect, connect_writer, sqlite, transaction
from desktop.store.outbox import Cursor
from desktop.store.store import Store

FIRST = ["Ramesh", "Suresh", "Anita", "Kavita", "Mohan", "Deepak", "Sunita", "Rajesh", "Imran", "Lakshmi"]
LAST = ["Deshmukh", "Patel", "Sharma", "Verma", "Khan", "Iyer", "Singh", "Yadav", "Kulkarni", "Nair"]
HINDI = ["रमेश", "सुरेश", "अनीता", "कविता", "मोहन", "दीपक", "सुनीता", "राजेश", "इमरान", "लक्ष्मी"]
HINDI_LAST = ["देशमुख", "पटेल", "शर्मा", "वर्मा", "ख़ान", "अय्यर", "सिंह", "यादव", "कुलकर्णी", "नायर"]
PLACES = ["टंकी के पास", "station road", "गांधी चौक", "old bus stand", "नेहरू मार्ग", "market yard", "मंदिर गली"]
TURNS = 5  # rounds of a load of up to 100,000 cases
TYPED = {
    "latin": ["Ramesh", "Deshmukh", "Kulkarni", "station", "Khan", "W07", "Sunita", "market"],
    "devanagari": ["रमेश", "देशमुख", "कुलकर्णी", "मंदिर", "सिंह", "लक्ष्मी", "सुनीता", "चौक"],
    "words": ["Ramesh De", "रमेश दे", "Khan station", "W07 Ram", "सुनीता शर्मा गां", "Imran Khan W12"],
}
WARDS = [f"W{n:02d}" for n in range(1, 31)]
STATUSES = ["open", "heard", "ordered", "closed"]


def project(case: str, entries: Iterable[Entry]) -> CaseRow | None:
    """A row from what the entries say last: as much work as a list needs."""
    shown: dict[str, str] = {}
    updated = ""
    for entry in entries:
        updated = entry.at
        shown |= entry.data
    return CaseRow(
        case.removeprefix("case:"),
        shown["number"],
        "office:1",
        shown["ward"],
        "build",
        shown["title"],
        shown["name"],
        shown["premises"],
        shown["status"],
        shown["received"],
        shown["due"],
        "answer",
        updated,
        f"{shown['name']} {shown['name_hi']} {shown['number']} {shown['premises']}",
    )


def cases(count: int, dice: random.Random) -> Iterator[list[dict[str, str]]]:
    """The data of each case's entries: an application and, for two of three, a step after it."""
    start = date(2020, 1, 1)
    for n in range(count):
        a, b = dice.randrange(10), dice.randrange(10)
        received = start + timedelta(days=n * 2500 // count)
        first = {
            "name": f"{FIRST[a]} {LAST[b]}",
            "name_hi": f"{HINDI[a]} {HINDI_LAST[b]}",
            "number": f"NP/{dice.choice(WARDS)}-a/187/{received.year}/{n}",
            "premises": f"{dice.randrange(900)}/{dice.randrange(9)} {dice.choice(PLACES)}",
            "ward": dice.choice(WARDS),
            "title": "Notice of intention to build",
            "status": dice.choice(STATUSES),
            "received": received.isoformat(),
            "due": (received + timedelta(days=30)).isoformat() if n % 3 else "",
        }
        yield [first, {"status": dice.choice(STATUSES)}][: 1 + (n % 3 > 0)]


def chain(count: int) -> Iterator[Entry]:
    """The entries of another device, sealed and chained."""
    dice = random.Random(count)
    device, seq, prev = uuid7(), 0, GENESIS
    at = datetime(2020, 1, 1, tzinfo=UTC)
    for said in cases(count, dice):
        subject = f"case:{uuid7()}"
        for data in said:
            seq += 1
            at += timedelta(seconds=60)
            entry = Entry(
                uuid7(), device, seq, instant_text(at), at.date().isoformat(), "office:1", "officer:1", subject,
                "application.received", data, "mp-1961@1", prev=prev,
            ).sealed()  # fmt: skip
            prev = entry.hash
            yield entry


def timed(calls: Iterable[Callable[[], object]]) -> list[float]:
    """Milliseconds of each call."""
    found = []
    for call in calls:
        start = time.perf_counter()
        call()
        found.append((time.perf_counter() - start) * 1000)
    return found


def in_turn(floor: list[Callable[[], object]], ours: list[Callable[[], object]]) -> tuple[list[float], list[float]]:
    """Milliseconds of each call, the best of three, floor and ours in turn: other work falls on both alike."""
    bare, found = [], []
    for one, other in zip(floor, ours, strict=True):
        tries = [(timed([one])[0], timed([other])[0]) for _ in range(3)]
        bare.append(min(each[0] for each in tries))
        found.append(min(each[1] for each in tries))
    return bare, found


def shown(times: list[float]) -> list[float]:
    """Median, 95th percentile, maximum."""
    ordered = sorted(times)
    p95 = ordered[min(len(ordered) - 1, round(len(ordered) * 0.95))]
    return [round(each, 3) for each in (statistics.median(ordered), p95, ordered[-1])]


def ratio(ours: list[float], floor: list[float]) -> float:
    """Our 95th percentile to the floor's."""
    return round(shown(ours)[1] / shown(floor)[1], 2)


def beginnings(words: list[str]) -> list[str]:
    """What stands in the field after each keystroke."""
    return [word[:n] for word in words for n in range(1, len(word) + 1) if word[:n].strip()]


def search(store: Store, raw: sqlite.Connection) -> dict[str, Any]:
    """Every keystroke, against the bare query on the same index."""
    sql = (
        "select c.* from case_fts f cross join case_row c on c.n = f.rowid where case_fts match ?"
        " order by f.rowid desc limit 51"
    )
    result = {}
    for script, words in TYPED.items():
        texts = beginnings(words)
        quoted = [" ".join(f'"{part}"*' for part in text.split()) for text in texts]
        store.page(Filter(text="r"))
        floor, ours = in_turn(
            [lambda q=q: raw.execute(sql, (q,)).fetchall() for q in quoted],  # type: ignore[misc]
            [lambda t=t: store.page(Filter(text=t), size=50) for t in texts],  # type: ignore[misc]
        )
        both = timed((lambda t=t: store.page(Filter(text=t, ward="W07", status="open"), size=50)) for t in texts)
        counts = timed((lambda t=t: store.count(Filter(text=t))) for t in texts)
        result[script] = {
            "ms": shown(ours), "floor_ms": shown(floor), "ratio_p95": ratio(ours, floor),
            "in_ward_and_status_ms": shown(both), "count_ms": shown(counts),
        }  # fmt: skip
    return result


def pages(store: Store, raw: sqlite.Connection, count: int) -> dict[str, Any]:
    """Pages of a hundred from the top to the depth, and lists with filters; the floor: the bare keyset query."""
    result: dict[str, Any] = {}
    sql = "select * from case_row where (updated, n) < (?, ?) order by updated desc, n desc limit 100"
    columns = [name for name, *_ in raw.execute("select * from case_row limit 1").description]
    by, key = columns.index("updated"), columns.index("n")
    places: list[tuple[Any, str]] = [(("~", 1 << 62), "")]
    for _ in range(min(200, count // 100) - 1):
        found = raw.execute(sql, places[-1][0]).fetchall()
        places.append(((found[-1][by], found[-1][key]), store.page(Filter(), "updated", places[-1][1]).after))
    bare, ours = in_turn(
        [lambda p=p: raw.execute(sql, p).fetchall() for p, _ in places],  # type: ignore[misc]
        [lambda a=a: store.page(Filter(), "updated", a) for _, a in places],  # type: ignore[misc]
    )
    result["floor"], result["updated"] = shown(bare), shown(ours)
    for order in ("received", "due", "number"):
        times, after = [], ""
        for _ in range(min(200, count // 100)):
            start = time.perf_counter()
            after = store.page(Filter(), order, after).after
            times.append((time.perf_counter() - start) * 1000)
        result[order] = shown(times)
    result["updated_ratio_p95"] = round(result["updated"][1] / result["floor"][1], 2)
    filters = [Filter(ward=ward, status=status) for ward in WARDS[:10] for status in STATUSES]
    result["ward_and_status"] = shown(timed((lambda f=f: store.page(f)) for f in filters))
    result["due_by"] = shown(timed((lambda d=d: store.page(Filter(due_by=d, ward="W07"), "due")) for d in DUE))
    result["count"] = shown(timed((lambda f=f: store.count(f)) for f in filters))
    return result


DUE = [f"20{year}-{month:02d}-01" for year in range(21, 27) for month in range(1, 13)]


def saves(store: Store, folder: Path, rounds: int) -> dict[str, Any]:
    """One entry on an open case, and a new case, each durable; the floors: one bare row, and one with its
    words in a search index, WAL FULL."""
    dice = random.Random(5)
    subjects = store.subjects("case:")[:: max(1, store.count(Filter()) // rounds)][:rounds]
    said = [said[0] for said in cases(rounds, dice)]

    def note(subject: str) -> None:
        with store.writing("officer:1") as step:
            step.add(Draft(subject, "note.made", date(2026, 11, 30), {"status": "heard"}))

    def receive(data: dict[str, str]) -> None:
        with store.writing("officer:1") as step:
            number = step.next_number("A")
            data = {**data, "numbers": [["A", number]]}  # type: ignore[dict-item]
            step.add(Draft(f"case:{uuid7()}", "application.received", date(2026, 11, 30), data))

    raw = connect_writer(folder / "floor.db")
    raw.execute("create table e (n integer primary key, id blob unique, data text)")
    raw.execute(
        "create virtual table f using fts5(words, content='', tokenize=\"unicode61 remove_diacritics 0 categories"
        " 'L* N* Co Mn Mc'\", prefix='1 2 3')"
    )
    ids = iter(uuid7() for _ in range(2 * rounds))

    def floor(data: dict[str, str], words: str) -> None:
        with transaction(raw):
            raw.execute("insert into e (id, data) values (?, ?)", (next(ids), canonical(data).decode()))
            if words:
                raw.execute("insert into f (words) values (?)", (words,))

    bare: list[float] = []
    indexed: list[float] = []
    notes: list[float] = []
    news: list[float] = []
    for subject, data in zip(subjects, said, strict=False):  # in turn: the disk's mood falls on all alike
        bare += timed([lambda d=data: floor(d, "")])
        notes += timed([lambda s=subject: note(s)])
        indexed += timed([lambda d=data: floor(d, f"{d['name']} {d['name_hi']} {d['premises']}")])
        news += timed([lambda d=data: receive(d)])
    raw.close()
    opens = timed((lambda s=s: store.entries(s)) for s in subjects)
    return {
        "floor_ms": shown(bare), "floor_with_words_ms": shown(indexed),
        "entry_ms": shown(notes), "entry_ratio_p95": ratio(notes, bare),
        "new_case_ms": shown(news), "new_case_ratio_p95": ratio(news, indexed),
        "open_case_ms": shown(opens),
    }  # fmt: skip


def raw_load(path: Path, entries: list[Entry]) -> float:
    """Seconds of the processor for bare rows: the same columns and indexes, JSON as the standard library writes it."""
    raw = connect_writer(path)
    names = Entry.__slots__
    raw.execute(f"create table e (n integer primary key, {', '.join(names)}, unique (id), unique (device, seq))")
    raw.execute("create index s on e (subject, device, seq)")
    fields = [name for name in names if name not in ("data", "after")]
    pick = attrgetter(*fields)
    encode = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode
    start = time.process_time()
    with transaction(raw):
        rows = ((*pick(e), encode(e.data)) for e in entries)
        raw.executemany(f"insert into e ({', '.join(fields)}, data) values ({', '.join('?' * 14)})", rows)
    taken = time.process_time() - start
    raw.close()
    return taken


def first_load(store: Store, entries: list[Entry]) -> tuple[float, float]:
    """Seconds of the processor for a proven load: until all entries are in, and until everything is built."""
    start = time.process_time()
    marks: list[float] = []
    store.bulk(entries, lambda done, total: marks.append(time.process_time()))
    return marks[0] - start, time.process_time() - start


def megabytes_held(folder: Path) -> tuple[float, float]:
    """Resident MB of a process with all of this imported, and after it opened the store, leafed and searched in it."""
    before = _resident()
    with Store.open(
        folder / "data", office="office:1", projector=project, state=folder / "state", clock=SystemClock()
    ) as store:
        after = ""
        for _ in range(50):
            after = store.page(Filter(), "updated", after).after
        for text in beginnings(TYPED["latin"] + TYPED["devanagari"]):
            store.page(Filter(text=text), size=50)
    return before, _resident()


def _resident() -> float:
    """This process's resident memory in MB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def weigh(folder: Path) -> dict[str, Any]:
    """Memory of a process of its own at work in the store, and the store's disk; MB."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        before, after = pool.submit(megabytes_held, folder).result()
    return {"imported_mb": round(before), "at_work_mb": round(after), "db_mb": round(_disk(folder / "data") / 1e6, 1)}


def _disk(folder: Path) -> int:
    """Bytes of the data file and its journal."""
    return sum(each.stat().st_size for each in folder.glob("nagardesk.db*"))


def load(store: Store, folder: Path, count: int, given: dict[str, Any]) -> dict[str, Any]:
    """A first load, proven and with everything built; the floor: the same columns and indexes, nothing proven.

    By the processor's time, which other work on the machine leaves alone but for its caches: the best of some rounds,
    floor and ours in turn. The disk's share is in `saves`.
    """
    clock = time.process_time
    entries = list(chain(count))
    floors, ours = [], []
    for turn in range(TURNS if count <= 100_000 else 1):
        with tempfile.TemporaryDirectory(dir=folder) as name:
            floors.append(raw_load(Path(name) / "raw.db", entries))
            raw_mb = (Path(name) / "raw.db").stat().st_size / 1e6
            if turn:
                with Store.open(Path(name) / "data", clock=SystemClock(), **given) as other:
                    ours.append(first_load(other, entries))
            else:
                ours.append(first_load(store, entries))
    floor, (taken, both) = len(entries) / min(floors), min(ours)
    start = clock()
    store.rebuild()
    rebuilt = clock() - start
    with Store.open(folder / "pulled", clock=SystemClock(), **given) as pulled:
        part = entries[:20_000]
        start = clock()
        for at in range(0, len(part), 1000):
            pulled.apply(part[at : at + 1000], cursor=Cursor(str(at), "bench"))
        applied = len(part) / (clock() - start)
    return {
        "entries": len(entries), "applied_per_s_in_batches_of_1000": round(applied), "raw_rows_per_s": round(floor),
        "entries_per_s_proven": round(len(entries) / taken), "proven_ratio": round(len(entries) / taken / floor, 2),
        "entries_per_s_with_projections": round(len(entries) / both),
        "raw_mb": round(raw_mb, 1), "rebuild_s": round(rebuilt, 2), "rebuild_entries_per_s": round(len(entries) / rebuilt),
    }  # fmt: skip


def measure(count: int, place: Path) -> dict[str, Any]:
    """All of it at one size."""
    with tempfile.TemporaryDirectory(dir=place) as name:
        folder = Path(name)
        clock = FixedClock(datetime(2026, 11, 30, tzinfo=UTC))
        given = {"office": "office:1", "projector": project, "state": folder / "state"}
        with Store.open(folder / "data", clock=clock, **given) as store:
            result: dict[str, Any] = {"cases": count, "load": load(store, folder, count, given)}
        start = time.perf_counter()
        with Store.open(folder / "data", clock=SystemClock(), **given) as store:
            store.page(Filter())
            result["open_and_first_page_ms"] = round((time.perf_counter() - start) * 1000, 1)
            raw = connect(folder / "data" / "nagardesk.db", "ro")
            result["search"] = search(store, raw)
            result["pages"] = pages(store, raw, count)
            raw.close()
            result["save"] = saves(store, folder, 500)
            start = time.perf_counter()
            store.backup(folder / "stick")
            result["backup_s"] = round(time.perf_counter() - start, 2)
        result["weight"] = weigh(folder)
        return result


def tell(result: dict[str, Any]) -> None:
    """The rows of one size."""
    size = f"{result['cases']:,} cases"
    for script, name in (("latin", "Latin"), ("devanagari", "Devanagari"), ("words", "several words")):
        found = result["search"][script]
        ours, floor = found["ms"], found["floor_ms"]
        say(Row(f"keystroke, {name}, 95th percentile, {size}", f"{ours[1]:.2f} ms", f"{floor[1]:.2f} ms",
                found["ratio_p95"], 2.0))  # fmt: skip
    page, save, load = result["pages"], result["save"], result["load"]
    say(Row(f"page of 100 at any depth, 95th percentile, {size}", f"{page['updated'][1]:.2f} ms",
            f"{page['floor'][1]:.2f} ms", page["updated_ratio_p95"], 3.0))  # fmt: skip
    say(Row(f"save an entry, 95th percentile, {size}", f"{save['entry_ms'][1]:.2f} ms",
            f"{save['floor_ms'][1]:.2f} ms", save["entry_ratio_p95"], 3.0))  # fmt: skip
    say(Row(f"save an entry, median, {size}", f"{save['entry_ms'][0]:.2f} ms", f"{save['floor_ms'][0]:.2f} ms",
            round(save["entry_ms"][0] / save["floor_ms"][0], 2), 3.0))  # fmt: skip
    say(Row(f"save a new case, 95th percentile, {size}", f"{save['new_case_ms'][1]:.2f} ms",
            f"{save['floor_with_words_ms'][1]:.2f} ms", save["new_case_ratio_p95"], 3.0))  # fmt: skip
    say(Row(f"open a case, 95th percentile, {size}", f"{save['open_case_ms'][1]:.2f} ms", "", None, None))
    say(Row(f"bulk load, proven, {size}", f"{load['entries_per_s_proven']:,} entries/s",
            f"{load['raw_rows_per_s']:,} rows/s", load["proven_ratio"], 0.5, most=False))  # fmt: skip
    say(Row(f"rebuild every list, {size}", f"{load['rebuild_s']:.1f} s", "", None, None))
    say(Row(f"open the store, first page, {size}", f"{result['open_and_first_page_ms']:.0f} ms", "", None, None))
    weight = result["weight"]
    say(Row(f"memory at work in the store, {size}", f"{weight['at_work_mb']} MB", f"{weight['imported_mb']} MB, imported only",
            round(weight["at_work_mb"] / weight["imported_mb"], 2), None))  # fmt: skip
    say(Row(f"disk, lists and words and all, {size}", f"{weight['db_mb']:,.1f} MB", f"{load['raw_mb']:,.1f} MB, bare rows",
            round(weight["db_mb"] / load["raw_mb"], 2), None))  # fmt: skip


def tell_growth(small: dict[str, Any], large: dict[str, Any]) -> None:
    """What the clerk waits on, from the smallest size to the largest: no faster than the logarithm, medians."""
    goal = round(math.log(large["cases"]) / math.log(small["cases"]), 2)
    span = f"{small['cases']:,} to {large['cases']:,} cases"
    for path, ours in (
        ("keystroke, Latin", lambda r: r["search"]["latin"]["ms"][0]),
        ("keystroke, Devanagari", lambda r: r["search"]["devanagari"]["ms"][0]),
        ("page of 100", lambda r: r["pages"]["updated"][0]),
        ("open a case", lambda r: r["save"]["open_case_ms"][0]),
    ):
        before, after = ours(small), ours(large)
        say(Row(f"{path}, growth of the median, {span}", f"{after:.2f} ms", f"{before:.2f} ms",
                round(after / before, 2), goal))  # fmt: skip
    before, after = (r["save"]["entry_ms"][0] / r["save"]["floor_ms"][0] for r in (small, large))  # a disk has moods
    say(Row(f"save an entry, growth of the median, {span}", f"{after:.2f} times the floor",
            f"{before:.2f} times the floor", round(after / before, 2), goal))  # fmt: skip


def main() -> None:
    """Measure at each size asked for."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--cases", type=int, nargs="+", default=[10_000, 100_000])
    options.add_argument("--dir", type=Path)
    given = options.parse_args()
    found = [measure(count, given.dir) for count in given.cases]
    for result in found:
        print(json.dumps(result), flush=True)
        tell(result)
    if len(found) > 1:
        tell_growth(found[0], found[-1])


if __name__ == "__main__":
    main()
