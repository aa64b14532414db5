"""Verbs on numbers and states (sve 5.4, 5.14, 5.15, 5.25, 5.27, 5.31, 5.32): damage, gains, losses, changes of type."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypedDict

from ludex.enact.ruleset import text_rules
from ludex.games.sve.ch04_zones import zones
from ludex.kernel import events
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change, Duration
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal
from ludex.kernel.game import MOST_ROUNDS
from ludex.kernel.pipeline.appliers import add_change
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

END_OF_TURN = Duration("end of turn")
RENEWED = "renewed"  # the kind of event after which a card has its own attack and defense again


# -- damage (sve 5.14) ------------------------------------------------------------------------------------------------
def damage_event(
    g: Game, card: int, amount: int, source: Source | None, *, by: int, key: str = "", rule: str = "sve 5.14.1"
) -> Event:
    """Damage about to be dealt; `key` says whether an attacker ("attack") or its target ("counter") deals it."""
    return Event("damage", rule, seat=g.cards[card].seat, card=card, amount=amount, source=source, key=key, value=by)


def can_be_damaged(g: Game, card: int) -> bool:
    """Only followers on the field and leaders take damage (sve 5.14.1.2)."""
    where = g.cards[card].zone
    types = g.chars(card).types
    return (where == zones.FIELD and "follower" in types) or (where == zones.LEADER and "leader" in types)


def deal(
    g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None, *, by: int = -1
) -> Signal | None:
    """Deal damage to several at once. Its source is the card whose ability it is, if nothing else is said
    (sve 10.12.2.2)."""
    dealer = by if by >= 0 else (source.card if source is not None else -1)
    return perform(g, f, [damage_event(g, c, n, source, by=dealer) for c, n in parts if can_be_damaged(g, c)])


def apply_damage(g: Game, e: Event) -> None:
    """Damage reduces defense by its amount (sve 5.14.1, sve 2.8.2), below zero if need be (sve 5.14.1.1,
    sve 1.3.2.4), for good and in line with other changes (ruling sve-R29)."""
    _add(g, e.card, "defense", -e.amount)
    card = g.own(e.card)
    card.marks = {**card.marks, "damaged": 1}


def _add(g: Game, card: int, key: str, amount: int) -> None:
    own = g.own(card)
    own.changes = add_change(g, own.changes, Change(g.tick(), changes.ADD, key, amount, carries=True))


# -- gains and losses (sve 5.27) --------------------------------------------------------------------------------------
def change(
    g: Game, f: Frame, wanted: tuple[tuple[int, Change], ...], source: Source | None
) -> Signal | None:
    """Give changes to cards at once. Only followers and leaders have attack and defense to change (sve 5.25.2.1)."""
    made = []
    for card, given in wanted:
        if given.op in (changes.ADD, changes.SET):
            event = _number_event(g, card, given, source)
            if event is not None:
                made.append(event)
        else:
            made.append(_change_event(g, card, given, source, _RULES.get(given.op, "sve 10.2.1.2")))
    return perform(g, f, made)


_RULES = {
    changes.RETYPE: "sve 5.25.1",
    changes.GAIN: "sve 10.9.1.2",
    changes.LOSE_ALL: "sve 10.9.1.2",
    changes.LOSE: "sve 10.9.1.2",
    changes.LABEL: "sve 10.9.1.3",
    changes.NAME: "sve 10.9.1.3",
}


def no_damage(g: Game, e: Event) -> bool:
    """Zero or negative damage is not dealt (sve 1.3.2.2)."""
    return e.amount <= 0


def same_value(g: Game, e: Event) -> bool:
    """A value that does not change is not changed."""
    old = g.values[e.seat].get(e.key, 0)
    return limited(g, e.seat, e.key, old + e.amount) == old


def _number_event(g: Game, card: int, given: Change, source: Source | None) -> Event | None:
    """An increase or decrease; changing to a value counts as one or the other (sve 5.27.2)."""
    chars = g.chars(card)
    if given.key not in chars.numbers or (given.key != "cost" and not chars.types & {"follower", "leader"}):
        return None
    value = given.number
    if given.op == changes.ADD:
        if not value:
            return None
        return _change_event(g, card, given, source, "sve 5.27.1", value)
    return _change_event(g, card, given, source, "sve 5.27.2", value - chars.number(given.key))


def _change_event(g: Game, card: int, given: Change, source: Source | None, rule: str, amount: int = 0) -> Event:
    if source is not None and given.source is None:
        from ludex.kernel.cards import CardRef

        given = replace(given, source=CardRef(source.card, source.incarnation), seat=source.seat)
    seat = g.cards[card].seat
    return Event(
        events.CHANGE, rule, seat=seat, card=card, value=given, key=given.key, amount=amount, source=source
    )


# -- types (sve 5.25, 5.32) -------------------------------------------------------------------------------------------
def maneuver(g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
    """An amulet with attack and defense becomes a follower for the rest of the turn (sve 5.32.1); others do not
    (sve 5.32.1.1). It has those values anew: what was done to them before is over (ruling sve-R54)."""
    made = []
    for card in cards:
        chars = g.chars(card)
        if "amulet" in chars.types and "attack" in chars.numbers and "defense" in chars.numbers:
            if any(_is_value(change) for change in g.cards[card].changes):
                made.append(Event(RENEWED, "sve 5.32.1", seat=g.cards[card].seat, card=card, source=source))
            given = Change(0, changes.RETYPE, "follower", text_rules(g).primary_types, END_OF_TURN)
            made.append(_change_event(g, card, given, source, "sve 5.32.1"))
    return perform(g, f, made)


def _is_value(change: Change) -> bool:
    return change.key in ("attack", "defense") and change.op in (changes.ADD, changes.SET)


def apply_renewed(g: Game, e: Event) -> None:
    """A card has its own attack and defense again, as if nothing had been done to them."""
    card = g.own(e.card)
    card.changes = tuple([change for change in card.changes if not _is_value(change)])
    card.marks = {key: mark for key, mark in card.marks.items() if key != "damaged"}


def box(g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
    """Boxed cards lose the abilities they have (sve 5.31.2) and do not refresh in the start phase (sve 5.31.3)."""
    made = []
    for card in cards:
        made.append(_change_event(g, card, Change(0, changes.LOSE_ALL, "", None), source, "sve 5.31.2"))
        made.append(Event(events.MARK, "sve 5.31.1", card=card, key="boxed", amount=1, source=source))
    return perform(g, f, made)


# -- orientation and faces --------------------------------------------------------------------------------------------
def turn(g: Game, f: Frame, cards: tuple[int, ...], kind: str, source: Source | None) -> Signal | None:
    """Engage or refresh cards on the field (sve 5.4.1): each is always the one or the other (sve 4.2.2). An effect
    refreshes Boxed cards too (sve 5.31.3.1)."""
    there = [c for c in cards if g.cards[c].zone == zones.FIELD]
    rule = g.rules.cite(kind)
    return perform(g, f, [Event(kind, rule, seat=g.cards[c].seat, card=c, source=source) for c in there])


# -- dice (sve 5.20) --------------------------------------------------------------------------------------------------
def roll(
    g: Game, f: Frame, seat: int, dice: int, source: Source | None, *, again: bool = False
) -> Signal | None:
    """Roll six-sided dice (sve 5.20.1), or one of them again (sve 5.20.2)."""
    rule = "sve 5.20.2" if again else "sve 5.20.1"
    rolled = min(dice, MOST_ROUNDS)
    made = [Event("roll", rule, seat=seat, amount=1 + g.random(6), source=source) for _ in range(rolled)]
    return perform(g, f, made)


# -- a player's points (sve 3.2) --------------------------------------------------------------------------------------
POINT_RULES = {
    "recover": "sve 5.15.1",
    "pay": "sve 10.4.4",
    "gain": "sve 3.2.1",
    "lose": "sve 3.2.1",
    "set": "sve 7.2.2",
}


def points(
    g: Game, f: Frame, seat: int, key: str, amount: int, source: Source | None, *, verb: str = "gain"
) -> Signal | None:
    """Change play points, maximum play points or evolution points within their limits (sve 3.2.4); what is paid for
    cards and abilities is play points (sve 3.2.2, sve 5.15.1, sve 3.2.1)."""
    if not amount:
        f.answer = ()
        return None
    event = Event(events.VALUE, POINT_RULES[verb], seat=seat, key=key, amount=amount, source=source, value=verb)
    return perform(g, f, [event])


def limited(g: Game, seat: int, key: str, value: int) -> int:
    """Lower and upper limits of a player's values (sve 3.2.4.1, sve 3.2.4.2, sve 3.2.5.1, sve 3.2.6.1); a value that
    would pass its limit stops there (sve 1.3.2.4.1)."""
    if key == "max play points":
        return max(0, min(10, value))
    if key == "play points":
        return max(0, min(g.values[seat]["max play points"], value))
    return max(0, value)



class ChangingSides(TypedDict):
    """The values of: stealing or giving control."""

    cards: tuple[int, ...]
    source: Source | None
    kind: str
    seat: int


class ChoosingSides(TypedDict):
    """The values of: choosing who changes sides."""

    cards: tuple[int, ...]
    free: int
    source: Source | None
    seat: int
    kind: str


changing_sides: Procedure[ChangingSides] = Procedure("sve 5.22", "Stealing or giving control")


@changing_sides.row("sve 5.22.1")
def cross(g: Game, f: Frame[ChangingSides]) -> Signal | None:
    """Move cards to another player's field, as far as they fit; they stay the same cards (sve 5.22.4) of the same
    owner (sve 5.22.3)."""
    v = f.local
    cards, source, kind = v["cards"], v["source"], v["kind"]
    seat = v["seat"]
    made = [
        Event(kind, g.rules.cite(kind), seat=seat, card=c, to=zones.FIELD, to_seat=seat, source=source)
        for c in cards
    ]
    return perform(g, f, made)


@changing_sides.row("sve 5.22.1")
def crossed(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


def take_control(
    g: Game, f: Frame, cards: tuple[int, ...], seat: int, source: Source | None, *, kind: str = "steal"
) -> Signal | None:
    """Steal cards, or give control of them; what does not fit stays (sve 4.4.4.2)."""
    from ludex.games.sve.ch04_zones.moving import room

    wanted = tuple(c for c in cards if g.cards[c].zone == zones.FIELD and g.cards[c].seat != seat)
    free = max(0, room(g, seat, zones.FIELD))
    if len(wanted) > free:
        if not free:
            f.answer = ()
            return None
        return Call(choosing_sides, cards=wanted, seat=seat, source=source, kind=kind, free=free)
    return Call(changing_sides, cards=wanted, seat=seat, source=source, kind=kind)


choosing_sides: Procedure[ChoosingSides] = Procedure("sve 5.22", "Choosing who changes sides", "sve 5.22 choosing")


@choosing_sides.row("sve 4.4.4.2")
def choose_who(g: Game, f: Frame[ChoosingSides]) -> Signal | None:
    """The controller of the effect selects as many as fit."""
    from ludex.games.sve.ch04_zones.moving import controller
    from ludex.kernel.choices import pick

    v = f.local
    cards, free, source = v["cards"], v["free"], v["source"]
    chooser = controller(g, source)
    return pick(chooser, cards, free, free, rule=g.rules.cite("fits field"), prompt="Not all fit: choose which")


@choosing_sides.row("sve 5.22.1")
def then_cross(g: Game, f: Frame[ChoosingSides]) -> Signal | None:
    """Those change sides."""
    v = f.local
    return Call(
        changing_sides, cards=f.answer, seat=v["seat"], source=v["source"], kind=v["kind"]
    )


@choosing_sides.row("sve 5.22.1")
def then_crossed(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


PROCEDURES = (changing_sides, choosing_sides)
