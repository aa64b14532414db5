"""Which cards a choice is made from: what a verb implies of them, what may be chosen, what nobody can deny."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.enact.nouns import groups
from ludex.enact.ruleset import HAND, text_rules
from ludex.enact.steps.tree import AMOUNTS_AND_CONDITIONS
from ludex.kernel.memo import Kept
from ludex.kernel.zones import Sight
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.game import Game


def candidates(
    sc: Scene, node: ast.Action, group: ast.Counted, by: int, taken: frozenset[int] = frozenset()
) -> tuple[int, ...]:
    """The cards a part may be chosen from by a player: none that others' cards and abilities may not select, and to
    bury only what they control (sve 5.34.1)."""
    g = sc.g
    there = groups.members(sc, group)
    if taken:
        there = tuple(c for c in there if c not in taken)
    rules = text_rules(g)
    if type(node).__name__.lower() in rules.own_only:
        there = tuple(c for c in there if g.cards[c].seat == by)
    if groups.is_random(group) or rules.targets == "named":
        return there  # what is chosen without being called a target is none (fow 10.13:1)
    return tuple([c for c in there if rules.selectable(g, c, by, sc.source)])


def drawn(g: Game, there: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Cards picked at random, one after another (sve 5.19.1); nobody selects them (ruling sve-R12)."""
    left = list(there)
    return tuple(left.pop(g.random(len(left))) for _ in range(number))


def is_public(g: Game, cid: int) -> bool:
    """Whether all players see a card where it is (sve 4.1.2)."""
    card = g.cards[cid]
    spec = g.rules.spec[card.zone]
    if spec.sight is Sight.PUBLIC:
        return card.faceup or not spec.facedown_hidden
    return spec.faceup_public and card.faceup


_conditional: Kept[object, bool] = Kept()
_LYING = (ast.InState("faceup"), ast.InState("facedown"))
_PLAIN = (ast.Place, ast.Places, ast.Among, ast.AtRandom, ast.Enemy, ast.Other, ast.Target)


def conditional(group: ast.Counted) -> bool:
    """Whether a group asks for more than a number of cards (sve 5.8.1.1), or for how they lie, which everybody sees."""
    found = _conditional.get(group)
    if found is None:
        found = _conditional[group] = _conditions(group)
    return found


def _conditions(group: ast.Counted) -> bool:
    if isinstance(group, ast.Groups):
        return True
    filters = (*group.before, *group.after)
    return group.noun != ast.Kind("card") or any(not isinstance(x, _PLAIN) and x not in _LYING for x in filters)


_located: Kept[tuple[object, ast.Place], ast.Counted] = Kept()


def located(node: ast.Action, group: ast.Counted, *, other: bool) -> ast.Counted:
    """The group with the zone the verb implies: the hand of who discards (sve 5.12.1), the deck that is searched."""
    if is_placed(group):
        return group
    if isinstance(node, ast.Discard):
        place = ast.Place(HAND, ast.Player("they" if other else "you"))
    elif isinstance(node, ast.Search):
        place = ast.Place(node.zone, node.whose)
    else:
        return group
    found = _located.get((group, place))
    if found is None:
        if isinstance(group, ast.Group):
            found = ast.Group(group.before, group.noun, (*group.after, place))
        else:
            found = ast.Groups(group.options, (*group.after, place))
        _located[(group, place)] = found
    return found


def is_placed(node: object) -> bool:
    """Whether a group names a zone or other cards it is taken from."""
    if isinstance(node, ast.Place | ast.Places | ast.Among):
        return True
    if isinstance(node, ast.Group | ast.Groups | ast.AnyOf):
        return any(is_placed(child) for child in ast.children(node))
    return False


_among: Kept[ast.FromAmong, ast.Sequence] = Kept()


def from_among(node: ast.FromAmong) -> ast.Sequence:
    """The steps with every choice that names no place made among the cards spoken of."""
    found = _among.get(node)
    if found is None:
        among = ast.Among(node.ref)

        def change(part: object) -> object:
            if not isinstance(part, ast.Some) or is_placed(part.group):
                return part
            group = part.group
            if isinstance(group, ast.Group):
                return replace(part, group=replace(group, after=(*group.after, among)))
            return replace(part, group=replace(group, after=(*group.after, among)))

        found = _among[node] = ast.replaced(node.effect, change, AMOUNTS_AND_CONDITIONS)
    return found
