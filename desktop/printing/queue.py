"""The print queue: jobs kept as files beside the store, so that they outlive a restart and a power cut.

A job names the stored papers by their hashes; it is written anew after every paper that came out. A job that was
cut short says so and waits for the clerk: the paper in work may or may not have come out. A job whose file is damaged
is put aside under a name that ends in `.damaged`; the rest is printed.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, astuple, replace
from pathlib import Path
from typing import Any

from desktop.casework.printjobs import STATES, Job, Piece, Settings, Summary
from desktop.core import kept
from desktop.core.console import refused
from desktop.core.errors import NagardeskError, PaperError, StoreError
from desktop.core.ids import uuid7

_ASIDE = ".damaged"


class Queue:
    """The jobs of one PC, in the order in which they were put in."""

    def __init__(self, folder: Path) -> None:
        """Open the queue in `folder` (made if need be); what was printing when the program ended is stopped now."""
        self.folder = folder
        with suppress(OSError, StoreError):  # on a disk that can't be written the queue can still be read
            folder.mkdir(parents=True, exist_ok=True)
            for job in self.jobs():
                if job.state == "printing":
                    fault = "The program ended while this was printing; look whether the paper came out"
                    self._keep(replace(job, state="stopped", unsure=True, fault=fault))

    def add(self, title: str, pieces: Sequence[Piece], settings: Settings) -> Job:
        """Put a job at the end. Raises `PaperError` for one without papers or copies."""
        if not pieces or settings.copies < 1:
            raise PaperError("There is nothing to print", code="print_nothing")
        return self._keep(Job(uuid7(), title, tuple(pieces), settings))

    def jobs(self) -> list[Job]:
        """All jobs, the oldest first; one whose file is damaged is put aside and stands in the list as such."""
        found = []
        for path in sorted(self.folder.glob("*.job")):
            try:
                found.append(self._read(path))
            except PaperError as error:
                if path.exists():  # not put aside, since it could not be read
                    found.append(replace(_damaged(path), fault=error.message))
        return [*(_damaged(path) for path in sorted(self.folder.glob(f"*{_ASIDE}"))), *found]

    def job(self, id: str) -> Job:
        """The job with this id. Raises `PaperError` if it is gone or damaged."""
        path = self.folder / f"{id}.job"
        if not path.is_file():
            raise PaperError("This print job is no longer in the queue", code="print_gone")
        return self._read(path)

    def cancel(self, id: str) -> Job:
        """Take a job that isn't finished out of the printing; what came out stays told."""
        job = self.job(id)
        return job if job.state == "done" else self._keep(replace(job, state="cancelled"))

    def resume(self, id: str, again: bool) -> Job:
        """Let a stopped job wait again; `again` prints the paper that may have come out once more."""
        job = self.job(id)
        if job.state != "stopped":
            return job
        came_out = job.came_out + (job.unsure and not again)
        state = "done" if came_out == len(job.pieces) else "waiting"
        return self._keep(replace(job, state=state, came_out=came_out, unsure=False, fault=""))

    def forget(self) -> int:
        """Clear away what is done, cancelled or damaged; returns how many jobs."""
        over = [job for job in self.jobs() if job.state in ("done", "cancelled", "damaged")]
        for job in over:
            for end in (".job", _ASIDE):
                (self.folder / f"{job.id}{end}").unlink(missing_ok=True)
        return len(over)

    def run(
        self,
        load: Callable[[Piece], bytes],
        out: Callable[[bytes, Piece, Settings], None],
        report: Callable[[Job], None] = lambda job: None,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Summary:
        """Print what is waiting, job by job, while it is `wanted`; `report` hears of every paper that came out.

        `load` gives the bytes of a copy and `out` brings them to the printer. A fault of either (a
        `NagardeskError` or `OSError`) stops its job and the next one follows.
        """
        papers, done, stopped = 0, 0, []
        for waiting in self.jobs():
            if waiting.state == "damaged":
                stopped.append((waiting.title, waiting.fault))
            if waiting.state != "waiting" or not wanted():
                continue
            try:
                for job in self._print(waiting, load, out, wanted):
                    papers += 1
                    report(job)
                now = self.job(waiting.id)
            except NagardeskError as error:  # its file is gone or damaged meanwhile, or can't be written
                stopped.append((waiting.title, error.message))
                continue
            done += now.state == "done"
            if now.state == "stopped":
                stopped.append((now.title, now.fault))
        return Summary(papers, done, tuple(stopped))

    def _print(
        self,
        job: Job,
        load: Callable[[Piece], bytes],
        out: Callable[[bytes, Piece, Settings], None],
        wanted: Callable[[], bool],
    ) -> Iterator[Job]:
        """Print a job from where it stands; gives the job after each paper."""
        for piece in job.pieces[job.came_out :]:
            if not wanted() or self.job(job.id).state == "cancelled":
                return
            try:
                pdf = load(piece)
                self._keep(replace(job, state="printing"))
                out(pdf, piece, job.settings)
            except (NagardeskError, OSError) as error:
                told = error.message if isinstance(error, NagardeskError) else str(error)
                handed = self.job(job.id).state == "printing" and getattr(error, "code", "") != "no_printer"
                self._keep(replace(job, state="stopped", fault=told, unsure=handed))
                return
            came_out = job.came_out + 1
            cancelled = self.job(job.id).state == "cancelled"  # by the clerk, while the paper came out
            state = "done" if came_out == len(job.pieces) else "cancelled" if cancelled else "waiting"
            job = self._keep(replace(job, state=state, came_out=came_out))
            yield job

    def settings(self, kind: str) -> Settings:
        """How this kind of paper was printed last."""
        try:
            return Settings(**self._remembered().get(kind, {}))
        except TypeError:  # a damaged file, or one of a newer program
            return Settings()

    def remember(self, kind: str, settings: Settings) -> None:
        """Keep how a kind of paper is printed."""
        self._write(self.folder / "settings.json", {**self._remembered(), kind: asdict(settings)})

    def _remembered(self) -> dict[str, Any]:
        return kept.mapping(self.folder / "settings.json")

    def _keep(self, job: Job) -> Job:
        self._write(self.folder / f"{job.id}.job", asdict(job))
        return job

    def _read(self, path: Path) -> Job:
        """The job in a file. Raises `PaperError`; a damaged file is put aside before."""
        try:
            return _job(kept.parsed(kept.content(path)), path.stem)
        except OSError as error:  # another program may hold it for a moment
            raise PaperError(
                f"The print job {path.name} can't be read: {error.strerror}", code="print_gone"
            ) from error
        except (ValueError, KeyError, TypeError) as error:
            with suppress(OSError):
                path.replace(path.with_suffix(_ASIDE))
            raise PaperError(_damaged(path).fault, code="print_damaged") from error

    def _write(self, path: Path, data: Any) -> None:
        """Whole or not at all: written beside, brought to the disk, and moved into place. Raises `StoreError`."""
        beside = path.with_suffix(".new")
        try:
            with beside.open("w", encoding="utf-8") as file:
                json.dump(data, file, ensure_ascii=False)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except OSError as error:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            code = "disk_full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "read_only"
            raise StoreError(f"The print queue can't be written. {refused(error)}", code=code) from error


def _job(data: Any, id: str) -> Job:
    """A job as it was kept. Raises ValueError, KeyError or TypeError for what is none."""
    if not isinstance(data, dict):
        raise ValueError("no object")
    pieces = tuple(Piece(**piece) for piece in data.pop("pieces"))
    job = Job(pieces=pieces, settings=Settings(**data.pop("settings")), **data)
    texts = (job.title, job.fault, job.settings.printer, job.settings.tray, *(t for p in pieces for t in astuple(p)))
    numbers = (job.came_out, job.settings.copies)
    if (
        job.id != id
        or job.state not in STATES
        or not all(isinstance(text, str) for text in texts)
        or not all(type(number) is int for number in numbers)
        or not 0 <= job.came_out <= len(pieces)
    ):
        raise ValueError("no print job")
    return job


def _damaged(path: Path) -> Job:
    """How a job whose file is damaged stands in the list."""
    aside = path.with_suffix(_ASIDE).name
    fault = f"The file of this print job is damaged; it was put aside as {aside}. Print its papers again"
    return Job(path.stem, aside, (), Settings(), state="damaged", fault=fault)
