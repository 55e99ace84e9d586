"""The small pieces of guided acts: a field of the program's own, and the cards beside the form."""

from __future__ import annotations

from typing import Any

from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.amounts import PAST
from desktop.ui.bits import box, button, card, label, line
from desktop.ui.law_words import provision_text
from desktop.ui.page import Page, Route, Shell
from desktop.ui.theme import S
from desktop.ui.words import each_language, tr


def ask(name: str, type: str, text: str, **more: Any) -> Field:
    """A field of an act that is the program's own; `text` is translated, `hint` and choices too."""
    if isinstance(more.get("hint"), str):
        more["hint"] = each_language(more["hint"])
    return Field(name, type, each_language(text), **more)


def ask_past(name: str, text: str, **more: Any) -> Field:
    """A day that lies behind us, such as that of an order: typed without its year, it is the last one of that name."""
    return ask(name, "date", text, appearance=PAST, **more)


def ask_said(shell: Shell, name: str, text: str, **more: Any) -> Field:
    """A field for free text that goes on papers, in the languages of the office's papers."""
    languages = {code: {code: words.LANGUAGES[code]} for code in shell.languages}
    return ask(name, "said", text, choices=languages, **more)


def side_card(title: str, *parts: Any):
    """A card at the side of an act."""
    return card(label(title, "eyebrow", wrap=True), *parts, gap=S)


def provision_card(page: Page, title: str, provision: str, *parts: Any):
    """A card about a provision, whose page is one step away."""
    law = page.shell.desk.law
    read = button(
        tr("Read the provision"), lambda: page.shell.go(Route("provision", (provision,))), kind="link", drawing="law"
    )
    return side_card(title, label(provision_text(law, provision), "strong", wrap=True), *parts, line(read, -1))


def card_of(layout: Any):
    """A sheet of paper around a layout that is filled later."""
    return box(layout, "card")
