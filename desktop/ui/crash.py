"""When the program itself fails: a notice in a file, without names, numbers or anything typed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion

from desktop.core.trace import places

KEEP = 20


def notice(error: BaseException) -> str:
    """What happened, by places in the program only: the message may hold a citizen's data and is left out."""
    import platform  # not needed while nothing goes wrong
    from datetime import UTC, datetime

    lines = [
        "Nagardesk stopped a step because of a fault in the program.",
        f"Time: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.system()} {platform.release()}",
        *places(error),
    ]
    return "\n".join(lines) + "\n"


def write(folder: Path, error: BaseException) -> Path:
    """Write the notice into `folder` and give its path; the oldest beyond KEEP go."""
    from datetime import UTC, datetime

    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"fault-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    path.write_text(notice(error), encoding="utf-8")
    for old in sorted(folder.glob("fault-*.txt"))[:-KEEP]:
        old.unlink(missing_ok=True)
    return path


def watch(told: Callable[[BaseException], None]) -> None:
    """Let `told` know of every exception that nothing else took."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            told(error)

    sys.excepthook = hook


def catch_qt(taken: Callable[[str], None] | None = None) -> None:
    """Send what Qt warns of to the log, and to `taken`."""

    def handle(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtDebugMsg:
            return
        import logging

        logging.getLogger("nagardesk.screen").warning("Qt: %s", text)
        if taken:
            taken(text)

    qInstallMessageHandler(handle)
