"""What the nodes of Shadowverse: Evolve mean: modules that register it (docs/decisions/0023)."""

from ludex.games.sve.text.meaning import conditions, happenings

__all__ = ["conditions", "happenings"]
