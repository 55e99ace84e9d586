"""`nagardesk-central`: the centre from the command line."""

from __future__ import annotations

import argparse
import json
import logging
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from pydantic import ValidationError
from sqlalchemy import select

from central import access, bundles, entrance, status
from central.centre import Centre, Refusal, found, new_epoch, opened, set_setting
from central.database import connect, reading, upgrade, writing
from central.export import write_entries
from central.schema import sticks
from desktop.core.errors import NagardeskError
from desktop.sync.wire.models import INVITATION, EnrolRequest, Invitation

_PROG = "nagardesk-central"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it did its work, 1 with a message on standard error if not."""
    options = _parser().parse_args(argv)
    try:
        run: Callable[[argparse.Namespace], None] = options.run
        run(options)
    except NagardeskError as error:
        print(f"{_PROG}: {error.message}", file=sys.stderr)
        return 1
    except Refusal as refusal:
        print(f"{_PROG}: {refusal}", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=_PROG, description="The Nagardesk centre.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], None], about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=about)
        usual = os.environ.get("NAGARDESK_CENTRAL_DB")
        added.add_argument("--db", default=usual, required=usual is None, help="sqlite:///FILE or postgresql://…")
        added.set_defaults(run=run)
        return added

    serve = command("serve", _serve, "Serve the offices.")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8460)
    serve.add_argument("--tls-cert", default=None, help="PEM file; without it a proxy before the centre does TLS")
    serve.add_argument("--tls-key", default=None)
    serve.add_argument("--behind", default="127.0.0.1", help="addresses of proxies whose X-Forwarded-For holds")

    laid = os.environ.get("NAGARDESK_CENTRAL_UPDATES")
    serve.add_argument(
        "--updates", type=Path, default=Path(laid) if laid else None, help="folder of a signed release for the PCs"
    )

    init = command("init", _init, "Make the tables and the centre's keys, or bring older tables up to date.")
    init.add_argument("--warn-below", default=None, metavar="VERSION", help="programs older than this are warned")
    init.add_argument("--refuse-below", default=None, metavar="VERSION", help="programs older than this are refused")

    enrol = command("enrol", _enrol, "Print a one-time code for one device of an office.")
    enrol.add_argument("--office", required=True)
    enrol.add_argument("--body", default=None, help="the municipal body that the office belongs to")
    enrol.add_argument("--whole-body", action="store_true", help="the device sees every office of the body")
    enrol.add_argument("--days", type=int, default=access.CODE_DAYS, help="how long the code holds")
    enrol.add_argument("--to", type=Path, default=None, help="a stick's folder: write the code as an invitation too")
    enrol.add_argument("--url", default="", help="with --to: the centre's address as the PCs see it")
    enrol.add_argument("--pin", default="", help="with --to: SHA-256 fingerprint of the centre's own certificate")

    command("admit", _admit, "Let a PC in whose request came on a stick.").add_argument("file", type=Path)

    listed = command("devices", _devices, "List the devices.")
    listed.add_argument("--json", action="store_true")

    revoke = command("revoke", _revoke, "Accept nothing more from a device and those that took its place.")
    revoke.add_argument("device")

    export = command("export", _export, "Write all entries as JSON lines.")
    export.add_argument("--out", type=Path, default=None, help="file to write; standard output if not given")
    export.add_argument("--office", default=None)

    user = command("user", _user, "Let somebody sign in to the status page; prints a new password.")
    user.add_argument("name")
    user.add_argument("--body", default="", help="show him this body's offices only")

    command("restored", _restored, "Begin a new epoch after the database was put back from a backup.")

    bundle = command("bundle", _bundle, "Take a stick's bundle and write the reply beside it.")
    bundle.add_argument("file", type=Path)
    command("sticks", _sticks, "List the sticks that came.")
    return parser


def _centre(options: argparse.Namespace) -> Centre:
    engine = connect(options.db)
    centre = opened(engine)
    upgrade(engine)
    return centre


def _serve(options: argparse.Namespace) -> None:
    import uvicorn

    from central.app import served

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    uvicorn.run(
        served(replace(_centre(options), updates=options.updates)),
        host=options.host,
        port=options.port,
        ssl_certfile=options.tls_cert,
        ssl_keyfile=options.tls_key,
        forwarded_allow_ips=options.behind,
        access_log=False,
        log_config=None,
        lifespan="off",
        ws="none",
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=20,
    )


def _init(options: argparse.Namespace) -> None:
    engine = connect(options.db)
    found(engine)
    centre = opened(engine)
    with writing(engine) as connection:
        for name in ("warn_below", "refuse_below"):
            if (value := getattr(options, name)) is not None:
                set_setting(connection, name, value)
    print(f"centre {centre.id}, key {centre.public_key.hex()}")


def _enrol(options: argparse.Namespace) -> None:
    if (options.to is None) != (not options.url):
        raise NagardeskError("An invitation needs both --to and --url", code="invitation")
    centre = _centre(options)
    code = access.new_code(
        centre, options.office, body=options.body, whole_body=options.whole_body, days=options.days
    )
    print(code)
    if options.to:
        told = Invitation(
            code=code,
            url=options.url,
            pin=options.pin,
            office=options.office,
            whole_body=options.whole_body,
            centre=centre.id,
            centre_key=centre.public_key.hex(),
        )
        path: Path = options.to / f"nagardesk-{options.office}{INVITATION}"
        path.write_text(told.model_dump_json(indent=1), encoding="utf-8")
        print(path)


def _admit(options: argparse.Namespace) -> None:
    path: Path = options.file
    try:
        request = EnrolRequest.model_validate_json(_plain_file(path).read_bytes())
    except ValidationError:
        raise NagardeskError(f"{path} is no request of a PC") from None
    answer = access.enrol(_centre(options), request)
    print(f"{request.device}  {answer.office}  {request.name}")


def _devices(options: argparse.Namespace) -> None:
    for line in status.lines(_centre(options)):
        if options.json:
            print(json.dumps({name: getattr(line, name) for name in line.__slots__}, ensure_ascii=False))
        else:
            state = f"  [{line.state}]" if line.state else ""
            owes = f"  owes {line.entries + 1} to {line.owes}" if line.owes else ""
            print(f"{line.device}  {line.office}  {line.name}  {line.entries} entries{owes}{state}")


def _revoke(options: argparse.Namespace) -> None:
    for device in access.revoke(_centre(options), options.device):
        print(f"revoked {device}")


def _export(options: argparse.Namespace) -> None:
    centre = _centre(options)
    if options.out is None:
        write_entries(centre, sys.stdout, options.office)
        return
    draft = options.out.with_name(options.out.name + ".new")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        count = write_entries(centre, file, options.office)
    draft.replace(options.out)
    print(f"{count} entries")


def _user(options: argparse.Namespace) -> None:
    password = secrets.token_urlsafe(12)
    entrance.set_password(_centre(options), options.name, password, options.body)
    print(password)


def _restored(options: argparse.Namespace) -> None:
    centre = _centre(options)
    with writing(centre.engine) as connection:
        print(f"epoch {new_epoch(connection, centre)}")


def _bundle(options: argparse.Namespace) -> None:
    path = _plain_file(options.file)
    reply = bundles.take(_centre(options), path.read_bytes(), None)
    target = path.with_name(f"{path.stem}-reply{path.suffix}")
    target.write_bytes(reply)
    print(target)


def _plain_file(path: Path) -> Path:
    if not path.is_file() or path.is_symlink():
        raise NagardeskError(f"{path} is no plain file")
    return path


def _sticks(options: argparse.Namespace) -> None:
    with reading(_centre(options).engine) as connection:
        for row in connection.execute(select(sticks).order_by(sticks.c.received)):
            print(f"{row.bundle}  {row.entries} entries  {row.files} files  {row.sha256.hex()}")


if __name__ == "__main__":
    sys.exit(main())
