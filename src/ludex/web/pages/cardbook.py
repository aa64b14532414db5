"""Cards and decks as the pages show them: what every game's own rows say, under the same few names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, cast

import msgspec

from ludex import games
from ludex.games.boards import CardFacts, Deck, Row, Shape
from ludex.table.languages import ENGLISH, language
from ludex.web.playmats import playmat
from ludex.web.words import Words

Pair = tuple[str, str]
"""Two colours: a light one and a dark one."""

GREY: Pair = ("#b9b4a8", "#4c4a45")


def game_of(ruleset: str) -> str:
    """The game of a ruleset: `fow-5.5/bifrost` is fow."""
    return ruleset.partition("/")[0].partition("-")[0]


def shape_of(ruleset: str) -> Shape:
    """What decks of a ruleset consist of."""
    return games.board(ruleset).shape


# -- decks ------------------------------------------------------------------------------------------------------------
def deck_of(ruleset: str, given: object) -> Deck:
    """A deck as plain data, from a starter's name or from plain data."""
    plain: Deck = msgspec.to_builtins(games.room(ruleset).deck_of(given), builtin_types=(tuple,))
    return plain


@cache
def starters(ruleset: str) -> dict[str, Deck]:
    """The decks that come with ludex for a ruleset."""
    return {name: deck_of(ruleset, name) for name in games.room(ruleset).starter_decks(ruleset)}


def led_by(ruleset: str, deck: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of who leads a deck."""
    named = deck.get(shape_of(ruleset).leads) or ()
    return (named,) if isinstance(named, str) else tuple(named)


def described(t: Words, ruleset: str, deck: Mapping[str, Any]) -> str:
    """What a deck says of itself; starter decks say it in every language."""
    return language(t.language, ruleset).sentence(str(deck.get("description") or ""))


def called(t: Words, ruleset: str, english: str) -> str:
    """A type, class or attribute in the language of the page: whole, or part by part; else as it is printed."""
    spoken = language(t.language, ruleset)
    whole = spoken.word(english)
    if whole != english or t.language == ENGLISH:
        return whole
    parts = re.split(":? ", english)
    words = [spoken.word(part) for part in parts]
    return english if any(word == part for word, part in zip(words, parts, strict=True)) else "・".join(words)


def deck_colours(ruleset: str, deck: Mapping[str, Any]) -> tuple[str, ...]:
    """The classes, clans or attributes of a deck, the most frequent first; those of a card or two are left out."""
    cards = catalog(ruleset)
    own = {row["name"]: facts(ruleset, row) for row in deck.get("cards") or () if not row.get("special")}
    counts: Counter[str] = Counter()
    for name, count in (deck.get("main") or {}).items():
        card = own.get(name) or cards.get(("main", name))
        for colour in card.colours if card is not None else ():
            counts[colour] += count
    counts.pop("Neutral", None)
    return tuple(colour for colour, count in counts.most_common(3) if count > 3) or tuple(counts)[:1]


def tint(ruleset: str, colour: str) -> Pair:
    """How a class, clan or attribute is painted, as on the table."""
    face = cast(Mapping[str, Any], playmat(ruleset)["face"])
    found: Mapping[str, Pair] = face["colours"]
    return found.get(colour, GREY)


def as_text(ruleset: str, deck: Deck) -> str:
    """A deck in the plain form that every deck file may have."""
    room = games.room(ruleset)
    return room.as_text(room.deck_of(deck))


# -- cards ------------------------------------------------------------------------------------------------------------
@cache
def catalog(ruleset: str) -> dict[tuple[str, str], CardFacts]:
    """The cards that come with ludex and that a ruleset knows, by part and name."""
    shipped = games.room(ruleset).shipped()
    known = _known_in(ruleset)
    found = (facts(ruleset, row) for row in map(msgspec.to_builtins, shipped.rows) if known(row))
    return {(card.part, card.name): card for card in found}


def facts(ruleset: str, row: Row) -> CardFacts:
    """What a row says."""
    return games.board(ruleset).facts(row)


def _known_in(ruleset: str) -> Callable[[Row], bool]:
    """Whether a book knows a card: rows of a game with editions say since when and until when."""
    book = games.ruleset(ruleset).book
    edition = book.partition("-")[2]
    if not edition:
        return lambda row: True
    order = sorted(each.partition("-")[2] for each in games.books() if game_of(each) == game_of(book))
    at = order.index(edition)
    return lambda row: order.index(row.get("since", order[0])) <= at <= order.index(row.get("until") or order[-1])


def search(cards: Iterable[CardFacts], said: str) -> list[CardFacts]:
    """The cards that have every word."""
    asked = said.casefold().split()
    return [card for card in cards if all(word in card.found_by for word in asked)]
