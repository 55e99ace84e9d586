"""What the Act leaves to the office: fees, times left open, rules and directions put aside, sections brought into effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ask, side_card
from desktop.ui.acts.office import OfficeAct, order_fields
from desktop.ui.bits import label
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
    "guard_off": mark("The directions on demolition put aside"),
}
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

    def fields(self, context: Office) -> Sequence[Field]:
        desk = self.shell.desk
        act = desk.law.act(context.act)
        kinds = {kind: each_language(text) for kind, text in KINDS.items() if _choices(kind, act, context)}
        found = [ask("kind", "select_one", mark("What is set"), required=True, choices=kinds)]
        for kind in kinds:
            chosen = f"${{kind}} = '{kind}'"
            found.append(
                ask(
                    f"what_{kind}",
                    "select_one",
                    mark("Which"),
                    required=True,
                    relevant=chosen,
                    choices=_choices(kind, act, context, self.route.args),
                    appearance="plain",
                )
            )
        for kind in ("rule_off", "guard_off"):
            found.append(ask(f"why_{kind}", "text", mark("Reason"), required=True, relevant=f"${{kind}} = '{kind}'"))
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
        text = tr("It counts from the date of the paper that fixes it; what was reckoned before stays as it was.")
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.accounts import set_value

        desk, kind, dated = self.shell.desk, answers["kind"], dates.parse(answers["dated"], "dated")
        key = f"{kind}.{answers[f'what_{kind}']}"
        value: Any = answers.get(f"why_{kind}") or answers["authority"]
        if kind == "fee":
            value = money.parse(answers["fee"], "fee")
        elif kind == "period":
            value = {"length": int(answers["length"]), "unit": answers["unit"]}
        return lambda: set_value(desk, key, value, answers["authority"], dated, answers.get("paper", ""))


def _choices(kind: str, act: Act, office: Office, also: Sequence[str] = ()) -> Mapping[str, Mapping[str, str]]:
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
    if kind == "rule_off":
        from desktop.law.periods import RULES

        return {rule: each_language(RULE_NAMES.get(rule, rule)) for rule in RULES}
    from desktop.law.guards import guards

    return {guard.id: dict(guard.title) for guard in guards()}
