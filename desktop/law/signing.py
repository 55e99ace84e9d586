"""Signed law packs: built with the release key, verified, installed from any stick.

A pack file is a zip of the pack's YAML files with `manifest.json` (their SHA-256) and `manifest.sig`, the Ed25519
signature over the manifest. A pack folder carries the same two files beside its law.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
    load_pem_public_key,
)

from desktop.core import archives, given, outfile
from desktop.core.errors import PackError
from desktop.law.compile import compile_pack
from desktop.law.files import KEYS
from desktop.law.packs import pack_files

MANIFEST, SIGNATURE = "manifest.json", "manifest.sig"
MOST_BYTES = 20_000_000
_MOST_KEY = 1 << 16
_CONTEXT = b"nagardesk law pack 1\n"
_NAME = re.compile(r"(act|effects|words\.[a-z]{2})\.yaml|(provisions|tests)/[A-Za-z0-9._-]+\.yaml")
_WHEN = (1980, 1, 1, 0, 0, 0)  # zip's first day, so that the same pack is always the same bytes


def new_key(path: Path) -> str:
    """Write a new private key to `path` (0600, never over another file); returns its public key as PEM text."""
    key = Ed25519PrivateKey.generate()
    try:
        path.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise PackError(f"{path} is there already; a key is never overwritten", code="key_exists") from None
    path.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode()


def read_private_key(path: Path) -> Ed25519PrivateKey:
    """The private key in a PEM file. Raises `PackError` if it is none."""
    try:
        key = load_pem_private_key(given.read(path, "key", _MOST_KEY), None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise PackError(f"{path} is no private key that can be read", code="key") from error
    if not isinstance(key, Ed25519PrivateKey):
        raise PackError(f"{path} is not an Ed25519 key", code="key")
    return key


def read_public_keys(paths: Iterable[Path] = ()) -> list[Ed25519PublicKey]:
    """The public keys named, or else those of the releases. Raises `PackError` if one can't be read."""
    found = []
    for path in list(paths) or sorted(KEYS.glob("*.pub")):
        try:
            key = load_pem_public_key(given.read(path, "key", _MOST_KEY))
        except (ValueError, UnsupportedAlgorithm) as error:
            raise PackError(f"{path} is no public key that can be read", code="key") from error
        if not isinstance(key, Ed25519PublicKey):
            raise PackError(f"{path} is not an Ed25519 key", code="key")
        found.append(key)
    return found


def sign(folder: Path, key: Ed25519PrivateKey) -> Mapping[str, Any]:
    """Sign the pack in `folder` where it lies; returns its manifest. Raises `PackError` if the pack is not right."""
    files = _read_folder(folder)
    manifest = _manifest(folder, files)
    (folder / MANIFEST).write_bytes(manifest)
    (folder / SIGNATURE).write_text(key.sign(_CONTEXT + manifest).hex() + "\n", "ascii")
    return _parsed(manifest)


def build(folder: Path, key: Ed25519PrivateKey, out: Path) -> Mapping[str, Any]:
    """Write the pack in `folder` as one signed file; returns its manifest. The same pack gives the same bytes."""
    files = _read_folder(folder)
    manifest = _manifest(folder, files)
    signed = {MANIFEST: manifest, SIGNATURE: key.sign(_CONTEXT + manifest).hex().encode() + b"\n", **files}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in signed.items():
            archive.writestr(zipfile.ZipInfo(name, _WHEN), content, zipfile.ZIP_DEFLATED, 9)
    outfile.write(out, packed.getvalue(), public=True)
    return _parsed(manifest)


def verify(path: Path, keys: Iterable[Ed25519PublicKey]) -> Mapping[str, Any]:
    """The manifest of a pack file or a signed pack folder. Raises `PackError` unless one of `keys` vouches for it."""
    return _verified(_read_folder(path, signed=True) if path.is_dir() else _read_file(path), keys)


def install(path: Path, packs: Path, keys: Iterable[Ed25519PublicKey]) -> Path:
    """Verify a pack file and unpack it under `packs`, as <act>@<version>; returns its folder.

    A version is never replaced by other content: what cases were decided under must stay what it was.
    Raises `PackError` and changes nothing if the pack is not vouched for, not right, or stands there otherwise.
    """
    files = _read_file(path)
    manifest = _verified(files, keys)
    home = packs / str(manifest["pack"])
    if home.is_dir():
        if (home / MANIFEST).read_bytes() == files[MANIFEST]:
            return home
        raise PackError(
            f"{manifest['pack']} is installed with other content; a change needs a new version", code="pack_other"
        )
    packs.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=packs, prefix=".part-") as part:
        fresh = Path(part) / "pack"
        for name, content in files.items():
            (fresh / name).parent.mkdir(parents=True, exist_ok=True)
            (fresh / name).write_bytes(content)
        if _name_of(compile_pack(fresh)["act"]) != manifest["pack"]:
            raise PackError(f"{path.name}: the manifest names another pack than its act.yaml", code="pack_name")
        fresh.rename(home)
    return home


def _verified(files: Mapping[str, bytes], keys: Iterable[Ed25519PublicKey]) -> Mapping[str, Any]:
    manifest, signature = files.get(MANIFEST), files.get(SIGNATURE)
    if manifest is None or signature is None:
        raise PackError("the pack is not signed; ask for one that is", code="pack_unsigned")
    if not any(_vouches(key, signature, manifest) for key in keys):
        raise PackError(
            "the pack is not signed by a key that this program knows; do not use it", code="pack_signature"
        )
    parsed = _parsed(manifest)
    content = {
        name: hashlib.sha256(data).hexdigest() for name, data in files.items() if name not in (MANIFEST, SIGNATURE)
    }
    if content != parsed["files"]:
        raise PackError("the pack's files are not those that were signed; do not use it", code="pack_changed")
    return parsed


def _vouches(key: Ed25519PublicKey, signature: bytes, manifest: bytes) -> bool:
    try:
        key.verify(bytes.fromhex(signature.decode("ascii").strip()), _CONTEXT + manifest)
    except (InvalidSignature, ValueError):
        return False
    return True


def _manifest(folder: Path, files: Mapping[str, bytes]) -> bytes:
    act = compile_pack(folder)["act"]
    listed = {name: hashlib.sha256(content).hexdigest() for name, content in sorted(files.items())}
    told = {"format": 1, "pack": _name_of(act), "in_force_from": act.get("in_force_from"), "files": listed}
    return json.dumps(told, indent=1, sort_keys=True).encode() + b"\n"


def _name_of(act: Mapping[str, Any]) -> str:
    return f"{act['id']}@{act['version']}"


def _parsed(manifest: bytes) -> Mapping[str, Any]:
    parsed: Mapping[str, Any] = json.loads(manifest)
    if parsed.get("format") != 1 or not re.fullmatch(r"[a-z]{2}-\d{4}@\d{4}\.\d+", str(parsed.get("pack"))):
        raise PackError(
            "the pack is of a kind that this program does not know; update the program", code="pack_format"
        )
    return parsed


def _read_folder(folder: Path, *, signed: bool = False) -> dict[str, bytes]:
    law = [*pack_files(folder), *sorted(folder.glob("words.*.yaml")), *sorted((folder / "tests").glob("*.yaml"))]
    beside = [folder / name for name in (MANIFEST, SIGNATURE) if signed and (folder / name).is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in [*law, *beside]}


def _read_file(path: Path) -> dict[str, bytes]:
    given.check(path)
    try:
        with path.open("rb") as stream:
            archives.need_few_members(stream, path.name)
        with zipfile.ZipFile(path) as archive:
            archives.need_plain(archive)
            members = archive.infolist()
            if sum(member.file_size for member in members) > MOST_BYTES:
                raise PackError(f"{path.name} is too large to be a law pack", code="pack_size")
            for member in members:
                if member.filename not in (MANIFEST, SIGNATURE) and not _NAME.fullmatch(member.filename):
                    raise PackError(f"{path.name} holds '{member.filename}', which no pack has", code="pack_member")
            return {member.filename: _unpacked(archive, member) for member in members}
    except archives.FAULTS as error:
        raise PackError(
            f"{path.name} is not a law pack, or it is damaged; copy it again", code="pack_damaged"
        ) from error


def _unpacked(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """A member's content, in steps: what the archive tells of its size may be false, and the whole swell without end."""
    content = bytearray()
    with archive.open(member) as file:
        while piece := file.read(1 << 16):
            content += piece
    return bytes(content)
