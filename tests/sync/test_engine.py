"""The exchange, stage by stage, against a real centre and real stores."""

from __future__ import annotations

from central import pages
from central.centre import Centre
from desktop.store.store import Store
from tests.store.work import receive, say
from tests.sync.conftest import OpenStore
from tests.sync.line import Desk, engine, join


def test_what_one_pc_writes_the_other_shows(ward: Store, open_store: OpenStore, desk: Desk, centre: Centre) -> None:
    case = receive(ward, name="रमेश", ward="W-07").subject
    for i in range(30):
        say(ward, case, text=f"note {i}")
    first = engine(ward, desk).run()
    assert (first.stage, first.error, first.pushed, first.agreed, first.resent) == ("done", None, 31, True, 0)
    assert first.waiting.entries == 0
    other = open_store("other")
    join(other, desk)
    second = engine(other, desk).run()
    assert (second.stage, second.error, second.pulled, second.agreed) == ("done", None, 31, True)
    assert other.entries(case) == ward.entries(case)
    assert pages.digest(centre) == (31, ward.digest()) == (31, other.digest())
