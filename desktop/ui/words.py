"""The screen's own words: English in the source, every other language from a Qt catalogue; dates, days and rupees."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QTranslator

if TYPE_CHECKING:
    from datetime import date

LOCALE = Path(__file__).resolve().parents[2] / "resources" / "locale"
CONTEXT = "screen"
LANGUAGES = {"en": "English", "hi": "हिन्दी", "mr": "मराठी", "pa": "ਪੰਜਾਬੀ", "ta": "தமிழ்"}
SCRIPTS = {  # the first letter of each and the last
    "en": "Az",
    "hi": "\u0900\u097f",
    "mr": "\u0900\u097f",
    "pa": "\u0a00\u0a7f",
    "ta": "\u0b80\u0bff",
}


class _Screen:
    """The language now shown, its catalogue, and what was asked for in vain."""

    def __init__(self) -> None:
        self.language = "en"
        self.local = ""
        self.own_digits = False
        self.translator: QTranslator | None = None
        self.missing: set[str] = set()


_screen = _Screen()


def available() -> list[str]:
    """The languages whose catalogue lies in `resources/locale`, English first."""
    return [each for each in LANGUAGES if each == "en" or (LOCALE / f"screen.{each}.qm").is_file()]


def language() -> str:
    """The language of the screen."""
    return _screen.language


def show_language(wanted: str, *, bare: bool = False) -> str:
    """Switch the screen to a language (English where its catalogue is missing); gives the one now shown.

    `bare` shows what has several languages in it, as forms do, in `wanted` even where the screen has no catalogue.
    """
    app = QCoreApplication.instance()
    if _screen.translator and app:
        app.removeTranslator(_screen.translator)
        _screen.translator.deleteLater()  # it belongs to the application, which would keep every one there ever was
    chosen = wanted if bare or wanted in available() else "en"
    translator = QTranslator(app)
    if translator.load(str(LOCALE / f"screen.{chosen}.qm")) and app:
        app.installTranslator(translator)
    _screen.translator, _screen.language = translator, chosen
    return chosen


def missing() -> set[str]:
    """The sentences asked for that the language now shown does not have."""
    return set(_screen.missing)


def forget_missing() -> None:
    """Begin the list of missing sentences anew."""
    _screen.missing.clear()


def language_name(code: str) -> str:
    """What a language is called in the screen's own."""
    return tr(NAMES[code])


def mark(text: str) -> str:
    """Mark a sentence for the catalogues where it stands as data; `tr` turns it later."""
    return text


NAMES = {
    "en": mark("English"),
    "hi": mark("Hindi"),
    "mr": mark("Marathi"),
    "pa": mark("Punjabi"),
    "ta": mark("Tamil"),
}


def tr(text: str, **params: object) -> str:
    """The sentence in the screen's language, its `{names}` filled."""
    found = QCoreApplication.translate(CONTEXT, text)
    if _screen.language != "en" and found == text and any(c.isalpha() for c in text):
        _screen.missing.add(text)
    return found.format(**params).replace("₹ -", "−₹ ") if params else found


def trn(text: str, n: int, **params: object) -> str:
    """The sentence for a number `n`, which stands at `%n`, grouped: 12,34,567."""
    found = QCoreApplication.translate(CONTEXT, text, None, n)
    if abs(n) >= 1000:  # Qt has put it there bare
        from desktop.core import money  # no such number stands in the first picture

        found = found.replace(str(n), money.group(n), 1)
    return found.format(**params) if params else found


def known(text: str) -> str:
    """A sentence of a pack or an office in the screen's language where the catalogue or the pack has it, else as is."""
    if not text or _screen.language == "en":
        return text
    from desktop.law.words import pack_words  # the law is not needed to start

    found = QCoreApplication.translate(CONTEXT, text)
    if found != text:
        return found
    near = pack_words("hi").get(text, text) if _screen.language == "mr" else text  # as `pick` does
    return pack_words(_screen.language).get(text, near)


def pick(said: Mapping[str, Any] | str | None) -> str:
    """What is said in several languages, in the screen's, else in English, else in any."""
    if isinstance(said, str) or said is None:
        return said or ""
    for each in (_screen.language, "hi" if _screen.language == "mr" else "en", "en", "hi"):
        if said.get(each):
            return _naming_local(str(said[each]), each)
    return next((_naming_local(str(v), each) for each, v in said.items() if v), "")


def tell_local(code: str) -> None:
    """Say which language the office has beside English; forms name it where they ask for a name in it."""
    _screen.local = code


def tell_digits(own: bool) -> None:
    """Say whether the office writes figures in the digits of each language."""
    _screen.own_digits = own


def shown(text: str) -> str:
    """`text` as the screen shows it, in the digits that the office writes; what is typed, kept or exported has 0-9."""
    if not _screen.own_digits:
        return text
    from desktop.core.text import own_digits

    return own_digits(text, _screen.language)


def _naming_local(text: str, language: str) -> str:
    if "{local}" not in text:
        return text
    from desktop.forms.naming import name_local  # in labels of forms alone

    return name_local(text, language, _screen.local)


def in_script(names: str) -> str:
    """Of a name in two scripts ("Smt. Lakshmi / श्रीमती लक्ष्मी"), the one the screen's language is written in, else Latin."""
    parts = names.split(" / ")
    first, last = SCRIPTS.get(_screen.language, SCRIPTS["en"])
    own = [part for part in parts if any(first <= letter <= last for letter in part)]
    return " / ".join(own or [part for part in parts if part.isascii()] or parts)


def each_language(text: str) -> dict[str, str]:
    """A sentence of the screen as a mapping, for what takes words per language (form fields)."""
    return {_screen.language: tr(text)}


def day(value: date | str | None) -> str:
    """A day as 03-02-2027; '' for none."""
    if not value:
        return ""
    from datetime import date  # no day stands in the first picture

    from desktop.core import dates

    return dates.show(date.fromisoformat(value) if isinstance(value, str) else value)


def rupees(paise: int) -> str:
    """`paise` as ₹ 1,20,000 or, where they are owed the other way, −₹ 1,20,000."""
    from desktop.core import money  # nor does money

    return f"₹ {money.show(paise)}".replace("₹ -", "−₹ ")


def weekday(value: date) -> str:
    """The day of the week."""
    return tr(_WEEKDAYS[value.weekday()])


def moment(instant: str) -> str:
    """An instant of the store as Indian time, 30-11-2026 10:32; '' for none."""
    if not instant:
        return ""
    from desktop.core import dates
    from desktop.core.clock import IST, civil_day, parse_instant

    local = parse_instant(instant).astimezone(IST)
    return f"{dates.show(civil_day(local))} {local:%H:%M}"


def left(days: int | None) -> str:
    """Days left as a clerk says them; a period is over only on the day after its last."""
    if days is None:
        return ""
    if days < 0:
        return trn("%n days over", -days)
    if days == 0:
        return tr("last day today")
    return trn("%n days left", days)


def cited(section: str) -> str:
    """A section as the screen's language cites it: 187(8) proviso (b), 187(8) परन्तुक (ख)."""
    from desktop.law import words as law_words  # the law is not needed to start

    return law_words.cited(section, _screen.language)


def section_text(section: str) -> str:
    """A citation: Section 187(5)(b); what is no section, as a judgment, by its own name."""
    return tr("Section {section}", section=cited(section)) if section[:1].isdigit() else cited(section)


_WEEKDAYS = (
    mark("Monday"),
    mark("Tuesday"),
    mark("Wednesday"),
    mark("Thursday"),
    mark("Friday"),
    mark("Saturday"),
    mark("Sunday"),
)
