"""Parts of what the server tells: players, lines of the log, obstacles, the clock, what lies ahead.

What has the default `UNSET` is left out where there is nothing to say.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from ludex.games.playmats import Face, Gauge, Grid, Stop
from ludex.table.views import DecisionView, ResultView
from ludex.web.hosting.clock import ClockSettings
from ludex.web.hosting.match import Match

Pair = tuple[bool, bool]
"""Something of each seat."""
Said = dict[str, str]
"""A text by language."""


class Player(Struct, frozen=True):
    """Who sits somewhere: `person` or `bot`, and which bot."""

    name: str
    kind: str
    bot: str | None


class GameSettings(Struct, frozen=True):
    """How a game was set up (`hosting.creating`)."""

    clock: ClockSettings | None
    spectators: bool
    open: bool | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    match: Match | UnsetType = UNSET
    hints: bool | UnsetType = UNSET


class Continued(Struct, frozen=True):
    """The game, and the number of its answers, from which another was continued."""

    game: str
    answers: int | None


class Line(Struct, frozen=True):
    """A line of the log: a sentence with its rule, after how many answers, whether a summary leaves it out, and whether
    it belongs to the line before."""

    sentence: str
    rule: str
    gist: str
    answers: int
    quiet: bool
    under: bool


class Obstacle(Struct, frozen=True):
    """What forbids an answer, by which rule; at the table of a lesson also in its words."""

    key: str
    rule: str
    sentence: str
    gist: str
    words: Said | UnsetType = UNSET


class Time(Struct, frozen=True):
    """Milliseconds left to each seat (none for a bot), whose time runs, and the server's time."""

    left: tuple[int | None, int | None]
    running: int | None
    at: int


class Ending(Struct, frozen=True):
    """Why a game was not played to its end: `concede`, `timeout` or `stopped`, and by whose doing."""

    kind: str
    seat: int


class Glance(Struct, frozen=True):
    """A view for who needs no board: who is asked what, and how it ended."""

    seat: int | None
    turn: int
    active: int
    decision: DecisionView | None
    result: ResultView | None


# -- ahead ------------------------------------------------------------------------------------------------------------
class Beyond(Struct, frozen=True):
    """What stands behind an answer that does nothing but lead on: the options there, each with what is behind it."""

    key: str | UnsetType = UNSET  # of an option, but not of a door of the question itself
    label: str | UnsetType = UNSET
    then: list[Beyond] | UnsetType = UNSET
    step: bool | UnsetType = UNSET
    hollow: bool | UnsetType = UNSET
    chance: list[Beyond] | UnsetType = UNSET


class Way(Struct, frozen=True):
    """A way to pay: its answers one after the other, and the cards used."""

    keys: list[str]
    spent: list[str]


class LessonStep(Struct, frozen=True):
    """How far a lesson is, the answer it waits for, and whether the table gives it."""

    step: int
    done: bool
    key: str | None
    by_itself: bool


class Ahead(Struct, frozen=True):
    """What would follow, for who is asked."""

    doors: dict[str, Beyond] | UnsetType = UNSET
    idle: bool | UnsetType = UNSET
    ways: list[Way] | UnsetType = UNSET
    sets: list[list[str]] | UnsetType = UNSET
    lesson: LessonStep | UnsetType = UNSET


class Lesson(Struct, frozen=True):
    """A lesson in words of every language, and where it stands in its course."""

    id: str
    number: int
    of: int
    title: Said
    idea: Said
    rule: str
    done: Said
    tasks: list[Said]
    titles: list[Said]


class Riddle(Struct, frozen=True):
    """A puzzle: its name, where it stands among those of its game, how hard it is (1 to 5), whether the opponent's hand
    lies open, and the next one."""

    name: str
    game: str
    number: int
    of: int
    grade: int
    open: bool
    next: str | None


# -- how it lies ------------------------------------------------------------------------------------------------------
class Spread(Struct, frozen=True):
    """Where a zone lies and how it is shown."""

    zone: str
    area: str
    show: str
    count: bool
    filled: bool
    host: str
    of: str
    label: str
    oriented: bool
    ordered: bool


class Mat(Struct, frozen=True):
    """How a game lies on the page."""

    game: str
    wide: Grid
    compact: Grid
    gauges: list[Gauge]
    face: Face
    backs: dict[str, str]
    passes: list[str]
    stops: list[Stop]
    drops: list[str]
    contest: str
    supports: bool
    answers: bool
    look: list[str]
    zones: list[Spread]
    resting: str
