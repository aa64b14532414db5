"""Prohibitions: what is forbidden does not happen, whatever else would make it happen."""

from ludex.kernel.events import Event
from tests.kernel.mini import do, put, start, table


def test_a_forbidden_event_does_not_happen_and_leaves_no_trace() -> None:
    g = table("Hare: never rest")
    wolf = put(g, "Wolf")
    before = len(g.events)
    assert do(g, Event("rest", "mini 9", card=wolf.id)) == ()
    assert not g.cards[wolf.id].rested and len(g.events) == before


def test_forbidding_movement_forbids_every_kind_of_it() -> None:
    g = table("Hare: never move")
    wolf = put(g, "Wolf")
    do(g, Event("bury", "mini 9", card=wolf.id, to="grave"))
    assert g.cards[wolf.id].zone == "field"


def test_what_a_replacement_makes_of_an_event_may_be_forbidden_too() -> None:
    g = table("Hare: instead vault; never bury")
    wolf = put(g, "Wolf")
    do(g, Event("bury", "mini 9", card=wolf.id, to="grave"))
    assert g.cards[wolf.id].zone == "field"


def test_what_is_already_so_is_not_done_again() -> None:
    g = start()
    wolf = put(g, "Wolf")
    assert len(do(g, Event("rest", "mini 9", card=wolf.id))) == 1
    assert do(g, Event("rest", "mini 9", card=wolf.id)) == ()
    assert len(do(g, Event("ready", "mini 9", card=wolf.id))) == 1
