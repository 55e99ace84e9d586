"""`nagardesk update …`: newer versions and law packs, from the centre or a stick."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop import __version__
from desktop.app import open_office
from desktop.core.errors import SyncError
from desktop.exchange import Exchange
from desktop.law import packs
from desktop.law.files import packs_folder
from desktop.law.signing import read_private_key, read_public_keys

if TYPE_CHECKING:
    from desktop.app import Program
    from desktop.sync.updates import News, Source


def add_arguments(commands: argparse._SubParsersAction[Any], folder: Callable[[], Path]) -> None:
    """Add `update`; `folder` tells the office's data folder when none is named."""
    update = commands.add_parser("update", help="newer versions and law packs, from the centre or a stick")
    jobs = update.add_subparsers(required=True, metavar="WHAT")
    for name, job, words in (
        ("check", _check, "say what a release has that this PC lacks"),
        ("fetch", _fetch, "install its law packs; lay down the newer program's package without running it"),
    ):
        parser = jobs.add_parser(name, help=words, description=words)
        parser.add_argument("--from", dest="source", type=Path, help="a stick or share (default: the centre)")
        parser.add_argument("--key", type=Path, action="append", default=[], help="public keys to trust")
        parser.set_defaults(run=lambda options, job=job: _with_source(options, folder, job))
        if name == "fetch":
            parser.add_argument("--to", type=Path, help="where the package goes (default: Downloads)")
    sign = jobs.add_parser("sign", help="for the publisher: sign the packages and law packs in a folder as a release")
    sign.add_argument("folder", type=Path)
    sign.add_argument("--version", default=__version__, help="the program's version in it")
    sign.add_argument("--key", type=Path, required=True, help="the private key (PEM)")
    sign.set_defaults(run=_sign)


Job = Callable[[argparse.Namespace, "News", "Source"], None]


def _with_source(options: argparse.Namespace, folder: Callable[[], Path], job: Job) -> int:
    from desktop.sync import updates

    program: Program | None = None
    source: Source
    if options.source:
        source, law = updates.Folder(options.source), packs.load(installed=packs_folder())
    else:
        program = open_office(options.data or folder())
        source, law = Exchange(program).client(), program.desk.law
    try:
        job(options, updates.check(source, law, read_public_keys(options.key)), source)
    except SyncError as error:
        if options.source or error.code not in ("no_release", "not_found"):
            raise
        print("no release is laid out there")
    finally:
        if program:
            program.close()
    return 0


def _check(options: argparse.Namespace, news: News, source: Source) -> None:
    print(f"program: {__version__} here, {news.version} there{', newer' if news.newer else ''}")
    print(f"law packs that are not here: {', '.join(news.packs) or 'none'}")


def _fetch(options: argparse.Namespace, news: News, source: Source) -> None:
    from platformdirs import user_downloads_path

    from desktop.sync import updates

    to = options.to or user_downloads_path()
    taken = updates.take(news, source, packs_folder(), to, read_public_keys(options.key))
    print(f"law packs installed, in use from the next start: {', '.join(taken.packs) or 'none'}")
    if taken.package:
        print(f"program {taken.version}, proven, ready to be installed: {taken.package}")
    else:
        print("program: nothing newer for this PC")


def _sign(options: argparse.Namespace) -> int:
    from desktop.sync import updates

    told = updates.sign(options.folder, options.version, read_private_key(options.key))
    for each in told.files:
        print(f"{each.kind:7} {each.name}")
    return 0
