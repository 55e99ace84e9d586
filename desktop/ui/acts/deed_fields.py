"""What the window asks for an act of its own: the day of an auction, charges, conditions confirmed, how one entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.particulars import whole
from desktop.ui.acts.pieces import ask, ask_past, ask_said
from desktop.ui.words import known

if TYPE_CHECKING:
    from desktop.law.model import Act, Provision
    from desktop.law.shapes import ShapeAct
    from desktop.ui.page import Shell

_BY = {
    "claim_balance": words.mark("Who claims the balance"),
    "apply_for_review": words.mark("Who applies"),
    "apply_to_return": words.mark("Who asks to come back"),
}
_DAYS = ("on", "committed_on", "from", "until")
_MONEY = ("charges", "paise")
_SAID = ("buyer", "place", "kept_at", "to", "by", "who", "video", "court", "hour", "till", "entry")


def fields_of(shell: Shell, act: Act, row: Provision, step: ShapeAct) -> Sequence[Field]:
    """The fields that an act has besides day, hour, witnesses and what was done."""
    name, asked = step.act, list[Field]()
    if step.guard == "entry" and step.daylight:
        entered = {
            "vacant": words.each_language(words.mark("nobody lives there")),
            "consent": words.each_language(words.mark("with the occupier's consent")),
            "notice": words.each_language(words.mark("after a written notice of entry")),
        }
        asked.append(ask("entry", "select_one", words.mark("How the place was entered"), choices=entered))
    asked += _ASKED[name](shell) if name in _ASKED else []
    if name in _BY:
        asked.append(ask_said(shell, "by", _BY[name], required=True, length=300))
    if name == "compound":
        asked += _conditions(act, row)
    return asked


def told_of(answers: dict[str, Any]) -> dict[str, Any]:
    """The answers to those fields as casework takes them."""
    told: dict[str, Any] = {key: answers[key] for key in _SAID if answers.get(key)}
    told |= {key: dates.parse(answers[key], key) for key in _DAYS if answers.get(key)}
    told |= {key: money.parse(answers[key], key) for key in _MONEY if answers.get(key)}
    told |= {key: answers[key] == "yes" for key in ("complied", "continuing") if answers.get(key)}
    if answers.get("days"):
        told["days"] = whole(answers["days"])
    if answers.get("confirmed"):
        told["confirmed"] = [int(each) for each in answers["confirmed"]]
    return told


def _yes_no() -> dict[str, dict[str, str]]:
    return {"yes": words.each_language(words.mark("yes")), "no": words.each_language(words.mark("no"))}


def _conditions(act: Act, row: Provision) -> list[Field]:
    from desktop.casework.deed_asks import conditions_of

    _, conditions = conditions_of(act, row)
    if not conditions:
        return []
    listed = {str(n): {words.language(): known(each)} for n, each in enumerate(conditions, 1)}
    text = words.mark("What holds of this building, each looked at")
    return [ask("confirmed", "select_multiple", text, required=True, choices=listed)]


def _days(shell: Shell) -> list[Field]:
    return [ask("days", "integer", words.mark("Days, counted from service"), required=True)]


def _complied(shell: Shell) -> list[Field]:
    return [
        ask("complied", "select_one", words.mark("Has it been done as ordered?"), required=True, choices=_yes_no())
    ]


def _auction(shell: Shell) -> list[Field]:
    return [
        ask("on", "date", words.mark("Day of the auction"), required=True),
        ask("hour", "text", words.mark("Hour (24-hour clock)"), required=True, length=5),
        ask_said(shell, "place", words.mark("Place"), required=True, length=1000),
    ]


def _sale(shell: Shell) -> list[Field]:
    return [
        ask("charges", "money", words.mark("Charges of removal and storage (rupees)"), required=True),
        ask_said(shell, "buyer", words.mark("Buyer"), length=300),
        ask_said(shell, "place", words.mark("Where it was sold, if not where it was announced"), length=1000),
    ]


def _paise(shell: Shell) -> list[Field]:
    return [ask("paise", "money", words.mark("Amount (rupees)"), required=True)]


def _police(shell: Shell) -> list[Field]:
    return [
        ask_said(shell, "to", words.mark("Police officer or station"), required=True, length=500),
        ask("on", "date", words.mark("Day on which help is needed")),
        ask("hour", "text", words.mark("Hour (24-hour clock)"), length=5),
        ask_said(shell, "place", words.mark("Place"), length=1000),
    ]


def _execution(shell: Shell) -> list[Field]:
    return [
        ask("till", "text", words.mark("Until which hour"), length=5),
        ask_said(shell, "who", words.mark("Who carried it out"), length=500),
        ask_said(shell, "video", words.mark("Video, and where it is kept"), length=500),
    ]


def _offence(shell: Shell) -> list[Field]:
    return [
        ask_past("committed_on", words.mark("Day of the offence, where it is known")),
        ask("continuing", "select_one", words.mark("Does it go on?"), choices=_yes_no()),
    ]


def _agreement(shell: Shell) -> list[Field]:
    return [ask("from", "date", words.mark("It holds from")), ask("until", "date", words.mark("It holds until"))]


_ASKED = {
    "demand_expenses": _days,
    "inspect_compliance": _complied,
    "announce_sale": _auction,
    **dict.fromkeys(("sell_things", "sell_materials"), _sale),
    **dict.fromkeys(("pay_balance", "hold_balance", "credit_balance"), _paise),
    "ask_police": _police,
    **dict.fromkeys(("execute_in_default", "act_at_once"), _execution),
    "remove_at_once": lambda shell: [
        ask_said(shell, "kept_at", words.mark("Where the things are kept"), length=1000)
    ],
    "record_offence": _offence,
    "ask_court": lambda shell: [ask_said(shell, "court", words.mark("Court"), required=True, length=500)],
    "make_agreement": _agreement,
}
