"""From declaring an attack to its end (sve 8.4.5.1 to 8.4.11): combat, Quick, damage."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table

KILL = "{quick} Select an enemy follower on the field and destroy it."
SAVE = "{quick} Select a follower on your field and return it to its owner's hand."


@pytest.mark.rule("sve 8.4.9.2")
def test_8_4_5_1_attacker_and_attacked_follower_are_in_combat_while_both_are_on_the_field() -> None:
    """Both stay to the end, so both have fought; against a leader nobody has."""
    t = Table()
    one, two = t.field(P1, defense=5), t.field(P1, attack=2)
    target = t.field(P2, defense=5, engaged=True)
    t.attack(one, target)
    assert {(e.card, e.amount) for e in t.events("fought")} == {(one.id, target.id), (target.id, one.id)}
    t.attack(two)
    assert len(t.events("fought")) == 2


@pytest.mark.parametrize("who", ["attacker", "target"])
def test_8_4_5_1_who_leaves_the_field_leaves_combat(who: str) -> None:
    """Bane of a follower that left before damage destroys nobody: they have not fought."""
    t = Table()
    attacker = t.field(P1, "Bane." if who == "attacker" else "", defense=5)
    target = t.field(P2, "Bane." if who == "target" else "", defense=5, engaged=True)
    answer = t.spell(P2, KILL if who == "attacker" else SAVE)
    t.hand(P1)
    t.choose(f"attack {attacker} {target}")
    t.choose(f"play {answer}")
    t.settle()
    assert not t.events("fought") and not t.events("damage")
    left, stayed = (attacker, target) if who == "attacker" else (target, attacker)
    assert t.zone_of(left) != "field" and t.zone_of(stayed) == "field"


def test_8_4_6_confirmation_timing_before_the_opponent_may_answer() -> None:
    """A Strike ability is done and its victim destroyed before the Quick window opens."""
    t = Table()
    attacker = t.field(P1, "Strike - Deal 1 damage to each enemy follower on the field.")
    victim = t.field(P2, defense=1)
    t.spell(P2, "{quick} Draw a card.")
    t.choose(f"attack {attacker} leader")
    assert t.quick_window() and t.zone_of(victim) == "cemetery"


def test_8_4_7_the_opponent_may_answer_with_quick_from_hand_ex_area_or_by_an_ability() -> None:
    """All of these are on offer and passing is; things without Quick are refused."""
    t = Table()
    attacker = t.field(P1)
    hand = t.spell(P2, "{quick} Draw a card.")
    ex = t.ex(P2, "{quick} Draw 2 cards.", type="spell", cost=0)
    source = t.amulet(P2, "{quick} {act} {engage}: Draw a card.")
    slow = t.spell(P2, "Draw 3 cards.")
    t.choose(f"attack {attacker} leader")
    decision = t.game.decision
    assert decision is not None and (decision.seat, decision.rule) == (P2, "sve 8.4.7")
    assert set(t.options) == {f"play {hand}", f"play {ex}", t.activation(source), "pass"}
    assert t.forbids(f"play {slow}") == "sve 12.3.4"


def test_8_4_7_the_attacking_player_does_not_answer_their_own_attack() -> None:
    """Quick cards of the active player are not asked for."""
    t = Table()
    attacker = t.field(P1, attack=2)
    t.spell(P1, "{quick} Draw a card.")
    t.choose(f"attack {attacker} leader")
    assert t.game.decision is not None and t.game.decision.rule == "sve 7.3.3"
    assert t.leader_defense(P2) == 18


def test_8_4_8_after_an_answer_confirmation_timing_and_another_chance() -> None:
    """Two answers in a row, with rules handling in between."""
    t = Table()
    attacker, bystander = t.field(P1, attack=2, defense=3), t.field(P1, defense=1)
    one = t.spell(P2, "{quick} Deal 1 damage to each enemy follower on the field.")
    two = t.spell(P2, "{quick} Give your leader {defense}+5.")
    t.choose(f"attack {attacker} leader")
    t.choose(f"play {one}")
    assert t.quick_window() and t.zone_of(bystander) == "cemetery" and t.leader_defense(P2) == 20
    t.choose(f"play {two}")
    t.settle()
    assert t.leader_defense(P2) == 23


def test_8_4_9_damage_equals_the_attack_at_that_moment() -> None:
    """An answer that lowers the attacker's attack lowers the damage."""
    t = Table()
    attacker = t.field(P1, attack=4)
    answer = t.spell(P2, "{quick} Select an enemy follower on the field and give it {attack}-3.")
    t.choose(f"attack {attacker} leader")
    t.choose(f"play {answer}")
    t.settle()
    assert t.leader_defense(P2) == 19
    assert t.event("damage").rule == "sve 8.4.9"


@pytest.mark.rule("sve 8.4.9")
def test_8_4_9_an_attacker_that_left_deals_no_damage() -> None:
    """Destroyed in the Quick window: the leader takes nothing."""
    t = Table()
    attacker = t.field(P1, attack=4)
    answer = t.spell(P2, KILL)
    t.hand(P1)
    t.choose(f"attack {attacker} leader")
    t.choose(f"play {answer}")
    t.settle()
    assert t.leader_defense(P2) == 20 and not t.events("damage")


def test_8_4_9_1_attacker_and_target_deal_damage_together() -> None:
    """Both followers deal damage at once, so both can be destroyed."""
    t = Table()
    attacker = t.field(P1, attack=2, defense=1)
    target = t.field(P2, attack=1, defense=2, engaged=True)
    t.attack(attacker, target)
    assert t.zone_of(attacker) == t.zone_of(target) == "cemetery"
    there, back = t.event("damage", target), t.event("damage", attacker)
    assert (there.rule, back.rule) == ("sve 8.4.9", "sve 8.4.9.1")
    assert there.batch == back.batch


@pytest.mark.rule("sve 8.4.9.1")
def test_8_4_9_1_only_the_attacked_follower_deals_damage_back() -> None:
    """Other followers do not, a leader does not, and what survives keeps the damage."""
    t = Table()
    attacker = t.field(P1, attack=1, defense=5)
    other = t.field(P1, attack=2, defense=5)
    target = t.field(P2, attack=2, defense=4, engaged=True)
    t.field(P2, attack=7, engaged=True)
    t.attack(attacker, target)
    t.attack(other)
    assert (t.stats(attacker), t.stats(target), t.stats(other)) == ((1, 3), (2, 3), (2, 5))


def test_8_4_9_2_fought_even_without_damage() -> None:
    """Two followers without attack are still in combat afterwards and have fought."""
    t = Table()
    attacker = t.field(P1, "Whenever this fights, draw a card.", attack=0)
    target = t.field(P2, attack=0, engaged=True)
    t.attack(attacker, target)
    assert not t.events("damage") and len(t.events("fought")) == 2
    assert t.count(P1, "hand") == 1


def test_8_4_9_2_the_fallen_have_fought_too() -> None:
    """Damage does not remove anyone before rules handling, so both have fought and both abilities are played."""
    t = Table()
    attacker = t.field(P1, "Whenever this fights, give your leader {defense}+1.", attack=1, defense=1)
    target = t.field(P2, "Whenever this fights, give your leader {defense}+1.", attack=1, defense=1, engaged=True)
    t.attack(attacker, target)
    assert t.zone_of(attacker) == t.zone_of(target) == "cemetery"
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (21, 21)


def test_8_4_10_confirmation_timing_after_the_damage() -> None:
    """A leader without defense has lost before any further action."""
    t = Table()
    t.set(P2, leader_defense=2)
    attacker = t.field(P1, attack=2)
    t.hand(P1)
    t.attack(attacker)
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "sve 11.2.1")


def test_8_4_11_the_attack_ends_and_the_survivors_go_on() -> None:
    """After the attack it is the active player's next action; damage that comes later is no combat."""
    t = Table()
    attacker = t.field(P1, "Bane.", attack=1, defense=5)
    target = t.field(P2, attack=1, defense=3, engaged=True)
    ping = t.spell(P1, "Deal 1 damage to each follower on the field.")
    other = t.field(P2, attack=1, defense=3)
    t.attack(attacker, target)
    assert t.zone_of(target) == "cemetery" and t.game.decision is not None
    assert (t.game.decision.seat, t.game.decision.rule) == (P1, "sve 7.3.3")
    t.play(ping)
    assert t.zone_of(other) == "field" and len(t.events("fought")) == 2


@pytest.mark.rule("sve-R26", "sve 8.4.9")
def test_8_4_9_a_target_that_left_is_not_replaced_and_the_attacker_stays_engaged() -> None:
    """The target went back to its owner's hand: no damage to anyone, the attacker has attacked and is engaged."""
    t = Table()
    attacker = t.field(P1, attack=3)
    target = t.field(P2, engaged=True)
    answer = t.spell(P2, SAVE)
    t.hand(P1)
    t.choose(f"attack {attacker} {target}")
    t.choose(f"play {answer}")
    t.settle()
    assert not t.events("damage") and t.leader_defense(P2) == 20
    assert t.engaged(attacker)
    assert t.forbids(f"attack {attacker} leader") == "sve 8.4.2"


@pytest.mark.rule("sve-R26")
def test_8_4_9_a_target_that_left_and_came_back_is_another_card() -> None:
    """Banished and put back in the Quick window: it is no longer the attack target."""
    t = Table()
    attacker = t.field(P1, attack=3)
    target = t.field(P2, engaged=True)
    answer = t.spell(P2, "{quick} Select a follower on your field and banish it. Put it onto the field.")
    t.hand(P1)
    t.choose(f"attack {attacker} {target}")
    t.choose(f"play {answer}")
    t.settle()
    assert t.where(target) == (P2, "field") and not t.events("damage")


@pytest.mark.rule("sve-R27", "sve 8.4.5.1")
def test_8_4_5_1_an_attacker_that_changes_sides_goes_on_with_the_attack() -> None:
    """Stolen in the Quick window it still deals its damage, and takes the target's."""
    t = Table()
    attacker = t.field(P1, attack=3, defense=5)
    target = t.field(P2, attack=2, defense=5, engaged=True)
    answer = t.spell(P2, "{quick} Select an enemy follower on the field and steal it.")
    t.hand(P1)
    t.choose(f"attack {attacker} {target}")
    t.choose(f"play {answer}")
    t.settle()
    assert t.where(attacker) == (P2, "field")
    assert (t.stats(attacker), t.stats(target)) == ((3, 3), (2, 2))
    assert len(t.events("fought")) == 2
