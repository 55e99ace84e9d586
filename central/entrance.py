"""Who may see the status page, and what every page of it has in common."""

from __future__ import annotations

import hashlib
import hmac
from datetime import datetime

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from fastapi.responses import HTMLResponse
from sqlalchemy import Row, select

from central.centre import Centre
from central.database import reading, writing
from central.schema import users
from desktop.core.clock import IST
from desktop.core.errors import FieldError

COOKIE = "nagardesk"
HOURS = 8
"""How long signing in holds."""
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


def set_password(centre: Centre, name: str, password: str, body: str = "") -> None:
    """Let `name` sign in to the status page; `body` limits it to one municipal body's offices."""
    if len(password) < 10:
        raise FieldError("password", "A password here has at least ten characters", code="password_short")
    with writing(centre.engine) as connection:
        connection.execute(users.delete().where(users.c.name == name))
        connection.execute(users.insert().values(name=name, password=_hasher.hash(password), body=body))


def moment(centre: Centre, seconds: int | None) -> str:
    """A moment in India's time, dd-mm-yyyy hh:mm; 'never' for none."""
    if seconds is None:
        return "never"
    return datetime.fromtimestamp(seconds, IST).strftime("%d-%m-%Y %H:%M")


def html(content: str, status: int = 200) -> HTMLResponse:
    """A page around `content`; no script can run in it, and no other site can show it."""
    page = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Nagardesk centre</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>'
        f"<body>{content}</body></html>"
    )
    policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
    return HTMLResponse(
        page, status, headers={"Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff"}
    )


def password_right(centre: Centre, name: str, password: str) -> bool:
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


def token(centre: Centre, name: str, until: int) -> str:
    """What a browser shows until `until` (Unix seconds) to prove that `name` signed in."""
    text = f"{name.encode().hex()}.{until}"
    return f"{text}.{_mac(centre, text)}"


def signed_in(centre: Centre, token: str) -> Row[tuple[object, ...]] | None:
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
