"""What the Act leaves to the office: fees, enclosures, times left open, readings, rules and directions put aside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from desktop.casework.accounts import set_value
from desktop.casework.calendar import moved_with
from desktop.casework.office_values import LEAST, enclosures_of, readings, set_enclosures, set_least, set_reading
from desktop.casework.tariff import set_rate
from desktop.core import dates, money
from desktop.core.errors import FieldError, NagardeskError
from desktop.core.text import latin_digits
from desktop.forms.definition import Field, heads
from desktop.law.overlays import check_setting
from desktop.ui import words
from desktop.ui.acts.moved import MovedClocks
from desktop.ui.acts.office import PAUSE, OfficeAct, order_fields
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.beyond import guard_card, guards_of
from desktop.ui.bits import empty, label
from desktop.ui.law_words import clock_name
from desktop.ui.page import Route, Shell, later
from desktop.ui.setup_plan import in_each
from desktop.ui.words import each_language, mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk, Done
    from desktop.casework.office import Office
    from desktop.law.model import Act

KINDS = {
    "fee": mark("The fee of an application"),
    "period": mark("A time that the Act leaves open"),
    "notified": mark("A section brought into effect here"),
    "rule_off": mark("A rule of counting put aside"),
    "rule_on": mark("A rule of counting that counts again"),
    "guard_off": mark("The directions on demolition put aside"),
    "guard_on": mark("The directions on demolition stand again"),
    "together": mark("One person may draft and sign"),
    "apart": mark("Who drafts does not sign any more"),
    "land": mark("The rate of land of a place"),
    "strip": mark("The strip that bye-laws keep free behind the line"),
    "enclosures": mark("What an application must bring"),
    "least": mark("The least land left over that is of use"),
    "reading": mark("How the Act is read where it says two things"),
}
ASIDE = ("rule_off", "guard_off")  # with a reason
PLAIN = ("together", "apart", "land", "strip", "least")  # of which there is nothing to choose
MOVING = ("period", "rule_off", "rule_on", "guard_off", "guard_on", "notified")  # by which clocks are reckoned
STRIPS = {"ga-1968": "amount.ga-1968:171:6a"}
UNITS = {"day": mark("days"), "week": mark("weeks"), "month": mark("months"), "year": mark("years")}
RULE_NAMES = {
    "first_day_excluded": mark("The first day does not count"),
    "both_ends_excluded": mark("Clear days: neither end counts"),
    "closed_days_rolled": mark("A last day on a closed day moves on"),
    "copy_time_excluded": mark("The time for getting a copy does not count"),
}


class SetValue(OfficeAct):
    """One value, with the order that fixes it; the newest in force counts, the older ones stay for their time.

    The route may name the kind of value, and of what.
    """

    verb = words.mark("Set it")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self._soon = later(PAUSE, self._ask, self)
        self._shown: tuple[str, str] | None = None
        self._filled: list[dict[str, str]] = []  # the enclosures that stood there without being typed
        self.moved: MovedClocks | None = None

    def read_context(self) -> Callable[[], Office]:
        desk = self.shell.desk

        def look() -> Office:
            office = desk.office()
            heads(office.act, "application")  # the titles of the forms take a while the first time
            return office

        return look

    def fields(self, context: Office) -> Sequence[Field]:
        desk = self.shell.desk
        act = desk.law.act(context.act)
        today = desk.today()
        choices = {kind: _choices(kind, act, context, today, self.route.args[1:]) for kind in KINDS}
        choices["reading"] = _reading_choices(desk, context)
        kinds = {
            kind: each_language(text) for kind, text in KINDS.items() if choices[kind] or _open(kind, context, today)
        }
        found = [ask("kind", "select_one", mark("What is set"), required=True, choices=kinds, appearance="plain")]
        for kind in (kind for kind in kinds if kind not in PLAIN):
            found.append(
                ask(
                    f"what_{kind}",
                    "select_one",
                    mark("Which"),
                    required=True,
                    relevant=f"${{kind}} = '{kind}'",
                    choices=choices[kind],
                    appearance="plain",
                )
            )
        for kind in ASIDE:
            found.append(ask(f"why_{kind}", "text", mark("Reason"), required=True, relevant=f"${{kind}} = '{kind}'"))
        land, strip = "${kind} = 'land'", "${kind} = 'strip'"
        hint = mark("As the list of the Collector of stamps names it")
        found += [
            ask("locality", "text", mark("Place"), required=True, length=100, relevant=land, hint=hint),
            ask("rate", "money", mark("Rupees for a square metre"), required=True, relevant=land),
            ask("metres", "decimal", mark("Metres"), required=True, relevant=strip, constraint=". > 0"),
        ]
        said = [
            Field(
                f"label_{code}",
                "text",
                {words.language(): words.language_name(code)},
                required=code in ("en", context.languages[0]),
                length=300,
            )
            for code in context.languages
        ]
        brings, left = "${kind} = 'enclosures'", "${kind} = 'least'"
        none = mark("Leave it empty where nothing is asked for any more")
        found += [
            ask("enclosures", "repeat", mark("Enclosures"), relevant=brings, fields=tuple(said), hint=none),
            ask("area", "decimal", mark("At least so many square metres"), required=True, relevant=left, length=12),
            ask("width", "decimal", mark("At least so many metres wide"), required=True, relevant=left, length=12),
        ]
        units = {unit: each_language(text) for unit, text in UNITS.items()}
        timed, paid = "${kind} = 'period'", "${kind} = 'fee'"
        return (
            *found,
            ask("fee", "money", mark("Fee (rupees)"), required=True, relevant=paid),
            ask("length", "integer", mark("How long"), required=True, relevant=timed, constraint=". >= 1"),
            ask(
                "unit", "select_one", mark("Counted in"), required=True, relevant=timed, default="day", choices=units
            ),
            *order_fields(),
            ask("paper", "text", mark("Resolution or paper"), length=500),
        )

    def prepared(self, context: Office) -> None:
        self.name(tr("Set a value the Act leaves to the office"), pick(context.body))
        if self.route.args:
            kind, *what = self.route.args
            self.form.put({"kind": kind, f"what_{kind}": what[0] if what else ""})
        self._look()

    def changed_answer(self) -> None:
        self._look()
        self._soon.start()

    def _look(self) -> None:
        """At the side: what it does, how it stands now, and the clocks that move by it."""
        answers = self.form.answers() if self.form else {}
        kind = str(answers.get("kind", ""))
        what = str(answers.get(f"what_{kind}", ""))
        if (kind, what) == self._shown:
            return
        self._shown = (kind, what)
        empty(self.side)
        self.moved = None
        text = tr("It counts from the date of the paper that fixes it; what was reckoned before stays as it was.")
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))
        if now := self._now(kind, what):
            self.side.addWidget(side_card(tr("As set now"), *now))
        if kind in MOVING:
            self.moved = MovedClocks(self, tr("Write the value and its date first."))
            self.side.addWidget(self.moved.card)
        if kind.startswith("guard_"):
            act = self.shell.desk.law.act(self.context.act)
            for guard in guards_of(act):
                self.side.addWidget(guard_card(guard, act))

    def _now(self, kind: str, what: str) -> list[QWidget]:
        """How it stands today; the list of enclosures begins with those that are asked for."""
        desk, office = self.shell.desk, self.context
        if kind == "enclosures" and what:
            asked = enclosures_of(office, what, desk.today())
            if self.form.answers().get("enclosures", []) == self._filled:  # nothing of it was typed
                self._filled = [{f"label_{code}": text for code, text in each["label"].items()} for each in asked]
                self.form.put({"enclosures": self._filled})
            return [label(pick(each["label"]), wrap=True) for each in asked] or [label(tr("None."), "muted")]
        if kind == "reading" and what:
            found = next(each for each in readings(desk, office) if what.startswith(f"{each.doubt.id}|"))
            chosen = tr("{who} signs", who=words.known(found.chosen)) if found.chosen else tr("not decided yet")
            return [label(words.known(found.doubt.text), "small", wrap=True), label(chosen, "strong", wrap=True)]
        if kind == "least" and (held := office.held(LEAST, desk.today())):
            return [
                label(f"{held.value['area']} m² · {held.value['width']} m"),
                label(held.authority, "small", wrap=True),
            ]
        return []

    def _ask(self) -> None:
        """Look for the clocks that move, once the value and its date stand."""
        if self.moved is None or self.form is None:
            return
        answers, desk = self.form.answers(), self.shell.desk
        try:
            key, value = _setting({"authority": "-", **answers}, self.context.act)
            check_setting(key, value)
            dated = dates.parse(answers["dated"], "dated")
        except (NagardeskError, KeyError, ValueError):
            self.moved.ask(None, list)
            return
        self.moved.ask((key, str(value), dated), lambda: moved_with(desk, key, value, dated))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, dated, paper = self.shell.desk, dates.parse(answers["dated"], "dated"), answers.get("paper", "")
        fixed = (answers["authority"], dated, paper)
        kind, what = answers["kind"], answers.get(f"what_{answers['kind']}", "")
        if kind == "land":
            place, rate = f"land.{answers['locality'].strip()}", money.parse(answers["rate"], "rate")
            return lambda: set_rate(desk, place, rate, *fixed)
        if kind == "enclosures":
            labels = [in_each(row, "label", self.context.languages) for row in answers.get("enclosures", ())]
            return lambda: set_enclosures(desk, what, labels, *fixed)
        if kind == "least":
            area, width = (latin_digits(answers[name]) for name in ("area", "width"))
            return lambda: set_least(desk, area, width, *fixed)
        if kind == "reading":
            doubt, _, signs = what.partition("|")
            return lambda: set_reading(desk, doubt, signs, *fixed)
        key, value = _setting(answers, self.context.act)
        return lambda: set_value(desk, key, value, *fixed)

    def place(self, fault: FieldError) -> FieldError:
        """What the application is stands under its own name here."""
        return FieldError("what_enclosures", fault.message, code=fault.code) if fault.field == "provision" else fault


def _setting(answers: Mapping[str, Any], act: str) -> tuple[str, Any]:
    """The key and the value of what was answered."""
    kind = answers["kind"]
    what = answers.get(f"what_{kind}", "")
    if kind == "fee":
        return f"fee.{what}", money.parse(answers["fee"], "fee")
    if kind == "period":
        return f"period.{what}", {"length": int(answers["length"]), "unit": answers["unit"]}
    if kind in ("together", "apart"):
        return "one_officer", kind == "together"
    if kind == "strip":
        return STRIPS[act], float(latin_digits(answers["metres"]))
    if kind in ("rule_on", "guard_on"):
        return what, ""
    return f"{kind}.{what}", answers.get(f"why_{kind}") or answers["authority"]


def _open(kind: str, office: Office, today: date) -> bool:
    """Whether a kind of which there is nothing to choose can be set here now."""
    together = office.may_check_himself(today)
    shown = {"together": not together, "apart": together, "strip": office.act in STRIPS}
    return shown.get(kind, kind in ("land", "least"))


def _reading_choices(desk: Desk, office: Office) -> dict[str, dict[str, str]]:
    """Each reading that the Act leaves open, as its doubt and the authority that then signs."""
    found = {}
    for each in readings(desk, office):
        section = words.cited(desk.law.provision(each.provisions[0]).section)
        for who in each.words:
            said = tr("{section}: {who} signs", section=section, who=words.known(who))
            found[f"{each.doubt.id}|{who}"] = {words.language(): said}
    return found


def aside(kind: str, what: str) -> str:
    """The name of a rule or of directions that were put aside."""
    from desktop.law.guards import guards

    if kind.startswith("rule"):
        return tr(RULE_NAMES[what])
    return next((pick(guard.title) for guard in guards() if guard.id == what), what)


def _choices(
    kind: str, act: Act, office: Office, today: date, also: Sequence[str] = ()
) -> Mapping[str, Mapping[str, str]]:
    """What can be set of a kind, each with its name in the screen's language; `also` are provisions with a fee."""
    shown = words.language()
    if kind == "enclosures":
        named: dict[str, list[str]] = {}
        for head in heads(act.id, "application"):
            if head.provision in act and not head.event:
                named.setdefault(head.provision, []).append(pick(head.title))
        return {
            id: {shown: f"{words.cited(act.provision(id).cite)}  {' / '.join(titles)}"}
            for id, titles in named.items()
        }
    if kind == "fee":
        forms = {head.provision: pick(head.title) for head in heads(act.id, "application") if head.provision in act}
        paid = {id: words.known(act.provision(id).heading) for id in also if id in act} | forms
        return {id: {shown: f"{words.cited(act.provision(id).cite)}  {name}"} for id, name in paid.items()}
    if kind == "period":
        return {
            f"{row.id}/{period.name}": {shown: f"{words.cited(row.cite)}  {clock_name(period.name)}"}
            for row in act.provisions()
            for period in row.periods
            if period.length is None and period.set_by in ("office", "bye_law", "government")
        }
    if kind == "notified":
        sleeping = sorted(act.asleep(office.body_kind))
        return {section: {shown: words.section_text(section)} for section in sleeping}
    standing = office.standing(today)
    if kind in ("rule_on", "guard_on"):
        off = sorted(key for key in standing if key.startswith(kind.replace("_on", "_off.")))
        return {key: {shown: aside(kind, key.partition(".")[2])} for key in off}
    if kind == "rule_off":
        from desktop.law.periods import RULES

        return {
            rule: each_language(RULE_NAMES.get(rule, rule)) for rule in RULES if f"rule_off.{rule}" not in standing
        }
    if kind == "guard_off":
        return {guard.id: dict(guard.title) for guard in guards_of(act) if f"guard_off.{guard.id}" not in standing}
    return {}
