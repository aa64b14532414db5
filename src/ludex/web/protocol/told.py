"""What the server tells over a connection: one structure for each message (docs/protocol.md). Clients are what reads
them: a field may be added, none may go."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from ludex.bots.advising import Act, Change
from ludex.web.hosting.refusal import Reason
from ludex.web.protocol.parts import (
    Ahead,
    Continued,
    Ending,
    GameSettings,
    Glance,
    Lesson,
    Line,
    Mat,
    Obstacle,
    Pair,
    Player,
    Riddle,
    Said,
    Time,
)  # fmt: skip

Seen = Annotated[Raw, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/View"}, {"$ref": "#/$defs/Glance"}]})]
"""A view, or a glance for who needs none; JSON already, as the worker made it that holds the game."""
Lines = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/Line"}})]
"""Lines of the log, JSON already."""
WITHIN: tuple[type, ...] = (Glance, Line)
"""What stands in messages as JSON already, besides views."""


class Told(Struct, frozen=True, tag_field="type", tag=str.lower):
    """One message of the server."""


class Welcome(Told, frozen=True):
    """The first: which table it is, and who sits there."""

    protocol: int
    game: str
    ruleset: str
    title: str
    seat: int | None
    players: list[Player]
    settings: GameSettings
    undo: bool
    playmat: Mat | None
    spectators: int
    lesson: Lesson | None
    puzzle: Riddle | None
    hints: bool
    from_: Continued | None = field(name="from")


class Position(Told, frozen=True):
    """How the game stands, as far as a seat may know."""

    version: int
    answers: int
    since: int
    moment: str
    view: Seen
    news: Lines
    gist: str
    ahead: Ahead
    undo: bool
    clock: Time | None
    connected: Pair
    ending: Ending | None
    chance: float | UnsetType = UNSET


class Past(Told, frozen=True):
    """An earlier position; `of`: how many answers there are in all."""

    answers: int
    of: int
    moment: str
    view: Seen
    news: Lines
    chance: float | UnsetType = UNSET


class Obstacles(Told, frozen=True, tag="why"):
    """What forbids an answer, or anything to be done with a card; none if it may be done."""

    obstacles: list[Obstacle]
    key: str | UnsetType = UNSET
    card: str | UnsetType = UNSET


class Advised(Told, frozen=True, tag="hint"):
    """What to answer, and why. `proven`: it wins this turn, whatever is answered. `line`: how the turn goes on;
    `changes`: what that does to the figures that players look at; `chance`: to win after it, an opinion; `instead`: the
    next best answer, `behind` by so much. About the question of a version, or a position after so many answers."""

    seat: int
    key: str
    label: str
    rule: str
    cards: list[str]
    proven: bool
    chance: float
    line: list[Act]
    changes: list[Change]
    behind: float
    instead: Act | UnsetType = UNSET
    answers: int | UnsetType = UNSET
    version: int | UnsetType = UNSET


class TurnStood(Struct, frozen=True):
    """A turn: whose it is, after how many answers it begins, and seat 0's chance then."""

    turn: int
    seat: int
    answers: int
    chance: float


class Fell(Struct, frozen=True):
    """A turn in which the chance of the player whose turn it was fell."""

    turn: int
    seat: int
    answers: int
    before: float
    after: float


class MissedWin(Struct, frozen=True):
    """A win of a turn that was not taken, act by act."""

    turn: int
    seat: int
    answers: int
    labels: list[str]


class Analysis(Told, frozen=True):
    """What is known of a game that is over. `done` of `of` turns have been searched for a win; in `known` of them it is
    certain whether there was one."""

    done: int
    of: int
    winner: int | None
    turns: list[TurnStood]
    falls: list[Fell]
    missed: list[MissedWin]
    known: int


class ChatLine(Told, frozen=True, tag="chat"):
    """A line that somebody said, and when."""

    seat: int
    name: str
    text: str
    at: int


class Presence(Told, frozen=True):
    """Who is there: each seat, by how many connections, and how many watch."""

    connected: Pair
    connections: tuple[int, int]
    spectators: int


class Back(Told, frozen=True, tag="takeback"):
    """A seat asks to take its last answer back: `asked`, or `declined`."""

    seat: int
    state: str


class Another(Told, frozen=True, tag="rematch"):
    """Who wants another game, and where it is once there is one."""

    game: str | None
    token: str | None
    asked: Pair


class Refused(Told, frozen=True):
    """A message that changed nothing: its type if it could be told, and why; `words`: the sentence by language."""

    of: str | None
    reason: Reason
    sentence: str
    rule: str | UnsetType = UNSET
    words: Said | UnsetType = UNSET


class Pong(Told, frozen=True):
    """The server is there."""


Message = (
    Welcome | Position | Past | Obstacles | Advised | Analysis | ChatLine | Presence | Back | Another | Refused | Pong
)
"""Whatever the server tells over a connection."""

encode = msgspec.json.Encoder().encode
