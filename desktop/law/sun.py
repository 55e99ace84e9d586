"""Sunrise and sunset, for the rule that officers enter premises only between them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from desktop.core.clock import IST


@dataclass(frozen=True, slots=True)
class Daylight:
    """Sunrise and sunset of a day at a place, as instants in Indian time."""

    sunrise: datetime
    sunset: datetime


def daylight(day: date, latitude: float, longitude: float) -> Daylight:
    """Sunrise and sunset on `day` at `latitude` and `longitude` (degrees north and east).

    No place in India is without a sunrise on any day.
    """
    from astral import Observer  # late: only inspections ask
    from astral.sun import sunrise, sunset

    place = Observer(latitude, longitude)
    return Daylight(sunrise(place, day, tzinfo=IST), sunset(place, day, tzinfo=IST))
