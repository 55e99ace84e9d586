"""The shipped Acts in whole cases: the main job's notice of intention to build, and what is peculiar to each Act."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.law.appeals import appeal
from desktop.law.clocks import clocks
from desktop.law.model import Fact
from desktop.law.overlays import Office, office_overlay
from desktop.law.packs import load
from desktop.law.powers import signer
from desktop.law.procedures import next_acts

LAW = load()
MP, PB, PY, RJ, GA = (LAW.act(id) for id in ("mp-1961", "pb-1976", "py-1973", "rj-2009", "ga-1968"))
CMO = "Chief Municipal Officer"
SILENT = "mp-1961:187:6a"
PARTICULARS = "mp-1961:187:6b"


def d(text: str) -> date:
    return date.fromisoformat(text)


def fact(event: str, day: str, **data: object) -> Fact:
    return Fact(event, d(day), f"{event}/{day}/{data.get('about', '')}", data)


def of(act, provision, facts, today, rows=None, office=None, body=""):
    rows = rows or [row.id for row in act.section(act.provision(provision).section)]
    return [c for c in clocks(act, rows, facts, d(today), office or Office(), body) if c.provision == provision]


def job() -> list[Fact]:
    """The main job's facts up to the hearing."""
    return [
        fact("application.received", "2026-08-31", provision="mp-1961:187:2"),
        fact(
            "particulars.demanded",
            "2026-09-10",
            provision="mp-1961:187:5b",
            set={"answer to the demand": {"length": 15, "unit": "day"}},
        ),
        fact("particulars.received", "2026-09-18", provision="mp-1961:187:5b"),
        fact("inspection.made", "2026-09-22"),
        fact("notice.issued", "2026-09-23", provision="mp-1961:187:8b", about="n1"),
        fact("notice.issued", "2026-09-23", provision="mp-1961:194:2b", about="n2"),
        fact(
            "notice.served",
            "2026-09-25",
            provision="mp-1961:187:8b",
            about="n1",
            set={"": {"length": 7, "unit": "day"}},
        ),
        fact(
            "notice.served",
            "2026-09-25",
            provision="mp-1961:194:2b",
            about="n2",
            set={"": {"length": 10, "unit": "day"}},
        ),
        fact("cause.shown", "2026-10-01", provision="mp-1961:187:8b", about="n1"),
        fact("hearing.held", "2026-10-05", provision="mp-1961:187:8b", about="n1"),
    ]


def test_the_main_job_clock_by_clock():
    facts = job()
    assert [(c.last_day, c.state) for c in of(MP, SILENT, facts[:1], "2026-09-09")] == [(d("2026-09-30"), "running")]
    assert [c.state for c in of(MP, SILENT, facts[:2], "2026-09-10")] == ["met"]
    assert of(MP, PARTICULARS, facts[:2], "2026-09-17") == []
    fresh = of(MP, PARTICULARS, facts, "2026-10-06")
    assert [(c.last_day, c.state) for c in fresh] == [(d("2026-10-18"), "running")]
    cause = of(MP, "mp-1961:187:8b", facts, "2026-10-06")
    assert [(c.last_day, c.state) for c in cause] == [(d("2026-10-02"), "met")]
    rows = [row.id for row in (*MP.section("187"), *MP.section("194"))]
    remove = of(MP, "mp-1961:194:2b", facts, "2026-10-06", rows)
    assert [(c.last_day, c.state, c.overdue()) for c in remove] == [(d("2026-10-05"), "expired", True)]


def test_an_order_about_the_unlawful_work_decides_nothing_on_the_notice():
    facts = [
        *job(),
        fact("order.made", "2026-10-06", provision="mp-1961:187:8a", about="o1"),
        fact("notice.served", "2026-10-07", provision="mp-1961:187:8a", about="o1"),
    ]
    assert [c.state for c in of(MP, PARTICULARS, facts, "2026-10-10")] == ["running"]
    assert [(c.state, bool(c.effect)) for c in of(MP, PARTICULARS, facts, "2026-10-19")] == [("expired", True)]
    decided = [*facts, fact("order.made", "2026-10-15", provision="mp-1961:187:3-decision", about="o2")]
    assert [c.state for c in of(MP, PARTICULARS, decided, "2026-10-19")] == ["met"]


def test_the_main_job_s_signers_and_appeal():
    for provision, source in (("mp-1961:187:8b", "187(8) proviso (b)"), ("mp-1961:194:2b", "306(b)")):
        found = signer(MP, provision, "nagar_panchayat")
        assert (found.authority, found.source) == (CMO, source)
    inside_the_line = signer(MP, "mp-1961:184:1a", "nagar_panchayat")
    assert (inside_the_line.authority, inside_the_line.source) == ("President", "306(a)")
    made = [fact("order.made", "2026-10-06", provision="mp-1961:187:8a")]
    found = appeal(MP, "mp-1961:187:8a", CMO, "nagar_panchayat", made, Office())
    assert found is not None
    assert (found.forum, found.section, found.last_day) == ("Collector", "308", d("2026-11-05"))
    assert [set(doubt.sections) >= {"308(1)(b)", "306(b)"} for doubt in found.doubts] == [True]
    council = appeal(MP, "mp-1961:187:8a", CMO, "municipal_council", made, Office())
    assert council is not None and (council.forum, council.section, council.doubts) == (
        "Appeal Committee",
        "307(1)(b)",
        (),
    )


def test_the_order_can_be_made_as_soon_as_cause_was_shown():
    rows = [row.id for row in MP.section("187")]
    facts = [
        f if f.event != "notice.issued" else Fact(f.event, f.day, f.id, {**f.data, "demolition": False})
        for f in job()
    ]
    order = [
        a for a in next_acts(MP, rows, facts, d("2026-10-05"), Office(), "nagar_panchayat") if a.act == "make_order"
    ]
    assert [(a.provision, a.status) for a in order if a.provision == "mp-1961:187:8-removal"] == [
        ("mp-1961:187:8-removal", "open")
    ]


def test_silence_on_the_notice_gives_a_year_to_begin():
    facts = [fact("application.received", "2026-08-31", provision="mp-1961:187:2")]
    assert [(c.state, bool(c.effect)) for c in of(MP, SILENT, facts, "2026-10-01")] == [("expired", True)]
    year = of(MP, "mp-1961:187:7", facts, "2026-10-01")
    assert [(c.starts, c.last_day) for c in year] == [(d("2026-10-01"), d("2027-10-01"))]


def test_without_bye_laws_the_month_begins_when_the_information_comes():
    rows = [row.id for section in ("187", "189") for row in MP.section(section)]
    facts = [
        fact("application.received", "2026-08-31"),
        fact("particulars.demanded", "2026-09-10", provision="mp-1961:189:0-require"),
    ]
    assert [(c.state, c.last_day) for c in of(MP, SILENT, facts, "2026-11-01", rows)] == [("suspended", None)]
    facts.append(fact("particulars.received", "2026-09-20", provision="mp-1961:189:0-furnish"))
    assert [(c.state, c.last_day) for c in of(MP, SILENT, facts, "2026-10-01", rows)] == [
        ("running", d("2026-10-20"))
    ]


def test_occupation_is_allowed_by_fifteen_days_of_silence():
    facts = [fact("completion.notified", "2026-08-31")]
    found = of(MP, "mp-1961:191:2-deemed", facts, "2026-09-16")
    assert [(c.last_day, bool(c.effect)) for c in found] == [(d("2026-09-15"), True)]


def test_the_punjab_sanction_sixty_days_thirty_for_a_re_erection_and_withheld():
    for kind, last in ((["re_erection"], "2026-09-30"), ([], "2026-10-30")):
        facts = [fact("application.received", "2026-08-31", provision="pb-1976:259:1", case=kind)]
        assert [c.last_day for c in of(PB, "pb-1976:263:1", facts, "2026-09-01")] == [d(last)]
    facts.append(fact("order.made", "2026-10-20", provision="pb-1976:263:1.proviso", until="2026-12-31"))
    found = of(PB, "pb-1976:263:1", facts, "2026-11-15")
    assert [(c.last_day, c.state) for c in found] == [(d("2027-03-01"), "running")]
    assert of(PB, "pb-1976:263:1", facts, "2027-03-02")[0].effect
    year = of(PB, "pb-1976:263:3", facts, "2027-03-02")
    assert [(c.starts, c.last_day) for c in year] == [(d("2027-03-02"), d("2028-03-02"))]


def test_the_puducherry_reference_after_silence():
    rows = [row.id for section in ("294", "295", "296", "297", "298") for row in PY.section(section)]
    facts = [fact("application.received", "2026-08-31", provision="py-1973:291:1(b)")]
    assert all(c.overdue() for c in of(PY, "py-1973:295:main", facts, "2026-10-01", rows))
    facts.append(fact("reference.made", "2026-10-05", provision="py-1973:296:1"))
    assert [c.last_day for c in of(PY, "py-1973:296:2", facts, "2026-10-06", rows)] == [d("2026-11-05")]
    assert of(PY, "py-1973:296:2", facts, "2026-11-06", rows)[0].effect
    huts = [row.id for section in ("305", "306", "307", "308") for row in PY.section(section)]
    assert [c.last_day for c in of(PY, "py-1973:308:2", facts, "2026-10-06", huts)] == [d("2026-11-04")]


def test_the_puducherry_time_for_the_building_runs_from_the_approval_of_the_site():
    rows = [row.id for section in ("294", "295") for row in PY.section(section)]
    facts = [
        fact("application.received", "2026-08-31"),
        fact("permission.granted", "2026-09-25", provision="py-1973:294:main"),
    ]
    found = of(PY, "py-1973:295:main", facts, "2026-10-01", rows)
    assert [(c.last_day, c.state) for c in found] == [(d("2026-10-25"), "running")]


def test_the_goa_street_is_allowed_by_silence():
    facts = [fact("application.received", "2026-08-31", provision="ga-1968:178:1")]
    found = of(GA, "ga-1968:178:3a", facts, "2026-10-31")
    assert [(c.last_day, bool(c.effect)) for c in found] == [(d("2026-10-30"), True)]
    year = of(GA, "ga-1968:178:5", facts, "2026-10-31")
    assert [(c.starts, c.last_day) for c in year] == [(d("2026-10-31"), d("2027-10-31"))]


def test_the_rajasthan_appeal_leaves_out_the_time_for_the_copy():
    facts = [
        fact("order.made", "2026-08-31", provision="rj-2009:183:4b"),
        fact("order.copy_ready", "2026-09-10", applied="2026-09-01"),
    ]
    assert [c.last_day for c in of(RJ, "rj-2009:183:5", facts, "2026-09-15")] == [d("2026-10-10")]
    found = appeal(
        RJ, "rj-2009:183:4b", "Municipality", "municipality", facts, office_overlay({"weekly_off": [5, 6]})
    )
    assert found is not None and (found.forum, found.last_day) == ("Collector", d("2026-10-12"))


def test_the_punjab_appeal_runs_for_the_time_named_in_the_order():
    order = {"provision": "pb-1976:269:1", "about": "o1", "set": {"": {"length": 15, "unit": "day"}}}
    facts = [fact("order.made", "2026-08-31", **order), fact("order.served", "2026-09-02", **order)]
    found = appeal(PB, "pb-1976:269:1", "Commissioner", "municipal_corporation", facts, Office())
    assert found is not None and found.last_day == d("2026-09-17")
    assert [c.last_day for c in of(PB, "pb-1976:269:2", facts, "2026-09-03")] == [d("2026-09-17")]


@pytest.mark.parametrize("act", [MP, PB, PY, RJ, GA], ids=lambda act: act.id)
def test_every_provision_is_built_and_cited(act):
    for row in act.provisions():
        assert row.cite.startswith(row.section) and row.heading
