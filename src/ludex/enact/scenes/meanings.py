"""What words mean: one table for each kind of node, filled by the modules that know the words.

`@AMOUNTS.of(ast.Count)` declares what a `Count` is; `amount(scene, node)` asks. Whoever asks needs to know nothing of
who answers: the words of all games are in `vocabulary`, those of one game with the game. Each phrase is read once.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import Scene
from ludex.kernel.memo import Recalled
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look

Reading = Callable[["Scene"], int]
Question = Callable[["Scene"], bool]
Test = Callable[["Scene", "Look"], bool]
Seats = Callable[["Scene"], tuple[int, ...]]

K = TypeVar("K", bound=ast.Node)
M = TypeVar("M")
A = TypeVar("A", bound=ast.Node)
B = TypeVar("B", bound=ast.Node)


class Meanings(Generic[K, M]):
    """The meanings of one kind of node. Called with a node: what it means, read once."""

    __slots__ = ("kept", "makers")

    def __init__(self) -> None:
        self.makers: dict[type, Callable[[Any], M]] = {}
        self.kept: Recalled[K, M] = Recalled()

    @overload
    def of(self, one: type[A], /) -> Callable[[Callable[[A], M]], Callable[[A], M]]: ...
    @overload
    def of(self, one: type[A], two: type[B], /) -> Callable[[Callable[[A | B], M]], Callable[[A | B], M]]: ...
    @overload
    def of(self, *nodes: type[ast.Node]) -> Callable[[Callable[[Any], M]], Callable[[Any], M]]: ...
    def of(self, *nodes: type[ast.Node]) -> Callable[[Callable[[Any], M]], Callable[[Any], M]]:
        """Declare what nodes mean: the function below reads one."""

        def register(maker: Callable[[Any], M]) -> Callable[[Any], M]:
            for node in nodes:
                self.makers[node] = maker
            return maker

        return register

    def __contains__(self, node: type) -> bool:
        return node in self.makers

    def __call__(self, node: K) -> M:
        known = self.kept.get(id(node)) or self.kept.learn(node, self._made)
        return known[1]

    def _made(self, node: K) -> M:
        return self.makers[type(node)](node)


AMOUNTS: Meanings[ast.Amount, Reading] = Meanings()
CONDITIONS: Meanings[ast.Condition, Question] = Meanings()
FILTERS: Meanings[ast.Filter, Test] = Meanings()
PLAYERS: Meanings[ast.PlayerNode, Seats] = Meanings()


# -- amounts -----------------------------------------------------------------------------------------------------------
MOST = 1_000_000_000  # what is doubled again and again stays a number that can be reckoned with


def amount(scene: Scene, node: ast.Amount) -> int:
    """The number a text means now. It may be negative: whoever acts on it applies sve 1.3.2.2."""
    if type(node) is ast.Number:
        return node.value
    meant = AMOUNTS(node)(scene)
    return meant if -MOST < meant < MOST else max(-MOST, min(MOST, meant))


# -- conditions --------------------------------------------------------------------------------------------------------
COMPARE: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}

_asked: Recalled[ast.Condition, Question] = Recalled()


def holds(scene: Scene, condition: ast.Condition) -> bool:
    """Whether a condition holds now."""
    known = _asked.get(id(condition)) or _asked.learn(condition, _question)
    return known[1](scene)


def stands(scene: Scene, condition: ast.Condition | None) -> bool:
    """Whether what an ability does is in force. Its condition is said before anything happens: "his or her" in it is
    the player named there, not who does what would happen (fow 1.5:3)."""
    if condition is None:
        return True
    if scene.event is not None:
        scene = Scene(scene.g, scene.source, scene.bind, None, scene.they)
    return holds(scene, condition)


def _question(condition: ast.Condition) -> Question:
    """What a condition asks. What refers to a zone that a format does not have is ignored with what hangs on it (fow
    14.2:1): it neither holds nor is its contrary so (rulings fow-5.5-R50, fow-5.01-R43)."""
    question = CONDITIONS(condition)
    zones = frozenset(n.zone for n in ast.walk(condition) if isinstance(n, ast.Place))
    if not zones or isinstance(condition, ast.Both | ast.Either):
        return question
    return lambda scene: zones.isdisjoint(text_rules(scene.g).absent) and question(scene)


# -- filters -----------------------------------------------------------------------------------------------------------
def test(node: ast.Filter) -> Test:
    """The question a filter asks of a card."""
    return FILTERS(node)


def passes(scene: Scene, node: ast.Filter, look: Look) -> bool:
    """Whether a card passes one filter standing alone: `if it's engaged`, `if it has Ward`."""
    return FILTERS(node)(scene, look)


# -- players -----------------------------------------------------------------------------------------------------------
BOTH = ((0, 1), (1, 0))
"""The players in the order of turns, by who is active."""


def spoken_of(scene: Scene) -> int:
    """The player just spoken of: named by the text, else who did what it is about, else the opponent."""
    if scene.they >= 0:
        return scene.they
    named = scene.bind.get("they", -1)
    if isinstance(named, int) and named >= 0:
        return named
    event = scene.event
    if event is not None and event.seat >= 0:
        return event.seat
    return 1 - scene.you


WHO: dict[str, Seats] = {
    "you": lambda scene: (scene.you,),
    "opponent": lambda scene: (1 - scene.you,),
    "each opponent": lambda scene: (1 - scene.you,),
    "each player": lambda scene: BOTH[scene.g.active],
    "they": lambda scene: (spoken_of(scene),),
}


@PLAYERS.of(ast.Player)
def _player(node: ast.Player) -> Seats:
    """The player that a word means (fow-2.0 14.2:1, fow-2.0 14.1:1)."""
    return WHO[node.who]


def seats(scene: Scene, node: ast.PlayerNode) -> tuple[int, ...]:
    """The players meant, the active player first."""
    if type(node) is ast.Player:
        return WHO[node.who](scene)
    return PLAYERS(node)(scene)


def seat(scene: Scene, node: ast.PlayerNode) -> int:
    """The one player meant; the first in turn if the words mean several, the text's own player if nobody."""
    found = seats(scene, node)
    return found[0] if found else scene.you


def half(n: int) -> int:
    """Half, rounded up (sve 5.30.1)."""
    return (n + 1) // 2
