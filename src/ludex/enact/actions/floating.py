"""What is given for a while to whatever fits, also to cards that fit later (fow 9.9:4): it floats over the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludex.enact.actions.described import for_all, of_all, whom
from ludex.enact.actions.durations import duration
from ludex.enact.actions.lasting import kept_bindings
from ludex.enact.playing.plan import is_target
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.making import lasting_ability
from ludex.enact.scenes.meanings import amount
from ludex.kernel.cards import CardRef
from ludex.kernel.effects.changes import Lasting
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def floats(g: Game, what: ast.Object, lasts: ast.Duration | None, gains: tuple[ast.Gain, ...] = ()) -> bool:
    """Whether something is given to all cards of a description, whenever they fit it, and not to particular cards."""
    return not text_rules(g).spares_newcomers and for_all(what, lasts, gains)


def give(g: Game, f: Frame, sc: Scene, node: ast.Give, gains: tuple[ast.Gain, ...]) -> Signal | None:
    """Numbers are those of this moment; whom they are given to is asked all the time."""
    return _last(g, f, sc, ast.HasGains(whom(sc, node.to), tuple(_settled(sc, gain) for gain in gains)), node.duration)


def lose(g: Game, f: Frame, sc: Scene, node: ast.LoseAbilities) -> Signal | None:
    """Abilities are lost by whatever fits."""
    return _last(g, f, sc, ast.LosesAll(whom(sc, node.what), node.names), node.duration)


def conditional(sc: Scene, condition: ast.Condition, effect: ast.Sequence) -> ast.Sequence | None:
    """What a condition becomes part of (fow 9.9:4): effects for a while on whatever fits, which are made whether or not
    it holds now and apply whenever it does. None if it is asked once, before anything is done."""
    condition = _of_whoever_fits(sc, condition)
    if not text_rules(sc.g).keeps_conditions or not _is_state(condition):
        return None
    made = [_under(sc, step, condition, effect) for step in effect.steps]
    return ast.Sequence(tuple(step for step in made if step is not None)) if None not in made else None


def _of_whoever_fits(sc: Scene, condition: ast.Condition) -> ast.Condition:
    """A condition about the one card that an effect was made for, whichever fits, said of that: `your J-ruler gains
    ..., if it is ..., it gains ...`."""
    if isinstance(condition, ast.Not):
        return replace(condition, condition=_of_whoever_fits(sc, condition.condition))
    if not isinstance(condition, ast.Is | ast.Has):
        return condition
    what = condition.what
    if not isinstance(what, ast.Ref) or what.words not in _ONE:
        return condition
    said = whom(sc, what)
    return condition if said is what else replace(condition, what=said)


_ONE = ("it", "its")


def _is_state(condition: ast.Condition) -> bool:
    """Whether a condition is about the game as it stands, and not about what this very text has done."""
    if isinstance(condition, ast.Not):
        return _is_state(condition.condition)
    return isinstance(condition, _STATES) and not any(isinstance(n, _OF_THE_TEXT) for n in ast.walk(condition))


_STATES = (ast.Is, ast.IsState, ast.IsIn, ast.Has, ast.Exists, ast.Compared, ast.TurnOf)
_OF_THE_TEXT = (ast.Ref, ast.X, ast.ThatMuch, ast.ChosenNumber, ast.History)


def _under(sc: Scene, step: ast.Step, condition: ast.Condition, among: ast.Sequence) -> ast.LastingWhile | None:
    """A step as an effect under a condition; None if it is none on whatever fits."""
    if isinstance(step, ast.Lasting) and step.duration is not None:
        static = of_all(sc, step.static, among)
        return None if _aims(static) else ast.LastingWhile(static, condition, step.duration)
    if isinstance(step, ast.Give):
        to = whom(sc, step.to, among)
        if floats(sc.g, to, step.duration, step.gains) and _fixed(step.gains):
            return ast.LastingWhile(ast.HasGains(to, step.gains), condition, step.duration)
    return None


def _aims(static: ast.Static) -> bool:
    return any(isinstance(n, ast.Ref) or (isinstance(n, ast.Some) and is_target(n.group)) for n in ast.walk(static))


def _fixed(gains: tuple[ast.Gain, ...]) -> bool:
    """Whether its numbers are the same at any time."""
    signed = [n.amount for gain in gains for n in ast.walk(gain) if isinstance(n, ast.Signed)]
    return all(isinstance(much, ast.Number) for much in signed)


def _last(g: Game, f: Frame, sc: Scene, static: ast.Static, lasts: ast.Duration | None) -> Signal | None:
    rules, origin = text_rules(g), CardRef(sc.source.card, sc.source.incarnation)
    made = Lasting(0, lasting_ability(rules, static), origin, sc.you, kept_bindings(sc), duration(sc, lasts))
    return rules.verbs.last(g, f, made, sc.source)


def _settled(sc: Scene, gain: ast.Gain) -> ast.Gain:
    """The gift with its numbers as they are now."""
    if isinstance(gain, ast.StatChange):
        return ast.StatChange(_signed(sc, gain.attack), _signed(sc, gain.defense))
    if isinstance(gain, ast.NumberChange):
        return replace(gain, amount=settled_number(sc, gain.amount))
    own = SETTLED.get(type(gain))
    return gain if own is None else own(sc, gain)


SETTLED: dict[type, Callable[[Scene, Any], ast.Gain]] = {}
"""Other gifts whose numbers are settled, and how; a game adds its own."""


def _signed(sc: Scene, signed: ast.Signed | None) -> ast.Signed | None:
    return None if signed is None else ast.Signed(signed.sign, settled_number(sc, signed.amount))


def settled_number(sc: Scene, much: ast.Amount) -> ast.Number:
    """An amount as the number that it is now."""
    return much if isinstance(much, ast.Number) else ast.Number(amount(sc, much))
