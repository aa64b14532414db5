"""Units in battle (cfv 7): attacks, boosts, checks, hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Condition, Event, Object, Permission
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import PlayerNode

SAVED_IN = "ludex.lang.ast.cfv"
Check = Literal["any", "drive", "damage"]


@node
class BattleUnit(Object):
    """A unit by the part it plays in this battle: the boosted unit, the attacking unit (cfv 7.3.1)."""

    role: Literal["attacking", "attacked", "boosting", "boosted"]


@node
class InBattle(Condition):
    """There is a battle in which the unit attacks (the target), boosts or is attacked."""

    what: Object
    role: Literal["attacking", "attacked", "boosting", "boosted"] = "attacking"
    target: Object | None = None


@node
class Boosts(Event):
    """A unit boosts another (cfv 7.3.1.6)."""

    what: Object
    boosted: Object | None = None


@node
class IsBoosted(Event):
    """A unit is boosted, by another when `by` is given."""

    what: Object
    by: Object | None = None


@node
class Hits(Event):
    """A unit's attack hits (cfv 7.6.1.2), heard in cfv 7.6.1.9. `booster`: in a battle in which that unit boosted."""

    what: Object
    target: Object | None = None
    booster: Object | None = None


@node
class CheckReveals(Event):
    """A drive check (cfv 7.5.1.2) or damage check (cfv 7.6.1.6) reveals a card; `of`: the attacking unit's check."""

    check: Check
    what: Object
    of: Object | None = None
    whose: PlayerNode | None = None


@node
class Intercepts(Event):
    """A unit intercepts (cfv 7.4.1.2.2)."""

    what: Object


@node
class BattleBegins(Event):
    """A battle begins (cfv 7.3.1.1); counted it tells how many battles there were."""


@node
class NullifyTriggers(Permission):
    """Icons of cards put into the trigger zone by a player's checks have no effect (cfv 11.3)."""

    whose: PlayerNode
    check: Check = "any"


@node
class Battles(Permission):
    """A unit attacks several units at once (cfv 7.3.1.4.5): all that `others` names, or those besides the chosen
    one with `also`."""

    what: Object
    others: Object
    also: bool = False


@node
class CanAttackFrom(Permission):
    """A unit may attack although it is in the back row."""

    what: Object
    row: Literal["back"] = "back"
