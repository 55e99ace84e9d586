"""Pages look as they were last approved by eye. To renew: run this module, then look at them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from desktop.printing.press import NoticePress
from desktop.printing.specimen import specimens
from tests.printing.conftest import picture_of

FOLDER = Path(__file__).parent / "goldens"
PAGES = [
    "notice-mp-1961-194-2b-hi+en-sample",
    "notice-ga-1968-172-1b-mr-sample",
    "return_of_service-pa+en-sample",
    "notice-py-1973-274-1-ta+en-sample",
    "checklist-hi+en-sample",
    "demand-ga-1968-170-3-mr+en-sample",
    "hearing_notice-hi+en-sample",
]
DPI, ALLOWED = 60, 0.002  # share of pixels that may differ clearly


def first_page(name: str) -> Image.Image:
    """The specimen's first page in grey."""
    pdf = NoticePress().print(dict(specimens(("sample",)))[name]).pdf
    return picture_of(pdf, 0, DPI).convert("L")


@pytest.mark.parametrize("name", PAGES)
def test_the_first_page_looks_as_approved(name: str) -> None:
    now, approved = first_page(name), Image.open(FOLDER / f"{name}.png").convert("L")
    assert now.size == approved.size
    changed = ImageChops.difference(now, approved).point(lambda value: int(value > 96))
    assert sum(changed.get_flattened_data()) / (now.width * now.height) < ALLOWED


def main() -> None:
    """Write the pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in PAGES:
        first_page(name).quantize(8).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
