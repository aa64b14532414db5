"""Telling: a position as one seat may know it, made once however many sit there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludex.kernel.views import question
from ludex.web.hosting.clock import now
from ludex.web.hosting.moment import moment
from ludex.web.hosting.news import gist_of, news
from ludex.web.hosting.refusal import Refusal

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.web.hosting.course import Course
    from ludex.web.hosting.table import Table

Told = tuple[msgspec.Raw, msgspec.Raw]
"""A view and its news, as JSON already."""


class Telling:
    """Tells the course of a game to seats and spectators. Nothing but views ever leaves it."""

    def __init__(self, course: Course, names: tuple[str, str]) -> None:
        self._course = course
        self._names = names
        self._version = -1
        self._told: dict[tuple[int | None, int, bool], Told] = {}

    def position(self, seat: int | None, since: int, *, whole: bool) -> Told:
        """The present position with the events from number `since` on; not whole: who is asked what, and no more."""
        if self._version != self._course.version:
            self._version = self._course.version
            self._told.clear()
        about = (seat, since, whole)
        if about not in self._told:
            self._told[about] = self._whole(seat, since) if whole else self._question(seat)
        return self._told[about]

    def _whole(self, seat: int | None, since: int) -> Told:
        game = self._course.game
        view = game.view(seat, since)
        events: Any = view["events"]
        return _raw(view), _raw(news(game.rules, self._names, events, self._course.authors[since:]))

    def _question(self, seat: int | None) -> Told:
        game = self._course.game
        result = None if game.result is None else {"winner": game.result.winner, "rule": game.result.rule}
        view = {"seat": seat, "turn": game.turn, "active": game.active, "decision": question(game, seat)}
        return _raw({**view, "result": result}), _raw([])

    def past(self, seat: int | None, answers: int) -> dict[str, Any]:
        """An earlier position, with what the answer that led to it brought."""
        if answers > self._course.answers:
            raise Refusal("illegal", f"There have been {self._course.answers} answers.")
        game = self._course.at(answers)
        view, told = self._step(game, seat, answers)
        of = self._course.answers
        return {"type": "past", "answers": answers, "of": of, "moment": moment(game), "view": view, "news": told}

    def _step(self, game: Game, seat: int | None, answers: int) -> Told:
        since = min(self._course.at(answers - 1).log.size, game.log.size) if answers else 0
        view = game.view(seat, since)
        events: Any = view["events"]
        return _raw(view), _raw(news(game.rules, self._names, events, [answers] * len(events)))


def position(table: Table, seat: int | None, since: int, *, whole: bool) -> dict[str, Any]:
    """The position of a table as a seat may know it, with what happened from event number `since` on."""
    view, told = table.telling.position(seat, since, whole=whole)
    ending = table.course.ending
    return {
        "type": "position",
        "version": table.course.version,
        "answers": table.course.answers,
        "since": since,
        "moment": moment(table.game),
        "view": view,
        "news": told,
        "gist": _gist(table, seat),
        "clock": None if table.clock is None else table.clock.shown(table.people, now()),
        "connected": table.presence.connected,
        "ending": None if ending is None else {"kind": ending.kind, "seat": ending.seat},
    }


def _gist(table: Table, seat: int | None) -> str:
    """What the rule says that asks, or that ended the game."""
    asks = table.game.result or (None if table.keeps_quiet(seat) else table.game.decision)
    return "" if asks is None else gist_of(asks.rule)


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
