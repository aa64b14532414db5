"""What is made for clients reaches them whole: a field that no message names would be left out in silence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ludex import games
from ludex.table.ahead import ahead
from ludex.web.hosting.creating import NewGame, NewSeat, _settings
from ludex.web.learning.lesson import COURSES, course, told
from ludex.web.playmats import playmat
from ludex.web.protocol.parts import Ahead, GameSettings, Lesson, Mat


def dropped(made: Any, sent: Any, where: str = "") -> Iterator[str]:
    """The places of what is made that is not sent."""
    if isinstance(made, dict) and isinstance(sent, dict):
        for key, value in made.items():
            if key not in sent:
                yield f"{where}.{key}"
            else:
                yield from dropped(value, sent[key], f"{where}.{key}")
    elif isinstance(made, list | tuple) and isinstance(sent, list | tuple):
        for one, other in zip(made, sent, strict=True):
            yield from dropped(one, other, f"{where}[]")


def lost(made: Any, kind: Any) -> set[str]:
    return set(dropped(made, msgspec.to_builtins(msgspec.convert(made, kind))))


def test_a_field_that_no_message_names_is_noticed() -> None:
    assert lost({"clock": None, "spectators": True, "dice": 3}, GameSettings) == {".dice"}


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5/valhalla"])
def test_what_lies_ahead_is_told_whole(ruleset: str) -> None:
    decks = games.room(ruleset).starter_decks(ruleset)
    game, chance = games.start(ruleset, (decks[0], decks[1]), 3), random.Random(3)
    while game.decision is not None and len(game.answers) < 120:
        assert lost(ahead(game, game.decision.seat), Ahead) == set()
        game.choose(chance.choice(game.decision.options))


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_a_playmat_is_told_whole(ruleset: str) -> None:
    assert lost(playmat(ruleset), Mat) == set()


def test_settings_and_lessons_are_told_whole() -> None:
    seats = (NewSeat("person"), NewSeat("bot", bot="greedy"))
    wanted = NewGame("sve", seats=seats, best_of=3, open=True, listed=True, hints=False)
    assert lost(_settings(wanted), GameSettings) == set()
    for game in COURSES:
        for each in course(game):
            assert lost(told(each), Lesson) == set()
