"""Awakening (fow 12.1): a card played for an additional cost is resolved with one more ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import plan
from ludex.enact.playing.settling import card_of, note, scene, seat_of
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.making import kind_of
from ludex.enact.scenes.wording import cost_words, question
from ludex.enact.standing.permissions import rules_on
from ludex.enact.values import body
from ludex.enact.values.body import Body
from ludex.games.fow.ch09_playing import costs
from ludex.games.fow.ch09_playing.play_frame import PlayingIt
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning.abilities import awakened
from ludex.games.fow.text.meaning.asking import AWAKENED
from ludex.kernel.abilities import SPELL
from ludex.kernel.choices import confirm
from ludex.kernel.memo import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Bindings, Scene
    from ludex.kernel.abilities import Ability
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

STAYING = frozenset({"resonator", "addition", "regalia"})  # what comes into a field by resolving


def abilities(g: Game, card: int) -> list[Ability]:
    """What a card has when it was awakened; it is not lost at the end of the turn."""
    if g.chars(card).types.isdisjoint(STAYING) and not rules_of(g).awakens_spells:
        return []
    rules = text_rules(g)
    kind = kind_of(rules, g.chars(card))
    return [made for node in rules_on(g, card, nodes.Awakening) for made in awakened(rules, node, kind)]  # fow 12.1:3


def text(g: Game, card: int) -> Ability | None:
    """What a spell that was awakened does besides."""
    return next((made for made in abilities(g, card) if made.kind == SPELL), None)


def picks(here: Scene, card: int, bound: Bindings) -> list[body.Pick]:
    """The targets of what a spell was awakened to, which are chosen with the others (fow 9.3:2.4)."""
    more = _more(here.g, card, bound)
    return [] if more is None or replaces(more) else plan.current(here, plan.plan(more), ())


def effect(g: Game, card: int, own: Body, bound: Bindings) -> ast.Sequence:
    """What a spell does. Where it was awakened to do something instead, that takes the place of what its text says
    (fow 12.1:2); what is said of both is one target."""
    more = _more(g, card, bound)
    if more is None or not replaces(more):
        return own.effect
    found = _joined.get((own.effect, more))
    if found is None:
        found = _joined[(own.effect, more)] = _join(own.effect, more)
    return found


_joined: Kept[tuple[ast.Sequence, ast.Sequence], ast.Sequence] = Kept()


def _more(g: Game, card: int, bound: Bindings) -> ast.Sequence | None:
    """What an awakened spell was awakened to."""
    made = text(g, card) if bound.get(AWAKENED) else None
    return made.body.effect if made is not None and isinstance(made.body, Body) else None


def replaces(more: ast.Sequence) -> bool:
    """Whether what a spell was awakened to takes the place of a part of its text."""
    return any(isinstance(step, ast.Instead) for step in more.steps)


def _join(own: ast.Sequence, more: ast.Sequence) -> ast.Sequence:
    targets = {(n.quantity, n.group): n.binding for n in ast.walk(own) if isinstance(n, ast.Some)}
    same = {
        n.binding: targets[n.quantity, n.group]
        for n in ast.walk(more)
        if isinstance(n, ast.Some) and plan.is_target(n.group) and (n.quantity, n.group) in targets
    }

    def change(node: object) -> object:
        if isinstance(node, ast.Some | ast.Ref) and node.binding in same:
            return ast.Ref(same[node.binding])
        return node

    return ast.Sequence((*own.steps, *ast.replaced(more, change).steps))


# -- while it is played ------------------------------------------------------------------------------------------------
def ask(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """Whether the card is awakened, if that can be paid on top and what it says has its targets (fow 12.1:2): said
    before those are chosen (rulings fow-5.5-R47, fow-5.01-R40)."""
    node = costs.awakening(g, f)
    f.answer = False
    if node is None or costs.obstacle(g, f, awaken=True) is not None or _lacks_targets(g, f):
        return None
    if costs.obstacle(g, f, awaken=False) is not None:
        f.answer = True
        return None
    prompt = question(cost_words(rules_of(g), node.costs), "Awaken it?")
    return confirm(seat_of(f), rule="fow 12.1:2", prompt=prompt, card=card_of(f))


def _lacks_targets(g: Game, f: Frame[PlayingIt]) -> bool:
    more = text(g, card_of(f))
    if more is None or not isinstance(more.body, Body):
        return False
    return plan.obstacle(scene(g, f), plan.plan(more.body.effect)) is not None


def settled(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """It is awakened, or not."""
    note(f, AWAKENED, bool(f.answer))
    return None
