"""Pictures cut into bands: whole again when they are laid one over the other."""

from __future__ import annotations

import pytest

from desktop.core.picture import Picture

WIDE, TALL, STRIDE = 10, 40, 48


def cut(pixels: bytes, most: int) -> list[tuple[int, int]]:
    """The bands as (first row, row after the last); whatever they are, they make the picture."""
    laid, found, end = bytearray(len(pixels)), [], 0
    for top, band in Picture(WIDE, TALL, STRIDE, memoryview(pixels)).bands(most):
        assert top <= end, "a gap would be seen as a white line"
        assert (band.width, band.stride, len(band.pixels)) == (WIDE, STRIDE, band.height * STRIDE)
        laid[top * STRIDE : (top + band.height) * STRIDE] = band.pixels
        end = top + band.height
        found.append((top, end))
    assert bytes(laid) == pixels
    return found


@pytest.mark.parametrize("most", [1, 30, 64, 1000])
def test_bands_of_a_photograph_reach_one_row_into_the_next(most: int) -> None:
    rows = max(most // WIDE, 1)
    expected = [(top, min(top + rows + 1, TALL)) for top in range(0, TALL, rows)]
    assert cut(bytes(n % 251 for n in range(STRIDE * TALL)), most) == expected


def test_bands_of_a_page_are_cut_between_its_lines() -> None:
    lines = {*range(3, 9), *range(14, 20), *range(27, 33)}
    page = b"".join((b"\x00" if row in lines else b"\xff") * STRIDE for row in range(TALL))
    found = cut(page, 13 * WIDE)
    assert found == [(0, 12), (12, 25), (25, 38), (38, 40)]
    assert not any(top in lines or top - 1 in lines for top, _ in found)


def test_a_blank_picture_is_known_and_one_dot_makes_it_none() -> None:
    white = bytearray(b"\xff" * STRIDE * TALL)
    assert Picture(WIDE, TALL, STRIDE, memoryview(white)).blank()
    white[STRIDE * 17 + 5] = 0
    page = Picture(WIDE, TALL, STRIDE, memoryview(white))
    assert not page.blank() and [band.blank() for _, band in page.bands(10 * WIDE)].count(False) == 1
