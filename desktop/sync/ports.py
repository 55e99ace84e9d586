"""What the exchange needs from the store, in the store's own words; `app.py` and `cli.py` bring the real one."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from desktop.core.entry import Entry


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where the next pull goes on (opaque, '' from the beginning), and the epoch of the centre that gave it."""

    place: str
    epoch: str


class CursorLike(Protocol):
    """The store's own cursor."""

    @property
    def place(self) -> str: ...

    @property
    def epoch(self) -> str: ...


class AcknowledgedLike(Protocol):
    """The last number of a device that the centre committed, and its epoch then; (0, '') before the first time."""

    @property
    def seq(self) -> int: ...

    @property
    def epoch(self) -> str: ...


class WaitingLike(Protocol):
    """How many entries of this folder's devices the centre has not acknowledged, and the instant of the oldest."""

    @property
    def entries(self) -> int: ...

    @property
    def since(self) -> str: ...


class AppliedLike(Protocol):
    """How many of the entries offered were new."""

    @property
    def new(self) -> int: ...


class Key(Protocol):
    """A device's Ed25519 key pair."""

    @property
    def public(self) -> bytes:
        """The public key, 32 raw bytes."""
        ...

    def sign(self, message: bytes) -> bytes:
        """The signature, 64 bytes."""
        ...


class SyncStore(Protocol):
    """The store, as the exchange sees it. Reads and writes may come from any thread; writes are durable on return.

    Where a `device` may be given, '' means this one.
    """

    device: str
    office: str

    @property
    def signer(self) -> Key:
        """This device's key."""
        ...

    def held(self) -> dict[str, int]:
        """The highest number held of each device's chain, this one's included."""
        ...

    def missing(self) -> list[tuple[str, int, int]]:
        """(device, first, last) of the numbers below the highest that are not held."""
        ...

    def hash_at(self, device: str, seq: int) -> str:
        """The hash of an entry; '' if it is not held."""
        ...

    def own_devices(self) -> list[str]:
        """Every device that wrote in this folder."""
        ...

    def own_after(self, seq: int, limit: int, device: str = "") -> list[Entry]:
        """At most `limit` entries of a device held here with a number above `seq`, in order."""
        ...

    def acknowledge(self, seq: int, epoch: str, device: str = "") -> None:
        """Keep that the centre committed up to `seq`; less than before is believed only with a new epoch."""
        ...

    def acknowledged(self, device: str = "") -> AcknowledgedLike:
        """What the centre acknowledged of a device of this folder."""
        ...

    def waiting(self) -> WaitingLike:
        """What of this folder's devices waits for the centre."""
        ...

    def cursor(self) -> CursorLike:
        """Where the next pull goes on."""
        ...

    def apply(
        self, entries: Iterable[Entry], *, cursor: Any = None, holes: bool = False, later: bool = False
    ) -> AppliedLike:
        """Add entries of other devices and keep the `Cursor` behind them, in one transaction.

        Held ones are passed over; a fork is refused with `SyncError` and changes nothing; with `holes` a chain may
        lack numbers, where this office sees only a part of it. With `later` the lists are left to `settle`.
        """
        ...

    def settle(self) -> None:
        """Build the lists if entries were applied without."""
        ...

    def blob(self, sha256: str) -> bytes:
        """An attachment, verified; raises `StoreError` if it is missing or damaged."""
        ...

    def keep_blob(self, content: bytes, sha256: str) -> None:
        """Keep an attachment that came from elsewhere."""
        ...

    def blobs_wanted(self, limit: int = 1000) -> list[str]:
        """Attachments that entries name and that are not here."""
        ...

    def blobs_after(self, seq: int, limit: int, device: str = "") -> list[tuple[int, str]]:
        """(entry number, SHA-256) of attachments held here that a device's entries above `seq` name, in order."""
        ...

    def new_device(self) -> str:
        """Go on as a new device with its own chain; the chain so far stays. Returns the new id."""
        ...

    def leave_fork(self, first: int, without: Collection[str] = ()) -> str:
        """Own entries from number `first` on go over to a new device's chain. Returns the new id.

        Those whose id is in `without` are put aside: they come back from the centre, which has them already.
        """
        ...

    def adopt_fork(self, device: str, first: int, without: Collection[str] = ()) -> int:
        """What is held here of another device's chain from number `first` on goes over to a new one of this folder.

        Another history stands there at the centre and can come in then. Those whose id is in `without` are put aside.
        Returns how many went over.
        """
        ...

    def places(self, ids: Collection[str]) -> dict[str, tuple[str, int]]:
        """Of these entries, those held here: under which device and number."""
        ...
