"""Where destroyed and banished cards go (fow-2.0 2.2:7, fow-2.0 2.3:5 to fow-2.0 2.3:7, 11.2), and what follows at
once: halved life, additions that go with what carried them. All but rulers go to their owners' graveyards
(fow-2.0 11.2:1, fow-2.0 3.8:1): resonators (fow-2.0 2.4:5), additions (fow-2.0 2.5:5), magic stones (fow-2.0 2.7:4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch10_effects.destroying import ASTRAL, RULER_SIDE
from ludex.kernel import events
from ludex.kernel.events import Event

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

LOST = ASTRAL  # the face of a J-ruler in the ruler area: no abilities, no ATK, no DEF (fow-2.0 2.3:7)
DESTRUCTIBLE = (zones.FIELD, zones.STONES, zones.STANDBY)  # fow-2.0 11.2.1:1


def destroyed(g: Game, cards: tuple[int, ...], source: Source | None, *, rule: str = "fow-2.0 11.2.1:1") -> list[Event]:
    """The destruction of cards on the field, in the stone area and the chant-standby area; of a ruler in its area."""
    return [
        made
        for card in cards
        if g.cards[card].zone in DESTRUCTIBLE or _is_ruler(g, card)
        for made in [_lost(g, "destroy", card, source, rule)]
    ]


def banished(g: Game, cards: tuple[int, ...], source: Source | None) -> list[Event]:
    """The banishing of cards of any zone; from the hand it is discarding (ruling fow-2.0-R14). Neither is
    destroying."""
    made = []
    for card in cards:
        here = g.cards[card]
        if here.zone == zones.HAND:
            # fow-2.0 11.2.3:2
            made.append(
                Event("discard", "fow-2.0 11.2.3:1", seat=here.seat, card=card, to=zones.GRAVEYARD, source=source)
            )
        elif here.zone != zones.RULER or _is_ruler(g, card):  # nothing happens to a J-ruler there (ruling fow-2.0-R32)
            made.append(_lost(g, "banish", card, source, "fow-2.0 11.2.2:1"))  # fow-2.0 11.2.2:2
    return made


def _is_ruler(g: Game, card: int) -> bool:
    """Whether it is a ruler in its area; to one that has no J-ruler on its other side, nothing happens there."""
    here = g.cards[card]
    return here.zone == zones.RULER and "ruler" in g.chars(card).types and len(here.definition.faces) > LOST


def _is_j_ruler(g: Game, card: int) -> bool:
    here = g.cards[card]
    return here.zone == zones.FIELD and "ruler" in here.definition.faces[zones.FRONT].types


def _lost(g: Game, kind: str, card: int, source: Source | None, rule: str) -> Event:
    """To its owner's graveyard, unless it is a ruler or J-ruler (fow-2.0 2.4:5, fow-2.0 2.5:5, fow-2.0 2.7:4,
    fow-2.0 11.2:1)."""
    here = g.cards[card]
    if _is_ruler(g, card):  # it becomes a J-ruler there, without abilities, ATK and DEF
        return Event(events.FLIP, "fow-2.0 2.2:7", seat=here.seat, card=card, source=source, face=LOST)
    to, face = (zones.RULER, LOST) if _is_j_ruler(g, card) else (zones.GRAVEYARD, zones.FRONT)
    made = Event(kind, rule, seat=here.seat, card=card, to=to, to_seat=here.owner, source=source, face=face)
    if kind == "destroy" and to == zones.RULER and "Imperishable" in g.chars(card).keywords:
        made.face, made.key = zones.FRONT, RULER_SIDE  # ruling fow-2.0-R57
    return made


# -- what follows ------------------------------------------------------------------------------------------------------
def halved(g: Game, happened: list[Event]) -> list[Event]:
    """Who controlled a J-ruler that was destroyed or banished has half the life left, rounded up to hundreds
    (fow-2.0 2.3:5, fow-2.0 4.3:6)."""
    made = []
    for e in happened:
        if e.kind in ("destroy", "banish") and (e.frm, e.to) == (zones.FIELD, zones.RULER):
            life = g.value(e.frm_seat, "life")
            loss = life - -(-life // 200) * 100
            if loss > 0:
                made.append(Event(events.VALUE, "fow-2.0 2.3:5", seat=e.frm_seat, key="life", amount=-loss))
    return made


def orphaned(g: Game, happened: list[Event]) -> list[Event]:
    """Additions go to their owners' graveyards with what carried them: destroyed with what is destroyed (ruling
    fow-2.0-R8), else when a resonator leaves the field or a ruler or J-ruler is banished. A J-ruler that goes to its
    area unharmed keeps them (ruling fow-2.0-R33)."""
    made: list[Event] = []
    for e in happened:
        if e.card < 0 or not g.cards[e.card].links:
            continue
        flipped = e.kind == events.FLIP and e.face == LOST
        if not flipped and (not e.to or (e.to in zones.PLAYGROUND and e.kind not in ("destroy", "banish"))):
            continue
        for other in g.cards[e.card].links:
            made.append(Event(events.UNLINK, "fow-2.0 14.22:1", card=e.card, amount=other))
            if e.card in g.cards[other].links and _carried(g, other):
                made.append(_follows(g, other, e))
    return made


def _carried(g: Game, card: int) -> bool:
    here = g.cards[card]
    return here.zone == zones.FIELD and "addition" in g.original(card).types


def _follows(g: Game, addition: int, e: Event) -> Event:
    here = g.cards[addition]
    together = e.kind in ("destroy", events.FLIP)
    rule = "fow-2.0 2.5.2:6" if together else "fow-2.0 2.5.2:5"
    if "addition: resonator" not in g.original(addition).types:
        rule = "fow-2.0 2.5.3:5" if together else "fow-2.0 2.5.3:6"
    kind = "destroy" if together else "put"
    return Event(kind, rule, seat=here.seat, card=addition, to=zones.GRAVEYARD, to_seat=here.owner)
