"""The verbs of Cardfight!! Vanguard (cfv 10.1), gathered from the chapters that keep them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch04_zones import circles, moving, zones
from ludex.games.cfv.ch07_battle import damage_step, drive_step
from ludex.games.cfv.ch08_playing import numbers
from ludex.games.cfv.ch10_actions import calling, legion, locking, stand_and_rest
from ludex.games.cfv.text.verbs import BattleVerbs
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.frames import Call
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import CardRef
    from ludex.kernel.effects.changes import Change
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Cards = tuple[int, ...]
# A card goes into these zones unseen.
FACEDOWN = (zones.DECK, zones.HAND)


class CfvVerbs(BattleVerbs):
    """How this game performs what its texts say."""

    # -- between zones (cfv 10.1.1 to 10.1.3, 10.1.7, 10.1.16 to 10.1.18) -----------------
    def draw(self, g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None) -> Signal | None:
        return moving.draw(g, f, parts, source)

    def _moved(
        self, g: Game, f: Frame, kind: str, cards: Cards, to: str, source: Source | None, *, faceup: bool = True
    ) -> Signal | None:
        return perform(g, f, [moving.move_event(g, kind, c, to, -1, source, faceup=faceup) for c in cards])

    def discard(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """From the hand to the drop zone (cfv 10.1.2.1, cfv 4.4.1), as a cost or an effect (cfv 10.1.2.1.1), whoever
        chose (cfv 10.1.2.1.2)."""
        there = tuple(c for c in cards if g.cards[c].zone == zones.HAND)
        return self._moved(g, f, "discard", there, zones.DROP, source)

    def retire(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """Units of the field go to their owners' drop zones (cfv 10.1.3.1, cfv 4.4.1, ruling cfv-R7)."""
        there = tuple(c for c in cards if g.cards[c].zone in zones.CIRCLES and not circles.locked(g.cards[c]))
        return self._moved(g, f, "retire", there, zones.DROP, source)

    def heal(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        there = tuple(c for c in cards if g.cards[c].zone == zones.DAMAGE)
        return self._moved(g, f, "heal", there, zones.DROP, source)

    def bind(
        self, g: Game, f: Frame, cards: Cards, source: Source | None, *, facedown: bool = False
    ) -> Signal | None:
        """Into the bind zone, face up or face down (cfv 4.9.2.1). Which cards those are is remembered by the text that
        bound them (cfv 4.9.3)."""
        return self._moved(g, f, "bind", cards, zones.BIND, source, faceup=not facedown)

    def soul_charge(self, g: Game, f: Frame, seat: int, amount: int, source: Source | None) -> Signal | None:
        """So many cards from the top of the deck go to the soul, one by one (cfv 10.1.17.1, cfv 4.2.3)."""
        top = g.zone(seat, zones.DECK)[:amount]
        return self._moved(g, f, "soul charge", top, zones.SOUL, source)

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
        """Put cards into a zone of the player named, else of their owners; several cards into a deck in an order of
        their owner's choice. Onto circles they are placed; on the vanguard circle that is a ride, if the card comes
        from outside the field. Into the damage zone it is no damage."""
        if not cards:
            f.answer = ()
            return None
        whose = moving.whose_zone(g, cards[0], seat)
        if zone == zones.REAR:  # cfv 10.1.4.1
            return calling.call(g, f, cards, calling.circles_for(g, whose), source, seat=whose, kind="put")
        if zone == zones.GUARDIAN:
            return calling.guard(g, f, cards, source, key="put", seat=seat)
        # cfv 10.1.5.1
        if zone == zones.VANGUARD and len(cards) == 1 and g.cards[cards[0]].zone not in zones.CIRCLES:
            return calling.ride(g, f, cards[0], source, key="superior", seat=whose, rested=state == "engaged")
        if zone == zones.DECK and len(cards) > 1 and end:  # cfv 4.1.5
            return moving.arrange(g, cards, zone, seat, source, kind=kind, end=end, by_chance=order == "random")
        faceup = state == "faceup" or (state != "facedown" and zone not in FACEDOWN)
        place = -1 if end == "bottom" else 0
        made = [moving.move_event(g, kind, c, zone, seat, source, faceup=faceup, place=place) for c in cards]
        return perform(g, f, made)  # cfv 3.13.2

    # -- circles (cfv 10.1.4 to 10.1.6, 10.1.24) -----------------
    def call(
        self,
        g: Game,
        f: Frame,
        cards: Cards,
        source: Source | None,
        *,
        seat: int,
        circle: str = zones.REAR,
        open_: bool = False,
        separate: bool = False,
        state: str = "",
        row: str = "",
        column_of: tuple[CardRef, ...] | None = None,
    ) -> Signal | None:
        if circle == zones.GUARDIAN:
            return calling.guard(g, f, tuple(c for c in cards if g.cards[c].zone not in zones.CIRCLES), source,
                                 key="superior")  # fmt: skip
        columns = None
        if column_of is not None:
            columns = tuple((g.cards[r.id].seat, g.cards[r.id].zone) for r in column_of if g.find(r) is not None)
        free = calling.circles_for(g, seat, open_=open_, row=row, columns=columns)
        return calling.call(g, f, cards, free, source, seat=-1, rested=state == "engaged")

    def ride(
        self, g: Game, f: Frame, card: int, source: Source | None, *, seat: int, state: str = ""
    ) -> Signal | None:
        return calling.ride(g, f, card, source, key="superior", rested=state == "engaged")

    def move_unit(
        self,
        g: Game,
        f: Frame,
        card: int,
        source: Source | None,
        *,
        seat: int,
        open_: bool = False,
        same_column: bool = False,
        back: bool = False,
    ) -> Signal | None:
        return calling.move_unit(g, f, card, source, seat=seat, open_=open_, same_column=same_column, back=back)

    def exchange(self, g: Game, f: Frame, first: int, second: int, source: Source | None) -> Signal | None:
        a, b = g.cards[first], g.cards[second]
        if a.seat != b.seat or a.zone not in zones.REAR_GUARDS or b.zone not in zones.REAR_GUARDS:
            f.answer = ()
            return None
        return moving.swap_circles(g, f, a.seat, a.zone, b.zone, source, "cfv 1.3.1")

    def legion(self, g: Game, f: Frame, leader: int, mate: int, source: Source | None) -> Signal | None:
        return legion.legion(g, leader, mate, source)

    # -- states (cfv 10.1.11, 10.1.12, 10.1.21 to 10.1.25) -----------------
    def rest(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return stand_and_rest.turn(g, f, cards, events.REST, source)

    def ready(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return stand_and_rest.turn(g, f, cards, events.READY, source)

    def turn_face(self, g: Game, f: Frame, cards: Cards, faceup: bool, source: Source | None) -> Signal | None:
        """Turn cards of the damage zone or bind zone over (cfv 3.17.3, cfv 10.1.12.1); one that lies so already does
        nothing (cfv 3.17.4)."""
        rule = "cfv 3.17.3.1" if faceup else "cfv 3.17.3.2"
        made = [Event(events.FLIP, rule, seat=g.cards[c].seat, card=c, faceup=faceup, source=source) for c in cards]
        return perform(g, f, made)

    def lock(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return locking.lock(g, f, cards, source)

    def unlock(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return locking.unlock(g, f, cards, source)

    def delete(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return locking.delete(g, f, cards, source)

    # -- numbers and effects (cfv 8.2, 8.7) -----------------
    def deal(
        self, g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None, *, by: int = -1
    ) -> Signal | None:
        """Skill damage comes from the card with the effect, however the text puts it (cfv 3.15.1.2.1)."""
        return damage_step.damage_vanguards(g, parts, source)

    def change(
        self, g: Game, f: Frame, changes: tuple[tuple[int, Change], ...], source: Source | None
    ) -> Signal | None:
        return numbers.change(g, f, changes, source)

    def nullify(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return numbers.nullify(g, f, cards, source)

    # -- battle (cfv 10.1.13) -----------------
    def drive_check(self, g: Game, f: Frame, seat: int, times: int, source: Source | None) -> Signal | None:
        return Call(drive_step.further_checks, seat=seat, times=times, source=source)
