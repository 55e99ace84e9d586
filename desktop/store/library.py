"""The database library: SQLite for plain files, SQLCipher (an optional part) for encrypted ones; one interface."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the same interface, with types
    import sqlite3 as sqlite
else:
    from pysqlite3 import dbapi2 as sqlite

__all__ = ["CIPHER", "DatabaseError", "Error", "IntegrityError", "OperationalError", "sqlite"]


def _cipher() -> Any:
    try:
        return importlib.import_module("sqlcipher3.dbapi2")
    except ImportError:
        return None


CIPHER: Any = _cipher()
"""SQLCipher's module, None where it is not installed."""

_BOTH = (sqlite, CIPHER) if CIPHER else (sqlite,)
Error = tuple(each.Error for each in _BOTH)
DatabaseError = tuple(each.DatabaseError for each in _BOTH)
OperationalError = tuple(each.OperationalError for each in _BOTH)
IntegrityError = tuple(each.IntegrityError for each in _BOTH)
