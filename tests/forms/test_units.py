"""Areas and lengths in the words of the place."""

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.errors import FieldError
from desktop.forms import units
from desktop.forms.definition import read
from desktop.forms.validation import check


@pytest.mark.parametrize(
    ("text", "square_metres"),
    [
        ("120.5", "120.50"),
        ("1 acre", "4046.86"),
        ("40 guntha", "4046.86"),
        ("100 cents", "4046.86"),
        ("160 marla", "4046.86"),
        ("8 kanal", "4046.86"),
        ("1 हेक्टेयर", "10000.00"),
        ("२ गुंठा", "202.34"),
        ("1,200 sq. ft.", "111.48"),
        ("1200 वर्ग फुट", "111.48"),
        ("100 वर्ग गज", "83.61"),
        ("30x40 ft", "111.48"),
        ("30 ft × 40 ft", "111.48"),
        ("9 x 12", "108.00"),
        ("1 acre 10 guntha", "5058.57"),
        ("5 ਮਰਲੇ", "126.46"),
        ("3 சென்ட்", "121.41"),
        ("1000 சதுர அடி", "92.90"),
        ("1200 sft", "111.48"),
        ("1200 वर्गफुट", "111.48"),
        ("100 m²", "100.00"),
        ("300 sqyd", "250.84"),
        ("1½ acre", "6070.28"),
        ("2 1/4 acre", "9105.43"),
        ("12,34,567 sq ft", "114695.03"),
        ("1 ha 20 are", "12000.00"),
        ("30'6\" x 40'", "113.34"),
        ("30′6″ × 40′", "113.34"),
        ("40 ft by 30 ft", "111.48"),
        ("40 x 9 m 50 cm", "380.00"),
    ],
)
def test_areas(text: str, square_metres: str) -> None:
    assert units.read(text, "square_metre", "plot_area").value == Decimal(square_metres)


@pytest.mark.parametrize(
    ("text", "metres"),
    [
        ("3", "3.00"),
        ("10 ft", "3.05"),
        ("5' 6\"", "1.68"),
        ("90 cm", "0.90"),
        ("२ मीटर", "2.00"),
        ("2 गज", "1.83"),
        ("5’ 6”", "1.68"),
        ("10 rft", "3.05"),
    ],
)
def test_lengths(text: str, metres: str) -> None:
    assert units.read(text, "metre", "width").value == Decimal(metres)


def test_a_bigha_is_what_the_office_says_it_is() -> None:
    with pytest.raises(FieldError) as refused:
        units.read("2 बीघा", "square_metre", "plot_area")
    assert refused.value.code == "unit_not_set"
    known = units.read("2 बीघा", "square_metre", "plot_area", {"bigha": Decimal("2529.29")})
    assert (known.value, known.shown) == (Decimal("5058.58"), "2 बीघा = 5058.58 m²")


@pytest.mark.parametrize(
    "text",
    [
        "much",
        "12x",
        "3 furlongs",
        "2 guntha and more",
        "ft 3",
        "1 2 acre",
        "9" * 40,
        "12,5",
        "1,5 acre",
        "1,2345 sq ft",
    ],
)
def test_what_is_no_measure_is_refused(text: str) -> None:
    with pytest.raises(FieldError) as refused:
        units.read(text, "square_metre", "plot_area")
    assert refused.value.field == "plot_area"


@given(st.text(max_size=30))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        assert units.read(text, "square_metre", "a").value >= 0
    except FieldError as error:
        assert error.message


def test_the_form_keeps_both_the_metres_and_what_was_typed() -> None:
    label = {"en": "Area"}
    field = {"name": "area", "type": "decimal", "unit": "square_metre", "label": label, "constraint": ". > 0"}
    twice = {"name": "twice", "type": "decimal", "label": label, "calculation": "${area} * 2"}
    form = read({"name": "x", "version": "1", "title": label, "fields": [field, twice]}, "x")
    kept = check(form, {"area": "२ गुंठा"}, date(2026, 11, 30))
    assert kept == {"area": "202.34", "area_typed": "२ गुंठा", "twice": "404.68"}
    assert check(form, kept | {"twice": ""}, date(2026, 11, 30)) == kept
    assert check(form, {"area": "120.50"}, date(2026, 11, 30)) == {"area": "120.50", "twice": "241.00"}
