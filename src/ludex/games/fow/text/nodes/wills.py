"""Wills, and wills as costs (fow 2.3, 9.7, 10.2)."""

from __future__ import annotations

from ludex.lang.ast.kinds import Action, Cost
from ludex.lang.ast.node import Node, node

SAVED_IN = "ludex.lang.ast.fow.wills"


@node
class Wills(Node):
    """Wills as symbols in written order: W light, R fire, U water, G wind, B darkness, M moon, a number: any (or, where
    wills are produced: without attribute), X (fow 2.3, 9.7:5). `{W}{W}{2}` is ("W", "W", "2")."""

    symbols: tuple[str, ...]


@node
class PayWills(Action, Cost):  # type: ignore[misc]  # two kinds, one layout
    """Pay wills (fow 10.2): a cost, or within an effect something a player may do. `any_number`: as many as wanted.
    `uses`: for each symbol, what it is paid for, where that is playing something."""

    wills: Wills | None = None
    any_number: bool = False
    uses: tuple[str, ...] = ()
