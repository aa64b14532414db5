"""The words of all games: modules that give nodes their meaning, each by registering it (see `meanings`)."""

from ludex.enact import (
    amounts,
    attributes,
    battles,
    chases,
    conditions,
    deeds,
    filters,
    information,
    movements,
    players,
)
from ludex.enact.nouns import phrases

__all__ = [
    "amounts",
    "attributes",
    "battles",
    "chases",
    "conditions",
    "deeds",
    "filters",
    "information",
    "movements",
    "phrases",
    "players",
]
