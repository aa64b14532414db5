"""Choosing options (sve 5.18)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2

THREE = """Choose 1.
(1) Deal 1 damage to your opponent's leader.
(2) Draw a card. Deal 2 damage to your opponent's leader.
(3) Give your leader {defense}+3."""


def test_5_18_1_only_the_chosen_option_is_carried_out() -> None:
    """Option 3 alone: the other two leave no trace."""
    t = open_table()
    spell = t.spell(P1, THREE)
    t.play(spell, "option 3")
    assert t.leader_defense(P1) == 23
    assert t.leader_defense(P2) == 20
    assert t.count(P1, "hand") == 0


@pytest.mark.rule("sve 5.18.1.1")
def test_5_18_1_1_an_option_runs_to_the_next_number() -> None:
    """Both sentences of option 2 belong to it, nothing of 1 or 3."""
    t = open_table()
    spell = t.spell(P1, THREE)
    t.play(spell, "option 2")
    assert t.count(P1, "hand") == 1
    assert t.leader_defense(P2) == 18
    assert t.leader_defense(P1) == 20


def test_5_18_1_1_the_last_option_runs_to_the_end_of_the_ability() -> None:
    """Its second sentence is not done for the other option."""
    text = """Choose 1.
(1) Deal 1 damage to your opponent's leader.
(2) Draw a card. Draw a card."""
    t = open_table()
    first = t.spell(P1, text)
    second = t.spell(P1, text, name="Twin")
    t.play(first, "option 1")
    assert t.count(P1, "hand") == 1
    t.play(second, "option 2")
    assert t.count(P1, "hand") == 2


def test_5_18_2_1_up_to_asks_for_one_option_at_least() -> None:
    """None at all cannot be answered; after one the player may stop, after two it is over."""
    t = open_table()
    spell = t.spell(P1, THREE.replace("Choose 1", "Choose up to 2"))
    t.choose(f"play {spell}")
    assert "done" not in t.options
    t.choose("option 1")
    assert "done" in t.options
    t.choose("option 3")
    t.settle()
    assert t.leader_defense(P2) == 19
    assert t.leader_defense(P1) == 23


def test_5_18_2_1_up_to_may_be_less_than_the_number() -> None:
    """One of up to two."""
    t = open_table()
    spell = t.spell(P1, THREE.replace("Choose 1", "Choose up to 2"))
    t.play(spell, "option 1", "done")
    assert t.leader_defense(P2) == 19
    assert t.leader_defense(P1) == 20


def test_5_18_2_2_choosing_zero_options_does_nothing() -> None:
    """X is the number of amulets on the field, and there is none: the card is played and nothing is chosen."""
    t = open_table()
    spell = t.spell(P1, THREE.replace("Choose 1", "Choose X") + " X equals the number of amulets on your field.")
    t.play(spell)
    assert t.zone_of(spell) == "cemetery"
    assert t.leader_defense(P2) == t.leader_defense(P1) == 20


def test_5_18_2_3_no_more_options_are_chosen_than_there_are() -> None:
    """Choose 5 of 3 is all three, each once."""
    t = open_table()
    spell = t.spell(P1, THREE.replace("Choose 1", "Choose 5"))
    t.choose(f"play {spell}")
    while t.game.decision is not None and t.options[0].startswith("option"):
        t.choose(t.options[0])
    t.settle()
    assert t.leader_defense(P2) == 17
    assert t.leader_defense(P1) == 23


def test_5_18_3_options_are_chosen_before_the_cost_is_paid_and_targets_are_selected() -> None:
    """The question comes while the card is being played, by the rule for playing, and a target only after it."""
    t = open_table()
    mine = t.field(P2)
    t.field(P2, attack=3)
    spell = t.spell(
        P1,
        """Choose 1.
(1) Select an enemy follower on the field and destroy it.
(2) Draw a card.""",
        cost=3,
    )
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert t.game.decision.rule == "sve 10.6.2.2.3"
    assert t.value(P1, "play points") == 10
    assert t.events("played") == []
    t.choose("option 1")
    assert t.value(P1, "play points") == 10
    t.choose(mine)
    t.settle()
    assert t.zone_of(mine) == "cemetery"


def test_5_18_3_the_options_of_an_automatic_ability_are_chosen_on_playing_it() -> None:
    """A Fanfare with options asks before it resolves."""
    t = open_table()
    card = t.hand(P1, "{fanfare} " + THREE)
    t.choose(f"play {card}")
    assert t.game.decision is not None
    assert t.game.decision.rule == "sve 10.6.2.2.3"
    t.choose("option 1")
    t.settle()
    assert t.leader_defense(P2) == 19


@pytest.mark.parametrize(("fairies", "total"), [(0, 19), (2, 17)])
def test_5_18_3_1_a_condition_on_the_number_of_options_looks_at_the_moment_of_playing(fairies: int, total: int) -> None:
    """With two Fairies there, two options are chosen, though the first option buries them."""
    t = open_table()
    for _ in range(fairies):
        t.field(P1, name="Fairy")
    spell = t.spell(
        P1,
        """Choose 1. If there are at least 2 Fairy tokens on your field, choose 2 instead.
(1) Bury all followers on your field. Deal 1 damage to your opponent's leader.
(2) Deal 2 damage to your opponent's leader.""",
    )
    t.play(spell, *(("option 1",) if not fairies else ()))
    assert t.leader_defense(P2) == total


@pytest.mark.parametrize(("spells", "number"), [(2, 1), (3, 2)])
def test_5_18_3_1_1_spellchain_for_the_number_of_options_is_counted_on_playing(spells: int, number: int) -> None:
    """The spells in the cemetery when the card is played count; what the first option adds to them does not."""
    t = open_table()
    for i in range(spells):
        t.cemetery(P1, "Draw a card.", name=f"S{i}", type="spell")
    t.hand(P1, "Draw a card.", name="Late", type="spell")
    spell = t.spell(
        P1,
        """Choose 1. Spellchain (3) - Choose 2 instead.
(1) Discard a card. Deal 1 damage to your opponent's leader.
(2) Deal 2 damage to your opponent's leader.""",
    )
    t.choose(f"play {spell}")
    if number == 1:
        assert "option 1" in t.options
        t.choose("option 1")
    t.settle()
    assert t.leader_defense(P2) == (19 if number == 1 else 17)


def test_5_18_3_1_1_necrocharge_for_the_number_of_options_is_counted_on_playing() -> None:
    """Ten cards when playing; the first option banishes the cemetery, and two options stay chosen."""
    t = open_table()
    for _ in range(10):
        t.cemetery(P1)
    spell = t.spell(
        P1,
        """Choose 1. Necrocharge (10) - Choose 2 instead.
(1) Banish all cards in your cemetery. Deal 1 damage to your opponent's leader.
(2) Deal 2 damage to your opponent's leader.""",
    )
    t.play(spell)
    assert t.leader_defense(P2) == 17
    assert t.count(P1, "banished zone") == 10


NEEDY = """Choose 1.
(1) Select an enemy follower on the field and destroy it.
(2) Draw a card."""


def test_5_18_3_1_2_an_option_without_its_target_cannot_be_picked() -> None:
    """No enemy follower: only the second option is left, so nobody is asked."""
    t = open_table()
    spell = t.spell(P1, NEEDY)
    t.play(spell)
    assert t.count(P1, "hand") == 1


def test_5_18_3_1_2_an_option_against_aura_cannot_be_picked() -> None:
    """The follower cannot be selected, so there is no target."""
    t = open_table()
    shy = t.field(P2, "Aura.")
    spell = t.spell(P1, NEEDY)
    t.play(spell)
    assert t.zone_of(shy) == "field"
    assert t.count(P1, "hand") == 1


@pytest.mark.rule("sve-R21")
def test_5_18_3_1_2_an_option_whose_condition_is_not_met_cannot_be_picked() -> None:
    """Its if is not true, so it could do nothing."""
    t = open_table()
    spell = t.spell(
        P1,
        """Choose 1.
(1) If there are at least 3 followers on your field, deal 5 damage to your opponent's leader.
(2) Draw a card.""",
    )
    t.play(spell)
    assert t.count(P1, "hand") == 1


@pytest.mark.parametrize(
    "hopeless",
    ["Discard a card.", "{cost 5}: Deal 9 damage to your opponent's leader.", "Destroy all enemy followers."],
    ids=["nothing to discard", "cost that cannot be paid", "nobody to destroy"],
)
def test_5_18_3_1_2_an_option_that_can_do_nothing_cannot_be_picked(hopeless: str) -> None:
    """No card in hand, no play points, no enemy: only the other option is left."""
    t = open_table()
    t.set(P1, play_points=3)
    spell = t.spell(P1, f"Choose 1.\n(1) {hopeless}\n(2) Draw a card.")
    t.play(spell)
    assert t.count(P1, "hand") == 1
    assert t.leader_defense(P2) == 20


def test_5_18_3_1_2_an_option_that_speaks_of_a_later_target_can_be_picked() -> None:
    """What is done to it is chosen before the target is selected."""
    t = open_table()
    enemy = t.field(P2)
    spell = t.spell(
        P1,
        """Select an enemy follower on the field. Choose 1.
(1) Destroy it.
(2) Banish it.""",
    )
    t.play(spell, "option 2")
    assert t.zone_of(enemy) == "banished zone"


def test_5_18_3_1_2_without_any_option_to_pick_the_card_cannot_be_played() -> None:
    """Both options want a target and there is none."""
    t = open_table()
    spell = t.spell(
        P1,
        """Choose 1.
(1) Select an enemy follower on the field and destroy it.
(2) Select an enemy amulet on the field and banish it.""",
    )
    assert t.forbids(f"play {spell}") == "sve 5.18.3.1.2"


def test_5_18_3_1_2_two_to_choose_and_one_that_can_be_performed() -> None:
    """The player must pick performable options, two of them, and there is one: the card cannot be played."""
    t = open_table()
    spell = t.spell(P1, NEEDY.replace("Choose 1", "Choose 2"))
    assert t.forbids(f"play {spell}") == "sve 5.18.3.1.2"


@pytest.mark.rule("sve 5.18.4.1")
def test_5_18_4_options_not_picked_are_as_good_as_absent() -> None:
    """With the second option picked no target is selected, though there is one, and none is needed."""
    t = open_table()
    enemy = t.field(P2)
    t.field(P2, attack=4)
    spell = t.spell(P1, NEEDY)
    t.play(spell, "option 2")
    assert t.events("selected") == []
    assert t.zone_of(enemy) == "field"
    assert t.count(P1, "hand") == 1


def test_5_18_4_1_a_target_missing_for_another_option_does_not_stop_the_card() -> None:
    """Playable without any enemy follower on the field."""
    t = open_table()
    spell = t.spell(P1, NEEDY)
    assert t.forbids(f"play {spell}") == ""
