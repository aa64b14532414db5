"""Whether a standing effect reaches a card: the words before `has`, `cannot` or `takes`, asked of one card.

An instruction acts on the cards its words find; a passive ability, a prohibition or a replacement is asked
the other way round, card by card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludex.enact.nouns.noun import noun
from ludex.enact.scenes.scene import Bindings, Scene
from ludex.kernel.memo import Kept, Recalled
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import CardRef
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

_bindings: Recalled[ast.Object, tuple[int, ...]] = Recalled()
_asking: Kept[tuple[ast.Condition, int], bool] = Kept()


def covers(scene: Scene, what: ast.Object, ref: CardRef, *, anywhere: bool = False) -> bool:
    """Whether a card is among those the phrase speaks of: now, or as last known if it is gone.

    `anywhere`: a phrase that names no zone means the card wherever it is, as in `cannot play spells`
    (otherwise such a phrase means the field, sve 4.4.3).
    """
    meant = noun(what)
    return meant.would_be(scene, ref) if anywhere else meant.is_one(scene, ref)


def standing(g: Game, source: Source, event: Event | None = None) -> Scene:
    """The scene of a standing effect: what a floating effect had named when it was made is still named."""
    bind: Bindings = source.bindings  # never changed in place, so it need not be copied
    they = bind.get("they", -1) if bind else -1
    assert isinstance(they, int)
    return Scene(g, source, bind, event, they)


def speaking_of(scene: Scene, what: ast.Object, ref: CardRef) -> Scene:
    """The scene in which the phrase's own word for its card ("it") means this one."""
    _, numbers = _bindings.get(id(what)) or _bindings.learn(what, _bound)
    if not numbers:
        return scene
    bind: Bindings = dict(scene.bind)
    for number in numbers:
        bind[number] = (ref,)
    return Scene(scene.g, scene.source, bind, scene.event, scene.they)


def asks_of_each(condition: ast.Condition | None, what: ast.Object | None) -> bool:
    """Whether a condition speaks of each of several cards: `each resonator gains [Flying] as long as it's rested`."""
    number = what.binding if isinstance(what, ast.Some) else 0
    if not number or condition is None:
        return False
    asks = _asking.get((condition, number))
    if asks is None:
        found = any(isinstance(n, ast.Ref) and n.binding == number for n in ast.walk(condition))
        asks = _asking[condition, number] = found
    return asks


def said_of(scene: Scene, what: ast.Object | None, ref: CardRef | None, condition: ast.Condition | None) -> Scene:
    """The scene in which a condition is asked: one that speaks of each card that is meant is asked of this one."""
    if what is None or ref is None or not asks_of_each(condition, what):
        return scene
    return speaking_of(scene, what, ref)


def _bound(what: ast.Object) -> tuple[int, ...]:
    return tuple(_numbers(what))


def _numbers(what: ast.Object) -> Iterator[int]:
    if isinstance(what, ast.Together):
        for part in what.parts:
            yield from _numbers(part)
    number = getattr(what, "binding", 0)
    if number and not isinstance(what, ast.Ref):
        yield number


def reached(node: ast.Node) -> ast.Object:
    """The cards an effect speaks of."""
    what: ast.Object | None = getattr(node, "what", None)
    assert what is not None
    return what


def unwrapped(node: ast.Static) -> tuple[ast.Static, int, ast.Amount | None]:
    """What a multiplied effect multiplies, by how many of what."""
    if isinstance(node, ast.StaticForEvery):
        return node.static, node.per, node.of
    return node, 0, None
