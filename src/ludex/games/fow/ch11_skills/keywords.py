"""Symbol skills and keyword skills (fow 11, 12): most are looked up by name where the chapters ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import PASSIVE, Ability
from ludex.kernel.memo import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset

ANYWHERE = frozenset({*zones.PLAYGROUND, *zones.LURKING})
_A = ast.Exactly(ast.Number(1))  # of what happens nobody asks how many it is: each is by itself
PLAIN = (
    "Pierce", "Target Attack", "First Strike", "Flying", "Swiftness", "Imperishable", "Quickcast", "Remnant",
    "Precision",
)  # fmt: skip

# fow 11.4:1, fow 11.4:2: when a resonator with Explode deals battle damage to a resonator, both are destroyed; not to
# J-rulers or players (rulings fow-5.5-R38, fow-5.01-R33).
EXPLODE = ast.Automatic(
    (
        ast.When(
            ast.DealsDamage(
                ast.This("resonator"),
                "combat",
                ast.Some(_A, ast.Group((), ast.Kind("resonator")), 1),
            )
        ),
    ),
    ast.Sequence((ast.Destroy(ast.Together((ast.This("card"), ast.Ref(1)))),)),
)

AIMING = frozenset({"Target Attack", "Precision"})  # what lets recovered J/resonators be attacked (fow 11.2:1)
LATER = frozenset({"Precision", "Barrier", "Limit", "Energize", "Bestow", "Torrent"})  # skills of younger cards
_LIMIT = "limit"
# Ruling fow-5.5-R60: opponents' spells and abilities do not target a card with Barrier; a card with Limit comes in with
# so many limit counters and loses one whenever it attacks or blocks.
BARRIER = ast.Passive((ast.Cannot(ast.This("card"), "be selected by opponents"),))
WEARING = ast.Automatic(
    (ast.WhenEither((ast.Attacks(ast.This("card")), nodes.Blocks(ast.This("card")))),),
    ast.Sequence((ast.RemoveCounters(ast.Number(1), _LIMIT, ast.This("card")),)),
)

_made: Kept[tuple[str, ast.KeywordAbility], tuple[Ability, ...]] = Kept()


class Dating(Protocol):
    """Rules that say which skills of younger cards they take."""

    later_skills: frozenset[str]


def keyword(rules: TextRuleset, node: ast.KeywordAbility) -> tuple[Ability, ...]:
    """The abilities a skill stands for, () if this game does not have it."""
    key = (rules.book, node)
    found = _made.get(key)
    if found is None:
        found = _made[key] = _make(rules, node)
    return found


def _make(rules: TextRuleset, node: ast.KeywordAbility) -> tuple[Ability, ...]:
    from ludex.enact.scenes.making import ability

    key, name = (node, "keyword"), node.name
    if name in LATER and name not in cast("Dating", rules).later_skills:
        return ()
    if name in PLAIN:
        return (Ability(key, PASSIVE, f"[{name}]", zones=ANYWHERE, keyword=name, copies=False),)
    field = frozenset({zones.FIELD})
    if name == "Explode":
        (made,) = ability(rules, EXPLODE, "resonator")
        return (
            Ability(
                key, made.kind, "[Explode]", zones=field, keyword=name, trigger=made.trigger, body=made.body,
                copies=False,
            ),
        )  # fmt: skip
    if name == "Barrier":
        (made,) = ability(rules, BARRIER, "resonator")
        there = field | {zones.RULER}
        return (
            Ability(
                key, PASSIVE, "[Barrier]", zones=there, keyword=name, prohibitions=made.prohibitions, copies=False
            ),
        )
    return _limited(rules, node) if name == "Limit" and node.number is not None else ()


def _limited(rules: TextRuleset, node: ast.KeywordAbility) -> tuple[Ability, ...]:
    from ludex.enact.scenes.making import ability

    coming = ast.Passive((nodes.ComesIn(ast.This("card"), counters=node.number, kind=_LIMIT),))
    parts = (*ability(rules, coming, "resonator"), *ability(rules, WEARING, "resonator"))
    return (Ability((node, "keyword"), PASSIVE, "[Limit]", zones=ANYWHERE, keyword=node.name, copies=False), *parts)
