"""Positions in words: what every game needs to lay cards and set values for a scenario."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from ludex.enact.actions.durations import END_OF_TURN
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import FOREVER, Change, Duration
from ludex.kernel.frames import Frame, Procedure

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.game import Game

ARRIVED = "arrived now"
# A phase that a scenario can begin in: the row of the course that runs it, the rule it begins at, and its procedure.
Phases = Mapping[str, tuple[str, Procedure]]


def turn_in_progress(
    g: Game, course: Procedure, phases: Phases, phase: str, local: dict[str, object] | None = None
) -> None:
    """The frames of a turn in progress: the course of the game, and the phase it is in. The rows of the course are
    functions called after the phases they run."""
    if phase not in phases:
        raise ValueError(f"there is no phase {phase!r}; there are {', '.join(phases)}")
    rule, procedure = phases[phase]
    after = [row.run.__name__ for row in course.rows].index(phase) + 1
    g.stack = [Frame(course, after, local if local is not None else {}), Frame(procedure, procedure.index(rule), {})]


def begin_scenario(g: Game) -> None:
    """Everything on the table was there at the start of the turn, except what arrived now."""
    g.turn_stamp = g.tick()
    for card in g.cards:
        if card.marks.get(ARRIVED):
            own = g.own(card.id)
            own.marks = {k: v for k, v in own.marks.items() if k != ARRIVED}
            own.since = g.tick()
    g.turn_mark = g.log.size
    g.invalidate()
    g.run()


# -- one card ---------------------------------------------------------------------------------------------------------
def only_named(details: Mapping[str, object], text: str, making: Iterable[str]) -> str:
    """The name of the card that is asked for by its name alone; "" for one that is made on the spot, which may have any
    name. `making`: the details that make a card."""
    return "" if text or any(key in details for key in making) else str(details.get("name", ""))


def no_such_card(name: str, near: tuple[str, ...]) -> ValueError:
    """What to say when a card is named that is not there, and nothing says what to make."""
    rather = f"; did you mean {' or '.join(near)}?" if near else "."
    return ValueError(f"no card is named {name!r}{rather} A card made on the spot needs a text, a type or a number.")


def zone_named(g: Game, zone: str) -> str:
    """A zone that there is."""
    if zone not in g.rules.spec:
        raise ValueError(f"there is no zone {zone!r}; there are {', '.join(g.rules.spec)}")
    return zone


def show(card: Card, details: dict[str, object], *, hidden: frozenset[str], resting: str) -> None:
    """How a card lies there: faceup or facedown (as in zones where cards are hidden), upright or not, which face."""
    card.faceup = card.zone not in hidden
    if details.pop("facedown", False):
        card.faceup = False
    if details.pop("faceup", False):
        card.faceup = True
    card.rested = bool(details.pop(resting, False))
    card.face = whole(details.pop("face", 0))
    if not 0 <= card.face < len(card.definition.faces):
        raise ValueError(f"it has no face {card.face}")


def arrive(card: Card, details: dict[str, object]) -> None:
    """Whether a card has just arrived."""
    if details.pop("arrived", "") == "now":
        card.marks = {**card.marks, ARRIVED: 1}


def gain(g: Game, card: Card, details: dict[str, object], keys: tuple[str, ...]) -> None:
    """What a card's numbers have gained: `gained_attack=2`."""
    for key in keys:
        gained = details.pop(f"gained_{key}", None)
        if gained is not None:
            card.changes = (*card.changes, Change(g.tick(), changes.ADD, key, whole(gained)))


def give(g: Game, card: Card, details: dict[str, object], read: Callable[[str], Definition]) -> None:
    """What a card has gained besides its own text, for the rest of the turn or for good: `gained="Ward."`,
    `lasts="always"`. `read`: a card that has a text."""
    text, lasts = details.pop("gained", ""), details.pop("lasts", "turn")
    if not isinstance(text, str) or lasts not in ("turn", "always"):
        raise ValueError("what is gained is a text, and lasts for this turn (\"turn\") or for good (\"always\")")
    until = Duration(END_OF_TURN) if lasts == "turn" else FOREVER
    for ability in read(text).faces[0].abilities if text else ():
        g.lasts_until(until.moment)
        card.changes = (*card.changes, Change(g.tick(), changes.GAIN, ability.keyword, ability, until))


def link(g: Game, card: Card, linked: object) -> Card:
    """Link a card with another one that is on the table."""
    number = whole(getattr(linked, "id", linked))
    if not 0 <= number < len(g.cards):
        raise ValueError(f"there is no card {number} to be linked with")
    other = g.cards[number]
    card.links, other.links = (*card.links, other.id), (*other.links, card.id)
    return other


def lay(g: Game, card: Card, at: str) -> None:
    """At the top of a zone with an order, or at its bottom, where new cards are."""
    if at == "top" and g.rules.spec[card.zone].ordered:
        there = g.zone(card.seat, card.zone)
        g.put_zone(card.seat, card.zone, (card.id, *(c for c in there if c != card.id)))


def nothing_left(details: Mapping[str, object]) -> None:
    """Details that nobody has asked for are a mistake."""
    if details:
        raise ValueError(f"nothing is known about {', '.join(sorted(details))}")


def whole(value: object) -> int:
    """A whole number among the details."""
    if not isinstance(value, int):
        raise ValueError(f"{value!r} is no whole number")
    return value


def owner(details: dict[str, object], seat: int) -> int:
    """Whose card it is: of who has it, unless the details say otherwise."""
    found = whole(details.pop("owner", seat))
    if found not in (0, 1):
        raise ValueError(f"the seats are 0 and 1, not {found}")
    return found


def counted(details: dict[str, object]) -> dict[str, int]:
    """The counters on a card by their names."""
    counters = details.pop("counters", {})
    if not isinstance(counters, Mapping):
        raise ValueError("counters are numbers by their names")
    return {str(name): whole(number) for name, number in counters.items()}


# -- one player -------------------------------------------------------------------------------------------------------
def cut(g: Game, seat: int, zone: str, size: int) -> None:
    """Leave so many cards of a zone, from the top."""
    if size < 0:
        raise ValueError(f"{size} cards cannot lie in {zone!r}")
    cards = g.zone(seat, zone)
    for cid in cards[size:]:
        g.own(cid).zone = ""
    g.put_zone(seat, zone, cards[:size])


def set_value(g: Game, seat: int, name: str, value: int, others: Iterable[str] = ()) -> None:
    """Set a value that a player has, or may have."""
    if name not in g.values[seat] and name not in others:
        raise ValueError(f"there is no value {name!r}; there are {', '.join(g.values[seat])}")
    g.values[seat] = {**g.values[seat], name: value}
