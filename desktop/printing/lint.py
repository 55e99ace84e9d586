"""Which provisions lack words for their papers, and which words break the rules of `resources/notices/README.md`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from desktop.core.errors import PaperError
from desktop.law.model import Act, Provision
from desktop.printing.matters import Matter, instruments_of, matters, papers_of
from desktop.printing.notices import Wording, template, template_names, wordings
from desktop.printing.standing import act_of, authority_words, law

_LONGEST = 120
_REQUIRING = frozenset({"requisition", "danger", "apportioned_works"})
_SCRIPTS = {
    "hi": re.compile(r"[ऀ-ॿ]"),
    "mr": re.compile(r"[ऀ-ॿ]"),
    "pa": re.compile(r"[਀-੿]"),
    "ta": re.compile(r"[஀-௿]"),
}
_LATIN = re.compile(r"[A-Za-z]")
_SECTION = re.compile(r"\d+(?:-[A-Z]+)?(?:\(\w+\))*")  # a section of the Act may be named: 187-A, 308(1)(b)
_ENDS = tuple(".।;,:")


@dataclass(frozen=True, slots=True)
class Gap:
    """A provision that lacks words: `lacks` is matter or requires, `languages` those in which it lacks them."""

    provision: str
    lacks: str
    languages: tuple[str, ...]
    papers: tuple[str, ...]


def gaps(act_id: str) -> Iterator[Gap]:
    """The provisions of an Act with an instrument that lack words for one of their papers."""
    act = act_of(act_id)
    for row in act.provisions():
        if not instruments_of(row):
            continue
        papers = tuple(papers_of(row))
        given = matters(act.id).get(row.id)
        if not _all_own_words(row, papers):
            yield from _gap(act, row, "matter", given, papers)
        if _must_require(row, papers):
            yield from _gap(act, row, "requires", given, papers)


def _gap(act: Act, row: Provision, lacks: str, given: Matter | None, papers: tuple[str, ...]) -> Iterator[Gap]:
    told = getattr(given, lacks) if given else {}
    missing = tuple(language for language in act.languages if language not in told)
    if missing:
        yield Gap(row.id, lacks, missing, papers)


def _all_own_words(row: Provision, papers: tuple[str, ...]) -> bool:
    """Whether every paper of a provision has its own words; a receipt takes none."""
    own = wordings(row.act)
    return all((row.id, name) in own or name == "receipt" for name in papers)


def _must_require(row: Provision, papers: tuple[str, ...]) -> bool:
    if (row.id, "notice") in wordings(row.act) or papers[:1] != ("notice",):
        return False
    return row.procedure in _REQUIRING and not {"notice", "requisition"}.isdisjoint(row.instruments)


def faults(act_id: str) -> Iterator[str]:
    """Words of a provision's own and matters that break the rules, authorities without words: a line each, by provision."""
    act = act_of(act_id)
    for own in wordings(act_id).values():
        yield from _own_faults(act, own)
    for given in matters(act_id).values():
        if given.provision not in act:
            yield f"{given.provision}: not a provision of {act_id}"
            continue
        if given.template and given.template not in template_names():
            yield f"{given.provision}: there is no paper '{given.template}'"
        for name in ("matter", "requires", "title", "adds"):
            texts = getattr(given, name)
            if texts and set(texts) != set(act.languages):
                yield f"{given.provision}: {name} must be in {', '.join(act.languages)} and nothing else"
            for language, text in texts.items():
                yield from (
                    f"{given.provision}: {name} ({language}) {fault}" for fault in _faults(name, language, text)
                )
    for row in act.provisions():
        yield from _authority_faults(act, row)


def _own_faults(act: Act, own: Wording) -> Iterator[str]:
    """What is wrong with the words that a provision has of its own for a paper."""
    if own.provision not in act:
        yield f"{own.provision}: not a provision of {act.id}"
    elif own.template not in tuple(papers_of(act.provision(own.provision))):
        yield f"{own.provision}: brings no {own.template} about"
    if own.template not in template_names():
        yield f"{own.provision}: there is no paper '{own.template}'"
        return
    pieces = template(own.template).pieces
    for piece, optional in pieces.items():
        if not optional and piece not in own.pieces:
            yield f"{own.provision}: {own.template} lacks {piece}"
    for piece, told in own.pieces.items():
        if piece not in pieces:
            yield f"{own.provision}: {own.template} has no place for {piece}"
        for text in told if isinstance(told, list) else [told]:
            missing = [language for language in act.languages if language not in text]
            if missing and not {"phrase", "text"} & set(text):
                yield f"{own.provision}: {piece} of {own.template} lacks {', '.join(missing)}"


def _faults(name: str, language: str, text: str) -> Iterator[str]:
    if text != " ".join(text.split()):
        yield "has spaces at an end or two in a row"
    if "{" in text or "**" in text:
        yield "has a placeholder or bold"
    script = _SCRIPTS.get(language)
    if script and (not script.search(text) or _LATIN.search(_SECTION.sub("", text))):
        yield "is not in the script of its language"
    if name == "adds":
        if not text.endswith((".", "।")):
            yield "is a sentence and ends with a full stop"
        return
    if len(text) > _LONGEST:
        yield f"has more than {_LONGEST} characters"
    if text.endswith(_ENDS):
        yield "ends with a mark"
    if (name == "matter" and language == "hi" and text.endswith(("ना", "नी"))) or text.endswith(("णे", "ਣਾ")):
        yield "must stand in the form before का, बाबत, ਦਾ"
    if name == "matter" and language == "en" and text.startswith("to "):
        yield "must be able to follow 'concerning'"
    if name == "requires" and language == "en" and text.startswith(("to ", "that ")):
        yield "is a verb without 'to'"


def _authority_faults(act: Act, row: Provision) -> Iterator[str]:
    for title in (row.actor, row.delegate):
        if title and instruments_of(row):
            try:
                authority_words(act, title)
            except PaperError as error:
                yield f"{row.id}: {error.message}"


def acts() -> tuple[str, ...]:
    """The Acts at hand."""
    return law().acts
