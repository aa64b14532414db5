"""Whether an option can do nothing, where a book lets only such be chosen as can be performed (sve 5.18.3.1.2, ruling
sve-R21): nothing to act on, nothing to pay with, no room."""

from __future__ import annotations

from collections.abc import Callable

from ludex.enact.playing import due
from ludex.enact.playing.deciding import decided_on_playing, later
from ludex.enact.playing.possible import can_step
from ludex.enact.scenes.scene import Scene
from ludex.enact.steps.tree import leaves, objects_of, wants_x
from ludex.kernel.decisions import Obstacle
from ludex.lang import ast

Before = tuple[ast.Sequence, ...]
Rite = Callable[[Scene, ast.PayFor], Obstacle | None]
_NAMED = (ast.Ref, ast.Tokens, ast.TokenChoice, ast.TokenSet)

PUTS: dict[type, Callable[[ast.Step], str]] = {
    ast.Put: lambda step: step.to.zone if isinstance(step, ast.Put) and _own(step.to.whose) else "",
}
"""The zone of the player where steps put cards, if they put them there; a game adds its own."""


def _own(whose: object) -> bool:
    return isinstance(whose, ast.Player) and whose.who == "you"


def idle(scene: Scene, steps: tuple[ast.Step, ...], before: Before, rite: Rite) -> bool:
    """Whether no step of an option can do anything. What acts on nothing but cards that a step before it has to select,
    and cannot, does nothing either; nor does selecting cards that find no room. `before`: options that were chosen and
    are carried out earlier; `rite`: why what is paid for on playing cannot be."""
    missing: set[int] = set()
    aims = crowded = False
    for step in steps:
        acts_on = [leaf for obj in objects_of(step) for leaf in leaves(obj)]
        if acts_on and all(isinstance(leaf, ast.Ref) and leaf.binding in missing for leaf in acts_on):
            continue
        if not before and _crowded(scene, step):
            crowded = True
            missing.update(leaf.binding for leaf in acts_on if isinstance(leaf, _NAMED))
        elif _hopeless(scene, step, before, rite):
            missing.update(some.binding for some in ast.walk(step) if isinstance(some, ast.Some))
        elif isinstance(step, ast.Select):
            aims = True
        else:
            return False
    return bool(steps) and (crowded or not aims)


def _crowded(scene: Scene, step: ast.Step) -> bool:
    """Whether a step only puts cards where there is room for none (sve 4.4.4.2, sve 4.8.3.2)."""
    puts = PUTS.get(type(step))
    zone = puts(step) if puts is not None else ""
    return bool(zone) and due.room(scene, zone) <= 0


def _hopeless(scene: Scene, step: ast.Step, before: Before, rite: Rite) -> bool:
    """Whether a step can do nothing, whatever is settled after the options: what speaks of cards and numbers that are
    only known then may still do something, and what comes after an option may act on what that brings."""
    if isinstance(step, ast.If) and not later(step.condition) and not _holds(scene, step):
        return True
    if isinstance(step, ast.PayFor) and not later(step.costs):  # what it is paid for matters to nobody who cannot
        if decided_on_playing(step):
            return rite(scene, step) is not None or not _payable(scene, step.costs)
        return not _payable(scene, ast.Costs(tuple(c for c in step.costs.items if not _brought(c, before))))
    return not before and not later(step) and not can_step(scene, scene.you, step) and not wants_x(step)


def _holds(scene: Scene, step: ast.If) -> bool:
    from ludex.enact.scenes import meanings

    return meanings.holds(scene, step.condition)


def _payable(scene: Scene, costs: ast.Costs) -> bool:
    return wants_x(costs) or due.can_pay(scene, costs)


def _brought(cost: ast.Cost, before: Before) -> bool:
    """Whether an option carried out before may bring what a part of a cost takes (sve 10.6.2.8.2.2): points if it gives
    any, cards if it moves any."""
    steps = [step for option in before for step in ast.walk(option) if isinstance(step, ast.Action)]
    gives = [step for step in steps if isinstance(step, ast.GainPoints)]
    if isinstance(cost, ast.PayPoints):
        return bool(gives)
    return isinstance(cost, ast.DoAction) and any(
        not isinstance(step, ast.Deal | ast.Give | ast.GainPoints | ast.Select) for step in steps
    )
