"""Clones: a twin in the same position that goes its own way."""

import pytest

from ludex.kernel import state
from ludex.kernel.events import Event
from tests.kernel.mini import do, play_on, put, start, table


def test_a_clone_and_its_original_do_not_touch_each_other() -> None:
    g = table("Hare: lord 1", "Wolf")
    before = g.hash()
    twin = g.clone()
    assert twin.hash() == before

    play_on(twin, lambda options: options[0], most=20)

    assert g.hash() == before
    assert len(g.events) < len(twin.events)


def test_the_original_may_go_on_without_the_clone() -> None:
    g = table("Hare")
    twin = g.clone()
    before = twin.hash()
    do(
        g,
        Event("rest", "mini 9", card=g.zone(0, "field")[0]),
        Event("value", "mini 9", seat=0, key="life", amount=-3),
    )
    assert twin.hash() == before
    assert g.value(0, "life") == 7 and twin.value(0, "life") == 10


def test_both_ways_from_one_decision_give_the_same_future() -> None:
    g = start(seed=3)
    twin = g.clone()
    for game in (g, twin):
        play_on(game, lambda options: options[len(options) // 2], most=40)
    assert g.hash() == twin.hash()
    assert [repr(e) for e in g.events] == [repr(e) for e in twin.events]


def test_a_log_that_parts_is_not_shared_any_more() -> None:
    g = start()
    twin = g.clone()
    do(g, Event("bell", "mini 9"))
    do(twin, Event("drum", "mini 9"))
    assert [e.kind for e in g.events][-1] == "bell"
    assert [e.kind for e in twin.events][-1] == "drum"


def test_answering_no_in_a_clone_leaves_the_original_its_question() -> None:
    g = table("Hare: may-instead vault")
    card = put(g, "Wolf")
    do(g, Event("bury", "mini 9", card=card.id, to="grave"))
    twin = g.clone()
    twin.choose("no")
    g.choose("yes")
    assert twin.cards[card.id].zone == "grave"
    assert g.cards[card.id].zone == "vault"


def test_an_event_waiting_for_an_answer_happens_to_each_clone_by_itself() -> None:
    g = table("Hare: may-instead vault")
    card = put(g, "Wolf")
    do(
        g,
        Event("value", "mini 9", seat=0, key="life", amount=1),
        Event("bury", "mini 9", card=card.id, to="grave"),
    )
    twin = g.clone()
    g.choose("no")
    twin.choose("no")
    mine, theirs = g.events[-1], twin.events[-1]
    assert mine is not theirs
    assert g.value(0, "life") == twin.value(0, "life") == 11


@pytest.mark.parametrize("seed", range(4))
def test_a_clone_at_every_decision_never_disturbs_the_game(seed: int) -> None:
    decks = (["Hare", "Wolf", "Owl", "Drake"] * 4, ["Hare", "Wolf", "Owl", "Drake"] * 4)
    plain = play_on(start(seed, decks), lambda options: options[0], most=60)
    g = start(seed, decks)
    for _ in range(60):
        if g.decision is None:
            break
        play_on(g.clone(), lambda options: options[-1], most=5)
        g.choose(g.decision.options[0])
    assert g.hash() == plain.hash()


def test_a_clone_takes_over_every_field() -> None:
    g = table("Hare: lord 1", "Wolf")
    g.chars(g.zone(0, "field")[0])
    fresh = {"epoch", "drafts"}
    copied = {"cards", "zones", "values", "stack", "log"}
    for name in set(state.FIELDS) - fresh - copied:
        mark = object()
        twin = g.clone()
        setattr(twin, name, mark)
        assert getattr(twin.clone(), name) is mark, name
    twin = g.clone()
    for name in copied:
        assert getattr(twin, name) is not getattr(g, name), name
    assert (twin.cards, twin.zones, twin.values) == (g.cards, g.zones, g.values)
    assert [repr(frame) for frame in twin.stack] == [repr(frame) for frame in g.stack]
    assert twin.log.since(0) == g.log.since(0)


def test_every_field_is_listed_once() -> None:
    assert len(set(state.FIELDS)) == len(state.FIELDS)
    g = start()
    assert [name for name in state.FIELDS if not hasattr(g, name)] == []
