"""Which device this folder speaks for, and its signing key.

A folder names the devices that wrote into it (`device.json`); outside it, per user of the PC, lie for each
device a record with the same nonce, the highest entry written and the private key. Only where both agree may the
device's chain go on. A folder that was copied to another PC, copied beside its original, or put back from an older
copy does not agree, and takes a new device id before it writes.

The key is a file only its owner may read (mode 0600); in an encrypted folder it is encrypted with the folder's key,
which lies in the system's keyring. A plain folder needs no keyring, so it also runs where none is unlocked.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.core import kept
from desktop.core.ids import is_uuid7, uuid7
from desktop.store import vault
from desktop.store.folder import Folder, write_durably

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_HEAD_WIDTH, _KEY = 20, 32


class DeviceKey:
    """A device's Ed25519 key pair, read from its file when first used."""

    def __init__(self, path: Path, folder_key: bytes | None = None) -> None:
        """`folder_key` opens it if the data folder is encrypted."""
        self._path = path
        self._folder_key = folder_key
        self._key: Ed25519PrivateKey | None = None

    def sign(self, message: bytes) -> bytes:
        """The Ed25519 signature (64 bytes) over `message`."""
        return self._private().sign(message)

    @property
    def public(self) -> bytes:
        """The public key, 32 raw bytes."""
        return self._private().public_key().public_bytes_raw()

    def _private(self) -> Ed25519PrivateKey:
        if self._key is None:
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

            self._key = Ed25519PrivateKey.from_private_bytes(_secret(self._path, self._folder_key))
        return self._key


def _secret(path: Path, folder_key: bytes | None) -> bytes:
    """The private key in a file. Raises OSError or ValueError where there is none."""
    raw = kept.content(path)
    plain = vault.unseal(folder_key, raw) if folder_key else raw
    return bytes.fromhex(plain.decode("ascii").strip())


def new_key(path: Path, folder_key: bytes | None = None) -> None:
    """Make a key pair and keep the private half at `path`, readable by its owner alone; encrypted if the folder is."""
    content = secrets.token_hex(32).encode() + b"\n"
    write_durably(path, vault.seal(folder_key, content) if folder_key else content)


def key_path(state: Path, device: str) -> Path:
    """Where a device's key lies."""
    return _home(state, device) / "key"


class Identity:
    """The device that this folder may write as, with the files that prove it."""

    def __init__(self, device: str, state: Path, *, change: str, folder_key: bytes | None = None) -> None:
        home = _home(state, device)
        self.device = device
        self.state = state
        self.key = DeviceKey(home / "key", folder_key)
        self.change = change  # '' | 'first' | 'copied' | 'older' | 'foreign': why the id is a new one
        self._noted = 0
        self._lock = threading.Lock()
        self._head = os.open(home / "head", os.O_CREAT | os.O_RDWR, 0o600)

    def wrote(self, seq: int) -> None:
        """Note outside the folder how far the chain has come, so that an older copy of the folder shows.

        Not flushed: after a power cut it may lag behind the chain, which does no harm; ahead it never is. The
        entry is saved by now, so a disk that takes no more must not make it look unsaved.
        """
        with self._lock, suppress(OSError):
            if seq <= self._noted:
                return
            self._noted = seq
            os.lseek(self._head, 0, os.SEEK_SET)
            os.write(self._head, f"{seq:0{_HEAD_WIDTH}d}".encode())

    def close(self) -> None:
        """Let go of the files."""
        os.close(self._head)


@dataclass(frozen=True, slots=True)
class _Claim:
    device: str
    nonce: str


def identify(folder: Folder, state: Path, head: Callable[[str], int]) -> Identity:
    """The identity that goes on in this folder, or a new one where none may; `head` gives a device's last number."""
    claims = _claims(folder.device)
    change = "first" if not claims else "foreign"
    for claim in claims:
        home = _home(state, claim.device)
        doubt = _doubt(claim, home, folder, head(claim.device))
        if not doubt:
            _rotate(claim.device, home, folder, claims)
            return Identity(claim.device, state, change="", folder_key=vault.key_of(folder.root))
        if doubt != "foreign":
            change = doubt
    return _renew(folder, state, claims, change)


def renew(folder: Folder, state: Path, change: str) -> Identity:
    """A new identity for the folder; the chains of former ones stay as they are."""
    return _renew(folder, state, _claims(folder.device), change)


def named(folder: Folder) -> list[str]:
    """The devices that the folder names, the one that wrote last first, without any check."""
    return [claim.device for claim in _claims(folder.device)]


def _home(state: Path, device: str) -> Path:
    return state / "devices" / device


def _renew(folder: Folder, state: Path, claims: list[_Claim], change: str) -> Identity:
    device = uuid7()
    home = _home(state, device)
    home.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    home.mkdir(mode=0o700)
    folder_key = vault.key_of(folder.root)
    try:
        new_key(home / "key", folder_key)
        _rotate(device, home, folder, claims)
    except OSError:
        shutil.rmtree(home, ignore_errors=True)  # on a full disk it is tried again and again
        raise
    return Identity(device, state, change=change, folder_key=folder_key)


def _rotate(device: str, home: Path, folder: Folder, claims: list[_Claim]) -> None:
    """Give the device a new nonce: record first with the old one still good, then the folder, then the new alone."""
    old = next((c.nonce for c in claims if c.device == device), "")
    nonce = secrets.token_hex(16)
    rest = [{"device": c.device, "nonce": c.nonce} for c in claims if c.device != device]
    place = str(folder.root.resolve())
    write_durably(home / "record.json", json.dumps({"nonces": [nonce, old], "folder": place}).encode())
    write_durably(folder.device, json.dumps({"devices": [{"device": device, "nonce": nonce}, *rest]}).encode())
    write_durably(home / "record.json", json.dumps({"nonces": [nonce], "folder": place}).encode())


def _doubt(claim: _Claim, home: Path, folder: Folder, seq: int) -> str:
    record = kept.mapping(home / "record.json")
    nonces = record.get("nonces")
    if not isinstance(nonces, list) or claim.nonce not in nonces or not _usable(home / "key", folder):
        return "older" if record else "foreign"
    if _elsewhere(Path(str(record.get("folder", ""))), claim.device, folder):
        return "copied"
    return "older" if _noted(home / "head") > seq else ""


def _usable(path: Path, folder: Folder) -> bool:
    """Tell whether the device's key can sign: it is there, whole, and opens with the folder's key."""
    try:
        return len(_secret(path, vault.key_of(folder.root))) == _KEY
    except (OSError, ValueError):
        return False


def _elsewhere(place: Path, device: str, folder: Folder) -> bool:
    """Tell whether the device's folder is still at `place`, and not this one (moved is fine, copied is not)."""
    other = Folder(place)
    if not other.device.is_file() or other.root.samefile(folder.root):
        return False
    return any(claim.device == device for claim in _claims(other.device))


def _noted(path: Path) -> int:
    try:
        text = kept.content(path).decode("ascii", "replace")
    except FileNotFoundError:
        return 0
    return int(text) if len(text) == _HEAD_WIDTH and text.isdecimal() and text.isascii() else 0


def _claims(path: Path) -> list[_Claim]:
    found = kept.mapping(path).get("devices", [])  # a broken file is as good as none, since doubt means a new id
    return [
        _Claim(each["device"], each["nonce"])
        for each in (found if isinstance(found, list) else ())
        if isinstance(each, dict) and is_uuid7(str(each.get("device"))) and isinstance(each.get("nonce"), str)
    ]
