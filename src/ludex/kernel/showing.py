"""Zones and cards as a seat sees them, kept from one view to the next for as long as nothing they show has changed.

What a card shows by itself follows from the card and its characteristics; what has to do with other cards (links, what
has changed it, the part it plays in a battle) is put over it anew in each view.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ludex.kernel.abilities import Ability
from ludex.kernel.effects.changes import FOREVER
from ludex.kernel.knowledge.sight import visible
from ludex.kernel.memo import of_games
from ludex.kernel.shortcuts import shortcuts
from ludex.kernel.watching import Watching
from ludex.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.effects.changes import Change, Duration
    from ludex.kernel.knowledge.sight import Eyes
    from ludex.kernel.zones import ZoneSpec

View = dict[str, object]


class Shown(NamedTuple):
    """A zone as a seat saw it: how many cards it did not know, the others, where each of those is listed, and which of
    them have to do with others."""

    hidden: int
    cards: list[View]
    places: dict[int, int]
    tied: list[int]


class Face(NamedTuple):
    """A card as it shows itself to some seat, and from what."""

    card: Card
    chars: Characteristics
    behind: Characteristics | None
    view: View


class Seen:
    """What a seat saw when it last looked."""

    __slots__ = ("ties", "values", "watching", "zones")

    def __init__(self) -> None:
        self.watching: Watching = Watching()
        self.zones: dict[int, Shown] = {}
        self.ties: dict[int, tuple[list[Card], list[str], list[View]]] = {}
        self.values: dict[int, tuple[dict[str, int], dict[str, int]]] = {}


class Table:
    """What lies before one seat."""

    __slots__ = ("_changed", "_kept", "_parts", "_seen", "eyes")

    def __init__(self, eyes: Eyes) -> None:
        g = eyes.g
        self.eyes: Eyes = eyes
        self._parts: dict[int, tuple[str, ...]] = g.rules.roles(g)
        self._kept: dict[object, object] = of_games.opened(g.shown) if shortcuts.taken else {}
        seen = self._kept.get(("seat", eyes.seat))
        if not isinstance(seen, Seen):
            seen = self._kept["seat", eyes.seat] = Seen()
        self._seen: Seen = seen
        self._changed: set[int] = seen.watching.changed(g)

    # -- players -------------------------------------------------------------------------------------------
    def values(self, of: int) -> dict[str, int]:
        """The values of a player that the seat may know."""
        values = self.eyes.g.values[of]
        known = self._seen.values.get(of)
        if known is None or known[0] is not values:
            public = self.eyes.g.rules.is_visible
            told = {k: v for k, v in sorted(values.items()) if of == self.eyes.seat or public(k)}
            known = self._seen.values[of] = (values, told)
        return known[1].copy()

    # -- zones ---------------------------------------------------------------------------------------------
    def zone(self, at: int, spec: ZoneSpec) -> View:
        """A zone: how many cards, the ones the seat knows, and how many it does not."""
        ids = self.eyes.g.zones[at]
        if not ids:
            return {"count": 0, "hidden": 0, "cards": []}
        known = None if at in self._changed else self._seen.zones.get(at)
        if known is None:
            known = self._seen.zones[at] = self._shown(spec, ids)
        cards = known.cards.copy()
        if known.tied:
            self._tie(known, cards)
        if self._parts:
            for cid, played in self._parts.items():
                if (found := known.places.get(cid)) is not None:
                    cards[found] = {**cards[found], "parts": list(played)}
        return {"count": len(ids), "hidden": known.hidden, "cards": cards}

    def _shown(self, spec: ZoneSpec, ids: tuple[int, ...]) -> Shown:
        cards = self.eyes.g.cards
        known = visible(self.eyes.g, self.eyes.seat, spec, ids)
        seen = [(cid, self._face(cid)) for cid in known]
        if spec.ordered:
            seen = [(cid, {**shown, "place": ids.index(cid)}) for cid, shown in seen]
        elif len(seen) < len(ids):
            seen.sort(key=_number)  # the order they came in would tell when the hidden ones came
        shown = [view for _, view in seen]
        if len(seen) < len(ids) and spec.sight is PUBLIC:
            shown += _facedown([(n, cards[cid]) for n, cid in enumerate(ids) if cid not in known], spec)
        places = {cid: n for n, (cid, _) in enumerate(seen)}
        tied = [cid for cid in known if cards[cid].links or cards[cid].changes]
        return Shown(len(ids) - len(seen), shown, places, tied)

    # -- cards ---------------------------------------------------------------------------------------------
    def _face(self, cid: int) -> View:
        """What a card says of itself, whoever sees it."""
        g = self.eyes.g
        card, chars = g.cards[cid], g.chars(cid)
        behind = g.rules.behind(card, self.eyes.seat)
        known = self._kept.get(cid)
        same = isinstance(known, Face) and known.card is card and known.chars is chars and known.behind is behind
        if not isinstance(known, Face) or not same:
            printed = g.rules.front(card)
            reading = _printed(printed)
            shown = reading if chars is printed else _altered(chars, printed)
            view: View = {
                "id": card.tag,
                "owner": card.owner,
                "controller": card.seat,
                **shown,
                "printed": reading,
                "behind": None if behind is None else _printed(behind),
                "symbols": list(g.rules.symbols(g, cid)),
                "rested": card.rested,
                "faceup": card.faceup,
                "face": card.face,
                "counters": dict(sorted(card.counters.items())),
                "marks": dict(sorted(card.marks.items())),
                "links": [],
                "parts": [],
                "changes": [],
            }
            known = self._kept[cid] = Face(card, chars, behind, view)
        return known.view

    def _tie(self, known: Shown, cards: list[View]) -> None:
        """Say what cards have to do with others."""
        eyes = self.eyes
        for cid in known.tied:
            card, n = eyes.g.cards[cid], known.places[cid]
            named = [card, *[eyes.g.cards[other] for other in others(card)]]
            tie = self._seen.ties.get(cid)
            if tie is None or tie[0] != named or self._changed_among(named):
                links = [eyes.g.cards[other].tag for other in card.links if eyes.sees(other)]
                tie = self._seen.ties[cid] = (named, links, [_change(eyes, change) for change in card.changes])
            cards[n] = {**cards[n], "links": tie[1], "changes": tie[2]}

    def _changed_among(self, cards: list[Card]) -> bool:
        """Whether one of these cards may be called something else than before."""
        slots, changed = self.eyes.g.rules.slots, self._changed
        return any([card.zone in slots and slots[card.zone][card.seat] in changed for card in cards])


def others(card: Card) -> list[int]:
    """The cards that one is linked to and those that have changed it."""
    return [*card.links, *[change.source.id for change in card.changes if change.source is not None]]


def _number(listed: tuple[int, View]) -> int:
    return int(str(listed[1]["id"])[1:])


def _facedown(lying: list[tuple[int, Card]], spec: ZoneSpec) -> list[View]:
    """Cards that lie face down before everybody: how they lie is seen, what they are is not."""
    found: list[View] = []
    for place, card in lying:
        counters = dict(sorted(card.counters.items()))
        shown: View = {"hidden": True, "owner": card.owner, "rested": card.rested, "counters": counters}
        found.append({**shown, "place": place} if spec.ordered else shown)
    return sorted(found, key=repr)


def information(chars: Characteristics) -> View:
    """What stands on a card, or what effects have made of it."""
    return {
        "name": chars.name,
        "names": list(chars.names),
        "types": sorted(chars.types),
        "labels": {kind: sorted(found) for kind, found in sorted(chars.labels.items())},
        "numbers": dict(sorted(chars.numbers.items())),
        "keywords": sorted(chars.keywords),
        "abilities": [ability.text or ability.keyword for ability in chars.abilities],
    }


_printed = lru_cache(maxsize=2048)(information)  # many cards are printed alike


def _altered(chars: Characteristics, printed: Characteristics) -> View:
    """What effects have made of a card; most of them change its numbers alone."""
    same = chars.names is printed.names and chars.types is printed.types and chars.labels is printed.labels
    if not same or chars.abilities is not printed.abilities:
        return information(chars)
    return {**_printed(printed), "numbers": dict(sorted(chars.numbers.items()))}


# -- changes -----------------------------------------------------------------------------------------------
def _change(eyes: Eyes, change: Change) -> View:
    value = change.value
    if isinstance(value, Ability):
        value = value.text or value.keyword
    elif isinstance(value, frozenset):
        value = sorted(str(v) for v in value)
    elif not isinstance(value, (int, str, bool)):
        value = None
    return {
        "op": change.op,
        "key": change.key,
        "value": value,
        "until": until(change.duration),
        "source": None if change.source is None else eyes.name(change.source),
    }


def until(duration: Duration) -> View | None:
    """How long something lasts; None: for good."""
    if duration is FOREVER or duration == FOREVER:
        return None
    return {"moment": duration.moment, "seat": duration.seat, "skip": duration.skip}
