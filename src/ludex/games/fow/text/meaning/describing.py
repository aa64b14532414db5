"""What describes cards (fow 2.8, 8, 9.3, 10.1): attributes, abilities, additions, battles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import groups, objects, questions
from ludex.enact.nouns.noun import noun
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.last_known import number, original
from ludex.enact.scenes.meanings import FILTERS, amount
from ludex.enact.scenes.scene import look_at
from ludex.enact.standing.dependence import BEYOND, LOOKS, always, common, unless_printed
from ludex.enact.values.attributes import chosen_word
from ludex.enact.values.body import Body
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import ACTIVATED, AUTOMATIC, PASSIVE
from ludex.kernel.effects.facts import ABILITIES, NUMBERS, TYPES
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludex.enact.scenes.meanings import Test
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.abilities import Ability
    from ludex.kernel.cards import CardRef

VOID = "void"


@FILTERS.of(nodes.OfAttribute)
def of_attribute(node: nodes.OfAttribute) -> Test:
    """Of an attribute (fow 2.8:2), or of none (fow 2.8:4)."""
    name = node.name
    one: Test
    if name == VOID:
        one = lambda scene, look: not look.chars.label("attribute")  # noqa: E731
    else:
        one = lambda scene, look: name in look.chars.label("attribute")  # noqa: E731
    return questions.negated(one) if node.negated else one


@FILTERS.of(nodes.OfChosen)
def of_chosen(node: nodes.OfChosen) -> Test:
    """Of what was chosen; of nothing if nothing was."""
    what = node.what
    has = _HAS[what]

    def one(scene: Scene, look: Look) -> bool:
        word = chosen_word(scene, what)
        return word is not None and has(scene, look, word)

    return questions.negated(one) if node.negated else one


def _has_attribute(scene: Scene, look: Look, word: object) -> bool:
    return word in look.chars.label("attribute") or (word == VOID and not look.chars.label("attribute"))


_HAS: dict[str, Callable[[Scene, Look, object], bool]] = {
    "attribute": _has_attribute,
    "race": lambda scene, look, word: word in look.chars.label("race"),
    "name": lambda scene, look, word: word in look.chars.names,
    "number": lambda scene, look, word: number(scene.g, look, "cost") == word,
    "card type": lambda scene, look, word: word in look.chars.types,
}


@FILTERS.of(nodes.HasAbility)
def has_ability(node: nodes.HasAbility) -> Test:
    """With an ability of a sort, printed or as it is now (fow 9.9:7)."""
    sort, printed = node.sort, node.original

    def one(scene: Scene, look: Look) -> bool:
        chars = original(scene.g, look) if printed else look.chars
        return any(_is_sort(ability, sort) for ability in chars.abilities)

    return questions.negated(one) if node.negated else one


def _is_sort(ability: Ability, sort: str) -> bool:
    """Whether an ability is of a sort that texts ask for."""
    body = ability.body
    if sort == "enter":
        return (
            isinstance(body, Body)
            and isinstance(body.node, ast.Automatic)
            and any(isinstance(t, ast.TriggerKeyword) and t.name == "enter" for t in body.node.triggers)
        )
    if sort == "god's art":
        return bool(ability.title)
    if sort == "awakening":
        return any(isinstance(term, nodes.Awakening) for term in ability.terms)
    if sort == "break":
        return ability.keyword == "Break"
    return ability.kind == _SORTS[sort] if sort else True


_SORTS = {"activate": ACTIVATED, "automatic": AUTOMATIC, "continuous": PASSIVE}


@FILTERS.of(nodes.OtherThan)
def other_than(node: nodes.OtherThan) -> Test:
    """Another card than the one spoken of."""
    what = node.what
    return lambda scene, look: all(look.ref != ref for ref in objects.refs(scene, what))


@FILTERS.of(nodes.Elsewhere)
def elsewhere(node: nodes.Elsewhere) -> Test:
    """Another card than the one to which the one spoken of is added (fow 10.1:1)."""
    what = node.what
    return lambda scene, look: all(ref.id not in look.links for ref in objects.refs(scene, what))


@FILTERS.of(nodes.PrintedPair)
def printed_pair(node: nodes.PrintedPair) -> Test:
    """With these numbers printed on it (fow 9.9:7)."""
    attack, defense = node.attack, node.defense

    def one(scene: Scene, look: Look) -> bool:
        printed = original(scene.g, look)
        wanted = (amount(scene, attack), amount(scene, defense))
        return (printed.number("attack"), printed.number("defense")) == wanted

    return one


@FILTERS.of(nodes.Altered)
def altered(node: nodes.Altered) -> Test:
    """With a number that differs from the printed one (fow 9.9:7)."""
    stats = node.stats

    def one(scene: Scene, look: Look) -> bool:
        printed = original(scene.g, look)
        return any(look.chars.number(stat) != printed.number(stat) for stat in stats)

    return one


# -- what it is added to -------------------------------------------------------------------------------------
def _linked(scene: Scene, look: Look) -> list[Look]:
    g = scene.g
    return [look_at(g, g.cards[other].ref) for other in look.links]


@FILTERS.of(nodes.HasAddition)
def has_addition(node: nodes.HasAddition) -> Test:
    """With an addition added to it, see fow 10.1:1."""
    group = node.group

    def one(scene: Scene, look: Look) -> bool:
        rules = text_rules(scene.g)
        return any(
            rules.is_kind(scene.g, other, "addition") and (group is None or groups.is_such(scene, group, other))
            for other in _linked(scene, look)
        )

    return questions.negated(one) if node.negated else one


@FILTERS.of(nodes.AddedTo)
def added_to(node: nodes.AddedTo) -> Test:
    """An addition that is added to a card, see fow 10.1:1."""
    what = node.what

    def one(scene: Scene, look: Look) -> bool:
        is_addition = text_rules(scene.g).is_kind(scene.g, look, "addition")
        return is_addition and any(noun(what).is_one(scene, other.ref) for other in _linked(scene, look))

    return one


# -- battles ---------------------------------------------------------------------------------------------------
@FILTERS.of(nodes.Battling)
def battling(node: nodes.Battling) -> Test:
    """In a battle with something, see fow 8.3:5."""
    role, what = node.role, node.what

    def one(scene: Scene, look: Look) -> bool:
        return any(noun(what).is_one(scene, other) for mine, other in _pairs(scene, role) if mine == look.ref)

    return one


def _pairs(scene: Scene, role: str) -> list[tuple[CardRef, CardRef]]:
    """Who plays a part in the battle now, and in regard to what."""
    g = scene.g
    in_role = text_rules(g).in_role
    attacking, attacked, blocking = (in_role(g, word) for word in ("attacking", "attacked", "blocking"))
    if role == "blocking":
        return [(one, other) for one in blocking for other in attacking]
    if role == "blocked by":
        return [(one, other) for one in attacking for other in blocking]
    if role == "attacking":
        return [(one, other) for one in attacking for other in attacked]
    if role == "attacked by":
        return [(one, other) for one in attacked for other in attacking]
    against = blocking or attacked  # fow 8.3:5
    pairs = [(one, other) for one in attacking for other in against]
    return [*pairs, *((other, one) for one, other in pairs)]


LOOKS[nodes.HasAbility] = unless_printed(always(ABILITIES))
LOOKS[nodes.OfChosen] = common
LOOKS[nodes.Altered] = always(NUMBERS)
LOOKS[nodes.HasAddition] = always(TYPES)
LOOKS[nodes.AddedTo] = always(TYPES)
LOOKS[nodes.Elsewhere] = always(TYPES)
BEYOND.update((nodes.Battling, nodes.AddedTo, nodes.Elsewhere, nodes.HasAddition))
