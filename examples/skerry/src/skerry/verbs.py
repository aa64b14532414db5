"""How this game does what its texts say: the verbs that its dialect has words for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.verbs import Verbs
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import perform
from skerry import moving, zones
from skerry.processes import DAMAGE

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.effects.changes import Change
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Cards = tuple[int, ...]
Parts = tuple[tuple[int, int], ...]


class SkerryVerbs(Verbs):
    """What a text of Skerry can ask for."""

    def draw(self, g: Game, f: Frame, parts: Parts, source: Source | None) -> Signal | None:
        return moving.draw(g, f, parts, source)

    def discard(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """From the hand into the deep (skerry 9.8)."""
        there = tuple(c for c in cards if g.cards[c].zone == zones.HAND)
        return moving.move(g, f, "discard", there, zones.DEEP, -1, source)

    def destroy(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """What is sunk goes from the coast into its owner's deep (skerry 9.7)."""
        there = tuple(c for c in cards if g.cards[c].zone == zones.COAST)
        return moving.move(g, f, "sink", there, zones.DEEP, -1, source)

    def put(
        self,
        g: Game,
        f: Frame,
        cards: Cards,
        zone: str,
        seat: int,
        source: Source | None,
        *,
        kind: str = "put",
        end: str = "",
        order: str = "",
        state: str = "",
    ) -> Signal | None:
        """Into a zone of a keeper, or of each card's owner."""
        return moving.move(g, f, kind, cards, zone, seat, source, -1 if end == "bottom" else 0)

    def deal(self, g: Game, f: Frame, parts: Parts, source: Source | None, *, by: int = -1) -> Signal | None:
        """Damage boats, all at once."""
        made = [
            Event(DAMAGE, g.rules.cite("damage"), seat=g.cards[c].seat, card=c, amount=much, source=source)
            for c, much in parts
            if g.cards[c].zone == zones.COAST and much > 0
        ]
        return perform(g, f, made)

    def rest(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return _turn(g, f, events.REST, cards, source)

    def ready(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return _turn(g, f, events.READY, cards, source)

    def change(
        self, g: Game, f: Frame, changes: tuple[tuple[int, Change], ...], source: Source | None
    ) -> Signal | None:
        """Give changes to cards, all at once."""
        made = [
            Event(events.CHANGE, g.rules.cite("change"), seat=g.cards[c].seat, card=c, value=given, key=given.key,
                  amount=given.value if isinstance(given.value, int) else 0, source=source)
            for c, given in changes
        ]  # fmt: skip
        return perform(g, f, made)

    def points(
        self, g: Game, f: Frame, seat: int, key: str, amount: int, source: Source | None, *, verb: str = "gain"
    ) -> Signal | None:
        """A keeper gains or loses oil or tide."""
        made = Event(events.VALUE, g.rules.cite(verb), seat=seat, key=key, amount=amount, source=source)
        return perform(g, f, [made])


def _turn(g: Game, f: Frame, kind: str, cards: Cards, source: Source | None) -> Signal | None:
    rule = g.rules.cite(kind)
    return perform(g, f, [Event(kind, rule, seat=g.cards[c].seat, card=c, source=source) for c in cards])
