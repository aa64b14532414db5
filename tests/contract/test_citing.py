"""Every event, every question and every result has a rule that the ledger knows; what was logged stays as it was."""

from __future__ import annotations

import pytest

from ludex.kernel.abilities import Source
from ludex.kernel.cards import Snapshot
from ludex.kernel.events import Event
from tests.contract.invariants import events_say_whose
from tests.contract.walking import SEEDS, is_known, played, positions, started, walk


@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_cites_a_rule_of_the_ledger(ruleset: str, seed: int) -> None:
    game = played(ruleset, seed)
    assert game.log.size > 50
    assert {event.rule for event in game.events if not is_known(event.rule)} == set()


@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_says_whose_card_it_is_about(ruleset: str, seed: int) -> None:
    """From the first deal on."""
    assert events_say_whose(positions(ruleset, seed)[-1]) > 30


@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_cites_a_rule_of_the_ledger(ruleset: str, seed: int) -> None:
    asked: set[str] = set()
    for game in positions(ruleset, seed):
        assert game.decision is not None
        asked.add(game.decision.rule)
    assert {rule for rule in asked if not is_known(rule)} == set()


def _written(value: object) -> object:
    """Everything an event holds, copied out."""
    if isinstance(value, Event | Snapshot | Source):
        return tuple((name, _written(getattr(value, name))) for name in value.__struct_fields__)
    if isinstance(value, dict):
        return tuple(value.items())
    return value


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_logged_is_never_changed(ruleset: str, seed: int) -> None:
    """A play that is taken back takes its events with it; all others stay as they were."""
    game = started(ruleset, seed)
    written: list[tuple[Event, object]] = []
    for _ in walk(game, seed):
        now = game.events
        stayed = next((i for i, (event, _) in enumerate(written) if i >= len(now) or now[i] is not event), len(written))
        written = written[:stayed] + [(event, _written(event)) for event in now[stayed:]]
    assert len(written) <= len(game.events)
    assert all(_written(event) == before for event, before in written)


@pytest.mark.parametrize("seed", SEEDS)
def test_events_are_in_order_of_turns_and_batches(ruleset: str, seed: int) -> None:
    game = played(ruleset, seed)
    turns = [event.turn for event in game.events]
    batches = [event.batch for event in game.events]
    assert turns == sorted(turns) and batches == sorted(batches)
