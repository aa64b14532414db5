"""The verbs that only Shadowverse: Evolve has (sve 5, 12 to 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Action
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Amount, Counted, Duration, Object, PlayerNode

SAVED_IN = "ludex.lang.ast.actions"


@node
class Evolve(Action):
    """Evolve a card (sve 5.16), into a card of another name when `into` is given: of one of these names, or a follower
    with one of them as a `part` of its name."""

    what: Object
    into: tuple[str, ...] = ()
    part: bool = False


@node
class SuperEvolve(Action):
    """Super-evolve a card (sve 12.2.4)."""

    what: Object


@node
class Serve(Action):
    """Serve a card (sve 14.2.1)."""

    what: Object
    times: Amount


@node
class Race(Action):
    """Race a card (sve 14.2.3)."""

    what: Object
    times: Amount


@node
class GiveDrive(Action):
    """Give a follower Drive (sve 14.4.7.3)."""

    to: Object


@node
class Maneuver(Action):
    """Maneuver an amulet: it becomes a follower this turn (sve 5.32)."""

    what: Object


@node
class Box(Action):
    """Box cards (sve 5.31)."""

    what: Object
    duration: Duration | None = None


@node
class ChangeType(Action):
    """Change a card into a type (sve 5.25)."""

    what: Object
    kind: Literal["follower", "amulet", "spell"]
    duration: Duration | None = None


@node
class Equip(Action):
    """Equip a card to a follower."""

    what: Object
    to: Object


@node
class ActivateFree(Action):
    """Carry out an ability of a card again without its cost: activate its Fanfare, its Last Words."""

    what: Object
    keyword: str


@node
class AttackAgain(Action):
    """A follower may attack again / attack a number of times this turn."""

    what: Object
    times: Amount


@node
class RecoverAll(Action):
    """Recover all play points."""


@node
class PayDefense(Action):
    """Reduce your leader's defense, not by damage."""

    amount: Amount


@node
class MoveCounters(Action):
    """Move counters from one card to another; no amount: all of them."""

    amount: Amount | None
    kind: str
    source: Object
    to: Object


@node
class AddToStack(Action):
    """Put Stack counters on a card with Stack on your field (sve 13.3.2.4)."""

    amount: Amount
    to: Object | None = None


@node
class GiveControl(Action):
    """Give control of a card to an opponent (sve 5.22.2)."""

    what: Object
    to: PlayerNode


@node
class NextCost(Action):
    """The next card of a group you play costs less or more. `zone`: only if played from there."""

    group: Counted
    change: Literal["less", "more", "exactly"]
    amount: Amount
    duration: Duration | None = None
    zone: Literal["", "hand", "ex area"] = ""


@node
class Reroll(Action):
    """Reroll the last die (sve 5.20.2)."""
