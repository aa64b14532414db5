"""Units in battle, as a text speaks of it: placed, ridden, boosted, hit, checked, locked (cfv 7, 10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import meanings, movements, occasions
from ludex.enact.battle_verbs import DELETED
from ludex.enact.looks import incarnation_at
from ludex.enact.nouns import subjects
from ludex.enact.nouns.noun import noun
from ludex.enact.occasions import EVENTS
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import as_known
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.nouns.subjects import Subject
    from ludex.enact.occasions import Gate
    from ludex.enact.scene import Scene
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

BATTLE = "battle"
ATTACK = "attack"
BOOST = "boost"
DROP_ZONE = "drop zone"


# -- the cards of a battle -----------------------------------------------------------------------------------
def this_battle(g: Game) -> list[Event]:
    """What has happened since the last battle began (cfv 7.1.2); nothing before the first of the turn."""
    turn = g.this_turn()
    for at in range(len(turn) - 1, -1, -1):
        if turn[at].kind == BATTLE:
            return turn[at:]
    return []


def attacks_told(g: Game) -> list[tuple[CardRef, CardRef]]:
    """Who attacked whom in this battle, whatever has become of them since (cfv 7.1.2.2)."""
    return _pairs(g, ATTACK)


def boosts_told(g: Game) -> list[tuple[CardRef, CardRef]]:
    """Who boosted whom in this battle."""
    return _pairs(g, BOOST)


def _pairs(g: Game, kind: str) -> list[tuple[CardRef, CardRef]]:
    return [
        (CardRef(e.card, e.incarnation), e.value)
        for e in this_battle(g)
        if e.kind == kind and isinstance(e.value, CardRef)
    ]


def subject_of(g: Game, ref: CardRef) -> Subject:
    """A card spoken of as it is, or as it last was."""
    return subjects.Subject(g, ref.id, ref.incarnation, ref.incarnation, None)


def _battle(attacker: ast.Object | None, target: ast.Object | None, booster: ast.Object | None) -> Gate | None:
    """A battle in which one unit attacked another, and one boosted, as far as they are named. It is called after what
    the attacked units are now, or last were (cfv 7.1.2.2): if a rear-guard has become a vanguard, after that
    (cfv 7.1.2.3)."""
    if attacker is None and target is None and booster is None:
        return None
    by, at, helped = (None if phrase is None else noun(phrase).was_one for phrase in (attacker, target, booster))

    def gate(scene: Scene, e: Event) -> bool:
        g = scene.g
        if (by is not None or at is not None) and not any(
            (by is None or by(scene, subject_of(g, one))) and (at is None or at(scene, subject_of(g, other)))
            for one, other in attacks_told(g)
        ):
            return False
        return helped is None or any(helped(scene, subject_of(g, one)) for one, _ in boosts_told(g))

    return gate


# -- onto circles and off them -------------------------------------------------------------------------------
@EVENTS.of(ast.IsPlaced)
def is_placed(node: ast.IsPlaced) -> occasions.Occasion:
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


@EVENTS.of(ast.Rides)
def rides(node: ast.Rides) -> occasions.Occasion:
    """A card rides, see cfv 10.1.5, over one of the units that were the vanguard."""
    return occasions.Occasion(("ride",), None, (subjects.card, node.what), among=((ridden, node.over),))


def ridden(g: Game, e: Event) -> tuple[Subject, ...]:
    """The units a ride goes over, as they were on the circle."""
    return tuple(subject_of(g, ref) for ref in e.value) if isinstance(e.value, tuple) else ()


@EVENTS.of(ast.IsMoved)
def is_moved(node: ast.IsMoved) -> occasions.Occasion:
    """From a circle to another one, a rear-guard circle (cfv 4.6.6.1, 4.6.6.2), which places nothing."""

    def gate(scene: Scene, e: Event) -> bool:
        rules, frm = text_rules(scene.g), subjects.leaving(scene.g, e)[0]
        return rules.lies_in(e.to, "rear-guard circle") and rules.on_field(frm) and frm != e.to

    return occasions.Occasion((events.MOVE,), gate, (subjects.card, node.what))


@EVENTS.of(ast.IsCalled)
def is_called(node: ast.IsCalled) -> occasions.Occasion:
    """A unit is called, see cfv 10.1.6."""
    return occasions.Occasion(("call",), None, (subjects.card, node.what))


@EVENTS.of(ast.Intercepts)
def intercepts(node: ast.Intercepts) -> occasions.Occasion:
    """A unit intercepts (cfv 7.4.1.2.2), which is no call and places nothing (ruling cfv-R53)."""
    return occasions.Occasion(("intercept",), None, (subjects.card, node.what))


@EVENTS.of(ast.IsRetired)
def is_retired(node: ast.IsRetired) -> occasions.Occasion:
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


@EVENTS.of(ast.IsShuffled)
def is_shuffled(node: ast.IsShuffled) -> occasions.Occasion:
    """A player's deck is shuffled (cfv 10.1.10), perhaps by an effect."""
    whose, by = node.whose, node.by

    def gate(scene: Scene, e: Event) -> bool:
        if e.seat not in meanings.seats(scene, whose):
            return False
        return by is None or (e.source is not None and movements.is_of(scene, by, e.source.seat))

    return occasions.Occasion((events.SHUFFLE,), gate)


@EVENTS.of(ast.IsLocked)
def is_locked(node: ast.IsLocked) -> occasions.Occasion:
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


@EVENTS.of(ast.IsDeleted)
def is_deleted(node: ast.IsDeleted) -> occasions.Occasion:
    """Deleted, see cfv 10.1.25.2: the same unit, turned to its deleted side."""
    return occasions.Occasion(
        (events.FLIP,), lambda scene, e: e.face == DELETED, (subjects.card, node.what)
    )


@EVENTS.of(ast.Legions)
def legions(node: ast.Legions) -> occasions.Occasion:
    """A unit comes to be in legion, see cfv 10.1.24.13."""
    return occasions.Occasion(("legioned",), None, (subjects.card, node.what))


# -- battles -------------------------------------------------------------------------------------------------
@EVENTS.of(ast.Boosts)
def boosts(node: ast.Boosts) -> occasions.Occasion:
    """A unit boosts another, see cfv 7.3.1.6."""
    return occasions.Occasion((BOOST,), None, (subjects.card, node.what), (subjects.target, node.boosted))


@EVENTS.of(ast.IsBoosted)
def is_boosted(node: ast.IsBoosted) -> occasions.Occasion:
    """A unit is boosted by another."""
    return occasions.Occasion((BOOST,), None, (subjects.target, node.what), (subjects.card, node.by))


@EVENTS.of(ast.Hits)
def hits(node: ast.Hits) -> occasions.Occasion:
    """An attack hits, see cfv 7.6.1.2, in a battle in which a unit boosted if one is named. An attack that hits several
    units hits once (cfv 7.3.1.4.6)."""
    gate = _battle(None, None, node.booster)
    return occasions.Occasion(("hit",), gate, (subjects.card, node.what), (subjects.target, node.target), once=True)


@EVENTS.of(ast.CheckReveals)
def check_reveals(node: ast.CheckReveals) -> occasions.Occasion:
    """A drive check, see cfv 7.5.1.2.1 or damage check, see cfv 7.6.1.6.1 reveals a card."""
    check, whose = node.check, node.whose

    def gate(scene: Scene, e: Event) -> bool:
        return check in ("any", e.key) and movements.is_of(scene, whose, e.seat)

    return occasions.Occasion(("checked",), gate, (subjects.card, node.what), (_checking, node.of))


def _checking(g: Game, e: Event) -> Subject | None:
    """The attacking unit whose check it is; a damage check is no unit's."""
    return None if e.amount < 0 else subject_of(g, CardRef(e.amount, incarnation_at(g, e.amount, e)))


@EVENTS.of(ast.BattleBegins)
def battle_begins(node: ast.BattleBegins) -> occasions.Occasion:
    """A battle begins, see cfv 7.3.1.1."""
    return occasions.Occasion((BATTLE,), None)


@EVENTS.of(ast.BattleMoment)
def battle_moment(node: ast.BattleMoment) -> occasions.Occasion:
    """A step of a battle begins, or the battle ends, see cfv 7.7.1.1."""
    step, edge, whose = node.step, node.edge, node.whose
    battle = _battle(node.attacker, node.target, node.booster)
    if step == "battle" and edge == "start":
        return occasions.Occasion((BATTLE,), lambda scene, e: movements.is_of(scene, whose, e.seat))

    def gate(scene: Scene, e: Event) -> bool:
        if e.key != text_rules(scene.g).moment(step, edge) or not movements.is_of(scene, whose, e.seat):
            return False
        return battle is None or battle(scene, e)

    return occasions.Occasion((events.MOMENT,), gate)
