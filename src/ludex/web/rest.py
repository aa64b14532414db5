"""The small JSON interface: what can be played, new games, records, rules, words."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludex import games
from ludex.families import families
from ludex.table.languages import language
from ludex.web.answering import answering
from ludex.web.answers import answered, asked_in, refused
from ludex.web.browser import player_key, queue_of
from ludex.web.hosting.creating import NewGame, Wrong, create
from ludex.web.hosting.joining import Join, join
from ludex.web.hosting.limits import LARGEST_FILE, LONGEST_FIELD, LONGEST_READING, SHARE, weight
from ludex.web.hosting.match import disclosed
from ludex.web.hosting.siding import exchange, layout, may_side
from ludex.web.hosting.starting import OtherCards
from ludex.web.pages.bringing import bring
from ludex.web.pages.shelves import playable_under
from ludex.web.protocol import http, schema
from ludex.web.protocol.limits import Doors, is_local
from ludex.web.protocol.parts import GameSettings
from ludex.web.protocol.seats import seat_of
from ludex.web.protocol.welcome import continued, players
from ludex.web.rulecards import rule_card
from ludex.web.words import LANGUAGES, words

if TYPE_CHECKING:
    from fastapi import FastAPI

    from ludex.web.hosting.table import Table
    from ludex.web.hosting.tables import Tables
    from ludex.web.store import Stored

_READS = 10  # records that may be read for each game that may be created
_LONGEST = 2_000  # characters of what a request asks for
_ENOUGH = "Too many new games from this address; wait a minute."
_BODY = 262_144  # bytes of a request: two decks and the lab cards in them


class Rest:
    """The JSON interface to a house of tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._readers = Doors(_READS * tables.settings.games_per_minute)

    def add_to(self, app: FastAPI) -> None:
        """Put every address into an application."""
        for path, method, answer in (
            ("/api/rulesets", "GET", self.rulesets),
            ("/api/decks/{ruleset:path}", "GET", self.decks),
            ("/api/games", "POST", self.new_game),
            ("/api/pools", "POST", self.new_pool),
            ("/api/games/{id}", "GET", self.summary),
            ("/api/games/{id}/join", "GET", self.free),
            ("/api/games/{id}/join", "POST", self.join),
            ("/api/games/{id}/side", "GET", self.side),
            ("/api/games/{id}/side", "POST", self.exchange),
            ("/api/games/{id}/record", "GET", self.record),
            ("/api/rules/{book}/{number}", "GET", self.rule),
            ("/api/words/{lang}", "GET", self.words),
            (schema.ADDRESS, "GET", self.schema),
        ):
            app.router.add_route(path, answering(answer), methods=[method])
        app.router.add_route("/api/{rest:path}", _nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"])

    # -- what there is ------------------------------------------------------------------------------------------------
    async def rulesets(self, _: Request) -> Response:
        found = []
        for name in games.rulesets():
            rules = games.ruleset(name)
            form = name.partition("/")[2]
            found.append(http.RulesetTold(name, titled(name), rules.book, form))
        return answered(found)

    async def decks(self, request: Request) -> Response:
        name = request.path_params["ruleset"]
        try:
            room, ruleset = games.room(name), games.ruleset(name).id
        except games.UnknownRuleset as error:
            raise Wrong(f"There is no ruleset {name!r}.", "ruleset") from error
        found, say = [], language(asked_in.get(), name).sentence
        for deck in room.starter_decks(ruleset):
            whole = msgspec.to_builtins(room.deck_of(deck))
            found.append(http.StarterDeck(deck, whole.get("title", ""), say(whole.get("description", "")), whole))
        return answered(found)

    # -- games --------------------------------------------------------------------------------------------------------
    async def new_game(self, request: Request) -> Response:
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return refused(415, "Send JSON, with the content type application/json.")
        if not self._may_make(request):
            return refused(429, _ENOUGH)
        body = await _body(request)
        try:
            wanted = msgspec.json.decode(body, type=NewGame)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Wrong(f"This is no game: {error}.") from error
        if not self._may_make(request, await self._more(body, wanted)):
            return refused(429, _ENOUGH)
        made = await create(self.tables, wanted, player_key(request), queue_of(request, self.tables.settings))
        return answered(http.GameMade(made.game, made.seats), 201)

    async def new_pool(self, request: Request) -> Response:
        """Cards out of a file, the body, for the visitor whose cookie it is."""
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/octet-stream":
            return refused(415, "Send the file, with the content type application/octet-stream.")
        if not self._may_make(request):
            return refused(429, "Too many files from this address; wait a minute.")
        asked = {key: request.query_params.get(key, "")[:_LONGEST] for key in ("game", "pool", "file", "map")}
        if asked["game"] not in families():
            raise Wrong(f"There is no game {asked['game']!r}.", "game")
        data = await _body(request, LARGEST_FILE)
        if not self._may_make(request, len(data) // _BODY):  # what is kept for one address has a bound, too
            return refused(429, "Too much from this address; wait a minute.")
        settings, visitor = self.tables.settings, queue_of(request, self.tables.settings)
        read, load = partial(self.tables.read_for, visitor), partial(self.tables.load_for, visitor)
        store, key = self.tables.store, player_key(request) or ""
        file, patience = asked["file"][-LONGEST_FIELD:] or "cards", float(LONGEST_READING * settings.reading_seconds)
        pool = await bring(
            store, read, load, key, asked["game"], asked["pool"], file, data, asked["map"], patience=patience
        )
        return answered(http.PoolMade(pool), 201)

    def _may_make(self, request: Request, games: int = 1) -> bool:
        """Whether as much may be stored for who asks."""
        return self.tables.may_make(request.client.host if request.client else "", games)

    async def _more(self, body: bytes, wanted: NewGame) -> int:
        """For how many games more a new one counts: by what is stored of it, or of the one that it goes on from."""
        old = None if wanted.from_ is None else await self._table(wanted.from_.game)
        return len(body) // SHARE + (0 if old is None else weight(old.stored.setup) - 1)

    def _too_often(self, request: Request, doors: Doors) -> bool:
        address = request.client.host if request.client else ""
        return not is_local(address, self.tables.settings) and not doors.take(address, time.monotonic())

    async def summary(self, request: Request) -> Response:
        stored = await asyncio.to_thread(self.tables.store.games.find, request.path_params["id"])
        if stored is None:
            return refused(404, "There is no such game.")
        return answered(public(stored))

    async def free(self, request: Request) -> Response:
        """What somebody may choose who is about to sit down: decks, and the visitor's own."""
        if self._too_often(request, self._readers):
            return refused(429, "Too often from this address; wait a minute.")
        stored = await asyncio.to_thread(self.tables.store.games.find, request.path_params["id"])
        if stored is None:
            return refused(404, "There is no such game.")
        starters = games.room(stored.ruleset).starter_decks(stored.ruleset)
        known = [msgspec.to_builtins(games.room(stored.ruleset).deck_of(name)) for name in starters]
        decks = [http.DeckNamed(name, deck.get("title") or name) for name, deck in zip(starters, known, strict=True)]
        visitor = queue_of(request, self.tables.settings)
        own = await _own_decks(self.tables, visitor, player_key(request), stored.ruleset)
        return answered(http.Free(**structs.asdict(public(stored)), decks=decks, own=own))

    async def join(self, request: Request) -> Response:
        """Sit down at a table that waits."""
        if not self._may_make(request):
            return refused(429, "Too often from this address; wait a minute.")
        stored = await asyncio.to_thread(self.tables.store.games.find, request.path_params["id"])
        if stored is None:
            return refused(404, "There is no such game.")
        body = await _body(request)
        if not self._may_make(request, len(body) // SHARE):
            return refused(429, "Too often from this address; wait a minute.")
        try:
            wanted = msgspec.json.decode(body, type=Join)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Wrong(f"Nobody sits down so: {error}.") from error
        settings = self.tables.settings
        seat = await join(self.tables, stored, wanted, player_key(request), queue_of(request, settings))
        if seat is None:
            return refused(409, "There is no free seat here; somebody may have been faster.")
        return answered(http.Seated(seat))

    async def record(self, request: Request) -> Response:
        if self._too_often(request, self._readers):
            return refused(429, "Too many records from this address; wait a minute.")
        table = await self._table(request.path_params["id"])
        if table is None:
            return refused(404, "There is no such game.")
        if not table.over and not self._alone(request, table):
            return refused(403, "The record of a game is given once it is over: it holds both decks and the seed.")
        if not await disclosed(table):
            return refused(403, "The records of a match are given once it is decided: they hold both decks.")
        if table.stored.setup.get("puzzle"):
            return refused(404, "A puzzle has no record: its position was changed. `ludex puzzles show` has it.")
        return PlainTextResponse(await table.record())

    def _alone(self, request: Request, table: Table) -> bool:
        """Whether who asks plays this game, and against a bot: what the record gives away is nobody else's."""
        return _bearer(request, table.stored) is not None and len(table.people) == 1

    async def side(self, request: Request) -> Response:
        """A player's own deck, as it can be changed before the next game of the match."""
        stored, seat = await self._sides(request)
        if stored is None or seat is None:
            return answered(http.Aside())
        found = await layout(self.tables, stored, seat, queue_of(request, self.tables.settings))
        return answered(msgspec.convert(found, http.Aside))

    async def exchange(self, request: Request) -> Response:
        """Go into the next game of the match with other cards in the deck."""
        if self._too_often(request, self._readers):
            return refused(429, "Too often from this address; wait a minute.")
        stored, seat = await self._sides(request)
        if stored is None or seat is None:
            return refused(404, "There is nothing to exchange here.")
        try:
            wanted = msgspec.json.decode(await _body(request), type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Wrong(f"This is no deck: {error}.") from error
        done = await exchange(self.tables, stored, seat, wanted, queue_of(request, self.tables.settings))
        return answered(http.Seated(seat)) if done else refused(409, "The next game has begun.")

    async def _sides(self, request: Request) -> tuple[Stored | None, int | None]:
        """The game, and the seat of who asks, if there are cards to exchange."""
        table = await self._table(request.path_params["id"])
        seat = None if table is None else _bearer(request, table.stored)
        if table is None or seat is None or not may_side(table.stored, seat, table.facts.result):
            return None, None
        return table.stored, seat

    async def _table(self, id: str) -> Table | None:
        try:
            return await self.tables.get(id)
        except OtherCards as error:
            raise Wrong(f"{error}") from error

    # -- rules and words ----------------------------------------------------------------------------------------------
    async def rule(self, request: Request) -> Response:
        if self._too_often(request, self._readers):
            return refused(429, "Too often from this address; wait a minute.")
        book, number = request.path_params["book"], request.path_params["number"]
        try:
            return answered(await asyncio.to_thread(rule_card, book, number))
        except LookupError:
            return refused(404, f"{book} has no paragraph {number}.")

    async def words(self, request: Request) -> Response:
        language = request.path_params["lang"]
        if language not in LANGUAGES:
            return refused(404, "There are no words in this language.")
        return answered(dict(words(language).table))

    async def schema(self, _: Request) -> Response:
        return answered(schema.schema())


def titled(ruleset: str) -> str:
    """What a ruleset is called, in the language of who is being answered."""
    return language(asked_in.get(), ruleset).sentence(games.ruleset(ruleset).title)


def public(stored: Stored) -> http.Summary:
    """What everybody who knows a game's id may know of it."""
    return http.Summary(
        game=stored.id,
        ruleset=stored.ruleset,
        title=titled(stored.ruleset),
        players=players(stored),
        settings=msgspec.convert(stored.settings, GameSettings),
        created=stored.created,
        status=stored.status,
        result=None if stored.result is None else msgspec.convert(stored.result, http.Outcome),
        answers=stored.answers if stored.status == "over" else None,
        from_=continued(stored),
    )


def _bearer(request: Request, stored: Stored) -> int | None:
    """The seat whose token comes with a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return seat_of(stored.seats, token) if scheme.lower() == "bearer" else None


async def _own_decks(tables: Tables, visitor: str, player: str | None, ruleset: str) -> list[http.DeckOwned]:
    """A visitor's own decks that a ruleset can play, whole, with the lab cards in them."""
    if player is None:
        return []
    load = partial(tables.load_for, visitor)
    rows = await load(tables.store.decks.all, player)
    lab = {row["name"]: row["card"] for row in await load(tables.store.cards.all, player)}
    found = []
    for row in rows:
        if ruleset in playable_under(row["ruleset"]):
            named = [name for part in row["deck"].values() if isinstance(part, dict) for name in part]
            cards = [lab[name] for name in named if name in lab]
            found.append(http.DeckOwned(row["name"], row["deck"], cards))
    return found


async def _body(request: Request, most: int = _BODY) -> bytes:
    """A request's body, unless it is too large."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Wrong(f"A request may have {most} bytes.")
        parts.append(part)
    return b"".join(parts)


async def _nothing(request: Request) -> Response:
    return refused(404, f"There is nothing to {request.method} here.")
