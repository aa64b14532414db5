"""The verbs of a game: how it performs what its texts say. Texts call them; each game's chapters keep them.

Every verb is called from a row and returns what a row returns. What really happened is in `frame.answer` for the
next row: a tuple of events. `source` says where the effect comes from, None if a rule does it (sve 10.12.1.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import forbidden, perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.effects.changes import Change, Lasting
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class Verbs:
    """What a text of any game can ask for. A game overrides what it does in its own way and what it alone can do; what
    every book does alike is done here, by the rule each cites for it. What only texts of some games ask for is in
    verbs of their own, with the games."""

    # -- cards changing zones -------------------------------------------------------------------------------------
    def draw(self, g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None) -> Signal | None:
        """Players draw so many cards each, one after another; the players named together draw at once."""
        raise NotImplementedError

    def discard(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        raise NotImplementedError

    def destroy(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        raise NotImplementedError

    def banish(
        self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None, *, faceup: bool = True
    ) -> Signal | None:
        raise NotImplementedError

    def put(
        self,
        g: Game,
        f: Frame,
        cards: tuple[int, ...],
        zone: str,
        seat: int,
        source: Source | None,
        *,
        kind: str = "put",
        end: str = "",
        order: str = "",
        state: str = "",
    ) -> Signal | None:
        """Put cards into a zone of a player (-1: each card's owner); the effect's controller picks what fits.

        `kind` is the word of the text (put, summon, return, add); `end` top or bottom of an ordered zone; `order`
        "any" (its player orders them) or "random"; `state` engaged, reserved, faceup or facedown.
        """
        raise NotImplementedError

    def create(
        self,
        g: Game,
        f: Frame,
        parts: tuple[tuple[int, tuple[str, ...]], ...],
        zone: str,
        source: Source | None,
        *,
        state: str = "",
    ) -> Signal | None:
        """Create tokens by name in the zones of players, all at once; the effect's controller picks what fits."""
        raise NotImplementedError

    def shuffle(self, g: Game, f: Frame, seat: int, zone: str, source: Source | None) -> Signal | None:
        """Randomise a player's zone."""
        return perform(g, f, [Event(events.SHUFFLE, g.rules.cite("shuffle"), seat=seat, key=zone, source=source)])

    def swap(self, g: Game, f: Frame, first: int, second: int, source: Source | None) -> Signal | None:
        raise NotImplementedError

    def transform(
        self, g: Game, f: Frame, cards: tuple[int, ...], token: str, source: Source | None
    ) -> Signal | None:
        raise NotImplementedError

    def take_control(
        self, g: Game, f: Frame, cards: tuple[int, ...], seat: int, source: Source | None, *, kind: str = "steal"
    ) -> Signal | None:
        """Move cards to a player's field without their becoming new cards."""
        raise NotImplementedError

    # -- states, numbers, effects ---------------------------------------------------------------------------------
    def deal(
        self, g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None, *, by: int = -1
    ) -> Signal | None:
        """Deal damage: pairs of card and amount, all at once; `by` is the card that deals it (default the source)."""
        raise NotImplementedError

    def rest(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        raise NotImplementedError

    def ready(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        raise NotImplementedError

    def change(
        self, g: Game, f: Frame, changes: tuple[tuple[int, Change], ...], source: Source | None
    ) -> Signal | None:
        """Give changes to cards, all at once (numbers, abilities, types, traits, names)."""
        raise NotImplementedError

    def last(self, g: Game, f: Frame, effect: Lasting, source: Source | None) -> Signal | None:
        """Let an effect float over the game for its duration, or until it has triggered."""
        rule = g.rules.cite("delayed" if effect.once else "lasting")
        return perform(g, f, [Event(events.LASTING, rule, seat=effect.seat, value=effect, source=source)])

    def points(
        self, g: Game, f: Frame, seat: int, key: str, amount: int, source: Source | None, *, verb: str = "gain"
    ) -> Signal | None:
        """Change a player's points; losing is a negative amount."""
        raise NotImplementedError

    def life(
        self, g: Game, f: Frame, seat: int, amount: int, source: Source | None, *, verb: str = "gain"
    ) -> Signal | None:
        """A player's life goes up, or down with a negative amount; `verb` says how: gain, lose, pay or set."""
        raise NotImplementedError

    def counters(
        self, g: Game, f: Frame, parts: tuple[tuple[int, str, int], ...], source: Source | None
    ) -> Signal | None:
        """Put counters on cards (card, kind, amount), or remove them with negative amounts."""
        made = [
            Event(events.COUNTER, g.rules.cite("counter" if n > 0 else "uncounter"), card=c, seat=g.cards[c].seat,
                  key=k, amount=n, source=source)
            for c, k, n in parts
            if n > 0 or (n < 0 and g.cards[c].count(k))
        ]  # fmt: skip
        return perform(g, f, made)

    def turn_face(
        self, g: Game, f: Frame, cards: tuple[int, ...], faceup: bool, source: Source | None
    ) -> Signal | None:
        raise NotImplementedError

    # -- information ----------------------------------------------------------------------------------------------
    def reveal(self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Show cards to all players where they are."""
        rule = g.rules.cite("reveal")
        return perform(g, f, [Event(events.REVEAL, rule, card=c, seat=g.cards[c].seat, source=source) for c in cards])

    def look(self, g: Game, f: Frame, seat: int, cards: tuple[int, ...], source: Source | None) -> Signal | None:
        """Show cards to one player."""
        rule = g.rules.cite("look")
        return perform(g, f, [Event(events.LOOK, rule, card=c, seat=seat, source=source) for c in cards])

    def roll(
        self, g: Game, f: Frame, seat: int, dice: int, source: Source | None, *, again: bool = False
    ) -> Signal | None:
        """Roll dice, or roll one again; each event's amount is what one die shows."""
        raise NotImplementedError

    # -- checks and plays -------------------------------------------------------------------------------------------
    def drive_check(self, g: Game, f: Frame, seat: int, times: int, source: Source | None) -> Signal | None:
        raise NotImplementedError

    def play_card(
        self, g: Game, f: Frame, seat: int, card: int, cost: int | None, source: Source | None
    ) -> Signal | None:
        """Play a card as part of an effect, for its cost or a given one."""
        raise NotImplementedError

    # -- the course of the game -----------------------------------------------------------------------------------
    def win(self, g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
        """The other player loses the game, unless this one cannot win it."""
        rule = g.rules.cite("win")
        if forbidden(g, Event("win the game", rule, seat=seat, source=source)) is not None:
            return None
        return perform(g, f, [Event(events.LOSE, rule, seat=1 - seat, source=source)])

    def lose(self, g: Game, f: Frame, seats: tuple[int, ...], source: Source | None) -> Signal | None:
        """Players lose the game at the same time."""
        rule = g.rules.cite("lose the game")
        return perform(g, f, [Event(events.LOSE, rule, seat=seat, source=source) for seat in seats])

    def skip_turn(self, g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
        raise NotImplementedError

    def extra_turn(self, g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
        raise NotImplementedError
