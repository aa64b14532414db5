"""A table as a worker holds it: the only place of the web where a game is. What leaves it are views and plain facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from ludex.bots import bot
from ludex.kernel.decisions import IllegalChoice
from ludex.table.ahead import ahead
from ludex.table.asked import as_read
from ludex.table.chair import Chair
from ludex.table.judging import obstacle
from ludex.table.languages import ENGLISH, LANGUAGES, language
from ludex.web.hosting import whynot
from ludex.web.hosting.course import EYES, Course
from ludex.web.hosting.past import Given, give
from ludex.web.hosting.refusal import Refusal
from ludex.web.hosting.starting import OtherCards, begin, stage
from ludex.web.hosting.studying import Outlined, advised, looked, outlined, standing
from ludex.web.hosting.telling import Stood, Telling
from ludex.web.learning.guide import guide
from ludex.web.puzzling.riddle import riddle

if TYPE_CHECKING:
    from ludex.bots.advising import Advice
    from ludex.kernel.game import Game
    from ludex.solving.analysis import Looked
    from ludex.web.hosting.past import Line
    from ludex.web.protocol.parts import Obstacle


class Asked(NamedTuple):
    """Who is asked, whether the others may know it, and the first answer there is."""

    seat: int
    secret: bool
    first: str


class Facts(NamedTuple):
    """How a table stands. Of what is hidden there is nothing but a bot's first answer, for the server alone.

    While somebody is asked in secret, `open` says who is asked as each of the others is told, and `quiet` who is told
    nothing. `occasion`: whether somebody may have been asked so in the last step, as far as anybody can tell.
    """

    version: int  # lines of the log
    answers: int
    versions: dict[int | None, int]  # as each seat counts them, and those who watch
    answered: dict[int | None, int]
    title: str
    asked: Asked | None
    result: tuple[int | None, str] | None
    ending: Given | None
    open: dict[int | None, int | None]
    quiet: frozenset[int | None]
    occasion: bool
    rests: bool = False  # a lesson is over: nobody but the learner goes on with it


class Wanted(NamedTuple):
    """Who is to be told the position: a seat, what it has had, whether all of it, and in which language."""

    seat: int | None
    had: int
    version: int
    whole: bool
    lang: str = ENGLISH


class Told(NamedTuple):
    """A position as somebody may know it; view and news are JSON already."""

    version: int
    answers: int
    events: int
    since: int
    moment: str
    view: bytes
    news: bytes
    gist: str
    ahead: dict[str, Any]  # what would follow, for who is asked
    undo: bool  # whether there is an answer of the seat to take back
    chance: float  # seat 0's, by what lies open: for who may be told


class Held:
    """A game with its course."""

    def __init__(self, ruleset: str, setup: dict[str, Any], names: tuple[str, str], log: Sequence[Line]) -> None:
        self._course = Course(begin(ruleset, setup))
        self._guide = guide(setup, stage(setup)[1]) if setup.get("lesson") else None
        self._riddle = riddle(setup)
        try:
            self.fold(log)
        except (IllegalChoice, Refusal) as error:  # it was stored because it was allowed, so the rules are others now
            after = f"after {self._course.answers} answers it does not fit the rules of this server"
            raise OtherCards(f"this game was begun under other rules: {after}") from error
        self._telling = Telling(self._course, names)

    def facts(self) -> Facts:
        course, game = self._course, self._course.game
        decision, result = game.decision, game.result
        return Facts(
            course.version,
            course.answers,
            dict(course.versions),
            {seat: course.answered(seat) for seat in EYES},
            game.rules.title,
            None if decision is None else Asked(decision.seat, decision.secret, decision.options[0].key),
            None if result is None else (result.winner, course.ended_by),
            course.ending,
            {seat: None if (told := course.shown(seat).decision) is None else told.seat for seat in EYES},
            frozenset(seat for seat in EYES if course.waits(seat)),
            course.occasion,
            self._guide is not None and self._guide.step(course.answers) is None,
        )

    # -- moving -------------------------------------------------------------------------------------------------------
    def attempt(self, entry: Line, wanted: Sequence[Wanted]) -> tuple[Facts, list[Told]]:
        """Take in a line of the log, if the rules allow it, and tell the position that follows."""
        course = self._course
        if entry.n != course.version:
            raise Refusal("stale", "The game has gone on.")
        if self._guide is not None and entry.kind == "answer":
            self._guide.refuse(course.game, course.answers, entry.key)
        if self._riddle is not None and entry.kind == "answer":
            self._riddle.refuse(course.game, entry.seat, entry.key)
        with _aloud(course.game):
            against = obstacle(course.game, entry.seat, entry.key) if entry.kind == "answer" else None
            if against is not None:
                raise IllegalChoice(entry.key, against)
            reached = course.attempt(entry.kind, entry.seat, entry.key)
        course.commit(entry, reached)
        return self.facts(), [self.tell(each) for each in wanted]

    def check(self, seat: int, key: str) -> None:
        """Refuse an answer to the question that a seat sees, as `attempt` would; nothing happens."""
        game = self._course.shown(seat)
        with _aloud(game):
            against = obstacle(game, seat, key)
            if against is not None:
                raise IllegalChoice(key, against)
            give(game, Given("answer", seat, key))

    def fold(self, entries: Sequence[Line]) -> Facts:
        for entry in entries:
            if entry.n > self._course.version:
                raise ValueError(f"line {entry.n} does not follow {self._course.version}")
            if entry.n == self._course.version:  # else it is known here already
                self._course.fold(entry)
        return self.facts()

    # -- telling ------------------------------------------------------------------------------------------------------
    def tell(self, wanted: Wanted) -> Told:
        course, seat = self._course, wanted.seat
        since = course.still_told(wanted.had, wanted.version, seat)
        view, news = self._telling.position(seat, since, wanted.lang, whole=wanted.whole)
        version, answers, events = course.versions[seat], course.answered(seat), course.shown(seat).log.size
        moment, gist = self._telling.moment(seat), self._telling.gist(seat)
        game = course.shown(seat)
        spoken = language(wanted.lang, game.rules.id)
        following: dict[str, Any] = spoken.labels(ahead(game, seat)) if wanted.whole else {}
        if self._guide is not None:
            following["lesson"] = self._guide.told(course.game, course.answers)
        undo = seat is not None and course.may_undo(seat)
        stands = standing(course.shown(seat)) if wanted.whole else 0.0
        return Told(version, answers, events, since, moment, view, news, gist, following, undo, stands)

    def past(self, seat: int | None, answers: int, eyes: int | None, lang: str = ENGLISH) -> Stood:
        return self._telling.past(seat, answers, eyes, lang)

    def why(self, seat: int, key: str | None, card: str | None, lang: str = ENGLISH) -> list[Obstacle]:
        game = self._course.shown(seat)
        spoken = language(lang, game.rules.id)
        if key is not None:
            found = whynot.of_key(game, seat, key, spoken)
        else:
            assert card is not None
            found = whynot.of_card(game, seat, card, spoken)
        return found if self._guide is None else self._guide.explained(game, self._course.answers, found)

    def record(self) -> str:
        return self._course.game.record()

    def given(self, seat: int | None, answers: int) -> tuple[list[Given], bool]:
        steps = self._course.steps[seat][answers]
        return self._course.given[:steps], self._course.at(steps).over

    # -- bots ---------------------------------------------------------------------------------------------------------
    def think(self, seat: int, name: str, seed: str) -> str:
        """What a bot answers. The same seed lets it answer the same, whichever server asks it. Nothing if the game has
        gone on, or ended, before the bot came to think."""
        game = self._course.game.clone()
        if game.decision is None or game.decision.seat != seat:
            return ""
        scripted = None if self._guide is None else self._guide.scripted(game, self._course.answers)
        if scripted is None and self._riddle is not None:
            scripted = self._riddle.answer(game)
        if scripted is not None:
            return scripted
        return bot(name, seed).answer(Chair(game, seat), as_read(game, game.decision))

    # -- studies ------------------------------------------------------------------------------------------------------
    def advise(self, seat: int | None, answers: int | None, seed: str) -> Advice | None:
        if self._riddle is not None and answers is None:
            return self._riddle.advise(self._course.shown(seat))
        return advised(self._course, seat, answers, seed)

    def outline(self) -> list[Outlined]:
        return outlined(self._course)

    def look(self, answer: int) -> Looked:
        return looked(self._course, answer)


@contextmanager
def _aloud(game: Game) -> Iterator[None]:
    """What a rule forbids is refused with its words, in every language."""
    try:
        yield
    except IllegalChoice as error:
        words = error.obstacle.sentence
        others = {name: language(name, game.rules.id).sentence(words) for name in LANGUAGES if name != ENGLISH}
        raise Refusal("illegal", words[:1].upper() + words[1:], error.rule, others) from error
