"""Many tables, many seeds: games between bots, counted."""

from ludex.sim.balancing import Difference, balance
from ludex.sim.pairing import game_seed, meetings, pairings
from ludex.sim.planning import matches
from ludex.sim.playing import Failure, Limits, Match, Outcome, play
from ludex.sim.running import outcomes_of, run
from ludex.sim.shares import Share, wilson
from ludex.sim.story import Story
from ludex.sim.tally import Tally
from ludex.table.guessing import determinise

__all__ = [
    "Difference",
    "Failure",
    "Limits",
    "Match",
    "Outcome",
    "Share",
    "Story",
    "Tally",
    "balance",
    "determinise",
    "game_seed",
    "matches",
    "meetings",
    "outcomes_of",
    "pairings",
    "play",
    "run",
    "wilson",
]
