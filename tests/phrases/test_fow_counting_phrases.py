"""Phrases of Force of Will that compare, count and look back, and that nothing played."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

GAME = "fow-5.5/valhalla"
GAIN = "you gain 100 life."


def table() -> Table:
    """Two resonators of one player in every place."""
    t = Table(GAME)
    for n in range(2):
        t.field(P1, name=f"Standing {n}", attack=500)
        t.hand(P1, name=f"Held {n}", attack=500)
        t.graveyard(P1, name=f"Gone {n}", attack=500)
        t.deck(P1, name=f"Hidden {n}", attack=500)
    return t


def gained(t: Table, chant: Piece) -> int:
    """Hundreds of life that a chant has given; whatever else is asked gets its first answer."""
    t.play(chant)
    for _ in range(40):
        if t.chase or not t.menu:
            t.choose("pass" if t.menu else t.options[0])
    return (t.life(P1) - 4000) // 100


DOING = {
    "destroyed": "Destroy all resonators you control.",
    "banished": "Banish all resonators you control.",
    "discarded": "Discard two cards.",
    "returned": "Return all resonators you control to their owner's hand.",
    "removed": "Remove all resonators you control from the game.",
    "rested": "Rest all resonators you control.",
    "revealed": "Reveal the top two cards of your main deck.",
}


@pytest.mark.parametrize(("past", "doing"), DOING.items(), ids=DOING)
def test_what_was_done_this_way_is_counted(past: str, doing: str) -> None:
    t = table()
    assert gained(t, t.chant(P1, f"{doing} You gain 100 life for each resonator {past} this way.")) == 2


@pytest.mark.parametrize("past", ["destroyed", "banished", "discarded", "revealed", "returned"])
def test_what_was_done_this_way_is_asked_about(past: str) -> None:
    for kind, wanted in (("resonator", 1), ("addition", 0)):
        t = table()
        article = "an" if kind == "addition" else "a"
        assert gained(t, t.chant(P1, f"{DOING[past]} If you {past} {article} {kind} this way, {GAIN}")) == wanted


# -- numbers ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "dead"),
    [
        ("with ATK less than 500", {"weak"}), ("with ATK greater than 500", {"strong", "raised"}),
        ("with ATK 500 or less", {"weak", "middling"}), ("with ATK 500 or more", {"middling", "strong", "raised"}),
        ("with printed ATK 500 or less", {"weak", "middling", "raised"}),
        ("with printed ATK 500 or more", {"middling", "strong", "raised"}),
        ("with printed ATK less than 500", {"weak"}), ("with printed ATK greater than 500", {"strong"}),
        ("with printed ATK 500", {"middling", "raised"}),
        ("with the highest ATK", {"strong"}), ("with the lowest ATK", {"weak"}),
    ],
)  # fmt: skip
def test_resonators_by_their_numbers(words: str, dead: set[str]) -> None:
    """One of 200, one of 500, one of 900, and one of 500 that has 300 more."""
    t = Table(GAME)
    sizes = {"weak": 200, "middling": 500, "strong": 900, "raised": 500}
    there = {name: t.field(P2, name=name, attack=attack, defense=500) for name, attack in sizes.items()}
    t.addition(P2, "[Continuous] Added resonator gains [+300/+0].", on=there["raised"])
    t.cast(t.chant(P1, f"Destroy all resonators {words}."))
    while t.asked is not None and not t.menu:
        t.choose(t.options[0])
    assert {name for name, card in there.items() if t.zone_of(card) == "graveyard"} == dead


@pytest.mark.parametrize(
    ("words", "holds"),
    [
        ("you control more resonators than your opponent", False),
        ("you control fewer resonators than your opponent", True),
        ("there are no additions in the field", True),
        ("there are no resonators in the field", False),
        ("your life is less than 4000", False),
        ("your life is greater than 3900", True),
    ],
)
def test_numbers_that_are_compared(words: str, holds: bool) -> None:
    t = Table(GAME)
    t.field(P1, attack=500)
    for _ in range(2):
        t.field(P2, attack=500)
    assert gained(t, t.chant(P1, f"If {words}, {GAIN}")) == holds


# -- the game ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "winner"), [("You win the game.", P1), ("You lose the game.", P2),
                                               ("Your opponent loses the game.", P1)])  # fmt: skip
def test_a_game_is_won_or_lost_by_words(words: str, winner: int) -> None:
    t = Table(GAME)
    t.cast(t.chant(P1, words))
    assert t.game.result is not None and t.game.result.winner == winner


# -- ends of decks ----------------------------------------------------------------------------------------------------
def test_cards_from_the_bottom_of_a_deck() -> None:
    t = Table(GAME)
    low = t.deck(P1, name="Lowest", attack=500, at="bottom")
    t.cast(t.chant(P1, "Put the bottom card of your main deck into your hand."))
    assert t.zone_of(low) == "hand"


@pytest.mark.parametrize("zone", ["main deck", "lifebreak area"])
def test_the_top_card_of_a_pile(zone: str) -> None:
    t = Table(GAME)
    place = "deck" if zone == "main deck" else zone
    t.put(P1, place, name="Below", attack=500)
    top = t.put(P1, place, name="Upper", attack=500, at="top")
    t.cast(t.chant(P1, f"Put the top card of your {zone} into your graveyard."))
    assert t.zone_of(top) == "graveyard"


def test_a_card_is_shuffled_into_a_deck() -> None:
    t = Table(GAME)
    card = t.field(P2, name="Lost", attack=500)
    chant = t.chant(P1, "Shuffle target resonator into its owner's main deck.")
    before = t.count(P2, "deck")
    t.cast(chant)
    assert (t.count(P2, "deck"), t.zone_of(card)) == (before + 1, "deck")
    assert not t.sees(P1, card) and not t.sees(P2, card)


# -- how long ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("until", "turns"),
    [("until end of turn", 1), ("until the end of your opponent's next turn", 2),
     ("until the end of your next turn", 3), ("until the beginning of your next turn", 2)],
)  # fmt: skip
@pytest.mark.parametrize("ruleset", ["fow-2.0", "fow-5.01/valhalla", GAME])
def test_how_long_it_lasts(ruleset: str, until: str, turns: int) -> None:
    """Counted in turns in which it holds, this one among them."""
    t = Table(ruleset)
    card = t.field(P1, attack=500, defense=500)
    t.cast(t.chant(P1, f"Target resonator gains [+300/+300] {until}."))
    held = 0
    for _ in range(4):
        if held:
            t.pass_to("main phase")
        if t.stats(card) != (800, 800):
            break
        held += 1
        t.to_next_turn()
    assert held == turns
