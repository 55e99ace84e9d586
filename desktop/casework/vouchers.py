"""The voucher of money paid out: to whom, for what, how much and under what; signed by whoever receives it too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from desktop.casework.desk import Desk
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Writing
from desktop.casework.wording import Said, kind_words, sentence, spread, words
from desktop.core.money import show


@dataclass(frozen=True, slots=True)
class Voucher:
    """What a voucher says; paise, `mode` cash, cheque or online, `under` the grant or section it is paid under."""

    number: str
    to_whom: Said
    says: Said
    paise: int
    mode: str
    reference: str = ""
    under: Said = ""


def print_voucher(tx: Writing, desk: Desk, office: Office, me: Officer, told: Voucher) -> dict[str, Any]:
    """Print the voucher and keep it; its record for the entry."""
    mode = words("by_cheque") if told.mode == "cheque" else words("pay_modes")[told.mode]
    way = {lang: ", ".join(filter(None, (text, told.reference))) for lang, text in mode.items()}
    paid = sentence("paid_out", to=spread(told.to_whom), amount=show(told.paise), mode=way)
    body: list[Said] = [paid, told.says]
    if told.under:
        body.append(sentence("paid_under", under=spread(told.under)))
    body.append(sentence("received_it"))
    values: dict[str, Any] = {
        "addressee": spread(told.to_whom),
        "subject": kind_words("voucher"),
        "body": [{"says": each} for each in body],
    }
    addressee = spread(told.to_whom)["en"]
    sheet = Sheet("letter", kind_words("voucher"), told.number, told.number, desk.today(), addressee, values)
    return {**freeze(tx, desk, office, me, sheet), "kind": "voucher"}
