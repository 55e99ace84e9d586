"""Commands on an office's data folder: store, sync, enrol and bundle; each tells its result as JSON when asked."""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import sys
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.app import Program, open_office, open_program
from desktop.core import console, given
from desktop.core.clock import SystemClock, today
from desktop.core.errors import FieldError, SyncError
from desktop.exchange import SETTLED, Exchange

if TYPE_CHECKING:
    from desktop.sync.progress import Result

Job = Callable[[argparse.Namespace, Path], dict[str, Any]]


def add_arguments(commands: argparse._SubParsersAction[Any], run: Callable[[argparse.Namespace], int]) -> None:
    """Add `office`, `store`, `sync`, `enrol` and `bundle`; `run` finds the data folder and calls `carry_out`."""
    office = commands.add_parser("office", help="found this PC's office, and what it is")
    deeds = office.add_subparsers(required=True, metavar="WHAT")
    _add(deeds, "show", _show, run, "the office's id, body, wards and officers")
    found = _add(deeds, "found", _found, run, "found a new office by a plan")
    found.add_argument("plan", type=Path, help="a YAML file as `nagardesk office example` prints it")
    accept = _add(deeds, "accept", _accept, run, "the head of office accepts the texts of papers in a language")
    accept.add_argument("language", help="en, hi, mr, pa or ta; read them first with `nagardesk paper texts`")
    accept.add_argument(
        "--as", dest="login", required=True, metavar="LOGIN", help="the password is read from NAGARDESK_PASSWORD"
    )
    _add(deeds, "example", _example, run, "print a plan to fill in")

    powers = _add(deeds, "powers", _powers, run, "the delegations by this office's own orders that hold on a day")
    powers.add_argument("--day", type=console.day, default=None, help="YYYY-MM-DD (default: today)")
    passed = _add(deeds, "delegate", _delegate, run, "record an order by which a power is passed on")
    passed.add_argument("--as", dest="login", required=True, help="who records it; password in NAGARDESK_PASSWORD")
    passed.add_argument(
        "--from", dest="giver", required=True, help="the authority that passes it on, as the Act names it"
    )
    passed.add_argument("--to", required=True, help="the authority that gets it")
    passed.add_argument("--sections", required=True, help="such as 187,183(5)")
    passed.add_argument("--by", required=True, help="the section or rule that lets it be passed on")
    passed.add_argument("--paper", required=True, help="number of the order")
    passed.add_argument("--dated", type=console.day, required=True, help="YYYY-MM-DD, from when it holds")
    passed.add_argument("--until", type=console.day, default=None, help="YYYY-MM-DD, its last day")
    passed.add_argument("--name", default="", help="another order of the same name replaces it")

    store = commands.add_parser("store", help="look after the data folder")
    jobs = store.add_subparsers(required=True, metavar="WHAT")
    _add(jobs, "rebuild", _rebuild, run, "build every list anew from the entries")
    _add(jobs, "verify", _verify, run, "walk every chain and paper; exit code 1 where something is wrong")
    _add(jobs, "stats", _stats, run, "what is in the folder")
    backup = _add(jobs, "backup", _backup, run, "take a proven copy")
    backup.add_argument(
        "--to", type=Path, default=None, help="a stick or share (default: backups in the data folder)"
    )
    backup.add_argument("--sealed", action="store_true", help="as one file under a passphrase, which is asked for")
    restore = _add(jobs, "restore", _restore, run, "put a copy back; what was there is moved aside")
    restore.add_argument("file", type=Path)
    for each in (backup, restore):
        each.add_argument("--passphrase-file", type=Path, help="read the passphrase from the first line of a file")
    archive = _add(jobs, "archive", _archive, run, "move old entries of decided cases into files by year")
    archive.add_argument("--before", type=console.day, required=True, help="cases untouched since this day")
    _add(jobs, "encrypt", _encrypt, run, "encrypt the folder; prints the recovery key once")
    _add(jobs, "decrypt", _decrypt, run, "make an encrypted folder plain again")
    unlock = _add(jobs, "unlock", _unlock, run, "type the recovery key of encrypted data on this PC")
    unlock.add_argument("--recovery", required=True)
    unlock.add_argument("--copy", type=Path, default=None, help="a backup instead of the data folder")
    repair = _add(jobs, "repair", _repair, run, "build a new data file from what can be proven")
    repair.add_argument("--backups", type=Path, action="append", default=[], help="a folder with copies")

    sync = _add(commands, "sync", _sync, run, "exchange with the centre")
    sync.add_argument(
        "--once", action="store_true", help="one try; without it a line that is not there is waited for"
    )
    enrol = _add(commands, "enrol", _enrol, run, "enrol this PC at a centre with a one-time code")
    enrol.add_argument("--url", default="", help="the centre's address, with --code")
    enrol.add_argument("--code", default="")
    enrol.add_argument("--invitation", default="", help="instead: the centre's invitation on a stick, without a line")
    enrol.add_argument("--office", default="", help="on a new PC: the id of the office it joins")
    enrol.add_argument("--pin", default="", help="SHA-256 fingerprint of the office's own certificate")

    bundle = commands.add_parser("bundle", help="the exchange on a stick")
    sticks = bundle.add_subparsers(required=True, metavar="WHAT")
    out = _add(sticks, "export", _export, run, "write what waits onto a stick")
    out.add_argument("--to", type=Path, required=True)
    for name, words in (
        ("import", "take what a stick brings"),
        ("ack", "take the centre's reply, which closes the queue"),
    ):
        _add(sticks, name, _import, run, words).add_argument("file", type=Path)


def _add(
    commands: argparse._SubParsersAction[Any],
    name: str,
    job: Job,
    run: Callable[[argparse.Namespace], int],
    words: str,
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=words)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.set_defaults(run=run, office_job=job)
    return parser


def carry_out(options: argparse.Namespace, folder: Path) -> int:
    """Do the job on the data folder and print what came of it; 1 where it found faults."""
    told = options.office_job(options, folder)
    if options.json:
        print(json.dumps(told, ensure_ascii=False))
    elif list(told) == ["plan"]:
        print(told["plan"], end="")
    else:
        for name, value in told.items():
            print(f"{name}: {value}")
    return int(bool(told.get("faults") or told.get("error")))


def _told(result: Any) -> dict[str, Any]:
    """A result of the parts below as plain JSON."""
    plain: dict[str, Any] = json.loads(json.dumps(dataclasses.asdict(result), default=str))
    return plain


def _with(
    folder: Path,
    job: Callable[[Program], dict[str, Any]],
    office: str = "",
    *,
    new: bool = False,
    reading: bool = False,
) -> dict[str, Any]:
    """The job on the office of a folder; only a `new` one may be made by that, and one for `reading` writes nothing."""
    program = open_program(folder, office=office) if new else open_office(folder, reading=reading)
    try:
        return job(program)
    finally:
        program.close()


def _show(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    def job(program: Program) -> dict[str, Any]:
        office = program.desk.office()
        people = {each.login: ", ".join(each.roles) for each in office.officers}
        body = {"body": dict(office.body), "act": office.act, "wards": len(office.wards), "officers": people}
        return {"id": program.store.office, "device": program.store.device, **(body if office.act else {})}

    return _with(folder, job, reading=True)


def _powers(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    def job(program: Program) -> dict[str, Any]:
        from desktop.casework.delegation import delegations

        day = options.day or program.desk.today()
        found = delegations(program.desk.office(), day)
        return {"day": day.isoformat(), "delegations": [dataclasses.asdict(each) for each in found]}

    return _with(folder, job, reading=True)


def _delegate(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    def job(program: Program) -> dict[str, Any]:
        from desktop.casework import accounts
        from desktop.casework.delegation import delegate

        secret = os.environ.get("NAGARDESK_PASSWORD", "")
        officer = accounts.sign_in(program.store, options.login, secret, program.desk.today())
        told = {
            "from": options.giver,
            "to": options.to,
            "sections": options.sections.split(","),
            "authority": options.by,
            "paper": options.paper,
            "dated": options.dated,
            "until": options.until,
            "name": options.name,
        }
        done = delegate(program.desk.as_officer(officer.id), told)
        return {"entry": done.entries[0].id, **done.entries[0].data}

    return _with(folder, job)


def _found(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    from desktop import founding
    from desktop.law import packs
    from desktop.law.files import packs_folder

    # a file that is none is told at once: the Acts take seconds to read for the first time
    founding.read(options.plan)
    # before a folder is made for it
    founding.check(packs.load(installed=packs_folder()), options.plan, today(SystemClock()))

    def job(program: Program) -> dict[str, Any]:
        made = founding.found(program, options.plan)
        return {"id": program.store.office, "passwords": made}

    return _with(folder, job, new=True)


def _accept(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    def job(program: Program) -> dict[str, Any]:
        from desktop.casework import accounts
        from desktop.casework.acceptance import accept_texts
        from desktop.printing.texts import edition

        today = program.desk.today()
        head = accounts.sign_in(program.store, options.login, os.environ.get("NAGARDESK_PASSWORD", ""), today)
        digest = edition(options.language)
        accept_texts(program.desk.as_officer(head.id), options.language, digest)
        return {"accepted": options.language, "edition": digest}

    return _with(folder, job)


def _example(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    from desktop.founding import EXAMPLE

    return {"plan": EXAMPLE.read_text(encoding="utf-8")}


def _rebuild(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    def job(program: Program) -> dict[str, Any]:
        before = program.store.dump_projections()
        program.store.rebuild()
        return {"rebuilt": True, "same_as_before": program.store.dump_projections() == before}

    return _with(folder, job)


def _verify(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    return _with(folder, lambda program: _told(program.store.verify()), reading=True)


def _stats(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    return _with(folder, lambda program: _told(program.store.stats()), reading=True)


def _backup(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    from desktop.store import strongbox
    from desktop.store.folder import Folder

    if not (options.sealed or options.passphrase_file):
        return _with(folder, lambda program: _told(program.store.backup(options.to)))
    if options.to is None:
        raise FieldError("to", "Say with --to where the sealed copy goes: a stick or a share", code="sealed_to")
    passphrase = _passphrase(options, twice=True)

    def job(program: Program) -> dict[str, Any]:
        return _told(strongbox.seal(program.store.backup(), Folder(folder), options.to, passphrase))

    return _with(folder, job)


def _restore(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    from desktop.store import backup, strongbox

    given.check(options.file)
    if strongbox.is_sealed(options.file):
        return _told(strongbox.restore(options.file, folder, _now(), _passphrase(options)))
    return _told(backup.restore(options.file, folder, _now()))


def _passphrase(options: argparse.Namespace, *, twice: bool = False) -> str:
    """The passphrase from the file named, or typed; a new one is typed twice."""
    from getpass import getpass

    if options.passphrase_file:
        lines = given.read_text(options.passphrase_file, "passphrase-file", 1 << 16).splitlines()
        return lines[0] if lines else ""
    try:
        found = getpass("Passphrase: ")
        same = not twice or getpass("Once more: ") == found
    except EOFError:
        raise FieldError(
            "passphrase",
            "No passphrase was typed. Type it, or name its file with --passphrase-file",
            code="passphrase",
        ) from None
    if not same:
        raise FieldError("passphrase", "The two are not the same", code="passphrase_twice")
    return found


def _archive(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    return _with(folder, lambda program: _told(program.store.archive(options.before, SETTLED)))


def _encrypt(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    from desktop.store.folder import state_home
    from desktop.store.sealing import encrypt

    return _told(encrypt(folder, state_home(), _now()))


def _decrypt(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    from desktop.store.folder import state_home
    from desktop.store.sealing import decrypt

    return _told(decrypt(folder, state_home(), _now()))


def _unlock(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    from desktop.store.folder import state_home
    from desktop.store.sealing import unlock

    if options.copy and not options.copy.exists():
        raise FieldError(
            "copy", f"There is no {options.copy}. Name the copy, or the folder it lies in.", code="file_read"
        )
    return {"kept_in": unlock(options.copy or folder, options.recovery, state_home())}


def _repair(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    from desktop.store.repair import repair

    return _told(repair(folder, _now(), options.backups))


def _now() -> datetime:
    return SystemClock().now()


def _sync(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    def job(program: Program) -> dict[str, Any]:
        exchange = Exchange(program)
        result = exchange.run()
        while not options.once and _worth_waiting(result):
            left = exchange.standing.seconds_left()
            print(f"{result.error and result.error.message} Next try in {left:.0f} s.", file=sys.stderr, flush=True)
            time.sleep(left)
            result = exchange.run()
        return {
            "stage": result.stage,
            "pushed": result.pushed,
            "pulled": result.pulled,
            "resent": result.resent,
            "files_sent": result.files_sent,
            "files_received": result.files_received,
            "agreed": result.agreed,
            "waiting": result.waiting.entries,
            "files_waiting": result.waiting.files,
            "waiting_since": result.waiting.since,
            "error": result.error.message if result.error else "",
            "code": result.error.code if result.error else "",
            "next_try": exchange.standing.next_try,
            "notices": [notice.message for notice in result.notices],
            "owed": [dataclasses.asdict(owed) for owed in result.owed],
        }

    return _with(folder, job)


def _worth_waiting(result: Result) -> bool:
    """Tell whether time alone may mend what went wrong: a line that is not there, a centre that is busy."""
    from desktop.sync.transport import LineCut

    return isinstance(result.error, LineCut) or (result.error is not None and result.error.code in ("busy", "server"))


def _enrol(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    if not (options.invitation or (options.url and options.code)):
        raise SyncError("Give the centre's --url and --code, or its --invitation", code="invitation")

    def job(program: Program) -> dict[str, Any]:
        exchange = Exchange(program)
        if options.invitation:
            from desktop.sticks import Sticks

            Sticks(program, exchange).join(options.invitation, str(Path(options.invitation).parent))
            found = exchange.enrolled()
        else:
            found = exchange.enrol(options.url, options.code, options.pin)
        return {"centre": found.centre, "office": found.office, "whole_body": found.whole_body}

    return _with(folder, job, options.office, new=True)


def _export(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    def job(program: Program) -> dict[str, Any]:
        from desktop.sticks import Sticks

        written = Sticks(program, Exchange(program)).write(options.to)
        return {"bundles": [str(path) for path in written], "waiting": program.store.waiting().entries}

    return _with(folder, job)


def _import(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    def job(program: Program) -> dict[str, Any]:
        from desktop.sync.bundle import Register, Taken, import_bundle

        exchange = Exchange(program)
        enrolment = exchange.enrolled()
        found = import_bundle(
            program.store, enrolment, exchange.client(), options.file, Register(folder / "sticks.jsonl")
        )
        if isinstance(found, Taken):
            return {**_told(found), "waiting": program.store.waiting().entries}
        return {"reply": str(found)}

    return _with(folder, job)
