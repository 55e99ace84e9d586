"""Sunrise and sunset at the office: entry and inspection are lawful only between them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache

from desktop.core.clock import IST
from desktop.core.errors import FieldError, LawError


@dataclass(frozen=True, slots=True)
class Daylight:
    """Sunrise and sunset of a day, in Indian time."""

    sunrise: datetime
    sunset: datetime

    def holds(self, at: datetime) -> bool:
        """Whether `at` (aware) lies between sunrise and sunset."""
        return self.sunrise <= at <= self.sunset


def check_entry(
    at: datetime, latitude: float, longitude: float, section: str, not_before: datetime | None = None
) -> Daylight:
    """See that entry at `at` (aware) is lawful: by daylight, and not before the notice the Act asks for has run.

    `section` is the entry's own; `not_before` (aware) the moment of the notice's clock, None where the Act asks for
    none or the occupier consents. Raises `LawError` saying from when.
    """
    light = daylight(at.astimezone(IST).date(), latitude, longitude)
    if not_before is not None and at < not_before:
        raise LawError(
            f"The notice of entry runs until {not_before.astimezone(IST):%d-%m-%Y %H:%M} (section {section}).",
            section=section,
            first_day=not_before.astimezone(IST).date(),
            code="entry_notice",
        )
    if not light.holds(at):
        raise LawError(
            f"Entry is lawful only between sunrise ({light.sunrise:%H:%M}) and sunset ({light.sunset:%H:%M}) on that "
            f"day (section {section}).",
            section=section,
            code="daylight",
            hour=f"{light.sunrise:%H:%M}",
            hour2=f"{light.sunset:%H:%M}",
        )
    return light


@lru_cache(maxsize=512)
def daylight(day: date, latitude: float, longitude: float) -> Daylight:
    """Sunrise and sunset on `day` at a place in degrees north and east.

    Raises `FieldError` for coordinates that are none, or where the sun does not rise or set on that day.
    """
    from astral import Observer
    from astral.sun import sunrise, sunset

    if not (-90 <= latitude <= 90 and -180 <= longitude <= 180):
        raise FieldError("latitude", "These are no coordinates; give degrees north and east.", code="coordinates")
    place = Observer(latitude, longitude)
    try:
        return Daylight(sunrise(place, day, tzinfo=IST), sunset(place, day, tzinfo=IST))
    except ValueError:
        raise FieldError("latitude", "The sun does not rise and set there on that day.", code="no_sun") from None
