"""The specific actions (cfv 10.1): call, ride, retire, heal, lock, delete, bind, charge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Action
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Amount, Object

SAVED_IN = "ludex.lang.ast.cfv"


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
