"""Persistent effects on cards' information (sve 10.9)."""

from __future__ import annotations

import pytest

from ludex.enact.scenes.making import ability, lasting_ability
from ludex.enact.standing.permissions import covering, granted
from ludex.games.sve.text import nodes
from ludex.kernel.effects.changes import FOREVER, GAIN, LOSE_ALL, Change
from ludex.kernel.effects.facts import ABILITIES, LABELS, TYPES, number
from ludex.lang import ast
from tests.enact.toy import Table

YOU = ast.Player("you")
ONE, TWO = ast.Number(1), ast.Number(2)
MINE = ast.Place("field", YOU)


def each(*before: ast.Filter, noun: str = "follower", after: tuple[ast.Filter, ...] = (), binding: int = 0) -> ast.Some:
    return ast.Some(ast.Each(), ast.Group(before, ast.Kind(noun), after), binding)


def plus(attack: int = 0, defense: int = 0) -> ast.StatChange:
    sign = ast.Signed
    return ast.StatChange(
        sign("+", ast.Number(attack)) if attack else None, sign("+", ast.Number(defense)) if defense else None
    )


def has(what: ast.Object, *gains: ast.Gain, condition: ast.Condition | None = None) -> ast.Passive:
    return ast.Passive((ast.HasGains(what, gains),), condition)


def test_others_have_numbers_and_keywords_while_the_ability_is_there():
    t = Table()
    chief = t.card(has(each(ast.Other(), after=(MINE,)), plus(1, 1), ast.GainKeyword("Ward")))
    friend, foe = t.card(), t.card(seat=1)

    assert (t.number(friend, "attack"), t.number(friend, "defense")) == (3, 4)
    assert t.keywords(friend) == {"Ward"}
    assert t.number(chief, "attack") == t.number(foe, "attack") == 2

    t.move(chief, "cemetery")
    assert t.number(friend, "attack") == 2
    assert not t.keywords(friend)


@pytest.mark.rule("sve 10.9.3")
def test_a_newcomer_is_changed_the_moment_it_enters():
    t = Table()
    t.card(has(each(after=(MINE,)), plus(attack=1)))
    late = t.card(zone="hand")
    assert t.number(late, "attack") == 2

    t.move(late, "field")
    assert t.number(late, "attack") == 3


@pytest.mark.rule("sve 10.3.3")
def test_a_passive_holds_only_while_its_condition_does():
    t = Table()
    two = ast.Exists(">=", TWO, ast.Group((), ast.Kind("follower"), (MINE,)))
    alone = t.card(has(ast.This(), ast.GainKeyword("Rush"), condition=two))
    assert not t.keywords(alone)

    t.card()
    assert t.keywords(alone) == {"Rush"}


def test_a_condition_may_ask_about_cards_where_no_ability_is_valid():
    t = Table()
    old = ast.Exists(">=", ONE, ast.Group((nodes.OfTrait("Elf"),), ast.Kind("card"), (ast.Place("cemetery", YOU),)))
    mourner = t.card(has(ast.This(), plus(attack=2), ast.GainKeyword("Ward"), condition=old))
    assert t.number(mourner, "attack") == 2

    t.card(zone="cemetery", traits=("Elf",))
    assert t.number(mourner, "attack") == 4
    assert t.keywords(mourner) == {"Ward"}


def test_a_quoted_ability_is_had_like_a_printed_one():
    t = Table()
    quoted = has(each(ast.Other(), noun="amulet", after=(MINE,)), plus(defense=1))
    t.card(has(each(ast.Other(), after=(MINE,)), ast.GainAbility(quoted)))
    t.card()
    amulet = t.card(types=("amulet",), defense=1)

    assert t.number(amulet, "defense") == 2


def test_a_gift_under_a_condition_looks_at_the_card_that_gets_it():
    t = Table()
    elf = ast.Is(ast.Ref(1), ast.Group((nodes.OfTrait("Elf"),), ast.Kind("card")))
    t.card(has(each(ast.Other(), binding=1), ast.GainKeyword("Rush"), ast.GainIf(elf, plus(attack=1))))
    elf_card, other = t.card(traits=("Elf",)), t.card()

    assert (t.number(elf_card, "attack"), t.number(other, "attack")) == (3, 2)
    assert t.keywords(elf_card) == t.keywords(other) == {"Rush"}


def test_names_traits_types_and_numbers():
    t = Table()
    effects: tuple[ast.Static, ...] = (
        ast.AlsoNamed(ast.This(), "Ghost"),
        ast.AlsoTrait(ast.This(), "Elf"),
        ast.AlsoTrait(ast.This(), "Runecraft"),
        nodes.IsAlso(ast.This(), "amulet"),
        ast.NumberIs(ast.This(), ("attack",), ast.Count(ast.Group((), ast.Kind("card"), (ast.Place("hand", YOU),)))),
    )
    card = t.card(ast.Passive(effects), name="Puppet")
    t.card(zone="hand")
    chars = t.g.chars(card.id)

    assert chars.names == ("Puppet", "Ghost")
    assert chars.label("trait") == {"Elf"}
    assert chars.label("class") == {"Runecraft"}
    assert chars.types == {"follower", "amulet"}
    assert chars.number("attack") == 1


@pytest.mark.rule("sve 5.29.1")
def test_for_every_multiplies_once():
    t = Table()
    grown = ast.StaticForEvery(
        ast.HasGains(ast.This(), (plus(1, 1),)),
        2,
        ast.Count(ast.Group((), ast.Kind("card"), (ast.Place("hand", YOU),))),
    )
    card = t.card(ast.Passive((grown,)))
    for _ in range(5):
        t.card(zone="hand")

    assert (t.number(card, "attack"), t.number(card, "defense")) == (4, 5)


@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.4")
def test_abilities_are_lost_before_numbers_are_counted():
    t = Table()
    giver = t.card(has(each(ast.Other()), plus(attack=1)), seat=1)
    friend = t.card(seat=1)
    assert t.number(friend, "attack") == 3

    t.card(ast.Passive((ast.LosesAll(each(ast.Enemy())),)))
    assert t.number(friend, "attack") == 2
    assert not t.g.chars(giver.id).abilities


@pytest.mark.rule("sve 10.9.1.5")
def test_what_gives_abilities_depends_on_what_takes_them():
    t = Table()
    t.card(has(each(ast.Other(), after=(MINE,)), ast.GainKeyword("Ward")), seat=1, types=("amulet",))
    friend = t.card(seat=1)
    t.card(ast.Passive((ast.LosesAll(each(ast.Enemy(), noun="amulet")),)))

    assert not t.keywords(friend)


def test_a_card_that_loses_all_abilities_loses_what_they_gave_it():
    for first in (True, False):
        t = Table()
        if first:
            t.card(ast.Passive((ast.LosesAll(each(ast.Enemy())),)))
        foe = t.card(has(ast.This(), ast.GainKeyword("Ward")), seat=1)
        if not first:
            assert t.keywords(foe) == {"Ward"}
            t.card(ast.Passive((ast.LosesAll(each(ast.Enemy())),)))
        assert not t.keywords(foe)


@pytest.mark.rule("sve 5.31.2.1", "sve 10.9.1.6")
def test_a_passive_loss_takes_what_is_printed_but_not_what_is_given_later():
    t = Table()
    t.card(ast.Passive((ast.LosesAll(each(ast.Enemy())),)))
    foe = t.card(ast.KeywordAbility("Ward"), seat=1)
    assert not t.keywords(foe)

    (rush,) = ability(t.rules, ast.KeywordAbility("Rush"), "follower")
    t.change(foe, Change(0, GAIN, "", rush, FOREVER))
    assert t.keywords(foe) == {"Rush"}


def test_a_loss_of_certain_keywords_leaves_the_others():
    t = Table()
    foe = t.card(ast.KeywordAbility("Ward"), ast.KeywordAbility("Rush"), seat=1)
    t.card(ast.Passive((ast.LosesAll(each(ast.Enemy()), ("Ward",)),)))

    assert t.keywords(foe) == {"Rush"}


@pytest.mark.rule("sve 10.9.2")
def test_what_lasts_without_a_card_leaves_newcomers_alone():
    t = Table()
    early = t.card()
    t.last(lasting_ability(t.rules, ast.HasGains(each(after=(MINE,)), (plus(attack=1),))))
    late = t.card()

    assert (t.number(early, "attack"), t.number(late, "attack")) == (3, 2)


def test_what_lasts_remembers_what_its_text_had_named():
    t = Table()
    chosen, other = t.card(), t.card()
    effect = lasting_ability(t.rules, ast.HasGains(ast.Ref(1), (ast.GainKeyword("Ward"),)))
    t.last(effect, bind={1: (chosen.ref,)})

    assert t.keywords(chosen) == {"Ward"}
    assert not t.keywords(other)


def test_a_static_says_what_it_reads():
    strong = ast.HasStat("attack", ">=", ast.Number(3))
    (made,) = ability(Table().rules, has(each(nodes.OfTrait("Elf"), strong), plus(attack=1)), "follower")
    assert made.statics[0].looks == TYPES | LABELS | number("attack")
    assert made.statics[0].around == 0 and made.statics[0].touches == number("attack")

    (made,) = ability(Table().rules, has(each(noun="card"), ast.GainKeyword("Ward")), "follower")
    assert made.statics[0].looks == 0 and made.statics[0].touches == ABILITIES


def test_losing_all_by_a_change_is_before_later_gifts():
    t = Table()
    card = t.card(ast.KeywordAbility("Ward"))
    t.change(card, Change(0, LOSE_ALL, "", None, FOREVER))
    t.card(has(each(ast.Other()), ast.GainKeyword("Rush")))

    assert t.keywords(card) == {"Rush"}


def test_permissions_are_granted_while_their_condition_holds():
    t = Table()
    less = nodes.CostShift(each(noun="card", after=(ast.Place("hand", YOU),)), "less", ONE)
    t.card(ast.Passive((ast.StaticForEvery(less, 1, ast.Count(ast.Group((), ast.Kind("card"), (MINE,)))),)))
    engaged = ast.IsState(ast.This(), ast.InState("engaged"))
    t.card(ast.Passive((nodes.IgnoresWard(ast.This()),), engaged))
    inside, outside = t.card(zone="hand"), t.card(zone="deck")

    ((_, node),) = granted(t.g, nodes.CostShift)
    assert node.amount == TWO
    assert covering(t.g, nodes.CostShift, inside.ref)
    assert not covering(t.g, nodes.CostShift, outside.ref)
    assert not granted(t.g, nodes.IgnoresWard)
