"""Cards out of a visitor's file: gathered and read by workers, a few at a time, and stored with their report."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from ludex.pools.judging import Verdict, books_of
from ludex.pools.pool import Card, Pool, checked_name
from ludex.pools.reporting import report_of
from ludex.pools.troubles import PoolError
from ludex.web.hosting.clock import now
from ludex.web.hosting.creating import Wrong
from ludex.web.hosting.limits import MOST_KEPT, MOST_POOLS
from ludex.web.pages.gathering import Row, Taken
from ludex.web.store import Store
from ludex.web.work.crew import Lost, Overrun
from ludex.web.work.jobs import TooMany

CHUNK = 60
"""Cards that are read in one go: well within what reading may take."""
Read = Callable[..., Awaitable[Any]]
Load = Callable[..., Awaitable[Any]]
_SLOW = Verdict("declined", "", "its text takes longer to read than the server has time for")
_LATE = Verdict("declined", "", "the cards before it have taken all the time that the server has for a file")


async def bring(
    store: Store, read: Read, load: Load, key: str, game: str, name: str, file: str, data: bytes, mapping: str = "",
    *, patience: float,
) -> str:
    """Bring a file's cards into a visitor's pool and store the report with it; the pool's id. `Wrong` says why not.
    `load`: what is loaded in turn with others; `patience`: seconds of a processor for reading all of its cards."""
    name, before = await _pool(store, load, key, game, name)
    pool = Pool(game=game, name=name, cards=await asyncio.to_thread(_plain_cards, before))
    try:
        taken: Taken = await read("gather_cards", pool, file, data, mapping)
    except PoolError as error:
        raise Wrong(f"{error.what} {error.mend}".strip(), "file") from error
    except Overrun as error:
        raise Wrong("This file takes longer to read than the server has time for.", "file") from error
    except (TooMany, Lost) as error:
        raise Wrong("The server is busy; try again in a moment.") from error
    found = await Judging(read, game, patience).all(taken.rows)
    document = await asyncio.to_thread(_document, taken, found)  # thousands of cards: everybody else goes on meanwhile
    return await _stored(store, key, game, name, before, document)


def _document(taken: Taken, found: dict[str, Sequence[Verdict]]) -> dict[str, Any]:
    """What is stored: the cards, and the report of what came of them."""
    done = taken.merged
    names = [card.name for card in done.pool.cards]
    report = report_of(taken.found, done, taken.printings, names, found)
    return {"cards": _cards(done.pool, taken.rows, found), "report": msgspec.to_builtins(report)}


async def _pool(store: Store, load: Load, key: str, game: str, name: str) -> tuple[str, dict[str, Any] | None]:
    """The pool of a name that is there already, if there is one; else there must be room for one."""
    if not key:
        raise Wrong("Your browser keeps no cookie, so that nothing can be kept for you.")
    try:
        name = checked_name(" ".join(name.split()) or game)
    except PoolError as error:
        raise Wrong(str(error), "pool") from error
    try:
        rows = await load(store.pools.all, key)
    except TooMany as error:
        raise Wrong("The server is busy; try again in a moment.") from error
    same = next((row for row in rows if row["name"] == name and row["ruleset"] == game), None)
    if same is None and len(rows) >= MOST_POOLS:
        raise Wrong(f"You have {MOST_POOLS} pools; throw one away first.", "pool")
    return name, same


def _plain_cards(before: dict[str, Any] | None) -> tuple[Card, ...]:
    cards = before["pool"]["cards"] if before is not None else ()
    bare = ({**card, "row": {k: v for k, v in card["row"].items() if k != "words"}} for card in cards)
    return tuple(Card(card["row"], tuple(card.get("numbers", ())), card.get("source", "")) for card in bare)


class Judging:
    """Reads the cards of one file, some at a time, until all its time is used up."""

    def __init__(self, read: Read, game: str, patience: float) -> None:
        self._read = read
        self._game = game
        self._left = patience

    async def all(self, rows: list[Row]) -> dict[str, Sequence[Verdict]]:
        found: dict[str, list[Verdict]] = {}
        for at in range(0, len(rows), CHUNK):
            for book, each in (await self._chunk(rows[at : at + CHUNK])).items():
                found.setdefault(book, []).extend(each)
        return dict(found)

    async def _chunk(self, rows: list[Row]) -> dict[str, list[Verdict]]:
        """What becomes of a few cards; if they take too long, of each half, until the one is found that does."""
        if self._left <= 0:
            return {book: [_LATE] * len(rows) for book in books_of(self._game)}
        begun = time.monotonic()
        try:
            found: dict[str, list[Verdict]]
            found, seconds = await self._read("judge_cards", self._game, rows)
            self._left -= seconds
            return found
        except Overrun:
            self._left -= time.monotonic() - begun
            if len(rows) == 1:
                return {book: [_SLOW] for book in books_of(self._game)}
            half = len(rows) // 2
            first, second = await self._chunk(rows[:half]), await self._chunk(rows[half:])
            return {book: [*first[book], *second[book]] for book in first}
        except (TooMany, Lost) as error:
            raise Wrong("The server is busy; try again in a moment.") from error


def _size(document: dict[str, Any]) -> int:
    return len(msgspec.json.encode(document))


def _cards(pool: Pool, rows: list[Row], found: dict[str, Sequence[Verdict]]) -> list[dict[str, Any]]:
    """What is stored: the cards with their words, and which books understand each."""
    return [
        {
            "row": row,
            "numbers": list(card.numbers),
            "source": card.source,
            "books": [book for book, each in found.items() if each[at].understood],
            "why": next((each[at].why for each in found.values() if not each[at].understood), ""),
        }
        for at, (card, row) in enumerate(zip(pool.cards, rows, strict=True))
    ]


async def _stored(
    store: Store, key: str, game: str, name: str, before: dict[str, Any] | None, document: dict[str, Any]
) -> str:
    kept = await asyncio.to_thread(store.pools.size, key, but=None if before is None else before["id"])
    if kept + await asyncio.to_thread(_size, document) > MOST_KEPT:
        raise Wrong("Your pools would be too large together; throw one away first.", "pool")
    if before is None:
        return await asyncio.to_thread(store.pools.add, key, game, name, document, now=now())
    await asyncio.to_thread(store.pools.change, key, before["id"], name, document, now=now())
    return str(before["id"])
