"""Before starting a game (sve 6.2): leaders, decks, who goes first, opening hands, points."""

from __future__ import annotations

import msgspec
import pytest

from ludex import games
from ludex.games.sve.ch06_preparation.deckfile import Deck, starter_decks
from ludex.kernel.decisions import IllegalChoice
from ludex.kernel.game import Game

WOOD = starter_decks()["lanternwood"]
KILN = starter_decks()["kiln"]


def new(first: object = WOOD, second: object = WOOD, seed: int = 3) -> Game:
    return games.start("sve", (first, second), seed, auto=False)


def begun(g: Game, *, choice: str = "first", redraws: tuple[str, str] = ("no", "no")) -> Game:
    """Answer who goes first and both redraws."""
    g.choose(choice)
    for answer in redraws:
        g.choose(answer)
    return g


def rules_of(g: Game) -> list[str]:
    """The rules of what has happened, each named once, in order."""
    return list(dict.fromkeys(e.rule for e in g.events))


def names(g: Game, seat: int, zone: str) -> list[str]:
    return [g.rules.describe(g, c) for c in g.zone(seat, zone)]


@pytest.mark.rule("sve 6.2.1.2", "sve 6.2.1.4", "sve 6.2.1.7", "sve 6.2.1.10", "sve 6.2.1.11")
def test_6_2_1_the_steps_are_done_in_the_order_of_the_book() -> None:
    """Presenting, leaders, shuffling, who goes first, opening hands, points: in that order."""
    done = rules_of(begun(new()))
    steps = [f"sve 6.2.1.{n}" for n in (1, 2, 4, 6, 7, 10, 11, 14)]
    assert [r for r in done if r in steps] == steps


@pytest.mark.rule("sve 6.2.1.1")
def test_6_2_1_1_both_players_present_leader_and_decks() -> None:
    """Each player's presentation is on record with the size of the main deck."""
    g = new()
    shown = [e for e in g.events if e.rule == "sve 6.2.1.1"]
    assert [(e.seat, e.amount) for e in shown] == [(0, WOOD.main_size), (1, WOOD.main_size)]


def test_6_2_1_1_1_a_player_without_evolve_deck_says_so() -> None:
    """Only the player whose evolve deck is empty says it."""
    g = new(msgspec.structs.replace(WOOD, evolve={}))
    assert [e.seat for e in g.events if e.rule == "sve 6.2.1.1.1"] == [0]
    assert not g.zone(0, "evolve deck") and g.zone(1, "evolve deck")


def test_6_2_1_2_leaders_lie_open_in_their_leader_areas() -> None:
    """Both leaders are seen by both players before the first decision."""
    g = new(WOOD, KILN)
    assert names(g, 0, "leader area") == list(WOOD.leaders)
    assert names(g, 1, "leader area") == list(KILN.leaders)
    assert all(g.cards[c].faceup for seat in (0, 1) for c in g.zone(seat, "leader area"))
    told = [(e.seat, e.card) for e in g.events if e.kind == "leader"]
    assert told == [(seat, c) for seat in (0, 1) for c in g.zone(seat, "leader area")]


@pytest.mark.parametrize("base", ["class", "universe"])
def test_6_2_1_3_a_leader_of_class_and_universe_is_declared_for_one_of_them(base: str) -> None:
    """The declaration is on record, whichever it is."""
    deck = KILN if base == "universe" else _class_deck()
    g = new(WOOD, deck)
    declared = [(e.seat, e.key) for e in g.events if e.rule == "sve 6.2.1.3"]
    assert declared == [(1, "Cardfight!! Vanguard" if base == "universe" else "class")]


def _class_deck() -> Deck:
    """A Dragoncraft deck whose leader also has a universe."""
    kettle = starter_decks()["kettlepeak"]
    return msgspec.structs.replace(kettle, leaders=KILN.leaders, base="class")


def test_6_2_1_3_a_universe_deck_declared_as_class_plays_as_a_class_deck() -> None:
    """No Starting Amulet is laid out for a deck based on a class."""
    g = new(WOOD, _class_deck())
    assert not g.zone(1, "field")


def test_6_2_1_4_decks_are_shuffled() -> None:
    """The same deck lies differently under another seed, with the same cards in it."""
    a, b = new(seed=3), new(seed=4)
    assert names(a, 0, "deck") != names(b, 0, "deck")
    assert sorted(names(a, 0, "deck")) == sorted(names(b, 0, "deck"))
    assert names(a, 0, "deck") != names(a, 1, "deck")


def test_6_2_1_5_evolve_decks_lie_facedown_in_their_areas() -> None:
    """All evolve deck cards are there and facedown."""
    g = new()
    for seat in (0, 1):
        cards = g.zone(seat, "evolve deck")
        assert len(cards) == WOOD.evolve_size
        assert not any(g.cards[c].faceup for c in cards)


def test_6_2_1_6_chance_picks_who_decides_and_that_player_decides() -> None:
    """Over a few seeds either seat is asked; the answer decides who is first, whoever gave it."""
    asked = {new(seed=s).decision.seat for s in range(20)}  # type: ignore[union-attr]
    assert asked == {0, 1}
    for choice in ("first", "second"):
        g = new()
        assert g.decision is not None and g.decision.rule == "sve 6.2.1.6"
        seat = g.decision.seat
        g.choose(choice)
        assert g.first == (seat if choice == "first" else 1 - seat)
        begun_by = begun(new(), choice=choice)
        assert begun_by.active == g.first and begun_by.decision is not None and begun_by.decision.seat == g.first


def test_6_2_1_7_opening_hands_are_the_top_four_cards() -> None:
    """Each hand is what lay on top of the deck."""
    g = new()
    tops = [g.zone(seat, "deck")[:4] for seat in (0, 1)]
    g.choose("first")
    assert [g.zone(seat, "hand") for seat in (0, 1)] == tops


def test_6_2_1_8_the_first_player_decides_on_a_redraw_before_the_second() -> None:
    """Each player is asked once, the first player first."""
    g = new()
    g.choose("second")
    asked = []
    while g.decision is not None and g.decision.rule == "sve 6.2.1.8":
        asked.append(g.decision.seat)
        g.choose("no")
    assert asked == [g.first, 1 - g.first]


def test_6_2_1_8_a_redraw_puts_the_whole_hand_to_the_bottom_in_the_chosen_order() -> None:
    """Four new cards come from the top; the old hand lies at the bottom as ordered; nobody redraws twice."""
    g = new()
    g.choose("first")
    me = g.first
    old, deck = g.zone(me, "hand"), g.zone(me, "deck")
    g.choose("yes")
    wanted = list(reversed(old))
    for card in wanted:
        if g.decision is not None and g.decision.find(f"pick {g.cards[card].tag}") and g.decision.seat == me:
            g.choose(f"pick {g.cards[card].tag}")
    assert g.zone(me, "hand") == deck[:4]
    assert names(g, me, "deck")[-4:] == [g.rules.describe(g, c) for c in wanted]
    assert g.zone(me, "deck")[:-4] == deck[4:]
    assert g.decision is not None and (g.decision.seat, g.decision.rule) == (1 - me, "sve 6.2.1.8")
    g.choose("no")
    assert g.decision.rule == "sve 7.3.3"


def test_6_2_1_8_a_part_of_the_hand_cannot_be_kept() -> None:
    """Keep or redraw all: single cards are no answer."""
    g = new()
    g.choose("first")
    with pytest.raises(IllegalChoice) as refused:
        g.choose(f"pick {g.cards[g.zone(g.first, 'hand')[0]].tag}")
    assert refused.value.obstacle.rule == "sve 6.2.1.8"


def test_6_2_1_8_the_opponent_does_not_see_what_was_put_to_the_bottom() -> None:
    """Neither the old hand nor the new one shows in the other player's view."""
    g = new()
    g.choose("first")
    g.choose("yes")
    while g.decision is not None and g.decision.kind == "order":
        g.choose(g.decision.options[0])
    other = g.view(1 - g.first)["players"][g.first]["zones"]  # type: ignore[index]
    assert (other["hand"]["count"], other["hand"]["hidden"]) == (4, 4)
    assert not any("name" in c for zone in ("hand", "deck") for c in other[zone]["cards"])


def test_6_2_1_9_play_points_begin_at_nothing() -> None:
    """On the first turn there is one play point, not two or more; the other player has none."""
    g = begun(new())
    first, second = g.first, 1 - g.first
    assert (g.value(first, "max play points"), g.value(first, "play points")) == (1, 1)
    assert (g.value(second, "max play points"), g.value(second, "play points")) == (0, 0)


def test_6_2_1_10_only_the_second_player_gets_evolution_points() -> None:
    """Three for the player going second, none for the other."""
    g = begun(new(), choice="second")
    assert g.value(g.first, "evolution points") == 0
    assert g.value(1 - g.first, "evolution points") == 3


def test_6_2_1_11_each_player_gets_one_super_evolution_point() -> None:
    """One each, whoever goes first."""
    g = begun(new())
    assert [g.value(seat, "super-evolution points") for seat in (0, 1)] == [1, 1]


def test_6_2_1_12_each_leader_has_20_defense() -> None:
    """Twenty for both when play begins."""
    g = begun(new(WOOD, KILN))
    assert [g.chars(c).number("defense") for seat in (0, 1) for c in g.zone(seat, "leader area")] == [20, 20]


@pytest.mark.rule("sve-R35")
def test_6_2_1_13_what_waits_for_the_redraw_happens_after_it() -> None:
    """The Starting Amulet lies facedown during the redraws and is turned up after both of them, before turn one."""
    g = new(WOOD, KILN)
    (amulet,) = g.zone(1, "field")
    g.choose("first")
    g.choose("no")
    assert not g.cards[amulet].faceup
    g.choose("no")
    assert g.cards[amulet].faceup
    at = {e.rule: n for n, e in enumerate(g.events)}
    assert at["sve 6.2.1.7"] < at["sve 6.2.1.11"] < at["sve 14.4.3.2"] < at["sve 6.2.1.14"]
    assert not any(e.kind == "played" for e in g.events)


def test_6_2_1_14_the_first_player_becomes_active_and_play_begins() -> None:
    """The first decision of the game proper is the first player's main phase on turn one."""
    g = begun(new(), choice="second")
    assert g.active == g.first and g.turn == 1
    assert g.decision is not None and (g.decision.seat, g.decision.rule) == (g.first, "sve 7.3.3")


def test_6_1_2_words_on_deck_building_mean_nothing_in_play() -> None:
    """A card that may be in a deck in any number is an ordinary card once the game has begun."""
    from tests.sve_table import P1, Table

    t = Table()
    crowd = t.hand(P1, "You can put any number of this card into your deck.", cost=2)
    t.play(crowd)
    assert t.zone_of(crowd) == "field"
    assert not t.events("lasting") and not t.game.pending
