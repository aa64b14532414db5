"""Placing units on circles (cfv 10.1.4 to 10.1.6): rides and calls, normal and superior."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.cfv.ch04_zones import circles, zones
from ludex.games.cfv.ch04_zones.moving import whose_zone
from ludex.games.cfv.ch07_battle import roles
from ludex.kernel.cards import CardRef
from ludex.kernel.choices import pick
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game


class Calling(TypedDict):
    """The values of: calling units."""

    cards: tuple[int, ...]
    free: tuple[str, ...]
    seat: int
    placing: Placing
    source: Source | None
    rested: bool
    kind: str


class Guarding(TypedDict):
    """The values of: placing guardians."""

    placed: tuple[Event, ...]
    at: int
    cards: tuple[int, ...]
    source: Source | None
    key: str
    seat: int


class Shifting(TypedDict):
    """The values of: moving a unit to another circle."""

    card: CardRef
    free: tuple[str, ...]
    seat: int
    source: Source | None


calling: Procedure[Calling] = Procedure("cfv 10.1.6.1.1", "Calling units")
guarding: Procedure[Guarding] = Procedure("cfv 10.1.6.1.3.1", "Placing guardians")
shifting: Procedure[Shifting] = Procedure("cfv 8.5.3", "Moving a unit to another circle")
Placing = tuple[tuple[int, str], ...]


# -- rides (cfv 10.1.5) ------------------------------------------------------------------------------------------------
def ride(
    g: Game, f: Frame, card: int, source: Source | None, *, key: str, seat: int = -1, rested: bool = False
) -> Signal | None:
    """Put a card on the vanguard circle, standing whatever the old vanguard did; the old one, Leader and Mate alike,
    goes to the soul face up as part of it (ruling cfv-R48)."""
    seat = whose_zone(g, card, seat)
    if g.cards[card].zone in zones.CIRCLES:
        f.answer = ()
        return None
    over = g.zone(seat, zones.VANGUARD)
    rule = "cfv 8.5.2.4.1" if key == "normal" else "cfv 10.1.5.1"
    ridden = tuple(g.cards[c].ref for c in over)
    # cfv 8.5.1.1.1, cfv 4.6.4.1
    made = [
        Event("ride", rule, seat=seat, card=card, to=zones.VANGUARD, to_seat=seat, key=key, value=ridden, source=source,
              rested=rested)
    ]  # fmt: skip
    # cfv 10.1.5.1.2, cfv 10.1.25.11
    made += [
        Event("put", "cfv 8.5.2.4.1", seat=seat, card=c, to=zones.SOUL, to_seat=g.cards[c].owner, source=source)
        for c in over
    ]
    return perform(g, f, made)


# -- calls (cfv 10.1.6) ------------------------------------------------------------------------------------------------
def place(
    g: Game,
    f: Frame,
    seat: int,
    placing: Placing,
    source: Source | None,
    *,
    key: str,
    rested: bool = False,
    kind: str = "call",
) -> Signal | None:
    """Place called units together (cfv 10.1.6.1.1.2), standing unless a text says otherwise (cfv 4.6.6.1). Who was
    there before goes by a rule action (cfv 8.5.2.4.2)."""
    rule = "cfv 8.5.2.4.2" if key == "normal" else "cfv 10.1.6.1.3" if kind == "call" else "cfv 10.1.4.1"
    made = [
        Event(kind, rule, seat=seat, card=c, to=circle, to_seat=seat, key=key, source=source, rested=rested)
        for c, circle in placing
    ]
    return perform(g, f, made)


def ask_circle(g: Game, seat: int, card: int, free: tuple[str, ...], *, rule: str) -> Signal:
    """Ask for the circle a unit is placed on."""
    about = g.cards[card].definition
    options = [Option(f"circle {zone.replace(' ', '-')}", zone, f"{{}} on {zone}", (about,)) for zone in free]
    return Ask(Decision(seat, CHOOSE, rule, "Which circle?", options, card=card))


def call(
    g: Game,
    f: Frame,
    cards: tuple[int, ...],
    free: tuple[str, ...],
    source: Source | None,
    *,
    seat: int,
    rested: bool = False,
    kind: str = "call",
) -> Signal | None:
    """Superior call cards to rear-guard circles of their owner or of the player named, who chooses (ruling cfv-R7),
    each to a circle of its own (ruling cfv-R18); as many as there are circles for (cfv 10.1.6.1.1.1.1). Only cards from
    outside the field are called (cfv 10.1.6.1); put there can be a unit of another circle, too (cfv 4.6.6.1)."""
    there = zones.CIRCLES if kind == "call" else zones.REAR_GUARDS
    able = tuple(c for c in cards if g.cards[c].zone not in there)
    if not able or not free:
        f.answer = ()
        return None
    seat = whose_zone(g, able[0], seat)
    return Call(calling, cards=able, free=free, source=source, placing=(), rested=rested, seat=seat, kind=kind)


@calling.row("cfv 10.1.6.1.1.1")
def choose_units(g: Game, f: Frame[Calling]) -> Signal | None:
    """With fewer circles than cards, which of them."""
    v = f.local
    cards, free, seat = v["cards"], v["free"], v["seat"]
    if len(cards) <= len(free):
        f.answer = cards
        return None
    n = len(free)
    return pick(seat, cards, n, n, rule="cfv 10.1.6.1.1.1.1", prompt="Not all can be called: choose which")


@calling.row("cfv 10.1.6.1.1.1")
def chosen_units(g: Game, f: Frame[Calling]) -> Signal | None:
    """Those are called."""
    v = f.local
    v["cards"] = several(f)
    return None


@calling.row("cfv 10.1.6.1")
def choose_circle(g: Game, f: Frame[Calling]) -> Signal | None:
    """A circle for the next of them."""
    v = f.local
    cards, free, placing, seat = v["cards"], v["free"], v["placing"], v["seat"]
    if len(placing) == len(cards):
        return Goto("cfv 10.1.6.1.1.2")
    left = tuple(zone for zone in free if zone not in [z for _, z in placing])
    return ask_circle(g, seat, cards[len(placing)], left, rule="cfv 10.1.6.1.1.1")


@calling.row("cfv 10.1.6.1")
def chosen_circle(g: Game, f: Frame[Calling]) -> Signal | None:
    """Remember it, and go on."""
    v = f.local
    cards, placing = v["cards"], v["placing"]
    v["placing"] = (*placing, (cards[len(placing)], str(f.answer)))
    return Goto("cfv 10.1.6.1")


@calling.row("cfv 10.1.6.1.1.2")
def place_them(g: Game, f: Frame[Calling]) -> Signal | None:
    """All of them are placed simultaneously."""
    v = f.local
    placing, source = v["placing"], v["source"]
    return place(g, f, v["seat"], placing, source, key="superior", rested=v["rested"], kind=v["kind"])


@calling.row("cfv 10.1.6.1.1.2")
def called(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


# -- guardians (cfv 7.4.1.2, 10.1.6.1.3.1) -----------------------------------------------------------------------------
def guard(
    g: Game, f: Frame, cards: tuple[int, ...], source: Source | None, *, key: str, seat: int = -1
) -> Signal | None:
    """Place cards on the guardian circle, resting, as many as there are (cfv 3.11.1.2); "intercept" moves a unit there
    from its circle (cfv 7.4.1.2.2)."""
    if not cards:
        f.answer = ()
        return None
    return Call(guarding, cards=cards, source=source, key=key, seat=seat, placed=(), at=0)


_GUARD_RULES = {
    "normal": "cfv 8.5.2.4.3",
    "superior": "cfv 10.1.6.1.3.1",
    "intercept": "cfv 7.4.1.2.2",
    "put": "cfv 10.1.4.1",
}


@guarding.row("cfv 10.1.6.1.3.1")
def place_guardians(g: Game, f: Frame[Guarding]) -> Signal | None:
    """They are placed resting (cfv 8.5.2.4.3)."""
    v = f.local
    cards, source, key, named = v["cards"], v["source"], v["key"], v["seat"]
    kind = key if key in ("intercept", "put") else "call"
    made = []
    for c in cards:
        seat = g.cards[c].seat if key == "intercept" else whose_zone(g, c, named)
        made.append(Event(kind, _GUARD_RULES[key], seat=seat, card=c, to=zones.GUARDIAN, to_seat=seat, rested=True,
                          key=key, source=source))  # fmt: skip
    return perform(g, f, made)


@guarding.row("cfv 10.1.6.1.3.1")
def note_placed(g: Game, f: Frame[Guarding]) -> Signal | None:
    """Those that came there guard."""
    v = f.local
    answer = several(f)
    v["placed"] = answer
    return None


@guarding.row("cfv 7.4.1.2.1")
def choose_guarded(g: Game, f: Frame[Guarding]) -> Signal | None:
    """For each of them its master chooses which of their attacked units it guards."""
    v = f.local
    placed, at = v["placed"], v["at"]
    if at >= len(placed):
        return Return(placed)
    card = placed[at].card
    seat = g.cards[card].seat
    attacked = tuple(ref.id for ref in roles.playing(g, roles.ATTACKED) if g.cards[ref.id].seat == seat)
    if not attacked or g.cards[card].zone != zones.GUARDIAN:
        f.answer = ()
        return None
    prompt = "Which unit does it guard?"
    return pick(seat, attacked, 1, 1, rule="cfv 7.4.1.2.1", prompt=prompt, card=card, distinct=True)


@guarding.row("cfv 7.4.1.2.1")
def guards_it(g: Game, f: Frame[Guarding]) -> Signal | None:
    """It guards that unit."""
    v = f.local
    placed, at, chosen = v["placed"], v["at"], several(f)
    card = placed[at].card
    v["at"] = at + 1
    made = [
        Event("guards", seat=g.cards[card].seat, card=card, value=CardRef(c, g.cards[c].incarnation))
        for c in chosen
    ]
    return perform(g, f, made)


@guarding.row("cfv 7.4.1.2.1")
def next_guardian(g: Game, f: Frame) -> Signal | None:
    """The next of them."""
    return Goto("cfv 7.4.1.2.1")


def circles_for(
    g: Game, seat: int, *, open_: bool = False, row: str = "", columns: tuple[tuple[int, str], ...] | None = None
) -> tuple[str, ...]:
    """The rear-guard circles a text lets cards be placed on: any (cfv 10.1.6.1), open ones, of a row or a column."""
    found = circles.open_circles(g, seat) if open_ else circles.rear_circles(g, seat)
    return tuple(
        zone
        for zone in found
        if (not row or circles.ROW[zone] == row)
        and (columns is None or any(circles.same_column(seat, zone, s, z) for s, z in columns))
    )


# -- moving between circles --------------------------------------------------------------------------------------------
def move_unit(
    g: Game, f: Frame, card: int, source: Source | None, *, seat: int, open_: bool, same_column: bool, back: bool
) -> Signal | None:
    """Move a unit to another rear-guard circle of its field; it stays the same unit (cfv 4.1.4)."""
    here = g.cards[card]
    if here.zone not in zones.CIRCLES or circles.locked(here):
        f.answer = ()
        return None
    columns = ((here.seat, here.zone),) if same_column else None
    free = tuple(z for z in circles_for(g, here.seat, open_=open_, columns=columns) if z != here.zone)
    if back:
        free = tuple(z for z in free if z == _was_on(g, card))
    if not free:
        f.answer = ()
        return None
    return Call(shifting, card=here.ref, free=free, source=source, seat=seat)


def _was_on(g: Game, card: int) -> str:
    """The circle a unit was on before its last move."""
    for e in reversed(g.log.since(0)):
        if e.card == card and e.to == g.cards[card].zone and e.frm in zones.CIRCLES and e.frm != e.to:
            return e.frm
    return ""


@shifting.row("cfv 8.5.3")
def choose_where(g: Game, f: Frame[Shifting]) -> Signal | None:
    """To which circle."""
    v = f.local
    card, free, seat = v["card"], v["free"], v["seat"]
    return ask_circle(g, seat, card.id, free, rule="cfv 8.5.3")


@shifting.row("cfv 8.5.3")
def shift(g: Game, f: Frame[Shifting]) -> Signal | None:
    """It moves there; moving is not placing (cfv 10.1.4.1)."""
    v = f.local
    card, source, circle = v["card"], v["source"], str(f.answer)
    seat = g.cards[card.id].seat
    made = Event("move", "cfv 4.6.6.2", seat=seat, card=card.id, to=circle, to_seat=seat, source=source)
    return perform(g, f, [made])


@shifting.row("cfv 8.5.3")
def shifted(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


PROCEDURES = (calling, guarding, shifting)
