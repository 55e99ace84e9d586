"""Bring a paper out: to the printer at its true size, or as a file."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, QUrl
from PySide6.QtGui import QDesktopServices, QPageLayout, QPageSize, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.core import outfile
from desktop.core.errors import FieldError, PaperError
from desktop.core.turns import turn
from desktop.ui.paper_view import image_of
from desktop.ui.room import Room
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.printjobs import Piece, Settings
    from desktop.ui.page import Page

DOTS = 300  # to the inch
BAND = 150_000  # pixels handed to the printer in one go: nobody else works meanwhile, the screen neither
_POINTS, _INCH = 72, 25.4


def ask_settings(parent: QWidget, now: Settings, title: str) -> Settings | None:
    """The system's dialog, beginning with how this kind of paper was printed last; None if nothing is wanted.

    On a PC without a printer it is the one for files.
    """
    from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo

    if not QPrinterInfo.availablePrinterNames():
        path = ask_path(parent, title, "pdf")
        return replace(now, file=str(path)) if path else None
    printer = make_printer(now)
    printer.setDocName(file_name(title))  # it names the file, where the clerk prints into one
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
    file = printer.outputFileName()
    return Settings(printer.printerName(), both, printer.paperSource().name, printer.copyCount(), file)


def printing(room: Room) -> Callable[[bytes, Piece, Settings], None]:
    """Brings one copy of a paper to the printer of its job."""

    def out(pdf: bytes, piece: Piece, settings: Settings) -> None:
        from PySide6.QtPrintSupport import QPrinterInfo

        if settings.file:
            outfile.write(_own_file(Path(settings.file), piece), pdf)
            return
        if settings.printer and QPrinterInfo.printerInfo(settings.printer).isNull():
            raise PaperError(
                f"The printer “{settings.printer}” is not there; switch it on, or print with another",
                code="no_printer",
            )
        printer = make_printer(settings)
        printer.setDocName(piece.name)
        draw_papers(room, [pdf], printer)

    return out


def _own_file(path: Path, piece: Piece) -> Path:
    """The file of one paper: the one that was named, or, among several, one of its own beside it."""
    return (
        path
        if path.suffix == ".pdf"
        else path.with_name(file_name(f"{path.name}-{piece.name}-{piece.mark}") + ".pdf")
    )


def print_papers(room: Room, parent: Page, papers: Sequence[bytes], title: str) -> bool:
    """Print what is no paper of a case, at once and without the queue; False if nothing went to a printer.

    What the clerk wants in a file instead is written, and said on the page.
    """
    from desktop.casework.printjobs import Settings

    settings = ask_settings(parent, Settings(), title)
    if settings is None:
        return False
    if settings.file:
        for pdf in papers:
            _write(parent, Path(settings.file), pdf)
        return False
    printer = make_printer(settings)
    printer.setDocName(title)
    draw_papers(room, papers, printer)
    return True


def draw_papers(room: Room, papers: Sequence[bytes], printer: Any) -> None:
    """Draw every page of the papers at its true size on a sheet of its own size, upright or on its side.

    It is the screen's turn before each band: Qt keeps Python to itself while it takes one.

    Raises `PaperError` where the printer does not take them.
    """
    printer.setFullPage(True)
    pages = [(pdf, n, *room.page_size(pdf, n)) for pdf in papers for n in range(room.page_count(pdf))]
    painter = QPainter()
    try:
        for at, (pdf, n, wide, tall) in enumerate(pages):
            printer.setPageLayout(_sheet_of(wide * _INCH / _POINTS, tall * _INCH / _POINTS))
            if not (printer.newPage() if at else painter.begin(printer)):
                raise PaperError("The printer does not take the paper; look what came out", code="printer")
            picture = room.page_picture(pdf, n, round(595 * DOTS / _POINTS))
            unit = printer.resolution() / _POINTS
            row = tall * unit / picture.height
            for top, band in picture.bands(BAND):
                if band.blank():
                    continue  # paper is white
                turn()
                painter.drawImage(QRectF(0, top * row, wide * unit, band.height * row), image_of(band))
    finally:
        if painter.isActive():
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


def save_as(page: Page, pdf: bytes, name: str) -> None:
    """Save the paper where the clerk wants it; the page says so."""
    if path := ask_path(page, name, "pdf"):
        _write(page, path, pdf)


def _write(page: Page, path: Path, pdf: bytes) -> None:
    from desktop.ui.bits import Band

    try:
        outfile.write(path, pdf)
    except FieldError as error:
        page.tell(error)
        return
    page.say(Band(tr("Saved"), str(path), tone="fine", drawing="check"))


def ask_path(parent: QWidget, name: str, ending: str) -> Path | None:
    """Where the clerk wants a file of this ending (pdf, xlsx, csv); None if nowhere."""
    title = tr("Save the table") if ending in ("xlsx", "csv") else tr("Save the paper")
    chosen, _ = QFileDialog.getSaveFileName(parent, title, f"{file_name(name)}.{ending}", f"*.{ending}")
    return Path(chosen).with_suffix(f".{ending}") if chosen else None


def file_name(name: str) -> str:
    """A number on paper as the name of a file."""
    return "".join(c if c.isalnum() or c in "-." else "-" for c in name)
