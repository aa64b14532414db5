"""The two battle resolution steps (fow 8.4, 8.5): who deals how much to whom, and when."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


def blows(t: Table) -> list[tuple[int, int, int, str]]:
    """The battle damage that was dealt: by what, to what, how much, by which rule."""
    return [(e.value, e.card, e.amount, e.rule) for e in t.events("damage") if e.key == "battle"]  # type: ignore[misc]


# -- first strike ------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 8.4:2", "fow 11.3:1", "fow 8.5:2")
def test_8_4__2_1_first_strike_damage_goes_to_the_blocker(ruleset: str) -> None:
    """It is dealt in a step of its own, before the blocker strikes; in the normal step the attacker deals none."""
    t = Table(ruleset)
    attacker = t.field(P1, "[First Strike]", attack=300, defense=900)
    blocker = t.field(P2, attack=200, defense=900)
    t.attack(attacker, block=blocker)
    assert blows(t) == [
        (attacker.id, blocker.id, 300, rule(t, "8.4:2.1")),
        (blocker.id, attacker.id, 200, rule(t, "8.5:3")),
    ]
    assert t.life(P2) == 4000


@both
@pytest.mark.rule("fow 8.4:2")
def test_8_4__2_2_without_a_blocker_it_goes_to_what_was_attacked(ruleset: str) -> None:
    """The opponent, or the attacked J/resonator, which is gone before it could strike."""
    t = Table(ruleset)
    attacker = t.field(P1, "[First Strike]")
    t.attack(attacker)
    assert blows(t) == [(attacker.id, t.player(P2).id, 500, rule(t, "8.4:2.2"))] and t.life(P2) == 3500
    t = Table(ruleset)
    attacker, attacked = t.field(P1, "[First Strike]"), t.field(P2, rested=True)
    t.attack(attacker, attacked)
    assert blows(t) == [(attacker.id, attacked.id, 500, rule(t, "8.4:2.2"))]
    assert t.zone_of(attacked) == "graveyard" and t.damage_on(attacker) == 0


@both
@pytest.mark.rule("fow 8.4:2", "fow 11.3:1")
def test_8_4__2_only_the_attacker_strikes_first(ruleset: str) -> None:
    """A blocker with [First Strike] deals its damage with everybody else."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1), t.field(P2, "[First Strike]")
    t.attack(attacker, block=blocker)
    assert [e.rule for e in t.events("damage")] == [rule(t, "8.5:2.1"), rule(t, "8.5:3")]
    assert t.zone_of(attacker) == t.zone_of(blocker) == "graveyard"


@both
@pytest.mark.rule("fow 8.4:3")
def test_8_4__3_priority_lies_between_the_two_steps(ruleset: str) -> None:
    """Rule processes destroy the blocker there, and players may act."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1, "[First Strike]"), t.field(P2)
    help_ = t.instant(P1, "Target resonator gains [+900/+0] until end of turn.")
    t.declare(attacker)
    t.block(blocker)
    t.pass_()
    assert t.zone_of(blocker) == "graveyard" and t.asked == P1 and t.menu == "fow priority"
    t.cast(help_)
    t.finish_battle()
    assert t.life(P2) == 4000 and t.damage_on(attacker) == 0


@both
@pytest.mark.rule("fow 8.5:1")
def test_8_4__1_an_attacker_gone_after_the_block_ends_the_battle(ruleset: str) -> None:
    """Neither step deals damage, not even the blocker's."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1), t.field(P2)
    away = t.instant(P1, "Return target resonator to its owner's hand.")
    t.declare(attacker)
    t.block(blocker)
    t.cast(away, attacker)
    t.finish_battle()
    assert not blows(t) and t.events("moment")[-1].key == "battle phase end"


@both
def test_8_5__1_an_attacker_gone_after_first_strike_ends_the_battle(ruleset: str) -> None:
    """The blocker does not strike any more."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1, "[First Strike]"), t.field(P2, defense=900)
    away = t.instant(P1, "Return target resonator to its owner's hand.")
    t.declare(attacker)
    t.block(blocker)
    t.pass_()
    t.cast(away, attacker)
    t.finish_battle()
    assert [b[:2] for b in blows(t)] == [(attacker.id, blocker.id)]


# -- normal resolution -------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 8.5:2", "fow 8.5:2.2", "fow 8.5:4")
def test_8_5__2_2_an_unblocked_attacker_damages_what_it_attacks(ruleset: str) -> None:
    """As much as its ATK, as battle damage; a player deals none back."""
    t = Table(ruleset)
    attacker = t.field(P1, attack=700)
    t.attack(attacker)
    assert blows(t) == [(attacker.id, t.player(P2).id, 700, rule(t, "8.5:2.2"))]
    assert t.life(P2) == 3300 and t.damage_on(attacker) == 0


@both
@pytest.mark.rule("fow 8.5:2.2", "fow-5.01-R22", "fow-5.5-R24")
def test_8_5__3_the_attacked_resonator_strikes_back(ruleset: str) -> None:
    """Both deal damage together, so both can be destroyed, and its damage is battle damage too."""
    t = Table(ruleset)
    attacker, attacked = t.field(P1), t.field(P2, rested=True)
    t.attack(attacker, attacked)
    assert blows(t) == [
        (attacker.id, attacked.id, 500, rule(t, "8.5:2.2")),
        (attacked.id, attacker.id, 500, rule(t, "8.5:3")),
    ]
    assert t.zone_of(attacker) == t.zone_of(attacked) == "graveyard"


@both
@pytest.mark.rule("fow 8.5:2")
def test_8_5__2_1_a_blocked_attacker_damages_the_blocker(ruleset: str) -> None:
    """And nothing else."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1, attack=900), t.field(P2, attack=100, defense=100)
    t.attack(attacker, block=blocker)
    assert blows(t)[0] == (attacker.id, blocker.id, 900, rule(t, "8.5:2.1"))
    assert t.life(P2) == 4000 and t.damage_on(attacker) == 100


@both
def test_8_5__4_priority_follows_the_damage(ruleset: str) -> None:
    """Rule processes are done before the end of the battle begins, and players may act once more."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1), t.field(P2, attack=0)
    t.instant(P1, "Draw a card.")
    t.declare(attacker)
    t.block(blocker)
    while t.zone_of(blocker) == "field":
        t.pass_()
    assert t.asked == P1 and t.events("moment")[-1].key == "declare block step"


@both
@pytest.mark.rule("fow 8.5:2.2", "fow 8.4:2.2", "fow-5.01-R21", "fow-5.5-R23")
def test_8_5__2_2_an_attacked_resonator_that_is_gone_is_dealt_nothing(ruleset: str) -> None:
    """And nobody else is in its place."""
    t = Table(ruleset)
    attacker, attacked = t.field(P1), t.field(P2, rested=True)
    away = t.instant(P2, "Return target resonator to its owner's hand.")
    t.declare(attacker, attacked)
    t.pass_()
    t.cast(away, attacked)
    t.finish_battle()
    assert not blows(t) and t.life(P2) == 4000


@both
@pytest.mark.rule("fow 8.4:2", "fow 8.5:2", "fow-5.5-R1")
def test_8_5__2_who_has_dealt_no_damage_yet_strikes_in_the_normal_step(ruleset: str) -> None:
    """With an ATK of 0 nothing was dealt in the first strike step."""
    t = Table(ruleset)
    attacker = t.field(P1, "[First Strike]", attack=0)
    grow = t.instant(P1, "Target resonator gains [+600/+0] until end of turn.")
    t.declare(attacker)
    t.pass_()  # declared
    t.pass_()  # before the block
    t.pass_()  # after it
    assert not blows(t)
    t.cast(grow)
    t.finish_battle()
    assert blows(t) == [(attacker.id, t.player(P2).id, 600, rule(t, "8.5:2.2"))]


@both
@pytest.mark.rule("fow 8.4:1", "fow-5.01-R21", "fow-5.5-R23")
def test_8_5__1_a_j_ruler_in_its_ruler_area_is_out_of_the_battle(ruleset: str) -> None:
    """It stays the same card, but is in no field."""
    t = Table(ruleset)
    attacker = t.j_ruler(P1)
    kill = t.instant(P2, "Destroy target J-ruler.")
    t.declare(attacker)
    t.pass_()
    t.cast(kill)
    assert t.zone_of(attacker) == "ruler area"
    t.finish_battle()
    assert not blows(t) and t.life(P2) == 4000
