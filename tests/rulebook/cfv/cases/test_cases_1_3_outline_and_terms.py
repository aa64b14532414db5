"""Conformance cases of the outline and the game terms: losing, choices, drawing, damage."""

from __future__ import annotations

import pytest

from tests.cfv_table import GC, LF, P1, P2, RF, Table, by


@pytest.mark.rule("cfv 6.4.1.2", "cfv 6.4.1.3", "cfv 1.2.1", "cfv 1.2.2", "cfv 1.2.2.2", "cfv 9.2.3")
def test_cfv_001_drawing_the_last_card_already_loses() -> None:
    """The deck is empty after the draw of the draw phase: lost, before any ride."""
    t = Table(phase="draw", deck=20)
    t.set(P1, deck=1)
    t.set(P2, damage=5)
    rider = t.hand(P1, grade=3)
    assert t.count(P1, "deck") == 0 and t.count(P1, "hand") == 2
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "cfv 9.2.3")
    assert "ride phase" not in [e.key for e in t.game.events] and t.zone_of(rider) == "hand"


@pytest.mark.rule("cfv 1.2.5", "cfv 9.1.2", "cfv 9.2.2", "cfv 3.13.2")
def test_cfv_004_winning_by_an_effect_before_the_losing_rule_action() -> None:
    """The sixth card of damage wins by the text before it could lose by the rules."""
    t = Table(deck=15)
    t.set(P1, damage=5)
    t.set(P2, damage=3)
    van = t.vanguard(
        P1,
        "[ACT](VC): Put the top card of your deck into your damage zone. If you have six or more cards in your damage"
        " zone, you win the game.",
    )
    t.activate(van)
    assert t.damages(P1) == 6 and not t.events("checked")
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "cfv 1.2.5")


@pytest.mark.rule("cfv 1.3.4")
def test_cfv_006_the_turn_player_chooses_first_whoever_owns_the_ability() -> None:
    """B's ability asks both; A, whose turn it is, answers first, and B knows the answer."""
    t = Table()
    text = "each player chooses one of his or her rear-guards, and retires it."
    a1, a2 = t.rear(P1, circle=LF), t.rear(P1, circle=RF, power=7000)
    b1, b2 = t.rear(P2, circle=LF), t.rear(P2, circle=RF, power=7000)
    t.vanguard(P2, f"[AUTO](VC): When this unit is attacked, {text}")
    t.declare(t.vanguard_of(P1), t.vanguard_of(P2))
    assert t.event("played").seat == P2
    assert t.asked == P1 and set(t.options) == {f"pick {a1}", f"pick {a2}"}
    t.choose(by(P1, a2))
    assert t.asked == P2 and set(t.options) == {f"pick {b1}", f"pick {b2}"}
    known = [e for e in t.game.view(P2)["events"] if str(a2) in str(e)]  # type: ignore[attr-defined]
    assert known, "the decision of the turn player is open"
    t.choose(b1)
    assert [t.zone_of(c) for c in (a1, a2, b1, b2)] == [LF, "drop zone", "drop zone", RF]


@pytest.mark.rule("cfv 1.3.2.2")
def test_cfv_007_drawing_a_negative_number_of_cards() -> None:
    """X is -2: nothing is drawn, discarded or returned, and nothing that waits for a draw is triggered."""
    t = Table()
    van = t.vanguard(
        P1,
        "[ACT](VC): Draw X cards. X is the number of your rear-guards minus three.\n"
        "[AUTO](VC): When you draw a card, Soul Charge (1).",
    )
    t.rear(P1)
    for _ in range(4):
        t.hand(P1)
    t.activate(van)
    assert (t.count(P1, "hand"), t.count(P1, "deck"), t.count(P1, "soul")) == (4, 20, 0)
    assert not [e for e in t.events() if e.to] and t.menu == "cfv main"


@pytest.mark.rule("cfv 7.6.1.6.2", "cfv 7.6.1.6.4", "cfv 7.6.1.8", "cfv 7.4.1.2.2", "cfv 3.11.1")
def test_cfv_010_intercepting_away_the_unit_that_carried_the_clan() -> None:
    """The guardian of the clan is still there, and guardians do not count: the icon is not resolved."""
    t = Table()
    attacker = t.rear(P1, circle=LF, power=16000, critical=1)
    van = t.vanguard(P2, power=10000, clan="X")
    keeper = t.rear(P2, circle=LF, clan="Y", icons="Intercept", shield=5000, grade=2)
    card = t.trigger(P2, "draw", clan="Y")
    t.declare(attacker, van)
    t.choose(f"intercept {keeper}")
    t.settle()
    checked = t.event("damage check", card).batch
    retired = t.event("retire", keeper)
    assert retired.frm == GC and retired.batch > checked and retired.rule == "cfv 7.6.1.8"
    assert not t.events("draw") and not t.events("change") and t.power(van) == 10000
    assert t.where(card) == (P2, "damage zone") and t.zone_of(keeper) == "drop zone"


@pytest.mark.rule("cfv 2.8.1.1.4", "cfv 3.8.1", "cfv 10.1.21.3", "cfv 8.5.3.1.3")
def test_cfv_013_stand_trigger_with_only_a_locked_card() -> None:
    """Nothing can be stood; the card stays locked, and +5000 goes to the vanguard, the only unit."""
    t = Table()
    van = t.vanguard(P1, clan="X")
    locked = t.locked(P1, clan="X", circle=LF)
    card = t.trigger(P1, "stand", clan="X")
    t.declare(van)
    assert (t.asked, t.zone_of(card)) == (P1, "trigger zone")
    t.choose("do stand")
    happened = t.events()
    done = happened[: [e.kind for e in happened].index("add")]
    assert not [e for e in done if e.kind in ("ready", "unlock")] and t.zone_of(locked) == LF
    assert t.event("change") in done
    given = t.event("change")
    assert (given.card, given.key, given.amount) == (van.id, "power", 5000)
    assert t.event("add", card).to == "hand"


@pytest.mark.rule("cfv 3.12.4", "cfv 3.12.2", "cfv 1.2.2.2")
def test_cfv_014_draw_up_to_three_decided_card_by_card() -> None:
    """One, look, another, stop: legal, and the one card left saves the player."""
    t = Table(deck=3)
    van = t.vanguard(P1, "[ACT](VC): Draw up to three cards.")
    t.choose(t.activation(van))
    assert t.count(P1, "hand") == 0 and "no" in t.options, "none at all would do"
    t.choose(True)
    assert t.count(P1, "hand") == 1 and t.seen(P1, P1, "hand")["hidden"] == 0
    t.choose(True)
    assert t.count(P1, "hand") == 2
    t.choose(False)
    assert (t.count(P1, "hand"), t.count(P1, "deck")) == (2, 1)
    assert t.result is None and t.menu == "cfv main"


@pytest.mark.rule("cfv 3.13.1", "cfv 3.13.1.1", "cfv 3.15.1.2", "cfv 10.1.14.1.1", "cfv 2.8.1.1.3", "cfv 4.10.3")
def test_cfv_015_skill_damage_in_the_main_phase_has_a_damage_check() -> None:
    """B draws, gives +5000 until the end of this turn, and has three damage; its source is A's vanguard."""
    t = Table()
    t.set(P2, damage=2)
    foe = t.vanguard(P2, clan="X")
    card = t.trigger(P2, "draw", clan="X")
    van = t.vanguard(P1, "[ACT](VC): Deal 1 damage to your opponent's vanguard.")
    t.hand(P1)
    t.choose(t.activation(van))
    assert t.zone_of(card) == "trigger zone" and t.game.cards[card.id].faceup and t.sees(P1, card)
    assert t.asked == P2
    t.choose("do draw")
    assert t.where(card) == (P2, "damage zone"), "the only unit gets the power without a question"
    assert t.count(P2, "hand") == 1 and t.power(foe) == 15000 and t.damages(P2) == 3
    source = t.event("damage").source
    assert source is not None and source.card == van.id
    t.end_turn()
    assert t.power(foe) == 10000
