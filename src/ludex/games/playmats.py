"""Parts of a playmat: where zones lie, how they are shown, and what stands on a card's face. Data only: the page draws.

A half of the table is a grid of named areas, as its owner sees it: the first row is nearest to the other player.
The page turns the grid round for the half across. Zones that share an area lie beside each other in it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.ruleset import Ruleset
    from ludex.kernel.zones import ZoneSpec

Data = dict[str, object]

ROW = "row"  # cards beside each other
FAN = "fan"  # a hand
PILE = "pile"  # one card that stands for all; a click opens them
BACKS = "backs"  # a few cards whose number matters, lying face down
SLOT = "slot"  # place for one card, or for few that belong together
COLUMN = "column"  # cards below each other
UNDER = "under"  # a pile under the card of another zone
LINKED = "linked"  # drawn with the cards they are linked to
STACK = "stack"  # what waits to be resolved, the newest on top
PLAYER = "player"  # a player, who can be pointed at like a card

SHOWS = frozenset({ROW, FAN, PILE, BACKS, SLOT, COLUMN, UNDER, LINKED, STACK, PLAYER})

MIDDLE = "middle"  # the area between the halves, which both have


@dataclass(frozen=True, slots=True)
class Place:
    """Where a zone lies and how it is shown. One that is shown only `filled` has no place while it is empty."""

    zone: str
    area: str
    show: str
    count: bool = False
    filled: bool = False
    host: str = ""  # the zone whose cards it lies under or is linked to
    of: str = "player"


@dataclass(frozen=True, slots=True)
class Grid:
    """The areas of one half, with the widths of columns and the heights of rows as parts of the whole; a row may have
    another height across the table, where a hand is only backs."""

    areas: tuple[str, ...]
    columns: tuple[float, ...]
    rows: tuple[float, ...]
    far: tuple[float, ...]
    middle: float = 0.0


@dataclass(frozen=True, slots=True)
class Gauge:
    """A value of a player to show: as a number, as points of which some are spent, or as the cards of a zone."""

    value: str
    label: str
    show: str  # "number", "points", "will" or "zone"
    colour: str
    most: str = ""  # the value that says how many there can be, or that number
    icon: str = "ring"  # the figure beside a number


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of a card: in which corner of its face it stands, and what it is called. One that has no corner is told
    only where all numbers are. `damaged`: damage on the card is taken off it; `usual`: what small cards leave out."""

    number: str
    corner: str
    label: str
    icon: str
    damaged: bool = False
    usual: int | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment at which a player may pass by itself: the rule that asks, and the phase or step where one rule asks in
    several. `mine`, `theirs`: whether a player who could do something is asked in their own turn and in the other's,
    unless they say otherwise; `attack`: only while somebody attacks.
    """

    rule: str
    label: str
    moment: str = ""  # "": in all that have no stop of their own
    mine: bool = False
    theirs: bool = False
    attack: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """What stands on a card: the labels that colour it, those under its name, and its numbers."""

    tint: str  # the kind of label that gives the colours
    traits: tuple[str, ...]
    numbers: tuple[Figure, ...]
    kinds: dict[str, str]  # how a type is written; "" is left out
    colours: dict[str, tuple[str, str]]  # of a label: a light and a deep one
    symbols: bool = False  # whether costs are written in signs
    badges: tuple[str, ...] = ()  # labels that have an icon of their own
    lasting: dict[str, str] = field(default_factory=dict)  # marks that are worth telling, and in which words


@dataclass(frozen=True, slots=True)
class Playmat:
    """Everything the page needs to know about a game to lay it out."""

    game: str
    places: tuple[Place, ...]
    wide: Grid
    compact: Grid
    gauges: tuple[Gauge, ...]
    face: Face
    backs: dict[str, str]  # the back of the cards that lie face down in a zone; "" is every other
    passes: tuple[str, ...]
    stops: tuple[Stop, ...]
    drops: tuple[str, ...] = ()  # zones onto which a card is dragged to be played
    contest: str = "damage"  # "damage": an attack takes as much as it has; "power": it hits if it has no less
    supports: bool = False  # whether an attack is supported by another card
    answers: bool = False  # whether what was played waits, so that who played it may hold priority
    look: tuple[str, ...] = ()  # styles of the page: "circles" for places, "plates" for numbers in the thousands

    def data(self, rules: Ruleset) -> Data:
        """As plain data, with what the ruleset says about each zone (its name, and whether cards lie turned there), its
        word for cards that lie sideways, and the numbers that its book has for the rules by which one is asked."""
        zones = {spec.name: spec for spec in rules.zones}
        made = asdict(self)
        made["stops"] = [{**asdict(stop), "rule": rules.rule(stop.rule)} for stop in self.stops]
        made["zones"] = [{**asdict(place), **_said(zones[place.zone])} for place in self.places]
        made["resting"] = rules.resting
        del made["places"]
        return made


def _said(spec: ZoneSpec) -> Data:
    return {"label": spec.title, "oriented": spec.oriented, "ordered": spec.ordered}
