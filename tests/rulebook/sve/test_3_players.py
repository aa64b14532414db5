"""Player information (sve 3): owners and controllers, points and their bounds, turns passed."""

from __future__ import annotations

import pytest

import ludex
from ludex.games.sve.starting import starter_decks
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

STEAL = "Select an enemy follower on the field and steal it."


# -- owners and controllers (sve 3.1) ---------------------------------------------------------------------------------
@pytest.mark.rule("sve 3.1.2")
def test_3_1_1_a_stolen_card_keeps_its_owner_and_changes_its_controller() -> None:
    """Control follows the field a card lies on; the owner stays who brought the card, and gets it back."""
    t = unhurried()
    card = t.field(P2, defense=3)
    steal = t.spell(P1, STEAL)
    bury = t.spell(P1, "Destroy each follower on your field.")
    t.play(steal)
    assert t.where(card) == (P1, "field")
    (shown,) = t.seen(None, P1, "field")["cards"]
    assert (shown["owner"], shown["controller"]) == (P2, P1)
    t.play(bury)
    assert t.where(card) == (P2, "cemetery")


def test_3_1_2_the_controller_uses_the_card() -> None:
    """A stolen follower is an enemy of its owner and can be used by whoever stole it."""
    t = unhurried()
    card = t.field(P2, "{act} {cost 1}: Draw a card.")
    steal = t.spell(P1, STEAL)
    t.play(steal)
    t.activate(card)
    assert t.event("draw").seat == P1


def test_3_1_2_1_a_passive_ability_belongs_to_who_controls_its_card() -> None:
    """The bonus for your followers changes sides with the follower that gives it."""
    t = unhurried()
    flag = t.field(P2, "Other followers on your field have {attack}+2.")
    mine, theirs = t.field(P1), t.field(P2, defense=2)
    steal = t.spell(P1, STEAL)
    assert (t.number(mine, "attack"), t.number(theirs, "attack")) == (1, 3)
    t.play(steal, flag)
    assert (t.number(mine, "attack"), t.number(theirs, "attack")) == (3, 1)


def test_3_1_2_1_a_granted_passive_ability_belongs_to_who_controls_the_card() -> None:
    """An ability given to an enemy follower says your of that follower's controller."""
    t = unhurried()
    card = t.field(P2, defense=2)
    mate = t.field(P2)
    words = "Other followers on your field have {attack}+2."
    spell = t.spell(P1, f'Select an enemy follower on the field. Give it "{words}"')
    t.play(spell, card)
    assert t.number(mate, "attack") == 3


def test_3_1_2_2_an_activated_ability_belongs_to_who_played_it() -> None:
    """Its controller carries it out, whatever becomes of the card: buried as a cost, it still draws for the player."""
    t = unhurried()
    card = t.field(P1, "{act} Bury this: Draw a card.", owner=P2)
    t.activate(card)
    assert t.where(card) == (P2, "cemetery")
    assert t.event("draw").seat == P1


@pytest.mark.rule("sve-R18")
def test_3_1_2_3_an_automatic_ability_belongs_to_who_controlled_the_card() -> None:
    """Last Words of a stolen follower work for whoever had it on the field, though it lies in its owner's cemetery."""
    t = unhurried()
    card = t.field(P1, "{last words} Draw a card.", owner=P2)
    spell = t.spell(P1, "Destroy each follower on your field.")
    t.play(spell)
    assert t.where(card) == (P2, "cemetery")
    assert t.event("draw").seat == P1


def test_3_1_2_4_an_effect_belongs_to_who_controls_the_ability() -> None:
    """An enemy follower's Last Words on your turn: its you is its controller, its enemies are yours."""
    t = unhurried()
    card = t.field(P2, "{last words} Deal 2 damage to an enemy leader.")
    spell = t.spell(P1, "Destroy each enemy follower on the field.")
    t.play(spell)
    assert t.zone_of(card) == "cemetery"
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (18, 20)


def test_3_1_2_4_1_the_controller_acts_where_nobody_is_named() -> None:
    """A text that only says to draw makes the effect's controller draw, also on the opponent's turn."""
    t = unhurried()
    t.field(P2, "{last words} Draw 2 cards.")
    spell = t.spell(P1, "Destroy each enemy follower on the field.")
    t.play(spell)
    assert [e.seat for e in t.events("draw")] == [P2, P2]


# -- points (sve 3.2) -------------------------------------------------------------------------------------------------
def test_3_2_1_each_player_has_points_that_everyone_can_see() -> None:
    """Play points, their maximum and evolution points are numbers of each player, in every view."""
    t = unhurried()
    t.set(P1, play_points=3, max_play_points=4, evolution_points=2)
    t.set(P2, play_points=5, max_play_points=6, evolution_points=1)
    for seat in (P1, P2, None):
        players = t.game.view(seat)["players"]
        assert isinstance(players, list)
        found = [[p["values"][k] for k in ("play points", "max play points", "evolution points")] for p in players]
        assert found == [[3, 4, 2], [5, 6, 1]]


def test_3_2_2_play_points_pay_for_cards_and_abilities() -> None:
    """A 2-cost card and an ability for 1 take 3 play points, and nothing is paid with points one does not have."""
    t = unhurried()
    t.set(P1, play_points=3)
    card = t.hand(P1, cost=2)
    user = t.field(P1, "{act} {cost 1}: Draw a card.")
    t.play(card)
    assert t.value(P1, "play points") == 1
    t.activate(user)
    assert t.value(P1, "play points") == 0
    assert t.forbids(t.activation(user)) == "sve 10.4.4"


def test_3_2_3_the_maximum_is_what_a_turn_begins_with() -> None:
    """At the start of a turn the maximum grows by one and the play points become the maximum."""
    t = unhurried()
    t.set(P2, play_points=1, max_play_points=4)
    t.end()
    assert t.game.active == P2
    assert (t.value(P2, "max play points"), t.value(P2, "play points")) == (5, 5)


@pytest.mark.rule("sve 3.2.4")
def test_3_2_4_1_the_maximum_stays_between_zero_and_ten() -> None:
    """Gaining beyond ten ends at ten, losing beyond zero ends at zero."""
    t = unhurried()
    t.set(P1, max_play_points=9)
    up = t.spell(P1, "Gain 3 max play points.")
    down = t.spell(P1, "Lose 15 max play points.")
    t.play(up)
    assert t.value(P1, "max play points") == 10
    t.play(down)
    assert t.value(P1, "max play points") == 0


@pytest.mark.rule("sve 3.2.4", "sve 3.2.4.1")
def test_3_2_4_1_ten_is_kept_at_the_start_of_a_turn() -> None:
    """The turn after reaching ten brings no eleventh point."""
    t = unhurried()
    t.end()
    assert (t.value(P2, "max play points"), t.value(P2, "play points")) == (10, 10)


@pytest.mark.rule("sve 3.2.4")
def test_3_2_4_2_play_points_stay_between_zero_and_the_maximum() -> None:
    """Recovering fills up to the maximum of the moment; losing stops at zero."""
    t = unhurried()
    t.set(P1, play_points=2, max_play_points=4)
    up = t.spell(P1, "Recover 5 play points.")
    down = t.spell(P1, "Lose 9 play points.")
    t.play(up)
    assert t.value(P1, "play points") == 4
    t.play(down)
    assert t.value(P1, "play points") == 0


def test_3_2_4_2_play_points_follow_a_falling_maximum() -> None:
    """When the maximum falls below the play points, they become the maximum."""
    t = unhurried()
    t.set(P1, play_points=6, max_play_points=6)
    down = t.spell(P1, "Lose 2 max play points.")
    t.play(down)
    assert (t.value(P1, "max play points"), t.value(P1, "play points")) == (4, 4)


def test_3_2_5_an_evolution_point_stands_in_for_one_play_point() -> None:
    """An evolve ability for 2 is paid with one play point and one evolution point; two may not stand in."""
    t = unhurried()
    t.set(P1, play_points=1, evolution_points=3)
    card = t.field(P1, "{evolve} {cost 2}: Evolve this.", name="Warden")
    t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3)
    t.activate(card)
    assert (t.value(P1, "play points"), t.value(P1, "evolution points")) == (0, 2)
    assert t.stats(card) == (3, 3)


def test_3_2_5_two_evolution_points_do_not_stand_in() -> None:
    """With evolution points alone an evolve ability for 2 cannot be paid."""
    t = unhurried()
    t.set(P1, play_points=0, evolution_points=3)
    card = t.field(P1, "{evolve} {cost 2}: Evolve this.", name="Warden")
    t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3)
    assert t.forbids(t.activation(card))


def test_3_2_5_an_evolution_point_pays_for_nothing_else() -> None:
    """Cards and other activated abilities take play points only."""
    t = unhurried()
    t.set(P1, play_points=0, evolution_points=3)
    card = t.hand(P1, cost=1)
    user = t.field(P1, "{act} {cost 1}: Draw a card.")
    assert t.forbids(f"play {card}") == "sve 10.4.4" and t.forbids(t.activation(user)) == "sve 10.4.4"


def test_3_2_5_1_evolution_points_do_not_fall_below_zero() -> None:
    """Losing more than there are leaves none."""
    t = unhurried()
    t.set(P1, evolution_points=1)
    down = t.spell(P1, "Lose 2 evolution points.")
    t.play(down)
    assert t.value(P1, "evolution points") == 0


def test_3_2_6_super_evolution_points_pay_for_super_evolving() -> None:
    """The point is spent when the evolve ability is played with it, and makes the follower super-evolve."""
    t = unhurried()
    t.set(P1, super_evolution_points=1, turns_passed=7)
    card = t.field(P1, "{evolve} {cost 1}: Evolve this.", name="Warden")
    t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3)
    t.activate(card, True)
    assert t.value(P1, "super-evolution points") == 0
    assert t.stats(card) == (4, 4) and t.events("super-evolved", card)


def test_3_2_6_without_a_point_nobody_super_evolves() -> None:
    """A player with no super-evolution point is not asked and evolves as usual."""
    t = unhurried()
    t.set(P1, super_evolution_points=0, turns_passed=7)
    card = t.field(P1, "{evolve} {cost 1}: Evolve this.", name="Warden")
    t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3)
    t.activate(card)
    assert t.stats(card) == (3, 3) and t.events("super-evolved") == []


def test_3_2_6_1_super_evolution_points_do_not_fall_below_zero() -> None:
    """Losing more than there are leaves none."""
    t = unhurried()
    t.set(P1, super_evolution_points=1)
    down = t.spell(P1, "Lose 2 super-evolution points.")
    t.play(down)
    assert t.value(P1, "super-evolution points") == 0


# -- turns passed (sve 3.3) -------------------------------------------------------------------------------------------
def test_3_3_1_each_player_counts_own_turns() -> None:
    """A new game counts from nothing: the first player has begun one turn and the other none."""
    names = starter_decks("sve")
    game = ludex.new("sve", decks=(names[0], names[-1]), seed=3, auto=False)
    while game.decision is not None and game.decision.kind != "act":
        game.choose(game.decision.options[-1])
    assert [game.value(seat, "turns passed") for seat in (game.first, 1 - game.first)] == [1, 0]
    assert game.active == game.first


def test_3_3_2_the_count_goes_up_once_at_the_own_start_phase() -> None:
    """Ending a turn raises the count of the player whose turn begins, and of nobody else."""
    t = unhurried()
    t.set(P1, turns_passed=5)
    t.set(P2, turns_passed=4)
    t.end()
    assert [t.value(s, "turns passed") for s in (P1, P2)] == [5, 5]
    t.end()
    assert [t.value(s, "turns passed") for s in (P1, P2)] == [6, 5]


def test_3_3_2_1_a_skipped_turn_does_not_count() -> None:
    """The player who skips a turn has not begun it."""
    t = unhurried()
    t.set(P2, turns_passed=4)
    spell = t.spell(P1, "Skip your opponent's next turn.")
    t.play(spell)
    t.end()
    assert t.game.active == P1
    assert [t.value(s, "turns passed") for s in (P1, P2)] == [6, 4]


def test_3_3_2_2_an_extra_turn_counts() -> None:
    """Another turn is begun like any other."""
    t = unhurried()
    spell = t.spell(P1, "Take another turn after this one.")
    t.play(spell)
    t.end()
    assert t.game.active == P1
    assert [t.value(s, "turns passed") for s in (P1, P2)] == [6, 5]
