"""A newer version at the real centre, told and fetched by the real commands."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.sync.client import reach
from desktop.sync.transport import HttpTransport, LineCut
from tests.sync.releases import PACK, Publisher, lay_out, publisher

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("एक नया पीसी")


@pytest.fixture(scope="module")
def signer(home: Path) -> Publisher:
    return publisher(home / "publisher")


def ran(home: Path, module: str, *words: str | Path) -> str:
    """What a command prints; it must have done its work."""
    env = {name: os.environ[name] for name in ("PATH", "NAGARDESK_CACHE")}
    env |= {"HOME": str(home), "NAGARDESK_DATA": str(home / "data")}
    found = subprocess.run([sys.executable, "-m", module, *words], cwd=ROOT, env=env, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    return found.stdout


@pytest.fixture(scope="module")
def centre(home: Path, signer: Publisher) -> Iterator[tuple[str, str]]:
    """A centre that serves a folder for releases, empty as yet; its URL and its database."""
    db = f"sqlite:///{home / 'centre.db'}"
    ran(home, "central.cli", "init", "--db", db)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    laid = home / "release"
    server = subprocess.Popen(
        [sys.executable, "-m", "central.cli", "serve", "--db", db, "--port", port, "--updates", str(laid)],
        cwd=ROOT,
        stderr=(home / "centre.log").open("w"),
    )
    url = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            reach(HttpTransport(url))
            break
        except LineCut:
            time.sleep(0.1)
    yield url, db
    server.terminate()
    server.wait(20)


def test_told_fetched_proven_installed_and_never_run(home: Path, signer: Publisher, centre: tuple[str, str]) -> None:
    url, db = centre
    plan = home / "plan.yaml"
    plan.write_text(ran(home, "desktop", "office", "example"), encoding="utf-8")
    office = ran(home, "desktop", "office", "found", plan, "--json").split('"id": "')[1].split('"')[0]
    code = ran(home, "central.cli", "enrol", "--db", db, "--office", office).strip()
    ran(home, "desktop", "enrol", "--url", url, "--code", code)
    key = ("--key", signer.public)
    assert ran(home, "desktop", "update", "check", *key) == "no release is laid out there\n"
    laid = lay_out(home / "release", signer)
    told = ran(home, "desktop", "update", "check", *key)
    assert "99.0 there, newer" in told
    assert PACK in told
    said = ran(home, "desktop", "update", "fetch", "--to", home / "Downloads", *key)
    package = home / "Downloads" / "nagardesk_99.0_amd64.deb"
    assert str(package) in said
    assert package.read_bytes() == (laid / package.name).read_bytes()
    assert (home / "data" / "packs" / PACK / "act.yaml").is_file()
    assert "not here: none" in ran(home, "desktop", "update", "check", *key)
    assert "sha256" in (home / "centre.log").read_text()  # the route, not which file


def test_from_a_stick_without_an_office(home: Path, signer: Publisher, tmp_path: Path) -> None:
    stick = lay_out(tmp_path / "stick", signer, "98.1")
    fresh = tmp_path / "fresh"
    told = ran(fresh, "desktop", "update", "check", "--from", stick, "--key", signer.public)
    assert "98.1 there, newer" in told
    ran(fresh, "desktop", "update", "fetch", "--from", stick, "--to", fresh / "D", "--key", signer.public)
    assert (fresh / "data" / "packs" / PACK).is_dir()
    assert not (fresh / "data" / "office").exists()


def test_a_publisher_s_signature_is_asked_for(home: Path, tmp_path: Path, signer: Publisher) -> None:
    stick = lay_out(tmp_path / "stick", signer)
    ran(home, "desktop", "update", "sign", stick, "--version", "97.0", "--key", signer.private)
    found = subprocess.run(
        [sys.executable, "-m", "desktop", "update", "check", "--from", stick],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert found.returncode == 1
    assert "not signed by a key that this program knows" in found.stderr
