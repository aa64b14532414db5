"""Traits that are given (sve 2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.giving import GIVEN
from ludex.enact.ruleset import text_rules
from ludex.enact.standing.statics import GAINS, STEADY, Part, labelled
from ludex.games.sve.text import nodes
from ludex.kernel.effects import changes

if TYPE_CHECKING:
    from ludex.enact.actions.giving import Changes
    from ludex.enact.scenes.scene import Scene


def _trait(gain: nodes.GainTrait) -> tuple[Part, ...]:
    return (labelled(gain.name),)


def _given(scene: Scene, gain: nodes.GainTrait) -> Changes:
    yield changes.LABEL, text_rules(scene.g).label_of(gain.name), gain.name


GAINS[nodes.GainTrait] = _trait
GIVEN[nodes.GainTrait] = _given
STEADY.add(nodes.GainTrait)
