"""Rules that effects add or change without changing a card's information: what may be done, what it costs,
what must be.

Chapters ask for them where they matter: `granted` over the whole table, `covering` for one card, `rules_on`
for what a card says about being played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from ludex.enact.nouns.reach import covers, reached, said_of, standing, unwrapped
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene
from ludex.kernel.abilities import Source
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.cards import CardRef
    from ludex.kernel.effects.index import Index
    from ludex.kernel.game import Game

N = TypeVar("N", bound=ast.Node)


@dataclass(frozen=True, slots=True)
class Granted:
    """A permission of a passive ability: the node, the ability's condition, what multiplies its number."""

    node: ast.Static
    condition: ast.Condition | None
    per: int = 0
    of: ast.Amount | None = None


def permission(node: ast.Static, condition: ast.Condition | None) -> Granted:
    """What a passive ability permits, while its condition holds."""
    inner, per, of = unwrapped(node)
    return Granted(inner, condition, per, of)


def about_itself(node: ast.Passive) -> tuple[Granted, ...]:
    """What a passive ability says about how its own card is played or comes in, to be looked up on the card; () if it
    says anything else."""
    inner = [unwrapped(effect)[0] for effect in node.effects]
    if not all(isinstance(e, ast.OfItself) and isinstance(e.what, ast.This) for e in inner):
        return ()
    return tuple(permission(effect, node.condition) for effect in node.effects)


def present(g: Game) -> bool:
    """Whether any permission is in force at all; what cards say about how they are played themselves is none."""
    return bool(g.index().permissions)


def kinds(g: Game) -> frozenset[type]:
    """The kinds of permissions there are, whether their conditions hold or not."""
    index = g.index()
    return frozenset(_by_kind(index)) if index.permissions else NO_KINDS


NO_KINDS: frozenset[type] = frozenset()


def granted(g: Game, node_type: type[N], ref: CardRef | None = None) -> list[tuple[Scene, N]]:
    """Every permission of a kind that is in force now, with the scene its words are read in. `ref`: for this card, of
    which conditions are asked that speak of each card that is meant."""
    found: list[tuple[Scene, N]] = []
    index = g.index()
    if not index.permissions:
        return found
    for source, what in _by_kind(index).get(node_type, ()):
        assert isinstance(what, Granted)
        node = what.node
        assert isinstance(node, node_type)
        scene = standing(g, source)
        asked = said_of(scene, getattr(node, "what", None), ref, what.condition)
        if what.condition is None or meanings.holds(asked, what.condition):
            found.append((scene, node if what.of is None else multiplied(scene, node, what)))
    return found


def _by_kind(index: Index) -> dict[type, list[tuple[Source, object]]]:
    """The permissions in force by what they permit: who asks for one kind does not look at the others. What is of a
    kind is of the kinds that are more general too."""
    found = index.kinds
    if found is None:
        found = index.kinds = {}
        for source, what in index.permissions:
            assert isinstance(what, Granted)
            for kind in type(what.node).__mro__[:-1]:
                found.setdefault(kind, []).append((source, what))
    return found


MULTIPLIED: dict[type, Callable[[Any, int], Any]] = {}
"""How other numbers than amounts and times are multiplied; a game adds its own."""


def multiplied(scene: Scene, node: N, grant: Granted) -> N:
    """The node with its amount times floor(of / per) (sve 5.29.1)."""
    assert grant.of is not None
    factor = max(0, amount(scene, grant.of)) // grant.per
    own = MULTIPLIED.get(type(node))
    if own is not None:
        found: N = own(node, factor)
        return found
    numbers: dict[str, Any] = {
        f.name: ast.Number(factor * amount(scene, getattr(node, f.name)))
        for f in fields(node)
        if f.name in ("amount", "times") and getattr(node, f.name) is not None
    }
    return replace(node, **numbers)


def covering(g: Game, node_type: type[N], ref: CardRef, *, anywhere: bool = False) -> list[tuple[Scene, N]]:
    """The permissions of a kind whose words mean this card; `anywhere`: wherever it is (one being played)."""
    found = granted(g, node_type, ref)
    return [(scene, node) for scene, node in found if covers(scene, reached(node), ref, anywhere=anywhere)]


def rules_on(g: Game, card: int, node_type: type[N], scene: Scene | None = None) -> list[N]:
    """What a card itself says about how it is played, as far as the conditions for it hold. `scene`: that of its being
    played, with what has been settled so far."""
    chars = g.chars(card)
    if not chars.has_terms:
        return []
    found: list[N] = []
    for ability in chars.abilities:
        for what in ability.terms:
            if isinstance(what, node_type):
                found.append(what)
            elif isinstance(what, Granted) and isinstance(what.node, node_type):
                found += _said(g, card, what, what.node, scene)
    return found


def _said(g: Game, card: int, what: Granted, node: N, scene: Scene | None) -> list[N]:
    here = g.cards[card]
    if scene is None:
        scene = Scene(g, Source(card, here.incarnation, here.seat, None, here.stamp), {})
    if what.condition is not None and not meanings.holds(scene, what.condition):
        return []
    return [node if what.of is None else multiplied(scene, node, what)]
