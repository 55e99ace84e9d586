"""A case told to its end: notice, service, hearing, order, demolition, demand; for registers and returns to read."""

from __future__ import annotations

from datetime import date

from desktop.casework import deeds, demolition, notices, orders, service
from tests.casework.test_acts import SAID, WITNESSES, Place

CMO = "chief_municipal_officer"
REMOVAL = "mp-1961:187:8-removal"
NOTICED = "mp-1961:187:8b"
DEMANDED = 250_000


def pulled_down(place: Place) -> str:
    """A building pulled down in default under `mp-1961` s. 187(8), its expenses demanded; returns the notice."""
    place.open(NOTICED)
    notice = place.notice(NOTICED, CMO, days=15, demolition=True)
    place.serve(notice, mode="post", outcome="posted", postal="RL 2")
    place.serve(notice, mode="affix", outcome="affixed", witnesses=WITNESSES)
    for doubt in orders.doubts_of(place.desk(CMO), place.case, REMOVAL):
        orders.choose(place.desk(CMO), place.case, doubt.id, doubt.choices[0], "as listed")
    place.later(16)
    demolition.meet_guard(place.desk("clerk"), place.case, "intimation.sent", {"day": place.day})
    place.hear(notice, CMO)
    order = {"provision": REMOVAL, "facts": "f", "reasons": "r", "operative": "o", "days": 20}
    orders.make_order(place.desk(CMO), place.case, notice, order)
    place.serve(place.file().orders[-1]["notice"])
    demolition.meet_guard(place.desk("clerk"), place.case, "inspection.reported", {"witnesses": WITNESSES})
    demolition.meet_guard(place.desk("clerk"), place.case, "video.arranged", {})
    place.later(32)
    told = {"says": "pulled down", "hour": "11:00", "place": "there", "witnesses": WITNESSES, "about": notice}
    deeds.record(place.desk(CMO), place.case, REMOVAL, "execute_in_default", {**told, "police": "Station 1"})
    demand = {"says": "expenses", "paise": DEMANDED, "about": notice, "days": 15}
    deeds.record(place.desk(CMO), place.case, REMOVAL, "demand_expenses", demand)
    return notice


def unserved(place: Place) -> str:
    """A notice issued to somebody who was not found."""
    place.open("mp-1961:194:2b")
    draft = notices.draft_to(
        place.desk("clerk"), place.case, "mp-1961:194:2b", (), facts=[SAID], requirement=SAID, days=10
    )
    notice = str(draft.entries[0].data["notice"])
    notices.issue_notice(place.desk(CMO), place.case, notice)
    told = {"mode": "tender", "outcome": "not_found", "day": place.day, "hour": "11:00", "place": "there"}
    service.record_attempt(place.desk("inspector"), place.case, notice, told)
    return notice


FIRST, LAST = date(2026, 1, 1), date(2026, 12, 31)
