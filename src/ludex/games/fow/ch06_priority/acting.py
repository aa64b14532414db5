"""Doing what a player with priority has chosen (fow 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch06_priority import legality
from ludex.games.fow.ch07_actions import judging, judgment, lifebreak, standby
from ludex.games.fow.ch09_playing import playing
from ludex.games.fow.ch09_wills.producing import produce
from ludex.games.fow.rules_of import rules_of
from ludex.kernel.frames import Call, Frame, Signal

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def act(g: Game, f: Frame, seat: int, answer: tuple[object, ...]) -> Signal | None:
    """Perform the action."""
    word, *rest = answer
    numbers = [n for n in rest if isinstance(n, int)]
    if word == "play":
        event, bind = rules_of(g).occasion(g, seat, numbers[0], str(rest[1]))
        return playing.play_card(g, seat, numbers[0], str(rest[1]), bind=bind, event=event)
    if word == "activate":
        return activate(g, seat, numbers[0], numbers[1])
    if word == "set":
        return standby.set_card(g, seat, numbers[0])
    if word == "break":
        return lifebreak.perform_break(g, seat)
    if word == "battle":
        return Call(g.rules.procedures["fow battle"])
    if word == "judgment":
        return judging.perform_judgment(g, seat)
    return judgment.call(g, seat)


def activate(g: Game, seat: int, card: int, at: int) -> Signal | None:
    """Play an activate ability like anything that is played (fow 9.5:2); a will ability is resolved at
    once (fow 7.8:2, fow 9.7:3)."""
    source = legality.ability_source(g, card, at, seat)
    assert source.ability is not None
    if rules_of(g).is_will_ability(g, card, source.ability):
        return produce(g, source)
    return playing.play_ability(g, source, {}, None)
