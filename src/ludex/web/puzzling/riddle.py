"""A puzzle while it is solved: acts after which the win can be proved are played, all others are refused and told why.

The opponent answers what holds out longest. The rules, and the proof, are the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from ludex.bots.advising import Advice, planned, proved
from ludex.solving.puzzle import Puzzle, set_up, shipped
from ludex.solving.search import WINS, Node, Search
from ludex.solving.solution import Planner, called, label_of, longest
from ludex.solving.veil import Veil
from ludex.table.ahead import PASSES
from ludex.table.languages import language
from ludex.web.hosting.refusal import Refusal
from ludex.web.words import LANGUAGES, words

if TYPE_CHECKING:
    from ludex.kernel.game import Game

_NODES, _SECONDS = 6_000, 2.0  # for a proof after each act; those of shipped puzzles take a fraction of it
_NEVER = 1 << 20
_DEEP = 12  # acts of a vain try that are followed
_TOLD = 3  # and told …
_WIDE = 70  # … in so many characters each


class Riddle:
    """A puzzle at a table."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._seat = puzzle.seat

    @cached_property
    def _won_by(self) -> str:
        """The rule by which it is won: it stands behind every act after which it is not."""
        game = set_up(self._puzzle)
        for key in self._puzzle.line:
            if game.decision is None or game.decision.find(key) is None:
                break
            game.choose(key)
        return "" if game.result is None else game.result.rule

    def refuse(self, game: Game, seat: int, key: str) -> None:
        """Refuse an act of the player after which the win cannot be proved any more; what a rule forbids, the rule
        refuses."""
        if seat != self._seat or game.decision is None or game.decision.seat != seat or game.why_not(key) is not None:
            return
        if self._keeps(self._search(game, known=True), key)[0].won:
            return
        search = self._search(game)
        node, before = self._keeps(search, key)
        if not node.won:
            rule, said = _Vain(search, before).told(node)
            raise Refusal("puzzle", said["en"], rule or self._won_by or game.decision.rule, said)

    def _keeps(self, search: Search, key: str) -> tuple[Node, Game]:
        """What an answer leads to, proved as far as may be, and the position before it as the player knows it."""
        before = search.root.game
        assert before is not None
        node = search.worlds(before, key)
        search.prove(node)
        return node, before

    def answer(self, game: Game) -> str | None:
        """The opponent's answer after which the win is farthest; None if there is nothing to choose."""
        decision = game.decision
        if decision is None or decision.seat == self._seat or len(decision.options) < 2:
            return None
        keys = [option.key for option in decision.options]
        far = self._far(self._search(game, known=True), keys)
        if max(far.values(), default=0) == _NEVER:  # the player goes another way
            far = self._far(self._search(game), keys)
        return max(far, key=lambda key: far[key], default=None)

    def _far(self, search: Search, keys: list[str]) -> dict[str, int]:
        """How far the win is after each answer of the opponent. One by a card that the player does not know is not
        looked at: no plan may rest on it."""
        start, far = search.root.game, {}
        for key in keys:
            if start is not None and start.decision is not None and start.decision.find(key) is not None:
                node = search.worlds(start, key)
                search.prove(node)
                far[key] = len(longest(Planner(search).of(search.root, key, node))) if node.won else _NEVER
        return far

    def advise(self, game: Game) -> Advice | None:
        """What begins a win here: as the known solution goes, where it is followed."""
        decision = game.decision
        search = self._search(game, known=True)
        if decision is not None and search.run() == WINS:
            return planned(decision, Planner(search).plan(search.root))
        return None if decision is None else proved(game, decision, nodes=_NODES, seconds=4 * _SECONDS)

    def _search(self, game: Game, *, known: bool = False) -> Search:
        """`known`: with the acts of the known solution alone, which is enough as long as it is followed."""
        only = frozenset(self._puzzle.proof) if known else frozenset()
        return Search(game, self._seat, nodes=_NODES, seconds=_SECONDS, only=only)


class _Vain:
    """Why an act does not win: what is answered to it, or what a further try fails by."""

    def __init__(self, search: Search, game: Game) -> None:
        self._search = search
        self._last = game  # the last position of the turn
        self._tried: list[str] = []

    def told(self, node: Node) -> tuple[str, dict[str, str]]:
        """The rule behind it, and a sentence in every language."""
        if not node.lost:
            return "", _said(self._last.rules.id, "unproved")
        for _ in range(_DEEP):
            self._last = node.game or self._last
            found = self._met(node) if node.every else None
            if found is not None:
                return found
            following = self._next(node)
            if following is None:
                break
            node = following
        return "", self._with("over")

    def _met(self, node: Node) -> tuple[str, dict[str, str]] | None:
        """An answer of the opponent, or a hidden card, that refutes it."""
        if not node.children or not node.lost:
            return None
        key, child = next((key, child) for key, child in node.children if child.lost)
        if node.game is not None and node.game.decision is not None and key:
            return node.game.decision.rule, self._with("answered", label_of(node.game, key))
        if child.every and child.children:
            return self._met(child)  # as the card lies there, it is answered
        return "", self._with("hidden", _shown(child))

    def _next(self, node: Node) -> Node | None:
        """Where the best further try leads."""
        if not node.children:
            return None
        if node.every:
            return next((child for _, child in node.children if child.lost), None)
        key, best = max(node.children, key=lambda child: self._hope(child[1]))
        if node.game is not None and key not in PASSES and not key.startswith("pick "):
            self._tried.append(label_of(node.game, key))
        return best

    def _hope(self, node: Node) -> tuple[bool, int, float]:
        """How far a try seems to come: it goes on, it leaves the opponent little, it looks good."""
        game = node.game
        if game is None:
            return False, 0, 0.0
        kind, left = _left(game, 1 - self._search.seat)
        return True, left if kind == "damage" else -left, self._search.standing_of(game)

    def _with(self, how: str, what: str = "") -> dict[str, str]:
        tried = [*self._tried[:_TOLD], *(["…"] if len(self._tried) > _TOLD else [])]
        left = _left(self._last, 1 - self._search.seat)
        return _said(self._last.rules.id, f"{how}_after" if tried else how, what, tried, left)


def _shown(node: Node) -> str:
    """The hidden cards that matter, as far as they are few."""
    game = node.game
    veils = [] if game is None else [card.definition for card in game.cards if type(card.definition) is Veil]
    names = [called(veil) for veil in veils if not veil.coarse and len(veil.could) == 1]
    return names[0] if names else ""


def _left(game: Game, seat: int) -> tuple[str, int]:
    """What a player is left with: life, a leader's defense, or damage, where damage is what counts."""
    if "damage zone" in game.rules.spec:
        return "damage", len(game.zone(seat, "damage zone"))
    if "life" in game.values[seat]:
        return "life", game.value(seat, "life")
    leaders = list(game.zone(seat, "leader area")) if "leader area" in game.rules.spec else []
    return "defense", sum([game.chars(card).number("defense") for card in leaders])


def _said(
    ruleset: str, how: str, what: str = "", tried: Sequence[str] = (), left: tuple[str, int] = ("defense", 0)
) -> dict[str, str]:
    """A sentence in every language; labels as the game says them there."""
    found: dict[str, str] = {}
    for name in LANGUAGES:
        t, say = words(name), language(name, ruleset).sentence
        acts = t("puzzle.and").join([shorten(say(label), _WIDE, placeholder="…") for label in tried])
        blanks: dict[str, Any] = {"what": say(what) if what else t("puzzle.card"), "acts": acts}
        blanks["left"] = t(f"puzzle.left.{left[0]}", n=left[1])
        found[name] = t(f"puzzle.wrong.{how}", **blanks)
    return found


def riddle(setup: dict[str, Any]) -> Riddle | None:
    """The puzzle that a game is; None if it is none, or played on freely."""
    name = setup.get("puzzle", "")
    return Riddle(shipped(name)) if name and not setup.get("free") else None
