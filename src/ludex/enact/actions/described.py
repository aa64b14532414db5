"""What a text goes on to say of all the cards that an effect for a while was described for: `resonators you control
gain ..., they gain ...`. Where such an effect reaches cards that fit later (fow 9.9:4), so does that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.enact.playing.plan import is_target
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.making import written
from ludex.enact.standing.dependence import looks
from ludex.enact.standing.statics import GAINS, gain_parts
from ludex.kernel.effects.facts import ABILITIES, NOTHING, Facts
from ludex.kernel.memo import Recalled
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene

_described: Recalled[ast.Ability, dict[int, ast.Some]] = Recalled()
_spoken: Recalled[ast.Ability, frozenset[int]] = Recalled()
_OF_EACH = ("its controller's next turn",)  # durations that differ from card to card


def for_all(what: ast.Object, lasts: ast.Duration | None, gains: tuple[ast.Gain, ...] = ()) -> bool:
    """Whether something is said of all cards of a description, and not of particular cards. What is another thing for
    each card is given to those that are there."""
    if lasts is not None and lasts.until in _OF_EACH:
        return False
    if not isinstance(what, ast.Some) or not isinstance(what.quantity, ast.Each) or is_target(what.group):
        return False
    if not all(isinstance(gain, tuple(GAINS)) for gain in gains):
        return False
    return not any(isinstance(n, ast.Ref) and n.binding == what.binding for gain in gains for n in ast.walk(gain))


def whom(sc: Scene, what: ast.Object, among: ast.Node | None = None) -> ast.Object:
    """The description that "they" stands for, if the text has made an effect for all that fits one, or makes it with
    `among`; anything else as it is."""
    if not isinstance(what, ast.Ref) or not what.binding or what.nth or text_rules(sc.g).spares_newcomers:
        return what
    node = _text(sc)
    if node is None:
        return what
    known = _described.get(id(node)) or _described.learn(node, _descriptions)
    found = known[1].get(what.binding)
    made = what.binding in sc.bind or (among is not None and any(inner is found for inner in ast.walk(among)))
    return found if found is not None and made else what


def _text(sc: Scene) -> ast.Ability | None:
    """The text that speaks, if one does."""
    ability = sc.source.ability
    return None if ability is None else written(ability)


def of_all(sc: Scene, static: ast.Static, among: ast.Node | None = None) -> ast.Static:
    """What holds, said of whatever fits if it is said of such cards."""
    what = getattr(static, "what", None)
    said = whom(sc, what, among) if isinstance(what, ast.Ref) else what
    return static if said is what else replace(static, what=said)  # type: ignore[call-arg]


def spoken_of_later(sc: Scene, static: ast.Static) -> Iterator[ast.Some]:
    """The cards for which an effect is described and of which its text says more; they are not known yet."""
    node = _text(sc)
    if node is None:
        return
    known = _spoken.get(id(node)) or _spoken.learn(node, _bindings_spoken_of)
    for some in _groups(static):
        if some.binding in known[1] and some.binding not in sc.bind:
            yield some


def _bindings_spoken_of(node: ast.Ability) -> frozenset[int]:
    return frozenset(inner.binding for inner in ast.walk(node) if isinstance(inner, ast.Ref))


_OF_CARDS = (ast.MustAttack, ast.CanAttack, ast.NoRefresh)


def _groups(static: ast.Static) -> Iterator[ast.Some]:
    """The descriptions in what holds of cards that lie somewhere, of all that fit. Cards that are to be played, or that
    an event may happen to, are no such cards."""
    if isinstance(static, ast.Permission | ast.CannotDo | ast.Replace) and not isinstance(static, _OF_CARDS):
        return
    for inner in ast.walk(static):
        if isinstance(inner, ast.Some) and inner.binding and for_all(inner, None):
            yield inner


def _descriptions(node: ast.Ability) -> dict[int, ast.Some]:
    """The descriptions that an ability makes effects for. One that asks about what its own effect changes is none:
    whom it meant is known only at that moment."""
    found: dict[int, ast.Some] = {}
    for step in ast.walk(node):
        for some, changed in _made_for(step):
            if some.binding and not looks(some) & changed:
                found.setdefault(some.binding, some)
    return found


def _made_for(step: object) -> Iterator[tuple[ast.Some, Facts]]:
    """The descriptions a step makes an effect for, and what that changes of the cards."""
    if isinstance(step, ast.Give) and isinstance(step.to, ast.Some) and for_all(step.to, step.duration, step.gains):
        yield step.to, _changed(step.gains)
    elif isinstance(step, ast.LoseAbilities) and isinstance(step.what, ast.Some) and for_all(step.what, step.duration):
        yield step.what, ABILITIES
    elif isinstance(step, ast.Lasting):
        static = step.static
        changed = _changed(static.gains) if isinstance(static, ast.HasGains) else NOTHING
        for some in _groups(static):
            yield some, changed


def _changed(gains: tuple[ast.Gain, ...]) -> Facts:
    """What gifts change of a card."""
    found = NOTHING
    for gain in gains:
        for part in gain_parts(gain):
            found |= part.touches
    return found
