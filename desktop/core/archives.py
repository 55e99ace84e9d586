"""Zip archives from outside: how long their lists may be, how they may be packed, and all that reading a broken one raises."""

from __future__ import annotations

import struct
import zipfile
import zlib
from typing import BinaryIO

from desktop.core.errors import FieldError

FAULTS = (
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    zlib.error,
    struct.error,
    EOFError,
    LookupError,
    OSError,
    RuntimeError,
    ValueError,
)
"""What the library raises over a broken or locked archive (`NotImplementedError` is a `RuntimeError`)."""
_TAIL = 65_535 + 22 + 76  # bytes at an archive's end in which it says where its list is
_MOST_DIRECTORY = 1 << 20  # bytes of an archive's list of members: some ten thousand


def need_few_members(stream: BinaryIO, name: str, field: str = "file") -> None:
    """Raise `FieldError` for a zip archive whose list of members is too long to be taken into memory.

    What is no archive passes: whoever opens it says so. `stream` stands at its beginning afterwards.
    """
    stream.seek(max(stream.seek(0, 2) - _TAIL, 0))
    tail = stream.read()
    stream.seek(0)
    at = tail.rfind(b"PK\5\6")
    size = int.from_bytes(tail[at + 12 : at + 16], "little") if at >= 0 else 0
    if at >= 76 and tail[at - 20 : at - 16] == b"PK\6\7":  # the long form stands right before it
        size = max(size % 0xFFFFFFFF, int.from_bytes(tail[at - 36 : at - 28], "little"))
    if size > _MOST_DIRECTORY:
        raise FieldError(
            field,
            f"{name} holds more files than any archive that is read here. Choose another one.",
            code="file_read",
            name=name,
        )


def need_plain(archive: zipfile.ZipFile) -> None:
    """Raise `BadZipFile` where a member is packed otherwise than every program packs: other ways ask for gigabytes of room."""
    for member in archive.infolist():
        if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise zipfile.BadZipFile("packed in a way that is not read; pack it as a plain .zip")
