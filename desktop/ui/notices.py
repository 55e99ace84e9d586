"""What a person should know although the work goes on, in his language: what happened, what it means, what to do.

The codes are those of `desktop.core.notice.Notice`; the window tells them under *Before you begin* and after an exchange.
"""

from __future__ import annotations

from desktop.ui.words import mark

NOTICES = {
    # when the data folder is opened
    "note_unclean": mark(
        "The program was not closed properly last time (a power cut?). The data was checked and is sound."
    ),
    "note_copied": mark(
        "This data folder is a copy of one still in use here. It goes on as a new device with its own numbers. If you "
        "meant to work in the other folder, close this one."
    ),
    "note_older": mark(
        "This data folder is an older copy. It goes on as a new device with its own numbers; what is missing comes with the next exchange."
    ),
    "note_foreign": mark(
        "This data folder comes from another PC or user. It goes on as a new device with its own numbers."
    ),
    "note_clock_back": mark(
        "The PC's clock says {shown}, but the last entry was made at {before}. Set date and time right; until then "
        "check dates by hand."
    ),
    "note_clock_ahead": mark(
        "The PC's clock says {shown}; the last entry was made at {before}. If the clock is wrong, set it right first."
    ),
    "note_key_file": mark(
        "The data is encrypted, but its key lies in a file: this PC has no keyring. Tell who looks after the program."
    ),
    "note_upgraded": mark("A newer version of the program is installed. It is used from the next start."),
    "note_downgraded": mark(
        "An older version of the program was installed over this one. From the next start it is used, and it may refuse "
        "data that this one has written. Nothing is lost; let the administrator install the newer one again first."
    ),
    "note_disk_full": mark(
        "The disk is full. What was saved before can be read; nothing new can be saved until there is room. "
        "Move films and pictures away or empty the bin; then work goes on."
    ),
    "note_read_only": mark(
        "The data folder can't be written. What was saved before can be read; nothing new can be saved. "
        "Tell who looks after the program."
    ),
    "note_network": mark(
        "The data folder lies on a network drive, where what is saved can be lost. Let whoever looks after the program "
        "move it to a disk of this PC."
    ),
    "note_backup": mark("The daily backup could not be made. {why} Tell who looks after the program."),
    # in the exchange with the centre
    "note_restored": mark(
        "The centre was put back from a backup. This PC sends it again what it lost; nothing is lost, and you need do "
        "nothing."
    ),
    "note_new_device": mark(
        "The centre holds another history of this PC after entry {seq}: the data was copied, or put back from a backup. "
        "This PC goes on as a new device with its own numbers; no entry is lost, and what was printed keeps its number. "
        "If the same data is used on another PC too, tell the administrator."
    ),
    "note_brought_elsewhere": mark(
        "The centre had some of this PC's entries already from another PC. This PC goes on as a new device with its own "
        "numbers; nothing is lost. If the same data is used on another PC too, tell the administrator."
    ),
    "note_two_histories": mark(
        "Two histories of another PC (…{device}) were held here after entry {seq}: it was copied, or put back from a "
        "backup. The centre's was taken over; entries that it did not have are sent to it again: {saved}. Nothing is "
        "lost; tell the administrator which PC it is."
    ),
    "note_hand_back": mark(
        "The centre did not take entries of another PC that are held here. {why} They stay here, and your own work went "
        "over."
    ),
    "note_owed": mark(
        "Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since "
        "{since}; it last called on {seen}. Have it exchange. If it is gone for good, the head of office closes it on the "
        "centre's status page; what is held here is then sent from here."
    ),
    "note_owed_never": mark(
        "Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since "
        "{since}; it never called. Have it exchange. If it is gone for good, the head of office closes it on the "
        "centre's status page; what is held here is then sent from here."
    ),
    "note_file_kept": mark("A paper or scan did not go to the centre. {why} It is safe here."),
    "note_file_refused": mark("The centre did not take a paper or scan. {why} It is safe here."),
    "note_file_damaged": mark(
        "A paper or scan came damaged from the centre. It is fetched again by itself at the next exchange."
    ),
    "note_upgrade_soon": mark(
        "The centre will soon need version {version} of the program. Tell who looks after the program; until then the "
        "exchange goes on."
    ),
    "note_centre": mark("The centre lets you know: {text}"),
}
