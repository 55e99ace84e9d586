"""Accounts and powers come from the centre or on a stick, hold without a line, and can be taken away."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date, timedelta
from pathlib import Path

import pytest

from central import bundles, embed
from desktop.app import Program, open_program
from desktop.casework import accounts
from desktop.core.errors import NagardeskError, PowerError
from desktop.exchange import Exchange
from desktop.sample import found_office
from desktop.sync.bundle import Register, export_bundles, take_reply


@pytest.fixture
def centre(tmp_path: Path) -> Iterator[embed.Embedded]:
    made = embed.start(tmp_path / "centre.db")
    yield made
    made.stop()


@pytest.fixture
def pair(tmp_path: Path, centre: embed.Embedded) -> Iterator[tuple[Program, Program]]:
    """The administrator's PC, and a second one of the office that knows nothing yet; both are enrolled."""
    first = open_program(tmp_path / "first", state=tmp_path / "state-1")
    found_office(first)
    second = open_program(tmp_path / "second", office=first.store.office, state=tmp_path / "state-2")
    for program in (first, second):
        Exchange(program).enrol(centre.url, centre.code(first.store.office))
    yield first, second
    first.close()
    second.close()


def person(program: Program, login: str, **changes: object) -> dict[str, object]:
    """An officer of the office as an appointment has him, with changes."""
    office = program.desk.office()
    found = office.by_login(login)
    assert found is not None
    return {**asdict(found), **changes}


def appoint(program: Program, officer: dict[str, object]) -> None:
    head = program.desk.office().by_login("cmo")
    assert head is not None
    accounts.appoint(program.desk.as_officer(head.id), officer)


def by_line(first: Program, second: Program) -> None:
    """Both call the centre."""
    for program in (first, second):
        assert Exchange(program).run().ok


def by_stick(first: Program, second: Program, centre: embed.Embedded, folder: Path) -> None:
    """Only the first calls; the second's stick goes to the centre and comes back."""
    assert Exchange(first).run().ok
    folder.mkdir(exist_ok=True)
    register, enrolment = Register(folder / "sticks.jsonl"), Exchange(second).enrolled()
    for n, path in enumerate(export_bundles(second.store, enrolment, folder, register)):
        reply = folder / f"reply-{n}.ngd"
        reply.write_bytes(bundles.take(centre.centre, path.read_bytes(), None))
        take_reply(second.store, enrolment, reply, register)


def sign_in(program: Program, login: str, password: str, day: date) -> str:
    return accounts.sign_in(program.store, login, password, day).login


@pytest.mark.parametrize("way", ["line", "stick"])
def test_an_account_comes_holds_offline_and_is_withdrawn(
    pair: tuple[Program, Program], centre: embed.Embedded, tmp_path: Path, way: str
) -> None:
    first, second = pair

    def carry() -> None:
        by_line(first, second) if way == "line" else by_stick(first, second, centre, tmp_path / "stick")

    day = second.desk.today()
    with pytest.raises(NagardeskError):
        sign_in(second, "clerk", "sundarpur-clerk", day)
    carry()
    assert sign_in(second, "clerk", "sundarpur-clerk", day) == "clerk"
    assert sign_in(second, "clerk", "sundarpur-clerk", day + timedelta(days=400)) == "clerk", "no line needed"
    cmo = second.desk.office().by_login("cmo")
    assert cmo is not None
    at_work = second.desk.as_officer(cmo.id)

    appoint(first, person(first, "clerk", password="a new password"))
    carry()
    assert sign_in(second, "clerk", "a new password", day) == "clerk"
    with pytest.raises(NagardeskError):
        sign_in(second, "clerk", "sundarpur-clerk", day)

    yesterday = (day - timedelta(days=1)).isoformat()
    appoint(first, person(first, "clerk", held_to=yesterday))
    appoint(first, person(first, "cmo", held_to=yesterday))
    carry()
    for login, password in (("clerk", "a new password"), ("cmo", "sundarpur-cmo")):
        with pytest.raises(NagardeskError) as told:
            sign_in(second, login, password, day)
        assert told.value.code == "sign_in_day"
    with pytest.raises(PowerError):  # also where he was signed in already
        accounts.declare_holiday(at_work, day, {"en": "none"})


def test_a_clock_that_fell_back_is_not_taken_for_a_wrong_password(pair: tuple[Program, Program]) -> None:
    first, _ = pair
    with pytest.raises(NagardeskError, match="01-01-1970, which is today by this PC's clock") as refused:
        sign_in(first, "clerk", "sundarpur-clerk", date(1970, 1, 1))
    assert refused.value.code == "sign_in_day"
    with pytest.raises(NagardeskError, match="do not go together"):
        sign_in(first, "clerk", "wrong", date(1970, 1, 1))


def test_passwords_are_kept_at_the_full_cost() -> None:
    """RFC 9106's second recommended choice: 64 MiB, three passes, four lanes; asked of the program as it is."""
    asked = (
        "from central import entrance; from desktop.casework import accounts; "
        "print(accounts.seal_password('a password')); print(entrance._hasher.hash('a password'))"
    )
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    kept = ran.stdout.splitlines()
    assert len(kept) == 2 and all(each.startswith("$argon2id$v=19$m=65536,t=3,p=4$") for each in kept), kept
