"""What the law says of a case: its clocks, what may be done next, who signs, where an appeal goes."""

from __future__ import annotations

from datetime import date

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.office import Office, Officer
from desktop.law import appeals, clocks, overlays, powers, procedures
from desktop.law.model import Act, Fact
from desktop.law.sections import path

GOVERNED_BY = {"building_notice": ("187",)}


def provisions_of(act: Act, file: CaseFile) -> list[str]:
    """The provisions that govern a case: the sections of its kind, and those of its notices and orders."""
    sections = GOVERNED_BY.get(file.kind, ())
    found = [p.id for p in act.provisions() if p.section in sections]
    found += sorted({n.provision for n in file.notices.values()} - set(found))
    return found + [id for order in file.orders if (id := order["appeal"].get("provision"))]


def clocks_of(desk: Desk, file: CaseFile, today: date | None = None) -> list[clocks.Clock]:
    """Every clock of the case as of `today`, the most urgent first."""
    return clocks_on(desk, desk.office(), file, today or desk.today())


def clocks_on(desk: Desk, office: Office, file: CaseFile, today: date) -> list[clocks.Clock]:
    """The same, for an office already at hand."""
    act = _act(desk, file)
    found = clocks.clocks(act, provisions_of(act, file), file.facts, today, overlay(office), body=office.body_kind)
    return sorted(found, key=lambda c: (c.state != "running", c.last_day or c.first_day or date.max))


def next_acts(desk: Desk, file: CaseFile, day: date | None = None) -> list[procedures.NextAct]:
    """What may be done next, what is too early, too late or barred, and by which section."""
    office = desk.office()
    act = _act(desk, file)
    return procedures.next_acts(
        act, provisions_of(act, file), file.facts, day or desk.today(), overlay(office), body=office.body_kind
    )


def signer_of(desk: Desk, office: Office, provision: str, day: date) -> powers.Signer:
    """Who signs under `provision` in this kind of body, and by which section."""
    return powers.signer(desk.act(office, day), provision, office.body_kind, office=overlay(office), day=day)


def need_power(desk: Desk, office: Office, officer: Officer, provision: str, day: date) -> powers.Signer:
    """The power under which `officer` signs. Raises `PowerError` naming the power that he lacks on that day."""
    return powers.check_power(
        desk.act(office, day), provision, office.body_kind, _posts(officer), day, office=overlay(office)
    )


def _posts(officer: Officer) -> list[powers.Held]:
    if not officer.authority:
        return []
    until = date.fromisoformat(officer.held_to) if officer.held_to else None
    return [powers.Held(officer.authority, date.fromisoformat(officer.held_from), until)]


def title_of(act: Act, authority: str) -> dict[str, str]:
    """The titles of an authority in each language, by the Act's own English word for it."""
    for titles in act.authorities.values():
        if titles["en"] == authority:
            return dict(titles)
    return {"en": authority}


def appeal_of(desk: Desk, file: CaseFile, provision: str, made_by: str, facts_day: date) -> appeals.Appeal | None:
    """Forum and last day of appeal from an order made on `facts_day` by `made_by` under `provision`."""
    office = desk.office()
    fact = Fact("order.made", facts_day, "", {"provision": provision})
    return appeals.appeal(_act(desk, file), provision, made_by, office.body_kind, [fact], overlay(office))


def overlay(office: Office) -> overlays.Office:
    """What the office has set, as the law's own overlay."""
    return overlays.office_overlay(
        {
            "closed": sorted(office.holidays),
            "weekly_off": list(office.weekly_off),
            "values": [
                {"key": s.key, "value": s.value, "authority": s.authority, "dated": s.dated, "paper": s.paper}
                for s in office.settings
            ],
        }
    )


def _act(desk: Desk, file: CaseFile) -> Act:
    return desk.law.version(file.pack)


def appeal_provision(act: Act, appeal: appeals.Appeal, choice: str) -> str:
    """The row of the pack whose period is the appeal's: the clause cited, or the one that the officer's choice names."""
    rows = [p for p in act.section(path(appeal.section)[0]) if any(t.starts == appeal.starts for t in p.periods)]
    named = [p for p in rows if p.cite == appeal.section or p.cite in choice]
    return (named or rows)[0].id if rows else ""
