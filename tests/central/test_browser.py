"""The status page in Debian's Chromium: signing in, the table and the chart, as the head of office sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from central import embed, entrance
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.enrolment import Enrolment
from desktop.sync.transport import HttpTransport
from desktop.sync.wire.models import Figures, Pending
from tests.central.browser import CHROMIUM, Browser
from tests.sync.memory import MemoryStore

PASSWORD = "a long enough one"
PENDING = [("W-07", 0, 12, 0), ("W-07", 2, 5, 3), ("W-07", 4, 2, 2), ("<b>W-08</b>", 1, 9, 1), ("वार्ड 9", 3, 4, 4)]


@pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium (Debian's package chromium)")
def test_the_head_of_office_reads_the_page(tmp_path: Path) -> None:
    centre = embed.start(tmp_path / "centre.db")
    try:
        store = MemoryStore("ward-07")
        line = HttpTransport(centre.url)
        code = centre.code("ward-07", body="sundarpur")
        kept: Enrolment = enrol(line, code, store.device, store.signer.public, "front desk", store.signer.sign)
        day = status_day(centre)
        told = Figures(day=day, name="Sundarpur Nagar Panchayat", pending=[Pending(ward=w, age=a, cases=n, overdue=o) for w, a, n, o in PENDING])  # fmt: skip
        store.write()
        assert Engine(store, line, kept, figures=lambda: told).run().ok
        entrance.set_password(centre.centre, "cmo", PASSWORD, "sundarpur")
        with Browser(tmp_path / "profile") as browser:
            browser.go(f"{centre.url}/status")
            assert browser.value("document.querySelector('table')") is None, "nothing before signing in"
            browser.value(
                "document.querySelector('[name=name]').value='cmo';"
                f"document.querySelector('[name=password]').value='{PASSWORD}';"
                "document.querySelector('form').submit()"
            )
            browser.loaded()
            assert browser.value("document.querySelector('h1').textContent") == "Exchange with the offices"
            rows = browser.value(
                "[...document.querySelectorAll('#pendency tbody tr')].map(r=>[...r.cells].map(c=>c.textContent))"
            )
            name, shown = "Sundarpur Nagar Panchayat", "-".join(reversed(day.split("-")))
            assert rows == [
                [name, "<b>W-08</b>", "", "9", "", "", "", "9", "1", shown],
                [name, "W-07", "12", "", "5", "", "2", "19", "5", shown],
                [name, "वार्ड 9", "", "", "", "4", "", "4", "4", shown],
            ]
            assert browser.value("document.querySelector('#pendency tfoot').textContent").endswith("3210")
            assert name in browser.value("document.querySelector('table').textContent"), "offices bear their names"
            bars = browser.value(
                "[...document.querySelectorAll('#chart rect')].map(r=>[Math.round(r.getBoundingClientRect().width),"
                "r.querySelector('title').textContent])"
            )
            assert [text for _, text in bars] == [
                "up to 30 days: 12", "61 to 90 days: 5", "over 180 days: 2", "31 to 60 days: 9", "91 to 180 days: 4"
            ]  # fmt: skip
            longest = bars[0][0] / 12
            assert all(abs(width - int(text.split()[-1]) * longest) <= 2 for width, text in bars)
            assert browser.value("document.documentElement.scrollWidth <= window.innerWidth"), (
                "nothing runs out of sight"
            )
            picture = browser.picture()
            assert picture[:4] == b"\x89PNG"
            (tmp_path / "status.png").write_bytes(picture)
            browser.value("document.querySelector('form.out').submit()")
            browser.loaded()
            assert browser.value("document.querySelector('h1').textContent") == "Sign in"
    finally:
        centre.stop()


def status_day(centre: embed.Embedded) -> str:
    """Today, as an office would tell it."""
    from datetime import datetime

    from desktop.core.clock import IST

    return datetime.fromtimestamp(centre.centre.seconds(), IST).date().isoformat()
