"""Numbers and conditions that texts ask for (fow 1.5, 8.5, 10, 12.1): life, damage, what was awakened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import groups, objects
from ludex.enact.ruleset import DAMAGE, LIFE
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import AMOUNTS, CONDITIONS, amount
from ludex.games.fow.text import nodes

if TYPE_CHECKING:
    from ludex.enact.scenes.meanings import Question, Reading
    from ludex.enact.scenes.scene import Look, Scene

AWAKENED = "awakened"


@AMOUNTS.of(nodes.LifeOf)
def _life_of(node: nodes.LifeOf) -> Reading:
    """A player's life points, see fow 1.5:4."""
    player = node.player
    return lambda scene: sum(scene.g.value(seat, LIFE) for seat in meanings.seats(scene, player))


@AMOUNTS.of(nodes.DamageOn)
def _damage_on(node: nodes.DamageOn) -> Reading:
    """The damage on cards, see fow 10.6:1."""
    what = node.what
    return lambda scene: sum(one.counters.get(DAMAGE, 0) for one in objects.looks(scene, what))


@AMOUNTS.of(nodes.PaidLife)
def _paid_life(node: nodes.PaidLife) -> Reading:
    """The life that was paid for this."""
    return lambda scene: scene.number("paid life")


@AMOUNTS.of(nodes.PerHundred)
def _per_hundred(node: nodes.PerHundred) -> Reading:
    """How many whole hundreds an amount holds."""
    of, per = node.of, node.per
    return lambda scene: max(0, amount(scene, of)) // per


@CONDITIONS.of(nodes.WasAwakened)
def _was_awakened(node: nodes.WasAwakened) -> Question:
    """Its [Awakening] cost was paid as it was played, see fow 12.1:2.1: in the chase that is named, later marked."""
    what = node.what

    def question(scene: Scene) -> bool:
        found = objects.looks(scene, what)
        return bool(found) and all(_awakened(scene, look) for look in found)

    return question


def _awakened(scene: Scene, look: Look) -> bool:
    if look.marks.get(AWAKENED):
        return True
    waits = scene.g.played.get(look.ref.id)
    bound = waits.bind if waits is not None else scene.bind if look.ref.id == scene.source.card else {}
    return bool(bound.get(AWAKENED))


@CONDITIONS.of(nodes.DoneThisWay)
def _done_this_way(node: nodes.DoneThisWay) -> Question:
    """Something of this text was really done to a card of a kind."""
    what, group = node.what, node.group

    def question(scene: Scene) -> bool:
        return any(groups.is_such(scene, group, look) for look in objects.looks(scene, what))

    return (lambda scene: not question(scene)) if node.negated else question
