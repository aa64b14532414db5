"""Conformance cases about attacking and playing abilities (sve 8)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

EVOLVE = "{evolve} {cost 1}: Evolve this follower."


@pytest.mark.rule("sve 8.4.2.1", "sve 8.4.3.1", "sve 8.4.3.2")
def test_case_sve_054_a_follower_that_arrived_and_evolved_attacks_engaged_followers_only() -> None:
    """Evolving makes it an attacker, but the leader and reserved followers stay out of its reach."""
    t = unhurried()
    f = t.hand(P1, EVOLVE, name="F")
    t.evolve_deck(P1, name="F", attack=3, defense=3)
    reserved = t.field(P2, attack=2)
    engaged = t.field(P2, defense=3, engaged=True)
    t.play(f)
    assert t.forbids(f"attack {f} {engaged}") == "sve 8.4.2.1"
    t.activate(f)

    attacks = [o for o in t.options if o.startswith("attack")]
    assert attacks == [f"attack {f} {engaged}"]
    assert t.forbids(f"attack {f} leader") == "sve 8.4.3.1"
    assert t.forbids(f"attack {f} {reserved}") == "sve 8.4.3.1"
    t.attack(f, engaged)
    assert t.zone_of(engaged) == "cemetery"


@pytest.mark.rule("sve 8.4.2.1", "sve 8.4.3.1", "sve 8.4.3.2")
def test_case_sve_054_without_a_target_the_attack_is_illegal_and_engages_nothing() -> None:
    """Nothing engaged is there to be attacked, so it cannot attack at all."""
    t = unhurried()
    f = t.hand(P1, EVOLVE, name="F")
    t.evolve_deck(P1, name="F", attack=3, defense=3)
    reserved = t.field(P2, attack=2)
    t.play(f)
    t.activate(f)

    assert not [o for o in t.options if o.startswith("attack")]
    assert t.forbids(f"attack {f} leader") == t.forbids(f"attack {f} {reserved}") == "sve 8.4.3.1"
    assert not t.engaged(f)


@pytest.mark.rule("sve 8.4.6", "sve 8.4.7", "sve 8.4.9", "sve 8.4.9.1", "sve 10.5.2.1", "sve 11.3.1", "sve 12.7.2")
def test_case_sve_056_strike_removes_the_target_before_combat_damage() -> None:
    """Strike and its casualties come first, then the Quick window all the same, then no damage."""
    t = unhurried()
    attacker = t.field(P1, "Strike - Deal 2 damage to each enemy follower on the field.", attack=3, defense=3)
    target = t.field(P2, attack=5, defense=2, engaged=True)
    quick = t.spell(P2, "{quick}\nDraw a card.")

    t.choose(f"attack {attacker} {target}")
    assert t.quick_window() and f"play {quick}" in t.options
    assert t.zone_of(target) == "cemetery" and t.event("destroy", target).rule == "sve 11.3.1"
    t.do("pass")

    assert t.stats(attacker) == (3, 3) and t.engaged(attacker)
    assert [e.card for e in t.events("damage")] == [target.id], "only Strike dealt damage"
    assert not t.events("fought")


@pytest.mark.rule("sve 8.4.3.1", "sve 8.4.5.1", "sve 8.4.9", "sve 8.4.9.1", "sve 12.12.2")
def test_case_sve_057_refreshing_the_target_does_not_stop_the_attack() -> None:
    """Whether the target was legal is asked on selecting it, never again."""
    t = unhurried()
    attacker = t.field(P1, attack=3, defense=3)
    target = t.field(P2, attack=4, defense=4, engaged=True)
    quick = t.spell(P2, "{quick}\nRefresh a follower on your field and give it Intimidate.")

    t.choose(f"attack {attacker} {target}")
    t.do(f"play {quick}")

    assert t.stats(target) == (4, 1)
    assert t.zone_of(attacker) == "cemetery" and t.event("destroy", attacker).rule == "sve 11.3.1"
    assert not t.engaged(target) and t.has(target, "Intimidate")


@pytest.mark.rule("sve 8.3.2", "sve 8.3.2.1", "sve 8.3.2.2", "sve 14.4.9.5", "sve 5.16.1")
def test_case_sve_058_one_evolve_ability_or_its_like_a_turn() -> None:
    """An effect that evolves does not count, Ride counts as one, and "any number of times" is exempt."""
    t = unhurried()
    t.set(P1, play_points=8)
    f1 = t.field(P1, EVOLVE, name="F One")
    f2 = t.field(P1, EVOLVE, name="F Two")
    f3 = t.field(P1, "{ride} {cost 1}: Give this follower Drive.", name="F Three")
    f4 = t.field(P1, f"{EVOLVE} This ability can be activated any number of times per turn.", name="F Four")
    for name in ("F One", "F Two", "F Four"):
        t.evolve_deck(P1, name=name, attack=3, defense=3)
    t.evolve_deck(P1, type="drive point", name="Drive Point")
    spell = t.spell(P1, "Select a follower on your field and evolve it.", cost=1)

    t.play(spell, f1)
    assert t.stats(f1) == (3, 3)
    assert t.forbids(t.activation(f2)) == t.forbids(t.activation(f3)) == ""
    t.activate(f2)
    assert t.stats(f2) == (3, 3)

    assert t.forbids(t.activation(f3)) == "sve 8.3.2.1"
    assert not t.has(f3, "Drive")
    t.activate(f4)
    assert t.stats(f4) == (3, 3)
    assert t.value(P1, "play points") == 8 - 3


@pytest.mark.rule("sve 10.4.6", "sve 10.4.6.1", "sve 8.4.2", "sve 5.16.2")
def test_case_sve_060_an_engage_cost_may_be_paid_on_the_turn_of_arrival() -> None:
    """There is no waiting for engage costs; evolving does not refresh what was engaged."""
    t = unhurried()
    f = t.hand(P1, f"{{act}} {{engage}}: Draw a card.\n{EVOLVE}", name="F")
    t.evolve_deck(P1, name="F", attack=3, defense=3)
    foe = t.field(P2, engaged=True)

    t.play(f)
    t.activate(f, n=1)
    assert t.count(P1, "hand") == 1 and t.engaged(f)
    assert t.forbids(t.activation(f, n=1)) == "sve 10.4.6", "it is engaged already"
    t.activate(f, n=2)
    assert t.stats(f) == (3, 3) and t.engaged(f)
    assert t.forbids(f"attack {f} {foe}") == "sve 8.4.2"
