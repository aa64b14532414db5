"""Where abilities are valid (sve 10.3.4, sve 10.3.5): on the field, unless the text clearly speaks of another zone."""

from __future__ import annotations

from ludex.games.named_zones import acts_from, asked_to_be
from ludex.games.sve.ch04_zones import zones
from ludex.lang import ast

ANY_PLAY = frozenset({zones.HAND, zones.EX, zones.RESOLUTION, zones.BANISHED, zones.CEMETERY})


def valid_zones(node: ast.Ability, kind: str) -> frozenset[str]:
    """The zones in which an ability of a card of this kind is valid (sve 10.3.5)."""
    if isinstance(node, ast.SpellAbility):
        return ANY_PLAY
    named = _named(node)
    if named:
        return named
    if kind == "leader":
        return frozenset({zones.LEADER})
    if kind == "spell":
        return frozenset({zones.EX}) if isinstance(node, ast.Activated) else ANY_PLAY
    return frozenset({zones.FIELD})


def _named(node: ast.Ability) -> frozenset[str]:
    """Zones the text itself names for the card it is on."""
    if isinstance(node, ast.Activated):
        return _paid_from(node) or acts_from(node)
    if isinstance(node, ast.Automatic):
        return asked_to_be(node) or _noticed_from(node) or acts_from(node)
    if isinstance(node, ast.Passive):
        return asked_to_be(node) or _gives_quick(node)
    return frozenset()


def _gives_quick(node: ast.Passive) -> frozenset[str]:
    """Quick that a card has under a condition is valid where the card is played from (sve 12.3.6)."""
    gains = [
        gain
        for effect in node.effects
        if isinstance(effect, ast.HasGains) and isinstance(effect.what, ast.This)
        for gain in effect.gains
    ]
    quick = any(isinstance(gain, ast.GainKeyword) and gain.name == "Quick" for gain in gains)
    return ANY_PLAY | {zones.FIELD} if quick else frozenset()


def _paid_from(node: ast.Activated) -> frozenset[str]:
    """A cost that discards this card, or takes it from a zone, says where the card is."""
    found: set[str] = set()
    for item in node.costs.items:
        if isinstance(item, ast.DoAction):
            found |= _this_zones(item.action)
    return frozenset(found)


def _this_zones(action: ast.Action) -> set[str]:
    what = getattr(action, "what", None)
    parts = what.parts if isinstance(what, ast.Together) else (what,)
    if not any(isinstance(p, ast.This) for p in parts):
        return set()
    if isinstance(action, ast.Discard):
        return {zones.HAND}
    places = [p.place.zone for p in parts if isinstance(p, ast.This) and p.place is not None]
    if places:
        return set(places)
    if len(parts) < 2:
        return set()
    return {place.zone for p in parts if isinstance(p, ast.Some) for place in _places(p.group)}


def _places(node: object) -> list[ast.Place]:
    if isinstance(node, ast.Place):
        return [node]
    return [place for child in ast.children(node) for place in _places(child)]


def _noticed_from(node: ast.Automatic) -> frozenset[str]:
    """Triggers about this very card moving between zones off the field are valid there; where another of the same
    ability is about the field, there too."""
    found = [_noticed(event) for trigger in node.triggers for event in _events(trigger)]
    if not any(found):
        return frozenset()
    return frozenset(zone for there in found for zone in there or (zones.FIELD,))


def _events(trigger: ast.Trigger) -> tuple[ast.Event | None, ...]:
    if isinstance(trigger, ast.WhenEither):
        return trigger.events
    return (trigger.event if isinstance(trigger, ast.When) else None,)


def _noticed(event: ast.Event | None) -> frozenset[str]:
    """The zones off the field where a card notices what happens to it; none if it is about the field."""
    if event is None or not isinstance(getattr(event, "what", None), ast.This):
        return frozenset()
    if isinstance(event, ast.IsDiscarded):
        return frozenset({zones.HAND})
    said = getattr(event, "origin", None)
    origin = said.zone if isinstance(said, ast.Origin) and not said.other_than else ""
    if origin == "field":
        return frozenset()
    if isinstance(event, ast.IsPut) and event.to != "field":
        return frozenset({origin or zones.FIELD, event.to})
    return frozenset({origin}) if origin and isinstance(event, ast.IsBanished | ast.Returns) else frozenset()
