"""A scan or a photograph added to a case."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct, ask, side_card
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

        desk, case, path, title = self.shell.desk, self.case, Path(answers["file"]), answers["title"]

        def add() -> Done:
            try:
                content = path.read_bytes()
            except OSError:
                raise FieldError(
                    "file", f"{path.name} can't be read; choose it again.", code="file_read", name=path.name
                ) from None
            return attach(desk, case, content, path.name, title)

        return add

    def told(self, done: Done) -> str:
        return tr("It is in the case") if done.entries else tr("This file was in the case already")
