"""Signed packs: vouched for, or not used."""

from __future__ import annotations

import shutil
import zipfile
from datetime import date
from pathlib import Path

import pytest

from desktop.core.errors import PackError
from desktop.law.packs import load, read_pack
from desktop.law.signing import build, install, new_key, read_private_key, read_public_keys, sign, verify

SAMPLE = Path(__file__).parent / "sample"


@pytest.fixture
def key(tmp_path):
    """A throw-away key pair: the private file and the public one."""
    private, public = tmp_path / "throwaway.pem", tmp_path / "throwaway.pub"
    public.write_text(new_key(private), "ascii")
    return private, public


@pytest.fixture
def built(tmp_path, key):
    """The sample pack of mp-1961 as a signed file, with the keys that vouch for it."""
    out = tmp_path / "mp.lawpack"
    build(SAMPLE / "mp-1961", read_private_key(key[0]), out)
    return out, read_public_keys([key[1]])


def repack(path: Path, change) -> None:
    """Write the zip anew with its members changed by `change`."""
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in change(members).items():
            archive.writestr(name, content)


def test_built_verified_installed_and_loaded(tmp_path, built):
    path, keys = built
    assert verify(path, keys)["pack"] == "mp-1961@2026.1"
    home = install(path, tmp_path / "packs", keys)
    assert home == tmp_path / "packs" / "mp-1961@2026.1"
    assert verify(home, keys)["pack"] == "mp-1961@2026.1"
    law = load(tmp_path / "none", installed=tmp_path / "packs", cache=tmp_path / "cache")
    assert law.version("mp-1961@2026.1").provision("mp-1961:187:6a").cite == "187(6)(a)"
    assert install(path, tmp_path / "packs", keys) == home  # again changes nothing


def test_the_same_pack_is_always_the_same_bytes(tmp_path, key, built):
    again = tmp_path / "again.lawpack"
    build(SAMPLE / "mp-1961", read_private_key(key[0]), again)
    assert again.read_bytes() == built[0].read_bytes()


def test_a_stranger_s_signature_is_refused(tmp_path, built):
    public = tmp_path / "other.pub"
    public.write_text(new_key(tmp_path / "other.pem"), "ascii")
    with pytest.raises(PackError, match="not signed by a key"):
        install(built[0], tmp_path / "packs", read_public_keys([public]))
    with pytest.raises(PackError, match="not signed by a key"):
        install(built[0], tmp_path / "packs", read_public_keys())  # the releases' keys vouch for no throw-away key
    assert not (tmp_path / "packs").exists()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda m: {**m, "act.yaml": m["act.yaml"] + b"# x\n"}, "not those that were signed"),
        (lambda m: {k: v for k, v in m.items() if k != "effects.yaml"}, "not those that were signed"),
        (lambda m: {**m, "provisions/more.yaml": b"provisions: []\n"}, "not those that were signed"),
        (lambda m: {**m, "../../evil.yaml": b"x"}, "which no pack has"),
        (lambda m: {**m, "run.py": b"x"}, "which no pack has"),
        (lambda m: {k: v for k, v in m.items() if k != "manifest.sig"}, "not signed"),
        (lambda m: {**m, "manifest.sig": b"zz"}, "not signed by a key"),
        (lambda m: {**m, "manifest.json": m["manifest.json"].replace(b"2026.1", b"2027.1")}, "not signed by a key"),
        (lambda m: {**m, "provisions/big.yaml": bytes(21_000_000)}, "too large"),
    ],
)
def test_a_changed_pack_is_refused_and_nothing_is_left(tmp_path, built, change, said):
    path, keys = built
    repack(path, change)
    with pytest.raises(PackError, match=said):
        install(path, tmp_path / "packs", keys)
    assert not list((tmp_path / "packs").glob("*")) if (tmp_path / "packs").exists() else True


def test_a_damaged_file_is_refused(tmp_path, built):
    path, keys = built
    path.write_bytes(path.read_bytes()[:500])
    with pytest.raises(PackError, match="damaged"):
        verify(path, keys)


def test_a_version_is_never_replaced_by_other_content(tmp_path, key, built):
    path, keys = built
    home = install(path, tmp_path / "packs", keys)
    kept = (home / "act.yaml").read_bytes()
    other = Path(shutil.copytree(SAMPLE / "mp-1961", tmp_path / "other"))
    (other / "act.yaml").write_bytes((other / "act.yaml").read_bytes() + b"# mended\n")
    build(other, read_private_key(key[0]), path)
    with pytest.raises(PackError, match="new version"):
        install(path, tmp_path / "packs", keys)
    assert (home / "act.yaml").read_bytes() == kept


def test_a_case_keeps_the_law_of_its_day(tmp_path, key, built):
    path, keys = built
    newer = Path(shutil.copytree(SAMPLE / "mp-1961", tmp_path / "newer"))
    text = (newer / "act.yaml").read_text("utf-8")
    text = text.replace('version: "2026.1"', 'version: "2027.1"').replace(
        "in_force_from: null", "in_force_from: 2027-04-01"
    )
    (newer / "act.yaml").write_text(text, "utf-8")
    build(newer, read_private_key(key[0]), tmp_path / "newer.lawpack")
    for each in (path, tmp_path / "newer.lawpack"):
        install(each, tmp_path / "packs", keys)
    law = load(tmp_path / "none", installed=tmp_path / "packs", cache=tmp_path / "cache")
    assert law.act("mp-1961", date(2027, 3, 31)).version == "2026.1"
    assert law.act("mp-1961", date(2027, 4, 1)).version == "2027.1"
    assert law.act("mp-1961").version == "2027.1"
    assert law.version("mp-1961@2026.1").version == "2026.1"
    with pytest.raises(PackError, match="install it"):
        law.version("mp-1961@2030.1")


def test_a_folder_signed_where_it_lies(tmp_path, key):
    folder = Path(shutil.copytree(SAMPLE / "rj-2009", tmp_path / "rj-2009"))
    keys = read_public_keys([key[1]])
    with pytest.raises(PackError, match="not signed"):
        verify(folder, keys)
    sign(folder, read_private_key(key[0]))
    assert verify(folder, keys)["pack"] == "rj-2009@2026.1"
    assert read_pack(folder).pack == "rj-2009@2026.1"
    (folder / "provisions" / "line.yaml").write_text("provisions: []\n", "utf-8")
    with pytest.raises(PackError, match="not those that were signed"):
        verify(folder, keys)


def test_a_key_is_private_and_never_overwritten(key):
    assert key[0].stat().st_mode & 0o077 == 0
    with pytest.raises(PackError, match="never overwritten"):
        new_key(key[0])


def test_the_release_key_is_there_and_no_private_key_is():
    assert read_public_keys()
    folder = Path(__file__).parents[2] / "resources" / "keys"
    assert not [path for path in folder.iterdir() if b"PRIVATE" in path.read_bytes()]


def test_the_commands(tmp_path, key, nagardesk):
    out = tmp_path / "rj.lawpack"
    assert nagardesk("pack", "build", SAMPLE / "rj-2009", "--key", key[0], "--out", out)[0] == 0
    assert nagardesk("pack", "verify", out, "--key", key[1])[1] == ["rj-2009@2026.1: 3 files as signed"]
    code, lines, _ = nagardesk("pack", "install", out, "--key", key[1], "--to", tmp_path / "packs")
    assert (code, lines) == (0, [str(tmp_path / "packs" / "rj-2009@2026.1")])
    code, lines, err = nagardesk("pack", "install", out, "--to", tmp_path / "packs")
    assert (code, lines) == (2, []) and "do not use it" in err
    code, _, err = nagardesk("pack", "verify", tmp_path / "nothing.lawpack")
    assert code == 2 and "nothing.lawpack" in err
    code, lines, _ = nagardesk("pack", "new-key", tmp_path / "k.pem")
    assert code == 0 and lines[0] == "-----BEGIN PUBLIC KEY-----"
    signed = Path(shutil.copytree(SAMPLE / "py-1973", tmp_path / "py-1973"))
    assert nagardesk("pack", "sign", signed, "--key", tmp_path / "k.pem")[1] == ["py-1973@2026.1: signed"]
