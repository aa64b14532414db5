"""Conditions: what a text asks before it does something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import cfv, fow
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Amount, Span
    from ludex.lang.ast.events import Event, Origin
    from ludex.lang.ast.filters import Compare, Filter, Zone
    from ludex.lang.ast.groups import Counted
    from ludex.lang.ast.objects import Object
    from ludex.lang.ast.players import PlayerNode


@node
class Exists(Node):
    """There are cards of a group, compared in number: `there are at least 5 ...`, `there's a ...`, `you
    have ...`."""

    compare: Compare
    amount: Amount
    group: Counted


@node
class Compared(Node):
    """Two amounts compared."""

    left: Amount
    compare: Compare
    right: Amount


@node
class Is(Node):
    """A card is of a kind, class, trait, state ...: `if it's a Wasteland follower`."""

    what: Object
    group: Counted
    negated: bool = False


@node
class IsState(Node):
    """A card is in a state or passes a filter: `this is engaged`, `it's evolved`."""

    what: Object
    state: Filter
    negated: bool = False


@node
class IsIn(Node):
    """A card, or some card of a group, is in a zone: `this is in your EX area`, `a Kaguya is on your field`."""

    what: Object
    zone: Zone
    whose: PlayerNode | None = None
    negated: bool = False


@node
class Has(Node):
    """A card has what a filter asks: keywords, counters, numbers."""

    what: Object
    filter: Filter
    negated: bool = False


@node
class WasPutFrom(Node):
    """How this card came: put onto the field or played from a zone."""

    what: Object
    verb: Literal["put", "played"]
    origin: Origin
    negated: bool = False


@node
class WasPutByAbility(Node):
    """A card was put onto the field by an ability, not by being played."""

    what: Object
    negated: bool = False


@node
class SameCountIs(Node):
    """What the condition before counted (cards or points), compared with another number: `if there are at least 10`."""

    compare: Compare
    amount: Amount


@node
class Happened(Node):
    """Something happened (or did not) this turn or this game, at least `times` times."""

    event: Event
    span: Span = "turn"
    times: Amount | None = None
    negated: bool = False


@node
class DidIt(Node):
    """The optional step or cost just before was carried out: `if you do`."""

    negated: bool = False


@node
class Did(Node):
    """A step of this ability acted on a card of this kind: `if you discarded a spell`, `if you revealed a
    follower`."""

    player: PlayerNode
    verb: Literal[
        "discard",
        "bury",
        "reveal",
        "banish",
        "destroy",
        "summon",
        "return",
        "engage",
        "draw",
        "put",
        "select",
        "roll",
    ]
    group: Counted
    compare: Compare = ">="
    amount: Amount | None = None


@node
class Rolled(Node):
    """The die showed one of these numbers (sve 5.20)."""

    results: tuple[int, ...]


@node
class TurnOf(Node):
    """It is this player's turn."""

    player: PlayerNode
    negated: bool = False


@node
class FirstTime(Node):
    """The event happens for the n-th time this turn."""

    number: int = 1


@node
class Active(Node):
    """A named state of play is active for a player: Overflow, Sanguine (sve 13.4.1, 13.5.2)."""

    name: str
    player: PlayerNode
    negated: bool = False


@node
class Threshold(Node):
    """A keyword that asks for a number: Combo (3), Spellchain (5), Necrocharge (10) (sve 13.2.1, 13.3.1,
    13.5.1)."""

    keyword: str
    number: Amount


@node
class PaidCost(Node):
    """The optional additional cost was paid."""


@node
class Both(Node):
    """All of these hold."""

    parts: tuple[Condition, ...]


@node
class Either(Node):
    """One of these holds."""

    parts: tuple[Condition, ...]


Condition = (
    Exists
    | Compared
    | Is
    | IsState
    | IsIn
    | Has
    | WasPutFrom
    | Happened
    | DidIt
    | Did
    | Rolled
    | TurnOf
    | FirstTime
    | Active
    | Threshold
    | PaidCost
    | Both
    | Either
    | WasPutByAbility
    | SameCountIs
    | cfv.Conditions
    | fow.Conditions
)
