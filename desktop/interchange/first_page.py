"""The first page of a PDF as a small picture, in a process of its own: `apart`.

A page of a few hundred bytes can ask for days of drawing or all memory, and PDFium has no limit to either. Run as a script
this module draws one page under limits, without the rest of the program: the PDF comes in on standard input, and out go a
line of JSON and a PNG.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

MOST_MEMORY, MOST_SECONDS = 640 << 20, 6  # bytes and seconds of the processor (Linux); the clock bounds it everywhere
_PATIENCE = 30  # seconds by the clock


class Heavy(Exception):
    """The page was not drawn within the limits."""


def apart(content: bytes, side: int, most_pages: int) -> tuple[dict[str, Any], bytes]:
    """What is said of the PDF, and its first page as a PNG with a longer side of `side` pixels.

    Says `pages`, and `fault` where PDFium can't read it; no page is drawn then, nor where it has more than `most_pages`.
    Raises `Heavy`.
    """
    command = [sys.executable, "-I", __file__, json.dumps(sys.path), str(side), str(most_pages)]
    hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    try:
        done = subprocess.run(
            command, input=content, capture_output=True, timeout=_PATIENCE, check=False, creationflags=hidden
        )
    except subprocess.TimeoutExpired:
        raise Heavy from None
    told, _, png = done.stdout.partition(b"\n")
    if done.returncode or not told:
        raise Heavy
    said: dict[str, Any] = json.loads(told)
    return said, png


def _drawn(content: bytes, side: int, most_pages: int) -> tuple[dict[str, Any], bytes]:
    import pypdfium2

    try:
        paper = pypdfium2.PdfDocument(content)
        pages = len(paper)
        if not 0 < pages <= most_pages:
            return {"pages": pages}, b""
        page = paper[0]
        out = io.BytesIO()
        page.render(scale=side / max(*page.get_size(), 1)).to_pil().convert("RGB").save(out, "PNG")
        return {"pages": pages}, out.getvalue()
    except pypdfium2.PdfiumError as error:
        return {"pages": 0, "fault": str(error)}, b""


def _limit() -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    """Draw what comes in."""
    sys.path[:] = json.loads(sys.argv[1])
    _limit()
    told, png = _drawn(sys.stdin.buffer.read(), int(sys.argv[2]), int(sys.argv[3]))
    sys.stdout.buffer.write(json.dumps(told).encode() + b"\n" + png)


if __name__ == "__main__":
    main()
