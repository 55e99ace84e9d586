"""A label that asks for a name in the office's own language names that language, in every language alike."""

from __future__ import annotations

import re

import pytest

from desktop.forms.definition import FORMS
from desktop.forms.naming import LOCAL, name_local, named_each_way, unnamed

NAMES = ("हिन्दी", "मराठी", "ਪੰਜਾਬੀ", "தமிழ", "Hindi", "Marathi", "Punjabi", "Tamil", "local language")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "in Marathi"), ("hi", "मराठी में"), ("mr", "मराठीत"), ("pa", "ਮਰਾਠੀ ਵਿੱਚ"), ("ta", "மராத்தியில்")],
)
def test_the_language_is_named_in_the_label_s_own(language: str, said: str) -> None:
    assert name_local(f"x ({LOCAL})", language, "mr") == f"x ({said})"
    assert f"x ({said})" in named_each_way(f"x ({LOCAL})", language)
    assert unnamed(name_local(f"x ({LOCAL})", language), language) == f"x ({LOCAL})"


def test_no_form_names_an_office_s_language_by_itself() -> None:
    own = {path.name: path.read_text(encoding="utf-8") for path in FORMS.rglob("*.yaml")}
    assert {name for name, text in own.items() if LOCAL in text} >= {"applicant.yaml", "suo_motu.yaml"}
    assert [
        (n, each) for n, text in own.items() for each in re.findall(r"\([^()\n]*\)", text) if _names_one(each)
    ] == []


def _names_one(words: str) -> bool:
    return any(name in words for name in NAMES)
