"""Objects: the cards a phrase means when nothing is left to choose (sve 4.1.4, 5.25.3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.noun import noun
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import seen_by
from ludex.enact.scenes.scene import look_at
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.events import Event


def refs(scene: Scene, obj: ast.Object) -> tuple[CardRef, ...]:
    """The cards a phrase means, as they were when it pointed at them; none before they are chosen."""
    return noun(obj).now(scene)


def ids(scene: Scene, obj: ast.Object) -> tuple[int, ...]:
    """Those that are still the same cards: what has changed zones since is a new card (sve 4.1.4)."""
    cards = scene.g.cards
    still: list[int] = []
    for ref in refs(scene, obj):
        if cards[ref.id].incarnation == ref.incarnation:
            still.append(ref.id)
    return tuple(still)


def looks(scene: Scene, obj: ast.Object) -> tuple[Look, ...]:
    """The cards a phrase means with the information it means, last known if they are gone (sve 10.11.1)."""
    return tuple(seen_by(scene, ref) for ref in refs(scene, obj))


def waiting_as(scene: Scene) -> tuple[int, ...]:
    """What stands for the ability that speaks while it waits, or is being resolved; nothing otherwise."""
    own, played = scene.source, scene.g.played
    mine = [cid for cid, waits in played.items() if waits.source.id == own.id and waits.source.stamp == own.stamp]
    return tuple(mine[-1:])


def this_card(scene: Scene) -> CardRef:
    """This card, where the text can act on it.

    A move by this very text, or the one that made it trigger, is not held against it: the words mean the card
    after that move (sve 4.1.4.1).
    """
    moved = scene.refs(0)
    if moved:
        return moved[0]
    source, e = scene.source, scene.event
    if e is not None and e.card == source.card and e.arrived >= 0 and e.incarnation == source.incarnation:
        return CardRef(source.card, e.arrived)
    if e is not None and isinstance(e.value, tuple) and (source.card, source.incarnation) in e.value:
        return _ridden(scene, e, CardRef(source.card, source.incarnation))
    return CardRef(source.card, source.incarnation)


def _ridden(scene: Scene, e: Event, this: CardRef) -> CardRef:
    """This card after the ride over it that made its text trigger (cfv 8.6.4.1.4)."""
    together = (x for x in scene.g.this_turn() if x.batch == e.batch)
    return next((CardRef(x.card, x.arrived) for x in together if (x.card, x.incarnation) == this and x.to), this)


def is_this(scene: Scene, ref: CardRef) -> bool:
    """Whether a reference is this card, before or after the move the text is about."""
    if ref.id != scene.source.card:
        return False
    return ref.incarnation == scene.source.incarnation or ref == this_card(scene)


OF_ANY_TYPE: set[type] = set()
"""Actions that find this card whatever its type is by now, though they name one; a game adds its own."""


def meant(action: ast.Action, obj: ast.Object) -> ast.Object:
    """The words as the verb takes them: "evolve this follower" is said of a card of any type (sve 5.25.3.1.1)."""
    return ast.This() if type(action) in OF_ANY_TYPE and isinstance(obj, ast.This) else obj


def needs_choice(obj: ast.Object) -> bool:
    """Whether a phrase leaves something to be chosen, by a player or at random."""
    if isinstance(obj, ast.Some | ast.PartOf):
        return not isinstance(obj.quantity, ast.Each)
    if isinstance(obj, ast.TopCards):
        return obj.up_to
    if isinstance(obj, ast.Together):
        return any(needs_choice(part) for part in obj.parts)
    return isinstance(obj, ast.TokenChoice | ast.AllBut)


def lies_in(scene: Scene, ref: CardRef, place: ast.Place) -> bool:
    """Whether a card lies in a place that a text names."""
    card = scene.g.find(ref)
    if card is None or not text_rules(scene.g).lies_in(card.zone, place.zone):
        return False
    return place.whose is None or card.seat in meanings.seats(scene, place.whose)


def of_cards(scene: Scene, found: tuple[int, ...]) -> tuple[CardRef, ...]:
    """References to cards as they are now."""
    cards = scene.g.cards
    return tuple(cards[cid].ref for cid in found)


def hosts(scene: Scene) -> tuple[CardRef, ...]:
    """What this card is added to, or was when it was last there."""
    g = scene.g
    return tuple(g.cards[other].ref for other in look_at(g, scene.this).links)


def is_of_kind(scene: Scene, ref: CardRef, kind: str) -> bool:
    """Whether a card is of a kind, if one is said."""
    return kind in ("", "card") or text_rules(scene.g).is_kind(scene.g, look_at(scene.g, ref), kind)
