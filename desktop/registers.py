"""Where registers and forms meet the office: `nagardesk import` and `form`, and the window's page for old registers."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.casework import old_registers as casework
from desktop.casework.desk import Desk
from desktop.core.errors import FieldError
from desktop.forms.back_entry import back_entry
from desktop.forms.definition import Form, load
from desktop.forms.legacy_fonts import FONTS
from desktop.interchange import commands, plan, registers
from desktop.interchange.lines import plain

if TYPE_CHECKING:
    from desktop.ui.services import Brought, RegisterSight

MAPS = "maps"
SHOWN_LINES = 5


def carry_out(options: argparse.Namespace, folder: Path) -> int:
    """Run an `import` or `form` command; the office in `folder` is opened for `import` alone."""
    from desktop.app import OFFICE_FILE, open_office
    from desktop.casework import accounts
    from desktop.core.clock import SystemClock, today

    if getattr(options, "import_command", "") != "register" or not (folder / OFFICE_FILE).exists():
        return commands.run(options, commands.Tools(today=today(SystemClock()), acts=_acts, render=_render))
    program = open_office(folder, reading=not options.login)
    try:
        desk = program.desk
        if options.login:
            password = os.environ.get("NAGARDESK_PASSWORD", "")
            desk = desk.as_officer(accounts.sign_in(program.store, options.login, password, desk.today()).id)
        return commands.run(options, _tools(desk, folder, signed_in=bool(options.login)))
    finally:
        program.close()


def _tools(desk: Desk, folder: Path, *, signed_in: bool) -> commands.Tools:
    office = desk.office()
    return commands.Tools(
        today=desk.today(),
        save=_saver(desk) if signed_in else None,
        seen=lambda key: casework.is_brought(desk, key),
        lists=office.lists(),
        local=office.land_units(desk.today()),
        plans=folder / MAPS,
    )


def _saver(desk: Desk) -> Callable[[str, str, registers.Lines], int]:
    return lambda form, register, lines: len(casework.enter_lines(desk, form, register, lines).entries)


def _acts() -> Mapping[str, Any]:
    from desktop.law import packs
    from desktop.law.files import packs_folder

    law = packs.load(installed=packs_folder())
    return {each: law.act(each) for each in law.acts}


def _render(form: Form, language: str, path: Path) -> None:
    from desktop.ui.form_picture import draw

    draw(form, language, path)


class Registers:
    """Old registers for the window: a file looked at, tried and brought in; see `desktop.ui.services.Registers`."""

    def __init__(self, folder: Path) -> None:
        self._maps = folder / MAPS
        self.fonts: Mapping[str, str] = FONTS

    def look(self, path: Path, kind: str) -> RegisterSight:
        """What a file holds and the map for it: the one that was remembered for these headers, else a guess."""
        from desktop.ui.services import RegisterSight

        form = back_entry(load(kind))
        with registers.open_table(path) as table:
            guessed = plan.guess(table, form)
            first = plan.first_rows(table)
        headers, lines = plan.headers_in(first, guessed)
        kept = plan.recall(kind, headers, self._maps)
        used = kept or guessed
        shown = [
            tuple(plain(line.cells[c]) if c in line.cells else "" for c in headers.values())
            for line in lines[:SHOWN_LINES]
        ]
        return RegisterSight(tuple(headers), tuple(shown), asdict(used), remembered=kept is not None)

    def bring(
        self,
        desk: Desk,
        path: Path,
        raw: Mapping[str, Any],
        *,
        dry_run: bool,
        bad_rows: Path | None,
        progress: Callable[[int], None],
        cancelled: Callable[[], bool],
    ) -> Brought:
        """Try a register (`dry_run`) or bring it in by the map `raw`; a map that was used is remembered."""
        from desktop.ui.services import Brought

        used = plan.from_raw(raw)
        form, office, today = load(used.form), desk.office(), desk.today()
        saver = _saver(desk)
        hooks = registers.Hooks(
            lambda lines: saver(form.name, used.register, lines),
            lambda key: casework.is_brought(desk, key),
            progress,
            cancelled,
        )
        report = registers.bring(
            path,
            used,
            back_entry(form),
            today,
            hooks,
            dry_run=dry_run,
            bad_rows=bad_rows,
            lists=office.lists(),
            local=office.land_units(today),
        )
        if not dry_run:
            plan.remember(used, self._maps)
        problems = tuple(
            (p.row, p.column, p.header, FieldError(p.field, p.text, code=p.code, **p.params)) for p in report.problems
        )
        return Brought(
            report.read,
            report.good,
            report.saved,
            report.already,
            report.doubled,
            report.bad,
            report.cancelled,
            problems,
        )
