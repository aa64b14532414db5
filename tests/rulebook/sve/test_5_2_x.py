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
