"""The centre's tables, and the steps that bring an older database up to them."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

PARTITIONS = 16
"""Parts into which PostgreSQL splits the entries, by office."""

metadata = MetaData()


settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

epochs = Table(
    "epochs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
)
"""All epochs that this centre knows of. A cursor from another one shows that the database was put back."""

offices = Table(
    "offices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("body", Text, nullable=False, server_default=""),
    Column("position", BigInteger, nullable=False),
    Column("tally", LargeBinary(16), nullable=False),
)
"""`position` counts an office's entries; it is raised under the row's lock, so positions become visible in order."""

devices = Table(
    "devices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("public_key", LargeBinary(32)),
    Column("office", Integer, nullable=False),
    Column("whole_body", Boolean, nullable=False),
    Column("name", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
    Column("enrolled", BigInteger, nullable=False),
    Column("revoked", BigInteger),
    Column("successor_of", Integer),
    Column("divided", BigInteger),
    Column("seen", BigInteger),
    Column("done", BigInteger),
    Column("files", BigInteger, nullable=False, server_default="0"),
    Column("waiting_entries", BigInteger, nullable=False, server_default="0"),
    Column("waiting_files", BigInteger, nullable=False, server_default="0"),
    Column("waiting_since", Text, nullable=False, server_default=""),
    Column("program", Text, nullable=False, server_default=""),
)
"""No `public_key`: never enrolled, its entries were handed over by another device. Times are Unix seconds."""

codes = Table(
    "codes",
    metadata,
    Column("code_hash", LargeBinary(32), primary_key=True),
    Column("office", Integer, nullable=False),
    Column("whole_body", Boolean, nullable=False),
    Column("successor_of", Integer),
    Column("expires", BigInteger, nullable=False),
    Column("used_by", Integer),
)

chain = Table(
    "chain",
    metadata,
    Column("device", Integer, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
    Column("id", LargeBinary(16), nullable=False),
    Column("office", Integer, nullable=False),
    Column("position", BigInteger, nullable=False),
    PrimaryKeyConstraint("device", "seq"),
    UniqueConstraint("id"),
    sqlite_with_rowid=False,
)
"""What makes every entry exactly one: no (device, seq) and no id can be in it twice."""

entries = Table(
    "entries",
    metadata,
    Column("office", Integer, nullable=False),
    Column("position", BigInteger, nullable=False),
    Column("device", Integer, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("id", LargeBinary(16), nullable=False),
    Column("at", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("officer", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("corrects", Text, nullable=False),
    Column("after", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("tally", LargeBinary(16), nullable=False),
    Column("received", BigInteger, nullable=False),
    PrimaryKeyConstraint("office", "position"),
    sqlite_with_rowid=False,
    postgresql_partition_by="HASH (office)",
)
"""`tally` is the sum of the hashes of the office's entries up to this one: it tells one history from another."""

shares = Table(
    "shares",
    metadata,
    Column("device", Integer, nullable=False),
    Column("office", Integer, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),
    PrimaryKeyConstraint("office", "device"),
    sqlite_with_rowid=False,
)
"""How many entries each device wrote for each office, and the number of the last one: what `check` compares."""

batches = Table(
    "batches",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("device", Integer, nullable=False),
    Column("sender", Integer, nullable=False),
    Column("carrier", Integer, nullable=False),
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("stored", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("signature", LargeBinary(64), nullable=False),
    Column("received", BigInteger, nullable=False),
)
"""The register of what came: whose entries, who signed, who brought them, with the signed head as evidence."""

nonces = Table(
    "nonces",
    metadata,
    Column("device", Integer, nullable=False),
    Column("nonce", LargeBinary(16), nullable=False),
    Column("expires", BigInteger, nullable=False),
    PrimaryKeyConstraint("device", "nonce"),
    sqlite_with_rowid=False,
)

references = Table(
    "file_references",
    metadata,
    Column("office", Integer, nullable=False),
    Column("sha256", LargeBinary(32), nullable=False),
    PrimaryKeyConstraint("sha256", "office"),
    sqlite_with_rowid=False,
)
"""Which offices' entries name an attachment: they may send and see it, nobody else."""

files = Table(
    "files",
    metadata,
    Column("sha256", LargeBinary(32), primary_key=True),
    Column("device", Integer, nullable=False),
    Column("size", BigInteger, nullable=False),
    Column("received", BigInteger, nullable=False),
)
"""Whole, verified attachments; `device` says whose pieces they are made of."""

pieces = Table(
    "pieces",
    metadata,
    Column("sha256", LargeBinary(32), nullable=False),
    Column("device", Integer, nullable=False),
    Column("start", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("received", BigInteger, nullable=False),
    PrimaryKeyConstraint("sha256", "device", "start"),
)

sticks = Table(
    "sticks",
    metadata,
    Column("bundle", Text, primary_key=True),
    Column("device", Integer, nullable=False),
    Column("carrier", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("files", Integer, nullable=False),
    Column("sha256", LargeBinary(32), nullable=False),
    Column("received", BigInteger, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("name", Text, primary_key=True),
    Column("password", Text, nullable=False),
    Column("body", Text, nullable=False),
)
"""Who may sign in to the status page; `body` '' sees all of them."""

standings = Table(
    "standings",
    metadata,
    Column("office", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("day", Text, nullable=False),
)
"""What an office last said of itself, and on which civil day."""

pending = Table(
    "pending",
    metadata,
    Column("office", Integer, nullable=False),
    Column("ward", Text, nullable=False),
    Column("age", Integer, nullable=False),
    Column("cases", BigInteger, nullable=False),
    Column("overdue", BigInteger, nullable=False),
    PrimaryKeyConstraint("office", "ward", "age"),
)
"""An office's undecided cases by ward and band of age, as it last said."""

owed = Table(
    "owed",
    metadata,
    Column("device", Integer, primary_key=True, autoincrement=False),
    Column("known", BigInteger, nullable=False),
    Column("holder", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
)
"""Up to which number of a device's chain `holder` has entries that no chain leads to here, since when."""

Index("pieces_received", pieces.c.received)
Index("nonces_expires", nonces.c.expires)


def _first(connection: Connection) -> None:
    metadata.create_all(connection)
    if connection.dialect.name == "postgresql":
        for part in range(PARTITIONS):
            connection.execute(
                text(
                    f"CREATE TABLE entries_{part} PARTITION OF entries "
                    f"FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {part})"
                )
            )


def _standings(connection: Connection) -> None:
    metadata.create_all(connection, tables=[standings, pending])


def _owed(connection: Connection) -> None:
    metadata.create_all(connection, tables=[owed])


STEPS: tuple[Callable[[Connection], None], ...] = (_first, _standings, _owed)
"""Step n brings the schema from version n to n + 1; a released step is never changed."""
