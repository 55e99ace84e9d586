"""The bill of materials and the licences, over the libraries that this program runs with."""

from __future__ import annotations

import json
import sysconfig
from pathlib import Path

from desktop import __version__
from installer.bill import bill, licences, parts_of, resources
from installer.staging import ROOT

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


def test_whatever_of_others_lies_in_the_resources_is_listed_with_its_own_version() -> None:
    texts = {text for part in resources() for text in part.texts}
    assert all((ROOT / text).is_file() for text in texts)
    shared = {path.parent for path in (ROOT / "resources").rglob("OFL.txt")}
    shared |= {path.parent for path in (ROOT / "resources").rglob("README.md") if "CC BY" in path.read_text("utf-8")}
    assert shared == {(ROOT / text).parent for text in texts}
    assert not {part.version for part in resources()} & {__version__}
    assert "version" not in bill(resources(), "2026-11-30T00:00:00Z")["components"][1]
