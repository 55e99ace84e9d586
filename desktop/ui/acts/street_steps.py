"""The steps of a proposal about a street, one act each: notice, objection, consideration, approval, decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.pieces import ask, ask_past, ask_said, provision_card, side_card
from desktop.ui.acts.street import StreetAct, both, day_of, order_fields, order_of
from desktop.ui.bits import Band, button, label, line
from desktop.ui.preview import Preview
from desktop.ui.street.said import GIVEN, matter_text, want_text
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk, Done
    from desktop.casework.street import Proposal, Street
    from desktop.casework.street_steps import Want


class ProposalAct(StreetAct):
    """An act on a proposal; its context is the street, the proposal's steps and whatever the act needs."""

    @property
    def proposal(self) -> Proposal:
        """The proposal it is about."""
        return self.state.proposals[self.route.args[1]]

    def more(self, desk: Desk, state: Street) -> tuple[Want, ...]:
        from desktop.casework.street_proposals import wanted

        return tuple(wanted(desk, state, self.route.args[1]))

    def steps_card(self, wants: Sequence[Want]):
        """What is still to be done, at the side."""
        law = self.shell.desk.law
        left = [want for want in wants if want.status != "done"]
        rows = []
        for want in left:
            text, under = want_text(law, want, self.state)
            rows += [label(text, "strong", wrap=True), label(under, "small", wrap=True)]
        return side_card(
            tr("Still to do before the decision"),
            *(rows or [label(tr("Nothing; it may be decided."), tone="fine", wrap=True)]),
        )

    def prepared(self, context: Any) -> None:
        self.name(tr(self.title), f"{self.under.text()} · {matter_text(self.proposal)}")
        self.side.addWidget(self.steps_card(context[1]))


class RecordNotice(ProposalAct):
    """A notice that the Act asks for was put up, published or served."""

    verb = words.mark("Record it")
    title = words.mark("Record the notice")
    roles = ("clerk", "officer", "head", "inspector")

    def _rule(self) -> Any:
        from desktop.casework.street_ways import way_of

        way = way_of(self.state.act, self.proposal.matter, self.proposal.fresh)
        return way, next(rule for rule in way.notices if rule.key == self.route.args[2])

    def fields(self, context: Any) -> Sequence[Field]:
        way, rule = self._rule()
        asked = [ask_past("day", words.mark("Day on which it was given"), required=True)]
        if rule.event == "notice.served":
            parcels = sorted(self.state.parcels.items(), key=lambda item: (len(item[1]["number"]), item[1]["number"]))
            told = {
                key: {"en": " · ".join(p for p in (data["number"], pick(data.get("owner"))) if p)}
                for key, data in parcels
            }
            asked.insert(0, ask("party", "select_one", words.mark("Owner of parcel"), choices=told))
        else:
            asked.append(ask("where", "text", words.mark("Where"), length=500))
        if way.window and rule.key in way.window_from and self._open(way.window):
            asked.append(ask("until", "date", words.mark("Last day for objections that it names"), required=True))
        return asked

    def _open(self, provision: str) -> bool:
        """Whether the Act leaves the time for objections to the notice."""
        from desktop.law.model import Bound

        row = self.shell.desk.law.provision(provision)
        return next(p for p in row.periods if p.bound is Bound.AT_MOST).length is None

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        _, rule = self._rule()
        show = button(tr("Look at the notice"), self._look, kind="link", drawing="paper")
        out = button(tr("Print the notice"), self._print, kind="link", drawing="print")
        how = tr(GIVEN[rule.event])
        card = provision_card(self, how[:1].upper() + how[1:], rule.provision, line(show, -1), line(out, -1))
        self.side.insertWidget(0, card)

    def _asked(self) -> tuple[str, Any]:
        """The owner and the last day that were typed, as far as they are."""
        answers = self.form.answers()
        try:
            until = day_of(answers, "until") if answers.get("until") else None
        except FieldError:
            until = None
        return answers.get("party", ""), until

    def _look(self) -> None:
        """The notice as a draft, over the page."""
        desk, surveyor, (street, proposal, key) = self.shell.desk, self.shell.room.streets, self.route.args
        party, until = self._asked()
        self.run(
            "read",
            lambda: surveyor.notice_pdf(desk, street, proposal, key, party, until),
            lambda pdf: Preview(self, self.shell.room, self.run, pdf).open(),
        )

    def _print(self) -> None:
        """The notice under a number, kept and sent to the printer."""
        desk, surveyor, (street, proposal, key) = self.shell.desk, self.shell.room.streets, self.route.args
        party, until = self._asked()

        def work() -> tuple[str, bytes]:
            done = surveyor.print_notice(desk, street, proposal, key, party, until)
            data = done.entries[0].data
            return data["number"], desk.store.blob(data["papers"][0]["sha256"])

        self.run("write", work, self._printed)

    def _printed(self, made: tuple[str, bytes]) -> None:
        from desktop.ui.printer import print_papers

        number, pdf = made
        print_papers(self.shell.room, self, [pdf], number)
        self.say(Band(tr("Notice {number} is printed and kept", number=number), tone="fine", drawing="check"))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_proposals import give_notice

        desk, (street, proposal, key) = self.shell.desk, self.route.args
        day = day_of(answers)
        until = day_of(answers, "until") if answers.get("until") else None
        where, party = answers.get("where", ""), answers.get("party", "")
        return lambda: give_notice(desk, street, proposal, key, day, where=where, party=party, until=until)


class ReceiveStreetObjection(ProposalAct):
    """An objection or suggestion, late ones too."""

    verb = words.mark("Enter it")
    title = words.mark("Receive an objection")

    def fields(self, context: Any) -> Sequence[Field]:
        asked = [
            ask_said(self.shell, "by", words.mark("Who objects"), required=True, length=300),
            ask_said(
                self.shell, "text", words.mark("What is objected"), required=True, appearance="multiline", length=8000
            ),
            ask_past("received", words.mark("Received on"), required=True),
        ]
        if self.proposal.matter == "declaration":
            table = {"yes": words.each_language(words.mark("yes")), "no": words.each_language(words.mark("no"))}
            says = words.mark("Do owners of the greater part of the street object?")
            asked.append(ask("greater", "select_one", says, required=True, choices=table))
        return asked

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_proposals import receive_objection

        desk, (street, proposal) = self.shell.desk, self.route.args
        by, text = both(answers["by"], self.shell.languages), answers["text"]
        said = pick(text) if isinstance(text, dict) else text
        day, greater = day_of(answers, "received"), answers.get("greater") == "yes"
        return lambda: receive_objection(desk, street, proposal, by, said, day, greater_portion=greater)


class ConsiderStreetObjection(ProposalAct):
    """One objection considered, with its reason."""

    verb = words.mark("Enter the answer")
    title = words.mark("Consider the objection")

    def fields(self, context: Any) -> Sequence[Field]:
        table = {
            "yes": words.each_language(words.mark("accepted")),
            "no": words.each_language(words.mark("not accepted")),
        }
        return (
            ask("accepted", "select_one", words.mark("The objection is"), required=True, choices=table),
            ask("finding", "text", words.mark("Why"), required=True, appearance="multiline", length=8000),
            ask("day", "date", words.mark("Day"), required=True),
        )

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        found = self.proposal.objections[self.route.args[2]]
        parts = [label(pick(found.by), "strong", wrap=True), label(found.text, wrap=True)]
        self.side.insertWidget(0, side_card(tr("received {day}", day=words.day(found.received)), *parts))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_proposals import consider

        desk, (street, proposal, objection) = self.shell.desk, self.route.args
        day, accepted = day_of(answers), answers["accepted"] == "yes"
        return lambda: consider(desk, street, proposal, objection, answers["finding"], accepted, day)


class RecordApproval(ProposalAct):
    """An approval, sanction or consultation that the Act wants."""

    verb = words.mark("Record it")
    title = words.mark("Record the approval")

    def fields(self, context: Any) -> Sequence[Field]:
        return (*order_fields(), ask_past("day", words.mark("Received on"), required=True))

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        self.side.insertWidget(0, provision_card(self, tr("Approval first"), self.route.args[2]))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_proposals import approve

        desk, (street, proposal, provision) = self.shell.desk, self.route.args
        order, day = order_of(answers), day_of(answers)
        return lambda: approve(desk, street, proposal, provision, order, day)


class DecideProposal(ProposalAct):
    """The last act: the line is prescribed, the street made public, closed or diverted."""

    verb = words.mark("Decide it")
    title = words.mark("Decide the proposal")

    def fields(self, context: Any) -> Sequence[Field]:
        return (*order_fields(), ask("day", "date", words.mark("From"), required=True))

    def prepared(self, context: Any) -> None:
        from desktop.casework.street_ways import way_of

        super().prepared(context)
        way = way_of(self.state.act, self.proposal.matter, self.proposal.fresh)
        self.side.insertWidget(0, provision_card(self, tr("Under which section"), way.provision))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_proposals import decide

        desk, (street, proposal) = self.shell.desk, self.route.args
        order, day = order_of(answers), day_of(answers)
        return lambda: decide(desk, street, proposal, order, day)

    def told(self, done: Done) -> str:
        return tr("It is decided and stands in the register")


class DropProposal(ProposalAct):
    """A proposal given up."""

    verb = words.mark("Give it up")
    title = words.mark("Give the proposal up")

    def fields(self, context: Any) -> Sequence[Field]:
        return (ask("reason", "text", words.mark("Why"), required=True, appearance="multiline", length=4000),)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_proposals import drop

        desk, (street, proposal) = self.shell.desk, self.route.args
        return lambda: drop(desk, street, proposal, answers["reason"])

    def told(self, done: Done) -> str:
        return tr("The proposal is given up")
