"""The program fails in the middle of a form: a notice without a word that was typed, and the draft at the next start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.casework import intake
from desktop.ui.page import Route
from desktop.ui.start import open_window
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, texts
from tests.ui.sample import Sample
from tests.ui.test_intake import fill, new_application

SECRETS = ("लक्ष्मी", "Lakshmi", "123456", "१२३४५६", "सुन्दरपुर", "तुलसीदास", "120.50")


def _at_the_window(qtbot: Any, sample: Sample, tmp_path: Path) -> Desk:
    made = open_window(lambda: sample.room, settings=tmp_path / "w.ini", faults=tmp_path / "faults", language="en")
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    desk = Desk(made, sample)
    desk.wait()
    desk.sign_in("clerk")
    return desk


def _gone(qtbot: Any, desk: Desk) -> None:
    """The window ends without being asked whether it may."""
    desk.window.hide()
    desk.window.deleteLater()
    qtbot.wait(30)
    QApplication.processEvents()


def test_a_fault_is_noted_without_what_was_typed_and_the_next_start_has_the_draft(
    qtbot: Any, sample: Sample, tmp_path: Path, monkeypatch: Any
) -> None:
    desk = _at_the_window(qtbot, sample, tmp_path)
    new_application(desk)
    fill(desk)
    desk.wait()
    answers = desk.page.form.answers()
    assert answers["applicant_latin"] == "Smt. Lakshmi Deshmukh"

    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError(f"could not keep {answers}")

    with monkeypatch.context() as patched:
        patched.setattr(intake, "receive_application", broken)
        patched.setattr("desktop.casework.handed_in.receive_application", broken)
        desk.ctrl(ENTER)
        desk.wait()
    (notice,) = (tmp_path / "faults").glob("fault-*.txt")
    text = notice.read_text(encoding="utf-8")
    assert text.startswith("Nagardesk stopped a step because of a fault in the program.")
    assert "Fault: builtins.RuntimeError" in text
    assert "desktop/ui/" in text
    for secret in SECRETS:
        assert secret not in text, secret
    assert str(tmp_path) not in text
    assert "Nothing that was saved is lost" in " ".join(texts(desk.page))
    offered = next(each for each in desk.page.findChildren(QPushButton) if each.text() == "Copy the notice")
    offered.click()
    assert QApplication.clipboard().text() == text
    assert sample.store.count(_every()) == 0

    _gone(qtbot, desk)
    again = _at_the_window(qtbot, sample, tmp_path)
    assert again.page.route == Route("today")
    model = again.page.list.model()
    lines = [str(model.data(model.index(n, 0), Qt.ItemDataRole.AccessibleTextRole)) for n in range(model.rowCount())]
    assert any("half done" in each for each in lines), lines
    again.window.go(Route("new", ("building_notice",)))
    again.wait()
    assert again.page.form.answers() == answers
    _gone(qtbot, again)


def _every() -> Any:
    from desktop.casework.ports import Filter

    return Filter()
