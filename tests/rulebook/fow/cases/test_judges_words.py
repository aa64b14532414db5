"""Judges' cases: what words refer to (J-fow-18, 23, 32) and whose turn is meant (J-fow-38, 39)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

ALL = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", ALL)
later = pytest.mark.parametrize("ruleset", ALL[1:])


def answer_with(t: Table, card: Piece) -> None:
    """P1 plays something in the own turn, and P2 answers it."""
    t.play(t.chant(P1, "You gain 100 life."))
    while t.asked != P2:
        t.pass_()
    t.play(card)
    t.resolve()


@every
@pytest.mark.parametrize("words", ("is returned", "returns"))
@pytest.mark.rule("fow 9.6:2")
def test_j_fow_18_its_owners_hand_is_that_of_the_card_that_went_there(ruleset: str, words: str) -> None:
    t = Table(ruleset)
    t.addition(P1, f"[Continuous] Whenever a resonator {words} to its owner's hand, you gain 100 life.")
    mine, hers = t.field(P1), t.field(P2)
    first, second = (t.chant(P1, "Return target resonator to its owner's hand.") for _ in range(2))
    t.cast(first, mine)
    t.cast(second)
    assert t.life(P1) == 4200 and t.zone_of(hers) == "hand"


@later
@pytest.mark.parametrize("cards", (3, 1, 0))
@pytest.mark.rule("fow 10.18:2", "fow 10.18:2.1")
def test_j_fow_23_a_hand_is_discarded_once(ruleset: str, cards: int) -> None:
    t = Table(ruleset)
    t.addition(P1, "[Continuous] Whenever you discard your hand, draw a card.")
    for _ in range(cards):
        t.hand(P1)
    t.cast(t.chant(P1, "Discard your hand."))
    assert t.count(P1, "hand") == 1


@later
@pytest.mark.rule("fow 10.18:2")
def test_j_fow_23_a_discarded_card_is_not_the_hand(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P1, "[Continuous] Whenever you discard your hand, draw a card.")
    t.hand(P1)
    t.cast(t.chant(P1, "Discard a card."))
    assert t.count(P1, "hand") == 0


@every
def test_j_fow_32_onto_another_is_onto_another_than_it_is_on(ruleset: str) -> None:
    t = Table(ruleset)
    x, y = t.field(P1), t.field(P2)
    added = t.addition(P1, "[Continuous] Added resonator gains [+200/+200].", on=x)
    t.cast(t.chant(P1, "Move target [Addition:Resonator] onto another resonator."))
    assert (t.stats(x), t.stats(y)) == ((500, 500), (700, 700)) and t.zone_of(added) == "field"


@every
def test_another_target_is_another_than_the_first(ruleset: str) -> None:
    t = Table(ruleset)
    x, y, z = t.field(P1), t.field(P2), t.field(P2)
    t.play(t.chant(P1, "Destroy target resonator. Return another target resonator to its owner's hand."), x)
    assert f"pick {x}" not in t.options and {f"pick {y}", f"pick {z}"} <= set(t.options)


# -- turns ------------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("when", ("At the end of turn", "At the end of this turn"))
@pytest.mark.rule("fow 5.4:3")
def test_j_fow_38a_the_end_of_turn_is_the_end_of_this_turn(ruleset: str, when: str) -> None:
    """Made in the opponent's turn it does not wait for the own one; and it happens once."""
    t = Table(ruleset, turn_of=P1, asking=True)
    answer_with(t, t.instant(P2, f"{when}, you gain 100 life."))
    assert t.life(P2) == 4000
    t.to_next_turn()
    assert t.life(P2) == 4100
    t.to_next_turn()
    assert t.life(P2) == 4100


@every
@pytest.mark.rule("fow 5.4:3")
def test_j_fow_38b_what_came_for_a_turn_goes_with_it(ruleset: str) -> None:
    t = Table(ruleset, turn_of=P1, asking=True)
    back = t.graveyard(P2)
    text = "Put target resonator from your graveyard into your field. At the end of turn, banish it."
    answer_with(t, t.instant(P2, text))
    assert t.zone_of(back) == "field"
    t.to_next_turn()
    assert t.zone_of(back) == "graveyard"


@every
@pytest.mark.rule("fow 5.4:3")
def test_j_fow_39_a_next_turn_is_not_this_one(ruleset: str) -> None:
    t = Table(ruleset)
    t.cast(t.instant(P1, "At the end of your next turn, you gain 100 life."))
    gained = []
    for _ in range(4):
        t.to_next_turn()
        gained.append(t.life(P1))
    assert gained == [4000, 4000, 4100, 4100]
