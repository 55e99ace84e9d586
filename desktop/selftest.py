"""`nagardesk self-test`: store, print and exchange on this PC, without the window, in a folder that is thrown away."""

from __future__ import annotations

import json
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from desktop import demo
from desktop.app import Program, open_program


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of one part: `said` is a sentence with the figures."""

    part: str
    holds: bool
    said: str


def command(as_json: bool) -> int:
    """Do one whole job and prove what it left; prints a line a part, or one JSON object. 1 where a part fails."""
    with tempfile.TemporaryDirectory(prefix="nagardesk-self-test-") as place:
        findings = look(Path(place))
    if as_json:
        print(json.dumps({f.part: asdict(f) for f in findings}, ensure_ascii=False))
    else:
        for finding in findings:
            print(f"{finding.part:6} {'holds' if finding.holds else 'FAILS'}: {finding.said}")
    return int(not all(finding.holds for finding in findings))


def look(place: Path) -> list[Finding]:
    """Do the job in `place` and look at what it left. Raises `NagardeskError` where the job itself can't be done."""
    told = demo.run(place, lambda line: None)
    program = open_program(place / "data" / "device-1", state=place / "data" / "state-1")
    try:
        return [_store(program), _print(program, told["case"]), _sync(told)]
    finally:
        program.close()


def _store(program: Program) -> Finding:
    seen, stats = program.store.verify(), program.store.stats()
    faults = "; ".join(fault.message for fault in seen.faults)
    said = f"{seen.entries} entries and {seen.blobs} papers and their sources proven; SQLite {stats.sqlite}"
    return Finding("store", not seen.faults, faults or said)


def _print(program: Program, case: str) -> Finding:
    """Every paper read back: its words are those that were sealed, its bytes those that were kept."""
    from desktop.printing.proof import verify_file

    papers = program.desk.case(case).papers
    keys = [program.store.signer.public]
    verdicts = [verify_file(program.store.blob(paper.sha256), keys, paper.sha256) for paper in papers]
    faults = "; ".join(f"{p.number or p.kind}: {v.fault}" for p, v in zip(papers, verdicts, strict=True) if v.fault)
    holds = bool(papers) and not faults
    return Finding("print", holds, faults or f"{len(papers)} papers read back word for word, seals genuine")


def _sync(told: dict[str, Any]) -> Finding:
    counts = "device {device}, centre {centre}, second device {second_device}".format(**told["entries"])
    said = f"{counts} entries over a line cut twice; {told['lost']} lost, {told['duplicated']} doubled"
    holds = bool(told["digests_equal"]) and not told["lost"] and not told["duplicated"]
    return Finding("sync", holds, said)
