"""What happens when specific actions are done (cfv 10.1), as texts speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast import Event
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Object, Origin, PlayerNode, Zone

SAVED_IN = "ludex.lang.ast.cfv"


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
class IsCalled(Event):
    """A unit is called (cfv 10.1.6)."""

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
class IsShuffled(Event):
    """A player's deck is shuffled (cfv 10.1.10), by an effect of a card of `by`'s when given."""

    whose: PlayerNode
    by: PlayerNode | None = None


@node
class IsLocked(Event):
    """A card becomes locked (cfv 10.1.21), or with `un` is unlocked (cfv 10.1.23); by an effect of a card of `by`'s
    when given."""

    what: Object
    un: bool = False
    by: PlayerNode | None = None


@node
class IsDeleted(Event):
    """A unit becomes deleted (cfv 10.1.25)."""

    what: Object


@node
class Legions(Event):
    """A unit comes to be in legion (cfv 10.1.24.13)."""

    what: Object
