"""Joining: who follows an invitation, or comes to an open table, chooses name, deck and seat; then the game begins.

Until then a table waits: it has its host's deck and no game. It is a row of the store: any server may be asked.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from ludex.web.hosting.creating import NAME_LENGTH, check_brought, prepared
from ludex.web.hosting.match import Match
from ludex.web.hosting.wording import plain
from ludex.web.protocol.seats import claimed, invited_to
from ludex.web.store.games import WAITING

if TYPE_CHECKING:
    from ludex.web.hosting.tables import Tables
    from ludex.web.store import Stored

class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down. `token`: the invitation, none at an open table; `claim`: the seat's token from now on."""

    claim: Annotated[str, Meta(min_length=16, max_length=64)]
    deck: str | dict[str, Any]
    token: Annotated[str, Meta(max_length=64)] = ""
    name: Annotated[str, Meta(max_length=200)] = ""
    seat: Annotated[int, Meta(ge=0, le=1)] | None = None
    cards: tuple[dict[str, Any], ...] = ()


def free_seat(stored: Stored, token: str) -> int | None:
    """The seat that somebody may take: the one of an invitation, or the free one of an open table."""
    if stored.status != WAITING:
        return None
    if token:
        return invited_to(stored.seats, token)
    free = (number for number, seat in enumerate(stored.seats) if seat.get("invitation"))
    return next(free, None) if stored.settings.get("open") else None


async def join(tables: Tables, stored: Stored, wanted: Join, player: str | None, visitor: str) -> int | None:
    """Sit down, and let the game begin: the seat, or None if somebody else was faster or there is none to take."""
    seat = free_seat(stored, wanted.token)
    if seat is None:
        return None
    host = stored.setup["decks"][1 - seat]
    check_brought(wanted.deck, wanted.cards)
    decks = (wanted.deck, host) if seat == 0 else (host, wanted.deck)
    there = stored.setup["cards"]
    cards = (*there, *(card for card in wanted.cards if card not in there))  # a card that both have is one card
    match = Match.of(stored) is not None
    setup = await prepared(tables, visitor, stored.ruleset, decks, stored.setup["seed"], cards, "choices", match)
    seats = claimed(stored.seats, seat, wanted.claim)
    name = plain(wanted.name)[:NAME_LENGTH] or seats[seat]["name"]
    seats[seat] = {**seats[seat], "name": name}
    began = replace(stored, setup=setup, seats=seats, status="running", taken=stored.taken | 1 << seat)
    began = replace(began, player1=player) if seat else replace(began, player0=player)
    if wanted.seat is not None and wanted.seat != seat:
        began, seat = _turned(began), wanted.seat
    done = await asyncio.to_thread(tables.store.games.begin, began)
    return seat if done else None


def _turned(game: Stored) -> Stored:
    """The same with the seats exchanged."""
    setup = {**game.setup, "decks": list(reversed(game.setup["decks"]))}
    taken = (game.taken & 1) << 1 | game.taken >> 1 & 1
    return replace(
        game, setup=setup, seats=list(reversed(game.seats)), taken=taken, player0=game.player1, player1=game.player0
    )

