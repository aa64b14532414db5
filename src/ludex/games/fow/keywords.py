"""Symbol skills and keyword skills (fow 11, 12): most are looked up by name where the chapters ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow import zones
from ludex.kernel.abilities import PASSIVE, Ability
from ludex.kernel.kept import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset

ANYWHERE = frozenset({*zones.PLAYGROUND, *zones.LURKING})
PLAIN = ("Pierce", "Target Attack", "First Strike", "Flying", "Swiftness", "Imperishable", "Quickcast", "Remnant")

# fow 11.4:1, fow 11.4:2: when a resonator with Explode deals battle damage to a resonator, both are destroyed; not to
# J-rulers or players (rulings fow-5.5-R38, fow-5.01-R33).
EXPLODE = ast.Automatic(
    (
        ast.When(
            ast.DealsDamage(
                ast.This("resonator"),
                "combat",
                ast.Some(ast.Exactly(ast.Number(1)), ast.Group((), ast.Kind("resonator")), 1),
            )
        ),
    ),
    ast.Sequence((ast.Destroy(ast.Together((ast.This("card"), ast.Ref(1)))),)),
)

_made: Kept[tuple[str, ast.KeywordAbility], tuple[Ability, ...]] = Kept()


def keyword(rules: TextRuleset, node: ast.KeywordAbility) -> tuple[Ability, ...]:
    """The abilities a skill stands for, () if this game does not have it."""
    key = (rules.book, node)
    found = _made.get(key)
    if found is None:
        found = _made[key] = _make(rules, node)
    return found


def _make(rules: TextRuleset, node: ast.KeywordAbility) -> tuple[Ability, ...]:
    from ludex.enact.making import ability

    key, name = (node, "keyword"), node.name
    if name in PLAIN:
        return (Ability(key, PASSIVE, f"[{name}]", zones=ANYWHERE, keyword=name, copies=False),)
    if name != "Explode":
        return ()
    (made,) = ability(rules, EXPLODE, "resonator")
    zone = frozenset({zones.FIELD})
    return (
        Ability(
            key, made.kind, "[Explode]", zones=zone, keyword=name, trigger=made.trigger, body=made.body, copies=False
        ),
    )
