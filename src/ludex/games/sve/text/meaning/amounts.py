"""What only Shadowverse: Evolve counts: points, its leaders' defense, what was paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import happenings
from ludex.enact.nouns import groups
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import seen_by
from ludex.enact.scenes.meanings import AMOUNTS, Reading
from ludex.enact.scenes.scene import held
from ludex.enact.standing.dependence import LOOKS, always
from ludex.enact.unsupported import PLAYED_WITH
from ludex.games.sve.text import nodes
from ludex.kernel.effects.facts import number

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene


@AMOUNTS.of(nodes.PointsOf)
def _points_of(node: nodes.PointsOf) -> Reading:
    """A player's points, see sve 3.2."""
    points, player = node.points, node.player
    return lambda scene: sum(scene.g.value(seat, points) for seat in meanings.seats(scene, player))


@AMOUNTS.of(nodes.LeaderDefense)
def _leader_defense(node: nodes.LeaderDefense) -> Reading:
    """A leader's defense, see sve 2.8.3."""
    player = node.player

    def read(scene: Scene) -> int:
        g, rules = scene.g, text_rules(scene.g)
        found = (cid for seat in meanings.seats(scene, player) for cid in rules.leader(g, seat))
        return sum(g.chars(cid).number("defense") for cid in found)

    return read


@AMOUNTS.of(nodes.AmountHappened)
def _amount_happened(node: nodes.AmountHappened) -> Reading:
    event, span = node.event, node.span
    return lambda scene: sum(abs(e.amount) for e, _ in happenings.history(scene, event, span))


@AMOUNTS.of(nodes.PaidCount)
def _paid_count(node: nodes.PaidCount) -> Reading:
    """How many of the cards the cost was paid with are of a group, wherever they are now."""
    group = node.of

    def read(scene: Scene) -> int:
        return sum(groups.is_such(scene, group, seen_by(scene, ref)) for ref in held(scene.bind, "paid cards"))

    return read


LOOKS[nodes.LeaderDefense] = always(number("defense"))
PLAYED_WITH.add(nodes.PaidCount)
