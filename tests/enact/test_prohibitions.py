"""What cannot be done (sve 1.3.3)."""

from __future__ import annotations

import pytest

from ludex.enact.scenes.making import lasting_ability
from ludex.enact.standing import prohibitions
from ludex.enact.standing.prohibitions import obstacle
from ludex.families import families
from ludex.kernel.abilities import Source
from ludex.kernel.cards import Card
from ludex.kernel.events import READY, REST, Event
from ludex.lang import ast
from ludex.lang.reading import grammar_of
from tests.enact.toy import Table

YOU, FOE = ast.Player("you"), ast.Player("opponent")


def cannot(act: str, what: ast.Object | None = None, only: ast.Object | None = None) -> ast.Passive:
    return ast.Passive((ast.Cannot(what or ast.This(), act, only),))


def attack(by: Card, on: Card) -> Event:
    return Event("attack", "toy 6", card=by.id, amount=on.id)


def source_of(card: Card) -> Source:
    return Source(card.id, card.incarnation, card.seat, None, card.stamp)


@pytest.mark.rule("sve 1.3.3")
def test_a_prohibition_names_its_rule_and_the_card():
    t = Table()
    golem = t.card(cannot("attack leaders"), name="Golem")
    leader = t.card(seat=1, zone="leader area", types=("leader",))
    foe = t.card(seat=1)

    found = obstacle(t.g, "attack", attack(golem, leader))
    assert found is not None
    assert found.rule == "sve 1.3.3"
    assert "Golem cannot attack leaders" in found.sentence
    assert obstacle(t.g, "attack", attack(golem, foe)) is None
    assert obstacle(t.g, "attack", attack(foe, leader)) is None


def test_attacking_at_all_and_followers_only():
    t = Table()
    calm, shy = t.card(cannot("attack")), t.card(cannot("attack followers"))
    foe = t.card(seat=1)
    leader = t.card(seat=1, zone="leader area", types=("leader",))

    assert obstacle(t.g, "attack", Event("attack", "toy 6", card=calm.id, amount=-1))
    assert obstacle(t.g, "attack", attack(shy, foe))
    assert not obstacle(t.g, "attack", attack(shy, leader))
    assert not obstacle(t.g, "attack", Event("attack", "toy 6", card=shy.id, amount=-1))


def test_an_exception_is_allowed():
    t = Table()
    strong = ast.Some(ast.Each(), ast.Group((), ast.Kind("follower"), (ast.HasStat("attack", ">=", ast.Number(5)),)))
    fort = t.card(cannot("be attacked", only=strong), seat=1)

    assert obstacle(t.g, "attack", attack(t.card(attack=2), fort))
    assert not obstacle(t.g, "attack", attack(t.card(attack=5), fort))


@pytest.mark.rule("sve 10.12.1.2")
def test_abilities_cannot_destroy_it_but_rules_can():
    t = Table()
    solid = t.card(cannot("be destroyed by abilities"))
    spell = t.card(seat=1)
    by = source_of(spell)

    assert not t.do(Event("destroy", "toy 7", card=solid.id, to="cemetery", to_seat=0, source=by))
    assert solid.zone == "field"
    assert t.move(solid, "cemetery", "destroy")


def test_enemy_abilities_only():
    t = Table()
    solid = t.card(cannot("be destroyed by enemy abilities"))
    mine, theirs = source_of(t.card()), source_of(t.card(seat=1))

    assert not t.do(Event("destroy", "toy 7", card=solid.id, to="cemetery", to_seat=0, source=theirs))
    assert t.do(Event("destroy", "toy 7", card=solid.id, to="cemetery", to_seat=0, source=mine))


@pytest.mark.rule("sve 10.7.4.3")
def test_leaving_the_field_is_not_changing_fields():
    t = Table()
    root = t.card(cannot("leave the field"))

    for kind, to in (("return", "hand"), ("banish", "banished zone"), ("bury", "cemetery")):
        assert not t.move(root, to, kind)
    assert t.do(Event("steal", "toy 8", card=root.id, to="field", to_seat=1))


@pytest.mark.parametrize(
    ("act", "kind"),
    [
        ("be banished", "banish"),
        ("be returned", "return"),
        ("be buried", "bury"),
        ("be destroyed", "destroy"),
    ],
)
def test_movements_by_their_words(act, kind):
    t = Table()
    fixed = t.card(cannot(act))
    other = "put" if kind != "put" else "bury"

    assert not t.move(fixed, "cemetery", kind)
    assert t.move(fixed, "cemetery", other)


def test_engaging_and_refreshing():
    t = Table()
    awake, asleep = t.card(cannot("be engaged")), t.card(cannot("be refreshed"))

    assert not t.do(Event(REST, "toy 9", card=awake.id))
    assert t.do(Event(REST, "toy 9", card=asleep.id))
    assert not t.do(Event(READY, "toy 9", card=asleep.id))


def test_selection_by_opponents():
    t = Table()
    veiled = t.card(cannot("be selected by opponents"))

    assert obstacle(t.g, "select", Event("select", "toy 10", card=veiled.id, seat=1))
    assert not obstacle(t.g, "select", Event("select", "toy 10", card=veiled.id, seat=0))


@pytest.mark.rule("sve 5.14.3.1", "sve 5.14.3.2")
def test_kinds_of_damage_that_cannot_be_dealt():
    t = Table()
    gentle = t.card(cannot("deal combat damage"))
    foe = t.card(seat=1)
    leader = t.card(seat=1, zone="leader area", types=("leader",))

    assert not t.damage(foe, 1, by=gentle, key="attack")
    assert not t.damage(foe, 1, by=gentle, key="counter")
    assert t.damage(leader, 1, by=gentle, key="attack")
    assert t.damage(foe, 1, by=gentle)


def test_players_cannot_play_certain_cards():
    t = Table()
    spells = ast.Some(ast.Each(), ast.Group((), ast.Kind("spell")))
    t.card(ast.Passive((ast.CannotDo(FOE, "play", spells),)), name="Silence")
    spell = t.card(seat=1, zone="hand", types=("spell",))
    other = t.card(seat=1, zone="hand")

    found = obstacle(t.g, "play", Event("play", "toy 11", card=spell.id, seat=1))
    assert found is not None
    assert "Silence" in found.sentence
    assert not obstacle(t.g, "play", Event("play", "toy 11", card=other.id, seat=1))
    assert not obstacle(t.g, "play", Event("play", "toy 11", card=spell.id, seat=0))


@pytest.mark.rule("sve 5.5.1")
def test_summoning_is_putting_onto_the_field():
    t = Table()
    t.card(ast.Passive((ast.CannotDo(YOU, "summon"),)))
    card = t.card(zone="hand")

    assert not t.move(card, "field", "summon")
    assert not t.move(card, "field")
    assert t.move(card, "field", "resolve")


@pytest.mark.rule("sve 10.9.2")
def test_what_lasts_forbids_nothing_to_newcomers():
    t = Table()
    early = t.card()
    everyone = ast.Some(ast.Each(), ast.Group((), ast.Kind("follower")))
    t.last(lasting_ability(t.rules, ast.Cannot(everyone, "attack")))
    late = t.card()

    assert obstacle(t.g, "attack", Event("attack", "toy 6", card=early.id))
    assert not obstacle(t.g, "attack", Event("attack", "toy 6", card=late.id))


def test_a_prohibition_holds_while_its_condition_does():
    t = Table()
    on_your_turn = ast.TurnOf(YOU)
    card = t.card(ast.Passive((ast.Cannot(ast.This(), "attack"),), on_your_turn))
    trying = Event("attack", "toy 6", card=card.id)

    assert obstacle(t.g, "attack", trying)
    t.g.active = 1
    assert not obstacle(t.g, "attack", trying)


def test_every_act_that_a_dialect_speaks_of_has_a_row():
    for node, rows in (("Cannot", prohibitions.CANNOT), ("CannotDo", prohibitions.DEEDS)):
        forms = [form for dialect in families() for form in grammar_of(dialect).forms[node]]
        assert {form.consts["act"] for form in forms} <= rows.keys()
