"""Control while an effect lasts (fow 1.5:3, 3.14:2): a card lies with who controls it, and goes back afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.reach import covers
from ludex.enact.scenes.meanings import seats
from ludex.enact.standing import permissions
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.text import nodes
from ludex.kernel import events
from ludex.kernel.events import Event

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

LENT = "lent by"  # whose card it was before, one more than the seat
KEPT = "kept since"  # when somebody gained control of it for good while effects gave it to somebody


def due(g: Game) -> list[Event]:
    """The cards that change sides now: to whom the newest effect gives them, or back where no effect does any more.
    They stay the same cards and do not enter. When the effect stops they go back at once."""
    made: list[Event] = []
    wanted, cards = _wanted(g), g.cards
    for seat in (g.active, 1 - g.active):
        for zone in (zones.FIELD, zones.STONES):
            for card in g.zone(seat, zone):
                marks = cards[card].marks
                if not wanted and LENT not in marks:
                    continue
                lent = marks.get(LENT, 0)
                to = wanted.get(card, lent - 1 if lent else seat)  # fow-2.0 1.4.3:3, fow-2.0 1.4.3:4, fow 1.5:3
                if to != seat:
                    made += _cross(g, card, to, 0 if card not in wanted else lent or seat + 1)
    return made


def _wanted(g: Game) -> dict[int, int]:
    """Who controls what by an effect that lasts; the newest counts."""
    if not permissions.present(g):
        return {}
    found: dict[int, int] = {}
    cards = g.cards
    granted = sorted(permissions.granted(g, nodes.Controls), key=lambda pair: pair[0].source.stamp)
    for scene, node in granted:
        for zone in (zones.FIELD, zones.STONES):
            for card in (*g.zone(0, zone), *g.zone(1, zone)):
                later = scene.source.stamp > cards[card].marks.get(KEPT, -1)
                if later and covers(scene, node.what, cards[card].ref):
                    found[card] = seats(scene, node.player)[0]
    return found


def gained(g: Game, card: int, seat: int, source: Source | None, kind: str) -> list[Event]:
    """A player gains control of a card for good: the same card, which does not enter (fow 3.6:6, fow 3.7:5). What gave
    it to anybody before does so no more (fow 9.9:3.2), and it does not go back."""
    here, made = g.cards[card], []
    if here.seat != seat:
        made.append(
            Event(kind, g.rules.cite(kind), seat=seat, card=card, to=here.zone, to_seat=seat, source=source,
                  face=here.face)
        )  # fmt: skip
    if card in _wanted(g):
        made.append(Event(events.MARK, "fow 9.9:3.2", card=card, key=KEPT, amount=g.clock))
    if is_lent(g, card):
        made.append(Event(events.MARK, "fow 9.9:3.2", card=card, key=LENT, amount=0))
    return made


def is_lent(g: Game, card: int) -> bool:
    """Whether an effect that lasts gives a card to who controls it."""
    return g.cards[card].marks.get(LENT, 0) > 0


def _cross(g: Game, card: int, to: int, lent: int) -> list[Event]:
    here = g.cards[card]
    return [
        Event("steal", "fow 3.14:2", seat=to, card=card, to=here.zone, to_seat=to, face=here.face),
        Event(events.MARK, "fow 3.14:2", card=card, key=LENT, amount=lent),
    ]
