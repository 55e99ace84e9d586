"""Faults that are seldom met, in the clerk's language: the exchange, sticks and copies, and the rarer acts; see `faults.py`."""

from __future__ import annotations

from desktop.ui.words import mark

_CHOICE = mark("This is not one of the choices.")
_INNER = mark("The program did a step wrongly; nothing of it was saved. Tell who looks after the program.")
_UNEQUAL = mark(
    "The centre and this PC do not agree. Nothing was changed and nothing is lost; tell the administrator."
)
_ANSWER = mark("Something else than the centre answered, or the line broke. The next try comes by itself.")
_RELEASE = mark(
    "The newer program there is not whole, or not signed by a key that is known here. It is not used; tell the "
    "administrator."
)
_GRANT = mark("Under section {section} nothing is paid without a grant that has enough left. Enter the grant first.")
_AREA = mark("Give a measure above zero.")
_CERTIFICATE = mark("This holds no certificate with its key. Choose another file or token.")

_SAME = {
    _CHOICE: "authority column ending event exception guard labels language map mark month page plan_paper plan_scale "
    "provision quarter relation roles table use",
    _INNER: "as_of blob_name blob_unnamed ended group nested number_unrecorded copy_of_copy signed_twice no_page",
    _UNEQUAL: "ack_back ack_unknown bad_entry cursor device disagree malformed no_fork not_divided not_held not_named not_owed "
    "replayed scope signature twice unsendable unsigned",
    _ANSWER: "answer answer_long cut unsteady server",
    _RELEASE: "no_release release release_changed release_format release_short release_signature",
    _AREA: "area measure frontages",
    _CERTIFICATE: "p12_empty token_empty",
    mark(
        "The proxy of this line wants a name and a password. Nothing was sent. Ask who looks after the line to let this PC "
        "through to the centre."
    ): "proxy",
    mark(
        "Something else than the centre answered. If this line has a log-in page, open a browser and log in there; if not, "
        "ask who looks after the line."
    ): "log_in",
    mark("This is larger than the centre takes. It stays here; tell the administrator."): "file_too_large too_large",
    mark("Half-loaded papers can't be kept. Make room on the disk; they are fetched again."): "parts pieces",
    mark("This print job is damaged or gone. Take it out of the queue and print the paper again."): "print_damaged "
    "print_gone",
    mark("This is no PDF, or it is damaged. Choose another file."): "not_pdf pdf_damaged not_ours",
    mark("The key is not right. Check it letter by letter."): "recovery passphrase",
    mark("This data is not encrypted; there is nothing to do."): "not_sealed",
    mark("Give an amount, or rows by a measure that rise."): "fee_table items",
    mark("The time that section {section} gives for this has run out."): "limitation",
}
SELDOM = {
    **{code: text for text, codes in _SAME.items() for code in codes.split()},
    "above_highest": mark("This is more than section {section} lets be taken."),
    "announced": mark("The auction is announced for a later day; the things are sold from {first_day}."),
    "appeal_pending": mark("An appeal against the order is pending; it is not reviewed meanwhile."),
    "archive_missing": mark(
        "An archive of old entries is missing or damaged. Put the folder 'archive' back from a copy. Nothing was changed."
    ),
    "backup_bad": mark("This copy is not sound, or is none. Take another one, to another disk."),
    "backup_name": mark("This is not the name of a copy."),
    "backup_other_key": mark("This folder holds copies of other data. Choose another folder for the copies."),
    "bad_font": mark("The fonts of the papers are not right here. Run the set-up of the program again."),
    "balance": mark("Give back just what was left of the price at the sale; see the sale in the case."),
    "before_start": mark("The last day can't be before the first."),
    "beyond_table": mark("The table of fees does not go so far; have it completed."),
    "book_kind": mark("This book is for papers of another kind."),
    "book_known": mark("A book of this name was issued already."),
    "book_missing": mark("No book of this name was issued."),
    "care_ended": mark("The program was closing; the copy was broken off. The next one is made by itself."),
    "centre_key": mark("The answer was not signed by our centre; nothing was taken over. Tell the administrator."),
    "centre_url": mark("The centre's address begins with https://, followed by its name."),
    "certificate_time": mark("The certificate does not hold at this time. Choose another one."),
    "code": mark("The one-time code is not right, was used already, or has run out. Ask for a new one."),
    "columns": mark("This file has more columns than a register can have. Take the empty ones out."),
    "conditions": mark("Section {section} lets it be compounded only if all its conditions hold; confirm each."),
    "coordinates": mark("These are no coordinates; give degrees north and east, such as 23.26 and 77.41."),
    "csv": mark("A line of this file can't be read; a quotation mark may be missing. Save it as .xlsx."),
    "demand_day": mark("The demand was made on {date}; this comes after."),
    "doctype": mark("This workbook holds something that no spreadsheet writes; it is not read."),
    "elsewhere": mark("This is done by another step; look at what may be done next in the case."),
    "emblem": mark("The emblem is no picture that can be printed. Choose a PNG or JPEG file."),
    "emptied": mark(
        "The data file is empty or gone. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair"
    ),
    "enrolment_file": mark("The file that says where this PC belongs is damaged. Enrol it again under Sync."),
    "exempt": mark("The proviso to the section has no such clause."),
    "far": mark("This day is more than a year away; look at the year again."),
    "foreign": mark(
        "The data file is another program's. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair"
    ),
    "fork": mark(
        "There are two histories of one PC: it was copied, or put back from an old copy. What is saved here is safe; "
        "call the administrator."
    ),
    "future_day": mark("The first instalment falls due on a day still to come."),
    "gap": mark("An earlier batch is missing; bring that in first."),
    "grant_spent": _GRANT,
    "instalments": mark("Give the number of instalments, and 1, 2, 4 or 12 of them a year."),
    "invitation": mark("There is no invitation of a centre here. Choose the file .ngi that its administrator made."),
    "label_full": mark("An address does not fit on the label; shorten it or take larger labels."),
    "label_place": mark("Begin at a place that the sheet has, with at least one label."),
    "layout": mark("A part of the paper is larger than a page; shorten it."),
    "licence_state": mark("The licence does not stand any more (section {section})."),
    "no_actor": mark("Section {section} names no authority that acts."),
    "no_book": mark("There is no such register or report."),
    "no_conviction": mark("No conviction is recorded; a fine under section {section} is the court's."),
    "no_fine": mark("This section lays down no fine."),
    "no_folder": mark("There is no data in this folder. See that the disk is plugged in, or choose another folder."),
    "no_font": mark("The fonts of the papers are not right here. Run the set-up of the program again."),
    "no_grant": _GRANT,
    "no_holiday": mark("No holiday was declared for this day."),
    "no_instalments": mark("The Act gives no instalments for what is due under section {section}."),
    "no_licence": mark("No licence was granted in this case."),
    "no_line": mark("Handing a stick to the centre needs a line to it; keep the stick until then."),
    "no_recovery": mark("Section {section} does not say how the money is got in."),
    "other_data": mark(
        "The data file is another office's than its folder. Nothing was changed. Put the right nagardesk.db back."
    ),
    "payment_missing": mark("There is no such payment here."),
    "no_report": mark("No such payment waits for a report."),
    "no_shaper": mark("The fonts of the papers are not right here. Run the set-up of the program again."),
    "no_sheet": mark("This workbook has no sheet with cells."),
    "no_slab": mark("Section {section} has no fee for this plot and use."),
    "no_such_act": mark("Section {section} has no such step."),
    "no_sun": mark("The sun does not rise and set there on that day."),
    "not_text": mark("This is no text file. Save the register as .xlsx, or as .csv in UTF-8."),
    "not_xlsx": mark("This is no .xlsx workbook. Save it as .xlsx or .csv."),
    "not_compounded": mark("The offence is not compounded yet; the fee under section {section} comes after that."),
    "not_deposited": mark("Under section {section} the sum claimed is deposited first."),
    "nothing_open": mark("Nothing of this is open, or a cheque on it is not realised yet."),
    "no_enclosures": mark("The form of this application asks for no enclosures."),
    "office": mark("This is for another office. Ask the centre for one of this office."),
    "office_file": mark("A file that says whose office this is is damaged. Put it back from a copy."),
    "office_period": mark("A time is a whole number and a unit, and a century at most."),
    "office_unled": mark(
        "Nobody could change the office today: neither a head of office nor an administrator would hold a post. "
        "Correct the day or the roles, or appoint another first."
    ),
    "old_sqlite": mark("The database library of this PC is too old. Run the set-up of the program again."),
    "older": mark("This data is of an older format. Open it once for work first."),
    "ordered": mark("The order on this notice is made; what is still to be said belongs to the appeal."),
    "other_centre": mark("This is another centre than the one this PC belongs to. Nothing was taken over."),
    "other_office": mark("This data folder belongs to another office. Choose an empty one."),
    "p12": mark("The signature file does not open: it is damaged, or the password is wrong."),
    "p12_file": mark("The signature file can't be read; choose it again."),
    "passphrase_short": mark("A passphrase must be longer than this."),
    "past": mark("Name a later day for it."),
    "picture": mark("A picture can't be read; take it anew."),
    "pin": mark("A fingerprint has 64 characters, 0 to 9 and a to f. Copy it from the administrator."),
    "place": mark("The list has become shorter; look again."),
    "plan": mark("Something here does not fit the Act or is missing; look at this step again."),
    "print_nothing": mark("There is nothing to print."),
    "qr_too_long": mark("The QR code can't hold so much text; shorten the file number."),
    "rate_not_set": mark(
        "Section {section} reckons by a rate that is not entered for this day. Enter it with the order that fixes it."
    ),
    "refused": mark("The data file refused this step; nothing was saved. Do it again, and tell if it stays."),
    "register": mark("The register of sticks can't be written. Make room on the disk, then do it again."),
    "repair_nothing": mark(
        "Nothing in the damaged file can be read, and there is no copy. Name a folder that has one."
    ),
    "same": mark("A power is passed to another than its holder."),
    "same_ward": mark("The case is in that ward already."),
    "sealed_mark": mark("The file of the encryption is damaged. Put the one from a folder of copies in its place."),
    "sealed_twice": mark("Copies of encrypted data are encrypted already. Take one without a passphrase."),
    "seal_changed": mark("The code was changed after it was signed."),
    "seal_shape": mark("This is no code of a paper of this program, or it was read only in part. Scan it again."),
    "seal_unknown": mark("The code was signed by a PC that this office does not know."),
    "sections": mark("The Act gives this authority no power under one of these sections."),
    "self": mark("A case can't be linked with itself."),
    "set_up": mark("This office is set up already; change it under Settings."),
    "shape": mark("What stands here can't be used; enter it again."),
    "shaping_wrong": mark("The fonts of the papers are not right here. Run the set-up of the program again."),
    "sheet": mark("This workbook has no sheet of that name."),
    "sheet_order": mark("The days must rise with the numbers of the book; look at day and number."),
    "sheet_range": mark("The book has the numbers {first} to {last}."),
    "sheet_used": mark("Number {number} of this book is entered already."),
    "sheets": mark("Give the first and the last number of the book."),
    "signature_broken": mark("The digital signature does not hold; nothing was issued. Do it again."),
    "slab_doubt": mark("Section {section} can be read in two ways here. Choose what is meant, with the reason."),
    "stick_changed": mark("A file on the stick was changed or cut off; nothing of it was taken. Have it sent again."),
    "stick_faulty": mark("The stick gives back other data than were written to it. Take another one."),
    "stick_folder": mark("There is no such folder. Put the stick in, and choose a folder on it."),
    "stick_full": mark("The stick is nearly full. Make room on it or take another one."),
    "stick_large": mark("This file is too large for a bundle; copy the bundle itself."),
    "stick_other": mark("This is no reply of our centre to this PC."),
    "stick_path": mark("This is no plain file; copy the bundle itself."),
    "stick_read": mark("The stick can't be read. Put it in again."),
    "stick_write": mark("The stick can't be written. See that it is not locked, or take another one."),
    "strange": mark(
        "{name} in the data folder is not the plain file or folder that it should be. Nothing was changed. Run the repair: nagardesk store repair"
    ),
    "street_which": mark("There is no such street here, or several; give its number."),
    "term": mark("Section {section} gives it less time."),
    "text": mark("The text holds a broken character; type it again."),
    "texts_not_accepted": mark(
        "The head of office has not accepted the texts of papers in this language yet. He does it once under Settings."
    ),
    "today": mark("A case of the office's own motion is opened on its day."),
    "token": mark("The token can't be used. Look whether it is in and the PIN right."),
    "token_library": mark("There is no such library; choose the one of the token's maker."),
    "twice_named": mark("“{text}” stands there twice."),
    "words_changed": mark("The wordings have changed since this paper was issued. Enlarge the paper itself instead."),
    "year": mark("Grants are entered for this financial year or the next."),
}
