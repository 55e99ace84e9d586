"""The command `nagardesk`: without arguments the window, with them every job that needs no screen."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop import __version__
from desktop.core import console
from desktop.core.errors import NagardeskError

if TYPE_CHECKING:
    from desktop.printing.commands import Known

_NO_DISPLAY = (
    "There is no display here, so no window can open. Start it from a desktop, or do a job without a screen: "
    "`nagardesk demo --out DIR`, `nagardesk --help`."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code. Whatever refuses it is told in one line on standard error."""
    words = sys.argv[1:] if argv is None else argv
    console.speak_utf8()
    options = argparse.Namespace()

    def work() -> int:
        _parser(words).parse_args(words, namespace=options)
        return int(options.run(options))

    return console.carry("nagardesk", work, as_json=lambda: bool(getattr(options, "json", False)))


def _parser(words: Sequence[str] = ("--help",)) -> argparse.ArgumentParser:
    """The parser for these words. Jobs of other parts are read only if asked for: they would slow every start down."""
    parser = argparse.ArgumentParser(prog="nagardesk", description="Casework for municipal ward offices, offline.")
    parser.add_argument("--version", action="version", version=f"nagardesk {__version__}")
    parser.add_argument("--data", type=Path, default=None, help="the data folder (default: this user's)")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    opened = commands.add_parser("open", help="the window with a bundle (.ngd) from a stick, ready to be taken in")
    opened.add_argument("file", type=Path, nargs="?", help="the bundle; without it only the window")
    opened.set_defaults(run=_window)

    demo = commands.add_parser("demo", help="one whole job without a screen, on the sample office")
    demo.add_argument("--out", type=Path, required=True, help="folder for the papers")
    demo.add_argument("--json", action="store_true", help="print only the result")
    demo.add_argument("--anew", action="store_true", help="forget an earlier demo in that folder first")
    demo.set_defaults(run=_demo)

    sample = commands.add_parser("sample", help="the window on a sample ward (without a display: the demo)")
    sample.set_defaults(run=_sample)

    check = commands.add_parser("self-test", help="try store, print and exchange in a folder that is thrown away")
    check.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    check.set_defaults(run=_self_test)

    asked = _command(words)
    if asked not in _PLAIN:
        every = asked not in {name for names in _JOBS for name in names}
        for names, add in _JOBS.items():
            if every or asked in names:
                add(commands)
    return parser


_PLAIN = ("", "--version", "open", "demo", "sample", "self-test")
"""The window, and the commands of this module."""


def _command(words: Sequence[str]) -> str:
    """The command that the words ask for; '' for the window."""
    rest = [word for before, word in zip(["", *words], words, strict=False) if before != "--data"]
    return next((word for word in rest if not word.startswith("--data")), "")


_Commands = argparse._SubParsersAction


def _law(commands: _Commands[Any]) -> None:
    from desktop import walk_commands
    from desktop.law import commands as law

    walk_commands.add_arguments(law.add_arguments(commands))


def _cases(commands: _Commands[Any]) -> None:
    from desktop import case_commands

    case_commands.add_arguments(commands, lambda: data_folder() / "office")


def _books(commands: _Commands[Any]) -> None:
    from desktop import book_commands

    book_commands.add_arguments(commands, lambda: data_folder() / "office")


def _offices(commands: _Commands[Any]) -> None:
    from desktop import office_commands

    office_commands.add_arguments(commands, _office)


def _updates(commands: _Commands[Any]) -> None:
    from desktop import update_commands

    update_commands.add_arguments(commands, lambda: data_folder() / "office")


def _imports(commands: _Commands[Any]) -> None:
    from desktop.interchange import commands as interchange

    interchange.add_arguments(commands)
    commands.choices["import"].set_defaults(run=_interchange)
    commands.choices["form"].set_defaults(run=_interchange)


def _street_jobs(commands: _Commands[Any]) -> None:
    from desktop.streets import commands as streets

    streets.add_arguments(commands)
    commands.choices["street"].set_defaults(run=_streets)


def _papers(commands: _Commands[Any]) -> None:
    from desktop.printing import commands as papers

    papers.add_arguments(commands, _office_papers)


_JOBS: dict[tuple[str, ...], Callable[[_Commands[Any]], None]] = {
    ("law", "pack"): _law,
    ("case",): _cases,
    ("register", "return", "report", "permits"): _books,
    ("office", "store", "sync", "enrol", "bundle"): _offices,
    ("update",): _updates,
    ("import", "form"): _imports,
    ("street",): _street_jobs,
    ("paper",): _papers,
}
"""The commands of other parts, each with what adds them: a part is read only for its own (and for help)."""


def _office(options: argparse.Namespace) -> int:
    from desktop import office_commands

    return office_commands.carry_out(options, options.data or data_folder() / "office")


def _interchange(options: argparse.Namespace) -> int:
    from desktop import registers

    return registers.carry_out(options, options.data or data_folder() / "office")


def _streets(options: argparse.Namespace) -> int:
    from desktop.app import LatePress, open_office
    from desktop.printing.drawing import render_drawing
    from desktop.streets import commands as streets

    reading = options.street_command in ("list", "statement", "plan")
    program = open_office(options.data or data_folder() / "office", reading=reading)
    try:
        return streets.run(options, streets.Tools(desk=lambda: program.desk, press=LatePress(), draw=render_drawing))
    finally:
        program.close()


def data_folder() -> Path:
    """This user's data folder, or the one named by NAGARDESK_DATA."""
    from platformdirs import user_data_path

    return Path(os.environ.get("NAGARDESK_DATA") or user_data_path("nagardesk", appauthor=False))


def _office_papers(options: argparse.Namespace) -> Known | None:
    """What the office of the data folder knows of papers, read without disturbing an open window; None without one."""
    from desktop import app

    return app.papers_known(options.data or data_folder() / "office")


def _window(options: argparse.Namespace) -> int:
    if _without_display():
        raise NagardeskError(_NO_DISPLAY, code="no_display")
    folder, file = options.data or data_folder() / "office", getattr(options, "file", None)
    wanted = str(file.absolute()) if file else ""
    if _handed_over(folder, wanted):
        return 0
    from desktop import window

    return window.open_office(folder, [wanted] if wanted else [])


def _handed_over(folder: Path, file: str = "") -> bool:
    """Whether a window that is open on the folder came forward for this start (with the file, if one is named)."""
    from desktop.handover import hand_over

    return hand_over(folder, file)


def _without_display() -> bool:
    """Whether Qt would find no screen to open a window on (a platform named by hand needs none)."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in named)


def _demo(options: argparse.Namespace) -> int:
    from desktop import demo

    if options.anew:
        demo.clear(options.out)
    return demo.command(options.out, options.json)


def _self_test(options: argparse.Namespace) -> int:
    from desktop import selftest

    return selftest.command(options.json)


def _sample(options: argparse.Namespace) -> int:
    """The window on the sample ward; where there is no display, the demo and where its papers are."""
    folder = options.data or data_folder() / "sample"
    if _without_display():
        from desktop import demo

        print("There is no display here, so the job is done without the window.")
        return demo.command(Path("demo-papers"), as_json=False)
    if _handed_over(folder):
        return 0
    from desktop import window

    return window.open_sample(folder)
