"""Every provision with an instrument has its papers, in the words of its matter and with what its pack says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop.casework.ports import PaperOrder
from desktop.core.errors import PackError, PaperError
from desktop.printing import lint, matters
from desktop.printing.compose import compose
from desktop.printing.matters import instruments_of, papers_of
from desktop.printing.notices import template_names, wordings
from desktop.printing.source import source_text
from desktop.printing.specimen import specimens_of
from desktop.printing.standing import act_of, authority_words, law, standing

NOTICE = next(o for n, o in specimens_of("ga-1968:177:d") if n.startswith("notice") and o.languages == ("mr", "en"))


def text_of(order: PaperOrder) -> str:
    return source_text(compose(order)[0])


@pytest.mark.parametrize("act_id", law().acts)
def test_every_provision_with_an_instrument_has_its_papers_and_they_cite_it(act_id: str) -> None:
    act = act_of(act_id)
    for row in act.provisions():
        for name, order in specimens_of(row.id, ("least",)) if instruments_of(row) else ():
            if order.languages != act.languages:
                continue
            text = text_of(order)
            if (row.id, order.template) not in wordings(act_id) and order.template != "statement_of_lands":
                assert row.cite in text, name
                assert standing(act_id, row.id, "")["cite"][act.languages[0]] in text, name


def test_nothing_lacks_words_and_no_words_break_the_rules() -> None:
    for act in law().acts:
        assert list(lint.gaps(act)) == []
        assert list(lint.faults(act)) == []


def test_the_papers_of_a_provision_exist() -> None:
    names = set(template_names())
    for act in law().acts:
        for row in act_of(act).provisions():
            assert set(papers_of(row)) <= names, row.id


def test_the_power_line_tells_whose_power_it_is_and_who_exercises_it_by_which_section() -> None:
    def power(provision: str) -> dict[str, str]:
        told: dict[str, str] = standing(provision.split(":")[0], provision, "")["power"]
        return told

    assert power("mp-1961:184:1a")["en"] == "Power of the Council, exercised by the President under section 306(a)"
    assert "धारा 306(क)" in power("mp-1961:184:1a")["hi"] and "अध्यक्ष" in power("mp-1961:184:1a")["hi"]
    assert power("ga-1968:175:4") == {"mr": "अधिकार: नगरपरिषद", "en": "Power of the Council"}
    assert power("py-1973:274:1")["ta"] == "அதிகாரம்: ஆணையர்"
    assert "power" not in standing("py-1973", "py-1973:211:main", "")  # it names who owes the sum
    assert "power" not in standing("mp-1961", "mp-1961:276:1", "")  # it names parents, who are no authority


def test_times_of_the_act_stand_on_the_paper_and_open_ones_are_the_officers() -> None:
    text = text_of(NOTICE)
    assert "within 15 days" in text and "The Act fixes no time for it" in text and "15 दिवसांच्या आत" in text
    assert standing("rj-2009", "rj-2009:183:1a-owners", "")["wait_time"] == {"hi": "1 मास", "en": "1 month"}
    assert standing("mp-1961", "mp-1961:187:6a", "")["body_time"]["en"] == "within 1 month"
    ranged = standing("pb-1976", "pb-1976:269:1", "")["time_bounds"]
    assert ranged["en"] == "at least 5 days and at most 15 days"


def test_a_time_that_the_officer_must_set_is_missed_by_its_name() -> None:
    bare = replace(NOTICE, values={key: value for key, value in NOTICE.values.items() if key != "days"})
    with pytest.raises(PaperError, match="'days'"):
        compose(bare)


def test_a_provision_without_a_matter_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    known = matters.matters("ga-1968")
    monkeypatch.setattr(
        "desktop.printing.compose.matters", lambda act: {k: v for k, v in known.items() if k != NOTICE.provision}
    )
    with pytest.raises(PaperError, match="ga-1968:177:d") as caught:
        compose(NOTICE)
    assert caught.value.code == "no_matter"


def test_own_words_come_before_general_ones_and_the_version_names_what_was_used() -> None:
    own = next(order for _, order in specimens_of("ga-1968:175:4") if order.template == "notice")
    assert compose(own)[1] == "notice 3; ga-1968:175:4 2"
    assert compose(NOTICE)[1].endswith("; ga-1968@" + act_of("ga-1968").version)


def test_a_title_of_a_matter_heads_its_chief_paper_only() -> None:
    orders = [order for _, order in specimens_of("ga-1968:174:5") if order.languages == ("en",)]
    titles = {order.template: compose(order)[0].title for order in orders}
    assert titles["notice"] == "Notice ending a permission" and titles["permission"] == "Permission"


def test_a_faulty_matter_names_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "matters" / "zz").mkdir(parents=True)
    monkeypatch.setattr(matters, "NOTICES", tmp_path)
    for content in ("a: {requires: {en: x}}", "a: {matter: {en: ''}}", "a: {matter: {en: x}, more: 1}"):
        (tmp_path / "matters" / "zz" / "odd.yaml").write_text(content, encoding="utf-8")
        matters.matters.cache_clear()
        with pytest.raises(PackError, match=r"odd\.yaml"):
            matters.matters("zz")
    matters.matters.cache_clear()


@pytest.mark.parametrize(
    ("name", "language", "text", "fault"),
    [
        ("matter", "en", "to remove a wall", "must be able to follow"),
        ("matter", "hi", "दीवार हटाना", "must stand in the form"),
        ("matter", "hi", "wall हटाने", "not in the script"),
        ("matter", "en", "removing  a wall", "spaces"),
        ("matter", "en", "removing a wall.", "ends with a mark"),
        ("matter", "en", "removing {what}", "placeholder"),
        ("requires", "en", "to remove the wall", "without 'to'"),
        ("adds", "en", "The wall goes", "full stop"),
        ("matter", "en", "x" * 121, "more than 120"),
    ],
)
def test_the_lint_tells_each_fault(name: str, language: str, text: str, fault: str) -> None:
    assert any(fault in told for told in lint._faults(name, language, text))


def test_a_section_may_be_named_in_a_local_language() -> None:
    assert list(lint._faults("matter", "hi", "धारा 187-A(2)(b) के अधीन आदेश देने")) == []


def test_an_authority_without_words_is_told() -> None:
    with pytest.raises(PaperError, match="Grand Vizier"):
        authority_words(act_of("mp-1961"), "Grand Vizier")
    assert authority_words(act_of("mp-1961"), "owner") is None


def test_a_value_s_own_full_stop_gives_way_to_the_sentence_s() -> None:
    order = next(o for n, o in specimens_of("rj-2009:183:1a-street") if o.languages == ("en",))
    said: dict[str, Any] = {**order.values, "seen_at": "until 4 p.m."}
    assert "until 4 p.m." in text_of(replace(order, values=said))
    assert "p.m.." not in text_of(replace(order, values=said))
