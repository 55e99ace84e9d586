"""The hash put together by hand is the hash of the canonical JSON, whatever the fields hold."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.entry import Entry, canonical, digest, to_json

_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | _TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_TEXT, inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(
    texts=st.lists(_TEXT, min_size=11, max_size=11),
    seq=st.integers(min_value=1),
    data=st.dictionaries(_TEXT, _VALUES, max_size=4),
    after=st.lists(st.tuples(_TEXT, st.integers(min_value=1)), max_size=2),
)
def test_it_is_the_hash_of_the_canonical_json(
    texts: list[str], seq: int, data: dict[str, object], after: list[tuple[str, int]]
) -> None:
    one, two, *rest = texts
    entry = Entry(one, two, seq, *rest[:6], data, *rest[6:8], tuple(after), rest[8])
    plain = to_json(entry)
    del plain["hash"]
    assert digest(entry) == hashlib.sha256(canonical(plain)).hexdigest()


def test_what_no_entry_can_hold_is_refused() -> None:
    entry = Entry("i", "d", 1, "t", "d", "o", "f", "s:1", "k", {"n": float("nan")})
    with pytest.raises(ValueError, match="not JSON compliant"):
        digest(entry)
    with pytest.raises(ValueError, match="surrogates"):
        digest(Entry("i", "d", 1, "t", "d", "o", "f", "s:1", "k\ud800", {}))
