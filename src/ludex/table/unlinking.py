"""Unlinking: in a guessed game the cards that its seat cannot see have exchanged their places in the game.

A place (`Card.id`) is told to nobody, but who guesses again and again holds games, and would meet a card that is played
where it met a hidden one before. What something still going on speaks of keeps its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from ludex.kernel import chance
from ludex.kernel.abilities import Source
from ludex.kernel.cards import Snapshot
from ludex.kernel.choices import ordering, picking
from ludex.kernel.events import Event
from ludex.kernel.frames import values
from ludex.kernel.keys import cards_in

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

Places = Mapping[int, int]

# Values of frames that are no cards: seats and how many.
_COUNTS = {
    "seat", "low", "high", "next", "regular", "rounds", "begun", "declared", "binding", "holder", "passes", "mark",
}  # fmt: skip
_CARDS = {"candidates", "picked", "left"}
Lists = dict[str, tuple[int, ...]]  # these values of who picks


def exchanged(game: Game, seat: int, hidden: Iterable[int], state: int) -> tuple[int, dict[int, int]]:
    """Chance's next state, and which place each card has now that is hidden from a seat: cards of one owner exchange
    theirs."""
    courses = [game]
    while courses[-1].checkpoint is not None:
        courses.append(courses[-1].checkpoint)
    spoken_of = {n for course in courses for n in _spoken_of(course, seat)}
    most = min(len(course.cards) for course in courses)
    owners: dict[int, list[int]] = {}
    for cid in hidden:
        if cid < most and cid not in spoken_of:
            owners.setdefault(game.cards[cid].owner, []).append(cid)
    places: dict[int, int] = {}
    for ids in owners.values():
        state, drawn = chance.shuffled(state, tuple(ids))
        places.update(zip(ids, drawn, strict=True))
    return state, places


def move(g: Game, game: Game, places: Places) -> None:
    """Let the hidden cards of a copy of a game lie where others of them lay. No old reference points at any of them."""
    new = 1 + max((card.incarnation for card in game.cards), default=0)
    for old, place in places.items():
        was, own = game.cards[old], g.own(place)
        own.seat, own.zone, own.face, own.faceup, own.rested = was.seat, was.zone, was.face, was.faceup, was.rested
        own.counters, own.changes, own.links, own.marks = was.counters, was.changes, was.links, was.marks
        own.stamp, own.since, own.known, own.origin = was.stamp, was.since, was.known, was.origin
        own.be(new)
    g.zones = [tuple([places.get(c, c) for c in zone]) for zone in g.zones]


def carry(g: Game, places: Places) -> None:
    """Let who picks from cards pick from them where they are now."""
    for f in g.stack:
        for name in _CARDS & f.local.keys():
            if _moves(f, name):
                local = values(f, Lists)
                local[name] = tuple([places.get(c, c) for c in local[name]])


def _moves(f: Frame, name: str) -> bool:
    """Whether a value of a frame is cards that are picked from: they go where the cards go."""
    return name in _CARDS and f.procedure in (picking, ordering)


def _spoken_of(g: Game, seat: int) -> Iterator[int]:
    """The cards, and other numbers, that something going on has in mind, or that a seat is asked about."""
    for frame in g.stack:
        yield from _numbers({name: value for name, value in frame.local.items() if not _moves(frame, name)})
    if g.stack:
        yield from _numbers(g.stack[-1].answer)
    for waiting in (*g.pending, *g.offers):
        yield from _numbers((waiting.source, waiting.event))
    for cid, played in g.played.items():
        yield cid
        yield from _numbers((played.source, played.bind, played.event))
    for lasting in g.lasting:
        yield from _numbers((lasting.card, lasting.bindings))
    yield from _marked(g)
    if g.decision is not None and g.decision.seat == seat:  # another's question is asked anew
        yield g.decision.card
        yield from g.decision.picked
        for option in g.decision.options:
            yield from _numbers(option.value)
            yield from cards_in(g, option.key)


def _marked(g: Game) -> Iterator[int]:
    """The cards to which something was done that stays with them."""
    for key in (*g.uses, *g.states):
        yield key[0]
    for card in g.cards:
        yield from card.links
        if card.links or card.changes or card.counters or card.marks:
            yield card.id


def _numbers(value: object) -> Iterator[int]:
    """Every number in a value of a frame: some of them are cards."""
    if isinstance(value, int):
        if not isinstance(value, bool):
            yield value
        return
    for part in _parts(value):
        yield from _numbers(part)


def _no_card(key: object, value: object) -> bool:
    """Whether a value of a frame is a number or bookkeeping, by what it is called."""
    return isinstance(key, str) and (key.startswith("_") or (isinstance(value, int) and key in _COUNTS))


def _parts(value: object) -> Iterable[object]:
    """What a value of a frame consists of; bookkeeping is forgotten in a guess."""
    match value:
        case tuple() | list() | frozenset() | set():
            return value
        case dict():
            return [each for key, each in value.items() if not _no_card(key, each)]
        case Event():
            return value.card, value.value
        case Snapshot():
            return (value.ref.id,)
        case Source():
            return value.card, value.bindings
    return ()


