"""Intake: what is handed in at the counter becomes a case, with its acknowledgement and the receipt for its fee."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from types import MappingProxyType
from typing import Any

from desktop.casework.attachments import Files, add_files, look_at_files
from desktop.casework.case import CaseFile, fold_case
from desktop.casework.clockwork import arithmetic
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.office import Office, Officer
from desktop.casework.office_values import enclosures_of
from desktop.casework.papers import Sheet, freeze, freeze_worded, in_own_words
from desktop.casework.ports import Draft, Writing
from desktop.casework.ruling import clocks_on
from desktop.casework.taking import Taking, booked
from desktop.casework.wording import Said, kind_words, local_language, said, sentence, words
from desktop.core.errors import FieldError, FieldErrors
from desktop.core.ids import uuid7
from desktop.forms.definition import Form, load
from desktop.forms.validation import TYPED, check
from desktop.law.clocks import Clock
from desktop.law.model import Act, Fact
from desktop.law.words import LANGUAGES


def check_application(desk: Desk, form: str, answers: Mapping[str, Any]) -> dict[str, Any]:
    """The answers as they will be kept. Raises `FieldErrors` naming every field that is wrong; changes nothing."""
    office = desk.office()
    definition = load(form)
    faults: list[FieldError] = []
    kept: dict[str, Any] = {}
    try:
        kept = {
            name: kept_value(value)
            for name, value in check(definition, answers, desk.today(), office.land_units(desk.today())).items()
        }
    except FieldErrors as found:
        faults = found.errors
    wrong, names = {fault.field for fault in faults}, {each.name for each in definition.fields}
    if "ward" not in wrong and answers.get("ward") and office.ward(str(answers["ward"])) is None:
        faults.append(FieldError("ward", "This office has no such ward.", code="ward"))
    if {"house", "khasra"} <= names and not (answers.get("house") or answers.get("khasra")) and "khasra" not in wrong:
        message = "Give the house number or the khasra number, so that the premises can be found."
        faults.append(FieldError("house", message, code="house_or_khasra"))
    known = {e["key"] for e in enclosures_asked(desk, office, form, desk.today())}
    if set(answers.get("enclosures", ())) - known:
        faults.append(FieldError("enclosures", "The office asks for no such enclosure.", code="enclosure"))
    if definition.act and definition.act != office.act:
        faults.append(FieldError("form", "This form is of another Act than this office's.", code="act"))
    if faults:
        raise FieldErrors(faults)
    return kept


def kept_value(value: Any) -> Any:
    """A value as an entry keeps it: what a form worked out as a decimal stands as its digits."""
    if isinstance(value, Decimal):
        return f"{value.normalize():f}"
    return (
        [{k: kept_value(v) for k, v in row.items()} if isinstance(row, dict) else row for row in value]
        if isinstance(value, list)
        else value
    )


def enclosures_asked(desk: Desk, office: Office, form: str, day: date) -> list[dict[str, Any]]:
    """The enclosures that the office's bye-laws ask for with this form, as `{key, label}`, on `day`; none if none do."""
    return enclosures_of(office, load(form).provision, day)


def receive_application(
    desk: Desk, form: str, answers: Mapping[str, Any], files: Files = MappingProxyType({})
) -> Done:
    """Take in an application at the counter; prints its acknowledgement and the receipt for the fee.

    `files` are the scans that came with it, by the form's field; they are kept with the case.

    Raises `FieldErrors` for what is wrong in it and `PaperError` where the paper can't be printed; then nothing is
    saved. The period in which the body must answer runs from the day of receipt (for a notice of intention to
    build in `mp-1961`: section 187(6)(a)).
    """
    office, me = desk.office(), desk.me()
    need_role(me, desk.today(), "clerk", "officer", "head")
    kept = check_application(desk, form, answers)
    scans = look_at_files(desk, files)
    received = date.fromisoformat(kept["received_on"])
    definition, case = load(form), uuid7()
    act = desk.act(office, received)
    with desk.store.writing(me.id) as tx:
        number, numbers = take_number(
            tx, series(office, desk.store.device, definition.series or "AP", kept.get("ward", ""), received)
        )
        fields = fields_of(office, definition, kept)
        governs = (definition.provision, *([definition.clock] if definition.clock else []))
        event = event_of(act, definition)
        kinds = definition.kinds(kept, desk.today())
        told = {} if kinds is None else {"case": kinds}
        fact = Fact(event, received, "", {"provision": definition.provision, **told})
        file = CaseFile(case, number, form, office.id, office.act, act.pack, received, fields, facts=[fact])
        file.provision, file.governs = definition.provision, governs
        found = [c for c in clocks_on(desk, office, file, desk.today()) if c.provision == definition.clock]
        sheet = _acknowledgement(desk, office, file, definition, found[0] if found else None)
        body = [sentence("received", day=received), *_proposal(definition, kept)]
        if sheet.last_day:
            body.append(sentence("last_day", day=sheet.last_day))
        own = in_own_words(act, sheet, "acknowledgement", body)
        data: dict[str, Any] = {
            "kind": form,
            "act": office.act,
            "provision": definition.provision,
            "governs": list(governs),
            "number": number,
            "numbers": numbers,
            "fields": fields,
            "event": event,
            "papers": [freeze_worded(tx, desk, office, me, sheet, own)],
            **told,
        }
        opened = tx.add(Draft(f"case:{case}", "application.received", received, data, act.pack))
        paid = _take_fee(tx, desk, office, me, file, kept)
        added = add_files(tx, definition, scans, opened, local_language(office.languages))
    entries = (opened, *paid, *added)
    return Done(case, entries, tuple(p["id"] for e in entries for p in e.data.get("papers", ())))


_RECEIPTS = ("application.received", "completion.notified", "reference.made")


def event_of(act: Act, definition: Form) -> str:
    """What the receipt of a form is to the law: what the form says, the event from which its clock runs, or plainly
    an application."""
    if definition.event:
        return definition.event
    if definition.clock not in act:
        return "application.received"
    starts = [period.starts.partition("@")[0] for period in act.provision(definition.clock).periods]
    return next((event for event in _RECEIPTS if event in starts), "application.received")


PARTY = frozenset(["applicant_local", "applicant_latin", "relation", "address", "phone", "owner", "standing"])
PREMISES = ("ward", "house", "khasra", "street", "landmark")
ELSEWHERE = {*PARTY, *PREMISES, "received_on", "enclosures", "fee_paid", "fee_mode"}


def fields_of(office: Office, definition: Form, kept: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a case from kept answers; an area typed in another unit stays beside the square metres."""
    name = {local_language(office.languages): kept["applicant_local"], "en": kept["applicant_latin"]}
    party = {
        "role": "applicant",
        "name": name,
        "address": kept.get("address", ""),
        "relation": kept.get("relation", ""),
    }
    party |= {"phone": kept.get("phone", ""), "standing": kept.get("owner") or kept.get("standing", "")}
    asked = [each.name for each in definition.fields if each.type not in ("note", "file")]
    return {
        "parties": [party],
        "premises": premises_of(office, kept),
        "details": {
            **{k: kept.get(k, "") for k in asked if k not in ELSEWHERE},
            **{k: v for k, v in kept.items() if k.endswith(TYPED)},
        },
        "enclosures": kept.get("enclosures", []),
        "fee": {"paise": kept.get("fee_paid", 0), "mode": kept.get("fee_mode", "")},
    }


def premises_of(office: Office, told: Mapping[str, Any]) -> dict[str, Any]:
    """The premises as a case keeps them, with the ward's name as of today."""
    ward = office.ward(str(told.get("ward", ""))) or {}
    return {**{k: told.get(k, "") for k in PREMISES}, "ward_name": dict(ward.get("name", {}))}


def premises_text(premises: Mapping[str, Any]) -> dict[str, str]:
    """The premises in one line, in each language of papers; what was typed stays as it was typed."""
    name, told = premises.get("ward_name", {}), words("premises")
    found = {}
    for lang in LANGUAGES:
        ward = name.get(lang) or name.get("en") or next(iter(name.values()), "")
        parts = [told[key][lang].format(premises[key]) for key in ("house", "khasra") if premises.get(key)]
        parts += [str(premises[key]) for key in ("street", "landmark") if premises.get(key)]
        if premises.get("ward"):
            parts.append(f"{told['ward'][lang].format(premises['ward'])} {ward}".strip())
        found[lang] = ", ".join(parts)
    return found


def _acknowledgement(desk: Desk, office: Office, file: CaseFile, form: Form, clock: Clock | None) -> Sheet:
    party, day = file.applicant(), file.opened_on or desk.today()
    given = set(file.fields["enclosures"])
    last_day = clock.last_day if clock else None
    fee = office.setting(f"fee.{form.provision}", day) if file.fields["fee"]["paise"] else None
    values: dict[str, Any] = {
        "applicant": party["name"],
        "address": party["address"],
        "premises": premises_text(file.fields["premises"]),
        "proposal": next(iter(_proposal(form, file.fields["details"])), dict(form.title)),
        "received_on": day,
        "enclosures": [
            {"says": e["label"]} for e in enclosures_asked(desk, office, form.name, day) if e["key"] in given
        ],
        "fee": file.fields["fee"]["paise"],
        "fee_authority": fee.authority if fee else "",
        "last_day": last_day,
        "steps": arithmetic(clock, office.languages) if clock else [],
    }
    return Sheet(
        template="acknowledgement",
        title=kind_words("acknowledgement"),
        file_number=file.number,
        number=file.number,
        day=day,
        addressee=party["name"]["en"],
        provision=form.provision,
        section=desk.law.provision(form.provision).cite,
        last_day=last_day,
        values={k: v for k, v in values.items() if v},
    )


def _proposal(form: Form, details: Mapping[str, Any]) -> list[Said]:
    """What is intended, where the form asks for it by a choice; else what the applicant described."""
    if details.get("work") and any(each.name == "work" and each.choices for each in form.fields):
        return [form.field("work").choice(details["work"])]
    return [said(details["description"])] if details.get("description") else []


def _take_fee(
    tx: Writing, desk: Desk, office: Office, me: Officer, file: CaseFile, kept: Mapping[str, Any]
) -> list[Any]:
    if not kept.get("fee_paid"):
        return []
    day = file.opened_on or desk.today()
    number, numbers = take_number(tx, series(office, desk.store.device, "RC", kept.get("ward", ""), desk.today()))
    party = file.applicant()
    sheet = Sheet(
        template="receipt",
        title=kind_words("receipt"),
        file_number=file.number,
        number=number,
        day=desk.today(),
        addressee=party["name"]["en"],
        values={
            "receipt_number": number,
            "payer": party["name"],
            "amount": kept["fee_paid"],
            "mode": load(file.kind).field("fee_mode").choice(kept["fee_mode"]),
            "purpose": dict(load(file.kind).title),
            "authority": office.setting(f"fee.{load(file.kind).provision}", day).authority,
        },
    )
    provision = load(file.kind).provision
    fixed = office.setting(f"fee.{provision}", day).value
    whole = fixed if type(fixed) is int else kept["fee_paid"]  # what is short of a flat fee stays owed
    due, mode = f"fee/{file.id}", kept["fee_mode"]
    taking = Taking(kept["fee_paid"], due, mode, party["name"], "", demanded=False, total=whole)
    data = {
        **booked(desk, me, taking, desk.today()),
        "number": number,
        "numbers": numbers,
        "for": provision,
        "payer": party["name"],
        "purpose": dict(load(file.kind).title),
        "papers": [freeze(tx, desk, office, me, sheet)],
    }
    return [tx.add(Draft(f"case:{file.id}", "fee.paid", day, data, file.pack))]


def reread(tx: Writing, case: str) -> CaseFile:
    """The case with everything added in this transaction."""
    return fold_case(case, tx.entries(f"case:{case}"))
