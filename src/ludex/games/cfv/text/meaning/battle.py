"""Units on circles and in battle, as texts describe them and ask about them (cfv 2.2, 4.6, 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import battles
from ludex.enact.nouns import objects
from ludex.enact.nouns.noun import Noun, means, noun
from ludex.enact.nouns.questions import label, negated
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import AMOUNTS, CONDITIONS, FILTERS
from ludex.enact.standing.dependence import BEYOND
from ludex.enact.standing.statics import STEADY, WORDS_HEED
from ludex.games.cfv.text import nodes
from ludex.kernel.effects.facts import NOTHING, WHERE

if TYPE_CHECKING:
    from ludex.enact.scenes.meanings import Question, Reading, Test
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.cards import CardRef
    from ludex.kernel.game import Game
    from ludex.lang import ast


@FILTERS.of(nodes.OfClan)
def _of_clan(node: nodes.OfClan) -> Test:
    """Of a clan (cfv 2.2.2)."""
    one = label("clan", node.name)
    return negated(one) if node.negated else one


@FILTERS.of(nodes.InRow)
def _in_row(node: nodes.InRow) -> Test:
    """In a row of the field (cfv 4.6.3)."""
    row, whose = node.row, node.whose

    def one(scene: Scene, look: Look) -> bool:
        if whose is not None and look.seat not in meanings.seats(scene, whose):
            return False
        return text_rules(scene.g).row_of(look.zone) == row

    return one


@FILTERS.of(nodes.InColumnOf)
def _in_column_of(node: nodes.InColumnOf) -> Test:
    """In the column of another card, also across the field (cfv 4.6.2.1)."""
    what = node.what

    def one(scene: Scene, look: Look) -> bool:
        rules = text_rules(scene.g)
        return any(
            rules.same_column(look.seat, look.zone, other.seat, other.zone) for other in objects.looks(scene, what)
        )

    return one


@AMOUNTS.of(nodes.OpenCircles)
def _open_circles(node: nodes.OpenCircles) -> Reading:
    """Rear-guard circles that hold no card."""
    whose = node.whose

    def read(scene: Scene) -> int:
        g = scene.g
        circles = text_rules(g).region("rear-guard circle")
        return sum(not g.zone(seat, circle) for seat in meanings.seats(scene, whose) for circle in circles)

    return read


@means(nodes.BattleUnit)
class BattleUnit(Noun):
    """The units that play a part in the battle now (cfv 7.3.1.3.1, 7.3.1.4.1, 7.3.1.6.1)."""

    __slots__ = ("role",)

    def __init__(self, phrase: nodes.BattleUnit) -> None:
        super().__init__(phrase)
        self.role = phrase.role

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        return text_rules(scene.g).in_role(scene.g, self.role)


@CONDITIONS.of(nodes.InBattle)
def _in_battle(node: nodes.InBattle) -> Question:
    """A card plays a part in the battle now; it attacks or boosts something in particular if that is said, whatever has
    become of that since (cfv 7.1.2.2)."""
    what, role, target = node.what, node.role, node.target

    def question(scene: Scene) -> bool:
        g = scene.g
        there = [ref for ref in text_rules(g).in_role(g, role) if _means(scene, what, ref)]
        if not there or target is None:
            return bool(there)
        return any(_means(scene, target, other) for other in _battled(g, role, there))

    return question


def _means(scene: Scene, what: ast.Object, ref: CardRef) -> bool:
    return noun(what).was_one(scene, battles.subject_of(scene.g, ref))


def _battled(g: Game, role: str, there: list[CardRef]) -> list[CardRef]:
    """The units on the other side of what cards do in this battle."""
    told = battles.boosts_told(g) if role in ("boosting", "boosted") else battles.attacks_told(g)
    if role in ("attacking", "boosting"):
        return [other for one, other in told if one in there]
    return [one for one, other in told if other in there]


STEADY.add(nodes.InRow)
WORDS_HEED |= {"limit break": WHERE, "in legion": NOTHING}
BEYOND.add(nodes.InColumnOf)
