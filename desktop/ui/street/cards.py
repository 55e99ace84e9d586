"""The cards of a street: proposals with their steps, lines by date, what may be done, parcels, history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QFrame, QPushButton

from desktop.ui import words
from desktop.ui.bits import Elided, badge, button, card, column, keycap, label, line, picture, rule
from desktop.ui.case_cards import RowButton
from desktop.ui.next_steps import KEYS as STEP_KEYS
from desktop.ui.next_steps import keyed
from desktop.ui.page import Route
from desktop.ui.street.look import ACTS, DRAWINGS, StreetView, want_route
from desktop.ui.street.said import (
    GIVEN,
    HOWS,
    KINDS,
    SIDES,
    WANT_STATUS,
    change_text,
    matter_text,
    metres,
    order_text,
    want_text,
)
from desktop.ui.theme import XS, M, S
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.street import Proposal, Street
    from desktop.casework.street_steps import Want
    from desktop.law.packs import Law

Go = Callable[[Route], None]
MOST_PARCELS = 12
KEYS = tuple(key for key in STEP_KEYS if key not in ("M", "N"))  # which the map takes


def acts_card(view: StreetView, go: Go) -> QFrame:
    """What may be done, each with its key."""
    rows: list[Any] = [label(tr("What may be done"), "heading")]
    rows += [_act_row(route, key, go) for key, route in keyed(view.acts, KEYS)]
    return card(*rows, gap=XS)


def _act_row(route: Route, key: str, go: Go) -> QPushButton:
    name = tr(ACTS[route.page])
    row = line(picture(DRAWINGS.get(route.page, "law"), 18, "accent"), label(name, wrap=True), gap=M)
    row.setStretch(1, 1)
    if key:
        row.addWidget(keycap(key))
    return RowButton(row, lambda: go(route), name)


def proposals_cards(view: StreetView, law: Law, go: Go) -> list[QFrame]:
    """Each open proposal with every step that the Act asks for; those decided or given up in a line."""
    made = [_open_card(view.state, p, wants, law, go) for p, wants in view.proposals if p.state == "open"]
    over = [p for p, _ in view.proposals if p.state != "open"]
    if over:
        texts = {"done": tr("decided"), "dropped": tr("given up")}
        rows: list[Any] = [label(tr("Proposals that are over"), "heading")]
        for p in over[::-1]:
            said = f"{matter_text(p)} · {texts[p.state]}"
            rows.append(
                line(Elided(said), button(tr("Papers"), lambda p=p: go(_papers(view.state, p)), kind="link"), gap=S)
                if p.matter == "line"
                else Elided(said)
            )
        made.append(card(*rows, gap=XS))
    return made


def _papers(state: Street, proposal: Proposal) -> Route:
    return Route("street_papers", (state.id, proposal.id))


def _open_card(state: Street, p: Proposal, wants: Sequence[Want], law: Law, go: Go) -> QFrame:
    about = (state.id, p.id)
    top = line(
        label(matter_text(p), "heading", wrap=True), badge(tr("proposed {day}", day=words.day(p.day)), "accent")
    )
    top.setStretch(0, 1)
    parts: list[Any] = [top]
    effect = p.plan.get("effect", {})
    told = effect_texts(effect)
    if told:
        parts.append(label(" · ".join(told), "small", wrap=True))
    for want in wants:
        parts.append(_want_row(state, p, want, law, go))
    for given in p.notices:
        how = tr(GIVEN.get(str(given.data.get("event", "")), "put up"))
        parts.append(
            label(
                f"{words.section_text(law.provision(given.provision).cite)} · {how} {words.day(given.day)}", "small"
            )
        )
    ready = all(want.status == "done" for want in wants)
    parts.append(rule())
    doing = [
        button(
            tr("Decide"),
            lambda: go(Route("street_decide", about)),
            kind="primary" if ready else "link",
            drawing="law",
        ),
        button(tr("Receive an objection"), lambda: go(Route("street_object", about)), kind="link", drawing="person"),
    ]
    if p.matter == "line":
        doing.append(button(tr("Statement and plan"), lambda: go(_papers(state, p)), kind="link", drawing="paper"))
    doing.append(button(tr("Give it up"), lambda: go(Route("street_drop", about)), kind="link", drawing="close"))
    from desktop.ui.flow import Flow

    flow = Flow()
    for each in doing:
        flow.addWidget(each)
    parts.append(flow)
    return card(*parts, gap=XS)


def _want_row(state: Street, p: Proposal, want: Want, law: Law, go: Go) -> Any:
    text, under = want_text(law, want, state)
    status, tone = WANT_STATUS[want.status]
    said = column(Elided(text), Elided(under, "small"), gap=0)
    drawing = {"done": "check", "waiting": "clock", "running": "clock"}.get(want.status, "open")
    row = line(picture(drawing, 18, tone or "muted"), said, badge(tr(status), tone), gap=M, margins=(S, XS, S, XS))
    row.setStretch(1, 1)
    route = want_route(state, p, want)
    if route is None:
        from PySide6.QtWidgets import QWidget

        made = QWidget()
        made.setLayout(row)
        return made
    return RowButton(row, lambda: go(route), f"{text}. {under}. {tr(status)}")


def effect_texts(effect: Any) -> list[str]:
    """What a line does to the street, in words."""
    told = [
        text
        for key, text in (
            ("widens", tr("widens the street")),
            ("narrows", tr("narrows the street")),
            ("shifts", tr("moves towards the centre")),
        )
        if effect.get(key)
    ]
    widths = [row[2] for row in effect.get("widths", ())]
    if widths:
        told.append(tr("width {least} to {most}", least=metres(min(widths)), most=metres(max(widths))))
    if effect.get("assumed"):
        told.append(tr("the side without a line is taken as half the width of the register"))
    return told


def lines_card(view: StreetView, go: Go) -> QFrame | None:
    """Every version of the lines by date, with the order that fixed it."""
    versions = sorted(view.state.lines.values(), key=lambda each: each.since, reverse=True)
    if not versions:
        return None
    held = {each.id for each in view.held}
    parts: list[Any] = [label(tr("Lines by date"), "heading")]
    for each in versions:
        now = each.id in held
        span = f"{each.span[0] / 1000:.2f} – {each.span[1] / 1000:.2f} m"
        title = f"{tr(KINDS[each.kind])}, {tr(SIDES[each.side])}"
        under = " · ".join(
            p for p in (tr("since {day}", day=words.day(each.since)), span, order_text(each.order)) if p
        )
        state = badge(tr("in force") if now else tr("substituted"), "fine" if now else "")
        row = line(column(Elided(title), Elided(under, "small"), gap=0), state, gap=M)
        row.setStretch(0, 1)
        route = Route("street_papers", (view.state.id, each.id))
        parts.append(RowButton(row, lambda r=route: go(r), f"{title}. {under}"))
    return card(*parts, gap=XS)


def parcels_card(view: StreetView) -> QFrame | None:
    """The parcels of the survey: number, owner, closing error of the field book."""
    parcels = sorted(view.state.parcels.values(), key=lambda p: (len(str(p["number"])), str(p["number"])))
    if not parcels:
        return None
    parts: list[Any] = [label(trn("%n parcels", len(parcels)), "heading")]
    for data in parcels[:MOST_PARCELS]:
        owner = pick(data.get("owner"))
        book = data.get("book") or {}
        closing = tr("closes to {error}", error=metres(book["error"])) if book.get("error") is not None else ""
        parts.append(Elided(" · ".join(p for p in (str(data["number"]), owner, closing) if p)))
    if len(parcels) > MOST_PARCELS:
        parts.append(label(trn("and %n more", len(parcels) - MOST_PARCELS), "small"))
    return card(*parts, gap=XS)


def after_card(view: StreetView) -> QFrame | None:
    """Possession, agreements with their deposits, workings of compensation, inspections of the register."""
    from desktop.core import money

    state = view.state
    number = {key: str(data["number"]) for key, data in state.parcels.items()}
    rows: list[tuple[str, str]] = []
    for each in state.possessions:
        vests = tr("vests in the body") if each.get("deemed") else tr("taken")
        rows.append(
            (
                tr("Possession of parcel {number}", number=number.get(each["parcel"], "")),
                f"{each['area']} m² · {vests} · {words.day(each['day'])}",
            )
        )
    for agreed in state.agreements.values():
        paid = sum(d["paise"] for d in agreed["deposits"])
        said = [order_text(agreed["registered"]), tr("deposit ₹ {amount}", amount=money.show(paid)) if paid else ""]
        said.append(tr("removal called {day}", day=words.day(agreed["removal"])) if agreed["removal"] else "")
        rows.append(
            (
                tr("Agreement on parcel {number}", number=number.get(agreed["parcel"], "")),
                " · ".join(s for s in said if s),
            )
        )
    for each in state.workings:
        worth = each["worth"]
        said_sum = (
            tr("₹ {amount} to recover", amount=money.show(worth["recover"]))
            if worth["recover"]
            else tr("₹ {amount} to pay", amount=money.show(worth["pay"]))
        )
        rows.append((tr("Compensation for parcel {number}", number=number.get(each["parcel"], "")), said_sum))
    for each in state.forwards:
        owed = each["worth"].get("recover", 0)
        said = [tr(HOWS[each["how"]]), f"{each['area']} m²", order_text(each["order"])]
        said.append(tr("₹ {amount} to recover", amount=money.show(owed)) if owed else "")
        text = tr("Building on parcel {number} comes forward", number=number.get(each["parcel"], ""))
        rows.append((text, " · ".join(s for s in said if s)))
    for each in state.inspections:
        rows.append((tr("Register seen by {who}", who=each["who"]), words.day(each["day"])))
    if not rows:
        return None
    parts: list[Any] = [label(tr("What followed"), "heading")]
    parts += [column(Elided(text), Elided(under, "small"), gap=0) for text, under in rows]
    return card(*parts, gap=XS)


def history_card(view: StreetView) -> QFrame:
    """Every change by date, the newest first, with the order that fixed it."""
    parts: list[Any] = [label(tr("History by date"), "heading")]
    for change in sorted(view.state.history, key=lambda c: c.day, reverse=True):
        when = label(words.day(change.day), "small")
        order = order_text(change.order)
        said = column(Elided(change_text(change)), *([Elided(order, "small")] if order else []), gap=0)
        row = line(when, said, gap=M)
        row.setStretch(1, 1)
        parts.append(row)
    return card(*parts, gap=XS)
