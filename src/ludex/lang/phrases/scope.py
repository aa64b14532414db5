"""How far words reach that stand after several groups: `a follower or amulet that costs 2 or less from your hand`.

A place or an owner said after the last group is that of all of them, unless one before it says its own or has one by
its kind (a leader, a player). A limit said last is that of all as well, unless one before it has its own, each has its
article (`a follower or an amulet that costs 2`), or it is a number that only some kinds of cards have. After cards of a
type, plain cards in a place are for themselves: `an addition or card in your hand` (rulings fow-2.0-R53, fow-5.01-R48,
fow-5.5-R55).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.lang import ast as a

ZONES = (a.Place, a.Places, a.Among)
OWNERS = (a.YouControl, a.Enemy, a.ControlledBy)
_ELSEWHERE = ("leader", "enemy", "player", "vanguard", "rear-guard")
_NUMBERS = ("attack", "defense", "power", "shield", "critical")


def says(option: a.Group, kinds: tuple[type, ...]) -> bool:
    """Whether a group says such a thing itself, or is elsewhere by its kind."""
    kind = option.noun.word if isinstance(option.noun, a.Kind) else ""
    return kind in _ELSEWHERE or any(isinstance(f, kinds) for f in (*option.before, *option.after))


def any_cards(group: a.Group) -> bool:
    """Whether a group is of any cards, of whatever type."""
    return group.noun == a.Kind("card") and not group.before


def _is_limited(option: a.Group) -> bool:
    return any(not isinstance(f, (*ZONES, *OWNERS)) for f in option.after)


def is_number(item: Any) -> bool:
    """Whether a filter asks for a number that only some kinds of cards have."""
    return isinstance(item, a.HasStat) and item.stat in _NUMBERS


def reaches(node: a.Groups, *, articles: bool = False) -> bool:
    """Whether what is said after the groups stands where it belongs: with all of them, or with the last."""
    *others, last = node.options
    limited = articles or any(map(_is_limited, others))

    def of_all(item: Any) -> bool:
        if isinstance(item, ZONES) and any_cards(last) and any(option.noun != last.noun for option in others):
            return False
        for kinds in (ZONES, OWNERS):
            if isinstance(item, kinds):
                return not any(says(option, kinds) for option in others)
        return not (limited or is_number(item))

    if not node.after:
        return not last.after or not of_all(last.after[-1])
    return all(map(of_all, node.after)) and (not last.after or not of_all(last.after[-1]))


def each_for_itself(node: a.Groups) -> bool:
    """The same where every group has its article."""
    return reaches(node, articles=True)


def both(*guards: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """All of these guards."""
    return lambda node: all(guard(node) for guard in guards)
