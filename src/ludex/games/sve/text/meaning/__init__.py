"""What the nodes of Shadowverse: Evolve mean: modules that register it (docs/decisions/0023)."""

from ludex.games.sve.text.meaning import (
    abilities,
    again,
    amounts,
    changing,
    conditions,
    costs,
    counted,
    counters,
    describing,
    dice,
    evolving,
    gains,
    happenings,
    moves,
    points,
)

__all__ = [
    "abilities",
    "again",
    "amounts",
    "changing",
    "conditions",
    "costs",
    "counted",
    "counters",
    "describing",
    "dice",
    "evolving",
    "gains",
    "happenings",
    "moves",
    "points",
]
