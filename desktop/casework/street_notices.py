"""The notices of a proposal about a street as papers: to the public, or to the owner of one parcel."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze, preview
from desktop.casework.ports import Draft, Value
from desktop.casework.street import Street
from desktop.casework.street_ways import NoticeRule, way_of
from desktop.casework.streets import open_street, street_of
from desktop.core.errors import FieldError, NagardeskError

SERVED = "notice.served"
TITLES = {
    False: {"en": "Public notice", "hi": "सार्वजनिक सूचना"},
    True: {"en": "Notice", "hi": "सूचना"},
}


def rule_of(state: Street, proposal: str, key: str) -> NoticeRule:
    """The notice of a proposal under this key. Raises `FieldError` where the Act asks for none such."""
    found = state.proposals.get(proposal)
    if found is None:
        raise NagardeskError("There is no such proposal for this street.", code="proposal_missing")
    rules = way_of(state.act, found.matter, found.fresh).notices
    rule = next((each for each in rules if each.key == key), None)
    if rule is None:
        known = ", ".join(each.key for each in rules) or "none"
        raise FieldError("key", f"The Act asks for no such notice here; it asks for: {known}.", code="notice_key")
    return rule


def preview_notice(desk: Desk, street: str, proposal: str, key: str, values: Mapping[str, Value]) -> bytes:
    """The notice as it would be, marked as a draft. `values` are what `desktop.streets.papers` fills in."""
    state = street_of(desk, street)
    sheet = _sheet(desk, state, rule_of(state, proposal, key), values, state.number or "—", state.number or "—")
    return preview(desk, desk.office(), _signer(desk), sheet).pdf


def print_notice(desk: Desk, street: str, proposal: str, key: str, values: Mapping[str, Value]) -> Done:
    """Print the notice under a number and keep it; that it was put up or served is recorded by `give_notice`."""
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "clerk", "officer", "head", "inspector")
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        rule = rule_of(state, proposal, key)
        number, numbers = take_number(tx, series(office, desk.store.device, "PN", state.ward, today))
        sheet = _sheet(desk, state, rule, values, state.number or number, number)
        data: dict[str, Any] = {
            "proposal": proposal,
            "key": key,
            "provision": rule.provision,
            "number": number,
            "numbers": numbers,
            "papers": [freeze(tx, desk, office, _signer(desk), sheet)],
        }
        kind = f"{state.proposals[proposal].matter}.notice_printed"
        entry = tx.add(Draft(f"street:{street}", kind, today, data, state.proposals[proposal].pack))
    return Done("", (entry,), (data["papers"][0]["id"],))


def _sheet(desk: Desk, state: Street, rule: NoticeRule, values: Mapping[str, Value], file: str, number: str) -> Sheet:
    served = rule.event == SERVED
    if served and "addressee" not in values:
        raise FieldError("party", "Choose the owner to whom the notice goes.", code="party_wanted")
    row = desk.law.provision(rule.provision)
    to = values.get("addressee", "")
    addressee = str(next(iter(to.values()), "")) if isinstance(to, Mapping) else str(to)
    template = "notice" if served else "public_notice"
    return Sheet(
        template,
        TITLES[served],
        file,
        number,
        desk.today(),
        addressee,
        values,
        provision=rule.provision,
        section=row.cite,
    )


def _signer(desk: Desk) -> Officer:
    """Who signs the paper by hand: the head of the office, who is the one to whom objections are addressed."""
    office: Office = desk.office()
    today: date = desk.today()
    heads = [each for each in office.officers if "head" in each.roles and each.holds(today)]
    return heads[0] if heads else desk.me()
