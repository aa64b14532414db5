"""Chance and dice (sve 5.19, 5.20)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2


# -- chance (sve 5.19) ------------------------------------------------------------------------------------------------
def _hit(seed: int) -> str:
    t = open_table(seed=seed)
    for name in ("A", "B", "C", "D"):
        t.field(P2, name=name, type="follower")
    spell = t.spell(P1, "Destroy a random enemy follower.")
    t.play(spell)
    (gone,) = t.names(P2, "cemetery")
    return gone


def test_5_19_1_chance_picks_among_all_that_fit() -> None:
    """Nobody is asked, one goes, and over some seeds each of the four has been hit."""
    assert {_hit(seed) for seed in range(1, 25)} == {"A", "B", "C", "D"}


def test_5_19_1_several_random_cards_are_different_ones() -> None:
    """Two of three discarded at random are two cards."""
    t = open_table()
    for name in ("A", "B", "C"):
        t.hand(P2, name=name, type="follower")
    spell = t.spell(P1, "Each opponent discards 2 random cards.")
    t.play(spell)
    assert t.count(P2, "cemetery") == 2
    assert t.count(P2, "hand") == 1


@pytest.mark.rule("sve-R12")
def test_5_19_1_a_random_effect_can_hit_a_follower_with_aura() -> None:
    """Where chance picks nobody selects."""
    t = open_table()
    shy = t.field(P2, "Aura.")
    spell = t.spell(P1, "Destroy a random enemy follower.")
    t.play(spell)
    assert t.zone_of(shy) == "cemetery"


# -- dice (sve 5.20) --------------------------------------------------------------------------------------------------
def test_5_20_1_a_die_has_six_sides() -> None:
    """Sixty rolls show every number from one to six and no other."""
    rolls: list[int] = []
    for seed in range(1, 11):
        t = open_table(seed=seed)
        spell = t.spell(P1, "Roll 6 dice.")
        t.play(spell)
        rolls += [e.amount for e in t.events("roll")]
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert len(rolls) == 60


def test_5_20_1_the_roll_says_what_comes_next() -> None:
    """As much damage as the die shows."""
    t = open_table()
    spell = t.spell(P1, "Roll a die. Deal damage to your opponent's leader equal to the result.")
    t.play(spell)
    assert t.leader_defense(P2) == 20 - t.event("roll").amount
    assert t.event("roll").rule == "sve 5.20.1"


@pytest.mark.rule("sve 5.20.2")
def test_5_20_2_a_reroll_disregards_the_result_and_counts_the_new_one() -> None:
    """Over some seeds the second result is what is dealt, never the first."""
    differed = False
    for seed in range(1, 9):
        t = open_table(seed=seed)
        spell = t.spell(P1, "Roll a die. You may reroll it. Deal damage to your opponent's leader equal to the result.")
        t.play(spell, True)
        first, second = (e.amount for e in t.events("roll"))
        assert t.leader_defense(P2) == 20 - second
        differed = differed or first != second
    assert differed


def test_5_20_2_an_effect_may_let_every_die_be_rerolled_once() -> None:
    """Two dice: the first kept, the second rolled again; the three results are told apart by their rules."""
    t = open_table()
    t.field(P1, "You may reroll each die you roll once.")
    spell = t.spell(P1, "Roll 2 dice. Deal damage to your opponent's leader equal to the result.")
    t.play(spell, False, True)
    first, second, third = t.events("roll")
    assert [e.rule for e in (first, second, third)] == ["sve 5.20.1", "sve 5.20.1", "sve 5.20.2"]
    assert t.leader_defense(P2) == 20 - third.amount


def test_5_20_2_only_the_player_named_may_reroll() -> None:
    """The opponent's die is not theirs to roll again."""
    t = open_table()
    t.field(P2, "You may reroll each die you roll once.")
    spell = t.spell(P1, "Roll a die.")
    t.play(spell)
    assert len(t.events("roll")) == 1
