"""Whatever is answered in whatever game: what is listed applies, and no card is lost or doubled."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludex
from tests.contract.invariants import brought, conserves_cards
from tests.properties.walking import BOOKS, FEWER, FEWEST, steps, walks


@pytest.mark.parametrize("book", BOOKS)
@FEWEST
@given(data=st.data())
def test_every_listed_option_applies(book: str, data: st.DataObject) -> None:
    game, numbers = data.draw(walks(book))
    for _ in steps(game, numbers):
        assert game.decision is not None
        for option in game.decision.options:
            game.clone().choose(option.key)


@pytest.mark.parametrize("book", BOOKS)
@FEWEST
@given(data=st.data())
def test_why_not_is_none_exactly_where_choosing_works(book: str, data: st.DataObject) -> None:
    game, numbers = data.draw(walks(book))
    met: set[str] = set()
    for at in steps(game, numbers):
        assert game.decision is not None
        met.update(option.key for option in game.decision.options)
        for key in sorted(met)[at % 4 :: 4]:
            if game.why_not(key) is None:
                game.clone().choose(key)
            else:
                with pytest.raises(ValueError, match="not allowed"):
                    game.clone().choose(key)


@pytest.mark.parametrize("book", BOOKS)
@FEWEST
@given(data=st.data())
def test_clones_saves_and_replays_are_the_same_position_at_every_question(book: str, data: st.DataObject) -> None:
    game, numbers = data.draw(walks(book))
    hashes, start = [], len(game.answers)
    for at in steps(game, numbers):
        hashes.append(game.hash())
        assert game.clone().hash() == hashes[-1]
        if at % 20 == len(numbers) % 20:  # a save is a whole document: now and then
            assert ludex.load(game.save()).hash() == hashes[-1]
    again = ludex.replay(game.record(), until=start)
    for key, expected in zip(game.answers[start:], hashes, strict=True):
        assert again.hash() == expected
        again.choose(key)
    assert again.hash() == game.hash()


# -- cards ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("book", BOOKS)
@FEWER
@given(data=st.data())
@pytest.mark.rule("sve 9.1.2", "sve 9.1.3", "sve 4.1.1", "cfv 3.3.2", "cfv 4.1.1")
def test_no_card_is_ever_lost_or_doubled(book: str, data: st.DataObject) -> None:
    game, numbers = data.draw(walks(book))
    start = brought(game)
    for _ in steps(game, numbers):
        conserves_cards(game, start)


@pytest.mark.parametrize("book", BOOKS)
@FEWER
@given(data=st.data())
def test_cards_lie_with_their_owners_except_on_the_field(book: str, data: st.DataObject) -> None:
    """A card leaves the field for its owner's zones (sve 4.1.6, cfv 4.1.6); another player's cards lie only where cards
    stand this way or that, and where they pass through."""
    game, numbers = data.draw(walks(book))
    for _ in steps(game, numbers):
        for card in game.cards:
            spec = game.rules.spec.get(card.zone)
            if spec is not None and not (spec.oriented or spec.shared or spec.transit):
                assert card.seat == card.owner, f"{card} of seat {card.owner} lies with seat {card.seat}"
