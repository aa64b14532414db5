"""What an ability does when it is played: its costs, what is settled on playing, and the procedure that resolves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.enact.plan import Plan
    from ludex.kernel.frames import Procedure
    from ludex.lang import ast


@dataclass(frozen=True, slots=True)
class Body:
    """The played part of an ability.

    `costs` are paid on playing (activated abilities) or, if `optional`, when resolving. `during` must hold when the
    trigger condition is met. `plan` is what its effect wants settled on playing.
    """

    node: ast.Ability
    effect: ast.Sequence
    procedure: Procedure
    plan: Plan
    costs: ast.Costs | None = None
    optional: bool = False
    flavor: str = ""
    restrictions: tuple[ast.Restriction, ...] = ()
    number: int = 1
