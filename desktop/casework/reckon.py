"""Money that the Act itself reckons: compounding by slabs, the half-yearly penalty, fines that go on by the day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.dues import DEMAND, need_provision, read, write
from desktop.casework.file import CaseFile
from desktop.casework.gate import SIGNERS, Power, need_maker
from desktop.casework.money import dues, need_paise
from desktop.casework.notices import any_of
from desktop.casework.office import Officer
from desktop.casework.ruling import act_of, posts
from desktop.casework.tariff import Fee, need_rate, number
from desktop.casework.wording import said, words
from desktop.core.dates import show as show_day
from desktop.core.errors import FieldError, LawError, PowerError
from desktop.core.money import show
from desktop.law import charges
from desktop.law.charges import Charge, Compounding
from desktop.law.model import Act
from desktop.law.sections import covers

SLABS = {"mp-1961": ("187-A", "compounding-fee-overlap")}  # the Acts with slabs, and the pack's doubt about them
HALF_YEARLY = {"py-1973": "py-1973:315:1"}


def compounding(desk: Desk, case: str, told: Mapping[str, Any]) -> tuple[Compounding, Fee]:
    """The fees that the slabs give for an unauthorised building, and the rate of land they rest on.

    `told`: use (residential, non-residential), plot and area in square metres, locality (whose rate the office has
    entered as `rate.land.<locality>`). More than one fee, or none, is a doubt that `demand_compounding` puts to the
    officer. Raises `LawError` for an Act without slabs or a rate that is not entered.
    """
    file = desk.case(case)
    act = act_of(desk, file)
    if act.id not in SLABS:
        raise LawError("This Act has no slabs of compounding fees.", section=file.provision, code="not_given")
    section = SLABS[act.id][0]
    rate = need_rate(desk, f"land.{told.get('locality', '')}", desk.today(), section)
    plot, area = number(told.get("plot"), "plot"), number(told.get("area"), "area")
    return charges.compounding_fee(act, section, str(told.get("use", "")), plot, area, rate.paise), rate


def demand_compounding(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Demand the compounding fee: what `compounding` asks, with payer and days; slab and reason where slabs differ.

    The offence is compounded first (the deed `compound`). Where several slabs cover the plot at different rates the
    officer names one by its citation (`slab`) with his `reason`; where none does, the Act gives no fee and none is
    demanded. Raises `LawError` quoting the section, `FieldError`, `PowerError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    found, rate = compounding(desk, case, told)
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        act = act_of(desk, file)
        section, doubt = SLABS[act.id]
        agreed = [f for f in file.happened("agreement.made") if _section_of(desk, file, f.data) == section]
        if not agreed:
            message = f"The offence is not compounded yet; under section {section} the fee comes after that."
            raise LawError(message, section=section, code="not_compounded")
        if any(d.head == "compounding" and d.open + d.paid > 0 for d in dues(file).values()):
            raise LawError(f"The fee under section {section} was demanded already.", section=section, code="done")
        fee = _chosen(found, section, told)
        row = act.provision(fee.provision)
        power = _need_compounder(desk, act, section, me, today)
        item = {"says": told.get("says", "") or dict(words("heads")["compounding"]), "paise": fee.paise}
        asked = read(file, {**told, "head": "compounding", "items": [item], "authority": rate.authority})
        kept = {"reckoned": _steps(fee), "rate": rate.paise, "slab": fee.section}
        if found.doubt:
            kept |= {"doubt": doubt, "choices": list(found.doubt.choices), "reason": said(told["reason"])}
        entry = write(tx, desk, office, me, file, row, replace(asked, kept=kept), power)
    return Done(case, (entry,), tuple(p["id"] for p in entry.data["papers"]))


def _section_of(desk: Desk, file: CaseFile, data: Mapping[str, Any]) -> str:
    named = str(data.get("provision", ""))
    act = act_of(desk, file)
    return act.provision(named).section if named in act else ""


def _need_compounder(desk: Desk, act: Act, section: str, me: Officer, day: date) -> Power:
    """Who may compound demands the fee: whom the Act's delegation names for the section. Raises `PowerError`."""
    given = [d for d in act.delegation if any(covers(each, section) for each in d.sections)]
    allowed = {d.to: d.source for d in given}
    mine = next((held.authority for held in posts(me) if held.authority in allowed and held.on(day)), "")
    if allowed and not mine:
        to, source = next(iter(allowed.items()))
        raise PowerError(f"Section {section} is for the {to} (section {source}).", section=source, authority=to)
    need_role(me, day, *SIGNERS)
    return Power(mine, allowed.get(mine, section), {})


def _chosen(found: Compounding, section: str, told: Mapping[str, Any]) -> Charge:
    if not found.fees:
        raise LawError(
            f"No slab of section {section} covers this plot and use; the Act gives no fee for it.",
            section=section,
            code="no_slab",
        )
    if not found.doubt:
        return found.fees[0]
    named = [fee for fee in found.fees if fee.section == told.get("slab")]
    if not named or not any_of(said(told.get("reason", ""))):
        choices = "; ".join(f"{fee.section}: ₹ {show(fee.paise)}" for fee in found.fees)
        refused = LawError(
            f"{found.doubt.text} ({choices}.) Name the slab that is meant, with the reason.",
            section=section,
            code="slab_doubt",
        )
        refused.params["choices"] = {fee.section: fee.paise for fee in found.fees}
        raise refused
    return named[0]


def _steps(charge: Charge) -> list[dict[str, Any]]:
    """The reckoning as an entry keeps it."""
    return [
        {"step": s.key, **{k: v.isoformat() if isinstance(v, date) else v for k, v in s.params.items()}}
        for s in charge.steps
    ]


def penalty(desk: Desk, case: str, told: Mapping[str, Any]) -> Charge:
    """The highest half-yearly penalty: floors (areas in square metres), since (when directed), until (today if not told).

    Raises `LawError` for an Act without such a penalty, `FieldError` for dates and areas that can't be.
    """
    act = act_of(desk, desk.case(case))
    if act.id not in HALF_YEARLY:
        raise LawError("This Act has no half-yearly penalty.", section="", code="not_given")
    since, until = told.get("since"), told.get("until") or desk.today()
    if not isinstance(since, date) or not isinstance(until, date) or until > desk.today():
        raise FieldError("since", "Give the day from which the penalty was directed.", code="required")
    floors = [number(area, "floors") for area in told.get("floors", ())]
    return charges.half_yearly_penalty(act.provision(HALF_YEARLY[act.id]), floors, since, until)


def demand_penalty(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Demand the half-yearly penalty: what `penalty` asks, with payer, days, and paise where less than the highest.

    Half-years that were demanded before are not demanded again. Raises `LawError`, `FieldError`, `PowerError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    until = told.get("until") or today
    charge = penalty(desk, case, told)
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        row = act_of(desk, file).provision(charge.provision)
        power = need_maker(desk, office, me, row, DEMAND, today, told)
        before = [d for d in dues(file).values() if d.told.get("provision") == row.id]
        overlap = [d.told["until"] for d in before if d.told.get("until", "") >= told["since"].isoformat()]
        if overlap:
            last = date.fromisoformat(max(overlap))
            raise LawError(
                f"The penalty under section {row.cite} was demanded up to {show_day(last)} already.",
                section=row.cite,
                code="done",
            )
        paise = charge.paise if told.get("paise") is None else need_paise(told["paise"])
        _need_within(paise, charge)
        item = {"says": told.get("says", ""), "paise": paise}
        asked = read(file, {**told, "head": "penalty", "items": [item]})
        kept = {"reckoned": _steps(charge), "since": told["since"].isoformat(), "until": until.isoformat()}
        kept["floors"] = [str(area) for area in told["floors"]]
        entry = write(tx, desk, office, me, file, row, replace(asked, kept=kept), power)
    return Done(case, (entry,), tuple(p["id"] for p in entry.data["papers"]))


def _need_within(paise: int, most: Charge) -> None:
    if paise > most.paise:
        raise LawError(
            f"Section {most.section} gives at most ₹ {show(most.paise)}.", section=most.section, code="above_highest"
        )


def demand_fine(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Enter a fine that the court imposed, as a due: provision, paise, court, payer, days; until for one that goes on.

    The conviction stands in the case. For an offence that goes on, the daily fine is counted for each day after the
    first conviction up to `until`. Raises `LawError` without a conviction and above the highest fine.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    court = said(told.get("court", ""))
    if not any_of(court):
        raise FieldError("court", "Name the court that imposed it.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        row = act_of(desk, file).provision(need_provision(desk, file, told))
        convicted = [f.day for f in file.happened("conviction")]
        if not convicted:
            message = f"No conviction is recorded; a fine under section {row.cite} is the court's."
            raise LawError(message, section=row.cite, code="no_conviction")
        until = told.get("until")
        if until is not None and (not isinstance(until, date) or until > today):
            raise FieldError("until", "This can't be on a day still to come.", code="future")
        most = charges.highest_fine(row, convicted[0], until)
        paise = need_paise(told.get("paise"))
        _need_within(paise, most)
        power = Power(row.actor or "", row.cite, {})
        need_role(me, today, "accounts", "officer", "head")
        item = {"says": told.get("says", ""), "paise": paise}
        asked = read(file, {**told, "head": "fine", "items": [item]})
        kept: dict[str, Any] = {"court": court, "reckoned": _steps(most), "highest": most.paise}
        entry = write(tx, desk, office, me, file, row, replace(asked, kept=kept), power)
    return Done(case, (entry,), tuple(p["id"] for p in entry.data["papers"]))
