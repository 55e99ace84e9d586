"""A spoiled file of any kind is read or refused by name, in a bounded time, and leaves nothing anywhere."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.core.errors import NagardeskError
from desktop.sync.wire.columns import Malformed
from tests.hostile.readers import READERS, Reader, with_member

Cuts = list[tuple[int, bytes, int]]
CUTS = st.lists(
    st.tuples(st.integers(0, 1 << 24), st.one_of(st.binary(max_size=6), st.sampled_from(
        [b"\x00", b"\xff\xff\xff\xff", b"9" * 30, b"-1", b"1e999", b"NaN", b"'", b'"', b"<", b"&x;", b"{", b"[", b"*a", b"\n", b": "]
    )), st.integers(0, 30)), min_size=1, max_size=4,
)  # fmt: skip
MORE = int(os.environ.get("NAGARDESK_FUZZ", "1"))  # `make fuzz` tries a hundred times as many
SLOWEST = 10.0  # seconds for one file on a busy machine; a bomb takes minutes or the memory
ONES = [pytest.param(reader, id=reader.name) for reader in READERS]


def spoiled(content: bytes, cuts: Cuts) -> bytes:
    for at, noise, cut in cuts:
        at %= len(content) + 1
        content = content[:at] + noise + content[at + cut :]
    return content


def tried(reader: Reader, folder: Path, content: bytes) -> None:
    """Read it; whatever comes out must be what it holds, or a refusal that says something."""
    path = folder / "in" / reader.name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    started = time.monotonic()
    try:
        reader.read(path)
    except (NagardeskError, Malformed) as error:
        assert str(error), "a refusal says why"
    assert time.monotonic() - started < SLOWEST
    assert [each.name for each in folder.iterdir()] == ["in"]


@pytest.mark.parametrize("reader", ONES)
def test_a_good_one_is_read(reader: Reader, tmp_path: Path) -> None:
    path = tmp_path / reader.name
    path.write_bytes(reader.whole)
    if reader.name != "officer.p12":  # which holds no certificate
        reader.read(path)


@pytest.mark.parametrize("reader", ONES)
@settings(max_examples=60 * MORE, deadline=None, suppress_health_check=list(HealthCheck))
@given(cuts=CUTS)
def test_spoiled_anywhere(reader: Reader, tmp_path: Path, cuts: Cuts) -> None:
    tried(reader, tmp_path, spoiled(reader.whole, cuts))


@pytest.mark.parametrize("reader", [one for one in ONES if one.values[0].inside])  # type: ignore[attr-defined]
@settings(max_examples=60 * MORE, deadline=None, suppress_health_check=list(HealthCheck))
@given(which=st.integers(0, 50), cuts=CUTS)
def test_spoiled_inside_the_archive(reader: Reader, tmp_path: Path, which: int, cuts: Cuts) -> None:
    tried(reader, tmp_path, with_member(reader.whole, which, lambda content: spoiled(content, cuts)))


@pytest.mark.parametrize("reader", ONES)
@settings(max_examples=15 * MORE, deadline=None, suppress_health_check=list(HealthCheck))
@given(noise=st.binary(max_size=300))
def test_noise(reader: Reader, tmp_path: Path, noise: bytes) -> None:
    tried(reader, tmp_path, noise)
    tried(reader, tmp_path, reader.whole[:8] + noise)


@pytest.mark.parametrize("reader", ONES)
def test_another_kind_of_file_under_its_name(reader: Reader, tmp_path: Path) -> None:
    for other in READERS:
        tried(reader, tmp_path, other.whole)
