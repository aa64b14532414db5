"""What lasts and what waits: persistent effects (sve 10.2.1.2) and delayed triggers (sve 10.7.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from ludex.enact.actions.described import of_all, spoken_of_later
from ludex.enact.actions.durations import END_OF_TURN, duration
from ludex.enact.nouns import groups, objects
from ludex.enact.nouns.reach import standing
from ludex.enact.playing.plan import is_target
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.making import lasting_ability
from ludex.enact.scenes.scene import TURN, Scene, bind
from ludex.enact.steps.effect import ROWS, Carrying, scene
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.effects.changes import FOREVER, Duration, Lasting
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

N = TypeVar("N", bound=ast.Node)


def _lasting(g: Game, f: Frame[Carrying], node: ast.Lasting) -> Signal | None:
    """A persistent effect starts now (sve 10.2.1.2)."""
    sc = scene(g, f)
    if not _has_its_targets(sc, node.static):
        f.answer = ()
        return None
    static = about_targets(of_all(sc, node.static))
    ability = lasting_ability(text_rules(g), static)
    lasts, uses = duration(sc, node.duration), _uses(sc, static)
    made = Lasting(0, ability, speaker(sc), sc.you, kept_bindings(sc), lasts, uses=uses)
    _name(f, sc, static)
    return text_rules(g).verbs.last(g, f, made, sc.source)


def _lasting_while(g: Game, f: Frame[Carrying], node: ast.LastingWhile) -> Signal | None:
    """A persistent effect for as long as something is so; not made if it is not any more (fow 9.9:8). With a duration,
    until then whenever it is so (fow 9.9:4)."""
    sc = scene(g, f)
    f.answer = ()
    if not _has_its_targets(sc, node):
        return None
    if node.duration is None and not (meanings.holds(sc, node.condition) and text_rules(g).held(sc)):
        return None
    static = about_targets(node if node.duration is None else _whichever(node))
    ability = lasting_ability(text_rules(g), static)
    lasts, uses = duration(sc, node.duration), _uses(sc, static.static)
    said = (*kept_bindings(sc), *asked_of(sc, node.condition))
    made = Lasting(0, ability, speaker(sc), sc.you, said, lasts, uses=uses, passing=node.duration is None)
    _name(f, sc, node.static)
    return text_rules(g).verbs.last(g, f, made, sc.source)


def _name(f: Frame[Carrying], sc: Scene, static: ast.Static) -> None:
    """Whom an effect is described for is known to what the text says of them next."""
    for some in tuple(spoken_of_later(sc, static)):
        bind(f, some.binding, objects.refs(sc, some))


def _whichever(node: ast.LastingWhile) -> ast.LastingWhile:
    """`As long as your J-ruler is ..., its ...`: whichever card is so at the time, not the one that is so now."""
    asked = {what.binding: what for what in _asked_about(node.condition)}
    one = ast.replaced(node.static, lambda n: asked.get(n.binding, n) if isinstance(n, ast.Ref) else n)
    return replace(node, static=one)


def _asked_about(condition: ast.Condition) -> tuple[ast.Some, ...]:
    asked = (n.what for n in ast.walk(condition) if isinstance(n, ast.Is | ast.IsState | ast.Has))
    return tuple(what for what in asked if isinstance(what, ast.Some) and what.binding)


def asked_of(sc: Scene, condition: ast.Condition) -> tuple[tuple[int, tuple[CardRef, ...]], ...]:
    """The cards a condition asks about, which the text may go on to speak of: `if your J-ruler is ..., put it ...`,
    `if you control a J-ruler, ... its ATK`."""
    if isinstance(condition, ast.Exists):
        return ((condition.binding, groups.counted(sc, condition.group)),) if condition.binding else ()
    named = (what for what in _asked_about(condition) if what.binding not in sc.bind)
    found = ((what.binding, objects.refs(sc, what)) for what in named)
    return tuple((binding, refs) for binding, refs in found if refs)


def _has_its_targets(sc: Scene, node: ast.Node) -> bool:
    """Whether the targets it speaks of are there; what has none left is not done, see fow 9.3:3.1."""
    return all(sc.bind.get(n.binding) for n in ast.walk(node) if isinstance(n, ast.Some) and is_target(n.group))


def about_targets(node: N) -> N:
    """What holds, said of the very cards that were chosen as targets."""
    return ast.replaced(node, _as_chosen)


def _as_chosen(node: object) -> object:
    return ast.Ref(node.binding) if isinstance(node, ast.Some) and is_target(node.group) else node


def lasts(g: Game, effect: Lasting) -> bool:
    """Whether an effect that lasts as long as something is so goes on (fow 9.9:8)."""
    key = effect.ability.key
    node = key[0] if isinstance(key, tuple) else None
    if not isinstance(node, ast.LastingWhile):
        return True
    source = Source(effect.card.id, effect.card.incarnation, effect.seat, effect.ability, effect.stamp,
                    dict(effect.bindings), effect.stamp)  # fmt: skip
    return meanings.holds(standing(g, source), node.condition)


ONCE: dict[type, Callable[[Any], bool]] = {
    ast.Replace: lambda node: node.once,
    ast.NoRefresh: lambda node: node.next_only,
}
"""Standing effects that may be over when they have applied; a game adds its own."""
USES: dict[type, Callable[[Scene, Any], int]] = {}
"""How often such an effect may apply, if not once; a game adds its own."""


def applies_once(node: ast.Static) -> bool:
    """Whether a standing effect is over when it has applied: the next time, the next start phase."""
    asked = ONCE.get(type(node))
    return asked is not None and asked(node)


def _uses(sc: Scene, node: ast.Static) -> int:
    """How often an effect applies before it is over; -1 if there is no such number."""
    return USES.get(type(node), _one_use)(sc, node) if applies_once(node) else -1


def _one_use(sc: Scene, node: ast.Static) -> int:
    return 1


def _delayed(g: Game, f: Frame[Carrying], node: ast.Delayed) -> Signal | None:
    """A delayed trigger waits: for one time (fow 9.6:8.1), or for as many as there are in its time frame (sve
    10.7.5.1); its card is the one whose text made it (fow 9.6:8.2, cfv 8.6.5.1)."""
    sc = scene(g, f)
    ability = lasting_ability(text_rules(g), node)
    lasts = _time_frame(sc, node)
    said = (*kept_bindings(sc), (TURN, g.turn))
    made = Lasting(0, ability, speaker(sc), sc.you, said, lasts, once=ability.once)
    return text_rules(g).verbs.last(g, f, made, sc.source)


def _time_frame(sc: Scene, node: ast.Delayed) -> Duration:
    if node.during is not None:
        return duration(sc, node.during)
    event = node.event
    if isinstance(event, ast.PhaseStarts) and event.which == "this" and event.phase != "turn":
        return Duration(END_OF_TURN)
    return FOREVER


def speaker(sc: Scene) -> CardRef:
    """The card whose text leaves something behind."""
    return CardRef(sc.source.card, sc.source.incarnation)


PASSING = frozenset({"modes", "searched", "mark", "did", "fixed", "revealed", "stayed"})


def kept_bindings(sc: Scene) -> tuple[tuple[object, object], ...]:
    """What the text has named stays named in what it leaves behind; what belongs to this resolution does not.

    "they" is the player just spoken of.
    """
    kept: list[tuple[object, object]] = [(k, v) for k, v in sc.bind.items() if k not in PASSING]
    if sc.they >= 0:
        kept.append(("they", sc.they))
    return tuple(kept)


ROWS[ast.Delayed] = (_delayed,)
ROWS[ast.Lasting] = (_lasting,)
ROWS[ast.LastingWhile] = (_lasting_while,)
