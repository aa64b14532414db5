"""Conformance cases about preparing a game (sve 6.2, 14.4.3) and the course of turns (sve 7)."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.games.sve.catalog import Catalog
from ludex.games.sve.ch02_cards.cardfile import CardRow
from ludex.games.sve.ch06_preparation.deckfile import Deck
from ludex.games.sve.starting import start
from ludex.kernel.game import Game
from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.construction import CATALOG, copies, deck, ember, evolved, leader
from tests.sve_table import P1, P2

FORTY = copies("Leaf", 40)


def begun(*decks: Deck, catalog: Catalog = CATALOG, first: int = P1) -> Game:
    """A new game, up to the question whether who goes first redraws."""
    g = start(games.ruleset("sve"), decks, 7, catalog=catalog)
    assert g.decision is not None and g.decision.rule == "sve 6.2.1.6"
    g.choose("first" if g.decision.seat == first else "second")
    return g


def asked(g: Game) -> tuple[int, str]:
    """Who is asked, and by which rule."""
    assert g.decision is not None
    return g.decision.seat, g.decision.rule


def names(g: Game, cards: tuple[int, ...]) -> list[str]:
    return [g.rules.describe(g, c) for c in cards]


@pytest.mark.rule("sve 6.2.1.1.1")
def test_case_sve_043_who_has_no_evolve_deck_says_so() -> None:
    """The other half of the case: both decks are legal, and only the player without an evolve deck tells it."""
    g = begun(deck(FORTY, {"Leaf 1": 1}), deck(FORTY))
    told = [(e.seat, e.rule) for e in g.events if e.kind == "no evolve deck"]
    assert told == [(P2, "sve 6.2.1.1.1")]


@pytest.mark.rule("sve 6.2.1.7", "sve 6.2.1.8")
def test_case_sve_045_a_redraw_takes_the_whole_hand_and_does_not_shuffle() -> None:
    """All four go to the bottom in an order of choice, the next four come up; then the other player is asked, once."""
    distinct = {f"{stem} {n}": 1 for stem in ("Leaf", "Coin") for n in range(1, 19)}
    four_more = {"N": 1, "Crowd": 3}
    g = begun(deck(distinct | four_more), deck(FORTY))
    assert asked(g) == (P1, "sve 6.2.1.8")
    hand, under = g.zone(P1, "hand"), names(g, g.zone(P1, "deck"))
    held = names(g, hand)
    assert len(hand) == 4 and len(under) == 36
    shuffles = sum(e.kind == "shuffle" for e in g.events)

    assert g.decision is not None and [o.key for o in g.decision.options] == ["yes", "no"]
    obstacle = g.why_not(f"pick {g.cards[hand[0]].tag}")
    assert obstacle is not None and obstacle.rule == "sve 6.2.1.8", "single cards cannot be redrawn"
    g.choose("yes")
    for card in reversed(hand[1:]):
        assert asked(g) == (P1, "sve 6.2.1.8")
        g.choose(f"pick {g.cards[card].tag}")

    assert names(g, g.zone(P1, "hand")) == under[:4]
    assert names(g, g.zone(P1, "deck")) == under[4:] + held[::-1]
    assert sum(e.kind == "shuffle" for e in g.events) == shuffles
    assert asked(g) == (P2, "sve 6.2.1.8"), "only now the other player"
    g.choose("no")
    assert asked(g)[1] == "sve 7.3.3", "the game has begun, and nobody is asked again"


def evolving_catalog() -> Catalog:
    """Decks of nothing but a one-point follower that evolves for a point."""
    text = "You can put any number of this card into your deck.\n{evolve} {cost 1}: Evolve this follower."
    sprout = CardRow(name="Sprout", type="follower", class_="Forestcraft", cost=1, attack=1, defense=1, text=text)
    return Catalog([sprout, evolved("Sprout"), leader("Wood Leader", "Forestcraft")])


@pytest.mark.rule(
    "sve 6.2.1.9", "sve 6.2.1.10", "sve 6.2.1.11", "sve 7.2.1", "sve 7.2.2", "sve 7.2.4", "sve 7.2.4.1", "sve 12.2.3"
)
def test_case_sve_046_the_first_turns_of_both_players() -> None:
    """The first player neither draws nor has evolution points; the second may evolve on the first turn."""
    sprouts = deck({"Sprout": 40}, {"Sprout": 3})
    g = begun(sprouts, sprouts, catalog=evolving_catalog())
    g.choose("no")
    g.choose("no")
    points = ("max play points", "play points", "evolution points", "super-evolution points")

    assert g.active == P1 and asked(g) == (P1, "sve 7.3.3")
    assert [g.value(P1, p) for p in points] == [1, 1, 0, 1]
    assert len(g.zone(P1, "hand")) == 4
    g.choose("end")

    assert g.active == P2 and asked(g) == (P2, "sve 7.3.3")
    assert [g.value(P2, p) for p in points] == [1, 1, 3, 1]
    assert len(g.zone(P2, "hand")) == 5
    sprout = g.zone(P2, "hand")[0]
    g.choose(f"play {g.cards[sprout].tag}")
    assert g.value(P2, "play points") == 0
    assert g.decision is not None
    (evolve,) = [o.key for o in g.decision.options if o.key.startswith(f"activate {g.cards[sprout].tag} ")]
    g.choose(evolve)
    assert g.chars(sprout).number("attack") == 4 and len(g.zone(P2, "evolve zone")) == 1
    assert [g.value(P2, p) for p in points] == [1, 0, 2, 1]


@pytest.mark.rule(
    "sve 7.4.8", "sve 7.4.9", "sve 7.2.5", "sve 11.1.2", "sve 11.3.1", "sve 10.5.2.2", "sve 10.5.2.3", "sve 12.5.3"
)
def test_case_sve_049_a_bonus_that_ends_with_the_turn_kills_in_the_next_start_phase() -> None:
    """No Confirmation Timing follows the end of effects: the follower dies at the end of the other's start phase."""
    t = unhurried()
    f = t.field(P1, "{last words} Draw a card.", attack=2, defense=2)
    rival = t.field(P2, attack=4, defense=9, engaged=True)
    amulet = t.amulet(P2, "Whenever you draw a card, give your leader {defense}+1.")
    bonus = t.spell(P1, "Select a follower on your field and give it {defense}+3 until the end of the turn.")
    t.play(bonus)
    t.attack(f, rival)
    assert t.stats(f) == (2, 1)

    t.end()

    assert t.game.active == P2 and t.zone_of(f) == "cemetery"
    dead = t.event("destroy", f)
    assert dead.rule == "sve 11.3.1" and dead.before is not None
    assert dead.before.chars.number("defense") == -2
    story = [(e.kind, e.seat) for e in t.events() if e.kind in ("turn", "ready", "draw", "destroy")]
    assert story == [("turn", P2), ("ready", P2), ("draw", P2), ("destroy", P1), ("draw", P1)]
    assert [e.card for e in t.events("played")] == [bonus.id, amulet.id, f.id]
    assert t.leader_defense(P2) == 21 and t.count(P1, "hand") == 1


def amulet_of(g: Game, seat: int) -> int:
    (card,) = g.zone(seat, "field")
    return card


@pytest.mark.rule("sve 14.4.3.1", "sve 14.4.3.2", "sve 6.2.1.4")
def test_case_sve_103_the_starting_amulet_waits_facedown_until_both_have_redrawn() -> None:
    """It never is in the shuffled deck, and it is shown only after the redraws."""
    brought = ember(copies("Ember", 32) | copies("Tide", 4) | {"Cards, Critical": 3, "First Hearth": 1})
    g = begun(brought, deck(FORTY))

    amulet = amulet_of(g, P1)
    put = next(e for e in g.events if e.card == amulet and e.to == "field")
    kinds = [e.kind for e in g.events]
    assert put.rule == "sve 14.4.3.1" and kinds.index("prepare") < kinds.index("shuffle")
    assert len(g.zone(P1, "deck")) == 35 and len(g.zone(P1, "hand")) == 4
    assert not g.zone(P2, "field"), "a deck of a class has none"
    for question in (P1, P2):
        assert asked(g) == (question, "sve 6.2.1.8")
        assert not g.cards[amulet].faceup
        assert "First Hearth" not in repr(g.view(P2))
        g.choose("no")

    assert g.cards[amulet].faceup and "First Hearth" in repr(g.view(P2)["players"])
    turned = next(e for e in g.events if e.kind == "flip")
    assert turned.card == amulet and turned.rule == "sve 14.4.3.2"
    assert "First Hearth" not in names(g, g.zone(P1, "deck") + g.zone(P1, "hand"))


@pytest.mark.rule("sve 14.4.3.1", "sve 4.4.4.1")
def test_case_sve_103_the_starting_amulet_takes_one_of_five_places() -> None:
    """Beside it four more cards fit."""
    t = unhurried()
    t.amulet(P1, "Starting Amulet.")
    for attack in range(3):
        t.field(P1, attack=attack)
    fourth, fifth = t.hand(P1, attack=5), t.hand(P1, attack=6)
    t.play(fourth)
    assert t.forbids(f"play {fifth}") == "sve 10.6.2.6"
