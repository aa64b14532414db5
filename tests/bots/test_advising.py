"""Advice: an answer that may be given, with a course that names nothing the seat cannot know."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.bots import bot
from ludex.bots.advising import advise, proved
from ludex.kernel.game import Game
from ludex.kernel.keys import CARD
from ludex.solving.puzzle import names, set_up, shipped
from ludex.table.chair import Chair


def begun(ruleset: str, answers: int, seed: int = 3) -> Game:
    decks = games.room(ruleset).starter_decks(games.ruleset(ruleset).id)
    game = games.start(ruleset, [decks[0], decks[1]], seed, auto="turns")
    players = [bot("random", "one"), bot("random", "other")]
    for _ in range(answers):
        assert game.decision is not None
        seat = game.decision.seat
        game.choose(players[seat].answer(Chair(game, seat), game.decision))
    return game


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.01", "fow-5.5"])
def test_advice_may_be_followed_and_names_only_what_the_seat_sees(ruleset: str) -> None:
    game = begun(ruleset, 25)
    while game.decision is not None and len(game.decision.options) < 3:
        game.choose(game.decision.options[0].key)
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    advice = advise(Chair(game, seat), decision, "seed", 0.4)
    option = decision.find(advice.key)
    assert option is not None and option.label == advice.label
    assert advice.seat == seat and 0 <= advice.chance <= 1 and advice.rule == decision.rule
    seen = repr(game.view(seat))
    named = [tag for act in advice.line for tag in CARD.findall(act.key)]
    assert all(f"'{tag}'" in seen for tag in named)
    assert {change.figure for change in advice.changes} <= set(game.rules.opinions())
    assert game.decision is decision and not game.over


@pytest.mark.parametrize("name", names("sve")[:3])
def test_a_win_of_this_turn_is_advised_as_proved_with_its_course(name: str) -> None:
    """With the opponent's list known as the puzzle has it; a guessed list may hold an answer that this one has not."""
    puzzle = shipped(name)
    game = set_up(puzzle)
    assert game.decision is not None
    advice = proved(game, game.decision, nodes=20_000, seconds=60)
    assert advice is not None and advice.proven and advice.chance == 1
    assert len(advice.line) + 1 >= puzzle.acts
