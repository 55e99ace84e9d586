"""What was entered wrongly is put right by a new entry; what the form would not take is refused at its field."""

from __future__ import annotations

import pytest

from desktop.casework.corrections import answers_of, correct, correctable
from desktop.core.errors import FieldError, FieldErrors
from tests.ui.sample import TODAY, Sample, receive


def test_each_kind_of_answer_is_corrected_and_the_old_entry_stands(sample: Sample) -> None:
    case = receive(sample, TODAY, 1)
    desk = sample.at("clerk")
    for name, right in (("applicant_latin", "Smt. Susheela Yadav"), ("ward", "29"), ("storeys", "३"), ("house", "9")):
        correct(desk, case, name, right, "लिपिकीय भूल")
    file = desk.case(case)
    assert file.applicant()["name"]["en"] == "Smt. Susheela Yadav" and file.applicant()["name"]["hi"]
    assert (file.fields["premises"]["ward"], file.fields["premises"]["house"]) == ("29", "9")
    assert file.fields["premises"]["ward_name"]["en"] and file.fields["details"]["storeys"] == 3
    assert [e.kind for e in file.entries].count("field.set") == 4
    assert file.entries[0].data["fields"]["premises"]["ward"] == "28"
    assert answers_of(file, "hi")["house"] == "9"


@pytest.mark.parametrize(
    ("name", "answer", "reason"),
    [
        ("house", "7/3", "भूल"),  # as it stands already
        ("house", "9", " "),
        ("storeys", "61", "भूल"),
        ("ward", "999", "भूल"),
        ("received_on", "1.1.26", "भूल"),
        ("fee_paid", "5", "भूल"),
    ],
)
def test_what_is_no_correction_is_refused(sample: Sample, name: str, answer: str, reason: str) -> None:
    case = receive(sample, TODAY, 1)
    desk = sample.at("clerk")
    with pytest.raises((FieldError, FieldErrors)):
        correct(desk, case, name, answer, reason)
    assert "field.set" not in [e.kind for e in desk.case(case).entries]


def test_the_day_the_fee_and_files_are_not_among_what_is_corrected(sample: Sample) -> None:
    file = sample.desk.case(receive(sample, TODAY, 1))
    names = {each.name for each in correctable(file)}
    assert {"house", "plot_area", "enclosures", "owner"} <= names
    assert not {"received_on", "fee_paid", "fee_mode", "scan"} & names
