"""Every puzzle that comes with ludex is proved again, from its position, with nothing kept."""

from __future__ import annotations

import pytest

from ludex.kernel.game import Game
from ludex.solving.changing import BROKEN, change
from ludex.solving.puzzle import GAMES, names, read, set_up, shipped, write
from ludex.solving.search import LIMIT, WINS, Search
from ludex.solving.solution import solve
from ludex.table.chair import Chair
from ludex.table.scenario import P1, P2, Scenario

ALL = [name for game in GAMES for name in names(game)]


@pytest.mark.parametrize("name", ALL)
def test_the_plan_of_a_puzzle_wins_against_everything(name: str):
    puzzle = shipped(name)
    search = Search(set_up(puzzle), puzzle.seat, nodes=5000, seconds=60, only=frozenset(puzzle.proof))
    assert search.run() == WINS


@pytest.mark.parametrize("name", ALL[::9])
def test_another_first_act_does_not_win(name: str):
    """One idea wins: acts that the puzzle calls tempting are refuted."""
    puzzle = shipped(name)
    start = set_up(puzzle)
    search = Search(start, puzzle.seat, nodes=4000, seconds=60)
    assert search.root.game is not None
    for key in puzzle.tempting[:1]:
        node = search.worlds(search.root.game, key)
        search.prove(node)
        assert node.lost


@pytest.mark.parametrize("name", ALL[::11])
def test_the_plan_holds_however_the_hidden_cards_really_lie(name: str):
    """Independent of veils: hidden cards are dealt by chance, the opponent answers by chance, and at every question the
    player finds a proof again."""
    puzzle = shipped(name)
    for seed in (1, 2):
        game = Chair(set_up(puzzle), puzzle.seat).imagine(seed)
        _play_out(game, puzzle.seat, frozenset(puzzle.proof), seed)
        assert game.result is not None and game.result.winner == puzzle.seat


def _play_out(game: Game, seat: int, proof: frozenset[str], seed: int) -> None:
    for turn in range(60):
        d = game.decision
        if d is None:
            return
        if d.seat == seat:
            search = Search(game, seat, nodes=5000, seconds=60, only=proof)
            if search.run() == LIMIT:  # cards that were drawn are called otherwise than in the plan
                found = solve(game)
                assert found.plan is not None
                game.choose(found.plan.act)
            else:
                assert search.root.won and search.root.children is not None
                game.choose(search.root.children[0][0])
        else:
            game.choose(d.options[(seed + turn) % len(d.options)])


def test_what_waits_for_damage_can_be_used_up():
    """A change of position: nothing lies hidden that a hit could turn up, for either player."""
    t = Scenario("fow-5.5", turn_of=P1)
    for seat in (P1, P2):
        t.put(seat, "lifebreak area", "")

    change(t.game, P1, (BROKEN,))

    assert [t.game.zone(seat, "lifebreak area") for seat in (P1, P2)] == [(), ()]
    assert [len(t.game.zone(seat, "graveyard")) for seat in (P1, P2)] == [1, 1]


def test_a_puzzle_is_a_file():
    for name in ALL[:3]:
        assert read(write(shipped(name))) == shipped(name)


@pytest.mark.parametrize("name", ["", "sve", "sve-", "chess-0001", "sve-../x"])
def test_what_is_no_puzzle_is_refused(name: str):
    with pytest.raises(LookupError, match="no puzzle"):
        shipped(name)
