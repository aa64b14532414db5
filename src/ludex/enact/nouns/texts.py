"""Spells and abilities as things a phrase speaks of (fow 9.1:1.5): what is said of an ability is said of the card it is
on, and whose it is, is said of who plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import filters
from ludex.enact.nouns.noun import noun
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import look_at
from ludex.kernel.abilities import ACTIVATED, AUTOMATIC, SPELL
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Scene
    from ludex.kernel.abilities import Source

_SORTS = {
    "activate ability": lambda source: source.ability.kind == ACTIVATED,
    "automatic ability": lambda source: source.ability.kind == AUTOMATIC,
}
_SPELLS = frozenset({"spell", "summon spell", "normal spell", "chant"})


def is_ability(source: Source) -> bool:
    """Whether a text is that of an ability, not of a card that is played."""
    ability = source.ability
    return ability is not None and (ability.kind != SPELL or ability.keyword == "Break")


def is_one(scene: Scene, group: ast.Counted, source: Source) -> bool:
    """Whether a text is one of those a phrase speaks of: spells, abilities, or anything of cards of a kind."""
    options = (group,) if isinstance(group, ast.Group) else group.options
    after = () if isinstance(group, ast.Group) else group.after
    return any(_is_such(scene, option, after, source) for option in options)


def _is_such(scene: Scene, group: ast.Group, after: tuple[ast.Filter, ...], source: Source) -> bool:
    word = group.noun.word if isinstance(group.noun, ast.Kind) else ""
    if word in _SPELLS and is_ability(source):
        return False
    of_ability = word == "ability" or word in _SORTS
    if of_ability and not (is_ability(source) and _SORTS.get(word, is_ability)(source)):
        return False
    every = (*group.before, *group.after, *after)
    if not all(_passes(scene, f, source) for f in every):
        return False
    if word in _SPELLS or of_ability or not word:
        return word != "summon spell" or _is_kind(scene, source, "resonator")
    return _is_kind(scene, source, word)


def _is_kind(scene: Scene, source: Source, word: str) -> bool:
    g = scene.g
    return text_rules(g).is_kind(g, look_at(g, CardRef(source.card, source.incarnation)), word)


def _passes(scene: Scene, node: ast.Filter, source: Source) -> bool:
    """One word of the phrase, asked of the card the text is on and of whose text it is."""
    ref = CardRef(source.card, source.incarnation)
    if isinstance(node, ast.Enemy | ast.YouControl):
        return (source.seat == scene.you) is isinstance(node, ast.YouControl)
    if isinstance(node, ast.Place | ast.Places | ast.Target):
        return True
    if isinstance(node, ast.AbilityOf):
        return is_ability(source) and noun(node.what).is_one(scene, ref)
    return filters.passes(scene, node, look_at(scene.g, ref))
