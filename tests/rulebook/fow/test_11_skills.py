"""Symbol skills (fow 11.2-11.7): Target Attack, First Strike, Explode, Flying, Swiftness, Imperishable."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


@both
@pytest.mark.rule("fow 8.2:3.2")
def test_11_2__1_target_attack_reaches_recovered_ones(ruleset: str) -> None:
    """Recovered J/resonators too, not additions; without it only rested ones."""
    t = Table(ruleset)
    plain, hunter = t.field(P1), t.field(P1, "[Target Attack]")
    recovered, j_ruler, addition = t.field(P2), t.j_ruler(P2), t.addition(P2)
    t.to_attack()
    them = t.player(P2)
    assert [k for k in t.options if k.startswith(f"attack {hunter}")] == [
        f"attack {hunter} {c}" for c in (them, recovered, j_ruler)
    ]
    assert t.forbids(f"attack {plain} {recovered}") == rule(t, "8.2:3.2") == t.forbids(f"attack {hunter} {addition}")
    t.choose(f"attack {hunter} {recovered}")
    t.finish_battle()
    assert t.zone_of(recovered) == "graveyard"


@both
@pytest.mark.rule("fow 11.3:2")
def test_11_3__1_first_strike_comes_before_those_without(ruleset: str) -> None:
    """A stronger J/resonator that is destroyed by it deals no damage."""
    t = Table(ruleset)
    attacker, attacked = t.field(P1, "[First Strike]"), t.field(P2, attack=900, rested=True)
    t.attack(attacker, attacked)
    assert t.zone_of(attacker) == "field" and t.zone_of(attacked) == "graveyard"


# -- Explode -----------------------------------------------------------------------------------------------------------
@both
def test_11_4__1_explode_destroys_both(ruleset: str) -> None:
    """As an automatic ability, when damage by rule was dealt to a resonator, however little."""
    t = Table(ruleset)
    attacker = t.field(P1, "[Explode]", attack=100, defense=2000)
    blocker = t.field(P2, attack=100, defense=2000)
    t.attack(attacker, block=blocker)
    assert t.zone_of(attacker) == t.zone_of(blocker) == "graveyard"
    assert [e.key for e in t.events("played")] == ["automatic"]


@both
def test_11_4__1_a_blocker_with_explode_does_so_too(ruleset: str) -> None:
    """It deals damage by rule in the normal step."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1, attack=100, defense=2000), t.field(P2, "[Explode]", attack=100, defense=2000)
    t.attack(attacker, block=blocker)
    assert t.zone_of(attacker) == t.zone_of(blocker) == "graveyard"


@both
@pytest.mark.rule("fow 11.4:1", "fow 9.6:10")
def test_11_4__1_even_if_it_did_not_survive(ruleset: str) -> None:
    """The ability has triggered and is played although its card is gone."""
    t = Table(ruleset)
    bomb, attacked = t.field(P1, "[Explode]", attack=100, defense=100), t.field(P2, defense=2000, rested=True)
    t.attack(bomb, attacked)
    assert t.zone_of(bomb) == t.zone_of(attacked) == "graveyard"
    assert t.event("destroy", bomb).rule == rule(t, "13.2:1") and t.event("destroy", attacked).rule == rule(t, "10.9:1")


@both
@pytest.mark.rule("fow 11.4:1")
def test_11_4__1_damage_by_an_effect_does_not_explode(ruleset: str) -> None:
    """Only damage by rule in a battle resolution step."""
    t = Table(ruleset)
    bomb = t.field(P1, "[Explode]\n[Activate] {Rest}: This card deals 100 damage to target resonator.")
    other = t.field(P2)
    t.activate(bomb, other)
    t.resolve()
    assert t.damage_on(other) == 100 and t.zone_of(bomb) == "field"


@both
@pytest.mark.rule("fow-5.01-R33", "fow-5.5-R38")
def test_11_4__2_not_against_j_rulers_or_players(ruleset: str) -> None:
    """Nothing is destroyed by it then."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1, "[Explode]", attack=100, defense=2000), t.j_ruler(P2)
    t.attack(attacker, block=blocker)
    assert t.zone_of(attacker) == t.zone_of(blocker) == "field" and t.damage_on(blocker) == 100
    t = Table(ruleset)
    attacker = t.field(P1, "[Explode]")
    t.attack(attacker)
    assert t.zone_of(attacker) == "field" and t.life(P2) == 3500


@both
@pytest.mark.rule("fow 11.4:2")
def test_11_4__2_a_j_ruler_with_explode_does_not_explode(ruleset: str) -> None:
    """The skill is the resonators'."""
    t = Table(ruleset)
    attacker, blocker = t.j_ruler(P1, "[Explode]", attack=100), t.field(P2, attack=100)
    t.attack(attacker, block=blocker)
    assert t.zone_of(attacker) == t.zone_of(blocker) == "field"


# -- Flying ------------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 8.3:3")
def test_11_5__1_flying_is_blocked_by_flying_only(ruleset: str) -> None:
    """And a J/resonator with it may block others as well."""
    t = Table(ruleset)
    flyer, walker = t.field(P1, "[Flying]"), t.field(P1)
    wing, foot = t.field(P2, "[Flying]"), t.field(P2)
    t.declare(flyer)
    t.to_block()
    assert t.options == [f"block {wing}", "pass"] and t.forbids(f"block {foot}") == rule(t, "11.5:1")
    t.choose("pass")
    t.finish_battle()
    t.declare(walker)
    t.to_block()
    assert t.options == [f"block {wing}", f"block {foot}", "pass"]


@both
@pytest.mark.rule("fow 11.5:1", "fow 1.4:1")
def test_11_5__1_an_effect_can_let_others_block_it(ruleset: str) -> None:
    """Text beats rule."""
    t = Table(ruleset)
    flyer = t.field(P1, "[Flying]")
    archer, foot = t.field(P2, "This card can block J/resonators with [Flying]."), t.field(P2)
    t.declare(flyer)
    t.to_block()
    assert t.options == [f"block {archer}", "pass"] and t.forbids(f"block {foot}") == rule(t, "11.5:1")


# -- Swiftness ---------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 8.2:3.1", "fow 9.5:3")
def test_11_6__1_swiftness_spares_the_waiting(ruleset: str) -> None:
    """On the turn it arrives it can attack and use abilities that ask to rest it."""
    t = Table(ruleset)
    ability = "[Activate] {Rest}: Draw a card."
    swift = t.field(P1, f"[Swiftness]\n{ability}", arrived="now")
    slow = t.field(P1, ability, arrived="now")
    assert t.forbids(t.activation(slow)) == rule(t, "9.5:3") and t.why_not(t.activation(swift)) is None
    t.to_attack()
    assert t.forbids(f"attack {slow} {t.player(P2)}") == rule(t, "8.2:3.1")
    assert f"attack {swift} {t.player(P2)}" in t.options


@both
@pytest.mark.rule("fow 11.6:1", "fow-5.01-R34", "fow-5.5-R39")
def test_11_6__1_also_to_one_that_came_over_this_turn(ruleset: str) -> None:
    """A resonator taken from the opponent waits, one with [Swiftness] does not."""
    for text, may in (("", False), ("[Swiftness]\n", True)):
        t = Table(ruleset, asking=True)
        taken = t.field(P2, f"{text}[Activate] {{Rest}}: Draw a card.")
        t.cast(t.chant(P1, "Put target resonator your opponent controls into your field."))
        assert t.where(taken) == (P1, "field")
        assert (t.why_not(t.activation(taken)) is None) is may
        t.to_attack()
        assert (f"attack {taken} {t.player(P2)}" in t.options) is may


# -- Imperishable ------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 3.1:3")
def test_11_7__1_imperishable_returns_as_a_ruler(ruleset: str) -> None:
    """Ruler side up, in its orientation and with its abilities as a ruler; another J-ruler is lost."""
    ability = "[Activate] Rest this card: Draw a card."
    t = Table(ruleset)
    lasting = t.j_ruler(P2, "[Imperishable]")
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    assert t.where(lasting) == (P2, "ruler area") and t.chars(lasting).types == {"ruler"} and not t.rested(lasting)
    t = Table(ruleset)
    mortal = t.j_ruler(P2, "")
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    assert "ruler" not in t.chars(mortal).types and not t.chars(mortal).abilities
    t = Table(ruleset)
    lasting = t.put(P1, "field", ability, type="ruler", back={"text": "[Imperishable]"})
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    t.activate(lasting)
    t.resolve()
    assert t.count(P1, "hand") == 1 and t.rested(lasting)


@both
@pytest.mark.rule("fow 11.7:1", "fow-5.01-R35", "fow-5.5-R40")
def test_11_7__1_the_damage_stays_until_the_end_of_the_turn(ruleset: str) -> None:
    """Without meaning while it is a ruler."""
    t = Table(ruleset)
    lasting = t.j_ruler(P2, "[Imperishable]", defense=300)
    attacker = t.field(P1)
    t.attack(attacker, block=lasting)
    assert t.zone_of(lasting) == "ruler area" and t.damage_on(lasting) == 500
    t.to_next_turn()
    assert t.zone_of(lasting) == "ruler area" and t.damage_on(lasting) == 0
