"""Selecting attacker and target (sve 8.4.1 to 8.4.5): who may attack whom."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table

EVOLVE = "{evolve} {cost 1}: Evolve this."


@pytest.mark.rule("sve 8.4.9")
def test_8_4_1_a_follower_attacks_an_enemy_leader_or_an_enemy_follower() -> None:
    """Both kinds of target are open to a follower that has been there."""
    t = Table()
    one, two = t.field(P1, attack=3), t.field(P1, attack=2, defense=4)
    target = t.field(P2, defense=2, engaged=True)
    t.attack(one)
    t.attack(two, target)
    assert t.leader_defense(P2) == 17
    assert t.zone_of(target) == "cemetery"


@pytest.mark.rule("sve 8.4.1", "sve 8.4.3.1")
def test_8_4_1_own_cards_and_amulets_are_no_targets() -> None:
    """Neither own followers or leader nor any amulet can be attacked."""
    t = Table()
    attacker, friend = t.field(P1), t.field(P1, engaged=True)
    amulet = t.amulet(P2, engaged=True)
    for target in (friend, amulet, t.leader(P1)):
        assert t.forbids(f"attack {attacker} {target}") == "sve 8.4.3.1"
    assert t.forbids(f"attack {attacker} leader") == ""


def test_8_4_2_the_attacker_is_a_reserved_follower_one_controls() -> None:
    """An engaged follower, an amulet and an enemy follower cannot attack."""
    t = Table()
    t.field(P1)
    tired, amulet, theirs = t.field(P1, engaged=True), t.amulet(P1), t.field(P2)
    for card in (tired, amulet, theirs):
        assert t.forbids(f"attack {card} leader") == "sve 8.4.2"


def test_8_4_2_a_card_in_hand_or_ex_area_cannot_attack() -> None:
    """Only followers on the field."""
    t = Table()
    for card in (t.hand(P1), t.ex(P1)):
        assert t.forbids(f"attack {card} leader") == "sve 8.4.2"


def test_8_4_2_1_a_follower_that_arrived_this_turn_cannot_attack() -> None:
    """Neither one just played nor one put onto the field; next turn it can."""
    t = Table()
    target = t.field(P2, engaged=True, defense=5)
    card = t.hand(P1)
    t.hand(P2)
    t.field(P1, attack=2)
    t.play(card)
    assert t.forbids(f"attack {card} {target}") == "sve 8.4.2.1"
    assert t.forbids(f"attack {card} leader") == "sve 8.4.2.1"
    t.end()
    t.end()
    assert t.forbids(f"attack {card} leader") == ""


def test_8_4_2_1_a_follower_that_evolved_this_turn_can_attack_followers_but_not_the_leader() -> None:
    """Arrived and evolved in one turn: followers only, for the leader is for those who were there (sve 8.4.3.1)."""
    t = Table()
    t.evolve_deck(P1, name="Climber", type="follower", attack=3, defense=3)
    climber = t.field(P1, EVOLVE, name="Climber", arrived="now")
    target = t.field(P2, engaged=True)
    t.hand(P1)
    t.activate(climber)
    assert t.forbids(f"attack {climber} leader") == "sve 8.4.3.1"
    t.attack(climber, target)
    assert t.zone_of(target) == "cemetery"


def test_8_4_2_1_a_follower_that_was_there_and_evolved_can_attack_the_leader() -> None:
    """Evolving takes nothing away from a follower that has remained since the start of the turn."""
    t = Table()
    t.evolve_deck(P1, name="Climber", type="follower", attack=3, defense=3)
    climber = t.field(P1, EVOLVE, name="Climber")
    t.activate(climber)
    t.attack(climber)
    assert t.leader_defense(P2) == 17


def test_8_4_2_1_having_evolved_in_an_earlier_turn_does_not_help() -> None:
    """An evolved follower that was stolen this turn evolved in no turn of its new controller's."""
    t = Table()
    evolved = t.put(P2, "evolve zone", name="Climber", type="follower", special="evolved", attack=3, defense=3)
    theirs = t.field(P2, name="Climber", evolved_with=evolved)
    steal = t.spell(P1, "Select an enemy follower on the field and steal it.")
    t.hand(P1)
    t.play(steal)
    assert t.where(theirs) == (P1, "field")
    assert t.forbids(f"attack {theirs} leader") == "sve 8.4.2.1"


def test_8_4_2_1_control_counts_from_the_start_of_the_turn() -> None:
    """A follower that was on the other field all the time and changed sides this turn cannot attack."""
    t = Table()
    theirs = t.field(P2)
    steal = t.spell(P1, "Select an enemy follower on the field and steal it.")
    t.field(P1)
    t.play(steal)
    assert t.where(theirs) == (P1, "field")
    assert t.forbids(f"attack {theirs} leader") == "sve 8.4.2.1"


def test_8_4_2_1_leaving_and_coming_back_is_arriving() -> None:
    """A follower returned to hand and played again in the turn has not remained."""
    t = Table()
    fighter = t.field(P1)
    bounce = t.spell(P1, "Select a follower on your field and return it to its owner's hand.")
    t.field(P2, engaged=True)
    t.hand(P1)
    t.play(bounce)
    t.play(fighter)
    assert t.forbids(f"attack {fighter} leader") == "sve 8.4.2.1"


def test_8_4_3_each_target_is_an_attack_of_its_own() -> None:
    """The menu names attacker and target together: two engaged followers and the leader are three attacks."""
    t = Table()
    attacker = t.field(P1)
    a, b = t.field(P2, engaged=True), t.field(P2, engaged=True, attack=2)
    attacks = {k for k in t.options if k.startswith("attack")}
    assert attacks == {f"attack {attacker} {a}", f"attack {attacker} {b}", f"attack {attacker} leader"}


def test_8_4_3_1_reserved_followers_cannot_be_attacked() -> None:
    """Only the engaged one of two is open to attack."""
    t = Table()
    attacker = t.field(P1)
    fresh, tired = t.field(P2), t.field(P2, engaged=True)
    assert t.forbids(f"attack {attacker} {fresh}") == "sve 8.4.3.1"
    assert t.forbids(f"attack {attacker} {tired}") == ""


@pytest.mark.rule("sve-R1", "sve 8.4.3.1")
def test_8_4_3_1_storm_may_attack_the_leader_at_once_and_rush_may_not() -> None:
    """Storm lifts both waiting conditions; Rush only that of being the attacker."""
    t = Table()
    storm, rush = t.hand(P1, "Storm.", attack=2), t.hand(P1, "Rush.")
    target = t.field(P2, engaged=True)
    t.play(storm)
    t.play(rush)
    assert t.forbids(f"attack {rush} leader") == "sve 8.4.3.1"
    assert t.forbids(f"attack {rush} {target}") == ""
    t.attack(storm)
    assert t.leader_defense(P2) == 18


def test_8_4_3_2_without_a_target_there_is_no_attack_and_nothing_has_changed() -> None:
    """A newcomer with Rush and no engaged enemy: no attack is offered, and trying one leaves it reserved."""
    t = Table()
    rush = t.field(P1, "Rush.", arrived="now")
    fresh = t.field(P2)
    t.hand(P1)
    assert not any(k.startswith("attack") for k in t.options)
    assert t.forbids(f"attack {rush} {fresh}") == "sve 8.4.3.1"
    assert not t.engaged(rush) and not t.events("attack")


def test_8_4_3_2_1_a_follower_that_cannot_attack_enemies_has_no_target() -> None:
    """Neither follower nor leader may be selected."""
    t = Table()
    meek = t.field(P1, "This can't attack enemies.")
    tired = t.field(P2, engaged=True)
    t.hand(P1)
    assert not any(k.startswith("attack") for k in t.options)
    for target in (str(tired), "leader"):
        assert t.forbids(f"attack {meek} {target}") == "sve 8.4.3.2.1"


def test_8_4_3_2_1_by_an_effect_for_a_turn() -> None:
    """A follower told not to attack during its controller's next turn may attack in the turn after it."""
    t = Table()
    theirs = t.field(P2)
    t.hand(P1, attack=3)
    t.hand(P2, attack=3)
    calm = t.spell(
        P1, "Select an enemy follower on the field. It can't attack enemies during its controller's next turn."
    )
    t.play(calm)
    t.end()
    assert t.forbids(f"attack {theirs} leader") == "sve 8.4.3.2.1"
    t.end()
    t.end()
    assert t.forbids(f"attack {theirs} leader") == ""


def test_8_4_4_attacking_engages_the_attacker() -> None:
    """Engaged before the opponent may answer, and it cannot attack again; the target stays as it is."""
    t = Table()
    attacker = t.field(P1)
    answer = t.spell(P2, "{quick} Draw a card.")
    t.hand(P1)
    t.choose(f"attack {attacker} leader")
    assert t.quick_window() and t.engaged(attacker)
    assert t.event("rest", attacker).rule == "sve 8.4.4"
    t.settle()
    assert t.zone_of(answer) == "hand"
    assert t.forbids(f"attack {attacker} leader") == "sve 8.4.2"


def test_8_4_4_a_refreshed_attacker_may_attack_again() -> None:
    """Being reserved is what counts, not how often it has attacked."""
    t = Table()
    attacker = t.field(P1, attack=2)
    fresh = t.spell(P1, "Refresh each follower on your field.")
    t.attack(attacker)
    t.play(fresh)
    t.attack(attacker)
    assert t.leader_defense(P2) == 16


@pytest.mark.rule("sve 8.4.4")
def test_8_4_5_it_is_engaged_first_and_has_attacked_then() -> None:
    """The log tells of the engaging before the attack, and of both before what the attack triggers."""
    t = Table()
    attacker = t.field(P1, "Strike - Draw a card.", attack=2)
    t.attack(attacker)
    told = [(e.kind, e.rule) for e in t.events() if e.kind in ("rest", "attack", "draw")]
    assert told[:2] == [("rest", "sve 8.4.4"), ("attack", "sve 8.4.5")]
    assert [kind for kind, _ in told] == ["rest", "attack", "draw"]


def test_8_4_5_a_follower_has_attacked_once_it_is_engaged_for_it() -> None:
    """Strike triggers on declaring, before any damage, and even if the attacker dies of the answer to it."""
    t = Table()
    attacker = t.field(P1, "Strike - Draw a card.", attack=2)
    answer = t.spell(P2, "{quick} Select an enemy follower on the field and destroy it.")
    t.choose(f"attack {attacker} leader")
    assert t.quick_window() and t.count(P1, "hand") == 1 and t.leader_defense(P2) == 20
    t.choose(f"play {answer}")
    t.settle()
    assert t.zone_of(attacker) == "cemetery" and t.leader_defense(P2) == 20
    assert t.event("attack", attacker).rule == "sve 8.4.5"
