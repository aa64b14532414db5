"""Replacements: each at most once to one event, in the order the player chooses, and refused if optional."""

import pytest

from ludex.kernel.abilities import PASSIVE, Ability
from ludex.kernel.cards import CardRef
from ludex.kernel.effects.changes import GAIN, Change, Lasting
from ludex.kernel.events import MOVE, Event
from ludex.kernel.game import Game
from tests.kernel.mini import Instead, do, made, put, start, table


def bury(g: Game, card: int) -> None:
    do(g, Event("bury", "mini 9", card=card, to="grave"))


def test_one_replacement_that_is_not_optional_is_not_asked_about() -> None:
    g = table("Hare: instead vault")
    wolf = put(g, "Wolf")
    bury(g, wolf.id)
    assert g.cards[wolf.id].zone == "vault"


def test_an_optional_replacement_is_asked_and_may_be_declined() -> None:
    g = table("Hare: may-instead vault")
    wolf = put(g, "Wolf")
    bury(g, wolf.id)
    assert g.decision is not None and g.decision.rule == "mini 5"
    g.choose("no")
    assert g.cards[wolf.id].zone == "grave"


@pytest.mark.parametrize(("answer", "zone"), [("apply 1", "vault"), ("apply 2", "well")])
def test_of_two_replacements_the_chosen_one_goes_first(answer: str, zone: str) -> None:
    g = table("Hare: instead vault", "Hare: instead well")
    wolf = put(g, "Wolf")
    bury(g, wolf.id)
    assert g.decision is not None
    assert [o.label for o in g.decision.options] == ["to the vault instead", "to the well instead"]
    g.choose(answer)
    assert g.cards[wolf.id].zone == zone, "the other does not apply to what it has become"


def test_a_replacement_that_loops_into_itself_applies_once() -> None:
    g = table("Hare: instead grave")
    wolf = put(g, "Wolf")
    bury(g, wolf.id)
    assert g.cards[wolf.id].zone == "grave"


def test_a_floating_replacement_with_one_use_is_used_up() -> None:
    g = start()
    first, second = put(g, "Hare"), put(g, "Wolf")
    do(g, Event("lasting", "mini 9", value=Lasting(0, made("instead vault"), CardRef(-1, -1), 0, (), uses=1)))
    bury(g, first.id)
    bury(g, second.id)
    assert g.cards[first.id].zone == "vault" and g.cards[second.id].zone == "grave"


def test_a_replacement_of_movements_is_met_once_by_a_plain_movement() -> None:
    """`move` is both the event's own kind and the word for every movement."""
    g = start()
    moves = Instead("vault", optional=True)
    moves.kinds = (MOVE,)
    hare, wolf = put(g, "Hare"), put(g, "Wolf")
    ability = Ability("moves", PASSIVE, zones=frozenset({"field"}), replacements=(moves,))
    do(g, Event("change", "mini 9", card=hare.id, value=Change(0, GAIN, "", ability)))
    do(g, Event(MOVE, "mini 9", card=wolf.id, to="grave"))
    assert g.decision is not None
    assert [o.key for o in g.decision.options] == ["yes", "no"]
