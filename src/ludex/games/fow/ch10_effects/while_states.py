"""Effects for as long as their own card is in some state (fow 9.9:8): not made if it was not so at any time since their
ability was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.durations import END_OF_TURN
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.making import lasting_ability
from ludex.enact.scenes.scene import Bindings, Scene
from ludex.enact.values.body import Body
from ludex.games.fow.text import nodes
from ludex.kernel import events
from ludex.kernel.abilities import SPELL
from ludex.kernel.cards import CardRef
from ludex.kernel.effects.changes import Duration, Lasting
from ludex.kernel.events import Event
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability, Source
    from ludex.kernel.game import Game

HELD = "held"  # binding: the state held when the ability was played, and is watched since
PLAYED = "played"
# Something that holds as long as the state does, and changes nothing.
NOTHING = ast.HasGains(ast.This(), (nodes.GainWords("race", ()),))


def watch(g: Game, source: Source, bind: Bindings, event: Event | None) -> list[Event]:
    """Begin to watch the state that an effect of an ability being played depends on, if there is one and it holds."""
    condition = _state(source.ability)
    if condition is None or not meanings.holds(Scene(g, source, bind, event), condition):
        return []
    card = CardRef(source.card, source.incarnation)
    since = ((PLAYED, source.stamp),)
    made = Lasting(0, _watcher(g, condition), card, source.seat, since, Duration(END_OF_TURN), passing=True)
    return [Event(events.LASTING, "fow 9.9:8", seat=source.seat, value=made, source=source)]


def held(scene: Scene) -> bool:
    """Whether the state that was watched has held all the time."""
    condition = _state(scene.source.ability)
    if not scene.bind.get(HELD) or condition is None:
        return True
    watcher, since = _watcher(scene.g, condition), (PLAYED, scene.source.stamp)
    return any(effect.ability == watcher and since in effect.bindings for effect in scene.g.lasting)


def _state(ability: Ability | None) -> ast.Condition | None:
    """The state of its own card for as long as which an ability that is no spell makes an effect."""
    if ability is None or ability.kind == SPELL or not isinstance(ability.body, Body):
        return None
    whiles = [n for n in ast.walk(ability.body.effect) if isinstance(n, ast.LastingWhile) and n.duration is None]
    about = [n.condition for n in whiles if any(isinstance(part, ast.This) for part in ast.walk(n.condition))]
    return about[0] if about else None


def _watcher(g: Game, condition: ast.Condition) -> Ability:
    return lasting_ability(text_rules(g), ast.LastingWhile(NOTHING, condition))
