"""The priority sequence (fow 6): rule processes, automatic abilities, an action, and who acts next."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- its four parts ----------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 6.1:1.1", "fow 6.1:1.2", "fow 6.1:1.3", "fow 6.1:1.4", "fow 6.2:1", "fow 6.2:3")
def test_6_1__1_processes_then_abilities_then_an_action(ruleset: str) -> None:
    """A destroyed resonator is gone before the ability it triggered is played, and that before anybody acts."""
    t = Table(ruleset, asking=True)
    t.field(P1, "When a resonator your opponent controls is destroyed, draw a card.")
    victim = t.field(P2, defense=300)
    t.play(t.chant(P1, "Deal 300 damage to target resonator."), victim)
    t.pass_both()
    assert t.zone_of(victim) == "graveyard" and t.event("destroy", victim).rule == rule(t, "13.2:1")
    assert t.options == ["trigger 1"] and not t.chase
    t.choose("trigger 1")
    assert len(t.chase) == 1 and t.menu == "fow priority" and t.asking_rule() == rule(t, "6.1:1.3")


@both
@pytest.mark.rule("fow-5.01-R1", "fow-5.5-R2")
def test_6_1__1_1_who_has_no_life_left_loses_before_anything_resolves(ruleset: str) -> None:
    """Rule processes come before every action, so a loss is not answered any more."""
    t = Table(ruleset)
    t.set(P2, life=500)
    t.instant(P2, "Draw a card.")
    t.cast(t.chant(P1, "Deal 500 damage to target player."), t.player(P2))
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, rule(t, "13.1:1"))


@both
@pytest.mark.rule("fow-5.01-R2", "fow-5.5-R3")
def test_6_1__1_1_all_that_is_due_is_done_together_and_looked_at_again(ruleset: str) -> None:
    """Two die at once; a third that lived by the help of one of them dies in the next round, before anybody acts."""
    t = Table(ruleset)
    t.field(P1, "Other resonators you control gain [+0/+200].", defense=100, damage=0)
    weak = t.field(P1, defense=300, damage=400)
    t.cast(t.chant(P1, "Deal 100 damage to target resonator."), t.pieces(P1, "field")[0])
    assert t.zone_of(weak) == "graveyard" and t.count(P1, "graveyard") == 3


# -- automatic abilities -----------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 6.2:1", "fow 6.2:4", "fow-5.01-R6", "fow-5.5-R4")
def test_6_2__2_the_turn_players_first_then_the_others(ruleset: str) -> None:
    """Each chooses among the own ones, one at a time; the newest is resolved first."""
    t = Table(ruleset, asking=True)
    mine = [t.field(P1, "When a resonator is put into a graveyard from a field, draw a card.") for _ in range(2)]
    theirs = [t.field(P2, "When a resonator is put into a graveyard from a field, draw a card.") for _ in range(2)]
    victim = t.field(P2)
    t.play(t.chant(P1, "Destroy target resonator."), victim)
    t.pass_both()
    asked = []
    while t.options[0].startswith("trigger"):
        asked.append((t.asked, len(t.options)))
        assert t.asking_rule() == rule(t, "9.6:6")
        t.choose(t.options[-1])
    assert asked == [(P1, 2), (P1, 1), (P2, 2), (P2, 1)]
    order = [e.card for e in t.events("played") if e.key == "automatic"]
    assert order == [mine[1].id, mine[0].id, theirs[1].id, theirs[0].id]
    hands = []
    while t.chase:
        t.pass_both()
        hands.append((t.count(P1, "hand"), t.count(P2, "hand"), t.asked))
    assert hands == [(0, 1, P1), (0, 2, P1), (1, 2, P1), (2, 2, P1)]


@both
@pytest.mark.rule("fow 9.6:6")
def test_6_2__3_what_cannot_be_played_is_lost(ruleset: str) -> None:
    """Without a target the ability is not played, and does not wait any longer."""
    t = Table(ruleset)
    t.field(P1, "When a resonator your opponent controls is destroyed, destroy target J-ruler.")
    victim = t.field(P2)
    t.cast(t.chant(P1, "Destroy target resonator."), victim)
    assert not t.chase and not t.game.pending and t.menu == "fow priority"


@both
@pytest.mark.rule("fow 6.1:1.1")
def test_6_2__4_rule_processes_come_between_two_abilities(ruleset: str) -> None:
    """After each ability that is played everything starts again: who dies of its cost is gone before the next."""
    t = Table(ruleset, asking=True)
    t.field(P1, "When a resonator your opponent controls is destroyed, draw a card.")
    t.field(P1, "When a resonator your opponent controls is destroyed, draw a card.")
    victim = t.field(P2)
    t.play(t.chant(P1, "Destroy target resonator."), victim)
    t.pass_both()
    assert len(t.options) == 2
    t.choose("trigger 1")
    assert t.options == ["trigger 1"] and len(t.chase) == 1


# -- what may be done --------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 6.3:1.1", "fow 6.3:1.2", "fow 6.3:1.4", "fow 6.3:1.5", "fow 6.3:2", "fow-5.01-R7")
def test_6_3__1_what_a_player_with_priority_can_do_at_any_time(ruleset: str) -> None:
    """Chant-instants, activate abilities, lifebreak, passing: in the other player's turn and in battle too."""
    t = Table(ruleset, asking=True)
    t.lifebreak(P2)
    t.set(P2, lifebreak=4, will_w=9)
    instant, ability = t.instant(P2, "Draw a card."), t.field(P2, "[Activate] {Rest}: Draw a card.")
    chant, resonator = t.chant(P2, "Draw a card."), t.hand(P2, cost="{0}")
    attacker = t.field(P1)
    t.declare(attacker)
    t.pass_()
    assert t.asked == P2
    assert t.options == [f"play {instant}", t.activation(ability), "break", "pass"]
    for key in (f"play {chant}", f"play {resonator}", f"set {chant}", "battle", "judgment", "call"):
        assert t.forbids(key) == rule(t, "6.3:2")


@both
@pytest.mark.rule("fow 6.3:2.1", "fow 6.3:2.2", "fow 6.3:2.5", "fow-5.01-R7")
@pytest.mark.rule("fow 7.1:1", "fow 7.2:1", "fow 7.3:1", "fow 7.4:1")
def test_6_3__2_what_only_the_own_main_phase_allows(ruleset: str) -> None:
    """Not in another phase, not with something in the chase, not in a battle."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_w=9)
    resonator, chant = t.hand(P1, cost="{0}"), t.chant(P1, "Draw a card.")
    addition = t.hand(P1, type="addition", subtype="field", cost="{0}")
    instant = t.instant(P1, "Draw a card.")
    t.field(P1)
    actions = [f"play {resonator}", f"play {chant}", f"play {addition}", "battle", "call"]
    assert set(actions) < set(t.options)
    t.play(instant)
    assert {t.forbids(key) for key in actions} == {rule(t, "6.3:2")} and "pass" in t.options
    t.resolve()
    assert set(actions) < set(t.options)
    t.choose("battle")
    assert {t.forbids(key) for key in actions} == {rule(t, "6.3:2")}
    t = Table(ruleset, asking=True, phase="end")
    resonator, chant = t.hand(P1, cost="{0}"), t.chant(P1, "Draw a card.")
    assert t.options == ["pass"]
    assert {t.forbids(key) for key in (f"play {resonator}", f"play {chant}", "battle", "call")} == {rule(t, "6.3:2")}


# -- its end -----------------------------------------------------------------------------------------------------------
@both
def test_6_4__1_1_after_an_action_the_player_keeps_priority(ruleset: str) -> None:
    """Two instants may be played in a row, and the second is resolved first."""
    t = Table(ruleset, asking=True)
    first, second = t.instant(P1, "Draw a card."), t.instant(P1, "Draw two cards.")
    t.play(first)
    assert t.asked == P1
    t.play(second)
    assert t.asked == P1 and [c.id for c in t.chase] == [second.id, first.id]


@both
@pytest.mark.rule("fow 6.4:1.3", "fow 6.4:2")
def test_6_4__1_2_both_passing_resolves_the_newest_only(ruleset: str) -> None:
    """Then the turn player has priority again, whoever had it; with an empty chase the sequence is over."""
    t = Table(ruleset, asking=True)
    first, second = t.instant(P1, "Draw a card."), t.instant(P2, "Draw two cards.")
    t.play(first)
    t.pass_()
    assert t.asked == P2
    t.play(second)
    assert t.asked == P2
    t.pass_()
    assert t.asked == P1 and len(t.chase) == 2
    t.pass_()
    assert (t.asked, [c.id for c in t.chase], t.count(P2, "hand"), t.count(P1, "hand")) == (P1, [first.id], 2, 0)
    t.pass_both()
    assert t.asked == P1 and not t.chase and t.count(P1, "hand") == 1
    t.pass_both()
    assert any(f.procedure.name == "fow end phase" for f in t.game.stack)


@both
@pytest.mark.rule("fow 6.4:1.2")
def test_6_4__1_3_only_passes_in_a_row_count(ruleset: str) -> None:
    """An action between two passes begins the count anew."""
    t = Table(ruleset, asking=True)
    answer = t.instant(P2, "Draw a card.")
    t.pass_()
    t.play(answer)
    t.pass_()
    assert t.asked == P1 and len(t.chase) == 1
    t.pass_()
    assert not t.chase and t.asked == P1 and any(f.procedure.name == "fow main phase" for f in t.game.stack)


@both
@pytest.mark.rule("fow 6.4:1.1", "fow 7.8:2")
def test_6_4__1_1_a_will_ability_is_an_action(ruleset: str) -> None:
    """It resolves at once, its player keeps priority, and passes before it do not count."""
    t = Table(ruleset, asking=True)
    stone = t.stone(P2, "water")
    t.instant(P2, "Draw a card.", cost="{U}")
    t.pass_()
    t.activate(stone)
    assert t.asked == P2 and t.wills(P2) == {"U": 1} and not t.chase
    t.pass_()
    assert t.asked == P1


@both
@pytest.mark.rule("fow-5.5-R10")
def test_6_1__1_3_after_automatic_abilities_whoever_has_priority_acts(ruleset: str) -> None:
    """Not always the turn player: the non-turn player who had priority keeps it."""
    t = Table(ruleset, asking=True)
    t.field(P2, "When you play a card, draw a card.")
    answer = t.instant(P2, "Draw a card.")
    t.pass_()
    t.play(answer)
    t.choose("trigger 1")
    assert t.asked == P2 and t.menu == "fow priority" and len(t.chase) == 2
