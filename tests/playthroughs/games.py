"""The golden games: which are told, and how they are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import ludex
from ludex.bots import Bot, bot
from ludex.kernel.game import Game
from ludex.table.chair import Chair
from tests.playthroughs.telling import PLAYERS, tell

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Golden:
    """One game: its ruleset, two starter decks, the bots that play them, a seed, and which turns are told."""

    ruleset: str
    decks: tuple[str, str]
    seed: int
    bots: tuple[str, str] = ("greedy", "greedy")
    turns: int = 8
    begin: int = 0

    @property
    def path(self) -> Path:
        return HERE / f"{self.ruleset.replace('/', '-')}_{'_'.join(self.decks)}_{self.seed}.txt"

    def text(self, answers: Sequence[str] = ()) -> str:
        """The game told anew, played by these answers as far as they go, then by the bots."""
        first, second = (f"{p} with {deck}" for p, deck in zip(PLAYERS, self.decks, strict=True))
        title = f"{self.ruleset}: {first} against {second}, seed {self.seed}, played by {' and '.join(self.bots)}"
        game = ludex.new(self.ruleset, decks=self.decks, seed=self.seed)
        return tell(game, title, self._player(game, answers), turns=self.turns, begin=self.begin)

    def _player(self, game: Game, answers: Sequence[str]) -> Callable[[Game], str]:
        script = iter(answers)
        bots: list[Bot] = [bot(name, f"{self.seed}/{seat}") for seat, name in enumerate(self.bots)]
        chairs = [Chair(game, seat) for seat in (0, 1)]

        def answer(g: Game) -> str:
            assert g.decision is not None
            key = next(script, "")
            return key or bots[g.decision.seat].answer(chairs[g.decision.seat], g.decision)

        return answer


GAMES: tuple[Golden, ...] = (
    Golden("sve", ("quayhold", "inkhall"), 4),
    Golden("sve", ("derby", "starlight"), 2, turns=6),
    Golden("sve", ("kiln", "underwick"), 5, turns=6),
    Golden("sve/cross-craft", ("duskbell", "ferrywood"), 3, turns=6),
    Golden("sve/open-8", ("heron", "moth"), 6, turns=6),
    Golden("sve/box-battle", ("badger", "otter"), 10, bots=("random", "random"), turns=20),
    Golden("cfv", ("thaw", "backroads"), 3, turns=4),  # the beginning: first vanguards, rides, the first attacks
    Golden("cfv", ("winterassize", "beacon"), 2, begin=7, turns=1),  # locks
    Golden("cfv", ("redpencil", "marginalia"), 2, begin=9, turns=2),  # a legion, and what is deleted
    Golden("cfv", ("winterassize", "redpencil"), 3, begin=11, turns=3),  # intercepts, a deleted vanguard, the end
    Golden("cfv", ("minnows", "springtide"), 2),  # a whole game, and a short one
    Golden("fow-5.5/valhalla", ("compounding", "sevenfold"), 2, begin=9, turns=2),  # a God's Art, Remnant, lifebreak
    Golden("fow-5.5/bifrost", ("movement", "gownalight"), 4, begin=7, turns=2),  # judgments, J-rulers fight
    Golden("fow-5.01/valhalla", ("antlers", "vigil"), 2, begin=11, turns=2),  # battles, lifebreak, a ruler that pays
    Golden("fow-5.01/bifrost", ("lampoven", "antlers"), 4, begin=9, turns=2),  # a judgment, attacks to the end
    Golden("fow-2.0", ("kitestring", "ovenhearse"), 3, begin=9, turns=2),  # a whole chase, battle phases
)
