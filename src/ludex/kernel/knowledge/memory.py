"""Who knows a card that moves: whoever could see it, for as long as nobody could take another card for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel import events
from ludex.kernel.knowledge.names import exchange, rename
from ludex.kernel.knowledge.sight import EVERYBODY
from ludex.kernel.knowledge.targets import meant
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


def taken_for(g: Game, seat: int, key: str, value: object) -> tuple[str, object]:
    """What a player answers, with a card that the other was shown in place of an equal one: whoever has seen one of two
    takes the one that comes for it, and it is that one."""
    cid = value if type(value) is int else value[1] if isinstance(value, tuple) and len(value) > 1 else -1
    if type(cid) is not int or cid < 0 or " c" not in key or g.named(key.split(" ")[1]) != cid:
        return key, value
    shown = _shown_one(g, seat, cid)
    if shown == cid:
        return key, value
    if not isinstance(value, tuple):
        return key, shown  # who picks is offered one of the two, by whose number it can be answered again
    words = key.split(" ")
    words[1] = g.cards[shown].tag
    return " ".join(words), (value[0], shown, *value[2:])


def _shown_one(g: Game, seat: int, cid: int) -> int:
    card, other = g.cards[cid], 1 << (1 - seat)
    spec = g.rules.spec.get(card.zone)
    if spec is None or spec.sight is not OWNER or spec.ordered or card.known & other or not _plain(card):
        return cid
    for at in g.zone(card.seat, card.zone):
        twin = g.cards[at]
        if twin.known & other and twin.definition is card.definition and _plain(twin):
            named = meant(g)
            return cid if at in named or cid in named or _taken(g, at) else at
    return cid


def _taken(g: Game, cid: int) -> bool:
    """Whether something going on has a card in mind, or it is not among those that are picked from."""
    asking = g.stack[-1].local
    among = asking.get("candidates", asking.get("left"))
    if isinstance(among, tuple) and cid not in among:
        return True
    named = [(name, value) for f in g.stack for name, value in f.local.items() if not name.startswith("_")]
    return any(
        _holds(value, cid) if isinstance(value, tuple) else name == "card" and value == cid
        for name, value in named
        if name not in ("candidates", "left")
    )


def _holds(value: object, cid: int) -> bool:
    return any(_holds(each, cid) for each in value) if isinstance(value, tuple) else value == cid


def _plain(card: Card) -> bool:
    return not (card.changes or card.counters or card.links or card.marks)


def _openly(g: Game, e: Event) -> bool:
    """Whether the effect that moves a card has shown it to all players before."""
    by = None if e.source is None else e.source.id
    return any(
        shown.kind == events.REVEAL
        and (shown.card, shown.incarnation) == (e.card, e.incarnation)
        and (None if shown.source is None else shown.source.id) == by
        for shown in g.log.since(g.turn_mark)
    )
