"""Evolving (sve 5.16, 12.2), maneuvers (sve 5.32), serving and races (sve 14.2), Drive (sve 14.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludex.enact.actions.finding import PROMPTS, times
from ludex.enact.actions.states import one_by_one, together
from ludex.enact.nouns import objects
from ludex.enact.nouns.objects import OF_ANY_TYPE
from ludex.enact.playing.possible import QUESTIONS, Question, can_action
from ludex.enact.sorts import in_play_only
from ludex.enact.steps.arranging import SAME_VERB
from ludex.enact.steps.effect import ROWS, Carrying, scene, source
from ludex.enact.steps.multiplying import TIMES
from ludex.enact.steps.tree import leaves
from ludex.enact.unsupported import ASKED, counted
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.text import nodes
from ludex.games.sve.text.evolved_names import names_to_evolve_into
from ludex.games.sve.text.verbs import evolve_verbs

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.cards import Card
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _maneuver(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Maneuver) -> Signal | None:
    return evolve_verbs(g).maneuver(g, f, there, source(f))


def _evolve(g: Game, f: Frame[Carrying], cid: int, node: nodes.Evolve) -> Signal | None:
    """Its controller specifies the evolved card (sve 5.16.1); a card of any type can evolve (sve 5.25.3.2)."""
    return evolve_verbs(g).evolve(g, f, cid, source(f), into=names_to_evolve_into(g, g.cards[cid].seat, node))


def _super_evolve(g: Game, f: Frame[Carrying], cid: int, node: nodes.SuperEvolve) -> Signal | None:
    return evolve_verbs(g).evolve(g, f, cid, source(f), super_evolve=True)


def _serve(g: Game, f: Frame[Carrying], cid: int, node: nodes.Serve) -> Signal | None:
    number = times(scene(g, f), node.times)
    return evolve_verbs(g).serve(g, f, cid, number, source(f)) if number else None


def _race(g: Game, f: Frame[Carrying], cid: int, node: nodes.Race) -> Signal | None:
    number = times(scene(g, f), node.times)
    return evolve_verbs(g).race(g, f, cid, number, source(f)) if number else None


def _give_drive(g: Game, f: Frame[Carrying], cid: int, node: nodes.GiveDrive) -> Signal | None:
    return evolve_verbs(g).give_drive(g, f, cid, source(f))


def _of_any(fits: Callable[[Game, Card, Any], bool]) -> Question:
    """Whether it can be done to any of the cards that are meant."""

    def question(scene: Scene, by: int, node: Any) -> bool:
        parts = leaves(node.what)
        if any(objects.needs_choice(leaf) and getattr(leaf, "binding", 0) not in scene.bind for leaf in parts):
            return can_action(scene, by, node)
        cards = [scene.g.cards[c] for leaf in parts for c in objects.ids(scene, objects.meant(node, leaf))]
        return any(fits(scene.g, card, node) for card in cards)

    return question


def _is_served(g: Game, card: Card, node: nodes.Race) -> bool:
    """What races is linked to a card in the race zone (sve 14.2.3.1, ruling sve-R34)."""
    return any(g.cards[c].zone == zones.RACE for c in card.links)


def _never_given(g: Game, card: Card, node: nodes.GiveDrive) -> bool:
    """Drive is given once (sve 14.4.7.3.1)."""
    return not card.marks.get("drive given")


def _has_evolved(g: Game, card: Card, node: nodes.Evolve | nodes.SuperEvolve) -> bool:
    """A corresponding facedown card must be in the evolve deck (sve 5.16.1.1)."""
    if "evolve deck" not in g.rules.zone_at:
        return True
    into = names_to_evolve_into(g, card.seat, node) if isinstance(node, nodes.Evolve) else ()
    names = set(into) if into else set(g.chars(card.id).names)
    for cid in g.zone(card.seat, "evolve deck"):
        other = g.cards[cid]
        if not other.faceup and any(names & set(face.names) for face in other.definition.faces):
            return True
    return False


ROWS[nodes.Maneuver] = together(_maneuver)
ROWS[nodes.Evolve] = one_by_one(_evolve)
ROWS[nodes.SuperEvolve] = one_by_one(_super_evolve)
ROWS[nodes.Serve] = one_by_one(_serve)
ROWS[nodes.Race] = one_by_one(_race)
ROWS[nodes.GiveDrive] = one_by_one(_give_drive)
QUESTIONS[nodes.Evolve] = QUESTIONS[nodes.SuperEvolve] = _of_any(_has_evolved)
QUESTIONS |= {nodes.Race: _of_any(_is_served), nodes.GiveDrive: _of_any(_never_given)}
PROMPTS[nodes.Evolve] = "Choose what to evolve"
SAME_VERB[nodes.Evolve] = SAME_VERB[nodes.SuperEvolve] = "evolve"
OF_ANY_TYPE.update((nodes.Evolve, nodes.SuperEvolve))
TIMES.update((nodes.Serve, nodes.Race))
ASKED[nodes.Race] = counted
in_play_only((nodes.AttackAgain, "what"), (nodes.SuperEvolve, "what"), (nodes.Maneuver, "what"))
