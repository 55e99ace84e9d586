"""The bill of materials (CycloneDX) and the list of licences of a package, read from what lies in its environment."""

from __future__ import annotations

import hashlib
import json
import re
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, PathDistribution
from pathlib import Path
from typing import Any

from desktop import __version__
from installer.staging import canonical

_SPACE = uuid.UUID("8f4ea6d6-6f4f-5c0e-9a51-3d2a54b7c1de")
# Wheels that tell their licence in words or not at all.
_TOLD = {
    "pyside6-essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "pysqlite3": "Zlib",
    "sqlcipher3": "Zlib AND BSD-3-Clause AND Apache-2.0",  # itself, SQLCipher and OpenSSL inside it
    "sqlite-fts4": "Apache-2.0",
    "click-default-group": "Unlicense",
    "pypdfium2": "BSD-3-Clause AND Apache-2.0",
    "python-dateutil": "Apache-2.0 AND BSD-3-Clause",
}
# Where a text lies that the wheel does not bring: with Debian, and beside the list in the Windows package.
_COMMON = {"LGPL-3.0-only": "/usr/share/common-licenses/LGPL-3, or LGPL-3.txt beside this list"}
_WORDS = {
    "MIT License": "MIT",
    "MIT license": "MIT",
    "BSD license (see license.txt for details), Copyright (c) 2000-2025, ReportLab Inc.": "BSD-3-Clause",
    "BSD": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
}
_CLASSES = {
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "License :: OSI Approved :: GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
}


@dataclass(frozen=True, slots=True)
class Part:
    """One thing in a package: its name, version (or ''), licence (SPDX), package URL, hash (SHA-256, or '') and its texts."""

    name: str
    version: str
    licence: str
    purl: str
    sha256: str = ""
    texts: tuple[str, ...] = ()


def parts_of(environment: Path, wheels: Path) -> list[Part]:
    """The libraries in `environment` with the hashes of the wheels they came from."""
    hashes = {_key(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in wheels.glob("*.whl")}
    parts = []
    also = {"sqlcipher3": ("resources/licences/sqlcipher.txt",)}  # its wheel tells only its own
    for info in sorted(environment.glob("*.dist-info")):
        distribution = PathDistribution(info)
        name = canonical(distribution.metadata["Name"])
        version = distribution.version
        texts = tuple(
            path.relative_to(environment).as_posix()
            for path in sorted(info.rglob("*"))
            if path.is_file()
            and (re.match(r"(?i)licen[cs]e|copying|notice|authors", path.name) or "licenses" in path.parts)
        )
        texts += also.get(name, ())
        licence = licence_of(distribution, name)
        if not texts and licence in _COMMON:
            texts = (_COMMON[licence],)
        parts.append(
            Part(name, version, licence, f"pkg:pypi/{name}@{version}", hashes.get(f"{name}@{version}", ""), texts)
        )
    return parts


def resources() -> list[Part]:
    """What in `resources` is of others: the fonts, and the ward shapes of the sample; their licences lie beside them."""
    fonts, wards = "pkg:deb/debian/fonts-noto-core@20201225", "pkg:github/datameet/municipal_spatial_data"
    told = tuple(f"resources/fonts/{place}" for place in ("OFL.txt", "screen/OFL.txt"))
    return [
        Part("noto-fonts", "20201225", "OFL-1.1", fonts, texts=told),
        Part("sample-wards", "", "LicenseRef-CC-BY-SA-2.5-IN", wards, texts=("resources/sample/README.md",)),
    ]


def licence_of(distribution: Distribution, name: str) -> str:
    """The SPDX expression of a library. Raises `ValueError` if it tells none that we know."""
    told = distribution.metadata.json
    if name in _TOLD:
        return _TOLD[name]
    if expression := told.get("license_expression"):
        return str(expression)
    words = str(told.get("license", "")).strip()
    if words in _WORDS:
        return _WORDS[words]
    if (re.fullmatch(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*", words) and "-" in words) or words in (
        "MIT",
        "ISC",
    ):
        return words
    for each in told.get("classifier", []):
        if each in _CLASSES:
            return _CLASSES[each]
    raise ValueError(f"{name} tells no licence: {words!r}")


def _key(wheel: Path) -> str:
    name, version = wheel.name.split("-")[:2]
    return f"{canonical(name)}@{version}"


def bill(parts: Sequence[Part], instant: str) -> dict[str, Any]:
    """The CycloneDX 1.6 document of the parts; the same parts and instant give the same document."""
    components = [
        {
            "type": "library",
            "bom-ref": part.purl,
            "name": part.name,
            **({"version": part.version} if part.version else {}),
            "purl": part.purl,
            "licenses": [{"expression": part.licence}],
            **({"hashes": [{"alg": "SHA-256", "content": part.sha256}]} if part.sha256 else {}),
        }
        for part in parts
    ]
    serial = uuid.uuid5(_SPACE, json.dumps(components, sort_keys=True) + instant)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "timestamp": instant,
            "component": {
                "type": "application",
                "bom-ref": "nagardesk",
                "name": "nagardesk",
                "version": __version__,
                "licenses": [{"expression": "Apache-2.0"}],
            },
        },
        "components": components,
    }


def licences(parts: Sequence[Part]) -> str:
    """The list of licences as Markdown: name, version, licence and where its text lies in the environment."""
    rows = [f"| {p.name} | {p.version or '—'} | {p.licence} | {'<br>'.join(p.texts) or '—'} |" for p in parts]
    head = ["# What is in this package, and under which licence", "", "Nagardesk itself: Apache-2.0.", ""]
    return "\n".join([*head, "| part | version | licence | text |", "|---|---|---|---|", *rows, ""])
