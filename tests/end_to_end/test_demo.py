"""The main job as the command does it: papers, clocks, the line that breaks, a process killed at every step."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "desktop", "demo", "--out"]
# A process that has read the program, and begins the demo in one of its own for each line it is given.
FORKING = """
import os, sys
from pathlib import Path
from central import embed
from desktop import demo
from desktop.printing import notices, press
press.NoticePress().check()
notices.wordings("mp-1961")
for name in notices.template_names():
    notices.template(name), notices.general_wordings(name)
for line in sys.stdin:
    process = os.fork()
    if not process:
        sys.stdout.reconfigure(line_buffering=True)
        os._exit(demo.command(Path(sys.argv[1]), as_json=False))
    os.write(1, f"{process}\\n".encode())
    os.waitpid(process, 0)
    os.write(1, b"\\nended\\n")
"""


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    out = tmp_path_factory.mktemp("a folder with spaces") / "काग़ज़"
    ran = subprocess.run([*COMMAND, str(out), "--json"], cwd=ROOT, capture_output=True, text=True, check=True)
    return out, json.loads(ran.stdout.splitlines()[-1])


def test_nothing_is_lost_or_doubled(done: tuple[Path, dict[str, Any]]) -> None:
    told = done[1]
    assert told["lost"] == told["duplicated"] == 0
    assert told["digests_equal"] is True
    assert len(set(told["entries"].values())) == 1
    assert told["entries"]["device"] >= 25
    assert told["resent_entries"] > 0  # the line was really cut


def test_the_clocks_are_those_of_the_act(done: tuple[Path, dict[str, Any]]) -> None:
    last = {(c["section"], c["name"]): (c["starts"], c["last_day"]) for c in done[1]["clocks"]}
    days = {section: days for (section, _), days in last.items()}
    assert days["187(6)(a)"] == ("2026-08-31", "2026-09-30")  # a month from the 31st ends on the 30th
    assert days["187(6)(b)"] == ("2026-09-18", "2026-10-18")  # a fresh month, not the rest of the old one
    assert days["187(8) proviso (b)"] == ("2026-09-25", "2026-10-03")  # from service; 2 October is closed
    assert days["194(2)(b)"] == ("2026-09-25", "2026-10-05")
    assert days["308(1)(b)"] == ("2026-10-06", "2026-11-05")
    assert all(c["why"] for c in done[1]["clocks"])


def test_every_paper_is_there_in_both_languages(done: tuple[Path, dict[str, Any]]) -> None:
    out, told = done
    kinds = [p["kind"] for p in told["papers"]]
    assert kinds.count("notice") == 2
    for kind in ("acknowledgement", "receipt", "particulars_demand", "checklist", "hearing_minutes", "order"):
        assert kinds.count(kind) == 1
    assert kinds.count("panchnama") == kinds.count("return_of_service") == 2
    for paper in told["papers"]:
        assert paper["language"] == "hi+en"
        assert (out / paper["file"]).read_bytes().startswith(b"%PDF")


def _words(path: Path) -> tuple[str, str]:
    poppler = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, text=True, check=True).stdout
    pypdf = " ".join(page.extract_text() for page in PdfReader(path).pages)
    return " ".join(poppler.split()), " ".join(pypdf.split())


def test_the_hindi_reads_back_as_it_was_typed(done: tuple[Path, dict[str, Any]]) -> None:
    out, told = done
    order = next(out / p["file"] for p in told["papers"] if p["kind"] == "order")
    for text in _words(order):
        for word in [
            "अनुमति",
            "के",
            "बिना",
            "और",
            "प्रस्तुत",
            "नक्शे",
            "से",
            "भिन्न",
            "निर्माण",
            "किया",
            "गया",
            "है;",
            "दर्शाया",
            "गया",
            "कारण",
            "पर्याप्त",
            "नहीं",
            "है।",
        ]:
            assert word in text
    poppler, _ = _words(order)
    assert "निरीक्षण दिनांक 22-09-2026 में पाया गया" in poppler
    assert "05-11-2026" in poppler
    assert "कलेक्टर" in poppler


def test_each_notice_names_the_power_it_stands_on(done: tuple[Path, dict[str, Any]]) -> None:
    out, told = done
    first, second = (_words(out / p["file"])[0] for p in told["papers"] if p["kind"] == "notice")
    assert "proviso to section 187(8)" in first
    assert "306" not in first  # the proviso's own power
    assert "section 306(b)" in second
    assert "7 days" in first
    assert "The Act fixes no" in first
    assert "10 days" in second
    assert "Sunita Rao" in first
    assert "Sunita Rao" in second


def test_killed_after_every_step_it_goes_on_with_nothing_missing(
    done: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    out = tmp_path / "killed"
    seen, fresh = 0, ""
    with subprocess.Popen(
        [sys.executable, "-c", FORKING, str(out)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as runs:
        assert runs.stdin is not None and runs.stdout is not None
        while not fresh.startswith("{"):
            seen += bool(fresh)
            assert seen < 40
            runs.stdin.write("again\n")
            runs.stdin.flush()
            process, fresh = int(runs.stdout.readline()), ""
            for line in iter(runs.stdout.readline, "ended\n"):
                assert line, "the process ended that begins the others"
                if line[:2].strip().isdigit() and "saved before" not in line and not fresh:
                    fresh = line
                    os.kill(process, signal.SIGKILL)
                if line.startswith("{"):
                    fresh = line
        runs.stdin.close()
    told = json.loads(fresh)
    assert seen >= 15
    assert told["lost"] == told["duplicated"] == 0
    assert [p["kind"] for p in told["papers"]] == [p["kind"] for p in done[1]["papers"]]
    assert [(c["section"], c["last_day"]) for c in told["clocks"]] == [
        (c["section"], c["last_day"]) for c in done[1]["clocks"]
    ]


def test_a_second_run_changes_nothing(done: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    out, told = done
    copy = tmp_path / "again"
    shutil.copytree(out, copy, ignore=shutil.ignore_patterns("data"))
    ran = subprocess.run([*COMMAND, str(out), "--json"], cwd=ROOT, capture_output=True, text=True, check=True)
    again = json.loads(ran.stdout.splitlines()[-1])
    assert again["papers"] == told["papers"]
    assert all((copy / p["file"]).read_bytes() == (out / p["file"]).read_bytes() for p in told["papers"])


@pytest.mark.parametrize("locale", ["C", "hi_IN.UTF-8", "tr_TR.ISO-8859-9"])
def test_the_command_speaks_in_any_locale(locale: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "desktop", "law", "last-day", "2026-01-31", "1", "month", "--explain"],
        cwd=ROOT,
        env={"LC_ALL": locale, "PATH": "/usr/bin:/bin", "HOME": "/tmp"},
        capture_output=True,
        check=True,
    )
    assert ran.stdout.decode().splitlines()[-1] == "2026-02-28"
