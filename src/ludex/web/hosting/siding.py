"""Side decks: between the games of a match a player exchanges cards with those that lie aside (fow-5.5 3.16:1.2).

Whatever is exchanged, the deck is made of the cards that were handed in, and the rules of deck construction hold.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ludex.games.decks import IllegalDeck
from ludex.web.hosting.creating import Wrong, illegal
from ludex.web.hosting.match import Match, handed_in
from ludex.web.hosting.side_decks import Deck, side_of
from ludex.web.spelled import spelled
from ludex.web.work.crew import Lost, Overrun
from ludex.web.work.jobs import TooMany

if TYPE_CHECKING:
    from ludex.web.hosting.tables import Tables
    from ludex.web.store import Stored

def may_side(stored: Stored, seat: int, result: tuple[int | None, str] | None) -> bool:
    """Whether a seat has something to exchange after this game: its match goes on, and cards lie aside."""
    match, side = Match.of(stored), side_of(stored.ruleset)
    if match is None or side is None or result is None or match.after(result[0], stored.id).decided:
        return False
    return bool(stored.setup["decks"][seat].get(side.part))


async def layout(tables: Tables, stored: Stored, seat: int, visitor: str) -> Deck:
    """How a seat's deck can be changed now."""
    sided = await asyncio.to_thread(tables.store.games.sided, stored.id)
    deck = sided.get(seat, stored.setup["decks"][seat])
    return await _read(tables, visitor, "side", stored.ruleset, deck, stored.setup["cards"])


async def exchange(tables: Tables, stored: Stored, seat: int, wanted: Deck, visitor: str) -> bool:
    """Go into the next game with other cards; False if that has begun. `Wrong` says what may not be."""
    match = Match.of(stored)
    assert match is not None
    had = (await handed_in(tables.store, stored, match))[seat]
    deck = await _read(tables, visitor, "check_side", stored.ruleset, had, wanted, stored.setup["cards"])
    return await asyncio.to_thread(tables.store.games.side, stored.id, seat, deck)


async def _read(tables: Tables, visitor: str, duty: str, *asked: Any) -> Deck:
    try:
        done: Deck = await tables.read_for(visitor, duty, *asked)
        return done
    except (Overrun, TooMany, Lost) as error:
        raise Wrong("The server is busy; try again in a moment.") from error
    except IllegalDeck as error:
        raise illegal(error, "deck") from error
    except (ValueError, LookupError, TypeError) as error:
        raise Wrong(f"This cannot be played: {spelled(error).removesuffix('.')}.", "deck") from error
