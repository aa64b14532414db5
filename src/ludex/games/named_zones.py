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
    if isinstance(node, ast.Automatic) and any(_is_about_itself(trigger) for trigger in node.triggers):
        return frozenset()
    return frozenset(place.zone for place in places_of_this(node.effect))


def _is_about_itself(trigger: ast.Trigger) -> bool:
    return isinstance(trigger, ast.TriggerKeyword) or any(isinstance(n, ast.This) for n in ast.walk(trigger))
