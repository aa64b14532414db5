"""What each kind of event does to the state. The only module that changes cards, zones and values."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.kernel import chance, events
from ludex.kernel.cards import Card, CardRef, Definition, Snapshot, snapshot
from ludex.kernel.effects.changes import CLASS_OF, COPY, COUNT, FIXED, FOREVER, NUMBER, Change, Lasting
from ludex.kernel.effects.characteristics import GAINED
from ludex.kernel.events import Played
from ludex.kernel.knowledge import memory as knowing
from ludex.kernel.knowledge.names import rename, seers
from ludex.kernel.knowledge.sight import EVERYBODY, lies_open
from ludex.kernel.pipeline import use_limits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


def changes_nothing(g: Game, e: Event) -> bool:
    """Whether an event would put something into the state it is already in, so that it does not happen."""
    vain = g.rules.vain.get(e.kind)
    return vain is not None and not e.to and vain(g, e)


def worthwhile(g: Game, batch: list[Event]) -> list[Event]:
    """The events that would change something: as a rule all of them."""
    vains = g.rules.vain
    for e in batch:
        vain = vains.get(e.kind)
        if vain is not None and not e.to and vain(g, e):
            return [e for e in batch if not changes_nothing(g, e)]
    return batch


def carry_out(g: Game, batch: list[Event]) -> bool:
    """Carry out events that happen together and record them; whether a card has moved.

    The last known information of every card that moves is kept before any of them does.
    """
    moved = remember(g, batch)
    for e in batch:
        happen(g, e)
    return moved


def happen(g: Game, e: Event) -> None:
    """One event happens and is recorded."""
    rules, kind = g.rules, e.kind
    e.turn = g.turn
    e.batch = g.batch
    if rules.numbers:
        e.rule = rules.rule(e.rule)
    cid = e.card
    if cid >= 0:
        e.tag = g.cards[cid].tag
    applier = rules.appliers.get(kind) or _KINDS.get(kind)
    if applier is not None:
        applier(g, e)
    elif e.to:
        move(g, e)
    if e.card >= 0 and (tag := g.cards[e.card].tag) != e.tag:
        if cid < 0:
            e.tag = tag
        else:
            e.became = tag
    g.log.append(e)


def remember(g: Game, batch: list[Event]) -> bool:
    """Keep the last known information of every card that is about to move."""
    memory: dict[CardRef, Snapshot] | None = None
    moved = False
    for e in batch:
        moves = e.to or e.kind == events.ELIMINATE
        if moves:
            moved = True
        if e.card >= 0:
            card = g.cards[e.card]
            e.incarnation = card.incarnation
            if moves:
                e.frm, e.frm_seat = card.zone, card.seat
                e.before = snapshot(card, g.chars(e.card))
                if memory is None:
                    memory = g.memory.copy()
                memory[e.before.ref] = e.before
    if memory is not None:
        g.memory = memory
    return moved


def new_turn(g: Game, e: Event) -> None:
    """A turn begins: whose it is, its number, its history, its uses. What has left is forgotten."""
    g.active = e.seat
    g.turn += 1
    g.turn_mark = g.log.size
    g.turn_stamp = g.tick()
    g.uses = {}
    g.memory = {}
    e.turn = g.turn


# -- movement ---------------------------------------------------------------------------------------------------------
def move(g: Game, e: Event) -> None:
    """Move a card; unless the rules say otherwise it becomes a new card."""
    rules, zones = g.rules, g.zones
    card = g.own(e.card)
    frm, to, from_seat = card.zone, e.to, card.seat
    to_seat = e.to_seat if e.to_seat >= 0 else card.owner
    left = rules.spec[frm]
    e.to_seat = to_seat
    if g.played:
        _resolved(g, card.id)
    e.origin = card.origin if left.transit else frm
    slot = rules.slots[frm][from_seat]
    zones[slot] = without(zones[slot], card.id)
    seen = lies_open(left, None, seat=from_seat, owner=card.owner, faceup=card.faceup)
    saw = EVERYBODY if seen else seers(g, card)
    same = rules.same_card(card, e)
    card.zone, card.seat = to, to_seat
    if same:
        if from_seat != to_seat:
            card.since = g.tick()
        rules.arrives(g, card, e)
    else:
        _renew(g, card, e, frm, seen=seen)
    place(g, card, e.place)
    card.known = knowing.after(g, card, e, frm, from_seat, seen=seen)
    if saw and saw & ~card.known and saw & ~seers(g, card):
        rename(g, (card.id,))
    e.arrived = card.incarnation
    if _listened(g, card, frm, to, e.before):
        g.invalidate()


def without(cards: tuple[int, ...], cid: int) -> tuple[int, ...]:
    """A zone's cards less one of them."""
    at = cards.index(cid)
    return cards[:at] + cards[at + 1 :]


def _listened(g: Game, card: Card, frm: str, to: str, before: Snapshot | None) -> bool:
    """Whether a movement may change which abilities are in force."""
    definition, spec = card.definition, g.rules.spec
    if card.links:
        return True  # the cards it is linked to may be something else without it
    if g.unusual_zones and (frm in definition.unusual_zones or to in definition.unusual_zones):
        return True
    if not (spec[frm].watched or spec[to].watched):
        return False
    return bool(card.changes or definition.watches or (before is not None and before.chars.watches))


def _renew(g: Game, card: Card, e: Event, frm: str, *, seen: bool) -> None:
    """The card is a new card in its new zone. Who sees it come from where it was not `seen` by all must not be told by
    how often it has moved there which one it is."""
    rules, now = g.rules, g.tick()
    shown = not seen and lies_open(rules.spec[e.to], None, seat=card.seat, owner=card.owner, faceup=e.faceup)
    card.be(now if shown else card.incarnation + 1)
    if card.changes:
        carry = e.carry or rules.carries(card, frm, e.to)
        card.changes = tuple(c for c in card.changes if c.carries) if carry else ()
    card.counters = {}
    card.marks = {}
    card.face = e.face
    card.rested = e.rested and rules.spec[e.to].oriented
    card.faceup = e.faceup
    card.stamp = card.since = now
    card.origin = frm if rules.spec[e.to].transit else ""


def place(g: Game, card: Card, at: int) -> None:
    """Put a card at its place: 0 the top, -1 the bottom, n the nth from the top or as far down as there are cards.

    The others keep their order.
    """
    slot = g.rules.slots[card.zone][card.seat]
    there = g.zones[slot]
    if at < 0 or not g.rules.spec[card.zone].ordered:
        g.zones[slot] = (*there, card.id)
    else:
        at = at - 1 if at else 0
        g.zones[slot] = (*there[:at], card.id, *there[at:])


def create(g: Game, e: Event) -> None:
    """Create a token: `value` is its definition, `card` is filled in. Where order is kept it lies on top."""
    definition = e.value
    assert isinstance(definition, Definition)
    card = g.add_card(definition, e.to_seat, e.to_seat, e.to)
    if g.rules.spec[e.to].ordered:
        g.put_zone(e.to_seat, e.to, without(g.zone(e.to_seat, e.to), card.id))
        place(g, card, e.place)
    card.since = card.stamp
    card.rested = e.rested
    card.face = e.face
    card.known = EVERYBODY
    e.card = card.id
    e.incarnation = -1
    e.arrived = card.incarnation
    e.frm = e.origin = ""


def await_(g: Game, e: Event) -> None:
    """A card that was played, or one that stands for an ability, waits to be resolved (`value` is what waits)."""
    waits = e.value
    assert isinstance(waits, Played)
    g.played = {**g.played, e.card: waits}


def _resolved(g: Game, cid: int) -> None:
    """What leaves the zone in which it waited waits no more."""
    g.played = {other: waits for other, waits in g.played.items() if other != cid}


def eliminate(g: Game, e: Event) -> None:
    """A token ceases to exist."""
    card = g.own(e.card)
    if g.played:
        _resolved(g, card.id)
    g.put_zone(card.seat, card.zone, without(g.zone(card.seat, card.zone), card.id))
    card.zone = ""
    card.be(card.incarnation + 1)
    if card.links or card.changes or card.definition.watches or (e.before is not None and e.before.chars.watches):
        g.invalidate()


# -- states -----------------------------------------------------------------------------------------------------------
def rest(g: Game, e: Event) -> None:
    """Turn a card sideways."""
    g.own(e.card).rested = True


def ready(g: Game, e: Event) -> None:
    """Turn a card upright."""
    g.own(e.card).rested = False


def flip(g: Game, e: Event) -> None:
    """Turn a card over, or show another of its faces."""
    card = g.own(e.card)
    saw = seers(g, card)
    card.faceup = e.faceup
    card.face = e.face
    if saw & ~seers(g, card):
        rename(g, (card.id,))
    g.invalidate()


def mark(g: Game, e: Event) -> None:
    """Remember something about a card for as long as it is that card."""
    card = g.own(e.card)
    card.marks = {**card.marks, e.key: e.amount}


def age(g: Game, e: Event) -> None:
    """A card counts as having come at this moment."""
    card = g.own(e.card)
    card.stamp = g.tick()
    card.memo = card.itself = None
    card.heard = ()
    g.invalidate()


def counter(g: Game, e: Event) -> None:
    """Put (or, with a negative amount, remove) counters; never below none."""
    card = g.own(e.card)
    left = max(0, card.counters.get(e.key, 0) + e.amount)
    card.counters = {k: v for k, v in {**card.counters, e.key: left}.items() if v}
    if g.rules.counter_numbers(e.key):
        card.changes = (*[c for c in card.changes if c.op != COUNT], *_counting(g, card))


def _counting(g: Game, card: Card) -> list[Change]:
    """What all the counters on a card add to its numbers; it goes with the counters."""
    sums: dict[str, int] = {}
    for name, n in card.counters.items():
        for key, amount in g.rules.counter_numbers(name):
            sums[key] = sums.get(key, 0) + n * amount
    return [Change(g.tick(), COUNT, key, amount, carries=False) for key, amount in sorted(sums.items()) if amount]


def value(g: Game, e: Event) -> None:
    """Change a player's value by an amount, within the ruleset's limits; `amount` becomes the real difference."""
    values = g.values[e.seat]
    old = values.get(e.key, 0)
    new = g.rules.limits(g, e.seat, e.key, old + e.amount)
    e.amount = new - old
    g.values[e.seat] = {**values, e.key: new}


def lose(g: Game, e: Event) -> None:
    """A player loses, which ends the game; if all lose at once it is a draw."""
    if g.result is None:
        g.finish(1 - e.seat, e.rule)
    elif g.result.winner == e.seat:
        g.finish(None, g.rules.cited("all lose"))


# -- continuous effects -----------------------------------------------------------------------------------------------
def change(g: Game, e: Event) -> None:
    """Add a change to a card (`value` is the change; its stamp is given here)."""
    made = e.value
    assert isinstance(made, Change)
    card = g.own(e.card)
    card.changes = add_change(g, card.changes, made.dated(g.tick()))
    g.lasts_until(made.duration.moment)
    if made.op == COPY:
        use_limits.begin_anew(g, card.id, GAINED)
    if CLASS_OF[made.op] not in (NUMBER, FIXED):
        g.invalidate()


def add_change(g: Game, present: tuple[Change, ...], new: Change) -> tuple[Change, ...]:
    """The changes with a new one. Two lasting sums in a row are one sum, as long as nothing stands between them."""
    if present and new.op == "add" and new.duration == FOREVER and not g.index().statics:
        last = present[-1]
        if last.op == "add" and last.key == new.key and last.duration == FOREVER and last.carries == new.carries:
            return (*present[:-1], last.plus(new.number))
    return (*present, new)


def lasting(g: Game, e: Event) -> None:
    """Let an effect float over the game (`value` is the lasting effect; its stamp is given here)."""
    made = e.value
    assert isinstance(made, Lasting)
    g.lasting = (*g.lasting, replace(made, stamp=g.tick()))
    g.lasts_until(made.duration.moment)
    g.invalidate()


def spend(g: Game, source: Source, times: int = 1) -> None:
    """A floating effect that applies a limited number of times has applied once, or several times at once."""
    if source.lasting < 0 or times <= 0:
        return
    spent = next((x for x in g.lasting if x.stamp == source.lasting and x.uses > 0), None)
    if spent is None:
        return
    left = (replace(spent, uses=spent.uses - times),) if spent.uses > times else ()
    at = g.lasting.index(spent)
    g.lasting = (*g.lasting[:at], *left, *g.lasting[at + 1 :])
    g.invalidate()


# -- links, order, knowledge ------------------------------------------------------------------------------------------
def link(g: Game, e: Event) -> None:
    """Link a card to another (`amount` is the other card's id)."""
    a, b = g.own(e.card), g.own(e.amount)
    a.links = (*a.links, b.id)
    b.links = (*b.links, a.id)
    b.stamp = g.tick()
    g.invalidate()


def unlink(g: Game, e: Event) -> None:
    """Undo a link."""
    a, b = g.own(e.card), g.own(e.amount)
    a.links = tuple(x for x in a.links if x != b.id)
    b.links = tuple(x for x in b.links if x != a.id)
    g.invalidate()


def _unlike(cards: Iterable[Card]) -> int:
    """An incarnation that none of these cards has had."""
    return max([card.incarnation for card in cards], default=0) + 1


def shuffle(g: Game, e: Event) -> None:
    """Randomise a zone (`key`). The cards are dealt anew, also to their places in the game, and called by new numbers:
    no number met before the shuffle tells anything after it, nor how they lie. Nor does when a card has moved."""
    ids = g.zone(e.seat, e.key)
    g.rng, order = chance.shuffled(g.rng, ids)
    _, places = chance.shuffled(chance.seeded(g.naming), ids)  # draws nothing from how cards are named
    before = {cid: g.cards[cid] for cid in ids}
    incarnation = _unlike(before.values())
    now = g.tick()
    for cid, was, other in zip(places, ids, order, strict=True):
        fresh = before[other].twin(g.epoch)
        fresh.id = cid
        fresh.known = 0
        fresh.stamp = fresh.since = now
        fresh.origin = ""
        fresh.be(incarnation)
        fresh.tag = before[was].tag
        g.cards[cid] = fresh
    g.tags = {**g.tags, **{before[was].tag: cid for was, cid in zip(ids, places, strict=True)}}
    g.put_zone(e.seat, e.key, places)
    rename(g, places)


def reveal(g: Game, e: Event) -> None:
    """All players learn a card."""
    g.own(e.card).known = EVERYBODY


def look(g: Game, e: Event) -> None:
    """One player learns a card."""
    card = g.own(e.card)
    card.known |= 1 << e.seat


_KINDS = {
    events.CREATE: create,
    events.ELIMINATE: eliminate,
    events.AWAIT: await_,
    events.REST: rest,
    events.READY: ready,
    events.FLIP: flip,
    events.MARK: mark,
    events.AGE: age,
    events.COUNTER: counter,
    events.VALUE: value,
    events.LOSE: lose,
    events.CHANGE: change,
    events.LASTING: lasting,
    events.LINK: link,
    events.UNLINK: unlink,
    events.SHUFFLE: shuffle,
    events.REVEAL: reveal,
    events.LOOK: look,
    events.USE_UP: use_limits.happen,
}
