"""Worlds: a game as one seat knows it, in which every hidden card may be any that could lie there.

A step is one answer in all of them at once. Where the rules look at a hidden card, the worlds part by what they see,
and by nothing else. When the seat is asked again, what it did not see itself is forgotten: it answers the same in all
worlds that it cannot tell apart.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from ludex.kernel import chance
from ludex.kernel.events import LOOK, REVEAL, SHUFFLE
from ludex.kernel.keys import cards_in
from ludex.kernel.knowledge.sight import sees
from ludex.kernel.storage.hashes import position_hash
from ludex.solving.matching import fits
from ludex.solving.veil import Look, Pool, Veil

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

MOST_PARTS = 150  # into how many worlds one answer may lead

_steps = count(1)


class Beyond(Exception):
    """What comes of an answer is not worked out: chance other than the order of hidden cards, or too many worlds."""


def veiled(game: Game, seat: int) -> Game:
    """The game as a seat knows it. Which hidden card lies where in `game` makes no difference to it."""
    g = game.clone()
    asked = _asked_about(g, seat)
    cover(g, seat, [c for c in g.cards if c.zone in g.rules.spec and not sees(g, seat, c) and c.id not in asked])
    return g


def _asked_about(g: Game, seat: int) -> frozenset[int]:
    """The cards that the seat is being asked about by name, of its own: it holds them in its hands."""
    d = g.decision
    if d is None or d.seat != seat:
        return frozenset()
    named = {n for o in d.options for n in cards_in(g, o.key)}
    return frozenset(n for n in named if n >= 0 and g.cards[n].owner == seat)


# -- one answer -------------------------------------------------------------------------------------------------------
class Steps:
    """Answers given in all worlds at once; counts the games that were played on for it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tried = 0

    def after(self, game: Game, key: str) -> list[Game]:
        """What may come of an answer: every game that the worlds part into. `Beyond` if that is not worked out."""
        step = next(_steps)
        found: list[Game] = []
        todo, begun = [game], {""}
        named = [n for n in cards_in(game, key) if n >= 0]
        while todo:
            before = todo.pop()
            g = before.clone()
            self.tried += 1
            try:
                g.choose(key)
            except Look as look:
                if g.turn != before.turn:  # the turn is over: nobody asks what comes then
                    return [g]
                todo += self._parted(before, look, step, begun, named)
                if len(todo) + len(found) > MOST_PARTS:
                    raise Beyond("there are too many ways in which hidden cards could matter") from None
                continue
            _judge_chance(before, g, step)
            found.append(g)
        return _unlike([self._settled(g) for g in found])

    def _parted(self, before: Game, look: Look, step: int, begun: set[str], named: list[int]) -> list[Game]:
        """The game in which the card that was looked at is of one sort or another."""
        cid = next((c.id for c in before.cards if c.definition is look.veil), -1)
        if cid < 0:
            raise Beyond("a hidden card was looked at that came about within one answer")
        parted: list[Game] = []
        for part in look.parts:
            g = before.clone()
            lay(g, cid, Veil(look.veil.pool, part, step))
            if not fits(g, look.veil.pool):
                continue
            sign = " ".join([name_of(g), *[g.cards[n].definition.digest for n in named]])
            if sign not in begun:  # equal cards of a hand make equal worlds
                begun.add(sign)
                parted.append(g)
        return parted

    def _settled(self, g: Game) -> Game:
        """Forget what the seat has not seen, once it is asked again or the game is over."""
        if g.decision is None or g.decision.seat == self.seat:
            settle(g, self.seat)
        return g


def _unlike(found: list[Game]) -> list[Game]:
    if len(found) < 2:
        return found
    return list({name_of(g): g for g in found}.values())


def name_of(g: Game) -> str:
    """What equal positions have in common; one that speaks of a hidden card which is gone has a name of its own."""
    try:
        return position_hash(g)
    except Look:
        return f"apart {next(_steps)}"


def lay(g: Game, cid: int, definition: Definition) -> None:
    """Let a card be another one."""
    own = g.own(cid)
    own.definition = definition
    own.memo = own.itself = None
    own.heard = ()
    unsettle(g)


def unsettle(g: Game) -> None:
    """What was found out about the position may not hold any more."""
    g.invalidate()
    g.settled_batch = -1
    g.idle = (None, None)


# -- what the seat does not know --------------------------------------------------------------------------------------
def settle(g: Game, seat: int) -> None:
    """Forget what was found out about cards that the seat does not see."""
    cards, spec = g.cards, g.rules.spec
    lost: list[Card] = []
    for card in cards:
        made = card.definition
        if type(made) is Veil and made.could is made.pool.could:
            continue
        if card.zone in spec and not sees(g, seat, card):
            lost.append(card)
    if lost:
        asked = _asked_about(g, seat)
        cover(g, seat, [card for card in lost if card.id not in asked])


def cover(g: Game, seat: int, hidden: Iterable[Card]) -> None:
    """Veil cards: each may be any of those that its owner's hidden cards are. One that was known until now is one of
    these from now on, wherever they lie."""
    mingled = g.rules.mingled()
    kinds: dict[tuple[int, str, int], list[Card]] = {}
    for card in hidden:
        kinds.setdefault((card.owner, "" if card.zone in mingled else card.zone, card.face), []).append(card)
    for (owner, _, face), cards in kinds.items():
        _cover(g, seat, owner, face, cards)


def _cover(g: Game, seat: int, owner: int, face: int, cards: list[Card]) -> None:
    pools = {id(c.definition.pool): c.definition.pool for c in cards if type(c.definition) is Veil}
    known = [c.definition for c in cards if type(c.definition) is not Veil]
    if known or len(pools) != 1:
        near = {c.zone for c in cards}
        if not near.isdisjoint(g.rules.mingled()):
            near |= g.rules.mingled()
        veils = [
            c for c in g.cards
            if type(c.definition) is Veil and c.owner == owner and (c.zone in near or id(c.definition.pool) in pools)
        ]  # fmt: skip
        pool = _widened([c.definition.pool for c in veils if type(c.definition) is Veil], known)
        for card in veils:
            made = card.definition
            assert type(made) is Veil
            if not made.coarse:
                lay(g, card.id, Veil(pool, made.could, made.since))
            elif card not in cards:
                lay(g, card.id, Veil(pool))
    else:
        (pool,) = pools.values()
    for card in cards:
        lay(g, card.id, Veil(pool))


def _widened(pools: list[Pool], known: list[Definition]) -> Pool:
    """One pool of several, with cards that have come in."""
    counts: dict[Definition, int] = {}
    for pool in {id(p): p for p in pools}.values():
        for definition, n in pool.counts.items():
            counts[definition] = counts.get(definition, 0) + n
    for definition in known:
        counts[definition] = counts.get(definition, 0) + 1
    return Pool(counts)


# -- chance -----------------------------------------------------------------------------------------------------------
def _judge_chance(before: Game, g: Game, step: int) -> None:
    """Whether chance decided something that worlds do not show: everything but the order of cards nothing is known of.
    Cards that were shuffled together with known ones are hidden from here on."""
    if g.rng == before.rng:
        return
    happened = g.log.since(before.log.size)
    shuffles = [at for at, e in enumerate(happened) if e.kind == SHUFFLE]
    if _after_shuffles(before.rng, g, happened, shuffles) != g.rng:
        raise Beyond("chance decides")
    for at in shuffles:
        seat, zone = happened[at].seat, happened[at].key
        used = [e for e in happened[at + 1 :] if (e.frm == zone and e.frm_seat == seat) or e.kind in (LOOK, REVEAL)]
        there = list(g.zone(seat, zone))
        if used:
            there += [e.card for e in used]
            if not all(_unknown(g.cards[c].definition, step) for c in there):
                raise Beyond("cards are shuffled away and drawn again at once")
        else:
            cover(g, -1, [g.cards[c] for c in there if not _coarse(g.cards[c].definition)])


def _after_shuffles(state: int, g: Game, happened: list[Event], shuffles: list[int]) -> int:
    """The state of chance if nothing but these shuffles had asked for it."""
    for at in shuffles:
        seat, zone = happened[at].seat, happened[at].key
        size = len(g.zone(seat, zone))
        for e in happened[at + 1 :]:
            size += (e.frm == zone and e.frm_seat == seat) - (e.to == zone and e.to_seat == seat)
        state, _ = chance.shuffled(state, tuple(range(max(0, size))))
    return state


def _coarse(definition: Definition) -> bool:
    return type(definition) is Veil and definition.coarse


def _unknown(definition: Definition, step: int) -> bool:
    """Whether nothing was known of a card before this step."""
    return type(definition) is Veil and (definition.coarse or definition.since == step)
