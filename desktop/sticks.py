"""The exchange of one data folder by stick, as the window and the commands run it."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.core.errors import NagardeskError, StoreError, SyncError
from desktop.ui.services import Carried, Invited

if TYPE_CHECKING:
    from desktop.app import Program
    from desktop.exchange import Exchange
    from desktop.sync.bundle import Stick

_REGISTER = "sticks.jsonl"


class Sticks:
    """What can be done with a stick; every call reads or writes the stick and may take long."""

    def __init__(self, program: Program, exchange: Exchange) -> None:
        self._program, self._exchange = program, exchange

    def look(self, folder: str) -> int:
        """The bytes that are free on a stick that can be used. Raises `SyncError` that says why it can't be."""
        from desktop.sync.stick import try_folder

        return try_folder(Path(folder))

    def invited(self, path: str) -> Invited:
        """What the centre's invitation (a file, or the newest in a folder) says. Raises `SyncError`."""
        from desktop.sync.stick import read_invitation

        found = read_invitation(Path(path))
        return Invited(found.url, found.code, found.pin)

    def join(self, path: str, folder: str) -> None:
        """Enrol this PC by an invitation, without a line, and lay its request for the centre into the stick's folder.

        Raises `SyncError`, or `StoreError` for an invitation to another office.
        """
        from desktop.sync.client import enrol_request
        from desktop.sync.stick import enrolment_by, read_invitation, write_request

        store, found = self._program.store, read_invitation(Path(path))
        if found.office != store.office and not found.whole_body:
            raise StoreError(
                "The invitation is for another office; ask the centre for one of this office.", code="office"
            )
        request = enrol_request(found.code, store.device, store.signer.public, platform.node(), store.signer.sign)
        write_request(Path(folder), request)
        self._exchange.belong(enrolment_by(found))

    def register(self) -> list[Stick]:
        """Every bundle that went out, was carried on, or whose reply was taken over, the newest first."""
        from desktop.sync.bundle import Register

        return Register(self._program.folder / _REGISTER).sticks()[::-1]

    def write(self, folder: str) -> list[Path]:
        """Write what waits for the centre into the stick's folder; gives the bundles. Raises `SyncError`."""
        from desktop.sync.bundle import Register, export_bundles

        program = self._program
        return export_bundles(
            program.store, self._exchange.enrolled(), Path(folder), Register(program.folder / _REGISTER)
        )

    def take(self, *places: str) -> Carried:
        """Take over every reply for this PC, and hand the bundles of others to the centre, if a line is there.

        A place is a folder with all its bundles, or one bundle.
        A bundle that can't be taken is told and holds up none of the others.
        """
        from desktop.sync.bundle import Register, import_bundle, read_bundle
        from desktop.sync.marks import own
        from desktop.sync.stick import bundles_on

        store, enrolment = self._program.store, self._exchange.enrolled()
        register = Register(self._program.folder / _REGISTER)
        done = {stick.sha256 for stick in register.sticks() if stick.direction == "acknowledged"}
        replies = added = carried = 0
        troubles: list[NagardeskError] = []
        for path in (each for place in places for each in bundles_on(Path(place))):
            try:
                bundle = read_bundle(path)
                reply, sender = bundle.manifest.kind == "centre", bundle.manifest.sender
                if bundle.sha256 in done or (reply and bundle.manifest.to not in own(store)):
                    continue  # taken before, or another PC's
                if not reply and (sender in own(store) or _reply_beside(path, bundle.manifest.id)):
                    continue  # ours on its way out, or answered already
                found = import_bundle(store, enrolment, self._exchange.client(), path, register)
                replies, carried = replies + reply, carried + (not reply)
                added += 0 if isinstance(found, Path) else found.added
            except (SyncError, StoreError) as error:
                troubles.append(error)
        return Carried(replies, added, carried, tuple(troubles))


def _reply_beside(path: Path, bundle: str) -> bool:
    """Whether the centre's reply to a bundle lies beside it, under the name that a PC or the centre gives it."""
    return any(path.with_name(f"{stem}-reply{path.suffix}").exists() for stem in (path.stem, f"nagardesk-{bundle}"))
