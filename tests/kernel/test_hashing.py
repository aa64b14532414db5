"""Position hashes: equal positions are equal however they came about, and different ones differ."""

import time

import pytest

from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.events import Event
from ludex.kernel.frames import values
from ludex.kernel.game import Game
from ludex.kernel.shortcuts import left_out
from ludex.kernel.storage.hashes import position_hash
from tests.kernel.mini import do, library, play_on, put, start, table


def same(a: Game, b: Game, history: bool = True) -> bool:
    return position_hash(a, history) == position_hash(b, history)


def test_two_games_from_one_seed_are_equal_and_another_seed_is_not() -> None:
    assert same(start(1), start(1))
    assert not same(start(1), start(2))


def test_the_order_of_a_zone_without_order_does_not_matter_and_that_of_a_deck_does() -> None:
    g, other = start(), start()
    other.put_zone(0, "hand", other.zone(0, "hand")[::-1])
    assert same(g, other)
    other.put_zone(0, "deck", other.zone(0, "deck")[::-1])
    assert not same(g, other)


def test_card_numbers_and_stamps_do_not_matter() -> None:
    """Cards that came and went leave a position as if they had never been."""
    g, other = start(), start()
    for _ in range(3):
        passing = put(other, "Hare")
        do(other, Event("eliminate", "mini 9", card=passing.id))
    for game in (g, other):
        put(game, "Drake")
        put(game, "Wolf")
    assert same(g, other, history=False)
    assert g.zone(0, "field") != other.zone(0, "field")


def test_what_happened_this_turn_matters_unless_history_is_left_out() -> None:
    g, other = start(), start()
    for amount in (1, -1):
        do(other, Event("value", "mini 9", seat=0, key="life", amount=amount))
    assert same(g, other, history=False)
    assert not same(g, other)


def test_the_order_of_this_turns_events_does_not_matter() -> None:
    g, other = start(), start()
    bell, drum = Event("bell", "mini 9"), Event("drum", "mini 9")
    do(g, bell)
    do(g, drum)
    do(other, drum.twin())
    do(other, bell.twin())
    assert same(g, other)


@pytest.mark.parametrize(
    "event",
    [
        Event("rest", "mini 9", card=30),
        Event("counter", "mini 9", card=30, key="stack", amount=1),
        Event("mark", "mini 9", card=30, key="seen", amount=1),
        Event("value", "mini 9", seat=1, key="life", amount=-1),
        Event("change", "mini 9", card=30, value=Change(0, changes.ADD, "power", 1)),
        Event("bury", "mini 9", card=30, to="grave"),
        Event("link", "mini 9", card=30, amount=31),
        Event("look", "mini 9", seat=0, card=20),
    ],
    ids=lambda e: str(e.kind),
)
def test_whatever_changes_the_position_changes_the_hash(event: Event) -> None:
    g = table("Hare", "Wolf")
    before = g.hash(history=False)
    do(g, event.twin())
    assert g.hash(history=False) != before


def test_the_order_of_effects_matters_and_their_absolute_time_does_not() -> None:
    hashes = []
    for ops, wait in (("AS", 0), ("AS", 5), ("SA", 0)):
        g = table("Hare")
        for op in ops:
            for _ in range(wait):
                g.tick()
            change = Change(0, changes.ADD, "power", 1) if op == "A" else Change(0, changes.SET, "power", 1)
            do(g, Event("change", "mini 9", card=g.zone(0, "field")[0], value=change))
        hashes.append(g.hash(history=False))
    assert hashes[0] == hashes[1] != hashes[2]


def test_a_decision_and_the_frames_belong_to_the_position() -> None:
    g = table("Hare: may-instead vault")
    wolf = put(g, "Wolf")
    before = g.hash(history=False)
    do(g, Event("bury", "mini 9", card=wolf.id, to="grave"))
    assert g.decision is not None and g.decision.kind == "confirm"
    assert g.hash(history=False) != before


def test_bookkeeping_of_a_frame_does_not_matter() -> None:
    g, other = start(), start()
    values(other.stack[-1], dict[str, object])["_rounds"] = 12
    assert same(g, other)
    values(other.stack[-1], dict[str, object])["rounds"] = 12
    assert not same(g, other)


def test_chance_belongs_to_the_position_unless_history_is_left_out() -> None:
    g, other = start(), start()
    other.random(6)
    assert not same(g, other)
    assert same(g, other, history=False)


def test_asking_does_not_change_the_answer() -> None:
    g = start()
    with left_out():
        anew = g.hash()
    assert g.hash() == g.hash() == g.clone().hash() == anew


def test_a_position_is_hashed_in_less_than_half_a_millisecond() -> None:
    """A mid-game of fifty cards a side; the best of many runs, so that a busy machine does not matter."""
    g = start(decks=(sorted(library) * 10, sorted(library) * 10))
    count = iter(range(10_000))
    play_on(g, lambda options: options[next(count) * 7 % len(options)], most=30)
    best = min(_seconds(g) for _ in range(50))
    assert best < 500e-6


def _seconds(g: Game) -> float:
    begin = time.perf_counter()
    g.hash()
    return time.perf_counter() - begin
