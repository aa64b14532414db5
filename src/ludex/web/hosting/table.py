"""A live table: one game, everybody who sits or watches there, and the one way in which answers come about.

An answer is tried on a copy of the game, stored, and only then becomes the game of the table; then everybody is told.
Bots answer in the same way as people, and so does the clock.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from ludex.kernel.decisions import IllegalChoice
from ludex.web.hosting import whynot
from ludex.web.hosting.again import Again
from ludex.web.hosting.clock import now, resumed, wound
from ludex.web.hosting.machines import asked_bot, thought
from ludex.web.hosting.presence import Presence
from ludex.web.hosting.refusal import Refusal
from ludex.web.hosting.telling import Telling
from ludex.web.store import Entry, Said, Stored

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.web.hosting.course import Course
    from ludex.web.hosting.house import House, Visitor

__all__ = ["Table", "now"]

_log = logging.getLogger("ludex.web")
_OTHERS_FIRST = 3.0  # seconds a server waits before it lets a bot answer where another server asked last


class Table:
    """A game in progress or over."""

    def __init__(self, house: House, stored: Stored, course: Course, log: list[Entry]) -> None:
        self.house = house
        self.stored = stored
        self.course = course
        self.visitors: set[Visitor] = set()
        self.telling = Telling(course, self.names)
        self.presence = Presence(self.people)
        self.again = Again(stored)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.taken, self.began = stored.taken, stored.began
        self._owners = [stored.player0, stored.player1]
        self._thinking = -1  # the version a bot thinks about
        self._timer: asyncio.TimerHandle | None = None
        self.clock = wound(stored.settings.get("clock"), log)
        if self.clock is not None:
            last = max(self.began, log[-1].at if log else 0)
            self.clock.run(self._on_the_clock(), resumed(last, stored.alive, now()))

    # -- facts --------------------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def game(self) -> Game:
        return self.course.game

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
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

    @property
    def busy(self) -> bool:
        """Whether it goes on without anybody: a bot thinks, or something is being stored."""
        return self.lock.locked() or asked_bot(self.game, self.people) is not None

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
                words = error.obstacle.sentence
                raise Refusal("illegal", words[:1].upper() + words[1:], error.rule) from error
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
            if not stored:
                await self._catch_up()
        except Exception as error:
            _log.exception("%s: line %s could not be stored", self.id, entry.n)
            raise Refusal("unavailable", "The server cannot store answers at the moment; try again.") from error
        if not stored:
            raise Refusal("stale", f"The game has gone on: it stands at version {self.course.version}.")
        self._take_in(entry, reached)
        self._go_on()

    async def catch_up(self) -> None:
        """Another server has stored something."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await asyncio.to_thread(self.house.store.games.entries, self.id, self.course.version)
        for entry in entries:
            self._take_in(entry, self.course.attempt(entry.kind, entry.seat, entry.key))
        if entries:
            self._go_on(after=_OTHERS_FIRST)

    def _take_in(self, entry: Entry, reached: Game) -> None:
        self.course.commit(entry, reached)
        if self.clock is not None:
            self.clock.charge(entry.seat, entry.kind, entry.spent)
            self.clock.run(self._on_the_clock(), entry.at)

    def _go_on(self, after: float = 0.0) -> None:
        """The position is new: tell everybody, and let who is to answer next do so."""
        self.wake()
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
        seat = asked_bot(self.game, self.people)
        if seat is not None and self._thinking != self.course.version:
            self._thinking = self.course.version
            self.house.spawn(self._think(seat, self.course.version, after))

    async def _think(self, seat: int, version: int, after: float) -> None:
        watched = any(visitor.views for visitor in self.visitors)
        await asyncio.sleep(max(after, self.house.settings.pace / 1_000 if watched else 0.0))
        if self.course.version != version:
            return
        seed = f"{self.stored.setup['seed']}/{seat}/{version}"
        key = await thought(self.house.machines, self.game, self.stored.seats[seat]["bot"], seed)
        try:
            await self._act("answer", seat, key, version)
        except Refusal as refusal:
            if refusal.reason == "unavailable":  # the store is away: it answers when somebody looks again
                self._thinking = -1

    # -- the clock ----------------------------------------------------------------------------------------------------
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
                await asyncio.sleep(1)
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
        """Somebody has gone; may come back."""
        self.visitors.discard(visitor)
        self.touched = time.monotonic()
        self._presence_changed()

    async def take_seat(self, seat: int, player: str | None) -> None:
        """A person has come to a seat. The clock starts when all have."""
        if self.taken >> seat & 1 and (player is None or self._owners[seat] is not None):
            return
        before = self.everybody_came
        take = self.house.store.games.take
        taken, began = await asyncio.to_thread(take, self.id, seat, player, now(), self.people)
        self._owners[seat] = self._owners[seat] or player
        if not before:
            self.came(taken, began)
            self.house.ring(f"came {self.id} {taken} {began}")

    def came(self, taken: int, began: int) -> None:
        """People have come; the clock starts when all have."""
        self.taken, self.began = taken | self.taken, began
        if self.clock is not None and self.clock.running is None and self.everybody_came:
            self.clock.run(self._on_the_clock(), max(began, now()))
            self.wind()
            self.wake()

    def _presence_changed(self) -> None:
        self.house.ring(f"presence {self.id} {self.presence.here(self.visitors)}")
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        there = self.presence
        self.post({"type": "presence", "connected": there.connected, "spectators": there.spectators})

    def wake(self) -> None:
        """Tell everybody the position."""
        for visitor in self.visitors:
            visitor.wake()

    def post(self, message: dict[str, Any]) -> None:
        """Tell everybody something."""
        for visitor in self.visitors:
            visitor.post(message)

    async def say(self, seat: int, text: str) -> None:
        """A line of chat: stored, then told."""
        said = Said(seat, text, now())
        await asyncio.to_thread(self.house.store.games.say, self.id, said)
        self.post(self.said(said))
        self.house.ring(f"chat {self.id} {seat} {said.at} {text}")

    def said(self, said: Said) -> dict[str, Any]:
        """A line of chat as it is told."""
        return {"type": "chat", "seat": said.seat, "name": self.names[said.seat], "text": said.text, "at": said.at}

    async def want_another(self, seat: int) -> None:
        """A person wants another game; it begins when all people do."""
        if not self.game.over:
            raise Refusal("not-allowed", "This game is not over yet.")
        await self.again.want(seat, self.people, self.house.store)
        self.house.ring(f"rematch {self.id} {self.again.words}")
        self.tell_again()

    def tell_again(self) -> None:
        """Tell everybody about the rematch."""
        for visitor in self.visitors:
            visitor.post(self.again.news(visitor.token))

    def keeps_quiet(self, seat: int | None) -> bool:
        """Whether a seat is told nothing now, because it must not learn that somebody is asked."""
        decision = self.game.decision
        return decision is not None and decision.secret and decision.seat != seat
