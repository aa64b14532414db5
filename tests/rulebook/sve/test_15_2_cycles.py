"""Perpetual cycles (sve 15.2): what changes nothing (15.2.1.2) and what nobody can stop (15.2.1.3)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

ECHO = "Whenever your leader gains defense, give your leader {defense}+1."


# -- an action that changes nothing (sve 15.2.1.2) --------------------------------------------------------------------
@pytest.mark.rule("sve 15.2.1", "sve 15.2.1.2", "sve-R39")
def test_15_2_1_2_an_action_that_changed_nothing_may_not_be_done_again() -> None:
    """Refreshing a reserved card leaves everything as it was: once is allowed, twice is not."""
    t = unhurried()
    idle = t.amulet(P1, "{act} {cost 0}: Refresh this.")
    key = t.activation(idle)
    assert t.forbids(key) == ""
    t.activate(idle)
    assert t.forbids(key) == "sve 15.2.1.2" and key not in t.options


@pytest.mark.rule("sve 15.2.1.2", "sve-R39")
def test_15_2_1_2_when_something_has_changed_it_may_be_done_again() -> None:
    """What did nothing may do something now, so it is not the same action in the same state any more."""
    t = unhurried()
    idle = t.amulet(P1, "{act} {cost 0}: If Overflow is active for you, draw a card.")
    t.set(P1, play_points=6, max_play_points=6)
    swell = t.spell(P1, "Increase your max play points by 1.")
    key = t.activation(idle)
    t.activate(idle)
    assert t.forbids(key) == "sve 15.2.1.2"
    t.play(swell)
    t.activate(idle)
    assert len(t.events("draw")) == 1


def test_15_2_1_2_an_action_that_changes_a_number_is_another_matter() -> None:
    """Each time the leader has one defense more, so it may go on."""
    t = unhurried()
    font = t.amulet(P1, "{act} {cost 0}: Give your leader {defense}+1.")
    for n in range(3):
        t.activate(font)
        assert t.leader_defense(P1) == 21 + n
        assert t.forbids(t.activation(font)) == ""


def test_15_2_1_2_an_attack_that_changes_nothing_is_not_made_again() -> None:
    """A harmless attacker that refreshes itself has left the game as it was; another target is another action."""
    t = unhurried()
    dancer = t.field(P1, "Strike - Refresh this.", attack=0, defense=5)
    other = t.field(P2, engaged=True, attack=0, defense=5)
    t.attack(dancer, "leader")
    assert t.forbids(f"attack {dancer} leader") == "sve 15.2.1.2"
    assert f"attack {dancer} leader" not in t.options
    assert t.forbids(f"attack {dancer} {other}") == ""


# -- what nobody can stop (sve 15.2.1.3) ------------------------------------------------------------------------------
@pytest.mark.rule("sve 15.2.1")
def test_15_2_1_3_abilities_that_trigger_each_other_for_ever_are_a_draw() -> None:
    """Refresh and engage, again and again, with no choice for anybody: the same positions come up."""
    t = unhurried()
    t.amulet(P1, "Whenever this is engaged, refresh it.\nWhenever this is refreshed, engage it.", name="Pendulum")
    spell = t.spell(P1, "Engage each amulet on your field.")
    t.choose(f"play {spell}")
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "sve 15.2.1.3")


def test_15_2_1_3_growing_numbers_do_not_save_a_cycle_that_nobody_can_stop() -> None:
    """The leader's defense grows for ever and no player is ever asked."""
    t = unhurried()
    t.amulet(P1, ECHO, name="Echo")
    spell = t.spell(P1, "Give your leader {defense}+1.")
    t.choose(f"play {spell}")
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "sve 15.2.1.3")


def test_15_2_1_3_a_cycle_that_kills_ends_with_a_loss_instead() -> None:
    """Damage that goes on for ever does not go on for ever: the leader falls."""
    t = unhurried()
    t.amulet(P1, "Whenever an enemy leader takes damage, deal 1 damage to each enemy leader.", name="Echo")
    spell = t.spell(P1, "Deal 1 damage to each enemy leader.")
    t.choose(f"play {spell}")
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "sve 11.2.1")


@pytest.mark.rule("sve 15.2.1.3", "sve-R42")
def test_15_2_1_3_saying_which_comes_first_stops_nothing() -> None:
    """Two echoes feed each other; their player is asked only for the order, and that does not end it."""
    t = unhurried()
    for name in ("Echo", "Other Echo"):
        t.amulet(P1, ECHO, name=name)
    spell = t.spell(P1, "Give your leader {defense}+1.")
    t.choose(f"play {spell}")
    asked = 0
    while t.result is None and asked < 3000:
        t.choose("trigger 1")
        asked += 1
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "sve 15.2.1.3")


@pytest.mark.rule("sve 15.2.1.3")
def test_15_2_1_3_who_may_decline_can_stop_it() -> None:
    """An optional ability goes on as long as its player wants, and no draw comes of it."""
    t = unhurried()
    t.amulet(P1, "Whenever your leader gains defense, you may give your leader {defense}+1.", name="Echo")
    spell = t.spell(P1, "Give your leader {defense}+1.")
    t.choose(f"play {spell}")
    for _ in range(100):
        t.choose(True)
    t.choose(False)
    t.settle()
    assert t.result is None and t.leader_defense(P1) == 121


@pytest.mark.rule("sve 15.2.1.3", "sve 10.5.2.1")
def test_15_2_1_3_rules_handling_that_never_ends_is_a_draw() -> None:
    """A follower without defense whose destruction is always replaced is handled for ever."""
    t = unhurried()
    undying = t.field(P1, "If this would be destroyed, give your leader {defense}+1 instead.", defense=1)
    spell = t.spell(P1, "Select a follower on your field and deal it 1 damage.")
    t.choose(f"play {spell}")
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "sve 15.2.1.3")
    assert t.zone_of(undying) == "field"
