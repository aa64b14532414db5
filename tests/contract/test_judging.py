"""Whoever asks why something may not be answered learns nothing of cards that they do not see: neither which they
are, nor whether there are any of that number."""

from __future__ import annotations

from random import Random

import pytest

from ludex.kernel.decisions import IllegalChoice
from ludex.kernel.game import Game
from ludex.table.judging import obstacle
from ludex.table.session import Session
from tests.contract.hiding import exchanged, hidden_from
from tests.contract.walking import SEEDS, positions

VERBS = ("play", "attack", "activate", "call", "ride", "guard", "evolve", "block", "pick", "set")
NOBODY = "c999999"  # no card is called so
EVERY = 9


def _keys(game: Game, chance: Random, most: int = 60) -> list[str]:
    """Keys about cards that are seen and cards that are not, most of which nobody offers."""
    called = [card.tag for card in game.cards]
    offered = () if game.decision is None else [option.key.split(" ")[0] for option in game.decision.options]
    verbs, found = [*VERBS, *offered], []
    for _ in range(most):
        verb, one, other = chance.choice(verbs), chance.choice(called), chance.choice(called)
        found.append(" ".join((verb, one, *chance.choice(((), (other,), ("1",), ("leader",))))))
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_refusals_are_the_same_whatever_lies_hidden(ruleset: str, seed: int) -> None:
    chance, judged = Random(seed), 0
    for number, game in enumerate(positions(ruleset, seed)):
        if number % EVERY or game.decision is None:
            continue
        seat = game.decision.seat
        twin = exchanged(game, seat, chance)
        for key in _keys(game, chance):
            assert obstacle(game, seat, key) == obstacle(twin, seat, key), key
            judged += 1
    assert judged > 200


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_that_is_not_seen_is_as_good_as_none(ruleset: str, seed: int) -> None:
    """For whoever sits at the table, in the terminal or in the browser."""
    chance, judged = Random(seed), 0
    for number, game in enumerate(positions(ruleset, seed)):
        if number % EVERY or game.decision is None:
            continue
        unseen = {game.cards[cid].tag for cid in hidden_from(game, game.decision.seat)}
        session = Session(game.clone(), {})
        for key in _keys(game, chance):
            words = key.split(" ")
            hidden = next((word for word in words if word in unseen), None)
            if hidden is None:
                continue
            none = " ".join(NOBODY if word == hidden else word for word in words)
            found, other = session.why_not(key), session.why_not(none)
            assert found is not None and other is not None
            assert (found.rule, found.sentence) == (other.rule, other.sentence.replace(NOBODY, hidden))
            with pytest.raises(IllegalChoice) as refused:
                session.choose(key)
            assert refused.value.obstacle == found
            judged += 1
    assert judged > 100
