"""SQL, markup, paths and odd letters in every field of an application: kept as text, found as text, printed as text."""

from __future__ import annotations

import pytest

from desktop.casework.intake import receive_application
from desktop.casework.ports import Filter
from desktop.core.text import clean
from desktop.printing.proof import read_text
from tests.casework.conftest import Open, founded, law, open_ward

__all__ = ["founded", "law", "open_ward"]

EVIL = (
    "'; DROP TABLE entry; --",
    '" OR "1"="1',
    "<b>bold</b><script>alert(1)</script>",
    "../../../etc/passwd",
    "=HYPERLINK(1)",
    "{name} %s $1 :x ?",
    "&amp; <!--",
    'NEAR( * AND OR NOT "',
)


def _with(answers: dict[str, object], text: str) -> dict[str, object]:
    """The answers with `text` at the end of every one that is free text."""
    free = ("applicant_local", "applicant_latin", "address", "landmark", "street", "house", "khasra", "description")
    return {
        key: f"{value} {text}" if key in free and isinstance(value, str) else value for key, value in answers.items()
    }


@pytest.mark.parametrize("text", EVIL)
def test_what_is_typed_stays_text(open_ward: Open, text: str) -> None:
    ward = open_ward("first")
    desk = ward.on("2026-08-31", "clerk")
    answers = _with(ward.answers(), text)
    done = receive_application(desk, "building_notice", answers)
    store = ward.program.store
    file = desk.case(done.case)
    kept = str(file.fields)
    assert clean(text) in kept.replace("\\'", "'").replace('\\"', '"') or clean(text) in kept
    assert store.count(Filter()) == 1
    assert store.count(Filter(text=text)) in (0, 1)  # as words; never an error
    assert store.verify().faults == ()
    printed = " ".join(read_text(store.blob(file.papers[0].sha256)).split())
    assert text.split()[0] in printed


@pytest.mark.parametrize("text", [*EVIL, "*", '"', "(", "^", "-", "a" * 10_000, "\x00", "𑀅"])
def test_what_is_searched_for_is_text(open_ward: Open, text: str) -> None:
    ward = open_ward("first")
    receive_application(ward.on("2026-08-31", "clerk"), "building_notice", ward.answers())
    store = ward.program.store
    assert store.count(Filter(text=text)) in (0, 1)
    assert store.count(Filter()) == 1
