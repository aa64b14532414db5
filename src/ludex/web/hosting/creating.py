"""New games: from what somebody asks for, or from a game that was played, to a stored game with tokens."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludex import games
from ludex.bots import BOTS
from ludex.games.decks import IllegalDeck
from ludex.solving.puzzle import shipped
from ludex.table.languages import LANGUAGES, language
from ludex.web.hosting.clock import ClockSettings, now
from ludex.web.hosting.limits import (
    LARGEST_DECK,
    LARGEST_NUMBER,
    LONGEST_FIELD,
    LONGEST_TEXT,
    MOST_LYING,
    MOST_OWN,
    too_large,
)  # fmt: skip
from ludex.web.hosting.match import Match, disclosed
from ludex.web.hosting.wording import plain
from ludex.web.languages import said
from ludex.web.learning.lesson import lesson
from ludex.web.protocol.http import SeatMade
from ludex.web.protocol.seats import hashed, new_game_id, new_token, seat_of
from ludex.web.spelled import spelled
from ludex.web.store import Entry, Stored
from ludex.web.store.games import WAITING
from ludex.web.work.crew import Lost, Overrun
from ludex.web.work.jobs import TooMany

if TYPE_CHECKING:
    from ludex.kernel.decisions import Auto
    from ludex.web.hosting.table import Table
    from ludex.web.hosting.tables import Tables

NAME_LENGTH = 40


class Wrong(ValueError):
    """What is wrong with what was asked for: a sentence, the field it is about, and the rule if one forbids it; the
    sentence in other languages where the server alone could not say it."""

    def __init__(self, sentence: str, field: str = "", rule: str = "", words: dict[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.field = field
        self.rule = rule
        self.words = words

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        return (self.words or {}).get(lang) or said(self.sentence, lang)


def illegal(error: IllegalDeck, field: str) -> Wrong:
    """A deck that may not be used: each of its faults in the words of the game."""
    rule = error.faults[0].rule if error.faults else ""
    words = {}
    for name in LANGUAGES:
        spoken = language(name, rule.partition(" ")[0])
        faults = "; ".join(f"{spoken.sentence(fault.sentence)} ({fault.rule})" for fault in error.faults)
        words[name] = said(f"deck {error.name!r} is not legal: {faults}", name)
    return Wrong(str(error), field, rule, words)


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a person, who gets a token, or a bot of a name."""

    kind: Literal["person", "bot"]
    name: Annotated[str, Meta(max_length=200)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class From(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An earlier position of a game. While that is played, the token of a seat against a bot is needed."""

    game: Annotated[str, Meta(max_length=64)]
    answers: Annotated[int, Meta(ge=0, le=1_000_000)]
    token: Annotated[str, Meta(max_length=64)] = ""


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that somebody asks for."""

    ruleset: Annotated[str, Meta(max_length=64)] = ""
    decks: tuple[str | dict[str, Any], ...] = ()
    seats: tuple[NewSeat, ...] = (NewSeat("person"), NewSeat("bot", bot="greedy"))
    seed: Annotated[int, Meta(ge=0, le=(1 << 63) - 1)] | None = None
    clock: ClockSettings | None = None
    spectators: bool = True
    cards: tuple[dict[str, Any], ...] = ()
    from_: From | None = msgspec.field(default=None, name="from")
    scenario: dict[str, Any] | None = None  # a position to begin with, as in a scenario file
    lesson: Annotated[str, Meta(max_length=40)] = ""
    puzzle: Annotated[str, Meta(max_length=40)] = ""  # one that comes with ludex, for the seat that is to win
    waits: bool = False  # it begins when somebody has sat down opposite, with a deck of their own
    open: bool = False  # anybody may sit down there
    listed: bool = False  # it may be found among those to watch
    hints: bool = True  # against bots, whether one may ask what to answer
    best_of: Literal[1, 3] = 1  # of so many games the most are won: a match


@dataclass(frozen=True, slots=True)
class Created:
    """A new game and the tokens of its seats; bots have none."""

    game: str
    tokens: tuple[str | None, str | None]

    @property
    def seats(self) -> list[SeatMade]:
        """As who asked is told: a token for its own seat, an invitation to the other."""
        mine = next((number for number, token in enumerate(self.tokens) if token is not None), None)
        return [
            SeatMade(number, token, token is not None and number != mine) for number, token in enumerate(self.tokens)
        ]


async def create(tables: Tables, wanted: NewGame, player: str | None = None, visitor: str = "") -> Created:
    """Create a game; `Wrong` says what cannot be done. The first person's seat belongs to the player who asks.
    `visitor`: by what those are told apart who wait for each other."""
    seats, tokens = _seats(wanted.seats)
    if wanted.best_of > 1 and (
        wanted.from_ or wanted.scenario or wanted.lesson or wanted.puzzle or not any(tokens)
    ):
        raise Wrong("A match is played by people, from the beginning of each game.", "best_of")
    if wanted.from_ is not None:
        stored, entries = await _continued(tables, wanted, seats)
    elif wanted.puzzle:
        stored, entries = await _riddle(tables, wanted, seats, visitor), []
    elif wanted.scenario is not None or wanted.lesson:
        stored, entries = await _staged(tables, wanted, seats, visitor), []
    else:
        stored, entries = await _fresh(tables, wanted, seats, visitor), []
    if player is not None:
        first = next((number for number, seat in enumerate(seats) if seat["kind"] == "person"), None)
        if first is not None:
            stored = replace(stored, player1=player) if first else replace(stored, player0=player)
    await asyncio.to_thread(tables.store.games.create, stored, entries)
    if not any(seat["kind"] == "person" for seat in seats):
        await tables.get(stored.id)  # bots among themselves begin even if nobody comes
    return Created(stored.id, (tokens[0], tokens[1]))


def _seats(wanted: tuple[NewSeat, ...]) -> tuple[list[dict[str, Any]], list[str | None]]:
    if len(wanted) != 2:
        raise Wrong("A game has two seats.", "seats")
    seats: list[dict[str, Any]] = []
    tokens: list[str | None] = []
    for number, seat in enumerate(wanted):
        if seat.kind == "bot" and seat.bot not in BOTS:
            raise Wrong(f"There is no bot {seat.bot!r}; there are {', '.join(BOTS)}.", "seats")
        token = new_token() if seat.kind == "person" else None
        name = plain(seat.name)[:NAME_LENGTH] or (seat.bot.capitalize() if seat.bot else f"Player {number + 1}")
        digest = None if token is None else hashed(token)
        kind = "invitation" if any(tokens) else "token"  # the first person is who asks; the others are invited
        seats.append({"kind": seat.kind, "bot": seat.bot or None, "name": name, kind: digest})
        tokens.append(token)
    return seats, tokens


def _check_cards(cards: tuple[dict[str, Any], ...], most: int = MOST_OWN) -> None:
    """Cards of somebody's own have the limits of the lab, wherever they come from."""
    if len(cards) > most:
        raise Wrong(f"A game may have {most} cards of your own.", "cards")
    for card in cards:
        for field, told in card.items():
            longest = LONGEST_TEXT if field in ("text", "back", "words") else LONGEST_FIELD
            if len(told if isinstance(told, str) else repr(told)) > longest:
                raise Wrong(f"What stands in {field[:40]!r} of a card may have {longest} characters.", "cards")
            if too_large(told) is not None:
                raise Wrong(f"{field[:40]!r} of a card may be {LARGEST_NUMBER} at most.", "cards")


def _check_deck(deck: str | dict[str, Any]) -> None:
    """A deck has a size: it is stored with every game that is played with it, and so are its cards."""
    bare = deck if isinstance(deck, str) else {part: deck[part] for part in deck if part != "cards"}
    if len(msgspec.json.encode(bare)) > LARGEST_DECK:
        raise Wrong(f"A deck may have {LARGEST_DECK} characters besides its cards.", "decks")
    _check_cards(_brought(deck))


def _brought(deck: str | dict[str, Any]) -> tuple[dict[str, Any], ...]:
    """The cards that come with a deck."""
    cards = deck.get("cards", ()) if isinstance(deck, dict) else ()
    if not isinstance(cards, list | tuple) or not all(isinstance(card, dict) for card in cards):
        raise Wrong("The cards of a deck are a list of cards.", "decks")
    return tuple(cards)


def _settings(wanted: NewGame) -> dict[str, Any]:
    """What clients are told of it too (`protocol.parts.GameSettings`)."""
    found: dict[str, Any] = {"clock": msgspec.to_builtins(wanted.clock), "spectators": wanted.spectators}
    if not wanted.hints:
        found["hints"] = False
    if wanted.best_of > 1:
        found["match"] = msgspec.to_builtins(Match(wanted.best_of))
    return found | {key: True for key in ("open", "listed") if getattr(wanted, key) and wanted.spectators}


# -- from the beginning -----------------------------------------------------------------------------------------------
async def _fresh(tables: Tables, wanted: NewGame, seats: list[dict[str, Any]], visitor: str) -> Stored:
    try:
        ruleset = games.ruleset(wanted.ruleset).id
    except games.UnknownRuleset as error:
        raise Wrong(f"There is no ruleset {wanted.ruleset!r}.", "ruleset") from error
    _check_cards(wanted.cards)
    decks = wanted.decks or _some_decks(ruleset)
    for deck in decks:
        _check_deck(deck)
    if len(decks) != 2:
        raise Wrong("A game is played with two decks.", "decks")
    if wanted.waits:
        return await _waiting(tables, wanted, seats, visitor, ruleset, decks)
    people = sum(seat["kind"] == "person" for seat in seats)
    if wanted.seed is not None and people > 1 and not tables.settings.chosen_seeds:
        raise Wrong("A seed is chosen only against bots: who knows it knows every card.", "seed")
    seed = secrets.randbits(63) if wanted.seed is None else wanted.seed
    # Between two people nobody passes unasked: that would tell the other that there was nothing to play.
    auto: Auto = "choices" if people > 1 else "turns" if people else True
    setup = await prepared(tables, visitor, ruleset, decks, seed, wanted.cards, auto, wanted.best_of > 1)
    return _stored(ruleset, setup, seats, _settings(wanted))


async def _waiting(
    tables: Tables, wanted: NewGame, seats: list[dict[str, Any]], visitor: str, ruleset: str, decks: tuple[Any, ...]
) -> Stored:
    """A table that waits for somebody: its host's deck may be played, the other one is not there yet."""
    if any(seat["kind"] != "person" for seat in seats) or wanted.seed is not None:
        raise Wrong("A table waits for a person, and for no seed.", "waits")
    seed = secrets.randbits(63)
    setup = await prepared(tables, visitor, ruleset, (decks[0], decks[0]), seed, wanted.cards, "choices",
                           wanted.best_of > 1)  # fmt: skip
    return replace(_stored(ruleset, setup, seats, _settings(wanted)), status=WAITING)


def check_brought(deck: str | dict[str, Any], cards: tuple[dict[str, Any], ...]) -> None:
    """A deck, and the cards that come with it, have the limits of the lab."""
    _check_cards(cards)
    _check_deck(deck)


async def prepared(tables: Tables, visitor: str, *wanted: Any) -> dict[str, Any]:
    """What to store of a game with these decks."""
    made: dict[str, Any] = await _set_up(tables, visitor, "set_up", *wanted)
    return made


def _some_decks(ruleset: str) -> tuple[str, ...]:
    starters = games.room(ruleset).starter_decks(ruleset)
    return (secrets.choice(starters), secrets.choice(starters)) if starters else ()


async def _set_up(tables: Tables, visitor: str, duty: str, *wanted: Any) -> Any:
    """What to store of a new game: made by a worker, for it is full of what a visitor wrote."""
    try:
        return await tables.read_for(visitor, duty, *wanted)
    except Overrun as error:
        raise Wrong("This takes longer to read than the server has time for.", "cards") from error
    except (TooMany, Lost) as error:
        raise Wrong("The server is busy; try again in a moment.") from error
    except IllegalDeck as error:
        raise illegal(error, "decks") from error
    except (ValueError, LookupError, TypeError) as error:
        raise Wrong(f"This cannot be played: {spelled(error).removesuffix('.')}.", "decks") from error


def _stored(
    ruleset: str, setup: dict[str, Any], seats: list[dict[str, Any]], settings: dict[str, Any], **more: Any
) -> Stored:
    return Stored(new_game_id(), ruleset, setup, seats, settings, now(), "running", None, 0, **more)


# -- from a position in words -----------------------------------------------------------------------------------------
async def _staged(tables: Tables, wanted: NewGame, seats: list[dict[str, Any]], visitor: str) -> Stored:
    """A game that begins in the middle: at the position of a scenario, or at that of a lesson."""
    if wanted.decks or wanted.cards or wanted.ruleset:
        raise Wrong("A position says itself by which ruleset it is played, and brings its cards.", "scenario")
    scenario = _of_lesson(wanted.lesson) if wanted.lesson else checked(wanted.scenario or {})
    try:
        ruleset = games.ruleset(str(scenario.get("ruleset", ""))).id
    except games.UnknownRuleset as error:
        raise Wrong(f"There is no ruleset {scenario.get('ruleset', '')!r}.", "scenario") from error
    people = sum(seat["kind"] == "person" for seat in seats)
    auto: Auto = "choices" if people > 1 else "turns" if people else True
    setup = await _set_up(tables, visitor, "stage", scenario, wanted.lesson, auto)
    return _stored(ruleset, setup, seats, _settings(wanted))


async def _riddle(tables: Tables, wanted: NewGame, seats: list[dict[str, Any]], visitor: str) -> Stored:
    """A game that is a puzzle: a person is to win, against a bot."""
    if wanted.decks or wanted.cards or wanted.ruleset or wanted.scenario or wanted.lesson:
        raise Wrong("A puzzle brings its position and its cards.", "puzzle")
    try:
        seat = shipped(wanted.puzzle).seat
    except LookupError as error:
        raise Wrong(f"There is no puzzle {wanted.puzzle!r}.", "puzzle") from error
    if seats[seat]["kind"] != "person" or seats[1 - seat]["kind"] != "bot":
        raise Wrong(f"In this puzzle a person at seat {seat} wins against a bot.", "seats")
    ruleset, setup = await _set_up(tables, visitor, "puzzle", wanted.puzzle)
    return _stored(ruleset, setup, seats, _settings(wanted))


def _of_lesson(name: str) -> dict[str, Any]:
    found = lesson(name)
    if found is None:
        raise Wrong(f"There is no lesson {name!r}.", "lesson")
    scenario: dict[str, Any] = msgspec.to_builtins(found.scenario)
    return scenario


def checked(scenario: dict[str, Any]) -> dict[str, Any]:
    """A scenario within the limits of what visitors may write."""
    for part, most in (("card", MOST_LYING), ("brings", MOST_OWN)):
        cards = scenario.get(part, [])
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            raise Wrong(f"What stands under {part!r} is a list of cards.", "scenario")
        _check_cards(tuple(cards), most)
    _check_numbers(scenario.get("position", {}), MOST_LYING, "position")
    for values in _plain_dict(scenario.get("values", {}), "values").values():
        _check_numbers(values, LARGEST_NUMBER, "values")
    return scenario


def _check_numbers(numbers: Any, most: int, part: str) -> None:
    """Some numbers say how many cards to lay."""
    for key, number in _plain_dict(numbers, part).items():
        if isinstance(number, int) and key != "seed" and not -LARGEST_NUMBER <= number <= most:
            raise Wrong(f"{key[:40]!r} under {part!r} may be {most} at most.", "scenario")


def _plain_dict(found: Any, part: str) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise Wrong(f"What stands under {part!r} is a table.", "scenario")
    return found


# -- from an earlier position -----------------------------------------------------------------------------------------
async def _continued(tables: Tables, wanted: NewGame, seats: list[dict[str, Any]]) -> tuple[Stored, list[Entry]]:
    assert wanted.from_ is not None
    where = wanted.from_
    table = await tables.get(where.game)
    if table is None or not _may_continue(table, where.token) or not await disclosed(table):
        raise Wrong("There is no such game that could be continued.", "from")
    seat = seat_of(table.stored.seats, where.token) if where.token else None
    if where.answers > table.facts.answered[seat]:
        raise Wrong(f"That game had {table.facts.answered[seat]} answers.", "from")
    given, over = await table.given(seat, where.answers)
    if over:
        raise Wrong("There the game was over.", "from")
    old = table.stored
    setup = {**old.setup, "lesson": ""} if old.setup.get("lesson") else old.setup  # from there one plays freely
    setup = {**setup, "free": True} if setup.get("puzzle") else setup
    stored = _stored(old.ruleset, setup, seats, _settings(wanted), from_game=old.id, from_answers=where.answers)
    at = now()
    entries = [Entry(stored.id, n, "answer", one.seat, one.key, at) for n, one in enumerate(given)]
    return stored, entries


def _may_continue(table: Table, token: str) -> bool:
    """A game that is over may be continued by all who know it, one against a bot by who plays it."""
    if table.over:
        return True
    return len(table.people) == 1 and bool(token) and seat_of(table.stored.seats, token) is not None
