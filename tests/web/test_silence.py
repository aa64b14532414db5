"""A question that is kept secret, and was not taken, leaves no trace for others: no number, no gap, no position.

In these games a card may trigger from where only its player sees it (fow-5.5 9.6); that player is asked, and says no.
"""

from __future__ import annotations

import random

import pytest

import ludex
from ludex.kernel.decisions import Decision
from ludex.kernel.game import Game
from ludex.web.hosting.course import EYES, Course
from ludex.web.hosting.held import Held, Wanted
from ludex.web.hosting.past import Line
from ludex.web.hosting.telling import Telling
from ludex.web.store import Entry
from tests.web.serving import Client, Server

RULESET, DECKS, SEED = "fow-5.5/valhalla", ("signedandsealed", "weatherentire"), 1
NAMES = ("Ann", "Bob")
BOB = 1  # who is asked in secret


class Unasked(Course):
    """The same game without such questions: nobody ever meets one."""

    def __init__(self, start: Game) -> None:
        super().__init__(start)
        self.reached = {0: start}

    def attempt(self, kind: str, seat: int, key: str) -> Game:
        return _unasked(super().attempt(kind, seat, key))

    def commit(self, entry: Line | Entry, reached: Game) -> None:
        super().commit(entry, reached)
        self.reached[self.answers] = reached

    def at(self, answers: int) -> Game:
        return self.reached[answers]


def _unasked(game: Game) -> Game:
    while game.decision is not None and game.decision.secret:
        game = game.clone()
        game.choose("no")
    return game


def told(course: Course, seat: int | None) -> list[object]:
    """Everything that somebody is told of the present position, and of the one before."""
    held = Held.__new__(Held)
    held._course, held._telling = course, Telling(course, NAMES)
    last = held.past(seat, course.answered(seat), seat)
    back = held.past(seat, max(0, course.answered(seat) - 1), seat)
    half = course.shown(seat).log.size // 2
    return [held.tell(Wanted(seat, 0, 0, True)), held.tell(Wanted(seat, half, course.versions[seat], True)), last, back]


def test_the_others_are_told_the_same_with_and_without_the_question() -> None:
    start = ludex.new(RULESET, decks=DECKS, seed=SEED, auto="choices")
    asked, unasked, chance, secrets = Course(start), Unasked(start), random.Random(SEED), 0
    last: dict[int | None, list[object]] = {}
    while asked.answers < 171:
        decision = asked.game.decision
        assert decision is not None
        key = "no" if decision.secret else chance.choice(decision.options).key
        if decision.secret:
            secrets += 1
            for seat in {*EYES} - {decision.seat}:
                assert told(asked, seat) == last[seat]  # while somebody is asked, as before
        else:
            near = asked.answers > 164
            last = {seat: told(asked, seat) for seat in EYES} if near else {}
            unasked.fold(Entry("game", unasked.version, "answer", decision.seat, key, at=0))
        asked.fold(Entry("game", asked.version, "answer", decision.seat, key, at=0))
        for seat in (1 - BOB, None):
            if last and not asked.hides(seat):
                assert told(asked, seat) == told(unasked, seat)
    assert secrets


def test_on_the_wire_a_secret_question_is_silence_and_nothing_else(server: Server) -> None:
    made = server.create(RULESET, decks=list(DECKS), seed=SEED)
    game, chance = ludex.new(RULESET, decks=DECKS, seed=SEED, auto="choices"), random.Random(SEED)
    with server.sit(made, 0, views=False) as ann, server.sit(made, 1, views=False) as bob:
        decision = _decision(game)
        while not decision.secret:
            key, me = chance.choice(decision.options).key, (ann, bob)[decision.seat]
            version = me.version
            me.send("answer", version=version, key=key)
            game.choose(key)
            decision = _decision(game)
            for seat, client in enumerate((ann, bob)):
                if not decision.secret or decision.seat == seat:
                    _reach(client, version + 1)
        assert decision.seat == BOB
        before = ann.version
        with pytest.raises(TimeoutError):
            ann.hear(0.5)
        # Who looks closer is told what it was told before, and nothing of a version that it does not know.
        told = ann.ask("answer", version=before - 1, key="pass")
        assert told["sentence"] == f"The game stands at version {before}, not at {before - 1}."
        assert ann.until("position")["version"] == before
        assert ann.ask("at", answers=before + 1)["sentence"] == f"There have been {before} answers."
        with server.sit(made, 0, views=False) as again:
            assert (again.version, again.decision is None) == (before, False)
        _reach(bob, before + 1)
        bob.answer("no")
        assert ann.until("position")["version"] == before + 1
        assert ann.ask("at", answers=before + 1)["of"] == before + 1


def _decision(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def _reach(client: Client, version: int) -> None:
    while client.version < version:
        client.hear()
