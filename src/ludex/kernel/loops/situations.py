"""Situations: what of a position is noted so that it can be told whether actions have led back to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game


State = tuple[bool, bool, int, int, dict[str, int]]


class Note(NamedTuple):
    """The situation at a decision, as far as a cycle leads back to it.

    `answers`: how many had been given. `chance`: its state, for what chance decides cannot be declared. `values`: the
    players' points. `lying`: the zones. `states`: how each card in play lies. `resting`: how many of them are rested.
    `risen`: a number that may rise. `rest`: whatever else must be the same for the situation to be the very same.
    `digest`: numbers that follow from all that; situations with different ones are told apart without looking further.
    """

    answers: int
    chance: int
    values: tuple[dict[str, int], ...]
    lying: tuple[tuple[int, ...], ...]
    states: tuple[State, ...]
    resting: int
    risen: int
    rest: tuple[Any, ...] = ()
    digest: tuple[int, ...] = ()

    def sealed(self) -> Note:
        """The note with the digest of what must be the same in the very same situation: among it the sum of the stamps
        of all that changes cards or lasts and of how often abilities were used, so that one more makes a difference."""
        (cards, lasting, uses), more = self.rest[:3], self.rest[3:]
        sums = sum(lasting) + sum([n for _, n in uses])
        for card in cards:
            for _, _, stamp in card[-1]:
                sums += stamp
        points = [sum(each.values()) for each in self.values]
        beside = [number for number in more if isinstance(number, int)]
        return Note(*self[:-1], (self.chance, self.resting, self.risen, sums, *points, *beside))


RESTING, VALUES, LYING, REST, DIGEST = (
    Note._fields.index(name) for name in ("resting", "values", "lying", "rest", "digest")
)


def sizes(lying: tuple[tuple[int, ...], ...]) -> list[int]:
    """How many cards lie in each zone: the same number wherever actions have led back."""
    return list(map(len, lying))


def _nothing(g: Game) -> int:
    return 0


class Situations:
    """What counts in a game. `field`: the zones in which it matters how cards lie. `ordered`: whose order matters.
    `rising`: a number that a cycle may raise and not lower. `exact`: whether it is asked if situations are the very
    same; `counted`: that takes as many counters on each card too."""

    __slots__ = ("counted", "exact", "field", "ordered", "rising")

    def __init__(
        self,
        field: tuple[str, ...],
        ordered: tuple[str, ...],
        *,
        rising: Callable[[Game], int] = _nothing,
        exact: bool = False,
        counted: bool = False,
    ) -> None:
        self.field: tuple[str, ...] = field
        self.ordered: tuple[str, ...] = ordered
        self.rising: Callable[[Game], int] = rising
        self.exact: bool = exact
        self.counted: bool = counted

    def note(self, g: Game, more: tuple[object, ...] = ()) -> Note:
        """The situation now. `more`: what must be the same besides."""
        cards, lying, slots = g.cards, g.zones, g.rules.slots
        both = [slots[zone] for zone in self.field]
        there = [cards[cid] for seat in (0, 1) for slot in both for cid in lying[slot[seat]]]
        states = tuple([(card.rested, card.faceup, card.face, len(card.links), card.counters) for card in there])
        resting = sum([state[0] for state in states])
        rest = (*_rest(g, there, counted=self.counted), *more) if self.exact else ()
        return Note(len(g.answers), g.rng, tuple(g.values), tuple(g.zones), states, resting, self.rising(g), rest)

    def back(self, g: Game, then: Note, here: Note) -> bool:
        """Whether a situation is the earlier one again, except for numbers that can go on changing for ever."""
        if then.chance != here.chance or then.values != here.values or then.resting != here.resting:
            return False
        return here.risen >= then.risen and self._alike(g, then, here)

    def same(self, g: Game, then: Note, here: Note) -> bool:
        """Whether a situation is the very same again."""
        if then.digest != here.digest and then.digest and here.digest:
            return False
        return then.rest == here.rest and then.risen == here.risen and self.back(g, then, here)

    def _alike(self, g: Game, then: Note, here: Note) -> bool:
        """The same cards in the same zones, lying the same way; no counters used up. New tokens are as good as old
        ones."""
        cards = g.cards
        order = {slot for name in self.ordered for slot in g.rules.slots[name]}
        for slot, (old, new) in enumerate(zip(then.lying, here.lying, strict=True)):
            if old == new:
                continue
            if len(old) != len(new):
                return False
            before, after = ([cards[c].definition.key for c in ids] for ids in (old, new))
            if slot in order or sorted(before) != sorted(after):
                return False
        return self._states(g, then) == self._states(g, here) and _counters(then, here)

    def _states(self, g: Game, the: Note) -> list[tuple[int, str, bool, bool, int, int]]:
        """How the cards lie, wherever it matters."""
        slots = [g.rules.slots[zone][seat] for seat in (0, 1) for zone in self.field]
        cards = [(slot, g.cards[c].definition.key) for slot in slots for c in the.lying[slot]]
        return sorted((*card, *state[:4]) for card, state in zip(cards, the.states, strict=True))


def _counters(then: Note, here: Note) -> bool:
    """Whether no kind of counter has become fewer: what is used up cannot be repeated for ever."""
    before, after = (_total(the) for the in (then, here))
    return all(after.get(kind, 0) >= n for kind, n in before.items())


def _total(the: Note) -> dict[str, int]:
    found: dict[str, int] = {}
    for *_, counters in the.states:
        for kind, n in counters.items():
            found[kind] = found.get(kind, 0) + n
    return found


def _rest(g: Game, there: list[Card], *, counted: bool) -> tuple[object, ...]:
    """How cards in play have been changed and marked, what lasts, and which abilities have been used. A card that
    differs in nothing is as good as another: two of them in each other's place are the very same situation."""
    cards: list[tuple[object, ...]] = []
    for c in there:
        marks = tuple(sorted(c.marks.items())) if c.marks else ()
        changes = tuple([(x.op, x.key, x.stamp) for x in c.changes]) if c.changes else ()
        counters = tuple(sorted(c.counters.items())) if counted and c.counters else ()
        cards.append((c.definition.key, c.faceup, marks, counters, changes))
    lasting = tuple([effect.stamp for effect in g.lasting]) if g.lasting else ()
    return tuple(cards), lasting, tuple(sorted(g.uses.items())) if g.uses else ()
