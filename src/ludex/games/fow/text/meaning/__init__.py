"""What the nodes of Force of Will mean: modules that register it (docs/decisions/0023)."""

from ludex.games.fow.text.meaning import abilities, asking, becoming, chase, describing, happenings, wills

__all__ = ["abilities", "asking", "becoming", "chase", "describing", "happenings", "wills"]
