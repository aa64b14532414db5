"""Conformance cases about winning, losing and doing what can be done (sve 1)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


@pytest.mark.rule("sve 8.4.9.1", "sve 10.5.2.1", "sve 10.5.2.2", "sve 11.2.1", "sve 11.3.1", "sve 12.5.3", "sve 1.2.1")
def test_case_sve_002_the_active_players_last_words_wins_before_the_other_is_played() -> None:
    """Both followers die together; the active player's Last Words resolves first, and rules handling ends the game."""
    t = unhurried()
    t.set(P1, leader_defense=4)
    t.set(P2, leader_defense=4)
    text = "{last words} Deal 4 damage to each enemy leader."
    mine = t.field(P1, text, attack=3, defense=3)
    theirs = t.field(P2, text, attack=3, defense=3, engaged=True)

    t.attack(mine, theirs)

    first, second = t.events("destroy")
    assert {first.card, second.card} == {mine.id, theirs.id}
    assert first.rule == second.rule == "sve 11.3.1"
    assert t.result is not None and t.result.winner == P1 and t.result.rule == "sve 11.2.1"
    assert t.leader_defense(P2) == 0
    assert t.leader_defense(P1) == 4
    played = [e.card for e in t.events("played")]
    assert played == [mine.id]


@pytest.mark.rule("sve 5.10.2", "sve 5.10.1.1", "sve 1.3.2", "sve 11.2.1", "sve 11.2.2", "sve 11.1.3", "sve 1.2.2")
def test_case_sve_003_a_failed_draw_and_a_dead_leader_in_one_spell_are_a_draw() -> None:
    """The failed draw only marks its player; the rest of the spell happens, and both lose at once."""
    t = unhurried()
    t.set(P1, deck=2, leader_defense=10)
    t.set(P2, leader_defense=5)
    spell = t.spell(P1, "Draw 3 cards. Deal 5 damage to each enemy leader.")

    t.play(spell)

    assert t.count(P1, "hand") == 2 and t.count(P1, "deck") == 0
    assert len(t.events("draw")) == 2
    failed, hurt = t.event("failed draw"), t.event("damage")
    assert failed.rule == "sve 5.10.1.1"
    assert hurt.amount == 5 and hurt.card == t.leader(P2).id
    order = [e.kind for e in t.events() if e.kind in ("draw", "failed draw", "damage", "lose the game")]
    assert order == ["draw", "draw", "failed draw", "damage", "lose the game", "lose the game"]
    assert t.result is not None and t.result.winner is None and t.result.rule == "sve 1.2.2"


@pytest.mark.rule("sve 1.3.2.1", "sve 5.4.1", "sve 10.7.2", "sve 10.7.2.1")
def test_case_sve_007_engaging_an_engaged_follower_does_nothing_and_triggers_nothing() -> None:
    """Of three followers two become engaged, so the amulet watching them is played twice."""
    t = unhurried()
    t.set(P2, leader_defense=10)
    lying = t.field(P2, engaged=True)
    standing = [t.field(P2, attack=2), t.field(P2, attack=3)]
    amulet = t.amulet(P1, "Whenever an enemy follower becomes engaged, deal 1 damage to each enemy leader.")
    spell = t.spell(P1, "Engage each enemy follower on the field.")

    t.play(spell, "trigger 1")

    assert all(t.engaged(f) for f in (lying, *standing))
    assert t.leader_defense(P2) == 8
    assert [e.card for e in t.events("played")] == [spell.id, amulet.id, amulet.id]
    assert not [e for e in t.events("rest") if e.card == lying.id]


@pytest.mark.rule("sve 1.3.2", "sve 1.2.1.2", "sve 5.34.1", "sve 11.2.2", "sve 7.2.4", "sve 7.2.5")
def test_case_sve_009_burying_from_a_short_deck_loses_nothing_until_a_draw_is_due() -> None:
    """The deck is emptied without harm; the draw of the next start phase loses, at the end of that phase."""
    t = unhurried()
    t.set(P1, deck=2)
    spell = t.spell(P1, "Bury the top 4 cards of your deck.")

    t.play(spell)
    assert len(t.events("bury")) == 2
    assert t.count(P1, "deck") == 0 and t.count(P1, "cemetery") == 3
    assert not t.game.over

    t.end()
    assert t.game.active == P2 and not t.game.over
    t.end()

    assert t.result is not None and t.result.winner == P2 and t.result.rule == "sve 11.2.2"
    assert t.event("failed draw").seat == P1
    after = [e.kind for e in t.events()]
    assert after[after.index("failed draw") :] == ["failed draw", "lose the game"]
    # The main phase of that turn never began: only P2's did since the spell.
    assert [e.seat for e in t.events("moment") if e.key == "main phase"] == [P2]


@pytest.mark.rule("sve 11.1.2", "sve 5.14.1.1", "sve 10.5.1", "sve 10.6.2.8.2")
def test_case_sve_010_a_leader_below_zero_in_mid_effect_does_not_lose() -> None:
    """The leader passes through -1 and comes out at 2; rules handling only sees the 2."""
    t = unhurried()
    t.set(P1, leader_defense=4)
    spell = t.spell(P1, "Deal 5 damage to your leader. Draw 2 cards. Give your leader {defense}+3.")

    t.play(spell)

    assert t.event("damage").amount == 5
    assert t.count(P1, "hand") == 2
    assert t.leader_defense(P1) == 2
    assert t.result is None and not t.events("lose the game")
    assert "end" in t.options
