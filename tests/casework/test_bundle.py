"""A bundle for the court, read back: every paper with its proof, through numbers, the very bytes, no complainant."""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass

import pytest
from PIL import Image
from pypdf import PageObject, PdfReader

from desktop.casework import attachments, notices
from desktop.casework.bundle import Bundle, bind_case, chain_digest, grouped
from desktop.core.errors import NagardeskError, PowerError
from tests.casework.test_openings import SUSPECTED, complain
from tests.casework.test_registers import read
from tests.casework.ward import Ward


def picture(colour: str = "red", kind: str = "JPEG") -> bytes:
    """A photograph."""
    target = io.BytesIO()
    Image.new("RGB", (320, 200), colour).save(target, kind)
    return target.getvalue()


def has_photograph(page: PageObject) -> bool:
    """Whether a picture lies on a page."""
    things = page["/Resources"].get("/XObject", {}).values()  # type: ignore[union-attr]
    return any(thing.get_object().get("/Filter") == "/DCTDecode" for thing in things)


@dataclass
class Bound:
    """A bundle with its case and the pages as read."""

    case: str
    bundle: Bundle
    reader: PdfReader
    pages: list[str]


def bound(ward: Ward, case: str, **more: object) -> Bound:
    """Bind a case as the officer."""
    bundle = bind_case(ward.desk("cmo"), case, **more)  # type: ignore[arg-type]
    return Bound(case, bundle, PdfReader(io.BytesIO(bundle.pdf)), read(bundle.pdf))


def test_the_whole_job_is_bound_with_every_paper_and_its_bytes(ward: Ward) -> None:
    case = ward.until("order made")
    attachments.attach(ward.desk("inspector"), case, picture(), "a.jpg", "छज्जा")
    attachments.attach(ward.desk("inspector"), case, picture("blue", "PNG"), "b.png", "दीवार")
    file = ward.program.desk.case(case)
    found = bound(ward, case)
    assert found.bundle.papers == len(file.papers) and found.bundle.photographs == 2
    assert found.bundle.pages == len(found.pages)
    for n, page in enumerate(found.pages, 1):
        assert f"Bundlepage{n}of{len(found.pages)}" in page
    held = {hashlib.sha256(content).hexdigest() for all_ in found.reader.attachments.values() for content in all_}
    assert held == {p.sha256 for p in file.papers} | {a["sha256"] for a in file.attachments}
    index = "".join(found.pages[:3])
    assert all(paper.sha256 in index for paper in file.papers)
    assert all(attachment["sha256"] in index for attachment in file.attachments)


def test_a_picture_covers_no_word_however_long_its_title(ward: Ward) -> None:
    case = ward.until("inspection recorded")
    attachments.attach(ward.desk("inspector"), case, picture(), "a.jpg", "short")
    few = bound(ward, case).bundle.pages
    attachments.attach(ward.desk("inspector"), case, picture("blue"), "b.jpg", "a balcony over the street " * 60)
    found = bound(ward, case)
    sheets = [page for page in found.reader.pages if has_photograph(page)]
    assert len(sheets) == 2 and found.bundle.pages == len(found.pages) >= few + 2
    assert "balcony" not in sheets[1].extract_text()


def test_the_proof_of_service_follows_the_paper_it_proves(ward: Ward) -> None:
    case = ward.until("cause shown")
    found = bound(ward, case)
    names = list(found.reader.attachments)
    kinds = [name.split("-")[4] for name in names]
    first = kinds.index("notice")
    assert kinds[first : first + 6] == ["notice", "panchnama", "return_of_service"] * 2
    assert found.bundle.unproved == ()


def test_a_notice_not_yet_served_is_named_as_such(ward: Ward) -> None:
    case = ward.until("service, attempt 1, mp-1961:187:8b")
    found = bound(ward, case)
    assert len(found.bundle.unproved) == 2
    assert "Proofofservice:noneyet(0attempts)" in "".join(found.pages[:2])


def test_the_digest_of_the_chain_is_that_of_the_entries(ward: Ward) -> None:
    case = ward.until("inspection recorded")
    before = ward.program.store.entries(f"case:{case}")
    found = bound(ward, case)
    assert found.bundle.chain == chain_digest(before) and found.bundle.entries == len(before)
    assert grouped(found.bundle.chain).replace(" ", "") in found.pages[-1]
    after = ward.program.store.entries(f"case:{case}")
    assert [e.kind for e in after[len(before) :]] == ["bundle.made"]
    assert chain_digest(after) != chain_digest(before)
    assert ward.program.store.verify().faults == ()


def test_a_bound_paper_reads_as_it_was_issued_and_lies_where_the_index_says(ward: Ward) -> None:
    case = ward.until("service, attempt 1, mp-1961:187:8b")
    found = bound(ward, case)
    index = "".join(found.pages[:3])
    for paper in ward.file().papers:
        own = read(ward.program.store.blob(paper.sha256))
        places = [n for n, page in enumerate(found.pages, 1) if own[0] in page]
        assert len(places) == 1, paper.kind
        for n, text in enumerate(own):
            assert text in found.pages[places[0] - 1 + n]
        last = places[0] + paper.pages - 1
        on = f"{places[0]}" if paper.pages == 1 else f"{places[0]}–{last}"
        assert f"{paper.number}{on}{paper.sha256}" in index


def test_a_complainant_stands_nowhere_in_a_bundle(ward: Ward) -> None:
    case = complain(ward).case
    with pytest.raises(NagardeskError):
        bind_case(ward.desk("cmo"), case)  # nothing was issued yet
    draft = notices.draft_notice(
        ward.on("2026-09-02", "clerk"), case, SUSPECTED, days=10, facts=["छज्जा 0.9 मी."], requirement="हटाएँ"
    )
    notices.issue_notice(ward.on("2026-09-02", "cmo"), case, draft.entries[0].data["notice"])
    scan = picture("green")
    attachments.attach(ward.desk("clerk"), case, scan, "c.jpg", "scan")
    found = bound(ward, case, leave_out=[hashlib.sha256(scan).hexdigest()])
    text = "".join(found.pages)
    assert "Suchak" not in text and "सूचक" not in text and "0700011111" not in text
    assert b"Suchak" not in found.bundle.pdf
    assert found.bundle.photographs == 0 and len(found.reader.attachments) == 1
    assert hashlib.sha256(scan).hexdigest() in text  # named as kept in the office
    with pytest.raises(PowerError):
        bind_case(ward.desk("inspector"), case)
