"""Decks that are no decks: refused with every fault that a person could read, as fast as they can be read."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from ludex import games
from ludex.games.decks import IllegalDeck


def _with(ruleset: str, names: list[str]) -> dict[str, Any]:
    """A starter deck whose largest part has other cards."""
    room = games.room(ruleset)
    deck: dict[str, Any] = msgspec.to_builtins(room.deck_of(room.starter_decks(games.ruleset(ruleset).id)[0]))
    part = max((key for key, value in deck.items() if isinstance(value, dict)), key=lambda key: len(deck[key]))
    return {**deck, part: dict.fromkeys(names, 1)}


def _refused(ruleset: str, deck: dict[str, Any]) -> IllegalDeck:
    with pytest.raises(IllegalDeck) as refused:
        games.start(ruleset, (deck, deck), 1)
    return refused.value


def test_many_unknown_names_cost_no_more_than_reading_them(ruleset: str) -> None:
    """20,000 names cost 13 seconds, in which nobody else could begin a game."""
    _refused(ruleset, _with(ruleset, ["Nobody"]))
    began = time.process_time()
    error = _refused(ruleset, _with(ruleset, [f"Lantern Keeqer {n}" for n in range(20_000)]))
    assert time.process_time() - began < 1.5
    assert len(error.faults) < 80
    assert any("19940 more names" in fault.sentence for fault in error.faults)
    assert len(str(error)) < 20_000


def test_a_few_unknown_names_are_each_told(ruleset: str) -> None:
    error = _refused(ruleset, _with(ruleset, [f"Nobody {n}" for n in range(40)]))
    for n in range(40):
        assert any(fault.sentence == f"There is no card named Nobody {n}." for fault in error.faults)


def test_a_long_name_is_cut(ruleset: str) -> None:
    began = time.process_time()
    error = _refused(ruleset, _with(ruleset, ["x" * 200_000]))
    assert time.process_time() - began < 1.0
    assert len(str(error)) < 5_000
