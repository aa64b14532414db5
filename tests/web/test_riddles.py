"""What stands behind a wrong act in each game: an answer, a hidden card, or what the opponent is left with."""

from __future__ import annotations

import pytest

from ludex.kernel.game import Game
from ludex.solving.puzzle import Puzzle
from ludex.web.hosting.refusal import Refusal
from ludex.web.puzzling.riddle import Riddle
from tests.solving.test_solve import KILL, cfv, fow, sve


def riddle(game: Game) -> Riddle:
    """A puzzle of a position that was laid out: its solution is not known beforehand."""
    assert game.decision is not None
    record = ("nothing",)
    return Riddle(Puzzle("x-1", game.rules.id, game.decision.seat, record, (), (), (), 0, 0))


def refusals(game: Game) -> list[Refusal]:
    """Every answer of the player that is refused here."""
    assert game.decision is not None
    made, found = riddle(game), []
    made.__dict__["_won_by"] = ""  # it was laid out, not played
    for option in game.decision.options:
        try:
            made.refuse(game, game.decision.seat, option.key)
        except Refusal as refusal:
            found.append(refusal)
    return found


@pytest.mark.parametrize("position", [sve(points=10), cfv(), fow(stones=0, trap=False)])
def test_the_winning_act_is_taken_and_leaving_off_is_told_what_is_left(position: Game) -> None:
    game = position.clone()
    made, refused = riddle(game), refusals(game)
    assert refused and all(refusal.reason == "puzzle" and refusal.words for refusal in refused)
    while (decision := game.decision) is not None:
        assert game.turn == position.turn
        advice = made.advise(game) if decision.seat == 0 else None
        game.choose(advice.key if advice else made.answer(game) or decision.options[0].key)
    assert game.result is not None and game.result.winner == 0


@pytest.mark.parametrize(
    ("position", "words"), [(sve(points=1, hand=KILL), "the opponent answers"), (cfv(hand=1), "the opponent answers")]
)
def test_an_answer_that_refutes_is_named_with_the_rule_that_allows_it(position: Game, words: str) -> None:
    told = [refusal for refusal in refusals(position) if words in refusal.sentence]
    assert told and all(refusal.rule for refusal in told)
    assert all(refusal.words is not None and "相手は" in refusal.words["ja"] for refusal in told)
