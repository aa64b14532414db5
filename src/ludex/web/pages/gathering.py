"""What workers do with a visitor's file of cards: find the cards in it, and read them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludex.pools.importing import Gathered, gather
from ludex.pools.judging import Verdict, books_of, verdicts
from ludex.pools.mapping import read_map
from ludex.pools.pool import Card, Merged, Pool, folded, merged
from ludex.pools.speaking import Vocabulary
from ludex.pools.troubles import PoolError
from ludex.web.hosting.limits import LARGEST_NUMBER, LONGEST_FIELD, LONGEST_TEXT, MOST_BROUGHT, too_large

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Taken:
    """A pool with the cards of a file: how that was read, the pool, all its cards with the words they speak of, and the
    names of those that stood in the file with two texts."""

    found: Gathered
    merged: Merged
    rows: list[Row]
    printings: list[str]


def gathered(pool: Pool, file: str, data: bytes, mapping: str) -> Taken:
    """The pool with the cards of a file; `PoolError` says why they cannot be taken."""
    found = gather(pool.game, [(file, data)], read_map(mapping, pool.game) if mapping.strip() else None)
    cards, printings = folded(pool.game, found.cards)
    if not cards:
        told = "; ".join(f"{trouble.place}: {trouble.what}" for trouble in found.troubles[:3])
        raise PoolError(f"No row of this file is a card. {told}")
    _check(cards.values())
    found.cards = []
    done = merged(pool, cards)
    if len(done.pool.cards) > MOST_BROUGHT:
        raise PoolError(f"These would be {len(done.pool.cards)} cards; a pool may have {MOST_BROUGHT}.")
    speech = Vocabulary(pool.game, done.pool.cards)
    return Taken(found, done, [speech.with_words(card.row) for card in done.pool.cards], printings)


def _check(cards: Any) -> None:
    """Cards from files have the limits of the lab."""
    card: Card
    for card in cards:
        for face in (card.row, card.row.get("back") or {}):
            for field, said in face.items():
                long, most = len(str(said)), LONGEST_TEXT if field == "text" else LONGEST_FIELD
                if long > most and field != "back":
                    raise PoolError(f"The {field} of {card.name[:80]} has {long} characters; it may have {most}.")
                if too_large(said) is not None:
                    raise PoolError(f"The {field} of {card.name[:80]} may be {LARGEST_NUMBER} at most.")
        if len(card.numbers) > LONGEST_FIELD:
            raise PoolError(f"{card.name[:80]} stands there with {len(card.numbers)} numbers.")


def judged(game: str, rows: Sequence[Row]) -> tuple[dict[str, list[Verdict]], float]:
    """What each book of a game makes of cards with their words, and how many seconds of the processor that took."""
    begun = time.process_time()
    found = {book: list(verdicts(rules, rows)) for book, rules in books_of(game).items()}
    return found, time.process_time() - begun
