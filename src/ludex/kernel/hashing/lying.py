"""Lying: what the cards of a position are, where they lie, how old they are, and how they are named.

A card counts for what it is and for the zone it lies in, in a zone with an order for its place from the bottom too.
Time stamps matter by their order only, and only where effects are ordered by them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.hashing.digests import MASK, Places, digest, mixed
from ludex.kernel.hashing.tally import Tally
from ludex.kernel.knowledge.sight import lies_open
from ludex.kernel.memo import Kept

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

NOWHERE = -1
_PLACES = Places("place", 128)
_AGES = Places("age", 64)
_EQUALS = Places("equal", 32)  # of a card among those that differ in nothing
_NAMELESS = digest("nameless")
_OLDER = Places("change", 16)  # of the changes of one card
_plain: Kept[tuple[object, ...], int] = Kept()


class Lying(Tally):
    """The cards of one position, compared with those of the one before."""

    __slots__ = (
        "_aged", "_ages", "_bases", "_cards", "_changed", "_counted", "_floating", "_gone_timed", "_last", "_names",
        "_ordered", "_size", "_slots", "_start", "_timed", "_zones", "g", "moved", "rank", "renamed", "reranked",
        "rules", "strange",
    )  # fmt: skip

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self.rules: Ruleset = rules
        self.g: Game
        # By card: as it was, what it is and where, the place of its zone, what it counts for.
        self._cards: list[Card | None] = []
        self._bases: list[int] = []
        self._slots: list[int] = []
        self._counted: dict[int, int] = {}
        self._zones: list[tuple[int, ...]] = [()] * (2 * len(rules.zones))
        self._ordered: list[int] = sorted({slot for z in rules.zones if z.ordered for slot in rules.slots[z.name]})
        self._start: int = -1
        self._size: int = 0
        self._last: object = None
        self.strange: bool = False
        self._timed: dict[int, tuple[int, ...]] = {}
        self._aged: dict[int, int] = {}
        self._ages: list[int] = []
        self._floating: tuple[int, ...] = ()
        self._gone_timed: bool = False
        self._names: dict[int, dict[int, int]] = {}
        self.rank: dict[int, int] = {}
        # What has changed: cards in any way, cards that have become new ones, names of cards, ranks; everything.
        self._changed: list[int] = []
        self.moved: set[int] = set()
        self.renamed: bool = False
        self.reranked: bool = False

    # -- cards -----------------------------------------------------------------------------------------------------
    def look_at_cards(self) -> None:
        """Which cards are not as they were."""
        self.touched, self.moved = set(), set()
        self.renamed = self.reranked = False
        cards, then = self.g.cards, self._cards
        self._look_whence()
        if len(cards) != len(then):
            self._make_room(len(cards))
        self._changed = changed = [n for n, (card, was) in enumerate(zip(cards, then, strict=False)) if card is not was]
        for cid in changed:
            self._look_at(cid, cards[cid], then[cid])
        if self.strange:
            for slot in self.rules.watched_slots:
                for cid in self.g.zones[slot]:
                    self._rest_on(cid, cards[cid])
        if changed:
            self._cards = cards.copy()  # type: ignore[assignment]  # none of them is missing

    def _look_whence(self) -> None:
        """Whether the position comes from another one than that before, or from another turn: then cards that had gone
        may have gone otherwise. A list of events only grows: where one of them is the same, all before it are."""
        log, start = self.g.log, self.g.turn_stamp
        last, items, size = self._last, log.items, log.size
        then = self._size
        self.strange = start != self._start or then > size or (then > 0 and items[then - 1] is not last)
        self._start, self._size, self._last = start, size, items[size - 1] if size else None

    def _make_room(self, count: int) -> None:
        """There are more cards than before, or fewer."""
        for cid in range(count, len(self._cards)):
            self.moved.add(cid)
            self._rest_on(cid, None)
            self._age(cid, ())
            self._gone_timed |= self._timed.pop(cid, None) is not None
        missing = count - len(self._cards)
        self._cards[count:] = [None] * missing
        self._bases[count:] = [0] * missing
        self._slots[count:] = [NOWHERE] * missing

    def _look_at(self, cid: int, card: Card, was: Card | None) -> None:
        if was is None or card.incarnation != was.incarnation:
            self.moved.add(cid)
        if was is None or card.stamp != was.stamp:
            self._unname(self._slots[cid])
        self._rest_on(cid, card)

    def _rest_on(self, cid: int, card: Card | None) -> None:
        """What a card is and where it lies."""
        slot, base = NOWHERE, 0
        if card is not None and card.zone:
            slot = self.rules.slots[card.zone][card.seat]
            base = self._alone(card, slot)
        if base != self._bases[cid]:
            self._unname(self._slots[cid])
            self._unname(slot)
            self._bases[cid], self._slots[cid] = base, slot
            self.touched.add(cid)

    def _alone(self, card: Card, slot: int) -> int:
        """What can be said of a card without naming another."""
        definition, known, spec, age = card.definition, card.known, self.rules.spec[card.zone], ""
        if known and lies_open(spec, None, seat=card.seat, owner=card.owner, faceup=card.faceup):
            known = 0  # everybody sees it anyway
        if spec.watched:
            since, start = card.since, self.g.turn_stamp
            age = "new" if since > start else "now" if since == start else "old"
        plain = (
            definition.digest or definition.key, slot, card.owner, card.face, known, card.faceup, card.rested, age,
            card.origin, tuple(sorted(card.counters.items())) if card.counters else (),
            tuple(sorted(card.marks.items())) if card.marks else (),
        )  # fmt: skip
        found = _plain.get(plain)
        if found is None:
            found = _plain[plain] = digest(f"card {plain}")
        return found

    def count_cards(self) -> None:
        """Each card counts for what it is and what is said of it, mixed: else of two equal cards it would not be known
        of which it is said."""
        counted, labels, bases = self._counted, self.labels, self._bases
        there = len(bases)
        for cid in self.touched:
            said = labels.get(cid, 0)
            base = bases[cid] if cid < there else 0
            if said:
                counts = mixed(base + said)
            else:
                counts = base
                labels.pop(cid, None)
            self.total += counts - counted.get(cid, 0)
            counted[cid] = counts

    # -- places ----------------------------------------------------------------------------------------------------
    def look_at_places(self) -> None:
        """In which order cards lie, where one is kept: from the bottom, so that who is put on top moves nobody else."""
        zones, known = self.g.zones, self._zones
        for slot in self._ordered:
            now, then = zones[slot], known[slot]
            if now is not then:
                known[slot] = now
                same = _same_below(now, then)
                here, there = len(now), len(then)
                self.label([(then[n], -_PLACES[there - 1 - n]) for n in range(there - same)])
                self.label([(now[n], _PLACES[here - 1 - n]) for n in range(here - same)])
                self._unname(slot)

    # -- ages ------------------------------------------------------------------------------------------------------
    def look_at_ages(self) -> None:
        """Who is older, of all that is ordered by age. Who comes last changes no other's rank."""
        timed, cards = self._timed, self.g.cards
        fresh: list[int] = []
        for cid in self._changed:
            stamps, before = self._stamps(cards[cid]), timed.get(cid, ())
            if stamps != before:
                self._age(cid, ())
                timed[cid] = stamps
                fresh.append(cid)
        lasting = tuple([effect.stamp for effect in self.g.lasting]) if self.g.lasting else ()
        if not fresh and not self._gone_timed and lasting == self._floating:
            return
        self._gone_timed, self._floating = False, lasting
        found = set(lasting)
        for stamps in timed.values():
            found.update(stamps)
        ages, then = sorted(found), self._ages
        self._ages = ages
        same = len(then) if ages[: len(then)] == then else _same_first(ages, then)
        self.reranked = ages != then
        if same < len(then):
            self.rank = {stamp: n for n, stamp in enumerate(ages)}
            oldest = then[same]
            fresh += [cid for cid, stamps in timed.items() if any([stamp >= oldest for stamp in stamps])]
        else:
            self.rank.update({ages[n]: n for n in range(same, len(ages))})
        for cid in fresh:
            self._age(cid, timed[cid])
            if not timed[cid]:
                del timed[cid]

    def _age(self, cid: int, stamps: tuple[int, ...]) -> None:
        """What is said of the age of a card and of its changes."""
        said, rank = 0, self.rank
        if stamps:
            said = _AGES[rank[stamps[0]]]
            for n in range(1, len(stamps)):
                said += _OLDER[n - 1] * _AGES[rank[stamps[n]]]
        before = self._aged.pop(cid, 0)
        if said:
            self._aged[cid] = said
        if said != before:
            self.label([(cid, said - before)])

    def _stamps(self, card: Card) -> tuple[int, ...]:
        """Since when it has been there, and each of its changes."""
        if card.changes:
            return (card.stamp, *[change.stamp for change in card.changes])
        if card.links:
            return (card.stamp,)
        zone, definition = card.zone, card.definition
        if zone and (self.rules.spec[zone].watched or zone in definition.unusual_zones) and definition.watches:
            return (card.stamp,)
        return ()

    # -- names -----------------------------------------------------------------------------------------------------
    def name(self, cid: int) -> int:
        """The name of a card: its zone, and its place there or what it is and, among equals, when it came."""
        slot = self._slots[cid] if 0 <= cid < len(self._slots) else NOWHERE
        if slot == NOWHERE:
            return _NAMELESS
        names = self._names.setdefault(slot, {})
        found = names.get(cid)
        if found is None:
            ids = self.g.zones[slot]
            if slot in self._ordered:
                found = digest(f"name {slot} {len(ids) - ids.index(cid)}")
            else:
                bases, cards = self._bases, self.g.cards
                base, equals = bases[cid], 0
                for other in ids:
                    if bases[other] == base and (cards[other].stamp, other) < (cards[cid].stamp, cid):
                        equals += 1
                found = base * _EQUALS[equals] & MASK
            names[cid] = found
        return found

    def _unname(self, slot: int) -> None:
        """The cards of a zone may have other names now."""
        if self._names.pop(slot, None) is not None:
            self.renamed = True


def _same_first(now: list[int], then: list[int]) -> int:
    """How many of two lists are the same from the beginning."""
    same = 0
    while same < len(now) and same < len(then) and now[same] == then[same]:
        same += 1
    return same


def _same_below(now: tuple[int, ...], then: tuple[int, ...]) -> int:
    """How many cards at the bottom are the same."""
    here, there = len(now), len(then)
    if here <= there and then[there - here :] == now:
        return here
    if there < here and now[here - there :] == then:
        return there
    same = 0
    while same < here and same < there and now[here - 1 - same] == then[there - 1 - same]:
        same += 1
    return same
