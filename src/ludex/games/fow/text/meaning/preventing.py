"""Prevention (fow 10.17:1): replacement effects that take from damage, some of it or all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.lasting import ONCE, USES
from ludex.enact.actions.replacements import REPLACEMENTS, Instead, TextReplacement, altered
from ludex.enact.nouns.noun import noun
from ludex.enact.nouns.reach import covers, said_of, standing
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.meanings import amount
from ludex.enact.sorts import takes
from ludex.enact.standing.prohibitions import DAMAGE, PREVENT, damage_is, dealer, obstacle, subject
from ludex.games.fow.text import nodes
from ludex.kernel.pipeline import appliers
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

FIRST = "first each turn"


class Preventing(TextReplacement):
    """Damage that would be dealt, to or by what a text names, is prevented."""

    __slots__ = ("node",)

    def __init__(self, node: nodes.Prevent, condition: ast.Condition | None, per: int, of: ast.Amount | None) -> None:
        """No text prevents something for each of a group."""
        super().__init__((DAMAGE,), condition)
        self.prevents = True
        self.node: nodes.Prevent = node

    def applies(self, g: Game, source: Source, event: Event) -> bool:
        """It is such damage, and nothing keeps it from being prevented."""
        scene = standing(g, source, event)
        asked = said_of(scene, self.node.to, subject(g, event), self.condition)
        asked = said_of(asked, self.node.source, dealer(g, event), self.condition)
        if not self._is_such(scene, event) or not self.in_force(asked):
            return False
        if self.node.times == FIRST and not self._is_first(scene, event):
            return False
        return obstacle(g, PREVENT, event) is None

    def _is_such(self, scene: Scene, event: Event) -> bool:
        """Whether it is damage of the kind, to and by what the text names. What a card deals because an ability says so
        is dealt by that ability too (rulings fow-5.5-R48, fow-5.01-R41, fow-2.0-R49)."""
        node, g = self.node, scene.g
        if not damage_is(g, event, node.kind):
            return False
        hit, by = subject(g, event), dealer(g, event)
        if node.both_ways and node.to is not None and by is not None and covers(scene, node.to, by):
            return True
        if node.to is not None and (hit is None or not covers(scene, node.to, hit)):
            return False
        if node.source is None:
            return True
        dealt_by = noun(node.source)
        if event.source is not None and dealt_by.speaks_of_texts(scene) and dealt_by.is_by(scene, event.source):
            return True
        if by is None:
            return False
        return dealt_by.would_be(scene, by) if _means_any_card(node.source) else dealt_by.is_one(scene, by)

    def _is_first(self, scene: Scene, event: Event) -> bool:
        """Whether no such damage was dealt or prevented this turn."""
        g = scene.g
        if g.uses.get(scene.source.id):
            return False
        return not any(e.kind == DAMAGE and self._is_such(scene, e) for e in g.this_turn())

    def rewrite(self, g: Game, source: Source, event: Event) -> Instead:
        """Reduced by the amount, the rest is dealt; without one nothing is. An amount of the next damage is used up by
        as much as it has prevented."""
        if self.node.times == FIRST:
            g.uses = {**g.uses, source.id: g.uses.get(source.id, 0) + 1}
        if self.node.amount is None:  # fow 10.17:1.2
            return (), None
        scene = standing(g, source, event)
        much = amount(scene, self.node.amount)
        if self.node.times == "next":  # fow 10.17:1
            much = min(event.amount, self._left(g, source))
            appliers.spend(g, source, _units(g, much) - 1)  # one more is spent by having applied
        return altered(event, event.amount - max(0, much))  # fow 10.17:1.1

    def _left(self, g: Game, source: Source) -> int:
        """How much a floating effect may still prevent."""
        uses = next((x.uses for x in g.lasting if x.stamp == source.lasting), 0)
        return uses * text_rules(g).unit


def _means_any_card(what: ast.Object) -> bool:
    """Whether damage by cards is meant, wherever they are: the source of damage is the card whose ability it is, a
    spell that is being resolved as well (fow 9.12:1)."""
    if not isinstance(what, ast.Some) or not isinstance(what.group, ast.Group):
        return False
    group = what.group
    elsewhere = (ast.Place, ast.Places, ast.YouControl, ast.Enemy)
    return group.noun == ast.Kind("card") and not any(isinstance(f, elsewhere) for f in (*group.before, *group.after))


def _units(g: Game, much: int) -> int:
    return -(-much // text_rules(g).unit)


def _uses(scene: Scene, node: nodes.Prevent) -> int:
    """How often prevention of the next damage may apply: once, or in steps of damage where it names an amount."""
    return 1 if node.amount is None else max(1, _units(scene.g, amount(scene, node.amount)))


def _is_next(node: nodes.Prevent) -> bool:
    return node.times == "next"


REPLACEMENTS[nodes.Prevent] = Preventing
ONCE[nodes.Prevent] = _is_next
USES[nodes.Prevent] = _uses
takes("ability", (nodes.Prevent, "source"))
takes("player", (nodes.Prevent, "to"))
