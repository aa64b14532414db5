"""Dice rolled again, and what they show (sve 5.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.information import REROLLS
from ludex.enact.playing.possible import QUESTIONS
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.meanings import CONDITIONS, Question
from ludex.enact.scenes.scene import Scene, bind, held
from ludex.enact.steps.effect import ROWS, Carrying, actor, bindings, leave, source
from ludex.enact.unsupported import ASKED, standing
from ludex.enact.values import amounts
from ludex.games.sve.text import nodes
from ludex.kernel.frames import happened

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _reroll(g: Game, f: Frame[Carrying], node: nodes.Reroll) -> Signal | None:
    """The most recent result is disregarded and the die rolled again (sve 5.20.2)."""
    if not bindings(f).get("die"):
        leave(f)
        return None
    return text_rules(g).verbs.roll(g, f, actor(f), 1, source(f), again=True)


def _rerolled(g: Game, f: Frame[Carrying], node: nodes.Reroll) -> Signal | None:
    shown, before = tuple(e.amount for e in happened(f)), held(bindings(f), "die")
    if shown:
        bind(f, "die", (*before[:-1], shown[0]))
    f.answer = None
    return None


def _can_reroll(scene: Scene, by: int, node: nodes.Reroll) -> bool:
    return bool(scene.bind.get("die"))


@CONDITIONS.of(nodes.Rolled)
def _rolled(node: nodes.Rolled) -> Question:
    """A die of this effect shows one of these numbers, see sve 5.20.1."""
    results = frozenset(node.results)
    return lambda scene: not results.isdisjoint(amounts.dice(scene))


ROWS[nodes.Reroll] = (_reroll, _rerolled)
QUESTIONS[nodes.Reroll] = _can_reroll
REROLLS.append(nodes.MayReroll)
ASKED[nodes.MayReroll] = standing
