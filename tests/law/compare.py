"""Compares every Act's pack with its second reading, row by row: `python -m tests.law.compare [ACT …]`.

Each Act was written down twice, independently: as the pack, and as the second reading in `tests/law/readings`.
What is compared: periods as a multiset of length, unit and bound; whether the row leaves a time open; the numbers of
the fine; amounts; prior approvals; the actor; the appeal; whether something is deemed. Whatever differs is printed.

What is no difference:
- The time of an appeal that a row gives may stand among its periods too.
- A notice that calls for something and names no time: the pack has an open time set by the notice, so that the time
  the office writes into it can run (section 294(5) of mp-1961 even asks for it); the reading, silent as the text, none.
- The wording of an actor: capitals, "any", "every", "the"; a bare noun for the same one described ("person", and
  "person who gave the notice"); an officer whom the actor authorises, whom the pack keeps apart as the delegate.
- Alternatives of approvers joined with "or" as in the text, or listed; "other" and "as the case may be".
- An amount without a value: what is measured is told, the number is left to somebody.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.law.model import Act, Provision
from desktop.law.packs import load

READINGS = Path(__file__).parent / "readings"

Reading = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Difference:
    """A field of a row that the pack and the reading do not tell alike."""

    id: str
    field: str
    pack: Any
    reading: Any

    def __str__(self) -> str:
        return f"{self.id}  {self.field}: pack {self.pack!r}, reading {self.reading!r}"


def readings(act: str) -> dict[str, Reading]:
    """The second reading of an Act by coverage id. Raises `KeyError` where a row was read twice."""
    found: dict[str, Reading] = {}
    for path in sorted(READINGS.glob(f"{act}-*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            row = json.loads(line)
            if row["id"] in found:
                raise KeyError(f"{path.name} reads {row['id']} a second time")
            found[row["id"]] = row
    return found


def compare(act: Act, read: Mapping[str, Reading]) -> list[Difference]:
    """All differences between a pack and its reading, in the order of the pack."""
    found: list[Difference] = []
    for row in act.provisions():
        if row.id in read:
            found += differences(row, read[row.id])
        else:
            found.append(Difference(row.id, "row", "in the pack", "not read"))
    found += [Difference(id, "row", "not in the pack", "read") for id in read if id not in act]
    return found


def differences(row: Provision, read: Reading) -> Iterator[Difference]:
    """The differences of one row, field by field."""
    for field, pack, reading in (
        ("periods", _periods(row), _read_periods(read)),
        ("fine", _fine(row), _read_fine(read)),
        ("amounts", _amounts(row), _read_amounts(read)),
        ("prior_approval", _names(row.prior_approval), _names(read["prior_approval"])),
        ("appeal", _appeal(row), _read_appeal(read)),
        ("deemed", bool(row.deemed), read["deemed"]),
    ):
        if pack != reading:
            yield Difference(row.id, field, pack, reading)
    if not _same_open(row, read):
        opened = {each.set_by for each in row.periods if each.length is None}
        yield Difference(row.id, "open time", opened, {each["set_by"] for each in _open(read)})
    if not _same_actor(row.actor, row.delegate, read["actor"] or ""):
        yield Difference(row.id, "actor", row.actor, read["actor"])


def _periods(row: Provision) -> Counter[tuple[Any, ...]]:
    given = Counter((p.length, str(p.unit), str(p.bound)) for p in row.periods if p.length is not None)
    return _less_appeal(given, _appeal(row))


def _read_periods(read: Reading) -> Counter[tuple[Any, ...]]:
    given = Counter((p["length"], p["unit"], p["bound"]) for p in read["periods"] if p["length"] is not None)
    return _less_appeal(given, _read_appeal(read))


def _less_appeal(given: Counter[tuple[Any, ...]], appeal: tuple[Any, ...] | None) -> Counter[tuple[Any, ...]]:
    return given - Counter([(*appeal[1:], "at_most")]) if appeal else given


def _open(read: Reading) -> list[Mapping[str, Any]]:
    return [each for each in read["periods"] if each["length"] is None]


def _same_open(row: Provision, read: Reading) -> bool:
    opened = {each.set_by for each in row.periods if each.length is None}
    return bool(opened) if _open(read) else opened <= {"notice"}


def _fine(row: Provision) -> tuple[Any, ...]:
    return (row.fine.max, row.fine.min, row.fine.daily_max) if row.fine else (None, None, None)


def _read_fine(read: Reading) -> tuple[Any, ...]:
    fine = read["fine"] or {}
    return fine.get("max"), fine.get("min"), fine.get("daily_max")


def _amounts(row: Provision) -> Counter[tuple[Any, ...]]:
    return Counter((each.value, each.unit) for each in row.amounts if each.value is not None)


def _read_amounts(read: Reading) -> Counter[tuple[Any, ...]]:
    return Counter((each["value"], each["unit"]) for each in read["amounts"] if each["value"] is not None)


def _appeal(row: Provision) -> tuple[Any, ...] | None:
    if row.appeal is None:
        return None
    within = row.appeal.within
    return (row.appeal.forum, within.length, str(within.unit)) if within else (row.appeal.forum, None, None)


def _read_appeal(read: Reading) -> tuple[Any, ...] | None:
    appeal = read["appeal"]
    return (appeal["forum"], appeal["length"], appeal["unit"]) if appeal else None


def _names(approvers: Sequence[str]) -> set[str]:
    joined = " or ".join(approvers).removesuffix(", as the case may be")
    return {_plain(re.sub(r"^(any )?other ", "", name)) for name in re.split(r",? or |, ", joined) if name}


def _same_actor(pack: str, delegate: str, reading: str) -> bool:
    one, other = _plain(pack), _plain(reading)
    if one == other or (other and one.startswith(f"{other} ")):
        return True
    return bool(delegate) and bool(one) and other.startswith((f"{one} or ", f"{one}, "))


def _plain(name: str) -> str:
    return re.sub(r"^(any|every|the) ", "", name.lower())


def main(wanted: Sequence[str]) -> int:
    """Print the differences of the Acts named, or of all; 1 if there are any."""
    law = load()
    total = 0
    for act in wanted or law.acts:
        found = compare(law.act(act), readings(act))
        for each in found:
            print(each)
        print(f"{act}: {len(found)} differences in {len(list(law.act(act).ids))} rows")
        total += len(found)
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
