"""Whatever is answered: what is listed applies, no card is lost or doubled, and numbers and zones keep their limits."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

import ludex
from ludex.kernel.decisions import ACT
from ludex.kernel.game import Game
from tests.properties.walking import FEWER, FEWEST, steps, walks


@FEWEST
@given(walks())
def test_every_listed_option_applies(walk: tuple[Game, list[int]]) -> None:
    game, numbers = walk
    for _ in steps(game, numbers):
        assert game.decision is not None
        for option in game.decision.options:
            game.clone().choose(option.key)


@FEWEST
@given(walks())
def test_why_not_is_none_exactly_where_choosing_works(walk: tuple[Game, list[int]]) -> None:
    game, numbers = walk
    met: set[str] = set()
    for at in steps(game, numbers):
        assert game.decision is not None
        met.update(option.key for option in game.decision.options)
        for key in sorted(met)[at % 4 :: 4]:
            if game.why_not(key) is None:
                game.clone().choose(key)
            else:
                with pytest.raises(ValueError, match="not allowed"):
                    game.clone().choose(key)


@FEWEST
@given(walks())
def test_clones_saves_and_replays_are_the_same_position_at_every_question(walk: tuple[Game, list[int]]) -> None:
    game, numbers = walk
    hashes = []
    for at in steps(game, numbers):
        hashes.append(game.hash())
        assert game.clone().hash() == hashes[-1]
        if at % 20 == len(numbers) % 20:  # a save is a whole document: now and then
            assert ludex.load(game.save()).hash() == hashes[-1]
    again = ludex.replay(game.record(), until=0)
    for key, expected in zip(game.answers, hashes, strict=True):
        assert again.hash() == expected
        again.choose(key)
    assert again.hash() == game.hash()


# -- cards ------------------------------------------------------------------------------------------------------------
def brought(game: Game) -> Counter[tuple[int, str]]:
    """The cards that the players brought: whose, and which."""
    cards = [card for card in game.cards if "token" not in card.definition.faces[0].types]
    return Counter((card.owner, card.definition.key) for card in cards)


def lying(game: Game) -> list[int]:
    """Every card in every zone."""
    return [cid for zone in game.zones for cid in zone]


@FEWER
@given(walks())
@pytest.mark.rule("sve 9.1.2", "sve 9.1.3", "sve 4.1.1")
def test_no_card_is_ever_lost_or_doubled(walk: tuple[Game, list[int]]) -> None:
    game, numbers = walk
    start, count = brought(game), len(game.cards)
    for _ in steps(game, numbers):
        there = lying(game)
        assert len(there) == len(set(there)), "a card lies in two places"
        for card in game.cards:
            if card.id in set(there):
                assert card.id in game.zone(card.seat, card.zone)
            else:
                assert card.zone == "" and "token" in card.definition.faces[0].types, f"{card} is lost"
        created = sum(event.kind == "create" for event in game.log.since(0))
        assert brought(game) == start and len(game.cards) == count + _extra(game, created)


def _extra(game: Game, created: int) -> int:
    """Tokens of the preparation are in the first count already."""
    before = sum(event.kind == "create" and event.turn == 0 for event in game.log.since(0))
    return created - before


@FEWER
@given(walks())
def test_cards_lie_with_their_owners_except_on_the_field(walk: tuple[Game, list[int]]) -> None:
    """A card leaves the field for its owner's zones (sve 4.1.6); only fields hold another player's cards."""
    game, numbers = walk
    for _ in steps(game, numbers):
        for card in game.cards:
            if card.zone and card.zone not in ("field", "resolution zone"):
                assert card.seat == card.owner, f"{card} of seat {card.owner} lies with seat {card.seat}"


# -- limits -----------------------------------------------------------------------------------------------------------
@FEWER
@given(walks())
@pytest.mark.rule("sve 3.2.4.1", "sve 11.9.1")
def test_values_stay_within_their_limits(walk: tuple[Game, list[int]]) -> None:
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
@given(walks())
@pytest.mark.rule("sve 11.2.1", "sve 11.3.1", "sve 11.4.1", "sve 11.5.1", "sve 11.6.1")
def test_after_confirmation_timing_nothing_is_left_to_handle(walk: tuple[Game, list[int]]) -> None:
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
@given(walks())
@pytest.mark.rule("sve 4.7.3", "sve 7.4.7")
def test_the_hand_is_within_its_limit_when_the_next_turn_begins(walk: tuple[Game, list[int]]) -> None:
    game, numbers = walk
    turn, active = game.turn, game.active
    for _ in steps(game, numbers):
        if game.turn == turn + 1 and turn > 0 and game.active != active:
            drawn = sum(e.kind in ("draw", "add", "return") and e.to_seat == active for e in game.this_turn())
            assert len(game.zone(active, "hand")) <= 7 + drawn
        turn, active = game.turn, game.active
