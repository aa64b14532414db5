"""Whom events touch: whether all that is a player's, cards, zones and values, is still what it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.events import ELIMINATE, READY, REST, VALUE

if TYPE_CHECKING:
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


def untouched(
    g: Game, seat: int, happened: list[Event], beside: frozenset[str], valued: frozenset[str] = frozenset()
) -> bool:
    """Whether events have left alone what is a player's. A movement touches those between whose zones it is, and
    another change of a card or a value the player whose it is; events of the kinds `beside` touch nobody, those of
    the kinds `valued` nothing but a value of their player. Of all others it is not known."""
    other = 1 - seat
    for event in happened:
        kind = event.kind
        if kind in beside:
            continue
        if event.to or kind == ELIMINATE:
            if not _elsewhere(g, event, other):
                return False
        elif kind in (REST, READY):
            if g.cards[event.card].seat != other:
                return False
        elif event.seat != other or not (kind == VALUE or kind in valued):
            return False
    return True


def _elsewhere(g: Game, event: Event, other: int) -> bool:
    """Whether a movement was between zones of the other player, or such as both share."""
    spec, frm, to = g.rules.spec, event.frm, event.to
    return (event.frm_seat == other or not frm or spec[frm].shared) and (
        event.to_seat == other or not to or spec[to].shared
    )
