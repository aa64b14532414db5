"""Decks, hand, cemetery and the zones cards pass through (sve 4.5 to 4.7, 4.9 to 4.15)."""

from __future__ import annotations

import pytest

import ludex
from ludex.games.sve.starting import deck_of, starter_decks
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

EVOLVE = "{evolve} {cost 1}: Evolve this."
VANGUARD = "Cardfight!! Vanguard"


def evolution(t: Table, name: str = "Warden", **details: object) -> Piece:
    """An evolved card in the first player's evolve deck."""
    return t.evolve_deck(P1, "", name=name, type="follower", attack=4, defense=4, **details)


# -- decks (sve 4.5, sve 4.6) -----------------------------------------------------------------------------------------
@pytest.mark.rule("sve 4.6.1")
def test_4_5_1_main_deck_and_evolve_deck_begin_in_their_areas() -> None:
    """In a new game every card of the two decks is in its own area, the opening hand aside."""
    names = starter_decks("sve")[:2]
    game = ludex.new("sve", decks=names, seed=5, auto=False)
    for seat, name in enumerate(names):
        deck = deck_of(name)
        drawn = [*game.zone(seat, "hand"), *game.zone(seat, "deck")]
        assert sorted(game.original(c).name for c in drawn) == sorted(n for n, k in deck.main.items() for _ in range(k))
        evolved = [game.original(c).name for c in game.zone(seat, "evolve deck")]
        assert sorted(evolved) == sorted(n for n, k in deck.evolve.items() for _ in range(k))
        assert all(game.cards[c].owner == seat for c in drawn)


def test_4_5_2_1_top_and_bottom_are_the_ends_of_the_deck() -> None:
    """A card put on top is drawn next, a card put on the bottom is drawn last."""
    t = unhurried()
    t.set(P1, deck=2)
    high, low = t.cemetery(P1, name="High"), t.cemetery(P1, name="Low")
    top = t.spell(P1, "Put a follower named High from your cemetery on top of your deck.")
    under = t.spell(P1, "Put a follower named Low from your cemetery on the bottom of your deck.")
    draw = t.spell(P1, "Draw a card.")
    rest = t.spell(P1, "Draw 2 cards.")
    last = t.spell(P1, "Draw a card.", name="Last Draw")
    t.play(top)
    t.play(under)
    t.play(draw)
    assert t.zone_of(high) == "hand"
    t.play(rest)
    assert t.zone_of(low) == "deck" and t.count(P1, "deck") == 1
    t.play(last)
    assert t.zone_of(low) == "hand"


@pytest.mark.rule("sve-R2")
def test_4_6_3_faceup_cards_are_no_part_of_the_evolve_deck() -> None:
    """A follower cannot evolve with a card that lies faceup."""
    t = unhurried()
    card = t.field(P1, EVOLVE, name="Warden")
    evolution(t, faceup=True)
    assert t.forbids(t.activation(card))


@pytest.mark.rule("sve-R2")
def test_4_6_3_texts_can_ask_for_faceup_cards() -> None:
    """Cards in the evolve deck are the facedown ones, faceup cards those that lie faceup."""
    t = unhurried()
    evolution(t, "One", faceup=True)
    evolution(t, "Two", faceup=True)
    evolution(t, "Three")
    down = t.spell(P1, "Draw X cards. X equals the number of cards in your evolve deck.")
    up = t.spell(P1, "Draw X cards. X equals the number of faceup cards in your evolve deck.")
    t.play(down)
    assert len(t.events("draw")) == 1
    t.play(up)
    assert len(t.events("draw")) == 3


# -- hand (sve 4.7) ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 4.7.3")
def test_4_7_3_1_the_hand_holds_seven_cards_when_a_turn_ends() -> None:
    """More than seven may be held during the turn; at its end the player discards down to seven."""
    t = unhurried()
    cards = [t.hand(P1, name=f"Card {n}") for n in range(9)]
    assert t.count(P1, "hand") == 9
    t.do("end", cards[0], cards[1])
    assert t.count(P1, "hand") == 7
    assert [e.rule for e in t.events("discard")] == ["sve 7.4.7"] * 2


@pytest.mark.rule("sve 4.7.3")
def test_4_7_3_1_seven_cards_are_not_too_many() -> None:
    """Nobody is asked with seven cards, nor does the limit bind the player whose turn it is not."""
    t = unhurried()
    for n in range(7):
        t.hand(P1, name=f"Card {n}")
    for n in range(9):
        t.hand(P2, name=f"Card {n}")
    t.end()
    assert t.events("discard") == [] and t.count(P1, "hand") == 7


# -- where cards go (sve 4.9 to 4.12) ---------------------------------------------------------------------------------
def test_4_9_1_used_cards_go_to_their_owner_s_cemetery() -> None:
    """A resolved spell, a destroyed follower and a discarded card lie in the cemetery."""
    t = unhurried()
    follower, held = t.field(P1), t.hand(P1)
    spell = t.spell(P1, "Destroy each follower on your field. Discard a card.")
    t.play(spell)
    assert {t.where(c) for c in (follower, held, spell)} == {(P1, "cemetery")}


def test_4_10_1_banished_cards_go_to_their_owner_s_banished_zone() -> None:
    """A banished card is not in the cemetery."""
    t = unhurried()
    mine, theirs = t.cemetery(P1), t.field(P2)
    spell = t.spell(P1, "Banish each enemy follower on the field. Banish each follower in your cemetery.")
    t.play(spell)
    assert (t.where(mine), t.where(theirs)) == ((P1, "banished zone"), (P2, "banished zone"))


def test_4_11_2_the_latest_card_lies_on_top_of_the_resolution_zone() -> None:
    """A card played by an effect while another is being resolved lies above it."""
    t = unhurried()
    t.field(P2, attack=2)
    t.field(P2, attack=3)
    inner = t.hand(P1, "Select an enemy follower on the field and destroy it.", type="spell", cost=0, name="Inner")
    outer = t.spell(P1, "Play a card named Inner from your hand.", name="Outer")
    t.choose(f"play {outer}")
    while "Inner" not in t.names(P1, "resolution zone") and t.game.decision is not None:
        t.choose(inner if f"pick {inner}" in t.options else "yes")
    assert t.names(P1, "resolution zone") == ["Inner", "Outer"]
    t.choose(t.options[0])
    t.settle()
    assert t.zone_of(inner) == t.zone_of(outer) == "cemetery"


def test_4_12_1_the_evolved_card_lies_in_the_evolve_zone() -> None:
    """Evolving takes the evolved card from the evolve deck to its player's evolve zone, faceup."""
    t = unhurried()
    card = t.field(P1, EVOLVE, name="Warden")
    evolved = evolution(t)
    t.activate(card)
    assert t.where(evolved) == (P1, "evolve zone") and t.where(card) == (P1, "field")
    (shown,) = t.seen(P2, P1, "evolve zone")["cards"]
    assert shown["faceup"] and shown["links"] == [str(card)]


def test_4_13_1_carrots_used_to_serve_lie_in_the_race_zone() -> None:
    """Serving twice takes two Carrot cards from the evolve deck to the race zone."""
    t = unhurried()
    horse = t.field(P1, "{serve} {serve} {cost 1}: Race this.")
    carrots = [t.evolve_deck(P1, "", name="Carrot", type="carrot") for _ in range(3)]
    t.activate(horse)
    assert sorted(t.zone_of(c) for c in carrots) == ["evolve deck", "race zone", "race zone"]
    assert {e.to_seat for e in t.events("put") if e.to == "race zone"} == {P1}


def test_4_14_1_drive_points_that_pay_for_a_ride_lie_in_the_drive_zone() -> None:
    """A ride ability takes a Drive Point card from the evolve deck to the drive zone."""
    t = unhurried(universes=(VANGUARD, ""))
    rider = t.field(P1, "{ride} {cost 1}: Give this Drive.")
    point = t.evolve_deck(P1, "", name="Drive Point", type="drive point")
    t.activate(rider)
    assert t.where(point) == (P1, "drive zone")


def test_4_15_1_a_checked_card_lies_in_the_trigger_zone_until_the_check_is_over() -> None:
    """While the player decides about a Trigger the card lies in the Trigger zone; afterwards it is gone from there."""
    t = unhurried(universes=(VANGUARD, ""))
    card = t.deck(P1, name="Spark", trigger="heal", universe=VANGUARD)
    spell = t.spell(P1, "Perform a drive check.")
    t.choose(f"play {spell}")
    assert t.where(card) == (P1, "trigger zone") and t.sees(P2, card)
    t.choose(True)
    t.settle()
    assert t.where(card) == (P1, "cemetery") and t.leader_defense(P1) == 23
    assert t.count(P1, "trigger zone") == 0
