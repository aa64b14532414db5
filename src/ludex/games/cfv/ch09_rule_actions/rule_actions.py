"""Rule actions (cfv 9): what the rules do by themselves in a check timing, all of it at once (cfv 9.1.2, 9.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch04_zones.circles import units
from ludex.games.cfv.ch06_turn.phases import in_phase
from ludex.games.cfv.ch10_actions import legion
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Handling(TypedDict, total=False):
    """The values of: rule actions."""

    asked: int
    gone: tuple[tuple[int, str], ...]
    seat: int
    circle: str
    begun: int


handling: Procedure[Handling] = Procedure("cfv 9", "Rule actions")
FATAL = 6  # cfv 1.2.2.1


def nothing(g: Game) -> bool:
    """Whether there is nothing for the rules to do: the usual case, seen at a glance."""
    return _nothing_of(g, 0) and _nothing_of(g, 1)


def _nothing_of(g: Game, seat: int) -> bool:
    there, slots = g.zones, g.rules.slots
    if len(there[slots[zones.DAMAGE][seat]]) >= FATAL or not there[slots[zones.DECK][seat]]:
        return False
    if len(there[slots[zones.VANGUARD][seat]]) > 1 and _overloaded(g, seat, zones.VANGUARD):
        return False
    if any([len(there[slots[zone][seat]]) > 1 for zone in zones.REAR_GUARDS]):
        return False
    return not there[slots[zones.GUARDIAN][seat]] or in_phase(g, "battle phase")


@handling.row("cfv 9.2.1")
def losses(g: Game, f: Frame[Handling]) -> Signal | None:
    """Who has six damage or no deck loses."""
    v = f.local
    v["asked"] = 0
    v["gone"] = ()
    made = []
    for seat in (0, 1):
        if len(g.zone(seat, zones.DAMAGE)) >= FATAL:  # cfv 1.2.2.1, cfv 4.8.3
            made.append(Event(events.LOSE, "cfv 9.2.2", seat=seat))
        elif not g.zone(seat, zones.DECK):  # cfv 1.2.2.2
            made.append(Event(events.LOSE, "cfv 9.2.3", seat=seat))
    return perform(g, f, made) if made else None  # cfv 1.2.2


# -- overloaded circles (cfv 9.3) --------------------------------------------------------------------------------------
def _arrived(g: Game, card: int) -> int:
    """When a unit was placed on its circle, moves from circle to circle included (ruling cfv-R16): the number of what
    happened together. In a position that was laid out only this turn is told from before. What was unlocked was not
    placed, and comes before all that was (ruling cfv-R57)."""
    here = g.cards[card]
    for e in reversed(g.log.since(0)):
        if e.card == card and e.kind == "unlock":
            return -2
        if e.card == card and e.to == here.zone and e.frm != e.to:
            return e.batch
    return -1 if here.since < g.turn_stamp else 0


def _overloaded(g: Game, seat: int, zone: str) -> bool:
    """Whether more units lie on a circle than may: one (cfv 4.6.8.2), or a Leader and its Mate (cfv 3.9.1.1)."""
    there = units(g, seat, (zone,))
    if len(there) < 2:
        return False
    return not (len(there) == 2 and there[1] in g.cards[there[0]].links)


def _staying(g: Game, seat: int, zone: str) -> tuple[str, list[tuple[int, ...]]]:
    """Who may stay on an overloaded circle, and by which rule: the unit last placed (cfv 9.3.1, cfv 9.3.6), of several
    placed together one of them (cfv 9.3.3, cfv 9.3.7). Beside a legion it is one unit that stays, too, and no pair (cfv
    9.3.5); of several Mates the last one stays with the Leader (cfv 9.3.2, cfv 9.3.4, ruling cfv-R33).
    """
    there = units(g, seat, (zone,))
    mates = [c for c in there if legion.is_mate(g.cards[c])]
    paired = [c for c in there if g.cards[c].links]
    if len(mates) > 1 and len(paired) == len(there):
        latest = _latest(g, mates)
        leaders = tuple(c for c in there if c not in mates)
        return "cfv 9.3.2" if len(latest) == 1 else "cfv 9.3.4", [(*leaders, c) for c in latest]
    latest = _latest(g, there)
    if zone != zones.VANGUARD:
        rule = "cfv 9.3.6" if len(latest) == 1 else "cfv 9.3.7"
    elif paired:
        rule = "cfv 9.3.5"
    else:
        rule = "cfv 9.3.1" if len(latest) == 1 else "cfv 9.3.3"
    return rule, [(c,) for c in latest]


def _latest(g: Game, cards: list[int]) -> list[int]:
    """Those of the cards that were placed last."""
    last = max(_arrived(g, c) for c in cards)
    return [c for c in cards if _arrived(g, c) == last]


@handling.row("cfv 9.3")
def choose_who_stays(g: Game, f: Frame[Handling]) -> Signal | None:
    """Where several may stay their master chooses, the turn player first (cfv 1.3.4)."""
    v = f.local
    asked = v["asked"]
    circles = [(seat, zone) for seat in (g.active, 1 - g.active) for zone in zones.BATTLE_CIRCLES]
    for at in range(asked, len(circles)):
        seat, zone = circles[at]
        if not _overloaded(g, seat, zone):
            continue
        v["asked"], v["seat"], v["circle"] = at, seat, zone
        rule, keeps = _staying(g, seat, zone)
        if len(keeps) == 1:
            f.answer = keeps[0][-1:]
            return None
        first = tuple(pair[-1] for pair in keeps)
        return pick(seat, first, 1, 1, rule=rule, prompt="Which unit stays?", distinct=True)
    return Goto("cfv 9.1.3")


@handling.row("cfv 9.3")
def who_goes(g: Game, f: Frame[Handling]) -> Signal | None:
    """From the vanguard circle the others go to the soul (cfv 9.3.1), from a rear-guard circle to the drop zone (cfv
    9.3.6)."""
    v = f.local
    seat, zone, gone, asked, chosen = v["seat"], v["circle"], v["gone"], v["asked"], several(f)
    rule, keeps = _staying(g, seat, zone)
    kept = next(pair for pair in keeps if chosen[0] in pair)
    v["gone"] = (*gone, *((c, rule) for c in units(g, seat, (zone,)) if c not in kept))
    v["asked"] = asked + 1
    return Goto("cfv 9.3")


@handling.row("cfv 9.1.3")
def all_at_once(g: Game, f: Frame[Handling]) -> Signal | None:
    """Everything the rules have to do is done simultaneously (cfv 9.1.2)."""
    v = f.local
    gone = v["gone"]
    made = [
        Event("put", rule, card=c, seat=g.cards[c].seat, to=zones.SOUL if _at_front(g, c) else zones.DROP,
              to_seat=g.cards[c].owner)
        for c, rule in gone
    ]  # fmt: skip
    if not in_phase(g, "battle phase"):
        # Guardians outside the battle phase are illegal (cfv 9.4.1).
        made += [
            Event("put", "cfv 9.4.1", card=c, seat=seat, to=zones.DROP)
            for seat in (g.active, 1 - g.active)
            for c in g.zone(seat, zones.GUARDIAN)
        ]
    if not made:
        g.settled_batch = g.batch
        return Return(False)
    v["begun"] = g.log.size
    return perform(g, f, made)


def _at_front(g: Game, card: int) -> bool:
    return g.cards[card].zone == zones.VANGUARD


@handling.row("cfv 9.1.3")
def anything(g: Game, f: Frame[Handling]) -> Signal | None:
    """Whether anything was done, so that it must be looked at again (cfv 8.4.1.1)."""
    v = f.local
    begun = v["begun"]
    return Return(g.log.size > begun)


PROCEDURES = (handling,)
