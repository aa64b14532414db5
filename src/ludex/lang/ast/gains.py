"""What a card can be given: numbers, keywords, whole abilities, traits; and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Gain
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Stat
    from ludex.lang.ast.kinds import Ability, Amount, Condition

SAVED_IN = {"NumberChange": "ludex.lang.ast.cfv"}  # where it was when it was first saved


@node
class Signed(Node):
    """An amount added or taken away (sve 5.27)."""

    sign: Literal["+", "-"]
    amount: Amount


@node
class StatChange(Gain):
    """Attack and/or defense changed by an amount: `{attack}+1/{defense}+1`."""

    attack: Signed | None = None
    defense: Signed | None = None


@node
class NumberChange(Gain):
    """Any number of a card raised or lowered, by its name: `[Power]+5000`, `-1 might`."""

    stat: Stat
    sign: Literal["+", "-"]
    amount: Amount


@node
class GainKeyword(Gain):
    """A keyword: Ward, Rush, Single Drive ..."""

    name: str
    number: Amount | None = None


@node
class GainAbility(Gain):
    """A whole ability in quotation marks."""

    ability: Ability


@node
class GainOne(Gain):
    """One of several, the player choosing: `Bane or Drain`."""

    options: tuple[Gain, ...]


@node
class GainFor(Gain):
    """Something given for a duration of its own, besides what is given with it: `Rush and, for the rest of this turn,
    Bane`."""

    duration: Duration
    gain: Gain


@node
class GainIf(Gain):
    """Something given only under a condition: `Rush and, if it's a Wasteland follower, {attack}+1`."""

    condition: Condition
    gain: Gain


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
