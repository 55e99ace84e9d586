"""How a PC comes to its centre: by the line with a code that is typed or read from a stick, or by stick alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from shiboken6 import isValid

from desktop.core.errors import NagardeskError
from desktop.forms.definition import Field
from desktop.ui.acts.pieces import ask
from desktop.ui.bits import Band
from desktop.ui.faults import sentence
from desktop.ui.words import each_language, mark, tr

if TYPE_CHECKING:
    from desktop.ui.form import FormView
    from desktop.ui.page import Page
    from desktop.ui.room import Room
    from desktop.ui.services import Invited

NONE, LINE, STICK = "none", "line", "stick"
WAYS = {
    NONE: mark("None for now"),
    LINE: mark("By the line, with a one-time code"),
    STICK: mark("By stick"),
}
FOLDER = "stick"  # under this name the window remembers the stick's folder


def line_fields(relevant: str = "") -> list[Field]:
    """What is asked to enrol over the line; an invitation fills the rest in."""
    return [
        ask("url", "text", mark("Address of the centre"), required=True, relevant=relevant),
        ask("code", "text", mark("One-time code"), required=True, relevant=relevant),
        ask(
            "pin",
            "text",
            mark("Fingerprint of its certificate"),
            relevant=relevant,
            length=100,
            hint=mark("Only where the centre has a certificate of its own"),
        ),
        ask(
            "invitation",
            "file",
            mark("Or by the centre's invitation"),
            appearance="any",
            relevant=relevant,
            hint=mark("A file .ngi on the stick of who looks after the centre; it fills in what stands above"),
        ),
    ]


def centre_fields() -> list[Field]:
    """What the set-up asks about the centre."""
    ways = {way: each_language(text) for way, text in WAYS.items()}
    stick = f"${{way}} = '{STICK}'"
    return [
        ask("way", "select_one", mark("Exchange"), required=True, default=NONE, choices=ways),
        *line_fields(f"${{way}} = '{LINE}'"),
        ask(
            "folder",
            "file",
            mark("Folder on the stick"),
            required=True,
            appearance="folder",
            relevant=stick,
            hint=mark("It is tried out: something is written, read back and taken away again"),
        ),
        ask(
            "stick_invitation",
            "file",
            mark("The centre's invitation"),
            appearance="any",
            relevant=stick,
            hint=mark("A file .ngi; it may come later, under Sync. Until then nothing goes out"),
        ),
    ]


def left(page: Page, form: FormView, name: str) -> None:
    """A field was left: an invitation fills in what it says, the stick's folder is tried out."""
    sticks, box = page.shell.room.sticks, form.boxes[name]
    path = str(box.value())
    if not path or sticks is None:
        return

    def refused(error: Exception) -> None:
        if not isinstance(error, NagardeskError):
            page.tell(error)
        elif isValid(form):
            box.show_fault(sentence(error))

    if name == "invitation":
        page.run("io", lambda: sticks.invited(path), lambda found: _fill_in(form, found), refused)
    elif name == "stick_invitation":
        page.run("io", lambda: sticks.invited(path), lambda _found: None, refused)
    elif name == "folder":
        page.run("io", lambda: sticks.look(path), lambda free: page.say(_free_band(free)), refused)


def try_out(page: Page, answers: Mapping[str, Any], then: Callable[[], None]) -> None:
    """Go on when the stick that was named can be used; where there is none to be tried, at once."""
    sticks = page.shell.room.sticks
    if answers.get("way") != STICK or sticks is None:
        then()
        return

    def look() -> None:
        sticks.look(str(answers["folder"]))
        if answers.get("stick_invitation"):
            sticks.invited(str(answers["stick_invitation"]))

    page.run("io", look, lambda _none: then())


def enrol(room: Room, answers: Mapping[str, Any]) -> str:
    """Enrol a PC as was answered; gives why it did not go, or ''. It can be done under Sync another time."""
    way = answers.get("way")
    try:
        if way == LINE and room.enrol:
            room.enrol(answers["url"].strip(), answers["code"].strip(), answers.get("pin", "").strip())
        elif way == STICK and room.sticks and answers.get("stick_invitation"):
            room.sticks.join(answers["stick_invitation"], answers["folder"])
        elif way == STICK:
            return tr("The centre's invitation is still to come.")
    except NagardeskError as error:
        return sentence(error)
    return ""


def _fill_in(form: FormView, found: Invited) -> None:
    if isValid(form):
        form.put({"url": found.url, "code": found.code, "pin": found.pin})
        form.changed.emit()


def _free_band(free: int) -> Band:
    return Band(free_text(free), tone="fine", drawing="check")


def free_text(free: int) -> str:
    """How much room a tried stick has."""
    return tr(
        "The stick can be used; {size} are free.",
        size=f"{free / 1e9:.1f} GB" if free >= 1e9 else f"{free // 1_000_000} MB",
    )


def centre_text(answers: Mapping[str, Any]) -> str:
    """In a line what was answered about the centre."""
    way = answers.get("way", NONE)
    more = answers.get("url" if way == LINE else "folder", "") if way != NONE else ""
    return " · ".join(part for part in (tr(WAYS[way]), str(more)) if part)
