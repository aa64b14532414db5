"""Groups in words: a race that stands for its cards, types of magic stones, names (fow 2.1, 2.5)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.filters import STONES, SUBTYPES, TYPES
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser, Shared
from ludex.lang.phrases.scope import each_for_itself as articled
from ludex.lang.phrases.scope import reaches
from ludex.lang.renderer import Renderer

_STONES = frozenset(f"{stone} magic stone" for stone in STONES)
_ABILITIES = ("ability", "activate ability", "automatic ability")
_SPELLS = ("spell", "normal spell", "summon spell", "chant")
_CLOSING = (a.SameAs, a.ExtremeStat, nodes.AddedTo, nodes.Battling, a.Targeting, a.AbilityOf)
_OWNERS = (a.YouControl, a.Enemy, a.ControlledBy)


def _one_reading(node: a.Group) -> bool:
    """Words that mean one thing before one noun: `fire` before magic stones is a type of them, before others an
    attribute; a type stands only before the word card."""
    stones = node.noun == a.Kind("magic stone")
    cards = node.noun == a.Kind("card")
    for item in _flat(node.before):
        if isinstance(item, nodes.OfAttribute) and stones:
            return False
        if isinstance(item, a.OfKind):
            if item.word in _STONES and not stones:
                return False
            if item.word in TYPES and not (item.negated or cards or _is_subtype(item)):
                return False
    owners = sum(isinstance(f, _OWNERS) for f in (*node.before, *node.after))
    if sum(isinstance(f, a.Target) for f in node.before) > 1:
        return False  # `target` is said once
    return owners < 2 and _ends_well(node) and _in_chase(node) and _is_added(node)


def _is_added(node: a.Group) -> bool:
    """Only additions are added to a card, or lie on it."""
    if not any(isinstance(f, nodes.AddedTo) for f in node.after):
        return True
    return node.noun == a.Kind("addition") or any(
        isinstance(f, a.OfKind) and f.word.startswith("addition") for f in _flat(node.before)
    )


def _in_chase(node: a.Group) -> bool:
    """Only spells and abilities target something; only abilities are abilities of something."""
    word = node.noun.word if isinstance(node.noun, a.Kind) else ""
    if any(isinstance(f, a.AbilityOf) for f in node.after) and word not in _ABILITIES:
        return False
    return word in (*_ABILITIES, *_SPELLS) or not any(isinstance(f, a.Targeting) for f in node.after)


def _is_subtype(item: a.OfKind) -> bool:
    """Whether a type is written in square brackets: `chant` is a word for a type too."""
    return item.word in SUBTYPES and item.form < 2 * len(SUBTYPES)


def _flat(filters: tuple[Any, ...]) -> Iterator[Any]:
    for item in filters:
        yield from item.options if isinstance(item, a.AnyOf) else (item,)


def _ends_well(node: a.Group) -> bool:
    """An owner or a place said after `the same name as it` or `the highest among` belongs to those words."""
    return not any(map(_closes, node.after[:-1]))


def _closes(item: Any) -> bool:
    """Whether what is said after these words could belong to them; `the same cost` as what was spoken of is whole."""
    whole = isinstance(item, a.SameAs) and isinstance(item.card, a.Ref)
    return isinstance(item, _CLOSING) and not whole


def _speaks_of_cards(node: a.Group) -> bool:
    """A race or a subtype may stand for its cards: `a Fairy`, `[Addition: Field] you control`."""
    if not _one_reading(node):
        return False
    last = node.before[-1]
    parts = last.options if isinstance(last, a.AnyOf) else (last,)
    return all(isinstance(p, a.OfRace) or (isinstance(p, a.OfKind) and _is_subtype(p)) for p in parts)


def _read_many(parser: Parser, pos: int) -> Iterator[Found]:
    """`other Elves`, `Six Sages`: adjectives, and a race that stands for its cards in the plural."""
    shared: Shared = {}
    stack: list[tuple[int, tuple[Any, ...]]] = [(pos, ())]
    while stack:
        place, filters = stack.pop()
        if parser.crowded(shared, place):
            continue
        if filters and isinstance(filters[-1], a.OfRace) and not filters[-1].negated:
            continue  # the words of one race are not two races
        for mode in ("many", "alike", "icon"):
            for end, race in parser.read("OfRace", mode, place):
                yield end, (*filters, race)
        stack += [(end, (*filters, f)) for end, f in parser.read("Filter", "adj", place)]


def _write_many(renderer: Renderer, value: Any) -> list[str] | None:
    if not value or not isinstance(value[-1], a.OfRace) or value[-1].negated:
        return None
    forms = renderer.grammar.forms["OfRace"]
    mode = forms[value[-1].form].wording.mode
    written = [renderer.write(f, "Filter", "adj") for f in value[:-1]]
    written.append(renderer.write(value[-1], "OfRace", mode if mode in ("many", "alike", "icon") else "many"))
    if any(w is None for w in written):
        return None
    return [sign for w in written if w is not None for sign in w]


def _is_bare(option: a.Group) -> bool:
    """Whether a race stands alone for its cards."""
    last = option.before[-1:]
    return option.noun == a.Kind("card") and option.form > 0 and isinstance(last[0], a.OfRace | a.OfKind)


def _several(node: a.Groups) -> bool:
    """One reading of several groups: in `target player or resonator` only the first is said to be a target; `a Fairy or
    Elf resonator` is one group; an owner or place said last is said of all."""
    *others, last = node.options
    if isinstance(last.noun, a.OfName) and any(isinstance(f, a.IsNamed) for f in others[-1].after[-1:]):
        return False  # `a card named "A" or "B"` is one group of two names
    if any(isinstance(f, a.Target) for option in node.options[1:] for f in option.before):
        return False
    if any(_is_bare(option) for option in others) and not _is_bare(last):
        return False
    if any(_closes(f) for option in others for f in option.after):
        return False
    if any(map(_closes, node.after[:-1])):
        return False
    if any(option.noun == a.Kind("player") for option in node.options):
        return not node.after
    return reaches(node)


def register(g: Grammar) -> None:
    """Teach a grammar its groups."""
    g.phrase(a.OfName, "<name:Name>")
    g.union("Noun", "Kind", "OfName")
    g.phrase(a.Group, "<before:Filter/adj*> <noun> <after*>", guard=_one_reading)
    g.phrase(a.Group, "<before:Filter/adj+> <after*>", noun=a.Kind("card"), mode="s", guard=_speaks_of_cards)
    g.phrase(a.Group, "<before:ManyOf> <after*>", noun=a.Kind("card"), mode="p", guard=_one_reading)
    g.custom(
        "ManyOf",
        _read_many,
        _write_many,
        begins=(("OfRace", "many"), ("OfRace", "alike"), ("OfRace", "icon"), ("Filter", "adj")),
    )
    g.phrase(a.Group, "<before:Filter/adj+> opponent~", noun=a.Kind("player"), after=(a.Enemy(),), guard=_is_target)
    for joint, joined in (("|", "or"), ("&", "and")):
        for after in ("", " <after+>"):
            if joint == "&":
                g.phrase(a.Groups, f"<options:Group&2>{after}", joined=joined, guard=_several)
            else:
                g.phrase(a.Groups, f"<options:Group|2>{after}", joined=joined, guard=_plain_or)
            g.phrase(a.Groups, f"<options:Group{joint}a2>{after}", joined=joined, guard=_each_for_itself)
    g.phrase(a.Groups, "<options:AndOr>", "<options:AndOr> <after+>", joined="or", guard=_several)
    g.custom("AndOr", _read_and_or, _write_and_or, begins=(("Group", "p"), ("Group", "s")))
    g.phrase(a.Group, "<noun:OfName>", before=(), mode="named")
    g.phrase(a.Groups, "<options:Group/named|2>", mode="named")
    for name, owner in (("Mine", a.YouControl()), ("Theirs", a.Enemy())):
        g.union(name, "Group", "Groups")
        for mode in ("s", "p"):
            g.custom(name, *_owned(owner, mode), mode=mode, begins=(("Group", mode), ("Groups", mode)))


def _each_for_itself(node: a.Groups) -> bool:
    """With an article before each, a limit said after a group is that group's."""
    return not any(isinstance(f, a.Target) for option in node.options[1:] for f in option.before) and articled(node)


def _is_target(node: a.Group) -> bool:
    return node.before == (a.Target(),)


def _plain_or(node: a.Groups) -> bool:
    return _several(node) and not all(_is_bare(option) for option in node.options)


def _placed(group: a.Group | a.Groups) -> bool:
    """Whether a group says where its cards are or whose they are."""
    if isinstance(group, a.Groups):
        return bool(group.after) or any(_placed(option) for option in group.options)
    return any(isinstance(f, (*_OWNERS, a.Place, a.Places)) for f in (*group.before, *group.after))


def _owned(owner: Any, mode: str) -> tuple[Any, Any]:
    """Reader and writer of what a player controls: `you control a Fairy`."""

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        for end, group in parser.read("Group", mode, pos):
            if not _placed(group):
                yield end, dataclasses.replace(group, before=(owner, *group.before))
        for end, groups in parser.read("Groups", mode, pos):
            if not _placed(groups):
                yield end, dataclasses.replace(groups, after=(owner,))

    def writer(renderer: Renderer, value: Any) -> list[str] | None:
        if isinstance(value, a.Groups):
            if value.after != (owner,):
                return None
            return renderer.write(dataclasses.replace(value, after=()), "Groups", mode)
        if value.before[:1] != (owner,):
            return None
        return renderer.write(dataclasses.replace(value, before=value.before[1:]), "Group", mode)

    return reader, writer


def _read_and_or(parser: Parser, pos: int) -> Iterator[Found]:
    """`resonators and/or regalia`."""
    for mode in ("p", "s"):
        for end, first in parser.read("Group", mode, pos):
            if parser.text[end : end + 3] == ("and", "/", "or"):
                for last, second in parser.read("Group", mode, end + 3):
                    yield last, (first, second)


def _write_and_or(renderer: Renderer, value: Any) -> list[str] | None:
    for mode in ("p", "s"):
        written = [renderer.write(v, "Group", mode) for v in value]
        if len(written) == 2 and written[0] is not None and written[1] is not None:
            return [*written[0], "and", "/", "or", *written[1]]
    return None
