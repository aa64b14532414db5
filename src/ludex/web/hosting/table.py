"""A live table: one game, everybody who sits or watches there, and the one way in which answers come about.

An answer is tried on a copy of the game, stored, and only then becomes the game of the table; then everybody is told.
Bots answer in the same way as people.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ludex.kernel.decisions import IllegalChoice
from ludex.web.hosting import whynot
from ludex.web.hosting.clock import Clock, ClockSettings, resumed
from ludex.web.hosting.course import Course
from ludex.web.hosting.news import news
from ludex.web.hosting.presence import Presence
from ludex.web.hosting.refusal import Refusal
from ludex.web.store import Entry, Said, Store, Stored

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.web.hosting.machines import Machines
    from ludex.web.settings import Settings

_log = logging.getLogger("ludex.web")
_OTHERS_FIRST = 3.0  # seconds a server waits before it lets a bot answer where another server asked last


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House(Protocol):
    """What a table needs of the server it stands in."""

    @property
    def settings(self) -> Settings: ...
    @property
    def store(self) -> Store: ...
    @property
    def machines(self) -> Machines: ...
    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...
    def ring(self, message: str) -> None: ...
    def again(self, stored: Stored) -> Stored: ...


class Visitor(Protocol):
    """Somebody at a table, as the table knows them."""

    seat: int | None
    views: bool
    token: str | None

    def wake(self) -> None:
        """There is a new position."""

    def post(self, message: dict[str, Any]) -> None:
        """Something else to be told."""


class Table:
    """A game in progress or over."""

    def __init__(self, house: House, stored: Stored, course: Course, log: list[Entry]) -> None:
        self.house = house
        self.stored = stored
        self.course = course
        self.visitors: set[Visitor] = set()
        self.left_at = time.monotonic()
        self.presence = Presence(self.people)
        self.lock = asyncio.Lock()
        self.taken = stored.taken
        self.began = stored.began
        self.rematch_wanted = stored.rematch
        self.next_game = stored.next_game
        self._told: dict[tuple[int | None, int, bool], tuple[msgspec.Raw, msgspec.Raw]] = {}
        self._thinking = -1
        self._timer: asyncio.TimerHandle | None = None
        self.clock = self._wound(log)

    # -- facts --------------------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def game(self) -> Game:
        return self.course.game

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in (0, 1) if self.stored.seats[seat]["kind"] == "person")

    @property
    def names(self) -> tuple[str, str]:
        one, other = (seat["name"] for seat in self.stored.seats)
        return one, other

    @property
    def may_undo(self) -> bool:
        return len(self.people) == 1

    @property
    def everybody_came(self) -> bool:
        return all(self.taken >> seat & 1 for seat in self.people)

    # -- acting -------------------------------------------------------------------------------------------------------
    async def act(self, kind: str, seat: int, key: str, version: int) -> None:
        """Answer, concede or undo. Goes on to its end even if who asked for it has gone."""
        await asyncio.shield(self.house.spawn(self._act(kind, seat, key, version)))

    async def _act(self, kind: str, seat: int, key: str, version: int) -> None:
        async with self.lock:
            self._check(kind, seat, version)
            try:
                if kind == "answer" and (against := whynot.obstacle(self.game, seat, key)) is not None:
                    raise IllegalChoice(key, against)
                reached = self.course.attempt(kind, seat, key)
            except IllegalChoice as error:
                raise Refusal("illegal", _sentence(error.obstacle.sentence), error.rule) from error
            await self._store(kind, seat, key, reached)

    def _check(self, kind: str, seat: int, version: int) -> None:
        decision = self.game.decision
        if version != self.course.version:
            raise Refusal("stale", f"The game stands at version {self.course.version}, not at {version}.")
        if decision is None:
            raise Refusal("over", "The game is over.")
        if kind == "answer" and decision.seat != seat:
            raise Refusal("not-your-turn", "It is not you who is asked.")
        if kind == "undo" and not self.may_undo:
            raise Refusal("not-allowed", "Answers are taken back only against bots: a friend has seen what you did.")

    async def _store(self, kind: str, seat: int, key: str, reached: Game) -> None:
        """Store a line of the log; it has happened when it is on disk, not before."""
        at = now()
        spent = 0 if self.clock is None else self.clock.spent(seat, at)
        entry = Entry(self.id, self.course.version, kind, seat, key, at, spent)
        try:
            stored = await asyncio.wrap_future(self.house.store.appender.append(entry))
        except Exception as error:
            _log.exception("%s: line %s could not be stored", self.id, entry.n)
            raise Refusal("unavailable", "The server cannot store answers at the moment; try again.") from error
        if not stored:
            await self._catch_up()
            raise Refusal("stale", f"The game has gone on: it stands at {self.course.version}.")
        self._take_in(entry, reached)
        self._go_on()

    async def catch_up(self) -> None:
        """Another server has stored something."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await asyncio.to_thread(self.house.store.games.entries, self.id, self.course.version)
        for entry in entries:
            if entry.n == self.course.version:
                self._take_in(entry, self.course.attempt(entry.kind, entry.seat, entry.key))
        if entries:
            self._go_on(after=_OTHERS_FIRST)

    def _take_in(self, entry: Entry, reached: Game) -> None:
        self.course.commit(entry, reached)
        self._told.clear()
        if self.clock is not None:
            self.clock.charge(entry.seat, entry.kind, entry.spent)
            self.clock.run(self._on_the_clock(), entry.at)

    def _go_on(self, after: float = 0.0) -> None:
        """The position is new: tell everybody, and let who is to answer next do so."""
        for visitor in self.visitors:
            visitor.wake()
        if self.game.over:
            self.house.spawn(self.note_result())
        self.wind()
        self.let_bots_think(after)

    async def note_result(self) -> None:
        """Write into the game's row how it ended; its log says it already."""
        result, ending = self.game.result, self.course.ending
        if result is not None:
            how = None if ending is None else ending.kind
            told = {"winner": result.winner, "rule": result.rule, "how": how}
            await asyncio.to_thread(self.house.store.games.finish, self.id, told, self.course.answers)

    # -- bots ---------------------------------------------------------------------------------------------------------
    def let_bots_think(self, after: float = 0.0) -> None:
        """If a bot is asked, let it answer."""
        decision = self.game.decision
        if decision is None or decision.seat in self.people or self._thinking == self.course.version:
            return
        self._thinking = self.course.version
        self.house.spawn(self._think(decision.seat, self.course.version, after))

    async def _think(self, seat: int, version: int, after: float) -> None:
        pace = self.house.settings.pace / 1_000 if any(v.views for v in self.visitors) else 0.0
        await asyncio.sleep(max(after, pace) if version else after)
        if self.course.version != version:
            return
        key = await self._bot_answer(seat, version)
        try:
            await self._act("answer", seat, key, version)
        except Refusal as refusal:
            if refusal.reason == "unavailable":  # its store is away: it answers when somebody looks again
                self._thinking = -1

    async def _bot_answer(self, seat: int, version: int) -> str:
        name = self.stored.seats[seat]["bot"]
        decision = self.game.decision
        assert decision is not None
        try:
            seed = f"{self.stored.setup['seed']}/{seat}/{version}"
            return await self.house.machines.answer(self.game, seat, name, seed)
        except Exception:  # a bot that fails must not stop the game of the person who plays against it
            _log.exception("%s: bot %s failed", self.id, name)
            return decision.options[0].key

    # -- the clock ----------------------------------------------------------------------------------------------------
    def _wound(self, log: list[Entry]) -> Clock | None:
        """The clock as the log left it."""
        wanted = self.stored.settings.get("clock")
        if wanted is None:
            return None
        clock = Clock(msgspec.convert(wanted, ClockSettings))
        for entry in log:
            clock.charge(entry.seat, entry.kind, entry.spent)
        last = max(self.began, log[-1].at if log else 0)
        clock.run(self._on_the_clock(), resumed(last, self.stored.alive, now()))
        return clock

    def _on_the_clock(self) -> int | None:
        """Whose time runs: the person's who is asked, once everybody has come."""
        decision = self.game.decision
        if decision is None or decision.seat not in self.people or not self.everybody_came:
            return None
        return decision.seat

    def wind(self) -> None:
        """See to it that who runs out of time loses then."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        left = None if self.clock is None else self.clock.out(now())
        if left is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left / 1_000 + 0.01, self._time_is_up, self.course.version)

    def _time_is_up(self, version: int) -> None:
        if self.clock is not None and self.clock.running is not None and version == self.course.version:
            self.house.spawn(self._run_out(self.clock.running, version))

    async def _run_out(self, seat: int, version: int) -> None:
        try:
            await self._act("timeout", seat, "", version)
        except Refusal as refusal:
            if refusal.reason == "unavailable":
                self.wind()

    # -- people -------------------------------------------------------------------------------------------------------
    def enter(self, visitor: Visitor) -> None:
        """Somebody has come."""
        self.visitors.add(visitor)
        self._presence_changed()
        if self.game.over and self.stored.status != "over":
            self.house.spawn(self.note_result())
        self.let_bots_think()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.left_at = time.monotonic()
        self._presence_changed()

    async def take_seat(self, seat: int, player: str | None) -> None:
        """A person has come to a seat. The clock starts when all have."""
        if self.taken >> seat & 1 and player is None:
            return
        before = self.everybody_came
        take = self.house.store.games.take
        self.taken, self.began = await asyncio.to_thread(take, self.id, seat, player, now(), self.people)
        if not before and self.everybody_came:
            self.start_clock(self.began)
            self.house.ring(f"came {self.id} {self.taken} {self.began}")

    def start_clock(self, began: int) -> None:
        """Everybody has come."""
        self.began = began
        if self.clock is not None and self.clock.running is None:
            self.clock.run(self._on_the_clock(), began)
            self.wind()
            for visitor in self.visitors:
                visitor.wake()

    def _presence_changed(self) -> None:
        mine = self.presence.here(self.visitors)
        self.house.ring(f"presence {self.id} {mine}")
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        message = {"type": "presence", "connected": self.presence.connected, "spectators": self.presence.spectators}
        self.post(message)

    def post(self, message: dict[str, Any]) -> None:
        for visitor in self.visitors:
            visitor.post(message)

    async def say(self, seat: int, text: str) -> None:
        """A line of chat: stored, then told."""
        said = Said(seat, text, now())
        await asyncio.to_thread(self.house.store.games.say, self.id, said)
        self.post(self.said(said))
        self.house.ring(f"chat {self.id} {seat} {said.at} {text[:1_000]}")

    def said(self, said: Said) -> dict[str, Any]:
        """A line of chat as it is told."""
        return {"type": "chat", "seat": said.seat, "name": self.names[said.seat], "text": said.text, "at": said.at}

    # -- again --------------------------------------------------------------------------------------------------------
    async def want_rematch(self, seat: int) -> None:
        """A person wants another game; it begins when all people do."""
        if not self.game.over:
            raise Refusal("not-allowed", "This game is not over yet.")
        store = self.house.store.games
        self.rematch_wanted = await asyncio.to_thread(store.want_rematch, self.id, seat)
        if all(self.rematch_wanted >> each & 1 for each in self.people) and self.next_game is None:
            self.next_game = await asyncio.to_thread(store.follow, self.id, self.house.again(self.stored))
        self.house.ring(f"rematch {self.id} {self.rematch_wanted} {self.next_game or ''}")
        self.tell_rematch()

    def tell_rematch(self) -> None:
        for visitor in self.visitors:
            message = self.rematch_news(visitor)
            if message is not None:
                visitor.post(message)

    def rematch_news(self, visitor: Visitor) -> dict[str, Any] | None:
        """Who wants another game, or where it is: who has a seat here has the same one there, by the same token."""
        if not self.rematch_wanted:
            return None
        asked = [bool(self.rematch_wanted >> seat & 1) for seat in (0, 1)]
        token = visitor.token if self.next_game else None
        return {"type": "rematch", "game": self.next_game, "token": token, "asked": asked}

    # -- telling ------------------------------------------------------------------------------------------------------
    def position(self, seat: int | None, since: int, views: bool) -> dict[str, Any]:
        """The position as a seat may know it, with what happened from event number `since` on."""
        about = (seat, since, views)
        if about not in self._told:
            self._told[about] = self._tell(*about)
        view, told = self._told[about]
        ending = self.course.ending
        return {
            "type": "position",
            "version": self.course.version,
            "answers": self.course.answers,
            "since": since,
            "view": view,
            "news": told,
            "clock": None if self.clock is None else self.clock.shown(self.people, now()),
            "connected": self.presence.connected,
            "ending": None if ending is None else {"kind": ending.kind, "seat": ending.seat},
        }

    def _tell(self, seat: int | None, since: int, views: bool) -> tuple[msgspec.Raw, msgspec.Raw]:
        if not views:
            view = self.game.view(seat, self.game.log.size)
            return _raw({key: view[key] for key in ("seat", "turn", "active", "decision", "result")}), _raw([])
        return self._seen(self.game, seat, since)

    def _seen(self, game: Game, seat: int | None, since: int) -> tuple[msgspec.Raw, msgspec.Raw]:
        view = game.view(seat, since)
        events: Any = view["events"]
        authors = self.course.authors[since : since + len(events)]
        return _raw(view), _raw(news(game.rules, self.names, events, authors))

    def past(self, seat: int | None, answers: int) -> dict[str, Any]:
        """An earlier position, with what the answer that led to it brought."""
        if answers > self.course.answers:
            raise Refusal("illegal", f"There have been {self.course.answers} answers.")
        game = self.course.at(answers)
        since = self.course.at(answers - 1).log.size if answers else 0
        since = min(since, game.log.size)
        view, told = self._at(game, seat, since, answers)
        return {"type": "past", "answers": answers, "of": self.course.answers, "view": view, "news": told}

    def _at(self, game: Game, seat: int | None, since: int, answers: int) -> tuple[msgspec.Raw, msgspec.Raw]:
        view = game.view(seat, since)
        events: Any = view["events"]
        return _raw(view), _raw(news(game.rules, self.names, events, [answers] * len(events)))


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
