"""What an ability does when it is played: its costs, what is settled on playing, and the procedure that resolves it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludex.enact.nouns import senses
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability
    from ludex.kernel.frames import Procedure


@dataclass(frozen=True, slots=True)
class Share:
    """An amount that is divided among what is selected, if all `guards` hold (sve 10.6.2.4)."""

    amount: ast.Amount
    guards: tuple[ast.Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Pick:
    """A selection made on playing.

    `guards`: it is made only if these hold then (sve 10.3.2). `soft`: it belongs to something optional, so that
    without a target that part is simply not done. `mode`: it belongs to this option of a choice (0: to none).
    `shares`: the amounts its targets may share; the last that is dealt counts. `unless`: another selection replaces it
    if one of these holds. `own`: only cards its player controls. `per` and `of`: its number is multiplied (sve 5.29.1).
    `named`: the text says that it is a target (fow 9.3:2.4). `in_order`: the text speaks of the first of them, of the
    second. `simple`: one card is selected, whichever fits.
    """

    some: ast.Some
    guards: tuple[ast.Condition, ...] = ()
    soft: bool = False
    mode: int = 0
    shares: tuple[Share, ...] = ()
    unless: tuple[ast.Condition, ...] = ()
    own: bool = False
    per: int = 1
    of: ast.Amount | None = None
    named: bool = False
    in_order: bool = False

    simple: bool = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "simple", _simple(self))


def _simple(p: Pick) -> bool:
    """Whether a selection is of one card, whichever fits."""
    if p.some.quantity != ast.Exactly(ast.Number(1)) or p.own or p.of is not None or p.shares:
        return False
    return not any(s.extremes or s.totals or s.distinct for s in senses.senses_of(p.some.group))


@dataclass(frozen=True, slots=True)
class Rite:
    """An optional additional cost written inside the text, settled on playing (sve 10.6.2.2.2, 13.3.3.2)."""

    node: ast.PayFor
    mode: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything an effect wants settled on playing, in written order."""

    picks: tuple[Pick, ...]
    choose: ast.Choose | None
    rites: tuple[Rite, ...]
    wants_x: bool
    counts: bool


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


def text_of(ability: Ability | None) -> Body:
    """What an ability does, where it is one that was made from a text."""
    body = ability.body if ability is not None else None
    assert isinstance(body, Body)
    return body
