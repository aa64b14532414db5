"""What additions are added to (fow 10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import objects
from ludex.enact.nouns.noun import Noun, means
from ludex.enact.ruleset import text_rules
from ludex.enact.standing.dependence import LOOKS, of_kind
from ludex.enact.standing.statics import STEADY
from ludex.games.fow.text import nodes

if TYPE_CHECKING:
    from ludex.enact.nouns.subjects import Subject
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.cards import CardRef


@means(nodes.Host)
class Host(Noun):
    """The card this addition is added to (fow 10.1:1), or was when that left, only while it is of the kind said."""

    __slots__ = ("kind",)

    def __init__(self, phrase: nodes.Host) -> None:
        super().__init__(phrase)
        self.kind = phrase.kind

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        return tuple(ref for ref in objects.hosts(scene) if objects.is_of_kind(scene, ref, self.kind))

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        e = subject.event
        linked = subject.g.cards[subject.id].links if e is None or e.before is None else e.before.links
        if scene.source.card not in linked:
            return False
        return self.kind in ("", "card") or text_rules(scene.g).is_kind(scene.g, subject.look, self.kind)


STEADY.add(nodes.Host)
LOOKS[nodes.Host] = lambda node: of_kind(node.kind)
