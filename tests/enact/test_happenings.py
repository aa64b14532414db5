"""Whether an event is the one a text speaks of."""

from __future__ import annotations

import pytest

from ludex.enact.events import happenings
from ludex.enact.events.happenings import subjects, times
from ludex.enact.events.occasions import EVENTS
from ludex.games.sve.text import nodes
from ludex.kernel.abilities import Source
from ludex.kernel.cards import Card
from ludex.kernel.events import ELIMINATE, MOMENT, READY, REST, VALUE, Event
from ludex.lang import ast
from tests.enact.board import FOE, RULE, YOU, Board, group, some

ONE, TWO = ast.Number(1), ast.Number(2)
MINE = ast.Place("field", YOU)


def test_every_event_has_an_occasion():
    assert set(ast.members(ast.Event)) == set(EVENTS.makers)


# -- zones ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 5.5.1", "sve 10.7.4.3", "sve 9.1.2.2")
def test_put_onto_the_field_in_any_words_but_not_from_field_to_field():
    t = Board()
    this, a = t.card(), t.card(zone="hand")
    put = ast.IsPut(some(ast.Other()), "field", YOU)
    s = t.scene(this)

    assert happenings.kinds(put) == ("move",)
    assert times(s, put, t.move(a, "field", "summon")) == 1
    assert times(s, put, t.create(t.definition("Fairy", "follower token"))) == 1
    assert times(s, put, t.move(a, "field", "give control", seat=1)) == 0
    assert times(s, put, t.move(a, "field", "steal", seat=0)) == 0
    assert times(s, put, t.move(a, "hand", "return")) == 0


@pytest.mark.rule("sve 5.5.3")
def test_from_a_zone_counts_being_played_from_it():
    t = Board()
    this, a, b = t.card(), t.card(zone="ex area"), t.card(zone="hand")
    from_ex = ast.IsPut(some(), "field", YOU, ast.Origin("ex area", YOU))
    not_from_hand = ast.IsPut(some(), "field", YOU, ast.Origin("hand", YOU, other_than=True))
    s = t.scene(this)
    t.move(a, "resolution zone", "play")
    came = t.move(a, "field")
    assert times(s, from_ex, came) == times(s, not_from_hand, came) == 1

    t.move(b, "resolution zone", "play")
    came = t.move(b, "field")
    assert times(s, from_ex, came) == times(s, not_from_hand, came) == 0
    assert times(s, not_from_hand, t.create(t.definition())) == 1


@pytest.mark.rule("sve 12.5.3", "sve 10.7.4.1.2", "sve 4.1.4.1")
def test_last_words_hear_their_own_card_and_name_it_where_it_is():
    t = Board()
    a = t.card(stats=(6, 1))
    s = t.scene(a)
    event = t.move(a, "cemetery", "destroy")
    died = ast.IsPut(some(ast.HasStat("attack", "==", ast.Number(6))), "cemetery", None, ast.Origin("field"))

    assert times(s, ast.IsPut(ast.This(), "cemetery", None, ast.Origin("field")), event) == 1
    assert times(s, died, event) == 1
    assert subjects(s, died, event) == {1: (t.now(a),)}


@pytest.mark.rule("sve 10.7.4.1.1")
def test_a_card_from_hand_is_known_where_all_see_it():
    t = Board()
    a = t.card(types="spell", zone="hand")
    s = t.scene(t.card())
    event = t.move(a, "cemetery", "discard")
    assert times(s, ast.IsDiscarded(some(noun="spell", place=ast.Place("hand", YOU))), event) == 1
    assert times(s, ast.Does(YOU, "discard", some(noun="card")), event) == 1
    assert times(s, ast.Does(FOE, "discard", some(noun="card")), event) == 0


def test_leaving_and_returning():
    t = Board()
    a = t.card()
    s = t.scene(a)
    event = t.move(a, "hand", "return")
    assert times(s, ast.Leaves(ast.This("follower"), "field"), event) == 1
    assert times(s, ast.Leaves(ast.This(), "field", FOE), event) == 0
    assert times(s, ast.Returns(some(place=MINE), "hand", YOU), event) == 1
    assert times(s, ast.Returns(some(), "deck"), event) == 0


@pytest.mark.rule("sve 9.1.3.1")
def test_an_eliminated_token_has_left_its_zone():
    t = Board()
    a = t.card("Fairy", "follower token", zone="ex area")
    gone = t.do(Event(ELIMINATE, RULE, card=a.id))[0]
    assert times(t.scene(t.card()), ast.Leaves(some(noun="token"), "ex area", YOU), gone) == 1


@pytest.mark.rule("sve 11.3.2.1")
def test_destroyed_banished_buried():
    t = Board()
    a, b, c, d = (t.card(seat=1) for _ in range(4))
    this = t.card()
    s = t.scene(this)
    by_rule = t.move(a, "cemetery", "destroy")
    by_text = t.move(b, "cemetery", "destroy", source=t.source(this))

    any_way, by_ability = ast.IsDestroyed(some(ast.Enemy())), ast.IsDestroyed(some(ast.Enemy()), True)
    assert (times(s, any_way, by_rule), times(s, any_way, by_text)) == (1, 1)
    assert (times(s, by_ability, by_rule), times(s, by_ability, by_text)) == (0, 1)
    assert times(s, ast.Does(YOU, "destroy", some()), by_text) == 1
    assert times(s, ast.IsBanished(some()), t.move(c, "banished zone", "banish")) == 1
    assert times(s, ast.IsBanished(some()), t.move(b, "banished zone", "banish")) == 0
    assert times(s, nodes.IsBuried(some()), t.move(d, "cemetery", "bury")) == 1


def test_an_event_that_would_happen_is_asked_before():
    t = Board()
    a = t.card()
    s = t.scene(a)
    would = Event("destroy", RULE, card=a.id, to="cemetery", to_seat=0)
    assert times(s, ast.IsDestroyed(ast.This()), would) == 1
    assert times(s, ast.Leaves(ast.This(), "field"), would) == 1
    assert times(s, ast.IsPut(some(), "cemetery", None, ast.Origin("field")), would) == 1


def test_drawing_playing_and_where_it_was_played_from():
    t = Board()
    a, b = t.card(zone="deck"), t.card(zone="ex area")
    s = t.scene(t.card())
    assert times(s, ast.Draws(YOU), t.move(a, "hand", "draw")) == 1
    t.move(b, "resolution zone", "play")
    played = t.tell("played", b, seat=0, key="card")
    from_ex = some(noun="card", place=ast.Place("ex area", YOU))
    assert times(s, ast.Does(YOU, "play", from_ex), played) == 1
    assert times(s, ast.Does(YOU, "play", some(noun="card", place=ast.Place("hand", YOU))), played) == 0
    assert times(s, nodes.Activates(some()), played) == 0
    assert times(s, nodes.Activates(some()), t.tell("played", b, seat=0, key="quick act")) == 1


@pytest.mark.rule("sve 3.1.2", "sve 4.11.1")
def test_the_shared_zone_a_card_passes_does_not_make_it_another_players():
    t = Board()
    mine, theirs = t.card(seat=0), t.card(seat=1, zone="ex area")
    s, foe = t.scene(mine), t.scene(t.card(seat=1))
    t.move(theirs, "resolution zone", "play", seat=0)
    played = t.tell("played", theirs, seat=1, key="card")
    assert times(s, ast.Does(FOE, "play", some(ast.Enemy(), noun="card")), played) == 1
    came = t.move(theirs, "field", seat=1)
    assert times(foe, ast.IsPut(some(), "field", YOU, ast.Origin("ex area", YOU)), came) == 1


def test_several_at_once_are_one_happening():
    t = Board()
    a, b = t.card(zone="hand"), t.card(zone="hand")
    s = t.scene(t.card())
    both = t.do(*(Event("discard", RULE, card=c.id, to="cemetery") for c in (a, b)))

    def discards(quantity: ast.Quantity) -> ast.Event:
        return ast.Does(YOU, "discard", ast.Some(quantity, group(noun="card"), 1))

    two, any_number, three = ast.AtLeast(TWO), ast.AnyNumber(1), ast.AtLeast(ast.Number(3))
    assert [times(s, discards(two), e) for e in both] == [1, 0]
    assert [times(s, discards(any_number), e) for e in both] == [1, 0]
    assert [times(s, discards(three), e) for e in both] == [0, 0]
    assert subjects(s, discards(two), both[0]) == {1: (t.now(a), t.now(b))}
    assert len(happenings.history(s, discards(two), "turn")) == 2


# -- attacks and damage -----------------------------------------------------------------------------------------------
def attack(t: Board, by: Card, on: Card) -> Event:
    return t.tell("attack", by, seat=by.seat, amount=on.id, value=on.ref)


def test_attacks_name_attacker_and_target():
    t = Board()
    a, b = t.card(), t.card(seat=1)
    leader = t.card(types="leader", zone="leader area", seat=1)
    s = t.scene(a)
    fight, strike = attack(t, a, b), attack(t, a, leader)
    on_follower = ast.Attacks(ast.This("follower"), some(ast.Enemy(), binding=2))

    assert (times(s, on_follower, fight), times(s, on_follower, strike)) == (1, 0)
    assert subjects(s, on_follower, fight) == {2: (b.ref,)}
    assert times(s, ast.Attacks(ast.This(), ast.Leader(FOE)), strike) == 1
    assert times(s, ast.IsAttacked(ast.Leader(FOE)), strike) == 1
    assert times(t.scene(b), ast.IsAttacked(ast.This()), fight) == 1
    fought = t.tell("fought", a, seat=0, amount=b.id)
    assert times(s, nodes.Fights(ast.This(), some(ast.Enemy())), fought) == 1
    assert times(t.scene(b), nodes.Fights(ast.This()), fought) == 0


@pytest.mark.rule("sve 5.14.3.1", "sve 5.14.3.2", "sve 5.14.3.3", "sve 5.14.3.4")
def test_kinds_of_damage():
    t = Board()
    a, b = t.card(), t.card(seat=1)
    leader = t.card(types="leader", zone="leader area", seat=1)
    s = t.scene(a)
    hits = [
        t.tell("damage", b, amount=2, key="attack", value=a.id),
        t.tell("damage", a, amount=3, key="counter", value=b.id),
        t.tell("damage", leader, amount=2, key="attack", value=a.id),
        t.tell("damage", b, amount=4, key="", value=a.id, source=t.source(a)),
    ]
    any_card = some(noun="card")
    told = {
        kind: [times(s, ast.TakesDamage(any_card, kind), e) for e in hits]
        for kind in ("any", "attack", "combat", "ability")
    }
    assert told == {"any": [1, 1, 1, 1], "attack": [1, 0, 1, 0], "combat": [1, 1, 0, 0], "ability": [0, 0, 0, 1]}
    assert [times(s, ast.DealsDamage(ast.This()), e) for e in hits] == [1, 0, 1, 1]
    assert [times(s, ast.DealsDamage(ast.This(), "any", some(ast.Enemy())), e) for e in hits] == [1, 0, 0, 1]
    assert [times(s, ast.TakesDamage(any_card, "any", ">=", ast.Number(3)), e) for e in hits] == [0, 1, 0, 1]
    assert subjects(s, ast.TakesDamage(ast.This()), hits[1])["that much"] == 3


@pytest.mark.rule("sve 5.27.1", "sve 5.14.1")
def test_gaining_and_losing_numbers():
    t = Board()
    a = t.card()
    s = t.scene(a)
    hurt = t.tell("damage", a, amount=2)
    down, up = (Event("change", RULE, card=a.id, key="defense", amount=n) for n in (-1, 2))
    loses, gains = nodes.ChangesStat(ast.This(), "lose", "defense"), nodes.ChangesStat(ast.This(), "gain", "defense")

    assert [times(s, loses, e) for e in (hurt, down, up)] == [1, 1, 0]
    assert [times(s, gains, e) for e in (hurt, down, up)] == [0, 0, 1]
    assert times(s, nodes.ChangesStat(ast.This(), "gain", "attack or defense"), up) == 1
    assert times(s, nodes.ChangesStat(ast.This(), "gain", "attack"), up) == 0


# -- states, players, phases ------------------------------------------------------------------------------------------
def test_states_of_cards():
    t = Board()
    a = t.card()
    s, this = t.scene(a), ast.This()
    told: list[tuple[ast.Event, Event, int]] = [
        (ast.BecomesEngaged(this), t.tell(REST, a), 1),
        (ast.BecomesEngaged(this, refreshed=True), t.tell(READY, a), 1),
        (nodes.Evolves(this), t.tell("evolved", a, seat=0), 1),
        (nodes.Evolves(this, super_evolves=True), t.tell("evolved", a, seat=0), 0),
        (ast.IsSelected(this, FOE), t.tell("selected", a, seat=1), 1),
        (ast.IsSelected(this, FOE), t.tell("selected", a, seat=0), 0),
        (ast.GetsCounter(this, "Stack"), t.tell("counter", a, key="Stack", amount=1), 1),
        (ast.GetsCounter(this, "Stack", removed=True), t.tell("counter", a, key="Stack", amount=1), 0),
        (nodes.IsGivenDrive(this), t.tell("drive given", a), 1),
        (nodes.Races(this), t.tell("raced", a), 1),
        (nodes.IsServed(this), t.tell("served", a, amount=2), 1),
    ]
    assert [(n, times(s, node, e)) for node, e, n in told] == [(n, n) for _, _, n in told]


def test_players_points_and_phases():
    t = Board()
    a = t.card()
    s = t.scene(a)
    gained = t.tell(VALUE, seat=0, key="play points", amount=1, value="recover")
    set_by_rule = t.tell(VALUE, seat=0, key="play points", amount=1)
    recovers = nodes.PointsChange(YOU, "play points", "recover")
    assert [times(s, recovers, e) for e in (gained, set_by_rule)] == [1, 0]

    end = t.tell(MOMENT, seat=1, key="end phase")
    assert times(s, ast.PhaseStarts("end phase", FOE), end) == 1
    assert times(s, ast.PhaseStarts("end phase", YOU), end) == 0
    assert times(s, ast.PhaseStarts("main phase", FOE), end) == 0
    assert times(s, nodes.EarthRites(YOU), t.tell("earth rite", seat=0)) == 1
    heal = t.tell("drive checked", seat=0, key="heal")
    assert (times(s, nodes.DriveChecks(YOU), heal), times(s, nodes.DriveChecks(YOU, "draw"), heal)) == (1, 0)
    assert times(s, ast.GameLost(FOE), Event("lose the game", RULE, seat=1)) == 1
    assert happenings.kinds(ast.Becomes(ast.TurnOf(YOU))) == ("state",)


def test_a_delayed_text_hears_the_cards_it_named():
    t = Board()
    a, b = t.card(), t.card()
    s = t.scene(t.card(), it=(a.ref,))
    assert times(s, ast.IsDestroyed(ast.Ref(1)), t.move(b, "cemetery", "destroy")) == 0
    assert times(s, ast.IsDestroyed(ast.Ref(1)), t.move(a, "cemetery", "destroy")) == 1


def test_who_dealt_damage_earlier_is_the_card_it_was_then():
    t = Board()
    a, foe = t.card(), t.card(seat=1)
    old = t.scene(a)
    t.tell("damage", foe, amount=1, key="attack", value=a.id)
    t.move(a, "hand", "return")
    t.move(a, "field")
    node = ast.DealsDamage(ast.This())
    assert len(happenings.history(old, node, "turn")) == 1
    new = t.scene(t.g.cards[a.id])
    assert happenings.history(new, node, "turn") == []


def test_what_cannot_be_told_is_refused():
    assert happenings.unsupported(ast.IsPut(ast.TopCards(ONE, YOU), "hand"))
    assert happenings.unsupported(ast.PhaseStarts("turn", YOU, "end"))
    assert happenings.unsupported(ast.Draws(YOU)) is None


def test_by_whose_ability_a_card_is_discarded():
    t = Board()
    a, b, by = t.card(zone="hand"), t.card(zone="hand"), t.card("Thief")
    thief = ast.Some(ast.Exactly(ONE), ast.Group((), ast.OfName("Thief")), 0)
    node = ast.IsDiscarded(some(noun="card"), thief)
    s = t.scene(t.card())
    assert times(s, node, t.move(a, "cemetery", "discard", source=t.source(by))) == 1
    other = Source(s.source.card, 0, 0, None, 0)
    assert times(s, node, t.move(b, "cemetery", "discard", source=other)) == 0
