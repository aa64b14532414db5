"""Numbers a text names."""

from __future__ import annotations

import pytest

from ludex.enact.scenes.meanings import AMOUNTS, amount
from ludex.games.sve.text import nodes
from ludex.kernel.events import Event
from ludex.lang import ast
from tests.enact.board import FOE, RULE, YOU, Board, group, some

TWO = ast.Number(2)


def test_every_amount_has_a_reading():
    assert set(ast.members(ast.Amount)) == set(AMOUNTS.makers)


@pytest.mark.rule("sve 5.2.1", "sve 5.2.1.1", "sve 5.2.1.2")
def test_x_is_what_the_text_says_or_the_player_determined():
    t = Board()
    s = t.scene(t.card(), x=4)
    assert amount(s, ast.X()) == 4
    assert amount(s, ast.X(ast.Plus(TWO, TWO))) == 4
    assert amount(s, ast.ChosenNumber()) == 4


@pytest.mark.rule("sve 5.30.1")
def test_arithmetic_and_halves_rounded_up():
    t = Board()
    s = t.scene(t.card())
    five = ast.Number(5)
    assert amount(s, ast.HalfOf(five)) == 3
    assert amount(s, ast.Minus(TWO, five)) == -3
    assert amount(s, ast.Times(TWO, five)) == 10


def test_counting_totals_and_extremes():
    t = Board()
    a = t.card("A", stats=(1, 4), cost=2, labels={"trait": ("Elf", "Mage")})
    t.card("B", stats=(5, 2), cost=2, labels={"trait": ("Elf",)})
    t.card("Cup", "amulet", stats=(9, 9), cost=7)
    s = t.scene(a)
    everything = group(noun="card")

    assert amount(s, ast.Count(everything)) == 3
    assert amount(s, ast.TotalOf("attack", everything)) == 6
    assert amount(s, ast.TotalOf("cost", everything)) == 11
    assert amount(s, ast.ExtremeOf("highest", "attack", everything)) == 5
    assert amount(s, ast.ExtremeOf("lowest", "defense", group(ast.Enemy()))) == 0
    assert amount(s, ast.KindsOf("names", everything)) == 3
    assert amount(s, ast.KindsOf("costs", everything)) == 2
    assert amount(s, ast.KindsOf("traits", everything)) == 2


def test_numbers_of_a_card_and_counters_on_it():
    t = Board()
    a = t.card(stats=(3, 4), cost=6)
    a.counters = {"Stack": 2, "Spell": 1}
    s = t.scene(a, it=(a.ref,))

    assert amount(s, ast.StatOf("attack", ast.This())) == 3
    assert amount(s, ast.StatOf("cost", ast.Ref(1), original=True)) == 6
    assert amount(s, ast.CountersOn("Stack", ast.This())) == 2
    assert amount(s, ast.CountersOn("", ast.This())) == 3


def test_points_and_leaders():
    t = Board()
    t.g.values[1] = {"play points": 3}
    t.card(types="leader", stats=(0, 17), zone="leader area", seat=1)
    s = t.scene(t.card())
    assert amount(s, nodes.PointsOf("play points", FOE)) == 3
    assert amount(s, nodes.LeaderDefense(FOE)) == 17


def test_what_was_played_and_how_the_cost_was_paid():
    t = Board()
    this, spell = t.card(), t.card(types="spell", zone="cemetery")
    t.tell("played", this, seat=0, key="card")
    t.tell("played", spell, seat=0, key="card")
    t.tell("played", spell, seat=1, key="card")
    s = t.scene(this, paid_cards=(this.ref, spell.ref))
    played = ast.Does(YOU, "play", some(noun="card"))

    assert amount(s, ast.TimesHappened(played)) == 2
    assert amount(s, ast.TimesHappened(played, without_this=True)) == 1
    assert amount(s, nodes.PaidCount(group(noun="spell"))) == 1


def test_what_was_done_to_cards_counts_those_of_a_group():
    t = Board()
    this, spell = t.card(zone="cemetery"), t.card(types="spell", zone="cemetery")
    s = t.scene(this, it=(this.ref, spell.ref))
    assert amount(s, ast.DoneCount(group(noun="spell"), "buried", 1)) == 1
    assert amount(s, ast.DoneCount(group(noun="card"), "buried", 1)) == 2
    assert amount(s, ast.DoneCount(group(noun="card"), "buried", 2)) == 0


def test_amounts_that_happened():
    t = Board()
    a = t.card()
    t.tell("damage", a, amount=2)
    t.tell("damage", a, amount=3)
    assert amount(t.scene(a), nodes.AmountHappened(ast.TakesDamage(ast.This()))) == 5


def test_references_dice_and_that_much():
    t = Board()
    a, b = t.card(), t.card(types="amulet")
    s = t.scene(a, it=(a.ref, b.ref), die=(2, 6))

    assert amount(s, ast.CountOfRef(ast.Ref(1))) == 2
    assert amount(s, ast.CountOfRef(ast.Ref(1), "", "follower")) == 1
    assert amount(s, ast.DieResult()) == 6
    assert amount(t.scene(a, Event("damage", RULE, amount=-3)), ast.ThatMuch()) == 3
    assert amount(t.scene(a, that_much=5), ast.ThatMuch()) == 5
