"""What the clerk should know when the store opens: a power cut, a copied folder, a clock that moved."""

from __future__ import annotations

from datetime import datetime, timedelta

from desktop.core.clock import IST, Clock, parse_instant
from desktop.core.notice import Notice

_BACK = timedelta(minutes=10)
_AHEAD = timedelta(days=60)

_CHANGED = {
    "copied": "This data folder is a copy: the one it was copied from is still in use on this PC. So that no number "
    "is given twice, the copy goes on as a new device with its own series. If you meant to work in the other folder, "
    "close this one.",
    "older": "This data folder is an older copy of one that has gone on since (a backup put back, or a copy). So "
    "that no number is given twice, it goes on as a new device with its own series. What was entered since comes "
    "back with the next exchange with the centre.",
    "foreign": "This data folder comes from another PC or another user of this PC. So that no number is given twice, "
    "it goes on as a new device with its own series.",
}

_BARRED = {
    "disk_full": "The disk is full. What was saved before can be read; nothing new can be saved until there is room. "
    "Move films and pictures away or empty the bin; then work goes on.",
    "read_only": "The data folder cannot be written. What was saved before can be read; nothing new can be saved. "
    "Ask for write permission on the folder, or copy it to a disk that can be written.",
}


def on_open(
    *,
    unclean: bool,
    change: str,
    had_data: bool,
    last: str,
    clock: Clock,
    key_in_file: bool = False,
    barred: str = "",
    network: str = "",
) -> tuple[Notice, ...]:
    """What happened since the folder was last closed; `last` is the instant of this folder's last own entry.

    `barred` is the code of what keeps everything from being saved ('disk_full', 'read_only'), '' for nothing; `network` the kind of network drive that the folder lies on, '' for none.
    """
    found = [Notice(barred, _BARRED[barred])] if barred else []
    if network:
        text = (
            f"The data folder lies on a network drive ({network}). What is saved there can be lost: such drives do not "
            "keep two programs apart, and say 'written' before it is. Close the program, move the folder to a disk of "
            "this PC, and open it there."
        )
        found.append(Notice("network", text))
    if unclean:
        text = "The program was not closed properly last time (a power cut?). The data was checked and is sound."
        found.append(Notice("unclean", text))
    if change == "first" and had_data:
        change = "foreign"
    if change in _CHANGED:
        found.append(Notice(change, _CHANGED[change]))
    if key_in_file:
        text = (
            "The data is encrypted, but this PC has no keyring: the key lies in a file that whoever uses this PC's "
            "account, or takes out its disk, can read. Set a keyring up, or encrypt the whole disk."
        )
        found.append(Notice("key_file", text))
    if last:
        found += _clock_moved(clock.now(), parse_instant(last))
    return tuple(found)


def _clock_moved(now: datetime, last: datetime) -> list[Notice]:
    shown, before = _show(now), _show(last)
    if now < last - _BACK:
        text = (
            f"The PC's clock says {shown}, but the last entry was made at {before}. Set the clock right; until then "
            "entries keep their order, and dates must be checked by hand."
        )
        return [Notice("clock_back", text, {"shown": shown, "before": before})]
    if now > last + _AHEAD:
        text = (
            f"The PC's clock says {shown}; the last entry was made at {before}. If the clock is wrong, set it first."
        )
        return [Notice("clock_ahead", text, {"shown": shown, "before": before})]
    return []


def _show(instant: datetime) -> str:
    return instant.astimezone(IST).strftime("%d-%m-%Y %H:%M")
