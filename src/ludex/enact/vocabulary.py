"""The words of all games: modules that give nodes their meaning, each by registering it (see `meanings`)."""

from ludex.enact import (
    abilities,
    amounts,
    attributes,
    battles,
    conditions,
    deeds,
    filters,
    flow,
    information,
    movements,
    players,
    preventing,
)
from ludex.enact.nouns import phrases

__all__ = [
    "abilities",
    "amounts",
    "attributes",
    "battles",
    "conditions",
    "deeds",
    "filters",
    "flow",
    "information",
    "movements",
    "phrases",
    "players",
    "preventing",
]
