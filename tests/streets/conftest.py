"""An office of each Act on a real store, with the real packs and press, and a small straight street to measure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from desktop.casework import accounts
from desktop.casework.desk import Desk
from desktop.casework.rows import RowMaker
from desktop.casework.streets import enter_street
from desktop.core.clock import FixedClock
from desktop.law.packs import Law, load
from desktop.printing.press import NoticePress
from desktop.store.store import Store
from desktop.streets.base import Base
from desktop.streets.frame import Frame
from desktop.streets.laying import enter_base, enter_survey
from desktop.streets.parcel import Parcel, Structure

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "sample"
BODIES = {
    "rj-2009": ("municipality", ["hi", "en"], []),
    "ga-1968": ("municipal_council", ["mr", "en"], ["Chief Officer"]),
    "mp-1961": ("municipal_council", ["hi", "en"], ["President", "Chief Municipal Officer"]),
    "pb-1976": ("municipal_corporation", ["pa", "en"], ["Commissioner"]),
    "py-1973": ("municipality", ["ta", "en"], ["Commissioner"]),
}
Open = Callable[..., Desk]


@pytest.fixture(scope="session")
def law() -> Law:
    """The five packs."""
    return load()


def office_plan(act: str, body: str = "", settings: tuple[dict[str, Any], ...] = ()) -> dict[str, Any]:
    """A made-up office under an Act, with a clerk, an inspector and the Act's officers."""
    kind, languages, authorities = BODIES[act]

    def officer(login: str, roles: list[str], authority: str = "") -> dict[str, Any]:
        words = dict.fromkeys(languages, login)
        return {"id": login, "login": login, "name": words, "designation": words, "roles": roles,
                "authority": authority, "held_from": "2020-01-01", "secret": ""}  # fmt: skip

    officers = [officer("clerk", ["clerk", "accounts"]), officer("inspector", ["inspector"])]
    officers += [officer(name, ["officer", "head"], name) for name in authorities or ["Head"]]
    return {
        "act": act,
        "body_kind": body or kind,
        "body": dict.fromkeys(languages, "Sundarpur"),
        "code": "SP",
        "languages": languages,
        "accepted": languages,
        "wards": [{"number": "27", "name": dict.fromkeys(languages, "Ward 27")}],
        "letterhead": {"name": dict.fromkeys(languages, "Sundarpur")},
        "officers": officers,
        "settings": list(settings),
    }


@pytest.fixture
def clock() -> FixedClock:
    """Stands at 30-11-2026, 10:00 in India."""
    return FixedClock(datetime(2026, 11, 30, 4, 30, tzinfo=UTC))


@pytest.fixture
def open_desk(tmp_path: Path, clock: FixedClock, law: Law) -> Iterator[Open]:
    """Opens the office of an Act and puts its clerk at the desk."""
    opened: list[Store] = []

    def open_one(act: str, **how: Any) -> Desk:
        store = Store.open(
            tmp_path / act, office=f"office-{act}", clock=clock, projector=RowMaker(law), state=tmp_path / "pc"
        )
        opened.append(store)
        accounts.set_up(store, date(2020, 1, 1), office_plan(act, **how))
        return Desk(store, NoticePress(), law, clock, lambda facts: "NGD1." + facts["digest"], "clerk")

    yield open_one
    for store in opened:
        store.close()


def square(number: str, left: float, front: float, wide: float = 10.0, deep: float = 20.0, **more: Any) -> Parcel:
    """A parcel left of a base line along x: from `left`, its front at `front`."""
    corners = ((left, front), (left + wide, front), (left + wide, front + deep), (left, front + deep))
    return Parcel(f"p{number}", number, corners, **more)


def house(front: float, left: float, wide: float = 8.0, deep: float = 10.0, **more: Any) -> Structure:
    """A building left of a base line along x."""
    corners = ((left, front), (left + wide, front), (left + wide, front + deep), (left, front + deep))
    return Structure(
        more.pop("id", "h"), more.pop("what", "building"), more.pop("name", "house"), corners, more.pop("height", 3.0)
    )


def make_street(desk: Desk, *parcels: Parcel, width: int | None = 10_000, **facts: Any) -> str:
    """A street with a straight base line of 100 m in its own frame, and parcels; its id."""
    told = {"name": {"en": "Tulsidas Marg"}, "ward": "27", "width": width, **facts}
    street = enter_street(desk, told, date(2026, 1, 1)).entries[0].subject.removeprefix("street:")
    enter_base(desk, street, Frame(0), ((0.0, 0.0), (100.0, 0.0)), {"file": "sketch"})
    if parcels:
        enter_survey(desk, street, parcels, Frame(0), {"file": "book"})
    return street


@pytest.fixture
def base() -> Base:
    """A straight base line of 100 m along x."""
    return Base(((0.0, 0.0), (100.0, 0.0)))
