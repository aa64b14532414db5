"""A game goes on with the cards it was begun with, whatever became of them since."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludex import games
from ludex.web.hosting.held import Held
from ludex.web.hosting.past import Line
from ludex.web.hosting.starting import OtherCards, begin, new_setup, pins
from ludex.web.settings import Settings
from ludex.web.store import Pin, Store, Stored
from tests.web.conftest import Start
from tests.web.serving import play


def _starters(ruleset: str) -> tuple[str, str]:
    found = games.room(ruleset).starter_decks(ruleset)
    return found[0], found[1]


def _stored(ruleset: str, setup: dict[str, Any]) -> Stored:
    return Stored("game", ruleset, setup, [], {}, 0, "running", None, 0)


def _changed(pin: Pin, names: set[str]) -> Pin:
    """A catalogue as it was before somebody gave some cards another text."""
    rows = [{**row, "text": ""} if row["name"] in names else row for row in pin.rows]
    return Pin(pin.game, "before", rows)


def _begun_with(ruleset: str, decks: list[object], pin: Pin) -> dict[str, Any]:
    """What a server with these cards stored of a new game."""
    with pytest.MonkeyPatch.context() as patch:
        catalogs = import_module(f"ludex.games.{pin.game}.catalog")
        known = catalogs.shipped().rows
        cards = catalogs.Catalog(msgspec.convert(pin.rows, tuple[type(known[0]), ...]))  # type: ignore[misc]
        real = games.start
        patch.setattr(games, "start", lambda *what, **how: real(*what, **{**how, "catalog": cards}))
        return new_setup(ruleset, decks, 7, ())


def _names(deck: Any) -> set[str]:
    whole = msgspec.to_builtins(deck)
    return {name for part in whole.values() if isinstance(part, dict) for name in part}


@pytest.fixture
def store(tmp_path: Path) -> Any:
    made = Store(Settings(database=f"sqlite:///{tmp_path}/ludex.db"))
    yield made
    made.close()


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5/valhalla"])
def test_a_game_goes_on_with_the_texts_it_was_begun_with(store: Store, ruleset: str) -> None:
    decks = [games.room(ruleset).deck_of(name) for name in _starters(ruleset)]
    now = pins()
    game = ruleset.partition("/")[0].partition("-")[0]
    before = _changed(now[game], _names(decks[0]))
    # A server of before: its cards have no texts.
    store.catalogs.play_with({**now, game: before})
    setup = _begun_with(ruleset, decks, before)
    store.games.create(_stored(ruleset, setup))
    # The server of now.
    store.catalogs.play_with(now)
    found = store.games.load("game")
    assert found is not None
    old = begin(ruleset, found[0].setup)
    mine = [card.definition.row for card in old.cards if card.definition.row["name"] in _names(decks[0])]
    assert mine
    assert not any(row.get("text") for row in mine)
    with pytest.raises(OtherCards):
        begin(ruleset, setup)  # with the cards of now it would be another game
    # One that follows it, from an earlier position, has its cards too; and what is stored is no larger for it.
    store.games.create(_again(found[0]))
    again = store.games.load("again")
    assert again is not None
    assert begin(ruleset, again[0].setup).hash() == old.hash()
    row = store.games.find("again")
    assert row is not None
    assert "rows" not in row.setup
    assert row.catalog == "before"


def _again(stored: Stored) -> Stored:
    return Stored("again", stored.ruleset, stored.setup, [], {}, 0, "running", None, 0)


def test_games_of_the_cards_of_now_carry_nothing_with_them(store: Store) -> None:
    store.catalogs.play_with(pins())
    store.games.create(_stored("sve", new_setup("sve", _starters("sve"), 7, ())))
    found = store.games.load("game")
    assert found is not None
    assert "rows" not in found[0].setup
    assert found[0].catalog == pins()["sve"].digest


def test_games_of_before_there_were_catalogues_are_pinned_to_those_of_now(store: Store) -> None:
    for ruleset in ("sve", "sve/open-8", "cfv", "fow-2.0", "fow-5.5/bifrost"):
        store.games.create(Stored(ruleset[-9:], ruleset, {}, [], {}, 0, "running", None, 0))
    store.catalogs.play_with(pins())
    for ruleset in ("sve", "sve/open-8", "cfv", "fow-2.0", "fow-5.5/bifrost"):
        found = store.games.find(ruleset[-9:])
        assert found is not None
        assert found.catalog == pins()[ruleset.partition("/")[0].partition("-")[0]].digest


def test_a_later_version_of_the_rules_alone_refuses_no_game() -> None:
    """Whether its answers still fit is seen when they are given again."""
    setup = new_setup("sve", _starters("sve"), 7, ())
    game = begin("sve", setup)
    game.rules.version = "2"
    try:
        assert begin("sve", setup).rules.version == "2"
    finally:
        game.rules.version = "1"


def test_answers_that_no_longer_fit_are_a_reason() -> None:
    setup = new_setup("sve", _starters("sve"), 7, ())
    names, first = ("Ann", "Bob"), begin("sve", setup).decision
    assert first is not None
    right = Line(0, "answer", first.seat, first.options[0].key)
    assert Held("sve", setup, names, [right]).facts().version == 1
    with pytest.raises(OtherCards, match="after 1 answers"):
        Held("sve", setup, names, [right, Line(1, "answer", 0, "play c99999")])


def test_a_server_with_other_cards_goes_on_with_a_game(start: Start, tmp_path: Path) -> None:
    """The game was begun when a card had another text: its old cards go to the process that moves it."""
    server = start()
    made = server.create()
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        assert play((ann, bob), 4) == 4
    server.stop()
    rows = [{**row, "text": ""} if row["name"] == "Candle-End Ghost" else row for row in pins()["sve"].rows]
    with closing(sqlite3.connect(tmp_path / "ludex.db")) as database:
        database.execute("INSERT INTO catalogs VALUES ('before', 'sve', ?)", (json.dumps(rows),))
        database.execute("UPDATE games SET catalog = 'before'")
        database.commit()
    server.start()
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        assert ann.version == 4
        assert play((ann, bob), 4) == 4


@pytest.mark.parametrize("rows", [[{"name": "Nobody", "colour": "none"}], [{}], [], [{"name": 3}]])
def test_cards_that_can_no_longer_be_read_are_a_reason(rows: list[dict[str, Any]]) -> None:
    setup = new_setup("sve", _starters("sve"), 7, ())
    with pytest.raises(OtherCards, match="begun with other cards"):
        begin("sve", {**setup, "rows": rows})
