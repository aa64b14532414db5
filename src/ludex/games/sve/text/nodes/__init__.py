"""The nodes that only Shadowverse: Evolve has, by what they are. Each is of a kind by being one."""

from ludex.games.sve.text.nodes.conditions import IsFull
from ludex.games.sve.text.nodes.happenings import (
    DriveChecks,
    EarthRites,
    Evolves,
    IsGivenDrive,
    IsServed,
    Races,
)
from ludex.games.sve.text.nodes.rules import (
    CountsAsSpell,
    EvolvesFreely,
    IgnoresWard,
    NthCost,
    Treated,
)

__all__ = [
    "CountsAsSpell",
    "DriveChecks",
    "EarthRites",
    "Evolves",
    "EvolvesFreely",
    "IgnoresWard",
    "IsFull",
    "IsGivenDrive",
    "IsServed",
    "NthCost",
    "Races",
    "Treated",
]
