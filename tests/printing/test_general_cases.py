"""The general wordings say what the Act says: least times, default, attendance, haste, declarations, sales, offences."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pytest

from desktop.core.errors import PaperError
from desktop.law.words import cited
from desktop.printing.matters import matters
from desktop.printing.notices import general_wordings
from desktop.printing.press import NoticePress
from desktop.printing.specimen import specimens_of
from desktop.printing.standing import act_of, law, load_times, standing
from tests.printing.conftest import pdftotext


@lru_cache(maxsize=64)
def said(provision: str, template: str, language: str = "en", without: tuple[str, ...] = ("requirement",)) -> str:
    """The words of a provision's paper in one language, from its sample values save those of `without`."""
    orders = (order for _, order in specimens_of(provision))
    order = next(each for each in orders if each.template == template and each.languages == (language,))
    values = {name: value for name, value in order.values.items() if name not in without}
    printed = NoticePress().print(replace(order, values=values))
    return " ".join(pdftotext(printed.pdf).split())


def case(provision: str, name: str) -> object:
    """One value of `standing` for a provision, in English where it is a text."""
    value = standing(provision.split(":")[0], provision, "").get(name)
    return value["en"] if isinstance(value, dict) else value


@pytest.mark.parametrize(
    ("provision", "least"),
    [
        ("mp-1961:185:2", "15 days"),
        ("mp-1961:272:2", "1 month"),
        ("mp-1961:285:2", "1 month"),
        ("py-1973:227:1-proviso", "24 hours"),
        ("py-1973:233:2", "15 days"),
        ("pb-1976:251:2", "24 hours"),
    ],
)
def test_a_notice_states_the_least_time_that_the_act_gives(provision: str, least: str) -> None:
    text = said(provision, "notice")
    assert f"requires notice of at least {least}" in text
    assert "fixes no" not in text


@pytest.mark.parametrize(
    ("provision", "language", "least"),
    [
        ("mp-1961:185:2", "hi", "कम से कम 15 दिन"),
        ("mp-1961:272:2", "hi", "कम से कम 1 मास"),
        ("ga-1968:172:4", "mr", "30 पूर्ण दिवस पूर्ण होण्यापूर्वी"),
        ("pb-1976:251:2", "pa", "ਘੱਟੋ-ਘੱਟ 24 ਘੰਟੇ"),
        ("py-1973:233:2", "ta", "குறைந்தது 15 நாட்கள்"),
    ],
)
def test_the_least_time_is_told_in_the_local_language(provision: str, language: str, least: str) -> None:
    assert least in said(provision, "notice", language)


def test_without_days_the_least_time_is_the_time_of_the_notice() -> None:
    text = said("py-1973:233:2", "notice", without=("requirement", "days"))
    assert "The time of this notice is at least 15 days" in text


def test_default_is_told_only_where_something_but_money_is_asked() -> None:
    assert "294(6)" in said("mp-1961:185:2", "notice")
    assert "294(6)" not in said("mp-1961:298:2", "notice")
    order = said("mp-1961:294:6", "order")
    assert "may have it done" not in order and "in your place" not in order


def test_a_call_to_attend_asks_for_no_answer_in_writing() -> None:
    text = said("mp-1961:187:8c", "notice")
    assert "The day for it is 05-03-2027" in text
    assert "in writing" not in text and "in that time" not in text
    with pytest.raises(PaperError, match="hearing_on"):
        said("mp-1961:187:8c", "notice", without=("hearing_on",))


@pytest.mark.parametrize("provision", ["pb-1976:233:2", "pb-1976:271:1", "ga-1968:172:2"])
def test_a_notice_that_has_something_done_asks_for_no_answer_in_writing(provision: str) -> None:
    assert "answer in writing" not in said(provision, "notice")
    assert "It is to be done" in said(provision, "notice")


@pytest.mark.parametrize(
    ("provision", "template"),
    [
        ("pb-1976:270:1", "order"),
        ("py-1973:301:main", "order"),
        ("py-1973:317:3.1", "order"),
        ("mp-1961:287:1e", "notice"),
    ],
)
def test_what_is_to_be_done_at_once_has_no_days(provision: str, template: str) -> None:
    text = said(provision, template)
    assert f"as soon as this {template} is served on you" in text
    assert "set it" not in text and "has set" not in text and "The day named" not in text


def test_haste_gives_way_to_a_time_of_the_act() -> None:
    assert "within 3 days" in said("mp-1961:221:2", "notice")


def test_default_is_done_under_the_section_that_the_act_names() -> None:
    assert case("pb-1976:269:1", "executes") == "section 269(6)"
    assert "section 269(6) allows it to be done" in said("pb-1976:269:1", "order")
    assert "in your place" not in said("pb-1976:270:2", "order")
    assert case("ga-1968:175:4", "executes") == "section 175(4)"


@pytest.mark.parametrize("provision", ["pb-1976:242:2.declaration", "py-1973:256:1.3", "py-1973:287:4"])
def test_a_declaration_made_public_is_no_proposal(provision: str) -> None:
    text = said(provision, "public_notice", without=("says",))
    assert "has been declared" in text and "As declared" in text
    assert "proposed" not in text and "Objections" not in text and "Nothing will be decided" not in text


def test_of_the_street_papers_of_a_section_only_the_declaration_is_one() -> None:
    assert case("mp-1961:181:1-declare", "declared") and not case("mp-1961:181:1-intention", "declared")
    assert case("mp-1961:180:3", "declared") and not case("py-1973:287:1", "declared")
    assert "is proposed" in said("mp-1961:181:1-intention", "public_notice")


def test_the_hours_bring_no_second_full_stop() -> None:
    for provision in ("mp-1961:181:1-intention", "mp-1961:183:2"):
        assert "p.m.." not in said(provision, "public_notice")


def test_one_month_and_more_pass_alike() -> None:
    assert "1 ਮਹੀਨਾ ਬੀਤਣ ਤੋਂ ਪਹਿਲਾਂ" in _phrase("pa", 1)
    assert "2 ਮਹੀਨੇ ਬੀਤਣ ਤੋਂ ਪਹਿਲਾਂ" in _phrase("pa", 2)
    assert "1 मास बीतने से पहले" in _phrase("hi", 1)


def _phrase(language: str, months: int) -> str:
    told = next(e for e in general_wordings("public_notice")[1] if "street_proposal" in e.procedures)
    sentence = next(e for e in told.pieces["time"] if e["when"] == "wait_time")[language]
    time = load_times()["count"]["month"][language][months > 1].format(n=months)
    return str(sentence.replace("**", "").format(wait_time=time, section=""))


@pytest.mark.parametrize(
    ("section", "hindi"),
    [
        ("241(2)(b)(v)", "241(2)(ख)(v)"),
        ("355(2)(xx)(i)", "355(2)(xx)(i)"),
        ("355(2)(iv)(a)", "355(2)(iv)(क)"),
        ("183(3)(i)", "183(3)(i)"),
        ("358(3)(x)", "358(3)(भ)"),
        ("187(8) proviso (c)", "187(8) परन्तुक (ग)"),
        ("194, printed as a second (b) of (2)", "194(2)(ख) (दूसरी बार छपा)"),
    ],
)
def test_numerals_below_a_clause_stay_numerals(section: str, hindi: str) -> None:
    assert cited(section, "hi") == hindi


def test_no_hindi_citation_of_the_act_keeps_english_words() -> None:
    act = act_of("mp-1961")
    for provision in act.rows:
        told = cited(act.provision(provision).cite, "hi")
        assert not any(len(word) > 1 and set(word) - set("ivx") for word in _latin(told)), told


def _latin(text: str) -> list[str]:
    return "".join(letter if "a" <= letter <= "z" else " " for letter in text).split()


def test_a_proviso_bends_before_a_postposition() -> None:
    assert cited("269(1) second proviso", "hi", oblique=True) == "269(1) दूसरे परन्तुक"
    assert cited("269(1) second proviso", "pa", oblique=True) == "269(1) ਦੂਜੇ ਉਪਬੰਧ"
    assert cited("269(1) second proviso", "hi") == "269(1) दूसरा परन्तुक"


def test_a_communication_asks_for_no_answer() -> None:
    text = said("mp-1961:190:c", "notice", without=("requirement", "appeal_forum"))
    assert "must reach this office" not in text and "fixes no" not in text and "within" not in text


def test_a_complaint_finds_the_offence_only_in_a_section_with_a_fine() -> None:
    for provision in ("mp-1961:312:a", "mp-1961:313:1", "mp-1961:320:1"):
        if "prosecution" in act_of("mp-1961").provision(provision).instruments:
            assert "committed the offence set out below" in said(provision, "complaint")
    assert case("mp-1961:185:3", "offence")


def test_only_what_was_taken_away_is_sold() -> None:
    assert not case("mp-1961:289:2", "sells")
    assert "will be sold" in said("ga-1968:182:3", "auction_notice")
    assert case("pb-1976:252:1", "sells") and not case("mp-1961:289:1b", "sells")


def test_every_case_is_found_in_some_act() -> None:
    ids = [id for act in law().acts for id in matters(act)]
    for name in ("at_once", "attends", "informs", "declared", "sells", "offence", "least_time"):
        assert any(case(id, name) for id in ids), name
