"""A card of a pool is read by the names that its text means, though its source has lost a comma of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludex import games
from ludex.lang import ast
from ludex.lang.lexicon import Lexicon
from ludex.lang.reading import read
from ludex.pools.importing import gather
from ludex.pools.judging import verdict
from ludex.pools.speaking import Vocabulary

WARDEN = "Dusk Warden, Lio"


def brought(game: str, text: str, **fields: object) -> dict[str, Any]:
    """A card with a text, in plain data, with the words it speaks of; beside it in its file is the Warden."""
    cards = [{"name": WARDEN, **fields}, {"name": "Speaker", "text": text, **fields}]
    found = gather(game, [("x", json.dumps(cards).encode())])
    assert found.troubles == []
    return Vocabulary(game, found.cards).with_words(found.cards[1].row)


def names_in(row: dict[str, Any], game: str) -> set[str]:
    lexicon = Lexicon(names=frozenset(row["words"].get("names", ())))
    reading = read(row["text"], game, kind=row["type"], name=row["name"], lexicon=lexicon, mending=True)
    named = [node for node in ast.walk(reading.card_text) if isinstance(node, ast.IsNamed | ast.OfName)]
    return {name for node in named for name in (node.names if isinstance(node, ast.IsNamed) else (node.name,))}


CFV: dict[str, object] = {
    "type": "Normal unit", "grade": 1, "power": 6000, "shield": 5000, "critical": 1, "clan": "Kagero",
    "race": ["Human"],
}  # fmt: skip
FOW: dict[str, object] = {"type": "Resonator", "cost": "{W}", "attack": 200, "defense": 200, "race": ["Human"]}


SEARCHES = (
    '[AUTO](RC): When this unit is placed on (RC), search your deck for up to one card named "Dusk Warden Lio", reveal '
    "it to your opponent, put it into your hand, and shuffle your deck."
)


@pytest.mark.parametrize(
    ("game", "book", "fields", "text"),
    [
        ("cfv", "cfv", CFV, SEARCHES),
        ("cfv", "cfv", CFV, "[AUTO] [R] When this unit boosts Dusk Warden Lio draw a card."),
        ("fow", "fow-5.5/valhalla", FOW, 'This card gains [+200/+200] as long as you control "Dusk Warden Lio".'),
    ],
)
def test_a_name_that_lost_its_comma_is_that_of_its_card_and_is_told(game, book, fields, text):
    row = brought(game, text, **fields)
    assert row["words"]["names"] == [WARDEN]
    found = verdict(games.ruleset(book), row)
    assert found.understood and WARDEN in found.why
    assert names_in(row, game) == {WARDEN}


def test_a_name_that_nobody_bears_stays_as_it_is():
    row = brought("fow", 'This card gains [+200/+200] as long as you control "Dusk Herald Mio".', **FOW)
    assert row["words"] == {} and verdict(games.ruleset("fow-5.5/valhalla"), row).understood
    assert names_in(row, "fow") == {"Dusk Herald Mio"}
