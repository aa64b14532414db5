"""Amendments: a small text file by which the owner of a pool adds a card, mends one or leaves one out.

    [[card]]
    name = "Lantern Keeper"          # or number = "AB01-002"
    text = "Ward."                   # what stands here takes the place of what the source says

    [[card]]
    name = "Ferry Ghost"             # not in the pool: a card of its own
    type = "follower"
    class = "Abysscraft"
    cost = 2
    attack = 2
    defense = 1

    [[card]]
    name = "Misprint"
    remove = true
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludex import games
from ludex.games.tomls import read_toml
from ludex.pools.pool import Card, Plain, Pool, key_of, part_of, plain
from ludex.pools.troubles import PoolError

SOURCE = "amendments"


def read_amendments(text: str, file: str) -> tuple[Plain, ...]:
    """The amendments in a text."""
    try:
        table = read_toml(text)
    except ValueError as error:
        raise PoolError(f"This is no TOML: {error}.", file, "Begin every card with [[card]].") from error
    cards = table.pop("card", [])
    if table or not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise PoolError("There is more in it than cards.", file, "Begin every card with [[card]].")
    for number, card in enumerate(cards, start=1):
        if not card.get("name") and not card.get("number"):
            raise PoolError(f"Card {number} has neither a name nor a number.", file, "Say which card is meant.")
    return tuple(cards)


def amended(pool: Pool) -> tuple[Card, ...]:
    """The cards of a pool as its owner wants them."""
    cards = list(pool.cards)
    for change in pool.amendments:
        _apply(pool.game, cards, change)
    return tuple(sorted(cards, key=lambda card: key_of(pool.game, card)))


def added(pool: Pool) -> tuple[Card, ...]:
    """The cards that only the amendments of a pool bring."""
    return tuple(card for card in amended(pool) if card.source == SOURCE)


def without(pool: Pool, gone: Iterable[Card]) -> Pool:
    """A pool that some cards were taken out of; for one that an amendment has brought, that amendment goes."""
    gone = list(gone)
    mine = [card for card in gone if card.source == SOURCE]
    left = tuple(card for card in pool.cards if not any(card is each for each in gone))
    kept = tuple(change for change in pool.amendments if _meant(pool.game, mine, change) is None)
    return msgspec.structs.replace(pool, cards=left, amendments=kept)


def check_cards(pool: Pool, file: str) -> None:
    """Refuse a pool that somebody shares if something in it is no card of its game."""
    try:
        room = games.room(pool.game)
        for card in pool.cards:
            room.card(card.row)
    except (ValueError, LookupError, TypeError, msgspec.MsgspecError) as error:
        raise PoolError(f"There is something in this pool which is no card: {error}", file) from error
    check(pool, file)


def check(pool: Pool, file: str) -> None:
    """Refuse amendments that make something which is no card."""
    cards = list(pool.cards)
    for number, change in enumerate(pool.amendments, start=1):
        try:
            _apply(pool.game, cards, change)
        except ValueError as error:
            raise PoolError(f"Card {number} ({_called(change)}) would be no card: {error}", file) from error


def _apply(game: str, cards: list[Card], change: Plain) -> None:
    at = _meant(game, cards, change)
    if change.get("remove"):
        if at is not None:
            del cards[at]
        return
    before = cards[at] if at is not None else Card({}, (), SOURCE)
    row: Plain = {**before.row, **{key: value for key, value in change.items() if key != "remove"}}
    if at is not None and "number" in change and "name" not in change:
        row["number"] = before.row.get("number", "")
    made = Card(_converted(game, row), before.numbers or _numbers(change), before.source)
    if at is None:
        cards.append(made)
    else:
        cards[at] = made


def _converted(game: str, row: Plain) -> Plain:
    return plain(games.room(game).card(row))


def _numbers(change: Plain) -> tuple[str, ...]:
    return (str(change["number"]),) if change.get("number") else ()


def _meant(game: str, cards: Iterable[Card], change: Plain) -> int | None:
    """Which card of the pool is meant: by number, else by name, and by the part of a deck if both are said."""
    there = list(enumerate(cards))
    if number := change.get("number"):
        return next((at for at, card in there if number in card.numbers), None)
    named = [(at, card) for at, card in there if card.name == change.get("name")]
    special: Any = change.get("special")
    if special is not None and "type" not in change:
        named = [(at, card) for at, card in named if card.row.get("special") == special]
    elif len(named) > 1:
        named = [(at, card) for at, card in named if part_of(game, card.row) == "main"] or named
    return named[0][0] if named else None


def _called(change: Plain) -> str:
    return str(change.get("name") or change.get("number"))
