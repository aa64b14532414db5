"""A card that is moved out of sight to pay for its own ability: everybody saw whose ability was played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludex.table.guessing import determinise
from ludex.table.views import look
from tests import cfv_table, fow_table, sve_table
from tests.contract.invariants import imagines_what_it_sees
from tests.play_table import P1, P2, Piece, PlayTable


def _cfv() -> tuple[PlayTable, Piece]:
    t = cfv_table.Table()
    t.vanguard(P1)
    card = t.rear(P1, "[ACT](RC): [Put this unit on the bottom of your deck] Shuffle your deck.", name="Guest")
    for _ in range(6):
        t.deck(P1)
    return t, card


def _sve() -> tuple[PlayTable, Piece]:
    t = sve_table.Table()
    card = t.field(P1, "{act} Put this on the bottom of your deck: Shuffle your deck.", name="Guest")
    for _ in range(6):
        t.put(P1, "deck")
    return t, card


def _fow() -> tuple[PlayTable, Piece]:
    t = fow_table.Table()
    card = t.field(P1, "Put this card on the bottom of its owner's deck: Shuffle your deck.", name="Guest")
    for _ in range(6):
        t.put(P1, "deck")
    return t, card


@pytest.mark.parametrize("made", [_cfv, _sve, _fow], ids=["cfv", "sve", "fow"])
def test_whose_ability_was_played_is_known_and_imagined(made: Callable[[], tuple[PlayTable, Piece]]) -> None:
    """Who watches sees the name, and imagines no other."""
    t, card = made()
    t.activate(card)
    told = [event for event in look(t.game, P2).events if event.kind == "played"]
    assert [event.name for event in told][-1:] == ["Guest"]
    imagines_what_it_sees(t.game, determinise(t.game, P2, 5), P2)
