"""What has come to the counter: the application forms of the office's Act, a complaint, the office's own motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.ui.asks import Line
from desktop.ui.jobs import commonness, form_words, other_names
from desktop.ui.law_words import cite
from desktop.ui.listing import Listing
from desktop.ui.matching import BEGINS, WORD, asked, rank
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.forms.definition import Head

LAST = 5
OTHERS = (
    ("complaint", mark("Complaint"), "person"),
    ("own", mark("Case of the office's own motion"), "cases"),
    ("forms/-/lines", mark("Old register, line by line"), "draft"),
    ("forms/-/bring", mark("Old register from a spreadsheet"), "paper"),
)
NONE = "-"  # no case


class FormsPage(Page):
    """A list that narrows as one types above; with a case, the checklists for a visit instead."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case, self.then = route.args if route.args else ("", "new")
        self.case = "" if self.case == NONE else self.case
        asked = (
            tr("What has come in?") if self.then == "new" else tr("Which kind of application does the register hold?")
        )
        self.name(tr("Choose the checklist") if self.case else asked)
        self.finds = tr("Search a form or a section")
        self.list = Listing(self.heading.full, self._open, self._type)
        self.body.addWidget(self.list, 1)
        self._heads: list[Head] = []
        self._text = ""
        self._entered = False  # Enter came before the list

    def load(self) -> None:
        """Read the forms' heads."""
        desk, kind = self.shell.desk, "checklist" if self.case else "application"

        def look() -> list[Any]:
            from desktop.forms.definition import heads

            return list(heads(desk.office().act, kind))

        if not self._heads:
            self.read(look, self._know)

    def first_focus(self) -> None:
        self.list.setFocus()

    def search(self, text: str) -> bool:
        """Narrow the list."""
        self._text = text
        self._show()
        return True

    def _type(self, text: str) -> None:
        field = self.shell.frame.search
        field.setFocus()
        field.insert(text)
        field.textEdited.emit(field.text())

    def searched(self) -> None:
        """Enter opens the best: what was sought stands first."""
        if self._text.strip():
            self._entered = not self._heads
            if self._heads:
                self.list.open_first()
        else:
            self.list.setFocus()

    def escape(self) -> bool:
        """Esc widens the list again first."""
        if not self._text:
            return False
        self.shell.frame.search.put("")
        self.search("")
        return True

    def commands(self) -> list[Command]:
        return [
            Command(pick(h.title), lambda h=h: self._go(h.name), "", self.heading.full, "applications")
            for h in self._heads
        ]

    def _know(self, found: list[Head]) -> None:
        self._heads = found
        self._show()
        if self._entered:
            self.searched()

    def _show(self) -> None:
        wanted = asked(self._text) if self._text.strip() else []
        last = [] if self.case else self.shell.memory.text("forms").split()
        if wanted:
            self.list.put(self._sought(wanted, last), 0)
            return
        lines: list[Line] = []
        if recent := [head for name in last for head in self._heads if head.name == name]:
            lines += [Line(tr("Last used"), right=""), *map(self._line, recent)]
        lines += self._ways()
        titled = sorted(self._heads, key=lambda h: pick(h.title))
        if titled:
            heading = Line(tr("Checklists") if self.case else tr("Applications"), right=str(len(titled)))
            lines += [heading, *map(self._line, titled)]
        self.list.put(lines)

    def _sought(self, wanted: list[str], last: list[str]) -> list[Line]:
        """What fits the words typed, the best first; of those that fit alike the last used, then the commonest.

        A word and the beginning of one are alike here: who types *build* wants the building before the hut.
        """
        found = [
            (
                BEGINS if place == WORD else place,
                last.index(h.name) if h.name in last else len(last),
                commonness(h),
                self._line(h),
            )
            for h in self._heads
            if (place := rank(wanted, pick(h.title), form_words(h))) is not None
        ]
        found += [
            (BEGINS if place == WORD else place, len(last), (0, each.text), each)
            for each in self._ways()
            if (place := rank(wanted, each.text, other_names(each.text))) is not None
        ]
        return [line for *_, line in sorted(found, key=lambda each: each[:3])]

    def _ways(self) -> list[Line]:
        """What else may have come in than an application of the Act."""
        ways = OTHERS if self.then == "new" and not self.case else ()
        return [Line(tr(text), "", "", "", "", drawing, Route.read(page)) for page, text, drawing in ways]

    def _line(self, head: Head) -> Line:
        section = cite(self.shell.desk.law, head.provision) if head.provision else ""
        drawing = "inspections" if self.case else "applications"
        return Line(pick(head.title), right=section, drawing=drawing, route=self._route(head.name))

    def _route(self, form: str) -> Route:
        return Route(self.then, (self.case, form) if self.case else (form,))

    def _go(self, form: str) -> None:
        if not self.case:
            last = [form, *(each for each in self.shell.memory.text("forms").split() if each != form)]
            self.shell.memory.keep("forms", " ".join(last[:LAST]))
        self.shell.go(self._route(form), instead=True)

    def _open(self, line: Line) -> None:
        if line.route.page in (self.then,):
            self._go(line.route.args[-1])
        else:
            self.shell.go(line.route, instead=True)
