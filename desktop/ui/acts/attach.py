"""A scan or a photograph added to a case."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.acts.scans import files_in
from desktop.ui.bits import label
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done


class AttachFile(CaseAct):
    """The file is looked at before it is kept: only whole PDFs and pictures are."""

    verb = words.mark("Add it")

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            ask("file", "file", words.mark("File"), required=True, hint=words.mark("A PDF or a picture")),
            ask("title", "text", words.mark("What it is"), required=True, length=300),
        )

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Add a scan or photograph"))
        held = self.file.attachments
        rows = [label(f"{words.day(each['day'])}: {each['title']}", wrap=True) for each in held]
        self.side.addWidget(side_card(tr("Already in the case"), *(rows or [label(tr("Nothing yet."), "muted")])))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.attachments import attach
        from desktop.casework.desk import Done

        desk, case, title = self.shell.desk, self.case, answers["title"]
        read = files_in(self.asked, answers)

        def add() -> Done:
            done = [attach(desk, case, content, name, title) for name, content in read()["file"]]
            return Done(case, tuple(entry for each in done for entry in each.entries))

        return add

    def told(self, done: Done) -> str:
        return tr("It is in the case") if done.entries else tr("This file was in the case already")
