"""What a text asks before it does something."""

from __future__ import annotations

import pytest

from ludex.enact.scenes.meanings import CONDITIONS, holds
from ludex.games.sve.text import nodes
from ludex.kernel.abilities import SPELL, Ability
from ludex.kernel.events import Event
from ludex.lang import ast
from tests.enact.board import FOE, RULE, YOU, Board, group, some

ONE, TWO = ast.Number(1), ast.Number(2)
IT = ast.Ref(1)


def test_every_condition_has_a_reading():
    assert set(ast.members(ast.Condition)) == set(CONDITIONS.makers)


def test_there_are_cards_and_numbers_compare():
    t = Board()
    s = t.scene(t.card())
    assert holds(s, ast.Exists(">=", ONE, group()))
    assert holds(s, ast.Exists("==", ast.Number(0), group(ast.Enemy())))
    assert holds(s, ast.Compared(TWO, ">", ONE))
    assert not holds(s, ast.Compared(TWO, "<=", ONE))


def test_what_a_card_is_and_has():
    t = Board()
    a = t.card(rested=True, keywords=("Ward",), zone="hand")
    s = t.scene(a, it=(a.ref,))

    assert holds(s, ast.Is(IT, group()))
    assert holds(s, ast.Is(IT, group(noun="spell"), negated=True))
    assert holds(s, ast.IsState(IT, ast.InState("engaged")))
    assert not holds(s, ast.IsState(IT, ast.InState("engaged"), negated=True))
    assert holds(s, ast.Has(IT, ast.HasKeyword(("Ward",))))
    assert holds(s, ast.IsIn(IT, "hand", YOU))
    assert holds(s, ast.IsIn(IT, "hand", FOE, negated=True))


def test_of_no_card_nothing_can_be_said():
    t = Board()
    s = t.scene(t.card())
    assert not holds(s, ast.Is(IT, group()))
    assert not holds(s, ast.Is(IT, group(), negated=True))


def test_cards_together():
    t = Board()
    a, b = t.card(cost=2), t.card(cost=3)
    s = t.scene(a, it=(a.ref, b.ref))
    assert holds(s, ast.Has(IT, ast.TotalStat("cost", "==", ast.Number(5))))
    assert not holds(s, ast.Has(IT, ast.Distinct("names")))


@pytest.mark.rule("sve 4.1.4")
def test_a_card_that_became_another_is_nowhere():
    t = Board()
    a = t.card()
    s = t.scene(t.card(), it=(a.ref,))
    t.move(a, "cemetery")
    assert not holds(s, ast.IsIn(IT, "cemetery"))


def test_some_card_is_in_a_zone():
    t = Board()
    t.card("Moth", zone="ex area")
    s = t.scene(t.card())
    moth = ast.Some(ast.Exactly(ONE), ast.Group((), ast.OfName("Moth")), 1)
    assert holds(s, ast.IsIn(moth, "ex area", YOU))
    assert not holds(s, ast.IsIn(moth, "field"))
    assert holds(s, ast.IsIn(moth, "field", negated=True))


@pytest.mark.rule("sve 5.5.3")
def test_how_a_card_came():
    t = Board()
    played, put = t.card(zone="ex area"), t.card(zone="hand")
    t.move(played, "resolution zone", "play")
    t.move(played, "field")
    t.move(put, "field", source=t.source(played))
    ex, hand = ast.Origin("ex area", YOU), ast.Origin("hand", YOU)
    s = t.scene(played, it=(t.now(put),))

    assert holds(s, ast.WasPutFrom(ast.This(), "played", ex))
    assert holds(s, ast.WasPutFrom(ast.This(), "put", ex))
    assert not holds(s, ast.WasPutFrom(IT, "played", hand))
    assert holds(s, ast.WasPutFrom(IT, "put", hand))
    assert holds(s, ast.WasPutFrom(ast.This(), "put", ast.Origin("hand", YOU, other_than=True)))
    assert holds(s, nodes.WasPutByAbility(IT))
    assert holds(s, nodes.WasPutByAbility(ast.This(), negated=True))


def test_what_happened_this_turn():
    t = Board()
    a = t.card()
    attacked = ast.Attacks(ast.This())
    s = t.scene(a)
    assert holds(s, ast.Happened(attacked, negated=True))
    t.tell("attack", a, seat=0, amount=a.id, value=a.ref)
    assert holds(s, ast.Happened(attacked))
    assert not holds(s, ast.Happened(attacked, "turn", TWO))
    t.g.turn_mark = t.g.log.size
    assert not holds(s, ast.Happened(attacked))
    assert holds(s, ast.Happened(attacked, "game"))


def test_as_many_as_the_phrase_says():
    t = Board()
    a, b = t.card(zone="cemetery"), t.card(zone="cemetery")
    two = ast.Some(ast.AtLeast(TWO), group(noun="card"))
    s = t.scene(t.card())
    t.tell("played", a, seat=0, key="card")
    assert not holds(s, ast.Happened(ast.Does(YOU, "play", two)))
    t.tell("played", b, seat=0, key="card")
    assert holds(s, ast.Happened(ast.Does(YOU, "play", two)))


def test_what_this_text_did():
    t = Board()
    this, held = t.card(), t.card(types="spell", zone="hand")
    source = t.source(this, Ability(("text",), SPELL))
    before = t.g.log.size
    t.move(held, "cemetery", "discard", source=source)
    s = t.scene(this, source=source, mark=before)

    assert holds(s, ast.Did(YOU, "discard", group(noun="spell")))
    assert not holds(s, ast.Did(YOU, "discard", group()))
    assert not holds(s, ast.Did(YOU, "discard", group(noun="spell"), ">=", TWO))
    assert not holds(t.scene(this, mark=before), ast.Did(YOU, "discard", group(noun="spell")))
    later = t.scene(this, source=source, mark=t.g.log.size)
    assert not holds(later, ast.Did(YOU, "discard", group(noun="spell")))


def test_what_the_cost_did():
    t = Board()
    this, held = t.card(), t.card(types="spell", zone="hand")
    was = held.ref
    t.move(held, "cemetery", "discard")
    s = t.scene(this, mark=t.g.log.size, paid_cards=(was,))
    assert holds(s, ast.Did(YOU, "discard", group(noun="spell")))


def test_steps_costs_and_dice():
    t = Board()
    a = t.card()
    s = t.scene(a, did=False, paid=True, die=(4,))
    assert holds(s, ast.DidIt(negated=True))
    assert not holds(s, ast.DidIt())
    assert holds(t.scene(a, paid=True), ast.DidIt())
    assert holds(s, nodes.PaidCost())
    assert holds(s, nodes.Rolled((4, 5)))
    assert not holds(s, nodes.Rolled((1,)))


def test_turns_states_and_thresholds():
    t = Board()
    t.g.values[0] = {"Overflow": 1, "Combo": 3}
    s = t.scene(t.card())
    assert holds(s, ast.TurnOf(YOU))
    assert holds(s, ast.TurnOf(FOE, negated=True))
    assert holds(s, nodes.Active("Overflow", YOU))
    assert holds(s, nodes.Active("Overflow", FOE, negated=True))
    assert holds(s, ast.Threshold("Combo", ast.Number(3)))
    assert not holds(s, ast.Both((ast.TurnOf(YOU), ast.TurnOf(FOE))))
    assert holds(s, ast.Either((ast.TurnOf(YOU), ast.TurnOf(FOE))))


def test_the_cards_counted_before_compared_again():
    t = Board()
    this = t.card()
    t.card()
    more = nodes.SameCountIs(">=", TWO)
    draw = ast.Sequence((ast.Draw(ONE),))
    text = ast.SpellAbility(
        ast.Sequence((ast.If(ast.Exists(">=", ONE, group()), draw), ast.If(more, draw))),
    )
    s = t.scene(this, source=t.source(this, Ability((text, "spell"), SPELL)))
    assert holds(s, more)
    assert not holds(s, nodes.SameCountIs(">=", ast.Number(3)))
    assert not holds(t.scene(this), more)


def test_the_nth_time_of_a_turn():
    from ludex.enact.standing.triggers import TextTrigger

    t = Board()
    a = t.card()
    ability = Ability(("text",), SPELL, trigger=TextTrigger((ast.Attacks(some()),)))
    source = t.source(a, ability)
    first, second = (t.tell("attack", a, seat=0, amount=a.id, value=a.ref) for _ in range(2))

    assert holds(t.scene(a, first, source=source), ast.FirstTime())
    assert not holds(t.scene(a, second, source=source), ast.FirstTime())
    assert holds(t.scene(a, second, source=source), ast.FirstTime(2))
    assert not holds(t.scene(a, Event("attack", RULE)), ast.FirstTime())
