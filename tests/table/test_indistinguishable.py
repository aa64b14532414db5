"""What a seat cannot tell apart it imagines alike: two courses of a game in which other cards lie hidden, or the other
player has chosen something else that nobody was shown, or unseen cards came at another time or in another order, give
the same imagined games, to the last value of a frame and the order of every table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from ludex import games
from ludex.kernel.cards import Definition
from ludex.kernel.decisions import CONFIRM, Decision
from ludex.kernel.events import SHUFFLE
from ludex.kernel.frames import values
from ludex.kernel.game import Game
from ludex.kernel.keys import cards_in
from ludex.kernel.knowledge.sight import sees
from ludex.kernel.loops.declared import NOTES
from ludex.kernel.zones import Sight
from ludex.table.chair import Chair
from ludex.table.unlinking import minded, spoken
from tests.contract.hiding import become, hidden_from
from tests.contract.walking import started
from tests.table.differing import difference

QUESTIONS = 80
MANY = 10_000  # more often than any card of a game has moved
SEEDS = (0, 1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 20)))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ruleset", games.rulesets())
def test_courses_that_look_alike_are_imagined_alike(ruleset: str, seed: int) -> None:
    """At every question, whoever is asked, and whatever is going on."""
    chance, counts = Random(seed), Counter[str]()
    game, seat = started(ruleset, seed), seed % 2
    twin: Game | None = None
    for number in range(QUESTIONS):
        if game.decision is None:
            break
        if twin is None:
            _begin_notes_anew(game)
            twin = _twin(game, seat, chance)
        one, other = (Chair(each, seat).imagine(number) for each in (game, twin))
        found = difference(one, other)
        assert not found, f"question {number} ({game.decision.rule}) is imagined otherwise: {found}"
        counts["asked" if game.decision.seat == seat else "watching"] += 1
        twin = _go_on(game, twin, seat, chance, counts)
    assert counts["asked"] > 5 and counts["watching"] > 5


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_how_often_a_card_had_moved_is_not_told_by_where_an_act_may_return_to(ruleset: str) -> None:
    """Who began to play it may have taken it up from the field before, or from the deck: it lay in a hidden hand."""
    chance, found = Random(4), 0
    for seed in range(6):
        game = started(ruleset, seed)
        for number in range(QUESTIONS):
            if game.decision is None or found == 8:
                break
            seat, key, begins = 1 - game.decision.seat, chance.choice(game.decision.options).key, game.decision.menu
            twin = game.clone()
            for cid in set(hidden_from(game, seat)).difference(spoken(game, seat), minded(game)):
                twin.own(cid).be(game.cards[cid].incarnation + MANY)
            named = cards_in(game, key)
            game.choose(key)
            asked: Decision | None = game.decision
            if not begins or not named or asked is None or asked.menu or game.checkpoint is None:
                continue
            twin.choose(key)
            found += 1
            one, other = (Chair(each, seat).imagine(number) for each in (game, twin))
            assert not (told := difference(one, other)), f"question {number}: {told}"
    assert found, "nobody began to play a card out of a hidden hand"


def _twin(game: Game, seat: int, chance: Random) -> Game:
    """A game in which other cards of the other player lie hidden, what is going on speaks of none of them; or they lie
    in another order in the deck; or chance will bring something else; or it is the same, as yet."""
    kind = chance.randrange(4)
    if kind == 0:
        return game.clone()
    if kind == 1:
        return _lying_otherwise(game, seat, chance)
    if kind == 2:
        twin = game.clone()
        twin.rng = chance.getrandbits(60)
        return twin
    kept, mingled = set(spoken(game, seat)), game.rules.mingled()
    pools: dict[tuple[int, str], list[int]] = {}
    for cid in hidden_from(game, seat):
        card = game.cards[cid]
        if card.owner != seat and cid not in kept:
            pools.setdefault((len(card.definition.faces), "" if card.zone in mingled else card.zone), []).append(cid)
    cards: dict[int, Definition] = {}
    for ids in pools.values():
        others = chance.sample(ids, len(ids))
        cards |= {cid: game.cards[other].definition for cid, other in zip(ids, others, strict=True)}
    return become(game, cards)


def _begin_notes_anew(game: Game) -> None:
    """Forget the situations of this turn, by which it is known that one has come back: in a twin they were others."""
    for frame in game.stack:
        if frame.local.get(NOTES):
            values(frame, dict[str, object])[NOTES] = ()


def _lying_otherwise(game: Game, seat: int, chance: Random) -> Game:
    """A game in which two cards of the same zone have exchanged their places in it, and so, as they would have, in the
    order in which they were named. What may be returned to is let alone."""
    if game.checkpoint is not None or game.quiet:
        return game.clone()
    free = set(hidden_from(game, seat)).difference(spoken(game, seat))
    deck = [cid for cid in game.zone(1 - seat, "deck")[:6] if cid in free]
    if len(deck) < 2:
        return game.clone()
    one, other = chance.sample(deck, 2)
    each = {one: other, other: one}
    twin = game.clone()
    twin.zones = [tuple([each.get(cid, cid) for cid in zone]) for zone in game.zones]
    named = [each.get(cid, cid) for cid in game.tags.values()]
    twin.tags = {twin.cards[cid].tag: cid for cid in named}
    twin.invalidate()
    return twin


def _go_on(game: Game, twin: Game, seat: int, chance: Random, counts: Counter[str]) -> Game | None:
    """Answer in a game by chance, and in its twin otherwise if the seat can see no difference; None if it can."""
    asked, at = game.decision, game.log.size
    assert asked is not None and twin.decision is not None
    key = chance.choice(asked.options).key
    game.choose(key)
    keys = [option.key for option in twin.decision.options]
    if asked.seat == seat or _openly(game, asked, seat, key):
        keys = [other for other in keys if other == key]
    keys = [other for other in keys if other == key or not _openly(twin, twin.decision, seat, other)]
    chance.shuffle(keys)
    for other in sorted(keys, key=lambda one: one == key):
        gone_on = twin.clone()
        gone_on.choose(other)
        alike = _step(gone_on) == _step(game) and gone_on.view(seat, at) == game.view(seat, at)
        if alike and not _shuffled_otherwise(game, gone_on, at) and _in_rows(game) == _in_rows(gone_on):
            counts["chosen otherwise"] += other != key
            return gone_on
    return None


def _openly(game: Game, asked: Decision, seat: int, key: str) -> bool:
    """Whether a player at a table would say it aloud: what is done with a card that lies open, also whether it is done,
    which of several abilities, and a number, as what X is."""
    named = cards_in(game, key)
    if asked.kind == CONFIRM and not asked.secret and asked.card >= 0:
        return sees(game, seat, game.cards[asked.card])
    told = bool(named) and all(cid >= 0 and sees(game, seat, game.cards[cid]) for cid in named)
    return (told and not key.startswith("pick ")) or key.startswith(("trigger ", "number "))


def _shuffled_otherwise(game: Game, gone_on: Game, at: int) -> bool:
    """Whether a shuffle has dealt places in the game to cards that lay in another order: they have got other ones."""
    shuffled = [(e.seat, e.key) for e in game.log.since(at) if e.kind == SHUFFLE]
    return any(game.zone(*one) != gone_on.zone(*one) for one in shuffled)


def _in_rows(game: Game) -> list[int]:
    """Since when each card lies that is covered in a row before everybody's eyes: all see which of them is taken."""
    rows = [z.name for z in game.rules.zones if z.watched or (z.ordered and z.sight is not Sight.HIDDEN)]
    return [game.cards[cid].stamp for seat in (0, 1) for name in rows for cid in game.zone(seat, name)]


def _step(game: Game) -> list[tuple[str, int, object]]:
    """The step of the rules at which a game stands, which players know as those at a table do; so they know how many
    cards of opening hands have been laid aside to be changed."""
    return [(frame.procedure.name, frame.row, _aside(frame.local)) for frame in game.stack]


def _aside(local: Mapping[str, object]) -> list[int]:
    return [len(cards) for name in ("first", "second") if isinstance(cards := local.get(name), tuple)]
