"""Cardfight!! Vanguard, whatever is answered: after every check timing nothing is left for the rules to do."""

from __future__ import annotations

import pytest
from hypothesis import given

from ludex.kernel.game import Game
from tests.properties.walking import FEWER, Walk, steps, walks

REAR = ("left front", "right front", "left back", "center back", "right back")
CIRCLES = ("vanguard circle", *REAR, "guardian circle")
CHECKED = ("cfv ride", "cfv main", "cfv guard")  # menus that follow a check timing (cfv 6.5.1.1, 8.4.2.1)
LOCKED, DELETED = 2, 1


@FEWER
@given(walks("cfv"))
@pytest.mark.rule("cfv 9.2.2", "cfv 9.2.3", "cfv 9.3.1", "cfv 9.3.6", "cfv 9.4.1")
def test_after_a_check_timing_nothing_is_left_to_handle(walk: Walk) -> None:
    game, numbers = walk
    for _ in steps(game, numbers):
        decision = game.decision
        if decision is None or decision.menu not in CHECKED:
            continue
        assert game.pending == ()
        for seat in (0, 1):
            assert len(game.zone(seat, "deck")) > 0 and len(game.zone(seat, "damage zone")) < 6
            assert all(len(game.zone(seat, circle)) <= 1 for circle in REAR)
            assert _one_vanguard(game, seat)
            assert game.zone(seat, "trigger zone") == ()
            if decision.menu != "cfv guard":
                assert game.zone(seat, "guardian circle") == ()


def _one_vanguard(game: Game, seat: int) -> bool:
    """A vanguard, or a Leader and its Mate that lie alike (cfv 3.9.1.1, 10.1.24.11); or none (ruling cfv-R47)."""
    there = [game.cards[cid] for cid in game.zone(seat, "vanguard circle")]
    if len(there) < 2:
        return all(not card.links for card in there)
    leader, mate = there
    return (leader.links, mate.links) == ((mate.id,), (leader.id,)) and leader.rested == mate.rested


@FEWER
@given(walks("cfv"))
@pytest.mark.rule("cfv 5.1.2.1", "cfv 3.3.2", "cfv 4.1.6")
def test_every_player_has_fifty_cards_as_long_as_the_game_lasts(walk: Walk) -> None:
    game, numbers = walk
    for _ in steps(game, numbers):
        for owner in (0, 1):
            assert sum(card.owner == owner and card.zone != "" for card in game.cards) == 50


@FEWER
@given(walks("cfv"))
@pytest.mark.rule("cfv 3.8.1", "cfv 10.1.21.3", "cfv 10.1.25.2", "cfv 6.8.1.1")
def test_only_cards_on_circles_are_locked_deleted_or_resting(walk: Walk) -> None:
    """Elsewhere a card shows its front or its back; the turn player has lost locks and deletes when a turn begins."""
    game, numbers = walk
    for _ in steps(game, numbers):
        for card in game.cards:
            if card.zone not in CIRCLES:
                assert card.face == 0 and not card.rested and not card.links, card
            elif card.face == LOCKED:
                assert card.zone in REAR or card.zone == "vanguard circle"
                assert game.chars(card.id).names == () and game.chars(card.id).abilities == ()
            elif card.face == DELETED:
                assert "deleted unit" in game.chars(card.id).types
        assert game.decision is not None
        if game.decision.menu == "cfv ride":  # the other player's end phase has just been
            other = [game.cards[c] for circle in CIRCLES for c in game.zone(1 - game.active, circle)]
            assert all(card.face == 0 for card in other)


@FEWER
@given(walks("cfv"))
@pytest.mark.rule("cfv 7.3.1.4.3", "cfv 7.7.1.4", "cfv 7.3.1.6.1.1")
def test_parts_in_a_battle_are_played_on_circles_and_end_with_it(walk: Walk) -> None:
    game, numbers = walk
    for _ in steps(game, numbers):
        assert game.decision is not None
        parts = {card.id: game.rules.parts(game, card.id) for card in game.cards}
        playing = [game.cards[cid] for cid, found in parts.items() if found]
        assert all(card.zone in CIRCLES and card.face != LOCKED for card in playing)
        attacking = [card for card in playing if "attacking" in parts[card.id]]
        assert all(card.seat == game.active for card in attacking)
        assert all(card.seat != game.active for card in playing if "attacked" in parts[card.id])
        boosts = [sum(word in found for found in parts.values()) for word in ("boosting", "boosted")]
        assert boosts in ([0, 0], [1, 1])
        if game.decision.menu in ("cfv ride", "cfv main", "cfv attack"):
            assert not playing
