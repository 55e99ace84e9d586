"""Forms as spreadsheets: out, through pyxform, and back the same."""

from pathlib import Path
from typing import Any

import pytest
from pyxform.xls2xform import convert
from xlsxwriter import Workbook as Written

from desktop.core.errors import PackError
from desktop.forms.definition import Form, form_files, load, read
from desktop.forms.writing import as_raw
from desktop.interchange import xlsform

NAMES = [path.stem for path in form_files()][::4]


def in_its_languages(form: Form) -> Form:
    """The form with the languages of its title alone, as a spreadsheet keeps them."""

    def only(value: Any) -> Any:
        if isinstance(value, list):
            return [only(each) for each in value]
        if isinstance(value, dict) and "en" in value:
            return {code: text for code, text in value.items() if code in form.title}
        return {key: only(inner) for key, inner in value.items()} if isinstance(value, dict) else value

    return read(only(as_raw(form)), form.name)


@pytest.mark.parametrize("name", NAMES)
def test_a_form_comes_back_from_its_spreadsheet_the_same(name: str, tmp_path: Path) -> None:
    form = load(name)
    xlsform.write(form, tmp_path / "f.xlsx")
    assert xlsform.load(tmp_path / "f.xlsx") == in_its_languages(form)


@pytest.mark.parametrize("name", [*NAMES[::2], "building_notice", "site_inspection", "pb_lay_out", "ga_cause"])
def test_odk_takes_the_spreadsheet(name: str, tmp_path: Path) -> None:
    xlsform.write(load(name), tmp_path / "f.xlsx", {"@wards": {"27": {"en": "Ward 27", "hi": "वार्ड 27"}}})
    made = convert(str(tmp_path / "f.xlsx"), validate=False)
    assert f'id="{name}"' in made.xform
    for field in load(name).fields:
        assert f'nodeset="/data/{field.name}"' in made.xform, field.name
    assert [w for w in made.warnings if "missing" not in w] == []


def sheet(path: Path, survey: list[list[Any]], choices: list[list[Any]] = (), settings: list[list[Any]] = ()) -> Path:  # type: ignore[assignment]
    with Written(str(path)) as book:
        for name, rows in (("survey", survey), ("choices", choices), ("settings", settings)):
            out = book.add_worksheet(name)
            for n, row in enumerate(rows):
                out.write_row(n, 0, row)
    return path


def test_a_town_s_own_checklist_reads(tmp_path: Path) -> None:
    path = sheet(
        tmp_path / "well_check.xlsx",
        [
            ["type", "name", "label::English (en)", "label::हिन्दी (hi)", "required", "relevant", "constraint"],
            ["start", "start"],
            ["date", "inspected_on", "Day", "दिन", "yes", "", ". <= today()"],
            ["begin group", "well", "Well", "कुआँ", "", "${inspected_on} != ''"],
            ["select_one ok", "parapet", "Parapet", "मुण्डेर", True],
            ["select_one kinds", "kind", "Kind", "प्रकार"],
            ["end group"],
            ["begin repeat", "users", "Users", "उपयोगकर्ता"],
            ["text", "user", "Name", "नाम"],
            ["end repeat"],
            ["image", "picture", "Picture", "चित्र"],
        ],
        [
            ["list_name", "name", "label::English (en)", "label::हिन्दी (hi)"],
            *[["ok", value, value, value] for value in ("pass", "fail", "not_seen", "no_entry")],
            ["kinds", 1, "open", "खुला"],
            ["kinds", "2", "covered", "ढका"],
        ],
        [["form_title", "form_id", "version"], ["Well check", "well_check", 3]],
    )
    form = xlsform.load(path)
    assert (form.name, form.version, form.kind, form.title) == ("well_check", "3", "checklist", {"en": "Well check"})
    assert [(f.name, f.type, f.required, f.relevant) for f in form.fields] == [
        ("inspected_on", "date", True, ""),
        ("parapet", "check", True, "(${inspected_on} != '')"),
        ("kind", "select_one", False, "(${inspected_on} != '')"),
        ("users", "repeat", False, ""),
        ("picture", "file", False, ""),
    ]
    assert form.field("kind").choices == {"1": {"en": "open", "hi": "खुला"}, "2": {"en": "covered", "hi": "ढका"}}


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (["geopoint", "place", "Place"], "row 2: questions of the type 'geopoint'"),
        (["select_one gone", "a", "A"], "row 2: there is no list of choices 'gone'"),
        (["text", "a b", "A"], "row 2: 'a b' is not a name"),
        (["text", "a", "A", "pulldata('x')"], "row 2, relevant: "),
        (["begin repeat", "a", "A"], "'a' is begun and not ended"),
    ],
)
def test_what_is_not_understood_is_told_by_its_row(tmp_path: Path, row: list[str], said: str) -> None:
    path = sheet(tmp_path / "x.xlsx", [["type", "name", "label", "relevant"], row])
    with pytest.raises(PackError, match=said.replace("(", r"\(")):
        xlsform.load(path)


def test_a_form_id_is_no_path(tmp_path: Path) -> None:
    path = sheet(tmp_path / "x.xlsx", [["type", "name", "label"]], [], [["form_id"], ["../../x"]])
    with pytest.raises(PackError, match="form_id"):
        xlsform.load(path)


def test_a_workbook_without_a_survey_is_no_form(tmp_path: Path) -> None:
    with Written(str(tmp_path / "x.xlsx")) as book:
        book.add_worksheet("Sheet1").write(0, 0, "x")
    with pytest.raises(PackError, match="no sheet 'survey'"):
        xlsform.load(tmp_path / "x.xlsx")
