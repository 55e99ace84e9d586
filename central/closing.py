"""The part of the status page that tells what waits for a PC that does not come, and closes that PC."""

from __future__ import annotations

from html import escape
from urllib.parse import parse_qs

from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse
from starlette.concurrency import run_in_threadpool

from central import owed
from central.centre import Centre, Refusal
from central.database import reading
from central.desk import Desk
from central.entrance import COOKIE, html, moment, password_right, signed_in
from central.owed import Debt

_FIELDS = 4096  # bytes of a form


def add_routes(app: FastAPI, desk: Desk) -> None:
    """Asking before a PC is closed, and closing it. Whoever does it gives the password once more."""

    @app.get("/status/close", include_in_schema=False)
    async def ask(request: Request, device: str = "") -> Response:
        user = await run_in_threadpool(signed_in, desk.centre, request.cookies.get(COOKIE, ""))
        if user is None:
            return RedirectResponse("/status", 303)
        debt = await run_in_threadpool(_owing, desk.centre, device, user.body)
        return html(_question(debt, "")) if debt else RedirectResponse("/status", 303)

    @app.post("/status/close", include_in_schema=False)
    async def close(request: Request) -> Response:
        desk.require_patience(request)
        form = parse_qs((await desk.body(request, _FIELDS)).decode("utf-8", "replace"))
        device, password = form.get("device", [""])[0].replace("\0", ""), form.get("password", [""])[0]
        user = await run_in_threadpool(signed_in, desk.centre, request.cookies.get(COOKIE, ""))
        if user is None:
            return RedirectResponse("/status", 303)
        debt = await run_in_threadpool(_owing, desk.centre, device, user.body)
        if debt is None:
            return RedirectResponse("/status", 303)
        if not await run_in_threadpool(password_right, desk.centre, user.name, password):
            desk.failed(request)
            return html(_question(debt, "The password is not right."), 403)
        try:
            await run_in_threadpool(owed.close, desk.centre, device, user.body)
        except Refusal:  # it came meanwhile, or somebody else closed it: the page tells
            return RedirectResponse("/status", 303)
        return RedirectResponse("/status", 303)


def section(centre: Centre, found: list[Debt]) -> str:
    """The table of what waits for PCs that do not come; '' if nothing does."""
    if not found:
        return ""
    rows = "".join(
        f"<tr><td>{escape(debt.office)}</td><td>{escape(debt.name or '-')} ({escape(debt.device[-6:])})</td>"
        f"<td>{moment(centre, debt.seen)}</td>"
        f'<td class="n">{debt.here + 1} to {debt.known}</td><td>{escape(debt.holder)}</td>'
        f"<td>{moment(centre, debt.since)}</td><td>{_way_out(debt)}</td></tr>"
        for debt in found
    )
    return (
        "<h2>Waiting for a PC that does not come</h2><p>Another PC holds some of these entries, but what stands before "
        "them is not here. The PC that wrote them brings all of it at its next exchange. If it will never come, close "
        "it: the other PC then sends what it holds.</p>"
        '<table><thead><tr><th>Office</th><th>PC</th><th>Last call</th><th class="n">Entries</th><th>Held at</th>'
        f"<th>Waiting since</th><th></th></tr></thead><tbody>{rows}</tbody></table>"
    )


def _owing(centre: Centre, device: str, body: str) -> Debt | None:
    with reading(centre.engine) as connection:
        found = [debt for debt in owed.debts(connection, body) if debt.device == device and not debt.closed]
    return found[0] if found else None


def _way_out(debt: Debt) -> str:
    if debt.closed:
        return f"Closed; they come at the next exchange of {escape(debt.holder)}"
    return (
        '<form method="get" action="/status/close">'
        f'<input type="hidden" name="device" value="{escape(debt.device)}"><button>Close this PC…</button></form>'
    )


def _question(debt: Debt, fault: str) -> str:
    return (
        f"<h1>Close {escape(debt.name or 'the PC')} ({escape(debt.device[-6:])}) of {escape(debt.office)}?</h1>"
        f'<p class=bad role="alert">{escape(fault)}</p>'
        f"<p>Its entries {debt.here + 1} to {debt.known} wait. Once it is closed, nothing more is taken from it or "
        "given to it; should it be found again, it needs a new code. What other PCs hold of it is sent by them at their next "
        "exchange; what it alone held is lost. Do this only if the PC is gone for good.</p>"
        '<form method="post" action="/status/close">'
        f'<input type="hidden" name="device" value="{escape(debt.device)}">'
        '<label>Your password <input name="password" type="password" autocomplete="current-password" required '
        'autofocus></label><button>Close it for good</button></form><p><a href="/status">Back</a></p>'
    )
