"""Unlinking: in a guessed game the cards that its seat cannot see have exchanged their places in the game.

A place (`Card.id`) is told to nobody, but who guesses again and again holds games, and would meet a card that is played
where it met a hidden one before. What something still going on speaks of keeps its place. Nor is there anything else by
which one of them could be told from the others: when it came, or where among them it lies.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludex.enact.steps.selecting import selecting
from ludex.kernel import chance
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef, Snapshot
from ludex.kernel.choices import HIDDEN_PICK, ordering, picking
from ludex.kernel.events import SHUFFLE, Event
from ludex.kernel.frames import values
from ludex.kernel.keys import cards_in
from ludex.kernel.knowledge.sight import Eyes, sees
from ludex.kernel.zones import HIDDEN, OWNER, ZoneSpec

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision, Option
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

Places = Mapping[int, int]

# Values of frames by what they are called; a test sorts every value that is declared into these. Of what stands in
# none, as in games of other packages, any number may be a card.
NUMBERS = {
    "able", "actor", "aside", "asked", "amount", "arrived", "at", "before", "began", "begun", "binding", "checks",
    "chosen", "cost", "damage", "declared", "due", "engage", "exchanged", "extra", "face", "found", "free", "high",
    "holder", "in_lieu", "last", "leaf", "left", "lieu", "life", "links", "looked", "low", "mark", "mode", "modes",
    "next", "number", "numbers", "parts", "passes", "payer", "places", "point", "price", "queue", "regular", "rest",
    "returned", "round", "rounds", "seat", "seats", "share", "shares", "size", "sort", "stop", "they", "times", "to",
    "token", "way",
}  # fmt: skip
"""Players, amounts, places in a list, since when: no cards but by reference."""
CARDS = {
    "attacker", "booster", "candidates", "card", "cards", "cut", "dealt", "evolved", "first", "gone", "later", "mate",
    "object", "orders", "others", "own", "picked", "second", "target", "there", "without",
}  # fmt: skip
"""Cards, and no other numbers."""
SHARES = {"ages", "ordered", "piles", "unordered"}
"""Of players: whose, and which cards."""
ABILITIES = {"applied", "other", "stood by"}
"""Abilities by their numbers (`Source.id`), or what happens to a card: of each, the first is a card."""
_BOUND = "bind"
_LEFT = "left"  # of who puts cards in order
_NONE = -3  # an incarnation of no card: what a reference points at that nothing is known of
_ANEW = 1_000_000  # an incarnation that no card of a game comes to: how often hidden ones have moved tells nothing


def exchanged(game: Game, seat: int, hidden: Iterable[int], state: int) -> tuple[int, dict[int, int]]:
    """Chance's next state, and which place each card has now that is hidden from a seat: those of one owner, in the
    order in which they lie, are dealt their places anew."""
    spoken_of = set(spoken(game, seat))
    owners: dict[int, list[int]] = {}
    for cid in hidden:
        if cid < len(game.cards) and cid not in spoken_of:
            owners.setdefault(game.cards[cid].owner, []).append(cid)
    places: dict[int, int] = {}
    for ids in owners.values():
        state, drawn = chance.shuffled(state, tuple(sorted(ids)))
        places.update(zip(ids, drawn, strict=True))
    return state, places


def followed(before: Game, game: Game, seat: int) -> set[int]:
    """The cards of which a seat has seen that they are those that it could not see in an earlier course of a game: it
    sees them where they lay then, or saw them go from there, and nothing has come there unseen, or been shuffled, since
    then."""
    eyes, cards, found = Eyes(game, seat), game.cards, set[int]()
    mingled: set[tuple[int, str]] = set()
    for e in game.log.since(before.log.size):
        if e.kind == SHUFFLE:
            mingled.add((e.seat, e.key))
        elif e.to and e.card >= 0:
            if eyes.witnessed(e) is None:
                mingled.add((e.to_seat, e.to))
            elif e.card < len(before.cards) and e.incarnation == before.cards[e.card].incarnation:
                found.update({e.card} if (e.frm_seat, e.frm) not in mingled else ())
    there = [c for c in before.cards if c.incarnation == cards[c.id].incarnation and (c.seat, c.zone) not in mingled]
    return found.union(card.id for card in there if eyes.sees(card.id))


def anew(game: Game, seat: int, places: Places) -> Places:
    """The places, and of other cards that a seat cannot see, and that nothing speaks of, their own: a card that lies
    hidden is no older than the others."""
    still = set(spoken(game, seat))
    own = [cid for zone in game.zones for cid in zone if cid not in still and not sees(game, seat, game.cards[cid])]
    return {**dict(zip(own, own, strict=True)), **places}


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
    there = set(places.values()).difference(places.get(cid, cid) for cid in minded(game))
    for slot, ids in enumerate(game.zones):
        spec = specs[slot % len(specs)]
        if not _followed(spec):
            unseen = {places.get(cid, cid) for cid in ids if not sees(game, seat, game.cards[cid])}
            for cid in unseen:
                own = g.own(cid)
                own.stamp = own.since = 0
                own.origin = ""
                own.faceup = spec.held_open
                if cid in there or spec.sight is OWNER:  # else the other may know what is spoken of
                    own.known = 0
            if unseen and not spec.ordered:
                g.zones[slot] = (*[cid for cid in g.zones[slot] if cid not in unseen], *sorted(unseen))


def _followed(spec: ZoneSpec) -> bool:
    """Whether a card that lies hidden in a zone can be told from others there: it has a place that all have watched."""
    return spec.watched or (spec.ordered and spec.sight is not HIDDEN)


def carry(g: Game, game: Game, places: Places) -> None:
    """Let what has cards in mind have them in mind where they are now; those that nobody can tell apart in no order."""
    for f in g.stack:
        local = values(f, dict[str, object])
        for name, value in f.local.items():
            if not _bookkeeping(name):
                local[name] = _Carrying(g, game, places, _kind(f, name)).out(value)
        if picks(f):
            if isinstance(f.answer, int):
                f.answer = places.get(f.answer, f.answer)
            if isinstance(among := f.local.get("candidates"), tuple):
                unseen = {new for old, new in places.items() if new in among}
                local["candidates"] = (*[cid for cid in among if cid not in unseen], *sorted(unseen))
    asked = g.decision
    if asked is not None and any(_blind(option) for option in asked.options):
        told = copy(asked)
        told.options = [_moved(option, places) if _blind(option) else option for option in asked.options]
        g.decision = told


def _blind(option: Option) -> bool:
    """Whether it picks a card that who picks does not see."""
    return option.key.startswith(HIDDEN_PICK)


def _moved(option: Option, places: Places) -> Option:
    value = option.value
    return replace(option, value=places.get(value, value) if isinstance(value, int) else value)


class _Carrying:
    """The values of one frame, as they are carried."""

    __slots__ = ("_g", "_game", "_kind", "_places")

    def __init__(self, g: Game, game: Game, places: Places, kind: Collection[str] | None) -> None:
        self._g = g
        self._game = game
        self._places = places
        self._kind = kind

    def out(self, value: object) -> object:
        """A value in which every card that has another place has it."""
        if isinstance(value, CardRef):
            return self._reference(value)
        if isinstance(value, tuple):
            if self._kind is SHARES:
                return tuple([(whose, self._cards(cards)) for whose, cards in value])
            if self._kind is ABILITIES:
                return tuple([(self._places.get(card, card), *rest) for card, *rest in value])
            return self._unordered(value) or tuple([self.out(each) for each in value])
        if isinstance(value, dict):
            return {key: self.out(each) for key, each in value.items()}
        return self._cards(value) if self._kind is CARDS else value

    def _unordered(self, value: tuple[object, ...]) -> tuple[CardRef, ...]:
        """Cards some of which have other places: between which of them the others stood is not told. () if none has."""
        refs = [self._reference(each) for each in value if isinstance(each, CardRef)]
        if len(refs) < max(len(value), 2) or refs == list(value):
            return ()
        unseen = {ref for ref, was in zip(refs, value, strict=True) if ref != was}
        return (*[ref for ref in refs if ref not in unseen], *[ref for ref in refs if ref in unseen])

    def _cards(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple([self._cards(each) for each in value])
        return self._places.get(value, value) if type(value) is int else value

    def _reference(self, ref: CardRef) -> CardRef:
        place = self._places.get(ref.id)
        if place is None or ref in self._g.memory:
            return ref
        there = self._game.cards[ref.id].incarnation == ref.incarnation
        return CardRef(place, self._g.cards[place].incarnation if there else _NONE)


def minded(g: Game) -> dict[int, int]:
    """The cards that something going on has in mind, wherever they lie, each with its place in that."""
    found: dict[int, int] = {}
    for option in g.decision.options if g.decision is not None else ():
        if _blind(option) and isinstance(option.value, int):
            found.setdefault(option.value, len(found))
    for f in g.stack:
        for name, value in f.local.items():
            if not _bookkeeping(name) and not (picks(f) and name == "candidates"):
                for cid in _had(g, _kind(f, name), value):
                    found.setdefault(cid, len(found))
    return found


def _had(g: Game, kind: Collection[str] | None, value: object) -> Iterator[int]:
    """The cards of a value, one after another."""
    if isinstance(value, CardRef):
        if 0 <= value.id < len(g.cards) and g.cards[value.id].incarnation == value.incarnation:
            yield value.id
    elif isinstance(value, tuple):
        for each in value:
            if kind is SHARES:
                yield from each[1]
            elif kind is ABILITIES:
                yield each[0]
            else:
                yield from _had(g, kind, each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _had(g, kind, each)
    elif kind is CARDS and type(value) is int:
        yield value


def _kind(f: Frame, name: str) -> Collection[str] | None:
    """What the numbers of a value of a frame are; None if nobody said."""
    if name == _LEFT and picks(f):
        return CARDS
    return next((kind for kind in (CARDS, SHARES, ABILITIES, NUMBERS) if name in kind), None)


def picks(f: Frame) -> bool:
    """Whether a frame picks cards; then its answer is one of them."""
    return f.procedure in (picking, ordering, selecting)


def asking(stack: Sequence[Frame]) -> int:
    """The place of the frame that has a player asked: of who lets cards be picked, not of the picking."""
    at = len(stack) - 1
    while at > 0 and picks(stack[at]):
        at -= 1
    return at


def asks_again(g: Game, seat: int) -> bool:
    """Whether the step that asks runs once more where a seat imagines the game, and may look at what was answered
    before: another is asked, and not by a menu. Who is asked oneself goes on with what is answered next."""
    return g.decision is not None and g.decision.seat != seat and not g.decision.menu


def spoken(g: Game, seat: int) -> Iterator[int]:
    """The cards, and numbers that might be, that something going on has in mind where they cannot be exchanged, or that
    a seat is asked about; none of what happened to a card that the seat did not see."""
    eyes = Eyes(g, seat)
    for frame in g.stack:
        for name, each in frame.local.items():
            if not _bookkeeping(name):
                bare = name != _BOUND and _kind(frame, name) is None
                yield from _numbers(eyes, each, bare=bare, carried=True)
    if asks_again(g, seat):
        answer = g.stack[asking(g.stack)].answer
        yield from _numbers(eyes, answer, bare=type(answer) is not int)  # who picks one card answers for itself
    for waiting in (*g.pending, *g.offers):
        yield from _numbers(eyes, (waiting.source, waiting.event), bare=False)
    for cid, played in g.played.items():
        yield cid
        yield from _numbers(eyes, (played.source, played.bind, played.event), bare=False)
    for lasting in g.lasting:
        yield from _numbers(eyes, (lasting.card, lasting.bindings), bare=False)
    yield from _marked(g)
    if g.decision is not None and g.decision.seat == seat:  # another's question is asked anew
        yield from _asked(eyes, g.decision)


def _asked(eyes: Eyes, asked: Decision) -> Iterator[int]:
    """What a question is about; of cards that one picks without seeing them nobody knows which is which. Answers about
    cards name them: other numbers are none."""
    yield asked.card
    yield from asked.picked
    for option in asked.options:
        if not _blind(option):
            yield from _numbers(eyes, option.value, bare=False)
            yield from cards_in(eyes.g, option.key)


def _marked(g: Game) -> Iterator[int]:
    """The cards to which something was done that stays with them."""
    for key in (*g.uses, *g.states):
        yield key[0]
    for card in g.cards:
        yield from card.links
        if card.links or card.changes or card.counters or card.marks:
            yield card.id


def _numbers(eyes: Eyes, value: object, *, bare: bool = True, carried: bool = False) -> Iterator[int]:
    """The cards in a value; `bare`: also its numbers, some of which may be cards; `carried`: references of its own
    follow a card to its new place."""
    if isinstance(value, int):
        if bare and not isinstance(value, bool):
            yield value
    elif isinstance(value, CardRef):
        if not carried:
            yield value.id
    elif isinstance(value, Snapshot):
        yield value.ref.id
    elif isinstance(value, Source):
        yield value.card
        yield from _numbers(eyes, value.bindings, bare=False)
    elif isinstance(value, Event):
        if value.card < 0 or eyes.witnessed(value) is not None:
            yield value.card
            yield from _numbers(eyes, value.value, bare=False)
    else:
        for each in _parts(value):
            yield from _numbers(eyes, each, bare=bare, carried=carried and isinstance(value, (tuple, dict)))


def _parts(value: object) -> Iterable[object]:
    """What a value of a frame consists of, bookkeeping aside."""
    if isinstance(value, dict):
        return [each for key, each in value.items() if not _bookkeeping(key)]
    return value if isinstance(value, (tuple, list, frozenset, set)) else ()


def _bookkeeping(key: object) -> bool:
    return isinstance(key, str) and key.startswith("_")
