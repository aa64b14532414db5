"""From what is stored of a game's start to its first decision: decks whole, seed, lab cards, and the cards' digest."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from ludex import games
from ludex.families import families, family_of
from ludex.solving.puzzle import set_up as lay_out
from ludex.solving.puzzle import shipped
from ludex.table.scenariofile import ScenarioError, ScenarioFile, set_up
from ludex.web.store.catalogs import Pin

if TYPE_CHECKING:
    from ludex.kernel.decisions import Auto
    from ludex.kernel.game import Game
    from ludex.table.named_cards import Cast
    from ludex.table.scenario import Scenario


class OtherCards(ValueError):
    """The cards or rules of this server are not those that a game was begun with."""


def new_setup(
    ruleset: str, decks: Sequence[object], seed: int, cards: Sequence[dict[str, Any]], auto: Auto = True, *,
    match: bool = False,
) -> dict[str, Any]:  # fmt: skip
    """What to store of a new game. What cannot be played is refused: ValueError or LookupError say why. A game of a
    match is as one of a tournament (fow-5.5 3.16:1.2)."""
    room = games.room(ruleset)
    whole = [msgspec.to_builtins(room.deck_of(deck)) for deck in decks]
    setup: dict[str, Any] = {"decks": whole, "seed": seed, "cards": list(cards), "auto": auto}
    if match:
        setup["tournament"] = True
    game = _begin(ruleset, setup)
    setup["rules"] = game.rules.version
    setup["digest"] = _digest(game, game.rules.version)
    return setup


def staged_setup(scenario: dict[str, Any], lesson: str = "", auto: Auto = "turns") -> dict[str, Any]:
    """What to store of a game that begins in the middle: from the position of a scenario, its answers not given. The
    position is tried; what cannot be set up is refused: ValueError or LookupError say why."""
    try:
        ruleset = games.ruleset(msgspec.convert(scenario, ScenarioFile).ruleset).id
    except msgspec.ValidationError as error:
        raise ScenarioError(str(error)) from error
    setup: dict[str, Any] = {"decks": [], "seed": 0, "cards": [], "auto": auto, "scenario": scenario, "lesson": lesson}
    game = _begin(ruleset, setup)
    setup["rules"] = game.rules.version
    setup["digest"] = _digest(game, game.rules.version)
    return setup


def puzzle_setup(name: str) -> tuple[str, dict[str, Any]]:
    """What to store of a game that is a puzzle which comes with ludex, and its ruleset."""
    puzzle = shipped(name)
    setup: dict[str, Any] = {"decks": [], "seed": 0, "cards": [], "auto": True, "puzzle": puzzle.name}
    game = _begin(puzzle.ruleset, setup)
    setup["rules"] = game.rules.version
    setup["digest"] = _digest(game, game.rules.version)
    return game.rules.id, setup


def stage(setup: dict[str, Any]) -> tuple[Scenario, Cast]:
    """The position that a game began with, and the cards that its scenario has names for."""
    return set_up(msgspec.convert(setup["scenario"], ScenarioFile), auto=setup["auto"])


def begin(ruleset: str, setup: dict[str, Any]) -> Game:
    """The game at its first decision, with the cards it was begun with."""
    try:
        game = _begin(ruleset, setup)
    except (ValueError, LookupError, msgspec.MsgspecError) as error:
        raise OtherCards(f"this game was begun with other cards or rules than this server has now ({error})") from error
    # The version of the rules is taken as it was then: whether the answers still fit is seen when they are given.
    if setup.get("digest", "") != _digest(game, setup.get("rules", game.rules.version)):
        raise OtherCards("this game was begun with other cards or rules than this server has now")
    return game


def _begin(ruleset: str, setup: dict[str, Any]) -> Game:
    if "puzzle" in setup:
        return lay_out(shipped(setup["puzzle"]))
    if "scenario" in setup:
        return stage(setup)[0].game
    pinned = setup.get("rows")
    options: dict[str, object] = {"tournament": True} if setup.get("tournament") else {}
    if setup["cards"] or pinned is not None:
        options["catalog"] = _catalog(ruleset, setup["cards"], pinned)
    return games.start(ruleset, setup["decks"], setup["seed"], auto=setup["auto"], **options)


def _catalog(ruleset: str, cards: Sequence[dict[str, Any]], pinned: list[dict[str, Any]] | None) -> object:
    """The cards that a game was begun with, else those that come with ludex; and those written in the lab."""
    room = games.room(ruleset)
    catalogs = _catalogs(ruleset)
    known = catalogs.shipped().rows
    if pinned is not None:
        known = msgspec.convert(pinned, tuple[type(known[0]), ...])  # type: ignore[misc]
    rows = [room.outside(games.ruleset(ruleset), card) for card in cards]
    made: object = catalogs.Catalog((*known, *rows))
    return made


def pins() -> dict[str, Pin]:
    """The cards of this server, for games to be pinned to."""
    found = {}
    for game in families():
        rows = [msgspec.to_builtins(row) for row in _catalogs(game).shipped().rows]
        digest = blake2b(msgspec.json.encode(rows, order="sorted"), digest_size=12).hexdigest()
        found[game] = Pin(game, digest, rows)
    return found


def _catalogs(ruleset: str) -> Any:
    family = family_of(ruleset)
    assert family is not None
    return import_module(family.room.rpartition(".")[0] + ".catalog")


def _digest(game: Game, rules: str) -> str:
    """Rules and cards in one word."""
    cards = sorted({(card.definition.key, card.definition.digest) for card in game.cards})
    return sha256(repr((game.rules.id, rules, cards)).encode()).hexdigest()[:24]
