"""Trigger icons (cfv 2.8): what a card revealed in a drive check or damage check does for its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.enact.scenes.meanings import seats
from ludex.enact.standing import permissions
from ludex.games.cfv.ch04_zones import circles, moving, zones
from ludex.games.cfv.ch10_actions import stand_and_rest
from ludex.games.cfv.text import nodes
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.decisions import CHOOSE, SEQUENCE, Decision, Option
from ludex.kernel.effects import changes, facts
from ludex.kernel.effects.changes import Change, Duration
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class ResolvingIcon(TypedDict):
    """The values of: resolving a trigger icon."""

    left: tuple[str, ...]
    icon: str
    card: int
    seat: int
    doing: NotRequired[str]


resolving_icon: Procedure[ResolvingIcon] = Procedure("cfv 2.8.1.1", "Resolving a trigger icon")

POWER = "power"
RULES = {
    "critical": "cfv 2.8.1.1.2",
    "draw": "cfv 2.8.1.1.3",
    "stand": "cfv 2.8.1.1.4",
    "heal": "cfv 2.8.1.1.5",
}
LABELS = {
    "critical": "Critical +1",
    "draw": "Draw a card",
    "stand": "Stand a rear-guard",
    "heal": "Heal a damage",
    POWER: "Power +5000",
}
ASKED = {
    "critical": "Critical +1 for which unit?",
    "stand": "Stand which rear-guard?",
    "heal": "Heal which damage?",
    POWER: "Power +5000 for which unit?",
}
END_OF_TURN = Duration("end of turn")


def icon_of(g: Game, card: int) -> str:
    """The trigger icon of a card, "" if it has none (cfv 2.8.1.1.1)."""
    return next(iter(g.as_to(facts.LABELS, card).label("trigger")), "")


def resolve(g: Game, seat: int, card: int, check: str) -> Signal | None:
    """Resolve the icon of a card in the trigger zone if it is of the clan of a unit on the player's vanguard or
    rear-guard circles (guardians do not count, ruling cfv-R51), and no ability nullifies it, which takes all of it."""
    icon = icon_of(g, card)
    # cfv 7.5.1.2.2, cfv 7.6.1.6.2, cfv 2.2.1.1, cfv 11.3.1, cfv 11.3.2
    if not icon or not _of_our_clan(g, seat, card) or _nullified(g, seat, check):
        return None
    return Call(resolving_icon, seat=seat, icon=icon, left=(icon, POWER), card=card)  # cfv 2.8.1


def _of_our_clan(g: Game, seat: int, card: int) -> bool:
    clans = g.as_to(facts.LABELS, card).label("clan")
    ours = circles.units(g, seat, zones.BATTLE_CIRCLES)
    return any(not clans.isdisjoint(g.as_to(facts.LABELS, c).label("clan")) for c in ours)


def _nullified(g: Game, seat: int, check: str) -> bool:
    if not permissions.present(g):
        return False
    return any(
        node.check in ("any", check) and seat in seats(scene, node.whose)
        for scene, node in permissions.granted(g, nodes.NullifyTriggers)
    )


@resolving_icon.row("cfv 2.8.2")
def choose_action(g: Game, f: Frame[ResolvingIcon]) -> Signal | None:
    """The player says in which order its actions are done; none is left out (ruling cfv-R52)."""
    v = f.local
    left, icon = v["left"], v["icon"]
    if not left:
        return Return(None)
    options = [Option(f"do {what}", what, LABELS[what]) for what in left]
    card = v["card"]
    prompt = f"{icon.capitalize()} trigger: what first?"
    return Ask(Decision(f.local["seat"], CHOOSE, "cfv 2.8.2", prompt, options, card=card, nature=SEQUENCE))


@resolving_icon.row("cfv 2.8.1.1")
def choose_for_action(g: Game, f: Frame[ResolvingIcon]) -> Signal | None:
    """Choose the unit or card it is done to: any unit, a rear-guard, a card of the damage zone (cfv 2.8.1.1.2,
    cfv 2.8.1.1.3, cfv 2.8.1.1.4)."""
    v = f.local
    what, left, seat = str(f.answer), v["left"], v["seat"]
    v["left"] = tuple(x for x in left if x != what)
    v["doing"] = what
    able: tuple[int, ...] = ()
    if what in (POWER, "critical"):
        able = tuple(circles.units(g, seat))
    elif what == "stand":
        able = tuple(circles.rear_guards(g, seat))
    elif what == "heal" and len(g.zone(seat, zones.DAMAGE)) >= len(g.zone(1 - seat, zones.DAMAGE)):
        able = g.zone(seat, zones.DAMAGE)
    if not able:
        f.answer = ()
        return None
    icon = str(v["icon"])
    return pick(seat, able, 1, 1, rule=RULES[icon], prompt=ASKED[what], distinct=what != "heal")


@resolving_icon.row("cfv 2.8.1.1")
def do_action(g: Game, f: Frame[ResolvingIcon]) -> Signal | None:
    """Do it: +1 critical, a card, a standing rear-guard, a healed damage (cfv 10.1.7.1), +5000 power."""
    v = f.local
    what, chosen, seat, icon = v["doing"], several(f), f.local["seat"], str(v["icon"])
    if what == "draw":
        return moving.draw(g, f, ((seat, 1),), None)
    if what == "stand":
        return perform(g, f, stand_and_rest.turns(g, chosen, events.READY, RULES[icon]))
    if what == "heal":
        return perform(g, f, [Event("heal", "cfv 2.8.1.1.5", seat=seat, card=c, to=zones.DROP) for c in chosen])
    key, amount = ("critical", 1) if what == "critical" else (POWER, 5000)
    made = [
        Event(events.CHANGE, RULES[icon], card=c, seat=seat, key=key, amount=amount,
              value=Change(0, changes.ADD, key, amount, END_OF_TURN))
        for c in chosen
    ]  # fmt: skip
    return perform(g, f, made)


@resolving_icon.row("cfv 2.8.2")
def next_action(g: Game, f: Frame) -> Signal | None:
    """The other action."""
    return Goto("cfv 2.8.2")


PROCEDURES = (resolving_icon,)
