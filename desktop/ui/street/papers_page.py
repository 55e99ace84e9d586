"""Statement of lands and plan of a line: figures on the screen, the papers to look at, print, save and file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QButtonGroup,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.ui import words
from desktop.ui.bits import Band, Scroll, Split, button, card, column, label, line
from desktop.ui.flow import Flow
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.paper_view import PaperView
from desktop.ui.street.said import KINDS, SIDES, names
from desktop.ui.theme import XS, M, S, now
from desktop.ui.words import mark, pick, tr

SCALES = (None, 200, 500, 1000)
PAPERS = ("a4", "a3")
LIES = {"a4": 70, "a3": 50}  # per cent of an upright A4, so that a sheet on its side fits the width
HEADS = (
    ("number", mark("Parcel")),
    ("owner", mark("Owner")),
    ("side", mark("Side")),
    ("whole", mark("Whole m²")),
    ("within", mark("Within m²")),
    ("left", mark("Left m²")),
    ("frontage", mark("Front m")),
    ("projects", mark("Projects m")),
    ("closing", mark("Closing error m")),
    ("remainder", mark("What is left")),
)
WORDED = ("number", "owner", "side", "remainder")  # columns of words; the others are figures, set to the right
REMAINDERS = {
    "none": mark("nothing left"),
    "fit": mark("fit"),
    "unfit": mark("unfit"),
    "unset": mark("officer decides"),
}
PROOFS = {
    "parcels": mark("Within and left against the whole"),
    "strip": mark("Parcels against the strip of the street"),
}


class StreetPapers(Page):
    """Digits of the tabs: the figures, the statement, the plan."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.street, self.line = route.args
        self.scale: int | None = None
        self.paper = "a4"
        self.pdf = b""
        self.shown = "figures"
        self.statement: Mapping[str, Any] = {}
        self.tabs = QButtonGroup(self)
        self.bar = Flow(gap=XS)
        self._tab("figures", tr("Figures"))
        self._tab("statement", tr("Statement of lands"))
        self._tab("plan", tr("Plan"))
        self.choices = self._plan_choices()
        self.area = Scroll()
        self.view = PaperView(shell.room, self.run)
        self.body.addLayout(self.bar)
        self.body.addWidget(self.choices)
        self.body.addWidget(self.area, 1)
        self.body.addWidget(self.view, 1)
        for text, act, keys in self._acts():
            self.actions.addWidget(button(text, act, keys=keys, kind="primary" if keys == "Ctrl+P" else ""))
        self._turn("figures")

    def load(self) -> None:
        """Measure the parcels against the line."""
        from desktop.casework.streets import street_of

        desk, surveyor = self.shell.desk, self.shell.room.streets
        street, line_id = self.street, self.line
        self.read(lambda: (street_of(desk, street), surveyor.statement(desk, street, line_id)), self._show)

    def first_focus(self) -> None:
        self.tabs.buttons()[0].setFocus()

    def commands(self) -> list[Command]:
        group = tr("Statement and plan")
        tabs = [Command(each.text(), self._turner(each), "", group, "paper") for each in self.tabs.buttons()]
        return [*tabs, *(Command(text, act, keys, group, "print") for text, act, keys in self._acts())]

    def _acts(self) -> list[tuple[str, Callable[[], None], str]]:
        return [(tr("File both"), self.file, ""), (tr("Save"), self.save, ""), (tr("Print"), self.print, "Ctrl+P")]

    # tabs ---------------------------------------------------------------

    def _tab(self, name: str, text: str) -> None:
        each = button(text, lambda: self._turn(name), kind="tab")
        each.setCheckable(True)
        each.setProperty("tab", name)
        self.tabs.addButton(each)
        self.bar.addWidget(each)

    def _turner(self, tab: QAbstractButton) -> Callable[[], None]:
        return lambda: self._turn(str(tab.property("tab")))

    def _plan_choices(self):
        flow = Flow(gap=XS)
        scales, papers = QButtonGroup(self), QButtonGroup(self)
        for scale in SCALES:
            each = button(
                f"1:{scale}" if scale else tr("fitting scale"), lambda s=scale: self._draw(scale=s), kind="tab"
            )
            _join(scales, each, chosen=scale is None)
            flow.addWidget(each)
        for paper in PAPERS:
            each = button(paper.upper(), lambda p=paper: self._draw(paper=p), kind="tab")
            _join(papers, each, chosen=paper == "a4")
            flow.addWidget(each)
        made = QWidget()
        made.setLayout(flow)
        return made

    def _turn(self, name: str) -> None:
        self.shown = name
        for each in self.tabs.buttons():
            each.setChecked(each.property("tab") == name)
        self.area.setVisible(name == "figures")
        self.view.setVisible(name != "figures")
        self.choices.setVisible(name == "plan")
        if name != "figures":
            self._paper()

    def _draw(self, **chosen: Any) -> None:
        self.scale = chosen.get("scale", self.scale)
        self.paper = chosen.get("paper", self.paper)
        self._paper()

    def _paper(self) -> None:
        desk, surveyor, street, line_id = self.shell.desk, self.shell.room.streets, self.street, self.line
        scale, paper = self.scale, self.paper
        self.hush()
        if self.shown == "plan":
            self.run("read", lambda: surveyor.plan_pdf(desk, street, line_id, scale, paper), self._put)
        else:
            self.run("read", lambda: surveyor.statement_pdf(desk, street, line_id), self._put)

    def _put(self, pdf: bytes) -> None:
        self.pdf = pdf
        self.view.percent = LIES[self.paper] if self.shown == "plan" else 100
        self.view.show_pdf(pdf)

    # acts ---------------------------------------------------------------

    def _with_pdf(self, act: Callable[[bytes], None]) -> None:
        """Do something with the paper shown; with the figures shown, with the statement."""
        if self.shown == "figures":
            desk, surveyor, street, line_id = self.shell.desk, self.shell.room.streets, self.street, self.line
            self.run("read", lambda: surveyor.statement_pdf(desk, street, line_id), act)
        elif self.pdf:
            act(self.pdf)

    def print(self) -> None:
        """Print what is shown."""
        from desktop.ui.printer import print_papers

        def out(pdf: bytes) -> None:
            if print_papers(self.shell.room, self, [pdf], self.heading.full):
                self.say(Band(tr("Sent to the printer"), tone="fine", drawing="check"))

        self._with_pdf(out)

    def save(self) -> None:
        """Save what is shown as PDF."""
        from desktop.ui.printer import save_as

        self._with_pdf(lambda pdf: save_as(self, pdf, self.heading.full))

    def file(self) -> None:
        """File map and statement under a number."""
        desk, surveyor, street, line_id = self.shell.desk, self.shell.room.streets, self.street, self.line

        def told(done: Any) -> None:
            number = done.entries[0].data["number"]
            self.say(Band(tr("Filed as {number}", number=number), tone="fine", drawing="check"))

        self.run("write", lambda: surveyor.file_papers(desk, street, line_id), told)

    # figures ----------------------------------------------------------------

    def _show(self, read: tuple[Any, Mapping[str, Any]]) -> None:
        state, self.statement = read
        found = self.statement
        low, high = found["span"]
        section = words.section_text(found["section"])
        kind = tr(KINDS[found["kind"]])
        self.name(f"{kind} · {names(state.name)}", " · ".join(p for p in (section, f"{low:.2f} – {high:.2f} m") if p))
        totals: list[Any] = [label(tr("Totals"), "heading")]
        for text, key in (
            ("Whole m²", "whole"),
            ("Within m²", "within"),
            ("Left m²", "left"),
            ("Front m", "frontage"),
        ):
            totals.append(_pair(tr(text), f"{float(found[key]):,.2f}"))
        proofs: list[Any] = [label(tr("Proofs"), "heading")]
        for proof in found["proofs"]:
            gap = f"{float(proof['difference']):.2f} m²"
            proofs.append(_pair(tr(PROOFS[proof["name"]]), tr("difference {area}", area=gap)))
        proofs += [label(text, "small", wrap=True) for text in found["notes"]]
        if not found["parcels"]:
            none = tr("The street has no parcels yet; enter or import them first.")
            proofs.append(label(none, tone="soon", wrap=True))
        under = Split(column(card(*totals, gap=XS), -1), column(card(*proofs, gap=XS), -1), (2, 3), least=700)
        whole = QWidget()
        whole.setLayout(column(_table(found["rows"]), under, -1, gap=M))
        self.area.setWidget(whole)


def _join(group: QButtonGroup, each: Any, *, chosen: bool) -> None:
    each.setCheckable(True)
    each.setChecked(chosen)
    group.addButton(each)


def _pair(name: str, value: str):
    row = line(label(name, "small", wrap=True), label(value), gap=S)
    row.setStretch(0, 1)
    return row


def _table(rows: list[Mapping[str, Any]]) -> QTableWidget:
    """One line a parcel; buildings that project stand in it with the greatest projection."""
    table = QTableWidget(len(rows), len(HEADS))
    table.setAccessibleName(tr("Statement of lands"))
    table.setHorizontalHeaderLabels([tr(text) for _, text in HEADS])
    table.verticalHeader().hide()
    for n, (key, _) in enumerate(HEADS):
        side = Qt.AlignmentFlag.AlignLeft if key in WORDED else Qt.AlignmentFlag.AlignRight
        table.horizontalHeaderItem(n).setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    for n, row in enumerate(rows):
        for m, (key, _) in enumerate(HEADS):
            item = QTableWidgetItem(_cell(row, key))
            if key not in WORDED:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(n, m, item)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    table.setMinimumHeight(min(len(rows) + 2, 16) * (now().row + 2) + M)
    return table


def _cell(row: Mapping[str, Any], key: str) -> str:
    if key == "owner":
        return pick(row["owner"])
    if key == "side":
        return tr(SIDES.get(row["side"], row["side"]))
    if key == "remainder":
        return tr(REMAINDERS[row["remainder"]])
    if key == "projects":
        most = [float(each["projects"]) for each in row["structures"]]
        return f"{max(most):.2f}" if most else "—"
    if key == "number":
        return str(row["number"])
    return "—" if row[key] is None else f"{float(row[key]):,.2f}"
