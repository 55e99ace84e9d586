"""Every provision that the streets lean on is in the packs and says what it is leant on for; every word is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from desktop.casework import street_law, street_ways
from desktop.casework.street_ways import WAYS
from desktop.core.errors import PackError
from desktop.law.model import Bound
from desktop.streets.words import catalogue, one, phrase


def ids(node: Any) -> Iterator[str]:
    """Every provision id below `node`."""
    if isinstance(node, str):
        if node[:2] in ("rj", "ga", "mp", "pb", "py") and node.count(":") >= 2:
            yield node
    elif is_dataclass(node):
        for each in fields(node):
            yield from ids(getattr(node, each.name))
    elif isinstance(node, dict):
        for value in node.values():
            yield from ids(value)
    elif isinstance(node, tuple | list | frozenset):
        for value in node:
            yield from ids(value)


TABLES = [WAYS, street_ways.NAMING] + [
    getattr(street_law, name)
    for name in ("BANS", "ANSWERS", "TAKINGS", "PAYING", "FORWARD", "HALVES", "UNDERTAKINGS")
]


def test_every_id_is_in_its_pack(law):
    found = sorted(set(ids(TABLES)))
    assert len(found) > 90
    for id in found:
        assert law.provision(id).id == id


def test_each_wait_window_notice_and_approval_has_what_it_is_asked_for(law):
    for (act, matter), way in WAYS.items():
        pack, where = law.act(act), f"{act} {matter}"
        for provision, key in way.waits:
            assert any(p.bound is Bound.AT_LEAST and p.length for p in pack.provision(provision).periods), where
            assert key in {rule.key for rule in way.notices}, where
        if way.window:
            assert any(p.bound is Bound.AT_MOST for p in pack.provision(way.window).periods), where
            assert set(way.window_from) <= {rule.key for rule in way.notices}, where
        if way.meeting:
            assert any(p.bound is Bound.AT_LEAST and p.length for p in pack.provision(way.meeting).periods), where
        for rule in way.notices:
            row = pack.provision(rule.provision)
            assert {"notice", "street_notice", "public_notice"} & set(row.instruments), rule.provision
        for rule in way.approvals:
            assert pack.provision(rule.provision).prior_approval, rule.provision
        assert sum(rule.decides for rule in way.approvals) <= 1, where


def test_clear_days_shares_and_vesting_are_in_the_packs(law):
    for (act, _), taking in street_law.TAKINGS.items():
        row = law.act(act).provision(taking.provision)
        assert law.act(act).provision(taking.vests).deemed, taking.vests
        if taking.asks == "notice":
            assert any(p.bound is Bound.AT_LEAST and p.length for p in row.periods), row.id
        if taking.asks == "approval":
            assert row.prior_approval, row.id
    for act, halves in street_law.HALVES.items():
        for half in halves:
            amounts = [a.name for a in law.act(act).provision(half.provision).amounts]
            assert not half.amount or sum(name.startswith(half.amount) for name in amounts) == 1, half
    for (act, _), paying in street_law.PAYING.items():
        assert law.act(act).provision(paying.provision).compensation, paying.provision


def test_every_phrase_is_in_every_language_with_the_same_places():
    for key, words in catalogue().items():
        assert set(words) == {"en", "hi", "mr", "pa", "ta"} and all(words.values()), key
        assert (
            len({tuple(sorted(part.split("}")[0] for part in text.split("{")[1:])) for text in words.values()}) == 1
        ), key


def test_a_phrase_on_one_line_and_one_that_is_none():
    assert one("street", ("hi", "en")) == "मार्ग / Street" and one("grid", ("hi", "mr")) == "ग्रिड"
    with pytest.raises(PackError):
        phrase("no_such")
