"""Positions of Force of Will in words: rulers, pieces, what lies on them, wills and life."""

import pytest

from ludex.games.fow import starting
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.starting import RULESETS, begin_scenario, blank, piece, set_values
from ludex.kernel.game import Game

EDITIONS = sorted(RULESETS)
P1, P2 = 0, 1


@pytest.fixture(params=EDITIONS)
def g(request) -> Game:
    return blank(RULESETS[request.param])


def ready(g: Game) -> Game:
    begin_scenario(g)
    return g


@pytest.mark.rule("fow 4.2:2", "fow 5.3:2", "fow 6.1:1.3")
def test_a_blank_position_is_the_turn_players_main_phase(g):
    g.auto = False  # priority is asked for although there is nothing to do with it
    g = ready(g)
    assert g.decision.seat == P1
    assert "pass" in {option.key for option in g.decision.options}
    for seat in (P1, P2):
        assert g.value(seat, "life") == 4000
        (ruler,) = g.zone(seat, zones.RULER)
        assert g.chars(ruler).types == {"ruler"}
        assert g.chars(g.zone(seat, zones.PLAYER)[0]).types == {"player"}
        assert (len(g.zone(seat, zones.DECK)), len(g.zone(seat, zones.STONE_DECK))) == (20, 10)


def test_the_turn_may_be_the_other_players():
    g = ready(blank(RULESETS["fow-5.5/valhalla"], turn_of=P2))
    assert g.decision is not None
    assert (g.active, g.decision.seat) == (P2, P2)


def test_an_unknown_phase_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"no phase 'battle'; there are draw, recovery, main, end"):
        blank(RULESETS["fow-5.5/valhalla"], phase="battle")


def test_a_piece_lies_as_the_details_say(g):
    there = piece(g, P2, "field", attack=700, defense=600, rested=True, damage=200, counters={"hour": 2})
    assert (there.zone, there.seat, there.rested) == ("field", P2, True)
    assert there.counters == {"hour": 2, "damage": 200}
    assert g.chars(there.id).numbers == {"cost": 2, "attack": 700, "defense": 600}


def test_what_a_piece_is_follows_from_where_it_lies_and_what_is_said(g):
    assert g.chars(piece(g, P1, "magic stone area").id).types == {"magic stone", "basic magic stone"}
    assert g.chars(piece(g, P1, "hand", subtype="chant-instant").id).types == {"spell", "chant-instant"}
    assert g.chars(piece(g, P1, "hand", type="addition").id).types == {"addition", "addition: field"}
    red = g.chars(piece(g, P1, "hand", cost="{R}{1}").id)
    assert (red.label("attribute"), red.number("cost")) == ({"fire"}, 2)


@pytest.mark.rule("fow 10.1:1")
def test_an_addition_is_added_to_a_piece(g):
    host = piece(g, P1, "field")
    addition = piece(g, P1, "field", subtype="resonator", type="addition", added_to=host)
    assert addition.links == (host.id,)
    assert g.cards[host.id].links == (addition.id,)


def test_a_ruler_takes_the_plain_rulers_place(g):
    mine = piece(g, P1, "ruler area", type="ruler", name="Mine")
    assert g.zone(P1, zones.RULER) == (mine.id,)
    assert g.chars(mine.id).name == "Mine"


@pytest.mark.rule("fow 3.6:1")
def test_a_j_ruler_on_the_field_is_a_rulers_card_with_its_back_up(g):
    mine = piece(g, P1, "field", type="J-ruler", name="Mine", attack=1000, defense=900)
    assert g.zone(P1, zones.RULER) == ()
    chars = g.chars(mine.id)
    assert (mine.face, chars.name, chars.types) == (zones.BACK, "Mine", {"J-ruler"})
    assert chars.numbers == {"attack": 1000, "defense": 900}


def test_values_are_life_wills_and_how_many_cards_lie_where(g):
    set_values(g, P1, life=1200, will_w=2, will_0=1, hand=3, lifebreak=4, deck=5, removed=1)
    assert (g.value(P1, "life"), g.value(P1, "will W"), g.value(P1, "will 0")) == (1200, 2, 1)
    sizes = {zone: len(g.zone(P1, zone)) for zone in (zones.HAND, zones.LIFEBREAK, zones.DECK, zones.REMOVED)}
    assert sizes == {zones.HAND: 3, zones.LIFEBREAK: 4, zones.DECK: 5, zones.REMOVED: 1}
    with pytest.raises(ValueError, match=r"will_q: .* has no such wills"):
        set_values(g, P1, will_q=1)
    with pytest.raises(ValueError, match="there is no value 'luck'"):
        set_values(g, P1, luck=1)


def test_what_nobody_asked_for_is_a_mistake(g):
    with pytest.raises(ValueError, match="nothing is known about colour"):
        piece(g, P1, "field", attack=100, colour="red")
    with pytest.raises(ValueError, match="no card is named 'Nobody'"):
        piece(g, P1, "field", name="Nobody")
    with pytest.raises(ValueError, match="there is no zone 'attic'"):
        piece(g, P1, "attic")


@pytest.mark.rule("fow 1.1:1")
def test_a_book_alone_means_its_default_format():
    fault = starting.deck_faults("fow-5.5", {"name": "empty"})[0]
    assert fault.rule.startswith("fow-5.5 4.1:")
