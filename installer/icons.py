"""The program's icon as pictures, drawn from `resources/icons/nagardesk.svg`."""

from __future__ import annotations

import io

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from installer.staging import ROOT

SOURCE = ROOT / "resources" / "icons" / "nagardesk.svg"
WINDOWS_SIDES = (16, 24, 32, 48, 64, 256)


def draw_png(side: int) -> bytes:
    """The icon as PNG, `side` pixels wide and high."""
    target = io.BytesIO()
    _draw(side).save(target, "PNG", optimize=True)
    return target.getvalue()


def draw_ico() -> bytes:
    """The icon for Windows, with all sizes that it shows."""
    pictures = [_draw(side) for side in WINDOWS_SIDES]
    target = io.BytesIO()
    sizes = [(side, side) for side in WINDOWS_SIDES]
    pictures[-1].save(target, "ICO", sizes=sizes, append_images=pictures[:-1])
    return target.getvalue()


def _draw(side: int) -> Image.Image:
    image = QImage(side, side, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(SOURCE.read_bytes())).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return Image.frombytes("RGBA", (side, side), bytes(image.constBits()))
