"""From an order to a paper: the template's blocks, filled and in the order's languages."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from desktop.casework.office import OWN_DIGITS
from desktop.casework.ports import PaperOrder
from desktop.core import money
from desktop.core.errors import PackError, PaperError
from desktop.printing.digits import in_own_digits
from desktop.printing.filling import Filler
from desktop.printing.matters import matters, papers_of
from desktop.printing.model import (
    Block,
    Checks,
    Column,
    Facts,
    Hands,
    Heading,
    Keep,
    Letterhead,
    Paper,
    Paragraph,
    Register,
    Rule,
    Run,
    Said,
    Signature,
    Split,
    Table,
    plain,
    widest,
)
from desktop.printing.notices import Need, Template, Wording, general, phrases, template, wording
from desktop.printing.standing import OWN_WORDS, STANDING, act_of, standing

_FILE_NUMBER = Need("text", "file number")
_NUMBER = Need("text", "the paper's own number in its series", optional=True)
_UNNUMBERED = "………………"  # a draft may be seen before it has its number
LANGUAGES = ("en", "hi", "mr", "pa", "ta")


def compose(order: PaperOrder) -> tuple[Paper, str]:
    """The paper and the version of its template and wording. Raises `PaperError` for anything missing."""
    if not order.languages or any(language not in LANGUAGES for language in order.languages):
        raise PaperError(f"No paper can be made in {order.languages!r}", code="language", template=order.template)
    chosen = template(order.template)
    words = _words(order, chosen)
    law = dict(_standing(order, words))
    needs = {**STANDING, **chosen.needs, **(words.needs if words else {}), "file_number": _FILE_NUMBER}
    needs["number"] = _NUMBER
    if words and not _is_general(words):
        needs |= {name: replace(needs[name], optional=False) for name in chosen.own_words_need}
    values = {**law, **order.values, "file_number": order.file_number}
    if not order.file_number and {"draft", "practice"} & set(order.mark.split()):
        values["file_number"] = _UNNUMBERED
    filler = Filler(order.template, order.languages, needs, values)
    composer = _Composer(order, chosen, words, filler)
    title = composer.title()
    paper = Paper(
        plain(next(iter(title.values()))),
        order.languages,
        order.file_number,
        tuple(composer.blocks(chosen.blocks)),
        filler.value("file_number"),
        chosen.landscape,
    )
    if order.letterhead.get("digits") == OWN_DIGITS:
        paper = in_own_digits(paper)
    return paper, _version(order, chosen, words)


def _words(order: PaperOrder, chosen: Template) -> Wording | None:
    """The provision's own words, else the general ones with its matter. Raises `PaperError` if there are none."""
    act = order.act.split("@")[0]
    if words := wording(act, order.provision, chosen):
        return words
    needed = not all(chosen.pieces.values())
    if not order.provision:
        if needed:
            raise PaperError(f"The paper '{chosen.name}' needs a provision", code="no_wording", template=chosen.name)
        return None
    if order.provision not in act_of(order.act):
        raise PaperError(f"{order.act} has no provision '{order.provision}'", code="no_wording", template=chosen.name)
    row = act_of(order.act).provision(order.provision)
    found = matters(act).get(row.id)
    if found and all(language in found.matter for language in order.languages):
        words = general(row.id, row.procedure, row.instruments, chosen)
    elif needed:
        raise PaperError(
            f"{row.id} has no matter in {', '.join(order.languages)} for the paper '{chosen.name}'; write it in "
            f"resources/notices/matters/{act}",
            code="no_matter",
            provision=row.id,
            template=chosen.name,
        )
    missing = [piece for piece, optional in chosen.pieces.items() if not optional]
    if needed and (words is None or any(piece not in words.pieces for piece in missing)):
        raise PaperError(
            f"There is no wording of {row.id} for the paper '{chosen.name}'",
            code="no_wording",
            provision=row.id,
            template=chosen.name,
        )
    return words


def _standing(order: PaperOrder, words: Wording | None) -> Mapping[str, Any]:
    """What the pack says; the phrases of the matter only where the words are general ones."""
    if not order.provision or not order.act:
        return {}
    told = standing(order.act, order.provision, order.body)
    if words is None or not _is_general(words):
        return {name: value for name, value in told.items() if name not in OWN_WORDS}
    chief = papers_of(act_of(order.act).provision(order.provision))[:1]
    return {name: value for name, value in told.items() if name != "title_of_matter" or chief == [order.template]}


def _is_general(words: Wording) -> bool:
    return words.version.startswith("general")


def _version(order: PaperOrder, chosen: Template, words: Wording | None) -> str:
    """Versions of all that the words came from: template, wording, matter, law pack."""
    told = [f"{chosen.name} {chosen.version}"]
    if words:
        told.append(f"{words.provision} {words.version}")
        if _is_general(words):
            told += [matters(order.act.split("@")[0])[words.provision].version, act_of(order.act).pack]
    return "; ".join(told)


class _Composer:
    """Makes blocks of the model from blocks as they are written in a template."""

    def __init__(self, order: PaperOrder, chosen: Template, words: Wording | None, filler: Filler) -> None:
        self.order, self.template, self.words, self.filler = order, chosen, words, filler
        self.number = 0

    def title(self) -> Said:
        """The paper's title: the wording's own, or the template's."""
        told = self.words.pieces.get("title") if self.words else None
        own = next((each for each in _listed(told) if self._holds(each)), None)
        given = self.filler.values.get("title_of_matter")
        return self.filler.said(given or self._texts(own or self.template.title))

    def blocks(self, written: list[Any]) -> Iterator[Block]:
        """All blocks whose condition holds."""
        for block in written:
            if isinstance(block, str):
                yield from self._standing(block)
            elif self._holds(block):
                yield from self._written(block)

    def _holds(self, block: Mapping[str, Any]) -> bool:
        if not all(self.filler.has(name) for name in _listed(block.get("when"))):
            return False
        if any(self.filler.has(name) for name in _listed(block.get("unless"))):
            return False
        if "any" in block and not any(self.filler.has(name) for name in block["any"]):
            return False
        return "wording" not in block or (self.words is not None and block["wording"] in self.words.pieces)

    def _standing(self, name: str) -> Iterator[Block]:
        """Blocks that look alike on every paper."""
        match name:
            case "letterhead":
                yield self._letterhead()
            case "reference":
                yield Split(self._phrase("file_line"), self._phrase("date_line"))
                if self.filler.has("number"):
                    yield Split(self._phrase("number_line"), {})
            case "title":
                yield Heading(self.title(), 1)
            case "addressee":
                yield Paragraph(self._phrase("to"), style="to")
                yield Paragraph(self.filler.value("addressee"), style="name")
                if self.filler.has("address"):
                    yield Paragraph(self.filler.value("address"), style="address")
            case "signature":
                yield self._signature()
            case "rule":
                yield Rule()
            case _:
                raise self._error(name)

    def _written(self, block: Mapping[str, Any]) -> Iterator[Block]:
        match block:
            case {"wording": str(piece)}:
                yield from self._wording(piece, block)
            case {"each": str(rows)}:
                for row in self.filler.rows(rows):
                    yield self._paragraph(row.said(self._texts(block["text"])), block)
            case {"text": texts}:
                yield self._paragraph(self.filler.said(self._texts(texts)), block)
            case {"heading": texts}:
                yield Heading(self.filler.said(self._texts(texts)), block.get("level", 2))
            case {"facts": rows}:
                yield Facts(tuple(self._facts(rows)))
            case {"table": rows}:
                yield self._table(rows, block)
            case {"register": rows, "columns": columns}:
                yield self._register(rows, columns)
            case {"checks": rows}:
                yield self._checks(rows)
            case {"hands": places}:
                yield Hands(tuple(tuple(self.filler.said(self._texts(t)) for t in place) for place in places))
            case {"hands_of": rows}:
                yield Hands(
                    tuple(tuple(row.said(self._texts(t)) for t in block["lines"]) for row in self.filler.rows(rows))
                )
            case {"keep": inner}:
                yield Keep(tuple(self.blocks(inner)))
            case _:
                raise self._error(str(dict(block)))

    def _paragraph(self, said: Said, block: Mapping[str, Any]) -> Paragraph:
        label = ""
        if block.get("number"):
            self.number += 1
            label = f"{self.number}."
        return Paragraph(said, label, block.get("style", "body"))

    def _wording(self, piece: str, block: Mapping[str, Any]) -> Iterator[Block]:
        told = self.words.pieces[piece] if self.words else []
        for texts in _listed(told):
            if not self._holds(texts):
                continue
            said = self.filler.said(self._texts(texts))
            if "level" in block:
                yield Heading(said, block["level"])
            else:
                yield self._paragraph(said, block)

    def _facts(self, rows: list[Mapping[str, Any]]) -> Iterator[tuple[Said, Said]]:
        for row in rows:
            if self._holds(row):
                yield self.filler.said(self._texts(row["label"])), self.filler.said(self._texts(row["value"]))

    def _table(self, rows: str, block: Mapping[str, Any]) -> Table:
        """A table of rows; a column that is empty in all of them is left out, unless it is to be filled by hand."""
        columns = block["columns"]
        cells = [
            [self._in_row(c["value"], row, at) for c in columns] for at, row in enumerate(self.filler.rows(rows), 1)
        ]
        if not cells:
            cells = [[{} for _ in columns] for _ in range(block.get("blank_rows", 0))]
        elif not block.get("tall"):
            kept = [n for n in range(len(columns)) if any(row[n] for row in cells)]
            columns, cells = [columns[n] for n in kept], [[row[n] for n in kept] for row in cells]
        heads = [self.filler.said(self._texts(c["head"])) for c in columns]
        made = [
            Column(head, c.get("share", 1.0), c.get("align", "left")) for head, c in zip(heads, columns, strict=True)
        ]
        return Table(tuple(made), tuple(tuple(row) for row in cells), block.get("tall", 0.0))

    def _register(self, rows: str, columns: str) -> Register:
        """Entries under the columns that the values themselves bring; sums and their total where columns have them."""
        heads = self.filler.rows(columns)
        most = sum(name[1:].isdigit() for name in self.filler.needs[rows].columns)
        if len(heads) > most:
            raise PaperError(f"A register has at most {most} columns, not {len(heads)}", code="columns")
        made = [
            Column(head.value("head"), head.values.get("share", 1), "right" if head.has("sum") else "left")
            for head in heads
        ]
        summed = tuple(n for n, head in enumerate(heads) if head.has("sum"))
        entries = self.filler.rows(rows)
        cells = [tuple(self._entry(row, n, n in summed) for n in range(len(heads))) for row in entries]
        struck = frozenset(n for n, row in enumerate(entries) if row.has("struck"))
        amounts = [
            tuple(0 if n in struck else int(row.values.get(f"c{column + 1}") or 0) for column in summed)
            for n, row in enumerate(entries)
        ]
        if summed:
            home = self.order.languages[0]
            total: list[Said] = [{} for _ in heads]
            total[widest(made, summed)] = self._bold(self._phrase("total"))
            for column, paise in zip(summed, map(sum, zip(*amounts, strict=True)), strict=False):
                total[column] = {home: (Run(money.show(paise), True),)}
            cells.append(tuple(total))
            amounts.append((0,) * len(summed))
        over, forward = self._phrase("carried_over"), self._phrase("brought_forward")
        return Register(tuple(made), tuple(cells), struck, summed, tuple(amounts), over, forward)

    def _entry(self, row: Filler, column: int, summed: bool) -> Said:
        name = f"c{column + 1}"
        if not row.has(name):
            return {}
        if not summed:
            return self._bold(row.value(name)) if row.has("group") else row.value(name)
        if not isinstance(row.values[name], int):
            raise PaperError(
                f"The register '{self.template.name}' adds up '{row.values[name]}', which is no sum in paise",
                code="placeholder_kind",
                placeholder=name,
            )
        return {self.order.languages[0]: (Run(money.show(row.values[name])),)}

    def _bold(self, said: Said) -> Said:
        return {language: tuple(Run(run.text, True) for run in runs) for language, runs in said.items()}

    def _in_row(self, text: Any, row: Filler, at: int) -> Said:
        """A cell; `#` is the row's number and a field that is left out an empty cell."""
        if text == "#":
            return {self.order.languages[0]: (Run(str(at)),)}
        if isinstance(text, str) and text[:1] == "{" and not row.has(text[1:-1].split("|")[0]):
            return {}
        return row.said(self._texts(text))

    def _checks(self, rows: str) -> Checks:
        made = []
        for at, row in enumerate(self.filler.rows(rows), 1):
            answer = row.value("answer") if row.has("answer") else None
            remark = row.value("remark") if row.has("remark") else None
            made.append((f"{at}", row.value("question"), answer, remark))
        heads = tuple(self._phrase(f"check_{name}") for name in ("number", "question", "answer", "remark"))
        options = tuple(self._phrase(name) for name in ("yes", "no", "not_applicable"))
        return Checks(tuple(made), options, (heads[0], heads[1], heads[2], heads[3]))

    def _signature(self) -> Signature:
        office = self._letterhead().name
        return Signature(
            (self.filler.value("officer"), self.filler.value("designation"), office),
            self._phrase("seal"),
            self.order.qr,
            self._phrase("code"),
        )

    def _letterhead(self) -> Letterhead:
        head = self.order.letterhead
        needs = {name: Need("text", f"{name} of the letterhead", name != "name") for name in head if name != "emblem"}
        needs.setdefault("name", Need("text", "name of the letterhead"))
        own = Filler(self.order.template, self.order.languages, needs, {k: v for k, v in head.items() if k in needs})
        lines = tuple(own.value(name) for name in ("office", "address", "contact") if own.has(name))
        return Letterhead(own.value("name"), lines, _picture(head.get("emblem", "")))

    def _texts(self, written: Any) -> Mapping[str, str]:
        """Text by language from what a template writes: a mapping, a phrase's name, or one text for all."""
        if isinstance(written, str):
            return dict.fromkeys(self.order.languages, written)
        if "text" in written:
            return self._texts(written["text"])
        return phrases()[written["phrase"]] if "phrase" in written else written

    def _phrase(self, name: str) -> Said:
        return self.filler.said(phrases()[name])

    def _error(self, name: str) -> PackError:
        return PackError(f"The template '{self.template.name}' has an unknown block '{name}'", code="notice_block")


def _listed(told: Any) -> list[Any]:
    """One thing or several as a list; nothing for None."""
    return told if isinstance(told, list) else [] if told is None else [told]


def _picture(text: Any) -> bytes:
    """The emblem, which the letterhead carries as base64."""
    if not text:
        return b""
    try:
        return base64.b64decode(str(text), validate=True)
    except binascii.Error as error:
        raise PaperError("The emblem of the letterhead is damaged; choose its file again", code="emblem") from error
