"""The words of all games: modules that give nodes their meaning, each by registering it (see `meanings`)."""

from ludex.enact import abilities
from ludex.enact.actions import flow
from ludex.enact.events import battles, deeds, movements
from ludex.enact.nouns import phrases, players
from ludex.enact.values import amounts, attributes, conditions, filters, information

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
]
