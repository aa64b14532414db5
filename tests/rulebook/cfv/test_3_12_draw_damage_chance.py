"""Drawing, the damage process, sources and chance (cfv 3.12 to 3.16)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cfv_table import CB, LF, P1, P2, RF, Piece, Table

DEAL = "[ACT](VC): Deal {} damage to your opponent's vanguard."


def dealing(number: str) -> tuple[Table, Piece]:
    t = Table()
    return t, t.vanguard(P1, DEAL.format(number))


@pytest.mark.rule("cfv 3.12.1", "cfv 4.3.2", "cfv 4.2.2")
def test_3_12_2_the_top_card_is_drawn_unseen() -> None:
    """The master of the effect gets the top card and knows it; the opponent knows that a card was drawn."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Draw a card.")
    top = t.deck(P1, power=7777, name="Top")
    assert not t.sees(P1, top) and not t.sees(P2, top)
    t.activate(van)
    assert t.where(top) == (P1, "hand")
    assert t.sees(P1, top) and not t.sees(P2, top)
    assert t.seen(P2, P1, "hand")["count"] == 1
    assert "Top" not in str(t.game.view(P2))


def test_3_12_3_several_cards_are_drawn_one_by_one() -> None:
    """Three draws happen, one after the other, and an ability about drawing is triggered by each."""
    t = Table()
    grows = "[AUTO](VC): When you draw a card, this unit gets [Power]+1000 until end of turn."
    van = t.vanguard(P1, f"[ACT](VC): Draw three cards.\n{grows}")
    t.choose(t.activation(van))
    while t.options and t.options[0].startswith("trigger"):
        t.choose("trigger 1")
    assert len({e.batch for e in t.events("draw")}) == 3
    assert t.power(van) == 13000


@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
def test_3_12_4_up_to_a_number_is_decided_card_by_card(wanted: int) -> None:
    """Before each card the player may stop, knowing those that came before."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Draw up to three cards.")
    t.hand(P1)
    t.choose(t.activation(van))
    for drawn in range(wanted):
        assert t.asking_rule() == "cfv 3.12.4" and t.count(P1, "hand") == 1 + drawn
        t.choose(True)
    if wanted < 3:
        t.choose(False)
    assert t.count(P1, "hand") == 1 + wanted and t.menu == "cfv main"


@pytest.mark.rule("cfv 3.13.1", "cfv 3.13.1.2", "cfv 4.8.1", "cfv 4.10.3")
@pytest.mark.parametrize(("word", "number"), [("one", 1), ("two", 2), ("three", 3)])
def test_3_13_1_1_each_damage_is_a_card_of_its_own_and_a_damage_check(word: str, number: int) -> None:
    """As many cards as damage go through the trigger zone, each after the one before it is done."""
    t, van = dealing(word)
    t.activate(van)
    assert t.damages(P2) == number and t.count(P2, "trigger zone") == 0
    steps = [(e.kind, e.to) for e in t.events() if e.seat == P2 and e.to]
    assert steps == [("damage check", "trigger zone"), ("put", "damage zone")] * number
    assert [e.key for e in t.events("checked")] == ["damage"] * number


@pytest.mark.rule("cfv-R14", "cfv 3.13.1")
def test_3_13_1_2_between_two_damages_of_a_skill_is_no_check_timing() -> None:
    """With five damage, three more are all dealt before the player has lost."""
    t, van = dealing("three")
    t.set(P2, damage=5)
    t.activate(van)
    assert t.result is not None and t.result.winner == P1
    assert t.damages(P2) == 8


@pytest.mark.rule("cfv-R14")
def test_3_13_1_2_an_empty_deck_turns_nothing() -> None:
    """Of three damage only two can be turned; then the deck is empty and loses."""
    t = Table(deck=2)
    t.activate(t.vanguard(P1, DEAL.format("three")))
    assert t.damages(P2) == 2
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "cfv 9.2.3")


def test_3_13_2_a_card_put_into_the_damage_zone_is_no_damage() -> None:
    """A trigger unit that is put there by an effect is not checked and gives nothing."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Put the top card of your deck into your damage zone.")
    t.trigger(P1, "draw")
    t.activate(van)
    assert t.damages(P1) == 1 and t.count(P1, "hand") == 0 and t.power(van) == 10000
    assert not t.events("checked") and not t.events("damage")


@pytest.mark.rule("cfv 3.14.1.1", "cfv 3.15.1.2.1")
def test_3_15_1_2_skill_damage_comes_from_the_card_with_the_ability() -> None:
    """Not from its player, and not as battle damage."""
    t, van = dealing("one")
    t.activate(van)
    dealt = t.event("damage")
    assert dealt.key == "skill" and dealt.source is not None and dealt.source.card == van.id


@pytest.mark.rule("cfv 3.15.1.2.1")
def test_3_15_1_1_battle_damage_comes_from_the_attacking_unit() -> None:
    """The unit that hit is its source, boosted or not."""
    t = Table()
    attacker = t.rear(P1, circle=LF, power=10000)
    t.attack(attacker)
    dealt = t.event("damage")
    assert dealt.key == "battle" and dealt.source is not None and dealt.source.card == attacker.id


@pytest.mark.rule("cfv 3.14.1.1")
def test_3_14_1_2_a_rule_action_has_no_source() -> None:
    """A unit that goes by rule action is not retired by an effect; one that an effect retires is."""
    text = "[AUTO](RC): When this unit is retired by an effect, draw a card."
    t = Table()
    old = t.rear(P1, text, circle=LF)
    t.call(t.hand(P1), LF)
    gone = t.event("put", old)
    assert gone.source is None and gone.rule == "cfv 9.3.6" and not t.events("draw")

    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and retire it.")
    old = t.rear(P1, text, circle=LF)
    t.hand(P1)
    t.activate(van)
    cause = t.event("retire", old).source
    assert cause is not None and cause.card == van.id and len(t.events("draw")) == 1


@pytest.mark.rule("cfv 3.16.2")
def test_3_16_1_at_random_nobody_chooses_and_every_card_comes() -> None:
    """No question is asked, only named cards are taken, and over many games each about as often."""
    taken: Counter[str] = Counter()
    for seed in range(60):
        t = Table(seed=seed)
        van = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards at random, and retire it.")
        mine = t.rear(P1)
        t.rear(P2, circle=LF, power=6000)
        t.rear(P2, circle=RF, power=7000)
        t.rear(P2, circle=CB, power=8000)
        t.activate(van)
        (gone,) = t.events("retire")
        taken[gone.frm] += 1
        assert t.zone_of(mine) != "drop zone" and t.menu == "cfv main"
    assert set(taken) == {LF, RF, CB} and min(taken.values()) >= 10
