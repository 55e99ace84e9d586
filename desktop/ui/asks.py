"""The lines of Today: groups with their number, and under them one line for each thing asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.ui import icons, theme, words
from desktop.ui.page import Route
from desktop.ui.theme import L, M, S
from desktop.ui.words import tr

STATE_MOST = 200
LINE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Line:
    """One line: a heading (no route), or a thing to do with its state at the left and its day at the right.

    `leads` is the list of what a heading counts; its number is then in the colour of links. `stands_for` is how many
    things a line tells of.
    """

    text: str
    under: str = ""
    state: str = ""
    tone: str = ""
    right: str = ""
    drawing: str = ""
    route: Route | None = None
    leads: Route | None = None
    stands_for: int = 1


def _as_shown(each: Line) -> Line:
    told = {name: getattr(each, name) for name in ("text", "under", "state", "right")}
    return replace(each, **{name: words.shown(text) for name, text in told.items()})


class LinesModel(QAbstractListModel):
    """Lines in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self._wide = 0

    def put(self, lines: Sequence[Line]) -> None:
        """Show these."""
        self.beginResetModel()
        self.lines = [_as_shown(each) for each in lines]
        self._wide = 0
        self.endResetModel()

    def state_width(self) -> int:
        """How wide the longest state is with its drawing; days left must never end in dots."""
        if not self._wide:
            shown = theme.now()
            metrics = QFontMetrics(theme.font(shown.small, bold=True))
            states = {each.state for each in self.lines if each.state}
            longest = max((metrics.horizontalAdvance(state) for state in states), default=1)
            self._wide = shown.px(18) + S + 2 + min(longest + 2, shown.px(STATE_MOST))
        return self._wide

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        each = self.lines[index.row()]
        if role == LINE:
            return each
        if role == Qt.ItemDataRole.DisplayRole:
            return each.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return " · ".join(part for part in (each.state, each.text, each.under, each.right) if part)
        if role == Qt.ItemDataRole.ToolTipRole and each.leads:
            return tr("Open as a list") + " (→)"
        return None

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        if self.lines[index.row()].route is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class LinesDelegate(QStyledItemDelegate):
    """Draws them: calm, two lines of type a thing, a coloured word only where time presses."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        shown, at = theme.now(), index.row()
        each = index.model().lines[at]  # asked for every line: by `data` it would take twice as long
        if each.route is None:
            return QSize(200, shown.lead + 40 if at else shown.lead + 24)
        tall = shown.body + shown.small if each.under else shown.body
        return QSize(200, round(tall * 1.5) + 2 * S)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        each: Line = index.data(LINE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if each.route is None:
            self._heading(painter, option.rect, each)
        else:
            self._line(painter, option, each, index.model().state_width())
        painter.restore()

    def _heading(self, painter: QPainter, rect: QRect, each: Line) -> None:
        shown = theme.now()
        painter.setFont(theme.font(shown.lead, bold=True, serif=True))
        metrics = QFontMetrics(painter.font())
        base = rect.bottom() - M
        painter.setPen(theme.colour(each.tone or "ink"))
        painter.drawText(rect.left() + L, base, each.text)
        painter.setFont(theme.font(shown.body))
        painter.setPen(theme.colour("accent" if each.leads else "muted"))
        told = f"{each.right} →" if each.leads else each.right
        painter.drawText(rect.left() + L + metrics.horizontalAdvance(each.text) + S, base, told)

    def _line(self, painter: QPainter, option: QStyleOptionViewItem, each: Line, widest: int) -> None:
        shown, rect = theme.now(), option.rect.adjusted(S, 1, -S, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent_soft"))
            painter.drawRoundedRect(rect, theme.RADIUS, theme.RADIUS)
            if option.state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(QPen(theme.colour("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        inner = rect.adjusted(S, S - 2, -M, -S + 2)
        state_width = max(shown.px(118), widest) if each.state else shown.px(18) + S
        self._state(painter, QRect(inner.left(), inner.top(), state_width, inner.height()), each)
        right_width = QFontMetrics(theme.font(shown.body)).horizontalAdvance(each.right) + M if each.right else 0
        left = inner.left() + state_width + M
        text = QRect(left, inner.top(), inner.right() - left - right_width, inner.height())
        half = text.height() if not each.under else round(text.height() * shown.body / (shown.body + shown.small))
        self._text(
            painter, QRect(text.left(), text.top(), text.width(), half), each.text, "ink", shown.body, bold=True
        )
        under = QRect(text.left(), text.top() + half, text.width(), text.height() - half)
        self._text(painter, under, each.under, "muted", shown.small)
        painter.setFont(theme.font(shown.body))
        painter.setPen(theme.colour("muted"))
        where = QRect(inner.right() - right_width, inner.top(), right_width, inner.height())
        painter.drawText(where, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, each.right)

    def _state(self, painter: QPainter, rect: QRect, each: Line) -> None:
        shown = theme.now()
        size = shown.px(18)
        if each.drawing:
            drawn = icons.pixmap(each.drawing, size, each.tone or "muted")
            painter.drawPixmap(rect.left() + 2, rect.center().y() - size // 2 + 1, drawn)
        place = rect.adjusted(size + S + 2, 0, 0, 0)
        self._text(painter, place, each.state, each.tone or "muted", shown.small, bold=bool(each.tone))

    def _text(self, painter: QPainter, rect: QRect, text: str, tint: str, size: int, *, bold: bool = False) -> None:
        painter.setFont(theme.font(size, bold=bold))
        painter.setPen(theme.colour(tint))
        shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(
            rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine, shown
        )
