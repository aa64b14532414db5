"""The verbs of a game with a chase: what its texts ask for besides what every game's may (fow 9.7, 10).

As with all verbs (`enact.verbs`), each is called from a row and returns what a row returns; what really happened is in
`frame.answer` for the next row, a tuple of events. A verb given cards acts on those among them that it can act on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.ruleset import text_rules
from ludex.enact.verbs import Verbs

if TYPE_CHECKING:
    from ludex.games.fow.text import nodes
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class ChaseVerbs(Verbs):
    """What a text can ask for where wills are produced and spells wait to be resolved."""

    # -- wills --------------------------------------------------------------------------------------------------------
    def produce(
        self,
        g: Game,
        f: Frame,
        seat: int,
        symbols: tuple[str, ...],
        source: Source | None,
        only: tuple[nodes.SpendOnly, ...] = (),
    ) -> Signal | None:
        """A player produces these wills: W, R, U, G, B, M, or a number of wills without attribute; `only`: they may be
        spent on one of these only."""
        raise NotImplementedError

    # -- the chase ----------------------------------------------------------------------------------------------------
    def cancel(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Cancel what waits in the chase."""
        raise NotImplementedError

    def summon(self, g: Game, f: Frame, cards: tuple[int, ...], seat: int, source: Source | None) -> Signal | None:
        """Put resonator cards on top of the chase as summon spells of a player."""
        raise NotImplementedError

    def copy(
        self, g: Game, f: Frame, card: int, seat: int, source: Source | None, *, new_targets: bool = False
    ) -> Signal | None:
        """Copy what waits in the chase; with `new_targets` its player may choose others for the copy."""
        raise NotImplementedError

    def change_target(self, g: Game, f: Frame, card: int, seat: int, to: int, source: Source | None) -> Signal | None:
        """Another target for what waits in the chase: `to`, or one that a player chooses (-1)."""
        raise NotImplementedError

    # -- cards --------------------------------------------------------------------------------------------------------
    def remove(
        self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None, *, facedown: bool = False
    ) -> Signal | None:
        """Remove cards from the game."""
        raise NotImplementedError

    def add_to(self, g: Game, f: Frame, card: int, host: int, seat: int, source: Source | None) -> Signal | None:
        """Add an addition to a card; to one that its player chooses if none is given (-1)."""
        raise NotImplementedError

    def call_stone(self, g: Game, f: Frame, seat: int, amount: int, source: Source | None) -> Signal | None:
        """Put the top cards of a magic stone deck into the magic stone area."""
        raise NotImplementedError

    def remove_damage(
        self, g: Game, f: Frame, cards: tuple[int, ...], amount: int, source: Source | None
    ) -> Signal | None:
        """Take damage off cards: so much of it, or all (-1)."""
        raise NotImplementedError

    def to_ruler_side(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Put J-rulers into their ruler areas, ruler side up."""
        raise NotImplementedError

    def turn_future(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Turn double-sided cards that are past side up future side up: they shift (an event "shifted" each)."""
        raise NotImplementedError

    def perform_judgment(self, g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
        """A player's ruler enters the field as a J-ruler, without a cost."""
        raise NotImplementedError

    def skip_phase(self, g: Game, f: Frame, seat: int, phase: str, source: Source | None) -> Signal | None:
        """A player skips the next phase of a name."""
        raise NotImplementedError


def chase_verbs(g: Game) -> ChaseVerbs:
    """The verbs of a game with a chase."""
    verbs = text_rules(g).verbs
    assert isinstance(verbs, ChaseVerbs)
    return verbs
