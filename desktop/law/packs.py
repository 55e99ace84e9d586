"""Act packs: read, checked, compiled once, and handed out by the day they are in force."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any

from desktop.core.errors import PackError
from desktop.law import build
from desktop.law.files import ACTS, cache_folder, compiled
from desktop.law.model import Act, Provision


class Law:
    """Every Act at hand, in every version installed."""

    def __init__(self, acts: Iterable[Act]) -> None:
        self._versions: dict[str, list[Act]] = {}
        for act in acts:
            self._versions.setdefault(act.id, []).append(act)
        for versions in self._versions.values():
            versions.sort(key=lambda act: (act.in_force_from or date.min, _number(act.version)))

    @property
    def acts(self) -> tuple[str, ...]:
        """The ids of the Acts at hand."""
        return tuple(sorted(self._versions))

    def act(self, id: str, day: date | None = None) -> Act:
        """The version of an Act in force on `day`, or the newest. Raises `PackError` if there is none."""
        versions = self._versions.get(id, [])
        if day is not None:
            versions = [act for act in versions if (act.in_force_from or date.min) <= day]
        if not versions:
            raise PackError(f"there is no Act '{id}' here in force on that day", code="act", act=id)
        return versions[-1]

    def version(self, pack: str) -> Act:
        """The very version an entry was made under, "mp-1961@2026.1". Raises `PackError` if it is not here."""
        id, _, version = pack.partition("@")
        for act in self._versions.get(id, []):
            if act.version == version:
                return act
        raise PackError(f"the law pack {pack} is not on this PC; install it", code="pack_missing", pack=pack)

    def provision(self, id: str, day: date | None = None) -> Provision:
        """The provision under a coverage id, as in force on `day`."""
        return self.act(id.partition(":")[0], day).provision(id)


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def load(folder: Path = ACTS, *, installed: Path | None = None, cache: Path | None = None) -> Law:
    """Read every pack under `folder` (the program's own) and `installed` (verified ones).

    `cache` defaults to the user's cache folder. Raises `PackError` naming the file and the place of a fault.
    """
    folders = [path for base in (folder, installed) if base for path in sorted(base.glob("*/")) if is_pack(path)]
    return Law(read_pack(path, cache or cache_folder()) for path in folders)


def is_pack(folder: Path) -> bool:
    """Whether a folder holds an Act pack."""
    return (folder / "act.yaml").is_file()


def pack_files(folder: Path) -> list[Path]:
    """The files that make up a pack's law, in order: act.yaml, effects.yaml if any, the provisions."""
    heads = [folder / name for name in ("act.yaml", "effects.yaml") if (folder / name).is_file()]
    return [*heads, *sorted((folder / "provisions").glob("*.yaml"))]


def read_pack(folder: Path, cache: Path | None = None) -> Act:
    """Read one pack; without a `cache` it is checked and compiled anew."""

    def make() -> Any:
        from desktop.law.compile import compile_pack

        return compile_pack(folder)

    return build.act(compiled(f"act-{folder.name}", pack_files(folder), make, cache))
