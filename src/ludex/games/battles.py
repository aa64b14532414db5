"""The battle in progress: which cards play which part in it. A book names its parts and says who takes and leaves them.

The facts are locals of the battle's frame and change by events only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.cards import CardRef
from ludex.kernel.frames import values

if TYPE_CHECKING:
    from ludex.kernel.events import Event
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

Refs = tuple[CardRef, ...]
Roles = dict[str, Refs]  # the cards that play each part: values of the battle's frame, under the book's own names


class Battle:
    """A book's battles. `procedure`: the name of the procedure of a battle; `roles`: the parts played in it."""

    def __init__(self, procedure: str, roles: tuple[str, ...]) -> None:
        self.procedure = procedure
        self.roles = roles

    def frame(self, g: Game) -> Frame | None:
        """The frame of the battle in progress."""
        for f in g.stack:
            if f.procedure.name == self.procedure:
                return f
        return None

    def playing(self, g: Game, role: str) -> Refs:
        """The cards that play a part in this battle."""
        f = self.frame(g)
        if f is None:
            return ()
        return values(f, Roles).get(role, ())

    def plays(self, g: Game, card: int, role: str) -> bool:
        """Whether a card plays a part in this battle."""
        return any([ref.id == card for ref in self.playing(g, role)])

    def taking_part(self, g: Game) -> set[int]:
        """All cards that play a part in this battle."""
        return {ref.id for role in self.roles for ref in self.playing(g, role)}

    def parts(self, g: Game) -> dict[int, tuple[str, ...]]:
        """The parts that cards play, for whoever looks at the table."""
        found: dict[int, tuple[str, ...]] = {}
        if self.frame(g) is not None:
            for role in self.roles:
                for card in dict.fromkeys([ref.id for ref in self.playing(g, role)]):
                    found[card] = (*found.get(card, ()), role)
        return found

    def join(self, g: Game, e: Event) -> Frame:
        """A card takes a part: `key` says which. The frame of the battle."""
        f = self.frame(g)
        assert f is not None
        values(f, Roles)[e.key] = (*self.playing(g, e.key), g.cards[e.card].ref)
        return f

    def leave(self, g: Game, card: int, roles: tuple[str, ...]) -> None:
        """A card plays these parts no more."""
        f = self.frame(g)
        assert f is not None
        for role in roles:
            values(f, Roles)[role] = tuple(ref for ref in self.playing(g, role) if ref.id != card)
