"""Bring a paper out: to the printer at its true size, or as a file."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, QSizeF, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.core.errors import PaperError
from desktop.ui.room import Room
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.printjobs import Piece, Settings

DOTS = 300  # to the inch
_POINTS = 72


def ask_settings(parent: QWidget, now: Settings, title: str) -> Settings | None:
    """The system's dialog, beginning with how this kind of paper was printed last; None if nothing is wanted."""
    from PySide6.QtPrintSupport import QPrintDialog

    printer = make_printer(now)
    printer.setDocName(title)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(tr("Print"))
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return None
    return settings_of(printer)


def make_printer(settings: Settings) -> Any:
    """The printer of the settings, or the system's own where that one is gone or none was named."""
    from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

    known = QPrinterInfo.printerInfo(settings.printer)
    info = QPrinterInfo.defaultPrinter() if known.isNull() else known
    mode = QPrinter.PrinterMode.HighResolution
    printer = QPrinter(mode) if info.isNull() else QPrinter(info, mode)
    printer.setFullPage(True)
    printer.setCopyCount(settings.copies)
    both, one = QPrinter.DuplexMode.DuplexLongSide, QPrinter.DuplexMode.DuplexNone
    printer.setDuplex(both if settings.duplex else one)
    trays = {tray.name: tray for tray in QPrinter.PaperSource}
    if settings.tray in trays:
        printer.setPaperSource(trays[settings.tray])
    return printer


def settings_of(printer: Any) -> Settings:
    """What was chosen in the dialog."""
    from desktop.casework.printjobs import Settings

    both = printer.duplex() in (printer.DuplexMode.DuplexLongSide, printer.DuplexMode.DuplexAuto)
    return Settings(printer.printerName(), both, printer.paperSource().name, printer.copyCount())


def printing(room: Room) -> Callable[[bytes, Piece, Settings], None]:
    """Brings one copy of a paper to the printer of its job."""

    def out(pdf: bytes, piece: Piece, settings: Settings) -> None:
        from PySide6.QtPrintSupport import QPrinterInfo

        if settings.printer and QPrinterInfo.printerInfo(settings.printer).isNull():
            raise PaperError(
                f"The printer “{settings.printer}” is not there; switch it on, or print with another",
                code="no_printer",
            )
        printer = make_printer(settings)
        printer.setDocName(piece.name)
        draw_paper(room, pdf, printer)

    return out


def draw_paper(room: Room, pdf: bytes, printer: Any) -> None:
    """Draw every page of a paper at its true size, whatever sheet lies in the tray. Raises `PaperError`."""
    pages = [room.page_size(pdf, n) for n in range(room.page_count(pdf))]
    _lay(printer, pages[0])
    painter = QPainter()
    if not painter.begin(printer):
        raise PaperError("The printer does not take the paper; look whether it is ready", code="printer")
    try:
        unit = printer.resolution() / _POINTS
        for n, (width, height) in enumerate(pages):
            if n:
                _lay(printer, (width, height))
                if not printer.newPage():
                    raise PaperError("The printer broke off; look which pages came out", code="printer")
            image = QImage.fromData(room.page_png(pdf, n, round(595 * DOTS / _POINTS)))
            painter.drawImage(QRectF(0, 0, width * unit, height * unit), image)
    finally:
        painter.end()


def _lay(printer: Any, size: tuple[float, float]) -> None:
    """The sheet of a page: A4, legal or foolscap, upright or on its side."""
    wide = size[0] > size[1]
    sheet = QPageSize(QSizeF(min(size), max(size)), QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    printer.setPageSize(sheet)
    way = QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
    printer.setPageOrientation(way)


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
