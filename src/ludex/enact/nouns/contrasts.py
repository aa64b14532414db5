"""`All resonators in your graveyard ..., all other cards in your graveyard ...`: others than those spoken of before,
and not than the card of the text, which may lie among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.memo import Recalled
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene

_spoken: Recalled[ast.Ability, dict[ast.Counted, int]] = Recalled()


def spoken_before(scene: Scene, group: ast.Group) -> int:
    """Under which number the text knows the cards that it tells these from; 0 if it tells them from its own card."""
    ability = scene.source.ability
    key = None if ability is None else ability.key
    node = key[0] if isinstance(key, tuple) and key and isinstance(key[0], ast.Node) else None
    if not isinstance(node, ast.Ability):
        return 0
    known = _spoken.get(id(node)) or _spoken.learn(node, _contrasts)
    return known[1].get(group, 0)


def _contrasts(node: ast.Ability) -> dict[ast.Counted, int]:
    """Groups of other cards of a place of which the text has said before what happens to all of some sort."""
    found: dict[ast.Counted, int] = {}
    before: dict[tuple[ast.Place, ...], int] = {}
    for some in ast.walk(node):
        if not isinstance(some, ast.Some) or not isinstance(some.quantity, ast.Each) or not some.binding:
            continue
        if not isinstance(some.group, ast.Group):
            continue
        every = (*some.group.before, *some.group.after)
        places = tuple(f for f in every if isinstance(f, ast.Place))
        if ast.Other() not in every:
            before.setdefault(places, some.binding)
        elif places in before and places:
            found[some.group] = before[places]
    return found
