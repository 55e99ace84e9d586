"""Who works in the office: appointed, with dated powers, and taken leave of; and powers delegated by an order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from desktop.core import dates
from desktop.core.errors import FieldError
from desktop.core.text import clean
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.office import OfficeAct, _flat
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.bits import badge, button, column, empty, label
from desktop.ui.page import Route, Shell
from desktop.ui.setup_plan import officer_faults, officer_of
from desktop.ui.setup_side import sections_card
from desktop.ui.setup_steps import officer_fields
from desktop.ui.words import known, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.office import Office, Officer, Post


NEXT = "next"


class SetOfficer(OfficeAct):
    """A new officer, a correction of one (name, password, the post of a day), or his next post.

    The route names the officer, and the first day of the post that is corrected (without it, today's) or `next`.
    """

    verb = words.mark("Set it")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self._sections = column(gap=0)
        self._shown = ""

    @property
    def _who(self) -> Officer | None:
        return self.context.officer(self.route.args[0]) if self.route.args else None

    @property
    def _corrects(self) -> str:
        """The first day of the post that is corrected; '' where a post is added."""
        which = self.route.args[1] if len(self.route.args) > 1 else ""
        return "" if which == NEXT or self._who is None else which or self._who.held_from

    def _as_he_was(self) -> Officer | None:
        """The officer in the post that is corrected, or as he stands today."""
        who, first = self._who, self._corrects
        return who.on(date.fromisoformat(first)) if who and first else who

    def fields(self, context: Office) -> Sequence[Field]:
        act = self.shell.desk.law.act(context.act)
        last = ask("held_to", "date", words.mark("Until"), hint=words.mark("The last day in this post; else empty"))
        return (*officer_fields(context.languages, act, "kept" if self._who else "new"), last)

    def prepared(self, context: Office) -> None:
        who = self._as_he_was()
        self.name(pick(who.name) if who else tr("New officer"), pick(who.designation) if who else pick(context.body))
        if who:
            told = _flat({"name": who.name, "designation": who.designation})
            told |= {"login": who.login, "roles": list(who.roles), "authority": who.authority}
            if self._corrects:
                told |= {"held_from": words.day(who.held_from), "held_to": words.day(who.held_to)}
            self.form.put({name: value for name, value in told.items() if value})
            self.side.addWidget(self._posts(who))
        else:
            self.form.put({"held_from": words.day(self.shell.desk.today())})
        self.side.addLayout(self._sections)
        self._powers()

    def _posts(self, who: Officer) -> QWidget:
        """All his posts by date, each to be corrected, and the way to the next one."""
        rows: list[Any] = []
        for each in who.posts:
            text = " · ".join(dict.fromkeys(p for p in (pick(each.designation), known(each.authority)) if p))
            row = label(f"{text}\n{held(each)}", "small", wrap=True)
            if each.held_from == self._corrects:
                rows.append(column(row, badge(tr("Corrected here")), gap=0))
            else:
                rows.append(column(row, self._way(tr("Correct it"), each.held_from), gap=0))
        if self._corrects:
            rows.append(self._way(tr("Next post, from its day on"), NEXT))
        else:
            rows.append(label(tr("The post before ends on the day before this one begins."), "small", wrap=True))
        return side_card(tr("Posts by date"), *rows)

    def _way(self, text: str, which: str) -> QWidget:
        route = Route("officer", (self.route.args[0], which))
        return button(text, lambda: self.shell.go(route, instead=True), kind="link")

    def changed_answer(self) -> None:
        self._powers()

    def _powers(self) -> None:
        authority = str(self.form.answers().get("authority", "")) if self.form else ""
        act = self.shell.desk.law.act(self.context.act)
        if authority == self._shown or (authority and authority not in {a["en"] for a in act.authorities.values()}):
            return
        self._shown = authority
        empty(self._sections)
        if authority:
            self._sections.addWidget(sections_card(act, self.context.body_kind, authority))

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
            told |= {"id": who.id, "secret": who.secret, "corrects": self._corrects}
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


def held(each: Post | Officer) -> str:
    """The days of a post in words."""
    since = tr("since {day}", day=words.day(each.held_from))
    return f"{since} {tr('until {day}', day=words.day(each.held_to))}" if each.held_to else since


def _sections(answers: dict[str, Any]) -> list[str]:
    return [part for each in str(answers.get("sections", "")).split(",") if (part := clean(each))]
