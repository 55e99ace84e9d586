"""Releases for tests, signed with a throw-away key."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from desktop.law.signing import build, new_key, read_private_key
from desktop.sync import updates

LAW = Path(__file__).resolve().parents[1] / "law" / "sample" / "mp-1961"
PACK = "mp-1961@2099.7"


@dataclass(frozen=True)
class Publisher:
    """Who signs: the private key as a file and as itself, the public one as a file."""

    private: Path
    public: Path
    key: Ed25519PrivateKey

    @property
    def keys(self) -> list[Ed25519PublicKey]:
        """What a PC would trust."""
        return [self.key.public_key()]


def publisher(folder: Path) -> Publisher:
    """A throw-away publisher whose keys lie in `folder`."""
    folder.mkdir(exist_ok=True)
    private, public = folder / "key.pem", folder / "key.pub"
    public.write_text(new_key(private), "ascii")
    return Publisher(private, public, read_private_key(private))


def pack(folder: Path, signer: Publisher) -> Path:
    """A law pack of a version that nobody has, as a signed file in `folder`."""
    source = folder.parent / "law" / "mp-1961"
    shutil.copytree(LAW, source)
    act = source / "act.yaml"
    text = act.read_text("utf-8")
    assert text.count("version: ") == 1
    line = next(line for line in text.splitlines() if line.startswith("version: "))
    act.write_text(text.replace(line, 'version: "2099.7"'), "utf-8")
    out = folder / f"{PACK}.lawpack"
    build(source, signer.key, out)
    return out


def lay_out(folder: Path, signer: Publisher, version: str = "99.0") -> Path:
    """A release of a newer program with one new law pack, in `folder`."""
    folder.mkdir()
    pack(folder, signer)
    (folder / f"nagardesk_{version}_amd64.deb").write_bytes(b"a package, " * 200_000)
    (folder / f"nagardesk-{version}-setup.exe").write_bytes(b"an installer")
    (folder / f"nagardesk-central_{version}_amd64.deb").write_bytes(b"the centre's")
    (folder / "notes.txt").write_text("is no part of it")
    updates.sign(folder, version, signer.key)
    return folder
