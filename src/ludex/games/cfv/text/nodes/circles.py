"""Circles, their rows and columns, and moving between them (cfv 4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Action, Amount, Event, Filter, Trade
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Object, PlayerNode

SAVED_IN = "ludex.lang.ast.cfv"


@node
class InRow(Filter):
    """In the front or back row of its field (cfv 4.6.3), of a player's if `whose` names one."""

    row: Literal["front", "back"]
    whose: PlayerNode | None = None


@node
class InColumnOf(Filter):
    """In the same column as another unit, also across the field (cfv 4.6.2, 4.6.2.1)."""

    what: Object


@node
class OpenCircles(Amount):
    """How many rear-guard circles of a player hold no card."""

    whose: PlayerNode


@node
class IsMoved(Event):
    """A unit is moved from one circle to another rear-guard circle (cfv 4.6.6.2)."""

    what: Object


@node
class MoveUnit(Action):
    """Move a unit to another rear-guard circle: an open one, one in its column, or (`back`) the one it came from."""

    what: Object
    open_: bool = False
    same_column: bool = False
    back: bool = False


@node
class Exchange(Trade):
    """Exchange the positions of two units; `second` is `Same` when `first` holds both."""

    first: Object
    second: Object
