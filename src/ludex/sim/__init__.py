"""Many tables, many seeds: games between bots, counted."""

from ludex.sim.pairing import game_seed, pairings
from ludex.sim.playing import Failure, Limits, Match, Outcome, play
from ludex.sim.running import matches, run
from ludex.sim.tally import Tally, wilson
from ludex.table.guessing import determinise

__all__ = [
    "Failure",
    "Limits",
    "Match",
    "Outcome",
    "Tally",
    "determinise",
    "game_seed",
    "matches",
    "pairings",
    "play",
    "run",
    "wilson",
]
