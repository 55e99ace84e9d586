"""What the window and the command line are given for papers: the print queue, labels, texts, certificates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.casework.desk import Desk
from desktop.casework.outward import Sent
from desktop.casework.ports import Autograph
from desktop.casework.printjobs import Job, Piece, Settings, Summary
from desktop.core import given
from desktop.core.clock import Clock
from desktop.core.errors import FieldError, PaperError
from desktop.printing.queue import Queue
from desktop.store.store import Store

_MOST_FILE = 1 << 20  # bytes of a certificate

if TYPE_CHECKING:
    from desktop.ui.services import Texts


def labels_sheet(desk: Desk, papers: Sequence[Sent], layout: str, first: int) -> bytes:
    """Labels of papers that went out, or the address sheets of window envelopes, as PDF."""
    from desktop.casework.wording import local_language
    from desktop.printing.labels import labels_of, render_labels

    language = local_language(desk.office().languages)
    return render_labels(labels_of(papers, language), layout, first)[0]


def texts_of(language: str) -> Texts:
    """The texts of papers in a language, as the head of office accepts them."""
    from desktop.printing import texts
    from desktop.ui.services import Texts

    doubts = tuple((each.words, each.meant, each.why) for each in texts.unsure(language))
    return Texts(texts.edition(language), doubts)


class PrintQueue(Queue):
    """The print queue of a data folder, whose papers are in its store."""

    def __init__(self, folder: Path, store: Store) -> None:
        super().__init__(folder)
        self._store = store

    def print_waiting(
        self,
        out: Callable[[bytes, Piece, Settings], None],
        report: Callable[[Job], None],
        wanted: Callable[[], bool],
    ) -> Summary:
        """Print what waits, job by job, while it is `wanted`; `report` hears of every paper that came out."""
        return self.run(self._load, out, report, wanted)

    def _load(self, piece: Piece) -> bytes:
        pdf = self._store.blob(piece.sha256)
        if not piece.mark:
            return pdf
        from desktop.printing.sets import copy_of

        return copy_of(pdf, self._store.blob(piece.order), piece.text_sha256, piece.mark)


def autograph_of(path: Path, secret: str, clock: Clock) -> Autograph:
    """The certificate in a PKCS#12 file, or on the token that a PKCS#11 library reaches. Raises `PaperError`."""
    from desktop.printing import signature, token

    if path.suffix.lower() in (".so", ".dll", ".dylib"):
        return signature.Autograph(token.open_token(path, secret), clock)
    try:
        file = given.read(path, "certificate", _MOST_FILE)
    except FieldError as error:
        raise PaperError(error.message, code="p12_file") from error
    return signature.Autograph(signature.open_identity(file, secret), clock)
