"""Again: another game with the same decks, or the next one of a match, once everybody who played wants it.

Who sat somewhere sits there again, by the same token: the store has only its hash, which goes with the seat.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludex.web.hosting.clock import now
from ludex.web.hosting.match import Match, anew, following
from ludex.web.protocol import told
from ludex.web.protocol.seats import new_game_id

if TYPE_CHECKING:
    from ludex.web.store import Store, Stored


class Again:
    """Who wants another game, and which one it is."""

    def __init__(self, stored: Stored) -> None:
        self._stored = stored
        self._wanted = stored.rematch
        self._next = stored.next_game

    @property
    def words(self) -> str:
        """For other servers."""
        return f"{self._wanted} {self._next or '-'}"

    def heard(self, words: str) -> None:
        """Another server says how things stand."""
        wanted, following = words.split(" ")
        self._wanted |= int(wanted)
        self._next = self._next or (None if following == "-" else following)

    @property
    def spoken_of(self) -> bool:
        return bool(self._wanted)

    def wanted_by(self, seat: int) -> bool:
        """Whether a seat has said so already."""
        return bool(self._wanted >> seat & 1)

    async def want(self, seat: int, people: tuple[int, ...], store: Store, winner: int | None) -> None:
        """A person wants it. `winner`: of the game that is over."""
        self._wanted |= await asyncio.to_thread(store.games.want_rematch, self._stored.id, seat)
        if self._next is None and all(self._wanted >> each & 1 for each in people):
            # Who took a seat since the table was loaded sits there again, and not who was invited to it.
            now = await asyncio.to_thread(store.games.find, self._stored.id) or self._stored
            followed = rematch_of(replace(now, **await _other(store, now, winner)))
            self._next = await asyncio.to_thread(store.games.follow, self._stored.id, followed)

    def news(self, token: str | None) -> told.Another:
        """Who wants it, or where it is, for who has a token here."""
        asked = (bool(self._wanted & 1), bool(self._wanted >> 1 & 1))
        return told.Another(self._next, token if self._next else None, asked)


async def _other(store: Store, stored: Stored, winner: int | None) -> dict[str, Any]:
    """What a match changes from one game to the next."""
    match = Match.of(stored)
    if match is None:
        return {}
    if match.after(winner, stored.id).decided:
        return await anew(store, stored, match)
    return following(stored, winner, await asyncio.to_thread(store.games.sided, stored.id))


def rematch_of(stored: Stored) -> Stored:
    """A game like another, with cards dealt anew."""
    return replace(
        stored, id=new_game_id(), setup={**stored.setup, "seed": secrets.randbits(63)}, created=now(),
        status="running", result=None, answers=0, from_game=None, from_answers=None, taken=0, began=0, used=0,
        used_at=0, rematch=0, next_game=None,
    )  # fmt: skip
