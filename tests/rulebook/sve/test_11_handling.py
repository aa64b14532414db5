"""Rules handling (sve 11.1 to 11.3): when it looks, and who and what it ends."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, by


# -- 11.1 -------------------------------------------------------------------------------------------------------------
def test_11_1_2_what_is_mended_before_confirmation_timing_is_not_handled() -> None:
    """A follower at 0 defense in the middle of a spell is not destroyed if it has defense again at the end."""
    t = unhurried()
    victim = t.field(P2, attack=1, defense=2)
    spell = t.spell(P1, "Deal 3 damage to each enemy follower. Give each enemy follower {defense}+2.")
    t.play(spell)
    assert t.zone_of(victim) == "field" and t.stats(victim) == (1, 1)
    assert not t.events("destroy")


def test_11_1_2_a_follower_without_defense_stays_until_confirmation_timing() -> None:
    """The rest of the spell still counts the follower that will be destroyed afterwards."""
    t = unhurried()
    victim = t.field(P2, attack=1, defense=2)
    spell = t.spell(
        P1, "Deal 2 damage to each enemy follower. If there is an enemy follower on the field, draw a card."
    )
    t.play(spell)
    assert t.zone_of(victim) == "cemetery"
    assert t.count(P1, "hand") == 1
    assert [e.kind for e in t.events() if e.kind in ("damage", "draw", "destroy")] == ["damage", "draw", "destroy"]


def test_11_1_2_an_effect_that_runs_out_leaves_rules_handling_to_the_next_timing() -> None:
    """Defense that ends with the turn: the follower falls in the next turn, for no timing comes in between."""
    t = unhurried()
    victim = t.field(P1, attack=1, defense=1, gained_defense=-1)
    t.amulet(P1, "Each follower on your field has {defense}+1 during your turn.")
    t.end()
    assert t.zone_of(victim) == "cemetery"
    assert t.event("destroy", victim).turn == t.game.turn


def test_11_1_3_followers_of_both_players_are_destroyed_at_once() -> None:
    """All are destroyed together: each sees the others go."""
    t = unhurried()
    watch = "Whenever another follower is destroyed, give your leader {defense}+1."
    mine = [t.field(P1, watch, defense=1), t.field(P1, defense=1)]
    theirs = [t.field(P2, watch, defense=1), t.field(P2, defense=1)]
    t.play(t.spell(P1, "Deal 1 damage to each follower."), *["trigger 1"] * 2, *[by(P2, "trigger 1")] * 2)
    assert {t.zone_of(c) for c in (*mine, *theirs)} == {"cemetery"}
    assert len({e.batch for e in t.events("destroy")}) == 1
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (23, 23)


def test_11_1_3_different_handlings_of_one_time_are_one_happening() -> None:
    """Destruction, an unlinked evolved card and too many play points are seen to together."""
    t = unhurried()
    follower = t.field(P1, defense=1, name="Diver")
    loose = t.put(P1, "evolve zone", name="Diver", type="follower", special="evolved", attack=3, defense=3)
    t.set(P1, max_play_points=4, play_points=9)
    t.play(t.spell(P1, "Deal 1 damage to each follower."))
    handled = [t.event("destroy", follower), t.event("put", loose), t.event("value")]
    assert {e.batch for e in handled} == {handled[0].batch}
    assert [e.rule for e in handled] == ["sve 11.3.1", "sve 11.6.1", "sve 11.9.1"]


# -- 11.2 -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("damage", [5, 6])
def test_11_2_1_a_leader_with_no_defense_left_loses(damage: int) -> None:
    """At 0 and below alike; with one left the game goes on."""
    t = unhurried()
    t.set(P2, leader_defense=5)
    t.play(t.spell(P1, f"Deal {damage} damage to each enemy leader."))
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "sve 11.2.1")
    assert t.event("lose the game").rule == "sve 11.2.1"


def test_11_2_1_one_defense_is_enough() -> None:
    """A leader at 1 has not lost."""
    t = unhurried()
    t.set(P2, leader_defense=5)
    t.play(t.spell(P1, "Deal 4 damage to each enemy leader."))
    assert t.result is None and t.leader_defense(P2) == 1


def test_11_2_1_both_leaders_at_once_is_a_draw() -> None:
    """Nobody is looked at first."""
    t = unhurried()
    t.set(P1, leader_defense=2)
    t.set(P2, leader_defense=1)
    t.play(t.spell(P1, "Deal 2 damage to each leader."))
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "sve 1.2.2")


def test_11_2_2_an_empty_deck_loses_only_with_a_draw_that_was_due() -> None:
    """The last card drawn is no loss; the next draw is."""
    t = unhurried()
    t.set(P1, deck=1)
    first, second = t.spell(P1, "Draw a card."), t.spell(P1, "Draw a card.")
    t.play(first)
    assert t.count(P1, "deck") == 0 and not t.game.over
    t.play(second)
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "sve 11.2.2")


@pytest.mark.rule("sve-R9")
def test_11_2_2_cards_put_back_before_rules_handling_do_not_undo_a_failed_draw() -> None:
    """What counts is the draw that could not be made."""
    t = unhurried()
    t.set(P1, deck=0)
    card = t.cemetery(P1)
    t.play(t.spell(P1, "Draw a card. Put each follower in your cemetery on the bottom of your deck."))
    assert t.zone_of(card) == "deck"
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "sve 11.2.2")


def test_11_2_2_a_failed_draw_is_looked_at_once() -> None:
    """A player who could not lose at that rules handling does not lose for the same draw later."""
    t = unhurried()
    t.set(P1, deck=0)
    shield = t.amulet(P1, "You can't lose the game.")
    draw, drop = t.spell(P1, "Draw a card."), t.spell(P1, "Select an amulet on your field and destroy it.")
    t.play(draw)
    assert t.events("failed draw") and t.result is None
    t.play(drop)
    assert t.zone_of(shield) == "cemetery"
    assert t.result is None


# -- 11.3 -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("defense", "zone"), [(1, "field"), (0, "cemetery"), (-1, "cemetery")])
def test_11_3_1_a_follower_with_no_defense_left_is_destroyed(defense: int, zone: str) -> None:
    """By damage or by any other loss; one is enough to live."""
    t = unhurried()
    victim = t.field(P2, defense=3)
    t.play(t.spell(P1, f"Give each enemy follower {{defense}}-{3 - defense}."))
    assert t.zone_of(victim) == zone
    if zone == "cemetery":
        assert t.event("destroy", victim).rule == "sve 11.3.1"


def test_11_3_1_only_followers_on_the_field_are_destroyed() -> None:
    """An amulet has no defense to lose, and a follower in the EX area is on no field."""
    t = unhurried()
    amulet = t.amulet(P2, attack=0, defense=0)
    waiting = t.ex(P2, defense=0)
    t.play(t.spell(P1, "Draw a card."))
    assert (t.zone_of(amulet), t.zone_of(waiting)) == ("field", "ex area")


@pytest.mark.rule("sve 12.14.1", "sve 12.14.2")
@pytest.mark.parametrize("bane_attacks", [True, False])
def test_11_3_2_who_fought_a_follower_with_bane_is_destroyed(bane_attacks: bool) -> None:
    """Whether Bane attacks or is attacked."""
    t = unhurried()
    mine = t.field(P1, "Bane." if bane_attacks else "", attack=1, defense=9)
    theirs = t.field(P2, "" if bane_attacks else "Bane.", attack=1, defense=9, engaged=True)
    t.attack(mine, theirs)
    prey, hunter = (theirs, mine) if bane_attacks else (mine, theirs)
    assert (t.zone_of(prey), t.zone_of(hunter)) == ("cemetery", "field")
    assert t.event("destroy", prey).rule == "sve 11.3.2"


def test_11_3_2_both_with_bane_destroy_each_other_at_once() -> None:
    """The fight counts for both."""
    t = unhurried()
    mine = t.field(P1, "Bane.", attack=1, defense=9)
    theirs = t.field(P2, "Bane.", attack=1, defense=9, engaged=True)
    t.attack(mine, theirs)
    assert t.zone_of(mine) == t.zone_of(theirs) == "cemetery"
    assert len({e.batch for e in t.events("destroy")}) == 1


def test_11_3_2_only_the_fight_since_the_last_rules_handling_counts() -> None:
    """A follower that survived Bane once is not destroyed by the same fight when its protection ends."""
    t = unhurried()
    hunter = t.field(P1, "Bane.", attack=1, defense=9)
    prey = t.field(P2, "This can't be destroyed by abilities.", attack=1, defense=9, engaged=True)
    strip = t.spell(P1, "Select an enemy follower on the field. It loses all abilities.")
    t.attack(hunter, prey)
    assert t.zone_of(prey) == "field"
    t.play(strip)
    assert not t.chars(prey).abilities
    assert t.zone_of(prey) == "field"


@pytest.mark.parametrize(
    "text", ["This can't be destroyed by abilities.", "This can't be destroyed by enemy abilities."]
)
def test_11_3_2_1_what_abilities_cannot_destroy_bane_cannot(text: str) -> None:
    """Bane's destruction is by an ability, the opponent's; lost defense is not."""
    t = unhurried()
    hunter = t.field(P1, "Bane.", attack=1, defense=9)
    prey = t.field(P2, text, attack=1, defense=3, engaged=True)
    bolt = t.spell(P1, "Deal 2 damage to each enemy follower.")
    t.attack(hunter, prey)
    assert t.zone_of(prey) == "field" and t.stats(prey) == (1, 2)
    t.play(bolt)
    assert t.event("destroy", prey).rule == "sve 11.3.1"


@pytest.mark.parametrize(("bane", "gained"), [(True, 1), (False, 0)])
def test_11_3_2_1_bane_sets_off_what_waits_for_destruction_by_abilities(bane: bool, gained: int) -> None:
    """Destroyed by Bane it triggers, destroyed by combat damage it does not."""
    t = unhurried()
    hunter = t.field(P1, "Bane." if bane else "", attack=1 if bane else 9, defense=9)
    t.amulet(P2, "Whenever a follower on your field is destroyed by an ability, give your leader {defense}+1.")
    prey = t.field(P2, attack=1, defense=3, engaged=True)
    t.attack(hunter, prey)
    assert t.zone_of(prey) == "cemetery"
    assert t.leader_defense(P2) == 20 + gained


def test_11_3_2_1_lost_defense_and_bane_together_are_destruction_by_an_ability_too() -> None:
    """Both rules destroy the follower at the same time (sve 11.1.3)."""
    t = unhurried()
    hunter = t.field(P1, "Bane.", attack=9, defense=9)
    t.amulet(P2, "Whenever a follower on your field is destroyed by an ability, give your leader {defense}+1.")
    prey = t.field(P2, attack=1, defense=3, engaged=True)
    t.attack(hunter, prey)
    assert len(t.events("destroy", prey)) == 1
    assert t.leader_defense(P2) == 21
