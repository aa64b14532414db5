"""A noun phrase is one object with one set of questions.

Targets, triggers, prohibitions, permissions, cost changes, preventions, replacements, conditions and amounts all ask
the same object, so that a phrase means the same wherever it stands:

- `now`: which cards are they?
- `is_one`: is this card one of them, where they are meant to be? (standing effects, prohibitions)
- `would_be`: is it one, wherever it is now? (a card that is about to be played)
- `was_one`: was the card of this event one? (triggers, replacements, what happened this turn)
- `is_played`: is this spell or ability one, as what is played? (what cannot be played, what it costs, who plays it)
- `is_by`: is what this spell or ability does done by one? (what targets, what deals damage)

A phrase is compiled once. Each kind of phrase is a class of its own that registers itself for its node.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeVar

from ludex.kernel.abilities import SPELL
from ludex.kernel.cards import CardRef
from ludex.kernel.memo import Recalled

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludex.enact.nouns.subjects import Subject
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.abilities import Source
    from ludex.lang import ast

Sort = Literal["card", "text", "player", "unmade", "unsaid"]
"""What a phrase speaks of: cards, spells and abilities, players, tokens that are not there yet, what the text leaves
out."""


def is_ability(source: Source) -> bool:
    """Whether a text is that of an ability, not of a card that is played."""
    ability = source.ability
    return ability is not None and (ability.kind != SPELL or ability.keyword == "Break")


class Noun:
    """One noun phrase. By default it means the cards that it finds now, wherever it is asked."""

    __slots__ = ("phrase",)

    sort: ClassVar[Sort] = "card"

    def __init__(self, phrase: ast.Object) -> None:
        self.phrase: ast.Object = phrase

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        """The cards it means, as they were when it pointed at them; none before they are chosen."""
        raise NotImplementedError

    def is_one(self, scene: Scene, ref: CardRef) -> bool:
        """Whether a card is one of them: now, or as last known if it is gone."""
        return ref in self.now(scene)

    def would_be(self, scene: Scene, ref: CardRef) -> bool:
        """The same, but a phrase that names no zone means the card wherever it is."""
        return self.is_one(scene, ref)

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        """Whether a card of an event is one of them, before or after what happened."""
        return any(subject.means(ref) for ref in self.now(scene))

    def is_played(self, scene: Scene, text: Source) -> bool:
        """Whether a spell or ability that is played, or about to be, is one of them: a card they mean is."""
        return not is_ability(text) and self.would_be(scene, CardRef(text.card, text.incarnation))

    def is_by(self, scene: Scene, text: Source) -> bool:
        """Whether what a spell or ability does is done by one of them: it is, if the card that it is on is one."""
        return self.is_one(scene, CardRef(text.card, text.incarnation))

    def speaks_of_abilities(self) -> bool:
        """Whether abilities are among what it means."""
        return False

    def speaks_of_texts(self, scene: Scene) -> bool:
        """Whether spells or abilities are among what it means, and not only cards."""
        return False


N = TypeVar("N", bound=type[Noun])

_kinds: dict[type, type[Noun]] = {}
_nouns: Recalled[ast.Object, Noun] = Recalled()


def means(*nodes: type) -> Callable[[N], N]:
    """Declare the class that gives phrases of these kinds their meaning."""

    def register(kind: N) -> N:
        for node in nodes:
            _kinds[node] = kind
        return kind

    return register


def noun(phrase: ast.Object) -> Noun:
    """The meaning of a phrase."""
    known = _nouns.get(id(phrase)) or _nouns.learn(phrase, _made)
    return known[1]


def _made(phrase: ast.Object) -> Noun:
    return _kinds[type(phrase)](phrase)


def is_known(node: type) -> bool:
    """Whether phrases of a kind have a meaning."""
    return node in _kinds


def sort_of(phrase: ast.Object) -> Sort:
    """What a phrase speaks of."""
    return noun(phrase).sort
