"""Guessing: a game like this one as far as a seat can tell, with everything else dealt anew.

What may differ is which hidden card lies where and what chance brings. What stays is the number of cards
everywhere, every card the seat sees or was shown, and which cards each player brought: like most bots, ours
know the opponent's list of cards, but not which of them are in hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel import chance
from ludex.kernel.keys import cards_in
from ludex.kernel.seeing import sees

if TYPE_CHECKING:
    from ludex.kernel.cards import Definition
    from ludex.kernel.game import Game

Dealt = dict[int, tuple["Definition", int]]


def determinise(game: Game, seat: int, seed: int) -> Game:
    """A copy of the game in which the cards that a seat cannot know have changed places by chance."""
    state, dealt = _dealt(game, seat, chance.seeded(seed))
    g = _holding(game, dealt, state)
    if game.checkpoint is not None:  # where an act that turns out illegal returns to is guessed alike
        g.checkpoint = _holding(game.checkpoint, dealt, state)
    return g


def _dealt(g: Game, seat: int, state: int) -> tuple[int, Dealt]:
    """Chance's next state, and what each unknown card is now: hidden cards of one pool exchange what they are."""
    asked = _asked_about(g, seat)
    mingled = g.rules.mingled()
    pools: dict[tuple[int, str], list[int]] = {}
    for card in g.cards:
        if card.zone in g.rules.spec and not sees(g, seat, card) and card.id not in asked:
            pool = "" if card.zone in mingled else card.zone
            pools.setdefault((card.owner, pool), []).append(card.id)
    dealt: Dealt = {}
    for ids in pools.values():
        state, drawn = chance.shuffled(state, tuple(ids))
        for cid, other in zip(ids, drawn, strict=True):
            if g.cards[cid].definition is not g.cards[other].definition:
                dealt[cid] = (g.cards[other].definition, g.cards[other].face)
    return state, dealt


def _asked_about(g: Game, seat: int) -> frozenset[int]:
    """The seat's own cards that it is being asked about: it holds them in its hands while it answers."""
    d = g.decision
    if d is None or d.seat != seat:
        return frozenset()
    named = {n for o in d.options for n in cards_in(o.key)}
    return frozenset(n for n in named if n < len(g.cards) and g.cards[n].owner == seat)


def _holding(game: Game, dealt: Dealt, state: int) -> Game:
    """A copy in which these cards are other cards; where they lie and everything done to them stays."""
    g = game.clone()
    for cid, (definition, face) in dealt.items():
        if cid < len(g.cards):
            own = g.own(cid)
            own.definition, own.face, own.memo = definition, face, None
    g.rng = state
    g.disturb()
    return g
