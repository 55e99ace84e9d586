"""What the law says of a case: its clocks, what may be done next, who signs, where an appeal goes."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache, lru_cache
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.limitation import OFFENCES, limits
from desktop.casework.office import ENDABLE, Office, Officer, Setting
from desktop.law import appeals, clocks, overlays, powers, procedures
from desktop.law.files import RESOURCES, cache_folder, compiled, read_yaml
from desktop.law.model import Act, Fact
from desktop.law.sections import path


def provisions_of(act: Act, file: CaseFile) -> list[str]:
    """The provisions that govern a case.

    These are the sections it was opened under with those that the pack ties to them (by an effect, a silence or a
    stop), the ones its entries name, each with its own section's part of the same procedure, and the appeal of its
    orders.
    """
    opened = governed(act, file.governs or (file.provision,))
    named = [f.data["provision"] for f in file.facts if f.data.get("provision") in act]
    named += [n.provision for n in file.notices.values() if n.provision in act]
    found = dict.fromkeys([*opened, *(id for each in dict.fromkeys(named) for id in akin(act, each))])
    if any(f.event in OFFENCES for f in file.facts):
        found |= dict.fromkeys(row.id for row, _ in limits(act))
    appeals_to = [order.get("appeal", {}).get("provision") for order in file.orders]
    return list(dict.fromkeys([*found, *(id for id in appeals_to if id)]))


_LIST = 30  # a section of more provisions is a list of matters (as of bye-laws), each standing by itself


@lru_cache(maxsize=512)
def governed(act: Act, opened: tuple[str, ...]) -> tuple[str, ...]:
    """All provisions of the sections that a case is opened under, and of those that the pack ties to them."""
    known = [act.provision(id) for id in opened if id in act]
    if any(len(act.section(row.section)) > _LIST for row in known):
        return tuple(row.id for row in known)
    sections = {row.section for row in known}
    sections |= _tied(act, frozenset(sections))
    return tuple(row.id for row in act.provisions() if row.section in sections)


def _tied(act: Act, sections: frozenset[str]) -> set[str]:
    ties = [(effect.provision, clock) for effect in act.effects for clock in effect.clocks]
    ties += [(clock, silence.by) for clock, silence in act.silence.items()]
    for row in act.provisions():
        keys = [key for period in row.periods for key in (period.starts, *period.stops)]
        ties += [(row.id, wanted) for key in keys if (wanted := key.partition("@")[2])]
    found = {
        section for m in _matters() if m["act"] == act.id and sections & set(m["opened"]) for section in m["sections"]
    }
    known = [(act.provision(one).section, act.provision(other)) for one, other in ties if one in act and other in act]
    return found | {row.section for section, row in known if section in sections}


@cache
def _matters() -> list[dict[str, Any]]:
    path = RESOURCES / "casework" / "matters.yaml"
    found: list[dict[str, Any]] = compiled("matters", [path], lambda: read_yaml(path), cache_folder())["matters"]
    return found


def listed_grounds(act: Act, provision: str) -> tuple[str, tuple[str, ...]]:
    """The provision whose list alone a refusal under `provision` may rest on, and the list; ('', ()) if none is."""
    section = act.provision(provision).section
    for matter in _matters():
        if matter["act"] == act.id and section in matter["sections"] and matter["grounds"]:
            return matter["grounds"], act.provision(matter["grounds"]).grounds
    return "", ()


@lru_cache(maxsize=4096)
def akin(act: Act, provision: str) -> tuple[str, ...]:
    """A provision and those of its section that belong to the same procedure."""
    row = act.provision(provision)
    return (row.id, *(r.id for r in act.section(row.section) if r.id != row.id and r.procedure == row.procedure))


def clocks_of(desk: Desk, file: CaseFile, today: date | None = None) -> list[clocks.Clock]:
    """Every clock of the case as of `today`, the most urgent first."""
    return clocks_on(desk, desk.office(), file, today or desk.today())


def clocks_on(desk: Desk, office: Office, file: CaseFile, today: date) -> list[clocks.Clock]:
    """The same, for an office already at hand."""
    act = act_of(desk, file)
    found = clocks.clocks(act, provisions_of(act, file), file.facts, today, overlay(office), body=office.body_kind)
    return sorted(found, key=lambda c: (c.state != "running", c.last_day or c.first_day or date.max))


def next_acts(desk: Desk, file: CaseFile, day: date | None = None) -> list[procedures.NextAct]:
    """What may be done next, what is too early, too late or barred, and by which section."""
    return next_acts_on(desk, desk.office(), file, day or desk.today())


def next_acts_on(
    desk: Desk, office: Office, file: CaseFile, day: date, provision: str = ""
) -> list[procedures.NextAct]:
    """The same for an office at hand; under one provision (with those of its kind) where it is named."""
    act = act_of(desk, file)
    rows = list(dict.fromkeys([*provisions_of(act, file), *(akin(act, provision) if provision else ())]))
    found = procedures.next_acts(act, rows, file.facts, day, overlay(office), body=office.body_kind)
    return [each for each in found if not provision or each.provision == provision]


def signer_of(desk: Desk, office: Office, provision: str, day: date) -> powers.Signer:
    """Who signs under `provision` in this kind of body, and by which section."""
    return powers.signer(desk.act(office, day), provision, office.body_kind, office=overlay(office), day=day)


def need_power(desk: Desk, office: Office, officer: Officer, provision: str, day: date) -> powers.Signer:
    """The power under which `officer` signs. Raises `PowerError` naming the power that he lacks on that day."""
    return powers.check_power(
        desk.act(office, day), provision, office.body_kind, posts(officer), day, office=overlay(office)
    )


def posts(officer: Officer) -> list[powers.Held]:
    """The posts of an officer under the Act, each with its days, as the law's powers see them."""
    return [
        powers.Held(
            each.authority,
            date.fromisoformat(each.held_from),
            date.fromisoformat(each.held_to) if each.held_to else None,
        )
        for each in officer.posts
        if each.authority
    ]


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
    return appeals.appeal(act_of(desk, file), provision, made_by, office.body_kind, [fact], overlay(office))


class _Laid:
    """The overlay made last and of which office: a page asks for the same one some twenty times."""

    last: tuple[Office, overlays.Office] | None = None


def overlay(office: Office) -> overlays.Office:
    """What the office has set, as the law's own overlay."""
    kept = _Laid.last
    if kept is None or kept[0] is not office:
        kept = _Laid.last = (office, _lay_over(office))
    return kept[1]


def _lay_over(office: Office) -> overlays.Office:
    return overlays.office_overlay(
        {
            "closed": sorted(office.holidays),
            "weekly_off": list(office.weekly_off),
            "values": [
                {
                    "key": s.key,
                    "value": s.value,
                    "authority": s.authority,
                    "dated": s.dated,
                    "paper": s.paper,
                    **({"until": until} if (until := _until(office, s)) else {}),
                }
                for s in office.settings
                if s.value or not s.key.startswith(ENDABLE)
            ],
        }
    )


def _until(office: Office, setting: Setting) -> str:
    """The last day of a setting: its own, or the day before another of the same key replaces or ends it."""
    if not setting.key.startswith(("delegation.", *ENDABLE)):
        return setting.until
    mine, after = (setting.dated, office.settings.index(setting)), enumerate(office.settings)
    later = [s.dated for n, s in after if s.key == setting.key and (s.dated, n) > mine]
    replaced = (date.fromisoformat(min(later)) - timedelta(days=1)).isoformat() if later else ""
    return min(day for day in (setting.until, replaced) if day) if setting.until or replaced else ""


def act_of(desk: Desk, file: CaseFile) -> Act:
    """The very version of the Act that the case is under."""
    return desk.law.version(file.pack)


def appeal_provision(act: Act, appeal: appeals.Appeal, choice: str) -> str:
    """The row of the pack whose period is the appeal's: the clause cited, or the one that the officer's choice names."""
    rows = [p for p in act.section(path(appeal.section)[0]) if any(t.starts == appeal.starts for t in p.periods)]
    named = [p for p in rows if p.cite == appeal.section or p.cite in choice]
    return (named or rows)[0].id if rows else ""
