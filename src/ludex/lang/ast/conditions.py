"""Conditions: what a text asks before it does something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Condition, Outcome
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Span
    from ludex.lang.ast.events import Origin
    from ludex.lang.ast.filters import Compare, Zone
    from ludex.lang.ast.groups import Counted
    from ludex.lang.ast.kinds import Amount, Event, Filter, Object
    from ludex.lang.ast.players import PlayerNode

SAVED_IN = {
    "During": "ludex.lang.ast.cfv",
    "Not": "ludex.lang.ast.fow.events",
    "Targets": "ludex.lang.ast.fow.events",
}  # where they were when they were first saved


@node
class Exists(Condition):
    """There are cards of a group, compared in number: `there are at least 5 ...`, `there's a ...`, `you
    have ...`. `binding`: these cards, if the text goes on to speak of them."""

    compare: Compare
    amount: Amount
    group: Counted
    binding: int = 0


@node
class Compared(Condition):
    """Two amounts compared."""

    left: Amount
    compare: Compare
    right: Amount


@node
class Is(Condition):
    """A card is of a kind, class, trait, state ...: `if it's a Wasteland follower`."""

    what: Object
    group: Counted
    negated: bool = False


@node
class IsState(Condition):
    """A card is in a state or passes a filter: `this is engaged`, `it's evolved`."""

    what: Object
    state: Filter
    negated: bool = False


@node
class IsIn(Condition):
    """A card, or some card of a group, is in a zone: `this is in your EX area`, `a Kaguya is on your field`."""

    what: Object
    zone: Zone
    whose: PlayerNode | None = None
    negated: bool = False


@node
class Has(Condition):
    """A card has what a filter asks: keywords, counters, numbers."""

    what: Object
    filter: Filter
    negated: bool = False


@node
class WasPutFrom(Condition):
    """How this card came: put onto the field or played from a zone."""

    what: Object
    verb: Literal["put", "played"]
    origin: Origin
    negated: bool = False


@node
class Happened(Condition):
    """Something happened (or did not) this turn or this game, at least `times` times."""

    event: Event
    span: Span = "turn"
    times: Amount | None = None
    negated: bool = False


@node
class DidIt(Outcome):
    """The optional step or cost just before was carried out: `if you do`."""

    negated: bool = False


Deed = Literal[
    "discard", "bury", "reveal", "banish", "destroy", "summon", "return", "engage", "draw", "put", "select", "roll",
]  # fmt: skip
"""What a step does to cards."""


@node
class Did(Outcome):
    """A step of this ability acted on a card of this kind: `if you discarded a spell`, `if you revealed a
    follower`. `to`, `whose`: it was put into that zone of that player: `if you put a spell into your EX area`."""

    player: PlayerNode
    verb: Deed
    group: Counted
    compare: Compare = ">="
    amount: Amount | None = None
    to: Zone | None = None
    whose: PlayerNode | None = None


@node
class TurnOf(Condition):
    """It is this player's turn."""

    player: PlayerNode
    negated: bool = False


@node
class FirstTime(Condition):
    """The event happens for the n-th time this turn, or with `at_least` for that or a later time."""

    number: int = 1
    at_least: bool = False


@node
class Threshold(Condition):
    """A keyword that asks for a number: Combo (3), Spellchain (5), Necrocharge (10) (sve 13.2.1, 13.3.1,
    13.5.1)."""

    keyword: str
    number: Amount


@node
class Both(Condition):
    """All of these hold."""

    parts: tuple[Condition, ...]


@node
class Either(Condition):
    """One of these holds."""

    parts: tuple[Condition, ...]


@node
class During(Condition):
    """It is this phase, step or turn (of a player): `during your main phase`."""

    phase: str
    whose: PlayerNode | None = None


@node
class Not(Condition):
    """The condition does not hold: `unless you control a Moon`."""

    condition: Condition


@node
class Targets(Condition):
    """A card or ability being played, or in the chase, targets something of a group: `if it targets a Fairy`."""

    what: Object
    group: Counted
