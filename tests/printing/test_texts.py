"""The words of papers as a reader of the language sees them, and what is unsure in them."""

from __future__ import annotations

import json

import pytest

from desktop import cli
from desktop.core.errors import FieldError
from desktop.printing import texts


def test_what_is_unsure_stands_in_the_texts_exactly_so() -> None:
    words = {language: "\n".join(each.words for each in texts.texts(language)) for language in texts.LANGUAGES}
    doubts = texts.unsure()
    assert {doubt.language for doubt in doubts} == {"hi", "mr", "pa", "ta"}
    assert [doubt.words for doubt in doubts if doubt.words not in words[doubt.language]] == []
    assert all(doubt.meant and doubt.why for doubt in doubts)


def test_every_text_has_its_english_and_an_edition_of_its_own() -> None:
    rows = list(texts.texts("mr"))
    assert len(rows) > 500 and all(row.words for row in rows)
    assert not any(row.file.startswith(("texts/mp", "matters/pb")) for row in rows)
    assert len({texts.edition(language) for language in ("en", "hi", "mr", "pa", "ta")}) == 5
    with pytest.raises(FieldError):
        texts.files("fr")


def test_the_command_tells_them_with_what_is_unsure(tmp_path: object, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--data", f"{tmp_path}/none", "paper", "texts", "ta", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["language"], told["accepted"]) == ("ta", "")
    assert any("சார்வு" in each["words"] for each in told["unsure"])
    assert {"file", "place", "english", "words"} == set(told["texts"][0])
