"""Who knows a card that moves: whoever could see it, for as long as nobody could take another card for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel import events
from ludex.kernel.knowledge.names import exchange, rename
from ludex.kernel.knowledge.sight import EVERYBODY
from ludex.kernel.zones import OWNER, PUBLIC

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


def after(g: Game, card: Card, e: Event, frm: str, from_seat: int, *, seen: bool) -> int:
    """Who knows a card that has moved; `seen`: everybody saw it where it was."""
    if not seen:
        return _followed(g, card, e, frm, from_seat)
    return _initiated(e, card.seat) if e.secret else EVERYBODY


def _initiated(e: Event, seat: int) -> int:
    """Who knows where a card lies that was put in secretly: the player who did it, unless chance said where."""
    return 0 if e.key == events.RANDOM else 1 << seat


def _followed(g: Game, card: Card, e: Event, frm: str, from_seat: int) -> int:
    """Who goes on knowing a card that moved out of a zone not everybody sees: whoever could look at it there.

    The others lose track of it if it was put in secretly. They also do if it went from among other cards without
    order to a place they do not see, whatever they were shown before: any of those cards may be the one.
    """
    rules = g.rules
    spec = rules.spec[frm]
    looker = 1 << from_seat if spec.sight is OWNER else 0
    known = card.known | looker
    left = g.zone(from_seat, frm) if looker and not spec.ordered else ()
    if left and (rules.spec[card.zone].sight is PUBLIC or _openly(g, e)):
        known |= _mistaken(g, card, left, looker)
    elif left:
        lost = [other for other in left if g.cards[other].known & ~looker]
        for other in lost:
            g.own(other).known &= looker
        rename(g, lost)
        known &= looker
    return known & _initiated(e, from_seat) if e.secret else known


def _mistaken(g: Game, card: Card, left: tuple[int, ...], looker: int) -> int:
    """Who, having seen a card like this one before, takes this for that: two equal cards without order are not told
    apart, so nobody knows any more whether the other is still there."""
    for other in left:
        twin = g.cards[other]
        fooled = twin.known & ~card.known & ~looker
        if fooled and twin.definition is card.definition and not twin.changes:
            g.own(other).known &= ~fooled
            exchange(g, card.id, other)
            return fooled
    return 0


def _openly(g: Game, e: Event) -> bool:
    """Whether the effect that moves a card has shown it to all players before."""
    by = None if e.source is None else e.source.id
    return any(
        shown.kind == events.REVEAL
        and (shown.card, shown.incarnation) == (e.card, e.incarnation)
        and (None if shown.source is None else shown.source.id) == by
        for shown in g.log.since(g.turn_mark)
    )
