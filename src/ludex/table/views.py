"""Views as typed structures: what `game.view(seat)` says as plain data, with fields that a type checker knows.

`look(game, seat)` and `chair.look()` make them; `typed` makes one of plain data, also of what a server sent, and
`plain` makes plain data again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, field

if TYPE_CHECKING:
    from ludex.kernel.game import Game

Value = int | str | bool | list[str] | None


class Information(Struct, frozen=True):
    """What stands on a card, or on one side of it."""

    name: str = ""
    names: list[str] = []
    types: list[str] = []
    labels: dict[str, list[str]] = {}
    numbers: dict[str, int] = {}
    keywords: list[str] = []
    abilities: list[str] = []


class UntilView(Struct, frozen=True):
    """How long something lasts."""

    moment: str
    seat: int
    skip: int


class ChangeView(Struct, frozen=True):
    """One change of a card."""

    op: str
    key: str
    value: Value = None
    until: UntilView | None = None
    source: str | None = None


class CardView(Struct, frozen=True):
    """A card that the seat sees; of one that lies hidden before everybody only how it lies."""

    id: str = ""
    owner: int = -1
    controller: int = -1
    name: str = ""
    names: list[str] = []
    types: list[str] = []
    labels: dict[str, list[str]] = {}
    numbers: dict[str, int] = {}
    keywords: list[str] = []
    abilities: list[str] = []
    printed: Information | None = None
    behind: Information | None = None
    symbols: list[str] = []
    rested: bool = False
    faceup: bool = True
    face: int = 0
    counters: dict[str, int] = {}
    marks: dict[str, int] = {}
    links: list[str] = []
    parts: list[str] = []
    changes: list[ChangeView] = []
    place: int | None = None
    hidden: bool = False


class ZoneView(Struct, frozen=True):
    """A zone: how many cards, those the seat knows something of, and how many it does not know."""

    count: int
    hidden: int
    cards: list[CardView]


class PlayerView(Struct, frozen=True):
    """A player's values and zones."""

    seat: int
    values: dict[str, int]
    zones: dict[str, ZoneView]


class LastingView(Struct, frozen=True):
    """An effect that lasts."""

    seat: int
    text: str
    source: str | None = None
    until: UntilView | None = None
    uses: int | None = None


class PendingView(Struct, frozen=True):
    """An ability that waits to be played."""

    seat: int
    card: str | None = None
    source: str | None = None
    text: str | None = None
    event: str | None = None


class PlayedView(Struct, frozen=True):
    """What was played and waits to be resolved."""

    card: str
    kind: str
    controller: int
    source: str | None = None
    text: str = ""
    named: list[str | None] = []
    targets: list[str] = []


class OptionView(Struct, frozen=True):
    """One possible answer."""

    key: str
    label: str
    weight: str = ""  # `grave`, `aid` or `door`, if one of these


class BattleView(Struct, frozen=True):
    """Who fights whom, and the numbers that are compared."""

    by: list[str]
    on: list[str]
    force: int
    against: int


class DecisionView(Struct, frozen=True):
    """Who is asked, what and by which rule; the rest only for who is asked."""

    seat: int
    kind: str
    rule: str
    prompt: str = ""
    card: str | None = None
    picked: list[str] = []
    options: list[OptionView] = []
    nature: str = ""  # what a question is like
    among: list[str] = []
    text: str = ""  # the ability's own words
    least: int | None = None
    most: int | None = None
    could: bool | None = None  # whether something could be done here, by what everybody knows


class ResultView(Struct, frozen=True):
    """Who won (None: a draw), and the rule that ended the game."""

    winner: int | None
    rule: str


class EventView(Struct, frozen=True):
    """Something that happened, as far as the seat could know it."""

    kind: str
    rule: str
    turn: int = 0
    batch: int = 0
    seat: int | None = None
    from_zone: str | None = field(default=None, name="from")
    from_seat: int | None = None
    to: str | None = None
    to_seat: int | None = None
    card: str | None = None
    name: str | None = None
    became: str | None = None
    hidden: bool = False
    key: str | None = None
    amount: int | None = None
    other: str | None = None
    other_name: str | None = None
    by: str | None = None
    by_name: str | None = None
    place: int | None = None  # where in an ordered zone: 0 on top, -1 at the bottom
    faceup: bool | None = None
    face: int | None = None
    op: str | None = None  # of a change
    value: int | None = None
    text: str | None = None


class View(Struct, frozen=True):
    """What one seat may know (`seat` None: a spectator)."""

    ruleset: str
    seat: int | None
    turn: int
    active: int
    first: int
    players: tuple[PlayerView, PlayerView]
    shared: dict[str, ZoneView]
    lasting: list[LastingView]
    pending: list[PendingView]
    played: list[PlayedView]
    battle: BattleView | None
    decision: DecisionView | None
    result: ResultView | None
    events: list[EventView]
    events_total: int

    def cards(self) -> list[CardView]:
        """Every card that the seat sees, wherever it lies."""
        zones = [zone for player in self.players for zone in player.zones.values()]
        return [card for zone in (*zones, *self.shared.values()) for card in zone.cards]

    def card(self, id: str) -> CardView | None:
        """The card that is called so, if the seat sees it."""
        return next((card for card in self.cards() if card.id == id), None)


def look(game: Game, seat: int | None, since: int = 0) -> View:
    """What a seat may know (None: a spectator), with the events from number `since` on."""
    return typed(game.view(seat, since))


def typed(view: Mapping[str, object]) -> View:
    """A view of plain data, as `game.view` and a server give it."""
    return msgspec.convert(view, View)


def plain(view: View) -> dict[str, object]:
    """The plain data of a view."""
    made: dict[str, object] = msgspec.to_builtins(view)
    return made
