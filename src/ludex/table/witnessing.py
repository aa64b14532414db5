"""Witnessing: the past as one seat saw it, for games that are guessed from its chair.

What the seat could see stays the fact it is. Of an event about a hidden card stays that it happened, and between which
zones; in place of the card stands one that is known to be in its owner's list.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef, Snapshot
from ludex.kernel.events import LOOK, REVEAL, Event, Log, Pending, Played
from ludex.kernel.keys import cards_in
from ludex.kernel.knowledge.log_view import in_secret, together
from ludex.kernel.knowledge.sight import Eyes, saw, sees

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.effects.changes import Lasting
    from ludex.kernel.game import Game


_LAY = -10  # no incarnation of a card is as low, nor what stands for a card that nobody was shown


class Witness:
    """What one seat has seen of a game. Looking again goes on from where it left off."""

    __slots__ = ("_facts", "_kept", "_lay", "_looked", "_seen", "_shown", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self._begin()

    def _begin(self) -> None:
        self._seen = Log([], 0)
        self._looked: list[Event] = []
        self._facts: dict[int, Event] = {}  # by the identity of what happened
        self._shown: set[CardRef] = set()  # the cards it was shown where it could not see them
        self._lay: dict[CardRef, CardRef] = {}  # cards as they lay unseen, by when they came to be seen
        self._kept: dict[CardRef, Snapshot] = {}  # and what they were when they went where it cannot follow them

    def look(self, game: Game) -> None:
        """See what has happened since the last look."""
        happened, looked = game.log.since(0), self._looked
        if happened[: len(looked)] != looked:  # another course of the game
            self._begin()
            looked = []
        eyes, at = Eyes(game, self.seat), len(looked)
        for secret, run in together(eyes, happened[at:]):
            facts = [_witnessed(eyes, event) for event in run]
            for n, (event, fact) in enumerate(zip(run, facts, strict=True)):
                self._keep(event, fact)
                facts[n] = self._facts[id(event)] = self._undated(eyes, fact, at + n)
            for fact in _in_no_order(facts) if secret else facts:
                self._seen.append(fact)
            at += len(run)
        self._looked = happened

    def _undated(self, eyes: Eyes, fact: Event, at: int) -> Event:
        """A fact without what would tell since when its card lay where the seat did not see it."""
        was = fact.before
        if was is None or was.ref.incarnation < 0 or was.ref in self._shown or saw(eyes.g, eyes.seat, was):
            return fact
        ref = self._lay[was.ref] = CardRef(was.ref.id, _LAY - at)
        told = _copy(fact)
        told.incarnation, told.before = ref.incarnation, _lying(eyes.g, was, ref)
        return told

    def _keep(self, event: Event, fact: Event) -> None:
        if event.kind == REVEAL or (event.kind == LOOK and event.seat == self.seat):
            self._shown.add(CardRef(event.card, event.incarnation))
        elif fact is not event and event.before is not None and event.before.ref in self._shown:
            self._kept[event.before.ref] = event.before

    def met(self, game: Game) -> list[Definition]:
        """The cards that it sees, or has seen where they were."""
        there = [card.definition for card in game.cards if card.zone and sees(game, self.seat, card)]
        left = [fact.before.definition for fact in self._seen.since(0) if fact.before is not None]
        return list({definition.key: definition for definition in (*there, *left)}.values())

    # -- the parts of a game -----------------------------------------------------------------------------------
    def log(self, game: Game) -> Log:
        """The log of a game that has not gone further than what was looked at."""
        if self._looked[: game.log.size] == game.log.since(0):
            return Log(self._seen.items, game.log.size)
        eyes, seen = Eyes(game, self.seat), Log([], 0)
        for secret, run in together(eyes, game.log.since(0)):
            facts = [_witnessed(eyes, e) for e in run]
            for fact in _in_no_order(facts) if secret else facts:
                seen.append(fact)
        return seen

    def remembered(self, game: Game) -> dict[CardRef, Snapshot]:
        """What was last known of cards that have moved, as far as the seat saw it: nothing of where one that it sees by
        now lay unseen before, nor since when."""
        seat, lay = self.seat, self._lay
        seen = {ref: was for ref, was in game.memory.items() if ref not in lay and saw(game, seat, was)}
        told = {lay[ref]: _lying(game, was, lay[ref]) for ref, was in game.memory.items() if ref in lay}
        return dict(sorted({**seen, **told, **self._kept}.items(), key=_pointed_at))  # some left in a secret order

    def waiting(self, game: Game, one: Pending) -> Pending:
        """A waiting ability, without what its event would tell."""
        event = None if one.event is None else self._facts.get(id(one.event), one.event)
        source = self._source(one.source)
        if event is one.event and source is one.source:
            return one
        return Pending(source, event, one.serial, one.group, one.quota)

    def played(self, game: Game, waits: Played) -> Played:
        """What waits to be resolved, without what its event would tell."""
        event = None if waits.event is None else self._facts.get(id(waits.event), waits.event)
        bind = self.scrubbed(game, waits.bind)
        assert isinstance(bind, dict)
        return Played(self._source(waits.source), bind, event, waits.kind)

    def lasting(self, effect: Lasting) -> Lasting:
        """An effect in force, and where it comes from as the seat saw it."""
        card = self._lay.get(effect.card, effect.card)
        return effect if card is effect.card else replace(effect, card=card)

    def _source(self, source: Source) -> Source:
        lay = self._lay.get(CardRef(source.card, source.incarnation))
        if lay is None:
            return source
        found = copy(source)
        found.incarnation = lay.incarnation
        return found

    def keys(self, game: Game, keys: Iterable[str]) -> frozenset[str]:
        """The keys that name no card which the seat does not see."""
        return frozenset(key for key in keys if self._may_read(game, key))

    def begun(self, game: Game, before: Game) -> tuple[str, ...]:
        """With which answer the act began that may be taken back, if the seat may read it."""
        at = len(before.answers)
        answer = game.answers[at] if len(game.answers) > at else ""
        return (answer if self._may_read(game, answer) else "",)

    def _may_read(self, game: Game, key: str) -> bool:
        cards = game.cards
        return all(n >= 0 and (not cards[n].zone or sees(game, self.seat, cards[n])) for n in cards_in(game, key))

    def scrubbed(self, game: Game, value: object) -> object:
        """A value of a frame with the facts in it as the seat saw them, and without bookkeeping."""
        if isinstance(value, Event):
            return self._facts.get(id(value), value)
        if isinstance(value, Snapshot):
            return value if saw(game, self.seat, value) else _unknown(game, self.seat, value)
        if isinstance(value, CardRef):
            return self._lay.get(value, value)
        if isinstance(value, Source):
            return self._source(value)
        if isinstance(value, tuple):
            return tuple([self.scrubbed(game, each) for each in value])
        if isinstance(value, dict):
            kept = {k: v for k, v in value.items() if not (isinstance(k, str) and k.startswith("_"))}
            return {k: self.scrubbed(game, v) for k, v in kept.items()}
        return value


def _pointed_at(known: tuple[CardRef, Snapshot]) -> CardRef:
    return known[0]


def _lying(game: Game, was: Snapshot, ref: CardRef) -> Snapshot:
    """What was last known of a card that lay unseen, under another reference."""
    return Snapshot(
        ref, was.definition, was.chars, was.owner, was.seat, was.zone, was.rested, game.rules.spec[was.zone].held_open,
        was.counters, was.links, was.marks, was.tag,
    )  # fmt: skip


def _in_no_order(facts: list[Event]) -> list[Event]:
    """What was put away together in a secret order."""
    return sorted(facts, key=lambda fact: (fact.card, fact.incarnation))


def _witnessed(eyes: Eyes, e: Event) -> Event:
    """An event as the seat saw it."""
    source = _shown_source(eyes, e.source)
    if e.card < 0 or eyes.witnessed(e) is not None:
        lost, secret = bool(e.became) and not eyes.followed(e), in_secret(eyes, e)
        if source is e.source and not lost and not secret:
            return e
        seen = _copy(e)
        seen.source = source
        if lost:
            seen.became = ""  # so it is called where the seat does not see it
        if secret:
            seen.place = 0
        return seen
    told = _copy(e)
    stand_in = _stand_in(eyes.g, e)
    told.card, told.incarnation, told.arrived = stand_in.id, -1, -1
    told.before = None if e.before is None else _unknown(eyes.g, eyes.seat, e.before)
    told.source, told.value, told.place, told.tag, told.became = source, None, 0, "", ""
    return told


def _copy(e: Event) -> Event:
    """An event that has happened, to be told otherwise."""
    told = e.twin()
    told.incarnation, told.frm, told.frm_seat, told.before, told.arrived = (
        e.incarnation, e.frm, e.frm_seat, e.before, e.arrived,
    )  # fmt: skip
    told.turn, told.batch, told.origin, told.tag, told.became = e.turn, e.batch, e.origin, e.tag, e.became
    return told


def _shown_source(eyes: Eyes, source: Source | None) -> Source | None:
    """By what it happened, if the seat may know."""
    if source is None or source.card < 0 or source.seat == eyes.seat:
        return source
    return source if eyes.name(CardRef(source.card, source.incarnation)) is not None else None


def _stand_in(g: Game, e: Event) -> Card:
    """A card that stands for one the seat does not know: the same whatever the true one is."""
    owner = g.cards[e.card].owner
    return next(card for card in g.cards if card.owner == owner)


def _unknown(g: Game, seat: int | None, was: Snapshot) -> Snapshot:
    """What is known of a card nobody was shown: where it lay. No event is about this reference. It looks like a card of
    its owner that lies open, else like any that does."""
    listed = next(card for card in g.cards if card.owner == was.owner)
    lying = [card for card in g.cards if card.zone in g.rules.spec and sees(g, seat, card)]
    definition = min(lying or [listed], key=lambda card: card.owner != was.owner).definition
    return Snapshot(
        CardRef(listed.id, -2), definition, definition.faces[0], was.owner, was.seat, was.zone, was.rested,
        g.rules.spec[was.zone].held_open, {}, (), {},
    )  # fmt: skip
