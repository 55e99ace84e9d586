"""What both packages share: the wheels of the lock, checked by hash, put into a folder, and what of them stays out."""

from __future__ import annotations

import csv
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from email.parser import HeaderParser
from pathlib import Path
from zipfile import ZipFile

from packaging.markers import default_environment
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
LOCK = ROOT / "installer" / "lock" / "central.txt"

Environment = Mapping[str, str]

# Parts of libraries that the program never opens: tests, sources, type hints, tools.
UNUSED = (
    "bin",
    "*.dist-info/direct_url.json",
    "*/tests",
    "**/__pycache__",
    "numpy/**/tests",
    "numpy/f2py",
    "numpy/distutils",
    "zstandard/_cffi.*",
    "numpy/_core/include",
    "numpy/_core/lib",
    "numpy/_core/*_tests.*",
    "reportlab/fonts",
    "sqlalchemy/testing",
    "sqlalchemy/dialects/mssql",
    "sqlalchemy/dialects/mysql",
    "sqlalchemy/dialects/oracle",
    "alembic/testing",
    "alembic/templates",
    "**/*.pyi",
    "**/*.pyx",
    "**/*.pxd",
    "**/*.[ch]",
    "**/*.cpp",
    "**/*.hpp",
    "shiboken6/include",
    "shiboken6/lib",
    "share",
    "lxml/html",
    "lxml/includes",
    "lxml/isoschematron",
    "lxml/objectify.*",
    "lxml/doctestcompare.py",
    "lxml/*.pxi",
    "numpy/fft",
    "numpy/random",
    "PIL/_avif.*",
    "PIL/_imagingcms.*",
    "PIL/_imagingft.*",
    "PIL/_imagingtk.*",
)
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
_BUILT = ("--only-binary", ":all:")
QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtPrintSupport", "QtSvg")


def epoch() -> int:
    """The one instant of a build, in Unix seconds: SOURCE_DATE_EPOCH, else the last commit's."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    return int(said("git", "-C", ROOT, "log", "-1", "--format=%ct"))


def said(*command: str | Path) -> str:
    """What a command prints; raises `CalledProcessError`."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def run(command: Sequence[str | Path], **environment: str) -> None:
    """Run one step of a build with the build's instant; raises `CalledProcessError`."""
    told = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "LC_ALL": "C.UTF-8", **environment}
    subprocess.run([str(word) for word in command], cwd=ROOT, env=told, check=True)


def environment_of(version: str, system: str) -> dict[str, str]:
    """What the markers of requirements see on `system` ('linux' or 'win32') with Python `version` (three numbers)."""
    short = ".".join(version.split(".")[:2])
    named = {"linux": ("posix", "Linux", "x86_64"), "win32": ("nt", "Windows", "AMD64")}[system]
    told = {key: str(value) for key, value in default_environment().items()}
    return told | {
        "python_version": short,
        "python_full_version": version,
        "implementation_version": version,
        "sys_platform": system,
        "os_name": named[0],
        "platform_system": named[1],
        "platform_machine": named[2],
    }


def locked(environment: Environment) -> dict[str, list[str]]:
    """The lock's lines for one environment: for each pin its line without marker, and its hashes."""
    pins: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in LOCK.read_text(encoding="utf-8").splitlines():
        if line and line[0] not in " #":
            wanted = Requirement(line.removesuffix("\\").strip())
            lines = []
            if wanted.marker is None or wanted.marker.evaluate(dict(environment)):
                pins[f"{wanted.name}{wanted.specifier}"] = lines
        elif "--hash=" in line:
            lines.append(line.strip().removesuffix("\\").strip())
    return pins


def fetch_wheels(target: str, environment: Environment, which: Sequence[str]) -> Path:
    """All wheels of the lock for `environment`, each checked against its hash, and the project's own.

    `which` are words for pip that say for which Python and platform; gives the folder of the wheels.
    """
    folder = BUILD / "wheels" / target
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    lock = folder / "lock.txt"
    pins = [" ".join([pin, *hashes]) for pin, hashes in locked(environment).items()]
    lock.write_text("\n".join(pins) + "\n", encoding="utf-8")
    run([*PIP, "download", *which, *_BUILT, "--no-deps", "--require-hashes", "-r", lock, "-d", folder])
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder])
    return folder


def install_wheels(wheels: Path, into: Path, environment: Environment, which: Sequence[str]) -> None:
    """Put the program and just what it asks for into `into`; then take out what it never opens."""
    shutil.rmtree(into, ignore_errors=True)
    chosen = [wheel for name, wheel in sorted(needed_wheels(wheels, environment).items()) if name != "pip"]
    run([*PIP, "install", *which, *_BUILT, "--no-deps", "--no-index", "--no-compile", "--target", into, *chosen])
    remove(into, UNUSED)
    for record in sorted(into.glob("*.dist-info/RECORD")):
        _shorten(record, into)


def _shorten(record: Path, into: Path) -> None:
    """Leave out of a library's list what is not there any more; pip's note of where the wheel lay is of each build."""
    with record.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.reader(file) if row and (into / row[0]).exists()]
    with record.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def needed_wheels(wheels: Path, environment: Environment) -> dict[str, Path]:
    """The wheels that the program with its centre asks for in `environment`, by name, itself among them."""
    there = {canonical(path.name.split("-")[0]): path for path in wheels.glob("*.whl")}
    chosen: dict[str, Path] = {}
    done: set[tuple[str, str]] = set()
    waiting = [Requirement("nagardesk[central]")]
    while waiting:
        wanted = waiting.pop()
        name = canonical(wanted.name)
        for extra in ("", *sorted(wanted.extras)):
            if (name, extra) in done:
                continue
            done.add((name, extra))
            chosen[name] = there[name]
            told = {**environment, "extra": extra}
            waiting += [each for each in _asked(there[name]) if each.marker is None or each.marker.evaluate(told)]
    return chosen


def _asked(wheel: Path) -> list[Requirement]:
    with ZipFile(wheel) as archive:
        name = next(each for each in archive.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", each))
        told = HeaderParser().parsestr(archive.read(name).decode())
    return [Requirement(each) for each in told.get_all("Requires-Dist", [])]


def canonical(name: str) -> str:
    """A library's name as indexes write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def cut_qt(qt: Path, kept: set[Path], libraries: Path, needed: Callable[[Path], list[str]]) -> None:
    """Of Qt in `qt` keep the files in `kept` and the libraries that they need, directly or not."""
    waiting = [path for path in kept if path.suffix != ".py" and path.is_file()]
    while waiting:
        for name in needed(waiting.pop()):
            library = libraries / name
            if library.exists() and library not in kept:
                kept.add(library)
                waiting.append(library)
    for path in sorted(qt.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink():
            if not any(path.iterdir()):
                path.rmdir()
        elif path not in kept:
            path.unlink()


def cut_bundled(packages: Path, needed: Callable[[Path], list[str]]) -> None:
    """Of the libraries that wheels bring in `*.libs` take out those that nothing asks for any more."""
    while True:
        asked = {name for path in packages.rglob("*.so*") if path.is_file() for name in needed(path)}
        idle = [path for path in packages.glob("*.libs/*.so*") if path.name not in asked]
        if not idle:
            return
        for path in idle:
            path.unlink()


def remove(folder: Path, patterns: Iterable[str]) -> None:
    """Take away what matches any of the patterns below `folder`."""
    for pattern in patterns:
        for found in sorted(folder.glob(pattern)):
            if found.is_dir() and not found.is_symlink():
                shutil.rmtree(found)
            elif found.exists() or found.is_symlink():
                found.unlink()


def size(folder: Path) -> int:
    """Bytes of all files below `folder`."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
