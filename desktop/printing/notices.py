"""Templates and provision wordings of papers, as they lie in `resources/notices`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from desktop.core.errors import PackError, PaperError
from desktop.printing.yamlfile import NOTICES, load

_NOT_TEMPLATES = ("phrases", "specimens", "numbers", "times", "acts", "unsure")
KINDS = ("text", "number", "date", "money", "rows")


@dataclass(frozen=True, slots=True)
class Need:
    """A value that a template has a place for. `columns` are the fields of its rows, with those that may be empty."""

    kind: str
    says: str
    optional: bool = False
    columns: dict[str, tuple[str, bool]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Template:
    """One kind of paper: its version, title, the values it needs and its blocks as written in the file.

    `pieces` are the words it takes from a provision, each with whether it may be missing; if there are any that may
    not, the paper can't be made without a provision. `own_words_need` are values that must be there where the words
    are the provision's own.
    """

    name: str
    version: str
    says: str
    title: dict[str, str]
    needs: dict[str, Need]
    pieces: dict[str, bool]
    blocks: list[Any]
    own_words_need: frozenset[str] = frozenset()
    landscape: bool = False


@dataclass(frozen=True, slots=True)
class Wording:
    """The words one provision puts into a template, piece by piece, in each language."""

    provision: str
    version: str
    template: str
    needs: dict[str, Need]
    pieces: dict[str, Any]


@lru_cache(maxsize=128)
def template(name: str) -> Template:
    """The template of that name. Raises `PaperError` if there is none, `PackError` if its file is not right."""
    path = NOTICES / f"{name}.yaml"
    if not (len(name) < 100 and name.replace("_", "").isalnum() and path.is_file()):
        raise PaperError(f"There is no paper '{name}'", code="no_template", template=name)
    data = load(path)
    pieces = {piece.rstrip("?"): piece.endswith("?") for piece in data.get("pieces", [])}
    return Template(
        name,
        str(data["version"]),
        data["says"],
        data["title"],
        _needs(data["needs"], path),
        pieces,
        data["blocks"],
        frozenset(data.get("own_words_need", ())),
        bool(data.get("landscape", False)),
    )


def template_names() -> list[str]:
    """The names of all templates."""
    return sorted(path.stem for path in NOTICES.glob("*.yaml") if path.stem not in _NOT_TEMPLATES)


@lru_cache(maxsize=16)
def wordings(act: str) -> dict[tuple[str, str], Wording]:
    """All provision wordings of an Act, by coverage id and template."""
    found: dict[tuple[str, str], Wording] = {}
    for path in sorted((NOTICES / "texts" / act).glob("*.yaml")):
        for each in load(path)["wordings"]:
            needs = _needs(each.get("needs", {}), path)
            made = Wording(each["provision"], str(each["version"]), each["template"], needs, each["pieces"])
            if (made.provision, made.template) in found:
                raise PackError(f"{path.name}: {made.provision} is worded twice", code="notice_twice")
            found[made.provision, made.template] = made
    return found


def wording(act: str, provision: str, chosen: Template) -> Wording | None:
    """The provision's own words for a template, or None. Raises `PackError` if a piece is missing in them."""
    found = wordings(act).get((provision, chosen.name)) if act else None
    if found and any(piece not in found.pieces for piece, optional in chosen.pieces.items() if not optional):
        raise PackError(f"{provision} lacks a piece of the paper '{chosen.name}'", code="notice_piece")
    return found


@dataclass(frozen=True, slots=True)
class GeneralWording:
    """Words that hold for every provision, or for those of some `procedures` or `instruments` (empty: all)."""

    procedures: frozenset[str]
    instruments: frozenset[str]
    pieces: dict[str, Any]


@lru_cache(maxsize=64)
def general_wordings(name: str) -> tuple[str, tuple[GeneralWording, ...]]:
    """Version and general wordings of a template, in the order in which later ones override earlier ones."""
    path = NOTICES / "general" / f"{name}.yaml"
    if not path.is_file():
        return "", ()
    data = load(path)
    made = []
    for each in data["wordings"]:
        if not {"pieces"} <= set(each) <= {"pieces", "procedures", "instruments"}:
            raise PackError(f"general/{path.name}: a wording has pieces, procedures, instruments", code="general")
        procedures, instruments = (frozenset(each.get(key, ())) for key in ("procedures", "instruments"))
        made.append(GeneralWording(procedures, instruments, each["pieces"]))
    return str(data["version"]), tuple(made)


def general(provision: str, procedure: str, instruments: Iterable[str], chosen: Template) -> Wording | None:
    """The general words of a template for a provision of that procedure and with those instruments; None if none."""
    version, told = general_wordings(chosen.name)
    pieces: dict[str, Any] = {}
    for each in told:
        if (not each.procedures or procedure in each.procedures) and (
            not each.instruments or not each.instruments.isdisjoint(instruments)
        ):
            pieces |= each.pieces
    return Wording(provision, f"general {version}", chosen.name, {}, pieces) if pieces else None


@lru_cache(maxsize=1)
def phrases() -> dict[str, dict[str, str]]:
    """Short phrases that every paper shares, such as "File number", in each language."""
    found: dict[str, dict[str, str]] = load(NOTICES / "phrases.yaml")["phrases"]
    return found


def _needs(data: dict[str, Any], path: Path) -> dict[str, Need]:
    needs = {}
    for name, told in data.items():
        if not {"kind", "says"} <= set(told) <= {"kind", "says", "columns"}:
            raise PackError(f"{path.name}: {name} must have kind and says, and may have columns", code="notice_need")
        kind, optional = _kind(told["kind"], path, name)
        columns = {column: _kind(text, path, f"{name}.{column}") for column, text in told.get("columns", {}).items()}
        needs[name] = Need(kind, told["says"], optional, columns)
    return needs


def _kind(text: str, path: Path, name: str) -> tuple[str, bool]:
    """A kind, and whether the value may be left out (a question mark after the kind)."""
    kind = text.rstrip("?")
    if kind not in KINDS:
        raise PackError(f"{path.name}: {name} has the unknown kind '{text}'", code="notice_kind")
    return kind, text.endswith("?")
