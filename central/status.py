"""The status page: which offices exchanged when, and what waits where; server-rendered, nothing to build."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from urllib.parse import parse_qs

from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse
from sqlalchemy import Row, select
from starlette.concurrency import run_in_threadpool

from central import closing, owed, pendency, standing
from central.centre import Centre, epoch_of
from central.database import reading
from central.desk import Desk
from central.entrance import COOKIE, HOURS, html, moment, password_right, signed_in, token
from central.schema import devices, offices, standings

_LATE = 2 * 86_400  # seconds without an exchange after which an office stands out


@dataclass(frozen=True, slots=True)
class Line:
    """A device on the page; times are Unix seconds or None. `owes` is the number up to which another PC holds entries
    that only this one can bring, 0 if there are none."""

    office: str
    device: str
    name: str
    seen: int | None
    done: int | None
    entries: int
    waiting_entries: int
    waiting_files: int
    waiting_since: str
    state: str
    named: str
    owes: int


def lines(centre: Centre, body: str = "") -> list[Line]:
    """All devices of a body ('' for all bodies), by office."""
    query = (
        select(devices, offices.c.id.label("office_id"), standings.c.name.label("office_name"))
        .join(offices, offices.c.number == devices.c.office)
        .outerjoin(standings, standings.c.office == devices.c.office)
        .order_by(offices.c.id, devices.c.number)
    )
    if body:
        query = query.where(offices.c.body == body)
    with reading(centre.engine) as connection:
        owing = {debt.device: debt.known for debt in owed.debts(connection, body) if not debt.closed}
        return [_line(row, owing.get(row.id, 0)) for row in connection.execute(query)]


def add_routes(app: FastAPI, desk: Desk) -> None:
    """The page, signing in and signing out."""

    @app.get("/status", include_in_schema=False)
    async def page(request: Request) -> Response:
        user = await run_in_threadpool(signed_in, desk.centre, request.cookies.get(COOKIE, ""))
        if user is None:
            return html(_sign_in_form(""))
        return html(await run_in_threadpool(_page, desk.centre, user.name, user.body))

    @app.post("/status/sign-in", include_in_schema=False)
    async def sign_in(request: Request) -> Response:
        desk.require_patience(request)
        form = parse_qs((await desk.body(request, 4096)).decode("utf-8", "replace"))
        name, password = form.get("name", [""])[0].replace("\0", ""), form.get("password", [""])[0]
        if not await run_in_threadpool(password_right, desk.centre, name, password):
            desk.failed(request)
            return html(_sign_in_form("Name or password is not right."), 403)
        answer = RedirectResponse("/status", 303)
        given = token(desk.centre, name, desk.centre.seconds() + HOURS * 3600)
        secure = request.url.scheme == "https"
        answer.set_cookie(COOKIE, given, httponly=True, samesite="strict", secure=secure, path="/status")
        return answer

    @app.post("/status/sign-out", include_in_schema=False)
    async def sign_out() -> Response:
        answer = RedirectResponse("/status", 303)
        answer.delete_cookie(COOKIE, path="/status")
        return answer


def _line(row: Row[tuple[object, ...]], owes: int) -> Line:
    if row.revoked is not None:
        state = "revoked"
    elif row.public_key is None:
        state = "handed over"
    elif row.divided is not None:
        state = "history went two ways"
    else:
        state = ""
    return Line(
        row.office_id, row.id, row.name, row.seen, row.done, row.seq, row.waiting_entries, row.waiting_files,
        row.waiting_since, state, row.office_name or row.office_id, owes,
    )  # fmt: skip


def _page(centre: Centre, user: str, body: str) -> str:
    found = lines(centre, body)
    with reading(centre.engine) as connection:
        epoch = epoch_of(connection)
        wards = standing.wards(connection, body)
        debts = owed.debts(connection, body)
    most = max((line.entries for line in found), default=0) or 1
    rows = "".join(_row(centre, line, most) for line in found)
    entries, waiting = sum(line.entries for line in found), sum(line.waiting_entries for line in found)
    return (
        f'<form class="out" method="post" action="/status/sign-out"><button>Sign out {escape(user)}</button></form>'
        f"<h1>Exchange with the offices</h1><p>{entries} entries are here; {waiting} were waiting at the offices "
        f"when they last called. Epoch {escape(epoch[-12:])}.</p>"
        '<table><thead><tr><th>Office</th><th>PC</th><th>Last call</th><th>Last full exchange</th><th class="n">'
        'Entries</th><th class="n">Waiting</th><th class="n">Files waiting</th><th>Since</th><th></th></tr></thead>'
        f"<tbody>{rows}</tbody></table>{closing.section(centre, debts)}{pendency.section(wards)}"
    )


def _row(centre: Centre, line: Line, most: int) -> str:
    late = line.state == "" and (line.done is None or centre.seconds() - line.done > _LATE)
    width = max(1, round(80 * line.entries / most)) if line.entries else 0
    return (
        f"<tr{' class=late' if late else ''}>"
        f'<td title="{escape(line.office)}">{escape(line.named)}</td>'
        f"<td>{escape(line.name or '-')} ({escape(line.device[-6:])})</td>"
        f"<td>{moment(centre, line.seen)}</td><td>{moment(centre, line.done)}</td>"
        f'<td class="n">{line.entries} <span class="bar" style="width:{width}px"></span></td>'
        f'<td class="n">{line.waiting_entries}</td><td class="n">{line.waiting_files}</td>'
        f"<td>{escape(line.waiting_since[:10])}</td><td class=bad>{escape(line.state)}</td></tr>"
    )


def _sign_in_form(fault: str) -> str:
    return (
        f'<h1>Sign in</h1><p class=bad role="alert">{escape(fault)}</p>'
        '<form method="post" action="/status/sign-in">'
        '<label>Name <input name="name" autocomplete="username" required autofocus></label>'
        '<label>Password <input name="password" type="password" autocomplete="current-password" required></label>'
        "<button>Sign in</button></form>"
    )
