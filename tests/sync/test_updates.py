"""Newer versions: only what the publisher signed, whole or not at all, and nothing is run."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from desktop.core.errors import PackError, SyncError
from desktop.core.upgraded import newer
from desktop.law.packs import Law, load
from desktop.law.signing import build
from desktop.sync import line, updates
from desktop.sync.updates import Folder, check, take
from desktop.sync.wire import release
from tests.sync.releases import PACK, Publisher, lay_out, publisher

NAME = "nagardesk_99.0_amd64.deb"


@pytest.fixture
def signer(tmp_path: Path) -> Publisher:
    return publisher(tmp_path / "publisher")


@pytest.fixture
def stick(tmp_path: Path, signer: Publisher) -> Path:
    return lay_out(tmp_path / "stick", signer)


@pytest.fixture
def law(tmp_path: Path) -> Law:
    return load(tmp_path / "none", cache=tmp_path / "cache")


def rewrite(stick: Path, signer: Publisher, **changes: object) -> None:
    """Sign another manifest of the same files, as a publisher gone wrong would."""
    told = json.loads(release.split((stick / release.SIGNED).read_bytes())[1]) | changes
    manifest = json.dumps(told).encode()
    signature = signer.key.sign(release.signed_text(manifest)).hex().encode()
    (stick / release.SIGNED).write_bytes(signature + b"\n" + manifest)


def test_packs_are_installed_and_the_package_is_laid_down(
    tmp_path: Path, stick: Path, signer: Publisher, law: Law
) -> None:
    news = check(Folder(stick), law, signer.keys)
    assert (news.version, news.newer, news.packs) == ("99.0", True, (PACK,))
    taken = take(news, Folder(stick), tmp_path / "packs", tmp_path / "Downloads", signer.keys)
    assert taken.package == str(tmp_path / "Downloads" / NAME)
    assert Path(taken.package).read_bytes() == (stick / NAME).read_bytes()
    assert [path.name for path in (tmp_path / "Downloads").iterdir()] == [NAME]
    with_it = load(tmp_path / "none", installed=tmp_path / "packs", cache=tmp_path / "cache")
    assert check(Folder(stick), with_it, signer.keys).packs == ()
    again = take(news, Folder(stick), tmp_path / "packs", tmp_path / "Downloads", signer.keys)
    assert again == taken


def test_an_older_or_equal_program_is_not_news(tmp_path: Path, signer: Publisher, law: Law) -> None:
    from desktop import __version__

    for n, version in enumerate(("0.0.9", __version__)):
        folder = tmp_path / str(n)
        folder.mkdir()
        (folder / "nagardesk_x_amd64.deb").write_bytes(b"old")
        updates.sign(folder, version, signer.key)
        news = check(Folder(folder), law, signer.keys)
        assert not news.newer
        assert take(news, Folder(folder), tmp_path / "packs", tmp_path / "d", signer.keys).package == ""
    assert not (tmp_path / "d").exists()
    assert newer("0.10", "0.9.9")
    assert not newer("0.9", "0.10")


def test_a_release_that_nobody_vouches_for(tmp_path: Path, stick: Path, signer: Publisher, law: Law) -> None:
    other = publisher(tmp_path / "other")
    whole = (stick / release.SIGNED).read_bytes()
    for keys, content in (
        (other.keys, whole),
        ([], whole),
        (signer.keys, whole.replace(b'"99.0"', b'"98.0"')),
        (signer.keys, b"zz" + whole[2:]),
        (signer.keys, whole[129:]),
        (signer.keys, b""),
        (signer.keys, b"\xff" * 3000),
        (signer.keys, whole + b" " * release.MAX_SIGNED),
    ):
        (stick / release.SIGNED).write_bytes(content)
        with pytest.raises(SyncError) as refused:
            check(Folder(stick), law, keys)
        assert refused.value.code == "release_signature"


@pytest.mark.parametrize(
    "name", ["../evil.deb", "/etc/evil.deb", "a/b.deb", "C:evil.exe", ".bashrc", "a\x00.deb", "a..", ""]
)
def test_a_signed_name_that_leads_elsewhere(stick: Path, signer: Publisher, law: Law, name: str) -> None:
    rewrite(stick, signer, files=[{"name": name, "kind": "linux", "size": 3, "sha256": "0" * 64}])
    with pytest.raises(SyncError) as refused:
        check(Folder(stick), law, signer.keys)
    assert refused.value.code == "release_format"


def test_another_format_or_version_is_not_guessed_at(stick: Path, signer: Publisher, law: Law) -> None:
    for changes in ({"format": 2}, {"version": "1.x"}, {"version": ""}, {"files": {}}):
        rewrite(stick, signer, **changes)
        with pytest.raises(SyncError) as refused:
            check(Folder(stick), law, signer.keys)
        assert refused.value.code == "release_format"


def test_a_package_with_other_bytes_is_thrown_away(tmp_path: Path, stick: Path, signer: Publisher, law: Law) -> None:
    news = check(Folder(stick), law, signer.keys)
    good = (stick / NAME).read_bytes()
    (stick / NAME).write_bytes(good[:-1] + b"!")
    with pytest.raises(SyncError) as refused:
        take(news, Folder(stick), tmp_path / "packs", tmp_path / "Downloads", signer.keys)
    assert refused.value.code == "release_changed"
    assert list((tmp_path / "Downloads").iterdir()) == []


def test_a_fetch_that_broke_off_goes_on_where_it_stopped(
    tmp_path: Path, stick: Path, signer: Publisher, law: Law
) -> None:
    news = check(Folder(stick), law, signer.keys)
    good = (stick / NAME).read_bytes()
    (stick / NAME).write_bytes(good[:1_500_000])
    with pytest.raises(SyncError) as refused:
        take(news, Folder(stick), tmp_path / "packs", tmp_path / "Downloads", signer.keys)
    assert refused.value.code == "release_short"
    assert [path.suffix for path in (tmp_path / "Downloads").iterdir()] == [".part"]
    (stick / NAME).write_bytes(bytes(1_500_000) + good[1_500_000:])  # what lies here already is not asked for again
    taken = take(news, Folder(stick), tmp_path / "packs", tmp_path / "Downloads", signer.keys)
    assert Path(taken.package).read_bytes() == good


def test_a_pack_is_trusted_for_its_own_signature(tmp_path: Path, stick: Path, signer: Publisher, law: Law) -> None:
    other = publisher(tmp_path / "other")
    (stick / f"{PACK}.lawpack").unlink()
    build(tmp_path / "law" / "mp-1961", other.key, stick / f"{PACK}.lawpack")
    updates.sign(stick, "99.0", signer.key)
    news = check(Folder(stick), law, signer.keys)
    with pytest.raises(PackError, match="not signed by a key"):
        take(news, Folder(stick), tmp_path / "packs", tmp_path / "Downloads", signer.keys)
    assert not (tmp_path / "packs" / PACK).exists()


class Crumbs:
    """A centre that hands a file out in pieces of so many bytes."""

    def __init__(self, content: bytes, size: int) -> None:
        self.content, self.size, self.asked = content, size, 0

    def release(self) -> bytes:
        return b""

    def release_piece(self, sha256: str, start: int, size: int) -> bytes:
        self.asked += 1
        return self.content[start : start + min(size, self.size)]


def test_a_file_in_crumbs_or_at_a_crawl_is_given_up_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = bytes(range(256)) * 40
    parcel = release.Parcel(name="a.deb", kind="linux", size=len(content), sha256=hashlib.sha256(content).hexdigest())
    crumbs = Crumbs(content, 1)
    with pytest.raises(SyncError, match=r"crumbs.*is kept"):
        updates.fetch(crumbs, parcel, tmp_path)
    assert crumbs.asked < 200
    now = iter(range(0, 10_000_000, 100))
    monkeypatch.setattr(line.time, "monotonic", lambda: next(now))
    with pytest.raises(SyncError, match="too slow"):
        updates.fetch(Crumbs(content, 1000), parcel, tmp_path)
    monkeypatch.undo()
    assert updates.fetch(Crumbs(content, 1 << 20), parcel, tmp_path).read_bytes() == content
