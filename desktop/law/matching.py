"""Which facts of a case count for which provision."""

from __future__ import annotations

from desktop.law.model import Act, Fact, Period, Provision

_OWN = {
    "notice": {"notice", "requisition", "street_notice", "public_notice"},
    "order": {"order", "permission", "sanction", "licence", "declaration", "requisition"},
}
_PAPERS = {"notice", "order", "demand", "permission", "licence"}
_ACROSS = {"permission", "completion"}  # procedures whose sections answer for one another


def starts(act: Act, fact: Fact, row: Provision, period: Period) -> bool:
    """Whether `fact` starts `period` of `row`.

    A paper starts the clocks of its own provision. A period that the notice itself sets, or that an order starts,
    belongs to the very row that the paper was made under, if that row makes such papers.
    """
    event, _, wanted = period.starts.partition("@")
    if fact.event != event:
        return False
    if wanted:
        return fact.data.get("provision") == wanted
    family = event.partition(".")[0]
    made = fact.data.get("provision")
    own = family in _OWN and not _OWN[family].isdisjoint(row.instruments)
    if own and made and made != row.id and (family == "order" or period.set_by == "notice"):
        return False
    return _belongs(act, fact, row, family)


def stops(act: Act, fact: Fact, row: Provision, key: str) -> bool:
    """Whether `fact` is the event `key` that meets or ends a period of `row`."""
    event, _, wanted = key.partition("@")
    if fact.event != event:
        return False
    if wanted:
        return fact.data.get("provision") == wanted
    return _belongs(act, fact, row, event.partition(".")[0])


def _belongs(act: Act, fact: Fact, row: Provision, family: str) -> bool:
    made = fact.data.get("provision")
    if not made or made == row.id or family not in _PAPERS:
        return True
    if made not in act:
        return False
    if "appeal" in row.instruments and family in _OWN:
        return True
    maker = act.provision(made)
    if row.procedure and maker.procedure:
        same = row.procedure == maker.procedure
        return same and (maker.section == row.section or row.procedure in _ACROSS)
    return maker.section == row.section
