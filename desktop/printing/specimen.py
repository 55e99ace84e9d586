"""Specimens: every template in each of its languages with sample, long and least data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from desktop.casework.ports import PaperOrder, Value
from desktop.core.errors import PaperError
from desktop.printing.matters import matters, papers_of
from desktop.printing.notices import Need, Template, general_wordings, template, template_names, wordings
from desktop.printing.press import NoticePress
from desktop.printing.standing import act_of, law
from desktop.printing.yamlfile import NOTICES, read

SIZES = ("sample", "long", "least")
_TIMES = {"text": 9, "rows": 14}  # how much longer the long data are
_QR = "NGD1." + "c3BlY2ltZW4" * 26
_WANTED = (
    "last_day",
    "requirement",
    "days",
    "hearing_on",
    "hearing_at",
)  # optional to the template, but the words of some provisions need them


def specimens(sizes: Sequence[str] = SIZES, names: Sequence[str] = ()) -> Iterator[tuple[str, PaperOrder]]:
    """(file name without its ending, order) for every template (or those named), provision, language and size.

    A template with general wordings is shown for a provision of each Act. Two-language papers come in the order of
    the pack; `least` leaves out every value that may be left out.
    """
    for name in names or template_names():
        chosen = template(name)
        provisions = list(samples()["templates"][name].get("provisions", []))
        if all(chosen.pieces.values()):
            provisions.append("")
        for provision in [*provisions, *_with_general(name)]:
            yield from _orders(chosen, provision, sizes)


def specimens_of(provision: str, sizes: Sequence[str] = ("sample",)) -> Iterator[tuple[str, PaperOrder]]:
    """The same for every paper of one provision. Raises `PaperError` if it has none."""
    papers = papers_of(act_of(provision.split(":")[0]).provision(provision))
    if not papers:
        raise PaperError(f"{provision} brings no paper about", code="no_paper", provision=provision)
    for name in papers:
        yield from _orders(template(name), provision, sizes)


def print_specimens(folder: Path, orders: Iterable[tuple[str, PaperOrder]]) -> list[dict[str, Any]]:
    """Print specimens into `folder`; one row each for a report: file, template, provision, languages, hash."""
    folder.mkdir(parents=True, exist_ok=True)
    press, rows = NoticePress(), []
    for name, order in orders:
        printed = press.print(order)
        (folder / f"{name}.pdf").write_bytes(printed.pdf)
        rows.append(
            {
                "file": f"{name}.pdf",
                "template": order.template,
                "provision": order.provision,
                "languages": list(order.languages),
                "pages": printed.pages,
                "sha256": printed.sha256,
                "text_sha256": printed.text_sha256,
            }
        )
    return rows


@lru_cache(maxsize=1)
def samples() -> Mapping[str, Any]:
    """The sample values (`specimens.yaml`)."""
    found: Mapping[str, Any] = read(NOTICES / "specimens.yaml")
    return found


def _with_general(name: str) -> list[str]:
    """For each Act a provision with a matter, if the template has general wordings; best one that needs the template."""
    if not general_wordings(name)[1]:
        return []
    chosen = []
    for act in law().acts:
        rows = [act_of(act).provision(id) for id in matters(act)]
        able = [row for row in rows if (row.id, name) not in wordings(act)]
        chosen += sorted((row.id for row in able), key=lambda id: _fitness(id, name))[:1]
    return chosen


def _fitness(provision: str, name: str) -> int:
    papers = papers_of(act_of(provision.split(":")[0]).provision(provision))
    return 0 if papers[:1] == [name] else 1 if name in papers else 2


def _orders(chosen: Template, provision: str, sizes: Sequence[str]) -> Iterator[tuple[str, PaperOrder]]:
    """The orders of one template under one provision, in each language and size."""
    data, act = samples(), provision.split(":")[0]
    told = data["templates"][chosen.name]
    languages = spoken(chosen, provision)
    for group in _groups(languages):
        office = data["offices"][next((lang for lang in (*group, *languages) if lang != "en"), "hi")]
        given = {**data["common"], **office["values"], **told["values"]}
        if act not in ("", "mp-1961"):
            given = {key: value for key, value in given.items() if not key.startswith("appeal_")}
        for size in sizes:
            yield (
                _file_name(chosen.name, provision, group, size),
                PaperOrder(
                    template=chosen.name,
                    languages=group,
                    act=act,
                    values=_values(_needs(chosen, provision), given, size),
                    letterhead=office["letterhead"],
                    provision=provision,
                    file_number=office["file_number"],
                    qr=_QR if size != "least" else "",
                ),
            )


def spoken(chosen: Template, provision: str) -> list[str]:
    """The languages in which a template and the words of its provision speak, local ones first."""
    told: list[Any] = [chosen.title]
    if provision:
        own = wordings(provision.split(":")[0]).get((provision, chosen.name))
        told.append(own.pieces["law"] if own else act_of(provision.split(":")[0]).languages)
    return [lang for lang in ("hi", "mr", "pa", "ta", "en") if all(lang in texts for texts in told)]


def _groups(languages: list[str]) -> list[tuple[str, ...]]:
    """Each language alone, and each local one with English on one sheet."""
    pairs = [(lang, "en") for lang in languages if lang != "en" and "en" in languages]
    return [*((lang,) for lang in languages), *pairs]


def _needs(chosen: Template, provision: str) -> dict[str, Need]:
    own = wordings(provision.split(":")[0]).get((provision, chosen.name)) if provision else None
    if own is None:
        return chosen.needs
    must = {name: replace(chosen.needs[name], optional=False) for name in chosen.own_words_need}
    return {**chosen.needs, **must, **own.needs}


def _values(needs: Mapping[str, Need], data: Mapping[str, Any], size: str) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    for name, need in needs.items():
        if name in data and not (size == "least" and need.optional and name not in _WANTED):
            longer = size == "long" and name != "columns"  # a register has as many columns as it has
            chosen[name] = _long(need, data[name]) if longer else _least(need, data[name], size)
    return chosen


def _least(need: Need, value: Any, size: str) -> Any:
    if size != "least" or need.kind != "rows" or "head" in need.columns:
        return value
    row = value[0]
    return [{column: row[column] for column, (_, optional) in need.columns.items() if not optional}]


def _long(need: Need, value: Any) -> Any:
    if need.kind == "rows":
        return [{c: _long(Need(need.columns[c][0], ""), v) for c, v in row.items()} for row in value] * _TIMES["rows"]
    if need.kind != "text" or isinstance(value, int):
        return value
    if isinstance(value, Mapping):
        return {language: " ".join([text] * _TIMES["text"]) for language, text in value.items()}
    return " ".join([str(value)] * 3)


def _file_name(name: str, provision: str, group: tuple[str, ...], size: str) -> str:
    place = "-" + provision.replace(":", "-") if provision else ""
    return f"{name}{place}-{'+'.join(group)}-{size}"
