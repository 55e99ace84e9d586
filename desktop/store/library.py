"""The database library: SQLite for plain files, SQLCipher for encrypted ones; one interface.

SQLCipher is read when the first encrypted file is opened (six megabytes that a plain folder does without); its errors
stand beside SQLite's from then on.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the same interface, with types
    import sqlite3 as sqlite

    Error: tuple[Any, ...]
    DatabaseError: tuple[Any, ...]
    OperationalError: tuple[Any, ...]
    IntegrityError: tuple[Any, ...]
    CIPHER: Any
else:
    from pysqlite3 import dbapi2 as sqlite

__all__ = ["CIPHER", "DatabaseError", "Error", "IntegrityError", "OperationalError", "sqlite"]
_ERRORS = ("Error", "DatabaseError", "OperationalError", "IntegrityError")


def __getattr__(name: str) -> Any:
    """SQLCipher's module under CIPHER; under an error's name those of each library in use."""
    if name == "CIPHER":
        from sqlcipher3 import dbapi2

        return dbapi2
    if name not in _ERRORS:
        raise AttributeError(name)
    cipher = sys.modules.get("sqlcipher3.dbapi2")
    return tuple(getattr(each, name) for each in (sqlite, cipher) if each)
