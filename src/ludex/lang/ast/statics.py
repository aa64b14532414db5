"""What holds rather than happens: persistent and replacement effects (sve 10.2.1.2, 10.2.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import cfv, fow
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Amount, Stat
    from ludex.lang.ast.conditions import Condition
    from ludex.lang.ast.events import DamageKind, Event
    from ludex.lang.ast.filters import Zone
    from ludex.lang.ast.flow import Sequence
    from ludex.lang.ast.gains import Gain
    from ludex.lang.ast.groups import Counted
    from ludex.lang.ast.objects import Object
    from ludex.lang.ast.players import PlayerNode


@node
class HasGains(Node):
    """Cards have numbers, keywords or abilities while this holds: `each other Pixie follower has Rush`."""

    what: Object
    gains: tuple[Gain, ...]


@node
class LosesAll(Node):
    """Cards have no abilities, or not these keywords, while this holds."""

    what: Object
    names: tuple[str, ...] = ()


@node
class Cannot(Node):
    """Cards cannot do something or have it done to them."""

    what: Object
    act: Literal[
        "attack",
        "attack leaders",
        "attack followers",
        "attack enemies",
        "deal damage",
        "deal combat damage",
        "deal attack damage",
        "be attacked",
        "be destroyed",
        "be destroyed by abilities",
        "be selected by opponents",
        "be selected",
        "evolve",
        "be played",
        "be engaged",
        "be refreshed",
        "be banished",
        "be returned",
        "be discarded",
        "leave the field",
        "gain defense",
        "be buried",
        "activate abilities",
        "activate abilities except evolve",
        "be engaged by abilities",
        "be destroyed by enemy abilities",
        "be destroyed or banished by abilities",
        "attack vanguards",
        "attack rear-guards",
        "boost",
        "boost vanguards",
        "boost rear-guards",
        "be boosted",
        "intercept",
        "be hit",
        "be retired",
        "be retired by effects",
        "be locked",
        "be unlocked",
        "be unlocked in the end phase",
        "be deleted",
        "block",
        "attack or block",
        "be blocked",
        "be canceled",
        "be rested",
        "recover",
        "be prevented",
        "gain abilities",
        "be targeted by attacks",
        "be removed from the game",
        "deal battle damage",
        "do judgment",
    ]
    only: Object | None = None


@node
class CannotDo(Node):
    """A player cannot do something."""

    player: PlayerNode
    act: Literal[
        "play",
        "draw",
        "discard",
        "evolve",
        "summon",
        "lose the game",
        "win the game",
        "attack",
        "select",
        "gain points",
        "activate",
        "ride",
        "normal ride",
        "call",
        "normal call",
        "call guardians",
        "normal call guardians",
        "intercept",
        "boost",
        "block",
        "gain life",
        "judgment",
        "play abilities",
        "search",
        "produce",
        "chase",
        "pay",
        "pay life",
    ]
    what: Object | None = None


@node
class MustAttack(Node):
    """Cards must attack, or must be attacked, if possible."""

    what: Object
    target: Object | None = None


@node
class CanAttack(Node):
    """A follower may attack more often, or what it could not otherwise attack."""

    what: Object
    times: Amount | None = None
    target: Object | None = None


@node
class NoDamage(Node):
    """Cards take (or deal) no damage of a kind."""

    what: Object
    kind: DamageKind = "any"
    dealing: bool = False


@node
class NoRefresh(Node):
    """Cards do not refresh during their controller's (next) start phase."""

    what: Object
    next_only: bool = False


@node
class DamageShift(Node):
    """Damage dealt by, or to, cards is changed by an amount (sve 5.14.2)."""

    what: Object
    taken: bool
    sign: Literal["+", "-"]
    amount: Amount
    kind: DamageKind = "any"


@node
class TakeInstead(Node):
    """In a replacement: the card takes or deals this much instead."""

    what: Object
    verb: Literal["take", "deal"]
    amount: Amount


@node
class Replace(Node):
    """If the event would happen, the effect happens instead (sve 10.10); `once`: the next time only."""

    event: Event
    effect: Sequence
    condition: Condition | None = None
    optional: bool = False
    once: bool = False


@node
class CostShift(Node):
    """Cards cost more, less or a fixed number to play (sve 10.4.4.1); `ability` when an ability's cost is
    meant."""

    what: Object
    change: Literal["less", "more", "exactly"]
    amount: Amount
    ability: Literal["", "evolve", "act", "serve", "ride", "advanced"] = ""
    player: PlayerNode | None = None
    zone: Literal["", "hand", "ex area"] = ""


@node
class NthCost(Node):
    """The n-th card of a group you play each turn costs less or more."""

    number: int
    group: Counted
    change: Literal["less", "more"]
    amount: Amount


@node
class FreePlay(Node):
    """A player may play cards from a zone they cannot otherwise play from."""

    player: PlayerNode
    what: Object
    zone: Zone


@node
class AlsoNamed(Node):
    """A card also has this name."""

    what: Object
    name: str


@node
class AlsoTrait(Node):
    """A card also has this trait, or this class."""

    what: Object
    name: str


@node
class IsAlso(Node):
    """A card is also of a type while this holds."""

    what: Object
    kind: Literal["follower", "amulet", "spell"]


@node
class AlsoTriggers(Node):
    """An ability triggers a further time."""

    what: Object
    keyword: str


@node
class Treated(Node):
    """A named state is treated as active: Overflow, Sanguine."""

    name: str
    player: PlayerNode


@node
class NumberIs(Node):
    """A number of a card is fixed while this holds: `this follower's attack equals ...`."""

    what: Object
    stats: tuple[Stat, ...]
    amount: Amount


@node
class IgnoresWard(Node):
    """A follower may attack as if enemy followers had no Ward."""

    what: Object


@node
class FieldLimit(Node):
    """A zone's limit changes."""

    zone: Zone
    player: PlayerNode
    amount: Amount


@node
class MayReroll(Node):
    """A player may reroll each die roll once."""

    player: PlayerNode


@node
class StaticForEvery(Node):
    """The numbers of a static effect times floor(of / per) (sve 5.29)."""

    static: Static
    per: int
    of: Amount


Static = (
    HasGains
    | LosesAll
    | Cannot
    | CannotDo
    | MustAttack
    | CanAttack
    | NoDamage
    | NoRefresh
    | DamageShift
    | Replace
    | CostShift
    | FreePlay
    | AlsoNamed
    | AlsoTrait
    | IsAlso
    | AlsoTriggers
    | Treated
    | NumberIs
    | FieldLimit
    | MayReroll
    | StaticForEvery
    | IgnoresWard
    | NthCost
    | cfv.Statics
    | fow.Statics
)
