"""What may be read and made before the first picture: nothing of store, law and casework, and none of Qt's own names."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from PySide6.QtCore import Qt

from desktop.ui import bits, signin
from desktop.ui.start import AHEAD

_PAINTS = """
import enum, json, linecache, sys, time
made = []
create = enum.EnumType._create_
def note(kind, name, *rest, **more):
    made.append(name)
    return create(kind, name, *rest, **more)
enum.EnumType._create_ = note
from pathlib import Path
from desktop.ui.binding import application
from desktop.ui.start import open_window
application()
folder = Path(sys.argv[1])
window = open_window(lambda: time.sleep(1), settings=folder / "w.ini", faults=folder / "faults", language="en")
window.show()
application().processEvents()
ours = [name for name in sys.modules if name.startswith("desktop.")]
print(json.dumps([ours, list(sys.modules), made, list(linecache.cache)]))
window.close()
"""
_FAR = {"sqlite3", "pysqlite3", "pydantic", "requests", "cryptography", "reportlab", "yaml", "ruamel", "datetime"}
_PARTS = ("casework", "central", "forms", "interchange", "law", "printing", "store", "streets", "sync")


def _painted(folder: Path) -> list[Any]:
    """What a process that painted the sign-in has read and made."""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, "-c", _PAINTS, str(folder)]
    ran = subprocess.run(words, capture_output=True, text=True, check=True, env=env, timeout=60)
    found: list[Any] = json.loads(ran.stdout)
    return found


def test_the_first_picture_reads_nothing_of_data_and_law_and_makes_none_of_qts_own_names(tmp_path: Path) -> None:
    ours, modules, made, texts = _painted(tmp_path)
    assert "desktop.ui.signin" in ours
    assert [name for name in ours if name.startswith(tuple(f"desktop.{part}" for part in _PARTS))] == []
    assert _FAR & set(modules) == set()
    # ConnectionType is of `Qt`, TabPosition of a kind of widget that is not shown, StandardPixmap of the style
    assert {"ConnectionType", "TabPosition", "StandardPixmap"} & set(made) == set()
    assert len(made) < 100, made
    assert [name for name in texts if "/desktop/" in name] == [], "the binding reads the texts of modules again"


def test_everything_that_is_read_while_a_name_is_typed_is_there() -> None:
    for name in AHEAD:
        assert resolve_name(name) is not None


def test_the_numbers_that_stand_for_qts_names_are_theirs() -> None:
    assert Qt.TextFormat(bits.PLAIN_TEXT) is Qt.TextFormat.PlainText
    assert Qt.ScrollBarPolicy(bits.NEVER_A_BAR) is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert Qt.FocusPolicy(bits.NO_FOCUS) is Qt.FocusPolicy.NoFocus
    assert Qt.ShortcutContext(signin.ITS_OWN) is Qt.ShortcutContext.WidgetShortcut


def test_labels_show_marks_as_they_were_typed_and_pages_scroll_up_and_down_only(qtbot: Any) -> None:
    made = bits.label("<b>Ward 7</b>")
    area = bits.scrolled(bits.card(made))
    qtbot.addWidget(area)
    assert made.textFormat() is Qt.TextFormat.PlainText
    assert area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert area.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert not area.viewport().autoFillBackground()
