"""Names of law and of casework on the screen: clocks, provisions, states of a case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.ui.words import known, mark, pick, section_text, tr

if TYPE_CHECKING:
    from desktop.law.clocks import Clock
    from desktop.law.packs import Law

STATUS = {
    "received": mark("Received"),
    "particulars": mark("Particulars awaited"),
    "findings": mark("Findings to answer"),
    "drafted": mark("To sign"),
    "to_serve": mark("To serve"),
    "served": mark("Served"),
    "decided": mark("Decided"),
    "ordered": mark("Ordered"),
}
STATUS_TONE = {"findings": "soon", "drafted": "accent", "to_serve": "accent", "decided": "fine", "ordered": "fine"}
CLOCK_STATE = {
    "running": mark("running"),
    "met": mark("met"),
    "expired": mark("run out"),
    "suspended": mark("stands still"),
    "superseded": mark("begun afresh"),
    "unset": mark("not set"),
}
RUNS_FOR = {
    "body": mark("for this office"),
    "addressee": mark("for the addressee"),
    "citizen": mark("for the citizen"),
    "authority": mark("for the authority"),
}


def capital(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


def clock_name(name: str) -> str:
    """The name of a period in the screen's language where the catalogue has it."""
    return capital(known(name))


def provision_text(law: Law, provision: str) -> str:
    """A provision as its section and heading."""
    row = law.provision(provision)
    return f"{section_text(row.cite)} · {known(row.heading)}"


def authority_text(law: Law, pack: str, authority: str) -> str:
    """The title of an authority, by the Act's own English word for it."""
    for titles in law.version(pack).authorities.values():
        if titles["en"] == authority:
            return pick(titles)
    return known(authority)


def cite(law: Law, provision: str) -> str:
    """A provision as its section."""
    return section_text(law.provision(provision).cite) if provision else ""


def status_text(status: str) -> str:
    """Where a case stands."""
    return tr(STATUS[status]) if status in STATUS else status


def clock_tone(clock: Clock, days_left: int | None) -> str:
    """How much a clock presses."""
    if clock.state == "met":
        return "fine"
    if clock.overdue():
        return "late"
    if clock.state == "running" and days_left is not None and days_left <= 7:
        return "soon"
    return ""
