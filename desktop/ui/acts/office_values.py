"""What the Act leaves to the office: fees, times left open, rules and directions put aside, sections brought into effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.text import latin_digits
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ask, side_card
from desktop.ui.acts.office import OfficeAct, order_fields
from desktop.ui.beyond import guard_card, guards_of
from desktop.ui.bits import empty, label
from desktop.ui.law_words import clock_name
from desktop.ui.words import each_language, mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done
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
}
ASIDE = ("rule_off", "guard_off")  # with a reason
PLAIN = ("together", "apart", "land", "strip")  # of which there is nothing to choose
STRIPS = {"ga-1968": "amount.ga-1968:171:6a"}
UNITS = {"day": mark("days"), "week": mark("weeks"), "month": mark("months"), "year": mark("years")}
RULE_NAMES = {
    "first_day_excluded": mark("The first day does not count"),
    "both_ends_excluded": mark("Clear days: neither end counts"),
    "closed_days_rolled": mark("A last day on a closed day moves on"),
    "copy_time_excluded": mark("The time for getting a copy does not count"),
}


class SetValue(OfficeAct):
    """One value, with the order that fixes it; the newest in force counts, the older ones stay for their time."""

    verb = words.mark("Set it")
    _shown: str | None = None

    def fields(self, context: Office) -> Sequence[Field]:
        desk = self.shell.desk
        act = desk.law.act(context.act)
        today = desk.today()
        choices = {kind: _choices(kind, act, context, today, self.route.args) for kind in KINDS}
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
            self.form.put({"kind": "fee", "what_fee": self.route.args[0]})
        self._look()

    def changed_answer(self) -> None:
        self._look()

    def _look(self) -> None:
        """At the side: what it does, and what courts' directions change by which it stands or is put aside."""
        kind = str(self.form.answers().get("kind", "")) if self.form else ""
        if kind == self._shown:
            return
        self._shown = kind
        empty(self.side)
        text = tr("It counts from the date of the paper that fixes it; what was reckoned before stays as it was.")
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))
        if kind.startswith("guard_"):
            act = self.shell.desk.law.act(self.context.act)
            for guard in guards_of(act):
                self.side.addWidget(guard_card(guard, act))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.accounts import set_value
        from desktop.casework.tariff import set_rate

        desk, dated, paper = self.shell.desk, dates.parse(answers["dated"], "dated"), answers.get("paper", "")
        authority = answers["authority"]
        if answers["kind"] == "land":
            place, rate = f"land.{answers['locality'].strip()}", money.parse(answers["rate"], "rate")
            return lambda: set_rate(desk, place, rate, authority, dated, paper)
        key, value = _setting(answers, self.context.act)
        return lambda: set_value(desk, key, value, authority, dated, paper)


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
    return {"together": not together, "apart": together, "land": True, "strip": office.act in STRIPS}.get(kind, False)


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
    if kind == "fee":
        from desktop.forms.definition import heads

        forms = {head.provision: pick(head.title) for head in heads(act.id, "application") if head.provision in act}
        named = {id: words.known(act.provision(id).heading) for id in also if id in act} | forms
        return {id: {shown: f"{words.cited(act.provision(id).cite)}  {name}"} for id, name in named.items()}
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
