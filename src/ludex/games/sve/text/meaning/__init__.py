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
    here_or_there,
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
    "here_or_there",
    "moves",
    "points",
]
