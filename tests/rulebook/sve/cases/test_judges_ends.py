"""Judges' case: on the top or the bottom of a deck is asked (J-sve-27)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, Table

LOOK = "Look at the top card of your deck, then put it on the top or bottom of your deck."


@pytest.mark.rule("sve 5.11.1", "sve 5.5.1", "sve 3.1.2.4.1")
@pytest.mark.parametrize(("end", "place"), (("top", 0), ("bottom", -1)))
def test_j_sve_27_the_player_says_top_or_bottom(end: str, place: int) -> None:
    t = Table()
    t.deck(P1)
    card = t.deck(P1)
    t.play(t.spell(P1, LOOK), end)
    assert t.pieces(P1, "deck")[place] == card


@pytest.mark.parametrize(("end", "place"), (("top", 0), ("bottom", -1)))
@pytest.mark.rule("sve 5.5.1")
def test_j_sve_27_and_of_a_card_of_the_hand(end: str, place: int) -> None:
    t = Table()
    t.deck(P1)
    card = t.hand(P1)
    t.play(t.spell(P1, "Put a card from your hand on the top or bottom of your deck."), end)
    assert t.pieces(P1, "deck")[place] == card


@pytest.mark.rule("sve 5.5.1")
def test_j_sve_27_nobody_is_asked_where_no_card_is() -> None:
    t = Table()
    s = t.spell(P1, "Put a card from your hand on the top or bottom of your deck.")
    before = t.count(P1, "deck")
    t.play(s)
    assert t.count(P1, "deck") == before
