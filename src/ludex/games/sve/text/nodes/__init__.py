"""The nodes that only Shadowverse: Evolve has, by what they are. Each is of a kind by being one."""

from ludex.games.sve.text.nodes.happenings import (
    DriveChecks,
    EarthRites,
    Evolves,
    IsGivenDrive,
    IsServed,
    Races,
)
from ludex.games.sve.text.nodes.rules import (
    IgnoresWard,
    NthCost,
    Treated,
)

__all__ = [
    "DriveChecks",
    "EarthRites",
    "Evolves",
    "IgnoresWard",
    "IsGivenDrive",
    "IsServed",
    "NthCost",
    "Races",
    "Treated",
]
