"""Where abilities are active (fow 9.2): of what stays in a field there, of rulers in the ruler area, of stones in the
magic stone area; elsewhere where the text says so."""

from __future__ import annotations

from ludex.enact.standing.statics import is_base
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch11_skills.keywords import ANYWHERE
from ludex.games.fow.text import nodes
from ludex.games.named_zones import acts_from, asked_to_be, is_about_itself, places_of_this
from ludex.lang import ast

PLACES = {
    "ruler": frozenset({zones.RULER}),  # fow 9.2:1.2
    "magic stone": frozenset({zones.STONES}),  # fow 9.2:1.3
    "J-ruler": frozenset({zones.FIELD}),  # fow 9.2:1.1
    "resonator": frozenset({zones.FIELD}),  # fow-2.0 2.4:7, fow-2.0 2.1.3:2
    "addition": frozenset({zones.FIELD}),  # fow-2.0 2.5.1:1
    "regalia": frozenset({zones.FIELD}),
}
STAYING = frozenset({"ruler", "magic stone", "J-ruler", "resonator", "addition", "regalia"})
PLAYED_FROM = frozenset({zones.HAND, zones.GRAVEYARD, zones.STANDBY, zones.REMOVED, zones.CHASE})
PLAYED = (
    ast.SpellAbility, nodes.Break, nodes.Judgment, nodes.Awakening, nodes.Incarnation, nodes.Standby, nodes.Stealth,
    nodes.Shift, nodes.PlayOnly, ast.PlayCondition,
)  # fmt: skip


def active_zones(node: ast.Ability, kind: str) -> frozenset[str]:
    """The zones in which an ability of a card of a kind is active: of a ruler the ruler area (ruling
    fow-2.0-R31), of others the field. There the effects of a continuous ability apply."""
    if isinstance(node, PLAYED):
        return ANYWHERE
    usual = PLACES[kind] if kind in STAYING else frozenset({zones.FIELD})
    if isinstance(node, nodes.Named):
        return active_zones(node.ability, kind)
    if isinstance(node, ast.Passive) and _about_playing_itself(node):
        return PLAYED_FROM
    if isinstance(node, ast.Passive) and all(_about_the_chase(e) for e in node.effects):
        return frozenset({zones.CHASE})
    if isinstance(node, ast.Passive) and _is_base(node):
        return ANYWHERE | usual
    return _named(node) or usual  # fow 9.1:1.3, fow 9.4:1, fow-2.0 2.1.3:3, fow-2.0 2.2:3


def _about_playing_itself(node: ast.Passive) -> bool:
    """What a card says about what it costs, or from where it may be played, holds wherever it is played from (fow
    9.2:2, rulings fow-5.5-R25, fow-5.01-R23)."""
    return any(
        isinstance(e, nodes.PayShift | ast.FreePlay)
        and isinstance(e.what, ast.This)
        and not getattr(e, "abilities", ())
        for e in node.effects
    )


def _about_the_chase(effect: ast.Static) -> bool:
    """Whether an effect speaks of its own card in the chase: that it cannot be chased (fow 10.7:2), or canceled (fow
    10.11:1)."""
    if isinstance(effect, ast.Cannot):
        return effect.act == "be canceled" and isinstance(effect.what, ast.This)
    return isinstance(effect, nodes.CannotChase)


def _is_base(node: ast.Passive) -> bool:
    """A base ability: it says without condition what this card itself is (fow 9.4:2, 9.4:2.1), and holds in any zone;
    what is said of others is none (ruling fow-5.5-R29)."""
    return all(is_base(effect, node.condition) for effect in node.effects)


def _events(trigger: ast.Trigger) -> tuple[ast.Event, ...]:
    """What a trigger written out waits for."""
    if isinstance(trigger, ast.WhenEither):
        return trigger.events
    return (trigger.event,) if isinstance(trigger, ast.When) else ()


def _named(node: ast.Ability) -> frozenset[str]:
    """Zones that a text names for the card it is on: where it is paid from, or where the ability asks it to be."""
    found: set[str] = set()
    costs = getattr(node, "costs", None)
    if costs is not None:
        found |= {p.zone for p in places_of_this(costs)}
    if isinstance(node, ast.Activated | ast.Automatic):
        found |= acts_from(node)
    if isinstance(node, ast.Passive) or (
        isinstance(node, ast.Automatic) and not any(is_about_itself(trigger) for trigger in node.triggers)
    ):
        found |= asked_to_be(node)  # fow 9.2:2
    if isinstance(node, ast.Automatic):
        for event in (event for trigger in node.triggers for event in _events(trigger)):
            if isinstance(event, ast.IsPut) and isinstance(event.what, ast.This) and event.to != zones.FIELD:
                origin = event.origin.zone if event.origin is not None and not event.origin.other_than else ""
                if origin != zones.FIELD:
                    found |= {event.to, origin} - {""}
            if isinstance(event, ast.IsDiscarded) and isinstance(event.what, ast.This):
                found |= {zones.HAND, zones.GRAVEYARD}
    return frozenset(found & ANYWHERE)
