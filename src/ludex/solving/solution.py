"""What a search has found: a win with its plan, that there is none, or that a limit was reached."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from msgspec import Struct

from ludex.solving.search import LIMIT, WINS, Node, Search
from ludex.solving.veil import HIDDEN, Look, Veil

if TYPE_CHECKING:
    from ludex.kernel.decisions import Option
    from ludex.kernel.game import Game

NODES = 20_000
SECONDS = 30.0
_NAMES = 3  # of a card that could be many, so many are named


class Plan(Struct, frozen=True):
    """An act of the player, and everything that may come of it."""

    act: str
    label: str
    rule: str
    then: tuple[Reply, ...] = ()


class Reply(Struct, frozen=True):
    """What may come of an act: what turns out (`found`), what the opponent answers, and the plan from there; none where
    the game is won."""

    found: str = ""
    answers: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    plan: Plan | None = None


class Solution(Struct, frozen=True):
    """The answer to whether a seat wins this turn. `verdict`: "wins", "none" or "limit"."""

    verdict: str
    seat: int
    turn: int
    steps: int
    positions: int
    seconds: float
    why: str = ""
    plan: Plan | None = None

    @property
    def line(self) -> tuple[str, ...]:
        """The longest course of the plan, answer by answer."""
        return () if self.plan is None else longest(self.plan)


def solve(game: Game, *, nodes: int = NODES, seconds: float = SECONDS) -> Solution:
    """Whether the player who is asked wins this turn, whatever the opponent answers and whatever hidden cards are. What
    lies hidden in `game` is not looked at, only which cards there are."""
    began = perf_counter()
    if game.decision is None:
        raise ValueError("the game is over: there is nothing to solve")
    seat = game.decision.seat
    search = Search(game, seat, nodes=nodes, seconds=seconds)
    verdict = search.run()
    plan = Planner(search).plan(search.root) if verdict == WINS else None
    why = _why(search) if verdict == LIMIT else ""
    took = perf_counter() - began
    return Solution(verdict, seat, game.turn, search.steps.tried, len(search.met), took, why, plan)


def _why(search: Search) -> str:
    """Why it is not known."""
    root = search.root
    if not root.decided:
        return f"after {search.steps.tried} steps it was not known"
    whys = {node.why for met in search.met.values() for _, node in met.children or () if node.why}
    return "; ".join(sorted(whys)) or "it cannot be worked out"


def longest(plan: Plan) -> tuple[str, ...]:
    """The longest course of a plan: the defence that holds out longest."""
    courses = [(*reply.answers, *(() if reply.plan is None else longest(reply.plan))) for reply in plan.then]
    return (plan.act, *max(courses, key=len, default=()))


class Planner:
    """Reads a plan out of a proof. A position that comes up again has the same plan."""

    def __init__(self, search: Search) -> None:
        self.search: Search = search
        self._plans: dict[int, Plan] = {}

    def plan(self, node: Node) -> Plan:
        """The plan at a position that is won, where the player is asked."""
        found = self._plans.get(id(node))
        if found is None:
            assert node.game is not None and node.children is not None
            key, child = next((key, child) for key, child in node.children if child.won)
            found = self._plans[id(node)] = self.of(node, key, child)
        return found

    def of(self, node: Node, key: str, child: Node) -> Plan:
        """The plan that begins with one act, which leads to a won position."""
        game = node.game
        assert game is not None and game.decision is not None
        return Plan(key, label_of(game, key), game.decision.rule, tuple(self._replies(child, game, (), ())))

    def _replies(self, node: Node, before: Game, keys: tuple[str, ...], labels: tuple[str, ...]) -> list[Reply]:
        """What may come of it, until the player is asked again."""
        if node.children is None:  # won at once
            return [Reply("", keys, labels)]
        if not node.every:
            assert node.game is not None
            return [Reply(turned_up(before, node.game), keys, labels, self.plan(node))]
        found: list[Reply] = []
        for key, child in node.children:
            if key and node.game is not None:
                said = label_of(node.game, key)
                found += self._replies(child, before, (*keys, key), (*labels, said))
            else:
                found += self._replies(child, before, keys, labels)
        return found


def label_of(g: Game, key: str) -> str:
    """What an answer says, in words; a hidden card is called so."""
    decision = g.decision
    option = None if decision is None else decision.find(key)
    return key if option is None else worded(option)


def worded(option: Option) -> str:
    """An option's label, also where it is about hidden cards."""
    try:
        return option.label
    except Look:
        return option.words.format(*[called(thing) for thing in option.about])


def called(thing: object) -> str:
    """What a card is called, or what it could be."""
    if isinstance(thing, Veil):
        names = list(dict.fromkeys(d.name for d in thing.could))
        return HIDDEN if len(names) > _NAMES else " or ".join(names)
    try:
        return str(getattr(thing, "name", ""))
    except Look:
        return HIDDEN


def turned_up(before: Game, after: Game) -> str:
    """Which hidden cards have come to light between two positions, as far as it matters."""
    was = {id(card.definition) for card in before.cards}
    new = [c.definition for c in after.cards if type(c.definition) is Veil and not c.definition.coarse]
    return ", ".join([called(veil) for veil in new if id(veil) not in was and len(veil.could) <= _NAMES])
