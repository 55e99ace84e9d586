"""A PC that never has a line: enrolled by an invitation on a stick, and its entries and the replies carried by hand."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from central.cli import main
from desktop.app import Program, open_program
from desktop.cli import main as desktop_main
from desktop.core.errors import NagardeskError
from desktop.exchange import Exchange
from desktop.founding import EXAMPLE, found
from desktop.sticks import Sticks


@pytest.fixture
def db(tmp_path: Path) -> str:
    """The URL of a centre's database."""
    url = f"sqlite:///{tmp_path / 'centre.db'}"
    assert main(["init", "--db", url]) == 0
    return url


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A founded office on a PC of its own."""
    opened = open_program(tmp_path / "office", state=tmp_path / "state")
    found(opened, EXAMPLE)
    yield opened
    opened.close()


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """The stick's folder."""
    made = tmp_path / "stick"
    made.mkdir()
    return made


def invite(db: str, office: str, stick: Path) -> Path:
    """The centre's administrator puts an invitation on the stick."""
    assert main(["enrol", "--db", db, "--office", office, "--to", str(stick), "--url", "https://centre.example"]) == 0
    return next(stick.glob("*.ngi"))


def test_an_office_without_a_line_is_enrolled_and_exchanges_by_stick_alone(
    db: str, program: Program, stick: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sticks = Sticks(program, Exchange(program))
    with pytest.raises(NagardeskError) as refused:
        sticks.write(str(stick))
    assert refused.value.code == "not_enrolled"
    invitation = invite(db, program.store.office, stick)
    assert sticks.invited(str(stick)).url == "https://centre.example"
    assert sticks.look(str(stick)) > 0
    sticks.join(str(invitation), str(stick))
    waiting = program.store.waiting().entries
    (bundle,) = sticks.write(str(stick))
    assert waiting > 0
    assert main(["bundle", "--db", db, str(bundle)]) == 1  # the centre does not know the PC yet
    assert "not enrolled" in capsys.readouterr().err
    (request,) = stick.glob("*.ngq")
    assert main(["admit", "--db", db, str(request)]) == 0
    assert main(["admit", "--db", db, str(request)]) == 0  # twice is as once
    assert main(["bundle", "--db", db, str(bundle)]) == 0
    (reply,) = stick.glob("*-reply.ngd")
    brought = sticks.take(
        str(bundle), str(reply)
    )  # by their names, as a double click tells them; ours is passed over
    assert (brought.replies, brought.carried, brought.troubles) == (1, 0, ())
    assert program.store.waiting().entries == 0
    assert sticks.take(str(stick)).replies == 0
    capsys.readouterr()
    assert main(["devices", "--db", db, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["entries"] == waiting


def test_the_command_enrols_by_an_invitation(
    db: str, program: Program, stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "home"))
    folder = tmp_path / "another" / "office"
    assert desktop_main(["--data", str(folder), "enrol", "--invitation", str(stick / "none.ngi")]) == 1
    other = open_program(folder)
    found(other, EXAMPLE)
    office = other.store.office
    other.close()
    invitation = invite(db, office, stick)
    assert desktop_main(["--data", str(folder), "enrol", "--invitation", str(invitation)]) == 0
    assert main(["admit", "--db", db, str(next(stick.glob("*.ngq")))]) == 0
    other = open_program(folder)
    enrolled = Exchange(other).enrolled()
    other.close()
    assert (enrolled.office, enrolled.url) == (office, "https://centre.example")


def test_what_is_no_invitation_or_another_offices_is_refused(db: str, program: Program, stick: Path) -> None:
    sticks = Sticks(program, Exchange(program))
    with pytest.raises(NagardeskError) as refused:
        sticks.invited(str(stick))
    assert refused.value.code == "invitation"
    (stick / "torn.ngi").write_text('{"nagardesk": "invitation 1", "code": "AB')
    with pytest.raises(NagardeskError) as refused:
        sticks.invited(str(stick))
    assert refused.value.code == "invitation"
    other = invite(db, "another-office", stick)
    with pytest.raises(NagardeskError) as refused:
        sticks.join(str(other), str(stick))
    assert refused.value.code == "office" and Exchange(program).enrolment() is None
    assert not list(stick.glob("*.ngq"))


def test_a_damaged_bundle_is_told_and_holds_up_no_other(db: str, program: Program, stick: Path) -> None:
    sticks = Sticks(program, Exchange(program))
    sticks.join(str(invite(db, program.store.office, stick)), str(stick))
    (bundle,) = sticks.write(str(stick))
    assert main(["admit", "--db", db, str(next(stick.glob("*.ngq")))]) == 0
    assert main(["bundle", "--db", db, str(bundle)]) == 0
    (stick / "a-torn.ngd").write_bytes(bundle.read_bytes()[:-9])
    brought = sticks.take(str(stick))
    assert brought.replies == 1 and [each.code for each in brought.troubles] == ["stick_changed"]


def test_a_stick_that_cannot_be_used_is_told_before_it_is_relied_on(program: Program, stick: Path) -> None:
    sticks = Sticks(program, Exchange(program))
    file = stick / "file"
    file.write_text("")
    for folder in (stick / "gone", file):
        with pytest.raises(NagardeskError) as refused:
            sticks.look(str(folder))
        assert refused.value.code == "stick_folder"
    sticks.look(str(stick))
    assert [each.name for each in stick.iterdir()] == ["file"], "the trial leaves nothing behind"


def test_a_full_or_faulty_stick_is_told(program: Program, stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sticks = Sticks(program, Exchange(program))
    usage = shutil.disk_usage(stick)
    monkeypatch.setattr("desktop.sync.stick.shutil.disk_usage", lambda _folder: usage._replace(free=1000))
    with pytest.raises(NagardeskError) as refused:
        sticks.look(str(stick))
    assert refused.value.code == "stick_full"
    monkeypatch.setattr("desktop.sync.stick.write_whole", lambda path, said: path.write_bytes(said[:-1]))
    with pytest.raises(NagardeskError) as refused:
        sticks.look(str(stick))
    assert refused.value.code == "stick_faulty"
