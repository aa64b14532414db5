"""From what is stored of a game's start to its first decision: decks whole, seed, lab cards, and the cards' digest."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from ludex import games

if TYPE_CHECKING:
    from ludex.kernel.decisions import Auto
    from ludex.kernel.game import Game


class OtherCards(ValueError):
    """The cards or rules of this server are not those that a game was begun with."""


def new_setup(
    ruleset: str, decks: Sequence[object], seed: int, cards: Sequence[dict[str, Any]], auto: Auto = True
) -> dict[str, Any]:
    """What to store of a new game. What cannot be played is refused: ValueError or LookupError say why."""
    room = games.room(ruleset)
    whole = [msgspec.to_builtins(room.deck_of(deck)) for deck in decks]
    setup: dict[str, Any] = {"decks": whole, "seed": seed, "cards": list(cards), "auto": auto}
    setup["digest"] = _digest(_begin(ruleset, setup))
    return setup


def begin(ruleset: str, setup: dict[str, Any]) -> Game:
    """The game at its first decision."""
    game = _begin(ruleset, setup)
    if setup.get("digest", "") != _digest(game):
        raise OtherCards("this game was begun with other cards or rules than this server has now")
    return game


def _begin(ruleset: str, setup: dict[str, Any]) -> Game:
    options = {"catalog": _catalog(ruleset, setup["cards"])} if setup["cards"] else {}
    return games.start(ruleset, setup["decks"], setup["seed"], auto=setup["auto"], **options)


def _catalog(ruleset: str, cards: Sequence[dict[str, Any]]) -> object:
    """The cards that come with ludex and those written in the lab."""
    room = games.room(ruleset)
    catalogs = _catalogs(ruleset)
    rows = [room.outside(games.ruleset(ruleset), card) for card in cards]
    made: object = catalogs.Catalog((*catalogs.shipped().rows, *rows))
    return made


def _catalogs(ruleset: str) -> Any:
    game = ruleset.partition("/")[0].partition("-")[0]
    return import_module(games.ROOMS[game].rpartition(".")[0] + ".catalog")


def _digest(game: Game) -> str:
    """Rules and cards in one word."""
    cards = sorted({(card.definition.key, card.definition.digest) for card in game.cards})
    return sha256(repr((game.rules.id, game.rules.version, cards)).encode()).hexdigest()[:24]
