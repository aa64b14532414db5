"""Whatever stands in a file, it is taken, told or refused; nothing breaks."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.families import families
from ludex.games.deckfiles import DeckFileError
from ludex.pools.decklists import read_deck
from ludex.pools.folder import decoded, encoded
from ludex.pools.importing import gather
from ludex.pools.mapping import read_map
from ludex.pools.pool import Pool, folded, merged, sources_of
from ludex.pools.shelf import Shelf
from ludex.pools.speaking import Vocabulary
from ludex.pools.troubles import PoolError

GAMES = st.sampled_from([game for game in families() if game in ("sve", "cfv", "fow")])
WORDS = st.sampled_from(
    ["Oar", "Follower", "Evolved Follower", "Ruler", "J-Ruler", "Resonator", "Spell: Chant", "token", "{W}{1}", "WW2",
     "-", "10,000", "Grade 2", "critical", "Human/Elf", "9" * 30, "<br>", "Ward.", "{fanfare} Draw a card.", ""]
)  # fmt: skip
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, bytes]:
    game = draw(GAMES)
    more = ("name", "type", "number", "text", "side_of", "faces", "back", "evolved attack")
    columns = [*sources_of(game).columns, *more]
    rows = draw(st.lists(st.dictionaries(st.sampled_from(columns), VALUES, max_size=8), min_size=1, max_size=4))
    whole = [{"name": "Oar", "type": "Spell", "cost": 1, "grade": 1, "power": 5, "clan": "X", **row} for row in rows]
    return game, json.dumps(whole).encode()


@given(tables())
def test_rows_of_anything_are_cards_or_told(table: tuple[str, bytes]) -> None:
    game, data = table
    try:
        found = gather(game, [("x", data)])
    except PoolError:
        return
    pool = merged(Pool(game=game, name="x"), folded(game, found.cards)[0]).pool
    assert decoded(encoded(pool), "x") == pool
    speech = Vocabulary(game, pool.cards)
    assert all("words" in speech.with_words(card.row) for card in pool.cards)


@given(GAMES, st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
def test_any_bytes_are_a_table_or_refused(game: str, data: bytes) -> None:
    try:
        gather(game, [("x", data)])
    except PoolError as error:
        assert error.what


@given(GAMES, st.text(max_size=60))
def test_any_text_is_a_map_or_refused(game: str, text: str) -> None:
    try:
        read_map(text, game)
    except PoolError as error:
        assert error.what


LINES = st.sampled_from(["3 Oar", "Oar x3", "Main", "x", "# Main (3)", "a: b", "Ruler", "Stones: 10", "[Leader]"])


@given(GAMES, st.text(max_size=60) | st.lists(LINES).map("\n".join))
def test_any_text_is_a_deck_or_refused(game: str, text: str) -> None:
    ruleset = {"fow": "fow-5.5"}.get(game, game)
    try:
        read_deck(ruleset, text, "deck.txt", Shelf(game, ()))
    except DeckFileError as error:
        assert error.wrong


@pytest.mark.parametrize("line", ["a" * 99_999, " " * 99_999 + "x", "3 " + "(" * 49_999, "-" * 99_999, "x " * 49_999])
def test_a_long_line_takes_no_time(line: str) -> None:
    with pytest.raises(DeckFileError):
        read_deck("sve", f"Main\n{line}", "deck.txt", Shelf("sve", ()))
