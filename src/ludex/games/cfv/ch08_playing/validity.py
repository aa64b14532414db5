"""Where abilities are active (cfv 3.1.1.3): in the zones a text names before it (cfv 8.1.1.1.1, cfv 8.1.1.3.1), else in
any (cfv 3.1.1.3.9).

Named are circles by their type (cfv 3.1.1.3.1, cfv 3.1.1.3.2, cfv 3.1.1.3.3), the hand (cfv 3.1.1.3.4), the drop zone
(cfv 3.1.1.3.5), the bind zone (cfv 3.1.1.3.6), the soul (cfv 3.1.1.3.7) and the damage zone (cfv 3.1.1.3.8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch10_actions.keywords import ANYWHERE, ON_CIRCLES
from ludex.games.cfv.text import nodes
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset


def active_zones(rules: TextRuleset, node: ast.Ability) -> frozenset[str]:
    """The zones in which an ability is active: each of those named (cfv 3.1.1.4), a circle's name meaning every circle
    of its type.

    An automatic ability without a zone is triggered by a movement of its own card (cfv 8.1.1.2.1), so it is looked for
    where the card comes from and where it goes (cfv 8.1.1.3.1, cfv 3.1.1.3.1, cfv 3.1.1.3.2, cfv 3.1.1.3.3,
    cfv 3.1.1.3.4, cfv 3.1.1.3.5, cfv 3.1.1.3.6, cfv 3.1.1.3.7, cfv 3.1.1.3.8, cfv 3.1.1.3.9).
    """
    named = getattr(node, "zones", ())
    if named:
        return frozenset(z for word in named for z in rules.region(word))
    if isinstance(node, ast.Automatic):
        return ON_CIRCLES | frozenset(z for word in _mentioned(node) for z in rules.region(word))
    return ANYWHERE


def _mentioned(node: ast.Automatic) -> set[str]:
    """The zones a trigger says its card leaves or enters."""
    found: set[str] = set()
    for trigger in node.triggers:
        parts = trigger.events if isinstance(trigger, ast.WhenEither) else (getattr(trigger, "event", None),)
        for event in parts:
            if isinstance(event, ast.IsDiscarded):
                found |= {zones.HAND, zones.DROP}
            if isinstance(event, nodes.CheckReveals):
                found.add(zones.TRIGGER)
            for place in (getattr(event, "to", ""), getattr(event, "zone", "")):
                if place and place != zones.DECK:
                    found.add(place)
            origin = getattr(event, "origin", None)
            if origin is not None and not origin.other_than and origin.zone != zones.DECK:
                found.add(origin.zone)
    return found
