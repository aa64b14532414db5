"""Where cards go (sve 5.5, 5.13, 5.22.2, 5.34): buried, summoned, added, put here or there, swapped, given away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import CITED, FIND, PROMPTS, cards, follow
from ludex.enact.actions.moving import acting
from ludex.enact.actions.putting import PUT
from ludex.enact.actions.together import PARTING
from ludex.enact.playing.claims import LEAVING
from ludex.enact.playing.idle import PUTS
from ludex.enact.ruleset import HAND, text_rules
from ludex.enact.scenes import meanings
from ludex.enact.sorts import takes
from ludex.enact.steps.arranging import SAME_VERB
from ludex.enact.steps.effect import ACTS, ROWS, Carrying, actor, scene, source
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.text import nodes
from ludex.games.sve.text.verbs import evolve_verbs
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _give_control(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.GiveControl) -> Signal | None:
    """The card moves to that player's field (sve 5.22.2)."""
    rules, seat = text_rules(g), meanings.seat(scene(g, f), node.to)
    there = tuple(c for c in there if rules.in_play(g.cards[c].zone) and g.cards[c].seat != seat)
    return rules.verbs.take_control(g, f, there, seat, source(f), kind="give control") if there else None


def _swap(g: Game, f: Frame[Carrying], node: nodes.Swap) -> Signal | None:
    """Both cards move, or nothing happens (sve 5.13.2)."""
    first, second = cards(g, f, node, 0), cards(g, f, node, 1)
    if isinstance(node.second, ast.Same) and len(first) == 2:  # "swap them"
        first, second = first[:1], first[1:]
    f.answer = ()
    if len(first) != 1 or len(second) != 1 or first == second:
        return None
    return text_rules(g).verbs.swap(g, f, first[0], second[0], source(f))


def _bury(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Bury) -> Signal | None:
    """A player buries only cards they control (sve 5.34.1)."""
    there = tuple(c for c in there if g.cards[c].seat == actor(f))
    return evolve_verbs(g).bury(g, f, there, source(f)) if there else None


def _add(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.AddToHand) -> Signal | None:
    return text_rules(g).verbs.put(g, f, there, HAND, actor(f), source(f), kind="add")


def _buried(g: Game, f: Frame[Carrying], found: tuple[int, ...], by: Source) -> Signal | None:
    return evolve_verbs(g).bury(g, f, found, by)


ROWS[nodes.GiveControl] = acting(_give_control)
ROWS[nodes.Swap] = (*FIND, _swap, follow)
ROWS[nodes.Bury] = acting(_bury)
ROWS[nodes.AddToHand] = acting(_add)
ROWS[nodes.Summon] = PUT
PUTS |= {nodes.Summon: lambda _: zones.FIELD, ast.Steal: lambda _: zones.FIELD}  # sve 5.5.1, sve 5.22.1
ACTS |= {nodes.Bury: _bury, nodes.AddToHand: _add}
PARTING[nodes.Bury] = _buried
CITED[nodes.Bury] = "bury"
PROMPTS |= {nodes.Bury: "Choose what to bury", nodes.Summon: "Choose what to put onto the field"}
LEAVING.update((nodes.Bury, nodes.AddToHand, nodes.PutEither))
SAME_VERB |= dict.fromkeys((nodes.PutEither, nodes.Summon, nodes.AddToHand), "put")
takes("token", (nodes.PutEither, "what"), (nodes.Summon, "what"))
