"""Guessing: a game like this one as far as a seat can tell, with everything else dealt anew.

What may differ is which hidden card lies where, which cards the opponent brought beside those that were seen, and what
chance brings. What stays is the number of cards everywhere, every card the seat sees or was shown, and its own list.

A guessed game is made of what the seat knows: it has no seed, no answers, and of the past what the seat witnessed. Who
guesses chooses the seed, so that whatever is dealt could be reckoned back: nothing may depend on what is hidden but on
how many cards lie where.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from itertools import cycle
from typing import TYPE_CHECKING

from ludex.kernel import chance
from ludex.kernel.decisions import Decision
from ludex.kernel.deriving import derive
from ludex.kernel.frames import Frame
from ludex.kernel.keys import cards_in
from ludex.kernel.knowledge.names import rename
from ludex.kernel.knowledge.sight import sees
from ludex.kernel.pipeline.optional_triggers import declined
from ludex.kernel.storage.records import IMAGINED
from ludex.table import unlinking
from ludex.table.believing import believed, pool_of, untold
from ludex.table.secrets import begun, relived
from ludex.table.strewing import strewn
from ludex.table.unlinking import Places, anew, asking, asks_again, carry, exchanged, followed, level, move, picks
from ludex.table.witnessing import Witness

if TYPE_CHECKING:
    from ludex.kernel.cards import Definition
    from ludex.kernel.game import Game

Dealt = dict[int, tuple["Definition", int]]
TRIES = 12  # how often it is dealt anew if the other player would not be asked what they are asked


def determinise(game: Game, seat: int, seed: int, witness: Witness | None = None) -> Game:
    """A game in which the cards that a seat cannot know lie by chance, and of the past only what it knows.

    `witness`: what the seat has seen so far, for who guesses again and again.
    """
    witness = witness or Witness(seat)
    game = declined(game, seat)
    witness.look(game)
    state = chance.seeded(seed)
    guess = partial(_guessed, witness)
    found = relived(game, seat, state, guess)
    if found is not None:
        return found
    watching = game.decision is not None and game.decision.seat != seat
    return guess(begun(game, seat) if watching else game, state)[1]


def _guessed(witness: Witness, game: Game, state: int) -> tuple[int, Game]:
    """Chance's next state, and a position as one seat may take it to be."""
    state, game = strewn(game, witness.seat, state)
    asked = game.decision
    tries = 0
    while True:
        state, g = _dealt_anew(witness, game, state)
        tries += 1
        if asked is None or asked.seat == witness.seat or _ask_anew(g, asked) or tries >= TRIES:
            return state, g


def _dealt_anew(witness: Witness, game: Game, state: int) -> tuple[int, Game]:
    """Chance's next state, and a game in which what its seat cannot see is dealt anew. So is what lay hidden where an
    act that turns out illegal returns to, apart from it: which of the cards have moved since would tell where each
    came from."""
    seat = witness.seat
    state, dealt = _dealt(game, seat, state)
    state, places = exchanged(game, seat, dealt, state)
    g = _holding(game, dealt, places, state, witness)
    if g.checkpoint is not None and game.decision is not None and game.decision.menu and not g.refusals:
        g.checkpoint = None  # what was begun is over
    course, before = g, game.checkpoint
    while course.checkpoint is not None and before is not None:
        state, dealt = _dealt(before, seat, state, followed(before, game, seat))
        state, places = exchanged(before, seat, dealt, state)
        course.checkpoint = _holding(before, dealt, anew(before, seat, places), state, witness)
        course.answers = witness.begun(game, before)
        course, before = course.checkpoint, before.checkpoint
    return state, g


def _dealt(g: Game, seat: int, state: int, but: Collection[int] = ()) -> tuple[int, Dealt]:
    """Chance's next state, and what each unknown card is now, but for some: hidden cards of one pool exchange what they
    are. They are gone through as they lie, and dealt out of a sorted heap: what is dealt is the same wherever each
    truly is."""
    asked = {*_asked_about(g, seat), *but}
    pools: dict[tuple[int, str], list[int]] = {}
    for zone in g.zones:
        for cid in zone:
            card = g.cards[cid]
            if not sees(g, seat, card) and cid not in asked:
                pools.setdefault((card.owner, pool_of(g.rules, card.zone)), []).append(cid)
    dealt: Dealt = {}
    state, theirs = believed(g, seat, state)
    minded = unlinking.minded(g)
    for (owner, pool), ids in pools.items():
        ids.sort(key=lambda cid: minded.get(cid, len(minded)))  # which of those that lie there it is tells when it came
        if owner != seat and theirs is not None and theirs.get(pool):
            for cid, definition in zip(ids, cycle(theirs[pool])):
                dealt[cid] = (definition, g.cards[cid].face)
            continue
        heap = sorted([(g.cards[cid].definition, g.cards[cid].face) for cid in ids], key=_sorting)
        state, drawn = chance.shuffled(state, tuple(range(len(ids))))
        dealt.update((cid, heap[at]) for cid, at in zip(ids, drawn, strict=True))
    return state, dealt


def _sorting(made: tuple[Definition, int]) -> tuple[str, str, int]:
    return made[0].key, made[0].digest, made[1]


def _asked_about(g: Game, seat: int) -> frozenset[int]:
    """The seat's own cards that it is being asked about: it holds them in its hands while it answers."""
    d = g.decision
    if d is None or d.seat != seat:
        return frozenset()
    named = {n for o in d.options for n in cards_in(g, o.key)}
    return frozenset(n for n in named if n >= 0 and g.cards[n].owner == seat)


def _holding(game: Game, dealt: Dealt, places: Places, state: int, witness: Witness) -> Game:
    """A copy in which these cards are other cards and have other places in the game; where they lie and everything done
    to them stays."""
    g = game.clone()
    move(g, game, places)
    for cid, (definition, face) in dealt.items():
        if cid < len(g.cards):
            own = g.own(places.get(cid, cid))
            own.definition, own.face = definition, face
            own.memo = own.itself = None
            own.heard = ()
    level(g, game, witness.seat, places)
    g.rng = state
    g.naming = chance.seeded(~state)  # what they are called would tell later which of them it was
    unnamed = sorted(cid for cid in dealt if cid < len(g.cards))
    g.tags = {tag: cid for tag, cid in g.tags.items() if cid not in dealt}
    rename(g, unnamed)
    _forget(g, game, witness)
    derive(g)
    carry(g, game, places)
    g.invalidate()
    return g


def _forget(g: Game, game: Game, witness: Witness) -> None:
    """Take from a copy of a game what would tell more of it than its seat knows."""
    seat = witness.seat
    g.shown, g.written, g.idle, g.settled_batch = {}, {}, (None, None), -1  # what was found out about the true cards
    setup = untold(game, seat, partial(witness.met, game))
    g.setup = {**{key: value for key, value in setup.items() if key != "seed"}, IMAGINED: True}
    g.answers, g.pages, g.quiet = (), (), ()
    g.log = witness.log(game)
    g.memory = witness.remembered(game)
    g.offers = tuple(one for one in game.offers if one.seat == seat)
    g.pending = tuple(witness.waiting(game, one) for one in game.pending)
    g.played = {cid: witness.played(game, waits) for cid, waits in game.played.items()}
    g.lasting = tuple(map(witness.lasting, game.lasting))
    g.refusals = witness.keys(game, game.refusals)
    g.repeats = witness.keys(game, game.repeats)
    g.states = {key: on for key, on in game.states.items() if _visible(game, seat, key[0])}
    g.stack = [_frame(game, witness, f) for f in game.stack]
    for f in g.stack[: asking(g.stack) if asks_again(game, seat) else None]:
        f.answer = None  # what was answered has been taken in: another answer comes before it is read again


def _frame(game: Game, witness: Witness, f: Frame) -> Frame:
    local = witness.scrubbed(game, f.local)
    assert isinstance(local, dict)
    return Frame(f.procedure, f.row, local, witness.scrubbed(game, f.answer))


def _visible(g: Game, seat: int, cid: int) -> bool:
    return not 0 <= cid < len(g.cards) or not g.cards[cid].zone or sees(g, seat, g.cards[cid])


def _ask_anew(g: Game, asked: Decision) -> bool:
    """What the other player is asked, as it would be asked in the guessed position: the true list of answers tells what
    that player holds. Whether it would be asked there at all."""
    if asked.menu:
        options = g.rules.menus[asked.menu].options(g, asked.seat)
        g.decision = Decision(asked.seat, asked.kind, asked.rule, asked.prompt, options, asked.menu, asked.card)
        return True
    twin = g.clone()
    while picks(twin.stack[-1]):  # what they pick from was found in the true position
        twin.stack.pop()
    depth = len(twin.stack)
    twin.stack[-1].again()
    twin.decision = None
    again = _asked(twin)
    if again is None or (again.seat, again.kind, again.rule) != (asked.seat, asked.kind, asked.rule):
        return False
    if twin.log.size != g.log.size or len(twin.stack) < depth:
        return False  # this one was settled without asking, and another is asked by now
    g.become(twin)
    return True


def _asked(g: Game) -> Decision | None:
    """What is asked next."""
    g.run()
    return g.decision
