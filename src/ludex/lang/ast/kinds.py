"""The kinds of nodes: what a node is to its text. A game's own nodes are of a kind by being one; no list names them."""

from __future__ import annotations

from typing import ClassVar

from ludex.lang.ast.node import Node


class Ability(Node):
    """One ability of a card."""

    __slots__ = ()


class Trigger(Node):
    """What an automatic ability waits for."""

    __slots__ = ()


class Static(Node):
    """What holds as long as something lasts: gifts, prohibitions, permissions, replacements."""

    __slots__ = ()


class Permission(Static):
    """A rule that changes no card: what may be done, what must be, what it costs. Chapters ask for it."""

    __slots__ = ()


class Step(Node):
    """One step of what an effect does."""

    __slots__ = ()


class Action(Step):
    """A step that is a verb of the book."""

    __slots__ = ()


class Trade(Action):
    """An action by which two things take each other's place: what its words speak of was named before it."""

    __slots__ = ()


class OwnCost(Action):
    """An action that pays the cost of its own ability, when its player wants to."""

    __slots__ = ()


class Cost(Node):
    """One thing to pay."""

    __slots__ = ()


class Event(Node):
    """Something that happens, as triggers, replacements and counts speak of it."""

    __slots__ = ()


class Condition(Node):
    """What is true or not."""

    __slots__ = ()


class Filter(Node):
    """What tells some cards from others."""

    __slots__ = ()


class Label(Filter):
    """Of one of the words on cards that mean nothing but that texts can ask for them. `sort`: what such a word is
    called, where cards may bring words of their own."""

    __slots__ = ()
    sort: ClassVar[str] = ""
    name: str


class Adjective(Label):
    """A label that describes, said before the first of several nouns, those after it too."""

    __slots__ = ()


class Amount(Node):
    """A number."""

    __slots__ = ()


class Object(Node):
    """What a sentence speaks of."""

    __slots__ = ()


class Gain(Node):
    """What a card is given: numbers, keywords, abilities."""

    __slots__ = ()
