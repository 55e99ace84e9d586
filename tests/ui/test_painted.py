"""Tables paint themselves in one go, so that other threads' work in Python does not come between their cells."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QStyledItemDelegate

from desktop.ui.grid import GridModel, GridView, Head, Row


def test_a_table_asks_nobody_else_for_its_cells(qtbot):
    heads = [Head(f"Column {n}", number=n % 2 == 1) for n in range(6)]
    rows = [Row(tuple(f"{n} {c}" if c % 2 == 0 else n * c for c in range(6)), struck=n == 2) for n in range(40)]
    asked: list[int] = []

    class Delegate(QStyledItemDelegate):
        def paint(self, painter, option, index):
            asked.append(index.row())

    view = GridView("Lines", GridModel(heads, rows), lambda row, column: None)
    view.setItemDelegate(Delegate(view))
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    drawn = view.viewport().grab().toImage()
    assert not asked, "each of these calls lets another thread have Python first"
    assert len({drawn.pixel(x, y) for x in range(0, 880, 3) for y in range(0, 560, 3)}) > 10, "text stands there"


def test_what_is_chosen_and_what_has_the_focus_stand_out(qtbot):
    view = GridView("Lines", GridModel([Head("a"), Head("b")], [Row(("1", "2")), Row(("3", "4"))]), lambda *_: None)
    qtbot.addWidget(view)
    view.resize(400, 200)
    view.show()
    qtbot.waitUntil(view.isVisible)
    plain = view.viewport().grab().toImage()
    view.selectRow(1)
    chosen = view.viewport().grab().toImage()
    top = view.rowViewportPosition(1)
    assert plain.pixelColor(3, top + 3) != chosen.pixelColor(3, top + 3)
    assert plain.pixelColor(3, 3) == chosen.pixelColor(3, 3)


def test_a_cell_of_several_lines_stands_on_one(qtbot):
    def ink(text: str):
        view = GridView("Lines", GridModel([Head("a", width=300)], [Row((text,))]), lambda *_: None)
        qtbot.addWidget(view)
        drawn = view.drawn
        view.drawn = lambda row, column: replace(drawn(row, column), text=text)  # as a table that lets them through
        view.resize(400, 200)
        view.show()
        return view.viewport().grab().toImage()

    assert ink("house 12\nMain Road") == ink("house 12 Main Road")
