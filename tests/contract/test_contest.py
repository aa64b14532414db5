"""Contests: what is said to fight now has not fought yet."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.kernel.events import Event
from tests.contract.walking import started, walk

STRUCK = {"sve": "attack", "fow": "battle"}
"""The key of the damage that is dealt in a fight; in cfv a hit is told."""
ASKING = {"sve", "cfv", "fow"}
"""Games in which somebody is sure to be asked something while two fight."""


def fought(e: Event, family: str) -> bool:
    return e.kind == "hit" or (e.kind == "damage" and e.key == STRUCK.get(family))


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_a_contest_is_told_until_it_is_decided(ruleset: str) -> None:
    """Who is asked something afterwards does not read that an attack is still to come (sve 8.4.9, cfv 7.6.1.2,
    fow 8.5:1, fow-2.0 5.6.4:4)."""
    told, family = 0, ruleset.partition("/")[0].partition("-")[0]
    for seed in range(4):
        game, began = started(ruleset, seed), 0
        game.auto = False
        for _ in walk(game, seed, 600):
            found = game.rules.contest(game)
            if found is None:
                began = game.log.size
            elif "First Strike" not in game.chars(found.by[0]).keywords:  # whose opponent strikes back later
                assert not [e for e in game.log.since(began) if fought(e, family)]
                told += 1
    assert told or family not in ASKING
