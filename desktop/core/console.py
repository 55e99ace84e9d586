"""The edge of a command: whatever ends it is told in a line on standard error, with an exit code and never a traceback."""

from __future__ import annotations

import argparse
import errno
import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from datetime import date
from typing import Any

from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError
from desktop.core.trace import places

REFUSED, BROKEN, STOPPED = 1, 70, 130
"""Exit codes: the command could not be done; the program itself failed; somebody stopped it."""

_LONGEST = 20_000  # characters of what is said of one failure

_FULL = "Make room or choose another disk, then run the same command again; what was saved is kept."
_BARRED = "Choose a folder in which you may write, or a file that you may read."
_IN_THE_WAY = "A file stands where a folder is needed; choose another folder."
_WAYS_OUT = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EFBIG: _FULL,
    errno.EACCES: _BARRED,
    errno.EPERM: _BARRED,
    errno.EROFS: _BARRED,
    errno.EEXIST: _IN_THE_WAY,
    errno.ENOTDIR: _IN_THE_WAY,
    errno.EISDIR: "A folder stands where a file is needed; name the file.",
    errno.ENOENT: "Choose a folder that is there, or one that can be made.",
    errno.ENAMETOOLONG: "Choose a shorter name.",
}


def speak_utf8() -> None:
    """Print in UTF-8 whatever the machine's locale says, and each line at once."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", line_buffering=True)


def carry(prog: str, work: Callable[[], int], *, as_json: Callable[[], bool] = lambda: False) -> int:
    """Do a command's work and give its exit code; `as_json` says whether a refusal is told on standard output too."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        code = work()
        _flush()
        return code
    except SystemExit:  # of the reading of arguments: help and usage may meet a full disk too
        _flush_quietly()
        raise
    except NagardeskError as error:
        return _refuse(prog, error, as_json())
    except BrokenPipeError:  # whoever read along (`head`, a pager) has had enough
        _drop_output()
        return 0
    except OSError as error:  # the system's refusals: a full disk, a read-only folder, a file in the way
        _drop_output()
        return _refuse(prog, NagardeskError(refused(error)), as_json=False)
    except KeyboardInterrupt:
        _tell(f"{prog}: Stopped. What was saved is kept; the same command can be run again.")
        return STOPPED
    except Exception as error:  # noqa: BLE001 (told whole but for the words, which may be a citizen's)
        _tell(f"{prog}: The program itself failed at this; what was saved before is kept. Please report these lines:")
        _tell("\n".join(places(error)))
        return BROKEN


def day(text: str) -> date:
    """A day of the command line: YYYY-MM-DD, in the years for which there is a calendar here (1900 to 2199)."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = date.min
    if not 1900 <= found.year < 2200:
        raise argparse.ArgumentTypeError(f"'{text}' is no day; write it as 2026-08-31")
    return found


def whole(first: int, last: int) -> Callable[[str], int]:
    """Reads a whole number from `first` to `last` of the command line."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 10 and first <= int(text) <= last):
            raise argparse.ArgumentTypeError(f"'{text}' is no whole number from {first} to {last}")
        return int(text)

    return read


def refused(error: OSError) -> str:
    """What the system refused, where, and the way out."""
    what = error.strerror or str(error)
    where = f": {error.filename}" if error.filename else ""
    return f"{what}{where}. {_WAYS_OUT.get(error.errno or 0, 'Look at the disk and the folder, then try again.')}"


def told(error: NagardeskError) -> dict[str, Any]:
    """A refusal as plain JSON for a script."""
    found: dict[str, Any] = {"error": type(error).__name__, "code": error.code, "message": error.message}
    for name in ("section", "authority"):
        if value := getattr(error, name, ""):
            found[name] = value
    if isinstance(error, LawError) and error.first_day:
        found["first_day"] = error.first_day.isoformat()
    if isinstance(error, FieldErrors):
        found["fields"] = [_field(each) for each in error.errors]
    if isinstance(error, FieldError):
        found["fields"] = [_field(error)]
    return found


def _field(error: FieldError) -> dict[str, Any]:
    return {"field": error.field, "message": error.message, "code": error.code, "params": error.params}


def _refuse(prog: str, error: NagardeskError, as_json: bool) -> int:
    if as_json:
        try:
            print(json.dumps(told(error), ensure_ascii=False, default=str))
        except OSError:
            _drop_output()
    _tell(f"{prog}: {error.message}")
    return REFUSED


def _tell(text: str) -> None:
    """Say it on standard error, if there is anybody to hear; what a file brought into it can't command the terminal."""
    text = "".join(c if c.isprintable() or c == "\n" else f"\\x{ord(c):02x}" for c in text[:_LONGEST])
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        return


def _flush() -> None:
    """Bring out what is printed while an error can still be told."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _flush_quietly() -> None:
    try:
        _flush()
    except OSError:
        _drop_output()


def _drop_output() -> None:
    """Let nothing more be written to an output that takes nothing: Python would complain of it at the very end."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, AttributeError, ValueError):  # closed already, or no file at all
        return
