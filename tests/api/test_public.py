"""What `ludex` offers: typed views, pickles, a line that shows the position, records with notes."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest

import ludex
from ludex.bots import bot
from ludex.kernel.game import Game
from ludex.table.views import plain, typed

T = TypeVar("T")


def played(ruleset: str, answers: int, seed: int = 3) -> Game:
    game = ludex.new(ruleset, ludex.decks(ruleset)[:2], seed=seed)
    chance = Random(seed)
    for _ in range(answers):
        if game.decision is not None:
            game.choose(chance.choice(game.decision.options))
    return game


def test_every_name_that_is_offered_is_there() -> None:
    assert all(getattr(ludex, name) is not None for name in ludex.__all__)
    assert set(ludex.__all__) <= set(dir(ludex))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = ludex.nonsense  # type: ignore[attr-defined]


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5"])
def test_a_typed_view_says_what_the_plain_one_says(ruleset: str) -> None:
    game = played(ruleset, 60)
    for seat in (0, 1, None):
        view, data = ludex.look(game, seat), game.view(seat)
        assert typed(plain(view)) == view
        assert _known(plain(view), data)
        assert view.decision is None or (view.decision.options != []) == (view.decision.seat == seat)


def _known(made: object, data: object) -> bool:
    """Whether a typed view has everything that the plain one has, apart from what events tell besides."""
    if isinstance(data, dict):
        assert isinstance(made, dict)
        return all(key in made and (key == "events" or _known(made[key], value)) for key, value in data.items())
    if isinstance(data, list | tuple):
        assert isinstance(made, list | tuple)
        return len(made) == len(data) and all(map(_known, made, data))
    return made == data


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5"])
def test_a_game_pickles_in_the_middle(ruleset: str) -> None:
    game = played(ruleset, 80)

    again = pickle.loads(pickle.dumps(game))

    assert again.hash() == game.hash()
    assert again.record() == game.record()


def copies(thing: T) -> list[T]:
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]


def test_what_holds_a_game_is_copied_with_it_and_goes_on_alike() -> None:
    session = ludex.Session(played("sve", 20), {1: bot("greedy", "1")})
    answer = session.game.decision.options[0].key if session.game.decision is not None else ""
    others = copies(session)
    session.choose(answer)
    for other in others:
        assert other.game is not session.game
        other.choose(answer)
        assert other.game.hash() == session.game.hash()
        other.undo()
        assert other.game.answers == session.game.answers[: len(other.game.answers)]

    table = ludex.scenario("sve", turn_of=0)
    raider = table.put(0, "field", "", attack=2, defense=1)
    table.set(1, leader_defense=2)
    for again in copies(table):
        again.do(f"attack {raider} leader")
        assert again.result is not None and again.result.winner == 0
    assert table.result is None


def test_a_chair_is_no_way_to_its_game() -> None:
    chair = ludex.Chair(played("sve", 20), 0)

    for way in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="sit down anew"):
            way(chair)


def test_things_say_what_they_are() -> None:
    game = played("sve", 5)

    assert repr(ludex.Chair(game, 1)) == "Chair(seat 1)"
    assert repr(ludex.Session(game, {})) == f"Session({game!r})"
    assert repr(ludex.scenario("sve", turn_of=0)).startswith("Scenario(<sve, turn ")


def test_a_game_shows_its_position_in_a_line_and_no_hidden_card() -> None:
    game = played("sve", 60)

    line = repr(game)

    assert "\n" not in line
    assert line.startswith("<sve, turn ")
    hidden = {game.cards[c].definition.name for seat in (0, 1) for c in game.zone(seat, "hand")}
    assert not any(name in line for name in hidden)


def test_a_file_of_games_keeps_headers_comments_and_variations() -> None:
    game = played("sve", 30)
    deeper = ludex.Variation(("b",), comments={1: ("and so on",)})
    other = ludex.Variation(("no", "x"), comments={0: ("bolder",)}, variations={1: (deeper,)})
    record = ludex.GameRecord.of(game, players=["Ann", "Ben"], date="2026-11-16")
    noted = replace(record, comments={**record.comments, 4: ("here",)}, variations={2: (other, other)})

    first, second = ludex.read_games(ludex.write_games([noted, record]))

    assert (first, second) == (noted, record)
    assert first.headers["players"] == ["Ann", "Ben"]
    assert first.headers["decks"] == list(ludex.decks("sve")[:2])
    assert ludex.replay(first.text()).hash() == game.hash() == first.play().hash()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense\n", "line 1: a game begins with"),
        ("ludex record 1\nruleset: sve 1\n", "line 1: this record is cut off"),
        ("ludex record 1\nbegin\n#(\n#  a\n", "no end"),
        ("ludex record 1\n#@ players: nonsense\nbegin\n", "line 2: this header cannot be read"),
    ],
)
def test_a_bad_file_of_games_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(ludex.RecordError, match=said):
        ludex.read_games(text)
