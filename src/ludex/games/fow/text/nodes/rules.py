"""Rules that effects add (fow 8, 9): who may attack and block, what may be played, what pays for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Permission
from ludex.lang.ast.kinds import OfItself, Static
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.games.fow.text.nodes.wills import Wills
    from ludex.games.fow.text.nodes.words import AbilityWord
    from ludex.lang.ast import Amount, Costs, DamageKind, Object, PlayerNode, Zone

SAVED_IN = "ludex.lang.ast.fow.statics"


@node
class AttackWithoutRest(Permission):
    """Attacking does not rest the card (fow 8.2)."""

    what: Object


@node
class BlockWithoutRest(Permission):
    """Blocking does not rest the card (fow 8.3)."""

    what: Object


@node
class CanAttackAtOnce(Permission):
    """Cards may attack without having been controlled since the turn began (fow 8.2); their rest abilities must still
    wait. `came`: only in the turn in which they came so: were summoned (fow 10.5:2), entered a field, or came by
    judgment."""

    what: Object
    came: Literal["", "summoned", "entered", "judgment"] = ""


@node
class CanBlock(Permission):
    """Cards may block what they could not otherwise: attackers of a group (fow 11.5), or while rested."""

    what: Object
    attackers: Object | None = None
    rested: bool = False


@node
class CannotChase(Permission):
    """A player cannot chase to a card or ability while it is in the chase (fow 10.7:2); not with cards of a group
    when `by` is given."""

    player: PlayerNode
    what: Object
    by: Object | None = None


@node
class Controls(Permission):
    """A player controls cards while this holds: `gain control of added resonator`."""

    player: PlayerNode
    what: Object


@node
class FightFor(Permission):
    """Cards attack or block only if their controller pays for it (fow 8.2:5, 8.3:4): `cannot attack unless you pay`.
    `anyone`: either player may."""

    what: Object
    costs: Costs
    act: Literal["attack", "block", "attack or block"] = "attack"
    anyone: bool = False


@node
class MayLookAt(Permission):
    """A player may look at hidden cards at any time."""

    player: PlayerNode
    at: Object


@node
class MayStayRested(Permission):
    """A player may choose not to recover a card in their recovery phase."""

    what: Object


@node
class MustBlock(Permission):
    """Cards must block if able, an attack of `attacker` when given."""

    what: Object
    attacker: Object | None = None


@node
class PayAnyWill(Permission):
    """A player may pay attribute costs of cards with will of any attribute (fow 2.3)."""

    player: PlayerNode
    what: Object


@node
class PlayAsInstant(Permission):
    """A player may play cards whenever a [Spell:Chant-Instant] could be played (fow 12.3)."""

    player: PlayerNode
    what: Object


@node
class PlaysRevealed(Permission):
    """A player's hand, or the top card of a deck of theirs, is revealed while this holds."""

    player: PlayerNode
    zone: Zone


@node
class SpendAs(Permission):
    """A player may spend a will as though it were another: `spend {M} as though it were {G}`."""

    player: PlayerNode
    symbol: str
    other: str


@node
class StatShift(Permission):
    """Effects that would raise (or lower) the ATK or DEF of cards do so by this many times as much."""

    what: Object
    lowering: bool
    factor: int


@node
class CannotAttack(Static):
    """Cards cannot attack a target of a group: `this card cannot be attacked by Elves`, `cannot attack players`."""

    what: Object
    target: Object


@node
class CannotBeBlocked(Static):
    """An attacker cannot be blocked by cards of a group (`by`), or only by cards of a group (`only`)."""

    what: Object
    by: Object | None = None
    only: Object | None = None


@node
class CannotBeTargeted(Static):
    """Cards cannot be targeted by spells or abilities of a group: `by darkness spells`. Spells and abilities of all
    sorts are `Cannot(..., "be selected")`, all of an opponent's `"be selected by opponents"`."""

    what: Object
    by: Object


@node
class CannotBlock(Static):
    """Cards cannot block attackers of a group."""

    what: Object
    attackers: Object


@node
class Prevent(Static):
    """Prevent damage (fow 10.17): all of it, or an amount. `to`: what would be dealt it; `source`: what would deal it;
    `times`: all that comes, only the next damage, or the first each turn. Without a duration `next` waits for it.
    `both_ways`: what `to` names, and also what it would deal."""

    to: Object | None = None
    source: Object | None = None
    amount: Amount | None = None
    kind: DamageKind = "any"
    times: Literal["all", "next", "first each turn"] = "all"
    both_ways: bool = False


@node
class PayShift(OfItself):
    """A player pays wills less, more or other wills (`exactly`) to play cards, or abilities of cards (fow 9.3:2.5).
    `abilities`: those sorts of abilities of `what` (of any card when `what` is None), not the cards. `next_only`: for
    the next one only. `least`: what the free part is not lowered below. On this card it holds wherever the card is
    played from."""

    player: PlayerNode
    change: Literal["less", "more", "exactly"]
    wills: Wills
    what: Object | None = None
    abilities: tuple[AbilityWord, ...] = ()
    next_only: bool = False
    name: str = ""
    least: str = ""


@node
class ComesIn(OfItself):
    """Cards come into a zone rested, or with counters on them. `whose`: into whose, None: into anyone's."""

    what: Object
    state: Literal["", "engaged", "reserved"] = ""
    counters: Amount | None = None
    kind: str = ""
    whose: PlayerNode | None = None
