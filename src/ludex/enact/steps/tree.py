"""Reading trees: what lies below a node, which bindings it makes, which objects an action acts on, what is a token."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ludex.kernel.memo import Kept, Recalled, remembered
from ludex.lang import ast

TOKENS = (ast.Tokens, ast.TokenChoice, ast.TokenSet)
BINDERS = (
    *TOKENS, ast.Some, ast.Leader, ast.TopCards, ast.WholeZone, ast.Together, ast.PartOf, ast.Linked, ast.AllBut,
    ast.RevealUntil,
)  # fmt: skip

_defines: Kept[object, frozenset[int]] = Kept()


def defines(node: ast.Node) -> frozenset[int]:
    """The bindings made by the phrases of a tree."""
    found = _defines.get(node)
    if found is None:
        found = _defines[node] = frozenset(n.binding for n in ast.walk(node) if isinstance(n, BINDERS) and n.binding)
    return found


_objects: Recalled[ast.Node, tuple[ast.Object, ...]] = Recalled()


def objects_of(action: ast.Node) -> tuple[ast.Object, ...]:
    """The objects an action acts on, in written order."""
    known = _objects.get(id(action)) or _objects.learn(action, _acted_on)
    return known[1]


def _acted_on(action: ast.Node) -> tuple[ast.Object, ...]:
    return tuple(_objects_below(action))


def _objects_below(node: ast.Node) -> Iterator[ast.Object]:
    for child in ast.children(node):
        if isinstance(child, ast.Object):
            yield child
        elif isinstance(child, ast.DamagePart):
            yield child.to


def leaves(obj: ast.Object) -> tuple[ast.Object, ...]:
    """The parts of an object that is several objects at once."""
    if isinstance(obj, ast.Together):
        return tuple(leaf for part in obj.parts for leaf in leaves(part))
    return (obj,)


def speaks_of(node: object, binding: int) -> bool:
    """Whether an action below acts on what a binding holds (amounts and conditions merely mention it)."""
    if isinstance(node, ast.Object):
        return _names(node, binding)
    if isinstance(node, AMOUNTS_AND_CONDITIONS):
        return False
    return any(speaks_of(child, binding) for child in ast.children(node))


def _names(obj: object, binding: int) -> bool:
    return any(isinstance(n, ast.Ref) and n.binding == binding for n in ast.walk(obj))


AMOUNTS_AND_CONDITIONS = (ast.Amount, ast.Condition)


def with_tokens(step: ast.Step) -> ast.Step:
    """A named card to be put or summoned from nowhere is a token of that name (sve 5.5.2.2)."""
    if not isinstance(step, ast.Put | ast.ToField):
        return step
    what = step.what
    parts = what.parts if isinstance(what, ast.Together) else (what,)
    changed = tuple(_as_token(part) for part in parts)
    if all(a is b for a, b in zip(parts, changed, strict=True)):
        return step
    new = ast.Together(changed, what.binding) if isinstance(what, ast.Together) else changed[0]
    return replace(ast.replaced(step, lambda part: new if part is what else part), form=0)


def _as_token(part: ast.Object) -> ast.Object:
    if not isinstance(part, ast.Some) or not isinstance(part.group, ast.Group):
        return part
    group = part.group
    if group.before or group.after or isinstance(part.quantity, ast.Each | ast.HalfOfThem):
        return part
    if isinstance(group.noun, ast.OfName | ast.TokenNamed):
        return ast.Tokens(part.quantity, group.noun.name, part.binding)
    return part


WITH_X: dict[type, Callable[[Any], bool]] = {}
"""Whether a node says X in a way of its own; a game adds its own."""


@remembered
def wants_x(node: object) -> bool:
    """Whether an X is left for the player to determine on playing (sve 5.2.1.2)."""
    if isinstance(node, ast.X):
        return node.value is None
    if isinstance(node, ast.ChosenNumber):
        return True
    if isinstance(node, ast.Delayed | ast.GainAbility | ast.PayLife):
        return False
    if (says := WITH_X.get(type(node))) is not None and says(node):
        return True
    if isinstance(node, ast.Sequence) and any(isinstance(s, ast.WordChoice) and s.what == "number" for s in node.steps):
        return False  # the number is chosen when it comes up
    return any(wants_x(child) for child in ast.children(node))
