"""Groups in words: a clan that stands for its cards, and nouns that hold more than their word (cfv 3.9)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.phrases.nouns import OWNERS
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser, Shared
from ludex.lang.phrases.scope import both, each_for_itself, reaches
from ludex.lang.renderer import Renderer

_VANGUARD_OR_REAR = a.Places((a.Place("vanguard circle"), a.Place("rear-guard circle")))
_FIRST, _SECOND = ("vanguard", "vanguards"), {"s": "rear-guard", "p": "rear-guards"}
_CLAN_ALONE = 1
"""The wording of a group in which a clan stands for its cards."""
_JOINTS = (("or",), ("and",), ("and", "/", "or"))


def _one_reading(node: a.Group) -> bool:
    """`Your opponent's` says one owner, not two. A second place belongs to the card spoken of before it, cards
    other than those chosen are the rest of them, and `another of your units` has its own wording."""
    said = (*node.before, *node.after)
    places = sum(isinstance(f, a.Place | a.Places) for f in node.after)
    rest = a.Other() in node.before and any(isinstance(f, a.Among) for f in node.after)
    another_of = node.before[:1] == (a.Other(),) and any(f in OWNERS for f in node.before)
    return sum(f in OWNERS for f in said) < 2 and places < 2 and not (rest or another_of)


def _several_nouns(node: a.Groups) -> bool:
    """`A vanguard or rear-guard` and `a <<X>> or <<Y>> from your hand` are one group each: what is said is said of both
    parts."""
    first, second = node.options[0], node.options[-1]
    if (first.noun, second.noun, second.before) == (a.Kind("vanguard"), a.Kind("rear-guard"), ()):
        return False
    return not (first.form == _CLAN_ALONE and not first.after)


def _speaks_of_cards(node: a.Group) -> bool:
    """A clan or a race may stand for its cards: `a <<Aqua Force>>`, `a <<Royal Paladin>> <High Beast>`."""
    last = node.before[-1]
    parts = last.options if isinstance(last, a.AnyOf) else (last,)
    return all(isinstance(part, nodes.OfClan | a.OfRace) for part in parts)


def _clan_alone(node: a.Group) -> bool:
    return _speaks_of_cards(node) and _one_reading(node)


def _read_both(parser: Parser, pos: int, mode: str) -> Iterator[Found]:
    """`vanguard or rear-guard`: a unit on either circle, and what is said of it after that."""
    if pos >= parser.size or parser.text[pos] not in _FIRST:
        return
    for i, joint in enumerate(_JOINTS):
        after = pos + 1 + len(joint)
        if parser.text[pos + 1 : after + 1] == (*joint, _SECOND[mode]):
            noun = dataclasses.replace(_VANGUARD_OR_REAR, form=_FIRST.index(parser.text[pos]) + 2 * i)
            yield after + 1, (noun,)
            shared: Shared = {}
            frontier: list[tuple[int, tuple[Any, ...]]] = [(after + 1, ())]
            while frontier:
                grown = [(e, (*fs, f)) for p, fs in frontier for e, f in parser.read("Filter", mode, p)]
                frontier = [run for run in grown if not parser.crowded(shared, run[0])]
                for end, filters in frontier:
                    yield end, (noun, *filters)


def _write_both(renderer: Renderer, value: Any, mode: str) -> list[str] | None:
    if not value or value[0] != _VANGUARD_OR_REAR:
        return None
    index = value[0].form if value[0].form < len(_FIRST) * len(_JOINTS) else 0
    out = [_FIRST[index % 2], *_JOINTS[index // 2], _SECOND[mode]]
    for item in value[1:]:
        signs = renderer.write(item, "Filter", mode)
        if signs is None:
            return None
        out += signs
    return out


def _read_other_of(parser: Parser, pos: int) -> Iterator[Found]:
    """`other of your <<X>>` in `another of your <<X>> rear-guards`."""
    if parser.alike[pos : pos + 2] != ("other", "of"):
        return
    shared: Shared = {}
    frontier: list[tuple[int, tuple[Any, ...]]] = [(pos + 2, ())]
    while frontier:
        grown = [(e, (*fs, f)) for p, fs in frontier for e, f in parser.read("Filter", "adj", p)]
        frontier = [run for run in grown if not parser.crowded(shared, run[0])]
        for end, filters in frontier:
            if filters[0] in OWNERS and a.Other() not in filters:
                yield end, (a.Other(), *filters)


def _write_other_of(renderer: Renderer, value: Any) -> list[str] | None:
    if value[:1] != (a.Other(),) or len(value) < 2 or value[1] not in OWNERS:
        return None
    out = ["other", "of"]
    for item in value[1:]:
        signs = renderer.write(item, "Filter", "adj")
        if signs is None:
            return None
        out += signs
    return out


def placed(group: Any) -> bool:
    """Whether a group says where its cards are or whose they are."""
    if isinstance(group, a.Groups):
        return any(placed(option) for option in group.options) or any(isinstance(f, a.Place) for f in group.after)
    said = (*group.before, *group.after)
    owned = any(f in OWNERS for f in said)
    return owned or any(isinstance(f, a.Place) and f.whose is not None for f in said) or any(map(_places_of, said))


def _places_of(item: Any) -> bool:
    return isinstance(item, a.Places) and all(place.whose is not None for place in item.places)


def _owned(owner: Any, mode: str) -> tuple[Any, Any]:
    """Reader and writer of what a player has: `you have a vanguard` means your vanguard."""

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        for end, group in parser.read("Group", mode, pos):
            yield end, group if placed(group) else dataclasses.replace(group, before=(owner, *group.before))
        for end, groups in parser.read("Groups", mode, pos):
            if any(isinstance(f, a.Place | a.Places) for f in groups.after):
                yield end, groups

    def writer(renderer: Renderer, value: Any) -> list[str] | None:
        if isinstance(value, a.Groups):
            return renderer.write(value, "Groups", mode)
        if isinstance(value, a.Group) and value.before[:1] == (owner,):
            value = dataclasses.replace(value, before=value.before[1:])
        elif not placed(value) or any(f in OWNERS for f in value.before):
            return None
        return renderer.write(value, "Group", mode)

    return reader, writer


def register(g: Grammar) -> None:
    """Teach a grammar its groups."""
    g.phrase(a.OfName, "<name:Name>")
    g.union("Noun", "Kind")
    g.phrase(a.Group, "<before:Filter/adj*> <noun> <after*>", guard=_one_reading)
    g.phrase(a.Group, "<before:Filter/adj+> <after*>", noun=a.Kind("card"), guard=_clan_alone)
    g.phrase(a.Group, "<before:OtherOf> <noun:p> <after*>", mode="s")
    g.phrase(a.Group, "<before:OtherOf> <noun:s> <after*>", mode="s")
    g.phrase(a.Group, "<before:OtherOf> <after*>", noun=a.Kind("card"), mode="s", guard=_speaks_of_cards)
    for mode in ("s", "p"):
        g.phrase(
            a.Group,
            f"<before:Filter/adj*> <after:EitherCircle/{mode}>",
            noun=a.Kind("unit"),
            mode=mode,
            guard=_one_reading,
        )
        g.custom(
            "EitherCircle",
            partial(_read_both, mode=mode),
            partial(_write_both, mode=mode),
            mode=mode,
            begins=_FIRST,
        )
    g.phrase(a.Group, "<before:OtherOf> <after:EitherCircle/p>", noun=a.Kind("unit"), mode="s")
    g.custom("OtherOf", _read_other_of, _write_other_of, begins=("other",))
    for after in ("", " <after+>"):
        g.phrase(a.Groups, f"<options:Group|2>{after}", guard=both(_several_nouns, reaches))
        g.phrase(a.Groups, f"<options:Group|a2>{after}", guard=both(_several_nouns, each_for_itself))
    for name, owner in (("Mine", a.YouControl()), ("Theirs", a.Enemy())):
        g.union(name, "Group", "Groups")
        for mode in ("s", "p"):
            g.custom(name, *_owned(owner, mode), mode=mode, begins=(("Group", mode), ("Groups", mode)))
