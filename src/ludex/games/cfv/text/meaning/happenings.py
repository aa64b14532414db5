"""What happens to units, as a text speaks of it: placed, ridden, boosted, hit, checked, locked (cfv 7, 10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import battles, movements, occasions
from ludex.enact.events.occasions import EVENTS
from ludex.enact.nouns import subjects
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import incarnation_at
from ludex.enact.scenes.scene import as_known
from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.verbs import DELETED
from ludex.kernel import events
from ludex.kernel.cards import CardRef

if TYPE_CHECKING:
    from ludex.enact.nouns.subjects import Subject
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

DROP_ZONE = "drop zone"


# -- onto circles and off them -------------------------------------------------------------------------------
@EVENTS.of(nodes.IsPlaced)
def is_placed(node: nodes.IsPlaced) -> occasions.Occasion:
    """From no circle to a circle, in whatever words (cfv 10.1.4.1.1)."""
    circles, whose, origin = node.circles, node.whose, node.origin

    def gate(scene: Scene, e: Event) -> bool:
        rules = text_rules(scene.g)
        if not rules.on_field(e.to) or rules.on_field(subjects.leaving(scene.g, e)[0]):
            return False
        if circles and not any(rules.lies_in(e.to, circle) for circle in circles):
            return False
        if not movements.is_of(scene, whose, movements.gainer(scene.g, e)):
            return False
        return origin is None or movements.comes_from(scene, origin, e)

    return occasions.Occasion((events.MOVE,), gate, (subjects.card, node.what))


@EVENTS.of(nodes.Rides)
def rides(node: nodes.Rides) -> occasions.Occasion:
    """A card rides, see cfv 10.1.5, over one of the units that were the vanguard."""
    return occasions.Occasion(("ride",), None, (subjects.card, node.what), among=((ridden, node.over),))


def ridden(g: Game, e: Event) -> tuple[Subject, ...]:
    """The units a ride goes over, as they were on the circle."""
    return tuple(battles.subject_of(g, ref) for ref in e.value) if isinstance(e.value, tuple) else ()


@EVENTS.of(nodes.IsMoved)
def is_moved(node: nodes.IsMoved) -> occasions.Occasion:
    """From a circle to another one, a rear-guard circle (cfv 4.6.6.1, 4.6.6.2), which places nothing."""

    def gate(scene: Scene, e: Event) -> bool:
        rules, frm = text_rules(scene.g), subjects.leaving(scene.g, e)[0]
        return rules.lies_in(e.to, "rear-guard circle") and rules.on_field(frm) and frm != e.to

    return occasions.Occasion((events.MOVE,), gate, (subjects.card, node.what))


@EVENTS.of(nodes.IsCalled)
def is_called(node: nodes.IsCalled) -> occasions.Occasion:
    """A unit is called, see cfv 10.1.6."""
    return occasions.Occasion(("call",), None, (subjects.card, node.what))


@EVENTS.of(nodes.Intercepts)
def intercepts(node: nodes.Intercepts) -> occasions.Occasion:
    """A unit intercepts (cfv 7.4.1.2.2), which is no call and places nothing (ruling cfv-R53)."""
    return occasions.Occasion(("intercept",), None, (subjects.card, node.what))


@EVENTS.of(nodes.IsRetired)
def is_retired(node: nodes.IsRetired) -> occasions.Occasion:
    """From the field into the drop zone (cfv 10.1.3.2); only what has a source is done by an effect (cfv 3.14.1.2), and
    what pays a cost is not (cfv 10.1.2.1.1)."""
    by_effect, by, origin = node.by_effect, node.by, node.origin

    def gate(scene: Scene, e: Event) -> bool:
        rules = text_rules(scene.g)
        left = subjects.leaving(scene.g, e)[0]
        if not rules.lies_in(e.to, DROP_ZONE) or not rules.on_field(left):
            return False
        if origin is not None and rules.lies_in(left, origin.zone) is origin.other_than:
            return False
        if e.source is None or (by_effect and e.key == events.COST):
            return not by_effect and by is None
        return movements.is_of(scene, by, e.source.seat)

    return occasions.Occasion((events.MOVE,), gate, (subjects.card, node.what))


@EVENTS.of(nodes.IsShuffled)
def is_shuffled(node: nodes.IsShuffled) -> occasions.Occasion:
    """A player's deck is shuffled (cfv 10.1.10), perhaps by an effect."""
    whose, by = node.whose, node.by

    def gate(scene: Scene, e: Event) -> bool:
        if e.seat not in meanings.seats(scene, whose):
            return False
        return by is None or (e.source is not None and movements.is_of(scene, by, e.source.seat))

    return occasions.Occasion((events.SHUFFLE,), gate)


@EVENTS.of(nodes.IsLocked)
def is_locked(node: nodes.IsLocked) -> occasions.Occasion:
    """Locked: what the card was (cfv 10.1.21.3); unlocked: what it is (cfv 10.1.23.2), or the locked card it was."""
    by = node.by

    def gate(scene: Scene, e: Event) -> bool:
        if by is None:
            return True
        return e.source is not None and e.key != events.COST and movements.is_of(scene, by, e.source.seat)

    if node.un:
        return occasions.Occasion(("unlock",), gate, among=((_latter_and_former, node.what),))
    return occasions.Occasion(("lock",), gate, (_former, node.what))


def _former(g: Game, e: Event) -> Subject | None:
    """The card as it was before it became another without leaving its zone."""
    found = subjects.card(g, e)
    if found is not None and e.before is not None:
        found.see(as_known(e.before))
    return found


def _latter_and_former(g: Game, e: Event) -> tuple[Subject, ...]:
    return tuple([found for found in (subjects.card(g, e), _former(g, e)) if found is not None])


@EVENTS.of(nodes.IsDeleted)
def is_deleted(node: nodes.IsDeleted) -> occasions.Occasion:
    """Deleted, see cfv 10.1.25.2: the same unit, turned to its deleted side."""
    return occasions.Occasion((events.FLIP,), lambda scene, e: e.face == DELETED, (subjects.card, node.what))


@EVENTS.of(nodes.Legions)
def legions(node: nodes.Legions) -> occasions.Occasion:
    """A unit comes to be in legion, see cfv 10.1.24.13."""
    return occasions.Occasion(("legioned",), None, (subjects.card, node.what))


# -- battles -------------------------------------------------------------------------------------------------
@EVENTS.of(nodes.Boosts)
def boosts(node: nodes.Boosts) -> occasions.Occasion:
    """A unit boosts another, see cfv 7.3.1.6."""
    return occasions.Occasion((battles.BOOST,), None, (subjects.card, node.what), (subjects.target, node.boosted))


@EVENTS.of(nodes.IsBoosted)
def is_boosted(node: nodes.IsBoosted) -> occasions.Occasion:
    """A unit is boosted by another."""
    return occasions.Occasion((battles.BOOST,), None, (subjects.target, node.what), (subjects.card, node.by))


@EVENTS.of(nodes.Hits)
def hits(node: nodes.Hits) -> occasions.Occasion:
    """An attack hits, see cfv 7.6.1.2, in a battle in which a unit boosted if one is named. An attack that hits several
    units hits once (cfv 7.3.1.4.6)."""
    gate = battles.in_battle(None, None, node.booster)
    return occasions.Occasion(("hit",), gate, (subjects.card, node.what), (subjects.target, node.target), once=True)


@EVENTS.of(nodes.CheckReveals)
def check_reveals(node: nodes.CheckReveals) -> occasions.Occasion:
    """A drive check, see cfv 7.5.1.2.1 or damage check, see cfv 7.6.1.6.1 reveals a card."""
    check, whose = node.check, node.whose

    def gate(scene: Scene, e: Event) -> bool:
        return check in ("any", e.key) and movements.is_of(scene, whose, e.seat)

    return occasions.Occasion(("checked",), gate, (subjects.card, node.what), (_checking, node.of))


def _checking(g: Game, e: Event) -> Subject | None:
    """The attacking unit whose check it is; a damage check is no unit's."""
    return None if e.amount < 0 else battles.subject_of(g, CardRef(e.amount, incarnation_at(g, e.amount, e)))


@EVENTS.of(nodes.BattleBegins)
def battle_begins(node: nodes.BattleBegins) -> occasions.Occasion:
    """A battle begins, see cfv 7.3.1.1."""
    return occasions.Occasion((battles.BATTLE,), None)
