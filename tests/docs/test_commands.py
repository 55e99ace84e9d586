"""Every command of the guide is run, in its order, in a sample office that is thrown away."""

from __future__ import annotations

import io
import os
import re
import shlex
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest

from central import cli as central_cli
from central import embed
from desktop import cli
from desktop.app import open_program
from desktop.casework.ports import Filter
from desktop.interchange.tables import write_table
from desktop.law.signing import build, new_key, read_private_key
from tests.docs.test_docs import PAGES, ROOT, commands
from tests.offices import lay_sample

# Run where more is set up for them than a guide can show; the file named has the words of each.
ELSEWHERE = {
    "nagardesk open": ("tests/ui/test_brought.py", "open"),
    "nagardesk self-test": ("tests/end_to_end/test_selftest.py", "self-test"),
    "nagardesk demo": ("tests/end_to_end/test_demo.py", "demo"),
    "nagardesk law lint": ("tests/law/test_lint.py", "lint"),
    "nagardesk law walk": ("tests/casework/test_commands.py", "walk"),
    "nagardesk paper lint": ("tests/printing", "lint"),
    "nagardesk paper specimen": ("tests/printing", "specimen"),
    "nagardesk pack sign": ("tests/law/test_signing.py", "sign"),
    "nagardesk-central serve": ("tests/central/test_cli.py", "serve"),
    "nagardesk update": ("tests/end_to_end/test_updates.py", "update"),
    "nagardesk enrol --invitation": ("tests/end_to_end/test_sticks.py", "--invitation"),
    "nagardesk-central admit": ("tests/end_to_end/test_sticks.py", "admit"),
    "nagardesk enrol --url https://centre.example --code CODE --pin": ("tests/sync/test_http.py", "pin"),
    "nagardesk enrol": ("tests/end_to_end/test_sticks.py", "enrol"),
}
WINDOW = "nagardesk sample"  # opens the practice ward and stays; tests/ui lives in it
PACK = ROOT / "tests" / "law" / "sample" / "mp-1961"
STREET = ROOT / "resources" / "sample" / "street.geojson"
Words = list[str]


@dataclass
class Place:
    """The sample office, a stick, a centre, and what earlier commands left for later ones."""

    root: Path
    centre: embed.Embedded
    number: str = ""
    paper: Path = Path()
    office_id: str = ""
    device: str = ""
    said: dict[str, str] = field(default_factory=dict)

    @property
    def office(self) -> Path:
        return self.root / "pc" / "office"

    @property
    def stick(self) -> Path:
        return self.root / "stick"

    def newest(self, pattern: str) -> str:
        return str(max(self.stick.rglob(pattern), key=lambda path: path.stat().st_mtime_ns))


def _code(place: Place) -> Words:
    return ["enrol", "--url", place.centre.url, "--code", place.centre.code(place.office_id)]


def _second(place: Place) -> Words:
    return ["--data", str(place.root / "second" / "office"), *_code(place), "--office", place.office_id]


def _bundle(place: Place, name: str) -> Words:
    return _as_it_stands(f"nagardesk case bundle {place.number} --as cmo --out {place.root / name}")(place)


def _register(place: Place) -> Words:
    """An old register of two lines."""
    path = place.root / "old.xlsx"
    write_table(path, "old", [["क्रमांक", "Received on", "आवेदक", "Ward"], ["1", "3.2.98", "श्री राम", "27"]])
    return ["import", "register", str(path), "--kind", "building_notice"]


def _other_centre(place: Place) -> Words:
    return ["--db", f"sqlite:///{place.root / 'rampur.db'}"]


def _recovery(place: Place) -> str:
    found = re.search(r"(?:[0-9A-Z]{4}[- ]){13}[0-9A-Z]{4}", place.said["nagardesk store encrypt"])
    return found.group() if found else ""


def _sealed_copy(place: Place) -> str:
    _run(place, "", lambda p: ["store", "backup", "--to", str(p.root / "sealed")])
    return str(next((place.root / "sealed").rglob("*.db")))


def _pack(place: Place) -> Path:
    """A pack signed with a key that nobody trusts but who is told to."""
    private, public, out = (place.root / name for name in ("k.pem", "k.pub", "mp.lawpack"))
    if not out.exists():
        public.write_text(new_key(private), "ascii")
        build(PACK, read_private_key(private), out)
    return out


def _trusting(place: Place, what: str) -> Words:
    return ["pack", what, str(_pack(place)), "--key", str(place.root / "k.pub")]


def _plain(words: str) -> Callable[[Place], Words]:
    return lambda place: shlex.split(words)


def _as_it_stands(command: str) -> Callable[[Place], Words]:
    words = shlex.split(command)[1:]

    def run(_place: Place) -> Words:
        os.environ["NAGARDESK_PASSWORD"] = (
            f"sundarpur-{next(who for word, who in pairwise(words) if word in ('--as', '--officer'))}"
        )
        return words

    return run


PLAIN = (
    "nagardesk --help",
    "nagardesk form lint",
    "nagardesk law export --format jsonl",
    "nagardesk law last-day 2026-08-31 1 month",
    "nagardesk office powers --day 2026-09-01",
    "nagardesk paper texts hi",
    "nagardesk paper texts mr",
    "nagardesk register list",
    "nagardesk report pendency",
    "nagardesk return monthly --year 2026 --month 9",
    "nagardesk return quarterly --year 2026 --quarter 3",
)
MONEY = (
    "nagardesk case books --as clerk",
    """nagardesk case fee-set --as admin --told '{"provision": "mp-1961:187:2", "table": 50000, "authority": "Bye-law 7", "dated": "2026-04-01"}'""",
    """nagardesk case cash-book --as clerk --told '{"since": "2026-09-01", "until": "2026-09-01"}' --json""",
    """nagardesk case statement --as clerk --told '{"since": "2026-04-01", "until": "2026-09-30"}' --json""",
)

# In the order in which they are run: the command as the guide has it, and what is run for it.
SCRIPT: dict[str, Callable[[Place], Words]] = {
    "nagardesk office example > office.yaml": _plain("office example"),
    "nagardesk office found office.yaml": lambda p: [
        *("--data", str(p.root / "new" / "office"), "office", "found"),
        str(_kept(p, "nagardesk office example > office.yaml", "office.yaml")),
    ],
    "nagardesk office show": _plain("office show"),
    "nagardesk paper texts hi": _plain("paper texts hi"),
    **{each: _plain(each.partition(" ")[2]) for each in PLAIN},
    **{
        f"nagardesk office accept {language} --as LOGIN": _as_it_stands(
            f"nagardesk office accept {language} --as cmo"
        )
        for language in ("hi", "mr")
    },
    **{each: _as_it_stands(each) for each in MONEY},
    "nagardesk permits export --out FILE.csv": lambda p: ["permits", "export", "--out", str(p.root / "permits.csv")],
    "nagardesk case bundle NUMBER --as cmo --out FILE.pdf": lambda p: _bundle(p, "one.pdf"),
    "nagardesk case bundle FILE-NO --as LOGIN --out FILE.pdf": lambda p: _bundle(p, "other.pdf"),
    "nagardesk form preview NAME --language hi --out FILE.png": lambda p: [
        *("form", "preview", "building_notice", "--language", "hi", "--out", str(p.root / "form.png"))
    ],
    "nagardesk form xlsform export NAME --out FILE.xlsx": lambda p: [
        *("form", "xlsform", "export", "building_notice", "--out", str(p.root / "form.xlsx"))
    ],
    "nagardesk form xlsform import FILE.xlsx --out FOLDER": lambda p: [
        *("form", "xlsform", "import", str(p.root / "form.xlsx"), "--out", str(p.root / "forms"))
    ],
    "nagardesk import register FILE.xlsx --kind building_notice --dry-run --save-map map.json": lambda p: [
        *_register(p),
        *("--dry-run", "--save-map", str(p.root / "map.json")),
    ],
    "nagardesk import register FILE.xlsx --kind building_notice --map map.json --dry-run": lambda p: [
        *_register(p),
        *("--map", str(p.root / "map.json"), "--dry-run"),
    ],
    "nagardesk street import FILE --new NAME --width 10 --officer LOGIN": lambda p: _as_it_stands(
        f"nagardesk street import {STREET} --new 'गाँधी मार्ग' --width 10 --officer clerk"
    )(p),
    "nagardesk pack new-key KEY": lambda p: ["pack", "new-key", str(p.root / "own.pem")],
    "nagardesk pack new-key my.pem > my.pub": lambda p: ["pack", "new-key", str(p.root / "my.pem")],
    "nagardesk pack build resources/acts/rj-2009 --key my.pem --out rj.lawpack": lambda p: [
        *("pack", "build", str(ROOT / "resources" / "acts" / "rj-2009")),
        *("--key", str(p.root / "my.pem"), "--out", str(p.root / "rj.lawpack")),
    ],
    **{
        f"nagardesk pack {what} rj.lawpack --key my.pub": lambda p, what=what: [
            *("pack", what, str(p.root / "rj.lawpack")),
            *("--key", str(_kept(p, "nagardesk pack new-key my.pem > my.pub", "my.pub"))),
        ]
        for what in ("verify", "install")
    },
    "nagardesk pack build DIR --key KEY": lambda p: [
        *(
            "pack",
            "build",
            str(PACK),
            "--key",
            str(_pack(p).with_name("k.pem")),
            "--out",
            str(p.root / "again.lawpack"),
        )
    ],
    "nagardesk paper verify PAPER.pdf": lambda p: ["paper", "verify", str(p.paper)],
    "nagardesk pack verify FILE": lambda p: _trusting(p, "verify"),
    "nagardesk pack install FILE": lambda p: [*_trusting(p, "install"), "--to", str(p.root / "packs")],
    "nagardesk store verify": _plain("store verify"),
    "nagardesk store rebuild": _plain("store rebuild"),
    "nagardesk store repair --backups FOLDER": lambda p: ["store", "repair", "--backups", str(p.stick)],
    "nagardesk store repair": _plain("store repair"),
    "nagardesk store backup --to STICK": lambda p: ["store", "backup", "--to", str(p.stick)],
    "nagardesk store backup --to /media/stick/nagardesk": lambda p: ["store", "backup", "--to", str(p.stick)],
    "nagardesk --data /tmp/trial store restore BACKUP.db": lambda p: [
        *("--data", str(p.root / "trial"), "store", "restore", p.newest("*.db"))
    ],
    "nagardesk --data /tmp/trial store verify": lambda p: ["--data", str(p.root / "trial"), "store", "verify"],
    "nagardesk-central enrol --office OFFICE-ID --body BODY": lambda p: [
        *("enrol", "--office", p.office_id, "--body", "BODY")
    ],
    "nagardesk enrol --url https://centre.example --code CODE": _code,
    "nagardesk bundle export --to /media/stick": lambda p: ["bundle", "export", "--to", str(p.stick)],
    "nagardesk-central bundle FILE": lambda p: ["bundle", p.newest("*.ngd")],
    "nagardesk bundle ack FILE": lambda p: ["bundle", "ack", p.newest("*-reply.ngd")],
    "nagardesk bundle import FILE": lambda p: ["bundle", "import", p.newest("*-reply.ngd")],
    "nagardesk sync": _plain("sync --once"),
    "nagardesk enrol --url https://centre.example --code CODE --office OFFICE-ID": _second,
    "nagardesk store restore FILE": lambda p: [
        *("--data", str(p.root / "replaced" / "office"), "store", "restore", p.newest("*.db"))
    ],
    "nagardesk-central sticks": _plain("sticks"),
    "nagardesk-central devices": _plain("devices"),
    "nagardesk-central user NAME": _plain("user NAME"),
    "nagardesk-central export --out FILE": lambda p: ["export", "--out", str(p.root / "all.jsonl")],
    "nagardesk store backup --to STICK --sealed": lambda p: ["store", "backup", "--to", str(p.stick), "--sealed"],
    "nagardesk-central init --warn-below VERSION": _plain("init --warn-below 0.0.1"),
    "nagardesk-central revoke DEVICE": lambda p: ["revoke", p.device],
    "nagardesk-central restored": _plain("restored"),
    "nagardesk-central init  --db sqlite:////var/lib/nagardesk/centre.db": lambda p: ["init", *_other_centre(p)],
    "nagardesk-central enrol --db sqlite:////var/lib/nagardesk/centre.db --body rampur --office ward-07": lambda p: [
        *("enrol", *_other_centre(p), "--body", "rampur", "--office", "ward-07")
    ],
    "nagardesk store encrypt": _plain("store encrypt"),
    "nagardesk store unlock --copy FILE --recovery KEY": lambda p: [
        *("--data", str(p.root / "opened" / "office"), "store", "unlock"),
        *("--copy", _sealed_copy(p), "--recovery", _recovery(p)),
    ],
    "nagardesk store decrypt": _plain("store decrypt"),
}


def _kept(place: Place, command: str, name: str) -> Path:
    """What an earlier command printed, as a file."""
    path = place.root / name
    path.write_text(place.said[command], encoding="utf-8")
    return path


def shown() -> list[str]:
    """Every command that the documents show, once."""
    return sorted({command.strip() for page in PAGES for command in commands(page)} - {WINDOW})


def _elsewhere(command: str) -> tuple[str, str] | None:
    return next((where for begins, where in ELSEWHERE.items() if command.startswith(begins)), None)


@pytest.fixture(scope="session")
def results(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[int, str]]]:
    """The exit code of each command of SCRIPT, and what it said."""
    root = tmp_path_factory.mktemp("guide")
    (root / "stick").mkdir()
    place = Place(root, embed.start(root / "centre.db"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(root))
        patch.setenv("XDG_DATA_HOME", str(root / "pc" / "share"))
        patch.setenv("XDG_STATE_HOME", str(root / "pc" / "state"))
        patch.setenv("NAGARDESK_PASSWORD", "sundarpur-cmo")
        patch.setenv("NAGARDESK_CENTRAL_DB", f"sqlite:///{root / 'centre.db'}")
        patch.setattr("getpass.getpass", lambda _prompt="": "a-long-password")
        patch.chdir(root)
        lay_sample(place.office, root / "pc" / "state" / "nagardesk")
        _look(place)
        yield {command: _run(place, command, words) for command, words in SCRIPT.items()}
    place.centre.stop()


def _look(place: Place) -> None:
    """A case with a paper, for the commands that want one."""
    program = open_program(place.office, state=Path(os.environ["XDG_STATE_HOME"]) / "nagardesk")
    try:
        rows = program.store.page(Filter()).rows
        file = next(file for row in rows if (file := program.desk.case(row.case)).papers)
        place.number, place.paper = file.number, place.root / "paper.pdf"
        place.paper.write_bytes(program.store.blob(file.papers[0].sha256))
        place.office_id, place.device = program.store.office, program.store.device
    finally:
        program.close()


def _run(place: Place, command: str, words: Callable[[Place], Words]) -> tuple[int, str]:
    out = io.StringIO()
    given = words(place)
    program = central_cli.main if command.startswith("nagardesk-central") else cli.main
    if program is cli.main and "--data" not in given:
        given = ["--data", str(place.office), *given]
    with redirect_stdout(out):
        try:
            code = program(given)
        except SystemExit as end:  # help ends so
            code = int(end.code or 0)
    place.said[command] = out.getvalue()
    return code, out.getvalue()


@pytest.mark.parametrize("command", shown())
def test_every_command_of_the_guide_is_run(command: str, request: pytest.FixtureRequest) -> None:
    if command in SCRIPT:
        code, said = request.getfixturevalue("results")[command]
        assert code == 0, said
        return
    where = _elsewhere(command)
    assert where, "neither run here nor named with the test that runs it"
    path = ROOT / where[0]
    files = sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
    assert any(f'"{where[1]}"' in file.read_text(encoding="utf-8") for file in files), where


def test_nothing_is_run_that_no_page_shows() -> None:
    assert set(SCRIPT) <= set(shown())
