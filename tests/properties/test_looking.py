"""What effects declare to look at is all they look at: with and without the shortcuts cards are the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.kernel.cards import Characteristics
from ludex.kernel.effects.facts import EVERYTHING
from ludex.kernel.game import Game
from tests.properties.walking import BOOKS, FEWEST, steps, walks

Card = tuple[object, ...]


def all_cards(g: Game) -> list[Card]:
    return [told(g.chars(card.id)) for card in g.watched()]


def told(chars: Characteristics) -> Card:
    return chars.names, chars.types, chars.labels, chars.numbers, [a.key for a in chars.abilities]


@contextmanager
def looking_at_everything(g: Game) -> Iterator[None]:
    """Every effect declares to look at everything, so that each is compared with each, and those of earlier layers are
    judged on what comes out."""
    index = g.index()
    known = [(static, static.looks, static.around) for _, static in (*index.statics, *index.gained)]
    try:
        for static, _, _ in known:
            static.looks = static.around = EVERYTHING
        yield
    finally:
        for static, looks, around in known:
            static.looks, static.around = looks, around


@pytest.mark.parametrize("book", BOOKS)
@FEWEST
@given(data=st.data())
def test_what_is_remembered_is_what_would_be_worked_out(book: str, data: st.DataObject) -> None:
    game, numbers = data.draw(walks(book))
    for _ in steps(game, numbers):
        fresh = game.clone()
        fresh.invalidate()
        assert all_cards(game) == all_cards(fresh)


@pytest.mark.parametrize("book", BOOKS)
@FEWEST
@given(data=st.data())
def test_what_effects_do_not_look_at_makes_no_difference(book: str, data: st.DataObject) -> None:
    game, numbers = data.draw(walks(book))
    for _ in steps(game, numbers):
        careful = game.clone()
        careful.invalidate()
        plain = all_cards(careful)
        with looking_at_everything(careful):
            careful.invalidate()
            assert all_cards(careful) == plain
