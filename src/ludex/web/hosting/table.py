"""A live table: one game, everybody who sits or watches there, and the one way in which answers come about.

An answer is tried on a copy of the game, stored, and only then becomes the game of the table; then everybody is told.
Bots answer in the same way as people, and so does the clock.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from ludex.kernel.pipeline.optional_triggers import NO
from ludex.table.ahead import PASSES
from ludex.web.hosting.clock import now, ticks, wound
from ludex.web.hosting.held import Facts, Told, Wanted
from ludex.web.hosting.limits import LONGEST_GAME, weight
from ludex.web.hosting.machines import asked_bot, thought
from ludex.web.hosting.moments import Moment
from ludex.web.hosting.mover import lines
from ludex.web.hosting.past import AGREED, STOPPED
from ludex.web.hosting.presence import Presence
from ludex.web.hosting.refusal import Refusal
from ludex.web.hosting.rematch import Again
from ludex.web.hosting.study import Study
from ludex.web.hosting.takeback import TakeBack
from ludex.web.protocol import told as telling
from ludex.web.protocol.seats import claimed, invited_to, seat_of
from ludex.web.store import Entry, Said, Stored
from ludex.web.store.away import is_away
from ludex.web.work.crew import Lost, Overrun

if TYPE_CHECKING:
    from ludex.web.hosting.house import House, Visitor
    from ludex.web.hosting.mover import Mover
    from ludex.web.hosting.past import Given
    from ludex.web.hosting.telling import Stood
    from ludex.web.protocol.parts import Obstacle

__all__ = ["Table", "now"]

_log = logging.getLogger("ludex.web")
T = TypeVar("T")
_COMING = 20  # paces for which bots among themselves wait for somebody to look
_OTHERS_FIRST = 3.0  # seconds a server waits before it lets a bot answer where another server asked last


class Table:
    """A game in progress or over."""

    def __init__(self, house: House, stored: Stored, mover: Mover, log: list[Entry]) -> None:
        self.house = house
        self.stored: Stored = stored
        self.mover = mover
        self.visitors: set[Visitor] = set()
        self.presence: Presence = Presence(self.people)
        self.again: Again = Again(stored)
        self.back: TakeBack = TakeBack(self)
        self.study: Study = Study(self)
        self.lock = asyncio.Lock()
        self._moved = asyncio.Event()  # set when the position is new
        self.touched: float = time.monotonic()
        self.taken, self.began = stored.taken, stored.began
        self._owners = [stored.player0, stored.player1]
        self._moment = Moment(house.settings.moment, self.facts)
        self._thinking = -1  # the version a bot thinks about
        self._timer: asyncio.TimerHandle | None = None
        self._held_there = 0  # by which the clock goes on that stands still for another server
        self.clock = wound(stored.settings.get("clock"), log)
        if self.clock is not None:
            used = stored.used if stored.used_at == len(log) else 0
            self.clock.run(self._on_the_clock(), ticks(), used)

    # -- facts --------------------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def facts(self) -> Facts:
        """How the game stands."""
        return self.mover.facts

    @property
    def over(self) -> bool:
        return self.facts.result is not None

    @property
    def weighable(self) -> bool:
        """Whether everybody may be told who stands better: not while a person plays."""
        return self.over or not self.people

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
        return self.lock.locked() or (
            asked_bot(self.facts, self.people) is not None and self._thinking == self.facts.version
        )

    # -- acting -------------------------------------------------------------------------------------------------------
    async def act(self, kind: str, seat: int, key: str, version: int) -> None:
        """Answer, concede or undo, at a version as the seat counts. Goes on to its end even if who asked for it has
        gone. Others who may want to speak up first have a moment, which is charged to nobody."""
        with contextlib.ExitStack() as afterwards:
            if kind == "answer":
                await self._others_first(seat, key, version, afterwards)
            await asyncio.shield(self.house.spawn(self._act(kind, seat, key, version, shown=True), awaited=True))

    async def _others_first(self, seat: int, key: str, version: int, afterwards: contextlib.ExitStack) -> None:
        """An answer comes about when the moment has passed in which others may be asked in secret; what they have not
        taken by then they decline. A seat that answers cannot tell whether anybody was asked."""
        came, checked = time.monotonic(), False
        while version == self.facts.versions[seat] and self.facts.open[seat] == seat and not self._in_secret(seat):
            waiting, late = self._hidden_from(seat), time.monotonic()
            due, closing = self._moment.due(came, person=1 - seat in self.people)
            if not waiting and (late >= due or not self.facts.occasion or not self._moment.ends):
                return
            if not checked and seat not in self.facts.quiet:
                checked = True
                async with self.lock:
                    if version == self.facts.versions[seat]:  # else somebody was faster, and it is stale
                        await self._asked(self.mover.check(seat, key))
                        self._hold_the_clock(seat, afterwards)
            elif waiting and not self._moment.ends:
                await self._moves(None)
            elif waiting and late >= closing:
                await self._decline()
            else:
                await self._moves((closing if waiting else due) - late)

    async def _decline(self) -> None:
        """Who is asked in secret has let the moment pass."""
        facts = self.facts
        if facts.asked is not None and facts.asked.secret:
            try:
                await self._act("answer", facts.asked.seat, NO, facts.version)
            except Refusal as refusal:
                if refusal.reason == "unavailable":
                    raise  # else somebody was faster

    async def _moves(self, within: float | None) -> None:
        """Wait until the position is new, or for so long."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._moved.wait(), within)

    async def _silence(self, seat: int, version: int) -> None:
        """While a seat is told nothing, what it says of the last position it knows is not answered."""
        while self.keeps_quiet(seat) and version == self.facts.versions[seat]:
            await self._moved.wait()

    def _in_secret(self, seat: int) -> bool:
        """Whether a seat is asked in secret."""
        asked = self.facts.asked
        return asked is not None and asked.secret and asked.seat == seat

    def _hidden_from(self, seat: int) -> bool:
        """Whether somebody is asked and a seat must not learn of it."""
        asked = self.facts.asked
        return asked is not None and asked.secret and asked.seat != seat

    async def agreed(self, seat: int) -> None:
        """Who sits opposite agrees that a seat takes its last answer back."""
        await asyncio.shield(
            self.house.spawn(self._act("undo", seat, AGREED, self.facts.version, agreed=True), awaited=True)
        )

    async def _act(
        self, kind: str, seat: int, key: str, version: int, *, shown: bool = False, agreed: bool = False
    ) -> None:
        async with self.lock:
            began = time.monotonic()
            stands, asked = self.facts.versions[seat] if shown else self.facts.version, self.facts.asked
            self._check(kind, seat, version, stands, asked and asked.seat, agreed=agreed)
            if self.facts.version >= LONGEST_GAME:  # whoever answers and takes back for ever fills the disk
                raise await self._stopped("room", seat)
            entry = Entry(self.id, self.facts.version, kind, seat, key, now(), self._spent(kind, seat))
            wanted = (Wanted(who.seat, who.had, who.version, who.views, who.lang) for who in self.visitors)
            facts, told = await self._asked(self.mover.attempt(lines([entry])[0], wanted), seat)
            await self._store(entry, facts, told, began)

    def _spent(self, kind: str, seat: int) -> int:
        """What an answer takes from the time of its seat. In secret it takes what it gives back: clocks are public."""
        if self.clock is None:
            return 0
        return self.clock.increment if kind == "answer" and self._in_secret(seat) else self.clock.spent(seat, ticks())

    def _check(
        self, kind: str, seat: int, version: int, stands: int, asked: int | None, *, agreed: bool = False
    ) -> None:
        facts = self.facts
        late = kind == "concede" and version < stands  # one may give up at any time, whatever has happened since
        if version != stands and not late:
            raise Refusal("stale", f"The game stands at version {stands}, not at {version}.")
        if facts.asked is None:
            raise Refusal("over", "The game is over.")
        if kind == "answer" and asked != seat:
            raise Refusal("not-your-turn", "It is not you who is asked.")
        if kind == "undo" and not self.may_undo and not agreed:
            raise Refusal("not-allowed", "A friend has seen what you did: ask whether you may take it back.")

    async def _asked(self, work: Coroutine[Any, Any, T], seat: int | None = None) -> T:
        """What a worker says. A game that takes too much is stopped there: nobody else may have to wait for it."""
        try:
            return await work
        except Overrun as error:
            if self.over:
                raise Refusal("unavailable", "This takes more than the server has.") from error
            raise await self._stopped(error.what, seat) from error
        except Lost as error:
            raise Refusal("unavailable", "The server is busy; try again.") from error

    async def _stopped(self, what: str, seat: int | None) -> Refusal:
        """Stop the table, because of what it takes too much of."""
        _log.warning("%s: stopped, it took too much %s", self.id, what)
        await self._stop(what, seat)
        return Refusal("over", f"The table was stopped: this takes more {what} than the server has.")

    async def _stop(self, what: str, seat: int | None) -> None:
        """Write into the log that the game cannot be gone on with; who sits there is told."""
        entry = Entry(self.id, self.facts.version, STOPPED, seat or 0, what, now())
        try:
            await asyncio.wrap_future(self.house.store.appender.append(entry))
            self.mover.drop()
            await self._catch_up()
        except Exception:
            _log.exception("%s: could not be stopped", self.id)

    async def _store(self, entry: Entry, facts: Facts, told: dict[Wanted, Told], began: float) -> None:
        """Store a line of the log; it has happened when it is on disk, not before."""
        try:
            stored = await asyncio.wrap_future(self.house.store.appender.append(entry))
            if not stored:
                self.mover.drop()
                await self._catch_up()
        except Exception as error:
            self.mover.drop()
            why = str(error).partition("\n")[0] if is_away(error) else ""
            fault = None if why else error
            _log.error("%s: line %s could not be stored %s", self.id, entry.n, why, exc_info=fault)
            raise Refusal("unavailable", "The server cannot store answers at the moment; try again.") from error
        if not stored:
            raise Refusal("stale", "The game has gone on.")
        if self.people:
            await asyncio.sleep(self._moment.step(began, facts))
        self.mover.take_in(lines([entry])[0], facts, told)
        self._charge([entry])
        self._go_on()

    async def catch_up(self) -> None:
        """Another server has stored something."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await asyncio.to_thread(self.house.store.games.entries, self.id, self.facts.version)
        if entries:
            await self.mover.fold(entries)
            self._charge(entries)
            self._go_on(after=_OTHERS_FIRST)

    def _charge(self, entries: Sequence[Entry]) -> None:
        """Lines of the log take time. What was declined in secret changes nothing for anybody's clock."""
        new = self._moment.begins(self.facts)
        if self.clock is not None:
            for entry in entries:
                self.clock.charge(entry.seat, entry.kind, entry.spent)
            if new or self.facts.quiet:
                self.clock.run(self._on_the_clock(), ticks())

    def _go_on(self, after: float = 0.0) -> None:
        """The position is new: tell everybody, and let who is to answer next do so."""
        self._moved.set()
        self._moved = asyncio.Event()
        self.wake()
        if self.over:
            self.house.spawn(self.note_result())
        self.wind()
        self.let_bots_think(after)

    async def note_result(self) -> None:
        """Write into the game's row how it ended; its log says it already."""
        result, ending = self.facts.result, self.facts.ending
        if result is not None:
            how = None if ending is None else ending.kind
            told = {"winner": result[0], "rule": result[1], "how": how}
            await asyncio.to_thread(self.house.store.games.finish, self.id, told, self.facts.answers)

    # -- telling ------------------------------------------------------------------------------------------------------
    async def told(self, wanted: Wanted) -> tuple[Facts, Told]:
        """The position as somebody may know it."""
        found = self.mover.told(wanted)
        if found is not None:
            return self.facts, found
        async with self.lock:
            found = await self._asked(self.mover.tell(wanted))
            return self.facts, found

    async def past(self, seat: int | None, answers: int, eyes: int | None, lang: str) -> Stood:
        """An earlier position: as a seat counts them, and as it or another saw it."""
        async with self.lock:
            return await self._asked(self.mover.past(seat, answers, eyes, lang))

    async def why(self, seat: int, version: int, key: str | None, card: str | None, lang: str) -> list[Obstacle]:
        """What forbids an answer of a seat, or anything to be done with a card."""
        await self._silence(seat, version)
        async with self.lock:
            self._check("answer", seat, version, self.facts.versions[seat], self.facts.open[seat])
            return await self._asked(self.mover.why(seat, key, card, lang))

    async def given(self, seat: int | None, answers: int) -> tuple[list[Given], bool]:
        """The first answers, as a seat counts them, and whether the game was over after them."""
        async with self.lock:
            return await self._asked(self.mover.given(seat, answers))

    async def record(self) -> str:
        """The record of the game."""
        async with self.lock:
            return await self._asked(self.mover.record())

    # -- bots ---------------------------------------------------------------------------------------------------------
    def let_bots_begin(self) -> None:
        """Bots think at once; but the first answer of bots among themselves waits for who made them play and opens the
        page now, though not for long."""
        if self.people or self.facts.version:
            self.let_bots_think()
        else:
            wait = _COMING * self.house.settings.pace / 1_000
            asyncio.get_running_loop().call_later(wait, self.let_bots_think)

    def let_bots_think(self, after: float = 0.0) -> None:
        """If a bot is asked, let it answer."""
        seat = asked_bot(self.facts, self.people)
        rests = self.facts.rests or self._forsaken
        if seat is not None and self._thinking != self.facts.version and not rests:
            self._thinking = self.facts.version
            self.house.spawn(self._think(seat, self.facts.version, after))

    async def _think(self, seat: int, version: int, after: float) -> None:
        await asyncio.sleep(after)
        if self.facts.version != version:
            return
        seed = f"{self.stored.setup['seed']}/{seat}/{version}"
        try:
            async with self.mover.turn(self._asker):
                if self.facts.version != version:  # it was taken back meanwhile
                    return
                key = await thought(self.mover, self.stored.seats[seat]["bot"], seed)
            await asyncio.sleep(self._pace(seat, key))
            await self._act("answer", seat, key, version)
        except Lost:
            self._thinking = -1
        except Refusal as refusal:
            if refusal.reason == "unavailable":  # the store is away: it answers when somebody looks again
                self._thinking = -1

    @property
    def _asker(self) -> str:
        """For whom a bot thinks: who sits there, else who watches. Games that nobody looks at think as one."""
        there = [who.queue for who in self.visitors if who.seat is not None] or [who.queue for who in self.visitors]
        return min(there, default="")

    @property
    def _forsaken(self) -> bool:
        """Whether bots play each other and nobody has looked for long: they go on when somebody does."""
        alone = not self.people and not self.visitors
        return alone and self.touched < time.monotonic() - self.house.settings.idle_seconds

    def _pace(self, seat: int, key: str) -> float:
        """How long a bot's answer waits for who looks on; that it does nothing is nothing to look at."""
        watched = any(visitor.views for visitor in self.visitors) and not self._in_secret(seat)
        return self.house.settings.pace / 1_000 if watched and key not in PASSES else 0.0

    # -- the clock ----------------------------------------------------------------------------------------------------
    def _on_the_clock(self) -> int | None:
        """Whose time runs: the person's who is asked, as everybody may know, once everybody has come."""
        asked = None if self.facts.quiet else self.facts.open[None]
        return asked if asked in self.people and self.everybody_came else None

    @property
    def used(self) -> int | None:
        """What the present question has used of its seat's time; None if no clock runs."""
        return None if self.clock is None or self.clock.running is None else self.clock.used(ticks())

    def heard_used(self, version: int, used: int) -> None:
        """Another server says what a question has used."""
        if self.clock is not None and version == self.facts.version and self.clock.heard(used, ticks()):
            self.wind()
            self.wake(again=True)

    def _hold_the_clock(self, seat: int, afterwards: contextlib.ExitStack) -> None:
        """Who has answered, and waits for others to speak up, is charged nothing for that; if nothing comes of the
        answer `afterwards`, the clock goes on."""
        clock = self.clock
        held = clock.hold(ticks()) if clock is not None and clock.running == seat else None
        if held is not None:
            self.wind()
            self.house.ring(f"hold {self.id} {self.facts.versions[None]} 1")
            afterwards.callback(self._let_the_clock_go_on, held)

    def _let_the_clock_go_on(self, held: int) -> None:
        if self.clock is not None and self.clock.go_on(held, ticks()):
            self.wind()
            self.house.ring(f"hold {self.id} {self.facts.versions[None]} 0")

    def heard_hold(self, version: int, holds: int) -> None:
        """At another server somebody has answered and waits, or nothing has come of it."""
        clock = self.clock
        if clock is None or version != self.facts.versions[None]:
            return
        if not holds:
            if clock.go_on(self._held_there, ticks()):
                self.wind()
        elif (held := clock.hold(ticks())) is not None:
            self._held_there = held
            self.wind()
            if self.house.settings.moment:  # the other server may be gone by then
                late = self.house.settings.moment / 1_000 + _OTHERS_FIRST
                asyncio.get_running_loop().call_later(late, self._let_the_clock_go_on, held)

    def wind(self) -> None:
        """See to it that who runs out of time loses then."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        left = None if self.clock is None else self.clock.out(ticks())
        if left is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left / 1_000 + 0.01, self._time_is_up, self.facts.version)

    def _time_is_up(self, version: int) -> None:
        if self.clock is not None and self.clock.running is not None and version == self.facts.version:
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
        if self.over and self.stored.status != "over":
            self.house.spawn(self.note_result())
        self.let_bots_think()

    def leave(self, visitor: Visitor) -> None:
        """Somebody has gone; may come back."""
        self.visitors.discard(visitor)
        self.touched = time.monotonic()
        self._presence_changed()

    async def seat_for(self, token: str, claim: str | None) -> tuple[int, str]:
        """The seat that somebody may take, and the token by which it is theirs; `Refusal` says why there is none."""
        for last in (False, True):
            for secret in filter(None, (claim, token)):
                seat = seat_of(self.stored.seats, secret)
                if seat is not None:
                    return seat, secret
            seat = invited_to(self.stored.seats, token)
            if seat is not None and await self._claim(seat, token, claim):
                assert claim is not None
                return seat, claim
            if not last and (seat is not None or self.house.store.bell.shared):
                found = await asyncio.to_thread(self.house.store.games.find, self.id)
                self.stored = self.stored if found is None else replace(self.stored, seats=found.seats)
        raise Refusal("bad-token", "This token is for no seat of this game; an invitation can be used only once.")

    async def _claim(self, seat: int, invitation: str, claim: str | None) -> bool:
        """Exchange an invitation for a token that only its bearer knows."""
        if claim is None or claim == invitation:
            raise Refusal("bad-token", "This is an invitation: say by which `claim` of your own you will sit here.")
        seats = claimed(self.stored.seats, seat, claim)
        done = await asyncio.to_thread(self.house.store.games.claim, self.id, seat, seats)
        if done:
            self.stored = replace(self.stored, seats=seats)
        return done

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
            self.clock.run(self._on_the_clock(), ticks())
            self.wind()
            self.wake(again=True)

    def _presence_changed(self) -> None:
        self.house.ring(f"presence {self.id} {self.presence.here(self.visitors)}")
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        there = self.presence
        self.post(telling.Presence(there.connected, there.connections, there.spectators))

    def wake(self, *, again: bool = False) -> None:
        """Tell everybody the position if it is new to them, or `again`."""
        for visitor in self.visitors:
            visitor.wake(again=again)

    def post(self, message: telling.Message) -> None:
        """Tell everybody something."""
        for visitor in self.visitors:
            visitor.post(message)

    async def say(self, seat: int, text: str) -> None:
        """A line of chat: stored, then told."""
        said = Said(seat, text, now())
        await asyncio.to_thread(self.house.store.games.say, self.id, said)
        self.post(self.said(said))
        self.house.ring(f"chat {self.id} {seat} {said.at} {text}")

    def said(self, said: Said) -> telling.ChatLine:
        """A line of chat as it is told."""
        return telling.ChatLine(said.seat, self.names[said.seat], said.text, said.at)

    async def want_another(self, seat: int, address: str) -> None:
        """A person wants another game, which is a new one for the address they come from; it begins when all people
        do."""
        result = self.facts.result
        if result is None:
            raise Refusal("not-allowed", "This game is not over yet.")
        if not self.again.wanted_by(seat) and not self.house.may_make(address, weight(self.stored.setup)):
            raise Refusal("too-frequent", "Too many new games from this address; wait a minute.")
        await self.again.want(seat, self.people, self.house.store, result[0])
        self.house.ring(f"rematch {self.id} {self.again.words}")
        self.tell_again()

    def tell_again(self) -> None:
        """Tell everybody about the rematch."""
        for visitor in self.visitors:
            visitor.post(self.again.news(visitor.token))

    def keeps_quiet(self, seat: int | None) -> bool:
        """Whether a seat is told nothing now, because it must not learn that somebody is asked."""
        return seat in self.facts.quiet
