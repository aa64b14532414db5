"""The verbs of Force of Will (fow 10), gathered from the chapters that keep them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import control, moving, revealed_hands, zones
from ludex.games.fow.ch05_turn import turn
from ludex.games.fow.ch06_priority.obstacles import prohibited
from ludex.games.fow.ch07_actions import additions, judgment
from ludex.games.fow.ch09_playing import by_effect, chase, copies, retarget
from ludex.games.fow.ch09_wills import wills
from ludex.games.fow.ch10_effects import damage, destroying, numbers
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.games.fow.text.verbs import ChaseVerbs
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.game import MOST_ROUNDS
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.effects.changes import Change
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Cards = tuple[int, ...]


class FowVerbs(ChaseVerbs):
    """How this game performs what its texts say."""

    # -- cards changing zones -----------------------------------------------------------------------------------------
    def draw(self, g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None) -> Signal | None:
        return moving.draw(g, f, parts, source)

    def discard(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """From the hand to the graveyard (fow 10.18:1)."""
        there = tuple(c for c in cards if g.cards[c].zone == zones.HAND)
        return perform(g, f, moving.moves(g, "discard", there, zones.GRAVEYARD, -1, source))

    def destroy(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return perform(g, f, destroying.events_of(g, cards, source))

    def banish(
        self, g: Game, f: Frame, cards: Cards, source: Source | None, *, faceup: bool = True
    ) -> Signal | None:
        """To the graveyard of their owners (fow 10.10:1); nobody banishes what they do not control (fow 10.10:2)."""
        return perform(g, f, moving.moves(g, "banish", cards, zones.GRAVEYARD, -1, source))

    def remove(
        self, g: Game, f: Frame, cards: Cards, source: Source | None, *, facedown: bool = False
    ) -> Signal | None:
        """To the removed area (fow 10.3:1), hidden if face down (fow 3.12:2.1), whichever sides it
        has (fow 14.3:5.1)."""
        return perform(g, f, moving.moves(g, "remove", cards, zones.REMOVED, -1, source, faceup=not facedown))

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
        """Put cards into a zone as far as they may go there (fow 3.15); an addition that comes into a field needs a
        card it can be added to (fow 10.1:2)."""
        if not cards:
            f.answer = ()
            return None
        if zone == zones.FIELD and any(additions.comes_in(g, c) for c in cards):
            return additions.enter_together(g, f, cards, seat, source, kind=kind, rested=state == "engaged")
        if state != "faceup" and moving.are_ordered(g, cards, zone, end or order):
            fit = tuple(c for c in cards if rules_of(g).destination(g, c, zone) == zone)
            return moving.arrange(g, fit, zone, seat, source, kind=kind, end=end or "top", by_chance=order == "random")
        faceup = state == "faceup" or (state != "facedown" and zone not in zones.HIDDEN_FACE)
        place = -1 if end == "bottom" else 0
        made = moving.moves(g, kind, cards, zone, seat, source, faceup=faceup, place=place, rested=state == "engaged")
        return perform(g, f, made)

    def take_control(
        self, g: Game, f: Frame, cards: Cards, seat: int, source: Source | None, *, kind: str = "steal"
    ) -> Signal | None:
        """Cards go to another player's field or stone area; those lent to that player stay for good."""
        there = [c for c in cards if g.cards[c].zone in (zones.FIELD, zones.STONES)]
        made = [e for c in there for e in control.gained(g, c, seat, source, kind)]
        return perform(g, f, made)

    # -- wills and life -----------------------------------------------------------------------------------------------
    def produce(
        self,
        g: Game,
        f: Frame,
        seat: int,
        symbols: tuple[str, ...],
        source: Source | None,
        only: tuple[nodes.SpendOnly, ...] = (),
    ) -> Signal | None:
        return perform(g, f, wills.produced_events(g, seat, symbols, source, only))

    def life(
        self, g: Game, f: Frame, seat: int, amount: int, source: Source | None, *, verb: str = "gain"
    ) -> Signal | None:
        """Life points (fow 1.5:4.2) go up or down in hundreds, fractions rounded up (fow 1.5:4.1)."""
        after = -(-(g.value(seat, "life") + amount) // 100) * 100
        change = after - g.value(seat, "life")
        if not change:
            f.answer = ()
            return None
        made = Event(events.VALUE, "fow 1.5:4", seat=seat, key="life", amount=change, source=source, value=verb)
        return perform(g, f, [made])

    def deal(
        self, g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None, *, by: int = -1
    ) -> Signal | None:
        return damage.deal(g, f, parts, source, by=by)

    def remove_damage(
        self, g: Game, f: Frame, cards: Cards, amount: int, source: Source | None
    ) -> Signal | None:
        return damage.take_off(g, f, cards, amount, source)

    # -- states and numbers -------------------------------------------------------------------------------------------
    def rest(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return moving.turn(g, f, cards, events.REST, source)

    def ready(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return moving.turn(g, f, cards, events.READY, source)

    def change(
        self, g: Game, f: Frame, changes: tuple[tuple[int, Change], ...], source: Source | None
    ) -> Signal | None:
        return numbers.change(g, f, changes, source)

    def reveal(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """Show cards to everybody (fow 10.4:1), except those that an effect keeps revealed (fow 10.4:2)."""
        return super().reveal(g, f, tuple(c for c in cards if revealed_hands.can_reveal(g, c)), source)

    # -- the chase ----------------------------------------------------------------------------------------------------
    def cancel(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """What is canceled leaves the chase, a card to its owner's graveyard (fow 10.11:1); what cannot be canceled
        stays there."""
        made: list[Event] = []
        for card in cards:
            canceled = Event("canceled", "fow 10.11:1", seat=g.cards[card].seat, card=card, source=source)
            if g.cards[card].zone == zones.CHASE and prohibited(g, canceled) is None:
                made += [canceled, *chase.leaves(g, card, "fow 10.11:1")]
        return perform(g, f, made)

    def summon(self, g: Game, f: Frame, cards: Cards, seat: int, source: Source | None) -> Signal | None:
        return chase.summon(g, cards, seat, source)

    def copy(
        self, g: Game, f: Frame, card: int, seat: int, source: Source | None, *, new_targets: bool = False
    ) -> Signal | None:
        return copies.copy(g, f, card, seat, source, new_targets=new_targets)

    def change_target(self, g: Game, f: Frame, card: int, seat: int, to: int, source: Source | None) -> Signal | None:
        return retarget.retarget(g, card, seat, source, to=to)

    # -- rulers and stones --------------------------------------------------------------------------------------------
    def add_to(self, g: Game, f: Frame, card: int, host: int, seat: int, source: Source | None) -> Signal | None:
        if host < 0:
            return additions.enter_by_effect(g, f, card, seat, source)
        return additions.add(g, card, host, seat, source)

    def call_stone(self, g: Game, f: Frame, seat: int, amount: int, source: Source | None) -> Signal | None:
        return perform(g, f, judgment.stones(g, seat, amount, source, "fow 10.15:1"))

    def roll(
        self, g: Game, f: Frame, seat: int, dice: int, source: Source | None, *, again: bool = False
    ) -> Signal | None:
        """Roll six-sided dice (ruling fow-5.5-R60)."""
        rule = g.rules.cite("roll")
        shown = [1 + g.random(6) for _ in range(min(dice, MOST_ROUNDS))]
        return perform(g, f, [Event("roll", rule, seat=seat, amount=n, source=source) for n in shown])

    def to_ruler_side(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        made = [
            Event("put", "fow 11.7:1", seat=g.cards[c].seat, card=c, to=zones.RULER, to_seat=g.cards[c].owner,
                  source=source, face=zones.FRONT, key=destroying.RULER_SIDE)
            for c in cards
            if "J-ruler" in g.chars(c).types
        ]  # fmt: skip
        return perform(g, f, made)

    def perform_judgment(self, g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
        return judgment.enter(g, f, seat, source)

    def turn_future(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        """Double-sided cards, which no copy becomes or ceases to be (fow 14.3:1.2), that are physically past side up
        are turned future side up: they shift (fow 12.8:2.1) and stay the same cards (fow 14.3:2.3). Which side is up is
        the cardboard's, whatever the card is a copy of (fow 14.3:2.1), and that side is shown (fow 14.3:2.2)."""
        made: list[Event] = []
        for card in cards:
            here = g.cards[card]
            if len(here.definition.faces) == 2 and here.face == zones.FRONT:
                made += [
                    Event(events.FLIP, "fow 14.3:2.3", seat=here.seat, card=card, face=zones.BACK, source=source),
                    Event("shifted", "fow 12.8:2.1", seat=here.seat, card=card, source=source),
                ]
        return perform(g, f, made)

    def play_card(
        self, g: Game, f: Frame, seat: int, card: int, cost: int | None, source: Source | None
    ) -> Signal | None:
        """Play a card as part of an effect, for its cost or for nothing."""
        return by_effect.play(g, f, seat, card, free=cost is not None)

    # -- the game -----------------------------------------------------------------------------------------------------
    def extra_turn(self, g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
        return perform(
            g, f, [Event(events.VALUE, "fow 1.4:1", seat=seat, key="extra turns", amount=1, source=source)]
        )

    def skip_phase(self, g: Game, f: Frame, seat: int, phase: str, source: Source | None) -> Signal | None:
        """A player's next phase of that name is left out."""
        made = Event(events.VALUE, "fow 1.4:1", seat=seat, key=turn.skipped(phase), amount=1, source=source)
        return perform(g, f, [made])

    def skip_turn(self, g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
        return perform(
            g, f, [Event(events.VALUE, "fow 1.4:1", seat=seat, key="turns to skip", amount=1, source=source)]
        )
