"""Lists and search: against a plain reading of the same rule, page by page, in every script."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterator
from datetime import UTC, date, datetime

import pytest

from desktop.casework.ports import CaseRow, Filter
from desktop.core.clock import FixedClock
from desktop.core.errors import StoreError
from desktop.store.search import fold
from desktop.store.store import Store
from tests.store.work import project, receive, say

NAMES = [
    "रमेश देशमुख",
    "क़ासिम ख़ान",
    "मुंडे किशोर",
    "क्षमा क्‍षत्रिय",
    "முருகன் செல்வி",
    "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
    "Ramesh Deshmukh",
    'O\'Brien-Smith "Bob"',
    "Ramabai",
    "राम",
    "Élise",
]
WARDS = ["W-07", "W-12", "W-१२"]
STATUSES = ["open", "closed", "appeal"]


def words_of(text: str) -> list[str]:
    """Words by the tokenizer's rule: runs of letters, figures and marks, folded."""
    found = [""]
    for char in fold(text):
        kind = unicodedata.category(char)
        if kind[0] in "LN" or kind in ("Co", "Mn", "Mc"):
            found[-1] += char.lower()
        elif found[-1]:
            found.append("")
    return [word for word in found if word]


def matches(row: CaseRow, text: str) -> bool:
    """The rule, plainly: each typed word's parts stand one after another in the case, the last as a beginning."""
    have = words_of(row.words)
    for word in fold(text).split():
        parts = words_of(word)
        if not parts:
            continue
        places = range(len(have) - len(parts) + 1)
        if not any(
            have[p : p + len(parts) - 1] == parts[:-1] and have[p + len(parts) - 1].startswith(parts[-1])
            for p in places
        ):
            return False
    return True


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A hundred and fifty cases, which are only read."""
    place, clock = tmp_path_factory.mktemp("filled"), FixedClock(datetime(2026, 11, 30, 4, 30, tzinfo=UTC))
    with Store.open(
        place / "data", office="office:ward-12", clock=clock, projector=project, state=place / "pc"
    ) as store:
        _fill(store)
        before = store.stats().entries
        yield store
        assert store.stats().entries == before


def _fill(store: Store) -> None:
    dice = random.Random(7)
    for n in range(150):
        receive(
            store,
            name=f"{dice.choice(NAMES)} {dice.choice(NAMES)}",
            number=f"{dice.choice(WARDS)}/2026-27/{n}",
            ward=dice.choice(WARDS),
            status=dice.choice(STATUSES),
            kind=dice.choice(["build", "street"]),
            received=f"2026-{dice.randint(1, 12):02d}-{dice.randint(1, 28):02d}",
            due=dice.choice(["", f"2027-{dice.randint(1, 12):02d}-01"]),
            flags=dice.choice(["", "to_settle", "to_settle stayed"]),
        )


def every(store: Store, wanted: Filter, order: str = "updated", size: int = 7) -> list[CaseRow]:
    """All rows, page by page."""
    rows: list[CaseRow] = []
    after = ""
    while True:
        page = store.page(wanted, order, after, size)
        assert len(page.rows) <= size
        rows += page.rows
        after = page.after
        if not after:
            return rows


def test_every_beginning_of_every_word_finds_what_the_rule_finds(filled: Store) -> None:
    rows = every(filled, Filter())
    assert len(rows) == 150
    typed = {word[:length] for name in NAMES for word in name.split() for length in range(1, len(word) + 1)}
    typed |= {f"{a[:3]} {b[:2]}" for a in NAMES for b in NAMES}
    typed |= {"W-07/2026", "w-१२/2026-27/1", "12/२०२६", "2026-27/14", "ramesh  DESH", "ÉL"}
    for text in typed:
        wanted = {row.case for row in rows if matches(row, text)}
        if not words_of(text):
            wanted = set()
        found = every(filled, Filter(text=text), size=50)
        assert {row.case for row in found} == wanted, text
        assert filled.count(Filter(text=text)) == len(wanted) == len(found), text


def test_vowel_signs_and_joiners_do_not_split_words(store: Store) -> None:
    receive(store, name="किशोर क्‍षत्रिय")
    for text, count in (("कि", 1), ("किशो", 1), ("शोर", 0), ("क्षत्रिय", 1), ("क्‍षत्रिय", 1), ("क्‌ष", 1), ("र", 0)):
        assert store.count(Filter(text=text)) == count, text


def test_the_newest_case_comes_first_in_a_search(store: Store) -> None:
    made = [receive(store, name=f"Ram {n}").subject for n in range(9)]
    say(store, made[2], status="closed")
    found = [f"case:{row.case}" for row in every(store, Filter(text="ra"), size=4)]
    assert found == made[::-1]


@pytest.mark.parametrize("text", ["/", "🙂", "''", '"', "* OR", "AND", "NEAR(", "a" * 10_000, "- ^ :", "\x00"])
def test_odd_text_finds_nothing_and_breaks_nothing(filled: Store, text: str) -> None:
    assert filled.page(Filter(text=text)).rows == []
    assert filled.count(Filter(text=text)) == 0


KEYS = {
    "updated": (lambda row: row.updated, True),
    "received": (lambda row: row.received, True),
    "due": (lambda row: row.due or "~", False),
    "number": (lambda row: row.number, False),
}


@pytest.mark.parametrize("order", KEYS)
@pytest.mark.parametrize(
    "wanted",
    [
        Filter(),
        Filter(ward="W-12"),
        Filter(ward="W-07", status="open", kind="street"),
        Filter(due_by="2027-06-15"),
        Filter(flag="stayed"),
        Filter(flag="to_settle", ward="W-12", due_by="2027-06-15"),
        Filter(status="nothing"),
    ],
)
def test_pages_hold_what_matches_in_order(filled: Store, wanted: Filter, order: str) -> None:
    def fits(row: CaseRow) -> bool:
        return (
            wanted.ward in ("", row.ward)
            and wanted.kind in ("", row.kind)
            and wanted.status in ("", row.status)
            and (not wanted.due_by or "" < row.due <= wanted.due_by)
            and (not wanted.flag or wanted.flag in row.flags.split())
        )

    rows = every(filled, wanted, order)
    key, falling = KEYS[order]
    assert [key(row) for row in rows] == sorted((key(row) for row in rows), reverse=falling)
    assert len({row.case for row in rows}) == len(rows) == filled.count(wanted)
    assert {row.case for row in rows} == {row.case for row in every(filled, Filter()) if fits(row)}


@pytest.mark.parametrize("order", ["updated", "received", "due", "number"])
@pytest.mark.parametrize("wanted", [Filter(), Filter(ward="W-07"), Filter(text="ram"), Filter(due_by="2027-01-01")])
def test_a_leap_reads_what_paging_would_have_come_to(filled: Store, wanted: Filter, order: str) -> None:
    whole = [row.case for row in every(filled, wanted, order)]
    assert len(whole) == filled.count(wanted) > 3
    for at in range(len(whole)):
        place = filled.place(wanted, order, at, len(whole))
        assert [row.case for row in filled.page(wanted, order, place, 3).rows] == whole[at : at + 3]
    with pytest.raises(StoreError, match="shorter"):
        filled.place(wanted, order, len(whole) + 2, 10 * len(whole))


def test_text_and_filters_together(filled: Store) -> None:
    wanted = Filter(text="ram", ward="W-12", status="open")
    rows = [row for row in every(filled, Filter(ward="W-12", status="open")) if matches(row, "ram")]
    assert rows
    assert {row.case for row in every(filled, wanted)} == {row.case for row in rows}
    assert filled.count(wanted) == len(rows)


def test_a_changed_name_is_found_by_the_new_one_only(store: Store) -> None:
    case = receive(store, name="Ramesh", ward="W-07").subject
    say(store, case, name="Suresh", ward="W-12")
    assert (store.count(Filter(text="rames")), store.count(Filter(text="sures"))) == (0, 1)
    assert (store.count(Filter(ward="W-07")), store.count(Filter(ward="W-12"))) == (0, 1)
    say(store, case, "application.withdrawn")
    assert (store.count(Filter(text="sures")), store.count(Filter())) == (0, 0)
    assert store.row(case) is None
    assert store.tally() == []


def test_a_row_by_id_or_subject(store: Store) -> None:
    case = receive(store, name="Ramesh", due="2027-01-01", flags="to_settle").subject
    row = store.row(case)
    assert row is not None
    assert row == store.row(case.removeprefix("case:"))
    assert (row.applicant, row.due, row.flags) == ("Ramesh", "2027-01-01", "to_settle")
    assert store.row("case:none") is None


def test_tally_counts_what_is_there(filled: Store) -> None:
    rows = every(filled, Filter())
    counted = {(ward, kind, status): cases for ward, kind, status, cases in filled.tally()}
    assert sum(counted.values()) == 150
    for cell, cases in counted.items():
        assert cases == sum((row.ward, row.kind, row.status) == cell for row in rows)


@pytest.mark.parametrize("call", [{"order": "rank"}, {"after": "never:given"}, {"after": "-1:x"}])
def test_an_unknown_order_or_place_is_refused(filled: Store, call: dict[str, str]) -> None:
    with pytest.raises(StoreError):
        filled.page(Filter(), **call)


def test_pendency_counts_undecided_cases_by_ward_and_age(store: Store) -> None:
    cases = [
        ("W-07", "open", "2026-11-20", "2026-11-29"),
        ("W-07", "open", "2026-11-01", "2026-12-05"),
        ("W-07", "closed", "2026-01-01", "2026-02-01"),
        ("W-07", "open", "2026-10-31", ""),
        ("W-08", "open", "2025-01-01", "2026-11-30"),
        ("W-08", "open", "", "2026-11-01"),
    ]
    for ward, status, received, due in cases:
        receive(store, ward=ward, status=status, received=received, due=due)
    found = store.pendency(date(2026, 11, 30), ("closed",), (29, 60))
    assert found == [("W-07", 0, 2, 1), ("W-07", 1, 1, 0), ("W-08", 0, 1, 1), ("W-08", 2, 1, 0)]
    assert store.pendency(date(2026, 11, 30), ("closed", "open"), (29, 60)) == []


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("हरप्रित", "हरप्रीत सिंह"),
        ("Harprit", "हरप्रीत सिंह"),
        ("harpreat sing", "हरप्रीत सिंह"),
        ("फातिमा", "फ़ातिमा बेगम"),
        ("Fathima", "फ़ातिमा बेगम"),
        ("विश्वकरमा", "रामस्वरूप विश्वकर्मा"),
        ("vishwakrama", "रामस्वरूप विश्वकर्मा"),
        ("murukan", "முருகன் செல்வி"),
        ("ਹਰਪਰੀਤ", "हरप्रीत सिंह"),
        ("zzzz", ""),
    ],
)
def test_a_name_spelt_otherwise_is_found_by_its_sound(store: Store, typed: str, found: str) -> None:
    for name in ("हरप्रीत सिंह", "फ़ातिमा बेगम", "रामस्वरूप विश्वकर्मा", "முருகன் செல்வி", "अनिल जोशी"):
        receive(store, name=name)
    wanted = Filter(typed, sounds="yes")
    assert store.count(Filter(typed)) == 0
    rows = store.page(wanted).rows
    assert [row.applicant for row in rows] == ([found] if found else []) and store.count(wanted) == len(rows)
