"""How the last exchange ended is known at the next start, and when the next try comes is told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from desktop.core.clock import FixedClock, instant_text
from desktop.core.errors import SyncError
from desktop.sync.line import Schedule
from desktop.sync.standing import Standing

NOW = datetime(2027, 1, 4, 4, 30, tzinfo=UTC)


def test_what_happened_is_known_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "exchange.json"
    standing = Standing(path, FixedClock(NOW), Schedule(seed=1))
    assert (standing.done, standing.error, standing.answered) == ("", "", False)
    standing.ended(None, answered=True, wait=0.0)
    standing.ended(SyncError("the line is not there", code="unreachable"), answered=False, wait=0.0)
    again = Standing(path, FixedClock(NOW + timedelta(hours=1)))
    assert (again.done, again.error) == ("2027-01-04T04:30:00.000000Z", "the line is not there")
    assert not again.answered
    standing.ended(None, answered=True, wait=0.0)
    assert Standing(path, FixedClock(NOW)).error == "", "a good exchange takes the old trouble back"


def test_the_centre_s_wish_to_be_left_in_peace_is_honoured(tmp_path: Path) -> None:
    standing = Standing(tmp_path / "exchange.json", FixedClock(NOW), Schedule(seed=1))
    assert 0 < standing.seconds_left() <= 60
    standing.ended(SyncError("busy", code="busy"), answered=True, wait=5_000.0)
    assert 5_000 <= standing.seconds_left() <= 6_000
    standing.ended(SyncError("gone", code="unreachable"), answered=False, wait=0.0)
    assert 120 <= standing.seconds_left() <= 144, "the second failure in a row waits twice as long"


def test_a_damaged_file_is_as_good_as_none(tmp_path: Path) -> None:
    path = tmp_path / "exchange.json"
    for content in (b"", b"[1]", b"{\xff", b'{"done": 3}'):
        path.write_bytes(content)
        assert Standing(path, FixedClock(NOW)).error == ""


def test_a_clock_that_is_put_right_does_not_put_the_next_try_off(tmp_path: Path) -> None:
    clock = FixedClock(NOW.replace(year=2099))
    standing = Standing(tmp_path / "exchange.json", clock, Schedule(seed=1))
    standing.ended(None, answered=True, wait=0.0)
    clock.at = NOW
    assert 0 < standing.seconds_left() <= 1080
    assert standing.next_try < instant_text(NOW + timedelta(hours=1))
    clock.at = NOW.replace(year=2100)
    assert standing.seconds_left() == 0


def test_an_exchange_that_went_through_is_none_that_failed_for_want_of_room(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    standing = Standing(tmp_path / "file" / "exchange.json", FixedClock(NOW), Schedule(seed=1))
    standing.ended(None, answered=True, wait=0.0)
    assert standing.done and not standing.error
