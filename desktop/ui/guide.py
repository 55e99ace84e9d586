"""The guide's pages: Markdown in `docs`, read by the window's help, the printed cards and `make docs`; no Qt here.

A page's name is its path below `docs` without ending ("guide/clerk", "install"); of a page of the guide the one in
the reader's language (`docs/guide/<language>/…`) is taken where there is one, else the English one.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it.token import Token

_ROOT = Path(__file__).resolve().parents[2]
_CARRIED = _ROOT / "resources" / "docs"
DOCS = _CARRIED if _CARRIED.is_dir() else _ROOT / "docs"  # packages carry them among the resources
CONTENTS = "guide/README"
FIRST_JOBS = "guide/first-jobs"
WINDOW = "nagardesk://"  # a link to a page of the window: nagardesk://forms?done=application.received

BY_ROLE = (
    ("head", "guide/head"),
    ("officer", "guide/officer"),
    ("inspector", "guide/inspector"),
    ("accounts", "guide/accounts"),
    ("administrator", "guide/administrator"),
    ("clerk", "guide/clerk"),
)
_CARDS = {
    "application": "new forms complaint attach",
    "inspection": "checklist inspect",
    "notice": "notice sign signed",
    "service": "serve",
    "order": "cause fix adjourn hearing choose order order_signed consider",
    "receipt": "take take_fee receipt",
    "exchange": "sync sticks",
    "backup": "care",
}
_GUIDES = {  # the page, its heading in the English one ('' for the top), and the places of the window that it is about
    "clerk": {
        "": "case transfer link",
        "An application comes": "own",
        "Something is missing in an application": "receive demand",
        "Lists": "list returned drafts",
        "Printing": "paper prints outward",
        "Old registers": "lines bring",
        "A mistake": "correct",
        "The same thing was told differently by two PCs": "settle",
    },
    "officer": {"": "do law provision guard delegate", "Decide an application": "decide decision_signed deemed"},
    "administrator": {
        "What the office sets": "settings holiday holiday_off land value officer letterhead office officers values"
    },
    "accounts": {
        "": "counter",
        "Take money": "receipt_cancel receipt_refund",
        "Cheques and drafts": "cheque_realise cheque_dishonour",
        "Who holds the cash": "cash_hand cash_take cash_bank cash_settle cash_bring",
        "Demand and recovery": "dues due due_new due_serve due_recover due_remit due_spread compounding penalty fine shares",
        "Done twice": "undo_double",
        "Close the day": "day_close",
        "Figures": "cash_book statement made_of",
        "Fees": "fees fee_set rate_set",
        "Money paid out": "payments payment pay",
        "When the PC is down": "hand_books hand_book hand_issue hand_receipt hand_paper hand_spoilt",
    },
    "head": {
        "Figures": "books register return report behind licences permits",
        "Money": "arrears grants grant_set pay_report audit audit_new audit_step",
        "When something is disputed": "bundle",
    },
    "streets": {"": "map plot plot_clear plot_leave plans"},
}
_BY_PAGE = {
    **{page: f"guide/cards/{card}" for card, pages in _CARDS.items() for page in pages.split()},
    **{
        page: f"guide/{name}" for name, parts in _GUIDES.items() for pages in parts.values() for page in pages.split()
    },
    "help": CONTENTS,
    "set-up": "guide/administrator",
    "sign-in": CONTENTS,
}
_HEADINGS = {page: part for parts in _GUIDES.values() for part, pages in parts.items() for page in pages.split()}
_LINK = re.compile(r"\]\(([^)\s]+\.md)(?:#[^)]*)?\)")
_MARKUP = re.compile(r"!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|[*`\[]|^#+ |^\|?[-| ]+\|$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Page:
    """A page as it lies on the disk; `language` is the one it is written in."""

    name: str
    path: Path
    language: str
    text: str

    @property
    def title(self) -> str:
        """Its first heading."""
        return next((line[2:].strip() for line in self.text.splitlines() if line.startswith("# ")), self.name)

    def plain(self) -> str:
        """Its words without the marks, a line for each line."""
        return _MARKUP.sub("", self.text)


def page(name: str, language: str) -> Page | None:
    """The page of this name in `language`, else in English; None if there is none."""
    found = [("en", DOCS / f"{name}.md")]
    if language != "en" and name.startswith("guide/"):
        found.insert(0, (language, DOCS / "guide" / language / f"{name.removeprefix('guide/')}.md"))
    for code, path in found:
        if path.is_file():
            return Page(name, path, code, path.read_text(encoding="utf-8"))
    return None


def contents(language: str) -> list[Page]:
    """The pages of the guide in the order of its own contents, that one first."""
    first = page(CONTENTS, language)
    if first is None:
        return []
    names = [target for href in _LINK.findall(first.text) if (target := target_of(first, href))]
    pages = (page(name, language) for name in dict.fromkeys(names))
    return [first, *(each for each in pages if each)]


def target_of(here: Page, href: str) -> str:
    """The name of the page that a link on `here` leads to; '' if it leads to none of ours."""
    path = href.partition("#")[0]
    if "://" in href or not path.endswith(".md"):
        return ""
    relative = here.path.parent.relative_to(DOCS).as_posix()
    whole = posixpath.normpath(posixpath.join(relative, path.removesuffix(".md")))
    guide, _, rest = whole.partition("/")
    first, _, more = rest.partition("/")
    return f"guide/{more}" if guide == "guide" and (DOCS / "guide" / first).is_dir() and first != "cards" else whole


def about(route: str, roles: tuple[str, ...]) -> str:
    """The page of the guide about a place of the window: what is done there, else what the officer's role does."""
    if route.startswith("street"):
        return "guide/streets"
    return _BY_PAGE.get(route) or next((name for role, name in BY_ROLE if role in roles), CONTENTS)


def part_about(route: str) -> int:
    """Which of the second headings of that page is about the place, from 1; 0 for the page as a whole.

    A translation has the same headings in the same order.
    """
    heading, english = _HEADINGS.get(route, ""), page(_BY_PAGE.get(route, CONTENTS), "en")
    return headings(english.text).index(heading) + 1 if heading and english else 0


def headings(text: str) -> list[str]:
    """The second headings of a page, in their order."""
    return [line[3:].strip() for line in text.splitlines() if line.startswith("## ")]


def search(text: str, language: str) -> Iterator[tuple[Page, str]]:
    """The pages that have every word of `text`, each with its first line that has one of them."""
    words = text.casefold().split()
    for each in contents(language):
        lines = [line.strip() for line in each.plain().splitlines() if line.strip()]
        whole = "\n".join(lines).casefold()
        if all(word in whole for word in words):
            yield each, next((line for line in lines[1:] if any(w in line.casefold() for w in words)), "")


def html(
    of: Page,
    link: Callable[[str], str],
    picture: Callable[[Path], Mapping[str, str]],
    anchor: Callable[[str], str] | None = None,
) -> str:
    """The page as HTML.

    `link` turns a link's target into another ('' leaves the words alone without a link); `picture` gives the
    attributes of the picture in a file; `anchor` the id of a heading (None: no ids, for Qt would cut the first letter
    off from its vowel sign).
    """
    from markdown_it import MarkdownIt

    reader = MarkdownIt("commonmark").enable("table")
    tokens = reader.parse(of.text)
    for at, token in enumerate(tokens):
        if token.type == "heading_open" and anchor:
            token.attrSet("id", anchor(tokens[at + 1].content))
        if token.type == "paragraph_open" and tokens[at + 1].content.startswith("!["):
            token.attrSet("class", "picture")
        if token.children:
            token.children = list(_mended(token.children, of, link, picture))
    return str(reader.renderer.render(tokens, reader.options, {}))


def anchor_of(heading: str) -> str:
    """What a link to this heading is called, as source hosts have it: lower case, hyphens for blanks."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _mended(
    tokens: list[Token], of: Page, link: Callable[[str], str], picture: Callable[[Path], Mapping[str, str]]
) -> Iterator[Token]:
    dropped = 0
    for token in tokens:
        if token.type == "image":
            token.attrs.update(picture((of.path.parent / str(token.attrs["src"])).resolve()))
        if token.type == "link_open":
            told = link(str(token.attrs["href"]))
            token.attrs["href"] = told
            dropped += not told
            if not told:
                continue
        if token.type == "link_close" and dropped:
            dropped -= 1
            continue
        yield token
