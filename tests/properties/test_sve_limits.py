"""Shadowverse: Evolve, whatever is answered: numbers and zones keep the limits of the book."""

from __future__ import annotations

import pytest
from hypothesis import given

from ludex.kernel.decisions import ACT
from tests.properties.walking import FEWER, Walk, steps, walks


@FEWER
@given(walks("sve"))
@pytest.mark.rule("sve 3.2.4.1", "sve 11.9.1")
def test_values_stay_within_their_limits(walk: Walk) -> None:
    game, numbers = walk
    for _ in steps(game, numbers):
        assert game.decision is not None
        for seat in (0, 1):
            assert all(value >= 0 for value in game.values[seat].values()), game.values[seat]
            assert game.value(seat, "max play points") <= 10
            if game.decision.kind == ACT:
                assert game.value(seat, "play points") <= game.value(seat, "max play points")
        for card in game.cards:
            assert all(n > 0 for n in card.counters.values())
            assert card.zone != "field" or game.chars(card.id).number("cost") >= 0


@FEWER
@given(walks("sve"))
@pytest.mark.rule("sve 11.2.1", "sve 11.3.1", "sve 11.4.1", "sve 11.5.1", "sve 11.6.1")
def test_after_confirmation_timing_nothing_is_left_to_handle(walk: Walk) -> None:
    """When a player may act, Confirmation Timing has just been (sve 7.3.2, 7.3.4)."""
    game, numbers = walk
    for _ in steps(game, numbers):
        decision = game.decision
        if decision is None or decision.kind != ACT:
            continue
        for seat in (0, 1):
            assert len(game.zone(seat, "field")) <= 5 and len(game.zone(seat, "ex area")) <= 5
            assert all(game.chars(c).number("defense") > 0 for c in game.zone(seat, "leader area"))
            for cid in game.zone(seat, "field"):
                chars = game.chars(cid)
                assert "follower" not in chars.types or chars.number("defense") > 0
            for zone in ("evolve zone", "race zone"):
                for cid in game.zone(seat, zone):
                    assert any(game.cards[other].zone == "field" for other in game.cards[cid].links)
        assert game.zone(0, "resolution zone") == () and game.pending == ()


@FEWER
@given(walks("sve"))
@pytest.mark.rule("sve 4.7.3", "sve 7.4.7")
def test_the_hand_is_within_its_limit_when_the_next_turn_begins(walk: Walk) -> None:
    game, numbers = walk
    turn, active = game.turn, game.active
    for _ in steps(game, numbers):
        if game.turn == turn + 1 and turn > 0 and game.active != active:
            drawn = sum(e.kind in ("draw", "add", "return") and e.to_seat == active for e in game.this_turn())
            assert len(game.zone(active, "hand")) <= 7 + drawn
        turn, active = game.turn, game.active
