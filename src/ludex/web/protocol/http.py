"""What the server answers over HTTP: one structure for each address under `/api` (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from ludex.rulebook.places import Place
from ludex.rulebook.rulings import Ruling
from ludex.web.protocol.parts import Continued, GameSettings, Line, Mat, Obstacle, Player, Said

Plain = dict[str, Any]
"""What a game's own files are made of: a deck, a card, a scenario."""
Seen = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/View"})]
"""A view, as `game.view` makes it."""


class Fault(Struct, frozen=True):
    """What is wrong, in which field, and by which rule."""

    sentence: str
    field: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class Error(Struct, frozen=True):
    """The answer to what cannot be done, with a status from 400 on."""

    error: Fault


class RulesetTold(Struct, frozen=True):
    """A ruleset that can be played."""

    ruleset: str
    title: str
    book: str
    format: str


class StarterDeck(Struct, frozen=True):
    """A deck that comes with ludex, whole."""

    name: str
    title: str
    description: str
    deck: Plain


class SeatMade(Struct, frozen=True):
    """A seat of a new game: its token, an `invitation` if it is for somebody else; none for a bot."""

    seat: int
    token: str | None
    invitation: bool


class GameMade(Struct, frozen=True):
    """A new game."""

    game: str
    seats: list[SeatMade]


class PoolMade(Struct, frozen=True):
    """A pool of cards out of a file."""

    pool: str


class Outcome(Struct, frozen=True):
    """How a game ended: who won (none: a draw), the rule, and how if it was not played to its end."""

    winner: int | None
    rule: str
    how: str | None = None


class Summary(Struct, frozen=True):
    """What everybody who knows a game's id may know of it."""

    game: str
    ruleset: str
    title: str
    players: list[Player]
    settings: GameSettings
    created: int
    status: str
    result: Outcome | None
    answers: int | None
    from_: Continued | None = field(name="from")


class DeckNamed(Struct, frozen=True):
    """A starter deck by its name."""

    name: str
    title: str


class DeckOwned(Struct, frozen=True):
    """A visitor's own deck, with the cards of the lab in it."""

    title: str
    deck: Plain
    cards: list[Plain]


class Free(Summary, frozen=True, kw_only=True):
    """A table that waits, and what who sits down may choose."""

    decks: list[DeckNamed]
    own: list[DeckOwned]


class Seated(Struct, frozen=True):
    """The seat that somebody has taken."""

    seat: int


class SideCard(Struct, frozen=True):
    """A card of a deck that may be exchanged: the part it belongs in, how many are there and how many lie aside."""

    name: str
    part: str
    in_: int = field(name="in")
    aside: int = 0


class Aside(Struct, frozen=True):
    """What may be exchanged before the next game of a match; no cards for who may not."""

    cards: list[SideCard] = []
    side: str | UnsetType = UNSET
    parts: list[str] | UnsetType = UNSET


class RuleCard(Struct, frozen=True):
    """All there is to know about a rule; `traced`: whether the sources could be read."""

    book: str
    number: str
    gist: str
    status: str
    reason: str
    see: list[str]
    parent: str | None
    children: list[str]
    code: list[Place]
    tests: list[Place]
    rulings: list[Ruling]
    traced: bool


# -- the playmat and the desk -----------------------------------------------------------------------------------------
class ZoneExplained(Struct, frozen=True):
    """What a zone is for, by which rule, in words of every language."""

    at: str
    rule: str
    says: Said


class MatExplained(Struct, frozen=True):
    """A playmat explained by a position."""

    game: str
    title: str
    view: Seen
    playmat: Mat
    zones: list[ZoneExplained]


class JudgedOption(Struct, frozen=True):
    """An answer: its key, its label, and its words in a scenario."""

    key: str
    label: str
    do: str


class JudgedQuestion(Struct, frozen=True):
    """What is asked in a position."""

    seat: int
    prompt: str
    rule: str
    gist: str
    options: list[JudgedOption]


class JudgedRefusal(Struct, frozen=True):
    """The answer of a scenario that the rules refuse."""

    do: str
    rule: str
    sentence: str
    gist: str


class JudgedEnd(Struct, frozen=True):
    """How a position's game has ended."""

    winner: int | None
    rule: str
    gist: str


class Parting(Struct, frozen=True):
    """Where the same course goes another way under another ruleset."""

    sentence: str
    rule: str
    gist: str


class Stands(Struct, frozen=True):
    """A position after its answers, with both hands open."""

    ruleset: str
    title: str
    view: Seen
    playmat: Mat
    numbers: dict[str, Said]
    blank: dict[str, int]
    phases: dict[str, Said]
    details: dict[str, Said]
    states: dict[str, Said]
    counters: bool
    cast: dict[str, str]
    decision: JudgedQuestion | None
    news: list[Line]
    refused: JudgedRefusal | None
    result: JudgedEnd | None


class Compared(Stands, frozen=True, kw_only=True):
    """The same under another ruleset, and where it parts."""

    parts: Parting | None


class Wrong(Struct, frozen=True):
    """A ruleset under which the position cannot be set up, and why."""

    ruleset: str
    wrong: str


Other = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/Compared"}, {"$ref": "#/$defs/Wrong"}]})]


class Judged(Stands, frozen=True, kw_only=True):
    """The answer of the judge's desk."""

    scenario: Plain
    why: list[Obstacle]
    under: list[Other]
    others: list[str]


class CardFound(Struct, frozen=True):
    """A card to lay at the desk; one of the visitor's own is told in full."""

    name: str
    kind: str
    part: str
    row: Plain | UnsetType = UNSET


class Faces(Struct, frozen=True):
    """Cards as the table shows them, each under its part and name, and how that game lies."""

    playmat: Mat
    cards: Any


WITHIN: tuple[type, ...] = (Compared, Wrong)

Words = dict[str, str]
"""The words of the interface by their keys."""

ANSWERS: dict[tuple[Literal["GET", "POST"], str], tuple[int, Any]] = {
    ("GET", "/api/rulesets"): (200, list[RulesetTold]),
    ("GET", "/api/decks/{ruleset}"): (200, list[StarterDeck]),
    ("POST", "/api/games"): (201, GameMade),
    ("POST", "/api/pools"): (201, PoolMade),
    ("GET", "/api/games/{id}"): (200, Summary),
    ("GET", "/api/games/{id}/join"): (200, Free),
    ("POST", "/api/games/{id}/join"): (200, Seated),
    ("GET", "/api/games/{id}/side"): (200, Aside),
    ("POST", "/api/games/{id}/side"): (200, Seated),
    ("GET", "/api/rules/{book}/{number}"): (200, RuleCard),
    ("POST", "/api/desk"): (200, Judged),
    ("GET", "/api/desk/cards/{ruleset}"): (200, list[CardFound]),
    ("GET", "/api/desk/faces/{ruleset}"): (200, Faces),
    ("GET", "/api/playmats/{game}"): (200, MatExplained),
    ("GET", "/api/words/{lang}"): (200, Words),
}
"""For each request, the status and the structure of its answer; whatever cannot be answered so is told an `Error`."""
