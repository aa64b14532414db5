"""Replacement effects (sve 10.10)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table

KILL = "Select an enemy follower on the field and destroy it."
GUARD = "If another follower on your field would be destroyed, destroy this follower instead."


def test_10_10_1_the_other_event_happens_in_place_of_the_first() -> None:
    """Two damage that would be dealt to the leader is dealt to the follower."""
    t = Table()
    wall = t.field(P2, "If your leader would take damage, this follower takes that much instead.", defense=5)
    t.play(t.spell(P1, "Deal 2 damage to your opponent's leader."))
    assert (t.leader_defense(P2), t.number(wall, "defense")) == (20, 3)


def test_10_10_1_1_what_was_replaced_never_happened() -> None:
    """Nothing sees the leader take damage."""
    t = Table()
    t.field(P2, "If your leader would take damage, this follower takes that much instead.", defense=5)
    t.amulet(P2, "Whenever your leader takes damage, draw a card.")
    t.field(P1)
    t.play(t.spell(P1, "Deal 2 damage to your opponent's leader."))
    assert t.events("damage", t.leader(P2)) == []
    assert t.count(P2, "hand") == 0


def test_10_10_2_the_affected_player_orders_them() -> None:
    """Three damage, one effect caps it at two, one adds one: the leader's player says which goes first."""
    for answer, left in (("apply 1", 17), ("apply 2", 18)):
        t = Table()
        t.amulet(P2, "If your leader would take 3 or more damage, it takes 2 instead.")
        t.amulet(P2, "Your leader takes 1 more damage.")
        bolt = t.spell(P1, "Deal 3 damage to your opponent's leader.")
        t.choose(f"play {bolt}")
        decision = t.game.decision
        assert decision is not None and (decision.seat, decision.rule) == (P2, "sve 10.10.2")
        t.choose(answer)
        t.settle()
        assert t.leader_defense(P2) == left


@pytest.mark.rule("sve 10.10.2.2", "sve-R10")
def test_10_10_2_1_the_controller_of_the_card_orders_them() -> None:
    """P1 destroys P2's follower; P2 chooses between banishing it and returning it."""
    for answer, zone in (("apply 1", "banished zone"), ("apply 2", "hand")):
        t = Table()
        t.amulet(P2, "If a follower on your field would be destroyed, banish it instead.")
        t.amulet(P2, "If a follower on your field would be destroyed, return it to its owner's hand instead.")
        card = t.field(P2)
        kill = t.spell(P1, KILL)
        t.choose(f"play {kill}")
        assert t.game.decision is not None and t.game.decision.seat == P2
        t.choose(answer)
        t.settle()
        assert t.zone_of(card) == zone


def test_10_10_2_2_even_if_the_effects_are_the_other_players() -> None:
    """Who controls the replacing effects does not matter."""
    t = Table()
    t.amulet(P1, "If an enemy follower on the field would be destroyed, banish it instead.")
    t.amulet(P1, "If an enemy follower on the field would be destroyed, return it to its owner's hand instead.")
    card = t.field(P2)
    kill = t.spell(P1, KILL)
    t.choose(f"play {kill}")
    assert t.game.decision is not None and t.game.decision.seat == P2
    t.choose("apply 2")
    t.settle()
    assert t.zone_of(card) == "hand"


def test_10_10_2_3_each_is_applied_once_to_an_event() -> None:
    """Two guards that die for one another: each steps in once, then the first one dies after all."""
    t = Table()
    first, second = t.field(P2, GUARD, attack=1), t.field(P2, GUARD, attack=2)
    t.play(t.spell(P1, KILL), first)
    assert (t.zone_of(first), t.zone_of(second)) == ("cemetery", "field")


def test_10_10_2_3_an_added_amount_is_added_once() -> None:
    """One more damage is one more, not ever more; two such effects are two more."""
    t = Table()
    t.amulet(P2, "Your leader takes 1 more damage.")
    t.amulet(P2, "Your leader takes 1 more damage.")
    bolt = t.spell(P1, "Deal 1 damage to your opponent's leader.")
    t.play(bolt, "apply 1")
    assert t.leader_defense(P2) == 17


def test_10_10_2_3_every_event_is_a_new_one() -> None:
    """The same effect is applied to each of two hits, and to both of two followers hit at once."""
    t = Table()
    t.amulet(P2, "Followers on your field take 1 less damage.")
    a, b = t.field(P2, defense=5), t.field(P2, defense=5, attack=2)
    hit = "Deal 2 damage to each enemy follower on the field."
    t.play(t.spell(P1, f"{hit} {hit}"))
    assert (t.number(a, "defense"), t.number(b, "defense")) == (3, 3)


@pytest.mark.rule("sve 10.2.1.3.1")
def test_10_10_1_an_optional_replacement_may_be_declined() -> None:
    """The follower's player is asked; declining lets it be destroyed."""
    for answer, zone in ((True, "banished zone"), (False, "cemetery")):
        t = Table()
        card = t.field(P2, "If this follower would be destroyed, you may banish it instead.")
        t.play(t.spell(P1, KILL), answer)
        assert t.zone_of(card) == zone


def test_10_10_1_what_cannot_be_done_cannot_be_done_instead() -> None:
    """With a card in hand its player may discard it instead; without one the follower is simply destroyed."""
    text = "If this follower would be destroyed, you may discard a card instead."
    t = Table()
    card, given = t.field(P2, text), t.hand(P2)
    t.play(t.spell(P1, KILL), True)
    assert (t.zone_of(card), t.zone_of(given)) == ("field", "cemetery")
    none = Table()
    card = none.field(P2, text)
    none.play(none.spell(P1, KILL))
    assert none.zone_of(card) == "cemetery"


def test_10_10_2_an_optional_one_among_several_may_be_left_out() -> None:
    """The optional effect can be left out while the other one still applies."""
    t = Table()
    card = t.field(P2, "If this follower would be destroyed, you may return it to its owner's hand instead.")
    t.amulet(P2, "If a follower on your field would be destroyed, banish it instead.")
    kill = t.spell(P1, KILL)
    t.choose(f"play {kill}")
    decision = t.game.decision
    assert decision is not None and decision.seat == P2
    t.choose(next(o.key for o in decision.options if "banish" in o.label))
    t.settle()
    assert t.zone_of(card) == "banished zone"


SELF = (
    "Select an enemy follower on the field and deal it 2 damage. "
    "If there's an amulet on your field, deal it 5 damage instead."
)


def test_10_10_2_5_1_self_replacement_goes_before_all_others() -> None:
    """The spell's own five damage is what the other effect sees; nobody is asked for an order."""
    t = Table()
    t.amulet(P1)
    card = t.field(P2, "If this follower would take 3 or more damage, it takes 1 instead.", defense=9)
    t.play(t.spell(P1, SELF))
    assert [e.amount for e in t.events("damage", card)] == [1]
    plain = Table()
    card = plain.field(P2, "If this follower would take 3 or more damage, it takes 1 instead.", defense=9)
    plain.play(plain.spell(P1, SELF))
    assert [e.amount for e in plain.events("damage", card)] == [2]


def test_10_10_3_a_card_on_its_way_is_seen_with_what_awaits_it_on_the_field() -> None:
    """Too strong by what the field gives, it is banished; without that it comes in."""
    stop = "If a follower with 3 attack or more would be put onto the field, banish it instead."
    for bonus, zone in (("Followers on your field have {attack}+2.", "banished zone"), ("", "field")):
        t = Table()
        t.amulet(P1, stop)
        t.amulet(P1, bonus)
        card = t.hand(P1, attack=1, cost=0)
        t.play(card)
        assert t.zone_of(card) == zone


@pytest.mark.rule("sve 10.9.3")
def test_10_10_3_a_card_on_its_way_is_seen_with_what_awaits_it_in_the_ex_area() -> None:
    """The same for the EX area."""
    stop = "If a follower with 3 attack or more would be put into the EX area, banish it instead."
    for bonus, zone in (("Followers in your EX area have {attack}+2.", "banished zone"), ("", "ex area")):
        t = Table()
        t.amulet(P1, stop)
        t.amulet(P1, bonus)
        card = t.cemetery(P1, attack=1)
        t.play(t.spell(P1, "Select a follower in your cemetery and put it into your EX area."))
        assert t.zone_of(card) == zone
