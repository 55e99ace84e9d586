"""What is drawn and not written: the QR code, the place for a seal, boxes to tick, the emblem, lines to sign on."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from reportlab.lib.utils import ImageReader
from reportlab.platypus import Flowable

from desktop.core.errors import PaperError
from desktop.printing.ink import number
from desktop.printing.qr import qr_rows
from desktop.printing.styles import MM

_QUIET = 2  # modules of white around the code, beside the white of the page
SEAL = 30 * MM


class Code(Flowable):  # type: ignore[misc]
    """A QR code `side` points wide, in the middle of its column."""

    def __init__(self, text: str, side: float) -> None:
        super().__init__()
        self.rows, self.side = qr_rows(text), side

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """As high as the code is wide."""
        self.width, self.height = width, self.side
        return width, self.side

    def draw(self) -> None:
        """A picture of one bit a module, which printers and screens scale without a blur."""
        count = len(self.rows)
        unit = self.side / (count + 2 * _QUIET)
        x, y, wide = (self.width - self.side) / 2 + _QUIET * unit, _QUIET * unit, count * unit
        bits = "".join(_hexadecimal(row) for row in self.rows)
        self.canv.addLiteral(
            f"/Artifact BMC q {number(wide)} 0 0 {number(wide)} {number(x)} {number(y)} cm "
            f"BI /W {count} /H {count} /IM true /D [1 0] /F /AHx ID {bits}> EI Q EMC"
        )


def _hexadecimal(row: str) -> str:
    """A row of modules packed into whole bytes."""
    across = -(-len(row) // 8) * 8
    return f"{int(row.ljust(across, '0'), 2):0{across // 4}x}"


class Seal(Flowable):  # type: ignore[misc]
    """A pale dotted ring where the office's seal goes, with a caption inside."""

    def __init__(self, caption: Sequence[Any], side: float = SEAL) -> None:
        super().__init__()
        self.caption, self.side = list(caption), side

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """A square around the ring, in the middle of its column."""
        self.width, self.height = width, self.side
        self.heights = [text.wrap(self.side * 0.8, height)[1] for text in self.caption]
        return width, self.side

    def draw(self) -> None:
        """The ring, then the caption in its middle."""
        x, y, r = self.width / 2, self.side / 2, self.side / 2 - 1
        c = r * 0.5523
        points = [
            (x + r, y),
            (x + r, y + c, x + c, y + r, x, y + r),
            (x - c, y + r, x - r, y + c, x - r, y),
            (x - r, y - c, x - c, y - r, x, y - r),
            (x + c, y - r, x + r, y - c, x + r, y),
        ]
        path = " ".join(" ".join(map(number, p)) + (" m" if len(p) == 2 else " c") for p in points)
        self.canv.addLiteral(f"/Artifact BMC q 0.55 G 0.5 w [1.5 2] 0 d {path} S Q EMC")
        y += sum(self.heights) / 2
        for text, tall in zip(self.caption, self.heights, strict=True):
            y -= tall
            text.drawOn(self.canv, x - self.side * 0.4, y)


class Ticks(Flowable):  # type: ignore[misc]
    """A box to tick before each of a few words, on one line or below each other."""

    def __init__(self, options: Sequence[Any], side: float = 9.0) -> None:
        super().__init__()
        self.options, self.side = list(options), side

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """A line for each option."""
        self.heights = [text.wrap(width - self.side - 5, height)[1] for text in self.options]
        self.width, self.height = width, sum(self.heights)
        return width, self.height

    def draw(self) -> None:
        """A box, then its word."""
        y = self.height
        for text, tall in zip(self.options, self.heights, strict=True):
            y -= tall
            low = y + tall - text.style.leading / 2 - self.side / 2
            side = number(self.side)
            self.canv.addLiteral(f"/Artifact BMC 0.7 w 0 {number(low)} {side} {side} re S EMC")
            text.drawOn(self.canv, self.side + 5, y)


class Emblem(Flowable):  # type: ignore[misc]
    """The office's emblem, `tall` points high, centred."""

    def __init__(self, image: bytes, tall: float) -> None:
        super().__init__()
        try:
            self.image = ImageReader(io.BytesIO(image))
        except OSError as error:
            raise PaperError(
                "The emblem of the letterhead isn't a picture that can be printed; choose a PNG or JPEG file",
                code="emblem",
            ) from error
        self.tall = tall
        self.spaceAfter = 3.0

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """The full width, for centring."""
        self.width, self.height = width, self.tall
        return width, self.tall

    def draw(self) -> None:
        """The picture in the middle."""
        across, high = self.image.getSize()
        wide = self.tall * across / high
        self.canv.addLiteral("/Artifact BMC")
        self.canv.drawImage(self.image, (self.width - wide) / 2, 0, wide, self.tall, mask="auto")
        self.canv.addLiteral("EMC")


class SignLine(Flowable):  # type: ignore[misc]
    """Room for a hand to sign, over a line."""

    def __init__(self, tall: float) -> None:
        super().__init__()
        self.tall = tall

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """The full width."""
        self.width, self.height = width, self.tall
        return width, self.tall

    def draw(self) -> None:
        """A thin line at the foot of the room."""
        self.canv.strokes([(self.width * 0.1, 2, self.width * 0.9, 2, 0.4)])


class Beside(Flowable):  # type: ignore[misc]
    """Flowables side by side, each with its share of the width, all standing on one ground."""

    def __init__(self, parts: Sequence[Any], shares: Sequence[float], top: bool = False) -> None:
        super().__init__()
        self.parts, self.shares, self.top = list(parts), list(shares), top

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """As high as the highest."""
        whole = sum(self.shares)
        self.widths = [width * share / whole for share in self.shares]
        heights = [part.wrap(w, height)[1] for part, w in zip(self.parts, self.widths, strict=True)]
        self.width, self.height = width, max(heights)
        return width, self.height

    def draw(self) -> None:
        """From left to right."""
        x = 0.0
        for part, width in zip(self.parts, self.widths, strict=True):
            part.drawOn(self.canv, x, self.height - part.height if self.top else 0)
            x += width
