"""The centre itself: its database, its key, its epoch, and how it says no."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy import Connection, Engine, select

from central.database import told, upgrade, version_of, writing
from central.schema import epochs, settings
from desktop.core.errors import StoreError
from desktop.core.ids import uuid7
from desktop.sync.wire.models import Problem


class Refusal(Exception):
    """The centre says no: an HTTP status, the reasons, and the seconds to wait if trying again makes sense."""

    def __init__(
        self, status: int, code: str, message: str, *, retry_after: int = 0, **fields: int | str | None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = retry_after
        self.problem = Problem.model_validate({"code": code, "message": message, **fields})


@dataclass(frozen=True, slots=True)
class Centre:
    """An opened centre. `now` gives Unix seconds; tests bring their own.

    `updates` is the folder of the release that it hands on, None for none.
    """

    engine: Engine
    id: str
    key: Ed25519PrivateKey = field(repr=False)
    secret: bytes = field(repr=False)
    now: Callable[[], float] = time.time
    updates: Path | None = None

    def sign(self, message: bytes) -> bytes:
        """The centre's Ed25519 signature."""
        return self.key.sign(message)

    @property
    def public_key(self) -> bytes:
        """The centre's public key, 32 raw bytes."""
        return self.key.public_key().public_bytes_raw()

    def seconds(self) -> int:
        """The present, in whole Unix seconds."""
        return int(self.now())

    def instant(self) -> datetime:
        """The present instant, in UTC."""
        return datetime.fromtimestamp(self.now(), UTC)


def found(engine: Engine) -> None:
    """Make the tables, bring them up to date, and give a new centre its id, keys and first epoch."""
    with told():
        upgrade(engine)
    with writing(engine) as connection:
        for name, value in (
            ("centre", uuid7()),
            ("key", secrets.token_hex(32)),
            ("secret", secrets.token_hex(32)),
            ("epoch", uuid7()),
        ):
            if setting(connection, name) is None:
                connection.execute(settings.insert().values(name=name, value=value))
        _keep_epoch(connection, epoch_of(connection), int(time.time()))


def opened(engine: Engine, now: Callable[[], float] = time.time) -> Centre:
    """The centre in this database; raises `StoreError` if there is none yet."""
    with told(), engine.connect() as connection:
        values = {}
        if version_of(connection):
            values = {row.name: row.value for row in connection.execute(select(settings))}
    if "centre" not in values:
        raise StoreError("There is no centre in this database yet; run nagardesk-central init", code="no_centre")
    key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(values["key"]))
    return Centre(engine, values["centre"], key, bytes.fromhex(values["secret"]), now)


def setting(connection: Connection, name: str) -> str | None:
    """One setting, None if it was never set."""
    value: str | None = connection.scalar(select(settings.c.value).where(settings.c.name == name))
    return value


def set_setting(connection: Connection, name: str, value: str) -> None:
    """Set one."""
    connection.execute(settings.delete().where(settings.c.name == name))
    connection.execute(settings.insert().values(name=name, value=value))


def epoch_of(connection: Connection) -> str:
    """The epoch: it stays until the centre is restored from a backup."""
    return setting(connection, "epoch") or ""


def new_epoch(connection: Connection, centre: Centre, learned: str = "") -> str:
    """Begin a new epoch, because the database was put back from a backup; returns it.

    `learned` is an epoch that the centre once had and forgot by that.
    """
    if learned:
        _keep_epoch(connection, learned, centre.seconds())
    epoch = uuid7()
    set_setting(connection, "epoch", epoch)
    _keep_epoch(connection, epoch, centre.seconds())
    return epoch


def knows_epoch(connection: Connection, epoch: str) -> bool:
    """Tell whether this was one of ours."""
    return connection.scalar(select(epochs.c.id).where(epochs.c.id == epoch)) is not None


def _keep_epoch(connection: Connection, epoch: str, since: int) -> None:
    if not knows_epoch(connection, epoch):
        connection.execute(epochs.insert().values(id=epoch, since=since))
