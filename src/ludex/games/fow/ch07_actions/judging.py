"""Performing judgment (fow 7.5:2): a ruler may have several sections for it, of which the player performs one."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.wording import cost_words
from ludex.enact.values.body import text_of
from ludex.games.fow.ch06_priority import legality
from ludex.games.fow.ch06_priority.menu_context import Means
from ludex.games.fow.ch07_actions import judgment
from ludex.games.fow.ch09_playing import playing
from ludex.kernel.abilities import Source
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.frames import Ask, Call, Frame, Procedure, Return, Signal, number_given

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Judging(TypedDict):
    """The values of: choosing which judgment is performed."""

    seat: int
    able: tuple[int, ...]


judging: Procedure[Judging] = Procedure("fow 7.5:2", "Choosing which judgment to perform", "fow judging")


def perform_judgment(g: Game, seat: int) -> Signal | None:
    """Do what the [Judgment] asks for, and put the judgment into the chase (fow 7.5:2); of several that can be
    performed, one."""
    ruler = judgment.ruler(g, seat)
    able = tuple(at for at, obstacle in legality.judgments(Means(g, seat), ruler) if obstacle is None)
    return _perform(g, seat, able[0]) if len(able) == 1 else Call(judging, seat=seat, able=able)


def _perform(g: Game, seat: int, at: int) -> Signal | None:
    ruler = judgment.ruler(g, seat)
    here = g.cards[ruler]
    ability = g.chars(ruler).abilities[at]
    return playing.play_ability(g, Source(ruler, here.incarnation, seat, ability, g.tick()), {}, None, kind="judgment")


@judging.row("fow 7.5:2")
def which(g: Game, f: Frame[Judging]) -> Signal | None:
    """Which of them."""
    seat = f.local["seat"]
    ruler = judgment.ruler(g, seat)
    offered = []
    for number, at in enumerate(f.local["able"], 1):
        costs = text_of(g.chars(ruler).abilities[at]).costs
        words = cost_words(text_rules(g), costs) if costs is not None else ""
        offered.append(Option(f"option {number}", at, words))
    return Ask(Decision(seat, CHOOSE, "fow 7.5:2", "Which judgment?", offered, card=ruler))


@judging.row("fow 7.5:2")
def performed(g: Game, f: Frame[Judging]) -> Signal | None:
    """That one is performed."""
    return _perform(g, f.local["seat"], number_given(f))


@judging.row("fow 7.5:2")
def done(g: Game, f: Frame) -> Signal | None:
    """The answer is what came of it."""
    return Return(f.answer)


PROCEDURES = (judging,)
