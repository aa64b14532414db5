"""Searching for a proof: a tree of the player's acts and of everything that may come of them, grown where a proof or a
refutation is nearest (proof-number search).

At a player's own node one act that wins suffices; at the opponent's, and where worlds part, all must be won. A position
that was met before is the same node.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from ludex.solving.veil import Look
from ludex.solving.worlds import Beyond, Steps, name_of, veiled

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision, Option
    from ludex.kernel.game import Game

FAR = 1 << 40  # so far that it is never reached
WINS, NONE, LIMIT = "wins", "none", "limit"


class Node:
    """A position, or (without a game) the worlds that an act leads to. `proof` and `refutation`: how much has to be
    found out at least to prove that it is won, or that it is not. `every`: all that follow must be won."""

    __slots__ = ("children", "every", "game", "mark", "parents", "proof", "refutation", "why")

    def __init__(self, game: Game | None, every: bool, proof: int = 1, refutation: int = 1) -> None:
        self.game: Game | None = game
        self.every: bool = every
        self.proof: int = proof
        self.refutation: int = refutation
        self.children: list[tuple[str, Node]] | None = None
        self.parents: list[Node] = []
        self.why: str = ""  # why it cannot be known
        self.mark: int = 0

    @property
    def won(self) -> bool:
        return self.proof == 0

    @property
    def lost(self) -> bool:
        return self.refutation == 0

    @property
    def decided(self) -> bool:
        """Whether no more can be found out about it."""
        return self.proof == 0 or self.refutation == 0 or (self.proof >= FAR and self.refutation >= FAR)


class Search:
    """A proof that a seat wins this turn, or that it cannot, as far as limits allow."""

    def __init__(
        self, game: Game, seat: int, *, nodes: int, seconds: float, only: frozenset[str] = frozenset()
    ) -> None:
        """`only`: the player's answers that are tried, where one of them may be given: enough to check a known plan."""
        self.seat: int = seat
        self.only: frozenset[str] = only
        self.turn: int = game.turn
        self.steps: Steps = Steps(seat)
        self.nodes: int = nodes
        self.until: float = perf_counter() + seconds
        self.met: dict[str, Node] = {}
        self._marks = 0
        start = veiled(game, seat)
        self.standing = self.standing_of(start)
        self.root: Node = self._node(start)

    def run(self) -> str:
        """Search until it is known, or a limit is reached."""
        self.prove(self.root)
        root = self.root
        return WINS if root.won else NONE if root.lost else LIMIT

    def prove(self, root: Node) -> None:
        """Find out about one position, within what is left of the limits."""
        while not root.decided and self.steps.tried < self.nodes and perf_counter() < self.until:
            leaf = root
            while leaf.children is not None:
                leaf = _likeliest(leaf)
            self._grow(leaf)
            self._revise(leaf)

    # -- nodes --------------------------------------------------------------------------------------------------------
    def _node(self, g: Game) -> Node:
        if g.result is not None:
            return _won() if g.result.winner == self.seat else _lost()
        if g.turn != self.turn:
            return _lost()
        name = name_of(g)
        found = self.met.get(name)
        if found is None:
            assert g.decision is not None
            found = self.met[name] = Node(g, g.decision.seat != self.seat, self._effort(g))
        return found

    def _effort(self, g: Game) -> int:
        """How far a position seems from being won: the better it stands, the sooner it is looked at."""
        gained = self.standing_of(g) - self.standing
        return max(1, min(60, round(16 - gained)))

    def standing_of(self, g: Game) -> float:
        """How a position looks, as far as it does not rest on a hidden card."""
        try:
            return g.rules.score(g, self.seat) or 0.0
        except Look:
            return 0.0

    def worlds(self, g: Game, key: str) -> Node:
        """What an act of the player leads to."""
        try:
            found = [self._node(after) for after in self.steps.after(g, key)]
        except Beyond as beyond:
            return _unknown(str(beyond))
        if len(found) == 1:
            return found[0]
        several = Node(None, True)
        several.children = [("", node) for node in found]
        for node in found:
            node.parents.append(several)
        _sum_up(several)
        return several

    def _grow(self, leaf: Node) -> None:
        g = leaf.game
        assert g is not None and g.decision is not None
        children: list[tuple[str, Node]] = []
        known: set[int] = set()
        for option in self._options(g.decision):
            node = self.worlds(g, option.key)
            if id(node) in known and node.game is not None:
                continue  # it comes to the same
            known.add(id(node))
            children.append((option.key, node))
            if node.lost if leaf.every else node.won:
                break  # nothing else matters
        leaf.children = children
        for _, node in children:
            node.parents.append(leaf)

    def _options(self, d: Decision) -> list[Option]:
        planned = [option for option in d.options if option.key in self.only] if d.seat == self.seat else []
        return planned or list(d.options)

    def _revise(self, leaf: Node) -> None:
        """What was found out about a node tells about those it comes from."""
        todo = [leaf]
        while todo:
            node = todo.pop()
            before = node.proof, node.refutation
            _sum_up(node)
            if (node.proof, node.refutation) != before or node is leaf:
                todo.extend(node.parents)
            if node.decided and node.children is not None and node.game is not None:
                _forget(node)


def _forget(node: Node) -> None:
    """A decided node needs no more than what decides it."""
    assert node.children is not None
    if not node.every and node.won:
        node.children = [child for child in node.children if child[1].won][:1]
    elif node.every and node.lost:
        node.children = [child for child in node.children if child[1].lost][:1]


def _won() -> Node:
    return Node(None, True, 0, FAR)


def _lost() -> Node:
    return Node(None, True, FAR, 0)


def _unknown(why: str) -> Node:
    node = Node(None, True, FAR, FAR)
    node.why = why
    return node


def _sum_up(node: Node) -> None:
    """A node's numbers from those of its children."""
    assert node.children is not None
    proofs = [child.proof for _, child in node.children]
    refutations = [child.refutation for _, child in node.children]
    if node.every:
        node.proof, node.refutation = min(FAR, sum(proofs)), min(refutations)
    else:
        node.proof, node.refutation = min(proofs), min(FAR, sum(refutations))


def _likeliest(node: Node) -> Node:
    """The child in which a proof or a refutation is nearest."""
    assert node.children is not None
    open_ = [child for _, child in node.children if not child.decided]
    if node.every:
        return min(open_, key=lambda child: (child.refutation, child.proof))
    return min(open_, key=lambda child: (child.proof, child.refutation))
