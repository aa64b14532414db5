"""Symbol skills (fow-2.0 8): traits of J/resonators that are no abilities (fow-2.0 8:2) and do not add up
(fow-2.0 8:3); those of younger cards do what newer books say of them (ruling fow-2.0-R57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch11_skills.keywords import ANYWHERE, LATER, keyword
from ludex.kernel.abilities import PASSIVE, Ability
from ludex.kernel.memo import Kept

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.lang import ast

SKILLS = ("Flying", "Pierce", "Explode", "Target Attack", "First Strike", "Swiftness", "Imperishable", "Precision")
YOUNGER = LATER - {"Bestow"}  # an addition does not stay without what it was added to (fow-2.0 2.5.2:5)
_made: Kept[ast.KeywordAbility, tuple[Ability, ...]] = Kept()


def skill(rules: TextRuleset, node: ast.KeywordAbility) -> tuple[Ability, ...]:
    """A symbol skill, else what a skill of younger cards stands for, () for any other word; Explode too is done by the
    rules (fow-2.0 8.3:1)."""
    if node.name not in SKILLS:
        return keyword(rules, node)
    found = _made.get(node)
    if found is None:
        made = Ability((node, "keyword"), PASSIVE, f"[{node.name}]", zones=ANYWHERE, keyword=node.name, copies=False)
        made.base = True  # losing all abilities does not take it away (fow-2.0 8:2)
        found = _made[node] = (made,)
    return found
