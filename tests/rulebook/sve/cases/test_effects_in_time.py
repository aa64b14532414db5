"""Effects that end or begin with a mere moment are seen at once: found while trying the cases' traps."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


@pytest.mark.rule("sve 7.3.2", "sve 11.1.2", "sve 11.3.1")
def test_7_3_2_a_bonus_that_ended_with_the_main_phase_kills_before_the_first_action() -> None:
    """The bonus lasts until the main phase starts; the Confirmation Timing of that start finds the follower dead."""
    t = unhurried()
    f = t.field(P1, attack=2, defense=2)
    rival = t.field(P2, attack=4, defense=9, engaged=True)
    text = "Select a follower on your field and give it {defense}+3 until the start of your next main phase."
    t.play(t.spell(P1, text))
    t.attack(f, rival)
    assert t.stats(f) == (2, 1)

    t.end()
    assert t.game.active == P2 and t.stats(f) == (2, 1)
    t.end()

    assert t.game.active == P1 and t.zone_of(f) == "cemetery"
    story = [(e.kind, e.key) for e in t.events() if e.kind == "destroy" or e.key == "main phase"]
    assert story == [("moment", "main phase"), ("moment", "main phase"), ("destroy", "")]


@pytest.mark.rule("sve 10.9.1.4", "sve 8.4.5")
def test_10_9_1_4_having_attacked_counts_from_the_moment_of_the_attack() -> None:
    """A standing bonus for having attacked is there in the Quick window, though nothing but the attack happened."""
    t = unhurried()
    f = t.field(P1, "While a follower on your field has attacked this turn, this has {attack}+3.", attack=2, defense=2)
    t.amulet(P2, "Whenever an enemy Officer follower becomes engaged, draw a card.")
    t.spell(P2, "{quick}\nDraw a card.")

    t.choose(f"attack {f} leader")
    assert t.quick_window() and t.stats(f) == (5, 2)
    t.do("pass")
    assert t.leader_defense(P2) == 15
