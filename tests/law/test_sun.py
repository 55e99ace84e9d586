"""Entry only between sunrise and sunset, at the office's own place."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest

from desktop.core.clock import IST
from desktop.core.errors import FieldError, LawError
from desktop.law.sun import check_entry, daylight

BHOPAL = (23.2599, 77.4126)


def minutes(at: datetime) -> int:
    return at.hour * 60 + at.minute


@pytest.mark.parametrize(
    ("day", "sunrise", "sunset"),
    [("2026-06-21", "05:35", "19:10"), ("2026-12-21", "06:58", "17:38"), ("2026-03-20", "06:26", "18:32")],
)
def test_bhopal_through_the_year(day, sunrise, sunset):
    light = daylight(date.fromisoformat(day), *BHOPAL)
    for found, known in ((light.sunrise, sunrise), (light.sunset, sunset)):
        assert abs(minutes(found) - minutes(datetime.fromisoformat(f"{day}T{known}"))) <= 4
        assert found.date() == date.fromisoformat(day) and found.tzinfo is IST


def test_a_visit_before_sunrise_or_after_sunset_is_not_lawful():
    light = daylight(date(2026, 9, 22), *BHOPAL)
    assert light.holds(datetime(2026, 9, 22, 11, 30, tzinfo=IST))
    assert not light.holds(light.sunrise - timedelta(minutes=1))
    assert not light.holds(light.sunset + timedelta(minutes=1))


def test_the_sun_rises_earlier_in_the_east():
    assert daylight(date(2026, 9, 22), 23.26, 92.7).sunrise < daylight(date(2026, 9, 22), 23.26, 69.7).sunrise


@pytest.mark.parametrize("place", [(123.0, 77.0), (23.0, 200.0), (89.0, 77.0)])
def test_places_without_a_sunrise_are_refused(place):
    with pytest.raises(FieldError):
        daylight(date(2026, 6, 21), *place)


def test_entry_by_daylight_and_after_the_notice():
    noon = datetime(2026, 9, 22, 12, 0, tzinfo=IST)
    assert check_entry(noon, *BHOPAL, "302").holds(noon)
    with pytest.raises(LawError, match="sunset") as caught:
        check_entry(noon.replace(hour=20), *BHOPAL, "302")
    assert caught.value.section == "302"
    with pytest.raises(LawError, match="22-09-2026 12:01") as caught:
        check_entry(noon, *BHOPAL, "302", noon + timedelta(minutes=1))
    assert caught.value.first_day == date(2026, 9, 22)
