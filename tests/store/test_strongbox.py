"""A copy under a passphrase: whole with the right one, nothing without it, and never half."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.core.clock import FixedClock
from desktop.core.errors import FieldError, StoreError
from desktop.store import backup, strongbox
from desktop.store.folder import Folder
from desktop.store.store import Store
from tests.store.conftest import Open
from tests.store.test_backup import with_paper
from tests.store.work import receive

PHRASE = "सात काले घोड़े 7"


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guessing may be cheap here."""
    monkeypatch.setattr(strongbox, "_COST", 14)


def seal(store: Store, to: Path, phrase: str = PHRASE) -> strongbox.Boxed:
    return strongbox.seal(store.backup(), Folder(store.engine.folder.root), to, phrase)


def test_put_back_elsewhere_it_has_everything(open_store: Open, tmp_path: Path, clock: FixedClock) -> None:
    store = open_store()
    sha = with_paper(store)
    for n in range(300):
        receive(store, name=f"Ramesh {n}")
    made = seal(store, tmp_path / "stick")
    assert (made.entries, made.papers, made.left_out) == (301, 1, ())
    assert [path.name for path in (tmp_path / "stick").iterdir()] == ["nagardesk-20261130T043000Z.sealed"]
    assert made.path.stat().st_mode & 0o777 == 0o600
    assert made.path.stat().st_size > 3 * (64 << 10)
    digest = store.digest()
    store.close()
    restored = strongbox.restore(made.path, tmp_path / "new", clock.now(), PHRASE)
    assert (restored.entries, restored.digest, restored.blobs) == (301, digest, 1)
    again = open_store("new", state="new-pc")
    assert again.blob(sha) == b"%PDF-1.7 paper"
    assert not (tmp_path / "new" / "unsealing.part").exists()


def test_nothing_of_it_can_be_read(store: Store, tmp_path: Path) -> None:
    with_paper(store)
    content = seal(store, tmp_path / "stick").path.read_bytes()
    for word in ("रमेश".encode(), b"SQLite", b"%PDF", b"blobs", b"case:1", b"ustar"):
        assert word not in content


def test_the_same_copy_twice_is_not_the_same_bytes(store: Store, tmp_path: Path) -> None:
    one, two = seal(store, tmp_path / "a").path.read_bytes(), seal(store, tmp_path / "b").path.read_bytes()
    assert one[300:] != two[300:]


def seal_only(store: Store, to: Path) -> None:
    """Without a copy, which would ask for the folder's mark as well."""
    copy = backup.Backup(to / "nagardesk-20261130T043000Z.db", 0, "", 0, (), ())
    strongbox.seal(copy, Folder(store.engine.folder.root), to, PHRASE)


@pytest.mark.parametrize("phrase", ["सात काले घोड़े 8", "", "x" * 5000])
def test_another_passphrase_changes_nothing(store: Store, tmp_path: Path, clock: FixedClock, phrase: str) -> None:
    made = seal(store, tmp_path / "stick")
    with pytest.raises(StoreError) as refused:
        strongbox.restore(made.path, tmp_path / "new", clock.now(), phrase)
    assert refused.value.code == "passphrase"
    assert list((tmp_path / "new").iterdir()) == []


def test_a_passphrase_typed_in_another_normal_form_is_the_same(
    store: Store, tmp_path: Path, clock: FixedClock
) -> None:
    made = seal(store, tmp_path / "stick", "ward é office")
    assert strongbox.restore(made.path, tmp_path / "new", clock.now(), "ward e\u0301 office").entries == 0


def test_a_short_passphrase_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(FieldError):
        seal(store, tmp_path / "stick", "short")
    assert not (tmp_path / "stick").exists()


def test_an_encrypted_folder_has_a_key_of_its_own(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strongbox.vault, "mark_of", lambda place: object())
    with pytest.raises(StoreError) as refused:
        seal_only(store, tmp_path / "stick")
    assert refused.value.code == "sealed_twice"
    assert not (tmp_path / "stick").exists()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(at=st.integers(0, 1 << 20), noise=st.binary(min_size=0, max_size=9), cut=st.integers(0, 70_000))
def test_one_changed_byte_is_seen(
    store: Store, tmp_path: Path, clock: FixedClock, at: int, noise: bytes, cut: int
) -> None:
    good = tmp_path / "good"
    if not good.exists():
        for n in range(200):
            receive(store, name=f"Ramesh {n}")
        good.write_bytes(seal(store, tmp_path / "stick").path.read_bytes())
    content = good.read_bytes()
    at %= len(content)
    spoiled = content[:at] + noise + content[at + cut :]
    if spoiled == content:
        return
    path = tmp_path / "spoiled.sealed"
    path.write_bytes(spoiled)
    with pytest.raises(StoreError) as refused:
        strongbox.restore(path, tmp_path / "new", clock.now(), PHRASE)
    assert refused.value.code in ("backup_bad", "passphrase")
    assert list((tmp_path / "new").iterdir()) == []


def test_pieces_can_not_be_left_out_or_changed_about(store: Store, tmp_path: Path, clock: FixedClock) -> None:
    for n in range(200):
        receive(store, name=f"Ramesh {n}")
    content = seal(store, tmp_path / "stick").path.read_bytes()
    begin = 12 + int.from_bytes(content[8:12], "big")
    size = (64 << 10) + 16
    pieces = [content[at : at + size] for at in range(begin, len(content), size)]
    assert len(pieces) >= 3
    for other in (
        pieces[:-1],
        pieces[1:],
        [pieces[1], pieces[0], *pieces[2:]],
        [*pieces, pieces[-1]],
        pieces[:1],
        [],
    ):
        path = tmp_path / "spoiled.sealed"
        path.write_bytes(content[:begin] + b"".join(other))
        with pytest.raises(StoreError) as refused:
            strongbox.restore(path, tmp_path / "new", clock.now(), PHRASE)
        assert refused.value.code == "backup_bad"


@pytest.mark.parametrize("name", ["../evil.db", "/tmp/evil.db", "blobs/../../evil", "nagardesk.db", "device.json"])
def test_a_sealed_file_of_somebody_who_knows_the_passphrase(tmp_path: Path, clock: FixedClock, name: str) -> None:
    path = tmp_path / "evil.sealed"
    with path.open("wb") as file:
        out = strongbox._Sealer(file, PHRASE)
        with tarfile.open(fileobj=out, mode="w|") as tar:
            member = tarfile.TarInfo(name)
            member.size = 4
            tar.addfile(member, io.BytesIO(b"evil"))
            link = tarfile.TarInfo("blobs/aa/" + "b" * 62)
            link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
            tar.addfile(link)
        out.close()
    with pytest.raises(StoreError) as refused:
        strongbox.restore(path, tmp_path / "new", clock.now(), PHRASE)
    assert refused.value.code == "backup_bad"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["evil.sealed", "new"]
    assert list((tmp_path / "new").iterdir()) == []
