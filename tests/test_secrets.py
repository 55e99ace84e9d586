"""No key, password or token of anybody lies in the repository."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TRACKED = subprocess.run(
    ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.split("\0")[:-1]
KINDS = {
    "private key": r"-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----",
    "cloud key": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "forge token": r"\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,}|glpat-[A-Za-z0-9_-]{20})\b",
    "chat token": r"\bxox[abpr]-[A-Za-z0-9-]{10,}",
    "index token": r"\bpypi-[A-Za-z0-9_-]{40,}",
    "web key": r"\bAIza[0-9A-Za-z_-]{35}\b",
    "bearer": r"\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}",
    "address with a password": r"\b[a-z][a-z0-9+]{2,12}://[^\s/:@\"'`{}<>]+:[^\s/@\"'`{}<>]+@[a-z0-9.-]+",
}
SECRET = re.compile("|".join(f"(?P<k{n}>{pattern})" for n, pattern in enumerate(KINDS.values())))
HARMLESS = {"https://u:p@centre.example"}  # a test that such an address is refused
NAMES = re.compile(r"\.(pem|key|p12|pfx|jks|kdbx|env|netrc|pypirc)$|(^|/)id_(rsa|ed25519|ecdsa)$")
NO_SECRETS = {"installer/linux/central.env"}


def found(text: str) -> list[str]:
    return [match.group() for match in SECRET.finditer(text) if match.group() not in HARMLESS]


def test_no_file_holds_a_secret() -> None:
    for name in TRACKED:
        content = (ROOT / name).read_bytes()
        if b"\0" not in content[:8000] or name.endswith((".db", ".pdf")):
            assert found(content.decode("utf-8", "replace")) == [], name


def test_no_file_is_a_key_by_its_name() -> None:
    assert [name for name in TRACKED if NAMES.search(name) and name not in NO_SECRETS] == []


def test_a_planted_secret_is_seen() -> None:
    planted = (
        "-----BEGIN " + "PRIVATE KEY-----",
        "AKIA" + "A" * 16,
        "ghp_" + "a" * 36,
        "postgresql://nagardesk:" + "hunter2@db.example/x",
        "pypi-" + "A" * 50,
    )
    for each in planted:
        assert found(f"x = '{each}'"), each
