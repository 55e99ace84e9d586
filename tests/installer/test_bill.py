"""The bill of materials and the licences, over the libraries that this program runs with."""

from __future__ import annotations

import json
import sysconfig
from pathlib import Path

from installer.bill import bill, licences, parts_of

SITE = Path(sysconfig.get_paths()["purelib"])
RUN = ("pypdfium2", "requests", "cryptography", "pyside6-essentials", "reportlab")


def test_every_library_tells_its_licence_and_where_the_text_is(tmp_path: Path) -> None:
    for name in RUN:
        for info in SITE.glob(f"{name.replace('-', '_')}-*.dist-info"):
            (tmp_path / info.name).symlink_to(info)
    parts = parts_of(tmp_path, tmp_path)
    assert sorted(each.name for each in parts) == sorted(RUN)
    for part in parts:
        assert part.licence
        assert part.texts, part.name
        for text in part.texts:
            assert (tmp_path / text).is_file() or text.startswith("/usr/share/common-licenses/LGPL-3"), text
    listed = licences(parts)
    assert all(f"| {name} |" in listed for name in RUN)
    assert "| — |" not in listed
    said = bill(parts, "2026-11-30T00:00:00Z")
    assert said == bill(parts, "2026-11-30T00:00:00Z")
    assert {each["name"] for each in json.loads(json.dumps(said))["components"]} == set(RUN)
