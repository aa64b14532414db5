"""What a card can be given: numbers, keywords, whole abilities, traits; and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import fow
from ludex.lang.ast.cfv import NumberChange
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.abilities import Ability
    from ludex.lang.ast.amounts import Amount
    from ludex.lang.ast.conditions import Condition


@node
class Signed(Node):
    """An amount added or taken away (sve 5.27)."""

    sign: Literal["+", "-"]
    amount: Amount


@node
class StatChange(Node):
    """Attack and/or defense changed by an amount: `{attack}+1/{defense}+1`."""

    attack: Signed | None = None
    defense: Signed | None = None


@node
class GainKeyword(Node):
    """A keyword: Ward, Rush, Single Drive ..."""

    name: str
    number: Amount | None = None


@node
class GainAbility(Node):
    """A whole ability in quotation marks."""

    ability: Ability


@node
class GainTrait(Node):
    """A trait."""

    name: str


@node
class GainOne(Node):
    """One of several, the player choosing: `Bane or Drain`."""

    options: tuple[Gain, ...]


@node
class GainIf(Node):
    """Something given only under a condition: `Rush and, if it's a Wasteland follower, {attack}+1`."""

    condition: Condition
    gain: Gain


Gain = StatChange | NumberChange | GainKeyword | GainAbility | GainTrait | GainIf | GainOne | fow.Gains


@node
class Duration(Node):
    """How long a persistent effect lasts (sve 10.2.1.2); without one, for the rest of the game."""

    until: Literal[
        "end of turn",
        "end of your next turn",
        "end of opponent's next turn",
        "start of your next turn",
        "start of your next main phase",
        "end of your turn",
        "end of their next turn",
        "its controller's next turn",
        "end of battle",
    ]
