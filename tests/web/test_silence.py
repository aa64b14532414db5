"""A question that is kept secret, and was not taken, leaves no trace for others: no number, gap, position or wait.

In these games a card may trigger from where only its player sees it (fow-5.5 7.9:2); that player is asked, and says no.
"""

from __future__ import annotations

import contextlib
import random
import time
from pathlib import Path
from typing import Any

import pytest

import ludex
from ludex import games
from ludex.games.definitions import UnreadableCard
from ludex.games.fow import catalog
from ludex.games.fow.ch02_cards import definitions
from ludex.kernel.decisions import Decision
from ludex.kernel.game import Game
from ludex.web.hosting.clock import ClockSettings, wound
from ludex.web.hosting.course import EYES, Course
from ludex.web.hosting.held import Facts, Held, Wanted
from ludex.web.hosting.moments import Moment
from ludex.web.hosting.past import AGREED, Line
from ludex.web.hosting.telling import Telling
from ludex.web.settings import Settings
from ludex.web.store import Entry, Store
from tests.web.serving import Client, Message, Server

RULESET, DECKS, SEED = "fow-5.5/valhalla", ("signedandsealed", "weatherentire"), 1
SOON, ANSWERS = 2, 52  # with these seeds of game and answers Bob is asked after 90 answers
NAMES = ("Ann", "Bob")
ANN, BOB = 0, 1  # Bob is asked in secret
SLOW = 4.0  # seconds that others have here, more than telling takes on a busy machine


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
    held._guide = None
    held._course, held._telling = course, Telling(course, NAMES)
    last = held.past(seat, course.answered(seat), seat)
    back = held.past(seat, max(0, course.answered(seat) - 1), seat)
    half = course.shown(seat).log.size // 2
    facts = held.facts()
    return [
        held.tell(Wanted(seat, 0, 0, True)), held.tell(Wanted(seat, half, course.versions[seat], True)), last, back,
        facts.open[seat], seat in facts.quiet, facts.occasion,
    ]  # fmt: skip


def test_the_others_are_told_the_same_with_and_without_the_question() -> None:
    """At every moment, also while somebody is asked: what they see then is what comes of a no."""
    start = ludex.new(RULESET, decks=DECKS, seed=SEED, auto="choices")
    asked, unasked, chance, secrets = Course(start), Unasked(start), random.Random(SEED), 0
    while asked.answers < 171:
        decision = _decision(asked.game)
        key = "no" if decision.secret else chance.choice(decision.options).key
        asked.fold(Entry("game", asked.version, "answer", decision.seat, key, at=0))
        if not decision.secret:
            unasked.fold(Entry("game", unasked.version, "answer", decision.seat, key, at=0))
        secrets += asked.hides(ANN)
        if asked.answers > 164:
            for seat in (ANN, None):
                assert told(asked, seat) == told(unasked, seat)
    assert secrets


def test_a_moment_in_which_somebody_is_asked_in_secret_is_one_in_which_anybody_might_be() -> None:
    """So that a pause there tells nothing: it is made on all such occasions."""
    start = ludex.new(RULESET, decks=DECKS, seed=SEED, auto="choices")
    course, chance, met = Course(start), random.Random(SEED), {True: 0, False: 0}
    while course.answers < 400 and course.game.decision is not None:
        decision = course.game.decision
        met[course.occasion] += 1
        assert course.occasion or not decision.secret
        key = "no" if decision.secret else chance.choice(decision.options).key
        course.fold(Entry("game", course.version, "answer", decision.seat, key, at=0))
    assert met[True] > 5 and met[False] > 5 * met[True]  # and it is no pause after every answer


@pytest.mark.parametrize("ruleset", [name for name in games.rulesets() if name.startswith("fow")])
def test_the_occasions_are_those_of_all_cards_there_are(ruleset: str) -> None:
    rules: Any = games.ruleset(ruleset)
    made = []
    for row in catalog.shipped().rows:
        with contextlib.suppress(UnreadableCard):  # an edition need not know them all
            made.append(definitions.definition(rules, row))
    offered = [a for one in made for face in one.faces for a in face.abilities if a.offered and a.trigger]
    assert {kind for a in offered if a.trigger for kind in a.trigger.kinds} == set(rules.occasions())


def test_what_is_taken_is_told_from_where_it_was_asked() -> None:
    """The events that were supposed are taken back."""
    course = _until_asked()
    before = {seat: (course.versions[seat], course.answered(seat)) for seat in EYES}
    supposed, stood = course.shown(ANN).log.size, course.game.log.size
    course.fold(Entry("game", course.version, "answer", BOB, "yes", at=0))
    version, answers = before[ANN]
    assert (course.versions[ANN], course.answered(ANN)) == (version + 1, answers)
    assert course.still_told(supposed, version, ANN) == stood
    assert course.shown(ANN) is course.game


def test_taking_back_is_the_same_whether_or_not_there_was_a_question() -> None:
    """Who declined in secret and then takes an answer back takes back one that the other has been told of."""
    start = ludex.new(RULESET, decks=DECKS, seed=SEED, auto="choices")
    asked, unasked, chance = Course(start), Unasked(start), random.Random(SEED)
    while not (decision := _decision(asked.game)).secret:
        key = chance.choice(decision.options).key
        for course in (asked, unasked):
            course.fold(Entry("game", course.version, "answer", decision.seat, key, at=0))
    asked.fold(Entry("game", asked.version, "answer", BOB, "no", at=0))
    for course in (asked, unasked):
        course.fold(Entry("game", course.version, "undo", BOB, AGREED, at=0))
    for seat in (ANN, None):
        assert told(asked, seat) == told(unasked, seat)


def test_what_is_declined_in_secret_does_not_make_a_wish_lapse(server: Server) -> None:
    """Bob asks to take something back, and declines in secret; Ann may agree as if nothing had been."""
    made = server.create(RULESET, decks=list(DECKS), seed=SOON)
    with server.sit(made, ANN, views=False) as ann, server.sit(made, BOB, views=False) as bob:
        _lead(server, ann, bob)
        bob.send("takeback", version=bob.version)
        ann.until("takeback")
        version = bob.version
        bob.send("answer", version=version, key="no")
        _reach(bob, version + 1)
        before = ann.position["answers"]
        ann.send("takeback", version=ann.version, say="yes")
        assert ann.until("position")["answers"] < before


def test_clocks_are_the_same_whether_or_not_there_was_a_question() -> None:
    """Neither what is declined nor what is given back for an answer shows."""
    rules, bare = {"bank": 60, "increment": 5}, ClockSettings(60, 5)
    with_it = wound(rules, [Entry("g", 0, "answer", 0, "x", 0, 700), Entry("g", 1, "answer", 1, "no", 0, 5_000)])
    without = wound(rules, [Entry("g", 0, "answer", 0, "x", 0, 700)])
    assert with_it is not None and without is not None
    assert with_it.left == without.left == [60_000 + bare.increment * 1_000 - 700, 60_000]


# -- on the wire ------------------------------------------------------------------------------------------------------
def test_on_the_wire_a_secret_question_is_nothing(tmp_path: Any) -> None:
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log", chosen_seeds=1, moment=int(SLOW * 1_000))
    server.start()
    try:
        with_it, without = _seen(server, None), _seen(server, "no")
    finally:
        server.stop()
    assert with_it == without


def _seen(server: Server, key: str | None) -> list[object]:
    """Everything Ann is told around the question, and for how long she waits for it; Bob answers at once, or never."""
    made = server.create(RULESET, decks=list(DECKS), seed=SOON, clock={"bank": 600, "increment": 7})
    with server.sit(made, ANN, views=True) as ann, server.sit(made, BOB, views=False) as bob:
        game, chance = _lead(server, ann, bob)
        told = time.monotonic()
        assert _decision(game).secret and _decision(game).seat == BOB
        before = ann.version
        seen: list[object] = [_timeless(ann.position)]
        if key is not None:
            bob.answer(key)
        with pytest.raises(TimeoutError):
            ann.hear(0.3)  # nothing comes of that
        seen.append(ann.ask("answer", version=before - 1, key="pass")["sentence"])
        seen.append(_timeless(ann.until("position")))
        seen.append(_timeless(ann.ask("at", answers=before)))
        seen.append(ann.ask("at", answers=before + 1))
        seen.append(ann.ask("why", version=before, key="play c99999"))
        seen.append(ann.ask("answer", version=before, key="play c99999"))
        with server.sit(made, ANN, views=True) as again:
            seen += [_timeless(again.position), again.position["clock"]["running"]]
            seen.append(again.position["clock"]["left"][BOB] == ann.position["clock"]["left"][BOB])
        game = _unasked(game)
        seen.append(_timeless(ann.answer(chance.choice(_decision(game).options).key)))
        assert time.monotonic() - told >= SLOW - 1  # others have their moment, whether or not they need it
        return seen


def _lead(server: Server, ann: Client, bob: Client) -> tuple[Game, random.Random]:
    """Play until Bob is asked in secret."""
    game, chance = ludex.new(RULESET, decks=DECKS, seed=SOON, auto="choices"), random.Random(ANSWERS)
    while not (decision := _decision(game)).secret:
        key, me = chance.choice(decision.options).key, (ann, bob)[decision.seat]
        version = me.version
        me.send("answer", version=version, key=key)
        game.choose(key)
        for client in (ann, bob):
            _reach(client, version + 1)
    return game, chance


def test_a_moment_takes_nobodys_time_and_ends_with_every_question_answered(tmp_path: Path) -> None:
    """Ann answers at once and waits for the rest of the moment. Bob, who says nothing, has declined a while before her
    answer comes about, so that this takes no longer than if he had not been asked."""
    server = Server(f"sqlite:///{tmp_path / 'a.db'}", tmp_path / "log", chosen_seeds=1, moment=2_000)
    server.start()
    try:
        made = server.create(RULESET, decks=list(DECKS), seed=SOON, clock={"bank": 600, "increment": 0})
        with server.sit(made, ANN, views=False) as ann, server.sit(made, BOB, views=False) as bob:
            game, chance = _lead(server, ann, bob)
            left, began = ann.position["clock"]["left"][ANN], time.monotonic()
            ann.answer(chance.choice(_decision(_unasked(game)).options).key)
            waited = 1_000 * (time.monotonic() - began)
            charged = left - ann.position["clock"]["left"][ANN]
    finally:
        server.stop()
    assert charged < waited - 1_000
    store = Store(Settings(database=server.database))
    declined, answered = store.games.entries(made["game"], 0)[-2:]
    store.close()
    assert (declined.seat, declined.key, answered.seat) == (BOB, "no", ANN)
    assert answered.at - declined.at > 200


def test_a_moment_is_as_long_for_bots_that_are_asked_as_for_those_that_are_not() -> None:
    none: dict[int | None, int] = dict.fromkeys(EYES, 0)
    facts = Facts(0, 0, none, none, "", None, None, None, {}, frozenset(), occasion=True)
    moment = Moment(3_000, facts)
    came = time.monotonic()
    due, closing = moment.due(came, person=False)
    assert came < closing < due < came + 1
    late = came + 60  # who thinks for a minute has waited long enough, but others' answers take their time even then
    due, closing = moment.due(late, person=True)
    assert closing == late
    assert 0.1 < due - late < 0.5


def test_the_moment_belongs_to_who_is_asked_until_the_other_goes_on(server: Server) -> None:
    """Bob takes what he is offered after Ann has answered: her answer is stale, and she is told what he reveals."""
    made = server.create(RULESET, decks=list(DECKS), seed=SOON)
    with server.sit(made, ANN, views=False) as ann, server.sit(made, BOB, views=False) as bob:
        _lead(server, ann, bob)
        before = ann.version
        bob.answer("yes")
        _reach(ann, before + 1)
        assert ann.ask("answer", version=before, key="pass")["reason"] == "stale"


def test_who_waits_too_long_has_declined(server: Server) -> None:
    made = server.create(RULESET, decks=list(DECKS), seed=SOON)
    with server.sit(made, ANN, views=False) as ann, server.sit(made, BOB, views=False) as bob:
        _lead(server, ann, bob)
        late = bob.version
        assert bob.decision is not None and bob.decision["rule"] == "fow-5.5 7.9:2"
        ann.answer()
        refused = bob.ask("answer", version=late, key="yes")
        assert refused["reason"] == "stale"


def _until_asked() -> Course:
    course, chance = Course(ludex.new(RULESET, decks=DECKS, seed=SEED, auto="choices")), random.Random(SEED)
    while not (decision := _decision(course.game)).secret:
        key = chance.choice(decision.options).key
        course.fold(Entry("game", course.version, "answer", decision.seat, key, at=0))
    return course


def _timeless(message: Message) -> Message:
    """A message without the time of day and what is left of it."""
    return {name: value for name, value in message.items() if name not in ("clock", "at", "game")}


def _decision(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def _reach(client: Client, version: int) -> None:
    while client.version < version:
        client.hear()
