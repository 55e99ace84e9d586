"""Acts that draw: a base line, and a line by chainage and offset, with the map beside them as one types."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core.errors import FieldError
from desktop.core.ground import Ground, Shape
from desktop.core.text import clean, latin_digits, ungroup
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.pieces import ask, ask_past, side_card
from desktop.ui.acts.street import StreetAct, day_of, order_fields, order_of
from desktop.ui.bits import box, column, empty, label
from desktop.ui.faults import sentence
from desktop.ui.map.index import GroundIndex
from desktop.ui.map.view import MapView
from desktop.ui.page import Route, Shell, later
from desktop.ui.street.cards import effect_texts
from desktop.ui.street.said import KINDS, choices
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Desk, Done
    from desktop.casework.street import Street
    from desktop.ui.services import Seen

MAP_SIDE = 470
PAUSE = 250


class MappedAct(StreetAct):
    """An act with a map beside it that follows what is typed."""

    nothing = words.mark("What you draw is measured here.")  # what the card under the map says at first; "": no card

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.side_area.setFixedWidth(MAP_SIDE)
        self.map = MapView(tr("Map of the street"), least=330)
        self.ground = Ground()
        self.said = column(gap=2)
        self._soon = later(PAUSE, self._look, self)
        self._round = 0

    def more(self, desk: Desk, state: Street) -> Any:
        return self.shell.room.streets.street_ground(desk, state.id)

    def prepared(self, context: Any) -> None:
        self.ground = context[1]
        self.side.addWidget(box(column(self.map, margins=(2, 2, 2, 2)), "card"))
        if self.nothing:
            self.side.addWidget(side_card(tr("What it makes"), self.said))
            self._say([])
        self.show_ground(())
        self._soon.start()

    def show_ground(self, more: Sequence[Shape], *, keep: bool = False) -> None:
        """The street with what is typed over it."""
        shapes = (*self.ground.shapes, *more)
        self.map.put(GroundIndex(Ground(self.ground.frame, shapes)), keep=keep)
        if not keep:
            self.map.fit_kinds([s.kind for s in shapes if s.kind != "ward"])

    def changed_answer(self) -> None:
        self._soon.start()

    def seen(self, answers: dict[str, Any]) -> Callable[[], Seen] | None:
        """Work for the read lane that draws what is typed; None while there is nothing to draw."""
        raise NotImplementedError

    def tell_seen(self, seen: Seen) -> list[str]:
        """What is said of it under the map."""
        return []

    def _look(self) -> None:
        work = self.seen(self.form.answers()) if self.form else None
        self._round += 1
        turn = self._round
        if work is None:
            self._say([])
            return
        self.run(
            "read",
            work,
            lambda seen: self._drawn(seen) if turn == self._round else None,
            lambda error: self._wrong(error) if turn == self._round else None,
        )

    def _drawn(self, seen: Seen) -> None:
        known = {shape.kind for shape in self.ground.shapes}
        same = seen.ground.frame == self.ground.frame or not self.ground.shapes
        if not same:
            self.ground = Ground(seen.ground.frame)
        self.show_ground(seen.ground.shapes, keep=bool(known) and same and self._kept)
        self._kept = True
        self._say(self.tell_seen(seen))

    _kept = False

    def _wrong(self, error: Exception) -> None:
        """A fault in what is typed so far: said under the map, and shown on it where its place is known."""
        if not isinstance(error, FieldError):
            self.tell(error)
            return
        place = error.params
        spot = [Shape("fault", ((float(place["x"]), float(place["y"])),))] if "x" in place else []
        if spot and self._near(spot[0]):
            self.show_ground(spot)
        self._say([sentence(error)], tone="soon")

    def _near(self, spot: Shape) -> bool:
        """Whether a place of the file lies in the frame shown: degrees and other zones do not."""
        if not self.ground.shapes:
            return True
        whole = self.map.index
        x, y = spot.points[0]
        return abs(x - whole.origin[0]) < 20_000 and abs(y - whole.origin[1]) < 20_000

    def _say(self, texts: Sequence[str], tone: str = "") -> None:
        empty(self.said)
        for text in texts or filter(None, [tr(self.nothing)]):
            self.said.addWidget(label(text, tone=tone, wrap=True))


class LayBase(MappedAct):
    """A base line: its points put on the map of the office, or a straight one for a street without a map."""

    verb = words.mark("Lay it")
    title = words.mark("Give it a base line")

    def more(self, desk: Desk, state: Street) -> Any:
        return self.shell.room.streets.office_ground(desk)

    def fields(self, context: Any) -> Sequence[Field]:
        point = (ask("x", "decimal", words.mark("East (m)")), ask("y", "decimal", words.mark("North (m)")))
        asked = [
            ask("length", "decimal", words.mark("Length of a straight base line (m)"),
                hint=words.mark("For a street that is on no map; offsets are taken from it"))
        ]  # fmt: skip
        if context[1].shapes:
            hint = words.mark(
                "Put them on the map with the mouse, or with the cross and Space; then leave the length empty"
            )
            asked.append(
                ask(
                    "points",
                    "repeat",
                    words.mark("Points along its middle or one edge"),
                    fields=point,
                    appearance="table",
                    hint=hint,
                )
            )
        return asked

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        self.map.sketching = bool(context[1].shapes)
        self.map.spotted.connect(self._spotted)

    def _spotted(self, x: float, y: float) -> None:
        rows = [row for row in self.form.boxes["points"].value() if row.get("x")]
        self.form.put({"points": [*rows, {"x": f"{x:.2f}", "y": f"{y:.2f}"}]})
        self._typed()

    def seen(self, answers: dict[str, Any]) -> Callable[[], Seen] | None:
        points = _points(answers)
        self._kept = True
        shown = [Shape("base", points)] if len(points) > 1 else [Shape("fault", points)] if points else []
        self.show_ground(shown, keep=True)
        return None

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, surveyor, street = self.shell.desk, self.shell.room.streets, self.street
        points, long = _points(answers), number(answers.get("length", ""), "length")
        return lambda: surveyor.lay_base(desk, street, points if len(points) > 1 else (), long)


class DrawLine(MappedAct):
    """A line by a table of chainage and offsets, or by points put on the map; it follows on the map as one types."""

    verb = words.mark("Enter the line")
    title = words.mark("Draw a line by chainage and offset")

    def fields(self, context: Any) -> Sequence[Field]:
        from desktop.casework.street_ways import kinds_of

        kinds = kinds_of(self.state.act)
        told = {
            "propose": words.each_language(words.mark("proposed, to go the Act's way")),
            "record": words.each_language(words.mark("in force by an earlier order")),
        }
        row = (
            ask("chainage", "decimal", words.mark("Chainage")),
            ask("left", "decimal", words.mark("Left")),
            ask("right", "decimal", words.mark("Right")),
        )
        old = {"relevant": "${how} = 'record'"}
        hint = words.mark("Metres from the base line; one side may stay empty. Points can be put on the map as well.")
        return (
            ask("kind", "select_one", words.mark("Kind of line"), required=True, default=kinds[0],
                choices=choices({k: KINDS[k] for k in kinds})),
            ask("how", "select_one", words.mark("The line is"), required=True, default="propose", choices=told),
            ask("rows", "repeat", words.mark("Chainage and offsets"), required=True, fields=row, appearance="table", hint=hint),
            *order_fields(**old),
            ask_past("day", words.mark("In force since"), required=True, **old),
        )  # fmt: skip

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        self.map.sketching = True
        self.map.spotted.connect(self._spotted)

    def _spotted(self, x: float, y: float) -> None:
        """A point put on the map becomes a row, in the order of chainage."""
        desk, surveyor, street = self.shell.desk, self.shell.room.streets, self.street

        def put(found: tuple[float, float]) -> None:
            chainage, offset = found
            row = {"chainage": f"{chainage:.2f}", "left" if offset > 0 else "right": f"{abs(offset):.2f}"}
            rows = [each for each in self.form.boxes["rows"].value() if each.get("chainage")]
            ordered = sorted([*rows, row], key=lambda each: _order(each["chainage"]))
            self.form.put({"rows": [{"chainage": "", "left": "", "right": "", **each} for each in ordered]})
            self._typed()

        self.read(lambda: surveyor.station(desk, street, x, y), put)

    def seen(self, answers: dict[str, Any]) -> Callable[[], Seen] | None:
        rows = typed_rows(answers)
        if len(rows) < 2:
            return None
        desk, surveyor, street, kind = self.shell.desk, self.shell.room.streets, self.street, answers.get("kind", "")
        return lambda: surveyor.draw_line(desk, street, kind, rows, desk.today())

    def tell_seen(self, seen: Seen) -> list[str]:
        within = sum(1 for shape in seen.ground.shapes if shape.kind == "within")
        told = effect_texts(seen.figures["effect"])
        if within:
            told.append(trn("%n pieces of land lie within it", within))
        if any(seen.figures["effect"].get(key) for key in ("narrows", "shifts")):
            told.append(tr("Where it narrows the street or moves to its centre, the Act may ask for an approval."))
        return told

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, surveyor, street = self.shell.desk, self.shell.room.streets, self.street
        kind, rows = answers["kind"], typed_rows(answers)
        if answers["how"] == "record":
            order, day = order_of(answers), day_of(answers)
            return lambda: surveyor.record(desk, street, kind, rows, order, day)
        return lambda: surveyor.propose(desk, street, kind, rows)

    def told(self, done: Done) -> str:
        if done.entries and done.entries[0].kind == "line.recorded":
            return tr("It stands in the register")
        return tr("It is proposed; the steps of the Act stand at the right")


def typed_rows(answers: Mapping[str, Any]) -> list[dict[str, str]]:
    """The rows of the table that have a chainage and an offset."""
    return [row for row in answers.get("rows", ()) if row.get("chainage") and (row.get("left") or row.get("right"))]


def number(text: str, field: str) -> float:
    """A number that was typed; 0 for nothing."""
    plain = ungroup(latin_digits(clean(str(text))))
    try:
        value = float(plain) if plain else 0.0
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise FieldError(field, "Write a number.", code="number")
    return value


def _points(answers: Mapping[str, Any]) -> tuple[tuple[float, float], ...]:
    rows = [row for row in answers.get("points", ()) if row.get("x") and row.get("y")]
    return tuple((number(row["x"], "points"), number(row["y"], "points")) for row in rows)


def _order(text: str) -> float:
    try:
        return float(ungroup(latin_digits(text)))
    except ValueError:
        return 0.0
