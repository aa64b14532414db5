"""What a player may do: optional steps, all or none of them, and optional costs (sve 10.4.7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.enact.playing import paying
from ludex.enact.playing.possible import can
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene, bind, held
from ludex.enact.scenes.wording import cost_words, effect_words, question
from ludex.enact.standing.prohibitions import obstacle
from ludex.enact.steps.effect import (
    ROWS,
    Carrying,
    actor,
    bindings,
    go_past,
    go_to,
    keep,
    leave,
    nested,
    scene,
    source,
    this_again,
    without,
)
from ludex.enact.steps.tree import leaves, objects_of
from ludex.kernel import choices
from ludex.kernel.events import Event
from ludex.kernel.frames import several
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


Answered = TypedDict("Answered", {"did": bool, "if": bool | None})  # `if`: no condition was asked


class Offering(Carrying, Answered):
    """The players who are still to be asked, whether anybody has done it, and the sizes of the record and of what was
    named before the one who is asked does it."""

    queue: tuple[int, ...]
    before: NotRequired[tuple[int, int]]


def _may(g: Game, f: Frame[Offering], node: ast.May) -> Signal | None:
    f.local["queue"] = (actor(f),) if node.player is None else meanings.seats(scene(g, f), node.player)
    f.local["did"], f.local["if"] = False, None
    return None


def _may_ask(g: Game, f: Frame[Offering], node: ast.May) -> Signal | None:
    """Offer the steps to the next player, if something of them can be done."""
    queue = f.local["queue"]
    if not queue:
        bind(f, "did", f.local["did"])
        leave(f)
        return None
    seat = queue[0]
    sc = scene(g, f)
    if node.player is not None:
        sc = Scene(g, sc.source, without(sc.bind, node.effect) if len(queue) > 1 else sc.bind, sc.event, seat)
    if not can(sc, seat, node.effect):  # sve 1.3.2
        f.local["queue"] = queue[1:]
        this_again(f)
        return None
    prompt = question(effect_words(text_rules(g), node.effect), "Do it?")
    return choices.confirm(seat, rule=g.rules.cite("may"), prompt=prompt, card=source(f).card)


def _may_do(g: Game, f: Frame[Offering], node: ast.May) -> Signal | None:
    """All of the steps or none of them."""
    queue = f.local["queue"]
    if not f.answer:
        f.local["queue"] = queue[1:]
        go_to(f, _may_ask)
        return None
    f.local["before"] = (g.log.size, _named(f))
    return nested(f, node.effect, by=-1 if node.player is None else queue[0])


def _named(f: Frame[Offering]) -> int:
    """How many times the text has named cards so far; that a card stayed where it was names none."""
    return sum(isinstance(key, int) and bool(refs) for key, refs in bindings(f).items())


def in_full(sc: Scene, step: ast.Step) -> bool:
    """Whether a step found all the cards of a fixed number, and had room for some of what it was to put somewhere: one
    of two is as much as can be done, but not what was asked for (rulings fow-5.5-R51, fow-5.01-R44; fow-2.0 1.4:4)."""
    stayed = held(sc.bind, "stayed")
    for obj in objects_of(step):
        for leaf in leaves(obj):
            refs = sc.bind.get(leaf.binding) if isinstance(leaf, ast.Some | ast.Ref) else None
            if not isinstance(refs, tuple):
                continue
            if refs and all(ref in stayed for ref in refs):
                return False
            quantity = leaf.quantity if isinstance(leaf, ast.Some) else None
            if isinstance(quantity, ast.Exactly) and len(refs) < amount(sc, quantity.amount):
                return False
    return True


def _may_done(g: Game, f: Frame[Offering], node: ast.May) -> Signal | None:
    """It was done if anything came of it, and of a fixed number of cards the whole number."""
    keep(g, f, node)
    queue, before = f.local["queue"], f.local["before"]
    done = g.log.size > before[0] or _named(f) > before[1]
    done = done and all(in_full(scene(g, f), step) for step in node.effect.steps)
    f.local["did"] = f.local["did"] or done
    f.local["queue"] = queue[1:]
    if queue[1:]:
        f.local["bind"] = without(bindings(f), node.effect)
    go_to(f, _may_ask)
    return None


# -- costs ---
def _costs(sc: Scene, node: ast.PayFor | ast.OwnCost) -> ast.Costs | None:
    """The cost offered: the one written there, or that of the automatic ability itself (cfv 8.1.1.2.2)."""
    return node.costs if isinstance(node, ast.PayFor) else paying.costs_of(sc)


def _offer(g: Game, f: Frame[Offering], node: ast.PayFor | ast.OwnCost) -> Signal | None:
    """A cost before a colon may be declined (sve 10.4.7): when resolving (sve 10.4.7.5), also that of an automatic
    ability (sve 10.4.7.4, ruling sve-R3), unless it was settled on playing (sve 13.3.3.2). It buys all that follows it
    in the paragraph or option (sve 10.4.7.2)."""
    sc = scene(g, f)
    f.local["if"] = None
    settled = sc.bind.get(("paid", node))
    if settled is not None:
        bind(f, "did", bool(settled))
        go_past(f, _paid)
        return None
    costs = _costs(sc, node)
    on_playing = costs is not None and any(isinstance(item, ast.KeywordCost) for item in costs.items)
    if costs is None or on_playing or paying.affordable(sc, costs) is not None:
        f.answer = False  # as good as declined
        return None
    rule = g.rules.cite("optional cost")
    prompt = question(cost_words(text_rules(g), costs), "Pay for it?")
    return choices.confirm(sc.you, rule=rule, prompt=prompt, card=sc.source.card)


def _pay(g: Game, f: Frame[Carrying], node: ast.PayFor | ast.OwnCost) -> Signal | None:
    """The cost is paid in full or not at all (sve 10.4.2.2)."""
    if not f.answer:
        bind(f, "did", False)
        leave(f)
        return None
    sc = scene(g, f)
    costs = _costs(sc, node)
    assert costs is not None
    return paying.pay(g, costs, sc.source, sc.bind, sc.event)


def _paid(g: Game, f: Frame[Carrying], node: ast.PayFor | ast.OwnCost) -> Signal | None:
    paid, bound = several(f)
    f.local["bind"] = {**bound, "paid": paid, "did": paid}
    return None


def _paid_for(g: Game, f: Frame[Carrying], node: ast.PayFor) -> Signal | None:
    return nested(f, node.effect) if bindings(f).get("did") else None


def _pay_at_once(g: Game, f: Frame[Carrying], node: ast.Cost) -> Signal | None:
    """Paid in full or not at all (fow 10.2:4); who cannot pay has not done it."""
    sc = paying.payer(scene(g, f), actor(f))
    costs = ast.Costs((node,))
    bind(f, "did", False)
    if paying.affordable(sc, costs) is not None or obstacle(g, "pay", Event("pay", "", seat=sc.you)) is not None:
        leave(f)
        return None
    return paying.pay(g, costs, sc.source, sc.bind, sc.event)


def _paid_at_once(g: Game, f: Frame[Carrying], node: ast.Cost) -> Signal | None:
    paid, bound = several(f)
    f.local["bind"] = {**bound, "did": paid}
    f.answer = None
    return None


ROWS[ast.May] = (_may, _may_ask, _may_do, _may_done)
OFFERED = (_offer, _pay, _paid)
"""The rows of a cost that may be paid."""
ROWS[ast.PayFor] = (*OFFERED, _paid_for, keep)
PAID_AT_ONCE = (_pay_at_once, _paid_at_once)
"""The rows of a cost that an effect pays."""
ROWS[ast.PayLife] = PAID_AT_ONCE
