"""The status page: which offices exchanged when, and what waits where; server-rendered, nothing to build."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from html import escape
from urllib.parse import parse_qs

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from sqlalchemy import Row, select
from starlette.concurrency import run_in_threadpool

from central import pendency, standing
from central.centre import Centre, epoch_of
from central.database import reading, writing
from central.desk import Desk
from central.schema import devices, offices, standings, users
from desktop.core.clock import IST
from desktop.core.errors import FieldError

_COOKIE = "nagardesk"
_HOURS = 8
_LATE = 2 * 86_400  # seconds without an exchange after which an office stands out
_hasher = PasswordHasher()

_STYLE = """
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1b1b1b;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}tr.late td{background:#fff3d6}
figure{margin:1rem 0}.key{margin-bottom:.8rem}td.day{white-space:nowrap}.key span{margin-right:1.2rem;white-space:nowrap}
.key i{display:inline-block;width:.9rem;height:.9rem;margin-right:.4rem;vertical-align:-.1rem}
tfoot th,tfoot td{font-weight:600}tbody tr:hover td{background:#eef4f9}
form.out{float:right}label{display:block;margin:.6rem 0}input{font:inherit;padding:.3rem}
button{font:inherit;padding:.3rem .9rem}
.bar{display:inline-block;height:.7rem;background:#2b5d8a;vertical-align:middle}.bad{color:#8a1f1f}
"""


@dataclass(frozen=True, slots=True)
class Line:
    """A device on the page; times are Unix seconds or None."""

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


def set_password(centre: Centre, name: str, password: str, body: str = "") -> None:
    """Let `name` sign in to the status page; `body` limits it to one municipal body's offices."""
    if not name.strip() or len(name) > 100 or not name.isprintable():
        raise FieldError("name", "A name here has 1 to 100 characters, all to be seen", code="user_name")
    if len(password) < 10:
        raise FieldError("password", "A password here has at least ten characters", code="password_short")
    with writing(centre.engine) as connection:
        connection.execute(users.delete().where(users.c.name == name))
        connection.execute(users.insert().values(name=name, password=_hasher.hash(password), body=body))


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
        return [_line(row) for row in connection.execute(query)]


def add_routes(app: FastAPI, desk: Desk) -> None:
    """The page, signing in and signing out."""

    @app.get("/status", include_in_schema=False)
    async def page(request: Request) -> Response:
        user = await run_in_threadpool(_signed_in, desk.centre, request.cookies.get(_COOKIE, ""))
        if user is None:
            return _html(_sign_in_form(""))
        return _html(await run_in_threadpool(_page, desk.centre, user.name, user.body))

    @app.post("/status/sign-in", include_in_schema=False)
    async def sign_in(request: Request) -> Response:
        desk.require_patience(request)
        form = parse_qs((await desk.body(request, 4096)).decode("utf-8", "replace"))
        name, password = form.get("name", [""])[0].replace("\0", ""), form.get("password", [""])[0]
        if not await run_in_threadpool(_password_right, desk.centre, name, password):
            desk.failed(request)
            return _html(_sign_in_form("Name or password is not right."), 403)
        answer = RedirectResponse("/status", 303)
        token = _token(desk.centre, name, desk.centre.seconds() + _HOURS * 3600)
        secure = request.url.scheme == "https"
        answer.set_cookie(_COOKIE, token, httponly=True, samesite="strict", secure=secure, path="/status")
        return answer

    @app.post("/status/sign-out", include_in_schema=False)
    async def sign_out() -> Response:
        answer = RedirectResponse("/status", 303)
        answer.delete_cookie(_COOKIE, path="/status")
        return answer


def _line(row: Row[tuple[object, ...]]) -> Line:
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
        row.waiting_since, state, row.office_name or row.office_id,
    )  # fmt: skip


def _page(centre: Centre, user: str, body: str) -> str:
    found = lines(centre, body)
    with reading(centre.engine) as connection:
        epoch = epoch_of(connection)
        wards = standing.wards(connection, body)
    most = max((line.entries for line in found), default=0) or 1
    rows = "".join(_row(centre, line, most) for line in found)
    entries, waiting = sum(line.entries for line in found), sum(line.waiting_entries for line in found)
    return (
        f'<form class="out" method="post" action="/status/sign-out"><button>Sign out {escape(user)}</button></form>'
        f"<h1>Exchange with the offices</h1><p>{entries} entries are here; {waiting} were waiting at the offices "
        f"when they last called. Epoch {escape(epoch[-12:])}.</p>"
        '<table><thead><tr><th>Office</th><th>PC</th><th>Last call</th><th>Last full exchange</th><th class="n">'
        'Entries</th><th class="n">Waiting</th><th class="n">Files waiting</th><th>Since</th><th></th></tr></thead>'
        f"<tbody>{rows}</tbody></table>{pendency.section(wards)}"
    )


def _row(centre: Centre, line: Line, most: int) -> str:
    late = line.state == "" and (line.done is None or centre.seconds() - line.done > _LATE)
    width = max(1, round(80 * line.entries / most)) if line.entries else 0
    return (
        f"<tr{' class=late' if late else ''}>"
        f'<td title="{escape(line.office)}">{escape(line.named)}</td>'
        f"<td>{escape(line.name or '-')} ({escape(line.device[-6:])})</td>"
        f"<td>{_moment(centre, line.seen)}</td><td>{_moment(centre, line.done)}</td>"
        f'<td class="n">{line.entries} <span class="bar" style="width:{width}px"></span></td>'
        f'<td class="n">{line.waiting_entries}</td><td class="n">{line.waiting_files}</td>'
        f"<td>{escape(line.waiting_since[:10])}</td><td class=bad>{escape(line.state)}</td></tr>"
    )


def _moment(centre: Centre, seconds: int | None) -> str:
    """A moment in India's time, dd-mm-yyyy hh:mm; 'never' for none."""
    if seconds is None:
        return "never"
    from datetime import datetime

    return datetime.fromtimestamp(seconds, IST).strftime("%d-%m-%Y %H:%M")


def _sign_in_form(fault: str) -> str:
    return (
        f'<h1>Sign in</h1><p class=bad role="alert">{escape(fault)}</p>'
        '<form method="post" action="/status/sign-in">'
        '<label>Name <input name="name" autocomplete="username" required autofocus></label>'
        '<label>Password <input name="password" type="password" autocomplete="current-password" required></label>'
        "<button>Sign in</button></form>"
    )


def _html(content: str, status: int = 200) -> HTMLResponse:
    page = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Nagardesk centre</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>'
        f"<body>{content}</body></html>"
    )
    policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
    return HTMLResponse(
        page, status, headers={"Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff"}
    )


def _password_right(centre: Centre, name: str, password: str) -> bool:
    """Compare with the stored hash; an unknown name takes as long as a wrong password."""
    with reading(centre.engine) as connection:
        stored = connection.scalar(select(users.c.password).where(users.c.name == name))
    try:
        return _hasher.verify(stored or _nobody(), password[:1000]) and stored is not None
    except (VerifyMismatchError, InvalidHashError):
        return False


def _nobody() -> str:
    global _unknown
    _unknown = _unknown or _hasher.hash("nobody signs in with this")
    return _unknown


_unknown = ""


def _token(centre: Centre, name: str, until: int) -> str:
    text = f"{name.encode().hex()}.{until}"
    return f"{text}.{_mac(centre, text)}"


def _signed_in(centre: Centre, token: str) -> Row[tuple[object, ...]] | None:
    """The user whose sign-in `token` is ours, not run out, and who still exists."""
    text, _, mac = token.rpartition(".")
    if not hmac.compare_digest(mac.encode(), _mac(centre, text).encode()):
        return None
    name, _, until = text.partition(".")
    if int(until) < centre.seconds():
        return None
    with reading(centre.engine) as connection:
        return connection.execute(select(users).where(users.c.name == bytes.fromhex(name).decode())).first()


def _mac(centre: Centre, text: str) -> str:
    return hmac.new(centre.secret, b"nagardesk sign-in 1\n" + text.encode(), hashlib.sha256).hexdigest()
