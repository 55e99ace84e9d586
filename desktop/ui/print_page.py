"""The print queue: what waits, what is being printed, what stopped and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QProgressBar

from desktop.ui.bits import Band, Scroll, badge, button, card, column, label, line
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.theme import M, S
from desktop.ui.words import mark, tr, trn

if TYPE_CHECKING:
    from desktop.casework.printjobs import Job, Summary

STATES = {
    "waiting": (mark("waits"), ""),
    "printing": (mark("is being printed"), "soon"),
    "stopped": (mark("stopped"), "late"),
    "done": (mark("printed"), "fine"),
    "cancelled": (mark("cancelled"), ""),
    "damaged": (mark("damaged"), "late"),
}


class PrintPage(Page):
    """Jobs with their progress; the newest first."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.name(tr("Print queue"), tr("Jobs outlive a restart; nothing is printed twice unasked."))
        self.area = Scroll()
        self.body.addWidget(self.area, 1)
        self.go = button(tr("Print what waits"), self.start, kind="primary", drawing="print")
        self.halt = button(tr("Stop after this paper"), self.stop)
        self.clear = button(tr("Clear what is done"), self.forget)
        self.actions.addWidget(self.clear)
        self.actions.addWidget(self.halt)
        self.actions.addWidget(self.go)
        shell.prints.came.connect(self._came)
        shell.prints.over.connect(self._over)

    def load(self) -> None:
        """Read the jobs."""
        self.read(self.shell.room.prints.jobs, self._show)

    def first_focus(self) -> None:
        self.go.setFocus()

    def commands(self) -> list[Command]:
        return [
            Command(tr("Print what waits"), self.start, "", tr("Print queue"), "print"),
            Command(tr("Clear what is done"), self.forget, "", tr("Print queue")),
        ]

    def start(self) -> None:
        """Print what waits."""
        self.shell.prints.start(self.shell.room)
        self.load()

    def stop(self) -> None:
        """Let the paper come out that is being printed, and keep the rest."""
        self.shell.prints.stop()

    def forget(self) -> None:
        """Clear away what is over."""
        self.run("print", self.shell.room.prints.forget, lambda _count: self.load())

    def _show(self, jobs: list[Job]) -> None:
        running = self.shell.prints.running
        self.halt.setVisible(running)
        self.go.setEnabled(not running and any(job.state == "waiting" for job in jobs))
        self.clear.setEnabled(any(job.state in ("done", "cancelled", "damaged") for job in jobs))
        cards = column(gap=M)
        if not jobs:
            cards.addWidget(label(tr("Nothing waits to be printed."), "muted"))
        for job in reversed(jobs):
            cards.addWidget(self._card(job))
        cards.addStretch(1)
        self.area.setWidget(_holding(cards))

    def _card(self, job: Job) -> QFrame:
        text, tone = STATES[job.state]
        if job.state == "damaged":
            said = tr(
                "The file of this print job is damaged and was put aside. Print its papers again from their cases."
            )
            head = line(label(job.title, "strong", wrap=True), -1, badge(tr(text), tone), gap=S)
            head.setStretch(0, 1)
            return card(head, label(said, wrap=True, tone="late"), gap=S)
        bar = QProgressBar()
        bar.setTextVisible(False)
        bar.setRange(0, len(job.pieces))
        bar.setValue(job.came_out)
        bar.setAccessibleName(tr("Progress"))
        told = tr("{done} of {all} papers", done=job.came_out, all=len(job.pieces))
        where = " · ".join(part for part in (told, job.settings.printer) if part)
        head = line(label(job.title, "strong", wrap=True), -1, badge(tr(text), tone), gap=S)
        head.setStretch(0, 1)
        parts = [head, label(where, "small"), bar]
        if job.fault:
            parts.append(label(job.fault, wrap=True, tone="late"))
        doing = self._doing(job)
        return card(*parts, line(*doing, -1, gap=S) if doing else None, gap=S) if doing else card(*parts, gap=S)

    def _doing(self, job: Job) -> list[QFrame]:
        prints = self.shell.room.prints
        if job.state == "stopped" and job.unsure:
            return [
                button(tr("It came out; go on"), lambda: self._resume(job.id, again=False)),
                button(tr("Print it again"), lambda: self._resume(job.id, again=True)),
                button(tr("Cancel"), lambda: self._then(lambda: prints.cancel(job.id))),
            ]
        if job.state == "stopped":
            return [
                button(tr("Try again"), lambda: self._resume(job.id, again=True)),
                button(tr("Cancel"), lambda: self._then(lambda: prints.cancel(job.id))),
            ]
        if job.state in ("waiting", "printing"):
            return [button(tr("Cancel"), lambda: self._then(lambda: prints.cancel(job.id)))]
        return []

    def _resume(self, id: str, *, again: bool) -> None:
        self.shell.room.prints.resume(id, again)
        self.start()

    def _then(self, act) -> None:
        act()
        self.load()

    def _came(self, _job: Job) -> None:
        self.load()

    def _over(self, summary: Summary | None, error: Exception | None) -> None:
        if error is not None:
            self.tell(error)
        elif summary is not None and summary.stopped:
            text = "\n".join(f"{title}: {fault}" for title, fault in summary.stopped)
            self.say(Band(tr("Not everything came out"), text, tone="late", drawing="warning"))
        elif summary is not None:
            self.say(Band(trn("%n papers came out", summary.papers), tone="fine", drawing="check"))
        self.load()


def _holding(cards) -> QFrame:
    made = QFrame()
    made.setLayout(cards)
    return made
