"""Abilities and rules for playing that only Shadowverse: Evolve's cards have (sve 8.3, 10): labels, costs, entering."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.enact.abilities import play_rule
from ludex.enact.scenes.making import ability, makes, written
from ludex.enact.scenes.wording import wording
from ludex.enact.standing.statics import STATICS, Part
from ludex.enact.unsupported import ASKED
from ludex.games.sve.text import nodes
from ludex.kernel.abilities import Ability
from ludex.kernel.effects.changes import INFORMATION
from ludex.kernel.effects.facts import TYPES
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.enact.ruleset import TextRuleset
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.effects.characteristics import Draft


def _when_playing(node: nodes.WhenPlaying, rules: TextRuleset) -> Iterator[str]:
    """What is done when playing a card changes what that card costs."""
    for effect in node.effects:
        if not (isinstance(effect, nodes.CostShift) and isinstance(effect.what, ast.This) and not effect.ability):
            yield f"when playing, {type(effect).__name__} cannot be enacted: only what the card itself costs can change"


def _enters(node: nodes.EntersAs, rules: TextRuleset) -> Iterator[str]:
    if node.counters is not None and not isinstance(node.counters, ast.Number):
        yield f"a card cannot be put onto the field with {type(node.counters).__name__} counters"


def _is_also(node: nodes.IsAlso) -> tuple[Part, ...]:
    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        draft.types = draft.types | {node.kind}

    return (Part(INFORMATION, TYPES, apply),)


@makes(nodes.Labelled)
def _labelled(rules: TextRuleset, node: nodes.Labelled, kind: str) -> tuple[Ability, ...]:
    """An ability that other cards speak of by its label, as if the label were a keyword."""
    return tuple(_with_label(rules, node, made, kind) for made in ability(rules, node.ability, kind))


def _with_label(rules: TextRuleset, node: nodes.Labelled, made: Ability, kind: str) -> Ability:
    own = replace(node, ability=written(made))
    return Ability(
        (own, kind),
        made.kind,
        wording(rules, own),
        zones=made.zones,
        keyword=node.label,
        number=made.number,
        trigger=made.trigger,
        statics=made.statics,
        replacements=made.replacements,
        prohibitions=made.prohibitions,
        permissions=made.permissions,
        terms=made.terms,
        limit=made.limit,
        once=made.once,
        body=made.body,
    )


makes(nodes.WhenPlaying, nodes.CostRule, nodes.EntersAs)(play_rule)
STATICS[nodes.IsAlso] = _is_also
ASKED[nodes.WhenPlaying] = _when_playing
ASKED[nodes.EntersAs] = _enters
