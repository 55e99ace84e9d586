"""A building let or made to come forward to the line, with the price of the body's land that it takes in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import money
from desktop.core.errors import NagardeskError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.acts.street import StreetAct, day_of, order_fields, order_of
from desktop.ui.acts.street_after import parcel_field, show_worth
from desktop.ui.bits import column, empty, label
from desktop.ui.faults import sentence
from desktop.ui.page import Route, Shell, later
from desktop.ui.street.said import HOWS, choices
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done

PAUSE = 250


class ComeForward(StreetAct):
    """Measured as soon as parcel and way are chosen; the price stands at the side while one types."""

    verb = words.mark("Enter it")
    title = words.mark("Let or make a building come forward")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.figures = column(gap=2)
        self._measured: tuple[str, str] = ("", "")
        self._soon = later(PAUSE, self._look, self)

    def fields(self, context: Any) -> Sequence[Field]:
        from desktop.casework.street_forward import ways_forward

        ways = ways_forward(self.state.act if self.state else "")
        priced = " or ".join(f"${{how}} = '{how}'" for how, price in ways.items() if price) or "'one' = 'none'"
        return (
            parcel_field(self.state, "id"),
            ask(
                "how",
                "select_one",
                words.mark("It is"),
                required=True,
                choices=choices({how: HOWS[how] for how in ways}),
                default=next(iter(ways)) if len(ways) == 1 else "",
            ),
            ask(
                "area",
                "decimal",
                words.mark("Land up to the line (m²)"),
                required=True,
                hint=words.mark("Filled in from the survey"),
            ),
            ask("rate", "money", words.mark("Rate for one m² (rupees)"), relevant=priced),
            ask(
                "source",
                "text",
                words.mark("Paper that fixes the rate"),
                required=True,
                length=300,
                relevant="${rate} != ''",
            ),
            *order_fields(),
            ask("day", "date", words.mark("Day"), required=True),
        )

    def prepared(self, context: Any) -> None:
        self.side.addWidget(side_card(tr("The working"), self.figures))
        self._look()

    def changed_answer(self) -> None:
        answers = self.form.answers()
        chosen = (answers.get("parcel", ""), answers.get("how", ""))
        if all(chosen) and chosen != self._measured:
            self._measured = chosen
            self.form.put({"area": ""})
        self._soon.start()

    def _heads(self, answers: Mapping[str, Any]) -> dict[str, Any]:
        heads = {key: answers[key] for key in ("area", "source") if answers.get(key)}
        return heads | ({"rate": money.parse(answers["rate"], "rate")} if answers.get("rate") else {})

    def _look(self) -> None:
        answers = self.form.answers() if self.form else {}
        if not (answers.get("parcel") and answers.get("how")):
            self._say(tr("It is worked out here while you fill in the form."), "muted")
            return
        try:
            heads = self._heads(answers)
        except NagardeskError as error:
            self._say(sentence(error), tone="soon")
            return
        if not heads.get("source"):
            heads.pop("rate", None)
        desk, surveyor, street = self.shell.desk, self.shell.room.streets, self.street
        parcel, how = answers["parcel"], answers["how"]
        self.run("read", lambda: surveyor.forward(desk, street, parcel, how, heads), self._show, self._wrong)

    def _say(self, text: str, role: str = "", tone: str = "") -> None:
        empty(self.figures)
        self.figures.addWidget(label(text, role, tone=tone, wrap=True))

    def _show(self, found: Mapping[str, Any]) -> None:
        if self.form and not self.form.answers().get("area"):
            self.form.put({"area": found["area"]})
        self._say(words.section_text(found["section"]), "strong")
        self.figures.addWidget(label(tr("{area} m² lie before it up to the line", area=found["area"]), wrap=True))
        if found["worth"]:
            show_worth(self.figures, found["worth"])
        elif not found["price_section"]:
            self.figures.addWidget(label(tr("The Act sets no price for the land."), "small", wrap=True))

    def _wrong(self, error: Exception) -> None:
        if isinstance(error, NagardeskError):
            self._say(sentence(error), tone="soon")
        else:
            self.tell(error)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, surveyor, street = self.shell.desk, self.shell.room.streets, self.street
        parcel, how, heads = answers["parcel"], answers["how"], self._heads(answers)
        order, day = order_of(answers), day_of(answers)
        return lambda: surveyor.keep_forward(desk, street, parcel, how, heads, order, day)

    def told(self, done: Done) -> str:
        return tr("The setting forward is entered")
