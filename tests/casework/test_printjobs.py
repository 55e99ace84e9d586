"""A paper comes out once as it was issued; what comes after is a copy with its count, and the note sheet tells of it."""

from __future__ import annotations

from desktop.casework.outward import sent
from desktop.casework.printjobs import take_pieces
from tests.casework.conftest import Open


def test_the_second_time_it_is_a_copy_and_the_set_has_what_the_wall_and_the_file_need(open_ward: Open) -> None:
    ward = open_ward("first")
    ward.until("cause shown")
    desk = ward.desk("clerk")
    notice = next(p for p in ward.file().papers if p.kind == "notice")
    whole = take_pieces(desk, ward.case, (notice.id,), whole_set=True)
    assert [piece.mark for piece in whole] == ["", "pasting", "office", ""]
    assert whole[3].sha256 == next(p.sha256 for p in ward.file().papers if p.kind == "panchnama")
    assert [piece.mark for piece in take_pieces(desk, ward.case, (notice.id,))] == ["copy:1"]
    assert [piece.mark for piece in take_pieces(desk, ward.case, (notice.id,))] == ["copy:2"]
    entry = ward.file().entries[-1]
    assert (entry.kind, entry.data["printed"]) == ("paper.printed", [{"paper": notice.id, "copy": 2}])
    before = ward.program.store.dump_projections()
    ward.program.store.rebuild()
    assert ward.program.store.dump_projections() == before


def test_before_it_is_served_a_blank_panchnama_is_in_the_set(open_ward: Open) -> None:
    ward = open_ward("first")
    ward.until("service, attempt 1, mp-1961:187:8b")
    notice, receipt = (next(p for p in ward.file().papers if p.kind == kind) for kind in ("notice", "receipt"))
    desk = ward.desk("clerk")
    whole = take_pieces(desk, ward.case, (notice.id,), whole_set=True)
    assert [piece.mark for piece in whole] == ["", "pasting", "office", "panchnama"]
    assert {piece.sha256 for piece in whole} == {notice.sha256}
    assert [piece.mark for piece in take_pieces(desk, ward.case, (receipt.id,), whole_set=True)] == ["", "office"]


def test_what_went_out_is_found_by_its_days_with_whom_it_went_to(open_ward: Open) -> None:
    ward = open_ward("first")
    ward.until("service, attempt 1, mp-1961:187:8b")
    desk, file = ward.desk("clerk"), ward.file()
    notices = [paper for paper in file.papers if paper.kind == "notice"]
    day = notices[0].issued_on
    found = sent(desk, day, day)
    assert [each.paper.id for each in found] == [paper.id for paper in notices]
    assert {each.file_number for each in found} == {file.number}
    assert found[0].name == dict(file.applicant()["name"]) and found[0].address
    assert sent(desk, day, day, ("receipt",)) == []
