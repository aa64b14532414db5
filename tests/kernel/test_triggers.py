"""Triggers: what notices, how often, and what waits."""

import pytest

from ludex.kernel.abilities import AUTOMATIC, Ability, Source, Trigger
from ludex.kernel.cards import CardRef
from ludex.kernel.effects.changes import GAIN, Change, Lasting
from ludex.kernel.events import Event
from ludex.kernel.game import Game
from ludex.kernel.pipeline import triggers
from tests.kernel.mini import do, made, put, start, table


def bury(g: Game, *cards: int) -> None:
    do(g, *(Event("bury", "mini 9", card=c, to="grave") for c in cards))


def test_cards_that_leave_together_see_each_other_leave() -> None:
    g = start()
    owl, other = put(g, "Owl"), put(g, "Owl")
    bury(g, owl.id, other.id)
    assert len(g.pending) == 4


def test_cards_that_leave_one_after_the_other_do_not() -> None:
    g = start()
    owl, other = put(g, "Owl"), put(g, "Owl")
    bury(g, owl.id)
    bury(g, other.id)
    assert len(g.pending) == 3


def test_a_limit_is_kept_within_the_turn() -> None:
    g = table("Owl: mourn 1")
    first, second, third = (put(g, "Hare") for _ in range(3))
    bury(g, first.id)
    bury(g, second.id, third.id)
    assert len(g.pending) == 1


def test_more_at_once_than_the_limit_allows_wait_together_and_one_is_played() -> None:
    g = table("Owl: mourn 1")
    first, second = put(g, "Hare"), put(g, "Hare")
    bury(g, first.id, second.id)
    assert len(g.pending) == 2
    triggers.take(g, g.pending[0])
    assert not g.pending


def test_a_delayed_trigger_goes_when_it_has_triggered() -> None:
    g = start()
    first, second = put(g, "Hare"), put(g, "Hare")
    do(g, Event("lasting", "mini 9", value=Lasting(0, made("once"), CardRef(-1, -1), 0, (), once=True)))
    bury(g, first.id)
    assert len(g.pending) == 1 and g.lasting == ()
    bury(g, second.id)
    assert len(g.pending) == 1


def test_a_lasting_effect_said_to_go_once_goes_although_its_ability_does_not_say_so() -> None:
    g = start()
    first = put(g, "Hare")
    do(g, Event("lasting", "mini 9", value=Lasting(0, made("mourn"), CardRef(-1, -1), 0, (), once=True)))
    bury(g, first.id)
    assert g.lasting == ()


def test_a_state_trigger_triggers_when_its_state_comes_about_and_not_while_it_stays() -> None:
    g = table("Owl: alone")
    hand = g.zone(0, "hand")
    assert not g.pending
    do(g, *(Event("discard", "mini 9", card=c, to="grave") for c in hand))
    assert len(g.pending) == 1
    do(g, Event("value", "mini 9", seat=0, key="life", amount=1))
    assert len(g.pending) == 1


@pytest.mark.parametrize("again", [False, True])
def test_a_state_that_stays_triggers_again_after_a_resolution_only_where_the_ruleset_says_so(
    monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    g = table("Owl: alone")
    monkeypatch.setattr(type(g.rules), "retriggers", lambda rules: again)
    do(g, *(Event("discard", "mini 9", card=c, to="grave") for c in g.zone(0, "hand")))
    triggers.look_again(g)
    assert len(g.pending) == 1, "what waits does not wait twice"
    triggers.take(g, g.pending[0])
    triggers.look_again(g)
    assert len(g.pending) == again


class Hears(Trigger):
    def count(self, g: Game, source: Source, event: Event) -> int:
        return 1


def test_an_ability_gained_by_an_event_does_not_hear_that_event() -> None:
    """Only movements are looked at from both sides."""
    ability = Ability("hears", AUTOMATIC, zones=frozenset({"field"}), trigger=Hears(("change",)))
    g = start()
    hare = put(g, "Hare")
    do(g, Event("change", "mini 9", card=hare.id, value=Change(0, GAIN, "", ability)))
    assert g.pending == ()
