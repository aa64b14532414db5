"""Mining: positions of bots' games with exactly one winning idea, graded.

From the end of a game back, each moment of the winner's last turn is tried in which what the winner did is proved to win.
It is made harder for as long as that still wins: cards in hand that are not needed go, and the opponent gets more life. It
makes a puzzle if then every first act is either refuted or leads to a win that has all acts of the shortest one: one idea,
in whichever order, with or without idle acts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludex.kernel.decisions import ACT, STEP, TURN
from ludex.solving.changing import AWAY, LIFE, OPEN, POWER, SPENT
from ludex.solving.puzzle import Puzzle, set_up
from ludex.solving.search import WINS, Node, Search
from ludex.solving.solution import Plan, Planner, longest
from ludex.solving.veil import Look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.kernel.game import Game

NODES = 400  # answers tried for one position
EACH = 500  # and for each of its first acts
_SECONDS = 20.0
MOMENTS = 4  # of a turn, so many are tried
_TOP = 2  # of ever harder positions, so many are tried for one idea only


def phase_of(game: Game) -> str:
    """The phase in which a position may be a puzzle's: a player's own turn, and nothing going on; "" if it may not."""
    d = game.decision
    if d is None or d.kind != ACT or d.seat != game.active or not game.rules.settled(game):
        return ""
    return "main" if d.nature == TURN else "battle" if d.nature == STEP and not d.menu else ""


def mined(positions: list[Game], answers: tuple[str, ...], name: str, origin: str = "") -> Puzzle | None:
    """The puzzle in a winner's last turn, given its moments in order and the answers of the whole game; None if there is
    none."""
    best: Puzzle | None = None
    for game in list(reversed(positions))[:MOMENTS]:
        found = _won(game, frozenset(answers[len(game.answers) :]), name, origin)
        if found is None:
            break
        unique = _tight(*found)
        if unique is not None and (best is None or unique.grade >= best.grade):
            best = unique
    return best


def _won(game: Game, later: frozenset[str], name: str, origin: str) -> tuple[Puzzle, Search] | None:
    """A position that is proved won by what was answered later: as it was, or changed a little."""
    record = tuple(game.record().splitlines())
    blank = Puzzle(name, game.rules.id, game.active, record, (), (), (), 0, 0, origin=origin)
    for words in _kinds(game):
        puzzle = replace(blank, changes=words)
        search = _proved(puzzle, later)
        if search is not None:
            return puzzle, search
    return None


def _kinds(game: Game) -> Iterator[tuple[str, ...]]:
    """Ways to change a position until something can be proved: not at all; with the opponent's hand open; and where
    checks heal, with the opponent's healing cards used up."""
    yield ()
    yield (OPEN,)
    cards = [card.definition for card in game.cards if card.owner != game.active]
    heals = sorted({made.name for made in cards if "heal" in made.faces[0].label("trigger")})
    if heals:
        yield (*[f"{SPENT} {name}" for name in heals], OPEN)


def _proved(puzzle: Puzzle, only: frozenset[str]) -> Search | None:
    """The search that has proved a position won by these answers of the player."""
    start = set_up(puzzle)
    if start.decision is None or start.decision.seat != puzzle.seat:
        return None
    search = Search(start, puzzle.seat, nodes=NODES, seconds=_SECONDS, only=only)
    return search if search.run() == WINS else None


def _tight(puzzle: Puzzle, search: Search) -> Puzzle | None:
    """The same position with nothing to spare: without cards in hand that the plan does not need, and with as much life
    for the opponent as the plan can take."""
    only = frozenset(answers(Planner(search).plan(search.root)))
    puzzle, search = _stripped(puzzle, search, only)
    found = [(puzzle, search)]
    for words in _harder(set_up(puzzle)):
        harder = replace(puzzle, changes=(*puzzle.changes, words))
        proved = _proved(harder, only)
        if proved is None:
            break
        found.append((harder, proved))
    for each, _ in found[: -1 - _TOP : -1]:
        unique = _unique(each, Search(set_up(each), each.seat, nodes=NODES, seconds=_SECONDS))
        if unique is not None:
            return unique
    return None


def _harder(start: Game) -> Iterator[str]:
    """Ways to make a win harder, each more than the one before."""
    if "vanguard circle" in start.rules.spec:
        yield from (f"{POWER} {n * 5000}" for n in (1, 2, 3, 4))
    else:
        step = 100 if start.value(0, "life") else 1
        yield from (f"{LIFE} {n * step}" for n in (1, 2, 3, 4, 5, 6, 8, 10, 12, 15))


def _stripped(puzzle: Puzzle, search: Search, only: frozenset[str]) -> tuple[Puzzle, Search]:
    """Without the cards in hand that the plan does not name."""
    start = set_up(puzzle)
    words = " ".join(only).split(" ")
    idle = [start.cards[c].tag for c in start.zone(puzzle.seat, "hand") if start.cards[c].tag not in words]
    if not idle:
        return puzzle, search
    less = replace(puzzle, changes=(*puzzle.changes, *[f"{AWAY} {tag}" for tag in idle]))
    found = _proved(less, only)
    return (puzzle, search) if found is None else (less, found)


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
        if len(acts) > 2 and len(won) < len(acts):
            break
        then = next(iter(won.values()))
        if then.game is None or then.every or len(begun) > 2:  # a question of yes and no is no idea
            return None
        node, begun = then, (*begun, next(iter(won)))
    return _told(blank, search, node, begun, won, choices, tempting)


def _told(
    blank: Puzzle, search: Search, node: Node, begun: tuple[str, ...], won: dict[str, Node], choices: int,
    tempting: tuple[str, ...],
) -> Puzzle | None:  # fmt: skip
    """The puzzle, if every way to win has all that the shortest has: the same idea, with or without idle acts."""
    planner = Planner(search)
    plans = [planner.of(node, key, after) for key, after in won.items()]
    shortest = min(plans, key=lambda plan: (length(plan), len(longest(plan))))
    core = set(own(shortest))
    if length(shortest) < 2 or any(not core <= set(own(plan)) for plan in plans):
        return None
    if len(tempting) < 2 and len({(key.split()[0], key.split()[-1]) for key in core}) == 1:
        return None  # one and the same thing again and again
    first = begun[:1] or tuple(key for key in won if key in core)
    mine = len(begun) + length(shortest)
    return replace(
        blank, first=first, line=(*begun, *longest(shortest)), proof=tuple(sorted({*begun, *answers(shortest)})),
        acts=mine, choices=choices, tempting=tempting, grade=grade(mine, choices, len(tempting)),
    )  # fmt: skip


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
    lost = [key for key, node in acts.items() if node.lost and key not in ("end", "pass")]
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
