"""Who may sign: the Act's own authority, or the one its delegation gives the power to in this kind of body."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from desktop.core.errors import PowerError
from desktop.law.model import Act, Delegation, Doubt, Provision
from desktop.law.overlays import Office
from desktop.law.sections import covers, listed


@dataclass(frozen=True, slots=True)
class Signer:
    """Who signs under a provision: `authority` in the Act's word and the `source` section of his power.

    `own` tells that the provision itself gives it to him; `also` are others the Act gives the same power to, as
    (authority, source), and `doubt` then says so to the officer.
    """

    authority: str
    source: str
    own: bool
    also: tuple[tuple[str, str], ...] = ()
    doubt: Doubt | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """A post that a person holds: an authority in the Act's word, from a day to a day (None: still)."""

    authority: str
    since: date
    until: date | None = None

    def on(self, day: date) -> bool:
        """Whether it is held on `day`."""
        return self.since <= day and (self.until is None or day <= self.until)


def signer(act: Act, provision: str, body: str, *, office: Office | None = None, day: date | None = None) -> Signer:
    """Who signs under `provision` in this kind of body.

    With `office` and `day`, delegations by the office's own orders and its reading of a doubt count too.
    Raises `PowerError` if the provision names nobody who acts, or if its section has no effect in this body yet.
    """
    row = act.provision(provision)
    notified = office.notified_on(day) if office and day else frozenset()
    if row.section in act.asleep(body, notified):
        source = next(h.section for h in act.held_back if row.section in h.sections)
        raise PowerError(
            f"Section {row.section} has no effect in this kind of body until it is notified (section {source}).",
            section=source,
            code="asleep",
        )
    if not row.actor:
        raise PowerError(f"Section {row.cite} names no authority that acts.", section=row.cite, code="no_actor")
    given = _given(act, row, body, office, day)
    if not given:
        return Signer(row.actor, row.cite, own=True)
    doubt = _doubt(act, row, given) if len(given) > 1 else None
    chosen = office.choice(doubt.id, day) if doubt and doubt.id and office and day else ""
    given.sort(key=lambda d: d.to not in chosen)
    first, *others = given
    also = [(d.to, d.source) for d in others]
    if first not in act.delegation:  # who passes a power on by his own order keeps it
        also.append((row.actor, row.cite))
    return Signer(first.to, first.source, False, tuple(also), doubt)


def contested(act: Act, body: str) -> list[tuple[Doubt, tuple[str, ...], tuple[str, ...]]]:
    """The pack's own doubts about who signs in this kind of body, each with the authorities and provisions concerned.

    A doubt that only the office's own orders make has no name in the pack, so nothing is read for it office-wide.
    """
    found: dict[str, tuple[Doubt, dict[str, None], list[str]]] = {}
    for row in act.provisions():
        given = _given(act, row, body, None, None) if row.actor else []
        doubt = _doubt(act, row, given) if len(given) > 1 else None
        if doubt and doubt.id:
            _, authorities, rows = found.setdefault(doubt.id, (doubt, {}, []))
            authorities.update(dict.fromkeys(d.to for d in given))
            rows.append(row.id)
    return [(doubt, tuple(authorities), tuple(rows)) for doubt, authorities, rows in found.values()]


def _given(act: Act, row: Provision, body: str, office: Office | None, day: date | None) -> list[Delegation]:
    lists = [d for d in act.delegation if not d.bodies or body in d.bodies]
    if office and day:
        lists += office.delegated(day)
    return [d for d in lists if d.giver == row.actor and listed(d.sections, row.section, row.sub)]


def _doubt(act: Act, row: Provision, given: list[Delegation]) -> Doubt:
    sources = {d.source for d in given}
    for doubt in act.doubts:
        if sources <= set(doubt.sections) and any(covers(s, row.cite) for s in doubt.sections):
            return doubt
    names = " and to the ".join(f"{d.to} (section {d.source})" for d in given)
    return Doubt((row.section, *sorted(sources)), f"Section {row.section} is given to the {names}.")


def check_power(
    act: Act, provision: str, body: str, held: list[Held], day: date, *, office: Office | None = None
) -> Signer:
    """The power under which a person who holds these posts signs on `day`. Raises `PowerError` naming what he lacks."""
    power = signer(act, provision, body, office=office, day=day)
    posts = {post.authority for post in held if post.on(day)}
    if power.authority in posts:
        return power
    for authority, source in power.also:
        if authority in posts:
            return Signer(authority, source, False, ((power.authority, power.source),), power.doubt)
    raise PowerError(
        f"Section {act.provision(provision).cite} is signed by the {power.authority} (section {power.source}); "
        f"the person signed in does not hold that power on {day:%d-%m-%Y}.",
        section=power.source,
        authority=power.authority,
    )
