"""How far the attachments have got: marks that save asking the centre again, and what of them still waits."""

from __future__ import annotations

import json
from pathlib import Path

from desktop.core import kept
from desktop.sync.ports import SyncStore

SENT = "sent.json"
"""The marks' file in the folder of parts."""


class Marks:
    """Up to which entry of each device the attachments are known to be at the centre, in one of its epochs.

    Only a hint that saves asking again: where it is lost, or the epoch is another one, the centre is asked from the
    first entry on. `path` None keeps it in memory.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._epoch, self._files, self._others = "", 0, ""
        self._marks: dict[str, int] = {}
        self._passing: tuple[str, dict[str, int]] = ("", {})  # how far the looking after others' came, in an epoch
        try:
            told = kept.mapping(path) if path else {}
            self._epoch, self._marks, self._files = str(told["epoch"]), dict(told["marks"]), int(told["files"])
            self._others = str(told.get("others", ""))
            self._passing = (str(told.get("passing", "")), dict(told.get("passed", {})))
        except (ValueError, TypeError, LookupError, OverflowError):
            self._epoch, self._marks, self._files, self._others = "", {}, 0, ""
            self._passing = ("", {})

    @property
    def epoch(self) -> str:
        """The epoch for which they hold."""
        return self._epoch

    def at(self, epoch: str, device: str) -> int:
        """The entry number up to which nothing is left to send."""
        return _whole(self._marks.get(device, 0)) if epoch == self._epoch else 0

    def set(self, epoch: str, device: str, seq: int) -> None:
        """Keep a new one."""
        if epoch != self._epoch:
            self._epoch, self._marks = epoch, {}
        self._marks[device] = seq
        self._write()

    def others(self, epoch: str) -> bool:
        """Whether the centre was asked in this epoch for what it lacks of other devices' attachments held here."""
        return self._others == epoch

    def set_others(self, epoch: str) -> None:
        """Keep that it was; '' for: it must be asked again."""
        if epoch != self._others or self._passing[0]:
            self._others, self._passing = epoch, ("", {})
            self._write()

    def passed(self, epoch: str, device: str) -> int:
        """Up to which entry of another device the centre was asked in this epoch, if it was not for all of them yet."""
        return _whole(self._passing[1].get(device, 0)) if epoch == self._passing[0] else 0

    def set_passed(self, epoch: str, device: str, seq: int) -> None:
        """Keep that the centre was asked so far; a line that breaks then costs no second round."""
        if epoch != self._passing[0]:
            self._passing = (epoch, {})
        self._passing[1][device] = seq
        self._write()

    def _write(self) -> None:
        if self._path:
            told = {"epoch": self._epoch, "marks": self._marks, "files": self._files, "others": self._others}
            told |= {"passing": self._passing[0], "passed": self._passing[1]}
            from desktop.sync.enrolment import write_whole

            write_whole(self._path, json.dumps(told).encode())

    def counted(self, files: int) -> None:
        """The centre says how many attachments this device has brought to an end there."""
        self._files = files

    def compare(self, files: int, *, lost: bool) -> None:
        """If the centre `lost` entries, or has fewer attachments than it once said, nothing is known any more."""
        if lost or files < self._files:
            self._marks, self._others, self._passing = {}, "", ("", {})
        self._files = files

    def waiting(self, store: SyncStore) -> int:
        """How many attachments of this folder's devices may still have to go, as far as that is known (at most 1000)."""
        found = {
            sha for device in own(store) for _, sha in store.blobs_after(self.at(self._epoch, device), 1000, device)
        }
        return min(len(found), 1000)


def _whole(mark: object) -> int:
    """An entry's number as it was kept; 0 for what is none."""
    return mark if type(mark) is int and mark > 0 else 0


def own(store: SyncStore) -> list[str]:
    """Every device of this folder, the present one included even before it wrote."""
    return list(dict.fromkeys([*store.own_devices(), store.device]))
