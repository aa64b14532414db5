"""Filters of a game with attributes, additions, blocks and a chase (fow 2.8, 8, 9.3, 10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import aims, groups, meanings, questions
from ludex.enact.body import Body
from ludex.enact.looks import number, original
from ludex.enact.meanings import FILTERS
from ludex.enact.nouns.noun import is_ability, noun
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import look_at
from ludex.kernel import changes
from ludex.kernel.abilities import ACTIVATED, AUTOMATIC, PASSIVE
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludex.enact.meanings import Test
    from ludex.enact.scene import Look, Scene
    from ludex.kernel.abilities import Ability

VOID = "void"


def chosen_word(scene: Scene, what: str) -> object:
    """The attribute, race, name or number chosen by this text, or for the card it is on when that came in."""
    found = scene.bind.get(f"chosen {what}")
    if found is not None:
        return found
    for change in reversed(scene.g.cards[scene.source.card].changes):
        if change.op == changes.CHOSEN and change.key == what:
            return change.value
    return None


# -- what is on a card ---------------------------------------------------------------------------------------
@FILTERS.of(ast.OfAttribute)
def of_attribute(node: ast.OfAttribute) -> Test:
    """Of an attribute (fow 2.8:2), or of none (fow 2.8:4)."""
    name = node.name
    one: Test
    if name == VOID:
        one = lambda scene, look: not look.chars.label("attribute")  # noqa: E731
    else:
        one = lambda scene, look: name in look.chars.label("attribute")  # noqa: E731
    return questions.negated(one) if node.negated else one


@FILTERS.of(ast.OfChosen)
def of_chosen(node: ast.OfChosen) -> Test:
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


@FILTERS.of(ast.Parity)
def parity(node: ast.Parity) -> Test:
    """Of an odd or even total cost; a card without a cost is neither."""
    rest = int(node.odd)

    def one(scene: Scene, look: Look) -> bool:
        cost = number(scene.g, look, "cost")
        return cost is not None and cost % 2 == rest

    return one


@FILTERS.of(ast.HasAbility)
def has_ability(node: ast.HasAbility) -> Test:
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
        return isinstance(body, Body) and isinstance(body.node, ast.Automatic) and any(
            isinstance(t, ast.TriggerKeyword) and t.name == "enter" for t in body.node.triggers
        )
    if sort == "god's art":
        return bool(ability.title)
    if sort == "awakening":
        return any(isinstance(term, ast.Awakening) for term in ability.terms)
    if sort == "break":
        return ability.keyword == "Break"
    return ability.kind == _SORTS[sort] if sort else True


_SORTS = {"activate": ACTIVATED, "automatic": AUTOMATIC, "continuous": PASSIVE}


# -- whose it is, what it is added to ------------------------------------------------------------------------
@FILTERS.of(ast.ControlledBy)
def controlled_by(node: ast.ControlledBy) -> Test:
    """Controlled by a player, see fow 3.14:2."""
    player = node.player
    return lambda scene, look: look.seat in meanings.seats(scene, player)


@FILTERS.of(ast.OwnedBy)
def owned_by(node: ast.OwnedBy) -> Test:
    """Owned by a player, see fow 3.1:5."""
    player = node.player
    return lambda scene, look: look.owner in meanings.seats(scene, player)


def _linked(scene: Scene, look: Look) -> list[Look]:
    g = scene.g
    return [look_at(g, g.cards[other].ref) for other in look.links]


@FILTERS.of(ast.HasAddition)
def has_addition(node: ast.HasAddition) -> Test:
    """With an addition added to it, see fow 10.1:1."""
    group = node.group

    def one(scene: Scene, look: Look) -> bool:
        rules = text_rules(scene.g)
        return any(
            rules.is_kind(scene.g, other, "addition") and (group is None or groups.is_such(scene, group, other))
            for other in _linked(scene, look)
        )

    return questions.negated(one) if node.negated else one


@FILTERS.of(ast.AddedTo)
def added_to(node: ast.AddedTo) -> Test:
    """An addition that is added to a card, see fow 10.1:1."""
    what = node.what

    def one(scene: Scene, look: Look) -> bool:
        is_addition = text_rules(scene.g).is_kind(scene.g, look, "addition")
        return is_addition and any(noun(what).is_one(scene, other.ref) for other in _linked(scene, look))

    return one


# -- battles and the chase -----------------------------------------------------------------------------------
@FILTERS.of(ast.Battling)
def battling(node: ast.Battling) -> Test:
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


@FILTERS.of(ast.Targeting)
def targeting(node: ast.Targeting) -> Test:
    """A spell or ability in the chase that targets something, perhaps nothing else."""
    what, single = node.what, node.single

    def one(scene: Scene, look: Look) -> bool:
        waits = scene.g.played.get(look.ref.id)
        found = aims.targets_of(scene.g, waits) if waits is not None else ()
        if not found or (single and len(found) != 1):
            return False
        return what is None or any(noun(what).is_one(scene, ref) for ref in found)

    return one


@FILTERS.of(ast.AbilityOf)
def ability_of(node: ast.AbilityOf) -> Test:
    """An ability in the chase of a card (fow 9.1:1.5)."""
    what = node.what

    def one(scene: Scene, look: Look) -> bool:
        waits = scene.g.played.get(look.ref.id)
        if waits is None or not is_ability(waits.source):
            return False
        return noun(what).is_one(scene, CardRef(waits.source.card, waits.source.incarnation))

    return one
