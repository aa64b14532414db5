"""Events: what triggers, replacements, histories and delayed effects speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Event
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.filters import Compare, Zone
    from ludex.lang.ast.kinds import Amount, Condition, Object
    from ludex.lang.ast.players import PlayerNode

DamageKind = Literal["any", "attack", "combat", "ability"]
Phase = str  # a part of a turn; each game has its own
BattleStep = str  # a part of a battle; each game has its own
SAVED_IN = {"BattleMoment": "ludex.lang.ast.cfv"}  # where it was when it was first saved


@node
class Origin(Node):
    """Where a card comes from; `other_than`: anywhere else (sve 5.5.3)."""

    zone: Zone
    whose: PlayerNode | None = None
    other_than: bool = False


@node
class IsPut(Event):
    """A card is put into a zone (sve 5.5). `whose` None: anyone's."""

    what: Object
    to: Zone
    whose: PlayerNode | None = None
    origin: Origin | None = None


@node
class Leaves(Event):
    """A card leaves a zone."""

    what: Object
    zone: Zone
    whose: PlayerNode | None = None


@node
class Returns(Event):
    """A card is returned to a hand or deck."""

    what: Object
    to: Zone
    whose: PlayerNode | None = None
    origin: Origin | None = None


@node
class IsDestroyed(Event):
    """A card is destroyed (sve 5.6)."""

    what: Object
    by_abilities: bool = False


@node
class IsBanished(Event):
    """A card is banished (sve 5.7)."""

    what: Object
    origin: Origin | None = None


@node
class Does(Event):
    """A player does something with cards: plays, discards, buries, banishes, summons, returns, selects,
    reveals."""

    player: PlayerNode
    verb: Literal[
        "play",
        "discard",
        "bury",
        "banish",
        "destroy",
        "summon",
        "return",
        "select",
        "reveal",
        "evolve",
        "engage",
        "draw",
    ]
    what: Object


@node
class IsDiscarded(Event):
    """A card is discarded (by an ability of `by`, when given)."""

    what: Object
    by: Object | None = None


@node
class Draws(Event):
    """A player draws a card (sve 5.10)."""

    player: PlayerNode


@node
class Attacks(Event):
    """A follower attacks (sve 8.4), something in particular when `target` is given."""

    what: Object
    target: Object | None = None


@node
class IsAttacked(Event):
    """A card is attacked."""

    what: Object


@node
class DealsDamage(Event):
    """A card deals damage (sve 5.14.3), of a kind, to something."""

    what: Object
    kind: DamageKind = "any"
    to: Object | None = None
    compare: Compare | None = None
    amount: Amount | None = None


@node
class TakesDamage(Event):
    """A card takes damage, of a kind, perhaps bounded in amount."""

    what: Object
    kind: DamageKind = "any"
    compare: Compare | None = None
    amount: Amount | None = None


@node
class BecomesEngaged(Event):
    """A card becomes engaged, or refreshed (sve 5.4)."""

    what: Object
    refreshed: bool = False


@node
class IsSelected(Event):
    """A card is selected by a card or ability (of `by`)."""

    what: Object
    by: PlayerNode | None = None


@node
class GetsCounter(Event):
    """Counters of a kind are put on a card, or removed from it."""

    what: Object
    kind: str
    removed: bool = False


@node
class PhaseStarts(Event):
    """A phase or turn starts, or ends: `at the start of your end phase`. `which`: each one, that of `this` turn,
    whoever's turn it is, or the `next` one; a next turn is never the turn under way."""

    phase: Phase
    whose: PlayerNode
    edge: Literal["start", "end"] = "start"
    which: Literal["each", "next", "this"] = "each"


@node
class GameLost(Event):
    """A player would lose the game."""

    player: PlayerNode


@node
class Becomes(Event):
    """A state trigger: a condition becomes true (sve 10.7.6). `binding`: the cards it counts, to be spoken of again."""

    condition: Condition
    binding: int = 0


@node
class BattleMoment(Event):
    """A step of a battle begins, or the battle ends (cfv 7.7.1.1: `battle` with edge `end`), perhaps of a battle in
    which a unit attacked something or boosted. `whose`: only in that player's turn."""

    step: BattleStep
    edge: Literal["start", "end"] = "start"
    attacker: Object | None = None
    target: Object | None = None
    booster: Object | None = None
    whose: PlayerNode | None = None
