"""What the nodes of Shadowverse: Evolve mean: modules that register it (docs/decisions/0023)."""

from ludex.games.sve.text.meaning import (
    abilities,
    again,
    amounts,
    changing,
    conditions,
    counted,
    counters,
    dice,
    evolving,
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
    "counted",
    "counters",
    "dice",
    "evolving",
    "happenings",
    "moves",
    "points",
]
