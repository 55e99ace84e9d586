"""How each Act brings a matter of a street to its end: which provisions ask for notice, wait, window and approval.

Only the order of the steps is here; every number, authority and document is read from the pack under these ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from desktop.core.errors import LawError


@dataclass(frozen=True, slots=True)
class NoticeRule:
    """A notice that must be given; `event` is what the law calls its giving (posted, published, served)."""

    key: str
    provision: str
    event: str


@dataclass(frozen=True, slots=True)
class ApprovalRule:
    """An approval that must come first, from whom the pack's `prior_approval` of `provision` says.

    `when` is always, narrows (the line narrows the street or moves to its centre) or objected (owners of the greater
    portion objected). `decides` tells that the objections are weighed before this approval, not before the last act.
    """

    provision: str
    when: str = "always"
    decides: bool = False


@dataclass(frozen=True, slots=True)
class Way:
    """The steps of one matter under one Act.

    `provision` is the last act's; `overruled` the one it is done under where owners objected; `waits` are pairs
    (provision of a shortest time, key of the notice it runs from); `window` the provision of the time for objections
    and `window_from` the notices it may run from (the latest counts); `meeting` a time counted back from the day of
    decision; `papers` must be prepared first; `both_sides` says that the Act speaks of a line on each side; `widening`
    that a fresh line is only for widening; `barred` that one owner's objection ends it.
    """

    provision: str
    notices: tuple[NoticeRule, ...] = ()
    waits: tuple[tuple[str, str], ...] = ()
    window: str = ""
    window_from: tuple[str, ...] = ()
    meeting: str = ""
    papers: tuple[str, ...] = ()
    approvals: tuple[ApprovalRule, ...] = ()
    consults: str = ""
    overruled: str = ""
    both_sides: bool = False
    widening: bool = False
    barred: bool = False


_PUBLISHED, _POSTED, _SERVED = "notice.published", "notice.posted", "notice.served"

_RJ = Way(
    "rj-2009:183:1",
    notices=(
        NoticeRule("street", "rj-2009:183:1a-street", _POSTED),
        NoticeRule("owners", "rj-2009:183:1a-owners", _SERVED),
    ),
    waits=(("rj-2009:183:1a-street", "street"), ("rj-2009:183:1a-owners", "owners")),
    window="rj-2009:183:1b",
    window_from=("street",),
    papers=("rj-2009:183:1c",),
)
_GA = Way(
    "ga-1968:171:1",
    notices=(
        NoticeRule("public", "ga-1968:171:2-public", _PUBLISHED),
        NoticeRule("street", "ga-1968:171:2-special", _POSTED),
    ),
    window="ga-1968:171:2-objections",
    window_from=("public", "street"),
    approvals=(ApprovalRule("ga-1968:171:5", "narrows"), ApprovalRule("ga-1968:171:1", decides=True)),
    both_sides=True,
)
_MP = Way(
    "mp-1961:183:1",
    notices=(NoticeRule("street", "mp-1961:183:2", _POSTED),),
    waits=(("mp-1961:183:1", "street"),),
    approvals=(ApprovalRule("mp-1961:183:1"),),
    both_sides=True,
)
_PY = Way(
    "py-1973:257:(a)",
    notices=(
        NoticeRule("public", "py-1973:257:proviso1(i)", _PUBLISHED),
        NoticeRule("street", "py-1973:257:proviso1(i)", _POSTED),
    ),
    waits=(("py-1973:257:proviso1(i)", "public"), ("py-1973:257:proviso1(i)", "street")),
    meeting="py-1973:257:proviso1(ii)",
    consults="py-1973:257:proviso2",
)

WAYS: Mapping[tuple[str, str], Way] = {
    ("rj-2009", "line"): _RJ,
    ("rj-2009", "line.fresh"): replace(_RJ, provision="rj-2009:183:1-fresh", widening=True),
    ("ga-1968", "line"): _GA,
    ("ga-1968", "line.fresh"): replace(
        _GA,
        provision="ga-1968:171:4",
        approvals=(ApprovalRule("ga-1968:171:5", "narrows"), ApprovalRule("ga-1968:171:4", decides=True)),
        both_sides=False,
    ),
    ("mp-1961", "line"): _MP,
    ("mp-1961", "line.fresh"): replace(
        _MP,
        provision="mp-1961:183:1-fresh",
        waits=(("mp-1961:183:1-fresh", "street"),),
        approvals=(ApprovalRule("mp-1961:183:1-fresh"),),
        both_sides=False,
    ),
    ("pb-1976", "line"): Way("pb-1976:231:1"),
    ("pb-1976", "line.fresh"): Way(
        "pb-1976:231:1.redefine",
        notices=(NoticeRule("public", "pb-1976:231:1.redefine", _PUBLISHED),),
        window="pb-1976:231:1.redefine",
        window_from=("public",),
        approvals=(ApprovalRule("pb-1976:231:1.redefine", decides=True),),
    ),
    ("py-1973", "line"): _PY,
    ("py-1973", "line.fresh"): replace(_PY, provision="py-1973:257:(b)"),
    ("ga-1968", "declaration"): Way(
        "ga-1968:169:1-declare",
        notices=(NoticeRule("street", "ga-1968:169:1-notice", _POSTED),),
        waits=(("ga-1968:169:1-declare", "street"),),
        window="ga-1968:169:1-objection",
        window_from=("street",),
        approvals=(ApprovalRule("ga-1968:169:2-declare", "objected"),),
        overruled="ga-1968:169:2-declare",
    ),
    ("mp-1961", "declaration"): Way(
        "mp-1961:181:1-declare",
        notices=(NoticeRule("street", "mp-1961:181:1-intention", _POSTED),),
        waits=(("mp-1961:181:1-declare", "street"),),
        window="mp-1961:181:1-intention",
        window_from=("street",),
        overruled="mp-1961:181:3",
    ),
    ("pb-1976", "declaration"): Way(
        "pb-1976:242:2.declaration",
        notices=(NoticeRule("street", "pb-1976:242:2", _POSTED),),
        waits=(("pb-1976:242:2.declaration", "street"),),
        window="pb-1976:242:2",
        window_from=("street",),
        barred=True,
    ),
    ("py-1973", "declaration"): Way(
        "py-1973:256:1.3",
        notices=(NoticeRule("street", "py-1973:256:1.1", _POSTED),),
        waits=(("py-1973:256:1.3", "street"),),
        window="py-1973:256:1.2",
        window_from=("street",),
        approvals=(ApprovalRule("py-1973:256:2.1", "objected"),),
        overruled="py-1973:256:2.1",
    ),
    ("ga-1968", "closing"): Way(
        "ga-1968:168:1d",
        notices=(
            NoticeRule("street", "ga-1968:168:2-notice", _POSTED),
            NoticeRule("board", "ga-1968:168:2-notice", _PUBLISHED),
        ),
        window="ga-1968:168:2-objections",
        window_from=("street", "board"),
    ),
    ("mp-1961", "closing"): Way("mp-1961:179:1c", approvals=(ApprovalRule("mp-1961:179:1c"),)),
    ("pb-1976", "closing"): Way(
        "pb-1976:225:2",
        notices=(NoticeRule("public", "pb-1976:225:2.proviso", _PUBLISHED),),
        window="pb-1976:225:2.proviso",
        window_from=("public",),
        approvals=(ApprovalRule("pb-1976:225:2", decides=True),),
    ),
    ("py-1973", "closing"): Way("py-1973:253:1(c)", approvals=(ApprovalRule("py-1973:253:1(c)"),)),
    ("ga-1968", "diversion"): Way("ga-1968:168:1c"),
    ("mp-1961", "diversion"): Way("mp-1961:179:1c"),
    ("pb-1976", "diversion"): Way("pb-1976:227:c", approvals=(ApprovalRule("pb-1976:227:c"),)),
    ("py-1973", "diversion"): Way("py-1973:253:1(c)"),
}

NAMING: Mapping[str, Mapping[str, str]] = {
    "ga-1968": {"first": "ga-1968:180:1a", "again": "ga-1968:180:1a"},
    "mp-1961": {"first": "mp-1961:197:1-name", "again": "mp-1961:197:1-name"},
    "pb-1976": {"first": "pb-1976:253:1.a", "again": "pb-1976:253:1.a"},
    "py-1973": {"first": "py-1973:282:1.1", "again": "py-1973:282:1.2"},
}
"""By which provision a street gets its name or number; `rj-2009` as the project has it says nothing of names."""

LINE_KIND = {"py-1973": ("street_alignment", "building_line")}
"""What an Act calls its lines, where it is not the regular line."""

BODIES = frozenset({"Council", "Corporation", "Municipality", "Government", "State Government"})
"""Authorities that act by resolution or sanction; what they decided is recorded, never signed for them."""


def way_of(act: str, matter: str, fresh: bool = False) -> Way:
    """The steps of a matter. Raises `LawError` where the Act's text has no such power."""
    found = WAYS.get((act, f"{matter}.fresh" if fresh else matter))
    if found is None:
        raise LawError(
            f"The text of {act} that this program has gives no power for this ({matter}). Record what was done under "
            "another law as a change of the street, with its order.",
            section="",
            code="no_way",
        )
    return found


def kinds_of(act: str) -> tuple[str, ...]:
    """The kinds of line that an Act knows."""
    return LINE_KIND.get(act, ("regular_line",))
