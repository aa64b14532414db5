"""Making abilities: one maker for each kind of ability, registered by the module that knows it.

An ability is made once for each reading and ruleset. Its key is the reading and the kind of card it is on, so that a
saved game can make it again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludex.enact.ruleset import TextRuleset, text_rules
from ludex.enact.scenes.interning import shared
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene
from ludex.kernel.abilities import Ability
from ludex.kernel.cards import Characteristics
from ludex.kernel.memo import Kept, remembered
from ludex.lang import ast

LASTING = "lasting"

Maker = Callable[[TextRuleset, Any, str], tuple[Ability, ...]]
M = TypeVar("M", bound=Callable[..., Any])

ABILITIES: dict[type, Maker] = {}
LASTING_MAKERS: dict[type, Callable[[Any], Ability]] = {}


def makes(*nodes: type[ast.Ability]) -> Callable[[M], M]:
    """Declare the maker of abilities that stand on cards."""

    def register(maker: M) -> M:
        ABILITIES.update(dict.fromkeys(nodes, maker))
        return maker

    return register


def lasts_as(*nodes: type[ast.Node]) -> Callable[[M], M]:
    """Declare the maker of an ability that floats over the game."""

    def register(maker: M) -> M:
        LASTING_MAKERS.update(dict.fromkeys(nodes, maker))
        return maker

    return register


# Told apart by which shared node it is: equal readings in other words are other texts, and no text may depend on which
# of them this process read first.
_made: Kept[tuple[str, int, str], tuple[ast.Node, tuple[Ability, ...]]] = Kept()


def card_abilities(rules: TextRuleset, text: ast.CardText, kind: str) -> tuple[Ability, ...]:
    """All abilities of a card of a kind, in the order they stand."""
    return tuple(made for node in text.abilities for made in ability(rules, node, kind))


def ability(rules: TextRuleset, node: ast.Ability, kind: str) -> tuple[Ability, ...]:
    """The abilities one phrase stands for: several triggers are several abilities (sve 12.1.2)."""
    found = _made.get((rules.book, id(node), kind))
    if found is None or found[0] is not node:
        node = shared(node)
        found = _made.get((rules.book, id(node), kind))
        if found is None:
            made = ABILITIES[type(node)](rules, node, kind)
            found = _made[rules.book, id(node), kind] = (node, made)
    return found[1]


def written(made: Ability) -> ast.Ability:
    """The phrase that an ability was made from."""
    node: ast.Ability = key_of(made.key)[0]
    return node


def key_of(key: object) -> tuple[Any, ...]:
    """The key of what was made from a text: its reading first."""
    assert isinstance(key, tuple)
    return key


def ability_of(rules: TextRuleset, key: object) -> Ability:
    """The ability with a key, made again: how a saved game finds its abilities."""
    node, kind, *_ = key_of(key)
    if kind == LASTING:
        return lasting_ability(rules, node)
    for made in ability(rules, node, kind):
        if made.key == key:
            return made
    raise LookupError(f"no ability {key!r} in {rules.id}")


def lasting_ability(rules: TextRuleset, node: ast.Static | ast.Delayed | ast.LastingWhile) -> Ability:
    """An ability that floats over the game: a persistent effect (sve 10.2.1.2) or a delayed trigger (sve
    10.7.5).
    """
    found = _made.get((rules.book, id(node), LASTING))
    if found is None or found[0] is not node:
        node = shared(node)
        made = (LASTING_MAKERS.get(type(node)) or LASTING_MAKERS[ast.Static])(node)
        found = _made[rules.book, id(node), LASTING] = (node, (made,))
    return found[1][0]


def given(scene: Scene, gain: ast.GainKeyword | ast.GainAbility, to: Characteristics) -> tuple[Ability, ...]:
    """The abilities a gift is: those of a keyword, or a quoted one as a card of that kind would have it."""
    rules = text_rules(scene.g)
    if isinstance(gain, ast.GainAbility):
        return ability(rules, gain.ability, kind_of(rules, to))
    number = gain.number
    if number is not None and not isinstance(number, ast.Number):
        number = ast.Number(amount(scene, number))
    return ability(rules, _keyword_node(gain.name, number), kind_of(rules, to))


@remembered
def _keyword_node(name: str, number: ast.Number | None) -> ast.KeywordAbility:
    return shared(ast.KeywordAbility(name, number))


def kind_of(rules: TextRuleset, chars: Characteristics) -> str:
    """The kind of card, in the words card texts use for kinds."""
    for word in rules.kinds:
        if word in chars.types:
            return word
    return "card"
