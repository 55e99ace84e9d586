"""An encrypted folder: nothing legible on the disk, everything as before in the program, the key by heart of paper."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import KeyringError, NoKeyringError

from desktop.casework.ports import Draft, Filter
from desktop.core.clock import FixedClock
from desktop.core.errors import StoreError
from desktop.store import journal, vault
from desktop.store.backup import restore
from desktop.store.repair import repair
from desktop.store.sealing import decrypt, encrypt, unlock
from desktop.store.store import Store
from tests.store.conftest import Open
from tests.store.work import DAY, OFFICER, receive, say

SECRET, NOW = "Rameshwari", datetime(2026, 11, 30, tzinfo=UTC)


class Ring(KeyringBackend):
    """A keyring in memory; `shut` as one that nobody unlocks."""

    priority = 1  # type: ignore[assignment]

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[str, str] = {}
        self.shut = False

    def get_password(self, service: str, username: str) -> str | None:
        if self.shut:
            raise NoKeyringError("none")
        return self.kept.get(username)

    def set_password(self, service: str, username: str, password: str) -> None:
        if self.shut:
            raise KeyringError("locked")
        self.kept[username] = password


@pytest.fixture
def ring(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ring]:
    before, made = keyring.get_keyring(), Ring()
    keyring.set_keyring(made)
    yield made
    keyring.set_keyring(before)
    vault._known.clear()


@pytest.fixture
def filled(open_store: Open, tmp_path: Path, ring: Ring) -> tuple[str, str]:
    """A folder with cases, a paper and an archive, closed; a case's subject and the paper's hash."""
    store = open_store()
    old = receive(store, name=SECRET, ward="W-07", status="closed")
    store.archive(date(2100, 1, 1), ["closed"])
    case = receive(store, name=f"{SECRET} Sharma", number="A/1").subject
    with store.writing(OFFICER) as step:
        sha256 = step.put_blob(f"paper of {SECRET}".encode())
        step.add(Draft(case, "notice.issued", DAY, {"sha256": sha256, "name": SECRET}))
    store.save_draft("d", {"name": SECRET})
    assert store.archive(date(2000, 1, 1), ["closed"]).cases == 0
    assert old.seq == 1
    store.close()
    return case, sha256


def legible(folder: Path) -> list[str]:
    """Files in which the citizen's name can be read."""
    return [str(path) for path in folder.rglob("*") if path.is_file() and SECRET.encode() in path.read_bytes()]


def test_nothing_can_be_read_on_the_disk_and_everything_in_the_program(
    filled: tuple[str, str], open_store: Open, tmp_path: Path, clock: FixedClock, ring: Ring
) -> None:
    case, sha256 = filled
    assert legible(tmp_path / "data")
    plain = open_store()
    before, device, lists = plain.entries(case), plain.device, plain.dump_projections()
    key = plain.signer.public
    plain.close()
    done = encrypt(tmp_path / "data", tmp_path / "pc", clock.now())
    assert (done.kept_in, done.papers) == ("keyring", 1)
    store = open_store()
    assert (store.device, store.signer.public) == (device, key), "the same device goes on"
    assert store.entries(case) == before
    assert store.dump_projections() == lists
    assert store.blob(sha256) == f"paper of {SECRET}".encode()
    assert store.count(Filter(text=SECRET[:5].lower())) == 2
    say(store, case, name=f"{SECRET} again")
    with store.writing(OFFICER) as step:
        other = step.put_blob(f"another of {SECRET}".encode())
        step.add(Draft(case, "notice.issued", DAY, {"sha256": other}))
    assert store.verify().faults == ()
    assert legible(tmp_path / "data") == [], "also while it is open"
    copy = store.backup(tmp_path / "stick")
    store.close()
    assert legible(tmp_path / "data") == legible(tmp_path / "stick") == legible(tmp_path / "pc") == []
    assert len(list(journal.read(tmp_path / "data"))) == 5, "the second copy is encrypted, and read"
    with pytest.raises(StoreError, match="encrypted") as refused:
        vault._known.clear()
        ring.kept.clear()
        open_store()
    assert refused.value.code == "sealed"
    new = tmp_path / "new pc"
    with pytest.raises(StoreError, match="recovery key"):
        restore(copy.path, new, clock.now())
    assert unlock(copy.path, done.recovery.lower().replace("-", " "), tmp_path / "pc2") == "keyring"
    assert restore(copy.path, new, clock.now()).blobs == 2
    there = open_store("new pc", state="pc2")
    assert there.entries(case)[: len(before)] == before
    assert there.blob(other) == f"another of {SECRET}".encode()
    assert legible(new) == []


def test_without_a_keyring_the_key_lies_in_a_file_and_the_clerk_is_told(
    filled: tuple[str, str], open_store: Open, tmp_path: Path, clock: FixedClock, ring: Ring
) -> None:
    ring.shut = True
    done = encrypt(tmp_path / "data", tmp_path / "pc", clock.now())
    assert done.kept_in == "file"
    (path,) = (tmp_path / "pc" / "keys").iterdir()
    assert path.stat().st_mode & 0o777 == 0o600
    vault._known.clear()
    store = open_store()
    assert "key_file" in [notice.code for notice in store.notices]
    assert len(store.entries(filled[0])) == 2


def test_a_paper_that_begins_as_if_it_were_encrypted_is_kept(
    open_store: Open, tmp_path: Path, clock: FixedClock, ring: Ring
) -> None:
    store = open_store()
    with store.writing(OFFICER) as step:
        sha256 = step.put_blob(b"NGS1 says a citizen's file")
        step.add(Draft("case:1", "paper.attached", DAY, {"sha256": sha256}))
    store.close()
    assert encrypt(tmp_path / "data", tmp_path / "pc", clock.now()).papers == 1
    assert encrypt(tmp_path / "data", tmp_path / "pc", clock.now()).papers == 0
    again = open_store()
    assert again.blob(sha256) == b"NGS1 says a citizen's file"
    again.close()
    (tmp_path / "data" / "sealed.json").write_bytes(b"{")
    with pytest.raises(StoreError) as refused:
        open_store()
    assert refused.value.code == "sealed_mark"


def test_a_wrong_recovery_key_is_refused(
    filled: tuple[str, str], tmp_path: Path, clock: FixedClock, ring: Ring
) -> None:
    done = encrypt(tmp_path / "data", tmp_path / "pc", clock.now())
    assert vault.recovery_text(vault.from_recovery(done.recovery)) == done.recovery
    letter = "7" if done.recovery[9] != "7" else "8"
    for wrong in ("", "x", done.recovery[:-1], f"{done.recovery[:9]}{letter}{done.recovery[10:]}"):
        with pytest.raises(StoreError) as refused:
            unlock(tmp_path / "data", wrong, tmp_path / "pc")
        assert refused.value.code == "recovery"
    other = vault.recovery_text(bytes(32))
    with pytest.raises(StoreError, match="not the key of this data"):
        unlock(tmp_path / "data", other, tmp_path / "pc")


def test_a_break_in_between_is_finished_by_doing_it_again(
    filled: tuple[str, str], open_store: Open, tmp_path: Path, clock: FixedClock, ring: Ring,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    from desktop.store import sealing

    case, sha256 = filled
    for name in ("_data_file", "_copy", "_paper"):
        with monkeypatch.context() as patched:
            patched.setattr(sealing, name, lambda *words, **more: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                encrypt(tmp_path / "data", tmp_path / "pc", clock.now())
        store = open_store()  # whatever was done by then, the program reads it
        assert (len(store.entries(case)), store.blob(sha256)[:5]) == (2, b"paper")
        assert store.verify().faults == ()
        store.close()
    first = encrypt(tmp_path / "data", tmp_path / "pc", clock.now())
    assert encrypt(tmp_path / "data", tmp_path / "pc", clock.now()).recovery == first.recovery
    assert legible(tmp_path / "data") == []


def test_the_way_back_makes_everything_plain_and_is_finished_by_doing_it_again(
    filled: tuple[str, str], open_store: Open, tmp_path: Path, clock: FixedClock, ring: Ring,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    from desktop.store import sealing

    case, sha256 = filled
    with pytest.raises(StoreError, match="not encrypted") as refused:
        decrypt(tmp_path / "data", tmp_path / "pc", clock.now())
    assert refused.value.code == "not_sealed"
    encrypt(tmp_path / "data", tmp_path / "pc", clock.now())
    store = open_store()
    say(store, case, name=f"{SECRET} again")
    held, device, key = store.entries(case), store.device, store.signer.public
    lists = store.dump_projections()
    store.backup(tmp_path / "data" / "backups")
    store.close()
    for name in ("_plain_paper", "_copy", "_data_file"):
        with monkeypatch.context() as patched:
            patched.setattr(sealing, name, lambda *words, **more: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                decrypt(tmp_path / "data", tmp_path / "pc", clock.now())
        with open_store() as between:
            assert (between.entries(case), between.blob(sha256)[:5]) == (held, b"paper")
    done = decrypt(tmp_path / "data", tmp_path / "pc", clock.now())
    assert not (tmp_path / "data" / "sealed.json").exists()
    assert done.copies == 0, "the tries before had come so far"
    vault._known.clear()
    ring.kept.clear()
    with open_store() as plain:
        assert (plain.device, plain.signer.public) == (device, key)
        assert plain.entries(case) == held
        assert plain.dump_projections() == lists
        assert plain.blob(sha256) == f"paper of {SECRET}".encode()
        assert say(plain, case, name="once more").seq == held[-1].seq + 1
        plain.backup(tmp_path / "data" / "backups")
        assert plain.verify().faults == ()
    for copy in (tmp_path / "data" / "backups").glob("*.db"):
        assert copy.read_bytes().startswith(b"SQLite format 3")


def test_damage_is_seen_and_mended_as_in_a_plain_folder(
    filled: tuple[str, str], open_store: Open, tmp_path: Path, clock: FixedClock, ring: Ring
) -> None:
    case, sha256 = filled
    encrypt(tmp_path / "data", tmp_path / "pc", clock.now())
    store = open_store()
    store.backup(tmp_path / "stick")
    say(store, case, name="after the backup")
    held = store.entries(case)
    store.close()
    db = tmp_path / "data" / "nagardesk.db"
    raw = bytearray(db.read_bytes())
    raw[len(raw) // 2] ^= 1
    db.write_bytes(raw)
    paper = next(path for path in (tmp_path / "data" / "blobs").rglob("*") if path.is_file())
    paper.write_bytes(paper.read_bytes()[:-1] + b"x")
    (tmp_path / "data" / "not-closed").write_text("open\n")
    with pytest.raises(StoreError) as refused:
        open_store()
    assert refused.value.code == "damaged"
    repair(tmp_path / "data", clock.now(), [tmp_path / "stick"])
    again = open_store()
    assert again.entries(case) == held
    assert again.blob(sha256) == f"paper of {SECRET}".encode()
    again.close()
    assert not [path for path in legible(tmp_path / "data") if "damaged" not in path]


def test_copies_of_two_keys_do_not_mix(
    filled: tuple[str, str], open_store: Open, tmp_path: Path, clock: FixedClock, ring: Ring
) -> None:
    encrypt(tmp_path / "data", tmp_path / "pc", clock.now())
    store: Store = open_store()
    store.backup(tmp_path / "stick")
    other = open_store("other", state="pc-other")
    receive(other)
    with pytest.raises(StoreError, match="another folder for the copies"):
        other.backup(tmp_path / "stick")


@pytest.mark.parametrize("way", ["encrypted", "and plain again"])
def test_the_second_copy_of_the_entries_stays_for_repairs(open_store: Open, tmp_path: Path, way: str) -> None:
    store = open_store()
    entries = [say(store, f"case:{n}", remarks=SECRET) for n in range(5)]
    store.close()
    folder, state = tmp_path / "data", tmp_path / "pc"
    encrypt(folder, state, NOW)
    assert SECRET.encode() not in (folder / "journal.jsonl").read_bytes()
    if way != "encrypted":
        decrypt(folder, state, NOW)
    (folder / "nagardesk.db").write_bytes(b"\xa5" * 40_960)
    assert repair(folder, NOW).from_backups == 5
    assert open_store().own_after(0, 10, entries[0].device) == entries
