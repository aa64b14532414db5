"""What somebody at a table may ask of a bot: a hint against bots, and of a game that is over what to make of it.

All of it is thought out in the workers of bots, in turn with them: no table waits for it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace

from ludex.solving.analysis import Looked, falls
from ludex.table.languages import language
from ludex.web.hosting.match import disclosed
from ludex.web.hosting.refusal import Reason, Refusal
from ludex.web.protocol import told
from ludex.web.work.crew import Lost, Overrun

if TYPE_CHECKING:
    from ludex.bots.advising import Act, Advice
    from ludex.table.languages import Language
    from ludex.web.hosting.house import Visitor
    from ludex.web.hosting.studying import Outlined
    from ludex.web.hosting.table import Table

_ANALYSIS = 5  # hints that an analysis counts for


class Study:
    """The studies of one table: one hint at a time, and one analysis for everybody who asks."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._askers: set[Visitor] = set()
        self._waiting: set[Visitor] = set()
        self._turns: list[Outlined] = []
        self._looked: list[Looked] = []
        self._runs = False

    # -- hints --------------------------------------------------------------------------------------------------------
    def may_hint(self, seat: int | None) -> bool:
        """Whether a seat may ask what to answer: only against bots, and where the game allows it."""
        table = self._table
        against_bots = seat is not None and table.people == (seat,)
        return against_bots and table.stored.settings.get("hints", True) and not table.stored.setup.get("lesson")

    def hint(self, who: Visitor, version: int) -> None:
        """What to answer now."""
        table, seat = self._table, who.seat
        if seat is None or not self.may_hint(seat):
            raise Refusal("not-allowed", "Hints are for games against bots, where they are allowed.")
        if version != table.facts.versions[seat]:
            raise Refusal("stale", f"The game stands at version {table.facts.versions[seat]}, not at {version}.")
        if table.over or table.facts.open[seat] != seat:
            raise Refusal("over" if table.over else "not-your-turn", "It is not you who is asked.")
        self._think(who, None, version)

    async def best(self, who: Visitor, answers: int) -> None:
        """What was best to answer at a position of a game that is over."""
        await self._disclosed()
        if answers >= self._table.facts.answered[who.seat]:
            raise Refusal("over", "There the game was over.")
        self._think(who, answers, None)

    async def _disclosed(self) -> None:
        if not self._table.over:
            raise Refusal("not-allowed", "A game is analysed once it is over.")
        if not await disclosed(self._table):
            raise Refusal("not-allowed", "Until the match is decided, its games are not analysed.")

    def _think(self, who: Visitor, answers: int | None, version: int | None) -> None:
        if who in self._waiting:
            raise Refusal("too-frequent", "Your last hint is still being thought about.")
        self._pay(who, 1)
        self._waiting.add(who)
        self._table.house.spawn(self._advise(who, answers, version))

    def _pay(self, who: Visitor, cost: int) -> None:
        if not self._table.house.hints.take(who.queue, time.monotonic(), cost):
            raise Refusal("too-frequent", "You ask for hints faster than they are thought of; wait a minute.")

    async def _advise(self, who: Visitor, answers: int | None, version: int | None) -> None:
        seed = f"hint {answers} {version}"
        try:
            advice: Advice | None = await self._asked(who.queue, "advise", who.seat, answers, seed)
            if advice is None:
                raise Refusal("over", "Nobody is asked there.")
            who.post(_told(advice, answers, version, self._spoken(who)))
        except Refusal as refusal:
            who.post(told.Refused("hint", refusal.reason, refusal.said(who.lang)))
        finally:
            self._waiting.discard(who)

    # -- analysis -----------------------------------------------------------------------------------------------------
    async def analyse(self, who: Visitor) -> None:
        """How the game stood from turn to turn, and which wins were missed: told as it is found out."""
        await self._disclosed()
        if self._turns and len(self._looked) == len(self._turns):
            who.post(self._found(who))
            return
        self._pay(who, _ANALYSIS)
        self._askers.add(who)
        if not self._runs:
            self._runs = True
            self._table.house.spawn(self._analyse(who.queue))

    async def _analyse(self, queue: str) -> None:
        try:
            self._turns = self._turns or await self._asked(queue, "outline")
            while len(self._looked) < len(self._turns) and self._tell():
                answer = self._turns[len(self._looked)].moment.answer
                try:
                    self._looked.append(await self._asked(queue, "look", answer))
                except Refusal:  # it took too much: whether a win was missed there is not known
                    self._looked.append(Looked(None, False))
            self._tell()
        except Refusal as refusal:
            for who in self._askers:
                who.post(told.Refused("analyse", refusal.reason, refusal.said(who.lang)))
        finally:
            self._runs = False
            self._askers.clear()

    def _tell(self) -> bool:
        """Tell those who asked and are still there how far it is; whether there are any."""
        there = self._askers & self._table.visitors
        for who in there:
            who.post(self._found(who))
        return bool(there)

    def _spoken(self, who: Visitor) -> Language:
        return language(who.lang, self._table.stored.ruleset)

    def _found(self, who: Visitor) -> told.Analysis:
        """What is known by now, as somebody counts answers."""
        seat, say = who.seat, self._spoken(who).sentence
        moments = [each.moment for each in self._turns]
        counted = {each.moment.turn: each.counted[seat] for each in self._turns}
        result = self._table.facts.result
        return told.Analysis(
            done=len(self._looked),
            of=len(moments),
            winner=None if result is None else result[0],
            turns=[told.TurnStood(m.turn, m.seat, counted[m.turn], m.chance) for m in moments],
            falls=[told.Fell(f.turn, f.seat, counted[f.turn], f.before, f.after) for f in falls(moments)],
            missed=[
                told.MissedWin(one.turn, one.seat, counted[one.turn], list(map(say, one.labels)))
                for one in [each.missed for each in self._looked]
                if one is not None
            ],
            known=sum(each.known for each in self._looked),
        )

    async def _asked(self, queue: str, name: str, *arguments: Any) -> Any:
        """What a worker says, in turn with the bots of whoever asks."""
        why: Reason = "unavailable"
        try:
            async with self._table.mover.turn(queue):
                return await self._table.mover.study(name, *arguments)
        except Overrun as error:
            raise Refusal(why, "This takes more than the server has.") from error
        except Lost as error:
            raise Refusal(why, "The server is busy; try again.") from error


def _told(advice: Advice, answers: int | None, version: int | None, spoken: Language) -> told.Advised:
    def act(one: Act) -> Act:
        return replace(one, label=spoken.label(one.key, one.label))

    return told.Advised(
        seat=advice.seat,
        key=advice.key,
        label=spoken.label(advice.key, advice.label),
        rule=advice.rule,
        cards=list(advice.cards),
        proven=advice.proven,
        chance=round(advice.chance, 3),
        line=[act(each) for each in advice.line],
        changes=list(advice.changes),
        instead=UNSET if advice.instead is None else act(advice.instead),
        behind=round(advice.behind, 3),
        answers=UNSET if answers is None else answers,
        version=UNSET if version is None else version,
    )
