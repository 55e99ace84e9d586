"""A notice drafted: on a finding, or under a provision that the law lets be used now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.decide import one_of
from desktop.ui.acts.particulars import whole
from desktop.ui.acts.pieces import ask, ask_said, provision_card, side_card
from desktop.ui.acts.power import Power, power_of
from desktop.ui.bits import column, empty, label
from desktop.ui.words import known, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done
    from desktop.law.model import Provision


@dataclass(frozen=True, slots=True)
class Ground:
    """On what a notice may be drafted: a finding, or a provision alone (`finding` is '' then)."""

    row: Provision
    power: Power
    finding: str = ""
    text: Mapping[str, str] | str = ""
    measures: tuple[Mapping[str, Any], ...] = ()
    guarded: bool = False


class DraftNotice(CaseAct):
    """Choose on what, set the days that the Act leaves open, say what is required."""

    verb = words.mark("Put the draft up for signature")
    roles = ("clerk", "inspector", "officer", "head")

    def more(self, file: CaseFile) -> dict[str, Ground]:
        from desktop.casework.ruling import act_of, next_acts
        from desktop.ui.case_view import open_notices

        desk, act = self.shell.desk, act_of(self.shell.desk, file)
        _, *wanted = (*self.route.args, "", "")
        answered = {n.finding for n in open_notices(file)}
        found: dict[str, Ground] = {}
        for key, finding in file.findings.items():
            if key not in answered and finding.get("provision") and not wanted[1]:
                row = act.provision(finding["provision"])
                found[key] = _ground(desk, row, key, finding["text"], tuple(finding.get("measures", ())))
        if not (wanted[0] and wanted[0] in found):
            rows = [a.provision for a in next_acts(desk, file) if a.act == "issue_notice" and a.status == "open"]
            for id in dict.fromkeys(rows):
                if not wanted[1] or wanted[1] == id:
                    found[id] = _ground(desk, act.provision(id))
        return found

    def fields(self, context: tuple[CaseFile, dict[str, Ground]]) -> Sequence[Field]:
        from desktop.casework.notice_days import open_time, ranges

        self.grounds = context[1]
        language = words.language()
        choices = {k: {language: pick(g.text) if g.finding else _named(g.row)} for k, g in self.grounds.items()}
        timed = [k for k, g in self.grounds.items() if open_time(g.row) or ranges(g.row)]
        work = [k for k, g in self.grounds.items() if g.row.procedure != "show_cause"]
        alone = [k for k, g in self.grounds.items() if not g.finding]
        guarded = [k for k, g in self.grounds.items() if g.guarded]
        what = words.mark("What is required, in your own words")
        more = {"appearance": "multiline", "length": 4000}
        more["hint"] = words.mark("Added to the wording that the provision has on the paper")
        days = words.mark("The Act fixes no time here; the officer sets what is reasonable, and the paper says so")
        fact = ask_said(self.shell, "fact", words.mark("What was found"), required=True, length=4000)
        yes_no = {"yes": words.each_language(words.mark("yes")), "no": words.each_language(words.mark("no"))}
        rest = [k for k in self.grounds if k not in work]
        address = ask("address", "text", words.mark("Address"), length=1000)
        other = (
            ask("name", "text", words.mark("Name"), required=True, length=300),
            ask("latin", "text", words.mark("Name in English letters"), length=300),
            address,
        )
        return (
            ask("on", "select_one", words.mark("On what"), required=True, choices=choices, appearance="plain"),
            ask("facts", "repeat", words.mark("What was found"), fields=(fact,), relevant=one_of("on", alone)),
            ask(
                "days",
                "integer",
                words.mark("Days, counted from service"),
                required=True,
                relevant=one_of("on", timed),
                hint=days,
            ),
            ask(
                "demolition",
                "select_one",
                words.mark("Is anything to be pulled down?"),
                choices=yes_no,
                relevant=one_of("on", guarded),
            ),
            ask_said(self.shell, "requirement", what, required=True, relevant=one_of("on", work), **more),
            ask_said(self.shell, "more", what, relevant=one_of("on", rest), **more),
            ask(
                "others",
                "repeat",
                words.mark("To others as well"),
                fields=other,
                hint=words.mark("Owner, occupier, builder: each gets a notice of his own, and his own time"),
            ),
        )

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Draft a notice"))
        self.about = column(gap=4)
        self.side.addLayout(self.about)
        _, *wanted = (*self.route.args, "", "")
        chosen = next((key for key in wanted if key in self.grounds), "")
        if chosen or len(self.grounds) == 1:
            self.form.put({"on": chosen or next(iter(self.grounds))})
        self.changed_answer()

    def changed_answer(self) -> None:
        empty(self.about)
        ground = self.grounds.get(self.form.answers().get("on", ""))
        if ground is None:
            choose = label(tr("Choose first on what the notice rests."), "muted", wrap=True)
            self.about.addWidget(side_card(tr("Under which power"), choose))
            return
        signs = " / ".join(known(each) for each in ground.power.allowed)
        power = tr(
            "Signed by the {authority}, section {section}", authority=signs, section=words.cited(ground.power.source)
        )
        parts = [label(power, wrap=True)] if signs else []
        parts += [label(f"{pick(m['label'])}: {m['value']}", wrap=True) for m in ground.measures]
        parts += [label(known(note), "small", wrap=True) for note in ground.row.notes]
        self.about.addWidget(provision_card(self, tr("Under which power"), ground.row.id, *parts))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.notices import draft_to

        desk, case, ground = self.shell.desk, self.case, self.grounds[answers["on"]]
        told: dict[str, Any] = {
            "finding": ground.finding,
            "days": whole(answers.get("days", "")),
            "requirement": answers.get("requirement") or answers.get("more", ""),
            "facts": [row["fact"] for row in answers.get("facts", ()) if row.get("fact")],
        }
        if answers.get("demolition"):
            told["demolition"] = answers["demolition"] == "yes"
        others = [self._addressee(row) for row in answers.get("others", ()) if row.get("name")]
        first = self.file.applicant()
        to = [first, *others] if others else []
        return lambda: draft_to(desk, case, ground.row.id, to, **told)

    def _addressee(self, row: Mapping[str, str]) -> dict[str, Any]:
        """One more to whom it goes; where his name in the other script was left out, as it sounds."""
        from desktop.casework.wording import local_language
        from desktop.forms.names import to_latin

        name = {local_language(self.shell.languages): row["name"], "en": row.get("latin") or to_latin(row["name"])}
        return {"name": name, "address": row.get("address", "")}

    def told(self, done: Done) -> str:
        return tr("The draft waits for signature")


def _ground(desk: Any, row: Provision, finding: str = "", text: Any = "", measures: tuple[Any, ...] = ()) -> Ground:
    from desktop.casework.gate import PLAIN_NOTICE
    from desktop.law.shapes import shapes

    steps = shapes()[row.procedure].acts if row.procedure else ()
    step = next((s for s in steps if s.act == "issue_notice"), PLAIN_NOTICE)
    guarded = any(s.demolition for s in steps)
    return Ground(row, power_of(desk, row, step), finding, text, measures, guarded)


def _named(row: Provision) -> str:
    return f"{words.section_text(row.cite)} · {known(row.heading)}"
