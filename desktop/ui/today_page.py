"""Today: what the law and the office ask for now, the most urgent first."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut

from desktop.core import money
from desktop.ui import theme, words
from desktop.ui.asks import Line
from desktop.ui.bits import Band, button, card, column, focus_button, label, line, picture
from desktop.ui.drafts import own_drafts
from desktop.ui.faults import sentence
from desktop.ui.law_words import clock_name, provision_text
from desktop.ui.listing import Listing
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.room import SyncTruth
from desktop.ui.strip import truth_text
from desktop.ui.theme import XL, M, S
from desktop.ui.words import mark, pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.office import Office
    from desktop.casework.today import Ask
    from desktop.law.packs import Law

GROUPS: tuple[tuple[str, str, str, str], ...] = (  # each with the list that its number leads to
    ("texts", mark("Before the first paper"), "soon", "settings/texts"),
    ("over", mark("Overdue"), "late", "list/cases/overdue"),
    ("now", mark("Last day today"), "soon", "list/cases/today"),
    ("week", mark("In the next seven days"), "", "list/cases/week"),
    ("hearing", mark("Hearings"), "", "sittings"),
    ("month", mark("Later this month"), "", "list/cases/month"),
    ("sign", mark("To sign"), "", "list/notices/drafted"),
    ("serve", mark("To serve"), "", "list/notices/to_serve"),
    ("returned", mark("Returned post"), "", "returned"),
    ("finding", mark("Findings to answer"), "", "list/inspections/findings"),
    ("visit", mark("To visit"), "", "list/inspections"),
    ("settle", mark("To be settled"), "", "list/cases/settle"),
    ("street", mark("Proposals about streets"), "", "streets"),
    ("draft", mark("Left half done"), "", "drafts"),
    ("wait", mark("To go to the centre"), "", "sync"),
)
DRAWINGS = {
    "clock": "clock",
    "hearing": "hearings",
    "returned": "serve",
    "sign": "sign",
    "serve": "serve",
    "finding": "finding",
    "settle": "settle",
    "street": "street",
}


class TodayPage(Page):
    """One list of everything asked, in groups."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.list = Listing(tr("What is asked today"), lambda each: shell.go(each.route))
        self.nothing = self._nothing()
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.nothing, 1)
        self.nothing.hide()
        self.list.hide()
        self.lines: list[Line] = []
        self.actions.addWidget(button(tr("Print for the wall"), self.print, drawing="print", keys="Ctrl+P"))
        shortcut = QShortcut(QKeySequence("Ctrl+P"), self)
        shortcut.activated.connect(self.print)

    def load(self) -> None:
        """Ask casework what is asked."""
        from desktop.casework.today import asks, to_visit

        desk, room = self.shell.desk, self.shell.room

        def look() -> tuple[dict[str, list[Line]], Office, SyncTruth]:  # a thousand lines: not in the screen's thread
            office, truth = desk.office(), room.truth()
            groups: dict[str, list[Line]] = {key: [] for key, *_ in GROUPS}
            for together in _together(asks(desk)):
                groups[_group(together[0])].append(_line(desk.law, together))
            groups["texts"] = _texts_lines(office)
            groups["visit"] = _visit_lines(to_visit(desk), office)
            groups["draft"] = [_draft_line(place, content) for place, content in own_drafts(room, desk.officer)]
            return groups, office, truth

        self.read(look, lambda found: self._show(*found))

    def first_focus(self) -> None:
        self.list.setFocus()

    def beside(self, by: int) -> Route | None:
        return self.list.beside(by)

    def commands(self) -> list[Command]:
        return [
            Command(tr("Look again"), self.load, "F5", tr("Today"), "sync"),
            Command(tr("Open the group as a list"), self.list.open_group, "", tr("Today"), "open"),
            Command(tr("Print for the wall"), self.print, "Ctrl+P", tr("Today"), "print"),
        ]

    def print(self) -> None:
        """Print what is asked today as a sheet for the wall, without drafts and what waits to go."""
        desk, lines, language = self.shell.desk, self.lines, words.language()
        heads = [tr("What"), tr("Where"), tr("How it stands"), tr("Last day")]
        title = f"{tr('Today')}, {words.weekday(desk.today())}"

        def work() -> bytes:
            from desktop.casework.sheets import table_order

            columns = [(head, share, False) for head, share in zip(heads, (7, 7, 3, 2), strict=True)]
            rows = [
                (e.text, e.under, e.state, e.right) if e.route else (f"{e.text} ({e.right})", "", "", "")
                for e in lines
            ]
            groups = [n for n, each in enumerate(lines) if each.route is None]
            order = table_order(desk, title, columns, rows, languages=(language,), groups=groups)
            return desk.press.print(order).pdf

        self.run("io", work, self._printed)

    def _printed(self, pdf: bytes) -> None:
        from desktop.ui.printer import print_papers

        if print_papers(self.shell.room, self, [pdf], self.heading.full):
            self.say(Band(tr("Sent to the printer"), tone="fine", drawing="check"))

    def _show(self, groups: dict[str, list[Line]], office: Office, truth: SyncTruth) -> None:
        today = self.shell.desk.today()
        self.name(tr("Today"), f"{words.weekday(today)}, {words.day(today)} · {pick(office.body)}")
        if truth.entries_waiting and any(groups.values()):
            groups["wait"] = [_waiting_line(truth)]
        lines: list[Line] = []
        self.lines = []
        for key, title, tone, leads in GROUPS:
            if groups[key]:
                count = money.group(sum(each.stands_for for each in groups[key]))
                lines.append(Line(tr(title), right=count, tone=tone, leads=Route.read(leads)))
                lines.extend(groups[key])
                if key not in ("draft", "wait"):  # a person's own, and this PC's: nothing for the wall
                    self.lines += lines[-len(groups[key]) - 1 :]
        self.list.put(lines)
        worked = self.window().focusWidget()
        lost = worked is not None and self.nothing.isAncestorOf(worked)
        self.list.setVisible(bool(lines))
        self.nothing.setVisible(not lines)
        if not lines:
            focus_button(self.nothing)
        elif lost:
            self.list.setFocus()
        if notices := self.shell.room.notices():
            told = " ".join(sentence(each) for each in notices)
            self.say(Band(tr("Before you begin"), told, tone="soon", drawing="warning"))

    def _nothing(self):
        asked = label(tr("Nothing is asked of this office today."), "lead", wrap=True)
        said = line(picture("check", 28, "fine"), asked, gap=M)
        said.setStretch(1, 1)
        sheet = card(
            said,
            label(tr("No clock runs out within a month, nothing waits to be signed or served."), "muted", wrap=True),
            line(
                button(
                    tr("New application"),
                    lambda: self.shell.go(Route("forms")),
                    kind="link",
                    drawing="plus",
                    keys="Ctrl+N",
                ),
                button(
                    tr("All cases"), lambda: self.shell.go(Route("list", ("cases",))), kind="link", drawing="cases"
                ),
                -1,
            ),
            gap=S,
        )
        sheet.setMaximumWidth(theme.now().px(560))
        from PySide6.QtWidgets import QWidget

        made = QWidget()
        made.setLayout(column(XL, line(sheet, -1), -1))
        return made


def _group(ask: Ask) -> str:
    if ask.kind != "clock":
        return ask.kind
    left = ask.days_left or 0
    if left < 0:
        return "over"
    return "now" if left == 0 else "week" if left <= timedelta(days=7).days else "month"


def _together(found: list[Ask]) -> list[list[Ask]]:
    """The asks, with those clocks of one case that end on one day as one."""
    gathered: dict[tuple[object, ...], list[Ask]] = {}
    for n, ask in enumerate(found):
        key = ("clock", ask.case, ask.day) if ask.kind == "clock" else (n,)
        gathered.setdefault(key, []).append(ask)
    return list(gathered.values())


def _line(law: Law, together: list[Ask]) -> Line:
    ask = together[0]
    place = f"{ask.number} · {ask.title}"
    drawing, route = DRAWINGS[ask.kind], Route("case", (ask.case,))
    if ask.kind == "clock":
        left = ask.days_left or 0
        tone = "late" if left < 0 else "soon" if left <= 7 else ""
        widest = max(together, key=lambda each: len(each.what))
        sections = ", ".join(dict.fromkeys(each.section for each in together))
        text = f"{clock_name(widest.what)} · {words.section_text(sections)}"
        return Line(text, place, words.left(left), tone, words.day(ask.day), drawing, route)
    if ask.kind == "sign":
        text = tr("Sign the notice · {what}", what=provision_text(law, ask.what))
        return Line(text, place, tr("to sign"), "", "", drawing, Route("sign", (ask.case, ask.notice)))
    if ask.kind == "hearing":
        return _hearing_line(ask, place)
    if ask.kind in ("serve", "returned"):
        text = tr("Serve · {what}", what=provision_text(law, ask.what))
        state, tone = (tr("came back"), "soon") if ask.kind == "returned" else (tr("to serve"), "")
        return Line(text, place, state, tone, words.day(ask.day), drawing, Route("serve", (ask.case, ask.notice)))
    if ask.kind == "finding":
        text = pick(ask.text) or provision_text(law, ask.what)
        return Line(text, place, tr("finding"), "", "", drawing, Route("notice", (ask.case, ask.notice)))
    if ask.kind == "street":
        return _street_line(ask)
    return Line(tr("Two devices said different things"), place, tr("to settle"), "soon", "", drawing, route)


def _hearing_line(ask: Ask, place: str) -> Line:
    """A hearing that is near, or whose day has passed without minutes."""
    left = ask.days_left or 0
    text = f"{tr('Hearing at {hour}', hour=ask.what)} · {words.section_text(ask.section)}"
    state = tr("to be minuted") if left < 0 else tr("today") if left == 0 else trn("in %n days", left)
    tone = "late" if left < 0 else "soon" if left == 0 else ""
    return Line(text, place, state, tone, words.day(ask.day), "hearings", Route("case", (ask.case,)))


def _visit_lines(counts: Mapping[str, int], office: Office) -> list[Line]:
    """How many cases wait for a first visit in each ward; each leads to the list, where checklists are printed."""
    named = {str(each["number"]): pick(each.get("name")) for each in office.wards}
    order = sorted(counts, key=lambda ward: (not ward.isdecimal(), int(ward) if ward.isdecimal() else 0, ward))
    return [
        Line(
            trn("%n cases wait for a visit", counts[ward]),
            " ".join(part for part in (tr("Ward {number}", number=ward), named.get(ward, "")) if part)
            if ward
            else "",
            tr("to visit"),
            "",
            "",
            "inspections",
            Route("list", ("inspections", "received", ward) if ward else ("inspections",)),
            stands_for=counts[ward],
        )
        for ward in order
    ]


def _street_line(ask: Ask) -> Line:
    """The next step of a proposal about a street."""
    from desktop.ui.street.said import MATTERS, WANT_STATUS, WANTS

    kind, _, rest = ask.what.partition(":")
    step = tr("Decide: {what}", what=tr(MATTERS[rest])) if kind == "decide" else tr(WANTS[kind])
    text = " · ".join(p for p in (step, words.section_text(ask.section)) if p)
    status, tone = WANT_STATUS[ask.runs_for]
    place = " · ".join(p for p in (ask.number, ask.title) if p)
    return Line(text, place, tr(status), tone, words.day(ask.day), "street", Route("street", (ask.case,)))


def _texts_lines(office: Office) -> list[Line]:
    """The languages in which no paper can be issued before the head of office accepts their texts."""
    wanting = [code for code in office.languages if code not in office.accepted and not office.practice]
    return [
        Line(
            tr("Accept the texts: {language}", language=words.language_name(code)),
            tr("No paper can be issued in it before the head of office accepts."),
            tr("to accept"),
            "soon",
            "",
            "paper",
            Route("settings", ("texts",)),
        )
        for code in wanting
    ]


def _waiting_line(truth: SyncTruth) -> Line:
    since = tr("Waiting since {when}", when=words.moment(truth.waiting_since)) if truth.waiting_since else ""
    waits = truth.entries_waiting
    return Line(truth_text(truth), since, tr("waits"), "", "", "sync", Route("sync"), stands_for=waits)


def _draft_line(place: Route, content: dict[str, Any]) -> Line:
    under = tr("Kept on this PC · {when}", when=words.moment(content.get("at", "")))
    return Line(content.get("title", ""), under, tr("half done"), "", "", "draft", place)
