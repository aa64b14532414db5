"""Conformance cases about the classes' keywords (sve 13)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


@pytest.mark.rule(
    "sve 13.2.1.2", "sve 13.2.1.3", "sve 10.6.2.7", "sve 9.1.4.2", "sve 9.1.4.3", "sve 9.1.1.1", "sve 13.3.1.2"
)
def test_case_sve_093_combo_counts_played_cards_and_tokens_only() -> None:
    """Neither summons nor abilities are cards played; a token spell is one, and leaves no spell behind."""
    t = unhurried()
    p = t.hand(P1, "{fanfare} Summon a Fairy token.\n{evolve} {cost 1}: Evolve this follower.", name="P")
    t.evolve_deck(P1, name="P", attack=3, defense=3)
    token = t.ex(P1, "Combo (3) - Deal 2 damage to each enemy leader.", type="spell", special="token", name="T")
    spell = t.spell(P1, "Combo (3) - Draw 2 cards. Spellchain (1) - Draw a card.")

    t.play(p)
    assert "Fairy" in t.names(P1, "field")
    t.activate(p)
    assert t.stats(p) == (3, 3)
    t.play(token)
    assert t.leader_defense(P2) == 20, "two cards played: the follower and the token spell"
    assert t.event("eliminate", token).rule == "sve 9.1.4.3" and t.count(P1, "cemetery") == 0

    t.play(spell)
    assert len(t.events("draw")) == 2, "three cards played; no spell lies in the cemetery"
    assert t.zone_of(spell) == "cemetery"


@pytest.mark.rule("sve 13.3.3.2", "sve 13.3.2.2", "sve 11.7.1", "sve 13.3.2.3", "sve 10.6.2.2.2")
def test_case_sve_096_earth_rite_takes_its_counters_from_one_amulet() -> None:
    """One counter each of two amulets is not enough; handed over to one amulet they are."""
    t = unhurried()
    x = t.amulet(P1, "Stack.", name="X")
    y = t.amulet(P1, "Stack.", name="Y")
    pooled = t.spell(P1, "Draw a card. Earth Rite (2): Draw 2 cards.")
    spell = t.spell(P1, "Draw a card. Earth Rite (2): Draw 2 cards.", name="Second")

    t.play(pooled)  # playable, but Earth Rite is not even offered
    assert len(t.events("draw")) == 1 and not t.events("earth rite")
    assert t.counters(x, "Stack") == t.counters(y, "Stack") == 1

    t.activate(x)
    assert t.counters(y, "Stack") == 2
    assert t.where(x) == (P1, "cemetery") and t.event("put", x).rule == "sve 11.7.1"

    t.choose(f"play {spell}")
    assert t.game.decision is not None and t.game.decision.rule == "sve 13.3.3.2"
    t.choose(True)
    t.settle()
    gone = t.event("put", y)
    assert t.where(y) == (P1, "cemetery") and gone.rule == "sve 13.3.3.2"
    kinds = [(e.kind, e.card) for e in t.events()]
    assert kinds.index(("put", y.id)) < kinds.index(("played", spell.id)), "it goes as part of the cost"
    assert len(t.events("draw")) == 1 + 3


@pytest.mark.rule("sve 13.3.2.2", "sve 13.3.2.3", "sve 11.7.1", "sve 10.10.1.1", "sve 5.7.1")
def test_case_sve_098_a_stack_amulet_to_be_banished_ends_in_the_cemetery() -> None:
    """Its leaving is replaced, so it was never banished; without counters rules handling puts it away."""
    t = unhurried()
    stack = t.amulet(P2, "Stack.")
    watcher = t.amulet(P2, "Whenever a card on your field is banished, draw a card.", name="Watcher")
    spell = t.spell(P1, "Select an enemy amulet on the field and banish it.")

    t.play(spell, stack)

    assert t.event("counter", stack).rule == "sve 13.3.2.2"
    assert t.where(stack) == (P2, "cemetery") and t.event("put", stack).rule == "sve 11.7.1"
    assert t.count(P2, "banished zone") == 0 and not t.events("banish")
    assert watcher.id not in [e.card for e in t.events("played")] and t.count(P2, "hand") == 0


@pytest.mark.rule("sve 13.5.2.2", "sve 1.3.2.2", "sve 5.14.1")
def test_case_sve_099_sanguine_is_any_loss_on_the_own_turn() -> None:
    """No damage is no loss, a gain does not undo a loss, and on the opponent's turn it is never active."""
    t = unhurried()
    t.set(P1, leader_defense=10)
    text = "If Sanguine is active for you, draw 2 cards."
    nothing = t.spell(P1, "Deal 0 damage to your leader.", name="Nothing")
    first = t.spell(P1, text, name="First Look")
    wound = t.spell(P1, "Deal 2 damage to your leader.", name="Wound")
    balm = t.spell(P1, "Give your leader {defense}+5.", name="Balm")
    second = t.spell(P1, text, name="Second Look")
    kept = t.spell(P1, "{quick}\n" + text, name="Kept")
    foe = t.field(P2, attack=3)

    t.play(nothing)
    assert not t.events("damage")
    t.play(first)
    assert not t.events("draw")
    t.play(wound)
    t.play(balm)
    assert t.leader_defense(P1) == 13
    t.play(second)
    assert len(t.events("draw")) == 2

    t.end()
    t.attack(foe, "leader")
    assert t.leader_defense(P1) == 10
    t.choose("end")
    assert t.quick_window() and f"play {kept}" in t.options
    assert t.leader_defense(P1) == 10, "it has lost defense this turn, but the turn is not its player's"
    t.do(f"play {kept}")
    assert t.zone_of(kept) == "cemetery"
    assert kept.id not in [e.source.card for e in t.events("draw") if e.source is not None]
    assert len([e for e in t.events("draw") if e.seat == P1]) == 2 + 1, "the second look and the new turn"
