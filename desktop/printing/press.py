"""The press: what casework calls to set a paper in type."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence

from desktop.casework.ports import BundlePart, PaperOrder, Printed
from desktop.core.errors import PaperError
from desktop.printing.binding import bind, part_pages
from desktop.printing.compose import compose
from desktop.printing.guard import check_scripts
from desktop.printing.layout import render, render_all
from desktop.printing.source import digest, source_text
from desktop.printing.styles import PAGES

MARKS = ("draft", "practice", "copy", "office", "pasting")


class NoticePress:
    """Prints the papers of `resources/notices` (a `desktop.casework.ports.Press`)."""

    def check(self) -> None:
        """The guard at start. Raises `PaperError` where this machine would print a script wrong."""
        check_scripts()

    def source_text(self, order: PaperOrder) -> str:
        """The canonical source text; see `desktop.printing.source`."""
        return source_text(compose(order)[0])

    def print(self, order: PaperOrder) -> Printed:
        """The paper as PDF, the same bytes for the same order.

        `order.mark` may hold several words: draft or practice, and copy, office or pasting (in large type).
        `order.letterhead["page"]` is a4 (unless said), legal or foolscap.
        """
        marks = order.mark.split()
        if unknown := [mark for mark in marks if mark not in MARKS]:
            raise PaperError(f"There is no mark '{unknown[0]}' for a paper", code="mark", mark=unknown[0])
        page = str(order.letterhead.get("page", "a4"))
        if page not in PAGES:
            raise PaperError(f"There is no page size '{page}'; choose {', '.join(PAGES)}", code="page", page=page)
        paper, version = compose(order)
        pdf, pages = render(paper, marks, page)
        text = source_text(paper)
        return Printed(pdf, text, hashlib.sha256(pdf).hexdigest(), digest(text), pages, version)

    def print_run(self, orders: Iterable[PaperOrder]) -> bytes:
        """Several papers as one PDF, each on pages of its own; composed one after the other, so memory stays small."""
        return render_all(compose(order)[0] for order in orders)[0]

    def pages(self, part: BundlePart) -> int:
        """How many pages a part takes in a bound PDF."""
        return part_pages(part)

    def bind(self, parts: Sequence[BundlePart], says: Mapping[str, str]) -> bytes:
        """See `desktop.printing.binding.bind`."""
        return bind(parts, says)
