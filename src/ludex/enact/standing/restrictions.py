"""What an ability's own text says about when and how often it is used, and abilities that cannot be used at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.values.body import Body
from ludex.kernel.decisions import Obstacle
from ludex.kernel.pipeline.use_limits import GAME, usable, use_up
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game


def unusable(scene: Scene, body: Body) -> Obstacle | None:
    """Why an activated ability cannot be used now (sve 10.3.2, sve 10.3.3, cfv 11.2.1.1), leaving its cost aside. One
    that is used once per game cannot be used again once it has been played."""
    obstacle = worn_out(scene.g, scene.source)
    if obstacle is not None:
        return obstacle
    for restriction in body.restrictions:
        obstacle = _obstacle(scene, restriction)
        if obstacle is not None:
            return obstacle
    return None


def worn_out(g: Game, source: Source) -> Obstacle | None:
    """Why an ability cannot be used any more, this turn or for good."""
    if not usable(g, source):
        return Obstacle(g.rules.cite("cannot use"), "it cannot be used again")
    limit = source.ability.limit if source.ability is not None else 0
    if limit and g.uses.get(source.id, 0) >= limit:
        return Obstacle(g.rules.cite("use limit"), "it has been used as often as it may be this turn")
    return None


def _obstacle(scene: Scene, restriction: ast.Restriction) -> Obstacle | None:
    g = scene.g
    if isinstance(restriction, ast.OnlyIf) and not meanings.holds(scene, restriction.condition):
        return Obstacle(g.rules.cite("use condition"), "its condition is not met")
    if isinstance(restriction, ast.OncePerTurn) and restriction.each_of_yours and g.active != scene.you:
        return Obstacle(g.rules.cite("use condition"), "it may be used only on your turn")
    if isinstance(restriction, ast.OnlyDuring) and not during(scene, restriction.when):
        return Obstacle(g.rules.cite("use condition"), f"it may be used only during {restriction.when}")
    return None


def during(scene: Scene, when: str) -> bool:
    """Whether it is the turn or the phase that a text names: a battle or `a` phase of either player, else the own one
    unless it says the opponent's."""
    g = scene.g
    now = text_rules(g).phase(g)
    if when == "battle":
        return any(name.startswith(when) for name in now)
    if when.startswith("a "):
        return when.removeprefix("a ") in now
    mine = (g.active == scene.you) != (when == "opponent's turn")
    return mine and (when.endswith("turn") or when.removeprefix("your ") in now)


def use(g: Game, source: Source) -> None:
    """An activated ability has been played: that counts for its limit per turn, and uses up what is played once per
    game under its name, whatever becomes of it (fow 12.4:3, fow 12.4:4, ruling fow-5.5-R41)."""
    ability = source.ability
    if ability is None:
        return
    if ability.limit:  # how often the others were used is no part of the position (sve 15.2.1.2)
        g.uses = {**g.uses, source.id: g.uses.get(source.id, 0) + 1}
    body = ability.body
    if isinstance(body, Body) and any(isinstance(r, ast.OncePerGame) for r in body.restrictions):
        use_up(g, source, GAME)
