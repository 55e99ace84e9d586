"""Identifiers, clocks, dates, money and text."""

import time
import unicodedata
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core import dates, money
from desktop.core.clock import FixedClock, HybridClock, civil_day, instant_text, parse_instant
from desktop.core.entry import GENESIS, Entry, chain_fault, digest, from_json, to_json
from desktop.core.errors import FieldError
from desktop.core.ids import is_uuid7, uuid7
from desktop.core.text import clean, latin_digits


def test_ids_rise_and_never_repeat() -> None:
    ids = [uuid7() for _ in range(20_000)]
    assert ids == sorted(ids)
    assert len(set(ids)) == len(ids)
    assert all(map(is_uuid7, ids[:100]))


@pytest.mark.parametrize(
    "text", ["", "x", "c232ab00-9414-11ec-b3c8-9e6bdeced846", "01A22D4A-A06B-7000-BC98-85B55690C14B"]
)
def test_other_shapes_are_no_ids(text: str) -> None:
    assert not is_uuid7(text)


def test_between_midnight_and_half_past_five_india_is_a_day_ahead() -> None:
    assert civil_day(datetime(2026, 11, 29, 18, 29, 59, tzinfo=UTC)) == date(2026, 11, 29)
    assert civil_day(datetime(2026, 11, 29, 18, 30, tzinfo=UTC)) == date(2026, 11, 30)
    assert civil_day(datetime(2026, 11, 29, 23, 59, tzinfo=UTC)) == date(2026, 11, 30)


def test_the_hybrid_clock_never_goes_back() -> None:
    clock = FixedClock(datetime(2026, 11, 30, 9, 0, tzinfo=UTC))
    hybrid = HybridClock(clock)
    first = hybrid.tick()
    clock.at = datetime(2026, 11, 29, 9, 0, tzinfo=UTC)
    second = hybrid.tick()
    hybrid.witness("2026-12-05T00:00:00.000000Z")
    assert first < second < "2026-12-05T00:00:00.000000Z" < hybrid.tick()


@given(st.datetimes(timezones=st.just(UTC), min_value=datetime(1970, 1, 1)))  # noqa: DTZ001
def test_instants_come_back(instant: datetime) -> None:
    assert parse_instant(instant_text(instant)) == instant


@pytest.mark.parametrize(
    "text",
    [
        *("3.2.27", "030227", "03-02-2027", "3/2/2027", "2027-02-03", "०३-०२-२०२७", "੩.੨.੨੭", " ௩-௨-௨௦௨௭ "),
        *("2027/2/3", "3–2–27", "3।2।27", "03.02.27.", "3 Feb 27", "3rd Feb 2027", "३ फ़रवरी २०२७", "3-பிப்ரவரி-2027"),
    ],
)
def test_dates_are_understood_as_people_write_them(text: str) -> None:
    assert dates.parse(text, "day") == date(2027, 2, 3)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("5-3", "2027-03-05"),
        ("५/३", "2027-03-05"),
        ("5 March", "2027-03-05"),
        ("१२ दिसम्बर", "2026-12-12"),
        ("29.11", "2026-11-29"),
        ("31-1", "2027-01-31"),
        ("today", "2026-11-30"),
        ("आज", "2026-11-30"),
        ("ਅੱਜ", "2026-11-30"),
        ("இன்று", "2026-11-30"),
        ("Yesterday", "2026-11-29"),
        ("tomorrow", "2026-12-01"),
        ("31-2", None),
        ("कल", None),
        ("5", "2026-12-05"),
        ("३०", "2026-11-30"),
        ("+7", "2026-12-07"),
        ("-1", "2026-11-29"),
        ("32", None),
        ("5-3-26", None),
    ],
)
def test_a_day_without_its_year_is_the_nearest(text: str, told: str | None) -> None:
    found = dates.near(text, date(2026, 11, 30))
    assert (found.isoformat() if found else None) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1-4", "2026-04-01"),
        ("30 Nov", "2026-11-30"),
        ("1-12", "2025-12-01"),
        ("31", "2026-10-31"),
        ("+7", "2026-12-07"),
    ],
)
def test_a_day_that_lies_behind_us_is_never_one_to_come(text: str, told: str) -> None:
    assert dates.near(text, date(2026, 11, 30), past=True) == date.fromisoformat(told)


@pytest.mark.parametrize(
    "text", ["", "31.2.27", "29-02-2027", "3", "tomorrow", "13-13-2027", "0-1-2027", "3.2.0027", "3.2.9999", "੦੩-੦੨"]
)
def test_what_is_no_date_names_its_field(text: str) -> None:
    with pytest.raises(FieldError) as found:
        dates.parse(text, "received_on")
    assert found.value.field == "received_on"


@given(st.dates(min_value=date(2000, 1, 1), max_value=date(2099, 12, 31)))
def test_dates_shown_are_read_back(day: date) -> None:
    assert dates.parse(dates.show(day), "day") == day


@pytest.mark.parametrize(
    ("day", "year"), [(date(2026, 3, 31), "2025-26"), (date(2026, 4, 1), "2026-27"), (date(2099, 12, 31), "2099-00")]
)
def test_the_financial_year_begins_on_the_first_of_april(day: date, year: str) -> None:
    assert dates.financial_year(day) == year


@pytest.mark.parametrize(
    ("paise", "text"),
    [
        (0, "0"),
        (99, "0.99"),
        (100, "1"),
        (123456700, "12,34,567"),
        (-150, "-1.50"),
        (10_00_00_000_00, "10,00,00,000"),
    ],
)
def test_rupees_are_grouped_the_indian_way(paise: int, text: str) -> None:
    assert money.show(paise) == text


@given(st.integers(min_value=0, max_value=10**16))
def test_amounts_shown_are_read_back(paise: int) -> None:
    assert money.parse(money.show(paise), "fee") == paise


@pytest.mark.parametrize(
    ("text", "paise"),
    [
        ("₹ 1,200", 120000),
        ("१२००.५", 120050),
        ("Rs. 75/-", 7500),
        ("500 रुपये", 50000),
        ("₹12,34,567.5", 123456750),
        ("1,234,567", 123456700),
        ("1.5 lakh", 15000000),
        ("₹ 2 लाख", 20000000),
        ("0.125 करोड़", 125000000),
    ],
)
def test_amounts_as_people_write_them(text: str, paise: int) -> None:
    assert money.parse(text, "fee") == paise


@pytest.mark.parametrize(
    "text", ["", "-5", "12.345", "2 foo", "lakh", "twelve", "1e5", "1,5", "12 50", "1,2345", "1.200,50"]
)
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(FieldError):
        money.parse(text, "fee")


def test_text_is_cleaned_of_what_nobody_sees() -> None:
    assert clean("  राम\u200b\u202e \t कुमार\ufeff \r\n x ") == "राम कुमार\nx"
    assert clean("क्\u200dष") == "क्\u200dष"  # a joiner is spelling
    assert clean("ड़") == "ड़".encode().decode()
    assert clean("O'Brien \U0001f600") == "O'Brien \U0001f600"


@given(st.text())
def test_cleaning_twice_changes_nothing(text: str) -> None:
    assert clean(clean(text)) == clean(text)


def test_digits_of_five_scripts() -> None:
    assert latin_digits("१੨௩4") == "1234"


def _chain(length: int) -> list[Entry]:
    entries: list[Entry] = []
    for seq in range(1, length + 1):
        prev = entries[-1].hash if entries else GENESIS
        entry = Entry(uuid7(), "d", seq, f"t{seq}", "2026-11-30", "o", "f", "case:1", "k", {"n": seq}, prev=prev)
        entries.append(entry.sealed())
    return entries


def test_a_chain_is_whole_and_every_change_shows() -> None:
    chain = _chain(5)
    assert chain_fault(chain, 0, GENESIS) == ""
    assert chain_fault(chain[2:], 2, chain[1].hash) == ""
    assert "follows" in chain_fault([chain[0], chain[2]], 0, GENESIS)
    changed = from_json({**to_json(chain[2]), "data": {"n": 99}})
    assert "hash" in chain_fault([*chain[:2], changed], 0, GENESIS)
    assert "chain" in chain_fault([chain[0], from_json({**to_json(chain[1]), "prev": GENESIS})], 0, GENESIS)


def test_entries_come_back_from_json() -> None:
    entry = _chain(1)[0]
    assert from_json(to_json(entry)) == entry
    assert digest(entry) == entry.hash


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("P\u0430tel", "Patel"),
        ("\u0420\u0410N", "PAN"),
        ("\u041c\u043e\u0441\u043a\u0432\u0430", "\u041c\u043e\u0441\u043a\u0432\u0430"),
        ("１２ Ｗａｒｄ", "12 Ward"),
        ("अाशा", "आशा"),
        ("अाेम", "ओम"),
        ("माेहन", "मोहन"),
        ("डाॅ", "डॉ"),
        ("ਅਾਸ਼ਾ", "ਆਸ਼ਾ"),
        ("राम\u200bलाल\u202e", "रामलाल"),
        ("a  b", "a b"),
        ("\u0405hy\u0430m \u0408ain", "Shyam Jain"),
        ("R\u03b1\u03bdi", "Ravi"),
        ("स\u0902\u093fह", "स\u093f\u0902ह"),
        ("ह\u0902\u0942", "ह\u0942\u0902"),
        ("क\u0902\u0947\u093c", "क\u093c\u0947\u0902"),
        ("ਸ\u0a70\u0a3fਘ", "ਸ\u0a3f\u0a70ਘ"),
        ("க\u0bbe\u0bc6", "க\u0bca"),
    ],
)
def test_look_alikes_become_what_they_look_like(typed: str, meant: str) -> None:
    assert clean(typed) == unicodedata.normalize("NFC", meant)


def test_a_long_text_is_cleaned_in_one_go() -> None:
    started = time.process_time()
    assert len(clean("क" * 100_000)) == 100_000
    assert time.process_time() - started < 2
