"""Occasions: every event a text can speak of, as the kernel's events tell it.

An occasion says which kinds of events may be it, under which condition, and about which cards. `movements`,
`deeds`, `battles` and the games make them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact.nouns.noun import Noun, noun
from ludex.enact.scenes.meanings import Meanings
from ludex.kernel import events
from ludex.kernel.memo import Recalled
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.nouns.subjects import Role, Roles, Subject
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

Gate = Callable[["Scene", "Event"], bool]


class Part:
    """A card an event is about, and the phrase that must mean it. `anything`: the phrase leaves open which card, so
    that it need not even be there (a draw from an empty deck)."""

    __slots__ = ("role", "phrase", "noun", "anything")

    def __init__(self, role: Role, phrase: ast.Object) -> None:
        self.role: Role = role
        self.phrase: ast.Object = phrase
        self.noun: Noun = noun(phrase)
        self.anything: bool = isinstance(phrase, ast.Same)

    def meant(self, scene: Scene, e: Event) -> Subject | None:
        """The card, if it is one the phrase means."""
        subject = self.role(scene.g, e)
        return subject if subject is not None and self.noun.was_one(scene, subject) else None

    def told(self, scene: Scene, e: Event) -> Subject | None:
        """The card, whatever has become of it since it was meant."""
        return self.role(scene.g, e)


class AnyPart(Part):
    """Several cards that an event is about alike: the phrase means it if it means one of them."""

    __slots__ = ("roles",)

    def __init__(self, roles: Roles, phrase: ast.Object) -> None:
        super().__init__(_nobody, phrase)
        self.roles: Roles = roles

    def meant(self, scene: Scene, e: Event) -> Subject | None:
        return next((one for one in self.roles(scene.g, e) if self.noun.was_one(scene, one)), None)

    def told(self, scene: Scene, e: Event) -> Subject | None:
        return self.meant(scene, e) or next(iter(self.roles(scene.g, e)), None)


def _nobody(g: Game, e: Event) -> Subject | None:
    return None


class Occasion:
    """One event of a text. Its first part is the card it happens to; `each`: it counts amount times; `once`: what
    happens to one card at once, in regard to several others, counts once; `refers`: its words speak of its own card
    again (`is returned to its owner's hand`)."""

    __slots__ = ("kinds", "gate", "parts", "each", "once", "refers")

    def __init__(
        self,
        kinds: tuple[str, ...],
        gate: Gate | None,
        *parts: tuple[Role, ast.Object | None],
        each: bool = False,
        once: bool = False,
        among: tuple[tuple[Roles, ast.Object | None], ...] = (),
    ) -> None:
        self.kinds: tuple[str, ...] = kinds
        self.gate: Gate | None = gate
        single = tuple(Part(role, phrase) for role, phrase in parts if phrase is not None)
        several = (AnyPart(roles, phrase) for roles, phrase in among if phrase is not None)
        self.parts: tuple[Part | AnyPart, ...] = (*single, *several)
        self.each: bool = each
        self.once: bool = once
        self.refers: bool = False

    def hears(self, e: Event) -> bool:
        """Whether an event is of a kind it listens to."""
        return e.kind in self.kinds or (bool(e.to) and events.MOVE in self.kinds)


EVENTS: Meanings[ast.Event, Occasion] = Meanings()
_known: Recalled[ast.Event, Occasion] = Recalled()


def occasion(node: ast.Event) -> Occasion:
    """The event of a text, read once."""
    known = _known.get(id(node)) or _known.learn(node, _read)
    return known[1]


def _read(node: ast.Event) -> Occasion:
    found = EVENTS(node)
    own = {getattr(part.phrase, "binding", 0) for part in found.parts if not isinstance(part.phrase, ast.Ref)}
    found.refers = any(isinstance(below, ast.Ref) and below.binding in own - {0} for below in ast.walk(node))
    return found

