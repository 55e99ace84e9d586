"""Who may come in: enrolment by one-time code, signed requests, what a device may see, revocation."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import IntegrityError

from central.centre import Centre, Refusal, setting
from central.database import writing
from central.schema import codes, devices, nonces, offices
from desktop.core.entry import GENESIS
from desktop.core.errors import FieldError
from desktop.sync.wire import signing
from desktop.sync.wire.models import UUID, EnrolAnswer, EnrolRequest

CODE_DAYS = 7
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O, U: they are read wrongly
_NO_TALLY = bytes(16)
_NONCE = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class Caller:
    """A device whose request was signed with its key."""

    number: int
    id: str
    office: int
    whole_body: bool
    nonce: bytes


@dataclass(frozen=True, slots=True)
class Request:
    """What of an HTTP request is signed; header names in lower case."""

    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes


def recognise(connection: Connection, centre: Centre, request: Request) -> Caller:
    """The device that signed the request, its nonce still to be spent; raises `Refusal`."""
    headers = request.headers
    device, when = headers.get(signing.DEVICE.lower(), ""), headers.get(signing.TIME.lower(), "")
    nonce, signature = headers.get(signing.NONCE.lower(), ""), headers.get(signing.SIGNATURE.lower(), "")
    check_program(connection, headers.get(signing.PROGRAM.lower(), ""))
    if not (re.fullmatch(UUID, device) and _NONCE.fullmatch(nonce) and re.fullmatch(r"[0-9]{1,12}", when)):
        raise Refusal(401, "unsigned", "The request is not signed")
    row = device_row(connection, device)
    try:
        raw = base64.b64decode(signature, validate=True)
    except binascii.Error:
        raw = b""
    message = signing.request_text(request.method, request.target, request.body, device, when, nonce)
    if row is None or row.public_key is None:
        raise Refusal(401, "unknown_device", "This device is not enrolled here")
    if not signing.verified(row.public_key, raw, message):
        raise Refusal(401, "signature", "The signature is not right")
    if row.revoked is not None:
        raise Refusal(403, "revoked", "This device is no longer accepted")
    if abs(int(when) - centre.now()) > signing.CLOCK_SKEW:
        raise Refusal(401, "clock", "The request's time is too far from the centre's", time=centre.seconds())
    return Caller(row.number, row.id, row.office, row.whole_body, bytes.fromhex(nonce))


def spend(connection: Connection, centre: Centre, caller: Caller) -> None:
    """Use up the request's nonce; raises `Refusal` if it was used before."""
    expires = centre.seconds() + 2 * signing.CLOCK_SKEW
    try:
        connection.execute(nonces.insert().values(device=caller.number, nonce=caller.nonce, expires=expires))
    except IntegrityError:
        raise Refusal(401, "replayed", "This very request was made before") from None


def sweep(connection: Connection, centre: Centre) -> None:
    """Forget nonces that are too old to be accepted anyway."""
    connection.execute(nonces.delete().where(nonces.c.expires < centre.seconds()))


def check_program(connection: Connection, version: str) -> None:
    """Raise `Refusal` for a program older than this centre still speaks with."""
    oldest = setting(connection, "refuse_below")
    if oldest and _parts(version) < _parts(oldest):
        raise Refusal(
            426, "upgrade", f"Program {version or 'unknown'} is too old for this centre; {oldest} is needed"
        )


def wanted_soon(connection: Connection, version: str) -> str:
    """The version that a PC whose program will soon be refused is to be brought to; '' for others."""
    wanted = setting(connection, "warn_below")
    return wanted if wanted and _parts(version) < _parts(wanted) else ""


def warning(wanted: str) -> str:
    """What to tell the person at a PC that needs the version `wanted` soon; '' for none."""
    return f"Please update the program: the centre will soon need version {wanted}" if wanted else ""


def scope(connection: Connection, caller: Caller) -> list[Row[Any]]:
    """The offices whose entries the device may see and write (number, id, position, tally), in order of number."""
    query = select(offices.c.number, offices.c.id, offices.c.position, offices.c.tally).order_by(offices.c.number)
    if caller.whole_body:
        body = select(offices.c.body).where(offices.c.number == caller.office).scalar_subquery()
        return list(connection.execute(query.where(offices.c.body == body)))
    return list(connection.execute(query.where(offices.c.number == caller.office)))


def office_number(connection: Connection, office: str, body: str | None = None) -> int:
    """The number of an office, which is made if need be; `body` names the municipal body it belongs to."""
    row = connection.execute(select(offices).where(offices.c.id == office)).first()
    if row is None:
        made = offices.insert().values(id=office, body=body or office, position=0, tally=_NO_TALLY)
        return int(connection.execute(made.returning(offices.c.number)).scalar_one())
    if body is not None and row.body != body:
        connection.execute(offices.update().where(offices.c.number == row.number).values(body=body))
    return int(row.number)


def new_code(
    centre: Centre, office: str, *, body: str | None = None, whole_body: bool = False, days: int = CODE_DAYS
) -> str:
    """A one-time code by which one device joins `office`; only its hash is kept."""
    for field, name in (("office", office), ("body", body if body is not None else office)):
        if not name.strip() or len(name) > 200 or not name.isprintable():
            raise FieldError(field, "The id of an office or body has 1 to 200 characters, all to be seen", code=field)
    with writing(centre.engine) as connection:
        number = office_number(connection, office, body)
        return _code(connection, centre, number, whole_body, days * 86_400)


def successor_code(centre: Centre, connection: Connection, caller: Caller, seq: int, *, divided: bool) -> str:
    """A code for the new id of a device whose history went two ways; for that case alone, and for its own office.

    `divided` tells that our hash at number `seq` of its chain is another one than the device's, or that an entry of
    its chain is held under another device.
    """
    row = device_row(connection, caller.id)
    if row is None or (seq == row.seq and not divided):
        raise Refusal(403, "not_divided", "This device's history did not go two ways")
    change = devices.update().where(devices.c.number == caller.number)
    connection.execute(change.values(divided=centre.seconds()))
    return _code(connection, centre, caller.office, caller.whole_body, 86_400, successor_of=caller.number)


def enrol(centre: Centre, request: EnrolRequest) -> EnrolAnswer:
    """Let a device in. Asked again with the same code, id and key it answers the same: the first may have got lost."""
    key = bytes.fromhex(request.public_key)
    text = signing.enrolment_text(request.code, request.device, request.public_key)
    if not signing.verified(key, bytes.fromhex(request.proof), text):
        raise Refusal(401, "signature", "The key's proof is not right")
    with writing(centre.engine) as connection:
        query = select(codes).where(codes.c.code_hash == _hashed(request.code)).with_for_update()
        code = connection.execute(query).first()
        if code is None or code.expires < centre.seconds():
            raise Refusal(403, "code", "The code is not right or has run out")
        row = device_row(connection, request.device)
        if code.used_by is not None and (row is None or row.number != code.used_by or row.public_key != key):
            raise Refusal(403, "code", "The code was used already")
        if code.used_by is None:
            _let_in(connection, centre, request, row, code)
        office = connection.execute(select(offices).where(offices.c.number == code.office)).one()
    return EnrolAnswer(
        centre=centre.id, centre_key=centre.public_key.hex(), office=office.id, whole_body=code.whole_body
    )


def revoke(centre: Centre, device: str, *, heirs: bool = True) -> list[str]:
    """Accept nothing more from a device, nor from those that took its place (unless not `heirs`); returns their ids."""
    gone: list[str] = []
    with writing(centre.engine) as connection:
        row = device_row(connection, device)
        if row is None:
            raise FieldError("device", f"There is no device {device} here", code="device")
        ahead = [row]
        while ahead:
            row = ahead.pop()
            gone.append(row.id)
            change = devices.update().where(devices.c.number == row.number, devices.c.revoked.is_(None))
            connection.execute(change.values(revoked=centre.seconds()))
            connection.execute(codes.delete().where(codes.c.successor_of == row.number, codes.c.used_by.is_(None)))
            if heirs:
                ahead += connection.execute(select(devices).where(devices.c.successor_of == row.number))
    return gone


def device_row(connection: Connection, device: str) -> Row[Any] | None:
    """A device's row, None if there is none."""
    return connection.execute(select(devices).where(devices.c.id == device)).first()


def new_device(connection: Connection, device: str, office: int, **fields: object) -> int:
    """Add a device that holds nothing yet; returns its number."""
    values = {"whole_body": False, "name": "", "seq": 0, "hash": bytes.fromhex(GENESIS), **fields}
    made = devices.insert().values(id=device, office=office, **values)
    return int(connection.execute(made.returning(devices.c.number)).scalar_one())


def _let_in(
    connection: Connection, centre: Centre, request: EnrolRequest, row: Row[Any] | None, code: Row[Any]
) -> None:
    """Write the device down and use up its code."""
    now = centre.seconds()
    fields = {
        "public_key": bytes.fromhex(request.public_key),
        "whole_body": code.whole_body,
        "name": request.name,
        "enrolled": now,
        "successor_of": code.successor_of,
    }
    if row is None:
        number = new_device(connection, request.device, code.office, **fields)
    elif row.public_key is None and row.revoked is None:
        number = row.number
        connection.execute(devices.update().where(devices.c.number == number).values(office=code.office, **fields))
    else:
        raise Refusal(409, "device", "This device is enrolled already, or was revoked")
    connection.execute(codes.update().where(codes.c.code_hash == code.code_hash).values(used_by=number))


def _code(
    connection: Connection,
    centre: Centre,
    office: int,
    whole_body: bool,
    seconds: int,
    successor_of: int | None = None,
) -> str:
    code = "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(3))
    connection.execute(
        codes.insert().values(
            code_hash=_hashed(code),
            office=office,
            whole_body=whole_body,
            successor_of=successor_of,
            expires=centre.seconds() + seconds,
        )
    )
    return code


def _hashed(code: str) -> bytes:
    plain = code.upper().replace("-", "").replace(" ", "")
    return hashlib.sha256(b"nagardesk code 1\n" + plain.encode()).digest()


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d{1,9}", version)[:4])
