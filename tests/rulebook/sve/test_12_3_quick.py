"""Quick (sve 12.3): cards and abilities that can be played at two moments of the opponent's turn."""

from __future__ import annotations

import pytest

from ludex.lang import read
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

HEAL = "{quick}\nGive your leader {defense}+1."


@pytest.mark.rule("sve 12.3.2.1", "sve 12.3.4")
def test_12_3_2_a_card_with_quick_can_be_played_after_an_opposing_attack() -> None:
    """From hand or EX area, after the attack and before its damage; others cannot be played then."""
    t = unhurried()
    attacker = t.field(P1, attack=2)
    spell = t.spell(P2, HEAL)
    follower = t.ex(P2, "{quick}\n{fanfare} Give your leader {defense}+3.")
    slow = t.spell(P2, "Draw a card.")
    t.choose(f"attack {attacker} leader")
    assert t.quick_window() and t.asked == P2
    assert set(t.options) == {f"play {spell}", f"play {follower}", "pass"}
    assert t.forbids(f"play {slow}") == "sve 12.3.4"
    t.choose(f"play {spell}")
    t.choose(f"play {follower}")
    assert t.zone_of(follower) == "field" and t.leader_defense(P2) == 22
    assert [e.amount for e in t.events("damage")] == [2]


def test_12_3_4_the_window_is_open_until_the_player_passes() -> None:
    """Any number of things may be played one after another; each is resolved before the next is asked for."""
    t = unhurried()
    attacker = t.field(P1, attack=2)
    first, second = t.spell(P2, HEAL, name="One"), t.spell(P2, HEAL, name="Two")
    t.choose(f"attack {attacker} leader")
    t.choose(f"play {first}")
    assert t.quick_window() and t.leader_defense(P2) == 21 and not t.events("damage")
    t.choose("pass")
    assert not t.quick_window() and t.leader_defense(P2) == 19
    assert t.zone_of(second) == "hand"


def test_12_3_4_and_at_the_end_of_the_opponents_turn() -> None:
    """The end phase of the opponent opens the same window; then the own turn begins."""
    t = unhurried()
    spell = t.spell(P2, HEAL)
    t.choose("end")
    assert t.quick_window() and t.asked == P2
    assert t.game.decision is not None and t.game.decision.rule == "sve 7.4.5"
    t.do(f"play {spell}")
    assert t.leader_defense(P2) == 21 and t.game.active == P2


def test_12_3_4_at_no_other_time_of_the_opponents_turn() -> None:
    """Playing a card, activating and evolving open no window."""
    t = unhurried()
    t.spell(P2, HEAL)
    card = t.hand(P1)
    actor = t.field(P1, "{act} {cost 1}: Draw a card.")
    t.choose(f"play {card}")
    assert not t.quick_window() and t.asked == P1
    t.choose(t.activation(actor))
    assert not t.quick_window() and t.asked == P1


def test_12_3_4_the_attacking_player_has_no_window() -> None:
    """Only the opponent of who attacks or ends the turn is asked."""
    t = unhurried()
    attacker = t.field(P1, attack=2)
    t.spell(P1, HEAL)
    t.choose(f"attack {attacker} leader")
    assert t.leader_defense(P2) == 18 and t.game.decision is not None and t.game.decision.menu == "sve main"
    t.choose("end")
    assert t.game.active == P2 and t.game.decision.menu == "sve main"


def test_12_3_4_a_quick_card_costs_play_points_as_always() -> None:
    """The points left from the own turn pay for it."""
    t = unhurried()
    attacker = t.field(P1)
    t.set(P2, play_points=2)
    cheap = t.spell(P2, HEAL, cost=2)
    dear = t.spell(P2, HEAL, cost=3)
    t.choose(f"attack {attacker} leader")
    assert t.options == [f"play {cheap}", "pass"] and t.forbids(f"play {dear}") == "sve 10.4.4"
    t.do(f"play {cheap}")
    assert t.value(P2, "play points") == 0


@pytest.mark.rule("sve 12.3.3.1", "sve 12.3.4")
def test_12_3_3_an_ability_with_quick_can_be_played_then_and_no_other_ability() -> None:
    """Quick belongs to the ability it stands before: not to its card, nor to the card's other abilities."""
    t = unhurried()
    attacker = t.field(P1, attack=2)
    actor = t.field(P2, "{quick} {act} {cost 1}: Give your leader {defense}+1.\n{act} {cost 1}: Draw a card.")
    waiting = t.hand(P2, "{quick} {act} {cost 1}: Give your leader {defense}+1.")
    t.choose(f"attack {attacker} leader")
    assert t.options == [t.activation(actor, 1), "pass"]
    assert t.forbids(t.activation(actor, 2)) == t.forbids(f"play {waiting}") == "sve 12.3.4"
    t.choose(t.activation(actor, 1))
    assert t.quick_window() and t.leader_defense(P2) == 21 and t.value(P2, "play points") == 9


def test_12_3_3_a_card_with_quick_does_not_lend_it_to_its_abilities() -> None:
    """A follower that could be played quickly has an ordinary activated ability on the field."""
    t = unhurried()
    attacker = t.field(P1)
    actor = t.field(P2, "{quick}\n{act} {cost 1}: Draw a card.")
    other = t.spell(P2, HEAL)
    t.choose(f"attack {attacker} leader")
    assert t.options == [f"play {other}", "pass"]
    assert t.forbids(t.activation(actor)) == "sve 12.3.4"


def test_12_3_5_quick_things_can_be_played_in_the_own_main_phase() -> None:
    """A card and an ability with Quick, like any other."""
    t = unhurried()
    spell = t.spell(P1, HEAL)
    actor = t.field(P1, "{quick} {act} {cost 1}: Give your leader {defense}+1.")
    t.play(spell)
    t.activate(actor)
    assert t.leader_defense(P1) == 22


@pytest.mark.parametrize("amulets", [0, 1])
@pytest.mark.parametrize("zone", ["hand", "ex area"])
def test_12_3_6_quick_under_a_condition_works_where_the_card_is_played_from(zone: str, amulets: int) -> None:
    """A card in hand or EX area has Quick while its own text says so."""
    t = unhurried()
    attacker = t.field(P1)
    text = "While there is an amulet on your field, this has {quick}.\nWard."
    card = t.put(P2, zone, text)
    keep_open = t.spell(P2, HEAL)
    for _ in range(amulets):
        t.amulet(P2)
    t.choose(f"attack {attacker} leader")
    assert (f"play {card}" in t.options) is bool(amulets)
    assert t.forbids(f"play {card}") == ("" if amulets else "sve 12.3.4")
    t.do(f"play {keep_open}")


def test_12_3_3_quick_before_an_ability_is_not_read_as_the_cards() -> None:
    """Right before an evolve ability it would be that ability's; no rule gives it one, so the text is refused."""
    evolve = "{evolve} {cost 1}: Evolve this follower."
    assert read(f"{{quick}} {evolve}", kind="follower").card_text is None
    assert read(f"{{quick}}\n{evolve}", kind="follower").card_text is not None
