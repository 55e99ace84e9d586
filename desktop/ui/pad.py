"""A pad for a sketch: freehand, straight lines and words with the mouse or a pen, on paper with squares."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QButtonGroup, QDialog, QInputDialog, QRadioButton, QWidget

from desktop.ui import theme
from desktop.ui.bits import button, column, label, line
from desktop.ui.theme import L, M, S
from desktop.ui.words import mark, tr

SIZE = QSize(1000, 560)
SQUARE = 20
INK, GRID = QColor("#1a1a1a"), QColor("#dfe5ea")  # a drawing is for paper: the same in dark mode
WAYS = (("free", mark("Freehand")), ("straight", mark("Straight line")), ("words", mark("Words")))
Stroke = tuple[str, list[QPointF], str]


class Sheet(QWidget):
    """The paper: strokes in the order in which they were drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.strokes: list[Stroke] = []
        self.way = "free"
        self.setFixedSize(SIZE)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(tr("Sketch"))

    def undo(self) -> None:
        """Take the last stroke back."""
        if self.strokes:
            self.strokes.pop()
            self.update()

    def clear(self) -> None:
        """Begin with an empty sheet."""
        self.strokes.clear()
        self.update()

    def picture(self) -> QImage:
        """The sketch as a picture, twice as fine as the screen."""
        image = QImage(SIZE * 2, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.scale(2, 2)
        self._draw(painter)
        painter.end()
        return image

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        self._draw(painter)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self.way == "words":
            text, kept = QInputDialog.getText(self, tr("Words"), tr("What stands here"))
            if kept and text.strip():
                self.strokes.append(("words", [at], text.strip()))
        else:
            self.strokes.append((self.way, [at, at], ""))
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.strokes or self.way == "words":
            return
        points = self.strokes[-1][1]
        if self.way == "straight":
            points[-1] = event.position()
        else:
            points.append(event.position())
        self.update()

    def _draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GRID, 1))
        for x in range(0, SIZE.width(), SQUARE):
            painter.drawLine(x, 0, x, SIZE.height())
        for y in range(0, SIZE.height(), SQUARE):
            painter.drawLine(0, y, SIZE.width(), y)
        painter.setFont(theme.font(18))
        for way, points, text in self.strokes:
            painter.setPen(QPen(INK, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            if way == "words":
                place = QRectF(points[0].x(), points[0].y() - 22, 600, 40)
                painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            else:
                painter.drawPolyline(points)


class SketchPad(QDialog):
    """The pad with its tools; accepted when the sketch is to be kept."""

    def __init__(self, over: QWidget, title: str) -> None:
        super().__init__(over)
        self.setWindowTitle(title)
        self.sheet = Sheet()
        group = QButtonGroup(self)
        ways = []
        for name, text in WAYS:
            pill = QRadioButton(tr(text))
            pill.setProperty("pill", True)
            pill.setChecked(name == self.sheet.way)
            pill.clicked.connect(lambda _on=False, n=name: setattr(self.sheet, "way", n))
            group.addButton(pill)
            ways.append(pill)
        undo = button(tr("Undo"), self.sheet.undo, keys="Ctrl+Z")
        QShortcut(QKeySequence("Ctrl+Z"), self).activated.connect(self.sheet.undo)
        keep = button(tr("Keep the sketch"), self._keep, kind="primary", drawing="check")
        tools = line(*ways, undo, button(tr("Empty sheet"), self.sheet.clear), -1, gap=S)
        below = line(keep, button(tr("Leave it"), self.reject, keys="Esc"), -1, gap=M)
        note = label(tr("Write measures and the north beside what they belong to."), "muted", wrap=True)
        self.setLayout(column(tools, self.sheet, note, below, gap=M, margins=(L, L, L, L)))

    def picture(self) -> QImage:
        """What was drawn."""
        return self.sheet.picture()

    def _keep(self) -> None:
        if self.sheet.strokes:
            self.accept()
        else:
            self.reject()
