"""What the law pack itself says on a paper: section, power, times, fines; and the phrase of the provision's matter."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from desktop.core.errors import PaperError, PowerError
from desktop.law import packs
from desktop.law.files import packs_folder
from desktop.law.model import Act, Bound, Period, Provision
from desktop.law.packs import Law
from desktop.law.powers import signer
from desktop.law.words import cited
from desktop.printing.matters import matters, papers_of
from desktop.printing.notices import Need, phrases
from desktop.printing.yamlfile import NOTICES, load

Texts = dict[str, str]
_WAYS = (  # what a pack says of recovery, and the phrase for it
    ("arrear of tax", "way_arrear_of_tax"),
    ("property tax", "way_property_tax"),
    ("Chapter VIII", "way_chapter_viii"),
    ("arrear of land revenue", "way_land_revenue"),
)
OWN_WORDS = ("about", "requires", "adds", "title_of_matter")
_CITIZENS = {"addressee", "citizen"}
_SERVED = ("notice.", "order.", "demand.")
_AT_ONCE = re.compile(r"\b(?:at once|forthwith|immediately)\b")
_NAMED = re.compile(r"(?<!-)\bsection (\d+(?:-[A-Z])?(?:\(\w+\))*)")
_SALE = re.compile(r"\b(?:sell|sale|auction|price)", re.IGNORECASE)
_NO_SALE = re.compile(r"\b(?:destroy|carcass)", re.IGNORECASE)
_DECLARING = ("declaration", "street_notice", "public_notice")

STANDING: dict[str, Need] = {
    name: Need(kind, says, optional=True)
    for name, kind, says in (
        ("act_title", "text", "the Act's title"),
        ("cite", "text", "the section as a number: 187(8)"),
        ("section", "text", "the section in words: section 187(8)"),
        ("about", "text", "the provision's matter, a part of a sentence"),
        ("requires", "text", "what the addressee must do, a part of a sentence"),
        ("adds", "text", "the provision's own sentence at the end"),
        ("title_of_matter", "text", "the provision's own title of its chief paper"),
        ("actor", "text", "the authority that the section names"),
        ("power", "text", "whose power it is, and who exercises it by which section, as a line"),
        (
            "fixed_time",
            "text",
            "the time that the Act gives the addressee, as it stands in a sentence: within 30 days",
        ),
        (
            "time_bounds",
            "text",
            "between which times the Act lets the officer choose: at least 5 days and at most 15",
        ),
        ("wait_time", "text", "the time that the Act lets pass before the body may act: 30 clear days"),
        ("least_time", "text", "the least time that a notice must give from its service: at least 15 days"),
        ("at_once", "text", "there if the Act has it done at once, and no days are set"),
        ("attends", "text", "there if the notice calls the addressee to attend, and no answer in writing is asked"),
        ("informs", "text", "there if the notice only tells what was decided, and asks for no answer"),
        ("declared", "text", "there if what is made public is a declaration made, not a proposal"),
        ("sells", "text", "there if things were taken away that may be sold"),
        ("offence", "text", "there if the provision itself sets a fine"),
        ("body_time", "text", "the time that the Act gives the body for its answer: within 1 month"),
        ("fine", "money", "the highest fine that the provision sets"),
        ("daily_fine", "money", "the highest fine for each further day"),
        ("executes", "text", "there if the section itself allows doing it in default"),
        ("in_default", "text", "what the Act's general provision says of default, a sentence"),
        ("recovers", "text", "what the section says of getting the money in, a sentence"),
        ("stays", "text", "what the Act says of the stay of an order, a sentence"),
    )
}


@lru_cache(maxsize=1)
def law() -> Law:
    """Every law pack at hand."""
    return packs.load(installed=packs_folder())


def act_of(name: str) -> Act:
    """The Act `mp-1961` in its newest version, or the very version `mp-1961@2026.1`."""
    return law().version(name) if "@" in name else law().act(name)


@lru_cache(maxsize=512)
def standing(act_name: str, provision: str, body: str) -> Mapping[str, Any]:
    """Values for the places in `STANDING`, texts by language; those that the law is silent about are left out.

    `body` is the kind of body, as delegations name it; '' takes the first kind that the Act knows.
    """
    act = act_of(act_name)
    row = act.provision(provision)
    values: dict[str, Any] = {
        "act_title": dict(act.title),
        "cite": {language: cited(row.cite, language) for language in act.languages},
        "section": section_words(row.cite, act.languages),
        **_power(act, row, body or next(iter(act.bodies), "")),
        **_times(act, row),
        **_own_words(act, row),
    }
    if row.fine and row.fine.max:
        values["fine"] = row.fine.max * 100
    if row.fine and row.fine.daily_max:
        values["daily_fine"] = row.fine.daily_max * 100
    values["recovers"] = _recovers(act, row)
    told = load_acts().get(act.id, {})
    if not _asks_money(act, row):
        values["executes"] = _executes(act, row)
        values["in_default"] = told.get("in_default", {}).get(row.procedure)
    for name in _cases(act, row, values):
        values[name] = values["section"]
    values["stays"] = told.get("stays")
    return {name: value for name, value in values.items() if value}


def _asks_money(act: Act, row: Provision) -> bool:
    """Whether the addressee must pay: nobody can do that in his place, the sum is recovered."""
    return _english(act, row).startswith("pay ")


def _english(act: Act, row: Provision) -> str:
    """What the addressee must do, in English; empty where nothing."""
    given = matters(act.id).get(row.id)
    return given.requires.get("en", "") if given else ""


def _executes(act: Act, row: Provision) -> Texts | None:
    """The section that lets it be done in default: the one named at the end of the addressee's time, else this one."""
    if "removal" not in row.instruments or papers_of(row)[:1] == ["police_requisition"]:
        return None
    named = [cite for p in row.periods if p.runs_for in _CITIZENS for cite in _NAMED.findall(p.on_expiry)]
    return section_words(named[-1] if named else row.cite, act.languages)


def _cases(act: Act, row: Provision, values: Mapping[str, Any]) -> list[str]:
    """Which of the cases of `STANDING` that say "there if" the provision is."""
    mine = [p for p in row.periods if p.runs_for in _CITIZENS]
    timed = any(values.get(name) for name in ("fixed_time", "time_bounds", "least_time"))
    hasty = any(_AT_ONCE.search(text) for text in (_english(act, row), *(p.name for p in mine)))
    # a call for help in danger, for which the Act gives no time: nothing is left to wait for
    helps = row.procedure == "danger" and row.instruments[:1] == ("requisition",) and not row.periods
    shown = next((name for name in row.instruments if name in _DECLARING), "")
    took = not {"removal", "seizure"}.isdisjoint(row.instruments)
    holds = {
        "at_once": (hasty or helps) and not timed,
        "attends": any("hearing.held" in p.stops for p in mine),
        "informs": not mine and any(p.runs_for == "body" and "notice.served" in p.stops for p in row.periods),
        "declared": shown == "declaration",
        "sells": bool(_SALE.search(row.heading) or (took and not _NO_SALE.search(row.heading))),
        "offence": row.fine is not None,
    }
    return [name for name, held in holds.items() if held]


def section_words(cite: str, languages: tuple[str, ...]) -> Texts:
    """A section in words, as it stands before a postposition: section 187(8), धारा 187(8)."""
    texts = phrases()["section"]
    return {language: texts[language].format(cite=cited(cite, language, oblique=True)) for language in languages}


@lru_cache(maxsize=1)
def load_acts() -> Mapping[str, Any]:
    """What papers say of each Act beside its pack (`acts.yaml`)."""
    read: Mapping[str, Any] = load(NOTICES / "acts.yaml")["acts"]
    return read


def authority_words(act: Act, title: str) -> Texts | None:
    """An authority's title in each language of the Act; None for one that is no authority, such as an owner.

    Raises `PaperError` if its translation is missing.
    """
    told = load_acts().get(act.id, {})
    if title in told.get("citizens", ()):
        return None
    words = next((dict(each) for each in act.authorities.values() if each["en"] == title), None)
    words = words or {"en": title, **told.get("authorities", {}).get(title, {})}
    if any(language not in words for language in act.languages):
        raise PaperError(
            f"'{title}' ({act.id}) has no words in every language; write them in acts.yaml", code="authority_words"
        )
    return words


def _power(act: Act, row: Provision, body: str) -> dict[str, Any]:
    """Whose power it is, and who exercises it in this kind of body by which section."""
    actor = authority_words(act, row.actor) if row.actor else None
    if actor is None:
        return {}
    try:
        power = signer(act, row.id, body)
    except PowerError:  # a section that has no effect in this kind of body yet; casework refuses the act itself
        return {"actor": actor, "power": _with(act, "power_own", actor=actor)}
    if not power.own:
        by = authority_words(act, power.authority) or {}
        under = {language: cited(power.source, language) for language in act.languages}
        return {"actor": actor, "power": _with(act, "power_given", actor=actor, power_by=by, power_under=under)}
    delegate = authority_words(act, row.delegate) if row.delegate and row.delegate != row.actor else None
    if delegate:
        return {"actor": actor, "power": _with(act, "power_shared", actor=actor, delegate=delegate)}
    return {"actor": actor, "power": _with(act, "power_own", actor=actor)}


def _times(act: Act, row: Provision) -> dict[str, Any]:
    """The times of the Act: the addressee's, or the bounds of the officer's choice; the body's; the wait before it."""
    told: dict[str, Any] = {}
    lengths = [p for p in row.periods if p.length]
    mine = {p.bound: p for p in reversed(lengths) if p.runs_for in _CITIZENS and p.starts.startswith(_SERVED)}
    least, most = mine.get(Bound.AT_LEAST), mine.get(Bound.AT_MOST) or mine.get(Bound.EXACTLY)
    if most and not least:
        told["fixed_time"] = _time(act, "within", most)
    elif least:
        told["time_bounds"] = _bounds(act, least, most)
    body = next((p for p in lengths if p.runs_for == "body" and p.bound is Bound.AT_MOST), None)
    wait = next((p for p in lengths if p.runs_for == "nobody" and p.bound is Bound.AT_LEAST), None)
    told["body_time"] = _time(act, "within", body) if body else None
    told["wait_time"] = _time(act, "count", wait) if wait else None
    if wait and wait.starts == "notice.served":
        told["least_time"] = _with(act, "least", time=_time(act, "count", wait))
    return told


def _recovers(act: Act, row: Provision) -> Texts | None:
    """How the money is got in, where the pack says it in one of the ways that have words; else None."""
    way = next((phrase for told, phrase in _WAYS if told in row.recovery), None)
    if way is None:
        return None
    section = section_words(row.cite, act.languages)
    return _with(act, "recovered_so", way=phrases()[way], section=section)


def _bounds(act: Act, least: Period, most: Period | None) -> Texts:
    low = _with(act, "least", time=_time(act, "count", least))
    return _with(act, "between", least=low, most=_with(act, "most", time=_time(act, "count", most))) if most else low


def _with(act: Act, phrase: str, **filled: Texts) -> Texts:
    texts = phrases()[phrase]
    return {lang: texts[lang].format(**{name: text[lang] for name, text in filled.items()}) for lang in act.languages}


def _time(act: Act, form: str, period: Period) -> Texts:
    texts = load_times()[form][str(period.unit)]
    more = period.length != 1
    return {language: texts[language][more].format(n=period.length) for language in act.languages}


@lru_cache(maxsize=1)
def load_times() -> Mapping[str, Mapping[str, Mapping[str, list[str]]]]:
    """Lengths of time as they stand in a sentence (`times.yaml`)."""
    read: Mapping[str, Mapping[str, Mapping[str, list[str]]]] = load(NOTICES / "times.yaml")["times"]
    return read


def _own_words(act: Act, row: Provision) -> dict[str, Any]:
    given = matters(act.id).get(row.id)
    if given is None:
        return {}
    return {
        "about": given.matter,
        "requires": given.requires,
        "adds": given.adds,
        "title_of_matter": given.title,
    }
