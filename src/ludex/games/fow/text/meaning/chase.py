"""What texts do with the chase, additions, stones, rulers and damage (fow 7, 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludex.enact.actions.course import OneByOne
from ludex.enact.actions.finding import FIND, binding_of, cards, follow, found, parts_of, times
from ludex.enact.actions.moving import acting
from ludex.enact.actions.states import one_by_one, together
from ludex.enact.declining import ASKED_OF
from ludex.enact.playing import paying
from ludex.enact.playing.possible import QUESTIONS, nested_effect
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import number, seen_by
from ludex.enact.scenes.scene import bind, held
from ludex.enact.scenes.wording import cost_words, question
from ludex.enact.sorts import in_play_only, no_cards, takes
from ludex.enact.standing.triggers import TextTrigger
from ludex.enact.steps.effect import (
    ACTS,
    ROWS,
    Carrying,
    actor,
    bindings,
    keep,
    leave,
    nested,
    scene,
    source,
    this_again,
)
from ludex.enact.steps.multiplying import ALL, ONCE
from ludex.enact.unsupported import ASKED
from ludex.games.fow.text import nodes
from ludex.games.fow.text.verbs import chase_verbs
from ludex.kernel import choices
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.frames import happened, several
from ludex.kernel.pipeline import triggers
from ludex.kernel.pipeline.perform import Gathering, perform
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.enact.ruleset import TextRuleset
    from ludex.kernel.events import Event
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

FIRST = 3000  # bindings beyond those of a text and of its costs


class Unless(Carrying):
    """Who may pay; -1 if nobody is there."""

    payer: int


# -- unless somebody pays (fow 10.2) ---------------------------------------------------------------
def _unless(g: Game, f: Frame[Unless], node: nodes.Unless) -> Signal | None:
    """The player may pay so that it is not done; who cannot is not asked."""
    sc = scene(g, f)
    who = meanings.seats(sc, node.player)
    f.local["payer"] = who[0] if who else -1
    if not who or paying.affordable(paying.payer(sc, who[0]), node.costs) is not None:
        f.answer = False
        return None
    prompt = question(cost_words(text_rules(g), node.costs), "Pay?")
    return choices.confirm(who[0], rule=g.rules.cite("optional cost"), prompt=prompt, card=source(f).card)


def _unless_pay(g: Game, f: Frame[Unless], node: nodes.Unless) -> Signal | None:
    seat = f.local["payer"]
    if not f.answer:
        f.answer = (False, bindings(f))
        return None
    sc = paying.payer(scene(g, f), seat)
    return paying.pay(g, node.costs, sc.source, sc.bind, sc.event)


def _unless_paid(g: Game, f: Frame[Unless], node: nodes.Unless) -> Signal | None:
    answer = several(f)
    f.answer = None
    if answer[0]:
        leave(f)
        return None
    return nested(f, node.effect)


# -- the chase -------------------------------------------------------------------------------------
def _cancel(g: Game, f: Frame[Carrying], node: nodes.Cancel) -> Signal | None:
    """Cancel what waits (fow 10.11:1), each unless its controller pays if the text says so."""
    there = cards(g, f, node)
    f.answer = ()
    if not there:
        return None
    if node.unless is None:
        return chase_verbs(g).cancel(g, f, there, source(f))
    steps: list[ast.Step] = []
    for at, cid in enumerate(there):
        bind(f, FIRST + at, (g.cards[cid].ref,))
        it = ast.Ref(FIRST + at)
        steps.append(nodes.Unless(ast.Sequence((nodes.Cancel(it),)), node.unless, ast.ControllerOf(it)))
    return nested(f, ast.Sequence(tuple(steps)))


def _canceled(g: Game, f: Frame[Carrying], node: nodes.Cancel) -> Signal | None:
    """What is said next of a spell that was canceled means the card where it is now (fow 10.11:1)."""
    moved = {CardRef(e.card, e.incarnation): CardRef(e.card, e.arrived) for e in _moves(f)}
    for leaf, refs in zip(parts_of(node), f.local["found"], strict=False):
        number = binding_of(leaf)
        if number >= 0 and any(ref in moved for ref in refs):
            bind(f, number, tuple(moved.get(ref, ref) for ref in refs))
    return keep(g, f, node)


def _moves(f: Frame[Carrying]) -> list[Event]:
    return [e for e in happened(f) if e.to and e.card >= 0 and e.arrived >= 0]


def _summon(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.SummonCard) -> Signal | None:
    return chase_verbs(g).summon(g, f, there, actor(f), source(f))


def _copy(g: Game, f: Frame[Carrying], cid: int, node: nodes.CopyOf) -> Signal | None:
    return chase_verbs(g).copy(g, f, cid, actor(f), source(f), new_targets=node.new_targets)


def _change_target(g: Game, f: Frame[Carrying], node: nodes.ChangeTarget) -> Signal | None:
    """To a card that is named, or to another legal one."""
    what, to = cards(g, f, node, 0), cards(g, f, node, 1)
    f.answer = ()
    if not what or (node.to is not None and not to):
        return None
    return chase_verbs(g).change_target(g, f, what[0], actor(f), to[0] if to else -1, source(f))


# -- cards -----------------------------------------------------------------------------------------
def _remove(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.RemoveFromGame) -> Signal | None:
    return chase_verbs(g).remove(g, f, there, source(f), facedown=node.facedown)


def _add_to(g: Game, f: Frame[Carrying], node: nodes.AddTo) -> Signal | None:
    """Added to the card named, or to one that is chosen (fow 10.1:2); several are added one after another."""
    what, to = cards(g, f, node, 0), cards(g, f, node, 1)
    f.answer = ()
    if not what or (node.to is not None and not to):
        return None
    if len(what) > 1:
        host = None
        if to:
            bind(f, FIRST + len(what), (g.cards[to[0]].ref,))
            host = ast.Ref(FIRST + len(what))
        for at, cid in enumerate(what):
            bind(f, FIRST + at, (g.cards[cid].ref,))
        return nested(f, ast.Sequence(tuple(nodes.AddTo(ast.Ref(FIRST + at), host) for at in range(len(what)))))
    return chase_verbs(g).add_to(g, f, what[0], to[0] if to else -1, actor(f), source(f))


def _added(g: Game, f: Frame[Carrying], node: nodes.AddTo) -> Signal | None:
    """What is said next of them means them where they are now."""
    if not isinstance(f.answer, dict):
        return follow(g, f, node)
    keep(g, f, node)
    number = binding_of(parts_of(node)[0])
    if number > 0:
        every = range(FIRST, FIRST + len(found(f, node)))
        bind(f, number, tuple(ref for at in every for ref in held(bindings(f), at)))
    return None


def _remove_damage(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.RemoveDamage) -> Signal | None:
    much = -1 if node.amount is None else times(scene(g, f), node.amount)
    return chase_verbs(g).remove_damage(g, f, there, much, source(f)) if much else None


def _call_stone(g: Game, f: Frame[Carrying], node: nodes.CallStone) -> Signal | None:
    number = 1 if node.amount is None else times(scene(g, f), node.amount)
    f.answer = ()
    return chase_verbs(g).call_stone(g, f, actor(f), number, source(f)) if number else None


def _to_ruler_side(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.ToRulerSide) -> Signal | None:
    return chase_verbs(g).to_ruler_side(g, f, there, source(f))


def _turn_future(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.TurnFuture) -> Signal | None:
    return chase_verbs(g).turn_future(g, f, there, source(f))


def _judgment(g: Game, f: Frame[Carrying], node: nodes.PerformJudgment) -> Signal | None:
    """The controller of the ruler named does it, or whoever carries the step out."""
    there = cards(g, f, node)
    f.answer = ()
    if node.what is not None and not there:
        return None
    seat = g.cards[there[0]].seat if there else actor(f)
    return chase_verbs(g).perform_judgment(g, f, seat, source(f))


def _skip_phase(g: Game, f: Frame[OneByOne], node: nodes.SkipPhase) -> Signal | None:
    """The next such phase of each player named is skipped."""
    queue = f.local.get("queue")
    left = queue if queue is not None else meanings.seats(scene(g, f), node.whose)
    f.local["queue"] = left[1:] or None
    f.answer = ()
    if len(left) > 1:
        this_again(f)
    return chase_verbs(g).skip_phase(g, f, left[0], node.phase, source(f)) if left else None


def _trigger_enter(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.TriggerEnter) -> Signal | None:
    """Their [Enter] abilities wait to be played although they were not met (fow 9.6:1.1): those of cards in a field,
    where alone they are active (fow 9.2:1.1)."""
    for cid in (c for c in there if text_rules(g).in_play(g.cards[c].zone)):
        card, chars = g.cards[cid], g.chars(cid)
        for at, ability in enumerate(chars.abilities):
            if isinstance(ability.trigger, TextTrigger) and ability.trigger.word == "enter":
                place = place_of(chars, at)
                by = Source(cid, card.incarnation, card.seat, ability, card.stamp, ordinal=place)
                triggers.trigger(g, by, None)
    return None


def _duel(g: Game, f: Frame[Carrying], node: nodes.Duel) -> Signal | None:
    """Each deals its ATK to the other at once (fow 10.6:3). One that is gone, but is no target, still deals what it had
    (fow 9.11:1); without a target nothing of it applies (fow 9.3:3.1)."""
    first, second = found(f, node, 0), found(f, node, 1)
    f.answer = ()
    if len(first) != 1 or len(second) != 1 or first == second:
        return None
    one, other = first[0], second[0]
    both, verbs, sc = Gathering(f), text_rules(g).verbs, scene(g, f)
    for by, on in ((one, other), (other, one)):
        much = number(g, seen_by(sc, by), "attack") or 0
        if g.find(on) is not None:
            verbs.deal(g, both, ((on.id, much),), source(f), by=by.id)
    return perform(g, f, both.events)


def _skips_next(node: nodes.SkipPhase, rules: TextRuleset) -> Iterator[str]:
    if not node.next_only:
        yield "only the next phase of a name can be skipped"


ROWS[nodes.Unless] = (_unless, _unless_pay, _unless_paid, keep)
ROWS[nodes.Cancel] = (*FIND, _cancel, _canceled)
ROWS[nodes.SummonCard] = acting(_summon)
ROWS[nodes.CopyOf] = one_by_one(_copy)
ROWS[nodes.ChangeTarget] = (*FIND, _change_target)
ROWS[nodes.RemoveFromGame] = acting(_remove)
ROWS[nodes.AddTo] = (*FIND, _add_to, _added)
ROWS[nodes.RemoveDamage] = together(_remove_damage)
ROWS[nodes.CallStone] = (_call_stone,)
ROWS[nodes.ToRulerSide] = acting(_to_ruler_side)
ROWS[nodes.TurnFuture] = together(_turn_future)
ROWS[nodes.PerformJudgment] = (*FIND, _judgment)
ROWS[nodes.SkipPhase] = (_skip_phase,)
ROWS[nodes.TriggerEnter] = together(_trigger_enter)
ROWS[nodes.Duel] = (*FIND, _duel)
ACTS[nodes.RemoveFromGame] = _remove
QUESTIONS[nodes.Unless] = nested_effect
ASKED[nodes.SkipPhase] = _skips_next


def _undone(node: ast.Sequence, rules: object) -> Iterator[str]:
    """Who cancels a text after it has done something undoes nothing of it (fow 10.11:1): its offer comes too late."""
    for at, step in enumerate(node.steps):
        cancels = (n for n in ast.walk(step) if isinstance(n, nodes.Cancel) and isinstance(n.what, ast.This))
        offered = at > 0 and isinstance(node.steps[at - 1], ast.May) and isinstance(step, ast.If)
        if at > 1 and offered and any(cancels):
            yield "a text that has done something cannot be canceled any more: say what is paid for first"


ASKED[ast.Sequence] = _undone
ASKED_OF[nodes.SkipPhase] = "next_only"
ONCE.add(nodes.CallStone)
ALL.add(nodes.RemoveDamage)
takes("ability", (nodes.Cancel, "what"), (nodes.CopyOf, "what"), (nodes.ChangeTarget, "what"))
takes("spell", (nodes.RemoveFromGame, "what"))
in_play_only((nodes.Duel, "first"), (nodes.Duel, "second"))
no_cards((nodes.Cancel, "what"), (nodes.ChangeTarget, "what"), (nodes.CopyOf, "what"))
