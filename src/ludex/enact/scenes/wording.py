"""The words of an ability, for people to read, in the dialect of its book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex import lang
from ludex.enact.scenes.interning import shared
from ludex.kernel.memo import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset

# Told apart by which shared node it is: equal readings may have other words.
_asked: Kept[tuple[str, int], tuple[ast.Node, str]] = Kept()


def wording(rules: TextRuleset, node: ast.Node) -> str:
    """The node in words; nothing where the book has none for it (an ability made by a rule, not a text)."""
    dialect = rules.book.partition("-")[0]
    try:
        return lang.render(node, dialect)
    except ValueError:
        return ""


def effect_words(rules: TextRuleset, effect: ast.Sequence) -> str:
    """Steps as the text says them, without the full stop; nothing where the book has no words for them. In a book
    without spells a step is said by itself."""
    alone = effect.steps[0] if len(effect.steps) == 1 else effect
    return _remembered(rules, effect, ast.SpellAbility(effect)) or _remembered(rules, alone, alone)


def cost_words(rules: TextRuleset, costs: ast.Costs) -> str:
    """Costs as the text says them: what to do, or what to pay where they begin with an icon; nothing where the book has
    no words for them."""
    words = _remembered(rules, costs, costs)
    acts = bool(costs.items) and isinstance(costs.items[0], ast.DoAction | ast.ActCost)
    return words if acts or not words or words.startswith("Pay ") else f"Pay {words}"


def question(words: str, otherwise: str) -> str:
    """A question whether to do what the words say."""
    return f"{words}?" if words else otherwise


def _remembered(rules: TextRuleset, key: ast.Node, said: ast.Node) -> str:
    """The words of a node, written once: the same is asked again and again."""
    found = _asked.get((rules.book, id(key)))
    if found is None or found[0] is not key:
        key = shared(key)
        found = _asked[rules.book, id(key)] = (key, wording(rules, said).removesuffix("."))
    return found[1]


def how_much(rules: TextRuleset, name: str) -> str:
    """The question how much of something that is divided a card of a name gets, in the steps of the game."""
    much = "How much" if rules.unit == 1 else f"How many times {rules.unit}"
    return f"{much} for {name}?"
