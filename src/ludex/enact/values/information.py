"""Filters on a card's information: names, classes, traits, keywords, numbers, counters (sve 2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from ludex.enact.nouns import groups, objects, questions
from ludex.enact.nouns.questions import named, otherwise_named
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import number, original_number
from ludex.enact.scenes.meanings import FILTERS
from ludex.enact.values.body import Body
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.meanings import Test
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.cards import Characteristics


Alike = Callable[["Scene", "Look", "Look"], bool]


# -- labels and names ----------------------------------------------------------------------------------------


@FILTERS.of(ast.OfRace)
def of_race(node: ast.OfRace) -> Test:
    """Of a race (cfv 2.3.1.1)."""
    one = questions.label("race", node.name)
    return questions.negated(one) if node.negated else one


@FILTERS.of(ast.HasTrigger)
def has_trigger(node: ast.HasTrigger) -> Test:
    """With a Trigger icon (sve 14.4.1), or a certain one (cfv 2.8.1)."""
    if node.kind == "any":
        return lambda scene, look: bool(look.chars.label("trigger"))
    return questions.label("trigger", node.kind)


@FILTERS.of(ast.IsNamed)
def is_named(node: ast.IsNamed) -> Test:
    """Of one of these names, or of none of them (cfv 2.1.1.2)."""
    one = named(node.names)
    return questions.negated(one) if node.negated else one


@FILTERS.of(ast.NameContains)
def name_contains(node: ast.NameContains) -> Test:
    """Words in a name; an alternate name only in its entirety (sve 2.1.2, 2.1.2.1)."""
    words = node.words
    whole = frozenset({words})

    def one(scene: Scene, look: Look) -> bool:
        return any(words in name for name in look.chars.names) or otherwise_named(scene, whole, look.chars)

    return questions.negated(one) if node.negated else one


def every(parts: tuple[Test, ...]) -> Test:
    """All of several questions."""
    return lambda scene, look: all(part(scene, look) for part in parts)


# -- keywords, numbers, counters -----------------------------------------------------------------------------
@FILTERS.of(ast.HasKeyword)
def keywords(node: ast.HasKeyword) -> Test:
    """With all the keywords, or with none of them."""
    names = node.names
    if node.negated:
        return lambda scene, look: not any(bears(look.chars, name) for name in names)
    return lambda scene, look: all(bears(look.chars, name) for name in names)


def bears(chars: Characteristics, name: str) -> bool:
    """Whether a card has a keyword: an ability of that name, one its word introduces (Fanfare, Evolve), or one with a
    clause that it opens (Earth Rite, Combo)."""
    if name in chars.keywords:
        return True
    word = name.lower()
    if word in _INTRODUCING:
        return any(_introduced(a.body, word) for a in chars.abilities)
    return any(name in _opening(a.key[0]) for a in chars.abilities if isinstance(a.key, tuple))


@lru_cache(maxsize=4096)
def _opening(text: object) -> frozenset[str]:
    """The keywords that open a clause of a text: those that compare a number (Combo, Spellchain, Necrocharge), and
    Earth Rite (sve 13.3.3)."""
    said = list(ast.walk(text))
    found = {node.keyword for node in said if isinstance(node, ast.Threshold)}
    return frozenset(found | {node.word for node in said if isinstance(node, ast.KeywordCost)})


_TRIGGERS = frozenset(
    {
        "fanfare", "last words", "on evolve", "on super-evolve", "strike", "follower strike", "leader strike",
        "on race", "on drive",
    }
)  # fmt: skip
_FLAVORS = frozenset({"act", "quick act", "evolve", "advanced", "serve", "ride"})
_INTRODUCING = _TRIGGERS | _FLAVORS


def _introduced(body: object, word: str) -> bool:
    if not isinstance(body, Body):
        return False
    node = body.node
    if isinstance(node, ast.Automatic):
        return any(isinstance(t, ast.TriggerKeyword) and t.name == word for t in node.triggers)
    return isinstance(node, ast.Activated) and node.flavor == word


@FILTERS.of(ast.HasStat)
def has_stat(node: ast.HasStat) -> Test:
    """A number compared; a card without the number does not pass (sve 5.25.2.1)."""
    stat, much, compare = node.stat, node.amount, meanings.COMPARE[node.compare]
    if node.original:

        def printed(scene: Scene, look: Look) -> bool:
            n = original_number(scene.g, look, stat)
            return n is not None and compare(n, meanings.amount(scene, much))

        return printed

    def current(scene: Scene, look: Look) -> bool:
        n = number(scene.g, look, stat)
        return n is not None and compare(n, meanings.amount(scene, much))

    return current


@FILTERS.of(ast.ExtremeStat)
def extreme_stat(node: ast.ExtremeStat) -> Test:
    """With the highest or lowest number among other cards; alone it speaks of its whole group."""
    within, stat = node.within, node.stat
    if within is None:
        return questions.yes
    pick = max if node.end == "highest" else min

    def one(scene: Scene, look: Look) -> bool:
        n = number(scene.g, look, stat)
        found = [m for other in groups.seen(scene, within) if (m := number(scene.g, other, stat)) is not None]
        return n is not None and (not found or pick(pick(found), n) == n)

    return one


@FILTERS.of(ast.HasCounters)
def has_counters(node: ast.HasCounters) -> Test:
    """Counters compared (sve 15.1)."""
    kind, much, compare = node.kind, node.amount, meanings.COMPARE[node.compare]

    def one(scene: Scene, look: Look) -> bool:
        have = look.counters.get(kind, 0) if kind else sum(look.counters.values())
        return compare(have, meanings.amount(scene, much))

    return one


@FILTERS.of(ast.SameAs)
def same_as(node: ast.SameAs) -> Test:
    """The same name, cost, trait or class as another card, or none in common with it."""
    card, alike = node.card, _ALIKE[node.what]

    def one(scene: Scene, look: Look) -> bool:
        return any(alike(scene, look, other) for other in objects.looks(scene, card))

    return questions.negated(one) if node.negated else one


@FILTERS.of(ast.HasDeclaredName)
def has_declared_name(node: ast.HasDeclaredName) -> Test:
    """Of the name declared in this effect (sve 5.33.1)."""
    return _declared


def _declared(scene: Scene, look: Look) -> bool:
    """Of the declared name, which no alternate name can be (sve 5.33.1.1)."""
    return scene.bind.get("declared") in look.chars.names


def _alike_name(scene: Scene, a: Look, b: Look) -> bool:
    return not set(a.chars.names).isdisjoint(b.chars.names)


def _alike_number(stat: str) -> Alike:
    def alike(scene: Scene, a: Look, b: Look) -> bool:
        n = number(scene.g, a, stat)
        return n is not None and n == number(scene.g, b, stat)

    return alike


def _alike_label(kind: str) -> Alike:
    return lambda scene, a, b: not a.chars.label(kind).isdisjoint(b.chars.label(kind))


_ALIKE: dict[str, Alike] = {
    "name": _alike_name,
    "cost": _alike_number("cost"),
    "trait": _alike_label("trait"),
    "class": _alike_label("class"),
    "clan": _alike_label("clan"),
    "race": _alike_label("race"),
    "attribute": _alike_label("attribute"),
    "grade": _alike_number("grade"),
}
