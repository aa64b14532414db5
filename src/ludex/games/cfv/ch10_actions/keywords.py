"""Keyword abilities (cfv 10.2): what each stands for; most are looked up by name where the chapters ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.text import nodes
from ludex.kernel.abilities import PASSIVE, Ability
from ludex.kernel.memo import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset

THIS = ast.This("unit")
_A = ast.Exactly(ast.Number(1))  # of what happens nobody asks how many it is: each is by itself
ANYWHERE = frozenset({*zones.CIRCLES, *zones.LURKING, zones.DECK})
ON_CIRCLES = frozenset(zones.CIRCLES)

# Kept where they matter: cfv 7.4.1.2.2, 7.3.1.6, 7.3.1.3, 5.1.2.5.
PLAIN = ("Intercept", "Boost", "Restraint", "Lord", "Sentinel")

# cfv 10.2.1.1, cfv 2.10.1.1: one more drive; several instances count as one.
TWIN_DRIVE = ast.Passive((ast.HasGains(THIS, (ast.NumberChange("drive", "+", ast.Number(1)),)),))

# cfv 10.2.6.1: when a unit of the same clan rides this one, it may be called.
FORERUNNER = ast.Automatic(
    (
        ast.When(
            nodes.Rides(
                ast.Some(
                    _A,
                    ast.Group((), ast.Kind("unit"), (ast.SameAs("clan", THIS),)),
                ),
                THIS,
            )
        ),
    ),
    ast.Sequence((ast.May(ast.Sequence((nodes.Call(ast.This("card")),))),)),
)
TEXTS: dict[str, ast.Passive | ast.Automatic] = {"Twin Drive!!": TWIN_DRIVE, "Forerunner": FORERUNNER}

_made: Kept[tuple[str, ast.KeywordAbility], tuple[Ability, ...]] = Kept()


def keyword(rules: TextRuleset, node: ast.KeywordAbility) -> tuple[Ability, ...]:
    """The abilities a keyword stands for, () if this game does not have it."""
    key = (rules.book, node)
    found = _made.get(key)
    if found is None:
        found = _made[key] = _make(rules, node)
    return found


def _make(rules: TextRuleset, node: ast.KeywordAbility) -> tuple[Ability, ...]:
    from ludex.enact.scenes.making import ability

    key, name = (node, "keyword"), node.name
    where = frozenset(z for word in node.zones for z in rules.region(word))
    if name in PLAIN:
        return (Ability(key, PASSIVE, name, zones=where or ANYWHERE, keyword=name),)
    text = TEXTS.get(name)
    if text is None:
        return ()
    (made,) = ability(rules, text, "unit")
    return (
        Ability(
            key, made.kind, name, zones=where or ON_CIRCLES, keyword=name, trigger=made.trigger, statics=made.statics,
            body=made.body, copies=name != "Twin Drive!!",
        ),
    )  # fmt: skip
