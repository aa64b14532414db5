"""What only Shadowverse: Evolve asks: full zones, named states, what was counted, paid or put by an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import objects
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import arrival
from ludex.enact.scenes.meanings import CONDITIONS
from ludex.enact.unsupported import PLAYED_WITH
from ludex.enact.values.conditions import negated
from ludex.games.sve.ch04_zones import moving
from ludex.games.sve.text import nodes
from ludex.games.sve.text.meaning import counted

if TYPE_CHECKING:
    from ludex.enact.scenes.meanings import Question
    from ludex.enact.scenes.scene import Scene


@CONDITIONS.of(nodes.IsFull)
def is_full(node: nodes.IsFull) -> Question:
    """The zone's limit, as effects have changed it, is reached, see sve 4.4.4, sve 4.8.3."""
    zone, whose, wanted = node.zone, node.whose, not node.negated

    def question(scene: Scene) -> bool:
        return all(moving.room(scene.g, seat, zone) <= 0 for seat in meanings.seats(scene, whose)) is wanted

    return question


@CONDITIONS.of(nodes.SameCountIs)
def _same_count_is(node: nodes.SameCountIs) -> Question:
    """The cards the condition before this one counted, compared with another number."""
    asked, much, compare = node, node.amount, meanings.COMPARE[node.compare]

    def question(scene: Scene) -> bool:
        much_before = counted.counted_before(scene, asked)
        if much_before is None:
            return False
        return compare(meanings.amount(scene, much_before), meanings.amount(scene, much))

    return question


@CONDITIONS.of(nodes.WasPutByAbility)
def _was_put_by_ability(node: nodes.WasPutByAbility) -> Question:
    """Put onto the field by an effect, which has a source, see sve 10.12.1, not by being played."""
    what = node.what

    def question(scene: Scene) -> bool:
        found = [arrival(scene.g, ref) for ref in objects.refs(scene, what)]
        return bool(found) and all(e is not None and e.source is not None for e in found)

    return negated(question) if node.negated else question


@CONDITIONS.of(nodes.PaidCost)
def _paid_cost(node: nodes.PaidCost) -> Question:
    return lambda scene: bool(scene.bind.get("paid", False))


@CONDITIONS.of(nodes.Active)
def _active(node: nodes.Active) -> Question:
    """Overflow, Sanguine (sve 13.4.1.2, 13.5.2.2): the game says when."""
    name, player, wanted = node.name, node.player, not node.negated

    def question(scene: Scene) -> bool:
        rules = text_rules(scene.g)
        return all(rules.active_state(scene.g, name, seat) for seat in meanings.seats(scene, player)) is wanted

    return question


PLAYED_WITH.add(nodes.PaidCost)
