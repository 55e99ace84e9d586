"""Qt's binding, held to what the window needs; imported before any other module of ours that uses it.

The binding asks of every module imported after it whether it is to switch on another spelling of Qt's names, and reads
the module's whole text for that: a tenth of the time until the data stand open, and megabytes of text. No module of
this program or of its libraries does, and that is answered here once for all.
"""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication

STYLE = "Fusion"
STYLED = "styled"  # a property of the application: it has that style


def _spell_as_ever() -> None:
    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda module: False


_spell_as_ever()


def application(name: str = "nagardesk") -> QApplication:
    """The application, made if there is none yet; its style is named here, for setting one later costs as much again."""
    found = QApplication.instance()
    if not isinstance(found, QApplication):
        found = QApplication([name, "-style", STYLE])
        found.setProperty(STYLED, True)
    return found
