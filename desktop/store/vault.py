"""Encryption of a data folder: one key for the data file, archives, papers, journal and the device's key.

A folder that holds `sealed.json` is encrypted, and so is a folder of backups that holds one. The key lies in the
system's keyring; where there is none, in a file of the user's state folder (mode 0600), which the clerk is told. It
is printed once as a recovery key, by which the data opens on another PC.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.core import kept
from desktop.core.errors import StoreError
from desktop.core.ids import uuid7
from desktop.store.folder import state_home, write_durably

NAME = "sealed.json"
_SERVICE = "nagardesk"
_MAGIC = b"NGS1"
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O, U: they are read wrongly
_UP = 3  # folders above a file in which the mark may lie
_known: dict[str, bytes] = {}


@dataclass(frozen=True, slots=True)
class Mark:
    """What `sealed.json` says: which key is meant (`id`), and by what the right one is known (`check`)."""

    id: str
    check: str

    def fits(self, key: bytes) -> bool:
        """Tell whether this is the key."""
        return hmac.compare_digest(self.check, _check(key))

    def write(self, folder: Path) -> None:
        """Mark a folder as encrypted with this key."""
        write_durably(folder / NAME, json.dumps({"v": 1, "id": self.id, "check": self.check}).encode())


def new() -> tuple[Mark, bytes]:
    """A new key and its mark."""
    key = secrets.token_bytes(32)
    return Mark(uuid7(), _check(key)), key


def mark_of(place: Path) -> Mark | None:
    """The mark of the folder in which `place` (a file or folder) lies, or of one a little above; None if it is plain."""
    for folder in (place, *place.parents[:_UP]):
        path = folder / NAME
        try:
            content = kept.content(path) if path.is_file() else None
        except OSError as error:
            raise StoreError(f"{path} can't be read: {error.strerror}", code="unreadable") from None
        if content is not None:
            try:
                found = kept.parsed(content)
                return Mark(str(found["id"]), str(found["check"]))
            except (ValueError, KeyError, TypeError):
                raise StoreError(
                    f"{path} is damaged. Put the one from a folder of backups in its place; nothing was changed.",
                    code="sealed_mark",
                ) from None
    return None


def key_of(place: Path) -> bytes | None:
    """The key for what lies at `place`; None if it is plain. Raises `StoreError` if the key is not on this PC."""
    mark = mark_of(place)
    if mark is None:
        return None
    key = _known.get(mark.id) or _fetched(mark)
    if key is None:
        raise StoreError(
            "This data is encrypted, and its key is not on this PC. Type the recovery key from the printed sheet: "
            "nagardesk store unlock --recovery KEY. Nothing was changed.",
            code="sealed",
        )
    _known[mark.id] = key
    return key


def keep(mark: Mark, key: bytes, state: Path) -> str:
    """Keep the key on this PC; returns where: 'keyring' or 'file'. Raises `StoreError` for a wrong key."""
    if not mark.fits(key):
        raise StoreError("This is not the key of this data. Check every letter of the recovery key.", code="recovery")
    _known[mark.id] = key
    if _keyring("set_password", mark.id, key.hex()) is not None:
        return "keyring"
    path = _file(state, mark.id)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_durably(path, key.hex().encode())
    return "file"


def in_file(place: Path, state: Path) -> bool:
    """Tell whether the key lies in a plain file, for want of a keyring."""
    mark = mark_of(place)
    return mark is not None and _file(state, mark.id).is_file()


def open_from(place: Path, state: Path) -> None:
    """Look for the key in the state folder too, before anything is read; a plain folder needs nothing."""
    mark = mark_of(place)
    if mark and mark.id not in _known and (path := _file(state, mark.id)).is_file():
        key = _from_hex(kept.content(path))
        if mark.fits(key):
            _known[mark.id] = key


def recovery_text(key: bytes) -> str:
    """The key for printing: thirteen groups of four letters and a last one that shows a slip of the pen."""
    number = int.from_bytes(key + _sum(key))
    letters = "".join(_LETTERS[number >> 5 * i & 31] for i in range(55, -1, -1))
    return "-".join(letters[i : i + 4] for i in range(0, 56, 4))


def from_recovery(text: str) -> bytes:
    """The key that was printed; raises `StoreError` for a slip of the pen."""
    plain = text.upper().replace("-", "").replace(" ", "").translate(str.maketrans("OILU", "011V"))
    number = 0
    for letter in plain:
        number = number << 5 | max(_LETTERS.find(letter), 0)
    raw = (number % (1 << 280)).to_bytes(35)
    if len(plain) != 56 or raw[32:] != _sum(raw[:32]):
        raise StoreError("The recovery key is not right; check it letter by letter.", code="recovery")
    return raw[:32]


def seal(key: bytes, content: bytes) -> bytes:
    """The content encrypted (AES-256-GCM)."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    nonce = secrets.token_bytes(12)
    return _MAGIC + nonce + AESGCM(_part(key)).encrypt(nonce, content, _MAGIC)


def unseal(key: bytes, content: bytes) -> bytes:
    """What was sealed; content that never was comes back as it is. Raises ValueError if it was changed."""
    if not content.startswith(_MAGIC):
        return content
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        return AESGCM(_part(key)).decrypt(content[4:16], content[16:], _MAGIC)
    except InvalidTag:
        raise ValueError("the content was changed, or sealed with another key") from None


def _check(key: bytes) -> str:
    return hmac.new(key, b"nagardesk data key 1", hashlib.sha256).hexdigest()


def _part(key: bytes) -> bytes:
    """A key of its own for files beside the database."""
    return hmac.new(key, b"nagardesk files 1", hashlib.sha256).digest()


def _sum(key: bytes) -> bytes:
    return hashlib.sha256(b"nagardesk recovery 1" + key).digest()[:3]


def _file(state: Path, mark: str) -> Path:
    return state / "keys" / mark


def _fetched(mark: Mark) -> bytes | None:
    found = _keyring("get_password", mark.id)
    if found is None and (path := _file(state_home(), mark.id)).is_file():
        found = kept.content(path)
    key = _from_hex(found)
    return key if mark.fits(key) else None


def _from_hex(text: Any) -> bytes:
    """The key that was kept as digits; b'' for what is none, since a damaged one fits nothing."""
    try:
        return bytes.fromhex((text.decode("ascii") if isinstance(text, bytes) else text or "").strip())
    except (ValueError, AttributeError):
        return b""


def _keyring(deed: str, *words: str) -> Any:
    """What the keyring answers; None where there is none, or it refuses. (A kept password answers True.)"""
    import keyring
    from keyring.errors import KeyringError

    try:
        found = getattr(keyring, deed)(_SERVICE, *words)
    except (KeyringError, RuntimeError, OSError):
        return None
    return True if deed == "set_password" else found
