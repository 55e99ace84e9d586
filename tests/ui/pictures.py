"""The pictures of the guide: which pages of the walk are shown, whole or in part, kept small and the same at each run.

`make pictures` (`python -m tests.ui.screens --pictures docs/pictures`) takes them anew from the window itself.
"""

from __future__ import annotations

import io
import random
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace

from PIL import Image, ImageColor
from PySide6.QtCore import QBuffer, QPoint, QRect
from PySide6.QtWidgets import QApplication

from desktop.core import ids
from desktop.ui.theme import LIGHT
from desktop.ui.window import Window

SIZE = (1280, 720)
GREYS = (240, 225, 205, 170, 128)  # of a paper: its watermark, its rules
EDGED = (LIGHT.muted, LIGHT.late, LIGHT.soon, LIGHT.accent)
PAGE = (208, 56, 1072, 632)  # left, top, width, height: the page alone, without what stands around it
WHOLE = (0, 0, *SIZE)

# The clerk's daily work is shown in every language, the rest in the two whole ones.
DAILY = {"today": WHOLE, "forms": PAGE, "new": PAGE, "case-done": WHOLE, "case-why": PAGE}
FURTHER = {
    "case-ordered": WHOLE,
    "list-applications": WHOLE,
    "checklist": PAGE,
    "inspect-found": PAGE,
    "notice": PAGE,
    "sign": PAGE,
    "serve-affix": PAGE,
    "hearing": PAGE,
    "order": PAGE,
    "counter": PAGE,
    "decide": PAGE,
    "street": PAGE,
    "street_plan": PAGE,
    "due": PAGE,
    "sync": PAGE,
    "fault": PAGE,
    "holiday-moves": PAGE,
    "set-up": WHOLE,
    "set-up-letterhead-0": WHOLE,
}

WAYS = {"counter": "counter-none", "street_plan": "street_papers", "set-up-letterhead-0": "set-up-body"}  # from which


def chosen(language: str) -> dict[str, tuple[int, int, int, int]]:
    """The pages shown in a language, each with the part of it that is shown."""
    return DAILY | FURTHER if language in ("en", "hi") else DAILY


def leads_to(name: str, wanted: Iterable[str]) -> bool:
    """Whether a page of the walk is wanted, or is one from which a wanted one is come to."""
    return name == "today" or any(each.startswith(name) or WAYS.get(each) == name for each in wanted)


def hold_still() -> None:
    """Let ids and cursors be the same at each run, so that only what changed in the window changes the pictures."""
    ids.os = SimpleNamespace(urandom=random.Random(7).randbytes)  # type: ignore[assignment]
    QApplication.setCursorFlashTime(0)


def take(window: Window, part: tuple[int, int, int, int], path: Path) -> None:
    """Write the part of the window as a PNG of few colours."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    rect = QRect(*part)
    if part == PAGE:  # where the ways have longer names, the page begins further right
        rect.setLeft(max(part[0], window.page.mapTo(window, QPoint()).x()))
    window.grab(rect).save(buffer, "PNG")
    seen = Image.open(io.BytesIO(bytes(buffer.data().data()))).convert("RGB")
    path.parent.mkdir(parents=True, exist_ok=True)
    seen.quantize(palette=_palette(), dither=Image.Dither.NONE).save(path, optimize=True)


def _palette() -> Image.Image:
    """The window's own colours, so that a red stays red, and what lies between a letter and its sheet."""
    sheet = ImageColor.getrgb(LIGHT.sheet)
    edges = [(LIGHT.ink, (0.75, 0.5, 0.25)), *((colour, (0.5,)) for colour in EDGED)]
    found = list(dict.fromkeys(ImageColor.getrgb(colour) for colour in LIGHT))
    for colour, shares in edges:
        pairs = list(zip(ImageColor.getrgb(colour), sheet, strict=True))
        found += [tuple(round(a * share + b * (1 - share)) for a, b in pairs) for share in shares]
    found += [(level,) * 3 for level in GREYS]
    made = Image.new("P", (1, 1))
    made.putpalette([part for colour in found for part in colour] + list(found[0]) * (256 - len(found)))
    return made
