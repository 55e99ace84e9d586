"""The sample office on a real store with a real press; its clock is moved by the tests."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop.app import open_program
from desktop.core.clock import FixedClock
from desktop.demo import BEGIN
from desktop.law import packs
from desktop.law.packs import Law
from desktop.sample import found_office, read
from desktop.walk_office import WalkOffice, open_office
from tests.casework.ward import Ward

Open = Callable[[str], Ward]


@pytest.fixture(scope="session")
def law() -> Law:
    """The law packs, read once."""
    return packs.load()


@pytest.fixture(scope="session")
def founded(tmp_path_factory: pytest.TempPathFactory, law: Law) -> Path:
    """A folder in which the sample office has been set up: passwords take their time to hash, so once for all."""
    folder = tmp_path_factory.mktemp("founded")
    program = open_program(folder / "data", clock=FixedClock(BEGIN), state=folder / "state", law=law)
    found_office(program)
    program.close()
    return folder


@pytest.fixture
def open_ward(tmp_path: Path, founded: Path, law: Law) -> Iterator[Open]:
    """Opens the office's first PC, or another of the same office by another name."""
    opened: list[Ward] = []

    def open_one(name: str = "first") -> Ward:
        folder = tmp_path / name
        if name == "first" and not folder.exists():
            shutil.copytree(founded, folder)
        clock = FixedClock(BEGIN)
        office = opened[0].program.store.office if opened else ""
        program = open_program(folder / "data", clock=clock, state=folder / "state", law=law, office=office)
        ward = Ward(program, clock, read("job.yaml"))
        if opened:
            ward.take_from(opened[0])
        elif name == "first":
            ward.begun, ward.fresh = founded, ward.entries()
        opened.append(ward)
        return ward

    yield open_one
    for ward in opened:
        ward.program.close()


@pytest.fixture
def ward(open_ward: Open) -> Ward:
    """The sample office's first PC."""
    return open_ward("first")


@pytest.fixture(scope="session")
def places(tmp_path_factory: pytest.TempPathFactory, law: Law) -> Iterator[dict[str, WalkOffice]]:
    """An office of each Act, opened once."""
    folder = tmp_path_factory.mktemp("acts")
    found = {a: open_office(folder, law, law.act(a), list(law.act(a).bodies)[-1]) for a in law.acts}
    yield found
    for office in found.values():
        office.program.close()
