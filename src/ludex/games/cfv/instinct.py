"""What an experienced player answers without a thought: for the imagined course of games, no rule of this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.games.cfv.ch04_zones import circles, zones
from ludex.games.cfv.ch06_turn import menus
from ludex.games.cfv.ch07_battle import roles
from ludex.games.cfv.ch10_actions import legion
from ludex.games.cfv.instinct_guarding import guarding

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision, Option
    from ludex.kernel.game import Game

Habit = Callable[["Game", "Decision"], "str | None"]

_ATTACKS = "cfv 7.2.1.2"
_TRIGGERS = "cfv 2.8.1.1"
_CIRCLE = "circle "


def instinct(g: Game, d: Decision) -> str | None:
    """The answer that needs no thought, or None."""
    habit = _HABITS.get(d.menu) if d.menu else None
    if habit is not None:
        return habit(g, d)
    if d.rule == _ATTACKS:
        return "attack" if d.find("attack") is not None else None
    if d.options[0].key.startswith(_CIRCLE):
        return _circle(g, d)
    if d.rule.startswith(_TRIGGERS) and d.options[0].key.startswith("pick "):
        return _trigger(g, d)
    if d.seat != g.active and roles.guards(g) and d.find("yes") is not None:
        return "yes"  # who guards pays for what the guardian does
    return None


def _ride(g: Game, d: Decision) -> str | None:
    """The greatest grade, then the greatest power; nothing that is no step up."""
    leader = legion.vanguard(g, d.seat)
    grade = g.chars(leader).number("grade") if leader >= 0 else -1
    best, key = (grade, 1 << 30), "pass"
    for option, card in _cards(g, d, "ride"):
        chars = g.chars(card)
        rank = chars.number("grade"), chars.number("power")
        if rank > best:
            best, key = rank, option.key
    return key


def _main(g: Game, d: Decision) -> str | None:
    """Fill the circles: attackers in front, boosters behind them; triggers and sentinels stay in hand."""
    front = [z for z in (zones.LEFT_FRONT, zones.RIGHT_FRONT) if not g.zone(d.seat, z)]
    back = [z for z in (zones.CENTER_BACK, zones.LEFT_BACK, zones.RIGHT_BACK) if not g.zone(d.seat, z)]
    best, key = 0, "end"
    for option, card in _cards(g, d, "call"):
        chars = g.chars(card)
        if "Sentinel" in chars.keywords or "trigger unit" in chars.types:
            continue
        if front if chars.number("grade") >= 2 else back:
            power = chars.number("power")
            if power > best:
                best, key = power, option.key
    return key


def _circle(g: Game, d: Decision) -> str | None:
    """An empty circle where a unit can use its power: boosters behind, first behind who attacks."""
    empty = [o for o in d.options if not g.zone(d.seat, _zone(o.key))]
    if not empty:
        return None
    named = next((c for c in (d.card, *_held(g, d)) if c >= 0), -1)
    boosts = named >= 0 and "Boost" in g.chars(named).keywords
    wanted = circles.BACK if boosts else circles.FRONT
    fits = [o for o in empty if _zone(o.key) in wanted] or empty
    return max(fits, key=lambda o: _use(g, d.seat, _zone(o.key))).key


def _use(g: Game, seat: int, zone: str) -> int:
    """How much use a circle is: behind a unit, or in front of one."""
    if zone == zones.CENTER_BACK:
        return 2
    other = {**circles.BEHIND, **{back: front for front, back in circles.BEHIND.items()}}[zone]
    return 1 if g.zone(seat, other) else 0


def _held(g: Game, d: Decision) -> list[int]:
    """The unit that a circle is chosen for: the one of that name in hand, as the answers tell it."""
    about = d.options[0].about
    name = about[0].name if about else ""
    return [c for c in g.zone(d.seat, zones.HAND) if g.cards[c].definition.name == name]


def _zone(key: str) -> str:
    return key[len(_CIRCLE) :].replace("-", " ")


def _attack(g: Game, d: Decision) -> str | None:
    """The vanguard first: what its drive checks bring is for those who attack after it."""
    found = _cards(g, d, "attack")
    return max(found, key=lambda one: g.cards[one[1]].zone == zones.VANGUARD)[0].key if found else None


def _target(g: Game, d: Decision) -> str | None:
    """The vanguard if it can be reached, else the strongest that can be."""
    by = roles.playing(g, roles.ATTACKING)
    force = sum([g.chars(ref.id).number("power") for ref in by[:1]])
    if by:
        behind = circles.BEHIND.get(g.cards[by[0].id].zone, "")
        force += sum([g.chars(c).number("power") for c in (g.zone(d.seat, behind) if behind else ()) if _stands(g, c)])
    found = [(o, c, g.chars(c).number("power")) for o, c in _cards(g, d, "target")]
    reached = [one for one in found if one[2] <= force] or found
    return max(reached, key=lambda one: (g.cards[one[1]].zone == zones.VANGUARD, one[2]))[0].key if found else None


def _boost(g: Game, d: Decision) -> str | None:
    return d.options[0].key


def _trigger(g: Game, d: Decision) -> str | None:
    """For one's own attack: the attacker if a critical helps it, else a unit that still can attack; attacked, the
    vanguard."""
    found = _cards(g, d, "pick")
    if not found:
        return None
    if g.active != d.seat:
        return max(found, key=lambda one: g.cards[one[1]].zone == zones.VANGUARD)[0].key
    fresh = [one for one in found if _stands(g, one[1]) and circles.ROW.get(g.cards[one[1]].zone) == "front"]
    if "Power" in d.prompt and fresh:
        return max(fresh, key=lambda one: g.chars(one[1]).number("power"))[0].key
    return max(found, key=lambda one: roles.plays(g, one[1], roles.ATTACKING))[0].key


def _stands(g: Game, card: int) -> bool:
    return not g.cards[card].rested


def _cards(g: Game, d: Decision, word: str) -> list[tuple[Option, int]]:
    """The answers that name a card after a word."""
    found = []
    for option in d.options:
        first, _, tag = option.key.partition(" ")
        card = g.named(tag) if first == word else -1
        if card >= 0:
            found.append((option, card))
    return found


_HABITS: dict[str, Habit] = {
    menus.RideMenu.name: _ride,
    menus.MainMenu.name: _main,
    menus.AttackMenu.name: _attack,
    menus.TargetMenu.name: _target,
    "cfv boost": _boost,
    menus.GUARD.name: guarding,
}
