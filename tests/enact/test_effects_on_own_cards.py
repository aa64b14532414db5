"""Effects that speak of their own card only, elsewhere than in play: the other cards there are what they are alone."""

from __future__ import annotations

from collections import Counter

import pytest

from ludex.kernel import game as kernel_game
from ludex.kernel.effects.layers import together
from ludex.kernel.watching import Watching
from tests.cfv_table import P1, Table

ALSO = "[CONT]: This card is also a <<First Clan>>."


def test_a_deck_is_looked_at_without_working_out_each_of_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card in the deck that is also of a clan, and an effect in play: the rest of the deck costs nothing."""
    t = Table()
    t.vanguard(P1, "[CONT](VC): All of your rear-guards get [Power]+1000.")
    one = t.deck(P1, ALSO, clan="Other Clan")
    others = [t.deck(P1, clan="Other Clan") for _ in range(12)]
    asked: Counter[str] = Counter()

    def counted(*given: object) -> object:
        asked["together"] += 1
        return together(*given)  # type: ignore[arg-type]

    t.game.invalidate()
    monkeypatch.setattr(kernel_game, "together", counted)
    assert t.chars(one).label("clan") == {"Other Clan", "First Clan"}
    assert all(t.chars(other).label("clan") == {"Other Clan"} for other in others)
    assert asked["together"] <= 2


def test_who_watches_sees_a_card_of_the_deck_become_something_else() -> None:
    """The zone of a card that its own ability changes counts as changed when the ability begins to act."""
    t = Table()
    text = "[ACT](VC)[Choose a rear-guard, and retire it] This unit gets [Power]+1000 until end of turn."
    leader = t.vanguard(P1, text)
    rear = t.rear(P1)
    t.deck(P1, "[CONT]: If you have a card in your drop zone, this card is also a <<First Clan>>.", clan="Other Clan")
    watching = Watching()
    deck = t.game.rules.slots["deck"][P1]
    assert deck in watching.changed(t.game)
    assert deck not in watching.changed(t.game)
    t.activate(leader)
    assert t.where(rear) == (P1, "drop zone")
    assert deck in watching.changed(t.game)
