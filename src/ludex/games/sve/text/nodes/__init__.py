"""The nodes that only Shadowverse: Evolve has, by what they are. Each is of a kind by being one."""

from ludex.games.sve.text.nodes.conditions import IsFull
from ludex.games.sve.text.nodes.happenings import (
    Activates,
    ChangesStat,
    DriveChecks,
    EarthRites,
    Evolves,
    Fights,
    IsBuried,
    IsGivenDrive,
    IsServed,
    PointsChange,
    Races,
)
from ludex.games.sve.text.nodes.rules import CountsAsSpell, EvolvesFreely, IgnoresWard, NthCost, Treated

__all__ = [
    "Activates",
    "ChangesStat",
    "CountsAsSpell",
    "DriveChecks",
    "EarthRites",
    "Evolves",
    "EvolvesFreely",
    "Fights",
    "IgnoresWard",
    "IsBuried",
    "IsFull",
    "IsGivenDrive",
    "IsServed",
    "NthCost",
    "PointsChange",
    "Races",
    "Treated",
]
