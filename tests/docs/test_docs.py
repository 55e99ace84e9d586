"""The documents: every link leads somewhere, every command is one that the program takes, every key is bound."""

from __future__ import annotations

import io
import re
import shlex
from argparse import ArgumentParser, _SubParsersAction
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from central.cli import _parser as central_parser
from desktop.cli import _parser as desktop_parser
from desktop.ui.guide import anchor_of

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
COMMAND = re.compile(
    r"`(?:\.venv/bin/python -m desktop|(nagardesk(?:-central)?))( [^`]+)`"
    r"|^(?:runuser -u nagardesk -- env \$\(.+\) )?(nagardesk(?:-central)?)( .+)$",
    re.MULTILINE,
)
SIGNED = re.compile(r" 1(\\n)?$")  # what a signature is over, such as `nagardesk batch 1`, is no command
OPTION = re.compile(r"--[a-z-]+")
PARSERS = {"nagardesk": cache(desktop_parser), "nagardesk-central": central_parser}


def told(page: Path) -> list[str]:
    """What a page shows of commands: whole ones, mere names of commands, and patterns such as `law walk [--act ID]`."""
    found = COMMAND.findall(page.read_text(encoding="utf-8").replace("\\|", "|"))
    spelled = ((a or c or "nagardesk") + (b or d) for a, b, c, d in found)
    return [each.rstrip() for each in spelled if not SIGNED.search(each)]


def commands(page: Path) -> list[str]:
    """The commands of a page that can be run as they stand, or with a name in place of one in capitals."""
    return [each for each in told(page) if not _is_pattern(each) and _parsed(each) is None]


def _is_pattern(command: str) -> bool:
    return any(sign in command.partition(" --told ")[0] for sign in "…[|")


def _parsed(command: str) -> str | None:
    """Why the program does not take a command; None if it does."""
    name, *words = shlex.split(command.split(" > ")[0])
    said = io.StringIO()
    with redirect_stderr(said), redirect_stdout(io.StringIO()), pytest.MonkeyPatch.context() as patch:
        patch.setenv("NAGARDESK_CENTRAL_DB", "sqlite:///centre.db")
        try:
            PARSERS[name]().parse_args(words)
        except SystemExit as end:
            return said.getvalue() if end.code else None
    return None


def _walked(command: str) -> tuple[ArgumentParser, list[str]]:
    """The parser of the command that a text names, and the words that follow the name."""
    name, *words = command.split()
    parser = PARSERS[name]()
    while words and (there := _below(parser)) and words[0] in there:
        parser = there[words.pop(0)]
    return parser, words


def _below(parser: ArgumentParser) -> dict[str, ArgumentParser]:
    return next((dict(each.choices) for each in parser._actions if isinstance(each, _SubParsersAction)), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, place in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target
            heads = re.findall("^#+ (.+)$", (page.parent / target).read_text("utf-8"), re.MULTILINE) if place else []
            assert not place or place[1:] in map(anchor_of, heads), (target, place)


@pytest.mark.parametrize(
    ("page", "command"),
    [(page, command) for page in PAGES for command in told(page)],
    ids=lambda value: value if isinstance(value, str) else value.stem,
)
def test_every_command_is_one_that_the_program_takes(
    page: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAGARDESK_CENTRAL_DB", "sqlite:///centre.db")
    parser, rest = _walked(command)
    if not rest:  # a command is named
        assert command.split()[1:]
    elif not _is_pattern(command):
        assert _parsed(command) is None, _parsed(command)
    elif rest[0][0] not in "…[-" and "|" in rest[0]:
        assert set(rest[0].split("|")) <= set(_below(parser)), rest[0]
    else:
        known = {option for each in (parser, *_below(parser).values()) for option in each._option_string_actions}
        assert set(OPTION.findall(" ".join(rest))) <= known, rest


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_target_and_module_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {
        name for pair in re.findall(r"`make ([a-z]+)|^make ([a-z]+)", text, re.MULTILINE) for name in pair if name
    } <= targets
    for module in re.findall(r"python -m ([a-z_.]+)", text):
        assert find_spec(module), module


def test_the_guide_names_only_keys_that_are_bound() -> None:
    from desktop.ui import keys

    bound = {key for key, *_ in (*keys.EVERYWHERE, *keys.IN_FORMS, *keys.IN_CASES, *keys.IN_LISTS)}
    told = (ROOT / "docs" / "guide" / "README.md").read_text(encoding="utf-8")
    rows = [
        row.split("|")[1].strip()
        for row in told.split("| key | what it does |")[1].splitlines()[2:]
        if row.startswith("|")
    ]
    for row in rows:
        for key in re.split(r" or |, ", row.removesuffix(" on a case")):
            assert key in bound, key


@pytest.mark.parametrize(("name", "parser"), PARSERS.items(), ids=PARSERS)
def test_the_manual_page_names_every_command(name: str, parser: object) -> None:
    page = (ROOT / "installer" / "linux" / f"{name}.1").read_text(encoding="utf-8").replace("\\-", "-")
    named = set(
        re.findall(r"^\.BI? ([a-z-]+)", page.partition(".SH COMMANDS")[2].partition(".SH ENV")[0], re.MULTILINE)
    )
    usage = PARSERS[name]()
    there = next(action.choices for action in usage._actions if action.choices and hasattr(action, "add_parser"))
    assert named == set(there or ())


def test_the_packages_say_the_program_s_version() -> None:
    from desktop import __version__

    first = (ROOT / "installer" / "linux" / "changelog").read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith(f"nagardesk ({__version__})")
    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
