"""The palette finds any job by what a person calls it: in five languages, by sound, with a slip; and a section by its number."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt

from desktop.ui import words
from desktop.ui.books.home_page import lines_of_books
from desktop.ui.catalogue import sentences
from desktop.ui.finder import Palette
from desktop.ui.jobs import JOBS, jobs_of, other_names, other_words
from desktop.ui.keys import commands_everywhere
from desktop.ui.matching import SLIPS, SOUNDS, asked, rank
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, go
from tests.ui.sample import TODAY, receive
from tests.ui.waits import wait

KEYS = Qt.Key
SAID = [
    ("balcony", "new/mp_projection"),
    ("छज्जा", "new/mp_projection"),
    ("chajja", "new/mp_projection"),
    ("road cutting", "new/mp_road_opening"),
    ("sadak khudai", "new/mp_road_opening"),
    ("बांधकाम", "new/building_notice"),
    ("avedan", "forms"),
    ("aplication", "forms"),
    ("விண்ணப்பம்", "forms"),
    ("soochana", "list/notices"),
    ("ਨੋਟਿਸ", "list/notices"),
    ("masauda", "list/inspections/findings"),
    ("tameel", "list/notices/to_serve"),
    ("returned post", "returned"),
    ("peshi", "list/hearings"),
    ("rasid radd", "counter/taken"),
    ("cancel receipt", "counter/taken"),
    ("how do I cancel a receipt", "counter/taken"),
    ("day end", "day_close"),
    ("din band", "day_close"),
    ("backup", "care"),
    ("bakap", "care"),
    ("pen drive", "sync/write"),
    ("cause list", "sittings"),
    ("tomorrow", "sittings"),
    ("postpone all", "sittings"),
    ("who did what yesterday", "entered"),
    ("कल किसने क्या किया", "entered"),
    ("reprint receipt", "register/receipts"),
    ("रसीद दोबारा", "register/receipts"),
    ("overdue", "list/cases/overdue"),
    ("overdue notices ward 4", "list/cases/overdue"),
    ("limitation", "list/cases/overdue"),
    ("undo", "list/notices/drafted"),
    ("unclaimed", "list/notices/to_serve"),
    ("bounced", "counter/cheques"),
    ("misspelt name", "list/cases"),
    ("password", "settings/officers"),
    ("auto lock", "settings"),
    ("clipboard", "list/cases"),
    ("chhutti", "holiday"),
    ("सुट्टी", "holiday"),
    ("add officer", "officer"),
    ("adhikari", "officer"),
    ("excel", "forms/-/bring"),
    ("conflict", "list/cases/settle"),
    ("printer", "prints"),
    ("mistake", "list/cases"),
    ("naksha", "map"),
    ("makan naksha", "new/building_notice"),
    ("pendency", "report/pendency"),
    ("outward register", "register/outward"),
    ("187(8)", "provision/mp-1961:187:8"),
    ("धारा १८७", "provision/mp-1961:187"),
]


def opened(desk: Desk, text: str) -> Palette:
    """The palette with a text typed into it, all that was asked having answered."""
    desk.ctrl(KEYS.Key_K)
    desk.type(text)
    desk.wait()
    return next(each for each in desk.window.frame.findChildren(Palette) if each.isVisible())


def test_every_job_is_found_by_what_people_call_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Enter would lead; that each of these pages comes is seen by the walk over them all."""
    desk.sign_in("admin")
    gone: list[str] = []
    for name in ("go", "go_home"):
        monkeypatch.setattr(desk.window, name, lambda route: gone.append(str(route)))
    missed = []
    for said, route in SAID:
        gone.clear()
        opened(desk, "").field.setText(said)
        desk.wait()
        desk.press(ENTER)
        if not gone or not gone[0].startswith(route):
            missed.append((said, route, gone))
    assert missed == [], missed


def test_enter_waits_for_what_is_still_being_looked_for(clerk: Desk) -> None:
    receive(clerk.sample, TODAY, 3)
    clerk.ctrl(KEYS.Key_K)
    clerk.type("harpreet")
    clerk.press(ENTER)  # before the store has answered
    clerk.wait()
    assert clerk.page.route.page == "case"


def test_a_name_that_sounds_like_a_job_is_a_person_first(clerk: Desk) -> None:
    case = receive(clerk.sample, TODAY, 3)
    opened(clerk, "singh")
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("case", (case,))


def test_nothing_found_says_what_to_try(clerk: Desk) -> None:
    palette = opened(clerk, "qqqq")
    assert palette.none.isVisible() and "section" in palette.none.text()
    clerk.press(KEYS.Key_Escape)
    opened(clerk, "lock")


def test_a_clerk_is_not_offered_what_only_the_office_may_set(clerk: Desk) -> None:
    names = [each.name for each in jobs_of(clerk.window)]
    assert "New officer" not in names and "Record service" in names


def test_on_a_case_its_own_step_stands_for_the_job(clerk: Desk) -> None:
    case = receive(clerk.sample, TODAY, 3)
    go(clerk, "case", case)
    names = [each.name.partition(" · ")[0] for each in clerk.window.commands()]
    assert names.count("Record an inspection") == 1
    opened(clerk, "nirikshan")
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("inspect", (case,))


def test_the_list_of_words_names_what_there_is(clerk: Desk) -> None:
    from desktop.forms.definition import form_files

    own, forms = sentences(), {path.stem for path in form_files()}
    books = {str(each.route) for each in lines_of_books() if each.route}
    for key in other_words():
        kind, _, name = key.partition(":")
        kinds = {"form": {*forms, *(each.partition("_")[2] for each in forms)}, "book": books}
        assert name in kinds[kind] if kind in kinds else key in own, key
    named = {text for text, *_ in JOBS} | {each.name for each in commands_everywhere(clerk.window)}
    bare = [each for each in named if not other_names(each) and each not in words.LANGUAGES.values()]
    assert bare == []


@pytest.mark.parametrize("language", ["hi", "ta"])
def test_english_finds_a_job_on_a_screen_in_another_language(clerk: Desk, language: str) -> None:
    clerk.window.show_language(language)
    clerk.wait()
    opened(clerk, "backup")
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("care")
    clerk.window.show_language("en")


@pytest.mark.parametrize(
    ("typed", "called", "otherwise", "place"),
    [
        ("suchna", "Notice", "सूचना", SOUNDS),
        ("recipt", "Receipt", "", SOUNDS),
        ("haering", "Fix a hearing", "", SOUNDS),
        ("hdaring", "Fix a hearing", "", SLIPS),
        ("xyzw", "Notice", "सूचना", None),
        ("notice", "Draft a hearing", "", None),
    ],
)
def test_how_a_word_fits(typed: str, called: str, otherwise: str, place: int | None) -> None:
    assert rank(asked(typed), called, otherwise) == place


def test_the_palette_answers_at_once(clerk: Desk) -> None:
    palette = opened(clerk, "n")
    slowest = 0.0
    for text in ("no", "not", "notic", "soochna", "sunvayi", "aplicaton", "balkoni"):
        begun = time.thread_time()  # what others do meanwhile is no delay of ours
        palette.field.setText(text)
        slowest = max(slowest, time.thread_time() - begun)
        wait(1)
        clerk.wait()
    assert slowest < 0.5  # on a slow and busy machine; a twentieth of a second on a quiet one
