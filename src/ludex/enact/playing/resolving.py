"""Resolving an effect (sve 10.6.2.8.2): what is fixed when it begins, its steps in order, and what ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.ruleset import DECK, text_rules
from ludex.enact.scenes.scene import Bindings, Told, bind, held, scene_of
from ludex.enact.steps.effect import procedure, this_again
from ludex.enact.steps.selecting import selecting
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.values.body import Body
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


class Resolving(Told):
    """The steps of the text that is resolved."""

    effect: ast.Sequence


resolving: Procedure[Resolving] = Procedure("", "Resolving an effect", "enact resolving")

# What a ruleset keeps among its procedures, so that games can be saved while these run.
PROCEDURES: tuple[Procedure, ...] = (resolving, selecting)


def begin(g: Game, source: Source, body: Body, bind: Bindings, event: Event | None) -> Call:
    """Start an effect. The answer is its bindings.

    Counts such as Spellchain's are fixed now (sve 13.3.1.4, 13.5.1.3.2). "mark" is where the record of what this text
    does begins: with its cost, if whoever played it marked that, else now; what paid a cost is known by itself.
    """
    started: Bindings = {**bind}
    started.setdefault("mark", g.log.size)
    if body.plan.counts and (counts := text_rules(g).fixed(g, source.seat)):
        started["fixed"] = counts
    return Call(resolving, source=source, bind=started, event=event, they=-1, effect=body.effect)


def _carry_out(g: Game, f: Frame[Resolving]) -> Signal | None:
    """Perform the effect in written order (sve 10.6.2.8.2), once, and then it is over (sve 10.2.1.1, sve 10.8.1)."""
    v = f.local
    return Call(procedure(v["effect"]), source=v["source"], bind=v["bind"], event=v["event"], they=-1)


def _shuffle(g: Game, f: Frame[Resolving]) -> Signal | None:
    """A deck that was searched and not shuffled since is shuffled now (sve 5.8.2)."""
    if isinstance(f.answer, dict):
        f.local["bind"] = f.answer
    f.answer = None
    bound = f.local["bind"]
    waiting = held(bound, "searched")
    if not waiting or not text_rules(g).searching.shuffles:
        return Return(bound)
    seat = waiting[0][1]
    bind(f, "searched", tuple(w for w in waiting if w[1] != seat))
    this_again(f)
    return text_rules(g).verbs.shuffle(g, f, seat, DECK, scene_of(g, f).source)


resolving.add("", _carry_out)
resolving.add("", _shuffle)
