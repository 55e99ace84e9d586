"""Set Nagardesk up from source: `.venv` from the lock, and on Debian the system libraries Qt needs.

Standard library only, for Python 3.11 to 3.13 on Linux and Windows. `bootstrap.py run` installs what the program
and its embedded centre need, `bootstrap.py dev` also what the tests need. Running it again is quick and harmless.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCKS = {"run": "central.txt", "dev": "dev.txt"}
QT_LIBRARIES = [
    "libegl1",
    "libgl1",
    "libxkbcommon0",
    "libdbus-1-3",
    "libfontconfig1",
    "libglib2.0-0",
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-xinerama0",
    "libxcb-xkb1",
]
TEST_TOOLS = ["poppler-utils", "xvfb"]
PYTHONS = ("3.13", "3.12", "3.11")
ROOM = {"run": 800, "dev": 1100}  # MB that an environment takes


def main(argv: list[str]) -> int:
    """Set up for `run` or `dev`; returns the exit code and prints what is missing in plain words."""
    target = argv[1] if len(argv) > 1 else "run"
    if target not in LOCKS:
        return complain(f"Say `bootstrap.py run` or `bootstrap.py dev`, not {target!r}.")
    version = [str(number) for number in sys.version_info[:3]]
    if ".".join(version[:2]) not in PYTHONS:
        return complain(f"Nagardesk needs Python 3.11, 3.12 or 3.13; this is {'.'.join(version)}. {another(target)}")
    missing = missing_packages(target)
    if missing and not install_packages(missing):
        return 1
    return 0 if install_lock(target) else 1


def complain(sentence: str) -> int:
    """Print what is wrong and what to do; returns exit code 1."""
    print(f"nagardesk set-up: {sentence}", file=sys.stderr)
    return 1


def another(target: str) -> str:
    """How to start with a Python that will do, as a sentence; one that is on this PC is named."""
    if os.name == "nt":
        return f"Start again with one of these, if it is here: `py -3.13 installer/bootstrap.py {target}`."
    here = next((name for each in PYTHONS if shutil.which(name := f"python{each}")), "")
    found = f"{here} is here; start again with" if here else "Install one of them, and start again with, say,"
    return f"{found} `make {'run' if target == 'run' else 'setup'} PYTHON={here or 'python3.12'}`."


def missing_packages(target: str) -> list[str]:
    """Debian packages that are needed and not there; empty on any other system."""
    if not shutil.which("dpkg-query"):
        return []
    wanted = QT_LIBRARIES + (TEST_TOOLS if target == "dev" else [])
    if not has_ensurepip():
        wanted = [*wanted, "python3-venv"]
    there = installed_packages()
    return [name for name in wanted if name not in there]


def has_ensurepip() -> bool:
    """Whether this Python can make an environment with pip in it (Debian splits that off)."""
    try:
        import ensurepip  # noqa: F401  # only its presence counts
    except ImportError:
        return False
    return True


def installed_packages() -> set[str]:
    """Names of all installed packages and of what they provide (libglib2.0-0 is libglib2.0-0t64 on newer systems)."""
    query = ["dpkg-query", "-W", "-f=${db:Status-Status}\t${Package}\t${Provides}\n"]
    rows = subprocess.run(query, capture_output=True, text=True, encoding="utf-8", check=True).stdout.splitlines()
    names: set[str] = set()
    for status, package, provides in (row.split("\t") for row in rows):
        if status == "installed":
            names.add(package)
            names.update(each.split()[0] for each in provides.split(",") if each.strip())
    return names


def install_packages(packages: list[str]) -> bool:
    """As root install `packages`; otherwise print the one line that would. Returns whether they are there."""
    update, install = "apt-get update", "apt-get install -y --no-install-recommends " + " ".join(packages)
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        complain(
            f"some system packages are missing. Run this line, then start again:\n\n    sudo {update} && sudo {install}\n"
        )
        return False
    print(f"Installing Debian packages: {' '.join(packages)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (update, install):
        if subprocess.run(command.split(), env=quiet, stdout=subprocess.DEVNULL, check=False).returncode:
            complain(f"`{command}` failed; is there a line to the Debian mirror?")
            return False
    return True


def install_lock(target: str) -> bool:
    """Make `.venv` and install the lock of `target` and this project into it, unless that was done before."""
    stamp = VENV / "nagardesk-lock"
    kept = stamp.read_text(encoding="utf-8").splitlines() if stamp.exists() and python().exists() else []
    if kept[:1] != [home()]:
        kept = [home()]
        if not make_venv(target):
            return False
    marks = {name: fingerprint(name) for name in LOCKS}
    if marks[target] in kept or marks["dev"] in kept:
        return True
    lock = ROOT / "installer" / "lock" / LOCKS[target]
    print(f"Installing from {lock.name} (a few minutes the first time)", flush=True)
    pip = [str(python()), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    steps = (
        [*pip, "--require-hashes", "-r", str(lock)],
        [*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
    )
    for step in steps:
        if subprocess.run(step, cwd=ROOT, check=False).returncode:
            complain(
                hindrance(0)
                or "pip could not install the libraries; its message stands above. Is this PC on the network, and may it reach "
                "the index of Python packages? Start again when it can."
            )
            return False
    stamp.write_text("\n".join([*kept, marks[target]]) + "\n", encoding="utf-8")
    return True


def make_venv(target: str) -> bool:
    """Make `.venv` afresh; whatever a broken-off, moved or older one holds goes. Returns whether it is there."""
    if said := hindrance(ROOM[target]):
        complain(said)
        return False
    print("Making .venv", flush=True)
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False).returncode:
        complain(
            hindrance(0)
            or "this Python cannot make an environment; its message stands above. Most often it lacks venv or ensurepip, which "
            "stand in a package of their own on some systems (python3-venv on Debian). Install that and start again."
        )
        return False
    return True


def hindrance(room: int) -> str:
    """Why `.venv` can't be written, with `room` MB still to come, as a sentence; '' if it can."""
    for place in (ROOT, VENV):
        if place.exists() and not os.access(place, os.W_OK):
            return f"{place} can't be written by you. Clone into a folder of your own, or let its owner remove it."
    for place, needed in ((ROOT, room), (Path(tempfile.gettempdir()), room // 3)):  # pip loads into the second
        free = shutil.disk_usage(place).free // 1_000_000
        if free < max(needed, 20):
            told = f"; about {needed} MB are needed" if needed else ""
            return f"the disk of {place} has {free} MB left{told}. Make room and start again."
    return ""


def home() -> str:
    """The Python and the place an environment was made for; it is of no use for another."""
    return f"{sys.version_info.major}.{sys.version_info.minor} {ROOT}"


def fingerprint(target: str) -> str:
    """What a finished installation of `target` is remembered by."""
    lock = (ROOT / "installer" / "lock" / LOCKS[target]).read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    return f"{target}:{hashlib.sha256(lock).hexdigest()[:16]}"


def python() -> Path:
    """The environment's own Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


if __name__ == "__main__":
    sys.exit(main(sys.argv))
