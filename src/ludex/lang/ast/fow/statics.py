"""What holds only in Force of Will (fow 8-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Permission, Static
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.events import DamageKind
    from ludex.lang.ast.fow.wills import Wills
    from ludex.lang.ast.fow.words import AbilityWord
    from ludex.lang.ast.kinds import Amount, Object
    from ludex.lang.ast.players import PlayerNode


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
class PayShift(Permission):
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
class CannotBeTargeted(Static):
    """Cards cannot be targeted by spells or abilities of a group: `by darkness spells`. Spells and abilities of all
    sorts are `Cannot(..., "be selected")`, all of an opponent's `"be selected by opponents"`."""

    what: Object
    by: Object


@node
class CannotBeBlocked(Static):
    """An attacker cannot be blocked by cards of a group (`by`), or only by cards of a group (`only`)."""

    what: Object
    by: Object | None = None
    only: Object | None = None


@node
class CannotBlock(Static):
    """Cards cannot block attackers of a group."""

    what: Object
    attackers: Object


@node
class CannotAttack(Static):
    """Cards cannot attack a target of a group: `this card cannot be attacked by Elves`, `cannot attack players`."""

    what: Object
    target: Object


@node
class ComesIn(Permission):
    """Cards come into a zone rested, or with counters on them."""

    what: Object
    state: Literal["", "engaged", "reserved"] = ""
    counters: Amount | None = None
    kind: str = ""


@node
class DoesNotTrigger(Permission):
    """Automatic abilities of cards do not trigger (fow 10.14:1.1), of a sort: `[Enter] abilities`."""

    what: Object
    sort: Literal["", "enter", "fanfare", "last words", "on evolve", "strike"] = ""
