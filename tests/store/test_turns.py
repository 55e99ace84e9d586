"""Long work lets the screen go first: every kind of it, again and again."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from benchmarks.entries import chain
from desktop.core import turns
from desktop.core.entry import Entry
from desktop.printing.press import NoticePress
from desktop.printing.specimen import specimens
from desktop.sync.wire import columns
from tests.store.conftest import Open
from tests.store.work import receive


def given(monkeypatch: pytest.MonkeyPatch, work: Callable[[], object], every: float = -1.0) -> int:
    """How many turns a thread gives the screen in `work`, with so many seconds between."""
    monkeypatch.setattr(turns, "EVERY", every)
    count: list[None] = []

    def run() -> None:
        turns.yield_to(lambda: count.append(None))
        work()

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return len(count)


def test_what_is_entered_and_what_is_taken_in_give_a_turn_for_each_entry(
    monkeypatch: pytest.MonkeyPatch, open_store: Open
) -> None:
    ours, theirs = open_store("a"), open_store("b")
    entries: list[Entry] = []
    assert given(monkeypatch, lambda: entries.extend(receive(theirs, name="Asha") for _ in range(5))) >= 5
    assert given(monkeypatch, lambda: ours.apply(entries)) >= 2 * len(entries)  # the entry, and the case it is of


def test_a_page_of_the_exchange_gives_a_turn_for_each_of_its_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = chain(1, 120)
    block, stretches = columns.block_of(entries), columns.stretches_of(entries)
    packed = columns.pack(block)

    def read() -> None:
        found = columns.unpack(packed, len(entries))
        assert columns.entries_of(found, stretches, columns.hashes(found, stretches)) == entries

    assert given(monkeypatch, read) >= 2 * len(entries) + 3


def test_a_paper_gives_turns_while_it_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    order = dict(specimens(("sample",)))["notice-mp-1961-187-8b-hi+en-sample"]
    assert given(monkeypatch, lambda: NoticePress().print(order)) > 50


def test_turns_are_given_now_and_then_and_only_where_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert given(monkeypatch, lambda: [turns.turn() for _ in range(100)], every=60.0) == 1
    turns.turn()  # a thread that was told of no screen goes on
