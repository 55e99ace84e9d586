"""Design tokens (space, colour, type) and the look built from them; docs/design-note.md tells why."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication

from desktop.ui.binding import STYLE, STYLED

FONTS = Path(__file__).resolve().parents[2] / "resources" / "fonts"
SCRIPTS = ("Devanagari", "Gurmukhi", "Tamil")
SANS = ("Nagardesk Sans", "Noto Sans", *(f"Noto Sans {s}" for s in SCRIPTS))
SERIF = ("Nagardesk Serif", "Noto Serif", *(f"Noto Serif {s}" for s in SCRIPTS))

XS, S, M, L, XL, XXL = 4, 8, 12, 16, 24, 32
RADIUS = 6
SCALES = (100, 115, 130, 150, 175, 200)


class Colours(NamedTuple):
    """The colours of one mode. `line` bounds what can be typed into (3:1), `grip` is the handle of a scroll bar; text colours keep 4.5:1 on every ground."""

    desk: str
    sheet: str
    well: str
    ink: str
    muted: str
    hair: str
    line: str
    grip: str
    accent: str
    on_accent: str
    accent_soft: str
    late: str
    late_soft: str
    soon: str
    soon_soft: str
    fine: str
    fine_soft: str


LIGHT = Colours(
    desk="#F1EDE4",
    sheet="#FBF9F4",
    well="#FFFFFF",
    ink="#1E2227",
    muted="#595D63",
    hair="#DED8CB",
    line="#8C8474",
    grip="#C6BEAF",
    accent="#1F4B8E",
    on_accent="#FFFFFF",
    accent_soft="#E1E8F4",
    late="#962C1B",
    late_soft="#F7E2DC",
    soon="#6F4A00",
    soon_soft="#F5E8CB",
    fine="#2B5F33",
    fine_soft="#E0EDDD",
)
DARK = Colours(
    desk="#15171A",
    sheet="#1C1F23",
    well="#121417",
    ink="#E9E5DC",
    muted="#ABA8A0",
    hair="#31353B",
    line="#777C85",
    grip="#454A52",
    accent="#94B6F0",
    on_accent="#0E1F39",
    accent_soft="#223250",
    late="#F29C8C",
    late_soft="#44221C",
    soon="#E5BE6E",
    soon_soft="#3A2E15",
    fine="#95CC99",
    fine_soft="#1D3520",
)


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours and type size together; sizes are pixels at 96 dots an inch."""

    colours: Colours
    dark: bool = False
    scale: int = 100

    def px(self, size: int) -> int:
        """A type size under the scale chosen."""
        return round(size * self.scale / 100)

    @property
    def small(self) -> int:
        """Captions and marks."""
        return self.px(12)

    @property
    def body(self) -> int:
        """What one reads."""
        return self.px(14)

    @property
    def lead(self) -> int:
        """Headings of parts."""
        return self.px(16)

    @property
    def title(self) -> int:
        """The name of a page."""
        return self.px(23)

    @property
    def row(self) -> int:
        """The height of a control or a line of a list, with room for matras above and below."""
        return self.px(20) + 14


class _Shown:
    theme = Theme(LIGHT)
    applied = False


def now() -> Theme:
    """The theme in use."""
    return _Shown.theme


def is_large() -> bool:
    """Whether type is so large that a page of a small screen has little room beside its tools."""
    return _Shown.theme.scale > 150


def is_narrow(width: int, least: int) -> bool:
    """Whether `width` pixels, seen at the type size chosen, are less than `least` at plain size."""
    return width * 100 / _Shown.theme.scale < least


def colour(name: str) -> QColor:
    """A colour of the theme in use, by its token; who changes it takes a copy."""
    return _colour(_Shown.theme.colours, name)


@cache  # a table asks for it at every cell
def _colour(colours: Colours, name: str) -> QColor:
    return QColor(getattr(colours, name))


def load_fonts() -> None:
    """Bring our fonts in, of every script: each language is offered under its own name, also where it is not shown."""
    if _loaded:
        return
    for script in ("", *SCRIPTS):
        _loaded.add(script)
        for face in ("Sans", "Serif"):
            folder = "screen" if face == "Sans" or not script else "."
            maker = "Noto" if script else "Nagardesk"
            for weight in ("Regular", "Bold"):
                path = FONTS / folder / f"{maker}{face}{script}-{weight}.ttf"
                if path.is_file():
                    QFontDatabase.addApplicationFont(str(path))


_loaded: set[str] = set()


@cache  # a table asks for it at every cell
def font(size: int, *, bold: bool = False, serif: bool = False) -> QFont:
    """A font of ours at `size` pixels, with every script behind the Latin one; who changes it takes a copy."""
    made = QFont()
    made.setFamilies(list(SERIF if serif else SANS))
    made.setPixelSize(size)
    made.setBold(bold)
    return made


@lru_cache(maxsize=4_000)  # what is in sight is painted again and again
def _elided(text: str, width: int, size: int, bold: bool) -> str:
    number = "/" in text and " " not in text  # of a number the end tells it from its neighbours
    side = QtCore.Qt.TextElideMode.ElideMiddle if number else QtCore.Qt.TextElideMode.ElideRight
    return QFontMetrics(font(size, bold=bold)).elidedText(text, side, width)


def elided(text: str, width: int, *, bold: bool = False) -> str:
    """A line of a table, ending in … where `width` pixels are not enough; a number keeps its end."""
    return _elided(text, width, _Shown.theme.body, bold)


def apply(app: QApplication, *, dark: bool, scale: int) -> Theme:
    """Give the whole program a mode and a type size."""
    from desktop.ui.sheet import style_sheet

    theme = Theme(DARK if dark else LIGHT, dark, scale)
    if _Shown.applied and theme == _Shown.theme:
        return theme  # as when the language changes: every widget there is would take up anew what it has
    _Shown.theme, _Shown.applied = theme, True
    if app.property(STYLED) is None:
        app.setStyle(STYLE)
        app.setProperty(STYLED, True)  # once: setting it again has every widget there is take it up anew
    app.setFont(font(theme.body))
    app.setPalette(_palette(theme.colours))
    app.setStyleSheet(style_sheet(theme))
    return theme


def _palette(c: Colours) -> QPalette:
    palette = QPalette()
    for role, value in (
        (QPalette.ColorRole.Window, c.desk),
        (QPalette.ColorRole.WindowText, c.ink),
        (QPalette.ColorRole.Base, c.sheet),
        (QPalette.ColorRole.AlternateBase, c.desk),
        (QPalette.ColorRole.Text, c.ink),
        (QPalette.ColorRole.Button, c.sheet),
        (QPalette.ColorRole.ButtonText, c.ink),
        (QPalette.ColorRole.Highlight, c.accent_soft),
        (QPalette.ColorRole.HighlightedText, c.ink),
        (QPalette.ColorRole.PlaceholderText, c.muted),
        (QPalette.ColorRole.ToolTipBase, c.ink),
        (QPalette.ColorRole.ToolTipText, c.sheet),
        (QPalette.ColorRole.Link, c.accent),
        (QPalette.ColorRole.Mid, c.hair),
    ):
        palette.setColor(role, QColor(value))
    return palette


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG 2 (1 to 21)."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(code: str) -> float:
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
