"""What describes cards (sve 2): classes, traits, universes, printed types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import questions
from ludex.enact.nouns.groups import OF_WORDS
from ludex.enact.nouns.questions import kind, negated
from ludex.enact.scenes.last_known import originally
from ludex.enact.scenes.meanings import FILTERS
from ludex.enact.values.information import every
from ludex.games.sve.text import nodes

if TYPE_CHECKING:
    from ludex.enact.scenes.meanings import Test


@FILTERS.of(nodes.OfClass)
def of_class(node: nodes.OfClass) -> Test:
    """Of a class (sve 2.2.3)."""
    one = questions.label("class", node.name)
    return questions.negated(one) if node.negated else one


@FILTERS.of(nodes.OfTrait)
def of_trait(node: nodes.OfTrait) -> Test:
    """With a trait, which means nothing but that texts can ask for it (sve 2.4.2)."""
    one = questions.label("trait", node.name)
    return questions.negated(one) if node.negated else one


@FILTERS.of(nodes.OfUniverse)
def of_universe(node: nodes.OfUniverse) -> Test:
    """Of a universe (sve 2.12.2.1)."""
    return questions.label("universe", node.name)


@FILTERS.of(nodes.HasTraits)
def has_traits(node: nodes.HasTraits) -> Test:
    """With all these traits."""
    return every(tuple(questions.label("trait", name) for name in node.names))


@FILTERS.of(nodes.OriginallyKind)
def _originally_kind(node: nodes.OriginallyKind) -> Test:
    """Of a type by what is printed on it (sve 5.24.1)."""
    asked = kind(node.word)
    one: Test = lambda scene, look: asked(scene, originally(scene.g, look))  # noqa: E731
    return negated(one) if node.negated else one


OF_WORDS.add(nodes.OriginallyKind)
