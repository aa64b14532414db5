"""What happens without a change of zones: attacks, damage, numbers, states, phases, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import movements, occasions
from ludex.enact.events.occasions import EVENTS
from ludex.enact.nouns import senses, subjects
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import TURN
from ludex.kernel import events
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.events.occasions import Gate
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


# -- attacks and damage --------------------------------------------------------------------------------------
@EVENTS.of(ast.Attacks)
def attacks(node: ast.Attacks) -> occasions.Occasion:
    """A follower or unit attacks, see sve 8.4.5, cfv 7.3.1.8, something in particular if that is said."""
    return occasions.Occasion(("attack",), None, (subjects.card, node.what), (subjects.target, node.target), once=True)


@EVENTS.of(ast.IsAttacked)
def is_attacked(node: ast.IsAttacked) -> occasions.Occasion:
    """A card is the target of an attack."""
    return occasions.Occasion(("attack",), None, (subjects.target, node.what), once=True)


def is_damage(g: Game, e: Event, kind: str) -> bool:
    """Whether damage is attack damage, combat damage or ability damage (sve 5.14.3)."""
    if kind == "any":
        return True
    if e.key == "battle":
        return kind == "combat"
    if kind == "attack":
        return e.key == "attack"
    if kind == "ability":
        return e.key == ""
    if e.key == "counter":
        return True
    hit = subjects.card(g, e)
    return e.key == "attack" and hit is not None and text_rules(g).is_kind(g, hit.look, "follower")


def _damage(node: ast.DealsDamage | ast.TakesDamage) -> Gate:
    kind, much = node.kind, node.amount
    if much is None or node.compare is None:
        return lambda scene, e: is_damage(scene.g, e, kind)
    bound, compare = much, meanings.COMPARE[node.compare]
    return lambda scene, e: is_damage(scene.g, e, kind) and compare(e.amount, meanings.amount(scene, bound))


@EVENTS.of(ast.DealsDamage)
def deals_damage(node: ast.DealsDamage) -> occasions.Occasion:
    """A card is the source of damage, see sve 10.12.2."""
    return occasions.Occasion(("damage",), _damage(node), (subjects.dealer, node.what), (subjects.card, node.to))


@EVENTS.of(ast.TakesDamage)
def takes_damage(node: ast.TakesDamage) -> occasions.Occasion:
    """A card is dealt damage, see sve 5.14.1."""
    return occasions.Occasion(("damage",), _damage(node), (subjects.card, node.what))


def in_play(what: ast.Object, gate: Gate) -> Gate:
    """The gate for cards spoken of without a zone: those on the field, and leaders (sve 4.4.3, sve 4.3.3)."""
    if not isinstance(what, ast.Some) or any(sense.places for sense in senses.senses_of(what.group)):
        return gate

    def there(scene: Scene, e: Event) -> bool:
        card, rules = scene.g.cards[e.card], text_rules(scene.g)
        if not gate(scene, e):
            return False
        if rules.in_play(card.zone) or card.id in rules.leader(scene.g, card.seat):
            return True
        return any(card.zone in rules.meant(sense.word) for sense in senses.senses_of(what.group))

    return there


# -- what becomes of a card ----------------------------------------------------------------------------------
@EVENTS.of(ast.BecomesEngaged)
def becomes_engaged(node: ast.BecomesEngaged) -> occasions.Occasion:
    """Engaged or refreshed; what already is so does not become so (sve 1.3.2.1)."""
    return occasions.Occasion((events.READY if node.refreshed else events.REST,), None, (subjects.card, node.what))


@EVENTS.of(ast.IsSelected)
def is_selected(node: ast.IsSelected) -> occasions.Occasion:
    """Selected as a target, by a player's cards if one is named."""
    by = node.by
    gate = in_play(node.what, lambda scene, e: movements.is_of(scene, by, e.seat))
    return occasions.Occasion(("selected",), gate, (subjects.card, node.what))


@EVENTS.of(ast.GetsCounter)
def gets_counter(node: ast.GetsCounter) -> occasions.Occasion:
    """Counters put on a card or removed from it, see sve 15.1."""
    kind, removed = node.kind, node.removed

    def gate(scene: Scene, e: Event) -> bool:
        return kind in ("", e.key) and (e.amount < 0 if removed else e.amount > 0)

    return occasions.Occasion((events.COUNTER,), in_play(node.what, gate), (subjects.card, node.what))


# -- players and the course of the turn ----------------------------------------------------------------------
@EVENTS.of(ast.PhaseStarts)
def phase_starts(node: ast.PhaseStarts) -> occasions.Occasion:
    """A phase or turn of a player begins or ends (sve 7.3.1, 7.4.1, cfv 6.3.1.1, 6.8.1.3). What waits for a moment of
    this turn waits for it whoever's turn it is, and a player's next turn is not the one in which a text says so
    (sve 10.7.5, cfv 8.6.5, fow 9.6:8)."""
    phase, edge, whose, which = node.phase, node.edge, node.whose, node.which
    not_now = which == "next" and phase == "turn"

    def gate(scene: Scene, e: Event) -> bool:
        if e.key != text_rules(scene.g).moment(phase, edge):
            return False
        now = scene.bind.get(TURN) == scene.g.turn
        if which == "this":
            return now
        return e.seat in meanings.seats(scene, whose) and not (not_now and now)

    return occasions.Occasion((events.MOMENT,), gate)


@EVENTS.of(ast.GameLost)
def game_lost(node: ast.GameLost) -> occasions.Occasion:
    """A player loses the game, or would."""
    player = node.player
    return occasions.Occasion((events.LOSE,), lambda scene, e: e.seat in meanings.seats(scene, player))


@EVENTS.of(ast.Becomes)
def becomes(node: ast.Becomes) -> occasions.Occasion:
    """A state trigger, see sve 10.7.6: whether the state is there."""
    condition = node.condition
    return occasions.Occasion(("state",), lambda scene, e: meanings.holds(scene, condition))
