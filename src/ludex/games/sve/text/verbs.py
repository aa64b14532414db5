"""The verbs of a game of followers that evolve: what its texts ask for besides what every game's may (sve 5, 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.ruleset import text_rules
from ludex.enact.verbs import Verbs

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class EvolveVerbs(Verbs):
    """What a text can ask for where followers evolve, are served and race."""

    def evolve(
        self,
        g: Game,
        f: Frame,
        card: int,
        source: Source | None,
        *,
        into: tuple[str, ...] = (),
        super_evolve: bool = False,
    ) -> Signal | None:
        """Evolve a card (sve 5.16), into a card of another name if one is given; or super-evolve it (sve 12.2.4)."""
        raise NotImplementedError

    def bury(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Bury cards (sve 5.34)."""
        raise NotImplementedError

    def box(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Box cards (sve 5.31)."""
        raise NotImplementedError

    def maneuver(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Maneuver amulets (sve 5.32)."""
        raise NotImplementedError

    def serve(self, g: Game, f: Frame, card: int, times: int, source: Source | None) -> Signal | None:
        """Serve a card a number of times (sve 14.2.1)."""
        raise NotImplementedError

    def race(self, g: Game, f: Frame, card: int, times: int, source: Source | None) -> Signal | None:
        """A card races a number of times (sve 14.2.3)."""
        raise NotImplementedError

    def give_drive(self, g: Game, f: Frame, card: int, source: Source | None) -> Signal | None:
        """Give a follower Drive (sve 14.4.7.3)."""
        raise NotImplementedError


def evolve_verbs(g: Game) -> EvolveVerbs:
    """The verbs of a game of followers that evolve."""
    verbs = text_rules(g).verbs
    assert isinstance(verbs, EvolveVerbs)
    return verbs
