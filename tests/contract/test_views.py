"""Views are plain data, and say nothing about a card that their seat may not see."""

from __future__ import annotations

import json

import pytest

from tests.contract.hiding import CANARY, disguised
from tests.contract.walking import SEEDS, positions, started, walk

EVERY = 6


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_is_plain_json(ruleset: str, seed: int) -> None:
    for number, game in enumerate(positions(ruleset, seed)):
        if number % EVERY == 0:
            for seat in (0, 1, None):
                view = game.view(seat)
                assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_tells_from_the_first_event_on(ruleset: str, seed: int) -> None:
    """What was done in public nobody has to remember: it is told from the beginning, unless later is asked for."""
    game = positions(ruleset, seed)[-1]
    for seat in (0, 1, None):
        told = [game.view(seat, since)["events"] for since in (0, 1, game.log.size)]
        assert game.view(seat)["events"] == told[0] and told[0] != told[1] and told[2] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_never_holds_the_name_of_a_hidden_card(ruleset: str, seed: int) -> None:
    """Hidden cards get names that nothing else has: no view may change, and none may say such a name."""
    for number, game in enumerate(positions(ruleset, seed)):
        if number % EVERY == 3:
            for seat in (0, 1, None):
                view = game.view(seat)
                other = disguised(game, seat).view(seat)
                assert CANARY not in json.dumps(other)
                assert other == view


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_counts_every_card_of_every_zone(ruleset: str, seed: int) -> None:
    """How many cards lie anywhere is known to all (sve 4.1.2.1, cfv 4.1.2)."""
    for number, game in enumerate(positions(ruleset, seed)):
        if number % EVERY == 0:
            for seat in (0, 1, None):
                for player in game.view(seat)["players"]:  # type: ignore[attr-defined]
                    for name, zone in player["zones"].items():
                        assert zone["count"] == len(game.zone(player["seat"], name))
                        assert zone["count"] >= len(zone["cards"]) >= zone["count"] - zone["hidden"]


@pytest.mark.parametrize("seed", SEEDS)
def test_only_who_is_asked_sees_the_options(ruleset: str, seed: int) -> None:
    for number, game in enumerate(positions(ruleset, seed)):
        if number % EVERY == 0:
            assert game.decision is not None
            asked = game.decision.seat
            shown = game.view(asked, game.log.size)["decision"]
            assert [o["key"] for o in shown["options"]] == [o.key for o in game.decision.options]  # type: ignore[index]
            for other in (1 - asked, None):
                assert game.view(other, game.log.size)["decision"] == {
                    "seat": asked, "kind": game.decision.kind, "rule": game.decision.rule,
                }  # fmt: skip


def test_a_view_may_begin_at_any_event(ruleset: str) -> None:
    game = started(ruleset, 3)
    for _ in walk(game, 3, 30):
        pass
    whole = game.view(0)["events"]
    assert isinstance(whole, list)
    assert game.view(0, game.log.size - 5)["events"] == whole[-5:]
