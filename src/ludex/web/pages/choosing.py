"""What is chosen on the first page: a game, a deck, an opponent. Everything has a sensible default."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, Self

from ludex import games
from ludex.bots import LEVELS
from ludex.families import families, usual
from ludex.games import DeckFault
from ludex.web.hosting.clock import ClockSettings
from ludex.web.hosting.creating import NewGame, NewSeat
from ludex.web.pages.cardbook import game_of, starters
from ludex.web.pages.opening import open_game
from ludex.web.pages.visitor import Visitor


def _editions(game: str) -> tuple[str, ...]:
    """The rulesets of a game, the newest book first."""
    names = games.room(game).RULESETS
    books = dict.fromkeys(rules.book for rules in names.values())
    return tuple(name for book in reversed(books) for name, rules in names.items() if rules.book == book)


GAMES = {game: _editions(game) for game in families()}
"""The games and their editions and formats, the one to begin with first."""
USUAL = GAMES[usual()][0]
"""The ruleset that is meant where nobody says which."""

OPPONENTS = ("bot", "friend", "watch", "alone")
CLOCKS = {"none": None, "quick": ClockSettings(300, 5), "easy": ClockSettings(900, 10)}
LENGTHS: dict[str, Literal[1, 3]] = {"one": 1, "three": 3}
"""One game, or the best of three."""
ANY = ""
"""The deck of who does not mind."""
LEVEL = "steady"


@dataclass(frozen=True, slots=True)
class Choice:
    """What somebody wants to play."""

    ruleset: str = USUAL
    deck: str = ANY
    opponent: str = "bot"
    level: str = LEVEL
    their_deck: str = ANY
    clock: str = "none"
    open: str = "no"
    games: str = "one"
    name: str = ""

    @classmethod
    def remembered(cls, kept: Mapping[str, Any]) -> Self:
        """A choice as it was kept; what does not exist any more becomes the default."""
        known = {field.name for field in fields(cls)}
        found = cls(**{key: value for key, value in kept.items() if key in known and isinstance(value, str)})
        whole = cls()
        if found.ruleset not in games.rulesets():
            return whole
        return replace(
            found,
            opponent=found.opponent if found.opponent in OPPONENTS else whole.opponent,
            level=found.level if found.level in LEVELS else whole.level,
            clock=found.clock if found.clock in CLOCKS else whole.clock,
            games=found.games if found.games in LENGTHS else whole.games,
        )

    def kept(self) -> dict[str, str]:
        """What to remember; the name is remembered with the player."""
        return {key: value for key, value in asdict(self).items() if key != "name"}

    @property
    def game(self) -> str:
        return game_of(self.ruleset)

    def under(self, ruleset: str) -> Choice:
        """The same under another ruleset, where decks are others."""
        return replace(self, ruleset=ruleset, deck=ANY, their_deck=ANY)


@dataclass(frozen=True, slots=True)
class Own:
    """A deck that a player has built, and the lab cards that are in it."""

    id: str
    deck: dict[str, Any]
    cards: tuple[dict[str, Any], ...] = ()

    def faults(self, ruleset: str) -> tuple[DeckFault, ...]:
        """What is wrong with the deck. One with lab cards is judged when it is played: those are read by workers."""
        return () if self.cards else games.room(ruleset).deck_faults(ruleset, self.deck)


async def begin(guest: Visitor, choice: Choice, own: Mapping[str, Own]) -> str:
    """Create the game and say where it is; `Wrong` says why it cannot be."""
    ruleset = choice.ruleset
    mine, theirs = (_deck(ruleset, name, own) for name in (choice.deck, choice.their_deck))
    cards = _cards(own, choice.deck, choice.their_deck)
    t = guest.t
    bot = NewSeat("bot", bot=choice.level, name=t("home.bot_name", level=t.named("bot", choice.level)))
    person = NewSeat("person", name=choice.name or t("home.host" if choice.opponent == "friend" else "home.you"))
    seats = {
        "bot": (person, bot),
        "friend": (person, NewSeat("person", name=t("home.friend"))),
        "watch": (_named(bot, f"{bot.name} 1"), _named(bot, f"{bot.name} 2")),
        "alone": (person, NewSeat("bot", bot="passive", name=t.named("bot", "passive"))),
    }[choice.opponent]
    together = choice.opponent == "friend"
    wanted = NewGame(
        ruleset=ruleset, decks=(mine, theirs), seats=seats, cards=cards,
        clock=None if choice.opponent == "alone" else CLOCKS[choice.clock],
        waits=together, open=together and choice.open == "yes",
        best_of=1 if choice.opponent in ("watch", "alone") else LENGTHS[choice.games],
        listed=choice.opponent == "watch" or (together and choice.open == "yes"),
    )  # fmt: skip
    return await open_game(guest, wanted)


def _named(seat: NewSeat, name: str) -> NewSeat:
    return NewSeat(seat.kind, name=name, bot=seat.bot)


def _deck(ruleset: str, name: str, own: Mapping[str, Own]) -> str | dict[str, Any]:
    if name in own:
        return own[name].deck
    known = starters(ruleset)
    return name if name in known else secrets.choice(list(known))


def _cards(own: Mapping[str, Own], *names: str) -> tuple[dict[str, Any], ...]:
    """The lab cards of the decks, each once."""
    found = {card["name"]: card for name in names if name in own for card in own[name].cards}
    return tuple(found.values())
