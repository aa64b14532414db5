"""Cardfight!! Vanguard: who may not see a card sees no difference, whatever card it is."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludex
from ludex import games
from ludex.kernel.game import Game
from ludex.table.scenario import P1, P2, Scenario
from tests.contract.hiding import become
from tests.properties.walking import FEWER

NAMES = st.permutations(["Ada", "Bea", "Cleo", "Dot"])
DECKS = st.sampled_from(games.room("cfv").starter_decks("cfv"))


def _laid(bound: list[str], hand: list[str]) -> Scenario:
    """The opponent has bound cards face down, and a hand."""
    table = Scenario("cfv")
    for name in bound:
        table.put(P2, "bind zone", "", name=name, power=1000, facedown=True)
    for name in hand:
        table.put(P2, "hand", "", name=name, power=1000)
    table.put(P1, "hand", "", name="Ivy", power=1000)
    return table


@given(NAMES, NAMES)
@pytest.mark.rule("cfv 4.9.2.1", "cfv 4.3.2", "cfv-R5")
def test_facedown_bound_cards_and_the_opponents_hand_are_all_alike(bound: list[str], hand: list[str]) -> None:
    usual, other = _laid(sorted(bound), sorted(hand)).game, _laid(bound, hand).game
    for seat in (P1, None):
        assert other.view(seat) == usual.view(seat)
    assert (other.view(P2) == usual.view(P2)) == (bound == sorted(bound) and hand == sorted(hand))


@given(st.lists(st.booleans(), min_size=1, max_size=5))
@pytest.mark.rule("cfv 4.8.2.1", "cfv 4.6.8.1", "cfv 10.1.25.6", "cfv 4.1.7")
def test_damage_and_circles_hide_nothing(facedown: list[bool]) -> None:
    """Face down damage, locked cards and deleted units may be read by everybody."""
    table = Scenario("cfv")
    for n, down in enumerate(facedown):
        table.put(P2, "damage zone", "", name=f"Wound {n}", power=1000, facedown=down)
    table.put(P2, "left front", "", name="Prisoner", power=1000, locked=True)
    table.put(P2, "right front", "", name="Blot", power=1000, deleted=True)
    table.put(P1, "hand", "", name="Ivy", power=1000)
    for seat in (P1, P2, None):
        view = json.dumps(table.game.view(seat))
        assert all(name in view for name in ("Prisoner", "Blot", *(f"Wound {n}" for n in range(len(facedown)))))


@FEWER
@given(DECKS, DECKS, st.integers(0, 1000), st.integers(0, 40))
@pytest.mark.rule("cfv 5.2.2", "cfv 6.1.1")
def test_first_vanguards_are_unknown_until_the_game_begins(mine: str, theirs: str, seed: int, other: int) -> None:
    """Before they stand up, another first vanguard changes nothing that the opponent or a spectator sees."""
    game = ludex.new("cfv", decks=(mine, theirs), seed=seed)
    while game.turn == 0 and game.decision is not None:
        for owner in (0, 1):
            (first,) = game.zone(owner, "vanguard circle")
            twin = become(game, {first: game.cards[game.zone(owner, "deck")[other]].definition})
            for seat in (1 - owner, None):
                assert twin.view(seat) == game.view(seat)
            assert game.cards[first].definition.name in json.dumps(game.view(owner))
        game.choose(game.decision.options[-1].key)
    for owner in (0, 1):
        assert all(_sees_first(game, seat, owner) for seat in (0, 1, None))


def _sees_first(game: Game, seat: int | None, owner: int) -> bool:
    """Whether a seat has been told which card a first vanguard is."""
    names = [e.get("name") for e in game.view(seat)["events"] if e["kind"] == "flip" and e.get("seat") == owner]  # type: ignore[attr-defined]
    return len(names) == 1 and names[0] is not None
