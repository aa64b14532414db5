"""Actions: the verbs of the rulebook (sve 5, 12-14), each on the object the text names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Action
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Points, Stat
    from ludex.lang.ast.gains import Duration
    from ludex.lang.ast.groups import Counted, Quantity
    from ludex.lang.ast.kinds import Amount, Gain, Object
    from ludex.lang.ast.objects import Some
    from ludex.lang.ast.players import PlayerNode

SAVED_IN = {
    "RevealUntil": "ludex.lang.ast.fow.actions",
}  # where they were when they were first saved


@node
class Give(Action):
    """Give numbers, keywords or abilities (sve 5.27), for a duration."""

    to: Object
    gains: tuple[Gain, ...]
    duration: Duration | None = None


@node
class LoseAbilities(Action):
    """Lose abilities: all of them, or the keywords named."""

    what: Object
    names: tuple[str, ...] = ()
    duration: Duration | None = None


@node
class SetStat(Action):
    """Change numbers to a value (sve 5.27.2)."""

    what: Object
    stats: tuple[Stat, ...]
    amount: Amount
    duration: Duration | None = None


@node
class GainPoints(Action):
    """Gain, lose or recover points (sve 3.2, 5.15); `verb` says which."""

    verb: Literal["gain", "lose", "recover"]
    points: Points
    amount: Amount


@node
class Transform(Action):
    """Transform cards into tokens (sve 5.17)."""

    what: Object
    into: str
    plural: bool = False


@node
class TurnFace(Action):
    """Turn cards faceup or facedown."""

    what: Object
    face: Literal["faceup", "facedown", "over"]


@node
class RollDie(Action):
    """Roll a six-sided die (sve 5.20)."""

    amount: Amount


@node
class Steal(Action):
    """Steal a card on an opponent's field (sve 5.22)."""

    what: Object


@node
class WinGame(Action):
    """Win the game (sve 5.23), or lose it."""

    lose: bool = False


@node
class SkipTurn(Action):
    """Skip a player's next turn (sve 5.26)."""

    whose: PlayerNode


@node
class ExtraTurn(Action):
    """Take another turn after this one (sve 5.28)."""


@node
class DeclareName(Action):
    """Declare a card name (sve 5.33), the name of a card of a group when `of` is given (cfv 10.1.22)."""

    of: Counted | None = None


@node
class PutCounters(Action):
    """Put counters on a card (sve 15.1.3)."""

    amount: Amount
    kind: str
    on: Object


@node
class RemoveCounters(Action):
    """Remove counters from a card (sve 15.1.4); no amount: all of them."""

    amount: Amount | None
    kind: str
    source: Object


@node
class Engage(Action):
    """Engage cards (sve 5.4)."""

    what: Object


@node
class Refresh(Action):
    """Refresh cards (sve 5.4)."""

    what: Object


@node
class DriveCheck(Action):
    """Perform drive checks (sve 14.4.5)."""

    times: Amount


@node
class PlayCard(Action):
    """Play a card as part of an effect, for a given cost when `cost` is not None."""

    what: Object
    cost: Amount | None = None


@node
class DoSame(Action):
    """In a replacement: the replaced step with another number of the same things (`put 3 instead`)."""

    verb: Literal["put", "summon", "bury", "discard", "select", "banish", "return", "draw", "destroy", "search"]
    quantity: Quantity


@node
class RevealUntil(Action):
    """Reveal the top cards of a deck one after another until one of the kind is revealed (fow 10.4). `what` is that
    card; `binding` holds all that were revealed."""

    what: Some
    whose: PlayerNode
    binding: int = 0
