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

    A paper starts the clocks of its own provision; what no event key names starts only the provision that it names. A period that the notice itself sets, or that an order starts,
    belongs to the very row that the paper was made under, if that row makes such papers.
    """
    event, _, wanted = period.starts.partition("@")
    if fact.event != event or not _of_the_case(act, fact, row, period):
        return False
    if wanted or event == "event.happened":
        return fact.data.get("provision") == (wanted or row.id)
    family = event.partition(".")[0]
    made = fact.data.get("provision")
    own = family in _OWN and not _OWN[family].isdisjoint(row.instruments)
    if own and made and made != row.id and (family == "order" or period.set_by == "notice"):
        return False
    return belongs(act, fact, row)


def stops(act: Act, fact: Fact, row: Provision, key: str) -> bool:
    """Whether `fact` is the event `key` that meets or ends a period of `row`."""
    event, _, wanted = key.partition("@")
    if fact.event != event:
        return False
    if wanted or event == "event.happened":
        return fact.data.get("provision") == (wanted or row.id)
    return belongs(act, fact, row)


def _of_the_case(act: Act, fact: Fact, row: Provision, period: Period) -> bool:
    """Whether the period is for this kind of case; where the fact does not tell its kind, every period runs."""
    if not act.cases or (row.id, period.name) not in act.cases or "case" not in fact.data:
        return True
    kind, applies = act.cases[row.id, period.name]
    return (kind in fact.data["case"]) is applies


def belongs(act: Act, fact: Fact, row: Provision) -> bool:
    """Whether a fact concerns the matter of a provision at all.

    Papers concern their own provision and those of the same section and procedure; other facts concern the case.
    """
    family = fact.event.partition(".")[0]
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
