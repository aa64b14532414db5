"""Dealing damage (sve 5.14): all parts at once; divided as settled on playing (sve 10.6.2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import FIND, cards, found, times
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import bind
from ludex.enact.scenes.wording import how_much
from ludex.enact.steps.effect import ROWS, Carrying, actor, bindings, go_to, leave, scene, source
from ludex.kernel import choices
from ludex.kernel.frames import happened, number_given
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class Dividing(Carrying):
    """The shares that are settled, in the order of the targets."""

    shares: tuple[int, ...]


def _deal(g: Game, f: Frame[Carrying], node: ast.Deal) -> Signal | None:
    """Every part is dealt at the same time; a part of 0 or less is not dealt (sve 1.3.2.2)."""
    sc = scene(g, f)
    parts: list[tuple[int, int]] = []
    for i, part in enumerate(node.parts):
        much = times(sc, part.amount)
        if much:
            parts.extend((c, much) for c in cards(g, f, node, i))
    by = _dealer(f, node, len(node.parts)) if node.source is not None else -1
    f.answer = ()
    if not parts or (node.source is not None and by < 0):
        return None
    return text_rules(g).verbs.deal(g, f, tuple(parts), source(f), by=by)


def _dealer(f: Frame[Carrying], node: ast.Deal | ast.DealDivided, which: int) -> int:
    """The card that deals it, which need not be there any more (sve 10.12.2.2, 10.11.1)."""
    refs = found(f, node, which)
    return refs[0].id if refs else -1


def dealt(g: Game, f: Frame[Carrying], node: ast.Action) -> Signal | None:
    """The damage dealt is what "that much" speaks of, unless the text was triggered by an amount of its own."""
    much = sum(e.amount for e in happened(f))
    event = scene(g, f).event
    if much and "that much" not in bindings(f) and (event is None or not event.amount):
        bind(f, "that much", much)
    f.answer = None
    return None


# -- divided ---------------------------------------------------------------------------------------
def _shares(g: Game, f: Frame[Dividing], node: ast.DealDivided) -> Signal | None:
    """The division is settled on playing; one that was not, or of another amount, is made now, at least 1 each (sve
    10.6.2.4.2)."""
    targets = found(f, node)
    settled = _settled(f, node)
    much = times(scene(g, f), node.amount)
    if not targets or not much:
        leave(f)
        return None
    if isinstance(settled, tuple) and len(settled) == len(targets) and sum(settled) == much:
        f.local["shares"] = settled
        go_to(f, _deal_shares)
        return None
    f.local["shares"] = ()
    return None


def _settled(f: Frame[Carrying], node: ast.DealDivided) -> object:
    """The shares settled on playing, in the order of the targets."""
    number = getattr(node.among, "binding", 0)
    return bindings(f).get(("share", number), bindings(f).get("divided"))


def _share(g: Game, f: Frame[Dividing], node: ast.DealDivided) -> Signal | None:
    """Ask for the next target's share; the last gets what is left."""
    targets, shares = found(f, node), f.local["shares"]
    left, open_ = times(scene(g, f), node.amount) - sum(shares), len(targets) - len(shares)
    if open_ <= 1 or left <= 0:
        f.local["shares"] = (*shares, *(left,) * open_)
        go_to(f, _deal_shares)
        return None
    card = targets[len(shares)].id
    most = left // text_rules(g).unit - (open_ - 1)
    rule, prompt = g.rules.cite("share"), how_much(text_rules(g), g.rules.describe(g, card))
    return choices.number(actor(f), min(1, most), max(1, most), rule=rule, prompt=prompt, card=card)


def _shared(g: Game, f: Frame[Dividing], node: ast.DealDivided) -> Signal | None:
    shares, much = f.local["shares"], number_given(f)
    f.local["shares"] = (*shares, much * text_rules(g).unit)
    go_to(f, _share)
    return None


def _deal_shares(g: Game, f: Frame[Dividing], node: ast.DealDivided) -> Signal | None:
    """Each target takes its share; the share of one that is gone is lost."""
    shares = f.local["shares"]
    pairs = zip(found(f, node), shares, strict=False)
    parts = tuple((ref.id, n) for ref, n in pairs if n > 0 and g.find(ref) is not None)
    by = _dealer(f, node, 1) if node.source is not None else -1
    f.answer = ()
    if not parts or (node.source is not None and by < 0):
        return None
    return text_rules(g).verbs.deal(g, f, parts, source(f), by=by)


ROWS[ast.Deal] = (*FIND, _deal, dealt)
ROWS[ast.DealDivided] = (*FIND, _shares, _share, _shared, _deal_shares, dealt)
