"""Choosing options (sve 5.18): settled on playing, or now where that was not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import plan
from ludex.enact.playing.possible import can
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.meanings import holds
from ludex.enact.scenes.wording import effect_words
from ludex.enact.steps.effect import ROWS, Carrying, actor, go_to, keep, leave, nested, scene, source
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.frames import Ask, number_given
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class Choosing(Carrying):
    """The options that are chosen and not carried out yet, and whether more may be chosen."""

    modes: tuple[int, ...]
    open: bool


def _modes(g: Game, f: Frame[Choosing], node: ast.Choose) -> Signal | None:
    """Options are chosen on playing (sve 5.18.3); where that was not possible, they are chosen now. Each is a sequence
    of its own, from its number to the next (sve 5.18.1.1)."""
    sc = scene(g, f)
    settled = sc.bind.get("modes")
    f.local["modes"], f.local["open"] = (), False
    if isinstance(settled, tuple):
        f.local["modes"] = settled
    else:
        f.local["open"] = True
    return None


def _open(sc: Scene, option: ast.Option) -> bool:
    return option.condition is None or holds(sc, option.condition)


def _worth(sc: Scene, by: int, option: ast.Option) -> bool:
    """Whether an option may be chosen for what it does."""
    return not plan.absent(sc, option) if text_rules(sc.g).idle_options else can(sc, by, option.effect)


def _mode_ask(g: Game, f: Frame[Choosing], node: ast.Choose) -> Signal | None:
    sc = scene(g, f)
    chosen = f.local["modes"]
    low, high = plan.mode_span(sc, node)
    left = [o for o in node.options if o.number not in chosen and _open(sc, o) and _worth(sc, actor(f), o)]
    if not f.local["open"] or len(chosen) >= high or not left:
        go_to(f, _mode_next)
        return None
    rules = text_rules(g)
    options = [Option(f"option {o.number}", o.number, effect_words(rules, o.effect)) for o in left]
    if len(chosen) >= low:
        options.append(Option("done", 0))
    rule = g.rules.cite("choose")
    return Ask(Decision(actor(f), CHOOSE, rule, "Choose an option", options, card=source(f).card))


def _mode_chosen(g: Game, f: Frame[Choosing], node: ast.Choose) -> Signal | None:
    chosen = f.local["modes"]
    if f.answer == 0:
        f.local["open"] = False
    else:
        f.local["modes"] = (*chosen, number_given(f))
    go_to(f, _mode_ask)
    return None


def _mode_next(g: Game, f: Frame[Choosing], node: ast.Choose) -> Signal | None:
    """The options chosen are carried out in the order they are listed (sve 10.6.2.8.2.2)."""
    chosen = f.local["modes"]
    for option in node.options:
        if option.number in chosen:
            f.local["modes"] = tuple(n for n in chosen if n != option.number)
            return nested(f, option.effect)
    leave(f)
    return None


def _mode_done(g: Game, f: Frame[Choosing], node: ast.Choose) -> Signal | None:
    keep(g, f, node)
    go_to(f, _mode_next)
    return None


ROWS[ast.Choose] = (_modes, _mode_ask, _mode_chosen, _mode_next, _mode_done)


# -- one step or another -----------------------------------------------------------------------------------------
def _which(g: Game, f: Frame[Carrying], node: ast.OneOf) -> Signal | None:
    """Of the steps that can be carried out, their player chooses one; what can be done must be (sve 1.3.2)."""
    sc = scene(g, f)
    steps = [(n, ast.Sequence((step,))) for n, step in enumerate(node.options)]
    left = [each for each in steps if can(sc, actor(f), each[1])]
    if not left:
        leave(f)
        return None
    rules = text_rules(g)
    options = [Option(f"option {n + 1}", n, effect_words(rules, steps)) for n, steps in left]
    rule = g.rules.cite("choose")
    return Ask(Decision(actor(f), CHOOSE, rule, "Which of them?", options, card=source(f).card))


def _that_one(g: Game, f: Frame[Carrying], node: ast.OneOf) -> Signal | None:
    return nested(f, ast.Sequence((node.options[number_given(f)],)))


ROWS[ast.OneOf] = (_which, _that_one, keep)
