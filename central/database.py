"""Opening the centre's database: SQLite in a file, or PostgreSQL by URL."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, create_engine, event, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from central.schema import STEPS, settings
from desktop.core.errors import StoreError

_SHAPE = "The database is given as sqlite:///FILE or postgresql://USER@HOST/NAME"
_OLDEST_SQLITE = (3, 51, 3)  # older ones can damage a database when its write-ahead log is reset
_LOCK = 0x6E67  # PostgreSQL's advisory lock for changing the schema


def connect(url: str, *, make: bool = True) -> Engine:
    """The engine for `sqlite:///FILE` or `postgresql://…`; raises `StoreError` for any other URL, and for a file that
    is not there if it must not be made."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError(_SHAPE, code="db_url") from None
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed, make)
    if parsed.get_backend_name() == "postgresql":
        return _postgresql(parsed)
    raise StoreError(_SHAPE, code="db_url")


def upgrade(engine: Engine) -> None:
    """Bring the schema up to date, in one transaction; raises `StoreError` if it is newer than this program."""
    with writing(engine) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        version = version_of(connection)
        if version > len(STEPS):
            raise StoreError("The database was made by a newer version of the program; install that", code="newer")
        for step in STEPS[version:]:
            step(connection)
        if version < len(STEPS):
            connection.execute(settings.delete().where(settings.c.name == "schema"))
            connection.execute(settings.insert().values(name="schema", value=str(len(STEPS))))


@contextmanager
def told() -> Iterator[None]:
    """Whatever keeps the database from being opened leaves as a `StoreError` that says so."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"The centre's database can't be opened: {cause}", code="db") from None


def version_of(connection: Connection) -> int:
    """The schema's version; 0 for an empty database."""
    if not connection.dialect.has_table(connection, "settings"):
        return 0
    return int(connection.scalar(select(settings.c.value).where(settings.c.name == "schema")) or 0)


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that may write; on SQLite it takes the one writer's place at once."""
    with engine.connect().execution_options(nagardesk_write=True) as connection, connection.begin():
        yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that only reads."""
    with engine.connect() as connection, connection.begin():
        yield connection


class Doubled(Exception):
    """A row is there already; the transaction is lost."""


def insert(connection: Connection, table: Table, names: Sequence[str], rows: list[tuple[Any, ...]]) -> None:
    """Put many rows into `table` the fastest way the database has; raises `Doubled`."""
    columns = ", ".join(f'"{name}"' for name in names)
    try:
        if connection.dialect.name == "postgresql":
            _copy(connection, f"COPY {table.name} ({columns}) FROM STDIN", rows)
        else:
            places = ", ".join("?" * len(names))
            connection.exec_driver_sql(f"INSERT INTO {table.name} ({columns}) VALUES ({places})", rows)
    except IntegrityError:
        raise Doubled(table.name) from None


def _copy(connection: Connection, command: str, rows: list[tuple[Any, ...]]) -> None:
    """PostgreSQL's COPY past SQLAlchemy, which has no word for it; raises `Doubled`, or SQLAlchemy's error."""
    from psycopg import Error
    from psycopg.errors import UniqueViolation

    driver = connection.connection.driver_connection
    assert driver is not None
    try:
        with driver.cursor().copy(command) as copy:
            for row in rows:
                copy.write_row(row)
    except UniqueViolation:
        raise Doubled(command) from None
    except Error as error:
        raise DBAPIError(command, None, error, hide_parameters=True) from error


def _postgresql(url: URL) -> Engine:
    try:
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            hide_parameters=True,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
        )
    except ImportError:  # the desktop's package leaves it out
        raise StoreError(
            "PostgreSQL's library is not here; on Debian it comes with the package nagardesk-central",
            code="db_driver",
        ) from None
    return engine.execution_options(isolation_level="READ COMMITTED")


def _sqlite(url: URL, make: bool) -> Engine:
    from pysqlite3 import dbapi2

    if not url.database or "\0" in url.database:
        raise StoreError(_SHAPE, code="db_url")
    path = Path(url.database)
    if not make and not path.exists():
        raise StoreError(f"There is no {path}; run nagardesk-central init, or name the right file", code="no_centre")
    if make and not path.exists():
        with told():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the centre's key, and all that it keeps

    if dbapi2.sqlite_version_info < _OLDEST_SQLITE:
        raise StoreError(f"SQLite {dbapi2.sqlite_version} is too old; 3.51.3 or newer is needed", code="sqlite_old")
    engine = create_engine(
        url,
        module=dbapi2,
        hide_parameters=True,
        connect_args={"timeout": 30, "check_same_thread": False},
        pool_size=10,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, below
        for pragma in ("page_size=8192", "journal_mode=WAL", "synchronous=FULL", "cache_size=-65536",
                       "wal_autocheckpoint=5000", "trusted_schema=OFF"):  # fmt: skip
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        write = connection.get_execution_options().get("nagardesk_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine
