"""What each Act makes of a parcel, building or application that a street line touches: the provisions, by role.

As in `street_ways`, every number, authority and effect is read from the pack under these ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.core.errors import LawError
from desktop.law.model import Act, Provision


@dataclass(frozen=True, slots=True)
class Ban:
    """Who may not build within a line: `provision` forbids; `permission` is the one that may still allow it ('' none).

    `strip` names the amount of a strip behind the line that bye-laws add.
    """

    provision: str
    permission: str = ""
    strip: str = ""


BANS: Mapping[tuple[str, str], Ban] = {
    ("rj-2009", "regular_line"): Ban("rj-2009:183:3"),
    ("ga-1968", "regular_line"): Ban("ga-1968:171:6a", "ga-1968:171:6a-permission", "ga-1968:171:6a"),
    ("mp-1961", "regular_line"): Ban("mp-1961:183:3i"),
    ("pb-1976", "regular_line"): Ban("pb-1976:231:3", "pb-1976:231:3"),
    ("py-1973", "street_alignment"): Ban("py-1973:258:1"),
    ("py-1973", "building_line"): Ban("py-1973:258:2", "py-1973:258:2"),
}

ANSWERS: Mapping[tuple[str, str], str] = {
    ("rj-2009", "new_work"): "rj-2009:183:4b",
    ("mp-1961", "new_work"): "mp-1961:183:5b",
    ("ga-1968", "external"): "ga-1968:172:1a-i",
    ("ga-1968", "mostly_down"): "ga-1968:172:1a-ii",
    ("ga-1968", "building"): "ga-1968:172:1b",
    ("mp-1961", "external"): "mp-1961:184:1a",
    ("mp-1961", "mostly_down"): "mp-1961:184:1b",
    ("pb-1976", "external"): "pb-1976:234:main",
    ("pb-1976", "building"): "pb-1976:233:1",
    ("pb-1976", "mostly_down"): "pb-1976:232:1",
    ("py-1973", "mostly_down"): "py-1973:259:1(a)",
    ("py-1973", "changed"): "py-1973:259:1(b)",
}
"""Which notice or order answers what stands over the line: an outwork, a building, one mostly down, new work."""


@dataclass(frozen=True, slots=True)
class Taking:
    """How land within a line is taken: by which provision, and by which it vests; `asks` what must be there first.

    `asks` is notice (its clear days are the provision's), approval (its `prior_approval`), request (of the owner) or ''.
    """

    provision: str
    vests: str
    asks: str = ""


TAKINGS: Mapping[tuple[str, str], Taking] = {
    ("ga-1968", "open"): Taking("ga-1968:172:4", "ga-1968:172:4", "notice"),
    ("ga-1968", "government"): Taking("ga-1968:172:4-government", "ga-1968:172:4-government", "approval"),
    ("ga-1968", "bare"): Taking("ga-1968:172:3", "ga-1968:172:3"),
    ("ga-1968", "refused"): Taking("ga-1968:171:6b", "ga-1968:171:6b", "approval"),
    ("mp-1961", "open"): Taking("mp-1961:183:3ii", "mp-1961:183:3ii"),
    ("mp-1961", "bare"): Taking("mp-1961:184:1-vest", "mp-1961:184:1-vest"),
    ("pb-1976", "open"): Taking("pb-1976:234:main", "pb-1976:234:main", "notice"),
    ("pb-1976", "external"): Taking("pb-1976:234:main", "pb-1976:234:main", "notice"),
    ("pb-1976", "government"): Taking("pb-1976:234:proviso", "pb-1976:234:main", "approval"),
    ("pb-1976", "bare"): Taking("pb-1976:232:2", "pb-1976:232:3"),
    ("pb-1976", "pulled_down"): Taking("pb-1976:233:4", "pb-1976:233:4"),
    ("pb-1976", "remainder"): Taking("pb-1976:235:1", "pb-1976:235:1", "request"),
    ("py-1973", "open"): Taking("py-1973:259:2", "py-1973:259:3"),
    ("py-1973", "bare"): Taking("py-1973:259:2", "py-1973:259:3"),
}
"""Land by its kind: open, external (outworks), bare (the building fell, burnt or was taken down), pulled_down (by
order), government, refused (permission to build was refused), remainder (left over and of no use)."""


@dataclass(frozen=True, slots=True)
class Paying:
    """By which provision an owner is paid, and what counts: land, building, expense; fall and rise of the rest.

    `betterment` is the provision under which a share of what the rise exceeds the loss by is recovered; `exempt` the one
    under which a building under a certain notice gets nothing; `dispute` who settles a quarrel, in our words.
    """

    provision: str
    counts: frozenset[str]
    betterment: str = ""
    exempt: str = ""
    dispute: str = ""


_ALL = frozenset({"land", "building", "expense"})
PAYING: Mapping[tuple[str, str], Paying] = {
    ("ga-1968", "set_back"): Paying("ga-1968:172:5", _ALL, exempt="ga-1968:172:5", dispute="315"),
    ("ga-1968", "refused"): Paying("ga-1968:171:6c", _ALL, exempt="ga-1968:171:6c", dispute="315"),
    ("mp-1961", "open"): Paying("mp-1961:183:4", frozenset({"land", "rise"}), dispute="303"),
    ("mp-1961", "set_back"): Paying("mp-1961:184:1-comp", frozenset({"land", "building"}), dispute="303"),
    ("pb-1976", "set_back"): Paying("pb-1976:237:1", _ALL | {"rise", "fall"}, betterment="pb-1976:237:1.proviso-b"),
    ("pb-1976", "set_forward"): Paying("pb-1976:237:2", frozenset({"building", "expense", "rise"})),
    ("py-1973", "set_back"): Paying("py-1973:259:4", frozenset({"land", "building", "fall"})),
}

FORWARD: Mapping[tuple[str, str], tuple[str, str]] = {
    ("ga-1968", "permit"): ("ga-1968:173:1a", "ga-1968:173:2-price"),
    ("ga-1968", "require"): ("ga-1968:173:1b", "ga-1968:173:2-price"),
    ("mp-1961", "permit"): ("mp-1961:184:2", ""),
    ("pb-1976", "permit"): ("pb-1976:236:permit", "pb-1976:237:3"),
    ("pb-1976", "require"): ("pb-1976:236:require", "pb-1976:237:3"),
    ("py-1973", "permit"): ("py-1973:260:main.1", ""),
    ("py-1973", "require"): ("py-1973:260:main.2", ""),
}
"""By which provision a building may or must come forward, and which speaks of the price of the body's land ('' none)."""


@dataclass(frozen=True, slots=True)
class Half:
    """A share of a building whose taking down brings something about, and by what it is measured.

    `measure` is cubic (content), superficial (outer walls), posts, or '' where the Act says only the greater part.
    `amount` is the beginning of the amount's name in the pack ('' for the greater part).
    """

    provision: str
    measure: str
    amount: str = ""
    level: str = "ground"


HALVES: Mapping[str, tuple[Half, ...]] = {
    "ga-1968": (Half("ga-1968:172:1a-ii", ""), Half("ga-1968:173:1b", "")),
    "mp-1961": (Half("mp-1961:184:1b", ""),),
    "pb-1976": (
        Half("pb-1976:232:1", "cubic", "share of the building above ground level"),
        Half("pb-1976:257:b", "cubic", "cubical contents", "plinth"),
        Half("pb-1976:257:b", "superficial", "superficial area", "plinth"),
        Half("pb-1976:257:b", "posts", "posts or beams", "plinth"),
        Half("pb-1976:260:1", "superficial", "share of an external", "plinth"),
    ),
    "py-1973": (Half("py-1973:259:1(a)", "cubic", "share of the building above ground"),),
}


@dataclass(frozen=True, slots=True)
class Undertaking:
    """The provisions on an owner's agreement to claim nothing, its deposit, registration, calling back and register."""

    agreement: str
    deposit: str
    removal: str
    registration: str
    register: str


UNDERTAKINGS: Mapping[str, Undertaking] = {
    "pb-1976": Undertaking(
        "pb-1976:231:4", "pb-1976:231:4.deposit", "pb-1976:231:4.removal", "pb-1976:231:7", "pb-1976:231:5.b"
    ),
}


def taking_of(act: Act, kind: str) -> Taking:
    """How land of a kind is taken. Raises `LawError` where the Act gives no such power."""
    found = TAKINGS.get((act.id, kind))
    if found is None:
        raise LawError(
            f"{act.short['en']}, as this program has it, gives no power to take such land ({kind}) for the street.",
            section="",
            code="no_taking",
        )
    return found


def paying_of(act: Act, kind: str) -> Paying:
    """What is paid for. Raises `LawError` where the Act's text gives nothing."""
    found = PAYING.get((act.id, kind))
    if found is None:
        raise LawError(
            f"{act.short['en']}, as this program has it, says nothing of payment for this ({kind}); nothing is worked "
            "out.",
            section="",
            code="no_paying",
        )
    return found


def ban_of(act: Act, kind: str) -> tuple[Ban, Provision]:
    """The ban that goes with a kind of line, and its provision."""
    ban = BANS[act.id, kind]
    return ban, act.provision(ban.provision)


def answer_of(act: Act, what: str) -> str:
    """The provision that answers what stands over the line; '' where the Act gives none."""
    return ANSWERS.get((act.id, what), "")
