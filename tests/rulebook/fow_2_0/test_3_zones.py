"""Zones and the set-up (fow-2.0 3, 4): who sees what, what is kept in order, how a game begins."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludex.games.fow import starting
from ludex.games.fow.rulesets import RULESETS
from ludex.kernel.game import Game
from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
OPEN = ("field", "ruler area", "graveyard", "magic stone area", "removed area")
OWN_EYES = ("hand", "chant-standby area")
HIDDEN = ("deck", "magic stone deck", "lifebreak area")


def _full() -> Table:
    t = Table(ED)
    for seat in (P1, P2):
        t.field(seat)
        t.graveyard(seat)
        t.stone(seat, "fire")
        t.put(seat, "removed area", "", attack=100)
        t.hand(seat)
        t.standby(seat, "[Trigger] Anytime: Draw a card.", cost="{9}")
        t.lifebreak(seat)
    return t


@pytest.mark.rule("fow-2.0 3.1:1", "fow-2.0 3.1:2", "fow-2.0 3.1:3")
def test_3_1_each_player_has_every_zone() -> None:
    t = _full()
    for seat in (P1, P2):
        assert all(t.count(seat, zone) for zone in (*OPEN, *OWN_EYES, *HIDDEN))


@pytest.mark.rule("fow-2.0 3.1.1:2", "fow-2.0 3.1.1:3", "fow-2.0 3.1.1:4", "fow-2.0 3.1.1:5", "fow-2.0 3.1.2:2",
                  "fow-2.0 3.1.3:2", "fow-2.0 3.1.4:2", "fow-2.0 3.3:4", "fow-2.0 3.9:3")  # fmt: skip
def test_3_1_1_open_hidden_and_for_one_players_eyes() -> None:
    t = _full()
    for by in (P1, P2):
        for of in (P1, P2):
            for zone in (*OPEN, *OWN_EYES, *HIDDEN):
                seen = t.seen(by, of, zone)
                assert seen["count"] == t.count(of, zone)
                shown = zone in OPEN or (zone in OWN_EYES and by == of)
                assert bool(seen["cards"]) is shown, zone


@pytest.mark.rule("fow-2.0 3.2:2", "fow-2.0 3.9:2", "fow-2.0 3.10:2")
def test_3_2_2_there_is_always_room() -> None:
    t = Table(ED)
    t.set(P1, field=30, stones=30)
    for _ in range(10):
        t.standby(P1, "[Trigger] Anytime: Draw a card.", cost="{W}{W}{99}")
    card = t.hand(P1, cost="{1}")
    t.cast(card)
    assert t.count(P1, "field") == 31 and t.count(P1, "chant-standby area") == 10


@pytest.mark.rule("fow-2.0 3.8:1", "fow-2.0 3.8:2", "fow-2.0 3.1.1:6")
def test_3_8_2_the_graveyard_keeps_its_order() -> None:
    t = Table(ED)
    first, second = t.field(P2, attack=100), t.field(P2, attack=200)
    spells = [t.chant(P1, "Destroy target resonator.", name=name) for name in ("One", "Two")]
    t.cast(spells[0], first)
    t.cast(spells[1])
    assert t.pieces(P2, "graveyard") == [second, first]
    assert [piece.name for piece in t.pieces(P1, "graveyard")] == ["Two", "One"]


@pytest.mark.rule("fow-2.0 3.1.1:6")
def test_3_1_1_6_the_owner_orders_cards_that_arrive_together() -> None:
    t = Table(ED)
    one, two = t.field(P2, attack=100), t.field(P2, attack=200)
    t.play(t.chant(P1, "Destroy all resonators your opponent controls."))
    assert (t.asked, t.asking_rule()) == (P2, "fow-2.0 3.1.1:6")
    t.choose(two)
    assert set(t.pieces(P2, "graveyard")) == {one, two}


@pytest.mark.rule("fow-2.0 3.4:4", "fow-2.0 3.5:4", "fow-2.0 4.1:5", "fow-2.0 4.2:4")
def test_3_4_4_only_an_effect_looks_into_a_deck() -> None:
    t = Table(ED)
    top = t.deck(P1, attack=100)
    look = t.chant(P1, "Look at the top card of your main deck.")
    assert not t.sees(P1, top)
    t.cast(look)
    assert t.sees(P1, top) and not t.sees(P2, top)


# -- the set-up --------------------------------------------------------------------------------------------------------
def _new(seed: int = 3) -> Game:
    return starting.start(RULESETS[ED], starting.starter_decks(ED)[:2], seed)


@pytest.mark.rule("fow-2.0 2.2:1", "fow-2.0 3.4:2", "fow-2.0 3.4:3", "fow-2.0 3.5:2", "fow-2.0 3.5:3", "fow-2.0 3.6:1",
                  "fow-2.0 4.4:2", "fow-2.0 1.4.2:2")  # fmt: skip
def test_3_4_2_decks_and_rulers_are_in_place_when_the_game_begins() -> None:
    g = _new()
    for seat in (0, 1):
        kinds = [g.chars(c).types for c in g.zone(seat, "deck")]
        assert kinds and all(types & {"resonator", "addition", "spell"} for types in kinds)
        assert all("magic stone" in g.chars(c).types for c in g.zone(seat, "magic stone deck"))
        (ruler,) = g.zone(seat, "ruler area")
        assert "ruler" in g.chars(ruler).types
        assert all(g.cards[c].owner == seat for c in (ruler, *g.zone(seat, "deck"), *g.zone(seat, "magic stone deck")))
        view: dict[str, Any] = g.view(seat)
        assert all(not view["players"][of]["zones"]["deck"]["cards"] for of in (0, 1))


@pytest.mark.rule("fow-2.0 4.4.1:1", "fow-2.0 4.4.1:2", "fow-2.0-R45")
def test_4_4_1_chance_picks_who_says_who_goes_first() -> None:
    asked = [_new(seed).decision for seed in range(12)]
    assert {decision.seat for decision in asked if decision} == {0, 1}
    g = _new()
    assert g.decision is not None
    seat = g.decision.seat
    assert [o.key for o in g.decision.options] == ["first", "second"]
    g.choose("second")
    assert g.first == 1 - seat


@pytest.mark.rule("fow-2.0 4.4.2:2")
def test_4_4_2_2_nobody_need_redraw() -> None:
    g = _new()
    g.choose("first")
    hands = [g.zone(seat, "hand") for seat in (0, 1)]
    g.choose("no")
    g.choose("no")
    assert g.turn == 1 and [g.zone(seat, "hand") for seat in (0, 1)] == hands


@pytest.mark.rule("fow-2.0 4.1:1", "fow-2.0 4.1:3", "fow-2.0 4.1:4", "fow-2.0 4.2:1", "fow-2.0 4.2:3", "fow-2.0-R1")
def test_4_1_decks() -> None:
    deck = starting.deck_of(starting.starter_decks(ED)[0])
    assert not starting.deck_faults(ED, deck)
    names = sorted(deck.main)
    draw = Random(1)
    few = {name: deck.main[name] for name in names[:5]}
    many = {**deck.main, draw.choice(names): 5}
    for main, rule in ((few, "fow-2.0 4.1:1"), (many, "fow-2.0 4.1:3")):
        faults = starting.deck_faults(ED, {"name": "x", "ruler": deck.ruler, "main": main, "stones": dict(deck.stones)})
        assert rule in {fault.rule for fault in faults}
    none: dict[str, int] = {}
    made = {"name": "x", "ruler": deck.ruler, "main": dict(deck.main), "stones": none}
    assert not starting.deck_faults(ED, made)  # a magic stone deck has 20 cards at the most, and no least number
