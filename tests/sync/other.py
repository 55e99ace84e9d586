"""Another client, written from `docs/protocol.md` alone: it uses nothing of ours, so a gap in the document breaks it."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
import time
import uuid
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import zstandard
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

DICTIONARY = Path(__file__).resolve().parents[2] / "desktop" / "sync" / "wire" / "entries-1.zdict"
START = datetime(2020, 1, 1, tzinfo=UTC)
DISTINCT = ("day", "office", "officer", "subject", "kind", "pack")
ESCAPED = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
Told = dict[str, Any]


def canonical(told: Any) -> str:
    """Section 2: keys sorted by code point, no spaces, nothing escaped that need not be."""
    if isinstance(told, str):
        return '"' + "".join(ESCAPED.get(c) or (c if c >= " " else f"\\u{ord(c):04x}") for c in told) + '"'
    if isinstance(told, Mapping):
        return "{" + ",".join(f"{canonical(key)}:{canonical(told[key])}" for key in sorted(told)) + "}"
    if isinstance(told, list | tuple):
        return "[" + ",".join(map(canonical, told)) + "]"
    return json.dumps(told)


def sha256(content: bytes) -> str:
    """Hex."""
    return hashlib.sha256(content).hexdigest()


def hash_of(entry: Mapping[str, Any]) -> str:
    """Section 2: over all fields but `hash` itself."""
    return sha256(canonical({key: value for key, value in entry.items() if key != "hash"}).encode())


def new_id() -> str:
    """A UUID of version 7."""
    rest = int.from_bytes(os.urandom(10), "big")
    bits = (
        (int(time.time() * 1000) << 80)
        | (7 << 76)
        | ((rest >> 68 & 0xFFF) << 64)
        | (2 << 62)
        | (rest & (1 << 62) - 1)
    )
    return str(uuid.UUID(int=bits))


def columns(entries: Sequence[Told]) -> bytes:
    """Section 3."""
    instants = [(datetime.fromisoformat(e["at"]) - START) // timedelta(microseconds=1) for e in entries]
    head: Told = {"at": [now - before for before, now in zip([0, *instants], instants, strict=False)]}
    for name in DISTINCT:
        values = list(dict.fromkeys(e[name] for e in entries))
        head[name] = [values, [values.index(e[name]) for e in entries]]
    for name in ("corrects", "after"):
        head[name] = [[n, e[name]] for n, e in enumerate(entries) if e[name]]
    ids = [uuid.UUID(e["id"]).bytes for e in entries]
    lines = [canonical(head), *(canonical(e["data"]) for e in entries)]
    return "".join(f"{line}\n" for line in lines).encode() + bytes(each[n] for n in range(16) for each in ids)


def entries_of(content: bytes, runs: Sequence[Told], count: int) -> list[Told]:
    """Section 3 backwards; each run's hashes must lead from `prev` to `last`."""
    first, *data = content.split(b"\n", count + 1)[: count + 1]
    told, ids = json.loads(first), content[-16 * count :]
    found, at = [], 0
    for run in runs:
        prev = run["prev"]
        for seq in range(run["first"], run["first"] + run["count"]):
            n = len(found)
            at += told["at"][n]
            when = (START + timedelta(microseconds=at)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
            entry: Told = {"device": run["device"], "seq": seq, "at": when, "data": json.loads(data[n]), "prev": prev}
            entry |= {name: told[name][0][told[name][1][n]] for name in DISTINCT}
            entry |= {name: dict(told[name]).get(n, empty) for name, empty in (("corrects", ""), ("after", []))}
            entry["id"] = str(uuid.UUID(bytes=bytes(ids[byte * count + n] for byte in range(16))))
            entry["hash"] = prev = hash_of(entry)
            found.append(entry)
        assert prev == run["last"]
    return found


class Other:
    """A device of our own making at the centre `url`."""

    def __init__(self, url: str) -> None:
        self.line = httpx.Client(base_url=url)
        self.key = Ed25519PrivateKey.generate()
        self.device, self.public = new_id(), self.key.public_key().public_bytes_raw().hex()
        self.chain: list[Told] = []
        self.place: Told = {}

    def enrol(self, code: str) -> None:
        """Section 8."""
        words = "\n".join(("nagardesk enrolment 1", code, self.device, self.public))
        told = {"code": code, "device": self.device, "public_key": self.public, "name": "Other"}
        answer = self.line.post("/v1/enrol", json={**told, "proof": self.key.sign(words.encode()).hex()})
        assert answer.status_code == 200, answer.text
        self.place = answer.json()

    def send(
        self, method: str, path: str, body: bytes = b"", kind: str = "application/octet-stream"
    ) -> httpx.Response:
        """A signed request; section 5."""
        now, nonce = str(int(time.time())), os.urandom(16).hex()
        words = ("nagardesk request 1", method, path, self.device, now, nonce, sha256(body))
        head = {"Nagardesk-Device": self.device, "Nagardesk-Time": now, "Nagardesk-Nonce": nonce}
        head["Nagardesk-Signature"] = base64.b64encode(self.key.sign("\n".join(words).encode())).decode()
        answer = self.line.request(method, path, content=body, headers={**head, "Content-Type": kind})
        assert answer.status_code < 300, answer.text
        return answer

    def ask(self, path: str, told: Told) -> Any:
        """A signed request in JSON, and its answer."""
        answer = self.send("POST", path, json.dumps(told).encode(), "application/json")
        return answer.json() if answer.content else None

    def write(self, subject: str, kind: str, data: Told) -> Told:
        """The next entry of our chain."""
        now = datetime.now(UTC)
        entry: Told = {"id": new_id(), "device": self.device, "seq": len(self.chain) + 1}
        entry |= {"at": now.strftime("%Y-%m-%dT%H:%M:%S.%fZ"), "day": (now + timedelta(hours=5.5)).date().isoformat()}
        entry |= {"office": self.place["office"], "officer": "Other", "subject": subject, "kind": kind, "data": data}
        entry |= {"pack": "", "corrects": "", "after": []}
        entry["prev"] = self.chain[-1]["hash"] if self.chain else "0" * 64
        entry["hash"] = hash_of(entry)
        self.chain.append(entry)
        return entry

    def batch(self, after: int) -> bytes:
        """Section 4: our entries after the number `after`."""
        own = self.chain[after:]
        plain = columns(own)
        packed = zstandard.ZstdCompressor().compress(plain)
        run = {"device": self.device, "first": own[0]["seq"], "count": len(own)}
        run |= {"prev": own[0]["prev"], "last": own[-1]["hash"]}
        head = {"v": 1, "kind": "push", "sender": self.device, "runs": [run], "count": len(own)}
        head |= {"size": len(plain), "sha256": sha256(packed), "dictionary": 0}
        return self._sealed(b"NGD1", b"nagardesk batch 1\n", head) + packed

    def bundle(self, parts: Sequence[tuple[str, bytes]], to: str) -> bytes:
        """Section 9: what waits, for a stick."""
        named = [{"kind": kind, "size": len(content), "sha256": sha256(content)} for kind, content in parts]
        made = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
        told = {"v": 1, "kind": "device", "id": new_id(), "sender": self.device, "to": to, "made": made}
        told |= {"parts": named, "first": 1, "last": len(self.chain), "own": 0, "cursor": "", "wants": []}
        return self._sealed(b"NGDBUND1", b"nagardesk bundle 1\n", told) + b"".join(part for _, part in parts)

    def pull(self, cursor: str = "", own: int = 0) -> tuple[Told, list[Told]]:
        """Section 6, step 4: a page's head and its entries, with the centre's signature looked at."""
        return self.opened(self.send("GET", f"/v1/entries?cursor={cursor}&own={own}&size=65536").content)

    def opened(self, page: bytes) -> tuple[Told, list[Told]]:
        """A page taken apart."""
        told, packed = self.proven(page, b"NGD1", b"nagardesk batch 1\n")
        assert sha256(packed) == told["sha256"]
        known = zstandard.ZstdCompressionDict(DICTIONARY.read_bytes()) if told["dictionary"] else None
        plain = zstandard.ZstdDecompressor(dict_data=known).decompress(packed)
        assert len(plain) == told["size"]
        return told, entries_of(plain, told["runs"], told["count"])

    def proven(self, content: bytes, magic: bytes, context: bytes) -> tuple[Told, bytes]:
        """The head and the rest of what the centre has signed."""
        assert content.startswith(magic)
        (size,) = struct.unpack_from(">I", content, len(magic))
        begins = len(magic) + 4
        head, signature = content[begins : begins + size], content[begins + size : begins + size + 64]
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.place["centre_key"]))
        key.verify(signature, context + head)
        return json.loads(head), content[begins + size + 64 :]

    def _sealed(self, magic: bytes, context: bytes, told: Told) -> bytes:
        head = canonical(told).encode()
        return magic + struct.pack(">I", len(head)) + head + self.key.sign(context + head)
