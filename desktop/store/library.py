"""The database library: SQLite for plain files, SQLCipher for encrypted ones; one interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlcipher3 import dbapi2 as _cipher

if TYPE_CHECKING:  # the same interface, with types
    import sqlite3 as sqlite
else:
    from pysqlite3 import dbapi2 as sqlite

__all__ = ["CIPHER", "DatabaseError", "Error", "IntegrityError", "OperationalError", "sqlite"]


CIPHER: Any = _cipher
"""SQLCipher's module."""

_BOTH = (sqlite, CIPHER)
Error = tuple(each.Error for each in _BOTH)
DatabaseError = tuple(each.DatabaseError for each in _BOTH)
OperationalError = tuple(each.OperationalError for each in _BOTH)
IntegrityError = tuple(each.IntegrityError for each in _BOTH)
