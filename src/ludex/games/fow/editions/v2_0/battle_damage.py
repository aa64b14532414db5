"""Battle processing (fow-2.0 5.6.4:4, 8.2, 8.3, 8.5): battle damage, Pierce, First Strike, Explode."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch10_effects import damage
from ludex.games.fow.editions.v2_0 import destruction
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Processing(TypedDict, total=False):
    """The values of: battle processing."""

    by: CardRef
    on: CardRef
    explosive: tuple[CardRef, ...]
    first: bool
    dealt: tuple[tuple[int, int], ...]


processing: Procedure[Processing] = Procedure("fow-2.0 5.6.4:4", "Battle processing", "fow battle processing")
LEAST = 100  # what Explode needs to have dealt (fow-2.0 8.3:1)


def _fighters(f: Frame[Processing]) -> tuple[CardRef, CardRef]:
    return f.local["by"], f.local["on"]


def _there(g: Game, ref: CardRef) -> bool:
    """Whether somebody is there to deal or to be dealt damage."""
    return g.find(ref) is not None and damage.can_be_dealt(g, ref.id)


def blow(g: Game, by: CardRef, on: CardRef, rule: str) -> list[Event]:
    """Battle damage of one J/resonator for its present ATK, all of it whatever the DEF (fow-2.0 2.1.5:2,
    fow-2.0 2.1.6:2, fow-2.0 12.5:1, fow-2.0 14.18:2)."""
    if not _there(g, by) or not _there(g, on):
        return []
    return _hit(g, by.id, on.id, g.chars(by.id).number("attack"), rule)


def _hit(g: Game, by: int, on: int, amount: int, rule: str) -> list[Event]:
    here = g.cards[by]
    source = Source(by, here.incarnation, here.seat, None, here.stamp)
    return [damage.event_of(g, on, amount, source, by=by, key="battle", rule=rule)]


def pierced(g: Game, by: CardRef, on: CardRef) -> list[Event]:
    """With Pierce what exceeds the DEF of the J/resonator it fights hits the non-turn player, even if that one takes
    no damage (fow-2.0 8.2:1, fow-2.0 8.2:2, ruling fow-2.0-R7), and before it is destroyed (fow-2.0 8.2:3)."""
    if not _there(g, by) or not _there(g, on) or "Pierce" not in g.chars(by.id).keywords:  # fow-2.0 8:3
        return []
    over = g.chars(by.id).number("attack") - max(0, g.chars(on.id).number("defense"))
    (player,) = g.zone(1 - g.active, zones.PLAYER)
    return _hit(g, by.id, player, over, "fow-2.0 8.2:1")


@processing.row("fow-2.0 5.6.4:6")
def direct(g: Game, f: Frame[Processing]) -> Signal | None:
    """If a player is attacked, life goes down by the attacker's ATK."""
    by, on = _fighters(f)
    if g.cards[on.id].zone != zones.PLAYER:
        return Goto("fow-2.0 5.6.4:10")
    return perform(g, f, blow(g, by, on, "fow-2.0 5.6.4:6"))


@processing.row("fow-2.0 5.6.4:6")
def hit(g: Game, f: Frame[Processing]) -> Signal | None:
    """That is all."""
    return Return(None)


@processing.row("fow-2.0 5.6.4:10")
def fight(g: Game, f: Frame[Processing]) -> Signal | None:
    """Both deal damage to each other at once; an attacker with First Strike deals its damage first (fow-2.0 8.5:2),
    and none later. On the other side the skill does nothing (ruling fow-2.0-R5)."""
    v = f.local
    by, on = _fighters(f)
    v["explosive"] = tuple(ref for ref in (by, on) if _explosive(g, ref))
    first = _there(g, by) and "First Strike" in g.chars(by.id).keywords
    v["first"] = first  # fow-2.0 8.5:1, fow-2.0 8.5:6
    made = blow(g, by, on, "fow-2.0 8.5:3" if first else "fow-2.0 5.6.4:10") + pierced(g, by, on)
    if not first:
        made += blow(g, on, by, "fow-2.0 5.6.4:10")
    return perform(g, f, made)


def _explosive(g: Game, ref: CardRef) -> bool:
    if g.find(ref) is None:
        return False
    chars = g.chars(ref.id)
    return "Explode" in chars.keywords and "resonator" in chars.types


@processing.row("fow-2.0 8.5:4")
def strike_back(g: Game, f: Frame[Processing]) -> Signal | None:
    """Next the other one deals its damage; destroyed by the first blow, it has none to deal (fow-2.0 8.5:5)."""
    v = f.local
    by, on = _fighters(f)
    v["dealt"] = _dealt(f)
    return perform(g, f, blow(g, on, by, "fow-2.0 8.5:4")) if v["first"] else Goto("fow-2.0 8.3:1")


def _dealt(f: Frame[Processing]) -> tuple[tuple[int, int], ...]:
    """Who has dealt 100 or more to whom."""
    happened = several(f)
    return tuple((e.value, e.card) for e in happened if e.kind == "damage" and e.amount >= LEAST)


@processing.row("fow-2.0 8.5:4")
def struck_back(g: Game, f: Frame[Processing]) -> Signal | None:
    """Both blows count."""
    v = f.local
    before = v["dealt"]
    v["dealt"] = before + _dealt(f)
    return None


@processing.row("fow-2.0 8.3:1")
def explode(g: Game, f: Frame[Processing]) -> Signal | None:
    """A resonator with Explode that has dealt 100 or more to a resonator is destroyed with it (ruling fow-2.0-R4)."""
    v = f.local
    by, on = _fighters(f)
    dealt, explosive = v["dealt"], v["explosive"]
    doomed: list[int] = []
    for one, other in ((by, on), (on, by)):
        if one in explosive and (one.id, other.id) in dealt and "resonator" in g.info(other).types:
            doomed += [ref.id for ref in (one, other) if g.find(ref) is not None and ref.id not in doomed]
    here = g.cards[by.id]
    source = Source(by.id, by.incarnation, here.seat, None, here.stamp)  # it is no destruction by damage
    return perform(g, f, destruction.destroyed(g, tuple(doomed), source, rule="fow-2.0 8.3:1"))


PROCEDURES = (processing,)
