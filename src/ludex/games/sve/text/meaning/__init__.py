"""What the nodes of Shadowverse: Evolve mean: modules that register it (docs/decisions/0023)."""

from ludex.games.sve.text.meaning import again, changing, conditions, evolving, happenings

__all__ = ["again", "changing", "conditions", "evolving", "happenings"]
