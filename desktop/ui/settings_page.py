"""How the window looks on this PC, and what the office has set, with its authority."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QButtonGroup, QFileDialog, QFrame, QLineEdit, QPushButton, QRadioButton, QWidget

from desktop.core import money
from desktop.ui import theme, words
from desktop.ui.bits import Scroll, Split, badge, button, card, column, label, line, rule
from desktop.ui.flow import Flow
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.secret import show_key
from desktop.ui.theme import XS, L, M, S
from desktop.ui.words import known, pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.office import Office, Officer, Setting
    from desktop.casework.ports import Autograph
    from desktop.law.packs import Law
    from desktop.ui.services import Texts

LOCKS = (5, 10, 20, 0)


class SettingsPage(Page):
    """Looks at the left, the office at the right."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.name(tr("Settings"))
        self._may_set = False
        self._accept_first: QPushButton | None = None
        self._officer_first: QPushButton | None = None
        self._chosen: dict[str, QRadioButton] = {}  # of each choice for this PC the one that holds
        self._register_fee = ""
        self.area = Scroll()
        self.body.addWidget(self.area, 1)

    def load(self) -> None:
        """Read what the office has set."""
        desk, room = self.shell.desk, self.shell.room

        def look() -> tuple[Office, dict[str, Texts]]:
            office = desk.office()
            return office, {language: room.texts(language) for language in office.languages}

        self.read(look, lambda found: self._show(*found))

    def commands(self) -> list[Command]:
        return [Command(text, act, "", tr("Settings"), drawing) for text, act, drawing in self._office_acts()]

    def _office_acts(self) -> list[tuple[str, Callable[[], None], str]]:
        go = self.shell.go
        if not self._may_set:
            return []
        found: list[tuple[str, Callable[[], None], str]] = [
            (tr("Declare a holiday"), lambda: go(Route("holiday")), "today"),
            (tr("Withdraw a holiday"), lambda: go(Route("holiday_off")), "today"),
            (tr("Set a unit of land"), lambda: go(Route("land")), "law"),
            (tr("Set a value the Act leaves to the office"), lambda: go(Route("value")), "law"),
            (tr("What an application must bring"), lambda: go(Route("value", ("enclosures",))), "law"),
            (tr("New officer"), lambda: go(Route("officer")), "person"),
            (tr("Delegate a power"), lambda: go(Route("delegate")), "sign"),
            (tr("Letterhead"), lambda: go(Route("letterhead")), "paper"),
            (tr("Name, number series, wards"), lambda: go(Route("office")), "place"),
        ]
        if self._register_fee:
            seen = Route("value", ("fee", self._register_fee))
            found.append((tr("Set the fee for seeing the register of lines"), lambda: go(seen), "street"))
        return found

    def _acts(self, *drawings: str) -> list[QWidget]:
        """The ways to those of the office's acts that stand with these drawings."""
        found = [each for each in self._office_acts() if each[2] in drawings]
        return [line(button(text, act, kind="link", drawing=drawing), -1) for text, act, drawing in found]

    def _looks(self) -> QWidget:
        memory, shell = self.shell.memory, self.shell
        languages = [(words.LANGUAGES[code], code) for code in words.available()]
        modes = [(tr("Light"), False), (tr("Dark"), True)]
        sizes = [(f"{n} %", n) for n in theme.SCALES]
        locks = [(trn("%n minutes", n) if n else tr("never"), n) for n in LOCKS]
        return card(
            label(tr("This PC"), "heading"),
            label(tr("Language of the screen"), "muted"),
            self._choose(languages, words.language(), shell.show_language, "language"),
            label(tr("The language of a paper belongs to the paper, not to the screen."), "small", wrap=True),
            rule(),
            label(tr("Colours"), "muted"),
            self._choose(modes, memory.dark, shell.show_mode),
            rule(),
            label(tr("Size of type"), "muted"),
            self._choose(sizes, memory.scale, shell.show_scale),
            rule(),
            label(tr("Lock when idle for"), "muted"),
            self._choose(locks, memory.number("lock", 10), lambda n: memory.keep("lock", str(n)), "lock"),
            *self._practice(),
            gap=S,
        )

    def _certificate(self) -> QFrame:
        """By which certificate the person at the desk signs digitally, until he signs out; none unless he says so."""
        now = self.shell.desk.autograph
        self.file = QLineEdit(self.shell.memory.text("certificate", ""))
        self.file.setPlaceholderText(tr("File (.p12, .pfx) or the token's library"))
        self.file.setAccessibleName(self.file.placeholderText())
        self.secret = QLineEdit()
        self.secret.setPlaceholderText(tr("Password or PIN"))
        self.secret.setAccessibleName(self.secret.placeholderText())
        self.secret.returnPressed.connect(self._open_certificate)
        state = tr("Papers are signed by {name}", name=now.name) if now else tr("Papers are signed by hand only.")
        doing = [button(tr("Choose a file"), self._find_certificate), button(tr("Use it"), self._open_certificate)]
        if now:
            doing.append(button(tr("Sign by hand only"), lambda: self._use(None)))
        return card(
            label(tr("Digital signature"), "heading"),
            label(state, "muted", wrap=True),
            self.file,
            line(self.secret, show_key(self.secret), gap=S),
            line(*doing, -1, gap=S),
            gap=S,
        )

    def _find_certificate(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Choose a file"), "", "(*.p12 *.pfx *.so *.dll *.dylib)")
        if chosen:
            self.file.setText(chosen)
            self.secret.setFocus()

    def _open_certificate(self) -> None:
        room, path, secret = self.shell.room, Path(self.file.text().strip()), self.secret.text()
        self.shell.memory.keep("certificate", str(path))
        self.run("io", lambda: room.certificate(path, secret), self._use)

    def _use(self, autograph: Autograph | None) -> None:
        self.shell.desk = self.shell.desk.with_autograph(autograph)
        self.hush()
        self.load()

    def _practice(self) -> list[QWidget]:
        """The way to the practice and back, where there is one."""
        window: Any = self.shell
        if window.room.elsewhere is None:
            return []
        text = tr("Leave practice") if window.practice else tr("Practise")
        about = label(tr("In a folder of its own, where every paper bears a mark."), "small", wrap=True)
        return [rule(), line(button(text, window.go_elsewhere, kind="link", drawing="warning"), -1), about]

    def _choose(self, choices: list[tuple[str, Any]], chosen: Any, act: Any, name: str = "") -> QWidget:
        group = QButtonGroup(self)
        flow = Flow(gap=6)
        for text, value in choices:
            pill = QRadioButton(text)
            pill.setProperty("pill", True)
            pill.setChecked(value == chosen)
            pill.clicked.connect(lambda _on=False, v=value: act(v))
            group.addButton(pill)
            flow.addWidget(pill)
            if value == chosen:
                self._chosen[name] = pill
        made = QWidget()
        made.setLayout(flow)
        return made

    def _texts(self, office: Office, texts: dict[str, Texts]) -> QFrame:
        """The texts of papers in each language of the office: accepted when and by whom, and what is unsure."""
        parts: list[Any] = [label(tr("Texts of papers"), "heading")]
        self._accept_first = None
        for language, told in texts.items():
            name, accepted = words.language_name(language), office.accepted.get(language)
            if accepted is None:
                parts.append(line(label(name, "strong"), badge(tr("not accepted yet"), "late"), -1, gap=S))
                parts.append(label(tr("No paper can be issued in it before the head of office accepts."), wrap=True))
            else:
                state = tr("accepted on {day}", day=words.day(accepted.day))
                parts.append(line(label(name, "strong"), badge(state, "fine"), -1, gap=S))
                if accepted.edition not in ("", told.edition):
                    parts.append(label(tr("They have changed since; read them again."), "small", wrap=True))
            for said, meant, why in told.unsure:
                parts.append(label(f"{said} ({meant}): {why}", "small", wrap=True))
            if "head" in self.shell.officer.roles and (accepted is None or accepted.edition != told.edition):
                accept = button(
                    tr("Accept the texts: {language}", language=name), partial(self._accept, language, told)
                )
                self._accept_first = self._accept_first or accept
                parts.append(line(accept, -1))
        return card(*parts, gap=S)

    def _accept(self, language: str, told: Texts) -> None:
        from desktop.casework.acceptance import accept_texts

        desk = self.shell.desk
        self.run("write", lambda: accept_texts(desk, language, told.edition), lambda _done: self.load())

    def _show(self, office: Office, texts: dict[str, Texts]) -> None:
        from desktop.casework.streets import INSPECTION_FEE
        from desktop.ui.acts.office import ROLES
        from desktop.ui.acts.office_people import held

        self._register_fee = INSPECTION_FEE.get(office.act, "")
        cards = column(gap=M)
        self._may_set = bool(set(ROLES) & set(self.shell.officer.roles))
        cards.addWidget(
            card(
                label(pick(office.body), "heading"),
                label(pick(self.shell.desk.law.act(office.act).bodies.get(office.body_kind)), "muted"),
                label(f"{trn('%n wards', len(office.wards))} · {_example(self.shell, office)}"),
                *self._acts("paper", "place"),
                gap=XS,
            )
        )
        today = self.shell.desk.today()
        people, self._officer_first = [label(tr("Officers"), "heading")], None
        for each in (o for o in office.officers if not o.posts[-1].held_to or o.posts[-1].held_to >= str(today)):
            post = line(label(_post(each), "small", wrap=True), margins=(S if self._may_set else 0, 0, 0, 0))
            who = column(line(self._officer(each), -1), post, gap=0)
            people.append(_pair(who, label(held(each), "small")))
        everyone = line(
            button(tr("All officers"), lambda: self.shell.go(Route("officers")), kind="link", drawing="cases"), -1
        )
        cards.addWidget(card(*people, *self._acts("person", "sign"), everyone, gap=S))
        values = [label(tr("What the office has set"), "heading")]
        for each in office.settings:
            said = column(
                label(value_text(self.shell.desk.law, each), wrap=True),
                label(f"{each.authority} · {words.day(each.dated)}", "small", wrap=True),
                gap=0,
            )
            values.append(said)
        everything = line(
            button(tr("All that was set"), lambda: self.shell.go(Route("values")), kind="link", drawing="cases"), -1
        )
        cards.addWidget(card(*values, *self._acts("law", "street"), everything, gap=S))
        cards.addWidget(self._texts(office, texts))
        closed = [label(tr("Holidays"), "heading")]
        for day, name in sorted(office.holidays.items()):
            closed.append(_pair(label(pick(name), wrap=True), label(words.day(day), "muted")))
        cards.addWidget(card(*closed, *self._acts("today"), gap=XS))
        had_focus = self.isAncestorOf(self.focusWidget()) if self.focusWidget() else True
        self.area.setWidget(
            Split(column(self._looks(), self._certificate(), -1, gap=M), column(cards, -1), (2, 3), least=760)
        )
        ways = {"texts": self._accept_first, "officers": self._officer_first, "lock": self._chosen.get("lock")}
        first = ways.get("".join(self.route.args))
        if had_focus and first:
            first.setFocus()
            self.area.ensureWidgetVisible(first)
        elif had_focus:
            self._chosen["language"].setFocus()

    def _officer(self, each: Officer) -> QWidget:
        """The name of an officer, which leads to his post where that may be changed."""
        if not self._may_set:
            return label(pick(each.name))
        made = button(pick(each.name), lambda: self.shell.go(Route("officer", (each.id,))), kind="link")
        self._officer_first = self._officer_first or made
        return made


def _post(each: Officer) -> str:
    own = known(each.authority) if each.authority else ""
    return " · ".join(dict.fromkeys(p for p in (pick(each.designation), own, each.login) if p))


def _example(shell: Shell, office: Office) -> str:
    from desktop.ui.setup_side import number_example

    return number_example(office.code, shell.desk.store.device, shell.desk.today())


def _pair(left: Any, right: QWidget) -> Any:
    row = line(left, right, gap=L)
    row.setStretch(0, 1)
    return row


def value_text(law: Law, setting: Setting) -> str:
    """A value that the office has set, in words."""
    from desktop.casework.office_values import LEAST
    from desktop.ui.acts.office_values import KINDS, STRIPS, UNITS, aside
    from desktop.ui.law_words import clock_name

    name, _, what = setting.key.partition(".")
    provision, _, period = what.partition("/")
    value = setting.value
    about = words.section_text(law.provision(provision).cite) if name in ("fee", "enclosures", "period") else ""
    if name == "fee" and isinstance(value, int):
        return tr("Fee for {section}: ₹ {amount}", section=about, amount=money.show(value))
    if name == "enclosures" and isinstance(value, list):
        listed = ", ".join(pick(e["label"]) for e in value) or tr("none")
        return tr("Enclosures for {section}: {list}", section=about, list=listed)
    if setting.key == LEAST:
        return f"{tr(KINDS['least'])}: {value['area']} m², {value['width']} m"
    if name == "choice":
        return f"{tr(KINDS['reading'])}: {known(value)}"
    if name == "land_unit":
        from desktop.ui.acts.office import LAND_UNITS

        return f"{pick(LAND_UNITS.get(provision)) or provision} = {value} m²"
    if name == "period":
        unit = UNITS.get(value["unit"], value["unit"])
        return f"{about}, {clock_name(period)}: {value['length']} {tr(unit)}"
    if name == "delegation":
        sections = ", ".join(words.cited(each) for each in value["sections"])
        return f"{known(value['from'])} → {known(value['to'])}: {sections}"
    if name == "notified":
        return f"{tr(KINDS[name])}: {words.section_text(what)}"
    if name in ("rule_off", "guard_off"):
        kind = name if value else name.replace("_off", "_on")
        return f"{tr(KINDS[kind])}: {aside(name, what)}"
    if name == "one_officer":
        return tr(KINDS["together" if value else "apart"])
    if name == "rate":
        return tr(
            "Rate of land, {place}: ₹ {amount} for a square metre",
            place=period or what.partition(".")[2],
            amount=money.show(value),
        )
    if setting.key in STRIPS.values():
        return f"{tr(KINDS['strip'])}: {value} m"
    return f"{setting.key}: {value}"
