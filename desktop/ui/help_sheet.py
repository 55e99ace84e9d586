"""A page of the guide as a document of Qt: for the window, and as a sheet of A4 for the wall."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QMarginsF, QSizeF, QUrl
from PySide6.QtGui import QImageReader, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from desktop.ui import guide, theme
from desktop.ui.theme import LIGHT, Theme

A4 = (794, 1123)  # at 96 dots an inch
MARGIN = 60
CARD_TYPE = (26, 24, 22, 20, 18)  # pixels, to be read from the wall
INDENT = 40  # of a list, in which a picture may stand


def style_of(shown: Theme, body: int) -> str:
    """How a page looks; `body` is the type size in pixels."""
    c = shown.colours
    return f"""
    body, p, li, td, th {{ color: {c.ink}; font-size: {body}px; }}
    h1 {{ font-family: "Nagardesk Serif"; font-size: {round(body * 1.6)}px; margin-top: 0; margin-bottom: {body}px; }}
    h2 {{ font-size: {round(body * 1.2)}px; margin-top: {body + 8}px; margin-bottom: {body // 2}px; }}
    p {{ margin-top: 0; margin-bottom: {round(body * 0.7)}px; line-height: 140%; }}
    p.picture {{ line-height: 100%; margin-bottom: {body}px; }}
    li {{ margin-bottom: {body // 3}px; line-height: 140%; }}
    a {{ color: {c.accent}; text-decoration: none; }}
    code {{ font-family: monospace; background-color: {c.desk}; }}
    pre {{ white-space: pre-wrap; background-color: {c.desk}; margin-bottom: {body}px; }}
    table {{ margin-bottom: {body}px; }}
    th {{ color: {c.muted}; text-align: left; font-weight: bold; padding: 4px 12px 4px 0; }}
    td {{ padding: 4px 12px 4px 0; }}
    """


def page_html(page: guide.Page, link: Callable[[str], str], width: int) -> str:
    """The page as HTML for a document `width` pixels wide; pictures are never wider."""

    def picture(path: Path) -> Mapping[str, str]:
        wide = QImageReader(str(path)).size().width()
        return {"src": QUrl.fromLocalFile(str(path)).toString(), "width": str(min(wide, width - INDENT))}

    return guide.html(page, link, picture)


def sheet_of(page: guide.Page) -> QTextDocument:
    """The page laid out on A4, in dark type on white; a card in the largest type that one sheet holds."""
    theme.load_fonts()
    sizes = CARD_TYPE if "cards/" in page.name else (14,)
    for body in sizes:
        made = QTextDocument()
        made.setDefaultFont(theme.font(body))
        made.setDocumentMargin(MARGIN)
        made.setDefaultStyleSheet(style_of(Theme(LIGHT), body))
        made.setHtml(page_html(page, lambda _href: "", A4[0] - 2 * MARGIN))
        made.setPageSize(QSizeF(*A4))
        if made.pageCount() == 1:
            break
    return made


def pdf_of(page: guide.Page) -> bytes:
    """The page as a PDF on A4."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(page.title)
    upright, none = QPageLayout.Orientation.Portrait, QMarginsF()
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), upright, none))
    sheet_of(page).print_(writer)
    return bytes(buffer.data().data())
