"""`nagardesk law last-day`, as a user types it."""

from __future__ import annotations

import json

import pytest


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("2026-01-31 1 month", "2026-02-28"),
        ("2026-01-31 1 month --bound at_most", "2026-02-28"),
        ("2026-01-31 1 month --bound at_least", "2026-03-01"),
        ("2026-01-10 15 day --closed 2026-01-25 --closed 2026-01-26", "2026-01-27"),
        ("2026-01-10 15 day --bound at_least --closed 2026-01-26", "2026-01-26"),
        ("2026-01-10 7 clear_day --bound at_least", "2026-01-18"),
        ("2026-01-10T09:30 24 hour", "2026-01-11T09:30"),
        ("2026-01-10T09:30:15 24 hour --bound at_least", "2026-01-11T09:30:15"),
        ("2026-01-10T09:30:00+05:30 48 hour", "2026-01-12T09:30:00+05:30"),
        ("2026-09-30 1 half_year", "2027-03-30"),
    ],
)
def test_the_date_alone_is_the_last_line(nagardesk, words, answer):
    assert nagardesk("law", "last-day", *words.split()) == (0, [answer], "")


def test_explained_step_by_step_with_the_date_last(nagardesk):
    code, lines, _ = nagardesk("law", "last-day", "2026-01-31", "1", "month", "--closed", "2026-02-28", "--explain")
    assert code == 0
    assert lines[-1] == "2026-03-01"
    assert "31-01-2026" in lines[0] and "28-02-2026" in lines[1] and "01-03-2026" in lines[2]


def test_explained_in_hindi(nagardesk):
    _, lines, _ = nagardesk("law", "last-day", "2026-01-10", "30", "day", "--explain", "--language", "hi")
    assert lines[1].startswith("उससे 30 दिन की अवधि 09-02-2026 को")


def test_json(nagardesk):
    _, lines, _ = nagardesk("law", "last-day", "2026-01-10", "2", "week", "--bound", "at_least", "--json")
    found = json.loads("\n".join(lines))
    assert found["first_day"] == "2026-01-25"
    assert (found["from"], found["length"], found["unit"], found["bound"]) == ("2026-01-10", 2, "week", "at_least")
    assert len(found["steps"]) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("2026-02-30 1 month", "no day of the calendar"),
        ("30-01-2026 1 month", "not a date"),
        ("2026-01-30T10:00 1 month", "not a date"),
        ("2026-01-30 24 hour", "not a date and time"),
        ("2026-01-30 0 day", "not a length"),
        ("2026-01-30 1.5 day", "not a length"),
        ("2026-01-30 9999 year", "beyond the calendar"),
        ("9999-12-30 1 day --bound at_least", "beyond the calendar"),
        ("2026-01-30 1 day --closed yesterday", "not a date"),
        ("2026-01-30 1 fortnight", "invalid choice"),
    ],
)
def test_bad_input_is_said_and_nothing_is_printed(nagardesk, words, said):
    code, lines, err = nagardesk("law", "last-day", *words.split())
    assert (code, lines) == (2, [])
    assert said in err
