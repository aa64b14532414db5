"""Unlinking: in a guessed game the cards that its seat cannot see have exchanged their places in the game.

A place (`Card.id`) is told to nobody, but who guesses again and again holds games, and would meet a card that is played
where it met a hidden one before. What something still going on speaks of keeps its place. Nor is there anything else by
which one of them could be told from the others: when it came, or where among them it lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
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

# Values of frames that are no cards: seats, how many, since when.
_COUNTS = {
    "seat", "seats", "low", "high", "next", "regular", "rounds", "begun", "declared", "binding", "holder", "passes",
    "mark", "price", "cost", "amount", "times", "point", "number", "token", "looked", "leaf", "before", "lieu", "they",
    "damage", "checks", "returned", "exchanged", "links", "sort", "share", "free", "arrived", "face",
}  # fmt: skip
_BOUND = "bind"
# Values of frames that are cards and nothing else: of who picks, of any frame if they are several, and one.
_PICKS = {"candidates", "picked", "left"}
_SEVERAL = {"cards", "later", "first", "second"}
_ONE = "card"
_SHARES = {"unordered", "ordered"}  # of players: whose, and which cards
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
    specs, there = g.rules.zones, frozenset(places.values())
    for slot, ids in enumerate(game.zones):
        spec = specs[slot % len(specs)]
        if not _followed(spec):
            unseen = {places.get(cid, cid) for cid in ids if not sees(game, seat, game.cards[cid])}
            for cid in unseen:
                own = g.own(cid)
                own.stamp = own.since = 0
                own.origin = ""
                if cid in there:  # of what something going on speaks, the other may know which it is
                    own.known = 0
            if unseen and not spec.ordered:
                g.zones[slot] = (*[cid for cid in g.zones[slot] if cid not in unseen], *sorted(unseen))


def _followed(spec: ZoneSpec) -> bool:
    """Whether a card that lies hidden in a zone can be told from others there: it has a place that all have watched."""
    return spec.watched or (spec.ordered and spec.sight is not HIDDEN)


def carry(g: Game, places: Places) -> None:
    """Let what has cards in mind have them in mind where they are now."""
    for f in g.stack:
        local = values(f, dict[str, object])
        for name, value in f.local.items():
            if name in _SHARES and isinstance(value, tuple):
                local[name] = tuple([(whose, _carried(cards, places)) for whose, cards in value])
            elif _moves(f, name, value):
                local[name] = _carried(value, places)
        if picks(f) and isinstance(f.answer, int):
            f.answer = places.get(f.answer, f.answer)


def minded(g: Game) -> dict[int, int]:
    """The cards that something going on has in mind, wherever they lie, each with its place in that."""
    found: dict[int, int] = {}
    for f in g.stack:
        for name, value in f.local.items():
            if _moves(f, name, value) and not picks(f):
                several = value if isinstance(value, tuple) else (value,)
                for cid in [c for _, cards in several for c in cards] if name in _SHARES else several:
                    if isinstance(cid, int):
                        found.setdefault(cid, len(found))
    return found


def _carried(value: object, places: Places) -> object:
    if isinstance(value, tuple):
        return tuple([_carried(each, places) for each in value])
    return places.get(value, value) if isinstance(value, int) else value


def _moves(f: Frame, name: str, value: object) -> bool:
    """Whether a value of a frame is cards and nothing else: they are had in mind wherever they go."""
    if name == _ONE:
        return isinstance(value, int)
    return isinstance(value, tuple) and (name in _SEVERAL or name in _SHARES or (name in _PICKS and picks(f)))


def picks(f: Frame) -> bool:
    """Whether a frame picks cards; then its answer is one of them."""
    return f.procedure in (picking, ordering)


def asking(stack: Sequence[Frame]) -> int:
    """The place of the frame that has a player asked: of who lets cards be picked, not of the picking."""
    at = len(stack) - 1
    while at > 0 and picks(stack[at]):
        at -= 1
    return at


def spoken(g: Game, seat: int) -> Iterator[int]:
    """The cards, and other numbers, that something going on has in mind, or that a seat is asked about; none of what
    happened to a card that the seat did not see."""
    eyes = Eyes(g, seat)
    for frame in g.stack:
        yield from _numbers(eyes, {name: each for name, each in frame.local.items() if not _moves(frame, name, each)})
    if g.stack and g.decision is not None:  # a point to return to has not been answered
        yield from _numbers(eyes, g.stack[asking(g.stack)].answer)
    for waiting in (*g.pending, *g.offers):
        yield from _numbers(eyes, (waiting.source, waiting.event), bare=False)
    for cid, played in g.played.items():
        yield cid
        yield from _numbers(eyes, (played.source, played.bind, played.event), bare=False)
    for lasting in g.lasting:
        yield from _numbers(eyes, (lasting.card, lasting.bindings), bare=False)
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


def _numbers(eyes: Eyes, value: object, *, bare: bool = True) -> Iterator[int]:
    """Every number in a value of a frame, some of which are cards; `bare`: also those that are no references."""
    if isinstance(value, int):
        if bare and not isinstance(value, bool):
            yield value
    elif isinstance(value, (CardRef, Snapshot)):
        yield value.id if isinstance(value, CardRef) else value.ref.id
    elif isinstance(value, Source):
        yield value.card
        yield from _numbers(eyes, value.bindings, bare=False)
    elif isinstance(value, Event):
        if value.card < 0 or eyes.witnessed(value) is not None:
            yield value.card
            yield from _numbers(eyes, value.value, bare=False)
    else:
        for part, plain in _parts(value):
            yield from _numbers(eyes, part, bare=bare and plain)


def _parts(value: object) -> Iterable[tuple[object, bool]]:
    """What a value of a frame consists of, and whether a number in it may be a card: what a text has named is cards by
    reference, and other numbers."""
    if isinstance(value, dict):
        return [(each, key != _BOUND) for key, each in value.items() if not _no_card(key)]
    return [(each, True) for each in value] if isinstance(value, (tuple, list, frozenset, set)) else ()


def _no_card(key: object) -> bool:
    """Whether a value of a frame is a number or bookkeeping, by what it is called."""
    return isinstance(key, str) and (key.startswith("_") or key in _COUNTS)
