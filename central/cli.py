"""`nagardesk-central`: the centre from the command line."""

from __future__ import annotations

import argparse
import json
import logging
import os
import re
import secrets
import socket
import ssl
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from pydantic import ValidationError
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from central import access, bundles, entrance, status
from central.centre import Centre, Refusal, found, new_epoch, opened, set_setting
from central.database import connect, reading, upgrade, writing
from central.export import write_entries
from central.schema import sticks
from desktop.core import console, given, outfile
from desktop.core.errors import FieldError, NagardeskError, StoreError
from desktop.sync.enrolment import write_whole
from desktop.sync.wire.bundle import MAX_BUNDLE
from desktop.sync.wire.models import INVITATION, EnrolRequest, Invitation

_PROG = "nagardesk-central"
_MOST_REQUEST = 10_000  # bytes of a PC's request
_VERSION = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9}){0,3}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it did its work, else a code with a message on standard error."""
    console.speak_utf8()
    return console.carry(_PROG, lambda: _run(argv))


def _run(argv: Sequence[str] | None) -> int:
    options = _parser().parse_args(argv)
    run: Callable[[argparse.Namespace], None] = options.run
    try:
        run(options)
    except Refusal as refusal:
        raise NagardeskError(str(refusal), code=refusal.problem.code) from None
    except DBAPIError as error:
        raise StoreError(
            f"The centre's database refused this: {str(error.orig).partition(chr(10))[0]}. Nothing of it was saved; see to the database, then "
            "run the same command again.",
            code="db",
        ) from None
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
    serve.add_argument("--port", type=console.whole(0, 65_535), default=8460)
    serve.add_argument(
        "--tls-cert", type=Path, default=None, help="PEM file; without it a proxy before the centre does TLS"
    )
    serve.add_argument("--tls-key", type=Path, default=None)
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
    enrol.add_argument(
        "--days", type=console.whole(1, 3650), default=access.CODE_DAYS, help="how long the code holds"
    )
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
    engine = connect(options.db, make=False)
    centre = opened(engine)
    upgrade(engine)
    return centre


def _serve(options: argparse.Namespace) -> None:
    import uvicorn

    from central.app import served
    from central.hurry import Hurried

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    _check_tls(options.tls_cert, options.tls_key)
    _check_place(options.host, options.port)
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
        http=Hurried,
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=20,
    )


def _check_tls(cert: Path | None, key: Path | None) -> None:
    """Raise `FieldError` for a certificate that can't be served with, before anything is begun."""
    if cert is None:
        return
    for field, path in (("tls-cert", cert), ("tls-key", key)):
        if path is not None:
            given.check(path, field)
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, lambda: "")
    except (OSError, ssl.SSLError) as error:
        raise FieldError(
            "tls-cert",
            f"{cert} and its key can't be used: {error.strerror or error}. Give a PEM certificate with --tls-cert and its "
            "own key, without a password, with --tls-key.",
            code="tls",
        ) from None


def _check_place(host: str, port: int) -> None:
    """Raise `FieldError` for an address that can't be listened on: another program has it, or it is not this machine's."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(place)
            tried.listen()
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or "no such address"
        raise FieldError(
            "port",
            f"The centre can't listen on {host}:{port}: {why}. Choose another --port, or end the program that has it; "
            "--host must be an address of this machine.",
            code="listen",
        ) from None


def _init(options: argparse.Namespace) -> None:
    versions = {name: getattr(options, name) for name in ("warn_below", "refuse_below")}
    for name, value in versions.items():
        if value and not _VERSION.fullmatch(value):
            flag = name.replace("_", "-")
            raise FieldError(
                flag, f"--{flag} takes a version such as 0.2.1, or '' for none; not '{value}'", code="version"
            )
    engine = connect(options.db)
    found(engine)
    centre = opened(engine)
    with writing(engine) as connection:
        for name, value in versions.items():
            if value is not None:
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
        write_whole(path, told.model_dump_json(indent=1).encode())  # for its owner alone: the code is in it
        print(path)


def read_request(path: Path) -> EnrolRequest:
    """The request of a PC in a file. Raises `NagardeskError` if it is none."""
    try:
        return EnrolRequest.model_validate_json(given.read(_plain_file(path), "file", _MOST_REQUEST))
    except ValidationError:
        raise NagardeskError(f"{path} is no request of a PC") from None


def _admit(options: argparse.Namespace) -> None:
    request = read_request(options.file)
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
    with outfile.whole(options.out) as draft, draft.open("w", encoding="utf-8", newline="\n") as file:
        count = write_entries(centre, file, options.office)
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
    reply = bundles.take(_centre(options), given.read(path, "file", MAX_BUNDLE), None)
    target = path.with_name(f"{path.stem}-reply{path.suffix}")
    outfile.write(target, reply, "file")
    print(target)


def _plain_file(path: Path) -> Path:
    if path.is_symlink():
        raise FieldError("file", f"{path} is no plain file. Choose the file itself.", code="file_read")
    given.check(path)
    return path


def _sticks(options: argparse.Namespace) -> None:
    with reading(_centre(options).engine) as connection:
        for row in connection.execute(select(sticks).order_by(sticks.c.received)):
            print(f"{row.bundle}  {row.entries} entries  {row.files} files  {row.sha256.hex()}")


if __name__ == "__main__":
    sys.exit(main())
