"""Build the documents as pages for a browser, with their pictures, and the guide's cards as PDFs for the wall.

`python -m installer.guide [--out build/docs]` reads the Markdown in `docs`; nothing it writes needs a line.
"""

from __future__ import annotations

import argparse
import html
import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from desktop.ui import guide

STYLE = """
:root { color-scheme: light dark; --ink: #1e2227; --sheet: #fbf9f4; --quiet: #595d63; --hair: #ded8cb; --accent: #1f4b8e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e5dc; --sheet: #1c1f23; --quiet: #aba8a0; --hair: #31353b; --accent: #94b6f0; } }
body { font: 17px/1.55 "Noto Sans", "Noto Sans Devanagari", "Noto Sans Gurmukhi", "Noto Sans Tamil", sans-serif;
  color: var(--ink); background: var(--sheet); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { font-family: "Noto Serif", "Noto Serif Devanagari", serif; line-height: 1.25; }
a { color: var(--accent); } nav { color: var(--quiet); font-size: .85rem; }
img { max-width: 100%; border: 1px solid var(--hair); border-radius: 6px; }
pre, code { background: var(--hair); border-radius: 4px; padding: 0 .2em; } pre { padding: .7em; overflow-x: auto; }
table { border-collapse: collapse; } td, th { border-bottom: 1px solid var(--hair); padding: .3em .8em .3em 0; text-align: left; vertical-align: top; }
@media print { nav { display: none } body { margin: 0; max-width: none } }
"""


def build(out: Path) -> int:
    """Write every page and picture below `out`; gives how many pages. What was there is taken away first."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(guide.DOCS / "pictures", out / "pictures")
    pages = sorted(guide.DOCS.rglob("*.md"))
    for path in pages:
        target = (out / path.relative_to(guide.DOCS)).with_suffix(".html")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_html_of(_page(path)), encoding="utf-8")
    start = '<meta http-equiv="refresh" content="0; url=guide/README.html"><a href="guide/README.html">Guide</a>'
    (out / "index.html").write_text(f'<!doctype html><meta charset="utf-8">{start}\n', encoding="utf-8")
    return len(pages)


def print_cards(out: Path) -> dict[str, int]:
    """Write every card in every language as a PDF beside its page; gives the sheets that each takes, by file."""
    from desktop.ui.help_sheet import pdf_of, sheet_of

    sheets = {}
    for path in sorted(guide.DOCS.rglob("cards/*.md")):
        target = (out / path.relative_to(guide.DOCS)).with_suffix(".pdf")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(pdf_of(_page(path)))
        sheets[path.relative_to(guide.DOCS).as_posix()] = sheet_of(_page(path)).pageCount()
    return sheets


def _page(path: Path) -> guide.Page:
    name = path.relative_to(guide.DOCS).with_suffix("").as_posix()
    below = name.split("/")
    language = below[1] if below[0] == "guide" and len(below) > 2 and below[1] != "cards" else "en"
    return guide.Page(name, path, language, path.read_text(encoding="utf-8"))


def _html_of(page: guide.Page) -> str:
    up = "../" * page.name.count("/")

    def link(href: str) -> str:
        if href.startswith(guide.WINDOW):
            return ""
        path, hash_, part = href.partition("#")
        return path.removesuffix(".md") + (".html" if path.endswith(".md") else "") + hash_ + part

    def picture(path: Path) -> Mapping[str, str]:
        return {"src": up + path.relative_to(guide.DOCS).as_posix()}

    body = guide.html(page, link, picture, guide.anchor_of)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{html.escape(page.title)}</title>'
    home = f'<nav><a href="{up}guide/README.html">Nagardesk</a></nav>'
    return f'<!doctype html>\n<html lang="{page.language}"><head>{head}<style>{STYLE}</style></head><body>{home}\n{body}</body></html>\n'


def main() -> int:
    """Build it all; 1 if a card takes more than one sheet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/docs"))
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    app: Any = QApplication.instance() or QApplication(sys.argv[:1])
    pages = build(options.out)
    sheets = print_cards(options.out)
    del app
    print(f"{options.out}: {pages} pages, {len(sheets)} cards")
    long = [name for name, count in sheets.items() if count > 1]
    for name in long:
        print(f"  more than one sheet: {name}")
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main())
