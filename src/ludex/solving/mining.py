"""Mining: positions of bots' games with exactly one winning idea, graded.

At a calm moment of a player's turn the opponent is brought so low that a win can be proved, and then given back as much
life, or as many cards, as a proof can take. Cards in hand that are not needed go. What is left makes a puzzle if
every first act is either refuted or leads to a win that has all acts of the shortest one: one idea, in whichever order,
with or without idle acts.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludex.kernel.decisions import ACT, STEP, TURN
from ludex.solving.changing import AWAY, BREAKS, BROKEN, HAND, LIFE, OPEN, POWER, SPENT, TIRED
from ludex.solving.puzzle import Puzzle, set_up
from ludex.solving.search import WINS, Node, Search
from ludex.solving.solution import Plan, Planner, longest
from ludex.solving.veil import Look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.kernel.game import Game

NODES = 3000  # answers tried for one position
EACH = 4000  # and for each of its first acts
_KEPT = 2  # cards of the player's hand
_QUICK = 2000  # answers tried to prove a puzzle's plan again
_NAMING = 2  # answers of a plan that name something, at least
_DEEP = 12  # answers before the idea
_LATE = 3
_SECONDS = 60.0
_ATTACK = "attack "
_DECLINING = frozenset({"end", "pass", "no", "done"})


def phase_of(game: Game) -> str:
    """The phase in which a position may be a puzzle's: a player's own turn, and nothing going on; "" if it may not."""
    d = game.decision
    if d is None or d.kind != ACT or d.seat != game.active or not game.rules.settled(game):
        return ""
    return "main" if d.nature == TURN else "battle" if d.nature == STEP and not d.menu else ""


def has_battles(game: Game) -> bool:
    """Whether a turn has a phase of its own for attacks, where wins are."""
    return "damage zone" in game.rules.spec


def mined(game: Game, name: str, origin: str = "", later: tuple[str, ...] = (), *, won: bool = False) -> Puzzle | None:
    """The puzzle in a position at a calm moment; None if there is none. `later`: what was answered from here on in this
    turn; `won`: whether that won. Where nobody attacked there is hardly anything to win by."""
    if later and not won and not any([key.startswith(_ATTACK) for key in later]):
        return None
    record = tuple(game.record().splitlines())
    blank = Puzzle(name, game.rules.id, game.active, record, (), (), (), 0, 0, origin=origin)
    known, played = _known(game), frozenset(later)
    ways = [(known, played, True)] if won else []
    for low, kept in _lows(game):
        if played:
            ways.append(((*known, *low, *_spare(game, name, kept, played)), played, False))
        ways.append(((*known, *low, *_spare(game, name, kept)), frozenset[str](), False))
    for changes, only, high in ways:
        best = _climbed(replace(blank, changes=changes), _Rungs(game, high=high), only)
        found = None if best is None else _unique(*best)
        if found is not None and _is_quick(found):
            return found
    return None


def _climbed(start: Puzzle, rungs: _Rungs, only: frozenset[str]) -> tuple[Puzzle, Search] | None:
    """The highest of ever harder positions that can be proved, with all that the player may do in it."""
    search = _proved(replace(start, changes=(*start.changes, *rungs.at(0))), only)
    if search is None:
        return None
    planned = frozenset(answers(Planner(search).plan(search.root)))
    start, only = _stripped(start, planned), planned if only else only

    def at(rung: int) -> Puzzle:
        return replace(start, changes=(*start.changes, *rungs.at(rung)))

    least, step = 0, 1
    while least + step <= rungs.last and _proved(at(least + step), only) is not None:
        least, step = least + step, 2 * step
    while step > 1:
        step //= 2
        if least + step <= rungs.last and _proved(at(least + step), only) is not None:
            least += step
    return at(least), Search(set_up(at(least)), start.seat, nodes=NODES, seconds=_SECONDS)


def _spare(game: Game, name: str, kept: int, played: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """The player's hand but a few cards, those that were played first: what is left can be thought through."""
    words = " ".join(played).split(" ")
    hand = [game.cards[c].tag for c in game.zone(game.active, "hand")]
    Random(name).shuffle(hand)
    hand.sort(key=lambda tag: tag not in words)
    return tuple(f"{AWAY} {tag}" for tag in hand[kept:])


def _lows(game: Game) -> tuple[tuple[tuple[str, ...], int], ...]:
    """How the opponent is brought low, the hardest way first, and how many cards of the player's hand are kept with it.
    In a game in which much can be answered the opponent has few cards to answer with."""
    held = len(game.zone(1 - game.active, "hand"))
    if has_battles(game):
        return tuple([((TIRED, f"{HAND} {n}", f"{LIFE} 5"), _KEPT) for n in (1, 2)[:held] or (0,)])
    if not game.value(0, "life"):
        return (((), _KEPT),)
    broken = (BROKEN,) if BREAKS in game.rules.spec else ()
    return tuple([((*broken, f"{HAND} {theirs}"), own) for theirs, own in ((1, 2), (0, 3), (0, 1))])


def _known(game: Game) -> tuple[str, ...]:
    """How a position is changed so that something can be proved: the opponent's hand lies open; where checks heal, the
    opponent's healing cards have been used up."""
    cards = [card.definition for card in game.cards if card.owner != game.active]
    heals = sorted({made.name for made in cards if "heal" in made.faces[0].label("trigger")})
    return (*[f"{SPENT} {name}" for name in heals], OPEN)


class _Rungs:
    """Ways to let the opponent stand, each better than the one before; `high`: from how it is."""

    def __init__(self, game: Game, *, high: bool) -> None:
        self._word, self._first, self._step, self.last = POWER, 0, 1000, 24
        if has_battles(game):
            return
        seat = 1 - game.active
        life = game.value(seat, "life")
        self._word, self._step, self.last = (LIFE, 100, 45) if life else (LIFE, 1, 24)
        if high:
            self._first = life or game.chars(game.zone(seat, "leader area")[0]).number("defense")
        else:
            self._first = self._step

    def at(self, rung: int) -> tuple[str, ...]:
        """What is changed for one of them."""
        return (f"{self._word} {self._first + rung * self._step}",)


def _is_quick(puzzle: Puzzle) -> bool:
    """Whether its proof is soon made again."""
    search = Search(set_up(puzzle), puzzle.seat, nodes=_QUICK, seconds=_SECONDS, only=frozenset(puzzle.proof))
    return search.run() == WINS


def _proved(puzzle: Puzzle, only: frozenset[str] = frozenset()) -> Search | None:
    """The search that has proved a position won."""
    start = set_up(puzzle)
    if start.decision is None or start.decision.seat != puzzle.seat:
        return None
    search = Search(start, puzzle.seat, nodes=NODES, seconds=_SECONDS, only=only)
    return search if search.run() == WINS else None


def _stripped(puzzle: Puzzle, planned: frozenset[str]) -> Puzzle:
    """Without the cards in hand that a plan does not name."""
    start = set_up(puzzle)
    words = " ".join(planned).split(" ")
    idle = [start.cards[c].tag for c in start.zone(puzzle.seat, "hand") if start.cards[c].tag not in words]
    return replace(puzzle, changes=(*puzzle.changes, *[f"{AWAY} {tag}" for tag in idle]))


def _unique(blank: Puzzle, search: Search) -> Puzzle | None:
    """A puzzle, if one idea wins and something else does not."""
    node, choices = search.root, 1
    tempting: tuple[str, ...] = ()
    begun: tuple[str, ...] = ()
    while True:
        acts: dict[str, Node] = {}
        for key, after in _acts(search, node):
            if not (after.won or after.lost):
                return None
            acts[key] = after
        won = {key: after for key, after in acts.items() if after.won}
        if not won:
            return None
        choices *= len(acts)
        tempting += _tempting(acts, blank.seat)
        plain = len(acts) == 2 and bool(acts.keys() & _DECLINING)
        if len(won) < len(acts) and not (plain and len(begun) < _LATE):
            break  # that something is done at all is no idea, unless it must be seen far ahead
        alike = len(won) == 1 or (len(won) == len(acts) and _same(search, node, won))
        onwards = _next(next(iter(won.values()))) if alike and len(begun) < _DEEP else None
        if onwards is None:
            return None
        node, begun = onwards[0], (*begun, next(iter(won)), *onwards[1])
    return _told(blank, search, node, begun, won, choices, tempting)


def _same(search: Search, node: Node, won: dict[str, Node]) -> bool:
    """Whether all ways to go on are the same acts in another order."""
    planner = Planner(search)
    return len({frozenset(own(planner.of(node, key, after))) for key, after in won.items()}) == 1


def _next(node: Node) -> tuple[Node, tuple[str, ...]] | None:
    """The player's next question in a course that is won, and what the opponent answers until then."""
    keys: tuple[str, ...] = ()
    while node.every:
        further = [(key, child) for key, child in node.children or () if child.children is not None]
        if not further:
            return None
        key, node = further[-1]
        keys = (*keys, key) if key else keys
    return node, keys


def _told(
    blank: Puzzle, search: Search, node: Node, begun: tuple[str, ...], won: dict[str, Node], choices: int,
    tempting: tuple[str, ...],
) -> Puzzle | None:  # fmt: skip
    """The puzzle, if every way to win has all that the shortest has: the same idea, with or without idle acts."""
    planner = Planner(search)
    plans = [planner.of(node, key, after) for key, after in won.items()]
    shortest = min(plans, key=lambda plan: (length(plan), len(longest(plan))))
    shortest = _least(replace(blank, proof=begun), shortest)
    core = set(own(shortest))
    if len([key for key in own(shortest) if " " in key]) < _NAMING or any(not core <= set(own(plan)) for plan in plans):
        return None
    if len(tempting) < 2 and len({(key.split()[0], key.split()[-1]) for key in core}) == 1:
        return None  # one and the same thing again and again
    first = begun[:1] or tuple(key for key in won if key in core)
    mine = len(begun) + length(shortest)
    return replace(
        blank, first=first, line=(*begun, *longest(shortest)), proof=tuple(sorted({*begun, *answers(shortest)})),
        acts=mine, choices=choices, tempting=tempting, grade=grade(mine, choices, len(tempting)),
    )  # fmt: skip


def _least(blank: Puzzle, plan: Plan) -> Plan:
    """A plan without acts that it can do without."""
    if blank.proof:
        return plan
    kept = answers(plan)
    for key in own(plan):
        search = _proved(blank, frozenset(kept - {key})) if len(kept) > 1 else None
        if search is not None and search.root.children is not None and answers(found := _plan(search)) < kept:
            plan, kept = found, answers(found)
    return plan


def _plan(search: Search) -> Plan:
    return Planner(search).plan(search.root)


def own(plan: Plan) -> tuple[str, ...]:
    """The player's answers in the longest course of a plan."""
    courses = [own(reply.plan) for reply in plan.then if reply.plan is not None]
    return (plan.act, *max(courses, key=len, default=()))


def answers(plan: Plan) -> set[str]:
    """All of the player's answers in a plan."""
    return {plan.act}.union(*(answers(reply.plan) for reply in plan.then if reply.plan is not None))


def _tempting(acts: dict[str, Node], seat: int) -> tuple[str, ...]:
    """The acts that lose but look about as good at once as the best that wins."""
    scores = {key: _score(node, seat) for key, node in acts.items()}
    best = max(scores[key] for key, node in acts.items() if node.won)
    lost = [key for key, node in acts.items() if node.lost and key not in _DECLINING]
    return tuple(key for key in lost if scores[key] >= best - 1.0)


def _acts(search: Search, node: Node) -> Iterator[tuple[str, Node]]:
    """What each act leads to, as far as it can be found out."""
    start = node.game
    assert start is not None and start.decision is not None
    for option in list(start.decision.options):
        node = search.worlds(start, option.key)
        search.nodes = search.steps.tried + EACH
        search.prove(node)
        yield option.key, node


def _score(node: Node, seat: int) -> float:
    """How an act looks at once."""
    game = node.game
    if game is None:
        return 0.0
    try:
        return game.rules.score(game, seat) or 0.0
    except Look:
        return 0.0


def length(plan: Plan) -> int:
    """How many answers of the player a plan takes at most."""
    return 1 + max([length(reply.plan) for reply in plan.then if reply.plan is not None], default=0)


def grade(acts: int, choices: int, tempting: int) -> int:
    """From 1, easy, to 5: by how long the win is, among how many acts it begins, and how many of them tempt."""
    points = 2 * acts + choices / 4 + tempting
    return min(5, 1 + int(points // 5))
