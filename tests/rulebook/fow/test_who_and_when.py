"""Whom a text helps, and when: the player named and nobody else, the first turn and no other."""

from __future__ import annotations

import pytest

from ludex.games.fow import starting
from ludex.games.fow.rulesets import RULESETS
from ludex.kernel.obstacles import IllegalChoice
from tests.fow_table import P1, P2, Table

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
newer = pytest.mark.editions("fow-5.01", "fow-5.5")


@newer
@both
@pytest.mark.parametrize(("whose", "mine", "theirs"), (("You", True, False), ("Your opponent", False, True)))
def test_2_3__2_who_may_pay_with_any_will(ruleset: str, whose: str, mine: bool, theirs: bool) -> None:
    """The attribute part of a cost is paid with the attribute unless an effect says so to this very player."""
    for seat, allowed in ((P1, mine), (P2, theirs)):
        t = Table(ruleset, turn_of=seat)
        t.field(P1, f"{whose} may pay the attribute cost of Elf resonators with will of any attribute.")
        t.stone(seat, "water")
        elf = t.hand(seat, race="Elf", cost="{R}")
        assert (t.forbids(f"play {elf}") == "") is allowed


@every
@pytest.mark.rule("fow 5.1:1", "fow-2.0 5.1:1")
def test_the_game_begins_once_with_its_first_turn(ruleset: str) -> None:
    g = starting.start(RULESETS[ruleset], starting.starter_decks(ruleset)[:2], 3)
    while g.turn < 3 and g.result is None:
        keys = [option.key for option in g.decision.options] if g.decision is not None else []
        g.choose(next((key for key in ("pass", "done", "no", "end", "forfeit") if key in keys), keys[0]))
    assert [(e.turn, e.key) for e in g.events if e.kind == "moment" and e.key == "game"] == [(1, "game")]


@every
@pytest.mark.rule("fow 9.3:2", "fow-2.0 1.4.5:4", "fow 9.3:2.5")
def test_the_next_one_that_is_played_is_one(ruleset: str) -> None:
    """What makes the next resonator cheaper has made it so, and does nothing for the one after it."""
    t = Table(ruleset, asking=True)
    cheaper = t.chant(P1, "The free cost for the next resonator you play is reduced by {1}.")
    first, second, free = t.hand(P1, cost="{1}"), t.hand(P1, cost="{1}", attack=100), t.instant(P1, "Draw a card.")
    t.cast(cheaper)
    t.cast(first)
    assert t.zone_of(first) == "field"
    t.pass_until(f"play {free}")
    assert t.forbids(f"play {second}") == t.rules.rule("fow 10.2:4")


@every
@pytest.mark.rule("fow 5.2:5", "fow-2.0 5.3:4")
@pytest.mark.parametrize("stays", (True, False))
def test_a_card_that_need_not_recover_recovers_if_its_player_likes(ruleset: str, stays: bool) -> None:
    t = Table(ruleset, turn_of=P2)
    card = t.field(P1, "You may choose not to recover this card during your recovery phase.", rested=True)
    other = t.field(P1, rested=True, attack=100)
    t.to_next_turn()
    while "done" not in t.options:
        t.pass_()
    assert t.asked == P1
    if stays:
        t.choose(f"pick {card}")
    if "done" in t.options:
        t.choose("done")
    assert (t.rested(card), t.rested(other)) == (stays, False)


@every
@pytest.mark.rule("fow-2.0 1.4.5:16", "fow 10.2:1")
@pytest.mark.parametrize("instead", (True, False))
def test_what_may_be_paid_instead_is_paid_by_those_who_choose_it(ruleset: str, instead: bool) -> None:
    t = Table(ruleset, asking=True)
    stone, victim = t.stone(P1, "fire"), t.field(P1)
    card = t.hand(P1, "You may banish a resonator rather than pay this card's cost.", cost="{R}", attack=100)
    t.play(card, way="instead" if instead else "")
    assert (t.rested(stone), t.zone_of(victim)) == ((False, "graveyard") if instead else (True, "field"))


@newer
@both
@pytest.mark.rule("fow 1.3:4")
def test_nobody_concedes_a_game_that_is_over(ruleset: str) -> None:
    t = Table(ruleset)
    t.concede(P2)
    with pytest.raises(IllegalChoice):
        t.game.concede(P1)
    assert t.result is not None and t.result.winner == P1


@every
@pytest.mark.rule("fow 7.10:2", "fow 7.10:4", "fow-2.0 7.3.1:3", "fow-2.0 7.3.1:4")
@pytest.mark.parametrize(("seat", "played"), ((P1, True), (P2, False)))
def test_a_break_is_played_by_whom_nothing_keeps_from_chasing(ruleset: str, seat: int, played: bool) -> None:
    """Who cannot chase may break all the same; the card goes to the graveyard, and its [Break] is not played."""
    t = Table(ruleset, asking=True)
    t.set(seat, life=900)
    card = t.lifebreak(seat, "[Break] You gain 500 life.")
    spell = t.chant(P1, "Your opponent cannot chase this card. Draw a card.")
    t.play(spell)
    if t.asked != seat:
        t.pass_()
    t.break_()
    assert t.zone_of(card) == ("broken" if played else "graveyard") and len(t.chase) == 1 + played


@every
@pytest.mark.rule("fow 8.2:3.1", "fow-2.0 5.6.2:5")
def test_an_attack_names_who_attacks_and_what(ruleset: str) -> None:
    t = Table(ruleset)
    mine, theirs = t.field(P1), t.field(P2, rested=True)
    t.to_attack()
    assert t.forbids(f"attack {mine} {theirs}") == ""
    for key in ("attack", f"attack {mine}", f"attack {mine} {theirs} {theirs}", f"block {mine} {theirs}"):
        assert t.forbids(key) != ""


@newer
@both
@pytest.mark.rule("fow 6.2:1")
def test_abilities_that_differ_in_nothing_are_offered_once(ruleset: str) -> None:
    """Two equal hits, and an ability that waits for each: there is nothing to choose between."""
    t = Table(ruleset, asking=True)
    t.field(P1, "Whenever damage is dealt to your opponent, draw a card.")
    t.play(t.chant(P1, "This card deals 100 damage to your opponent. This card deals 100 damage to your opponent."))
    t.pass_both()
    assert t.options == ["trigger 1"]
    t.choose("trigger 1")
    assert t.options == ["trigger 1"]


@every
@pytest.mark.rule("fow 3.2:1.2", "fow 9.9:5")
@pytest.mark.parametrize(("whose", "mine", "theirs"), (("your", True, False), ("your opponent's", False, True)))
def test_into_whose_field_cards_come_rested(ruleset: str, whose: str, mine: bool, theirs: bool) -> None:
    for seat, rested in ((P1, mine), (P2, theirs)):
        t = Table(ruleset, turn_of=seat)
        t.field(P1, f"[Continuous] Resonators come into {whose} field rested.")
        card = t.hand(seat, cost="{0}", attack=100)
        t.cast(card)
        assert t.zone_of(card) == "field" and t.rested(card) is rested
