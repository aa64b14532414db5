"""Several phrases joined by `and`, of which the words shared by all are said once (rulings fow-2.0-R53, fow-5.01-R48,
fow-5.5-R55).

`An Otter and Stag in your cemetery` is one of each, and `up to 1 Mage follower and up to 1 spell in your cemetery` are
both from there. In the tree every part says all that is meant of it; writing takes the shared words together again.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.scope import OWNERS, ZONES, any_cards, says
from ludex.lang.renderer import Renderer


def is_one_of_each(some: a.Some) -> bool:
    """Whether a number is said of each of several groups."""
    counted = isinstance(some.quantity, a.Exactly | a.UpTo)
    return counted and isinstance(some.group, a.Groups) and some.group.joined == "and"


def one_of_each(some: a.Some) -> a.Together:
    """The number of cards of each group, as parts of their own."""
    assert isinstance(some.group, a.Groups)
    shared = some.group.after
    parts = tuple(
        a.Some(some.quantity, dataclasses.replace(option, after=(*option.after, *shared)))
        for option in some.group.options
    )
    return a.Together(parts, said=(len(shared), some.form, some.group.form))


def shared_place(together: a.Together) -> a.Together:
    """The parts with the place or owner that ends the last of them, unless one before has its own or the last speaks of
    any cards that lie there, after cards of a type."""
    *others, last = together.parts
    if together.said or not isinstance(last, a.Some) or not isinstance(last.group, a.Group):
        return together
    groups = [part.group for part in others if isinstance(part, a.Some) and isinstance(part.group, a.Group)]
    if len(groups) < len(others):
        return together
    shared = _shared(groups, last.group)
    if not shared:
        return together
    parts = (*(_with(part, shared) for part in others), last)
    return dataclasses.replace(together, parts=parts, said=(len(shared),))


def _shared(others: list[Any], last: a.Group) -> tuple[Any, ...]:
    if any_cards(last) and any(group.noun != a.Kind("card") for group in others):
        return ()
    shared: list[Any] = []
    for item in reversed(last.after):
        kinds = next((kinds for kinds in (ZONES, OWNERS) if isinstance(item, kinds)), None)
        if kinds is None or any(says(group, kinds) for group in others):
            break
        shared.insert(0, item)
    return tuple(shared)


def _with(part: Any, shared: tuple[Any, ...]) -> Any:
    return dataclasses.replace(part, group=dataclasses.replace(part.group, after=(*part.group.after, *shared)))


_DESCRIBING = (a.Adjective, a.InState, a.HasStat, a.AnyOf)


def shared_adjectives(groups: a.Groups, g: Grammar) -> a.Groups:
    """`Target blocking resonator or J-ruler`, `fire spells or abilities`: what describes the first of several nouns
    describes those after it that have no word of their own before them, not even an article."""
    first, *others = groups.options
    shared = tuple(f for f in first.before if isinstance(f, _DESCRIBING))
    form = g.forms["Groups"][groups.form] if groups.form < len(g.forms["Groups"]) else None
    articles = form is not None and any("a" in slot.joint for slot in form.slots if slot.field == "options")
    bare = all(not other.before and isinstance(other.noun, a.Kind) for other in others)
    if groups.said or not shared or articles or not bare or not isinstance(first.noun, a.Kind):
        return groups
    options = (first, *(dataclasses.replace(other, before=shared) for other in others))
    return dataclasses.replace(groups, options=options, said=(len(shared),))


# -- writing ---------------------------------------------------------------------------------------
def _as_said(node: a.Together) -> Any:
    """The phrase as its words stand."""
    count = node.said[0] if node.said else 0
    cut = [_without(part, count) for part in node.parts]
    if len(node.said) > 1:
        last = node.parts[-1]
        assert isinstance(last, a.Some)
        after = last.group.after
        _, some, groups = node.said
        options = tuple(part.group for part in cut)
        group = a.Groups(options, after[len(after) - count :], "and", form=groups)
        return a.Some(cut[0].quantity, group, node.binding, form=some)
    return dataclasses.replace(node, parts=(*cut[:-1], node.parts[-1]), said=())


def _without(part: Any, count: int) -> Any:
    if not count:
        return part
    return dataclasses.replace(part, group=dataclasses.replace(part.group, after=part.group.after[:-count]))


def register(g: Grammar) -> None:
    """Teach a grammar to write what it has taken apart, and what can be searched for."""
    g.union("Sought", "Some", "Together")
    g.custom(
        "Sought", _read_sought, lambda r, v: r.write(v, type(v).__name__, ""), begins=(("Some", ""), ("Together", "p"))
    )
    for mode in ("", "s", "p", "made", "victims"):
        g.writers["Together", mode] = _writer(mode)
    for mode in ("", "s", "p"):
        g.writers["Groups", mode] = _groups_writer(mode)


def _groups_writer(mode: str) -> Any:
    def write(renderer: Renderer, node: a.Groups) -> list[str] | None:
        first, *others = node.options
        cut = (first, *(dataclasses.replace(other, before=other.before[sum(node.said) :]) for other in others))
        return renderer.node(dataclasses.replace(node, options=cut, said=()), mode)

    return write


def _read_sought(parser: Parser, pos: int) -> Iterator[Found]:
    """Cards by their description; several such, joined by `and`."""
    yield from parser.read("Some", "", pos)
    for end, several in parser.read("Together", "p", pos):
        if all(isinstance(part, a.Some) for part in several.parts):
            yield end, several


def _writer(mode: str) -> Any:
    def write(renderer: Renderer, node: a.Together) -> list[str] | None:
        said = _as_said(node)
        if isinstance(said, a.Together):
            return renderer.node(said, mode)
        return renderer.write(said, "Some", "" if mode in ("made", "victims") else mode)

    return write
