"""Breaking a phrase: a text is read as if one of its phrases did nothing, or meant the other player or another place.

Only the tree is changed, right after reading, so one way of breaking serves every phrase of every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from ludex.enact.events import occasions
from ludex.enact.nouns.noun import Noun, means
from ludex.enact.scenes import meanings
from ludex.enact.steps.effect import ROWS
from ludex.lang import ast, reading
from ludex.lang.phrasebook import phrase_of
from tests.phrases.recording import own_parts

WAYS = ("nothing", "wrong player", "wrong place")


# -- what does nothing (no nodes of the language: no list of those has them) ------------------------------------------
@dataclass(frozen=True, slots=True)
class NoStep(ast.Step):
    """Nothing is done."""


@dataclass(frozen=True, slots=True)
class Always(ast.Condition):
    """Nothing is asked."""


@dataclass(frozen=True, slots=True)
class Nobody(ast.Object):
    """Nothing is meant."""


@dataclass(frozen=True, slots=True)
class Never(ast.Event):
    """It does not happen."""


def install() -> None:
    """Tell the tables what the stand-ins mean."""
    ROWS[NoStep] = (lambda g, f, node: None,)
    meanings.CONDITIONS.of(Always)(lambda node: lambda scene: True)
    occasions.EVENTS.of(Never)(lambda node: occasions.Occasion((), lambda scene, event: False))

    @means(Nobody)
    class Nothing(Noun):
        __slots__ = ()

        def now(self, scene: Any) -> tuple[Any, ...]:
            return ()


STAND_INS: tuple[tuple[type, Callable[[], ast.Node]], ...] = (
    (ast.Step, NoStep),
    (ast.Condition, Always),
    (ast.Amount, lambda: ast.Number(0)),
    (ast.Object, Nobody),
    (ast.Event, Never),
)


# -- changing a tree --------------------------------------------------------------------------------------------------
class Breaker:
    """Changes every tree that is read; `changed` counts the phrases it broke."""

    def __init__(self, dialect: str, phrase: str, way: str) -> None:
        self.dialect, self.phrase, self.way = dialect, phrase, way
        self.changed = 0

    def plant(self) -> None:
        """From now on texts are read so."""
        read = reading._read

        def broken(text: str, grammar: Any, kind: str, lexicon: Any, name: str, mending: bool = False) -> Any:
            found = read(text, grammar, kind, lexicon, name, mending)
            if found.card_text is None or grammar is not reading.grammar_of(self.dialect):
                return found
            return replace(found, card_text=self.tree(found.card_text))

        reading._read = broken
        reading._READ._kept.clear()

    def tree(self, node: Any) -> Any:
        """A tree with the phrase broken wherever it stands."""
        changes: dict[str, Any] = {}
        for f in fields(node):
            value = getattr(node, f.name)
            new = self._value(node, f, value)
            if new is not value:
                changes[f.name] = new
        return replace(node, **changes) if changes else node

    def _value(self, parent: ast.Node, f: Any, value: Any) -> Any:
        if isinstance(value, ast.Node):
            return self._one(parent, f, value)
        if isinstance(value, tuple) and any(isinstance(each, ast.Node) for each in value):
            new = tuple(kept for each in value for kept in self._each(parent, each))
            return new if any(a is not b for a, b in zip(new, value, strict=False)) or len(new) != len(value) else value
        return value

    def _is_it(self, node: ast.Node) -> bool:
        return type(node).__name__ == self.phrase.partition("(")[0] and phrase_of(node, self.dialect) == self.phrase

    def _each(self, parent: ast.Node, node: Any) -> Iterator[Any]:
        if not isinstance(node, ast.Node) or not self._is_it(node):
            yield self.tree(node) if isinstance(node, ast.Node) else node
        elif self.way != "nothing":
            yield self._turned(node)
        else:
            self.changed += 1
            if isinstance(parent, ast.Sequence):
                yield NoStep()

    def _one(self, parent: ast.Node, f: Any, node: ast.Node) -> Any:
        if not self._is_it(node):
            return self.tree(node)
        if self.way != "nothing":
            return self._turned(node)
        stand_in = next((make() for kind, make in STAND_INS if isinstance(node, kind)), None)
        if f.default is None or stand_in is not None:
            self.changed += 1
            return None if f.default is None else stand_in
        return node

    def _turned(self, node: ast.Node) -> ast.Node:
        turn = _other_player if self.way == "wrong player" else _other_place
        turned: ast.Node = _with_parts(node, turn)
        if turned == node and self.way == "wrong player" and isinstance(node, ast.Action) and _has_a_doer(node):
            turned = ast.By(ast.Player("opponent"), node)
        self.changed += turned != node
        return turned


def _has_a_doer(node: ast.Action) -> bool:
    """Whether it matters who does it: it names nothing that it is done to, or who does it chooses that."""
    things = [value for f in fields(node) if isinstance(value := getattr(node, f.name), ast.Object)]
    return not things or any(map(_is_chosen, things))


def _is_chosen(thing: ast.Object) -> bool:
    """Whether a phrase has cards chosen as it is carried out: not all there are, and no targets, which were chosen."""
    if isinstance(thing, ast.Together):
        return any(map(_is_chosen, thing.parts))
    if not isinstance(thing, ast.Some) or isinstance(thing.quantity, ast.Each):
        return False
    first = thing.group.options[0] if isinstance(thing.group, ast.Groups) else thing.group
    return not any(isinstance(f, ast.Target) for f in first.before)


def _with_parts(node: Any, turn: Callable[[Any], Any]) -> Any:
    """A node with its own parts turned."""
    own = {id(part) for part in own_parts(node)}

    def changed(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(changed(each) for each in value)
        if not isinstance(value, ast.Node) or id(value) not in own:
            return value
        kept = {
            f.name: new for f in fields(value) if (new := changed(getattr(value, f.name))) != getattr(value, f.name)
        }
        return turn(replace(value, **kept) if kept else value)

    return changed(node)


_WHO = {"you": "opponent", "opponent": "you", "each opponent": "you", "each player": "you", "they": "you"}


def _other_player(node: Any) -> Any:
    if isinstance(node, ast.Player) and node.who in _WHO:
        return ast.Player(_WHO[node.who])  # type: ignore[arg-type]
    if isinstance(node, ast.Enemy):
        return ast.YouControl()
    return ast.Enemy() if isinstance(node, ast.YouControl) else node


_ZONES = {
    "hand": "deck", "deck": "hand", "cemetery": "banished zone", "banished zone": "cemetery",
    "graveyard": "removed area", "removed area": "graveyard",
    "drop zone": "damage zone", "damage zone": "drop zone", "soul": "drop zone",
    "field": "hand", "ex area": "hand", "evolve deck": "deck", "bind zone": "drop zone",
    "rear-guard circle": "vanguard circle", "vanguard circle": "rear-guard circle", "magic stone area": "field",
    "ruler area": "field", "magic stone deck": "deck", "chant-standby area": "hand", "lifebreak area": "graveyard",
    "top": "bottom", "bottom": "top",
}  # fmt: skip


def _other_place(node: Any) -> Any:
    places = {
        name: _ZONES[value]
        for name in ("zone", "to", "end")
        if isinstance(value := getattr(node, name, None), str) and value in _ZONES
    }
    return replace(node, **places) if places else node
