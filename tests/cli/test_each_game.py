"""Commands that every game answers alike, as a new user would try them."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludex as front
from ludex import games
from tests.cli.conftest import Ludex

ROOMS = Path(games.__file__).parent
TEXTS = {
    "sve": "Ward.\n{fanfare} Draw a card.",
    "cfv": "[AUTO](RC): When this unit attacks, draw a card.\n[CONT](VC/RC): Lord",
}
PERFT = Path(__file__).parents[1] / "perft" / "positions"


@pytest.fixture(params=sorted(TEXTS))
def game(request: pytest.FixtureRequest) -> str:
    """Each game, one after another."""
    name: str = request.param
    return name


def test_every_card_that_comes_with_a_game_is_understood(ludex: Ludex, game: str) -> None:
    for path in sorted((ROOMS / game / "cards").glob("*.toml")):
        document = ludex("cards", "coverage", path, "--game", game, "--json").document
        assert document["cards"] == document["understood"] > 0, path
        assert (document["declined"], document["ambiguous"], document["round_trip_failures"]) == (0, 0, 0)


def test_a_text_is_explained_and_rendered_back(ludex: Ludex, game: str) -> None:
    outcome = ludex("cards", "explain", "--game", game, TEXTS[game])

    assert outcome.code == 0
    assert all(line in outcome.out for line in TEXTS[game].splitlines())
    assert ludex("cards", "explain", "--game", game, "Eat a moth.").code == 1


def test_a_card_is_smoked_in_random_games(ludex: Ludex, game: str) -> None:
    path = min((ROOMS / game / "cards").glob("*.toml"))
    document = ludex("cards", "smoke", path, "--game", game, "--only", "a", "--json").document

    assert document["games"] == document["cards"] > 0 and document["errors"] == 0


def test_bots_play_and_every_game_ends_by_a_rule(ludex: Ludex, game: str) -> None:
    document = ludex("sim", game, "--games", 3, "--seed", 2, "--jobs", 1, "--json").document

    assert (document["games"], document["errors"]) == (3, 0)
    assert all(rule.startswith(f"{game} ") for rule in document["ended_by"])
    assert sum(document["ended_by"].values()) == 3


def test_a_record_is_replayed_with_its_log(ludex: Ludex, game: str, tmp_path: Path) -> None:
    played = front.new(game, games.room(game).starter_decks(game)[:2], seed=7)
    for _ in range(20):
        assert played.decision is not None
        played.choose(played.decision.options[0])
    path = tmp_path / "game.record"
    path.write_text(played.record(), encoding="utf-8")

    page = ludex("replay", path, "--log").out
    assert f"{game} " in page and "20 answers; the game goes on." in page
    assert ludex("replay", path, "--json").document["hash"] == played.hash()


def test_a_tree_is_counted(ludex: Ludex, game: str) -> None:
    path = min(PERFT.glob(f"{game}_*.toml"))
    document = ludex("perft", path, "--depth", 1, "--json").document

    assert document["counts"][1] == len(document["divided"]) > 1
    assert all(key in ludex("perft", path, "--depth", 1).out for key in document["divided"])


def test_a_rule_of_its_book_is_shown(ludex: Ludex, game: str) -> None:
    number = {"sve": "8.4.9", "cfv": "7.6.1.2"}[game]

    assert f"{game} {number}" in ludex("rules", "show", game, number).out
