"""A program of its own that takes in applications and issues notices until it is killed; a line after each act."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop.app import open_program
from desktop.casework import inspection, intake, notices
from desktop.core.clock import FixedClock
from desktop.demo import BEGIN
from desktop.sample import read
from tests.casework.ward import Ward


def main(folder: Path) -> None:
    """Work without end."""
    clock = FixedClock(BEGIN)
    program = open_program(folder / "data", clock=clock, state=folder / "state")
    ward = Ward(program, clock, read("job.yaml"))
    while True:
        done = intake.receive_application(ward.on("2026-08-31", "clerk"), "building_notice", ward.answers())
        _say("received", done.case)
        inspection.record_inspection(ward.on("2026-09-22", "inspector"), done.case, ward.visit())
        finding = next(iter(program.desk.case(done.case).findings))
        draft = notices.draft_notice(
            ward.on("2026-09-23", "clerk"), done.case, "mp-1961:187:8b", finding=finding, days=7
        )
        notices.issue_notice(ward.on("2026-09-23", "cmo"), done.case, draft.entries[0].data["notice"])
        _say("issued", done.case)


def _say(what: str, case: str) -> None:
    os.write(1, f"{what} {case}\n".encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
