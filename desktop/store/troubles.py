"""The known troubles with a data folder, each with a message that says what to do."""

from __future__ import annotations

from desktop.core.errors import StoreError

_MESSAGES = {
    "disk_full": "The disk is full. This step was not saved; everything saved before is safe. Make room on the disk "
    "(move films and pictures away, empty the bin) and save again.",
    "locked": "Another program holds the data file (perhaps a backup or an antivirus scan). This step was not saved. "
    "Wait a moment and try again.",
    "read_only": "The data folder cannot be written. Nothing was changed. Ask for write permission on {folder}, or "
    "copy the folder to a disk that can be written.",
    "damaged": "The data file is damaged; nothing more is written to it. Leave the folder as it is; run the repair "
    "(nagardesk store repair), which puts the entries together again from the file and its backups.",
    "strange": "{name} in {folder} is not the plain file or folder that it should be (a pipe, a device, a link that leads "
    "nowhere). Nothing was changed. Run the repair (nagardesk store repair), which lays it aside and puts the entries together "
    "again from what is left.",
    "foreign": "The data file in {folder} was written by another program; it holds nothing of an office. Nothing was changed. "
    "Put the right nagardesk.db back, or run the repair (nagardesk store repair), which lays this one aside.",
    "emptied": "The data file in {folder} is empty or gone, but this office has worked here. Nothing was changed. Put the right "
    "nagardesk.db back, or run the repair (nagardesk store repair), which puts the entries together again from the backups.",
    "other_data": "The data file in {folder} is another office's than the folder (office.json). Nothing was changed. Put the "
    "right nagardesk.db back, or this one into its own folder.",
    "disk_error": "The disk did not take or give the data ({detail}). This step was not saved. Check that the disk "
    "or stick is still plugged in, then open the program again.",
    "newer": "This data was last used by a newer Nagardesk (format {found}; this program knows {known}). Nothing was "
    "changed. Install the newer program.",
    "old_sqlite": "The database library is too old ({found}; {floor} or newer is needed) and could damage the data. "
    "Set the program up again.",
    "archive_missing": "An archive of old entries is missing from the data folder or damaged. Put the folder 'archive' "
    "back from a backup. Nothing was changed.",
    "gone": "The data folder is not at {folder} any more (a stick pulled out, the folder moved or deleted). This step "
    "was not saved; what was saved before is in the folder. Put it back in its place, then open the program again.",
    "network": "{folder} lies on a network drive ({kind}). What is saved there can be lost: such drives do not keep two "
    "programs apart, and say 'written' before it is. No office was made. Choose a folder on a disk of this PC (--data "
    "FOLDER, or the variable NAGARDESK_DATA); for copies a network drive is fine.",
    "path_long": "The path of the data folder is too long for its files ({found} bytes; {most} are the most, and a letter "
    "of Hindi takes three). Nothing was made. Choose a folder nearer to the top of the disk.",
    "closed": "The store is closed. Open the program again.",
    "no_folder": "There is no data in {folder}. Check that the disk is plugged in and the path is right.",
}

UNSOUND = frozenset({"damaged", "strange", "foreign", "emptied"})
"""Codes of what is no data file of an office, whichever way."""


def store_error(code: str, **params: object) -> StoreError:
    """The `StoreError` for one of the known troubles."""
    return StoreError(_MESSAGES[code].format(**params), code=code, **params)
