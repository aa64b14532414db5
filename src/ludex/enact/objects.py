"""Objects: the cards a phrase means when nothing is left to choose (sve 4.1.4, 5.25.3.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact import amounts, groups, players
from ludex.enact.looks import seen_by
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import look_at
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Look, Scene
    from ludex.kernel.events import Event

Refs = Callable[["Scene"], tuple[CardRef, ...]]

_read: dict[ast.Object, Refs] = {}


def refs(scene: Scene, obj: ast.Object) -> tuple[CardRef, ...]:
    """The cards a phrase means, as they were when it pointed at them; none before they are chosen."""
    found = _read.get(obj)
    if found is None:
        found = _read[obj] = _READERS[type(obj)](obj)
    return found(scene)


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


def this_card(scene: Scene) -> CardRef:
    """This card, where the text can act on it.

    A move by this very text, or the one that made it trigger, is not held against it: the words mean the card
    after that move (sve 4.1.4.1).
    """
    moved = scene.bind.get(0)
    if moved:
        assert isinstance(moved, tuple)
        ref: CardRef = moved[0]
        return ref
    source, e = scene.source, scene.event
    if e is not None and e.card == source.card and e.arrived >= 0 and e.incarnation == source.incarnation:
        return CardRef(source.card, e.arrived)
    if e is not None and isinstance(e.value, tuple):
        return _ridden(scene, e, CardRef(source.card, source.incarnation))
    return CardRef(source.card, source.incarnation)


def _ridden(scene: Scene, e: Event, this: CardRef) -> CardRef:
    """This card after the ride over it that made its text trigger (cfv 8.6.4.1.4)."""
    if this not in e.value:  # type: ignore[operator]
        return this
    together = (x for x in scene.g.this_turn() if x.batch == e.batch)
    return next((CardRef(x.card, x.arrived) for x in together if (x.card, x.incarnation) == this and x.to), this)


def is_this(scene: Scene, ref: CardRef) -> bool:
    """Whether a reference is this card, before or after the move the text is about."""
    if ref.id != scene.source.card:
        return False
    return ref.incarnation == scene.source.incarnation or ref == this_card(scene)


def evolving(scene: Scene, obj: ast.Object) -> tuple[int, ...]:
    """The cards to evolve: "evolve this follower" finds the card whatever its type is (sve 5.25.3.1.1)."""
    return ids(scene, ast.This() if isinstance(obj, ast.This) else obj)


def needs_choice(obj: ast.Object) -> bool:
    """Whether a phrase leaves something to be chosen, by a player or at random."""
    if isinstance(obj, ast.Some | ast.PartOf):
        return not isinstance(obj.quantity, ast.Each)
    if isinstance(obj, ast.TopCards):
        return obj.up_to
    if isinstance(obj, ast.Together):
        return any(needs_choice(part) for part in obj.parts)
    return isinstance(obj, ast.TokenChoice | ast.AllBut)


# -- one reader for each phrase ------------------------------------------------------------------------------
def _this(obj: ast.Object) -> Refs:
    """This card; "this follower" finds nothing while the card is of another type (sve 5.25.3.1)."""
    assert isinstance(obj, ast.This)
    kind, place = obj.kind, obj.place
    if kind in ("", "card") and place is None:
        return lambda scene: (this_card(scene),)

    def found(scene: Scene) -> tuple[CardRef, ...]:
        ref = this_card(scene)
        if place is not None and not _lies_in(scene, ref, place):
            return ()
        if kind in ("", "card") or text_rules(scene.g).is_kind(scene.g, seen_by(scene, ref), kind):
            return (ref,)
        return ()

    return found


def _lies_in(scene: Scene, ref: CardRef, place: ast.Place) -> bool:
    card = scene.g.find(ref)
    if card is None or not text_rules(scene.g).lies_in(card.zone, place.zone):
        return False
    return place.whose is None or card.seat in players.seats(scene, place.whose)


def _ref(obj: ast.Object) -> Refs:
    assert isinstance(obj, ast.Ref)
    binding = obj.binding
    if not binding:
        return lambda scene: (this_card(scene),)
    return lambda scene: scene.refs(binding)


def _some(obj: ast.Object) -> Refs:
    """Each of a group is found anew; anything else is what was chosen."""
    assert isinstance(obj, ast.Some)
    group, binding = obj.group, obj.binding
    if isinstance(obj.quantity, ast.Each):
        return lambda scene: of_cards(scene, groups.members(scene, group))
    return _bound(binding)


def _bound(binding: int) -> Refs:
    if not binding:
        return lambda scene: ()
    return lambda scene: scene.refs(binding)


def of_cards(scene: Scene, found: tuple[int, ...]) -> tuple[CardRef, ...]:
    """References to cards as they are now."""
    cards = scene.g.cards
    return tuple(cards[cid].ref for cid in found)


def _leader(obj: ast.Object) -> Refs:
    assert isinstance(obj, ast.Leader)
    of = obj.of

    def found(scene: Scene) -> tuple[CardRef, ...]:
        rules = text_rules(scene.g)
        return tuple(scene.g.cards[cid].ref for seat in players.seats(scene, of) for cid in rules.leader(scene.g, seat))

    return found


def _top(obj: ast.Object) -> Refs:
    """The top or bottom cards of a deck, as many as there are (sve 4.5.2.1, 1.3.2)."""
    assert isinstance(obj, ast.TopCards)
    much, whose, bottom, pile = obj.amount, obj.whose, obj.end == "bottom", obj.zone

    def found(scene: Scene) -> tuple[CardRef, ...]:
        g, n = scene.g, max(0, amounts.amount(scene, much))
        if not n:
            return ()
        decks = (g.zone(seat, pile) for seat in players.seats(scene, whose))
        return tuple(g.cards[cid].ref for deck in decks for cid in (deck[-n:] if bottom else deck[:n]))

    return found


def _zone(obj: ast.Object) -> Refs:
    assert isinstance(obj, ast.WholeZone)
    zone, whose = obj.zone, obj.whose

    def found(scene: Scene) -> tuple[CardRef, ...]:
        g = scene.g
        places = ((seat, part) for seat in players.seats(scene, whose) for part in text_rules(g).region(zone))
        return tuple(g.cards[cid].ref for seat, part in places for cid in g.zone(seat, part))

    return found


def _tokens(obj: ast.Object) -> Refs:
    """Tokens there once they have been created (sve 9.1.2)."""
    assert isinstance(obj, ast.Tokens | ast.TokenChoice | ast.TokenSet)
    return _bound(obj.binding)


def _rest(obj: ast.Object) -> Refs:
    """What is left of the cards spoken of: those that are still where they were."""
    assert isinstance(obj, ast.RestOf)
    ref = obj.ref
    return lambda scene: tuple(r for r in refs(scene, ref) if scene.g.find(r) is not None)


def _part(obj: ast.Object) -> Refs:
    """Some of the cards spoken of, once they have been chosen."""
    assert isinstance(obj, ast.PartOf)
    return _bound(obj.binding)


def _together(obj: ast.Object) -> Refs:
    assert isinstance(obj, ast.Together)
    parts = obj.parts
    return lambda scene: tuple(dict.fromkeys(ref for part in parts for ref in refs(scene, part)))


def _in_battle(obj: ast.Object) -> Refs:
    """The units that play a part in the battle now (cfv 7.3.1.3.1, 7.3.1.4.1, 7.3.1.6.1)."""
    assert isinstance(obj, ast.BattleUnit)
    role = obj.role
    return lambda scene: text_rules(scene.g).in_role(scene.g, role)


def _host(obj: ast.Object) -> Refs:
    """The card this addition is added to (fow 10.1:1), only while it is of the kind said."""
    assert isinstance(obj, ast.Host)
    kind = obj.kind

    def found(scene: Scene) -> tuple[CardRef, ...]:
        return tuple(ref for ref in hosts(scene) if is_of_kind(scene, ref, kind))

    return found


def hosts(scene: Scene) -> tuple[CardRef, ...]:
    """What this card is added to, or was when it was last there."""
    g = scene.g
    return tuple(g.cards[other].ref for other in look_at(g, scene.this).links)


def is_of_kind(scene: Scene, ref: CardRef, kind: str) -> bool:
    """Whether a card is of a kind, if one is said."""
    return kind in ("", "card") or text_rules(scene.g).is_kind(scene.g, look_at(scene.g, ref), kind)


def _all_but(obj: ast.Object) -> Refs:
    """All but some of the cards spoken of, once those have been chosen."""
    assert isinstance(obj, ast.AllBut)
    return _bound(obj.binding)


def _same(obj: ast.Object) -> Refs:
    """What the replaced instruction spoke of: the flow binds it as "same"."""

    def found(scene: Scene) -> tuple[CardRef, ...]:
        same = scene.bind.get("same", ())
        assert isinstance(same, tuple)
        return same

    return found


_READERS: dict[type, Callable[[ast.Object], Refs]] = {
    ast.This: _this,
    ast.Ref: _ref,
    ast.Some: _some,
    ast.Leader: _leader,
    ast.TopCards: _top,
    ast.WholeZone: _zone,
    ast.Tokens: _tokens,
    ast.TokenChoice: _tokens,
    ast.TokenSet: _tokens,
    ast.PartOf: _part,
    ast.RestOf: _rest,
    ast.Together: _together,
    ast.Same: _same,
    ast.BattleUnit: _in_battle,
    ast.Host: _host,
    ast.AllBut: _all_but,
}
