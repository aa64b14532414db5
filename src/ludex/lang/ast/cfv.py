"""What only Cardfight!! Vanguard has: circles, units in battle, rides, calls, locks, legions (cfv 4.6, 7, 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Action, Amount, Condition, Cost, Event, Filter, Gain, Object, Static
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Stat
    from ludex.lang.ast.events import Origin
    from ludex.lang.ast.filters import Zone
    from ludex.lang.ast.groups import Counted, Group
    from ludex.lang.ast.kinds import Object
    from ludex.lang.ast.players import PlayerNode

BattleStep = Literal["start step", "attack step", "guard step", "drive step", "damage step", "close step", "battle"]
Check = Literal["any", "drive", "damage"]

UNIT_KEYWORDS = ("Twin Drive!!", "Intercept", "Boost", "Restraint", "Forerunner", "Lord", "Sentinel")
"""The keywords of cfv 10.2 that stand alone; Limit Break and Seek Mate are parts of abilities."""


# -- objects -----------------------------------------------------------------------------------------------------------
@node
class BattleUnit(Object):
    """A unit by the part it plays in this battle: the boosted unit, the attacking unit (cfv 7.3.1)."""

    role: Literal["attacking", "attacked", "boosting", "boosted"]


# -- filters -----------------------------------------------------------------------------------------------------------
@node
class OfClan(Filter):
    """Of a clan (cfv 2.2): `<<Royal Paladin>>`."""

    name: str
    negated: bool = False


@node
class OfRace(Filter):
    """Of a race (cfv 2.3): `<High Beast>`."""

    name: str
    negated: bool = False


@node
class InRow(Filter):
    """In the front or back row of its field (cfv 4.6.3)."""

    row: Literal["front", "back"]


@node
class InColumnOf(Filter):
    """In the same column as another unit, also across the field (cfv 4.6.2, 4.6.2.1)."""

    what: Object


# -- gains -------------------------------------------------------------------------------------------------------------
@node
class NumberChange(Gain):
    """A number raised or lowered: `[Power]+5000`, `[Critical]+1`."""

    stat: Stat
    sign: Literal["+", "-"]
    amount: Amount


# -- events ------------------------------------------------------------------------------------------------------------
@node
class IsPlaced(Event):
    """A unit is placed on a circle from outside the circles, played or not (cfv 10.1.4)."""

    what: Object
    circles: tuple[Zone, ...]
    whose: PlayerNode | None = None
    origin: Origin | None = None


@node
class Rides(Event):
    """A card rides (cfv 10.1.5), over a vanguard when `over` is given: `when a <<N>> rides this unit`."""

    what: Object
    over: Object | None = None


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
class IsRetired(Event):
    """A unit goes from the field to the drop zone (cfv 10.1.3.2); `by_effect`: an effect did it (cfv 3.14.1.2), of a
    card of `by`'s; `origin`: from this circle."""

    what: Object
    by_effect: bool = False
    by: PlayerNode | None = None
    origin: Origin | None = None


@node
class IsLocked(Event):
    """A card becomes locked (cfv 10.1.21), or with `un` is unlocked (cfv 10.1.23); by an effect of a card of `by`'s
    when given."""

    what: Object
    un: bool = False
    by: PlayerNode | None = None


@node
class IsShuffled(Event):
    """A player's deck is shuffled (cfv 10.1.10), by an effect of a card of `by`'s when given."""

    whose: PlayerNode
    by: PlayerNode | None = None


@node
class IsDeleted(Event):
    """A unit becomes deleted (cfv 10.1.25)."""

    what: Object


@node
class Legions(Event):
    """A unit comes to be in legion (cfv 10.1.24.13)."""

    what: Object


@node
class IsCalled(Event):
    """A unit is called (cfv 10.1.6)."""

    what: Object


@node
class IsMoved(Event):
    """A unit is moved from one circle to another rear-guard circle (cfv 4.6.6.2)."""

    what: Object


@node
class BattleBegins(Event):
    """A battle begins (cfv 7.3.1.1); counted it tells how many battles there were."""


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


# -- conditions --------------------------------------------------------------------------------------------------------
@node
class During(Condition):
    """It is this phase, step or turn (of a player): `during your main phase`."""

    phase: str
    whose: PlayerNode | None = None


@node
class InBattle(Condition):
    """There is a battle in which the unit attacks (the target), boosts or is attacked."""

    what: Object
    role: Literal["attacking", "attacked", "boosting", "boosted"] = "attacking"
    target: Object | None = None


@node
class OpenCircles(Amount):
    """How many rear-guard circles of a player hold no card."""

    whose: PlayerNode


# -- actions -----------------------------------------------------------------------------------------------------------
@node
class Call(Action):
    """Call cards (cfv 10.1.6). `open_`: only to circles without a card; `separate`: each to another circle;
    `column_of`: to circles in the same column as a unit."""

    what: Object
    circle: Literal["rear-guard circle", "guardian circle"] = "rear-guard circle"
    open_: bool = False
    separate: bool = False
    state: Literal["", "engaged", "reserved"] = ""
    row: Literal["", "front", "back"] = ""
    column_of: Object | None = None


@node
class Ride(Action):
    """Ride a card (cfv 10.1.5): a superior ride."""

    what: Object
    state: Literal["", "engaged", "reserved"] = ""


@node
class Retire(Action):
    """Retire units (cfv 10.1.3)."""

    what: Object


@node
class Heal(Action):
    """Heal cards: from the damage zone into the drop zone (cfv 10.1.7)."""

    what: Object


@node
class Lock(Action):
    """Lock cards (cfv 10.1.21)."""

    what: Object


@node
class Unlock(Action):
    """Unlock cards (cfv 10.1.23)."""

    what: Object


@node
class Delete(Action):
    """Delete units (cfv 10.1.25)."""

    what: Object


@node
class Bind(Action):
    """Bind cards (cfv 10.1.18)."""

    what: Object
    facedown: bool = False


@node
class SoulCharge(Action):
    """Soul charge (cfv 10.1.17)."""

    amount: Amount


@node
class MoveUnit(Action):
    """Move a unit to another rear-guard circle: an open one, one in its column, or (`back`) the one it came from."""

    what: Object
    open_: bool = False
    same_column: bool = False
    back: bool = False


@node
class Exchange(Action):
    """Exchange the positions of two units; `second` is `Same` when `first` holds both."""

    first: Object
    second: Object


@node
class SeekMate(Action):
    """Seek Mate: the number of the icon, and what the mate may be (cfv 10.2.9.1)."""

    number: int
    mates: tuple[Counted, ...]


@node
class PayCost(Action):
    """`You may pay the cost`: the cost of this automatic ability, paid while it resolves (cfv 8.1.1.2.2)."""


@node
class CannotUse(Action):
    """This ability cannot be used for the rest of the turn or game (cfv 8.1.1.1.2.1, 11.2)."""

    span: Literal["turn", "game"] = "turn"


@node
class Nullify(Action):
    """Continuous effects already applied to cards lose their effect (cfv 8.7.6)."""

    what: Object


# -- costs -------------------------------------------------------------------------------------------------------------
@node
class CounterBlast(Cost):
    """Turn faceup cards of your damage zone facedown (cfv 10.1.15), of a group when `of` is given."""

    amount: Amount
    of: Group | None = None


@node
class SoulBlast(Cost):
    """Put cards of your soul into the drop zone (cfv 10.1.16), of a group when `of` is given."""

    amount: Amount
    of: Group | None = None


# -- standing effects --------------------------------------------------------------------------------------------------
@node
class NullifyTriggers(Static):
    """Icons of cards put into the trigger zone by a player's checks have no effect (cfv 11.3)."""

    whose: PlayerNode
    check: Check = "any"


@node
class Battles(Static):
    """A unit attacks several units at once (cfv 7.3.1.4.5): all that `others` names, or those besides the chosen
    one with `also`."""

    what: Object
    others: Object
    also: bool = False


@node
class CanAttackFrom(Static):
    """A unit may attack although it is in the back row."""

    what: Object
    row: Literal["back"] = "back"
