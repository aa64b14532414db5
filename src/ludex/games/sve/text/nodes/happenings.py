"""What happens by the keywords of sve (sve 12 to 14) and in its fights, as texts speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Event
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Object, PlayerNode

SAVED_IN = "ludex.lang.ast.events"


@node
class DriveChecks(Event):
    """A player drive checks a Trigger (sve 14.4.5.1.4)."""

    player: PlayerNode
    kind: Literal["any", "critical", "draw", "stand", "heal"] = "any"


@node
class EarthRites(Event):
    """A player performs an Earth Rite (sve 13.3.3)."""

    player: PlayerNode


@node
class IsGivenDrive(Event):
    """A card is given Drive (sve 14.4.7)."""

    what: Object


@node
class IsServed(Event):
    """A card is served (sve 14.2.1)."""

    what: Object


@node
class Races(Event):
    """A card races (sve 14.2.3)."""

    what: Object


@node
class Evolves(Event):
    """A card evolves (sve 5.16), or super-evolves (sve 12.2.4)."""

    what: Object
    super_evolves: bool = False


@node
class Activates(Event):
    """An activated ability of a card is played."""

    what: Object
    flavor: str = "act"


@node
class ChangesStat(Event):
    """A card gains or loses attack or defense (sve 5.27)."""

    what: Object
    verb: Literal["gain", "lose"]
    stat: Literal["attack", "defense", "attack or defense"]
    by_abilities: bool = False


@node
class Fights(Event):
    """A follower fights another (sve 8.4.9.2)."""

    what: Object
    other: Object | None = None


@node
class IsBuried(Event):
    """A card is buried (sve 5.34)."""

    what: Object


@node
class PointsChange(Event):
    """A player's points go up, down, or are recovered."""

    player: PlayerNode
    points: str
    verb: Literal["gain", "recover", "use", "increase"]
