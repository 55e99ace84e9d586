"""PDFs looked at in a process of its own: counted, drawn, read and joined there, within limits.

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
from collections.abc import Sequence
from typing import IO, Any

from desktop.core.errors import PaperError
from desktop.core.picture import Picture

MOST_MEMORY, MOST_SECONDS = 768 << 20, 6
"""Bytes of the child and seconds of the processor for one request (Linux); the clock bounds it everywhere."""
_PATIENCE = 30.0  # seconds by the clock
_ROOM, _TIME = 8, 1.0  # what joining may take more for each byte, and (in seconds) for each megabyte
# The places first: the child is to read this very program, not another one that is installed.
_CHILD = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from desktop.printing.apart import main; main()"
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


def mounted(picture: bytes, sheet: bytes, name: str) -> bytes:
    """See `joining.mounted`. Raises `PaperError`."""
    return bytes(_child.ask(sheet, "mount", (picture,), name=name)[1])


def joined(pages: Sequence[bytes], stamps: bytes, attached: Sequence[tuple[str, bytes]]) -> bytes:
    """See `joining.joined`; in a child of its own, which may take more the more there is to join. Raises `PaperError`."""
    parts = [*pages, *(content for _, content in attached)]
    size = sum(map(len, parts))
    longer = _TIME * size / 1e6
    child = _Child(_PATIENCE + 2 * longer)
    limits = {"memory": MOST_MEMORY + _ROOM * size, "seconds": 10 * MOST_SECONDS + int(longer)}
    try:
        return bytes(child.ask(stamps, "join", parts, names=[name for name, _ in attached], **limits)[1])
    finally:
        child.end()


class _Child:
    """The process, and whose turn it is."""

    def __init__(self, patience: float | None = None) -> None:
        self._patience = patience  # seconds; None for what stands above
        self._turn = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._held = b""  # digest of the PDF that the child has
        self._rest = threading.Timer(0, self.end)

    def ask(
        self, pdf: bytes, what: str, parts: Sequence[bytes] = (), **more: object
    ) -> tuple[dict[str, Any], memoryview]:
        """The answer to one request about a PDF and the `parts` that go with it, and its bytes. Raises `PaperError`."""
        with self._turn:
            self._rest.cancel()
            try:
                said, content = self._asked(pdf, parts, {"do": what, **more})
            except (OSError, ValueError):  # it is gone: a fault of PDFium, or a limit
                self._end()
                raise PaperError(
                    "This PDF takes too long or too much memory to read; print and scan it", code="pdf_damaged"
                ) from None
            self._rest = threading.Timer(_IDLE, self.end)
            self._rest.daemon = True
            self._rest.start()
        if "fault" in said:
            raise PaperError(said["fault"], code=said["code"], **said["params"])
        return said, content

    def end(self) -> None:
        """Let the child go."""
        with self._turn:
            self._rest.cancel()
            self._end()
        atexit.unregister(self.end)

    def _asked(self, pdf: bytes, parts: Sequence[bytes], wanted: dict[str, Any]) -> tuple[dict[str, Any], memoryview]:
        digest = hashlib.sha256(pdf).digest()
        if self._process is None or self._process.poll() is not None:
            self._end()
            self._process = _begun()
            atexit.register(self.end)
        into, out = self._process.stdin, self._process.stdout
        assert into and out
        guard = threading.Timer(self._patience or _PATIENCE, self._process.kill)
        guard.start()
        try:
            new = b"" if digest == self._held else pdf
            told = {**wanted, "size": len(new), "parts": [len(part) for part in parts]}
            for each in (json.dumps(told).encode() + b"\n", new, *parts):
                into.write(each)
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
        [sys.executable, "-I", "-c", _CHILD, json.dumps(sys.path)],
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


def _limit(memory: int = MOST_MEMORY, seconds: int = MOST_SECONDS) -> None:
    if sys.platform != "win32":
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        until = int(used.ru_utime + used.ru_stime) + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _done(pdf: bytes, parts: list[bytes], wanted: dict[str, Any]) -> tuple[dict[str, Any], memoryview]:
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
        case "mount" | "join":
            from desktop.printing import joining

            if wanted["do"] == "mount":
                return {}, memoryview(joining.mounted(parts[0], pdf, wanted["name"]))
            pages = parts[: len(parts) - len(wanted["names"])]
            attached = list(zip(wanted["names"], parts[len(pages) :], strict=True))
            return {}, memoryview(joining.joined(pages, pdf, attached))
    from desktop.printing import proof

    return {"text": proof.read_text(pdf), "code": proof.code_of(pdf)}, memoryview(b"")


def main() -> None:
    """Serve one request after the other."""
    came, out, pdf = sys.stdin.buffer, sys.stdout.buffer, b""
    while line := came.readline():
        wanted = json.loads(line)
        pdf = came.read(wanted["size"]) if wanted["size"] else pdf
        parts = [came.read(size) for size in wanted["parts"]]
        _limit(**{name: wanted[name] for name in ("memory", "seconds") if name in wanted})
        try:
            said, content = _done(pdf, parts, wanted)
        except PaperError as error:
            said = {"fault": error.message, "code": error.code, "params": error.params}
            content = memoryview(b"")
        out.write(json.dumps({**said, "bytes": len(content)}).encode() + b"\n")
        out.write(content)
        out.flush()


_child = _Child()
