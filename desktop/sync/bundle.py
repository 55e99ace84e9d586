"""Exchange by stick: bundles written, carried, and the replies taken over; in any order, any number of times."""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from desktop.core import given, kept
from desktop.core.clock import Clock, SystemClock, instant_text
from desktop.core.errors import StoreError, SyncError
from desktop.core.ids import uuid7
from desktop.sync.client import Client
from desktop.sync.enrolment import Enrolment, write_whole
from desktop.sync.files import named
from desktop.sync.marks import Marks, own
from desktop.sync.ports import Cursor, SyncStore
from desktop.sync.wire.bundle import MAX_BUNDLE, Bundle, Manifest, Part, Receipt, part_of, seal_bundle, split_bundle
from desktop.sync.wire.columns import Malformed
from desktop.sync.wire.envelope import seal_entries, split

SUFFIX = ".ngd"
_AIM = 32 << 20  # bytes of entries and attachments in one bundle
_BATCH = 1000  # entries in one part


@dataclass(frozen=True, slots=True)
class Stick:
    """A line of the register: `direction` is sent, carried or acknowledged; `sha256` stands for the whole bundle.

    `entries` and `files` are what the bundle holds, or for a reply what the centre committed of the bundle it
    `answers`; `confirmed` names the attachments that the centre then held, in its `epoch`; `at` is UTC.
    """

    direction: str
    bundle: str
    answers: str
    sender: str
    to: str
    at: str
    entries: int
    files: int
    sha256: str
    file: str
    epoch: str = ""
    confirmed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """What a reply brought: `seq` is how far the centre holds our entries; `added` entries and `files` were new.

    `refused` says what of our bundle the centre did not take, and why; `sha256` is what a printed receipt shows.
    """

    seq: int
    added: int
    files: int
    refused: tuple[str, ...]
    sha256: str


class Register:
    """The register of sticks sent and received: one JSON line each, only ever added to."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def add(self, stick: Stick) -> None:
        """Write a line, flushed to the disk; raises `StoreError` if that can't be done."""
        line = "\n" + json.dumps(asdict(stick), ensure_ascii=False) + "\n"  # a torn line must not swallow the next
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise StoreError(f"The register of sticks can't be written: {error.strerror}", code="register") from None

    def sticks(self) -> list[Stick]:
        """All lines in order; one that a power cut tore or a disk spoiled is left out: what it confirmed is sent again."""
        try:
            lines = kept.content(self._path).split(b"\n")
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StoreError(f"The register of sticks can't be read: {error.strerror}", code="register") from None
        return [stick for line in lines if (stick := _stick(line))]


def _stick(line: bytes) -> Stick | None:
    """The stick of a line; None for one that holds none. What a newer program wrote besides is passed over."""
    try:
        told = kept.parsed(line)
        known = {name: told[name] for name in Stick.__dataclass_fields__ if name in told}
        return Stick(**{**known, "confirmed": tuple(map(str, told["confirmed"]))})
    except (ValueError, TypeError, LookupError):
        return None


def export_bundles(
    store: SyncStore,
    enrolment: Enrolment,
    folder: Path,
    register: Register,
    *,
    marks: Marks | None = None,
    clock: Clock | None = None,
) -> list[Path]:
    """Write what waits for the centre into `folder`, in as many bundles as needed; at least one, to ask for news.

    `marks` (of `Files`) says what attachments went over the line. The queue is not closed by this: only the centre's
    reply does that. Raises `SyncError` if the stick can't be written.
    """
    if not given.is_dir(folder):
        raise SyncError(f"{folder} is no folder; put the stick in, and choose a folder on it", code="stick_folder")
    written = []
    for parts, first, last in _loads(store, _unconfirmed(store, register, marks or Marks(None))):
        manifest = Manifest(
            v=1,
            kind="device",
            id=uuid7(),
            sender=store.device,
            to=enrolment.centre,
            made=instant_text((clock or SystemClock()).now()),
            parts=tuple(part for part, _ in parts),
            first=first,
            last=last,
            own=store.acknowledged().seq,
            cursor=store.cursor().place,
            wants=tuple(store.blobs_wanted()),
        )
        content = seal_bundle(manifest, [piece for _, piece in parts], store.signer.sign)
        path = folder / f"nagardesk-{manifest.id}{SUFFIX}"
        _write(path, content)
        register.add(_line("sent", split_bundle(content), path))
        written.append(path)
    return written


def import_bundle(
    store: SyncStore, enrolment: Enrolment, client: Client | None, path: Path, register: Register
) -> Path | Taken:
    """Take what a stick brings: a reply is taken over, another PC's bundle is handed to the centre.

    For the latter `client` is the line to the centre, None if there is none now. Returns what the reply brought, or
    the file of the centre's reply, to be carried back.
    """
    bundle = read_bundle(path)
    if bundle.manifest.kind == "centre":
        return take_reply(store, enrolment, path, register)
    if client is None:
        raise SyncError("Handing a stick to the centre needs a line to it; keep the stick until then", code="no_line")
    register.add(_line("carried", bundle, path))
    reply = client.bundle(path.read_bytes())
    target = path.with_name(f"nagardesk-{bundle.manifest.id}-reply{SUFFIX}")
    _write(target, reply)
    return target


def take_reply(store: SyncStore, enrolment: Enrolment, path: Path, register: Register) -> Taken:
    """Take over the centre's reply: its receipt closes the queue as far as it goes, its pages and files are added.

    Raises `SyncError` for one that was changed, is not the centre's, or is meant for another PC.
    """
    bundle = read_bundle(path)
    manifest, receipt = bundle.manifest, bundle.manifest.receipt
    if manifest.kind != "centre" or receipt is None or manifest.sender != enrolment.centre:
        raise SyncError("This is no reply of our centre", code="stick_other")
    if not bundle.signed_by(bytes.fromhex(enrolment.centre_key)):
        raise SyncError("The stick's content was changed on the way; nothing was taken over", code="stick_changed")
    if manifest.to not in own(store):
        raise SyncError("This reply is meant for another PC", code="stick_other")
    pages = [split(part) for part in bundle.of_kind("page")]
    _acknowledge(store, manifest.to, receipt)
    added = 0
    for page in pages:
        follows = page.head.before == store.cursor().place
        cursor = Cursor(page.head.cursor, page.head.epoch) if follows else None
        added += store.apply(page.entries(), cursor=cursor, holes=True).new
    files = bundle.of_kind("file")
    for content in files:
        store.keep_blob(content, hashlib.sha256(content).hexdigest())
    register.add(_line("acknowledged", bundle, path))
    return Taken(store.acknowledged(manifest.to).seq, added, len(files), receipt.refused, bundle.sha256)


def read_bundle(path: Path) -> Bundle:
    """The bundle in a file, every part of it unchanged; its sender is still to be proven. Raises `SyncError`."""
    try:
        state = path.lstat()
        if not stat.S_ISREG(state.st_mode):
            raise SyncError(f"{path.name} is no plain file; copy the bundle itself", code="stick_path")
        if state.st_size > MAX_BUNDLE:
            raise SyncError(f"{path.name} is too large for a bundle", code="stick_large")
        return split_bundle(path.read_bytes())
    except OSError as error:
        raise SyncError(f"The stick can't be read: {error.strerror}", code="stick_read") from None
    except Malformed as error:
        raise SyncError(f"{path.name} can't be taken: {error}. Have it sent again", code="stick_changed") from None


def _unconfirmed(store: SyncStore, register: Register, marks: Marks) -> list[str]:
    """Attachments that own entries name and of which neither the line nor a reply said that the centre has them."""
    epoch = store.acknowledged().epoch
    held = {sha256 for stick in register.sticks() if stick.epoch == epoch for sha256 in stick.confirmed}
    found: dict[str, None] = {}
    for device in own(store):
        for pairs in named(store, device, marks.at(epoch, device)):
            found.update((sha256, None) for _, sha256 in pairs if sha256 not in held)
    return list(found)


def _loads(store: SyncStore, files: list[str]) -> Iterator[tuple[list[tuple[Part, bytes]], int, int]]:
    """What goes into one bundle after the other: parts, and the first and last own number in them (0 if none)."""
    parts: list[tuple[Part, bytes]] = []
    first = last = size = 0
    following = store.acknowledged().seq
    while entries := store.own_after(following, _BATCH):
        batch = seal_entries(entries, store.device, store.signer.sign, level=12)
        if parts and size + len(batch) > _AIM:
            yield parts, first, last
            parts, first, size = [], 0, 0
        parts.append((part_of("batch", batch), batch))
        first, last, size, following = first or entries[0].seq, entries[-1].seq, size + len(batch), entries[-1].seq
    for sha256 in files:
        try:
            content = store.blob(sha256)
        except StoreError:  # damaged here: the store tells of it, and the rest must go
            continue
        if parts and size + len(content) > _AIM:
            yield parts, first, last
            parts, first, last, size = [], 0, 0, 0
        parts.append((part_of("file", content), content))
        size += len(content)
    yield parts, first, last


def _acknowledge(store: SyncStore, device: str, receipt: Receipt) -> None:
    """Close the queue of a device of this folder as far as the receipt goes; an old one opens nothing again."""
    if not receipt.seq:
        return
    if store.hash_at(device, receipt.seq) != receipt.hash:
        message = "The centre holds another history of this PC; let it take a new device id"
        raise SyncError(message, code="fork", seq=receipt.seq)
    known = store.acknowledged(device)
    newer = receipt.epoch > known.epoch  # epochs are UUIDv7: they sort by time
    if newer or (receipt.epoch == known.epoch and receipt.seq > known.seq):
        store.acknowledge(receipt.seq, receipt.epoch, device)


def _line(direction: str, bundle: Bundle, path: Path) -> Stick:
    manifest, receipt = bundle.manifest, bundle.manifest.receipt
    counted = manifest.last - manifest.first + 1 if manifest.first else 0
    return Stick(
        direction=direction,
        bundle=manifest.id,
        answers=manifest.answers or "",
        sender=manifest.sender,
        to=manifest.to,
        at=manifest.made,
        entries=receipt.stored if receipt else counted,
        files=len(receipt.files) if receipt else len(bundle.of_kind("file")),
        sha256=bundle.sha256,
        file=path.name,
        epoch=receipt.epoch if receipt else "",
        confirmed=receipt.files if receipt else (),
    )


def _write(path: Path, content: bytes) -> None:
    try:
        write_whole(path, content)
    except OSError as error:
        raise SyncError(f"The stick can't be written: {error.strerror}", code="stick_write") from None
