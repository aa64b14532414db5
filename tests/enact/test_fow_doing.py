"""What texts of Force of Will do: wills, life, the chase's neighbours, what cards become."""

from __future__ import annotations

import pytest

from ludex.games.fow.text import nodes
from ludex.lang import ast
from tests.enact.chase_stage import FOE, YOU, ChaseStage

ONE, TWO = ast.Number(1), ast.Number(2)
TURN = ast.Duration("end of turn")
RESONATOR = ast.Kind("resonator")


def each(noun: str = "resonator", *before: ast.Filter) -> ast.Some:
    return ast.Some(ast.Each(), ast.Group(before, ast.Kind(noun)))


def one(noun: str = "resonator", *before: ast.Filter, binding: int = 1) -> ast.Some:
    return ast.Some(ast.Exactly(ONE), ast.Group(before, ast.Kind(noun)), binding)


def wills(*symbols: str) -> nodes.Wills:
    return nodes.Wills(symbols)


def seq(*steps: ast.Step) -> ast.Sequence:
    return ast.Sequence(steps)


# -- wills and life ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 9.7:4", "fow 9.7:7")
def test_wills_are_produced_as_written():
    s = ChaseStage()
    s.do(nodes.Produce((wills("W", "W", "2"),)))
    assert s.wills() == {"W": 2, "0": 2}


@pytest.mark.rule("fow 9.7:4")
def test_one_of_several_wills_is_chosen_once_or_each_time():
    s = ChaseStage()
    s.do(nodes.Produce((wills("W"), wills("R")), TWO))
    assert s.options == ["produce {W}", "produce {R}"]
    s.answer("produce {R}")
    assert s.wills() == {"R": 2}
    s.do(nodes.Produce((wills("W"), wills("R")), TWO, mixed=True))
    s.answer("produce {W}", "produce {R}")
    assert s.wills() == {"W": 1, "R": 3}


def test_a_will_of_an_attribute_that_a_card_has_or_could_produce():
    s = ChaseStage()
    s.put(0, "magic stone area", stone=["wind"])
    s.put(0, "field", cost="{B}")
    s.do(nodes.ProduceAs(each("magic stone")))
    assert s.wills() == {"G": 1}
    s.do(nodes.ProduceAs(each("resonator", nodes.OfAttribute("darkness"))))
    assert s.wills() == {"G": 1, "B": 1}


@pytest.mark.rule("fow 1.5:4", "fow 1.5:4.1")
def test_life_is_gained_lost_and_set_in_hundreds():
    s = ChaseStage()
    s.do(nodes.GainLife(ast.Number(300)), ast.By(FOE, nodes.LoseLife(ast.Number(500))))
    assert (s.life(0), s.life(1)) == (4300, 3500)
    s.do(ast.By(FOE, nodes.LoseLife(ast.HalfOf(nodes.LifeOf(FOE)))))
    assert s.life(1) == 1800, "1750 is left, and rounded up"
    s.do(nodes.SetLife(FOE, ast.Number(100)))
    assert s.life(1) == 100
    assert [e.value for e in s.events("value")] == ["set"]


@pytest.mark.rule("fow 1.5:4")
def test_any_amount_of_life_is_paid_in_hundreds_and_remembered():
    s = ChaseStage()
    cost = ast.Costs((ast.PayLife(ast.ChosenNumber()),))
    s.do(ast.PayFor(cost, seq(ast.Draw(nodes.PerHundred(nodes.PaidLife())))))
    s.answer(True, 3)
    assert s.life(0) == 3700 and s.hand() == 3


@pytest.mark.rule("fow 10.2:4")
def test_wills_are_paid_within_an_effect_or_it_is_not_done():
    s = ChaseStage()
    s.put(0, "magic stone area", stone=["fire"])
    pay = ast.May(seq(nodes.PayWills(wills("R"))))
    s.do(pay, ast.If(ast.DidIt(), seq(ast.Draw(ONE))))
    s.answer(True)
    assert s.hand() == 1
    s.do(pay, ast.If(ast.DidIt(), seq(ast.Draw(ONE))))
    assert s.hand() == 1, "nothing is left to pay with, so nobody is asked"


@pytest.mark.rule("fow 10.2:4")
def test_unless_a_player_pays():
    s = ChaseStage()
    s.put(1, "magic stone area", stone=["water"])
    step = nodes.Unless(seq(ast.Draw(ONE)), ast.Costs((nodes.PayWills(wills("1")),)), FOE)
    s.do(step)
    assert s.asked == 1
    s.answer(True)
    assert s.hand() == 0
    s.do(step)
    assert s.hand() == 1, "who cannot pay is not asked"


# -- cards ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 10.3:1", "fow 10.15:1")
def test_removing_and_calling():
    s = ChaseStage()
    foe = s.put(1, "field")
    s.do(nodes.RemoveFromGame(each("resonator", ast.Enemy())), nodes.CallStone(TWO))
    assert s.zone_of(foe) == "removed area" and len(s.g.zone(0, "magic stone area")) == 2


@pytest.mark.rule("fow 10.10:2")
def test_nobody_banishes_what_they_do_not_control():
    s = ChaseStage()
    s.put(1, "field")
    s.do(ast.Banish(one()))
    assert s.zone_of(s.this) == "graveyard", "the only one of mine"


@pytest.mark.rule("fow 10.6:3")
def test_a_duel_deals_both_ways_at_once():
    s = ChaseStage()
    mine, theirs = s.put(0, "field", attack=300, defense=900), s.put(1, "field", attack=200, defense=900)
    s.do(nodes.Duel(ast.Ref(1), ast.Ref(2)), bind={1: (mine.ref,), 2: (theirs.ref,)})
    assert (s.damage(mine), s.damage(theirs)) == (200, 300)
    assert len({e.batch for e in s.events("damage")}) == 1
    s.do(nodes.RemoveDamage(ast.Ref(1), ast.Number(100)), nodes.RemoveDamage(ast.Ref(2)),
         bind={1: (mine.ref,), 2: (theirs.ref,)})  # fmt: skip
    assert (s.damage(mine), s.damage(theirs)) == (100, 0)


@pytest.mark.rule("fow 10.4:1")
def test_revealing_until_one_is_found():
    s = ChaseStage(deck=0)
    names = ["Plain", "Plain", "Wanted"]
    cards = [s.put(0, "deck", name=name, type="resonator", cost="{1}", at="bottom") for name in names]
    what = ast.Some(ast.Exactly(ONE), ast.Group((), ast.OfName("Wanted")), 1)
    s.do(ast.RevealUntil(what, YOU, 2))
    assert s.named(1) == [cards[2].id] and s.named(2) == [c.id for c in cards]


@pytest.mark.rule("fow 10.13:1")
def test_all_but_one_of_several():
    s = ChaseStage()
    a, b = s.put(0, "field"), s.put(0, "field", attack=300)
    s.do(ast.Destroy(ast.AllBut(ast.Ref(1), ONE, 2)), bind={1: (a.ref, b.ref)})
    s.answer(a)
    assert (s.zone_of(a), s.zone_of(b)) == ("graveyard", "field")


# -- what cards become ------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 10.19:2", "fow 9.9:1.1")
def test_numbers_become_others_printed_or_not():
    s = ChaseStage()
    s.do(ast.Give(ast.This(), (ast.StatChange(ast.Signed("+", ast.Number(100))),)))
    s.do(ast.Give(ast.This(), (nodes.FixStats(ast.Number(1000), original=True),)))
    assert (s.number(s.this, "attack"), s.number(s.this, "defense")) == (1100, 500)
    s.do(ast.Give(ast.This(), (nodes.FixStats(ast.Number(400), ast.Number(400)),)))
    assert (s.number(s.this, "attack"), s.number(s.this, "defense")) == (400, 400)


@pytest.mark.rule("fow 10.19:1")
def test_words_are_gained_or_become():
    s = ChaseStage()
    elf, water = nodes.GainWords("race", ("Elf",)), nodes.GainWords("attribute", ("water",), replaces=True)
    s.do(ast.Give(ast.This(), (elf, water)))
    chars = s.g.chars(s.this.id)
    assert chars.label("race") == {"Plain Race", "Elf"} and chars.label("attribute") == {"water"}
    s.do(ast.Give(ast.This(), (nodes.GainWords("type", ("wind magic stone",)),)))
    assert s.g.chars(s.this.id).types >= {"resonator", "wind magic stone"}


@pytest.mark.rule("fow 10.16:2", "fow 14.3:4")
def test_a_card_becomes_a_copy_without_the_effects_on_the_other():
    s = ChaseStage()
    other = s.put(1, "field", "[Flying]", name="Other", attack=900, defense=700)
    s.do(ast.Give(ast.Ref(1), (ast.StatChange(ast.Signed("+", ast.Number(100))),)), bind={1: (other.ref,)})
    s.do(ast.Give(ast.This(), (ast.StatChange(ast.Signed("+", ast.Number(200))),)))
    s.do(nodes.BecomeCopy(ast.This(), ast.Ref(1), TURN), bind={1: (other.ref,)})
    chars = s.g.chars(s.this.id)
    assert chars.name == "Other" and "Flying" in chars.keywords and chars.number("attack") == 1100
    s.g.expire("end of turn", 0)
    assert s.g.chars(s.this.id).name == "This" and s.number(s.this, "attack") == 700


def test_numbers_are_swapped_as_they_are_by_then():
    s = ChaseStage()
    card = s.put(0, "field", attack=300, defense=800)
    raised = (ast.StatChange(ast.Signed("+", ast.Number(100))),)
    s.do(ast.Give(ast.Ref(1), raised), nodes.SwapStats(ast.Ref(1)), ast.Give(ast.Ref(1), raised), bind={1: (card.ref,)})
    assert (s.number(card, "attack"), s.number(card, "defense")) == (900, 400)


def test_abilities_are_lost_and_with_it_what_could_be_gained():
    s = ChaseStage()
    s.do(ast.Give(ast.This(), (nodes.NoAbilities(),)), ast.Give(ast.This(), (ast.GainKeyword("Flying"),)))
    assert "Flying" in s.g.chars(s.this.id).keywords
    s.do(ast.Give(ast.This(), (nodes.NoAbilities(no_more=True),)), ast.Give(ast.This(), (ast.GainKeyword("Pierce"),)))
    assert not s.g.chars(s.this.id).keywords


def test_what_is_chosen_is_spoken_of_and_remembered():
    s = ChaseStage()
    water, fire = s.put(1, "field", cost="{U}"), s.put(1, "field", cost="{R}")
    s.do(nodes.ChooseWord("attribute"), ast.Destroy(each("resonator", nodes.OfChosen("attribute"))))
    s.answer("name water")
    assert (s.zone_of(water), s.zone_of(fire)) == ("graveyard", "field")
    s.do(ast.Give(ast.This(), (nodes.GainChosen("attribute"),)))
    assert s.g.chars(s.this.id).label("attribute") == {"water"}, "remembered for this card"


# -- for a while ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 9.9:8")
def test_an_effect_lasts_as_long_as_something_is_so_and_not_again():
    s = ChaseStage()
    foe = s.put(1, "field")
    bonus = ast.HasGains(ast.Ref(1), (ast.GainKeyword("Flying"),))
    rested = ast.IsState(ast.This(), ast.InState("engaged"))
    s.do(ast.LastingWhile(bonus, rested), bind={1: (foe.ref,)})
    assert not s.g.lasting, "it is not made while it is not so"
    s.do(ast.Engage(ast.This()), ast.LastingWhile(bonus, rested), bind={1: (foe.ref,)})
    assert "Flying" in s.g.chars(foe.id).keywords
    s.do(ast.Refresh(ast.This()))
    s.do(ast.Engage(ast.This()))
    assert "Flying" not in s.g.chars(foe.id).keywords and not s.g.lasting


@pytest.mark.rule("fow 9.9:4")
def test_with_a_duration_it_holds_whenever_it_is_so():
    s = ChaseStage()
    bonus = ast.HasGains(ast.This(), (ast.GainKeyword("Flying"),))
    s.do(ast.LastingWhile(bonus, ast.IsState(ast.This(), ast.InState("engaged")), TURN))
    assert "Flying" not in s.g.chars(s.this.id).keywords
    s.do(ast.Engage(ast.This()))
    assert "Flying" in s.g.chars(s.this.id).keywords
    s.do(ast.Refresh(ast.This()))
    assert "Flying" not in s.g.chars(s.this.id).keywords
    s.g.expire("end of turn", 0)
    assert not s.g.lasting


# -- prevention -------------------------------------------------------------------------------------------------------
def deal(s: ChaseStage, much: int) -> int:
    """Damage to the card the text is on, and how much came of it."""
    before = s.damage(s.this)
    s.do(ast.Deal((ast.DamagePart(ast.Number(much), ast.This()),)))
    return s.damage(s.this) - before


def shielded(**how: object) -> ChaseStage:
    s = ChaseStage()
    s.do(ast.Lasting(nodes.Prevent(ast.This(), **how), TURN))  # type: ignore[arg-type]
    return s


@pytest.mark.rule("fow 10.17:1.2")
def test_all_damage_is_prevented():
    s = shielded()
    assert (deal(s, 300), deal(s, 100)) == (0, 0) and not s.events("damage")


@pytest.mark.rule("fow 10.17:1.1")
def test_an_amount_of_each_damage_is_prevented():
    s = shielded(amount=ast.Number(200))
    assert (deal(s, 300), deal(s, 100)) == (100, 0)


@pytest.mark.rule("fow 10.17:1.1")
def test_an_amount_of_the_next_damage_is_used_up_by_what_it_prevents():
    s = shielded(amount=ast.Number(500), times="next")
    assert (deal(s, 300), deal(s, 300), deal(s, 100)) == (0, 100, 100)


@pytest.mark.rule("fow 10.17:1.2")
def test_only_the_next_damage_is_prevented():
    s = shielded(times="next")
    assert (deal(s, 300), deal(s, 100)) == (0, 100)


@pytest.mark.rule("fow 10.17:1.2")
def test_the_first_damage_each_turn_is_prevented():
    s = shielded(times="first each turn")
    assert (deal(s, 300), deal(s, 100)) == (0, 100)
    s = ChaseStage()
    deal(s, 100)
    s.do(ast.Lasting(nodes.Prevent(ast.This(), times="first each turn"), TURN))
    assert deal(s, 100) == 100, "it was not the first"


@pytest.mark.rule("fow 10.17:1")
def test_battle_damage_is_told_from_other_damage():
    s = shielded(kind="combat")
    assert deal(s, 100) == 100


@pytest.mark.rule("fow 10.17:1")
def test_what_cannot_be_prevented_is_not():
    s = shielded()
    s.do(ast.Lasting(ast.Cannot(ast.This(), "be prevented"), TURN))
    assert deal(s, 300) == 300
