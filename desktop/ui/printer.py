"""Bring a paper out: to the printer by the system's dialog, or as a file."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.ui.room import Room
from desktop.ui.words import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument
    from PySide6.QtPrintSupport import QPrinter

DOTS = 2480  # the width of an upright A4 at 300 dots an inch
A4 = 210.0  # mm, that width


def print_papers(room: Room, parent: QWidget, papers: Sequence[bytes], title: str) -> bool:
    """Print papers in one job through the system's dialog; False if the clerk did not want to after all."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(tr("Print"))
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return False
    draw_papers(room, papers, printer)
    return True


def print_document(parent: QWidget, document: QTextDocument, title: str) -> bool:
    """Print a document laid out on A4 through the system's dialog; False if the clerk did not want to after all."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setFullPage(True)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(tr("Print"))
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return False
    document.print_(printer)
    return True


def draw_papers(room: Room, papers: Sequence[bytes], printer: QPrinter) -> None:
    """Draw every page of the papers on a printer at its true size, on a sheet of its own size, upright or on its side."""
    printer.setFullPage(True)
    pages = [(pdf, n) for pdf in papers for n in range(room.page_count(pdf))]
    painter = QPainter()
    for at, (pdf, n) in enumerate(pages):
        image = QImage.fromData(room.page_png(pdf, n, DOTS))
        wide, tall = image.width() * A4 / DOTS, image.height() * A4 / DOTS
        printer.setPageLayout(_sheet_of(wide, tall))
        if at:
            printer.newPage()
        else:
            painter.begin(printer)
        dots = printer.resolution() / 25.4
        painter.drawImage(QRectF(0, 0, wide * dots, tall * dots), image)
    painter.end()


def _sheet_of(wide: float, tall: float) -> QPageLayout:
    """The sheet that a page of this size (mm) is printed on: A4 or A3 where it is one, upright or on its side."""
    short, long = sorted((wide, tall))
    known = {210: QPageSize.PageSizeId.A4, 297: QPageSize.PageSizeId.A3}
    named = next((id for mm, id in known.items() if abs(mm - short) < 3 and abs(long - mm * 2**0.5) < 4), None)
    size = QPageSize(named) if named is not None else QPageSize(QSizeF(short, long), QPageSize.Unit.Millimeter)
    way = QPageLayout.Orientation.Landscape if wide > tall else QPageLayout.Orientation.Portrait
    return QPageLayout(size, way, QMarginsF(), QPageLayout.Unit.Millimeter)


def open_elsewhere(pdf: bytes, name: str) -> None:
    """Hand the paper to the system's own viewer of PDF files."""
    path = Path(tempfile.mkdtemp(prefix="nagardesk-")) / f"{file_name(name)}.pdf"
    path.write_bytes(pdf)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def save_as(parent: QWidget, pdf: bytes, name: str) -> Path | None:
    """Save the paper where the clerk wants it; None if he wants it nowhere."""
    chosen, _ = QFileDialog.getSaveFileName(parent, tr("Save the paper"), f"{file_name(name)}.pdf", "PDF (*.pdf)")
    if not chosen:
        return None
    path = Path(chosen)
    path.write_bytes(pdf)
    return path


def file_name(name: str) -> str:
    """A number on paper as the name of a file."""
    return "".join(c if c.isalnum() or c in "-." else "-" for c in name)
