"""Cards changing zones (sve 5.5 to 5.7, 5.12, 5.13, 5.17, 5.22, 5.34): what is found is moved at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import FIND, binding_of, cards, follow, parts_of
from ludex.enact.ruleset import DECK, HAND, text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.discarding import HAND_DISCARDED, hands
from ludex.enact.scenes.scene import bind, held
from ludex.enact.steps.effect import (
    ACTS,
    ROWS,
    Act,
    Carrying,
    StepRow,
    actor,
    bindings,
    go_to,
    leave,
    scene,
    source,
    steps_to_come,
)
from ludex.enact.steps.tree import speaks_of
from ludex.kernel.cards import CardRef
from ludex.kernel.events import CREATE, Event
from ludex.kernel.frames import happened
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class Shuffling(Carrying):
    """Whose decks are still to be shuffled, and what lies aside meanwhile: by binding, which cards."""

    queue: tuple[int, ...] | None
    aside: tuple[tuple[int, tuple[str, ...]], ...]


def acting(act: Act) -> tuple[StepRow, ...]:
    """The rows of an action on cards: find them, act, follow them to where they are now."""

    def run(g: Game, f: Frame[Carrying], node: ast.Action) -> Signal | None:
        there = cards(g, f, node)
        f.answer = ()
        return act(g, f, there, node) if there else None

    return (*FIND, run, follow)


def _destroy(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.Destroy) -> Signal | None:
    """Only cards on the field can be destroyed (sve 5.6.1), or in play (fow 10.9:1)."""
    rules = text_rules(g)
    there = tuple(c for c in there if rules.destroys(g, c, node.what))
    return rules.verbs.destroy(g, f, there, source(f)) if there else None


def _banish(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.Banish) -> Signal | None:
    rules = text_rules(g)
    if "banish" in rules.own_only:  # fow 10.10:2
        there = tuple(c for c in there if g.cards[c].seat == actor(f))
    return rules.verbs.banish(g, f, there, source(f)) if there else None


def _discard(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.Discard) -> Signal | None:
    """Only cards in a hand can be discarded (sve 5.12.1)."""
    there = tuple(c for c in there if g.cards[c].zone == HAND)
    return text_rules(g).verbs.discard(g, f, there, source(f)) if there else None


def _discard_hand(g: Game, f: Frame[Carrying], node: ast.Discard) -> Signal | None:
    """That a hand is discarded happens once, also to an empty one (fow 10.18:2.1)."""
    there, rule = hands(scene(g, f), node), g.rules.cite("discard")
    return perform(g, f, [Event(HAND_DISCARDED, rule, seat=seat, source=source(f)) for seat in there])


def _return(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.Return) -> Signal | None:
    return put_to(g, f, there, node.to, kind="return")


def put_to(
    g: Game, f: Frame[Carrying], there: tuple[int, ...], to: ast.Destination, *, kind: str, state: str = ""
) -> Signal | None:
    """Put cards to a place; the nth from the top as far as there are cards (sve 4.1.3.1)."""
    seat = owner_of_zone(g, f, to)
    if not to.nth:
        verbs = text_rules(g).verbs
        return verbs.put(g, f, there, to.zone, seat, source(f), kind=kind, end=to.end, order=to.order, state=state)
    rule, made = g.rules.cite(kind), []
    for cid in there:
        whose = seat if seat >= 0 else g.cards[cid].owner
        made.append(Event(kind, rule, card=cid, to=to.zone, to_seat=whose, place=to.nth, source=source(f)))
    return perform(g, f, made)


def owner_of_zone(g: Game, f: Frame[Carrying], to: ast.Destination) -> int:
    """Whose zone is meant; -1: each card's owner's, if the text names nobody (sve 4.1.6) or the owners of several."""
    if to.whose is None:
        return -1
    seats = meanings.seats(scene(g, f), to.whose)
    if isinstance(to.whose, ast.OwnerOf) and len(seats) > 1:
        return -1
    return seats[0] if seats else source(f).seat


def _shuffle_into(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.ShuffleInto) -> Signal | None:
    seat = meanings.seat(scene(g, f), node.whose)
    return text_rules(g).verbs.put(g, f, there, node.zone, seat, source(f), kind="return", end="bottom", order="random")


def _then_shuffle(g: Game, f: Frame[Carrying], node: ast.ShuffleInto) -> Signal | None:
    """The deck is shuffled whether or not a card came to it (sve 5.9.1)."""
    return text_rules(g).verbs.shuffle(g, f, meanings.seat(scene(g, f), node.whose), node.zone, source(f))


def _shuffle_whose(g: Game, f: Frame[Shuffling], node: ast.Shuffle) -> Signal | None:
    f.local["queue"] = meanings.seats(scene(g, f), node.whose)
    return None


def _shuffle(g: Game, f: Frame[Shuffling], node: ast.Shuffle) -> Signal | None:
    """Shuffle decks (sve 5.9); whatever was searched there is taken care of by it."""
    queue = f.local["queue"]
    if not queue:
        f.local["queue"] = None
        leave(f)
        return None
    f.local["aside"] = _found_in(g, f, queue[0], node.zone)
    return shuffle_deck(g, f, queue[0], node.zone)


def _found_in(g: Game, f: Frame[Carrying], seat: int, zone: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """What was found in a deck, is still there and will be acted on yet, as cards that a player has set aside: by
    binding, which cards. What merely found no room elsewhere is shuffled in with the others."""
    bound = bindings(f)
    aside = []
    for binding, whose in held(bound, "searched"):
        if not any(speaks_of(step, binding) for step in steps_to_come(g, f)):
            continue
        there = [card for ref in held(bound, binding) if (card := g.find(ref)) is not None and card.zone == zone]
        if whose == seat and there:
            aside.append((binding, tuple(card.definition.key for card in there)))
    return tuple(aside)


def _shuffled(g: Game, f: Frame[Shuffling], node: ast.Shuffle) -> Signal | None:
    """The text still speaks of the cards that were set aside; who had seen them has not lost track of them."""
    queue, aside = f.local["queue"] or (), f.local["aside"]
    f.local["queue"] = queue[1:]
    go_to(f, _shuffle)
    left = list(g.zone(queue[0], node.zone))
    kept: list[int] = []
    for binding, keys in aside:
        again = []
        for key in keys:
            cid = next(c for c in left if g.cards[c].definition.key == key)
            left.remove(cid)
            again.append(cid)
        bind(f, binding, tuple(g.cards[c].ref for c in again))
        kept += again
    if not kept:
        return None
    shown, verbs = scene(g, f).bind.get("revealed", ()), text_rules(g).verbs
    if not shown:
        return verbs.look(g, f, actor(f), tuple(kept), source(f))
    return verbs.reveal(g, f, tuple(kept), source(f))


def shuffle_deck(g: Game, f: Frame[Carrying], seat: int, zone: str = DECK) -> Signal | None:
    """Shuffle a player's deck; nothing searched in it waits for that any more (sve 5.8.2)."""
    waiting = held(bindings(f), "searched")
    if waiting:
        bind(f, "searched", tuple(w for w in waiting if w[1] != seat))
    return text_rules(g).verbs.shuffle(g, f, seat, zone, source(f))


def _transform(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.Transform) -> Signal | None:
    return text_rules(g).verbs.transform(g, f, there, node.into, source(f))


def _transformed(g: Game, f: Frame[Carrying], node: ast.Transform) -> Signal | None:
    """What is spoken of afterwards are the tokens (sve 5.17.1)."""
    made = tuple(CardRef(e.card, e.arrived) for e in happened(f) if e.kind == CREATE)
    for leaf in parts_of(node):
        number = binding_of(leaf)
        if number > 0 and made:
            bind(f, number, made)
    f.answer = None
    return None


def _steal(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.Steal) -> Signal | None:
    """Only cards on another player's field are stolen (sve 5.22.1), or kept that were lent (fow 9.9:3.2)."""
    rules, seat = text_rules(g), actor(f)
    there = tuple(c for c in there if rules.in_play(g.cards[c].zone))
    there = tuple(c for c in there if g.cards[c].seat != seat or rules.is_lent(g, c))
    return rules.verbs.take_control(g, f, there, seat, source(f), kind="steal") if there else None


# -- one of two places -----------------------------------------------------------------------------


ROWS[ast.Destroy] = acting(_destroy)
ROWS[ast.Banish] = acting(_banish)
ROWS[ast.Discard] = (*FIND, _discard_hand, *acting(_discard)[len(FIND) :])
ROWS[ast.Return] = acting(_return)
ROWS[ast.ShuffleInto] = (*acting(_shuffle_into), _then_shuffle)
ROWS[ast.Shuffle] = (_shuffle_whose, _shuffle, _shuffled)
ROWS[ast.Transform] = (*acting(_transform)[:-1], _transformed)
ROWS[ast.Steal] = acting(_steal)
ACTS |= {ast.Discard: _discard, ast.Return: _return}
ACTS |= {ast.Destroy: _destroy, ast.Banish: _banish}
