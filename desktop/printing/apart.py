"""PDFs looked at in a process of its own: counted, drawn and read there, within limits.

A page of a few hundred bytes can ask for days of drawing or for all memory, and PDFium, which has no limit to either, may
fall over it. One child serves the whole program: it is begun when it is first needed, and ends when it has had nothing to
do for a while, when it goes beyond its limits, or with the program.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import mmap
import subprocess
import sys
import threading
from typing import IO, Any

from desktop.core.errors import PaperError
from desktop.core.picture import Picture

MOST_MEMORY, MOST_SECONDS = 768 << 20, 6
"""Bytes of the child and seconds of the processor for one request (Linux); the clock bounds it everywhere."""
_PATIENCE = 30.0  # seconds by the clock
_IDLE = 60.0  # seconds after which a child with nothing to do goes


def page_count(pdf: bytes) -> int:
    """How many pages a PDF has. Raises `PaperError`."""
    return int(_child.ask(pdf, "count")[0]["pages"])


def page_size(pdf: bytes, page: int) -> tuple[float, float]:
    """The width and height of page `page` (from 0), in points. Raises `PaperError`."""
    width, height = _child.ask(pdf, "size", page=page)[0]["size"]
    return width, height


def page_sizes(pdf: bytes) -> list[tuple[float, float]]:
    """The same of every page, each of which was loaded whole. Raises `PaperError`."""
    return [(width, height) for width, height in _child.ask(pdf, "sizes")[0]["sizes"]]


def page_picture(pdf: bytes, page: int, dpi: float = 96) -> Picture:
    """Page `page` (from 0) at `dpi`. Raises `PaperError`."""
    said, pixels = _child.ask(pdf, "picture", page=page, dpi=dpi)
    width, height, stride = said["shape"]
    return Picture(width, height, stride, pixels)


def read(pdf: bytes) -> tuple[str, str]:
    """What `proof.read_text` and `proof.code_of` say of a PDF. Raises `PaperError`."""
    said = _child.ask(pdf, "read")[0]
    return said["text"], said["code"]


class _Child:
    """The process, and whose turn it is."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._held = b""  # digest of the PDF that the child has
        self._rest = threading.Timer(0, self.end)
        atexit.register(self.end)

    def ask(self, pdf: bytes, what: str, **more: float) -> tuple[dict[str, Any], memoryview]:
        """The answer to one request, and the bytes that come with it. Raises `PaperError`."""
        with self._turn:
            self._rest.cancel()
            try:
                said, content = self._asked(pdf, {"do": what, **more})
            except (OSError, ValueError):  # it is gone: a fault of PDFium, or a limit
                self._end()
                raise PaperError(
                    "This PDF takes too long or too much memory to read; print and scan it", code="pdf_damaged"
                ) from None
            self._rest = threading.Timer(_IDLE, self.end)
            self._rest.daemon = True
            self._rest.start()
        if "fault" in said:
            raise PaperError(said["fault"], code=said["code"])
        return said, content

    def end(self) -> None:
        """Let the child go."""
        with self._turn:
            self._rest.cancel()
            self._end()

    def _asked(self, pdf: bytes, wanted: dict[str, Any]) -> tuple[dict[str, Any], memoryview]:
        digest = hashlib.sha256(pdf).digest()
        if self._process is None or self._process.poll() is not None:
            self._end()
            self._process = _begun()
        into, out = self._process.stdin, self._process.stdout
        assert into and out
        guard = threading.Timer(_PATIENCE, self._process.kill)
        guard.start()
        try:
            new = b"" if digest == self._held else pdf
            into.write(json.dumps({**wanted, "size": len(new)}).encode() + b"\n" + new)
            into.flush()
            self._held = digest
            said: dict[str, Any] = json.loads(out.readline())
            return said, _taken(out, int(said.get("bytes", 0)))
        finally:
            guard.cancel()

    def _end(self) -> None:
        if (process := self._process) is not None:
            process.kill()
            process.communicate()
        self._process, self._held = None, b""


def _begun() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-I", __file__, json.dumps(sys.path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _taken(out: IO[bytes], size: int) -> memoryview:
    """So many bytes, into memory that the system clears as it is used: clearing 35 MB at once would hold up the screen."""
    if not size:
        return memoryview(b"")
    room = memoryview(mmap.mmap(-1, size))
    at = 0
    while at < size:
        if not (got := out.readinto(room[at : at + (1 << 20)])):  # type: ignore[attr-defined]
            raise ValueError("cut off")
        at += got
    return room


def _limit() -> None:
    if sys.platform != "win32":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        until = int(used.ru_utime + used.ru_stime) + MOST_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _done(pdf: bytes, wanted: dict[str, Any]) -> tuple[dict[str, Any], memoryview]:
    from desktop.printing import raster

    match wanted["do"]:
        case "count":
            return {"pages": raster.page_count(pdf)}, memoryview(b"")
        case "size":
            return {"size": raster.page_size(pdf, int(wanted["page"]))}, memoryview(b"")
        case "sizes":
            return {"sizes": [raster.page_size(pdf, n) for n in range(raster.page_count(pdf))]}, memoryview(b"")
        case "picture":
            drawn = raster.page_picture(pdf, int(wanted["page"]), wanted["dpi"])
            return {"shape": (drawn.width, drawn.height, drawn.stride)}, drawn.pixels
    from desktop.printing import proof

    return {"text": proof.read_text(pdf), "code": proof.code_of(pdf)}, memoryview(b"")


def main() -> None:
    """Serve one request after the other."""
    sys.path[:] = json.loads(sys.argv[1])
    from desktop.core.errors import PaperError as Refused  # this file is no module of the package here

    came, out, pdf = sys.stdin.buffer, sys.stdout.buffer, b""
    while line := came.readline():
        wanted = json.loads(line)
        pdf = came.read(wanted["size"]) if wanted["size"] else pdf
        _limit()
        try:
            said, content = _done(pdf, wanted)
        except Refused as error:
            said, content = {"fault": error.message, "code": error.code}, memoryview(b"")
        out.write(json.dumps({**said, "bytes": len(content)}).encode() + b"\n")
        out.write(content)
        out.flush()


_child = _Child()

if __name__ == "__main__":
    main()
