"""A pool: the cards of one game that somebody owns, and how cards of a later file come into it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ludex import games
from ludex.games.sources import Sources
from ludex.pools.troubles import PoolError

FORMAT = 1
Plain = dict[str, Any]
_NAME = re.compile(r"[\w][\w .-]{0,39}")


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in the form of its game, every number that it was printed with, and the file it came from."""

    row: Plain
    numbers: tuple[str, ...] = ()
    source: str = ""

    @property
    def name(self) -> str:
        return str(self.row["name"])


class Pool(msgspec.Struct, frozen=True, kw_only=True):
    """Cards by what they are called, in that order, so that the same cards are the same file. `amendments`: what their
    owner added and mended; a later import leaves it alone."""

    game: str
    name: str
    cards: tuple[Card, ...] = ()
    amendments: tuple[Plain, ...] = ()
    format: int = FORMAT


def game_of(name: str) -> str:
    """The game of a ruleset or book: editions of a game share their cards."""
    games.room(name)
    return name.partition("/")[0].partition("-")[0]


def checked_name(name: str) -> str:
    """A name that a pool may have, for it is the name of a file too."""
    if not _NAME.fullmatch(name) or name.endswith((".", " ")):
        mend = "Take letters, digits, spaces, dots and dashes, at most 40."
        raise PoolError(f"No pool can be named {name!r}.", mend=mend)
    return name


# -- what is one card -------------------------------------------------------------------------------------------------
def sources_of(game: str) -> Sources:
    """What a game says of files of its cards."""
    found: Sources | None = getattr(games.room(game), "SOURCES", None)
    if found is None:
        raise PoolError(f"{game} does not say how its cards stand in files.", mend="Write them in the card lab.")
    return found


def part_of(game: str, row: Mapping[str, Any]) -> str:
    """The part of a deck in which a card belongs; a name means one card in each."""
    return sources_of(game).part(row)


def key_of(game: str, card: Card) -> tuple[str, ...]:
    """What a card is found by: part and name; where cards of one name may differ, also its number."""
    number = str(card.row.get("number", "")) if sources_of(game).numbered else ""
    return part_of(game, card.row), card.name, number


def plain(card: object) -> Plain:
    """A card of a game in plain data, as a file gives it back."""
    row: Plain = msgspec.json.decode(msgspec.json.encode(card))
    return row


def content(row: Mapping[str, Any]) -> bytes:
    """Everything on a card that can matter in play."""
    return msgspec.json.encode({k: v for k, v in row.items() if k not in ("number", "rarity")}, order="deterministic")


# -- coming in --------------------------------------------------------------------------------------------------------
class Merged(msgspec.Struct, frozen=True, kw_only=True):
    """A pool after cards came in, and the names of those that were not there before, or were otherwise."""

    pool: Pool
    added: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    same: int = 0


def folded(game: str, cards: Iterable[Card]) -> tuple[dict[tuple[str, ...], Card], list[str]]:
    """Each card once, with all its numbers; and the names of those that stood there with different contents, of which
    the last is taken."""
    found: dict[tuple[str, ...], Card] = {}
    differing: list[str] = []
    for card in cards:
        key = _place(game, card, found)
        before = found.get(key)
        if before is not None and content(before.row) != content(card.row):
            differing.append(card.name)
        numbers = (*(before.numbers if before is not None else ()), *card.numbers)
        row = before.row if before is not None and content(before.row) == content(card.row) else card.row
        found[key] = Card(row, tuple(dict.fromkeys(numbers)), card.source)
    return found, differing


def _place(game: str, card: Card, found: Mapping[tuple[str, ...], Card]) -> tuple[str, ...]:
    """Under which key a card comes: that of one with the same contents, else its own."""
    part, name, number = key_of(game, card)
    if not number:
        return part, name, number
    alike = (k for k, c in found.items() if k[:2] == (part, name) and content(c.row) == content(card.row))
    return next(alike, (part, name, number))


def merged(pool: Pool, new: Mapping[tuple[str, ...], Card]) -> Merged:
    """The pool with cards that came in: what is called as one that is there takes its place."""
    cards, _ = folded(pool.game, pool.cards)
    added: list[str] = []
    changed: list[str] = []
    same = 0
    for key, card in new.items():
        at = _place(pool.game, card, cards) if key not in cards else key
        before = cards.get(at)
        if before is None:
            added.append(card.name)
            cards[at] = card
        elif content(before.row) == content(card.row):
            same += 1
            cards[at] = Card(before.row, tuple(sorted({*before.numbers, *card.numbers})), before.source)
        else:
            changed.append(card.name)
            cards[at] = Card(card.row, tuple(sorted({*before.numbers, *card.numbers})), card.source)
    ordered = tuple(cards[key] for key in sorted(cards))
    whole = msgspec.structs.replace(pool, cards=ordered)
    return Merged(pool=whole, added=tuple(added), changed=tuple(changed), same=same)
