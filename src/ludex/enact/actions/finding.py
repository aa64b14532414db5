"""Finding what an action acts on: what the text has named, what was settled on playing, and what is chosen now.

Chosen when resolving is whatever was not settled on playing: cards in zones not everybody sees (sve 10.6.2.3), choices
of other players, and whatever the text leaves to chance (sve 5.19.1).
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from ludex.enact.nouns import groups, objects
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import bind, held
from ludex.enact.steps.candidates import candidates, conditional, drawn, is_public, located
from ludex.enact.steps.effect import Carrying, StepRow, actor, bindings, go_past, go_to, scene
from ludex.enact.steps.selecting import fits_together, select
from ludex.enact.steps.tree import TOKENS, leaves, objects_of
from ludex.kernel import choices
from ludex.kernel.cards import CardRef
from ludex.kernel.frames import happened, number_given, picked
from ludex.kernel.knowledge.sight import EVERYBODY
from ludex.kernel.memo import Recalled
from ludex.kernel.zones import Sight
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Refs = tuple[CardRef, ...]
_ONE = ast.Exactly(ast.Number(1))

CITED: dict[type, str] = {ast.Discard: "discard", ast.Search: "search"}
PROMPTS: dict[type, str] = {
    ast.Discard: "Choose what to discard",
    ast.Search: "Choose what to find",
    ast.Reveal: "Choose what to reveal",
    ast.Banish: "Choose what to banish",
    ast.Destroy: "Choose what to destroy",
    ast.Return: "Choose what to return",
    ast.Give: "Choose what to give it to",
    ast.Deal: "Choose what to deal damage to",
}


def prompt_of(node: ast.Action) -> str:
    """What is asked when cards are chosen for an action."""
    if isinstance(node, ast.Put):
        end = f"{node.to.end} of the " if node.to.end in ("top", "bottom") else ""
        return f"Choose what goes to the {end}{node.to.zone}"
    return PROMPTS.get(type(node), "Select cards")


# -- rows ------------------------------------------------------------------------------------------
def _start(g: Game, f: Frame[Carrying], node: ast.Action) -> Signal | None:
    f.local["leaf"], f.local["found"] = 0, ()
    return None


def _ask(g: Game, f: Frame[Carrying], node: ast.Action) -> Signal | None:
    """Find the parts one after another, until a player must choose."""
    parts = parts_of(node)
    while True:
        at = f.local["leaf"]
        if at >= len(parts):
            whole(f, node)  # what is said of all of them (`their owners' hands`) is said of these
            go_past(f, _take)
            return None
        leaf = parts[at]
        if is_open(f, leaf):
            signal = choose(g, f, node, leaf)
            if signal is not None:
                return signal
            _keep(g, f, leaf, _chosen(g, f, leaf))
        else:
            _keep(g, f, leaf, objects.refs(scene(g, f), objects.meant(node, leaf)))


def _take(g: Game, f: Frame[Carrying], node: ast.Action) -> Signal | None:
    """A player has chosen: go on with the next part."""
    at = f.local["leaf"]
    leaf = parts_of(node)[at]
    _keep(g, f, leaf, _chosen(g, f, leaf))
    go_to(f, _ask)
    return None


FIND: tuple[StepRow, ...] = (_start, _ask, _take)


def _keep(g: Game, f: Frame[Carrying], leaf: ast.Object, refs: Refs) -> None:
    found, at = f.local["found"], f.local["leaf"]
    f.local["found"] = (*found, refs)
    f.local["leaf"] = at + 1
    number = binding_of(leaf)
    if number and not isinstance(leaf, (ast.Ref, *TOKENS)):
        bind(f, number, refs)


def _chosen(g: Game, f: Frame[Carrying], leaf: ast.Object) -> Refs:
    if isinstance(leaf, ast.TopCards):
        number, f.answer = number_given(f), None
        every = objects.refs(scene(g, f), leaf)
        return every[len(every) - number :] if leaf.end == "bottom" else every[:number]
    chosen, f.answer = picked(f), None
    return tuple(g.cards[c].ref for c in chosen)


# -- what has been found ---------------------------------------------------------------------------
_parts: Recalled[ast.Action, tuple[ast.Object, ...]] = Recalled()


def parts_of(node: ast.Action) -> tuple[ast.Object, ...]:
    """Every part of every object of an action, in written order."""
    known = _parts.get(id(node)) or _parts.learn(node, _every_part)
    return known[1]


def _every_part(node: ast.Action) -> tuple[ast.Object, ...]:
    return tuple(leaf for obj in objects_of(node) for leaf in leaves(obj))


def found(f: Frame[Carrying], node: ast.Action, which: int = 0) -> Refs:
    """What was found for an action's object: 0 is the first it names."""
    lists = f.local["found"]
    at = 0
    for i, obj in enumerate(objects_of(node)):
        n = len(leaves(obj))
        if i == which:
            return tuple(dict.fromkeys(chain.from_iterable(lists[at : at + n])))
        at += n
    return ()


def cards(g: Game, f: Frame[Carrying], node: ast.Action, which: int = 0) -> tuple[int, ...]:
    """Those found that are still the same cards (sve 4.1.4)."""
    still: list[int] = []
    for ref in found(f, node, which):
        if g.find(ref) is not None:
            still.append(ref.id)
    return tuple(still)


def binding_of(leaf: ast.Object) -> int:
    """The number by which the text speaks of a part again; -1 if it cannot."""
    if isinstance(leaf, ast.This):
        return 0
    number: int = getattr(leaf, "binding", 0)
    return number if isinstance(leaf, ast.Ref) else number or -1


# -- choosing --------------------------------------------------------------------------------------
def is_open(f: Frame[Carrying], leaf: ast.Object) -> bool:
    """Whether a part is still to be chosen: it leaves a choice and nothing settled it on playing."""
    if not isinstance(leaf, ast.Some | ast.TopCards | ast.PartOf | ast.AllBut) or not objects.needs_choice(leaf):
        return False
    return not leaf.binding or leaf.binding not in bindings(f)


def choose(g: Game, f: Frame[Carrying], node: ast.Action, leaf: ast.Object) -> Signal | None:
    """Choose a part now. With no signal the answer is there already; without anything to choose from it is nothing."""
    sc = scene(g, f)
    if isinstance(leaf, ast.TopCards):
        most = len(objects.refs(sc, leaf))
        f.answer = 0
        if not most:
            return None
        rule = g.rules.cite("select")
        return choices.number(actor(f), 0, most, rule=rule, prompt="How many cards?", card=sc.source.card)
    if isinstance(leaf, ast.AllBut):
        most = len(objects.ids(sc, leaf.ref)) - amount(sc, leaf.amount)
        leaf = ast.PartOf(ast.Exactly(ast.Number(max(0, most))), leaf.ref, leaf.binding)
    if isinstance(leaf, ast.PartOf):
        return _part(g, f, node, leaf)
    assert isinstance(leaf, ast.Some)
    group = located(node, leaf.group, other=actor(f) != sc.you)
    there = candidates(sc, node, group, actor(f), taken(f))
    low, high = groups.bounds(sc, leaf.quantity, len(there))
    high = max(0, min(high, len(there)))  # cfv 8.5.3.1.2
    low = min(low, high)
    f.answer = ()
    if not high:  # cfv 8.5.3.1.3
        return None
    if _of_each(g, node, leaf, there):
        f.answer = there
        return None
    if groups.is_random(group):
        f.answer = drawn(g, there, high)
        return None
    seat = chooser(g, f, node, there)
    low = min(low, certain(g, f, node, group, there))
    rule = g.rules.cite(CITED.get(type(node), "select"))
    prompt = prompt_of(node)
    if fits_together(group):
        return select(sc, group, seat, there, low, high, rule=rule, prompt=prompt)
    # cfv 8.5.3.1, cfv 8.5.3.1.1
    return choices.pick(seat, there, low, high, rule=rule, prompt=prompt, card=sc.source.card)


def _of_each(g: Game, node: ast.Action, leaf: ast.Some, there: tuple[int, ...]) -> bool:
    """Whether something is said of a player's only card of a kind, and there are two of it: then it is said of both,
    unless the text tells to choose (ruling cfv-R55)."""
    kinds = text_rules(g).lone
    if not kinds or len(there) < 2 or isinstance(node, ast.Select | ast.Search) or leaf.quantity != _ONE:
        return False
    noun = leaf.group.noun if isinstance(leaf.group, ast.Group) else None
    return isinstance(noun, ast.Kind) and noun.word in kinds and len({g.cards[c].seat for c in there}) == 1


def _part(g: Game, f: Frame[Carrying], node: ast.Action, leaf: ast.PartOf) -> Signal | None:
    """A number of the cards spoken of, whichever they are."""
    sc = scene(g, f)
    gone = taken(f)
    there = tuple(c for c in objects.ids(sc, leaf.ref) if c not in gone)
    low, high = groups.bounds(sc, leaf.quantity, len(there))
    high = max(0, min(high, len(there)))
    f.answer = ()
    if not high:
        return None
    rule, prompt = g.rules.cite(CITED.get(type(node), "select")), prompt_of(node)
    return choices.pick(actor(f), there, min(low, high), high, rule=rule, prompt=prompt, card=sc.source.card)


def taken(f: Frame[Carrying]) -> frozenset[int]:
    """What other parts of the same action have taken already."""
    lists = f.local.get("found", ())
    return frozenset(ref.id for refs in lists for ref in refs)


def chooser(g: Game, f: Frame[Carrying], node: ast.Action, there: tuple[int, ...]) -> int:
    """Who chooses: the player carrying the step out; cards to discard are chosen by whose hand it is (sve 5.12.1)."""
    if isinstance(node, ast.Discard):
        return g.cards[there[0]].seat
    return actor(f)


def certain(g: Game, f: Frame[Carrying], node: ast.Action, group: ast.Counted, there: tuple[int, ...]) -> int:
    """How many of the candidates nobody can deny: a card that not all players have seen need not meet a condition,
    unless this effect has revealed it to all (sve 4.1.2.2, cfv 8.5.3.1.4). Where searches may fail, a card found in a
    hidden zone need not meet one either (cfv 10.1.9.1.1); in a public one it must be found (cfv 10.1.9.1.2), and in one
    that all see (fow 10.13:2)."""
    free = isinstance(node, ast.Search) and not text_rules(g).searching.must_find
    if not free and not conditional(group):
        return len(there)
    shown, seat = held(bindings(f), "revealed"), chooser(g, f, node, there)
    return sum(g.cards[c].ref in shown or is_public(g, c) or _all_see(g, c, seat) for c in there)


def _all_see(g: Game, cid: int, seat: int) -> bool:
    """Whether everybody sees a card in a hidden zone in which a player chooses, who looks at it for that: another
    player's hand, or one that lies open."""
    card = g.cards[cid]
    if not text_rules(g).searching.looks or g.rules.spec[card.zone].sight is not Sight.OWNER:
        return False
    return card.seat != seat or all(g.cards[c].known == EVERYBODY for c in g.zone(card.seat, card.zone))


# -- what became of it -----------------------------------------------------------------------------
def follow(g: Game, f: Frame[Carrying], node: ast.Action) -> Signal | None:
    """After cards were moved: what the text says next of them means them where they are now (sve 4.1.4.1).

    A phrase that named cards by this very action holds those it was really done to.
    """
    moved: dict[CardRef, CardRef] = {}
    for e in happened(f):
        if e.to and e.card >= 0 and e.arrived >= 0:
            moved[CardRef(e.card, e.incarnation)] = CardRef(e.card, e.arrived)
    lists = f.local["found"]
    for leaf, refs in zip(parts_of(node), lists, strict=False):
        number = binding_of(leaf)
        if number < 0:
            continue
        if isinstance(leaf, ast.Ref | ast.This):
            if any(ref in moved for ref in refs):
                bind(f, number, tuple(moved.get(ref, ref) for ref in refs))
        else:
            bind(f, number, tuple(moved[ref] for ref in refs if ref in moved))
    for obj in objects_of(node):
        if isinstance(obj, ast.Together) and obj.binding:
            named = [binding_of(leaf) for leaf in leaves(obj)]
            refs = tuple(ref for n in named if n >= 0 for ref in held(bindings(f), n))
            bind(f, obj.binding, tuple(dict.fromkeys(refs)))
    f.answer = None
    return None


def whole(f: Frame[Carrying], node: ast.Action) -> None:
    """Bind several objects named at once as one."""
    for i, obj in enumerate(objects_of(node)):
        if isinstance(obj, ast.Together) and obj.binding:
            bind(f, obj.binding, found(f, node, i))


def times(sc: Scene, node: ast.Amount) -> int:
    """An amount something is done by: nothing is done zero or fewer times (sve 1.3.2.2)."""
    return max(0, amount(sc, node))
