"""The house keeps its own rules: imports run downwards, locks name no address, nothing speaks of a build machine."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINT = [
    sys.executable,
    "-c",
    "from importlinter.cli import lint_imports_command; lint_imports_command()",
    "--no-cache",
]
TRACKED = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.splitlines()


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    there = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "desktop", there / "desktop", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "central", there / "central", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", there)
    return there


def test_the_imports_run_downwards(copy: Path) -> None:
    ran = subprocess.run(LINT, cwd=copy, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("desktop/core/money.py", "import desktop.law.model"),
        ("desktop/casework/today.py", "from desktop.store import store"),
        ("desktop/printing/press.py", "from desktop.sync import engine"),
        ("desktop/law/clocks.py", "from PySide6 import QtCore"),
        ("desktop/casework/desk.py", "import sqlite3"),
        ("desktop/store/store.py", "import requests"),
        ("desktop/ui/window.py", "import reportlab"),
        ("central/app.py", "import desktop.casework.desk"),
    ],
)
def test_a_planted_violation_is_seen(copy: Path, file: str, line: str) -> None:
    path = copy / file
    plain = path.read_text(encoding="utf-8")
    path.write_text(
        plain.replace("from __future__ import annotations\n", f"from __future__ import annotations\n{line}\n")
    )
    try:
        ran = subprocess.run(LINT, cwd=copy, capture_output=True, text=True, check=False)
        assert ran.returncode != 0
        assert "BROKEN" in ran.stdout
    finally:
        path.write_text(plain, encoding="utf-8")


def test_locks_have_versions_and_hashes_and_no_address() -> None:
    for lock in (ROOT / "installer" / "lock").glob("*.txt"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index" not in text
        for line in text.splitlines():
            if re.match(r"^[a-z0-9]", line):
                assert "==" in line, (lock.name, line)
        assert text.count("--hash=sha256:") > text.count("==")


def test_nothing_names_a_build_machine() -> None:
    told = re.compile("/" + "work/|/root" + "/|/home/[a-z]")
    for name in TRACKED:
        path = ROOT / name
        if path.suffix in (".py", ".md", ".yaml", ".toml", ".txt", ".sh", ".csv", ".json", "") and path.is_file():
            assert not told.search(path.read_text(encoding="utf-8", errors="replace")), name


def test_fonts_and_data_keep_their_licences() -> None:
    assert any("OFL" in name for name in TRACKED if name.startswith("resources/fonts/"))
    assert "CC BY-SA" in (ROOT / "resources" / "sample" / "README.md").read_text(encoding="utf-8")
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").lstrip().startswith("Apache License")
