"""What the nodes of Cardfight!! Vanguard mean: modules that register it (docs/decisions/0023)."""

from ludex.games.cfv.text.meaning import actions, bans, battle, costs, happenings, seeking

__all__ = ["actions", "bans", "battle", "costs", "happenings", "seeking"]
