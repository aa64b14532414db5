"""Playing a card as part of an effect (fow 9.3:2), or because it triggered: whatever the time, and from wherever the
effect says, with either side of a double-sided card up."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch02_cards import sides
from ludex.games.fow.ch06_priority import legality
from ludex.games.fow.ch09_playing import playing
from ludex.kernel.choices import confirm
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Bindings
    from ludex.kernel.game import Game


class Either(TypedDict):
    """The values of: playing a double-sided card with either side up."""

    seat: int
    card: int
    bind: Bindings
    event: Event | None
    triggered: bool
    past: str
    future: str


either: Procedure[Either] = Procedure(
    "fow 12.8:2", "Playing a double-sided card with either side up", "fow playing either side"
)


def play(g: Game, f: Frame, seat: int, card: int, *, free: bool) -> Signal | None:
    """Play a card for its cost or for nothing, if it can be played; a double-sided one with either side up."""
    way = "free" if free else ""
    able = [one for one in sides.either(g, card, way) if legality.effect_obstacle(g, seat, card, one) is None]
    if not able:
        f.answer = ()
        return None
    return with_one_up(g, seat, card, able)


def with_one_up(
    g: Game, seat: int, card: int, able: list[str], bind: Bindings | None = None, event: Event | None = None,
    *, triggered: bool = False,
) -> Call:  # fmt: skip
    """Play a card in the way that is possible, or with the side up that the player says (fow 12.8:2)."""
    if len(able) == 1:
        return playing.play_card(g, seat, card, able[0], bind=bind, event=event, triggered=triggered)
    return Call(
        either, seat=seat, card=card, past=able[0], future=able[1], bind=bind or {}, event=event, triggered=triggered
    )


@either.row("fow 12.8:2")
def which_side(g: Game, f: Frame[Either]) -> Signal | None:
    """With which side up."""
    v = f.local
    seat, card = v["seat"], v["card"]
    return confirm(seat, rule="fow 12.8:2", prompt="Play it future side up?", card=card)


@either.row("fow 12.8:2")
def with_it_up(g: Game, f: Frame[Either]) -> Signal | None:
    """That side is played."""
    v = f.local
    seat, card = v["seat"], v["card"]
    bound, event = v["bind"], v["event"]
    assert event is None or isinstance(event, Event)
    way, triggered = str(v["future" if f.answer else "past"]), bool(v["triggered"])
    return playing.play_card(g, seat, card, way, bind=bound, event=event, triggered=triggered)


@either.row("fow 12.8:2")
def played(g: Game, f: Frame) -> Signal | None:
    """The answer is what came of it."""
    return Return(f.answer)


PROCEDURES = (either,)
