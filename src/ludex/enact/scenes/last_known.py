"""Which information of a card counts: as it is, or as it was before it moved (sve 10.7.4.1, 10.11.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import as_known, look, look_at
from ludex.kernel.cards import CardRef
from ludex.kernel.events import ELIMINATE
from ludex.kernel.pipeline import appliers
from ludex.kernel.zones import Sight

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import Characteristics
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


def is_public(g: Game, zone: str) -> bool:
    """Whether everybody sees the cards of a zone (sve 4.1.2)."""
    spec = g.rules.spec.get(zone)
    return spec is None or spec.sight is Sight.PUBLIC


def is_passing(g: Game, zone: str) -> bool:
    """Whether cards only pass through a zone on their way."""
    spec = g.rules.spec.get(zone)
    return spec is not None and spec.transit


def looks_back(g: Game, frm: str, to: str) -> bool:
    """Whether a card that moved is spoken of as it was before (sve 10.7.4.1.1, sve 10.7.4.1.2).

    It is when it left the field (cfv 8.6.4.1.2) or the playground (fow 9.6:7.2), or
    went from where all could see it to where they cannot; otherwise as
    it is after the move (sve 10.7.4.1.3, cfv 8.6.4.1.1, cfv 8.6.4.1.3, fow 9.6:7.1, fow 9.6:7.3).
    """
    rules = text_rules(g)
    if rules.in_play(frm):
        return not rules.in_play(to)
    return is_public(g, frm) and not is_public(g, to)


def seen_in(g: Game, e: Event) -> Look:
    """The card of an event as a text that speaks of the event sees it."""
    before = e.before
    if before is None:
        known = e.arrived if e.arrived >= 0 else e.incarnation
        if known >= 0:
            return _before_it_turned(g, e, known) or look_at(g, CardRef(e.card, known))
        spec = g.rules.spec.get(e.to)
        return arriving(g, e) if spec is not None and spec.watched else look(g, e.card)
    if e.kind == ELIMINATE or looks_back(g, e.frm, e.to):
        return as_known(before)
    return look_at(g, CardRef(e.card, e.arrived))


def _before_it_turned(g: Game, e: Event, incarnation: int) -> Look | None:
    """A card to which something happened before it moved and was turned over, where it stays the same card: it was what
    it was then (fow 3.1:3, 9.11:1); None if it has not."""
    card = g.cards[e.card]
    if card.incarnation != incarnation or len(card.definition.faces) < 2 or not text_rules(g).in_play(card.zone):
        return None
    found: Event | None = None
    for later in g.log.backwards():
        if later is e:
            return as_known(found.before) if found is not None and found.before is not None else None
        if later.card == e.card and later.to not in ("", later.frm) and later.incarnation == later.arrived:
            found = later
    return None


def arriving(g: Game, e: Event) -> Look:
    """A card that would move to a zone, with the effects that await it there (sve 10.10.3): looked up in a copy of the
    game in which it has moved."""
    card = g.cards[e.card]
    if card.zone == e.to:
        return look(g, e.card)
    there = g.clone()
    appliers.move(there, e.twin())
    there.invalidate()
    return replace(look(there, e.card), ref=card.ref)


def seen_by(scene: Scene, ref: CardRef) -> Look:
    """A card a text speaks of, with the information the text means.

    The card of the event that triggered it is seen as that event is (sve 10.7.4.1). A card the effect itself
    has moved off the field, or out of sight, is seen as it last was there (sve 10.11.1, cfv 8.8.1). Otherwise as it is
    now, or was when last there.
    """
    g = scene.g
    e = scene.event
    if e is not None and e.before is not None and _is_of(e, ref):
        known = seen_in(g, e)
        # What has become of it since matters again once it is looked at where it has gone.
        return known if known.ref != ref else look_at(g, ref)
    if e is not None and isinstance(e.value, tuple) and CardRef(ref.id, ref.incarnation - 1) in e.value:
        return look_at(g, CardRef(ref.id, ref.incarnation - 1))  # ridden over: still the unit it was (cfv 8.6.4.1.4)
    earlier = g.memory.get(CardRef(ref.id, ref.incarnation - 1))
    if earlier is None or g.cards[ref.id].incarnation != ref.incarnation:
        return look_at(g, ref)
    if looks_back(g, earlier.zone, g.cards[ref.id].zone) and _moved_by(g, ref, scene.source):
        return as_known(earlier)
    return look(g, ref.id)


def _is_of(e: Event, ref: CardRef) -> bool:
    return e.card == ref.id and ref.incarnation in (e.incarnation, e.arrived)


def _moved_by(g: Game, ref: CardRef, source: Source) -> bool:
    """Whether it was this effect that brought a card where it is."""
    e = arrival(g, ref)
    by = e.source if e is not None else None
    return by is source or (by is not None and by.id == source.id and by.ability == source.ability)


def arrival(g: Game, ref: CardRef) -> Event | None:
    """The event that made a card the card it is: its last change of zones."""
    for e in g.log.backwards():
        if e.card == ref.id and e.arrived == ref.incarnation and e.to and e.incarnation != e.arrived:
            return e
    return None


def incarnation_at(g: Game, cid: int, event: Event) -> int:
    """Which incarnation of a card an event spoke of that only names the card's number."""
    found = g.cards[cid].incarnation
    for e in g.log.backwards():
        if e is event:
            break
        if e.card == cid and e.arrived >= 0 and e.incarnation >= 0:
            found = e.incarnation
    return found


# -- numbers and printed information -------------------------------------------------------------------------
def number(g: Game, seen: Look, stat: str) -> int | None:
    """A number of a card, None where there is none to refer to (sve 5.25.2.1); in some places a card without it is
    taken to have one (cfv 3.11.1.1)."""
    found = _number(g, seen.chars, stat)
    return found if found is not None else text_rules(g).number_without(seen.zone, stat)


def original_number(g: Game, seen: Look, stat: str) -> int | None:
    """A number as printed on the card itself (sve 5.24.1)."""
    return _number(g, original(g, seen), stat)


def _number(g: Game, chars: Characteristics, stat: str) -> int | None:
    return chars.numbers.get(stat) if text_rules(g).has_number(chars, stat) else None


def original(g: Game, seen: Look) -> Characteristics:
    """What is printed on the card itself, on the face it shows (sve 5.24.1, 2.14.3.1)."""
    faces = seen.definition.faces
    if len(faces) > 1:
        card = g.find(seen.ref)
        if card is not None:
            return faces[card.face]
    return faces[0]


def originally(g: Game, seen: Look) -> Look:
    """The card as printed, where and how it is."""
    return replace(seen, chars=original(g, seen))


def moved(seen: Look, zone: str, seat: int) -> Look:
    """The same card and information in another place."""
    return replace(seen, zone=zone, seat=seat)
