"""The papers' part of the command line: `nagardesk paper …`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from desktop.core import given
from desktop.core.errors import FieldError, NagardeskError

_ONLY_WORDS = "The words are those that were sealed; that the page looks as it did, the issuing office can tell"
_MOST_KEYS = 1 << 20  # bytes of a file of keys
_HEX = 64  # digits of a public key


@dataclass(frozen=True, slots=True)
class Known:
    """What the office at hand knows: its devices' public keys, whether it holds the bytes with a hash, and for each
    language whose texts it accepted the day and the digest of what was read."""

    keys: Sequence[bytes]
    holds: Callable[[str], bool]
    accepted: Mapping[str, tuple[str, str]] = field(default_factory=dict)


def add_arguments(
    subparsers: argparse._SubParsersAction[Any], office: Callable[[argparse.Namespace], Known | None]
) -> None:
    """Add the command `paper`; `office` opens the office's own entries when a key is needed (None: no office here)."""
    paper = subparsers.add_parser("paper", help="papers: specimens, checks, text")
    paper.set_defaults(run=run, paper_office=office)
    jobs = paper.add_subparsers(dest="paper_command", required=True, metavar="WHAT")
    _add_specimen(jobs)
    _add_verify(jobs)
    text = jobs.add_parser("text", help="print the text layer of a paper, one paragraph a line")
    text.add_argument("file", type=Path, metavar="FILE")
    text.set_defaults(paper_job=_text)
    texts = jobs.add_parser("texts", help="the words of papers in a language beside the English, and what is unsure")
    texts.add_argument("language", metavar="LANGUAGE")
    texts.add_argument("--unsure", action="store_true", help="only what is unsure")
    texts.add_argument("--json", action="store_true", help="one JSON object")
    texts.set_defaults(paper_job=_texts)
    lint = jobs.add_parser("lint", help="provisions without words for their papers, and faulty words; 1 if any")
    lint.add_argument("--act", action="append", default=[], metavar="ID", help="only this Act; may be repeated")
    lint.add_argument("--json", action="store_true", help="one JSON object")
    lint.set_defaults(paper_job=_lint)


def run(args: argparse.Namespace) -> int:
    """Carry out a command that `add_arguments` added; 0 done, 1 found faults, 2 bad input (said on stderr)."""
    job: Callable[[argparse.Namespace], int] = args.paper_job
    try:
        return job(args)
    except NagardeskError as error:
        print(f"nagardesk: {error.message}", file=sys.stderr)
        return 2


def _add_specimen(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser("specimen", help="papers with sample data in every language")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--all", action="store_true", help="every template with sample, long and least data")
    what.add_argument("--template", metavar="NAME", help="one template")
    what.add_argument("--provision", metavar="ID", help="every paper of one provision")
    parser.add_argument("--size", action="append", choices=["sample", "long", "least"], help="only this much data")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the papers")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(paper_job=_specimen)


def _specimen(args: argparse.Namespace) -> int:
    from desktop.printing.notices import template
    from desktop.printing.specimen import SIZES, print_specimens, specimens, specimens_of

    sizes = tuple(args.size or (SIZES if args.all else ("sample",)))
    if args.provision:
        orders: Iterable[Any] = specimens_of(args.provision, sizes)
    else:
        names = (template(args.template).name,) if args.template else ()
        orders = specimens(sizes, names)
    rows = print_specimens(args.out, orders)
    pages = sum(row["pages"] for row in rows)
    if args.json:
        print(json.dumps({"papers": len(rows), "pages": pages, "files": rows}, ensure_ascii=False))
    else:
        print(f"{len(rows)} papers, {pages} pages: {args.out}")
    return 0


def _add_verify(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser(
        "verify",
        help="whether a paper is genuine",
        description="Check the text of a paper's code, or a whole file: its code, its words, its bytes. The keys are "
        "those of the office on this PC, and those in the files named.",
    )
    parser.add_argument("paper", metavar="QR-TEXT|FILE")
    parser.add_argument("--keys", type=Path, action="append", default=[], help="public keys in hex, one a line")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(paper_job=_verify)


def _verify(args: argparse.Namespace) -> int:
    from desktop.printing.seal import PREFIX

    known = args.paper_office(args)
    keys = [*(known.keys if known else ()), *(key for path in args.keys for key in _keys(path))]
    if not keys:
        raise FieldError("--keys", "There is no office on this PC; name a file of public keys", code="no_keys")
    code = args.paper.strip()
    told = _verify_code(code, keys) if code.startswith(PREFIX) else _verify_paper(Path(args.paper), keys, known)
    if args.json:
        print(json.dumps(told, ensure_ascii=False, default=str))
    else:
        print("\n".join(f"{name}: {value}" for name, value in told.items() if value not in ("", None)))
    return 0 if told["genuine"] else 1


def _verify_code(code: str, keys: Sequence[bytes]) -> dict[str, Any]:
    from desktop.core.errors import PaperError
    from desktop.printing.seal import open_seal

    try:
        return {"genuine": True, **asdict(open_seal(code, keys)), "fault": ""}
    except PaperError as error:
        return {"genuine": False, "fault": error.message}


def _verify_paper(path: Path, keys: Sequence[bytes], known: Known | None) -> dict[str, Any]:
    from desktop.printing.proof import verify_file
    from desktop.printing.signature import signatures_of

    pdf = given.read(path)
    verdict = verify_file(pdf, keys)
    fault = verdict.fault
    held = known.holds(verdict.sha256) if known else None
    if not fault and held is False:
        fault = "This office has not issued a paper with these bytes"
    signed = [asdict(each) for each in signatures_of(pdf)]
    if not fault and any(not each["intact"] for each in signed):
        fault = "The paper was changed after it was signed digitally"
    return {
        "genuine": not fault,
        **(asdict(verdict.seal) if verdict.seal else {}),
        "text_agrees": verdict.text_agrees,
        "sha256": verdict.sha256,
        "held": held,
        "unproven": "" if fault or held or signed else _ONLY_WORDS,
        "copies": verdict.copies,
        "signatures": signed or None,
        "fault": fault,
    }


def _keys(path: Path) -> list[bytes]:
    """The public keys of a file: the last word of every line, 64 hex digits; lines with # are left out."""
    found = []
    for number, line in enumerate(given.read(path, "keys", _MOST_KEYS).decode("utf-8", "replace").splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            key = bytes.fromhex(words[-1])
        except ValueError:
            key = b""
        if len(key) * 2 != _HEX:
            raise FieldError("--keys", f"{path}, line {number}: a key has {_HEX} hex digits", code="key_shape")
        found.append(key)
    return found


def _text(args: argparse.Namespace) -> int:
    from desktop.printing.proof import read_text

    print(read_text(given.read(args.file)))
    return 0


def _texts(args: argparse.Namespace) -> int:
    from desktop.printing import texts

    doubts = texts.unsure(args.language)
    words = [] if args.unsure else list(texts.texts(args.language))
    known = args.paper_office(args)
    day, read = known.accepted.get(args.language, ("", "")) if known else ("", "")
    edition = texts.edition(args.language)
    if args.json:
        told = {
            "language": args.language,
            "edition": edition,
            "accepted": day,
            "changed_since": bool(read) and read != edition,
        }
        rows = {"texts": [asdict(each) for each in words], "unsure": [asdict(each) for each in doubts]}
        print(json.dumps({**told, **rows}, ensure_ascii=False))
        return 0
    for each in words:
        print(f"{each.file} {each.place}\n  {each.words}" + (f"\n  {each.english}" if args.language != "en" else ""))
    for doubt in doubts:
        print(f"unsure: {doubt.words} ({doubt.meant}): {doubt.why}")
    print(f"accepted: {day or 'not yet'}" + ("; changed since" if read and read != edition else ""))
    return 0


def _lint(args: argparse.Namespace) -> int:
    from desktop.printing.lint import acts, faults, gaps

    chosen = args.act or acts()
    lacking = [gap for act in chosen for gap in gaps(act)]
    wrong = [fault for act in chosen for fault in faults(act)]
    if args.json:
        print(json.dumps({"lacking": [asdict(gap) for gap in lacking], "faults": wrong}, ensure_ascii=False))
    else:
        for gap in lacking:
            print(f"{gap.provision}: no {gap.lacks} in {', '.join(gap.languages)} for {', '.join(gap.papers)}")
        for fault in wrong:
            print(fault)
        print(f"{len(lacking)} lacking, {len(wrong)} faults" if lacking or wrong else "no faults")
    return 1 if lacking or wrong else 0
