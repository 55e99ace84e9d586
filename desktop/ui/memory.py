"""What the window remembers on this PC: its size, where the clerk was, language, light or dark, type size."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from desktop.ui.theme import SCALES


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

    def geometry(self) -> QByteArray | None:
        """Size and place of the window as kept."""
        found = self._kept.value("geometry")
        return found if isinstance(found, QByteArray) else None

    def keep_geometry(self, geometry: QByteArray) -> None:
        """Keep size and place of the window."""
        self._kept.setValue("geometry", geometry)

    def flush(self) -> None:
        """Write to disk what is kept."""
        self._kept.sync()
