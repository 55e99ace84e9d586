"""`nagardesk law walk`: every provision with an instrument, taken through its procedure to an end, on paper.

A walk counts only if casework refused the provision's act one day too early and by the wrong officer, and if every
paper of it cites the section. What the section's procedure presupposes (a notice under a sister provision, an order
appealed from) is brought about by the sister's own acts, or entered as an old paper.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Any

from desktop.core.errors import NagardeskError
from desktop.law.model import Act, Provision
from desktop.law.packs import Law
from desktop.law.packs import load as load_law
from desktop.walk_office import WalkOffice, open_office
from desktop.walker import Walk, Walker

BARE = frozenset(["duty", "prohibition", "exception", "bye_law", "budget", "audit"])


def instrumented(act: Act) -> list[Provision]:
    """The provisions of an Act that name an instrument other than duty, prohibition, exception, bye_law, budget, audit."""
    return [row for row in act.provisions() if set(row.instruments) - BARE]


def run(act: str = "", out: Path | None = None, say: Callable[[str], None] = print) -> dict[str, Any]:
    """Walk every provision of an Act (or of all), telling each on a line; returns what the last line says."""
    law = load_law()
    folder = out or Path(tempfile.mkdtemp(prefix="nagardesk-walk-"))
    place = folder / "data"
    shutil.rmtree(place, ignore_errors=True)
    try:
        walks = [walk for id in law.acts if act in ("", id) for walk in _walk_act(law, law.act(id), place, say)]
    finally:
        if out is None:
            shutil.rmtree(folder, ignore_errors=True)
    failed = [{"provision": w.provision, "why": w.failed} for w in walks if w.failed]
    lacking = [w.provision for w in walks if w.own_words]
    if out is not None:
        kept = [{**w.__dict__} for w in walks]
        (out / "walk.json").write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")
    say(
        f"{len(lacking)} provisions have no wording of their own yet for some paper; those papers are letters that cite "
        "the section in the officer's words."
    )
    return {
        "provisions": sum(1 for id in law.acts if act in ("", id) for _ in law.act(id).ids),
        "with_instrument": len(walks),
        "walked": len(walks) - len(failed),
        "papers": sum(w.papers for w in walks),
        "failed": failed,
        "own_words": sum(w.own_words for w in walks),
    }


def _walk_act(law: Law, act: Act, folder: Path, say: Callable[[str], None]) -> Iterable[Walk]:
    offices: dict[str, WalkOffice] = {}
    begin: date | None = None
    try:
        for row in instrumented(act):
            body = _body(act, row)
            if body not in offices:
                offices[body] = open_office(folder, law, act, body)
            office = offices[body]
            begin = begin or office.next_open(date.fromisoformat(office.plan["day"]))
            walk = _walk(office, row, begin)
            told = walk.failed or f"{' '.join(walk.acts)}; {walk.papers} papers"
            say(f"{'FAILED ' if walk.failed else ''}{row.id}: {told}")
            yield walk
    finally:
        for office in offices.values():
            office.program.close()


def _body(act: Act, row: Provision) -> str:
    """The kind of body in which the section has effect; the last one named where it has in all."""
    bodies = list(act.bodies)
    return next((body for body in reversed(bodies) if row.section not in act.asleep(body)), bodies[-1])


def _walk(office: WalkOffice, row: Provision, begin: date) -> Walk:
    walker = Walker(office, row, begin, walk=Walk(row.id))
    try:
        return walker.run()
    except NagardeskError as error:
        walker.walk.failed = f"{error.code or type(error).__name__}: {error.message}"
        return walker.walk
