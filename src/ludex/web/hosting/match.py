"""A match: games between the same two until one has won two of them. No book says who begins the second, so each game
begins as every game does (sve 6.2.1.6, cfv 5.2.4, fow 4.2:3); the score goes with a game's settings.

What was hidden in a game between people stays so until their match is decided: the decks go on.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Self

import msgspec

from ludex.web.hosting.clock import now

if TYPE_CHECKING:
    from ludex.web.hosting.table import Table
    from ludex.web.store import Store, Stored

_GIVEN_UP = 86_400_000  # milliseconds in which nothing happened: nobody goes on with the match


class Match(msgspec.Struct, frozen=True):
    """How a match stands before a game of it. `first`: its first game, empty in that one."""

    best_of: int
    wins: tuple[int, int] = (0, 0)
    number: int = 1
    first: str = ""

    @classmethod
    def of(cls, stored: Stored) -> Self | None:
        """The match that a game belongs to."""
        found = stored.settings.get("match")
        return None if found is None else msgspec.convert(found, cls)

    @property
    def decided(self) -> bool:
        return max(self.wins) > self.best_of // 2

    def after(self, winner: int | None, id: str) -> Match:
        """How it stands after a game; a drawn one counts for nobody."""
        wins = (self.wins[0] + (winner == 0), self.wins[1] + (winner == 1))
        return msgspec.structs.replace(self, wins=wins, number=self.number + 1, first=self.first or id)


def following(stored: Stored, winner: int | None, sided: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """What is other in the next game of a match: the score, and the decks of who has exchanged cards."""
    match = Match.of(stored)
    assert match is not None
    settings = {**stored.settings, "match": msgspec.to_builtins(match.after(winner, stored.id))}
    decks = [sided.get(seat, deck) for seat, deck in enumerate(stored.setup["decks"])]
    return {"settings": settings, "setup": {**stored.setup, "decks": decks}}


async def anew(store: Store, stored: Stored, match: Match) -> dict[str, Any]:
    """What is other in the first game of the next match: nobody has won, and decks are as they were handed in."""
    settings = {**stored.settings, "match": msgspec.to_builtins(Match(match.best_of))}
    decks = await handed_in(store, stored, match)
    return {"settings": settings, "setup": {**stored.setup, "decks": decks}}


async def handed_in(store: Store, stored: Stored, match: Match) -> list[dict[str, Any]]:
    """The decks with which a match began."""
    first = await asyncio.to_thread(store.games.find, match.first) if match.first else None
    decks: list[dict[str, Any]] = (first or stored).setup["decks"]
    return decks


async def disclosed(table: Table) -> bool:
    """Whether what was hidden in a game that is over may be shown: not to who plays on with the same decks."""
    match = Match.of(table.stored)
    if match is None or len(table.people) < 2 or table.facts.result is None:
        return True
    games = table.house.store.games
    match = match.after(table.facts.result[0], table.id)
    last = await asyncio.to_thread(games.find, table.id)
    while last is not None and not match.decided:
        following = await asyncio.to_thread(games.find, last.next_game) if last.next_game else None
        if following is None or following.result is None:
            latest = await asyncio.to_thread(games.latest, (following or last).id)
            return now() - latest > _GIVEN_UP
        last, match = following, match.after(following.result["winner"], following.id)
    return True
