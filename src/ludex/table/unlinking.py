"""Unlinking: in a guessed game the cards that its seat cannot see have exchanged their places in the game.

A place (`Card.id`) is told to nobody, but who guesses again and again holds games, and would meet a card that is played
where it met a hidden one before. What something still going on speaks of keeps its place. Nor is there anything else by
which one of them could be told from the others: when it came, or where among them it lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from ludex.kernel import chance
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef, Snapshot
from ludex.kernel.choices import ordering, picking
from ludex.kernel.events import Event
from ludex.kernel.frames import values
from ludex.kernel.keys import cards_in
from ludex.kernel.knowledge.sight import Eyes, sees
from ludex.kernel.zones import HIDDEN, ZoneSpec

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
_ANEW = 1_000_000  # an incarnation that no card of a game comes to: how often hidden ones have moved tells nothing


def exchanged(game: Game, seat: int, hidden: Iterable[int], state: int) -> tuple[int, dict[int, int]]:
    """Chance's next state, and which place each card has now that is hidden from a seat: those of one owner, in the
    order in which they lie, are dealt their places anew."""
    courses = [game]
    while courses[-1].checkpoint is not None:
        courses.append(courses[-1].checkpoint)
    spoken_of = {n for course in courses for n in spoken(course, seat)}
    most = min(len(course.cards) for course in courses)
    owners: dict[int, list[int]] = {}
    for cid in hidden:
        if cid < most and cid not in spoken_of:
            owners.setdefault(game.cards[cid].owner, []).append(cid)
    places: dict[int, int] = {}
    for ids in owners.values():
        state, drawn = chance.shuffled(state, tuple(sorted(ids)))
        places.update(zip(ids, drawn, strict=True))
    return state, places


def move(g: Game, game: Game, places: Places) -> None:
    """Let the hidden cards of a copy of a game lie where others of them lay. No old reference points at any of them."""
    new = max(_ANEW, 1 + max((card.incarnation for card in game.cards), default=0))
    for old, place in places.items():
        was, own = game.cards[old], g.own(place)
        own.seat, own.zone, own.face, own.faceup, own.rested = was.seat, was.zone, was.face, was.faceup, was.rested
        own.counters, own.changes, own.links, own.marks = was.counters, was.changes, was.links, was.marks
        own.stamp, own.since, own.known, own.origin = was.stamp, was.since, was.known, was.origin
        own.be(new)
    g.zones = [tuple([places.get(c, c) for c in zone]) for zone in g.zones]


def level(g: Game, game: Game, seat: int, places: Places) -> None:
    """Take from the cards of a copy that its seat cannot tell apart what would do so: since when each lies there, from
    where it came, who else knows it, and where among the others it lies if they have no order."""
    specs = g.rules.zones
    for slot, ids in enumerate(game.zones):
        spec = specs[slot % len(specs)]
        if not _followed(spec):
            unseen = {places.get(cid, cid) for cid in ids if not sees(game, seat, game.cards[cid])}
            for cid in unseen:
                own = g.own(cid)
                own.stamp = own.since = own.known = 0
                own.origin = ""
            if unseen and not spec.ordered:
                g.zones[slot] = (*[cid for cid in g.zones[slot] if cid not in unseen], *sorted(unseen))


def _followed(spec: ZoneSpec) -> bool:
    """Whether a card that lies hidden in a zone can be told from others there: it has a place that all have watched."""
    return spec.watched or (spec.ordered and spec.sight is not HIDDEN)


def carry(g: Game, places: Places) -> None:
    """Let who picks from cards pick from them where they are now."""
    for f in g.stack:
        for name in _CARDS & f.local.keys():
            if _moves(f, name):
                local = values(f, Lists)
                local[name] = tuple([places.get(c, c) for c in local[name]])
        if _picks(f) and isinstance(f.answer, int):
            f.answer = places.get(f.answer, f.answer)


def _moves(f: Frame, name: str) -> bool:
    """Whether a value of a frame is cards that are picked from: they go where the cards go."""
    return name in _CARDS and _picks(f)


def _picks(f: Frame) -> bool:
    """Whether a frame picks cards; then its answer is one of them."""
    return f.procedure in (picking, ordering)


def spoken(g: Game, seat: int) -> Iterator[int]:
    """The cards, and other numbers, that something going on has in mind, or that a seat is asked about; none of what
    happened to a card that the seat did not see."""
    eyes = Eyes(g, seat)
    for frame in g.stack:
        yield from _numbers(eyes, {name: value for name, value in frame.local.items() if not _moves(frame, name)})
    if g.stack and not _picks(g.stack[-1]):
        yield from _numbers(eyes, g.stack[-1].answer)
    for waiting in (*g.pending, *g.offers):
        yield from _numbers(eyes, (waiting.source, waiting.event))
    for cid, played in g.played.items():
        yield cid
        yield from _numbers(eyes, (played.source, played.bind, played.event))
    for lasting in g.lasting:
        yield from _numbers(eyes, (lasting.card, lasting.bindings))
    yield from _marked(g)
    if g.decision is not None and g.decision.seat == seat:  # another's question is asked anew
        yield g.decision.card
        yield from g.decision.picked
        for option in g.decision.options:
            yield from _numbers(eyes, option.value)
            yield from cards_in(g, option.key)


def _marked(g: Game) -> Iterator[int]:
    """The cards to which something was done that stays with them."""
    for key in (*g.uses, *g.states):
        yield key[0]
    for card in g.cards:
        yield from card.links
        if card.links or card.changes or card.counters or card.marks:
            yield card.id


def _numbers(eyes: Eyes, value: object) -> Iterator[int]:
    """Every number in a value of a frame: some of them are cards."""
    if isinstance(value, int):
        if not isinstance(value, bool):
            yield value
        return
    for part in _parts(eyes, value):
        yield from _numbers(eyes, part)


def _no_card(key: object, value: object) -> bool:
    """Whether a value of a frame is a number or bookkeeping, by what it is called."""
    return isinstance(key, str) and (key.startswith("_") or (isinstance(value, int) and key in _COUNTS))


def _parts(eyes: Eyes, value: object) -> Iterable[object]:
    """What a value of a frame consists of; bookkeeping is forgotten in a guess."""
    match value:
        case CardRef():
            return (value.id,)
        case tuple() | list() | frozenset() | set():
            return value
        case dict():
            return [each for key, each in value.items() if not _no_card(key, each)]
        case Event():
            return () if value.card >= 0 and eyes.witnessed(value) is None else (value.card, value.value)
        case Snapshot():
            return (value.ref.id,)
        case Source():
            return value.card, value.bindings
    return ()


