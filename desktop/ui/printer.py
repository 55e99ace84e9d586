"""Bring a paper out: to the printer by the system's dialog, or as a file."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.ui.room import Room
from desktop.ui.words import tr

DOTS = 2480  # A4 at 300 dots an inch


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


def draw_papers(room: Room, papers: Sequence[bytes], printer) -> None:
    """Draw every page of the papers on a printer, each filling its sheet."""
    printer.setFullPage(True)
    painter = QPainter(printer)
    pages = [(pdf, n) for pdf in papers for n in range(room.page_count(pdf))]
    for at, (pdf, n) in enumerate(pages):
        if at:
            printer.newPage()
        image = QImage.fromData(room.page_png(pdf, n, DOTS))
        sheet = QRectF(printer.paperRect(printer.Unit.DevicePixel))
        height = sheet.width() * image.height() / image.width()
        painter.drawImage(QRectF(0, 0, sheet.width(), height), image)
    painter.end()


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
