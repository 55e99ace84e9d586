"""The documents: every link leads somewhere, every command is one that the program takes, every key is bound."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from central.cli import _parser as central_parser
from desktop.cli import _parser as desktop_parser

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
GUIDE = [
    page
    for page in PAGES
    if "guide" in page.relative_to(ROOT).parts or page.stem in ("install", "centre", "security", "reliability")
]
COMMAND = re.compile(
    r"`(nagardesk(?:-central)? [^`]+)`|^(?:runuser -u nagardesk -- env \$\(.+\) )?(nagardesk(?:-central)? .+)$",
    re.MULTILINE,
)
PARSERS = {"nagardesk": desktop_parser, "nagardesk-central": central_parser}


def commands(page: Path) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return [a or b for a, b in COMMAND.findall(text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, _ in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize(
    ("page", "command"),
    [(page, command) for page in GUIDE for command in commands(page)],
    ids=lambda value: value if isinstance(value, str) else value.stem,
)
def test_every_command_is_one_that_the_program_takes(
    page: Path, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAGARDESK_CENTRAL_DB", "sqlite:///centre.db")
    name, *words = shlex.split(command.split(" > ")[0])
    try:
        PARSERS[name]().parse_args(words)
    except SystemExit as end:
        assert end.code == 0, capsys.readouterr().err


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
