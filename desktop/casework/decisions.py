"""Decisions on an application: granted, granted on conditions, refused on lawful grounds, held back; or by silence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from desktop.casework import licences
from desktop.casework.case import CaseFile
from desktop.casework.clockwork import arithmetic
from desktop.casework.deed_asks import confirm_conditions
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.fillings import Matter, appeal_values, fill
from desktop.casework.gate import SIGNERS, need_maker, need_open, step_of
from desktop.casework.intake import premises_text
from desktop.casework.notice_days import need_days, open_time
from desktop.casework.notices import any_of, ward_of
from desktop.casework.office import Office
from desktop.casework.papers import Sheet, freeze_worded, in_own_words
from desktop.casework.ports import Draft
from desktop.casework.ruling import act_of, appeal_of, appeal_provision, clocks_on, governed, listed_grounds, title_of
from desktop.casework.signature import hand_of
from desktop.casework.street_cases import need_line_free
from desktop.casework.told import need_shapes
from desktop.casework.wording import Said, cite_words, kind_words, said, sentence
from desktop.core.dates import show
from desktop.core.errors import FieldError, FieldErrors, LawError
from desktop.core.ids import uuid7
from desktop.law.model import Act, Provision
from desktop.law.shapes import ShapeAct

GRANTS = ("grant", "allow_occupation", "renew_licence")
REFUSALS = ("refuse", "refuse_occupation")
# Decided like an order, with reasons and appeal; what is not an order by itself is served like one.
RULINGS = (
    "stop_work",
    "lift_stop",
    "provisional_order",
    "revoke",
    "end_permission",
    "suspend_licence",
    "restore_licence",
    "withdraw_licence",
    "withdraw_for_breach",
    "post_watch",
    "reinstate",
)
ORDERS = (*REFUSALS, *RULINGS, "hold_work_back", "order_vacation", "make_order", "compound")


def decide(desk: Desk, case: str, provision: str, act: str, told: Mapping[str, Any]) -> Done:
    """Decide: one of `GRANTS` or `ORDERS`, such as grant, refuse, hold_work_back, stop_work, revoke, withdraw_licence.

    `told` holds operative (what is decided), conditions, reasons (a refusal or an order has them), grounds (numbers
    of the list to which the Act confines a refusal), until (the day until which a sanction is held back, or the last
    day of what is granted), days (that an order gives, from its service), by_order_of, to (another addressee than
    the applicant) and ink (a print signed elsewhere, see `signature.hand_of`). Raises `FieldErrors`; `LawError` with the section in the way, so
    when silence has decided already; `PowerError` for the wrong officer.
    """
    need_shapes(told)
    office = desk.office()
    with desk.store.writing(desk.officer) as tx:
        file = desk.open_case(tx, case)
        pack = act_of(desk, file)
        row = pack.provision(provision)
        step = step_of(row, act)
        hand = hand_of(desk, office, file, told.get("ink"))
        me, today = hand.officer, hand.day
        if act not in (*GRANTS, *ORDERS):
            raise LawError(f"'{act}' is no decision on an application.", section=row.cite, code="not_given")
        if act in ("grant", "allow_occupation"):
            need_line_free(file)
        power = need_maker(desk, office, me, row, step, today, told)
        if step.silence:
            _need_undecided(desk, office, file)
        need_open(desk, office, file, provision, act, today, str(told.get("about", "")))
        licences.need_state(pack, file, row, act, today)
        kept = _kept(pack, row, act, told) | (
            licences.term(pack, row, today, told.get("until")) if act in GRANTS else {}
        )
        appeal = appeal_of(desk, file, provision, power.authority or me.authority, today)
        kind = _paper_kind(row, act)
        number, numbers = take_number(tx, series(office, desk.store.device, "OR", ward_of(file), today))
        to = told.get("to") or file.applicant().get("name")
        if not to:
            raise FieldError("to", "Name whom the paper is addressed to.", code="required")
        sheet = replace(_sheet(desk, file, row, kind, number, dict(to)), day=today)
        body = _body(file, pack, row, kept)
        record: dict[str, Any] = {}
        if appeal and appeal.last_day and not appeal.doubts:
            record = {"forum": appeal.forum, "section": appeal.section, "last_day": appeal.last_day.isoformat()}
            record["provision"] = appeal_provision(pack, appeal, "")
            told_by = {"forum": title_of(pack, appeal.forum), "section": cite_words(appeal.section)}
            body.append(sentence("appeal", **told_by, day=appeal.last_day))
        own = in_own_words(pack, sheet, kind, body)
        matter = Matter(file, pack, row, today, dict(to), {**told, **kept})
        decided = appeal if appeal and not appeal.doubts else None
        worded = replace(sheet, values=fill(kind, matter, {} if act in GRANTS else appeal_values(pack, decided)))
        data: dict[str, Any] = {
            **kept,
            "act": act,
            "provision": provision,
            "notice": uuid7(),
            "number": number,
            "numbers": numbers,
            "power": power.source,
            "made_by": power.authority or me.authority,
            "addressee": dict(to),
            "appeal": record,
            "papers": [freeze_worded(tx, desk, office, me, worded, own)],
            **hand.record,
        }
        if power.paper:
            data["by_order_of"] = dict(power.paper)
        if kept.get("days"):
            data["set"] = {open_time(row): {"length": kept["days"], "unit": "day"}}
        if about := told.get("about"):
            data["on_notice"] = about
        if act in RULINGS and step.gives != "order.made":
            data["to_serve"] = True
        if events := _events(row, step):
            data["events"] = events
        entry = tx.add(Draft(f"case:{case}", step.gives, today, data, file.pack))
    return Done(case, (entry,), (data["papers"][0]["id"],))


def _events(row: Provision, step: ShapeAct) -> list[str]:
    """What the decision is to the law, where that is more than its own event: a licence's term begins with it."""
    licence = ["licence.granted"] if "licence" in row.instruments and step.act in ("grant", "renew_licence") else []
    further = [*step.also_gives, *licence]
    return [step.gives, *further] if further else []


def _paper_kind(row: Provision, act: str) -> str:
    """The kind of paper that carries a decision."""
    if act in GRANTS:
        if "licence" in row.instruments:
            return "licence"
        plain = {"permission", "sanction"}.isdisjoint(row.instruments)
        return "certificate" if plain and "certificate" in row.instruments else "permission"
    return "refusal" if act in REFUSALS else "order"


def _need_undecided(desk: Desk, office: Office, file: CaseFile) -> None:
    """Raise `LawError` where silence has decided already, under whichever of the matter's sections it ran."""
    pack = act_of(desk, file)
    ruled = set(governed(pack, file.governs or (file.provision,)))
    for clock in clocks_on(desk, office, file, desk.today()):
        if clock.effect and clock.last_day and clock.provision in pack.silence and clock.provision in ruled:
            raise LawError(
                f"The time for the decision ran out on {show(clock.last_day)}; by section {clock.section} silence has "
                "decided, and nothing can be refused or granted any more.",
                section=clock.section,
                code="silence",
            )


def _kept(pack: Act, row: Provision, act: str, told: Mapping[str, Any]) -> dict[str, Any]:
    faults: list[FieldError] = []
    kept: dict[str, Any] = {key: said(told.get(key, "")) for key in ("operative", "reasons")}
    if not any_of(kept["operative"]):
        faults.append(FieldError("operative", "Write what is decided.", code="required"))
    if act not in (*GRANTS, "lift_stop", "restore_licence", "reinstate") and not any_of(kept["reasons"]):
        faults.append(FieldError("reasons", "A decision against the applicant gives its reasons.", code="required"))
    kept["conditions"] = [said(each) for each in told.get("conditions", ()) if said(each)]
    if act in REFUSALS:
        kept["grounds"] = _grounds(pack, row, told.get("grounds", ()), faults)
    if act == "hold_work_back" and told.get("until"):
        kept["until"] = told["until"].isoformat() if isinstance(told["until"], date) else str(told["until"])
    if act not in (*GRANTS, *REFUSALS) and (days := told.get("days")) is not None:
        try:
            need_days(row, days)
            kept["days"] = days
        except FieldError as fault:
            faults.append(fault)
    if act == "compound":
        kept |= confirm_conditions(pack, row, told, faults)
    if "demolition" in told:
        kept["demolition"] = bool(told["demolition"])
    if faults:
        raise FieldErrors(faults)
    return kept


def _grounds(pack: Act, row: Provision, named: Sequence[int], faults: list[FieldError]) -> list[int]:
    """The grounds of a refusal as numbers in the Act's own list, where it confines refusals to one."""
    source, listed = listed_grounds(pack, row.id)
    if not listed:
        return []
    if not named or any(n not in range(1, len(listed) + 1) for n in named):
        cite = pack.provision(source).cite
        told = "; ".join(f"{n}. {text}" for n, text in enumerate(listed, 1))
        message = f"Section {cite} lets it be refused only on these grounds; name at least one by number: {told}."
        faults.append(FieldError("grounds", message, code="grounds", section=cite))
    return list(named)


def _sheet(desk: Desk, file: CaseFile, row: Provision, kind: str, number: str, addressee: Mapping[str, str]) -> Sheet:
    values: dict[str, Any] = {"addressee": dict(addressee), "address": file.applicant().get("address", "")}
    return Sheet(
        template=kind,
        title=kind_words(kind),
        file_number=file.number,
        number=number,
        day=desk.today(),
        addressee=addressee["en"],
        provision=row.id,
        section=row.cite,
        values={k: v for k, v in values.items() if v},
    )


def _body(file: CaseFile, pack: Act, row: Provision, kept: Mapping[str, Any]) -> list[Said]:
    premises = premises_text(file.fields.get("premises", {}))
    body: list[Said] = [sentence("premises", premises=premises)] if any_of(premises) else []
    body += [kept["operative"], *kept["conditions"], kept["reasons"]]
    if kept.get("grounds"):
        source, listed = listed_grounds(pack, row.id)
        cite = cite_words(pack.provision(source).cite)
        body += [{lang: f"{words}: {listed[n - 1]}" for lang, words in cite.items()} for n in kept["grounds"]]
    return body


def state_deemed(desk: Desk, case: str) -> Done:
    """Print the statement that the permission is taken to have been given, since the time ran out undecided.

    Raises `LawError` while the time still runs (with the first day on which it may be stated) or where nothing of
    the kind follows from silence here.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *SIGNERS, "clerk")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        pack = act_of(desk, file)
        silent = [c for c in clocks_on(desk, office, file, today) if c.provision in pack.silence and c.last_day]
        over = next((c for c in silent if c.effect), None)
        if over is None or over.last_day is None:
            running = next((c for c in silent if c.state == "running" and c.last_day), None)
            first = date.fromordinal(running.last_day.toordinal() + 1) if running and running.last_day else None
            raise LawError(
                "Nothing is taken to have been permitted here" + (" yet: the time still runs." if running else "."),
                section=running.section if running else "",
                first_day=first,
                code="silence_runs" if running else "not_given",
            )
        if any(e.kind == "deemed.stated" and e.data["provision"] == over.provision for e in file.entries):
            raise LawError("The statement was given already; print a copy.", section=over.section, code="done")
        silence = pack.silence[over.provision]
        row = pack.provision(silence.by)
        effect = over.last_day if silence.on_last_day else date.fromordinal(over.last_day.toordinal() + 1)
        number, numbers = take_number(tx, series(office, desk.store.device, "DS", ward_of(file), today))
        sheet = _sheet(desk, file, row, "deemed", number, dict(file.applicant()["name"]))
        body = [sentence("deemed", day=over.last_day, section=cite_words(row.cite))]
        told = {"last_day": over.last_day, "effect_on": effect, "steps": arithmetic(over, office.languages)}
        filled = fill("deemed_sanction", Matter(file, pack, row, today, dict(file.applicant()["name"]), told))
        worded = replace(sheet, template="deemed_sanction", values=filled)
        own = in_own_words(pack, sheet, "deemed", body)
        paper = {**freeze_worded(tx, desk, office, me, worded, own), "kind": "deemed"}
        data = {
            "act": "state_deemed",
            "provision": over.provision,
            "event": "deemed.stated",
            "last_day": over.last_day.isoformat(),
            "number": number,
            "numbers": numbers,
            "papers": [paper],
        }
        entry = tx.add(Draft(f"case:{case}", "deemed.stated", today, data, file.pack))
    return Done(case, (entry,), (paper["id"],))
