"""Acts on the street register: enter a street, name it, change it, propose to make it public, close or divert it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import ask, ask_past, ask_said, provision_card, side_card
from desktop.ui.bits import label
from desktop.ui.page import Route, Shell
from desktop.ui.street.said import COLUMNS, MAINTAINED, STATUS, choices, names, value_text, ward_choices
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk, Done
    from desktop.casework.street import Street


def order_fields(*, required: bool = True, **more: Any) -> tuple[Field, Field]:
    """Number and date of the paper that fixes something."""
    return (
        ask(
            "order_number",
            "text",
            words.mark("Number of the order or resolution"),
            required=required,
            length=200,
            **more,
        ),
        ask_past("order_day", words.mark("Its date"), required=required, **more),
    )


def order_of(answers: Mapping[str, Any], key: str = "order") -> dict[str, str]:
    """The paper as an entry keeps it."""
    day = answers.get(f"{key}_day", "")
    shown = dates.parse(day, f"{key}_day").isoformat() if day else ""
    return {"number": str(answers.get(f"{key}_number", "")), "day": shown}


def day_of(answers: Mapping[str, Any], name: str = "day") -> date:
    """A day that was typed."""
    return dates.parse(answers[name], name)


def millimetres(text: str, field: str) -> int | None:
    """A length typed in metres as whole millimetres; None for nothing."""
    if not clean(str(text)):
        return None
    try:
        return round(Decimal(latin_digits(clean(str(text)))) * 1000)
    except InvalidOperation:
        raise FieldError(field, "Write the width in metres, from 0.5 to 200.", code="width") from None


def both(said: Any, languages: Sequence[str]) -> dict[str, str]:
    """What was said, in every language of the papers."""
    return dict(said) if isinstance(said, Mapping) else dict.fromkeys(languages, str(said))


def name_fields(shell: Shell, *, required: bool = True) -> list[Field]:
    """The name in each language of the papers; the first must be there."""
    asked = []
    for n, code in enumerate(shell.languages):
        text = {words.language(): tr("Name in {language}", language=words.language_name(code))}
        more = {} if n else {"hint": words.each_language(words.mark("Or the words by which people know it"))}
        asked.append(Field(f"name_{code}", "text", text, required=required and not n, length=300, **more))
    return asked


def name_of(answers: Mapping[str, Any]) -> dict[str, str]:
    """The name by language, as it was typed."""
    return {key.removeprefix("name_"): text for key, text in answers.items() if key.startswith("name_") and text}


class StreetAct(ActPage):
    """An act on a street; its context is the street with whatever `more` brings."""

    roles = ("clerk", "officer", "head")
    title = ""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.street = route.args[0]
        self.state: Street | None = None

    def more(self, desk: Desk, state: Street) -> Any:
        """More to read, in the read lane."""
        return None

    def read_context(self) -> Callable[[], Any]:
        from desktop.casework.streets import street_of

        desk, street = self.shell.desk, self.street

        def look() -> tuple[Street, Any]:
            state = street_of(desk, street)
            return state, self.more(desk, state)

        return look

    def _stand(self, context: tuple[Street, Any]) -> None:
        self.state = context[0]
        self.name(tr(self.title), names(self.state.name))
        super()._stand(context)

    def place(self, fault: FieldError) -> FieldError:
        """Faults of the paper that fixes something stand at its two fields."""
        for key in ("order", "approval", "registered"):
            for part in ("number", "day"):
                if fault.field == f"{key}.{part}":
                    return FieldError(f"{key}_{part}", fault.message, code=fault.code, **fault.params)
        return fault

    def prepared(self, context: Any) -> None:
        """Most acts have nothing more to show."""

    def draft_title(self) -> str:
        return f"{self.heading.full} · {names(self.state.name)}" if self.state else self.heading.full

    def finish(self, done: Done) -> None:
        """Back to the street, which tells it."""
        self.shell.done(done, self.told(done), Route("street", (self.street,)))

    def told(self, done: Done) -> str:
        return tr("It stands in the register")


class NewStreet(ActPage):
    """A street with what is known of it."""

    verb = words.mark("Enter it")
    roles = ("clerk", "officer", "head", "inspector")

    def read_context(self) -> Callable[[], Any]:
        return self.shell.desk.office

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            *name_fields(self.shell),
            ask("number", "text", words.mark("Number"), length=40),
            ask("status", "select_one", words.mark("Status"), required=True, default="public",
                choices=choices({k: STATUS[k] for k in ("public", "private", "projected")})),
            ask("ward", "select_one", words.mark("Ward"), choices=ward_choices(context.wards)),
            ask("width", "decimal", words.mark("Width on the ground (m)")),
            ask("class", "text", words.mark("Class"), length=100, hint=words.mark("As the bye-laws or the register call it")),
            ask("maintained_by", "select_one", words.mark("Maintained by"), choices=choices(MAINTAINED)),
            ask_past("day", words.mark("So since"), hint=words.mark("Today, if nothing is written")),
        )  # fmt: skip

    def prepared(self, context: Any) -> None:
        self.name(tr("Enter a street"))
        text = tr("Afterwards give it a base line and parcels; then a line can be drawn and prescribed.")
        self.side.addWidget(side_card(tr("What comes next"), label(text, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.streets import enter_street

        desk = self.shell.desk
        facts = {key: answers.get(key, "") for key in ("number", "status", "ward", "class", "maintained_by")}
        facts |= {"name": name_of(answers), "width": millimetres(answers.get("width", ""), "width")}
        day = day_of(answers) if answers.get("day") else None
        return lambda: enter_street(desk, facts, day)

    def finish(self, done: Done) -> None:
        street = done.entries[0].subject.removeprefix("street:")
        self.shell.done(done, tr("It stands in the register"), Route("street", (street,)))


class NameStreet(StreetAct):
    """A name or number, by the Act's procedure."""

    verb = words.mark("Give it")
    title = words.mark("Give a name or number")

    def more(self, desk: Desk, state: Street) -> Any:
        from desktop.casework.street_ways import NAMING

        first = not any(e.kind == "street.named" for e in state.entries)
        naming = NAMING.get(state.act) if state.status == "public" else None
        return naming["first" if first else "again"] if naming else ""

    def fields(self, context: Any) -> Sequence[Field]:
        provision = context[1]
        approved: tuple[Field, ...] = ()
        if provision and self.shell.desk.law.provision(provision).prior_approval:
            approved = (
                ask("approval_number", "text", words.mark("Number of the approval"), required=True, length=200),
                ask_past("approval_day", words.mark("Date of the approval"), required=True),
            )
        return (
            *name_fields(self.shell, required=False),
            ask("number", "text", words.mark("New number"), length=40),
            *approved,
            *order_fields(),
            ask("day", "date", words.mark("From"), required=True),
        )

    def prepared(self, context: Any) -> None:
        if context[1]:
            self.side.addWidget(provision_card(self, tr("Under which section"), context[1]))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.streets import name_street

        desk, street = self.shell.desk, self.street
        said = name_of(answers)
        order, day = order_of(answers), day_of(answers)
        approval = order_of(answers, "approval") if answers.get("approval_number") else None
        return lambda: name_street(desk, street, said, answers.get("number", ""), order, day, approval)


class ChangeStreet(StreetAct):
    """One column of the register from a day on; what was before stays in the history."""

    verb = words.mark("Change it")
    title = words.mark("Correct or change the register")

    def more(self, desk: Desk, state: Street) -> Any:
        return desk.office().wards

    def fields(self, context: Any) -> Sequence[Field]:
        table = {key: COLUMNS[key] for key in ("width", "class", "maintained_by", "ward", "status")}

        def only(what: str) -> str:
            return f"${{what}} = '{what}'"

        return (
            ask("what", "select_one", words.mark("What is changed"), required=True, choices=choices(table)),
            ask("width", "decimal", words.mark("Width on the ground (m)"), required=True, relevant=only("width")),
            ask("class", "text", words.mark("Class"), required=True, length=100, relevant=only("class")),
            ask("maintained_by", "select_one", words.mark("Maintained by"), required=True, choices=choices(MAINTAINED),
                relevant=only("maintained_by")),
            ask("ward", "select_one", words.mark("Ward"), required=True, choices=ward_choices(context[1]), relevant=only("ward")),
            ask("status", "select_one", words.mark("Status"), required=True, choices=choices(STATUS), relevant=only("status"),
                hint=words.mark("Only by an order under another law; making public and closing have their own steps")),
            *order_fields(),
            ask("day", "date", words.mark("From"), required=True),
        )  # fmt: skip

    def prepared(self, context: Any) -> None:
        rows = [
            label(f"{tr(COLUMNS[key])}: {value_text(key, value)}", wrap=True)
            for key, value in self.state.facts_of.items()
            if key in COLUMNS and value
        ]
        self.side.addWidget(side_card(tr("As it stands"), *(rows or [label(tr("Nothing yet."), "muted")])))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.streets import change_street

        desk, street, what = self.shell.desk, self.street, answers["what"]
        value = millimetres(answers["width"], "width") if what == "width" else answers[what]
        order, day = order_of(answers), day_of(answers)
        return lambda: change_street(desk, street, what, value, order, day)


class ProposeMatter(StreetAct):
    """Make the street public, close it for good or divert it: proposed first, then brought through the Act's steps."""

    verb = words.mark("Propose it")
    matter = ""

    def more(self, desk: Desk, state: Street) -> Any:
        from desktop.casework.street_ways import way_of

        return way_of(state.act, self.matter).provision

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            ask_said(
                self.shell,
                "says",
                words.mark("What is proposed, and why"),
                required=True,
                appearance="multiline",
                length=4000,
            ),
        )

    def prepared(self, context: Any) -> None:
        self.side.addWidget(provision_card(self, tr("Under which section"), context[1]))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_proposals import propose

        desk, street, matter = self.shell.desk, self.street, self.matter
        plan = {"says": both(answers["says"], self.shell.languages)}
        return lambda: propose(desk, street, matter, plan)

    def told(self, done: Done) -> str:
        return tr("It is proposed; the steps of the Act stand at the right")


class ProposeDeclaration(ProposeMatter):
    """Making a private street public."""

    matter, title = "declaration", words.mark("Propose to make it public")


class ProposeClosing(ProposeMatter):
    """Closing a public street for good."""

    matter, title = "closing", words.mark("Propose to close it")


class ProposeDiversion(ProposeMatter):
    """Diverting a public street."""

    matter, title = "diversion", words.mark("Propose to divert it")
