"""Telling: a position as one seat may know it, made once however many sit there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ludex.kernel.events import CONCEDE
from ludex.kernel.views import question
from ludex.table.languages import language
from ludex.web.hosting.moment import moment
from ludex.web.hosting.news import gist_of, news
from ludex.web.hosting.past import TIMEOUT
from ludex.web.hosting.refusal import Refusal
from ludex.web.hosting.studying import standing

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.web.hosting.course import Course

Raws = tuple[bytes, bytes]
"""A view and its news, as JSON already."""
_encode = msgspec.json.Encoder().encode


class Stood(NamedTuple):
    """An earlier position; view and news are JSON already."""

    answers: int
    of: int
    moment: str
    view: bytes
    news: bytes
    chance: float  # seat 0's, by what lies open: for who may be told


class Telling:
    """Tells the course of a game to seats and spectators. Nothing but views ever leaves it."""

    def __init__(self, course: Course, names: tuple[str, str]) -> None:
        self._course = course
        self._names = names
        self._version = -1
        self._told: dict[tuple[int | None, int, bool, str], Raws] = {}

    def position(self, seat: int | None, since: int, lang: str, *, whole: bool) -> Raws:
        """The present position with the events from number `since` on; not whole: who is asked what, and no more."""
        if self._version != self._course.version:
            self._version = self._course.version
            self._told.clear()
        about = (seat, since, whole, lang)
        if about not in self._told:
            self._told[about] = self._whole(seat, since, lang) if whole else self._question(seat, lang)
        return self._told[about]

    def _whole(self, seat: int | None, since: int, lang: str) -> Raws:
        game = self._course.shown(seat)
        view, spoken = self._seen(game, seat, since), language(lang, game.rules.id)
        told = news(game.rules, self._names, view["events"], self._authors(seat, since, game), spoken)
        return _encode(spoken.view(view)), _encode(told)

    def _seen(self, game: Game, seat: int | None, since: int) -> dict[str, Any]:
        """A view. The books know no clock: who ran out of time has not conceded, and no rule of theirs says so."""
        view: dict[str, Any] = game.view(seat, since)
        ending = self._course.ending
        if view["result"] is None or ending is None or ending.kind != TIMEOUT:
            return view
        told = [{**e, "kind": TIMEOUT, "rule": ""} if e["kind"] == CONCEDE else e for e in view["events"]]
        return {**view, "events": told, "result": {**view["result"], "rule": ""}}

    def _authors(self, seat: int | None, since: int, game: Game) -> list[int]:
        """After how many answers each event happened, as the seat counts them."""
        known = self._course.authors[since : game.log.size]
        known += [self._course.answers] * (game.log.size - since - len(known))  # what is supposed belongs to this step
        return [self._course.counted(seat, answers) for answers in known]

    def _question(self, seat: int | None, lang: str) -> Raws:
        game = self._course.shown(seat)
        result = None if game.result is None else {"winner": game.result.winner, "rule": self._course.ended_by}
        glance = {"seat": seat, "turn": game.turn, "active": game.active, "decision": question(game, seat)}
        return _encode(language(lang, game.rules.id).view({**glance, "result": result})), b"[]"

    def moment(self, seat: int | None) -> str:
        """The phase or step that the turn is in."""
        return moment(self._course.shown(seat))

    def gist(self, seat: int | None) -> str:
        """What the rule says that asks, or that ended the game."""
        game = self._course.shown(seat)
        if game.result is not None:
            return gist_of(self._course.ended_by)
        return "" if game.decision is None else gist_of(game.decision.rule)

    def past(self, seat: int | None, answers: int, eyes: int | None, lang: str) -> Stood:
        """An earlier position, counted by a seat and seen with its eyes or another's, with what led to it."""
        of = self._course.answered(seat)
        if answers > of:
            raise Refusal("illegal", f"There have been {of} answers.")
        game = self._course.stood(seat, answers)
        before = self._course.stood(seat, answers - 1).log.size if answers else 0
        view, told = self._step(game, eyes, min(before, game.log.size), answers, lang)
        return Stood(answers, of, moment(game), view, told, standing(game))

    def _step(self, game: Game, seat: int | None, since: int, answers: int, lang: str) -> Raws:
        view, spoken = self._seen(game, seat, since), language(lang, game.rules.id)
        events = view["events"]
        told = news(game.rules, self._names, events, [answers] * len(events), spoken)
        return _encode(spoken.view(view)), _encode(told)
