"""When what a text does is decided: on playing it, or when it resolves."""

from __future__ import annotations

from ludex.kernel.memo import Kept
from ludex.lang import ast


def decided_on_playing(step: ast.Step) -> bool:
    """Whether a part that is done or not needs no target, because that is known on playing (Earth Rite, sve 13.3.3.2)
    or because another part may take its place. What is decided on resolving needs its targets before (sve 10.6.2.3.3,
    ruling sve-R45; fow 9.3:2.4)."""
    if isinstance(step, ast.PayFor):
        return any(isinstance(c, ast.KeywordCost) for c in step.costs.items)
    return isinstance(step, ast.Otherwise)


def later(node: ast.Node) -> bool:
    """Whether something speaks of what is only known when resolving."""
    found = _laters.get(node)
    if found is None:
        found = _laters[node] = _speaks_of_later(node)
    return found


_laters: Kept[ast.Node, bool] = Kept()


def _speaks_of_later(node: object) -> bool:
    if isinstance(node, ast.Announced):
        return False
    if isinstance(node, ast.Outcome | ast.Ref | ast.DieResult):
        return True
    return any(_speaks_of_later(child) for child in ast.children(node))
