"""What units and players can be kept from doing (cfv 3.14, 6, 7, 10.1), act by act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.ruleset import text_rules
from ludex.enact.standing.prohibitions import (
    ATTACK,
    CANNOT,
    DEEDS,
    Ban,
    Deed,
    always,
    anyhow,
    at,
    by_ability,
    origin,
    subject,
    target,
)
from ludex.games.cfv.text.verbs import DELETED
from ludex.kernel.events import FLIP

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.cards import CardRef
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

BOOST, HIT, INTERCEPT, RIDE, CALL, RETIRE = "boost", "hit", "intercept", "ride", "call", "retire"


def _by_rule(scene: Scene, event: Event, ref: CardRef) -> bool:
    """Not an effect but the end phase itself unlocks cards (cfv 6.8.1.1)."""
    return event.source is None


def _deleting(scene: Scene, event: Event, ref: CardRef) -> bool:
    return event.face == DELETED


def _normal(g: Game, event: Event) -> bool:
    """A ride or call by playing the card (cfv 10.1.5.1.1, 10.1.6.1.2)."""
    return event.key == "normal"


def _to_guard(g: Game, event: Event) -> bool:
    return text_rules(g).lies_in(event.to, "guardian circle")


CANNOT.update(
    {
        "attack vanguards": Ban((ATTACK,), subject, target, at("vanguard"), "attack vanguards"),
        "attack rear-guards": Ban((ATTACK,), subject, target, at("rear-guard"), "attack rear-guards"),
        "boost": Ban((BOOST,), subject, target, always, "boost"),
        "boost vanguards": Ban((BOOST,), subject, target, at("vanguard"), "boost vanguards"),
        "boost rear-guards": Ban((BOOST,), subject, target, at("rear-guard"), "boost rear-guards"),
        "be boosted": Ban((BOOST,), target, subject, always, "be boosted"),
        "intercept": Ban((INTERCEPT,), subject, origin, always, "intercept"),
        "be hit": Ban((HIT,), target, subject, always, "be hit"),
        "be retired": Ban((RETIRE,), subject, origin, always, "be retired"),
        "be retired by effects": Ban((RETIRE,), subject, origin, by_ability, "be retired by effects"),
        "be locked": Ban(("lock",), subject, origin, always, "be locked"),
        "be unlocked": Ban(("unlock",), subject, origin, always, "be unlocked"),
        "be unlocked in the end phase": Ban(("unlock",), subject, origin, _by_rule, "be unlocked in the end phase"),
        "be deleted": Ban((FLIP,), subject, origin, _deleting, "be deleted"),
    }
)
DEEDS.update(
    {
        "ride": Deed((RIDE,), anyhow),
        "normal ride": Deed((RIDE,), _normal),
        "call": Deed((CALL,), anyhow),
        "normal call": Deed((CALL,), _normal),
        "call guardians": Deed((CALL,), _to_guard),
        "normal call guardians": Deed((CALL,), lambda g, event: _normal(g, event) and _to_guard(g, event)),
        "intercept": Deed((INTERCEPT,), anyhow),
        "boost": Deed((BOOST,), anyhow),
    }
)
