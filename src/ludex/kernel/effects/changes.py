"""Continuous effects with a fixed place: changes to one card, and lasting abilities that float over the game.

A change is plain data on the card it affects and leaves with it. A lasting effect is an ability without a card: a
delayed trigger, a rule for the rest of the turn, an effect on whatever matches.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability
    from ludex.kernel.cards import CardRef

# Classes of information, which each ruleset puts into its own layers.
ABILITY: Final = "ability"
INFORMATION: Final = "information"
FIXED: Final = "fixed"  # numbers set to a value
NUMBER: Final = "number"  # numbers increased and decreased
COUNTER: Final = "counter"
BASE: Final = "base"  # numbers as if they were printed
COPIED: Final = "copied"  # what a card is before any layer

# Operations of a change.
ADD: Final = "add"
SET: Final = "set"
HAVE: Final = "have"
GAIN: Final = "gain"
LOSE_ALL: Final = "lose all"
LOSE: Final = "lose"
TYPES: Final = "types"
ALSO_TYPE: Final = "also type"
RETYPE: Final = "retype"
LABEL: Final = "label"
NAME: Final = "name"
RELABEL: Final = "relabel"
RENAME: Final = "rename"
SWAP: Final = "swap"
PRINT: Final = "print"
COUNT: Final = "count"
COPY: Final = "copy"
CHOSEN: Final = "chosen"  # a word that was chosen for the card; it changes nothing by itself

FOR_GOOD: Final = "for good"  # key of a loss of all abilities after which none can be gained

CLASS_OF: Final[dict[str, str]] = {
    ADD: NUMBER,
    SET: FIXED,
    HAVE: FIXED,
    GAIN: ABILITY,
    LOSE_ALL: ABILITY,
    LOSE: ABILITY,
    TYPES: INFORMATION,
    ALSO_TYPE: INFORMATION,
    RETYPE: INFORMATION,
    LABEL: INFORMATION,
    NAME: INFORMATION,
    RELABEL: INFORMATION,
    RENAME: INFORMATION,
    SWAP: NUMBER,
    PRINT: BASE,
    COUNT: COUNTER,
    COPY: COPIED,
    CHOSEN: INFORMATION,
}


class Duration(NamedTuple):
    """How long: until a named moment of a player (-1: of any), after those of `skip` earlier turns.

    `counted`: the turn that was skipped last. A turn may come to such a moment more than once, and counts once.
    """

    moment: str
    seat: int = -1
    skip: int = 0
    counted: int = 0

    def aged(self, moment: str, seat: int, turn: int) -> Duration | None:
        """What is left of it after a moment of a player: itself, one fewer to skip, or None if it is over."""
        if self.moment != moment or (self.seat >= 0 and self.seat != seat) or self.counted == turn:
            return self
        return self._replace(skip=self.skip - 1, counted=turn) if self.skip else None


FOREVER: Final = Duration("")


@dataclass(unsafe_hash=True, slots=True)
class Change:
    """One change of one card's information, in force from its stamp until its duration ends.

    Never changed once made, but not frozen: a frozen one takes four times as long to make, and all damage is changes.
    """

    stamp: int
    op: str
    key: str
    value: object
    duration: Duration = FOREVER
    source: CardRef | None = None
    seat: int = -1
    carries: bool = True

    def dated(self, stamp: int) -> Change:
        """The same change, in force from a stamp."""
        return Change(stamp, self.op, self.key, self.value, self.duration, self.source, self.seat, self.carries)

    def aged(self, moment: str, seat: int, turn: int) -> Change | None:
        """What is left of it after a moment of a player; None if nothing is."""
        return _aged(self, moment, seat, turn)

    @property
    def number(self) -> int:
        """The value of a change of a number."""
        value = self.value
        assert isinstance(value, int)
        return value

    @property
    def word(self) -> str:
        """The value of a change that names one thing more."""
        value = self.value
        assert isinstance(value, str)
        return value

    @property
    def words(self) -> frozenset[str]:
        """The value of a change of types or labels."""
        value = self.value
        assert isinstance(value, frozenset)
        return value

    def plus(self, more: int) -> Change:
        """One sum of this one and another."""
        value = self.number + more
        return Change(self.stamp, self.op, self.key, value, self.duration, self.source, self.seat, self.carries)


@dataclass(frozen=True, slots=True)
class Lasting:
    """An ability that floats over the game for a while, with what its text had named when it was made.

    `once`: it goes when it has triggered (a delayed trigger). `uses`: how often it may still apply (-1: no limit).
    `passing`: it is over as soon as the ruleset finds that it does not last any more.
    """

    stamp: int
    ability: Ability
    card: CardRef
    seat: int
    bindings: tuple[tuple[object, object], ...]
    duration: Duration = FOREVER
    once: bool = False
    uses: int = -1
    passing: bool = False

    def aged(self, moment: str, seat: int, turn: int) -> Lasting | None:
        """What is left of it after a moment of a player; None if nothing is."""
        return _aged(self, moment, seat, turn)


Effect = TypeVar("Effect", Change, Lasting)


def _aged(effect: Effect, moment: str, seat: int, turn: int) -> Effect | None:
    left = effect.duration.aged(moment, seat, turn)
    if left is effect.duration:
        return effect
    return None if left is None else replace(effect, duration=left)
