"""What a list is: its columns, its lines, what narrows it; `list_page.ListPage` shows any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from importlib import import_module
from typing import TYPE_CHECKING, Any

from desktop.core import money
from desktop.ui.grid import Cell
from desktop.ui.page import Route
from desktop.ui.words import mark

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.ui.room import Room


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, its width in pixels, and whether it holds paise (added up, or not), a number or a day.

    `narrow` lets the list be narrowed to one of its values.
    """

    text: str
    width: int = 120
    money: bool = False
    number: bool = False
    day: bool = False
    summed: bool = True
    narrow: bool = False


@dataclass(frozen=True, slots=True)
class Item:
    """A line: its cells, where Enter leads, the tabs it stands under, what else a search finds it by, and what it is `of`
    for a page that does more with it; `paper` is the one it is printed by (its case and id), if there is one."""

    cells: tuple[Cell, ...]
    route: Route | None = None
    tabs: tuple[str, ...] = ()
    find: str = ""
    struck: bool = False
    of: Any = None
    paper: tuple[str, str] | None = None

    @property
    def strong(self) -> bool:
        """A line of a list is never a sum."""
        return False


@dataclass(frozen=True, slots=True)
class Asked:
    """What a list is read for: what the route names, the days where the list has days, and the room for what no desk knows."""

    args: tuple[str, ...]
    since: date
    until: date
    room: Room


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that can be done from a list; `along` takes what the route names with it, `days` the days shown."""

    text: str
    drawing: str
    page: str
    along: bool = False
    days: bool = False


@dataclass(frozen=True, slots=True)
class Kind:
    """What a list is. `read` gives its lines in the read lane, at once or as they come; `says` what stands under its title
    for what was asked, `named` a title of its own; `prints` that its lines have papers, which P prints in one job; `ahead` that it is
    looked at for days to come."""

    title: str
    columns: tuple[Column, ...]
    read: Callable[[Desk, Asked], Iterable[Item]]
    tabs: Mapping[str, str] = field(default_factory=dict)
    spans: tuple[str, ...] = ()
    deeds: tuple[Deed, ...] = ()
    says: Callable[[Desk, Asked], str] | None = None
    named: Callable[[Desk, Asked], str] | None = None
    none: str = mark("Nothing here.")
    prints: bool = False
    ahead: bool = False


KINDS = {
    "dues": "desktop.ui.money.dues_list:DUES",
    "made_of": "desktop.ui.money.made_of:MADE_OF",
    "payments": "desktop.ui.money.payments_list:PAYMENTS",
    "grants": "desktop.ui.money.payments_list:GRANTS",
    "audit": "desktop.ui.money.audit_list:AUDIT",
    "hand_books": "desktop.ui.money.hand_list:BOOKS",
    "hand_book": "desktop.ui.money.hand_list:SHEETS",
    "fees": "desktop.ui.money.fees_list:FEES",
    "licences": "desktop.ui.books.licences_list:LICENCES",
    "sittings": "desktop.ui.books.day_lists:SITTINGS",
    "entered": "desktop.ui.books.day_lists:ENTERED",
    "behind": "desktop.ui.books.behind:behind_kind",
    "permits": "desktop.ui.books.permits_page:PERMITS",
    "returned": "desktop.ui.books.returned_list:RETURNED",
    "outward": "desktop.ui.outward_page:OUTWARD",
    "streets": "desktop.ui.street.lists:STREETS",
    "plans": "desktop.ui.street.lists:PLANS",
    "officers": "desktop.ui.office_lists:OFFICERS",
    "values": "desktop.ui.office_lists:VALUES",
    "drafts": "desktop.ui.office_lists:DRAFTS",
    "sticks": "desktop.ui.office_lists:STICKS",
}


def kind_of(route: Route) -> Kind:
    """What the list of a route is; where it goes by what the route names, the function that tells it."""
    module, _, name = KINDS[route.page].partition(":")
    found: Kind | Callable[[Route], Kind] = getattr(import_module(module), name)
    return found if isinstance(found, Kind) else found(route)


def found_by(each: Item) -> str:
    """What a search in the list looks at."""
    cells = " ".join(cell if isinstance(cell, str) else money.show(cell) for cell in each.cells)
    return f"{cells} {each.find}".casefold()


def every_word(*said: Any) -> str:
    """All that is said in any language, for a search."""
    return " ".join(" ".join(map(str, s.values())) if isinstance(s, Mapping) else str(s or "") for s in said)
