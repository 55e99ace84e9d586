"""Where the law's tests find the program run as a user runs it."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from hypothesis import settings

from desktop.law import commands
from desktop.law.packs import Law, load

settings.register_profile("law", deadline=None)  # a busy machine is no fault of an example
settings.load_profile("law")


@pytest.fixture
def nagardesk(capsys):
    """Run one of the law's commands; gives (exit code, lines of output, error text)."""

    def run(*words: str) -> tuple[int, list[str], str]:
        parser = argparse.ArgumentParser(prog="nagardesk")
        commands.add_arguments(parser.add_subparsers())
        try:
            code = commands.run(parser.parse_args([str(word) for word in words]))
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return code, out.splitlines(), err

    return run


SAMPLE = Path(__file__).parent / "sample"


@pytest.fixture(scope="session")
def law() -> Law:
    """A few provisions of four Acts, enough to try every rule on."""
    return load(SAMPLE)


@pytest.fixture(scope="session")
def mp(law):
    return law.act("mp-1961")
