"""Where two games differ: in anything that somebody who holds both could compare, to the order in which tables were
filled; not in what was worked out and may be worked out again."""

from __future__ import annotations

from types import FunctionType

from ludex.kernel.cards import Card, Characteristics, Definition
from ludex.kernel.events import Log
from ludex.kernel.frames import Procedure
from ludex.kernel.game import Game
from ludex.kernel.ruleset import Ruleset
from ludex.kernel.state import CACHES, FIELDS

_FOUND_OUT = {Game: CACHES, Card: ("epoch", "memo", "itself", "heard"), Characteristics: ("gist",)}
_PLAIN = (int, str, float, bool, bytes, type(None), frozenset)


def difference(one: object, other: object) -> str:
    """The way to the first thing in which two differ, and what it is in each; "" if there is none."""
    return _differ(one, other, "", set())


def _differ(one: object, other: object, where: str, met: set[tuple[int, int]]) -> str:
    if one is other or (id(one), id(other)) in met:
        return ""
    if type(one) is not type(other) or isinstance(one, _PLAIN):
        return "" if one == other and type(one) is type(other) else f"{where}: {one!r:.200} and {other!r:.200}"
    met.add((id(one), id(other)))
    if isinstance(one, (Procedure, Ruleset, Definition, FunctionType)):
        return "" if _called(one) == _called(other) else f"{where}: {one!r:.200} and {other!r:.200}"
    here, there = _parts(one), _parts(other)
    if len(here) != len(there):
        return f"{where}: {one!r:.200} and {other!r:.200}"
    ways = (_differ(a, b, f"{where}.{name}", met) for (name, a), (_, b) in zip(here, there, strict=True))
    return next((way for way in ways if way), "")


def _called(thing: object) -> object:
    return next(getattr(thing, name) for name in ("digest", "__qualname__", "id", "name") if hasattr(thing, name))


def _parts(thing: object) -> list[tuple[object, object]]:
    if isinstance(thing, Log):
        return list(enumerate(thing.since(0)))
    if isinstance(thing, (tuple, list)):
        return list(enumerate(thing))
    if isinstance(thing, dict):
        return list(enumerate(thing.items()))
    names = getattr(type(thing), "__struct_fields__", ()) if not isinstance(thing, Game) else FIELDS
    names = names or [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    left_out = {name for kind, found in _FOUND_OUT.items() if isinstance(thing, kind) for name in found}
    names = names or list(getattr(thing, "__dict__", {}))
    return [(name, getattr(thing, name, None)) for name in names if name not in left_out and name != "__weakref__"]
