"""The small file that says whose data a folder holds: gone or spoiled, the data itself tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.app import open_program
from desktop.core.clock import FixedClock
from desktop.core.errors import StoreError
from desktop.demo import BEGIN
from desktop.store.sealing import encrypt
from tests.store.test_sealing import Ring
from tests.store.work import say


@pytest.mark.parametrize("content", [None, b"", b"\xff", b'{"office": 5}', b"{}", b"[" * 100_000], ids=range(6))
@pytest.mark.parametrize("sealed", [False, True], ids=["plain", "encrypted"])
def test_an_office_that_is_there_is_found(
    tmp_path: Path, content: bytes | None, sealed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    import keyring

    monkeypatch.setattr(keyring.core, "_keyring_backend", Ring())
    folder, state = tmp_path / "office", tmp_path / "state"
    program = open_program(folder, clock=FixedClock(BEGIN), state=state)
    office = program.store.office
    say(program.store, "office:x")
    program.close()
    if sealed:
        encrypt(folder, state, BEGIN)
    place = folder / "office.json"
    place.unlink()
    if content is not None:
        place.write_bytes(content)
    again = open_program(folder, clock=FixedClock(BEGIN), state=state)
    again.close()
    assert again.store.office == office
    with pytest.raises(StoreError, match="another office"):
        open_program(folder, clock=FixedClock(BEGIN), state=state, office="another")
