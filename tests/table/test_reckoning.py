"""A game imagined from a chair is made of what its seat knows, and of a seed which whoever imagines has chosen: nothing
can be reckoned back from it, and nothing in it tells hidden cards apart."""

from __future__ import annotations

import gc
from itertools import combinations
from random import Random
from types import FunctionType, ModuleType

import pytest

import ludex
from ludex import games
from ludex.kernel.cards import Definition
from ludex.kernel.deriving import derive
from ludex.kernel.game import Game
from ludex.kernel.knowledge.sight import sees
from ludex.kernel.ruleset import Ruleset
from ludex.sim.pairing import pairings
from ludex.table.chair import Chair
from ludex.table.unlinking import spoken
from tests.contract.hiding import become, exchanged, hidden_from, relabelled
from tests.contract.walking import started, walk
from tests.table.differing import difference

EVERY = 9


@pytest.fixture(params=games.rulesets())
def ruleset(request: pytest.FixtureRequest) -> str:
    """Every ruleset, one after another."""
    name: str = request.param
    return name


def everything(game: Game) -> dict[str, object]:
    """All that whoever holds a game can find in it about cards."""
    return {
        "cards": [
            (c.id, c.tag, c.definition.key, c.owner, c.seat, c.zone, c.face, c.faceup, c.stamp, c.since, c.known,
             c.origin, c.incarnation)
            for c in game.cards
        ],
        "zones": game.zones,
        "names": dict(game.tags),
        "chance": (game.rng, game.naming),
        "answers": game.answers,
        "asked": None if game.decision is None else [(o.key, o.value) for o in game.decision.options],
        "log": [
            (e.kind, e.card, e.tag, e.became, e.frm, e.to, e.before and (e.before.ref, e.before.definition.key))
            for e in game.log.since(0)
        ],
        "writing": game.hash(),
    }  # fmt: skip


def twin_of(game: Game, seat: int, chance: Random) -> Game:
    """A game that a seat cannot tell from another, in all ways at once."""
    twin = relabelled(exchanged(game, seat, chance), seat, chance)
    twin.rng, twin.naming = chance.getrandbits(40), chance.getrandbits(40)
    return twin


@pytest.mark.parametrize("seed", [3, 4])
def test_whatever_lies_hidden_the_same_seed_imagines_the_same_game(ruleset: str, seed: int) -> None:
    chance, game, looked_at = Random(seed), started(ruleset, seed), 0
    for number in walk(game, seed, 220):
        if number % EVERY or game.decision is None:
            continue
        seat = game.decision.seat
        twin = twin_of(game, seat, chance)
        assert twin.view(seat) == game.view(seat)
        one, other = (everything(Chair(each, seat).imagine(number)) for each in (game, twin))
        for part, found in one.items():
            assert other[part] == found, part
        looked_at += bool(hidden_from(game, seat))
    assert looked_at > 5


def test_an_imagined_game_is_the_same_whatever_the_other_has_brought(ruleset: str) -> None:
    """Cards that lie hidden are others, which no deck of the game held."""
    decks = games.room(ruleset).starter_decks(ruleset)
    tables = [games.start(ruleset, (deck, deck), 0) for deck in decks]
    brought = {card.definition.key: card.definition for table in tables for card in table.cards}
    chance, game, compared = Random(9), started(ruleset, 9), 0
    for number in walk(game, 9, 150):
        if number % EVERY or game.decision is None:
            continue
        seat = game.decision.seat
        hidden = [game.cards[cid] for cid in {*hidden_from(game, seat)}.difference(spoken(game, seat))]
        theirs = [card for card in hidden if card.owner != seat]
        others = {card.id: _another(card.definition, list(brought.values()), chance) for card in theirs}
        twin = become(game, others)
        derive(twin)
        assert twin.view(seat) == game.view(seat)
        found = difference(Chair(game, seat).imagine(number), Chair(twin, seat).imagine(number))
        assert not found, f"question {number} ({game.decision.rule}) is imagined otherwise: {found}"
        compared += bool(others)
    assert compared > 5


def _another(definition: Definition, brought: list[Definition], chance: Random) -> Definition:
    alike = (definition.faces[0].types, len(definition.faces))
    return chance.choice([one for one in brought if (one.faces[0].types, len(one.faces)) == alike])


@pytest.mark.parametrize("seat", [0, 1])
def test_when_a_played_card_was_drawn_is_not_seen_from_what_is_left(ruleset: str, seat: int) -> None:
    """The cards of a hidden hand have nothing by which one could miss the very card that was played."""
    game = ludex.new(ruleset, decks=pairings(games.room(ruleset).starter_decks(ruleset))[0], seed=7, auto="choices")
    chair, chance = Chair(game, seat), Random(7)
    for number in range(160):
        if game.decision is None:
            break
        if number % 4 == 0:
            imagined = chair.imagine(number)
            lying = [imagined.cards[cid] for cid in imagined.zone(1 - seat, "hand")]
            played = set(spoken(game, seat))  # the very card that is being played
            unseen = [card for card in lying if not sees(imagined, seat, card)]
            alike = [card for card in unseen if card.id not in played]
            assert not any(card.known for card in unseen)  # its player sees the one that is being played, too
            assert len({(c.stamp, c.since, c.known, c.origin, c.incarnation, c.faceup) for c in alike}) <= 1
            left = [e.before for e in imagined.log.since(0) if e.before is not None and e.before.ref.incarnation < 0]
            assert len({was.faceup for was in left if was.zone == "hand" and was.seat != seat}) <= 1
            assert lying == [*[c for c in lying if c not in unseen], *sorted(unseen, key=lambda c: c.id)]
        game.choose(chance.choice(game.decision.options).key)


def test_names_stand_in_no_order_of_drawing(ruleset: str) -> None:
    """Guessing which of two played cards was drawn first by the order of names in an imagined game."""
    right = pairs = 0
    for seed in range(3):
        game, seat, chance = started(ruleset, seed), seed % 2, Random(seed)
        chair, drawn, played, size = Chair(game, seat), dict[int, int](), dict[int, int](), 0
        for _ in range(220):
            if game.decision is None:
                break
            game.choose(chance.choice(game.decision.options).key)
            for event in game.log.since(size):
                size += 1
                if event.to == "hand" and event.to_seat != seat:
                    drawn[event.card] = size
                elif event.frm == "hand" and event.frm_seat != seat and event.card in drawn:
                    played[event.card] = drawn.pop(event.card)
        imagined = chair.imagine(seed)
        order = {cid: at for at, cid in enumerate(imagined.tags.values())}
        there = [cid for cid in played if game.cards[cid].zone and sees(game, seat, game.cards[cid])]
        for one, other in combinations(there, 2):
            pairs += 1
            right += (order[one] < order[other]) == (played[one] < played[other])
    assert pairs > 60
    assert 0.3 < right / pairs < 0.7


def led_to(root: object) -> set[int]:
    """The identities of all things that a thing holds, in whatever way, rulesets and code aside."""
    found: set[int] = set()
    todo = [root]
    while todo:
        thing = todo.pop()
        if id(thing) not in found and not isinstance(thing, (type, FunctionType, ModuleType, Ruleset)):
            found.add(id(thing))
            todo += gc.get_referents(thing)
            todo += [getattr(thing, name) for name in getattr(type(thing), "__struct_fields__", ())]
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_that_was_worked_out_about_the_true_cards_comes_along(ruleset: str, seat: int) -> None:
    """Views, hashes and copies of the game leave what they found in it; an imagined game begins without."""
    game = started(ruleset, 6)
    for number in walk(game, 6, 90):
        if number % 15 != 14:
            continue
        for eyes in (0, 1):
            game.view(eyes)
        game.hash()
        reached = led_to(Chair(game, seat).imagine(number))
        assert id(game) not in reached
        hidden = [game.cards[cid] for cid in hidden_from(game, seat)]
        assert not [card for card in hidden if id(card) in reached]
