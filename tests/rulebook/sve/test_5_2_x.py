"""X of a card that was played for one (sve 5.2): what its abilities on the field mean by it (ruling sve-R56)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, Piece, Table

COST = "As an additional cost to play this card, discard X cards.\n"


def _played(text: str, x: int) -> tuple[Table, Piece]:
    """A table at which a follower has been played for an X that three cards of the hand can pay."""
    t = Table()
    card = t.hand(P1, COST + text, cost=1)
    for _ in range(3):
        t.hand(P1, cost=9)
    for _ in range(5):
        t.deck(P1, cost=9)
    t.choose(f"play {card}")
    assert t.options == [f"number {n}" for n in range(4)]
    t.choose(x)
    assert len(t.events("discard")) == x
    return t, card


@pytest.mark.rule("sve 5.2.1.2", "sve 10.6.2.2.4", "sve-R56")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_the_x_that_was_paid_is_the_x_of_fanfare(x: int) -> None:
    """Nobody is asked again: as many cards are drawn as were discarded."""
    t, card = _played("{fanfare} Draw X cards.", x)
    assert t.zone_of(card) == "field" and len(t.events("draw")) == x


@pytest.mark.rule("sve 5.2.1.2", "sve 10.6.2.2.4", "sve-R56")
def test_an_x_in_the_cost_of_an_ability_is_its_own() -> None:
    t, card = _played("{act} Discard X cards: Draw X cards.", 1)
    t.choose(t.activation(card))
    assert t.options == ["number 0", "number 1", "number 2"]


@pytest.mark.rule("sve 5.2.1.2", "sve-R56")
@pytest.mark.parametrize(("zone", "attack"), [("hand", 3), ("cemetery", 1)])
def test_an_x_that_nobody_determined_is_nothing(zone: str, attack: int) -> None:
    """Played for two cards the follower has two more attack; put onto the field without being played it has no X."""
    t = Table()
    card = t.put(P1, zone, COST + "This has {attack}+X.", cost=0, attack=1)
    cost = 9 if zone == "hand" else 0
    spell = t.spell(P1, "Select a follower in your cemetery and put it onto your field.", cost=cost)
    t.hand(P1, cost=9)
    if zone == "hand":
        t.play(card, 2)
    else:
        t.play(spell)
    assert (t.zone_of(card), t.number(card, "attack")) == ("field", attack)


@pytest.mark.rule("sve 5.2.1.1", "sve 4.5.2.1", "sve 1.3.2.2")
@pytest.mark.parametrize("amulets", [0, 2])
def test_the_top_x_cards_are_as_many_as_the_text_says(amulets: int) -> None:
    """With X at zero the deck stays as it is."""
    t = Table()
    for n in range(amulets):
        t.amulet(P1, name=f"Vase {n}")
    spell = t.spell(P1, "Bury the top X cards of your deck. X equals the number of amulets on your field.")
    before = t.count(P1, "deck")
    t.play(spell)
    assert (before - t.count(P1, "deck"), t.count(P1, "cemetery")) == (amulets, amulets + 1)
