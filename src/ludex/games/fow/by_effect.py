"""Playing a card as part of an effect (fow 9.3:2): whatever the time, and from wherever the effect says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow import legality, playing, sides
from ludex.kernel.choosing import confirm
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal

if TYPE_CHECKING:
    from ludex.kernel.game import Game

either = Procedure("fow 12.8:2", "Playing a double-sided card by an effect", "fow playing either side")


def play(g: Game, f: Frame, seat: int, card: int, *, free: bool) -> Signal | None:
    """Play a card for its cost or for nothing, if it can be played; a double-sided one with either side up."""
    way = "free" if free else ""
    able = [one for one in sides.either(g, card, way) if legality.effect_obstacle(g, seat, card, one) is None]
    if not able:
        f.answer = ()
        return None
    if len(able) == 1:
        return playing.play_card(g, seat, card, able[0])
    return Call(either, seat=seat, card=card, past=able[0], future=able[1])


@either.row("fow 12.8:2")
def which_side(g: Game, f: Frame) -> Signal | None:
    """With which side up."""
    seat, card = f.local["seat"], f.local["card"]
    assert isinstance(seat, int) and isinstance(card, int)
    return confirm(seat, rule="fow 12.8:2", prompt="Play it future side up?", card=card)


@either.row("fow 12.8:2")
def with_it_up(g: Game, f: Frame) -> Signal | None:
    """That side is played."""
    seat, card = f.local["seat"], f.local["card"]
    assert isinstance(seat, int) and isinstance(card, int)
    return playing.play_card(g, seat, card, str(f.local["future" if f.answer else "past"]))


@either.row("fow 12.8:2")
def played(g: Game, f: Frame) -> Signal | None:
    """The answer is what came of it."""
    return Return(f.answer)


PROCEDURES = (either,)
