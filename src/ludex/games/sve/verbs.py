"""The verbs of Shadowverse: Evolve (sve 5), gathered from the chapters that keep them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve.ch04_zones import moving, order_in_zone, putting, zones
from ludex.games.sve.ch05_verbs import evolving, numbers, swapping, transforming
from ludex.games.sve.ch14_universes import universes
from ludex.games.sve.text.verbs import EvolveVerbs
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.frames import Call
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.effects.changes import Change
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Cards = tuple[int, ...]


class SveVerbs(EvolveVerbs):
    """How this game performs what its texts say."""

    # -- cards changing zones (sve 5.5 to 5.13, 5.34) ---------------------------------------------------------------
    def draw(self, g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None) -> Signal | None:
        return moving.draw(g, f, parts, source)

    def discard(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        there = tuple(c for c in cards if g.cards[c].zone == zones.HAND)
        return self._moved(g, f, "discard", there, zones.CEMETERY, source)

    def destroy(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """Only a card on the field can be destroyed (sve 5.6.1)."""
        there = tuple(c for c in cards if g.cards[c].zone == zones.FIELD)
        return self._moved(g, f, "destroy", there, zones.CEMETERY, source)

    def banish(self, g: Game, f: Frame, cards: Cards, source: Source | None, *, faceup: bool = True) -> Signal | None:
        """To the banished zones of their owners (sve 4.10.1, sve 5.7.1)."""
        return self._moved(g, f, "banish", cards, zones.BANISHED, source, faceup=faceup)

    def bury(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """Burying is not destroying (sve 5.34.1)."""
        return self._moved(g, f, "bury", cards, zones.CEMETERY, source)

    def _moved(
        self, g: Game, f: Frame, kind: str, cards: Cards, to: str, source: Source | None, *, faceup: bool = True
    ) -> Signal | None:
        return perform(g, f, [moving.move_event(g, kind, c, to, -1, source, faceup=faceup) for c in cards])

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
        """Move cards to a zone: faceup to a public one; no spell onto the field."""
        if not cards:
            f.answer = ()
            return None
        if zone in (zones.FIELD, zones.EX):
            # sve 4.4.1
            fit = tuple(c for c in cards if not (zone == zones.FIELD and "spell" in g.chars(c).types))
            return putting.put_apart(moving.shares(g, fit, zone, seat), zone, source, kind=kind, state=state)
        if zone == zones.DECK and len(cards) > 1 and end:
            by_chance = order == "random"
            return order_in_zone.arrange(g, cards, zone, seat, source, kind=kind, end=end, by_chance=by_chance)
        # sve 4.2.3.3
        faceup = state == "faceup" or (state != "facedown" and zone not in (zones.DECK, zones.HAND, zones.EVOLVE_DECK))
        place = -1 if end == "bottom" else 0
        return perform(
            g, f, [moving.move_event(g, kind, c, zone, seat, source, faceup=faceup, place=place) for c in cards]
        )

    def create(
        self,
        g: Game,
        f: Frame,
        parts: tuple[tuple[int, tuple[str, ...]], ...],
        zone: str,
        source: Source | None,
        *,
        state: str = "",
    ) -> Signal | None:
        """Create tokens in the zone named (sve 9.1.2)."""
        return putting.put_apart(parts, zone, source, state=state, tokens=True)

    def swap(self, g: Game, f: Frame, first: int, second: int, source: Source | None) -> Signal | None:
        return swapping.swap(g, f, first, second, source)

    def transform(self, g: Game, f: Frame, cards: Cards, token: str, source: Source | None) -> Signal | None:
        return Call(transforming.transforming, cards=cards, token=token, source=source)

    def take_control(
        self, g: Game, f: Frame, cards: Cards, seat: int, source: Source | None, *, kind: str = "steal"
    ) -> Signal | None:
        return numbers.take_control(g, f, cards, seat, source, kind=kind)

    # -- numbers and states (sve 5.4, 5.14, 5.25, 5.27, 5.31, 5.32, 15.1) -------------------------------------------
    def deal(
        self, g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None, *, by: int = -1
    ) -> Signal | None:
        return numbers.deal(g, f, parts, source, by=by)

    def rest(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return numbers.turn(g, f, cards, events.REST, source)

    def ready(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return numbers.turn(g, f, cards, events.READY, source)

    def change(
        self, g: Game, f: Frame, changes: tuple[tuple[int, Change], ...], source: Source | None
    ) -> Signal | None:
        return numbers.change(g, f, changes, source)

    def points(
        self, g: Game, f: Frame, seat: int, key: str, amount: int, source: Source | None, *, verb: str = "gain"
    ) -> Signal | None:
        return numbers.points(g, f, seat, key, amount, source, verb=verb)

    def turn_face(self, g: Game, f: Frame, cards: Cards, faceup: bool, source: Source | None) -> Signal | None:
        made = [
            Event(events.FLIP, "sve 4.2.3", card=c, faceup=faceup, face=g.cards[c].face, source=source) for c in cards
        ]
        return perform(g, f, made)

    def box(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return numbers.box(g, f, cards, source)

    def maneuver(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return numbers.maneuver(g, f, cards, source)

    # -- information (sve 5.11, 5.20, 5.21) -------------------------------------------------------------------------
    def roll(
        self, g: Game, f: Frame, seat: int, dice: int, source: Source | None, *, again: bool = False
    ) -> Signal | None:
        return numbers.roll(g, f, seat, dice, source, again=again)

    # -- this game's own (sve 5.16, 14) -----------------------------------------------------------------------------
    def evolve(
        self,
        g: Game,
        f: Frame,
        card: int,
        source: Source | None,
        *,
        into: tuple[str, ...] = (),
        super_evolve: bool = False,
    ) -> Signal | None:
        return evolving.evolve(g, f, card, source, into=into, super_evolve=super_evolve)

    def serve(self, g: Game, f: Frame, card: int, times: int, source: Source | None) -> Signal | None:
        return universes.serve(g, f, card, times, source)

    def race(self, g: Game, f: Frame, card: int, times: int, source: Source | None) -> Signal | None:
        return universes.race(g, f, card, times, source)

    def drive_check(self, g: Game, f: Frame, seat: int, times: int, source: Source | None) -> Signal | None:
        return universes.drive_check(g, f, seat, times, source)

    def give_drive(self, g: Game, f: Frame, card: int, source: Source | None) -> Signal | None:
        return universes.give_drive(g, f, card, source)

    def play_card(
        self, g: Game, f: Frame, seat: int, card: int, cost: int | None, source: Source | None
    ) -> Signal | None:
        from ludex.games.sve.ch10_playing import playing

        return playing.play_by_effect(g, f, seat, card, cost)

    # -- the course of the game (sve 5.23, 5.26, 5.28) --------------------------------------------------------------
    def skip_turn(self, g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
        return perform(g, f, [Event("skip turn", "sve 5.26.2", seat=seat, source=source)])

    def extra_turn(self, g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
        return perform(g, f, [Event("extra turn", "sve 5.28.1", seat=seat, source=source)])
