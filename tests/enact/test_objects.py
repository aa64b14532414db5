"""The cards a phrase means, and which information of them counts."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from ludex.enact.nouns import objects
from ludex.enact.nouns.noun import is_known
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import PLAYERS, amount
from ludex.games.sve.text import nodes
from ludex.lang import ast
from tests.enact.board import FOE, YOU, Board, group

ATTACK = ast.StatOf("attack", ast.Ref(1))


def test_every_object_has_a_reading():
    assert all(map(is_known, ast.members(ast.Object)))
    assert set(get_args(ast.PlayerNode)) == set(PLAYERS.makers)


@pytest.mark.rule("sve 4.1.4")
def test_a_card_that_has_changed_zones_is_gone():
    t = Board()
    a, this = t.card(), t.card()
    s = t.scene(this, it=(a.ref,))
    assert objects.ids(s, ast.Ref(1)) == (a.id,)

    t.move(a, "hand")
    assert objects.refs(s, ast.Ref(1)) and objects.ids(s, ast.Ref(1)) == ()


@pytest.mark.rule("sve 4.1.4.1")
def test_last_words_find_their_card_in_the_cemetery():
    t = Board()
    a = t.card(stats=(4, 4))
    source = t.source(a)
    event = t.move(a, "cemetery", "destroy")
    s = t.scene(a, event, source=source)

    assert objects.ids(s, ast.This()) == (a.id,)
    assert objects.refs(s, ast.This()) == (t.now(a),)


@pytest.mark.rule("sve 5.25.3.1", "sve 5.25.3.1.1")
def test_this_follower_is_nothing_while_it_is_none():
    t = Board()
    cup = t.card(types="amulet")
    s = t.scene(cup)
    assert objects.refs(s, ast.This("follower")) == ()
    this = ast.This("follower")
    assert objects.ids(s, objects.meant(nodes.Evolve(this), this)) == (cup.id,)
    assert objects.ids(s, objects.meant(ast.Destroy(this), this)) == ()
    assert objects.refs(s, ast.This("amulet")) == (cup.ref,)


def test_this_card_where_it_lies():
    t = Board()
    card = t.card(zone="cemetery")
    s = t.scene(card)
    assert objects.ids(s, ast.This(place=ast.Place("cemetery", YOU))) == (card.id,)
    assert objects.ids(s, ast.This(place=ast.Place("hand", YOU))) == ()


def test_each_leaders_tops_of_decks_and_whole_zones():
    t = Board()
    this, foe = t.card(), t.card(seat=1)
    leader = t.card(types="leader", zone="leader area", seat=1)
    top, mid, low = (t.card(zone="deck") for _ in range(3))
    s = t.scene(this)

    assert objects.ids(s, ast.Some(ast.Each(), group(ast.Enemy()))) == (foe.id,)
    assert objects.ids(s, ast.Leader(FOE)) == (leader.id,)
    assert objects.ids(s, ast.TopCards(ast.Number(2), YOU)) == (top.id, mid.id)
    assert objects.ids(s, ast.TopCards(ast.Number(2), YOU, "bottom")) == (mid.id, low.id)
    assert objects.ids(s, ast.TopCards(ast.Number(0), YOU)) == ()
    assert objects.ids(s, ast.WholeZone("deck", YOU)) == (top.id, mid.id, low.id)
    both = ast.Together((ast.Leader(FOE), ast.This(), ast.This()))
    assert objects.ids(s, both) == (leader.id, this.id)


def test_the_rest_are_those_that_were_not_moved():
    t = Board()
    a, b = t.card(zone="deck"), t.card(zone="deck")
    s = t.scene(t.card(), it=(a.ref, b.ref))
    t.move(a, "hand", "add")
    assert objects.ids(s, ast.RestOf(ast.Ref(1))) == (b.id,)


def test_what_needs_a_choice():
    one = ast.Exactly(ast.Number(1))
    assert objects.needs_choice(ast.Some(one, group(), 1))
    assert not objects.needs_choice(ast.Some(ast.Each(), group(), 1))
    assert objects.needs_choice(ast.TopCards(ast.Number(1), YOU, up_to=True))
    assert objects.needs_choice(ast.TokenChoice(one, ("A", "B")))
    assert objects.needs_choice(ast.Together((ast.This(), ast.Some(one, group(), 1))))
    assert not objects.needs_choice(ast.This())


# -- whose information ------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.11.1")
def test_a_card_this_effect_destroyed_is_seen_as_it_last_was_on_the_field():
    from ludex.kernel.effects.changes import ADD, Change

    t = Board()
    t.g.rules.layers = (frozenset({"fixed", "number"}),)
    this, foe = t.card(), t.card(stats=(2, 2), seat=1)
    foe.changes = (Change(1, ADD, "attack", 4),)
    source = t.source(this)
    t.move(foe, "cemetery", "destroy", source=source)
    after = t.scene(this, source=source, it=(t.now(foe),))

    assert amount(after, ATTACK) == 6
    other = t.scene(this, source=t.source(t.card()), it=(t.now(foe),))
    assert amount(other, ATTACK) == 2


@pytest.mark.rule("sve 10.7.4.1.2", "sve 10.7.4.1.3")
def test_the_card_of_a_trigger_is_seen_where_the_event_says():
    t = Board()
    this, a = t.card(), t.card(stats=(7, 1), seat=1)
    a.owner = 0
    event = t.move(a, "cemetery", "destroy")
    s = t.scene(this, event, it=(t.now(a),))
    assert meanings.seats(s, ast.ControllerOf(ast.Ref(1))) == (1,)
    assert meanings.seats(s, ast.OwnerOf(ast.Ref(1))) == (0,)

    back = t.move(a, "field")
    s = t.scene(this, back, it=(t.now(a),))
    assert meanings.seats(s, ast.ControllerOf(ast.Ref(1))) == (0,)


@pytest.mark.rule("sve 1.3.4")
def test_players_the_active_one_first():
    t = Board()
    t.g.active = 1
    s = t.scene(t.card())
    assert meanings.seats(s, ast.Player("each player")) == (1, 0)
    assert meanings.seats(s, FOE) == meanings.seats(s, ast.Player("each opponent")) == (1,)
    assert meanings.seat(s, ast.Player("they")) == 1
    assert meanings.seat(replace(s, they=0), ast.Player("they")) == 0
