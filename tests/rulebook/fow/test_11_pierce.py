"""Pierce (fow 11.1): what a blocked attacker deals beyond the blocker."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 11.1:1.2", "fow 11.1:1.3")
def test_11_1__1_the_attackers_controller_shares_the_damage() -> None:
    """In hundreds, from the blocker's capacity up to everything; the rest goes to what was attacked."""
    for hundreds, life in ((3, 3500), (5, 3700), (8, 4000)):
        t = Table()
        attacker = t.field(P1, "[Pierce]", attack=800, defense=900)
        blocker = t.field(P2, attack=100, defense=300)
        t.declare(attacker)
        t.block(blocker)
        assert t.asked == P1 and t.asking_rule() == "fow-5.5 11.1:1.2"
        assert t.options == [f"number {n}" for n in range(3, 9)]
        t.finish_battle(hundreds)
        assert t.life(P2) == life and t.zone_of(blocker) == "graveyard"
        assert [e.amount for e in t.events("damage", blocker)] == [hundreds * 100]


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 11.1:2", "fow-5.01-R32")
def test_11_1__1_3_the_excess_goes_on_by_itself() -> None:
    """Nobody is asked: the blocker gets its capacity, what was attacked the rest."""
    t = Table("fow-5.01/valhalla")
    attacker, blocker = t.field(P1, "[Pierce]", attack=800, defense=900), t.field(P2, attack=100, defense=300)
    t.attack(attacker, block=blocker)
    assert [e.amount for e in t.events("damage", blocker)] == [300] and t.life(P2) == 3500


@both
def test_11_1__1_1_capacity_is_def_less_damage(ruleset: str) -> None:
    """Damage that lies on the blocker already leaves more for what was attacked."""
    t = Table(ruleset)
    attacker = t.field(P1, "[Pierce]", attack=400, defense=900)
    blocker = t.field(P2, attack=100, defense=500, damage=300)
    t.declare(attacker)
    t.block(blocker)
    if ruleset.startswith("fow-5.5"):
        assert t.options == ["number 2", "number 3", "number 4"]
        t.choose(2)
    t.finish_battle()
    assert t.life(P2) == 3800


@both
@pytest.mark.rule("fow-5.5-R37", "fow-5.01-R32")
def test_11_1__1_2_with_less_than_the_capacity_the_blocker_gets_all(ruleset: str) -> None:
    """Nobody is asked, and nothing goes on."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1, "[Pierce]", attack=400, defense=900), t.field(P2, attack=100, defense=500)
    t.attack(attacker, block=blocker)
    assert t.damage_on(blocker) == 400 and t.life(P2) == 4000


@both
@pytest.mark.rule("fow 11.1:1")
def test_11_1__1_3_without_a_block_it_changes_nothing(ruleset: str) -> None:
    """An unblocked attacker deals its damage to what it attacks."""
    t = Table(ruleset)
    attacker, attacked = t.field(P1, "[Pierce]", attack=800, defense=900), t.field(P2, rested=True)
    t.attack(attacker, attacked)
    assert [e.amount for e in t.events("damage", attacked)] == [800] and t.life(P2) == 4000


@both
def test_11_1__2_a_second_one_adds_nothing(ruleset: str) -> None:
    """Twice [Pierce] is once."""
    t = Table(ruleset)
    attacker = t.field(P1, "[Pierce]\n[Pierce]", attack=500, defense=900)
    blocker = t.field(P2, attack=100, defense=300)
    t.declare(attacker)
    t.block(blocker)
    if ruleset.startswith("fow-5.5"):
        t.choose(3)
    t.finish_battle()
    assert t.life(P2) == 3800 and len(t.events("damage", t.player(P2))) == 1


@both
def test_11_1__3_it_is_battle_damage(ruleset: str) -> None:
    """What pierces is prevented with battle damage, and is dealt together with the blocker's share."""
    t = Table(ruleset)
    attacker = t.field(P1, "[Pierce]\nWhen this card deals battle damage to your opponent, draw a card.", attack=500)
    blocker = t.field(P2, attack=100, defense=300)
    t.declare(attacker)
    t.block(blocker)
    if ruleset.startswith("fow-5.5"):
        t.choose(3)
    t.finish_battle()
    dealt = t.event("damage", t.player(P2))
    assert (dealt.key, dealt.rule, dealt.amount) == ("battle", rule(t, "11.1:1.3"), 200)
    assert t.count(P1, "hand") == 1


@both
@pytest.mark.rule("fow 11.1:1", "fow 8.4:2.1")
def test_11_1__1_3_with_first_strike_it_pierces_in_that_step(ruleset: str) -> None:
    """And deals nothing in the normal step."""
    t = Table(ruleset)
    attacker = t.field(P1, "[Pierce]\n[First Strike]", attack=500)
    blocker = t.field(P2, attack=900, defense=300)
    t.declare(attacker)
    t.block(blocker)
    if ruleset.startswith("fow-5.5"):
        t.choose(3)
    t.finish_battle()
    assert t.life(P2) == 3800 and t.damage_on(attacker) == 0 and t.zone_of(blocker) == "graveyard"


@both
@pytest.mark.rule("fow 11.1:1", "fow 8.5:2")
def test_11_1__1_whoever_has_struck_shares_nothing_more(ruleset: str) -> None:
    """A blocker that survived is dealt nothing in the normal step, and nobody is asked again."""
    t = Table(ruleset, asking=True)
    attacker = t.field(P1, "[Pierce]\n[First Strike]", attack=900, defense=900)
    blocker = t.field(P2, "This card cannot be destroyed.", attack=100, defense=300)
    t.declare(attacker)
    t.block(blocker)
    t.pass_both()
    if ruleset.startswith("fow-5.5"):
        t.choose(3)
    while t._in_battle():
        assert t.menu == "fow priority"
        t.pass_()
    assert t.life(P2) == 3400 and t.damage_on(blocker) == 300 and t.damage_on(attacker) == 100


@pytest.mark.parametrize(("ruleset", "damage"), (("fow-5.01/valhalla", 300), ("fow-5.5/valhalla", 500)))
@pytest.mark.rule("fow 11.1:1.2", "fow-5.01-R21", "fow-5.5-R23")
def test_11_1__1_2_what_was_attacked_is_gone(ruleset: str, damage: int) -> None:
    """The blocker's share is what it would be: by 5.01 its capacity, by 5.5 as much more as the attacker's player says;
    the rest is dealt to nobody."""
    t = Table(ruleset, asking=True)
    attacker = t.field(P1, "[Pierce]", attack=800, defense=900)
    attacked, blocker = t.field(P2, rested=True), t.field(P2, attack=0, defense=300)
    away = t.instant(P2, "Return a resonator you control to your hand.")
    t.declare(attacker, attacked)
    t.block(blocker)
    t.pass_()
    t.play(away)
    t.pass_both()
    t.answer(attacked)
    if damage == 500:
        t.finish_battle("number 5")
    else:
        t.finish_battle()
    dealt = [e for e in t.events("damage") if e.value == attacker.id]
    assert [(e.card, e.amount) for e in dealt] == [(blocker.id, damage)]
    assert t.life(P2) == 4000
