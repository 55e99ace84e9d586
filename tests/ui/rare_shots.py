"""Pages that are seldom met, for the walk over every page: what else is done in a case, in the office, on paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from typing import TYPE_CHECKING

from desktop.casework.hearing import fix_hearing
from desktop.casework.orders import choose, doubts_of, order_provision
from desktop.casework.ports import Draft
from desktop.core.ids import uuid7
from desktop.ui import catalogue
from desktop.ui.pad import SketchPad
from desktop.ui.page import Route
from desktop.ui.pages import PAGES
from desktop.ui.reader import open_over
from tests.ui.sample import TODAY, Sample, draft, inspect, issue, read, receive, serve

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from tests.ui.screens import Walk

Shot = tuple[str, Callable[[], object]]
HEARING = date(2026, 10, 26)
ORDER = ("facts", "reasons", "operative")


def of_cases(walk: Walk) -> Iterator[Shot]:
    """Rare acts on a case, and what is signed on paper."""
    window, found, desk = walk.window, walk.found, walk.sample.desk

    def notice(name: str) -> str:
        return next(iter(desk.case(found[name]).notices))

    for page in ("lines", "bring"):
        yield page, lambda p=page: walk.go(p, "building_notice")
    yield "own", lambda: walk.go("own")
    yield "correct", lambda: walk.go("correct", found["to_serve"])
    yield "signed", lambda: walk.go("signed", found["drafted"], notice("drafted"))
    yield "signed-faults", lambda: window.page.submit()
    yield "decision_signed", lambda: walk.go("decision_signed", found["week"])
    objection = {
        "objection": uuid7(),
        "provision": desk.case(found["week"]).provision,
        "by": {"hi": "रामलाल"},
        "text": {"hi": "मेरी दुकान कटती है।"},
    }
    with desk.store.writing(desk.officer) as tx:
        tx.add(
            Draft(
                f"case:{found['week']}", "objection.received", desk.today(), objection, desk.case(found["week"]).pack
            )
        )
    yield "consider", lambda: walk.go("consider", found["week"], objection["objection"])
    served, on = served_case(walk.sample)
    fix_hearing(walk.sample.at("cmo"), served, on, HEARING, "12:00", {"hi": "सभाकक्ष"})
    yield "adjourn", lambda: walk.go("adjourn", served, on)
    yield "adjourn_day", lambda: walk.go("adjourn_day", HEARING.isoformat(), HEARING.isoformat())
    yield "plot_leave", lambda: walk.go("plot_leave", found["new"])
    choose(walk.sample.at("cmo"), served, *_doubt(desk, served, on), "दोनों पाठों में कलेक्टर")
    yield "order_signed", lambda: walk.go("order_signed", served, on)
    yield "order-preview", lambda: (walk.go("order", served, on), walk.rest(), _preview(walk))
    yield "sketch", lambda: _sketch(walk)
    yield "sketch-away", lambda: _away(walk)


def of_office(walk: Walk) -> Iterator[Shot]:
    """Rare pages of the office and of this PC."""
    window = walk.window
    for page in ("holiday_off", "land", "care", "prints", "outward"):
        yield page, lambda p=page: walk.go(p)
    yield "help-over", lambda: open_over(window, "guide/clerk")
    yield "help-over-away", lambda: (open_over(window, "guide/clerk"), window.go_home(Route("settings")))


def left_out(pages: set[str], overlays: set[str]) -> list[str]:
    """The pages and sheets of the window that a whole walk did not come to."""
    texts = (path.read_text(encoding="utf-8") for path in catalogue.UI.rglob("*.py"))
    sheets = {
        name for text in texts for name in re.findall(r"^class (\w+)\((?:Overlay|QDialog)\)", text, re.MULTILINE)
    }
    return sorted(set(PAGES) - pages) + sorted(sheets - overlays)


def served_case(sample: Sample) -> tuple[str, str]:
    """A case with a notice that was served, and nothing after it; and that notice."""
    case = receive(sample, date(2026, 9, 1), 0)
    inspect(sample, case, date(2026, 9, 21))
    first, _ = draft(sample, case, date(2026, 9, 22))
    issue(sample, case, date(2026, 9, 23), first)
    serve(sample, case, first)
    sample.clock.put(TODAY)
    return case, first


def _doubt(desk: Desk, case: str, notice: str) -> tuple[str, str]:
    (doubt,) = doubts_of(desk, case, order_provision(desk, desk.case(case), notice))
    return doubt.id, doubt.choices[0]


def _preview(walk: Walk) -> None:
    answers = {key: read("job")["order"][key] for key in ORDER}
    pleas = {f"answer_{n}": "विचार किया गया" for n in range(len(walk.window.page.pleas))}
    walk.window.page.form.put({**answers, **pleas, "days": "30", "demolition": "no"})
    walk.window.page.preview()


def _sketch(walk: Walk) -> None:
    walk.pad = SketchPad(walk.window, walk.window.page.heading.full)
    walk.pad.show()


def _away(walk: Walk) -> None:
    walk.pad.close()
    walk.pad.deleteLater()
