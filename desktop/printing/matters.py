"""What the paper of each provision is about, in a phrase: `resources/notices/matters/<act>/*.yaml`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from desktop.core.errors import PackError
from desktop.law.files import cache_folder, compiled
from desktop.law.model import Provision
from desktop.law.shapes import shapes
from desktop.printing.yamlfile import NOTICES, read

Texts = Mapping[str, str]
_PHRASES = ("title", "matter", "requires", "adds")
_NO_PAPER = frozenset({"duty", "prohibition", "exception", "bye_law", "budget", "audit"})
_BY_INSTRUMENT = {
    "application": "acknowledgement",
    "notice": "notice",
    "requisition": "notice",
    "permission": "permission",
    "licence": "licence",
    "certificate": "certificate",
    "order": "order",
    "sanction": "order",
    "composition": "order",
    "scheme": "order",
    "removal": "panchnama",
    "seizure": "panchnama",
    "possession": "panchnama",
    "declaration": "declaration",
    "public_notice": "public_notice",
    "street_notice": "public_notice",
    "recovery": "demand",
    "compensation": "compensation",
    "prosecution": "complaint",
    "appeal": "appeal_record",
    "inspection": "inspection_notice",
    "register": "register_copy",
    "plan_or_map": "register_copy",
    "agreement": "agreement",
    "lease": "agreement",
    "service": "return_of_service",
}
_IN_PROCEDURE = {  # where a procedure makes another paper of the instrument
    ("permission", "sanction"): "permission",
    ("permission", "requisition"): "particulars_demand",
    ("show_cause", "licence"): "order",
    ("show_cause", "certificate"): "order",
    ("completion", "notice"): "acknowledgement",
}
_GRANTS = ("licence", "permission", "sanction", "certificate")  # decide what an application asks for


@dataclass(frozen=True, slots=True)
class Matter:
    """The words of one provision for the general wordings, each by language.

    `matter` says what the paper is about and `requires` what the addressee must do, both as parts of a sentence;
    `title` names the paper and `adds` is a sentence at its end. `template` is the provision's chief paper where the
    procedure does not tell it. `version` changes with the words.
    """

    provision: str
    matter: Texts
    requires: Texts
    title: Texts
    adds: Texts
    template: str
    version: str


@lru_cache(maxsize=16)
def matters(act: str) -> dict[str, Matter]:
    """The matters of an Act by coverage id. Raises `PackError` naming a file that is not right."""
    files = sorted((NOTICES / "matters" / act).glob("*.yaml"))
    raw = compiled(f"matters-{act}", files, lambda: [[path.name, read(path) or {}] for path in files], cache_folder())
    found: dict[str, Matter] = {}
    for file, rows in raw:
        for provision, told in rows.items():
            if provision in found:
                raise PackError(f"{file}: {provision} stands twice", code="matter_twice")
            found[provision] = _matter(provision, told, file)
    return found


def _matter(provision: str, told: Any, file: str) -> Matter:
    if not isinstance(told, dict) or not {"matter"} <= set(told) <= {*_PHRASES, "template"}:
        raise PackError(
            f"{file}: {provision} must have matter and may have requires, title, adds and template",
            code="matter",
        )
    phrases = {name: told.get(name, {}) for name in _PHRASES}
    for name, texts in phrases.items():
        if not isinstance(texts, dict) or not all(isinstance(text, str) and text.strip() for text in texts.values()):
            raise PackError(f"{file}: {name} of {provision} must be texts by language", code="matter")
    content = json.dumps(told, sort_keys=True, ensure_ascii=False).encode()
    return Matter(
        provision, **phrases, template=told.get("template", ""), version=hashlib.sha256(content).hexdigest()[:8]
    )


def instruments_of(row: Provision) -> list[str]:
    """The instruments of a provision that bring a paper about."""
    return [name for name in row.instruments if name not in _NO_PAPER]


def papers_of(row: Provision) -> list[str]:
    """The templates that a provision needs, the chief one first.

    The chief paper is the one its matter names, else that of its first instrument; then come the papers of the acts
    of its procedure that its instruments call for. Empty for a provision without an instrument.
    """
    told = instruments_of(row)
    if not told:
        return []
    given = matters(row.act).get(row.id)
    acts = list(_papers_of_acts(row))
    chief = (given.template if given else "") or _chief(row.procedure, told)
    return list(dict.fromkeys([chief, *acts]))


def _chief(procedure: str, told: list[str]) -> str:
    first = told[0]
    if first == "application":
        first = next((name for name in told if name in _GRANTS), first)
    return _IN_PROCEDURE.get((procedure, first), _BY_INSTRUMENT[first])


def _papers_of_acts(row: Provision) -> Iterator[str]:
    shape = shapes().get(row.procedure)
    for act in shape.acts if shape else ():
        if act.paper and (not act.when or not act.when.isdisjoint(row.instruments)):
            yield act.paper
