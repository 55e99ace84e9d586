"""What belongs to the office and to this PC: officers, values set, forms left half done, sticks sent and received."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.drafts import own_drafts
from desktop.ui.lists import Asked, Column, Deed, Item, Kind, every_word
from desktop.ui.page import Route
from desktop.ui.setup_steps import ROLE_NAMES
from desktop.ui.words import known, mark, pick, tr

if TYPE_CHECKING:
    from datetime import date

    from desktop.casework.desk import Desk
    from desktop.casework.office import Office, Setting

IN_OFFICE = {"now": mark("in office"), "coming": mark("to come"), "past": mark("left")}
OF_VALUE = {"now": mark("in force"), "later": mark("from that day on"), "past": mark("replaced")}
WAYS = {"sent": mark("written here"), "carried": mark("handed on"), "acknowledged": mark("reply taken over")}


def officer_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """Every post of every officer, those who hold one today first."""
    from desktop.ui.acts.office import ROLES as MAY_SET

    today, may = desk.today().isoformat(), bool(set(MAY_SET) & set(desk.me().roles))
    posts = [(officer, post) for officer in desk.office().officers for post in officer.posts]
    state = {True: "now", False: "past"}
    for officer, post in sorted(posts, key=lambda each: not each[1].holds(today)):
        tab = "coming" if post.held_from > today else state[post.holds(today)]
        cells = (
            pick(officer.name),
            officer.login,
            pick(post.designation),
            known(post.authority),
            ", ".join(tr(ROLE_NAMES[role]).partition(":")[0] for role in post.roles),
            words.day(post.held_from),
            words.day(post.held_to),
            tr(IN_OFFICE[tab]),
        )
        route = Route("officer", (officer.id, post.held_from)) if may else None
        yield Item(cells, route, (tab,), every_word(officer.name, post.designation, post.authority))


def value_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """Everything the office has set, the newest first."""
    from desktop.ui.settings_page import value_text

    office, today = desk.office(), desk.today()
    for each in reversed(office.settings):
        tab = "later" if each.dated > today.isoformat() else "now" if _last(office, each, today) else "past"
        cells = (value_text(desk.law, each), each.authority, words.day(each.dated), each.paper, tr(OF_VALUE[tab]))
        yield Item(cells, None, (tab,), each.key)


def _last(office: Office, setting: Setting, today: date) -> bool:
    """Whether it is the one of its key that counts today."""
    ended = setting.until and setting.until < today.isoformat()
    return not ended and office.held(setting.key, today) is setting


def draft_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """What the person at the desk left half done on this PC, the newest first."""
    for place, content in own_drafts(asked.room, desk.officer):
        yield Item((content.get("title", ""), words.moment(content.get("at", ""))), place)


def stick_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """Every bundle of the register of sticks."""
    for each in asked.room.sticks.register() if asked.room.sticks else ():
        cells = (
            words.moment(each.at),
            tr(WAYS.get(each.direction, each.direction)),
            each.entries,
            each.files,
            each.file,
            each.sha256[:16],
        )
        yield Item(cells, None, (each.direction,), each.sha256)


OFFICERS = Kind(
    title=mark("Officers"),
    columns=(
        Column(mark("Name"), 180),
        Column(mark("Signs in as"), 104),
        Column(mark("Designation"), 170, narrow=True),
        Column(mark("Authority under the Act"), 180, narrow=True),
        Column(mark("Roles"), 170, narrow=True),
        Column(mark("Since"), 98, day=True),
        Column(mark("Until"), 98, day=True),
        Column(mark("State"), 90),
    ),
    read=officer_items,
    tabs=IN_OFFICE,
    deeds=(Deed(mark("New officer"), "person", "officer"), Deed(mark("Delegate a power"), "sign", "delegate")),
)
VALUES = Kind(
    title=mark("What the office has set"),
    columns=(
        Column(mark("What is set"), 380),
        Column(mark("Fixed by"), 280),
        Column(mark("Its date"), 100, day=True),
        Column(mark("Resolution or paper"), 180),
        Column(mark("State"), 110),
    ),
    read=value_items,
    tabs=OF_VALUE,
    deeds=(
        Deed(mark("Set a value the Act leaves to the office"), "law", "value"),
        Deed(mark("Set a fee"), "plus", "fee_set"),
        Deed(mark("Set a rate of land"), "place", "rate_set"),
        Deed(mark("Set a unit of land"), "law", "land"),
    ),
    none=mark("The office has set nothing yet."),
)
DRAFTS = Kind(
    title=mark("Left half done"),
    columns=(Column(mark("What"), 520), Column(mark("Kept"), 180, day=True)),
    read=draft_items,
    says=lambda desk, asked: tr("Kept on this PC, for you alone."),
    none=mark("You left nothing half done."),
)
STICKS = Kind(
    title=mark("Sticks sent and received"),
    columns=(
        Column(mark("When"), 150, day=True),
        Column(mark("What"), 150),
        Column(mark("Entries"), 90, number=True),
        Column(mark("Papers"), 90, number=True),
        Column(mark("File"), 360),
        Column(mark("Check number"), 170),
    ),
    read=stick_items,
    tabs=WAYS,
    none=mark("No stick went out or came in on this PC."),
)
