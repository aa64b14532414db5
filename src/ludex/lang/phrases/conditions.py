"""Conditions that every game asks alike."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser, Shared
from ludex.lang.renderer import Renderer

ONE, NONE = a.Number(1), a.Number(0)
IS = ((False, ("is", "are", "'s")), (True, ("isn't", "aren't")))
"""The verbs that say what a card is, and those that deny it."""


def _not_one(node: a.Exists) -> bool:
    return node.amount != ONE


_PARTS = (a.Place, a.Places)
_JOINED: dict[str, tuple[type, str]] = {"EachThere": (a.Both, "and"), "OneThere": (a.Either, "or")}


def there_are_several(g: Grammar) -> None:
    """There are so many of one group and (or) so many of another, in a place said once for all of them: `there are at
    least 5 Mage followers and at least 5 Mage spells in your cemetery`."""
    g.phrase(a.Exists, "at least <amount:Numeral> <group:p>", compare=">=", guard=_not_one, mode="counted")
    g.phrase(a.Exists, "a <group:s>", compare=">=", amount=ONE, mode="counted")
    for name, (cls, word) in _JOINED.items():
        for lead in ("there are", "there's", "there is"):
            g.phrase(cls, f"{lead} <parts:{name}>")
        g.custom(name, _read_counted(word), _write_counted(word), begins=(("Exists", "counted"),))
    g.phrase(a.Either, "there are <parts:EitherNumber>")
    g.custom("EitherNumber", _read_either_number, _write_either_number, begins=(("Number", ""),))


def _read_counted(word: str) -> Any:
    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        shared: Shared = {}
        stack: list[tuple[int, tuple[Any, ...]]] = [(pos, ())]
        while stack:
            place, parts = stack.pop()
            if parser.crowded(shared, place):
                continue
            for end, part in parser.read("Exists", "counted", place):
                if parts and _settled(parts, part):
                    yield end, (*(_placed(each, part.group.after[-1:]) for each in parts), part)
                if not _says_place(part):
                    stack += [(after, (*parts, part)) for after in _joints(parser, end, word, bool(parts))]

    return reader


def _joints(parser: Parser, pos: int, word: str, listed: bool) -> Iterator[int]:
    """Where the next of a list begins: after the word, or in a longer list after a comma (and the word)."""
    if parser.text[pos : pos + 1] == (word,) and not listed:
        yield pos + 1
    if parser.text[pos : pos + 1] == (",",):
        if parser.text[pos + 1 : pos + 2] != (word,):
            yield pos + 1
        elif listed:
            yield pos + 2


def _says_place(part: a.Exists) -> bool:
    return any(isinstance(item, _PARTS) for item in part.group.after)


def _settled(parts: tuple[Any, ...], last: a.Exists) -> bool:
    """Whether the last says where they all are, and at least one is counted."""
    counted = any(part.amount != ONE for part in (*parts, last))
    groups = all(isinstance(part.group, a.Group) for part in (*parts, last))
    return groups and counted and isinstance(last.group.after[-1:] and last.group.after[-1], _PARTS)


def _placed(part: a.Exists, place: tuple[Any, ...]) -> a.Exists:
    group = dataclasses.replace(part.group, after=(*part.group.after, *place))
    return dataclasses.replace(part, group=group)


def _write_counted(word: str) -> Any:
    def writer(renderer: Renderer, value: Any) -> list[str] | None:
        out: list[str] = []
        for i, part in enumerate(value):
            if not isinstance(part, a.Exists) or not isinstance(part.group, a.Group):
                return None
            after = part.group.after if i == len(value) - 1 else part.group.after[:-1]
            said = dataclasses.replace(part, group=dataclasses.replace(part.group, after=after))
            signs = renderer.write(said, "Exists", "counted")
            if signs is None or part.group.after[-1:] != value[-1].group.after[-1:]:
                return None
            last = i == len(value) - 1
            listed = len(value) > 2
            out += [*((",",) if i and listed else ()), *((word,) if i and (last or not listed) else ()), *signs]
        return out

    return writer


def existing(g: Grammar) -> None:
    """There are so many cards of a group."""
    for compare, words in ((">=", "at least "), ("==", ""), ("==", "exactly ")):
        g.phrase(a.Exists, f"there are {words}<amount:Numeral> <group:p>", compare=compare, guard=_not_one)
        g.phrase(a.Exists, f"you have {words}<amount:Numeral> <group:p>", compare=compare, guard=_not_one)
        g.phrase(a.Exists, f"your opponent has {words}<amount:Numeral> <group:p>", compare=compare, guard=_not_one)
    for compare, words in (("<=", " or less"), ("<=", " or fewer"), (">=", " or more")):
        g.phrase(a.Exists, f"there are <amount:Numeral>{words} <group:p>", compare=compare)
        g.phrase(a.Exists, f"you have <amount:Numeral>{words} <group:p>", compare=compare)
    g.phrase(
        a.Exists,
        "there's a <group:s>",
        "there is a <group:s>",
        "there's at least 1 <group:s>",
        "there is at least 1 <group:s>",
        "you have a <group:s>",
        compare=">=",
        amount=ONE,
    )
    g.phrase(a.Exists, "there are any <group:p>", compare=">=", amount=ONE)
    g.phrase(
        a.Exists, "there isn't a <group:s>", "there's no <group:s>", "there is no <group:s>", compare="==", amount=NONE
    )
    g.phrase(
        a.Exists,
        "there are no <group:p>",
        "there aren't any <group:p>",
        "you have no <group:p>",
        compare="==",
        amount=NONE,
    )


def _read_either_number(parser: Parser, pos: int) -> Iterator[Found]:
    """`3 or 4 Otters on your field`: exactly so many, or so many."""
    for at, one in parser.read("Number", "", pos):
        if parser.text[at : at + 1] == ("or",):
            for then, other in parser.read("Number", "", at + 1):
                for end, group in parser.read("Counted", "p", then):
                    yield end, (a.Exists("==", one, group), a.Exists("==", other, group))


def _write_either_number(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or any(not isinstance(v, a.Exists) or v.compare != "==" for v in value):
        return None
    if value[0].group != value[1].group:
        return None
    one, other = (renderer.write(v.amount, "Number", "") for v in value)
    group = renderer.write(value[0].group, "Counted", "p")
    return None if one is None or other is None or group is None else [*one, "or", *other, *group]


def comparing(g: Grammar) -> None:
    """One amount is more than another."""
    for compare, words in (
        (">=", "at least <right:Numeral>"),
        ("<=", "<right:Numeral> or less"),
        (">=", "<right:Numeral> or more"),
        ("==", "<right:Numeral>"),
        ("<", "less than <right:Term>"),
        (">", "(greater|more) than <right:Term>"),
    ):
        g.phrase(a.Compared, f"<left:Measure> is {words}", compare=compare)


def being(g: Grammar) -> None:
    """A card is of a kind."""
    for negated, verbs in IS:
        for verb in verbs:
            g.phrase(a.Is, f"<what:Point> {verb} a <group:s>", negated=negated)


def doing(g: Grammar) -> None:
    """What was done just before, and whose turn it is."""
    g.phrase(a.DidIt, "you do", "you did", "they do", "you did so")
    g.phrase(a.DidIt, "you don't", "you didn't", "they don't", negated=True)
    g.phrase(a.TurnOf, "it's <player:of> turn", "this is <player:of> turn", "it is <player:of> turn")
    g.phrase(a.TurnOf, "it isn't <player:of> turn", "it's not <player:of> turn", negated=True)


def joining(g: Grammar) -> None:
    """All, or one, of several conditions; the dialect says what an `Atom` is."""
    g.phrase(a.Both, "<parts:Atom&2>")
    g.phrase(a.Either, "<parts:Atom|2>")
    g.union("Condition", "Atom", "Both", "Either")


_JOINTS = {"AndIf": (",", "and", "if"), "CommaAnd": (",", "and")}
"""How two conditions are joined besides the plain `and`: `if A, and if B`, `if A, and B`."""


def _reader(joint: tuple[str, ...]) -> Any:
    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        shared: Shared = {}
        stack: list[tuple[int, tuple[Any, ...]]] = [(pos, ())]
        while stack:
            place, parts = stack.pop()
            if parser.crowded(shared, place):
                continue
            for end, part in parser.read("Atom", "", place):
                if parts:
                    yield end, (*parts, part)
                if parser.text[end : end + len(joint)] == joint:
                    stack.append((end + len(joint), (*parts, part)))

    return reader


def _writer(joint: tuple[str, ...]) -> Any:
    def writer(renderer: Renderer, value: Any) -> list[str] | None:
        out: list[str] = []
        for i, part in enumerate(value):
            signs = renderer.write(part, "Atom", "")
            if signs is None:
                return None
            out += [*(joint if i else ()), *signs]
        return out

    return writer


def after_commas(g: Grammar) -> None:
    """All of several conditions, each after a comma."""
    for name, joint in _JOINTS.items():
        g.phrase(a.Both, f"<parts:{name}>")
        g.custom(name, _reader(joint), _writer(joint), begins=(("Atom", ""),))


def unless(g: Grammar) -> None:
    """A condition that does not hold."""
    g.phrase(a.Not, "unless <condition>", mode="unless")
