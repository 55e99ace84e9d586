"""Packs are checked when they are read, and their compiled copies are no more than copies."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from desktop.core.errors import PackError
from desktop.law.overlays import office_overlay, read_office
from desktop.law.packs import load, read_pack

SAMPLE = Path(__file__).parent / "sample"


@pytest.fixture
def pack(tmp_path):
    """A pack to spoil."""
    return Path(shutil.copytree(SAMPLE / "rj-2009", tmp_path / "rj-2009"))


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("length: 30", "length: thirty", "rj-2009:183:5 / periods"),
        ("unit: day", "unit: fortnight", "rj-2009:183:5 / periods"),
        ("length: 30,", "length: null,", "rj-2009:183:5 / periods"),  # an open time must say who sets it
        ("starts: order.made", "starts: order.maid", "rj-2009:183:5 / periods"),
        ("instruments: [appeal]", "instruments: [apeal]", "rj-2009:183:5 / instruments"),
        ("procedure: appeal", "procedure: appeals", "rj-2009:183:5 / procedure"),
        ("  actor: Collector", "  actors: Collector", "rj-2009:183:5"),
        ("id: rj-2009:183:5", "id: rj-2009:184:5", "wrong section"),
        ("id: rj-2009:183:5", "id: rj-2009:183:4b", "stands twice"),
        ("provisions:", "provisions: [", "line.yaml, line"),
    ],
)
def test_a_fault_is_named_with_file_and_place(pack, old, new, said):
    spoil(pack / "provisions" / "line.yaml", old, new)
    with pytest.raises(PackError) as caught:
        read_pack(pack)
    assert "line.yaml" in caught.value.message and said in caught.value.message


def test_the_compiled_copy_is_used_and_made_anew_on_any_change(pack, tmp_path):
    cache = tmp_path / "cache"
    assert read_pack(pack, cache).provision("rj-2009:183:5").periods[0].length == 30
    (copy,) = cache.iterdir()
    _, _, content = copy.read_bytes().partition(b"\n")
    raw = json.loads(content)
    raw["provisions"]["rj-2009:183:5"]["periods"][0]["length"] = 31
    other = json.dumps(raw).encode()
    copy.write_bytes(hashlib.sha256(other).hexdigest().encode() + b"\n" + other)
    assert read_pack(pack, cache).provision("rj-2009:183:5").periods[0].length == 31  # it was read, not compiled
    spoil(pack / "provisions" / "line.yaml", "length: 30,", "length: 40,")
    assert read_pack(pack, cache).provision("rj-2009:183:5").periods[0].length == 40


def test_a_letter_of_the_copy_changed_by_the_disk_is_not_law(pack, tmp_path):
    cache = tmp_path / "cache"
    read_pack(pack, cache)
    (copy,) = cache.iterdir()
    content = copy.read_bytes()
    copy.write_bytes(content.replace(b'"length":30', b'"length":90'))
    assert copy.read_bytes() != content
    assert read_pack(pack, cache).provision("rj-2009:183:5").periods[0].length == 30
    assert copy.read_bytes() == content, "made anew"


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"{}"])
def test_a_damaged_or_missing_copy_only_costs_time(pack, tmp_path, damage):
    cache = tmp_path / "cache"
    read_pack(pack, cache)
    (copy,) = cache.iterdir()
    copy.write_bytes(damage)
    assert read_pack(pack, cache).pack == "rj-2009@2026.1"
    assert json.loads(copy.read_bytes().partition(b"\n")[2])["act"]["id"] == "rj-2009"
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert read_pack(pack, blocked).pack == "rj-2009@2026.1"


def test_old_copies_are_forgotten(pack, tmp_path):
    for n in range(12):
        spoil(
            pack / "act.yaml",
            f'version: "2026.{n or 1}"' if n < 2 else f'version: "2026.{n}"',
            f'version: "2026.{n + 1}"',
        )
        assert read_pack(pack, tmp_path / "cache").version == f"2026.{n + 1}"
    assert len(list((tmp_path / "cache").iterdir())) <= 8


def test_what_is_not_there_is_said():
    law = load(SAMPLE)
    for ask in (
        lambda: law.act("xx-1900"),
        lambda: law.provision("mp-1961:1:1"),
        lambda: law.version("mp-1961@1999.1"),
    ):
        with pytest.raises(PackError):
            ask()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"holidays": []}, "holidays"),
        ({"weekly_off": [0, 1, 2, 3, 4, 5, 6]}, "every day of the week"),
        ({"closed": ["2026-02-30"]}, "2026-02-30"),
        ({"values": [{"key": "fee.x", "value": 5, "authority": "", "dated": "2026-01-01"}]}, "authority"),
        ({"values": [{"key": "period.x", "value": 5, "authority": "A", "dated": "2026-01-01"}]}, "length and a unit"),
        ({"values": [{"key": "rule_off.gravity", "value": "y", "authority": "A", "dated": "2026-01-01"}]}, "no rule"),
        ({"values": [{"key": "guard_off.x", "value": "", "authority": "A", "dated": "2026-01-01"}]}, "reason"),
    ],
)
def test_an_office_can_t_set_what_can_t_be(data, said):
    with pytest.raises(PackError, match=said):
        office_overlay(data)


def test_weekly_closed_days_and_alternate_saturdays(tmp_path):
    file = tmp_path / "office.yaml"
    file.write_text(
        "weekly_off: [6, second_saturday]\nclosed: [{day: 2026-11-09, name: Diwali, declared: 2026-01-01}]\n", "utf-8"
    )
    office = read_office(file)

    closed = [day for day in range(1, 31) if date(2026, 11, day) in office]
    assert closed == [1, 8, 9, 14, 15, 22, 29]
    file.write_text("weekly_off: [7]\n", "utf-8")
    with pytest.raises(PackError, match=r"office\.yaml"):
        read_office(file)


def test_reading_compiled_packs_loads_nothing_heavy(tmp_path):
    """The window starts on the compiled copies: no YAML, no schema, no cryptography."""
    script = (
        "import sys; from pathlib import Path; from desktop.law.packs import load; "
        "law = load(Path(sys.argv[1]), cache=Path(sys.argv[2])); list(law.act('mp-1961').provisions()); "
        "heavy = {'ruamel', 'jsonschema', 'cryptography', 'pydantic', 'astral', 'platformdirs'}; "
        "print(sorted(heavy & set(sys.modules)))"
    )
    words = [sys.executable, "-c", script, str(SAMPLE), str(tmp_path / "cache")]
    root = Path(__file__).parents[2]
    said = [
        subprocess.run(words, cwd=root, env=os.environ, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert said[1] == "[]\n"
