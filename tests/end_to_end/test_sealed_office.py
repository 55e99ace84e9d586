"""An encrypted office by its commands, on a PC without a keyring: the key lies in a file and everything works."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.offices import lay_sample

ROOT = Path(__file__).resolve().parents[2]


def test_encrypted_backed_up_and_opened_on_another_pc(tmp_path: Path) -> None:
    office = tmp_path / "office"
    lay_sample(office, tmp_path / "state" / "nagardesk")

    def told(folder: Path, state: str, *words: str, code: int = 0) -> dict[str, Any]:
        env = {
            "PATH": os.environ["PATH"],
            "NAGARDESK_CACHE": os.environ["NAGARDESK_CACHE"],
            "HOME": str(tmp_path),
            "XDG_STATE_HOME": str(tmp_path / state),
            "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
        }
        command = [sys.executable, "-m", "desktop", "--data", str(folder), *words, "--json"]
        ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        assert ran.returncode == code, ran.stderr
        found: dict[str, Any] = json.loads(ran.stdout) if ran.stdout else {"stderr": ran.stderr}
        return found

    before = told(office, "state", "office", "show")
    sealed = told(office, "state", "store", "encrypt")
    assert sealed["kept_in"] == "file"
    assert sealed["papers"] > 0
    assert told(office, "state", "office", "show") == before
    assert told(office, "state", "store", "verify")["faults"] == []
    (tmp_path / "stick").mkdir()
    copy = told(office, "state", "store", "backup", "--to", str(tmp_path / "stick"))["path"]
    new = tmp_path / "new"
    assert "recovery key" in str(told(new, "state-2", "store", "restore", copy, code=1))
    told(new, "state-2", "store", "unlock", "--copy", copy, "--recovery", sealed["recovery"])
    told(new, "state-2", "store", "restore", copy)
    (new / "office.json").write_bytes((office / "office.json").read_bytes())
    shown = told(new, "state-2", "office", "show")
    assert shown["officers"] == before["officers"]
    assert shown["device"] != before["device"]
    assert not [path for path in tmp_path.rglob("*.db") if path.read_bytes()[:6] == b"SQLite"]
