"""The verbs of a game of units in battle: what its texts ask for besides what every game's may (cfv 10.1).

As with all verbs (`enact.verbs`), each is called from a row and returns what a row returns; what really happened is in
`frame.answer` for the next row, a tuple of events. A verb given cards acts on those among them that it can act on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.enact.ruleset import text_rules
from ludex.enact.verbs import Verbs

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import CardRef
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

# The faces of a unit's definition: as printed, deleted (cfv 10.1.25.3), locked (cfv 10.1.21.3).
PRINTED: Final = 0
DELETED: Final = 1
LOCKED: Final = 2


class BattleVerbs(Verbs):
    """What a text can ask for where units ride, are called, battle, and are locked."""

    # -- onto circles ---------------------------------------------------------------------------------------------
    def call(
        self,
        g: Game,
        f: Frame,
        cards: tuple[int, ...],
        source: Source | None,
        *,
        seat: int,
        circle: str = "rear-guard circle",
        open_: bool = False,
        separate: bool = False,
        state: str = "",
        row: str = "",
        column_of: tuple[CardRef, ...] | None = None,
    ) -> Signal | None:
        """Call cards to circles of a player, who chooses them, all at once (cfv 10.1.6.1.1). `open_`: only circles
        without a card; `separate`: each to another circle; `state` engaged or reserved, "" as the rules say; `row`
        front or back; `column_of`: only circles in the same column as one of these units, None if any will do."""
        raise NotImplementedError

    def ride(self, g: Game, f: Frame, card: int, source: Source | None, *, seat: int, state: str = "") -> Signal | None:
        """Ride a card: a superior ride (cfv 10.1.5.1.1)."""
        raise NotImplementedError

    def move_unit(
        self,
        g: Game,
        f: Frame,
        card: int,
        source: Source | None,
        *,
        seat: int,
        open_: bool = False,
        same_column: bool = False,
        back: bool = False,
    ) -> Signal | None:
        """Move a unit to another rear-guard circle of its field, which the player named chooses: an open one, one in
        its own column, or the one it was on before its last move (`back`)."""
        raise NotImplementedError

    def exchange(self, g: Game, f: Frame, first: int, second: int, source: Source | None) -> Signal | None:
        """Exchange the positions of two units of one field."""
        raise NotImplementedError

    def legion(self, g: Game, f: Frame, leader: int, mate: int, source: Source | None) -> Signal | None:
        """Put a card to the left of a vanguard, in its orientation; they are in legion (cfv 10.1.24.1)."""
        raise NotImplementedError

    # -- off circles and between zones ----------------------------------------------------------------------------
    def retire(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Retire units (cfv 10.1.3.1)."""
        raise NotImplementedError

    def heal(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """From the damage zone into the drop zone (cfv 10.1.7.1)."""
        raise NotImplementedError

    def bind(
        self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None, *, facedown: bool = False
    ) -> Signal | None:
        """Into their owners' bind zones (cfv 10.1.18.1)."""
        raise NotImplementedError

    def soul_charge(self, g: Game, f: Frame, seat: int, amount: int, source: Source | None) -> Signal | None:
        """Cards from the top of a player's deck into their soul (cfv 10.1.17.1)."""
        raise NotImplementedError

    # -- states of cards ------------------------------------------------------------------------------------------
    def lock(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Lock cards (cfv 10.1.21)."""
        raise NotImplementedError

    def unlock(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Unlock locked cards (cfv 10.1.23)."""
        raise NotImplementedError

    def delete(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Delete units (cfv 10.1.25)."""
        raise NotImplementedError

    def nullify(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Continuous effects already applied to cards lose their effect entirely (cfv 8.7.6, 8.7.6.1)."""
        raise NotImplementedError


def battle_verbs(g: Game) -> BattleVerbs:
    """The verbs of a game of units in battle."""
    verbs = text_rules(g).verbs
    assert isinstance(verbs, BattleVerbs)
    return verbs
