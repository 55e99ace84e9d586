"""What the window remembers on this PC: its size, where the clerk was, language, light or dark, type size."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget

from desktop.ui.theme import SCALES

SIZE = (1280, 760)  # of a window that was never there before


class Memory:
    """Kept in one small file; a wrong or missing value falls back to the plain one."""

    def __init__(self, path: Path) -> None:
        self._kept = QSettings(str(path), QSettings.Format.IniFormat)

    def text(self, key: str, fallback: str = "") -> str:
        """A kept text."""
        value = self._kept.value(key, fallback)
        return value if isinstance(value, str) else fallback

    def keep(self, key: str, value: str) -> None:
        """Keep a text."""
        self._kept.setValue(key, value)

    def keep_first(self, key: str, value: str) -> None:
        """Keep a text unless one is kept already."""
        if not self.text(key):
            self.keep(key, value)

    def number(self, key: str, fallback: int) -> int:
        """A kept whole number."""
        text = self.text(key)
        return int(text) if text.isascii() and text.isdecimal() else fallback

    @property
    def scale(self) -> int:
        """Type size in percent, one of SCALES."""
        found = self.number("scale", 100)
        return found if found in SCALES else 100

    @property
    def dark(self) -> bool:
        """Whether the dark colours are on."""
        return self.text("dark") == "yes"

    def scale_beside(self, step: int) -> int:
        """The type size so many steps larger or smaller than the present one, as far as there is one."""
        return SCALES[min(max(SCALES.index(self.scale) + step, 0), len(SCALES) - 1)]

    def place(self, window: QWidget) -> None:
        """Give the window the size and place it had; Qt brings it back onto a screen that is there."""
        found = self._kept.value("geometry")
        if not isinstance(found, QByteArray) or not window.restoreGeometry(found):
            window.resize(*SIZE)

    def keep_place(self, window: QWidget) -> None:
        """Keep size and place of the window, and write to disk all that is kept."""
        self._kept.setValue("geometry", window.saveGeometry())
        self._kept.sync()
