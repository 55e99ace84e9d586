"""The status page: true figures, for those who signed in, of their body alone."""

from __future__ import annotations

import re
import time
from urllib.parse import urlencode

import pytest

from central import entrance, status
from central.access import new_code, revoke
from central.centre import Centre, opened
from desktop.core.errors import FieldError
from desktop.sync.client import enrol
from desktop.sync.transport import Answer
from tests.sync.line import Desk, engine
from tests.sync.memory import MemoryStore

PASSWORD = "a long enough one"


@pytest.fixture
def filled(desk: Desk, centre: Centre) -> list[MemoryStore]:
    """Two bodies' devices, one of them with something waiting."""
    stores = []
    for office, body, count in (("ward-1", "body-1", 3), ("<b>ward</b>", "body-1", 0), ("ward-9", "body-2", 7)):
        store = MemoryStore(office)
        code = new_code(centre, office, body=body)
        enrol(desk, code, store.device, store.signer.public, f"pc of {office}", store.signer.sign)
        for _ in range(count):
            store.write()
        if count:
            engine(store, desk).run()  # type: ignore[arg-type]
        stores.append(store)
    entrance.set_password(centre, "cmo", PASSWORD, "body-1")
    entrance.set_password(centre, "state", PASSWORD)
    return stores


def sign_in(desk: Desk, name: str, password: str = PASSWORD) -> Answer:
    """The answer to the form."""
    body = urlencode({"name": name, "password": password}).encode()
    headers = {"content-type": "application/x-www-form-urlencoded"}
    return desk.send("POST", "/status/sign-in", body, headers)


def page(desk: Desk, cookie: str = "") -> str:
    """The page as this visitor sees it."""
    return desk.send("GET", "/status", b"", {"cookie": cookie} if cookie else {}).body.decode()


def cookie_of(answer: Answer) -> str:
    """What the browser keeps."""
    assert answer.status == 303, answer.body
    return answer.headers["set-cookie"].split(";")[0]


def test_nothing_is_shown_without_signing_in(desk: Desk, filled: list[MemoryStore]) -> None:
    for cookie in ("", "nagardesk=", "nagardesk=x.y.z", "nagardesk=..", "nagardesk=%", "nagardesk=63.1.00"):
        text = page(desk, cookie)
        assert "Sign in" in text
        assert "ward" not in text
    assert sign_in(desk, "cmo", "wrong").status == 403
    assert sign_in(desk, "nobody").status == 403


def test_the_head_of_office_sees_his_body_and_the_state_all(desk: Desk, filled: list[MemoryStore]) -> None:
    answer = sign_in(desk, "cmo")
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=strict" in answer.headers["set-cookie"]
    text = page(desk, cookie_of(answer))
    assert "ward-1" in text
    assert "ward-9" not in text
    assert "&lt;b&gt;ward&lt;/b&gt;" in text
    assert "<b>ward</b>" not in text
    assert re.search(r"3 entries are here; 0 were waiting", text)
    assert "ward-9" in page(desk, cookie_of(sign_in(desk, "state")))


def test_what_stands_out_is_marked(desk: Desk, centre: Centre, filled: list[MemoryStore]) -> None:
    cookie = cookie_of(sign_in(desk, "state"))
    text = page(desk, cookie)
    assert text.count("<tr class=late>") == 1, "the office that never called"
    assert text.count("never") == 2
    revoke(centre, filled[2].device)
    assert "revoked" in page(desk, cookie)
    desk.centre = opened(centre.engine, now=lambda: time.time() + 3 * 86_400)
    assert page(desk, cookie).count("<h1>Sign in</h1>") == 1, "signing in holds for some hours"
    assert page(desk, cookie_of(sign_in(desk, "state"))).count("<tr class=late>") == 2


def test_waiting_is_what_the_office_said(desk: Desk, centre: Centre, filled: list[MemoryStore]) -> None:
    filled[0].write()
    filled[0].write()
    from tests.sync.line import Spoiled

    line = Spoiled(desk, lambda method, target: "before" if target.startswith("/v1/entries") else "ok")
    engine(filled[0], desk, line).run()  # type: ignore[arg-type]
    (line_1,) = [line for line in status.lines(centre) if line.office == "ward-1"]
    assert (line_1.entries, line_1.waiting_entries) == (3, 2)


def test_signing_out(desk: Desk, filled: list[MemoryStore]) -> None:
    answer = desk.send("POST", "/status/sign-out", b"", {})
    assert answer.status == 303
    assert 'nagardesk=""' in answer.headers["set-cookie"]


def test_the_page_allows_no_script(desk: Desk, filled: list[MemoryStore]) -> None:
    answer = desk.send("GET", "/status", b"", {})
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_passwords_are_not_guessed_at_speed(
    desk: Desk, filled: list[MemoryStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("central.status.password_right", lambda centre, name, password: False)
    answers = [sign_in(desk, "nobody", "x") for _ in range(33)]
    assert (answers[0].status, answers[-1].status) == (403, 429)


def test_short_passwords_are_refused(centre: Centre) -> None:
    with pytest.raises(FieldError):
        entrance.set_password(centre, "x", "short")


def test_a_user_who_is_gone_is_out(desk: Desk, centre: Centre, filled: list[MemoryStore]) -> None:
    from central.database import writing
    from central.schema import users

    cookie = cookie_of(sign_in(desk, "cmo"))
    with writing(centre.engine) as connection:
        connection.execute(users.delete().where(users.c.name == "cmo"))
    assert "Sign in" in page(desk, cookie)
