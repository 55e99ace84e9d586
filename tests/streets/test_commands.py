"""`nagardesk street …` as a person types it: laying a line from nothing, and files that need no office."""

from __future__ import annotations

import argparse
import json

import pypdfium2
import pytest

from desktop.casework.ports import Draft
from desktop.printing.drawing import render_drawing
from desktop.printing.press import NoticePress
from desktop.streets import commands
from tests.printing.conftest import pdftotext
from tests.streets.conftest import SAMPLE


@pytest.fixture
def street(open_desk, capsys):
    """Run one of the commands in an office of Madhya Pradesh; gives (exit code, output, error text)."""
    desks = []

    def desk():
        desks.append(desks[0] if desks else open_desk("mp-1961"))
        return desks[0]

    def run(*words: object) -> tuple[int, str, str]:
        parser = argparse.ArgumentParser(prog="nagardesk")
        commands.add_arguments(parser.add_subparsers())
        tools = commands.Tools(desk, NoticePress(), render_drawing)
        try:
            code = commands.run(parser.parse_args(["street", *map(str, words)]), tools)
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return run


def told(answer: tuple[int, str, str]) -> dict:
    assert answer[0] == 0, answer
    return json.loads(answer[1])


def test_a_line_is_laid_from_nothing_and_comes_out_as_statement_and_plan(street, tmp_path):
    made = told(street("import", SAMPLE / "street.geojson", "--new", "Tulsidas Marg", "--width", "10", "--json"))
    assert made["epsg"] == 32643 and made["base_length"] == 170.0 and len(made["parcels"]) == 13 and made["saved"]
    assert made["effect"] == {"narrows": False, "shifts": False, "widens": True, "assumed": False}
    book = told(street("import", SAMPLE / "street-fieldbook.csv", "--street", "tulsidas", "--json"))
    assert [p["number"] for p in book["parcels"]] == ["21", "22", "23", "24"]
    assert book["parcels"][0]["closing_error"] == 0.031 and book["parcels"][0]["checks"][0]["line"] == "B-D"
    (row,) = told(street("list", "--json"))["streets"]
    assert row["proposals"] == [made["proposal"]] and row["width"] == 10_000
    statement = told(street("statement", made["proposal"], "--out", tmp_path / "s.pdf", "--json"))
    assert statement["within"] == 167.39 and statement["whole"] == 3884.28 and len(statement["rows"]) == 15
    assert statement["section"] == "183(1)" and all(proof["difference"] == 0 for proof in statement["proofs"])
    said = pdftotext((tmp_path / "s.pdf").read_bytes())
    assert "3884.28" in said and "Smt. Lakshmi Deshmukh" in said and "1 : 2127" in said
    plan = told(
        street("plan", "Tulsidas Marg", "--scale", "500", "--paper", "a3", "--out", tmp_path / "p.pdf", "--json")
    )
    assert (plan["scale"], plan["paper"], plan["sheets"]) == ("500", "a3", 2)
    assert "तुलसीदास" not in pdftotext((tmp_path / "p.pdf").read_bytes()) and "1:500 · 1 / 2" in pdftotext(
        (tmp_path / "p.pdf").read_bytes()
    )


def test_a_street_without_a_map_by_tables_alone(street, tmp_path):
    table = tmp_path / "line.csv"
    table.write_text("chainage,left\n0,6\n100,6\n")
    book = tmp_path / "book.csv"
    book.write_text(
        "parcel,from,to,length,corner,chainage,offset\n7,A,B,10\n7,B,C,20\n7,C,D,10\n7,D,A,20\n7,A,C,22.3607\n"
        "7,,,,A,30,5\n7,,,,B,40,5\n"
    )
    made = told(street("import", table, "--new", "Nai Gali", "--json"))
    assert made["epsg"] == 0 and "frame of its own" in made["notes"][0]
    told(street("import", book, "--street", "Nai Gali", "--json"))
    statement = told(street("statement", "Nai Gali", "--json"))
    (row,) = statement["rows"]
    assert (row["whole"], row["within"], row["left"], row["frontage"], row["depth"]) == (
        200.0,
        10.0,
        190.0,
        10.0,
        1.0,
    )
    assert statement["scale"] == 1.0


def test_a_file_alone_needs_no_office(street, tmp_path):
    answer = street(
        "statement", SAMPLE / "street.geojson", "--book", SAMPLE / "street-fieldbook.csv", "--out", tmp_path / "s.pdf"
    )
    assert answer[0] == 0 and "total\t\twhole 3884.28\twithin 167.39" in answer[1]
    first = pypdfium2.PdfDocument((tmp_path / "s.pdf").read_bytes())[0]
    assert "DRAFT" in first.get_textpage().get_text_range()


def test_check_saves_nothing(street):
    found = told(street("import", SAMPLE / "street-fieldbook.csv", "--check", "--json"))
    assert not found["saved"] and [p["area"] for p in found["parcels"]] == [261.99, 231.75, 265.06, 241.07]
    assert told(street("list", "--json")) == {"streets": []}


def test_what_is_wrong_is_said_in_a_line_with_its_place(street, tmp_path):
    bad = tmp_path / "bad.geojson"
    bad.write_text(
        '{"type":"Polygon","coordinates":[[[77.39,23.21],[77.3901,23.21],[77.39,23.2101],[77.3901,23.2101],[77.39,23.21]]]}'
    )
    code, out, err = street("import", bad, "--check", "--as", "parcel", "--json")
    assert code == 2 and json.loads(out)["code"] == "geometry_crossing" and "crosses itself" in err
    assert {"x", "y"} <= set(json.loads(out))
    assert street("import", SAMPLE / "street-offsets.csv")[0] == 2
    assert street("statement", "no-such", "--json")[0] == 2
    assert street("import", tmp_path / "none.kml", "--check")[2].startswith("nagardesk: none.kml can't be read")


def test_a_field_book_before_its_base_line_is_worked_out_but_not_entered(street):
    code, _, err = street("import", SAMPLE / "street-fieldbook.csv", "--new", "X")
    assert code == 2 and "base line first" in err


def test_points_make_a_parcel_and_a_line(street, tmp_path):
    told(street("import", SAMPLE / "street.geojson", "--new", "T", "--json"))
    spots = tmp_path / "points.csv"
    spots.write_text(
        "parcel,longitude,latitude\n90,77.39052,23.21606\n90,77.39062,23.21611\n90,77.39054,23.21625\n90,77.39044,23.2162\n"
    )
    found = told(street("import", spots, "--street", "T", "--json"))
    assert found["parcels"][0]["number"] == "90" and 150 < found["parcels"][0]["area"] < 250
    assert any("lie over each other" in note for note in told(street("statement", "T", "--json"))["notes"])


def test_two_proposals_ask_which(street, tmp_path):
    told(street("import", SAMPLE / "street.geojson", "--new", "T", "--json"))
    told(street("import", SAMPLE / "street-offsets.csv", "--street", "T", "--json"))
    code, _, err = street("statement", "T", "--json")
    assert code == 2 and "2 proposals" in err


def test_a_ward_s_map_is_kept_once_and_taken_from(street, tmp_path):
    kept = told(street("import", SAMPLE / "street.geojson", "--layer", "Ward 27", "--json"))
    assert kept["count"] == 13
    told(street("import", SAMPLE / "street.geojson", "--new", "T", "--json"))
    taken = told(street("take", "Ward 27", "--street", "T", "--reach", "30", "--json"))
    assert len(taken["parcels"]) == 13
    assert street("take", "Ward 9", "--street", "T")[0] == 2


def test_nobody_enters_anything_unnamed(open_desk, capsys, monkeypatch):
    from desktop.casework.accounts import seal_password

    desk = open_desk("mp-1961")
    with desk.store.writing("system") as tx:
        told_of = {"id": "rao", "login": "rao", "name": {}, "designation": {}, "authority": "", "roles": ["clerk"],
                   "held_from": "2020-01-01", "held_to": "", "secret": seal_password("long-enough")}  # fmt: skip
        tx.add(Draft(f"office:{desk.store.office}", "officer.appointed", desk.today(), told_of))
    tools = commands.Tools(lambda: desk.as_officer(""), NoticePress(), render_drawing)
    parser = argparse.ArgumentParser()
    commands.add_arguments(parser.add_subparsers())
    words = ["street", "import", str(SAMPLE / "street.geojson"), "--new", "T", "--json"]
    assert commands.run(parser.parse_args(words), tools) == 2 and "--officer LOGIN" in capsys.readouterr().err
    monkeypatch.setenv(commands.PASSWORD, "wrong-password")
    assert commands.run(parser.parse_args([*words, "--officer", "rao"]), tools) == 2
    assert "do not go together" in capsys.readouterr().err
    monkeypatch.setenv(commands.PASSWORD, "long-enough")
    assert commands.run(parser.parse_args([*words, "--officer", "rao"]), tools) == 0
    assert desk.store.entries(desk.store.subjects("street:")[0])[0].officer == "rao"


def test_the_steps_of_a_line_go_by_command_as_the_act_has_them(street, tmp_path):
    told(street("import", SAMPLE / "street.geojson", "--new", "Tulsidas Marg", "--width", "10", "--json"))
    (proposal,) = told(street("steps", "tulsidas", "--json"))["steps"]
    assert [(w["key"], w["status"]) for w in proposal["wants"]] == [
        ("notice:street", "wanting"),
        ("approval:mp-1961:183:1", "wanting"),
    ]
    code, _, err = street("decide", "tulsidas", "--order", "R/1", "--order-day", "30-11-2026")
    assert code == 2 and "section 183(2)" in err
    printed = told(street("notice", "tulsidas", "street", "--out", tmp_path / "n.pdf", "--json"))
    assert printed["number"] in pdftotext((tmp_path / "n.pdf").read_bytes())
    told(street("notice", "tulsidas", "street", "--where", "both ends", "--json"))
    made = told(street("object", "tulsidas", "--by", "Ramlal", "--text", "My shop is cut.", "--json"))
    told(street("consider", "tulsidas", made["entries"][0]["objection"], "--why", "It is not.", "--json"))
    told(street("approve", "tulsidas", "--order", "G/1", "--order-day", "30-11-2026", "--json"))
    code, _, err = street("decide", "tulsidas", "--order", "R/1", "--order-day", "30-11-2026")
    assert code == 2 and "31-12-2026" in err  # the month of the notice
    filed = told(street("file", "tulsidas", "--json"))
    assert filed["entries"][0]["kind"] == "statement.filed"
    assert told(street("drop", "tulsidas", "--why", "Another line is wanted.", "--json"))["entries"]


def test_compensation_and_possession_by_command(street):
    told(street("import", SAMPLE / "street.geojson", "--new", "Tulsidas Marg", "--width", "10", "--json"))
    code, _, err = street("worth", "tulsidas", "1", "set_back", "--rate", "4500", "Guideline 2026")
    assert code == 2 and "No land of this parcel" in err
    worth = told(
        street("worth", "tulsidas", "1", "set_back", "--rate", "4500", "Guideline 2026", "--area", "10.00", "--json")
    )
    assert worth["pay"] == 4_500_000
    code, _, err = street(
        "possess", "tulsidas", "77", "open", "--order", "R/2", "--order-day", "30-11-2026", "--area", "10.00"
    )
    assert code == 2 and "no parcel 77" in err
