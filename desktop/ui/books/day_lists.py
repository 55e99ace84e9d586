"""The office by days: the hearings that stand fixed, to be hung out; and what was entered, by whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.core.clock import IST, parse_instant
from desktop.ui import words
from desktop.ui.case_view import CaseView, names_of
from desktop.ui.law_words import provision_text
from desktop.ui.lists import Asked, Column, Deed, Item, Kind, every_word
from desktop.ui.note_sheet import entry_text
from desktop.ui.page import Route
from desktop.ui.words import mark, pick

if TYPE_CHECKING:
    from desktop.casework.daylists import Sitting
    from desktop.casework.desk import Desk

DAYS = ("day", "month", "days")


def sitting_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """The hearings that stand fixed for the days asked for."""
    from desktop.casework.daylists import sittings

    return [_sitting(desk, each) for each in sittings(desk, asked.since, asked.until)]


def _sitting(desk: Desk, each: Sitting) -> Item:
    file, told, notice = each.file, each.told, each.file.notices[each.notice]
    papers = told.get("papers") or ({"id": notice.paper},)
    cells = (
        words.day(told["on"]),
        str(told["hour"]),
        file.number,
        names_of(file.applicant()),
        provision_text(desk.law, notice.provision),
        pick(told["place"]),
        str(told.get("number") or notice.number),
    )
    found_by = every_word(file.applicant().get("name"), told["place"])
    return Item(cells, Route("case", (file.id,)), find=found_by, paper=(file.id, str(papers[0]["id"])))


def entered_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """What was entered in cases on the days asked for, the newest first."""
    from desktop.casework.daylists import entered
    from desktop.forms.definition import load

    office, today = desk.office(), desk.today()
    people, me = {each.id: each for each in office.officers}, office.officer(desk.officer)
    found = []
    for file, entry in entered(desk, asked.since, asked.until):
        view = CaseView(file, office, me, desk.law, today, (), (), (), (), pick(load(file.kind).title))
        at, who = parse_instant(entry.at).astimezone(IST), people.get(entry.officer)
        name = who.name if who else ""
        cells = (
            words.day(at.date()),
            f"{at:%H:%M}",
            pick(name),
            entry_text(view, entry),
            file.number,
            names_of(file.applicant()),
        )
        item = Item(cells, Route("case", (file.id,)), find=every_word(name, file.applicant().get("name")))
        found.append((entry.at, item))
    return [item for _, item in sorted(found, key=lambda each: each[0], reverse=True)]


SITTINGS = Kind(
    title=mark("Hearings by day"),
    columns=(
        Column(mark("Day"), 96, day=True),
        Column(mark("Hour"), 64),
        Column(mark("Case"), 210),
        Column(mark("Name"), 220),
        Column(mark("Section"), 260),
        Column(mark("Place"), 180),
        Column(mark("Number"), 190),
    ),
    read=sitting_items,
    spans=DAYS,
    deeds=(Deed(mark("Adjourn them all"), "hearings", "adjourn_day", days=True),),
    none=mark("No hearing is fixed for these days."),
    prints=True,
    ahead=True,
)
ENTERED = Kind(
    title=mark("What was done"),
    columns=(
        Column(mark("Day"), 96, day=True),
        Column(mark("Hour"), 64),
        Column(mark("By whom"), 190),
        Column(mark("What was done"), 380),
        Column(mark("Case"), 210),
        Column(mark("Name"), 200),
    ),
    read=entered_items,
    spans=DAYS,
    none=mark("Nothing was entered on these days."),
)
