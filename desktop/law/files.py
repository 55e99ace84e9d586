"""Where the law's files lie, and their compiled copies, keyed by the content they were made from."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable, Iterable
from datetime import date, datetime
from pathlib import Path
from typing import Any

from desktop.core import kept, yamltext
from desktop.core.errors import PackError

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
ACTS = RESOURCES / "acts"
PROCEDURES = RESOURCES / "procedures"
OVERLAYS = RESOURCES / "overlays"
SCHEMAS = RESOURCES / "schema"
LOCALE = RESOURCES / "locale"
KEYS = RESOURCES / "keys"

_MOST_COPIES = 8
_MOST_YAML = 8 << 20  # bytes; the largest chapter of an Act has a hundredth of it
_FORMAT = "5"  # raise it whenever a compiled copy changes its shape


def cache_folder() -> Path:
    """Where compiled copies are kept: $NAGARDESK_CACHE, else the user's cache folder."""
    if named := os.environ.get("NAGARDESK_CACHE"):
        return Path(named)
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "nagardesk" / "law"


def packs_folder() -> Path:
    """Where installed law packs are kept: under $NAGARDESK_DATA, else this user's data folder."""
    from platformdirs import user_data_path

    return Path(os.environ.get("NAGARDESK_DATA") or user_data_path("nagardesk", appauthor=False)) / "packs"


def read_yaml(path: Path) -> Any:
    """The values of a YAML file, dates as ISO text. Raises `PackError` naming the file and the place."""
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    try:
        return _plain(yamltext.parse(kept.content(path, _MOST_YAML).decode("utf-8")))
    except MarkedYAMLError as error:
        mark = error.problem_mark
        place = f", line {mark.line + 1}" if mark else ""
        raise PackError(f"{path.name}{place}: {error.problem}", code="pack_yaml", file=path.name) from error
    except (YAMLError, ValueError, RecursionError) as error:
        raise PackError(f"{path.name}: {error}", code="pack_yaml", file=path.name) from error
    except OSError as error:
        raise PackError(f"{path}: {error.strerror}", code="pack_file", file=path.name) from error


def _plain(value: Any) -> Any:
    """The value with texts for keys and days."""
    if isinstance(value, dict):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    if isinstance(value, date | datetime):
        return value.isoformat()
    return value


def compiled(kind: str, files: Iterable[Path], build: Callable[[], Any], cache: Path | None) -> Any:
    """What `build` makes of `files`, kept as JSON in `cache` under a hash of their contents; None keeps nothing.

    A missing, damaged or unwritable cache only costs the time to build: the copy bears its own hash, since one changed
    letter would be another law.
    """
    if cache is None:
        return build()
    copy = cache / f"{kind}-{_digest(files)}.json"
    try:
        told, _, content = kept.content(copy).partition(b"\n")
        if told.decode("ascii", "replace") == hashlib.sha256(content).hexdigest():
            return json.loads(content)
    except (OSError, ValueError, RecursionError):
        pass
    made = build()
    _keep(copy, made)
    return made


def _digest(files: Iterable[Path]) -> str:
    total = hashlib.sha256(_FORMAT.encode())
    for path in sorted(files):
        content = kept.content(path)
        total.update(f"{path.parent.name}/{path.name}:{len(content)}:".encode())
        total.update(content)
    return total.hexdigest()[:40]


def _forget_old(path: Path) -> None:
    """Keep only the newest few compiled copies of a kind, so that the cache does not grow with every change."""
    kind = path.name.rpartition("-")[0]
    kept = sorted(path.parent.glob(f"{kind}-*.json"), key=lambda each: each.stat().st_mtime, reverse=True)
    for old in kept[_MOST_COPIES:]:
        old.unlink(missing_ok=True)


def _keep(path: Path, value: Any) -> None:
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        content = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        part.write_bytes(hashlib.sha256(content).hexdigest().encode() + b"\n" + content)
        part.replace(path)
        _forget_old(path)
    except OSError:  # a full disk or a read-only folder must not stop the office
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
