"""What replication asks of the store: tallies that agree, papers that wait, and a fork left behind."""

from __future__ import annotations

import pytest

from desktop.casework.ports import Draft
from desktop.core.errors import SyncError
from desktop.store.exchange import Exchange
from desktop.store.store import Store
from tests.store.conftest import Open
from tests.store.work import DAY, OFFICER, receive, say

OFFICE = "office:ward-12"


@pytest.fixture
def pair(open_store: Open) -> tuple[Store, Store]:
    """Two PCs of one office, the first with three entries."""
    here, there = open_store(), open_store("other", state="other-pc")
    case = receive(here, name="Ramesh").subject
    say(here, case, status="closed")
    here.office = "office:other"
    say(here, "case:elsewhere")
    return here, there


def by_hand(store: Store, office: str) -> tuple[int, str]:
    """The tally, from the entries themselves."""
    found = [e for d in store.held() for e in store.own_after(0, 1000, d) if e.office == office]
    return len(found), f"{sum(int(e.hash[:32], 16) for e in found) % 2**128:032x}"


def test_tallies_count_each_office_by_itself(pair: tuple[Store, Store]) -> None:
    here, there = pair
    a, b = Exchange(here), Exchange(there)
    assert (a.device, a.office) == (here.device, "office:other")
    assert a.digest(OFFICE, 3) == by_hand(here, OFFICE)
    assert a.digest("office:other", 3) == by_hand(here, "office:other")
    assert a.digest(OFFICE, 2) == a.digest(OFFICE, 3) != a.digest(OFFICE, 1)
    assert a.digest(OFFICE, 0) == a.digest("office:none", 3) == (0, "0" * 32)
    assert b.apply(here.own_after(0, 2), "c").new == 2
    assert b.digest(OFFICE, 0) == a.digest(OFFICE, 3)
    assert b.cursor() == "c"
    b.apply([], None)
    assert b.cursor() == "c"
    say(there, "case:mine")
    assert b.digest(OFFICE, 0) == a.digest(OFFICE, 3)
    assert b.digest(OFFICE, 1) == by_hand(there, OFFICE)


def test_a_part_of_a_chain_is_taken(pair: tuple[Store, Store]) -> None:
    here, there = pair
    (third,) = here.own_after(2, 1)
    assert Exchange(there).apply([third], None).new == 1
    assert Exchange(there).chain_after(here.device, 0, 10) == [third]


def test_signatures_are_the_devices(pair: tuple[Store, Store]) -> None:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    side = Exchange(pair[0])
    Ed25519PublicKey.from_public_bytes(side.public_key).verify(side.sign(b"x"), b"x")


def test_papers_wait_until_the_centre_has_them(pair: tuple[Store, Store]) -> None:
    here, there = pair
    a, b = Exchange(here), Exchange(there)
    with here.writing(OFFICER) as step:
        papers = [step.put_blob(b"first"), step.put_blob(b"second")]
        step.add(Draft("case:1", "paper.kept", DAY, {"blobs": papers}))
    assert a.blobs_to_send() == papers
    a.blob_sent(papers[0])
    assert a.blobs_to_send() == papers[1:]
    a.acknowledge("epoch-1", 4)
    assert a.blobs_to_send() == papers[1:]
    b.apply(here.own_after(0, 10), None)
    assert sorted(b.missing_blobs()) == sorted(papers)
    assert b.put_blob(b"second") == papers[1]
    assert (b.missing_blobs(), b.has_blob(papers[1]), b.has_blob(papers[0])) == (papers[:1], True, False)
    assert not b.has_blob("no hash")
    a.acknowledge("epoch-2", 2)  # a restored centre: nothing is known any more
    assert a.acknowledged() == ("epoch-2", 2)
    assert a.blobs_to_send() == papers
    a.acknowledge("epoch-2", 1)
    assert a.acknowledged() == ("epoch-2", 1)


def test_branch_leaves_the_common_part_and_begins_anew(pair: tuple[Store, Store]) -> None:
    here, there = pair
    a, old = Exchange(here), here.device
    a.apply([], "cursor")
    a.acknowledge("e", 3)
    tallies = {office: by_hand(here, office)[0] for office in (OFFICE, "office:other")}
    a.branch(1)
    assert a.device != old
    assert (a.acknowledged(), a.cursor(), a.held()) == (("", 0), "", {old: 1, a.device: 2})
    assert {office: a.digest(office, 2) for office in tallies} == {o: by_hand(here, o) for o in tallies}
    assert here.waiting().entries == 2
    a.branch(2)  # nothing to move: only a new id
    assert a.held()[old] == 1
    with pytest.raises(SyncError):
        a.branch(1)
    there.apply(here.own_after(0, 10, old))
    assert there.held() == {old: 1}
