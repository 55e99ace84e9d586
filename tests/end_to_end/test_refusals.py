"""What the system refuses (a file in the way, no room, no display) is told in one line that says the way out."""

import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from desktop.sync.enrolment import write_whole

ROOT = Path(__file__).resolve().parents[2]


def _run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    environ = {"PATH": "/usr/bin:/bin", "LANG": "C", "HOME": more.pop("home", "/nonexistent"), **more}
    environ["NAGARDESK_CACHE"] = os.environ["NAGARDESK_CACHE"]
    return subprocess.run(
        [sys.executable, "-m", "desktop", *words], cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )


def _refused(ran: subprocess.CompletedProcess[str]) -> str:
    assert ran.returncode == 1
    assert ran.stderr.startswith("nagardesk: ") and len(ran.stderr.splitlines()) == 1, ran.stderr
    return ran.stderr


@pytest.mark.parametrize("below", ["", "/papers"])
def test_a_file_where_the_folder_should_be(tmp_path: Path, below: str) -> None:
    (tmp_path / "a file").write_text("kept")
    said = _refused(_run("demo", "--out", f"{tmp_path / 'a file'}{below}"))
    assert "A file stands where a folder is needed" in said
    assert (tmp_path / "a file").read_text() == "kept"


def test_a_folder_that_can_not_be_made() -> None:
    assert "Choose a folder" in _refused(_run("demo", "--out", "/proc/nagardesk"))


def test_the_window_without_a_display(tmp_path: Path) -> None:
    assert "There is no display here" in _refused(_run("--data", str(tmp_path / "office")))
    assert not (tmp_path / "office").exists()


def test_a_file_that_does_not_fit_leaves_the_old_one(tmp_path: Path) -> None:
    place = tmp_path / "01-notice.pdf"
    write_whole(place, b"old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        with pytest.raises(OSError, match="large"):
            write_whole(place, bytes(5000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [(p.name, p.read_bytes()) for p in tmp_path.iterdir()] == [("01-notice.pdf", b"old")]


def test_a_reader_who_has_had_enough_is_no_fault_of_the_disk() -> None:
    command = [sys.executable, "-m", "desktop", "law", "export", "--format", "jsonl"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout and running.stderr
        running.stdout.readline()
        running.stdout.close()
        said = running.stderr.read()
    assert (running.returncode, said) == (0, b"")


@pytest.mark.parametrize(
    "words",
    [["case", "list", "--as", "clerk"], ["store", "stats"], ["store", "backup"], ["sync"], ["report", "pendency", "--as", "clerk"],
     ["street", "list"], ["update", "check"], ["bundle", "export", "--to", "/tmp"]],
    ids=" ".join,
)  # fmt: skip
def test_a_mistyped_folder_does_not_become_an_office(tmp_path: Path, words: list[str]) -> None:
    ran = _run("--data", str(tmp_path / "mistyped"), *words, home=str(tmp_path / "home"))
    assert "There is no office in" in _refused(ran)
    assert not (tmp_path / "mistyped").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["store", "restore", "/nowhere"], "can't be read"),
        (["store", "restore", "/"], "is a folder"),
        (["store", "restore", __file__], "no copy of a data folder"),
        (["store", "unlock", "--recovery", "x", "--copy", "/nowhere"], "There is no /nowhere"),
        (["update", "fetch", "--from", "/nowhere"], "There is no folder /nowhere"),
        (["case", "list", "--as", "clerk", "--text", "x"], "There is no office"),
    ],
    ids=lambda each: " ".join(each[:3]) if isinstance(each, list) else "",
)
def test_what_is_named_and_is_none(tmp_path: Path, words: list[str], says: str) -> None:
    told = _refused(_run("--data", str(tmp_path / "office"), *words, home=str(tmp_path / "home")))
    assert says in told
    assert not (tmp_path / "office").exists()


@pytest.mark.parametrize("module", ["desktop", "central"])
def test_stopped_while_it_starts(module: str) -> None:
    for wait in (0.2, 0.4, 0.8):
        with subprocess.Popen(
            [sys.executable, "-m", module, "--help"],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        ) as running:
            time.sleep(wait)
            running.send_signal(signal.SIGINT)
            assert running.stderr
            said = running.stderr.read()
        assert running.returncode in (0, 130, -signal.SIGINT) or "importlib" in said, (
            "Python itself was still starting"
        )
        assert "desktop/" not in said and "central/" not in said
