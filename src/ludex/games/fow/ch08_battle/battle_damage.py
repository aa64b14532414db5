"""Dealing battle damage, as much as the ATK (fow 2.6:2, fow 8.4:2, 8.5, 11.1): the attacker's, shared out with Pierce,
and what is dealt back."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch08_battle import roles
from ludex.games.fow.ch10_effects import damage
from ludex.games.fow.ch13_rule_processes import rule_processes
from ludex.games.fow.rules_of import rules_of
from ludex.kernel.abilities import Source
from ludex.kernel.choices import number
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Goto, Procedure, Return, Signal, number_given, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Striking(TypedDict, total=False):
    """The values of: the attacking J/resonator deals damage."""

    share: int
    first: bool


striking: Procedure[Striking] = Procedure("fow 8.5:2", "The attacking J/resonator deals damage", "fow striking")
HUNDRED = 100


def _hits(g: Game) -> tuple[int, int, int]:
    """Who attacks, who blocks (-1), and what is attacked (-1 if it is gone)."""
    attacking, blockers = roles.playing(g, roles.ATTACKING), roles.playing(g, roles.BLOCKING)
    targets = roles.playing(g, roles.ATTACKED)
    return attacking[0].id, blockers[0].id if blockers else -1, targets[0].id if targets else -1


def capacity(g: Game, card: int) -> int:
    """How much damage a J/resonator can still take: DEF less the damage on it (fow 11.1:1.1)."""
    return max(0, g.chars(card).number("defense") - g.cards[card].count(rule_processes.DAMAGE))


@striking.row("fow 11.1:1.2")
def assign(g: Game, f: Frame[Striking]) -> Signal | None:
    """With Pierce against a blocker, once or more often (fow 11.1:2), the attacker's controller says how the damage is
    shared (fow 11.1:1): at least its capacity to the blocker, in hundreds, and the rest to what was attacked. With less
    than that all goes to the blocker (rulings fow-5.5-R37, fow-5.01-R32). What was attacked may be gone: its share is
    dealt to nobody then (rulings fow-5.5-R23, fow-5.01-R21)."""
    v = f.local
    by, blocker, _ = _hits(g)
    attack = g.chars(by).number("attack")
    v["share"] = attack
    if f.local.get("struck") or blocker < 0 or "Pierce" not in g.chars(by).keywords:
        return Goto("fow 8.5:2")
    if not rules_of(g).pierce_by_choice:
        v["share"] = min(attack, capacity(g, blocker))
        return Goto("fow 8.5:2")
    least, most = -(-capacity(g, blocker) // HUNDRED), attack // HUNDRED
    if least >= most:
        return Goto("fow 8.5:2")
    prompt = "How many hundreds for the blocker?"
    return number(g.cards[by].seat, least, most, rule="fow 11.1:1.2", prompt=prompt, card=by)


@striking.row("fow 11.1:1.2")
def assigned(g: Game, f: Frame[Striking]) -> Signal | None:
    """Remember the share of the blocker."""
    v = f.local
    v["share"] = number_given(f) * HUNDRED
    return None


@striking.row("fow 8.5:2")
def deal(g: Game, f: Frame[Striking]) -> Signal | None:
    """The damage is dealt, all of it at once: the attacker's to the blocker if there is one (fow 8.4:2.1, fow 8.5:2.1),
    else to what was attacked (fow 8.4:2.2, fow 8.5:2.2) or, with Pierce, to both as was said (fow 11.1:1.3); in the
    normal step also what is dealt back."""
    v = f.local
    by, blocker, target = _hits(g)
    share = v["share"]
    first = bool(v["first"])
    made: list[Event] = []
    if first or not f.local.get("struck"):
        step = "fow 8.4:2" if first else "fow 8.5:2"
        made += _blow(g, by, blocker, share, f"{step}.1") if blocker >= 0 else _blow(g, by, target, share, f"{step}.2")
        if blocker >= 0:
            made += _blow(g, by, target, g.chars(by).number("attack") - share, "fow 11.1:1.3")
    if not first:
        made += _strike_back(g, by, blocker, target)
    return perform(g, f, made)


def _strike_back(g: Game, by: int, blocker: int, target: int) -> list[Event]:
    """The blocker, or without one the attacked J/resonator, deals damage to the attacker (fow 8.5:3): battle damage too
    (rulings fow-5.5-R24, fow-5.01-R22)."""
    back = blocker if blocker >= 0 else target
    if back < 0 or g.cards[back].zone != zones.FIELD:
        return []
    return _blow(g, back, by, g.chars(back).number("attack"), "fow 8.5:3")


def _blow(g: Game, by: int, on: int, amount: int, rule: str) -> list[Event]:
    """Battle damage of one J/resonator, what pierces too; none if there is nothing to deal it to."""
    if on < 0 or not damage.can_be_dealt(g, on):
        return []
    here = g.cards[by]
    source = Source(by, here.incarnation, here.seat, None, here.stamp)
    return [damage.event_of(g, on, amount, source, by=by, key="battle", rule=rule)]  # fow 9.12:2, fow 11.1:3


@striking.row("fow 8.5:2")
def dealt(g: Game, f: Frame) -> Signal | None:
    """Whether the attacking one has dealt any."""
    happened = several(f)
    attacking = roles.playing(g, roles.ATTACKING)
    by = attacking[0].id if attacking else -1
    return Return(any(e.kind == "damage" and e.value == by for e in happened))
