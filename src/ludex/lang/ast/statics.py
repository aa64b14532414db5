"""What holds rather than happens: persistent and replacement effects (sve 10.2.1.2, 10.2.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import OfItself, Permission, Static, Step
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Stat
    from ludex.lang.ast.events import DamageKind
    from ludex.lang.ast.filters import Zone
    from ludex.lang.ast.flow import Sequence
    from ludex.lang.ast.kinds import Amount, Condition, Event, Gain, Object
    from ludex.lang.ast.players import PlayerNode

SAVED_IN = {
    "DoesNotTrigger": "ludex.lang.ast.fow.statics",
}  # where they were when they were first saved

Act = str  # what somebody or something cannot do; each game has its own


@node
class HasGains(Static):
    """Cards have numbers, keywords or abilities while this holds: `each other Pixie follower has Rush`."""

    what: Object
    gains: tuple[Gain, ...]


@node
class LosesAll(Static):
    """Cards have no abilities, or not these keywords, while this holds."""

    what: Object
    names: tuple[str, ...] = ()


@node
class Cannot(Static):
    """Cards cannot do something or have it done to them."""

    what: Object
    act: Act
    only: Object | None = None


@node
class CannotDo(Static):
    """A player cannot do something."""

    player: PlayerNode
    act: Act
    what: Object | None = None


@node
class MustAttack(Permission):
    """Cards must attack, or must be attacked, if possible."""

    what: Object
    target: Object | None = None


@node
class CanAttack(Permission):
    """A follower may attack more often, or what it could not otherwise attack."""

    what: Object
    times: Amount | None = None
    target: Object | None = None


@node
class NoDamage(Static):
    """Cards take (or deal) no damage of a kind; with `enemy` only what cards of an opponent deal."""

    what: Object
    kind: DamageKind = "any"
    dealing: bool = False
    enemy: bool = False


@node
class NoRefresh(Permission):
    """Cards do not refresh during their controller's (next) start phase."""

    what: Object
    next_only: bool = False


@node
class DamageShift(Static):
    """Damage dealt by, or to, cards is changed by an amount (sve 5.14.2)."""

    what: Object
    taken: bool
    sign: Literal["+", "-"]
    amount: Amount
    kind: DamageKind = "any"


@node
class TakeInstead(Step):
    """In a replacement: the card takes or deals this much instead."""

    what: Object
    verb: Literal["take", "deal"]
    amount: Amount


@node
class Replace(Static):
    """If the event would happen, the effect happens instead (sve 10.10); `once`: the next time only."""

    event: Event
    effect: Sequence
    condition: Condition | None = None
    optional: bool = False
    once: bool = False


@node
class FreePlay(OfItself):
    """A player may play cards from a zone they cannot otherwise play from."""

    player: PlayerNode
    what: Object
    zone: Zone


@node
class AlsoNamed(Static):
    """A card also has this name."""

    what: Object
    name: str


@node
class AlsoTrait(Static):
    """A card also has this trait, or this class."""

    what: Object
    name: str


@node
class NumberIs(Static):
    """A number of a card is fixed while this holds: `this follower's attack equals ...`."""

    what: Object
    stats: tuple[Stat, ...]
    amount: Amount


@node
class FieldLimit(Permission):
    """A zone's limit changes."""

    zone: Zone
    player: PlayerNode
    amount: Amount


@node
class StaticForEvery(Static):
    """The numbers of a static effect times floor(of / per) (sve 5.29)."""

    static: Static
    per: int
    of: Amount


@node
class DoesNotTrigger(Permission):
    """Automatic abilities of cards do not trigger (fow 10.14:1.1), of a sort: `[Enter] abilities`."""

    what: Object
    sort: Literal["", "enter", "fanfare", "last words", "on evolve", "strike"] = ""
