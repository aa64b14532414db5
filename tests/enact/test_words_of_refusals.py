"""A refusal speaks the words of its own game: a card is reserved in one, standing or recovered in another."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests import cfv_table, fow_table, sve_table
from tests.play_table import P1, Piece, PlayTable


def _sve() -> tuple[PlayTable, Piece]:
    t = sve_table.Table()
    t.ex(P1, "Draw a card.", type="spell", cost=0)  # else there is nothing to do, and the turn goes by
    return t, t.field(P1, "{act} {engage}: Draw a card.", engaged=True)


def _cfv() -> tuple[PlayTable, Piece]:
    t = cfv_table.Table()
    t.vanguard(P1)
    return t, t.rear(P1, "[ACT](RC): [[Rest] this unit] Draw a card.", resting=True)


def _fow() -> tuple[PlayTable, Piece]:
    t = fow_table.Table("fow-5.5/valhalla")
    return t, t.field(P1, "{Rest}: Draw a card.", rested=True)


WORDS = {"sve": {"reserved", "engaged"}, "cfv": {"standing", "resting"}, "fow": {"recovered", "rested"}}


@pytest.mark.parametrize(("game", "table"), [("sve", _sve), ("cfv", _cfv), ("fow", _fow)])
def test_why_a_turned_card_cannot_be_turned_is_said_in_the_words_of_its_book(
    game: str, table: Callable[[], tuple[PlayTable, Piece]]
) -> None:
    t, card = table()
    obstacle = t.why_not(t.activation(card))
    assert obstacle is not None
    said = set(obstacle.sentence.split())
    assert {each for each, words in WORDS.items() if words & said} == {game}, obstacle
