"""QR codes equal segno's, which draws them by the standard, bit for bit."""

from __future__ import annotations

import pytest
import segno

from desktop.core.errors import PaperError
from desktop.printing.qr import _plan, qr_rows


@pytest.mark.parametrize("version", range(1, 41))
def test_a_full_code_of_each_version_is_segnos(version: int) -> None:
    """Full, because segno adds a needless zero byte before the padding of a code that is not."""
    text = ("NGD1.c3BlY2ltZW4-_" * 150)[: _plan(version).room]
    theirs = segno.make(text, error="m", boost_error=False, mask=4, micro=False, mode="byte")
    assert theirs.version == version
    assert qr_rows(text) == tuple("".join(map(str, row)) for row in theirs.matrix)


def test_what_is_not_data_is_padding_by_the_standard() -> None:
    words = _plan(1).codewords(b"abc")[:16]
    assert words == bytes.fromhex("40 36 16 26 30 ec 11 ec 11 ec 11 ec 11 ec 11 ec".replace(" ", ""))


def test_too_long_a_text_is_refused() -> None:
    assert len(qr_rows("x" * 2331)) == 177
    with pytest.raises(PaperError) as caught:
        qr_rows("x" * 2332)
    assert caught.value.code == "qr_too_long"
