"""Our own line drawings, one line weight, tinted with a colour of the theme."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from desktop.ui import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon, QPixmap

ICONS = Path(__file__).resolve().parents[2] / "resources" / "icons"
_drawn: dict[tuple[str, str, int, float], QPixmap] = {}


def pixmap(name: str, size: int = 20, tint: str = "ink", ratio: float = 2.0) -> QPixmap:
    """The drawing `name` at `size` pixels, in the theme's colour `tint`."""
    code = getattr(theme.now().colours, tint)
    key = (name, code, size, ratio)
    if key not in _drawn:
        _drawn[key] = _draw(name, code, size, ratio)
    return _drawn[key]


def icon(name: str, size: int = 20, tint: str = "ink") -> QIcon:
    """The same as an icon for a button; crisp on screens of double density too."""
    from PySide6.QtGui import QIcon

    return QIcon(pixmap(name, size, tint))


def _draw(name: str, code: str, size: int, ratio: float) -> QPixmap:
    from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtSvg import QSvgRenderer  # nothing is drawn in the first picture

    source = (ICONS / f"{name}.svg").read_text(encoding="utf-8").replace("currentColor", code)
    made = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    QSvgRenderer(QByteArray(source.encode())).render(painter, QRectF(made.rect()))
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made
