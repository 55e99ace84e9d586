"""Specimens: every template in each of its languages with sample, long and least data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from desktop.casework.ports import PaperOrder, Value
from desktop.printing.notices import Need, Template, template, template_names, wordings
from desktop.printing.press import NoticePress
from desktop.printing.yamlfile import NOTICES, load

SIZES = ("sample", "long", "least")
_TIMES = {"text": 9, "rows": 14}  # how much longer the long data are
_QR = "NGD1." + "c3BlY2ltZW4" * 26


def specimens(sizes: Sequence[str] = SIZES) -> Iterator[tuple[str, PaperOrder]]:
    """(file name without its ending, order) for every template, provision, language and size of data.

    Two-language papers come in the order of the pack; `least` leaves out every value that may be left out.
    """
    data = load(NOTICES / "specimens.yaml")
    for name in template_names():
        told, chosen = data["templates"][name], template(name)
        for provision in told.get("provisions", [""]):
            act = provision.split(":")[0]
            languages = spoken(chosen, provision)
            for group in _groups(languages):
                office = data["offices"][next((lang for lang in (*group, *languages) if lang != "en"), "hi")]
                given = {**data["common"], **office["values"], **told["values"]}
                if provision and act != "mp-1961":
                    given = {key: value for key, value in given.items() if not key.startswith("appeal_")}
                for size in sizes:
                    yield (
                        _file_name(name, provision, group, size),
                        PaperOrder(
                            template=name,
                            languages=group,
                            act=act,
                            values=_values(_needs(chosen, provision), given, size),
                            letterhead=office["letterhead"],
                            provision=provision,
                            file_number=office["file_number"],
                            qr=_QR if size != "least" else "",
                        ),
                    )


def print_specimens(folder: Path, sizes: Sequence[str] = SIZES) -> list[dict[str, Any]]:
    """Print every specimen into `folder`; one row each for a report: file, template, provision, languages, hash."""
    folder.mkdir(parents=True, exist_ok=True)
    press, rows = NoticePress(), []
    for name, order in specimens(sizes):
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


def spoken(chosen: Template, provision: str) -> list[str]:
    """The languages in which a template and the words of its provision speak, local ones first."""
    told = [chosen.title]
    if provision:
        told.append(wordings(provision.split(":")[0])[provision, chosen.name].pieces["law"])
    return [lang for lang in ("hi", "mr", "pa", "ta", "en") if all(lang in texts for texts in told)]


def _groups(languages: list[str]) -> list[tuple[str, ...]]:
    """Each language alone, and each local one with English on one sheet."""
    pairs = [(lang, "en") for lang in languages if lang != "en" and "en" in languages]
    return [*((lang,) for lang in languages), *pairs]


def _needs(chosen: Template, provision: str) -> dict[str, Need]:
    own = wordings(provision.split(":")[0])[provision, chosen.name].needs if provision else {}
    return {**chosen.needs, **own}


def _values(needs: Mapping[str, Need], data: Mapping[str, Any], size: str) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    for name, need in needs.items():
        if name in data and not (size == "least" and need.optional and name not in _WANTED):
            chosen[name] = _long(need, data[name]) if size == "long" else _least(need, data[name], size)
    return chosen


_WANTED = ("last_day", "requirement")  # optional to the template, but the words of some provisions need them


def _least(need: Need, value: Any, size: str) -> Any:
    if size != "least" or need.kind != "rows":
        return value
    row = value[0]
    return [{column: row[column] for column, (_, optional) in need.columns.items() if not optional}]


def _long(need: Need, value: Any) -> Any:
    if need.kind == "rows":
        return [{c: _long(Need(need.columns[c][0], ""), v) for c, v in row.items()} for row in value] * _TIMES["rows"]
    if need.kind != "text":
        return value
    if isinstance(value, Mapping):
        return {language: " ".join([text] * _TIMES["text"]) for language, text in value.items()}
    return " ".join([str(value)] * 3)


def _file_name(name: str, provision: str, group: tuple[str, ...], size: str) -> str:
    place = "-" + provision.replace(":", "-") if provision else ""
    return f"{name}{place}-{'+'.join(group)}-{size}"
