"""The guide is whole: help for every page of the window, every role in two languages, cards of one sheet each."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from desktop.casework.office import ROLES
from desktop.ui import guide
from desktop.ui.help_sheet import pdf_of, sheet_of
from desktop.ui.pages import PAGES
from installer.guide import build
from tests.ui.pictures import chosen

ROOT = Path(__file__).resolve().parents[2]
CARDS = sorted(path.relative_to(guide.DOCS) for path in guide.DOCS.rglob("cards/*.md"))
LANGUAGES = ("en", "hi", "mr", "pa", "ta")


@pytest.mark.parametrize("route", sorted(PAGES))
def test_every_page_of_the_window_has_its_help(route: str) -> None:
    assert guide.page(guide.about(route, ("clerk",)), "en")


def test_a_page_of_the_window_opens_at_its_heading() -> None:
    told = {
        route: guide.headings(guide.page(guide.about(route, ()), "en").text)[part - 1]
        for route in PAGES
        if (part := guide.part_about(route))
    }
    assert told["decide"] == "Decide an application"
    assert told["lines"] == "Old registers" and told["day_close"] == "Close the day"
    assert "forms" not in told


@pytest.mark.parametrize("language", ["hi", "mr", "pa", "ta"])
def test_a_translation_has_the_same_headings(language: str) -> None:
    for each in guide.contents(language):
        if each.language == language:
            english = guide.page(each.name, "en")
            assert len(guide.headings(each.text)) == len(guide.headings(english.text)), each.name


def test_today_is_told_as_each_role_does_it() -> None:
    for role in ROLES:
        assert guide.page(guide.about("today", (role,)), "hi").language == "hi"
    assert guide.about("today", ("officer", "head")) == "guide/head"
    assert guide.about("today", ()) == guide.CONTENTS


def test_the_guide_is_whole_in_hindi_and_the_clerk_s_part_in_all() -> None:
    english = {page.name for page in guide.contents("en")}
    assert {page.name for page in guide.contents("hi") if page.language == "hi"} == english
    daily = {name for name in english if "cards/" in name} | {guide.CONTENTS, guide.FIRST_JOBS, "guide/clerk"}
    for language in ("mr", "pa", "ta"):
        assert {page.name for page in guide.contents(language) if page.language == language} == daily
        assert {page.name for page in guide.contents(language)} == english


def test_no_page_of_the_guide_is_out_of_reach() -> None:
    lying = {f"guide/{path.relative_to(guide.DOCS / 'guide').with_suffix('')}" for path in _english()}
    assert lying == {page.name for page in guide.contents("en")}


def _english() -> list[Path]:
    home = guide.DOCS / "guide"
    return [path for path in home.rglob("*.md") if path.relative_to(home).parts[0] not in LANGUAGES]


@pytest.mark.parametrize("language", ["hi", "mr", "pa", "ta"])
def test_a_translation_keeps_keys_commands_and_pictures(language: str) -> None:
    keys = re.compile(r"\b(?:Ctrl|Shift)\+\w+|\bF\d\b|`nagardesk[^`]*`|(?<=/)[a-z_0-9-]+\.png")
    for page in guide.contents(language):
        if page.language == language and page.name != guide.CONTENTS:
            lacking = set(keys.findall(page.text)) - set(keys.findall(guide.page(page.name, "en").text))
            assert not lacking, (page.name, lacking)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_taken_by_the_walk_and_shown_on_a_page(language: str) -> None:
    lying = {path.stem for path in (guide.DOCS / "pictures" / language).glob("*.png")}
    assert lying == set(chosen(language))
    shown = "".join(path.read_text(encoding="utf-8") for path in [*guide.DOCS.rglob("*.md"), ROOT / "README.md"])
    assert [name for name in lying if f"pictures/{language}/{name}.png" not in shown] == []


def test_the_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in guide.DOCS.rglob("*.png")) < 2_200_000


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_is_one_sheet(qapp: Any, card: Path) -> None:
    parts = card.parts
    language = parts[1] if parts[1] in LANGUAGES else "en"
    page = guide.page(f"guide/cards/{card.stem}", language)
    assert page.path == guide.DOCS / card
    assert sheet_of(page).pageCount() == 1
    assert pdf_of(page).startswith(b"%PDF")


def test_search_finds_a_word_and_shows_its_line() -> None:
    hits = {page.name: line for page, line in guide.search("panchnama two", "en")}
    assert "guide/cards/service" in hits
    assert "panchnama" in hits["guide/cards/service"].casefold() or "two" in hits["guide/cards/service"]
    assert list(guide.search("zzz", "en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_finds_each_page_by_its_title_and_every_link_leads_to_a_page(language: str) -> None:
    for each in guide.contents(language):
        assert each.name in {page.name for page, _ in guide.search(each.title, language)}
        for target in re.findall(r"\]\(([^)#\s]+\.md)", each.text):
            name = guide.target_of(each, target)
            assert guide.page(name, language), (each.name, target)


def test_the_pages_for_a_browser_lead_to_one_another(tmp_path: Path) -> None:
    out = tmp_path / "docs"
    assert build(out) == len(list(guide.DOCS.rglob("*.md")))
    for page in out.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r'(?:href|src)="([^"#]+)', text):
            assert "://" in target or (page.parent / target).exists(), (page, target)
        assert guide.WINDOW not in text


def test_the_picture_of_the_house_is_the_contract() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = [
        [word.strip() for word in line.split("|")]
        for line in text.split("```")[1].splitlines()
        if line.strip() and "--" not in line and ":" not in line
    ]
    layers = [
        [part.strip().removeprefix("desktop.") for part in re.split("[|:]", row)] for row in _rules()[0]["layers"]
    ]
    assert [sorted(row) for row in drawn[1:]] == [sorted(row) for row in layers[1:]]
    assert drawn[0].pop() == "…" and set(drawn[0]) <= set(layers[0])
    there = {path.parent.name for path in (ROOT / "desktop").glob("*/__init__.py")}
    assert there == {part for row in drawn[1:] for part in row}


def test_what_the_picture_says_of_libraries_is_the_contract() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
    rules = {rule["name"]: rule for rule in _rules()}
    for part, library in re.findall(r"(\w+): (Qt|SQL|requests|reportlab)", text):
        rule = next(rule for name, rule in rules.items() if name.startswith(f"{library} stays in {part}"))
        assert f"desktop.{part}" not in rule["source_modules"]


def _rules() -> list[dict[str, Any]]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    rules: list[dict[str, Any]] = told["tool"]["importlinter"]["contracts"]
    return rules
