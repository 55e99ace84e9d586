"""Who works in the office: appointed, with dated powers, and taken leave of; and powers delegated by an order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.core.errors import FieldError
from desktop.core.text import clean
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ask, side_card
from desktop.ui.acts.office import OfficeAct, _flat
from desktop.ui.bits import empty, label
from desktop.ui.setup_plan import officer_faults, officer_of
from desktop.ui.setup_side import sections_card
from desktop.ui.setup_steps import officer_fields
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.office import Office, Officer


class SetOfficer(OfficeAct):
    """A new officer, or a change of one: post, powers, password, the last day in office."""

    verb = words.mark("Set it")

    @property
    def _who(self) -> Officer | None:
        return self.context.officer(self.route.args[0]) if self.route.args else None

    def fields(self, context: Office) -> Sequence[Field]:
        act = self.shell.desk.law.act(context.act)
        last = ask("held_to", "date", words.mark("Until"), hint=words.mark("The last day in this post; else empty"))
        return (*officer_fields(context.languages, act, password=self._who is None), last)

    def prepared(self, context: Office) -> None:
        who = self._who
        self.name(pick(who.name) if who else tr("New officer"), pick(who.designation) if who else pick(context.body))
        if who:
            told = _flat({"name": who.name, "designation": who.designation})
            told |= {"login": who.login, "roles": list(who.roles), "authority": who.authority}
            told |= {"held_from": words.day(who.held_from), "held_to": words.day(who.held_to)}
            self.form.put({name: value for name, value in told.items() if value})
        else:
            self.form.put({"held_from": words.day(self.shell.desk.today())})
        self._powers()

    def changed_answer(self) -> None:
        self._powers()

    def _powers(self) -> None:
        authority = str(self.form.answers().get("authority", "")) if self.form else ""
        act = self.shell.desk.law.act(self.context.act)
        if authority == self._shown or (authority and authority not in {a["en"] for a in act.authorities.values()}):
            return
        self._shown = authority
        empty(self.side)
        if authority:
            self.side.addWidget(sections_card(act, self.context.body_kind, authority))

    _shown = ""

    def check(self, answers: dict[str, Any]) -> list[FieldError]:
        others = [each.login for each in self.context.officers if self._who is None or each.id != self._who.id]
        return [*super().check(answers), *officer_faults(answers, [*others, answers.get("login", "")])]

    def save_draft(self) -> None:
        """A password is kept in no draft."""
        if self.form is not None and self.form.answers().get("password"):
            self._dirty = False
        super().save_draft()

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.accounts import appoint

        desk, who = self.shell.desk, self._who
        told = officer_of(answers, self.context.languages)
        if answers.get("held_to"):
            told["held_to"] = dates.parse(answers["held_to"], "held_to").isoformat()
        if who:
            told |= {"id": who.id, "secret": who.secret}
        return lambda: appoint(desk, told)


class Delegate(OfficeAct):
    """A power handed on by an order, in whole or for some sections, as far as the Act lets it."""

    verb = words.mark("Set it")

    def fields(self, context: Office) -> Sequence[Field]:
        act = self.shell.desk.law.act(context.act)
        known = {each["en"]: dict(each) for each in act.authorities.values()}
        more: dict[str, Any] = {"required": True, "choices": known, "appearance": "plain"}
        return (
            ask("from", "select_one", words.mark("From"), **more),
            ask("to", "select_one", words.mark("To"), **more),
            ask(
                "sections",
                "text",
                words.mark("Sections"),
                required=True,
                length=500,
                hint=words.mark("With commas between, such as 187, 223"),
            ),
            ask(
                "authority",
                "text",
                words.mark("Section or rule that lets it be passed on"),
                required=True,
                length=500,
            ),
            ask("paper", "text", words.mark("Number of the order"), required=True, length=200),
            ask("dated", "date", words.mark("From when it holds"), required=True),
            ask("until", "date", words.mark("Its last day"), hint=words.mark("Empty if it has none")),
        )

    def prepared(self, context: Office) -> None:
        self.name(tr("Delegate a power"), pick(context.body))
        rows = [
            label(
                f"{each.value['from']} → {each.value['to']}: {', '.join(each.value['sections'])}", "small", wrap=True
            )
            for each in context.settings
            if each.key.startswith("delegation.")
        ]
        self.side.addWidget(side_card(tr("By orders so far"), *(rows or [label(tr("None."), "muted")])))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.delegation import delegate

        told: dict[str, Any] = {key: answers[key] for key in ("from", "to", "authority", "paper")}
        told |= {"sections": _sections(answers), "dated": dates.parse(answers["dated"], "dated")}
        if answers.get("until"):
            told["until"] = dates.parse(answers["until"], "until")
        return lambda: delegate(self.shell.desk, told)


def _sections(answers: dict[str, Any]) -> list[str]:
    return [part for each in str(answers.get("sections", "")).split(",") if (part := clean(each))]
