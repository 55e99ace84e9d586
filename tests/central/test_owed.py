"""What waits for a PC that does not come: told at the PC and on the status page, and released when that PC is closed."""

from __future__ import annotations

import time
from urllib.parse import urlencode

import pytest

from central import entrance, pages, status
from central.access import device_row
from central.centre import Centre, opened
from central.database import reading, writing
from central.owed import debts
from central.schema import devices
from desktop.store.store import Store
from desktop.sync.transport import Answer
from tests.sync.conftest import OpenStore
from tests.sync.line import Desk, engine, join
from tests.sync.memory import MemoryStore

PASSWORD = "a long enough one"
FORM = {"content-type": "application/x-www-form-urlencoded"}


@pytest.fixture
def gone(ward: Store, desk: Desk) -> MemoryStore:
    """The head of office's PC as it was: a ward has its entries 2 and 4, it and the centre were put back to before."""
    head = MemoryStore("head-office")
    join(head, desk, whole_body=True)  # type: ignore[arg-type]
    was = head.copied()
    written = [was.write(office) for office in ("head-office", "ward-07", "head-office", "ward-07", "head-office")]
    ward.apply([written[1], written[3]], holes=True)
    return was


def sign_in(desk: Desk, centre: Centre, name: str, body: str = "") -> str:
    """The cookie of somebody who may see a body ('' for all)."""
    entrance.set_password(centre, name, PASSWORD, body)
    said = urlencode({"name": name, "password": PASSWORD}).encode()
    return desk.send("POST", "/status/sign-in", said, FORM).headers["set-cookie"].split(";")[0]


def close(desk: Desk, cookie: str, device: str, password: str = PASSWORD) -> Answer:
    """The answer to the form that closes a PC."""
    said = urlencode({"device": device, "password": password}).encode()
    return desk.send("POST", "/status/close", said, {**FORM, "cookie": cookie})


def page(desk: Desk, cookie: str, target: str = "/status") -> str:
    return desk.send("GET", target, b"", {"cookie": cookie}).body.decode()


def owed_by(centre: Centre) -> list[tuple[str, int, int]]:
    with reading(centre.engine) as connection:
        return [(debt.device, debt.here, debt.known) for debt in debts(connection)]


def test_what_a_dead_pc_owes_is_told_until_it_is_closed_and_then_goes_on(
    ward: Store, gone: MemoryStore, desk: Desk, centre: Centre, open_store: OpenStore
) -> None:
    result = engine(ward, desk).run()
    assert (result.ok, result.agreed) == (True, True), "the ward's own work is not held up"
    (owed,) = result.owed
    assert (owed.device, owed.name, owed.first, owed.last, owed.seen) == (gone.device, "test", 1, 4, "")
    (told,) = [notice.message for notice in result.notices if notice.code == "owed_never"]
    assert "Entries 1 to 4 of another PC" in told
    assert "it never called" in told
    desk.centre = opened(centre.engine, now=lambda: time.time() + 100)
    (again,) = engine(ward, desk).run().owed
    assert again.since == owed.since, "it waits since the first time"
    assert [line.owes for line in status.lines(centre) if line.device == gone.device] == [4]
    cookie = sign_in(desk, centre, "cmo", "body-1")
    text = page(desk, cookie)
    assert "Waiting for a PC that does not come" in text
    assert "1 to 4" in text
    assert "gone for good" in page(desk, cookie, f"/status/close?device={gone.device}")

    assert close(desk, cookie, gone.device).status == 303
    text = page(desk, cookie)
    assert "Closed; they come at the next exchange of test" in text
    assert "Close this PC" not in text
    seen = {entry.id for entry in ward.entries("case:1")}
    assert len(seen) == 2
    result = engine(ward, desk).run()
    assert (result.ok, result.agreed, result.owed, result.waiting.entries) == (True, True, (), 0)
    assert "two_histories" in [notice.code for notice in result.notices]
    assert owed_by(centre) == []
    assert "Waiting for a PC" not in page(desk, cookie)
    assert pages.digest(centre)[0] == 2
    colleague = open_store("colleague")
    join(colleague, desk)
    assert engine(colleague, desk).run().agreed
    assert {entry.id for entry in colleague.entries("case:1")} == seen
    assert engine(ward, desk).run().notices == ()


def test_a_pc_that_comes_after_all_owes_nothing(ward: Store, gone: MemoryStore, desk: Desk, centre: Centre) -> None:
    assert len(engine(ward, desk).run().owed) == 1
    assert owed_by(centre) == [(gone.device, 0, 4)]
    assert engine(gone, desk).run().agreed  # type: ignore[arg-type]
    assert owed_by(centre) == []
    assert engine(ward, desk).run().owed == ()
    assert pages.digest(centre)[0] == 5


def test_the_new_id_of_a_pc_is_not_closed_with_the_old_one(
    ward: Store, gone: MemoryStore, desk: Desk, centre: Centre
) -> None:
    heir = MemoryStore("head-office")
    join(heir, desk, whole_body=True)  # type: ignore[arg-type]
    with writing(centre.engine) as connection:
        old = device_row(connection, gone.device)
        assert old is not None
        connection.execute(devices.update().where(devices.c.id == heir.device).values(successor_of=old.number))
    engine(ward, desk).run()
    close(desk, sign_in(desk, centre, "cmo", "body-1"), gone.device)
    states = {line.device: line.state for line in status.lines(centre)}
    assert (states[gone.device], states[heir.device]) == ("revoked", "")
    assert engine(heir, desk).run().ok  # type: ignore[arg-type]


def test_only_who_may_closes_only_what_owes(
    ward: Store, gone: MemoryStore, desk: Desk, centre: Centre, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine(ward, desk).run()
    cookie, foreign = sign_in(desk, centre, "cmo", "body-1"), sign_in(desk, centre, "other", "body-2")
    assert "Waiting for a PC" not in page(desk, foreign)
    assert close(desk, "", gone.device).status == 303
    assert close(desk, foreign, gone.device).status == 303
    assert close(desk, cookie, gone.device, "not the password").status == 403
    assert close(desk, cookie, ward.device).status == 303
    assert close(desk, cookie, "").status == 303
    assert {line.state for line in status.lines(centre)} == {""}, "nobody was closed"
    assert page(desk, "", f"/status/close?device={gone.device}") == ""
    monkeypatch.setattr("central.closing.password_right", lambda centre, name, password: False)
    answers = [close(desk, cookie, gone.device, "x").status for _ in range(33)]
    assert (answers[0], answers[-1]) == (403, 429)
