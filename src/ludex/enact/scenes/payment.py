"""The values of a payment in progress, which games read that have costs of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired

from ludex.enact.scenes.scene import Told

if TYPE_CHECKING:
    from ludex.kernel.cards import CardRef
    from ludex.lang import ast


class Paying(Told):
    """The costs, which part of them is paid next, and the play points that have been paid in another way. Meanwhile:
    how many choices of cards were made, the cards of the one that is being made, how much life is paid (-1: not said),
    and, where all is paid at once, the parts that come after the others."""

    costs: ast.Costs
    at: int
    in_lieu: int
    chosen: NotRequired[int]
    part: NotRequired[tuple[CardRef, ...]]
    life: NotRequired[int]
    rest: NotRequired[tuple[int, ...]]
