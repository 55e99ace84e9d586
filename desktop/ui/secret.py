"""A field whose letters nobody beside the screen reads: they show as dots until the key beside it is pressed."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QPushButton

from desktop.ui.bits import button
from desktop.ui.words import tr

MODE = QLineEdit.EchoMode


def show_key(edit: QLineEdit) -> QPushButton:
    """Hide what is typed into `edit`; gives the key that shows it and hides it again."""

    def turn() -> None:
        name_it(hidden=edit.echoMode() != MODE.Password)

    def name_it(*, hidden: bool) -> None:
        edit.setEchoMode(MODE.Password if hidden else MODE.Normal)
        made.setText(tr("Show") if hidden else tr("Hide"))
        made.setAccessibleName(tr("Show the password") if hidden else tr("Hide the password"))

    made = button("", turn, kind="link")
    name_it(hidden=True)
    return made


def hide(edit: QLineEdit, key: QPushButton) -> None:
    """Dots again, for the next person."""
    if edit.echoMode() != MODE.Password:
        key.click()
