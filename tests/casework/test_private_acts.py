"""Marked data goes through money, streets, licences, officers and sticks, and each step is also made to fail: no notice,
log, output, status page or name of a file has any of it."""

from __future__ import annotations

import io
import logging
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from central.access import new_code
from central.centre import found, opened
from central.cli import main as central_main
from central.database import connect
from central.entrance import set_password
from desktop.casework import accounts, decisions, dues, intake, payments, receipts, till
from desktop.casework.ports import Draft
from desktop.casework.streets import enter_street
from desktop.core import console
from desktop.exchange import Exchange
from desktop.sample import read
from desktop.store.writing import Transaction
from desktop.streets.frame import Frame
from desktop.streets.laying import enter_base, enter_survey
from desktop.sync.bundle import Register, export_bundles
from desktop.ui import crash
from tests.casework.ward import Ward
from tests.central.test_cli import Served
from tests.streets.conftest import square

MARK = "QZXMARK"
DAY = "2026-09-01"
WORDS = {"hi": f"{MARK} श्रीमतीमीनाक्षी", "en": f"{MARK} Meenakshi"}
LETTERS = (MARK, MARK.lower(), "श्रीमतीमीनाक्षी", "Meenakshi")
pytestmark = pytest.mark.timeout(1200)


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that any logger says, of whatever level."""
    kept, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(kept), root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield kept
    root.removeHandler(handler)
    root.setLevel(level)


def clean_of_marks(text: str, where: object) -> None:
    for word in LETTERS:
        assert word not in text, (where, text[max(0, text.index(word) - 80) : text.index(word) + 80])


def acts(ward: Ward) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Each act with its marked words; the later ones need what the ones before made."""
    made: dict[str, Any] = {}

    def keep(name: str, done: Any) -> Any:
        made[name] = done
        return done

    def on(login: str, day: str = DAY) -> Any:
        return ward.on(day, login)

    named = {
        "applicant_local": WORDS["hi"],
        "applicant_latin": WORDS["en"],
        "address": WORDS["hi"],
        "phone": "०९८७६-५४३२१",
    }
    answers = ward.answers(**named)
    yield "application", lambda: intake.receive_application(on("clerk", "2026-08-31"), "building_notice", answers)
    told = {"head": "charge", "provision": "mp-1961:187:8b", "days": 15, "authority": WORDS["en"], "payer": WORDS}
    told |= {"items": [{"says": WORDS, "paise": 120_000}]}
    yield "due", lambda: keep("due", dues.demand(on("clerk"), ward.case, told))
    due = made["due"].entries[0].data["due"]
    cheque = {"mode": "cheque", "number": "004512", "bank": WORDS["en"], "dated": date(2026, 8, 30), "payer": WORDS}
    taken = {"due": due, "paise": 20_000, **cheque}
    yield "cheque", lambda: keep("cheque", receipts.receive(on("clerk"), ward.case, taken))
    bounced = {"receipt": made["cheque"].entries[0].data["number"], "reason": WORDS["en"], "charges": 5_000}
    yield "dishonour", lambda: receipts.dishonour(on("clerk"), ward.case, bounced)
    cash = {"head": "other", "authority": WORDS["en"], "paise": 30_000, "payer": WORDS, "purpose": WORDS}
    yield "counter", lambda: receipts.counter(on("clerk"), "", cash)
    yield "bank", lambda: till.deposit(on("clerk"), 10_000, {"bank": WORDS["en"], "reference": MARK})
    yield (
        "grant of money",
        lambda: payments.set_grant(on("cmo"), MARK, "2026-27", 50_000, WORDS["en"], date(2026, 4, 1)),
    )
    paid = {"grant": MARK, "paise": 7_000, "to_whom": WORDS, "says": WORDS, "mode": "cheque", "reference": MARK}
    yield "payment", lambda: payments.pay(on("cmo"), "", paid)
    street = {"name": WORDS, "ward": "27", "width": 9_000}
    yield "street", lambda: keep("street", enter_street(on("clerk"), street, date(2026, 1, 1)))
    named_street = made["street"].entries[0].subject.removeprefix("street:")
    base = ((0.0, 0.0), (100.0, 0.0))
    yield "base", lambda: enter_base(on("clerk"), named_street, Frame(0), base, {"file": f"{MARK}.csv"})
    land = square("112", 10.0, 2.0, owner=WORDS)
    yield "owner", lambda: enter_survey(on("clerk"), named_street, (land,), Frame(0), {"file": f"{MARK}.csv"})
    plan = read("ward.yaml")["licences"][0]
    asked = {
        **plan["answers"],
        "received_on": "2026-09-01",
        **{k: v for k, v in named.items() if k in plan["answers"]},
    }
    yield "licence", lambda: keep("licence", intake.receive_application(on("clerk"), plan["form"], asked))
    order = {"authority": "Council", "number": MARK, "dated": date(2026, 9, 1)}
    grant = {**plan["grant"], "until": date(2027, 3, 31), "by_order_of": order}
    yield "grant", lambda: decisions.decide(on("cmo"), made["licence"].case, plan["provision"], "grant", grant)
    person = {"id": "qz-officer", "login": MARK.lower(), "name": WORDS, "designation": WORDS, "roles": ["clerk"],
              "authority": "", "held_from": "2026-09-01", "secret": "", "password": f"{MARK}-password"}  # fmt: skip
    yield "officer", lambda: accounts.appoint(on("cmo"), person)


def test_no_act_leaves_a_word_beside_the_data(
    open_ward: Callable[..., Ward],
    tmp_path: Path,
    log: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    ward = open_ward()
    program, faults = ward.program, tmp_path / "faults"

    def broken(step: Transaction, draft: Any) -> Any:
        raise RuntimeError(f"could not keep {draft.data} {WORDS}") from KeyError(WORDS["hi"])

    done = []
    for name, act in acts(ward):
        with monkeypatch.context() as patched:
            patched.setattr(Transaction, "add", broken)
            with pytest.raises(RuntimeError) as failed:
                act()
            crash.write(faults, failed.value)
            assert console.carry("nagardesk", lambda act=act: act() and 0) == console.BROKEN  # type: ignore[misc]
        act()
        done.append(name)
    assert len(done) == 14 and len(list(faults.iterdir())) == 14

    db = f"sqlite:///{tmp_path / 'centre' / 'centre.db'}"
    (tmp_path / "centre").mkdir()
    engine = connect(db)
    found(engine)
    centre = opened(engine)
    set_password(centre, "cmo", "long-enough-secret")
    code = new_code(centre, program.store.office)
    served = Served(db)
    try:
        exchange = Exchange(program)
        exchange.enrol(served.url, code)
        assert exchange.run(patience=0).ok
        for method, path, body in (
            ("POST", "/v1/enrol", f'{{"code": "{MARK}", "name": "{WORDS["en"]}"}}'),
            ("POST", "/v1/hello", f'{{"seq": "{MARK}"}}'),
            ("POST", "/v1/entries", MARK * 100),
            ("GET", f"/{MARK}/{urllib.parse.quote(WORDS['hi'])}?name={MARK}", ""),
            ("GET", f"/v1/entries?cursor={MARK}", ""),
            ("PUT", f"/v1/files/{MARK}?start=0&total=1", MARK),
            ("POST", "/status/sign-in", urllib.parse.urlencode({"name": MARK, "password": MARK})),
        ):
            asked = urllib.request.Request(served.url + path, body.encode() or None, method=method)
            with pytest.raises(urllib.error.HTTPError):
                urllib.request.urlopen(asked)
        page = status_page(served.url)
        assert "Sundarpur" in page or program.store.office in page, "the page tells of the office"
        clean_of_marks(page, "status page")
        stick = tmp_path / "stick"
        stick.mkdir()
        with program.store.writing("clerk") as step:
            step.add(Draft("counter:x/2026", "note.made", program.desk.today(), {"name": WORDS}))
        (bundle,) = export_bundles(program.store, exchange.enrolled(), stick, Register(tmp_path / "sticks.jsonl"))
        torn = stick / "torn.ngd"
        torn.write_bytes(bundle.read_bytes()[:-40])
        capfd.readouterr()
        assert central_main(["bundle", "--db", db, str(torn)]) == 1
        assert central_main(["bundle", "--db", db, str(bundle)]) == 0
        assert central_main(["sticks", "--db", db]) == 0
        assert central_main(["devices", "--db", db, "--json"]) == 0
        assert central_main(["revoke", "--db", db, MARK]) == 1
        said = capfd.readouterr()
        clean_of_marks(
            said.out + said.err.replace(MARK, "", 1), "the centre's commands"
        )  # the word that was typed there
    finally:
        centre_log = served.end()
        engine.dispose()
    assert "POST /v1/entries 200" in centre_log and "422" in centre_log and "403" in centre_log
    clean_of_marks(centre_log, "the centre's log")
    clean_of_marks(log.getvalue(), "log")
    for path in (each for each in tmp_path.rglob("*") if each.is_file()):
        at = path.relative_to(tmp_path).as_posix()
        clean_of_marks(at, "a file's name")
        data = ("first/data/nagardesk.db", "first/data/journal", "first/data/blobs/", "centre/centre.db", "stick/")
        if not at.startswith(data):
            clean_of_marks(path.read_bytes().decode("utf-8", "replace"), at)
    inside = (tmp_path / "first" / "data" / "journal.jsonl").read_text(encoding="utf-8")
    assert inside.count(MARK) > 20, "the marked words are in the data itself"


def status_page(url: str) -> str:
    """The centre's status page as one who signed in sees it."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    form = urllib.parse.urlencode({"name": "cmo", "password": "long-enough-secret"}).encode()
    with opener.open(f"{url}/status/sign-in", form):
        pass
    with opener.open(f"{url}/status") as answer:
        return str(answer.read().decode())
