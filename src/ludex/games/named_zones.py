"""Zones that a text names for the card it is on: there it is valid (sve 10.3.4, fow 9.2:1)."""

from __future__ import annotations

from ludex.lang import ast

_LATER = (ast.Delayed, ast.GainAbility)  # what is said there is done later, or is the text of another card


def places_of_this(node: object) -> list[ast.Place]:
    """The places that a text names for its own card: `summon this card from your cemetery`."""
    if isinstance(node, _LATER):
        return []
    own = [node.place] if isinstance(node, ast.This) and node.place is not None else []
    return [*own, *(place for child in ast.children(node) for place in places_of_this(child))]


def acts_from(node: ast.Activated | ast.Automatic) -> frozenset[str]:
    """Where an ability is handled by what it does to its own card. What triggers on its own card speaks of the card
    before or after that happens, so its effect says nothing about where it waits."""
    if isinstance(node, ast.Automatic) and any(is_about_itself(trigger) for trigger in node.triggers):
        return frozenset()
    return frozenset(place.zone for place in places_of_this(node.effect))


def is_about_itself(trigger: ast.Trigger) -> bool:
    """Whether something triggers on its own card."""
    return isinstance(trigger, ast.TriggerKeyword) or any(isinstance(n, ast.This) for n in ast.walk(trigger))


def asked_to_be(node: ast.Automatic | ast.Passive) -> frozenset[str]:
    """Where an ability asks its own card to be before it does anything: `if this is in your EX area, …`, `as long as
    this card is in your graveyard, …`."""
    if isinstance(node, ast.Passive):
        return _is_in(node.condition)
    first = node.effect.steps[0] if node.effect.steps else None
    return _is_in(node.during) or (_is_in(first.condition) if isinstance(first, ast.If) else frozenset())


def _is_in(condition: ast.Condition | None) -> frozenset[str]:
    if isinstance(condition, ast.IsIn) and isinstance(condition.what, ast.This) and not condition.negated:
        return frozenset({condition.zone})
    if isinstance(condition, ast.Both | ast.Either):
        return frozenset(zone for part in condition.parts for zone in _is_in(part))
    return frozenset()
