"""Battles, as texts speak of them: who attacked and boosted whom in this one, and its moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import movements, occasions
from ludex.enact.events.occasions import EVENTS
from ludex.enact.nouns import subjects
from ludex.enact.nouns.noun import noun
from ludex.enact.ruleset import text_rules
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.events.occasions import Gate
    from ludex.enact.nouns.subjects import Subject
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

BATTLE = "battle"
ATTACK = "attack"
BOOST = "boost"


# -- the cards of a battle -----------------------------------------------------------------------------------
def this_battle(g: Game) -> list[Event]:
    """What has happened since the last battle began (cfv 7.1.2); nothing before the first of the turn."""
    turn = g.this_turn()
    for at in range(len(turn) - 1, -1, -1):
        if turn[at].kind == BATTLE:
            return turn[at:]
    return []


def attacks_told(g: Game) -> list[tuple[CardRef, CardRef]]:
    """Who attacked whom in this battle, whatever has become of them since (cfv 7.1.2.2)."""
    return _pairs(g, ATTACK)


def boosts_told(g: Game) -> list[tuple[CardRef, CardRef]]:
    """Who boosted whom in this battle."""
    return _pairs(g, BOOST)


def _pairs(g: Game, kind: str) -> list[tuple[CardRef, CardRef]]:
    return [
        (CardRef(e.card, e.incarnation), e.value)
        for e in this_battle(g)
        if e.kind == kind and isinstance(e.value, CardRef)
    ]


def subject_of(g: Game, ref: CardRef) -> Subject:
    """A card spoken of as it is, or as it last was."""
    return subjects.Subject(g, ref.id, ref.incarnation, ref.incarnation, None)


def in_battle(attacker: ast.Object | None, target: ast.Object | None, booster: ast.Object | None) -> Gate | None:
    """A battle in which one unit attacked another, and one boosted, as far as they are named. It is called after what
    the attacked units are now, or last were (cfv 7.1.2.2): if a rear-guard has become a vanguard, after that
    (cfv 7.1.2.3)."""
    if attacker is None and target is None and booster is None:
        return None
    by, at, helped = (None if phrase is None else noun(phrase).was_one for phrase in (attacker, target, booster))

    def gate(scene: Scene, e: Event) -> bool:
        g = scene.g
        if (by is not None or at is not None) and not any(
            (by is None or by(scene, subject_of(g, one))) and (at is None or at(scene, subject_of(g, other)))
            for one, other in attacks_told(g)
        ):
            return False
        return helped is None or any(helped(scene, subject_of(g, one)) for one, _ in boosts_told(g))

    return gate


@EVENTS.of(ast.BattleMoment)
def battle_moment(node: ast.BattleMoment) -> occasions.Occasion:
    """A step of a battle begins, or the battle ends, see cfv 7.7.1.1."""
    step, edge, whose = node.step, node.edge, node.whose
    battle = in_battle(node.attacker, node.target, node.booster)
    if step == "battle" and edge == "start":
        return occasions.Occasion((BATTLE,), lambda scene, e: movements.is_of(scene, whose, e.seat))

    def gate(scene: Scene, e: Event) -> bool:
        if e.key != text_rules(scene.g).moment(step, edge) or not movements.is_of(scene, whose, e.seat):
            return False
        return battle is None or battle(scene, e)

    return occasions.Occasion((events.MOMENT,), gate)
