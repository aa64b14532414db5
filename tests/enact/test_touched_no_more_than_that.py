"""What an effect or an event leaves alone: other cards of a zone, other cards in play, the rules themselves."""

from __future__ import annotations

import pytest

from ludex.games.cfv.ch04_zones import zones
from ludex.games.fow.ch06_priority.menu_context import Means
from ludex.games.fow.ch09_wills.prices import price_of
from ludex.kernel.effects.facts import ELSE, TURN, WHERE
from ludex.kernel.events import READY, REST, VALUE, Event
from ludex.kernel.pipeline.commit import commit
from ludex.kernel.shortcuts import left_out
from tests.cfv_table import P1, P2
from tests.cfv_table import Table as Cfv
from tests.fow_table import Table as Fow

ALSO = "[CONT]: This card is also an <<Ember Post>>."


def test_an_effect_of_one_card_in_the_hand_is_no_effect_on_the_hand() -> None:
    """The card keeps its second clan wherever it goes, the card beside it never has one, and need not be looked at."""
    t = Cfv()
    one, other = t.hand(P1, ALSO, grade=1), t.hand(P1, grade=1)
    g = t.game
    assert not g.index().reaches(zones.HAND, (other.id,)) and g.index().reaches(zones.HAND, (one.id, other.id))
    for where in (zones.HAND, "rear-guard circle"):
        if where != zones.HAND:
            t.do(f"call {one}", "circle left-front")
        assert "Ember Post" in g.chars(one.id).label("clan")
        assert "Ember Post" not in g.chars(other.id).label("clan")
        assert [("Ember Post" in chars.label("clan")) for _, chars in g.lying(P1, zones.HAND)].count(True) == (
            where == zones.HAND
        )


@pytest.mark.parametrize(
    ("text", "heeds"),
    [
        ("[CONT](VC) Limit Break 4: This unit gets [Power]+5000.", WHERE),
        ("[CONT](VC): During your turn, if this unit is in legion, this unit gets [Power]+3000.", TURN),
    ],
)
def test_what_a_text_looks_at_follows_from_its_words(text: str, heeds: int) -> None:
    t = Cfv()
    t.vanguard(P1, text)
    assert t.game.index().heeds == heeds and not heeds & ELSE


def test_it_is_this_card_and_looks_at_nothing_more_than_this_card_does() -> None:
    t = Fow()
    t.field(P1, "As long as there is a debt counter on this card, it gains [+200/+200].")
    heeds = t.game.index().heeds
    assert heeds and not heeds & ELSE


def test_rules_that_had_nothing_to_do_have_nothing_to_do_when_a_stone_rests() -> None:
    """A player's life may be the end of the game; a stone that rests or recovers changes nothing rule processes see."""
    t = Fow()
    stone = t.stone(P1, "fire").id
    g = t.game
    for event, settled in (
        (Event(REST, "fow 10.2:5", card=stone), True),
        (Event(READY, "fow 5.2:2", card=stone), True),
        (Event(VALUE, "fow 10.8:1", seat=P2, key="life", amount=-100), False),
    ):
        g.settled_batch = g.batch
        commit(g, [event])
        assert (g.settled_batch == g.batch) is settled


@pytest.mark.parametrize("friend", [True, False])
def test_a_price_is_out_of_reach_if_it_is_so_with_every_will_ability(friend: bool) -> None:
    """Whether the cost of a will ability can be paid is asked only where its will would make a difference."""
    t = Fow()
    t.field(P1, "[Activate] Banish another resonator you control: Produce {R}.")
    if friend:
        t.field(P1)
    means = Means(t.game, P1)
    dear, cheap = price_of(("R", "R")), price_of(("R",))
    looked = [(means.fall_short(price), means.closely) for price in (dear, cheap)]
    assert looked == [(True, False), (not friend, True)]
    with left_out():
        exact = Means(t.game, P1)
        assert [exact.fall_short(price) for price in (dear, cheap)] == [True, not friend]
