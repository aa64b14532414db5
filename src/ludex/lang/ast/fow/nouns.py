"""Objects, filters, amounts and gains only Force of Will has (fow 2, 3, 10.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Amount, Filter, Object
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.kinds import Amount, Object
    from ludex.lang.ast.objects import Ref
    from ludex.lang.ast.players import PlayerNode


@node
class Host(Object):
    """The card this addition is added to (fow 10.1): `added resonator`, `resonator with this`. `kind`: only while the
    host is of that kind; empty: whatever it is. `again`: spoken of as `it` in the next sentence."""

    kind: Literal["", "card", "resonator", "ruler", "J-ruler", "J/resonator", "J/ruler"] = ""
    binding: int = 0
    again: bool = False


@node
class AllBut(Object):
    """All cards a reference holds but a number of them, the player choosing: `all but one of them`."""

    ref: Ref
    amount: Amount
    binding: int = 0


@node
class Target(Filter):
    """`Target`: chosen as a target when the card or ability is played (fow 9.3:2.4) and asked again whether it is
    legal when it resolves (fow 9.3:3.1). It stands in `before` of a group, or of the first option of several; the
    quantity around it tells how many. Cards without this word are chosen on resolving (fow 10.13)."""


@node
class ControlledBy(Filter):
    """Controlled by a player who is neither simply you nor your opponent: `that player controls`."""

    player: PlayerNode


@node
class OwnedBy(Filter):
    """Owned by a player (fow 3.1): `you own`."""

    player: PlayerNode


@node
class Targeting(Filter):
    """A spell or ability in the chase that targets something; `single`: and nothing else."""

    what: Object | None = None
    single: bool = False


@node
class AbilityOf(Filter):
    """An ability of a card (fow 9.1:1.5): `of a resonator`, `darkness ability`; with `Kind("ability")`."""

    what: Object


@node
class Alike(Filter):
    """The cards of the group share a name (or race ...) with one another: `two or more with the same name`."""

    what: Literal["name", "race", "attribute", "cost"] = "name"


@node
class Parity(Filter):
    """With an odd, or even, total cost."""

    odd: bool
