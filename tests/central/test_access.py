"""Coming in by a one-time code, and being shown out."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from central.access import new_code, office_number, revoke
from central.centre import Centre, opened
from central.database import reading, writing
from central.limits import Limiter
from central.schema import codes, devices
from desktop.core.errors import FieldError
from desktop.sync.client import Refused, enrol
from tests.sync.line import Desk, engine, enrolment
from tests.sync.memory import MemoryStore


def join(desk: Desk, store: MemoryStore, code: str) -> str:
    """Enrol with a code; the office that the centre says."""
    return enrol(desk, code, store.device, store.signer.public, "pc", store.signer.sign).office


def test_a_code_lets_one_device_in(desk: Desk, centre: Centre) -> None:
    code = new_code(centre, "ward-1")
    store = MemoryStore("ward-1")
    assert len(code) == 14
    assert join(desk, store, code) == "ward-1"
    assert join(desk, store, f" {code.lower()} ") == "ward-1", "the first answer may have got lost"
    with pytest.raises(Refused, match="one-time code"):
        join(desk, MemoryStore("ward-1"), code)
    with reading(centre.engine) as connection:
        assert code not in str(connection.execute(codes.select()).all()), "only its hash is kept"


def test_a_code_typed_without_its_dashes(desk: Desk, centre: Centre) -> None:
    assert join(desk, MemoryStore("ward-1"), new_code(centre, "ward-1").replace("-", "")) == "ward-1"


@pytest.mark.parametrize("code", ["", "x", "AAAA-AAAA-AAAA", "A" * 41, "'; --------"])
def test_codes_that_are_none(desk: Desk, code: str) -> None:
    with pytest.raises(Refused) as refused:
        join(desk, MemoryStore("ward-1"), code)
    assert refused.value.code == "code"


def test_a_code_runs_out(desk: Desk, centre: Centre) -> None:
    code = new_code(centre, "ward-1", days=2)
    desk.centre = opened(centre.engine, now=lambda: time.time() + 2 * 86_400 + 1)
    with pytest.raises(Refused) as refused:
        join(desk, MemoryStore("ward-1"), code)
    assert refused.value.code == "code"


def test_nobody_enrols_a_key_that_he_does_not_hold(desk: Desk, centre: Centre) -> None:
    code, store, other = new_code(centre, "ward-1"), MemoryStore("ward-1"), MemoryStore("ward-1")
    with pytest.raises(Refused) as refused:
        enrol(desk, code, store.device, other.signer.public, "pc", store.signer.sign)
    assert refused.value.code == "signature"
    assert join(desk, store, code) == "ward-1"


def test_an_enrolled_device_can_not_be_taken_over(desk: Desk, centre: Centre) -> None:
    store, thief = MemoryStore("ward-1"), MemoryStore("ward-1")
    join(desk, store, new_code(centre, "ward-1"))
    thief.device = store.device
    with pytest.raises(Refused) as refused:
        join(desk, thief, new_code(centre, "ward-1"))
    assert refused.value.code == "device"
    assert engine(store, desk).run().ok  # type: ignore[arg-type]


def test_a_device_whose_entries_were_handed_over_may_still_enrol(desk: Desk, centre: Centre) -> None:
    old, new = MemoryStore("ward-1"), MemoryStore("ward-1")
    old.write()
    join(desk, new, new_code(centre, "ward-1"))
    new.apply(old.own_after(0, 9))
    assert engine(new, desk).run().agreed  # type: ignore[arg-type]
    join(desk, old, new_code(centre, "ward-1"))
    assert engine(old, desk).run().agreed  # type: ignore[arg-type]


def test_revoking_ends_those_that_took_its_place_too(desk: Desk, centre: Centre) -> None:
    store = MemoryStore("ward-1")
    join(desk, store, new_code(centre, "ward-1"))
    store.write()
    clone = store.copied()
    store.write()
    assert engine(store, desk).run().ok  # type: ignore[arg-type]
    clone.write()
    assert engine(clone, desk).run().ok  # type: ignore[arg-type]
    assert clone.device != store.device
    assert set(revoke(centre, store.device)) == {store.device, clone.device}
    for each in (store, clone):
        error = engine(each, desk).run().error  # type: ignore[arg-type]
        assert isinstance(error, Refused)
        assert error.code == "revoked"
    with pytest.raises(FieldError):
        revoke(centre, "nobody")


def test_a_revoked_device_gets_no_successor_by_a_code_it_asked_for_before(desk: Desk, centre: Centre) -> None:
    from desktop.sync.client import Client

    store = MemoryStore("ward-1")
    join(desk, store, new_code(centre, "ward-1"))
    client = Client(desk, store, enrolment(store, desk))  # type: ignore[arg-type]
    code = client.successor(0, "ab" * 32)
    revoke(centre, store.device)
    with pytest.raises(Refused):
        join(desk, MemoryStore("ward-1"), code)


def test_an_office_moves_to_another_body_with_its_files(desk: Desk, centre: Centre) -> None:
    ward, head = MemoryStore("ward-1"), MemoryStore("head-2")
    join(desk, ward, new_code(centre, "ward-1", body="body-1"))
    join(desk, head, new_code(centre, "head-2", body="body-2", whole_body=True))
    for _ in range(4):
        ward.write()
    engine(ward, desk).run()  # type: ignore[arg-type]
    assert engine(head, desk).run().pulled == 0  # type: ignore[arg-type]
    with writing(centre.engine) as connection:
        office_number(connection, "ward-1", "body-2")
    result = engine(head, desk).run()  # type: ignore[arg-type]
    assert (result.pulled, result.agreed) == (4, True)


def test_last_calls_and_queues_are_kept_for_the_list(desk: Desk, centre: Centre) -> None:
    store = MemoryStore("ward-1")
    join(desk, store, new_code(centre, "ward-1"))
    store.write()
    engine(store, desk, heal=False).run()  # type: ignore[arg-type]
    with reading(centre.engine) as connection:
        row = connection.execute(devices.select()).one()
    assert row.seen is not None
    assert row.done is not None
    assert (row.waiting_entries, row.program) == (0, "0.1.0")


def test_buckets_fill_again_with_time() -> None:
    now = [0.0]
    limiter = Limiter(2.0, 3.0, now=lambda: now[0])
    assert [limiter.spend("a") for _ in range(4)] == [0, 0, 0, 1]
    assert limiter.spend("b") == 0
    assert limiter.wait("a") == 1
    now[0] = 0.5
    assert limiter.wait("a") == 0
    assert limiter.spend("a") == 0
    assert limiter.spend("a") == 1
    now[0] = 100.0
    assert [limiter.spend("a") for _ in range(4)] == [0, 0, 0, 1]


def test_full_buckets_are_forgotten() -> None:
    now = [0.0]
    limiter = Limiter(1.0, 1.0, now=lambda: now[0])
    for i in range(50_001):
        limiter.spend(str(i))
    now[0] = 10.0
    limiter.spend("last")
    assert len(limiter._buckets) == 1


def test_a_sweep_forgets_old_nonces_only(desk: Desk, centre: Centre) -> None:
    from central.access import sweep
    from central.schema import nonces

    store = MemoryStore("ward-1")
    join(desk, store, new_code(centre, "ward-1"))
    engine(store, desk).run()  # type: ignore[arg-type]
    later = replace(centre, now=lambda: time.time() + 3600)
    with writing(centre.engine) as connection:
        before = len(connection.execute(nonces.select()).all())
        sweep(connection, centre)
        assert len(connection.execute(nonces.select()).all()) == before > 0
        sweep(connection, later)
        assert connection.execute(nonces.select()).all() == []
