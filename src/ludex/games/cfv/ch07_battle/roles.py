"""The battle in progress (cfv 7.3.1): who attacks, who is attacked, who boosts and guards whom.

Whatever leaves its circle stops playing its part at once and does not take it up again by coming back (cfv 7.3.1.4.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.battles import Battle, Refs, Roles
from ludex.kernel.cards import CardRef
from ludex.kernel.contest import Contest, is_past
from ludex.kernel.events import Event
from ludex.kernel.frames import values

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source, Static
    from ludex.kernel.game import Game

BATTLE = "cfv 7 Battle"  # the name of the battle's procedure

ATTACKING, ATTACKED, BOOSTING, BOOSTED = "attacking", "attacked", "boosting", "boosted"
ROLES = (ATTACKING, ATTACKED, BOOSTING, BOOSTED)

_battle = Battle(BATTLE, ROLES)
frame, playing, plays = _battle.frame, _battle.playing, _battle.plays


class Fighting(TypedDict, total=False):
    """What the frame of a battle keeps: who plays which part in it, who guards whom, and how many were declared to
    attack."""

    attacking: Refs
    attacked: Refs
    boosting: Refs
    boosted: Refs
    guards: tuple[tuple[CardRef, CardRef], ...]
    declared: int


def guards(g: Game) -> tuple[tuple[CardRef, CardRef], ...]:
    """The guardians of this battle, each with the unit it guards."""
    f = frame(g)
    return values(f, Fighting).get("guards", ()) if f is not None else ()


def parts(g: Game) -> dict[int, tuple[str, ...]]:
    """The parts that units play in this battle, and whom they guard, for whoever looks at the table."""
    found = _battle.parts(g)
    for by, on in guards(g):
        found[by.id] = (*found.get(by.id, ()), f"guards {g.cards[on.id].tag}")
    return found


def contest(g: Game) -> Contest | None:
    """The attacking unit's power, and the power of the unit being attacked with what guards it, see cfv 7.6.1.2; of
    several, the least. Compared once, they are no more."""
    by, on = playing(g, ATTACKING), playing(g, ATTACKED)
    if not by or not on or is_past(g, "cfv 7.6.1.2") or is_past(g, "cfv 7.6.1"):
        return None
    powers = [g.chars(ref.id).number("power") for ref in on]
    ids = tuple(ref.id for ref in by), tuple(ref.id for ref in on)
    return Contest(*ids, g.chars(by[0].id).number("power"), min(powers))


def apply_role(g: Game, e: Event) -> None:
    """A unit takes a part: `key` says which (cfv 7.3.1.3.1, cfv 7.3.1.4.1, cfv 7.3.1.6.1). It is the unit's, not the
    circle's: who comes there later does not take it over (cfv 7.3.1.5)."""
    before = g.rules.standing(g)
    _battle.join(g, e)
    _add_up_anew(g, before)


def apply_guard(g: Game, e: Event) -> None:
    """A guardian guards a unit that is being attacked (cfv 7.4.1.2.1)."""
    f = frame(g)
    if f is not None:
        assert isinstance(e.value, CardRef)
        before = g.rules.standing(g)
        values(f, Fighting)["guards"] = (*guards(g), (g.cards[e.card].ref, e.value))
        _add_up_anew(g, before)


def apply_leave(g: Game, e: Event) -> None:
    """A unit plays no part any more; with the boosting or the boosted one the boost ends (cfv 7.3.1.6.1.1)."""
    f = frame(g)
    if f is None:
        return
    gone, before = e.card, g.rules.standing(g)
    if plays(g, gone, BOOSTING) or plays(g, gone, BOOSTED):
        played = values(f, Roles)
        played[BOOSTING] = played[BOOSTED] = ()
    values(f, Fighting)["guards"] = tuple(pair for pair in guards(g) if gone not in (pair[0].id, pair[1].id))
    _battle.leave(g, gone, (ATTACKING, ATTACKED))
    _add_up_anew(g, before)


def _add_up_anew(g: Game, before: list[tuple[Source, Static]]) -> None:
    """What the rules add up in a battle follows from the parts: there may be other sums than before."""
    if g.rules.standing(g) != before:
        g.invalidate()


def left(g: Game, happened: list[Event]) -> list[Event]:
    """Whoever has left its circle plays no part in the battle any more (cfv 7.3.1.4.3, cfv 7.3.1.6.1.1)."""
    if frame(g) is None:
        return []
    taking = _battle.taking_part(g) | {pair[0].id for pair in guards(g)}
    return [
        Event("leaves battle", "cfv 7.3.1.4.3", card=e.card)
        for e in happened
        if e.to and e.card in taking
    ]
