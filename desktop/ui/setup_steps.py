"""The steps of the set-up: what each asks, in the languages that were chosen before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.casework.office import OWN_DIGITS
from desktop.core.text import own_digits
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.pieces import ask, ask_past
from desktop.ui.amounts import PAST
from desktop.ui.beyond import guards_of
from desktop.ui.setup_centre import centre_fields
from desktop.ui.words import each_language, mark, pick

if TYPE_CHECKING:
    from desktop.law.model import Act
    from desktop.law.packs import Law

Answers = dict[str, Any]
_DATE = "31-12-2026"  # as an example of them
PAGES = {"legal": mark("Legal"), "foolscap": mark("Foolscap")}
ROLE_NAMES = {
    "clerk": mark("Clerk: receives, drafts, records"),
    "inspector": mark("Inspector: inspects, serves"),
    "accounts": mark("Accounts: fees and dues"),
    "officer": mark("Officer: signs by the power of his authority"),
    "head": mark("Head of office: settles, sets values"),
    "administrator": mark("Administrator: officers, set-up"),
}


def _called(en: str, hi: str, mr: str, pa: str, ta: str) -> Answers:
    """A post's name on paper, in whichever languages the office prints."""
    return {
        f"designation_{code}": text
        for code, text in zip(("en", "hi", "mr", "pa", "ta"), (en, hi, mr, pa, ta), strict=True)
    }


FIRST_POSTS: tuple[Answers, ...] = (
    {"login": "clerk", **_called("Clerk", "लिपिक", "लिपिक", "ਕਲਰਕ", "எழுத்தர்"), "roles": ["clerk"]},
    {
        "login": "inspector",
        **_called("Sub-Engineer", "उपयंत्री", "कनिष्ठ अभियंता", "ਸਬ-ਇੰਜੀਨੀਅਰ", "துணைப் பொறியாளர்"),
        "roles": ["inspector"],
    },
    {"login": "officer", "roles": ["officer", "head"]},
    {
        "login": "admin",
        **_called("Administrator", "प्रशासक", "प्रशासक", "ਪ੍ਰਬੰਧਕ", "நிர்வாகி"),
        "roles": ["administrator"],
        "more": "no",
    },
)
PASSWORDS = {
    "new": mark("At least eight characters"),
    "kept": mark("At least eight characters; left empty, the one there is stays"),
    "made": mark("At least eight characters; left empty, one is made up and shown once"),
}
OFF_DAYS = {
    "6": mark("Sunday"),
    "5": mark("Saturday"),
    "second_saturday": mark("Second Saturday"),
    "fourth_saturday": mark("Fourth Saturday"),
}


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its name (`officer` with its number), title, and a sentence about it."""

    name: str
    title: str
    about: str
    number: int = 0


TITLES = {
    "body": (mark("Act and body"), mark("The State's Act decides which notices, periods and officers there are.")),
    "name": (mark("Name and number series"), mark("As they stand on every paper.")),
    "wards": (mark("Wards"), mark("Type them, or take them from a .csv or .xlsx file: number, then name.")),
    "letterhead": (mark("Letterhead"), mark("What stands at the head of every paper.")),
    "officer": (mark("Officer"), mark("Who works here, what he may do, and the authority by which he signs.")),
    "holidays": (mark("Closed days"), mark("A last day that falls on one moves on, where the Act lets it.")),
    "beyond": (mark("Beyond the Act"), mark("What courts have directed stands, unless an order puts it aside here.")),
    "centre": (mark("Centre"), mark("Everything is kept on this PC; a centre joins the PCs of the body.")),
    "summary": (mark("Look it over"), mark("What changes later is entered under Settings with its day.")),
}


def steps_of(answers: Mapping[str, Any]) -> list[Step]:
    """All steps in order; there is one for each officer and one more where another is to come."""
    found = [Step(name, *TITLES[name]) for name in ("body", "name", "wards", "letterhead")]
    found += [Step("officer", *TITLES["officer"], n) for n in range(len(officers_of(answers)))]
    return found + [Step(name, *TITLES[name]) for name in ("holidays", "beyond", "centre", "summary")]


def officers_of(answers: Mapping[str, Any]) -> list[Answers]:
    """The officers so far, with the posts that every office has until they are filled in."""
    told: list[Answers] = list(answers.get("officers", ()))
    for n in range(len(told), len(FIRST_POSTS)):
        if told and told[-1].get("more") == "no":
            break
        told.append(dict(FIRST_POSTS[n]))
    if told[-1].get("more") == "yes":
        told.append({})
    last = next((n for n, each in enumerate(told) if each.get("more") == "no"), len(told) - 1)
    return told[: last + 1]


def languages_of(answers: Mapping[str, Any]) -> list[str]:
    """The languages of the papers, the first one first."""
    body = answers.get("body", {})
    return str(body.get(f"languages_{key_of(body.get('act', ''))}", "hi,en")).split(",")


def kind_of(answers: Mapping[str, Any]) -> str:
    """The kind of body."""
    body = answers.get("body", {})
    return str(body.get(f"kind_{key_of(body.get('act', ''))}", ""))


def fields_of(step: Step, answers: Mapping[str, Any], law: Law) -> Sequence[Field]:
    """What a step asks."""
    make = {
        "body": lambda: _body(law),
        "name": lambda: _name(languages_of(answers)),
        "wards": lambda: _wards(languages_of(answers)),
        "letterhead": lambda: letterhead_fields(languages_of(answers)),
        "officer": lambda: [*officer_fields(languages_of(answers), act_of(answers, law), "made"), _more()],
        "holidays": _holidays,
        "beyond": lambda: _beyond(act_of(answers, law)),
        "centre": centre_fields,
    }
    return make[step.name]() if step.name in make else ()


def act_of(answers: Mapping[str, Any], law: Law) -> Act:
    """The Act that was chosen."""
    return law.act(answers["body"]["act"])


def key_of(act: str) -> str:
    """The id of an Act or of a court's directions as part of a field's name."""
    return act.replace("-", "_")


def _body(law: Law) -> list[Field]:
    acts = [law.act(act) for act in law.acts]
    fields = [
        ask(
            "act",
            "select_one",
            mark("Act"),
            required=True,
            choices={act.id: dict(act.title) for act in acts},
        )
    ]
    for act in acts:
        chosen = f"${{act}} = '{act.id}'"
        kinds = {kind: dict(names) for kind, names in act.bodies.items()}
        local = [code for code in act.languages if code != "en"]
        groups = [[*local, "en"], *([code] for code in act.languages)]
        spoken = {",".join(g): {"en": " + ".join(words.LANGUAGES[code] for code in g)} for g in groups}
        only = next(iter(kinds)) if len(kinds) == 1 else ""
        fields += [
            ask(
                f"kind_{key_of(act.id)}",
                "select_one",
                mark("Kind of body"),
                required=True,
                choices=kinds,
                relevant=chosen,
                default=only,
            ),
            ask(
                f"languages_{key_of(act.id)}",
                "select_one",
                mark("Languages of the papers"),
                required=True,
                choices=spoken,
                relevant=chosen,
                default=next(iter(spoken)),
            ),
        ]
    return fields


def _in_each(name: str, text: str, languages: Sequence[str], **more: Any) -> list[Field]:
    """The same field once for each language of the papers."""
    if isinstance(more.get("hint"), str):
        more["hint"] = each_language(more["hint"])
    label = pick(each_language(text))
    return [
        Field(f"{name}_{code}", "text", {words.language(): f"{label} ({words.language_name(code)})"}, **more)
        for code in languages
    ]


def name_fields(languages: Sequence[str]) -> list[Field]:
    """The body's name, and the letters with which its numbers begin."""
    return [
        *_in_each("body", mark("Name of the body"), languages, required=True, length=200),
        ask(
            "code",
            "text",
            mark("Short form for numbers"),
            required=True,
            length=8,
            hint=mark("Two to eight capital letters or figures; every number on paper begins with it"),
        ),
    ]


def _name(languages: Sequence[str]) -> list[Field]:
    return [
        *name_fields(languages),
        ask("latitude", "decimal", mark("Latitude"), hint=mark("For sunrise and sunset, such as 23.26")),
        ask("longitude", "decimal", mark("Longitude"), hint=mark("Such as 77.41")),
    ]


def _file(hint: str) -> Field:
    return ask("file", "file", mark("From a file"), hint=hint, appearance="any")


def ward_rows(languages: Sequence[str]) -> Field:
    """The wards, one a line."""
    inner = (
        ask("number", "text", mark("Number"), required=True, length=12),
        *_in_each("name", mark("Name"), languages, required=True, length=200),
    )
    return ask("wards", "repeat", mark("Wards"), required=True, fields=inner)


def _wards(languages: Sequence[str]) -> list[Field]:
    return [
        _file(mark("The first column holds the number, the next the name in each language")),
        ward_rows(languages),
    ]


def letterhead_fields(languages: Sequence[str]) -> list[Field]:
    """What stands at the head of papers, in each language."""
    return [
        *_in_each("name", mark("Name of the office"), languages, required=True, length=200),
        *_in_each("office", mark("Second line"), languages, length=200, hint=mark("Such as the district")),
        *_in_each("address", mark("Address"), languages, length=300),
        ask("contact", "text", mark("Telephone, e-mail"), length=200),
        *([_digits(local)] if (local := next((each for each in languages if each != "en"), "")) else []),
        ask("emblem", "file", mark("Emblem"), hint=mark("A picture, PNG or JPEG"), appearance="any"),
        ask(
            "page",
            "select_one",
            mark("Paper"),
            required=True,
            default="a4",
            choices={"a4": {"en": "A4"}, **{value: each_language(text) for value, text in PAGES.items()}},
        ),
    ]


def _digits(language: str) -> Field:
    """In which digits the office writes."""
    return ask(
        "digits",
        "select_one",
        mark("Digits"),
        required=True,
        default="latin",
        hint=mark("On papers and on the screen; what stands once for two languages keeps 0 to 9"),
        choices={"latin": {"en": _DATE}, OWN_DIGITS: {"en": own_digits(_DATE, language)}},
    )


def officer_fields(languages: Sequence[str], act: Act, password: str) -> list[Field]:
    """A person of the office, his roles, and the authority of the Act that he is.

    `password` says what an empty one means: `new` must be filled in, `kept` stays as it is, `made` is made up.
    """
    authorities = {each["en"]: dict(each) for each in act.authorities.values()}
    return [
        *_in_each("name", mark("Name"), languages, required=True, length=200),
        *_in_each("designation", mark("Designation"), languages, required=True, length=200),
        ask(
            "login",
            "text",
            mark("Name to sign in with"),
            required=True,
            length=40,
            hint=mark("Small Latin letters, figures, dot or dash"),
        ),
        ask(
            "password",
            "text",
            mark("Password"),
            required=password == "new",
            length=200,
            appearance="secret",
            hint=PASSWORDS[password],
        ),
        ask(
            "roles",
            "select_multiple",
            mark("Roles"),
            required=True,
            choices={role: each_language(text) for role, text in ROLE_NAMES.items()},
        ),
        ask(
            "authority",
            "select_one",
            mark("Authority under the Act"),
            choices=authorities,
            appearance="plain",
            hint=mark("Only for those who sign; the sections stand at the side"),
        ),
        ask(
            "held_from",
            "date",
            mark("Holds the post since"),
            required=True,
            appearance=PAST if password == "made" else "",
        ),
    ]


def _more() -> Field:
    choices = {"yes": each_language(mark("One more officer")), "no": each_language(mark("These are all"))}
    return ask("more", "select_one", mark("Then"), required=True, default="yes", choices=choices)


def holiday_rows() -> Field:
    """Days on which the office is closed, each with its name."""
    return ask(
        "holidays",
        "repeat",
        mark("Holidays"),
        fields=(
            ask("day", "date", mark("Day"), required=True),
            ask("name", "text", mark("Name"), required=True, length=200),
        ),
    )


def _holidays() -> list[Field]:
    off = {value: each_language(text) for value, text in OFF_DAYS.items()}
    return [
        ask("weekly_off", "select_multiple", mark("Weekly closed days"), choices=off),
        _file(mark("The first column holds the day, the next the name")),
        holiday_rows(),
    ]


def _beyond(act: Act) -> list[Field]:
    """Of each court's directions whether they stand, else the order that puts them aside."""
    fields: list[Field] = []
    stand = {
        "yes": each_language(mark("They stand")),
        "no": each_language(mark("Put aside here, by an order")),
    }
    for guard in guards_of(act):
        name = key_of(guard.id)
        aside = f"${{stands_{name}}} = 'no'"
        fields += [
            Field(f"stands_{name}", "select_one", guard.title, required=True, default="yes", choices=stand),
            ask(f"why_{name}", "text", mark("Reason"), required=True, length=1000, relevant=aside),
            ask(f"authority_{name}", "text", mark("Fixed by"), required=True, length=500, relevant=aside),
            ask_past(f"dated_{name}", mark("Its date"), required=True, relevant=aside),
        ]
    return fields
