"""A scan or photograph looked at before it is kept: what it is by its content, whether it is whole, when and where taken.

Nothing is stored here; the store takes the bytes and the facts.
"""

from __future__ import annotations

import hashlib
import io
import struct
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from desktop.core import given
from desktop.core.errors import FieldError
from desktop.interchange import first_page

MOST_BYTES = 20 * 1024 * 1024
MOST_PIXELS = 120_000_000  # an A0 drawing scanned at 300 dpi has 139 million; A1 has 70
_MOST_COLOURED = 75_000_000  # pixels of a colour picture that has to lie in memory whole, at four bytes each
_MOST_WEBP = 20_000_000  # its reader holds several copies
_MOST_PROGRESSIVE = 50_000_000  # of a JPEG that comes in several goes over the whole picture
_MOST_WORK = 2_000_000_000  # pixels times the goes over them: seconds
MOST_PAGES = 500
THUMBNAIL = 240  # pixels, the longer side
KINDS = {
    "pdf": "application/pdf",
    "jpeg": "image/jpeg",
    "png": "image/png",
    "tiff": "image/tiff",
    "webp": "image/webp",
}
_TAKEN, _GPS, _TAKEN_ORIGINAL, _EXIF = 306, 0x8825, 36867, 0x8769


@dataclass(frozen=True, slots=True)
class Attachment:
    """What is known of a file that may be kept.

    `kind` is one of KINDS, `pages` counts pages (frames of a TIFF), `width` and `height` are pixels, 0 for a PDF;
    `taken_at` is the camera's own local time (ISO, '' if unknown) and `place` its latitude and longitude in degrees.
    `thumbnail` is a PNG of the first page.
    """

    name: str
    kind: str
    media_type: str
    size: int
    sha256: str
    pages: int
    width: int = 0
    height: int = 0
    taken_at: str = ""
    place: tuple[float, float] | None = None
    thumbnail: bytes = b""


def look(path: Path, field: str = "file", most: int = MOST_BYTES) -> Attachment:
    """Look at a file. Raises `FieldError` on `field` with the reason where it must not be kept."""
    size = given.check(path, field)
    if size > most:
        raise _too_big(field, path.name, size, most)
    return look_at(given.read(path, field), path.name, field, most)


def look_at(content: bytes, name: str, field: str = "file", most: int = MOST_BYTES) -> Attachment:
    """Look at bytes, as they come from the clipboard. Raises as `look` does."""
    if not content:
        raise FieldError(field, f"{name} is empty.", code="empty")
    if len(content) > most:
        raise _too_big(field, name, len(content), most)
    kind = kind_of(content)
    if not kind:
        raise FieldError(
            field, f"{name} is no PDF, JPEG, PNG, TIFF or WebP, whatever its name says. Scan it as one.", code="kind"
        )
    facts = _pdf(content, name, field) if kind == "pdf" else _picture(content, name, field, kind)
    digest = hashlib.sha256(content).hexdigest()
    return Attachment(name, kind, KINDS[kind], len(content), digest, **facts)


def kind_of(content: bytes) -> str:
    """What the first bytes say it is: one of KINDS, or ''."""
    if content[:1024].lstrip().startswith(b"%PDF-"):
        return "pdf"
    if content.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if content[:4] in (b"II*\0", b"MM\0*"):
        return "tiff"
    return "webp" if content[:4] == b"RIFF" and content[8:12] == b"WEBP" else ""


def _pdf(content: bytes, name: str, field: str) -> dict[str, Any]:
    try:
        told, thumbnail = first_page.apart(content, THUMBNAIL, MOST_PAGES)
    except first_page.Heavy:
        message = f"{name} takes too long or too much memory to draw. Print and scan it, at 300 dpi or less."
        raise FieldError(field, message, code="pixels") from None
    if fault := told.get("fault", ""):
        if "password" in fault.lower():
            message = f"{name} is locked by a password. Ask for a copy without one, or scan the paper."
            raise FieldError(field, message, code="encrypted")
        raise FieldError(field, f"{name} is damaged: {fault}.", code="broken")
    pages = int(told["pages"])
    if not thumbnail:
        raise FieldError(field, f"{name} has {pages} pages; from 1 to {MOST_PAGES} are kept.", code="pages")
    return {"pages": pages, "thumbnail": thumbnail}


def _picture(content: bytes, name: str, field: str, kind: str) -> dict[str, Any]:
    from PIL import Image, ImageOps

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            picture = Image.open(io.BytesIO(content), formats=[kind.upper()])
            _need_coarse(picture, content, field, name)
            facts = {"width": picture.width, "height": picture.height, "pages": _frames(picture, field, name)}
            facts |= _exif(picture.getexif())
            picture.thumbnail((THUMBNAIL, THUMBNAIL))  # reads all of it; a JPEG never lies in memory at its full size
            return {**facts, "thumbnail": _png(ImageOps.exif_transpose(picture))}
    except Image.DecompressionBombError as error:
        raise _too_fine(field, name, MOST_PIXELS) from error
    except (OSError, SyntaxError, ValueError, EOFError, struct.error) as error:
        raise FieldError(field, f"{name} is damaged or cut off: {error}.", code="broken") from error


def _need_coarse(picture: Any, content: bytes, field: str, name: str) -> None:
    """Raise `FieldError` for a picture that would take more memory or time than a PC of an office has."""
    most = MOST_PIXELS
    if picture.format in ("JPEG", "MPO"):
        goes = content.count(b"\xff\xda")
        most = min(_MOST_PROGRESSIVE if picture.info.get("progressive") else MOST_PIXELS, _MOST_WORK // max(goes, 1))
    elif picture.format == "WEBP":
        most = _MOST_WEBP
    elif picture.mode not in ("1", "L", "P", "I;16"):
        most = _MOST_COLOURED
    if picture.width * picture.height > most:
        raise _too_fine(field, name, most)


def _frames(picture: Any, field: str, name: str) -> int:
    """How many pages a picture has; a TIFF's are counted by going from one to the next."""
    if picture.format != "TIFF":
        return int(getattr(picture, "n_frames", 1))
    pages = 1
    try:
        while pages <= MOST_PAGES:
            picture.seek(pages)
            pages += 1
    except EOFError:
        picture.seek(0)
        return pages
    raise FieldError(
        field, f"{name} has more than {MOST_PAGES} pages; from 1 to {MOST_PAGES} are kept.", code="pages"
    )


def _png(picture: Any) -> bytes:
    out = io.BytesIO()
    picture.convert("RGBA" if picture.mode in ("RGBA", "LA", "P") else "RGB").save(out, "PNG")
    return out.getvalue()


def _exif(exif: Any) -> dict[str, Any]:
    inner = exif.get_ifd(_EXIF)
    return {
        "taken_at": _moment(str(inner.get(_TAKEN_ORIGINAL) or exif.get(_TAKEN) or "")),
        "place": _place(exif.get_ifd(_GPS)),
    }


def _moment(text: str) -> str:
    try:
        return datetime.strptime(text.strip("\0 "), "%Y:%m:%d %H:%M:%S").isoformat()  # noqa: DTZ007 - a camera names no zone
    except ValueError:
        return ""


def _place(gps: Mapping[int, Any]) -> tuple[float, float] | None:
    """Latitude and longitude from the GPS tags: 1, 3 are the hemispheres, 2, 4 degrees, minutes, seconds."""
    try:
        north, east = _degrees(gps[2]), _degrees(gps[4])
    except (KeyError, TypeError, ValueError, ZeroDivisionError):
        return None
    north = -north if str(gps.get(1, "N")).upper().startswith("S") else north
    east = -east if str(gps.get(3, "E")).upper().startswith("W") else east
    if not (-90 <= north <= 90 and -180 <= east <= 180) or (north == 0 and east == 0):
        return None
    return round(north, 6), round(east, 6)


def _degrees(parts: Any) -> float:
    degrees, minutes, seconds = (float(part) for part in parts)
    return degrees + minutes / 60 + seconds / 3600


def _too_fine(field: str, name: str, most: int) -> FieldError:
    return FieldError(
        field, f"{name} has more than {most // 1_000_000} million pixels. Scan it at 300 dpi or less.", code="pixels"
    )


def _too_big(field: str, name: str, size: int, most: int) -> FieldError:
    return FieldError(
        field,
        f"{name} has {size / 1048576:.1f} MB; at most {most // 1048576} MB are kept. Scan it in grey at 200 or 300 dpi.",
        code="too_big",
        size=size,
        most=most,
    )
