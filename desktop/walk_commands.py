"""The command `nagardesk law walk`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from desktop.core.errors import FieldError


def add_arguments(jobs: argparse._SubParsersAction[Any]) -> None:
    """Add `walk` to the jobs of `nagardesk law`."""
    parser = jobs.add_parser(
        "walk",
        help="take every provision with an instrument through its procedure to an end",
        description="Works on sample offices of its own. The last line counts provisions, walks and papers; a walk that "
        "failed is named with what stood in its way, and own_words counts papers that had to be letters in the officer's "
        "words because the provision has no wording yet.",
    )
    parser.add_argument("--act", default="", help="one Act only, such as mp-1961")
    parser.add_argument("--out", type=Path, default=None, help="keep the offices' data folders and walk.json here")
    parser.add_argument("--json", action="store_true", help="print only the last line")
    parser.set_defaults(law_job=_walk)


def _walk(args: argparse.Namespace) -> int:
    from desktop import walk
    from desktop.law.packs import load

    if args.act and args.act not in load().acts:
        raise FieldError("--act", f"There is no Act '{args.act}' here.", code="act")
    if args.out:
        args.out.mkdir(parents=True, exist_ok=True)
    told = walk.run(args.act, args.out, (lambda line: None) if args.json else print)
    print(json.dumps(told, ensure_ascii=False))
    return 1 if told["failed"] else 0
