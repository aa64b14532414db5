"""Playing and resolving (fow 9.3): the chase, options, targets, costs; and what of it is done on resolving."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- playing ----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.3:2.1", "fow 9.3:2.2")
def test_9_3__2_1_a_card_of_the_standby_area_is_turned_up(ruleset: str) -> None:
    """In its area only its owner knows it; in the chase everybody does."""
    t = Table(ruleset, asking=True)
    t.stone(P1, "fire")
    hidden = t.standby(P1, "[Trigger] Anytime: Draw a card.", cost="{1}")
    assert not t.sees(P2, hidden) and t.sees(P1, hidden)
    t.play(hidden, way="standby")
    assert t.zone_of(hidden) == "chase area" and t.sees(P2, hidden)
    t.resolve()
    assert t.zone_of(hidden) == "graveyard" and t.count(P1, "hand") == 1


@both
@pytest.mark.rule("fow 9.3:2", "fow 9.3:3.2", "fow 9.5:2")
def test_9_3__2_2_cards_and_abilities_wait_in_the_chase_area(ruleset: str) -> None:
    """A card lies there itself, an ability as something that stands for it and is gone when it is resolved."""
    t = Table(ruleset, asking=True)
    source = t.field(P1, "[Activate] {0}: Draw a card.")
    spell = t.instant(P1, "You gain 500 life.")
    t.play(spell)
    t.activate(source)
    ability, card = t.chase
    assert card == spell and "ability" in t.chars(ability).types and t.zone_of(source) == "field"
    assert t.event("play", spell).rule == t.event("create", ability).rule == rule(t, "9.3:2.2")
    t.pass_both()
    assert t.chase == [spell] and t.count(P1, "hand") == 1 and t.life(P1) == 4000
    t.pass_both()
    assert t.chase == [] and t.life(P1) == 4500 and t.zone_of(spell) == "graveyard"
    assert [p.name for p in t.pieces(P1, "graveyard")] == [spell.name]


@both
def test_9_3__2_3_options_are_chosen_on_playing(ruleset: str) -> None:
    """One of two; what was not chosen is not there: its target is not asked for, and it does not happen."""
    t = Table(ruleset, asking=True)
    t.field(P2)
    t.field(P2)
    spell = t.chant(P1, "Choose one - Draw a card; or destroy target resonator.")
    t.choose(f"play {spell}")
    assert t.asking_rule() == rule(t, "9.3:2.3") and len(t.options) == 2
    t.choose("option 1")
    assert t.menu == "fow priority" and len(t.chase) == 1
    t.resolve()
    assert t.count(P1, "hand") == 1 and t.count(P2, "field") == 2


@both
def test_9_3__2_3_an_option_without_target_cannot_be_chosen(ruleset: str) -> None:
    """With nothing to destroy only the other option is left."""
    t = Table(ruleset, asking=True)
    spell = t.chant(P1, "Choose one - Draw a card; or destroy target resonator.")
    t.play(spell)
    t.resolve()
    assert t.count(P1, "hand") == 1


@both
def test_9_3__2_4_targets_are_chosen_on_playing_and_needed(ruleset: str) -> None:
    """The opponent sees the target before answering; without a legal one it cannot be played."""
    t = Table(ruleset, asking=True)
    one, other = t.field(P2), t.field(P2)
    spell = t.chant(P1, "Destroy target resonator.")
    none = t.chant(P1, "Destroy target J-ruler.")
    assert t.forbids(f"play {none}") == rule(t, "9.3:2.4")
    t.choose(f"play {spell}")
    assert t.asking_rule() == rule(t, "9.3:2.4") and t.options == [f"pick {one}", f"pick {other}"]
    t.choose(other)
    assert [e.card for e in t.events("selected")] == [other.id] and t.chase == [spell]
    t.resolve()
    assert (t.zone_of(one), t.zone_of(other)) == ("field", "graveyard")


# -- costs ------------------------------------------------------------------------------------------------------------
@both
def test_9_3__2_5_everything_demanded_is_done_or_it_is_not_played(ruleset: str) -> None:
    """Wills and a discard: with the wills but nothing to discard, the card cannot be played and nothing is paid."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=1)
    spell = t.chant(P1, "As an additional cost to play this card, discard a card.\nDraw two cards.", cost="{R}")
    assert t.forbids(f"play {spell}") == rule(t, "9.3:2.5") and t.wills(P1) == {"R": 1}
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=1)
    spell = t.chant(P1, "As an additional cost to play this card, discard a card.\nDraw two cards.", cost="{R}")
    paid = t.hand(P1)
    t.play(spell)
    assert t.zone_of(paid) == "graveyard" and t.wills(P1) == {} and t.chase == [spell]


@both
@pytest.mark.rule("fow-5.01-R24", "fow-5.5-R26")
def test_9_3__2_5_increases_come_before_decreases(ruleset: str) -> None:
    """A free cost of {0} made {1} more and {1} less is {0}; decreasing first would have left {1}."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=1)
    t.field(P1, "You may pay {1} less to play Lamplighter resonators.")
    t.field(P2, "Your opponent pays {1} more to play resonators.")
    card = t.hand(P1, cost="{R}", race="Lamplighter")
    t.cast(card)
    assert t.zone_of(card) == "field" and t.wills(P1) == {}


@both
@pytest.mark.rule("fow-5.01-R24", "fow-5.5-R26")
def test_9_3__2_5_a_number_takes_no_symbols_away(ruleset: str) -> None:
    """{R}{1} for {2} less still costs {R}; {R} less takes the symbol."""
    t = Table(ruleset, asking=True)
    t.field(P1, "You may pay {2} less to play Lamplighter resonators.")
    card = t.hand(P1, cost="{R}{1}", race="Lamplighter")
    assert t.forbids(f"play {card}") == rule(t, "10.2:4")
    t = Table(ruleset, asking=True)
    t.set(P1, will_w=1)
    t.field(P1, "You may pay {R} less to play Lamplighter resonators.")
    card = t.hand(P1, cost="{R}{1}", race="Lamplighter")
    t.cast(card)
    assert t.zone_of(card) == "field" and t.wills(P1) == {}


@both
@pytest.mark.rule("fow 9.3:2.5", "fow-5.01-R25", "fow-5.5-R27")
def test_9_3__2_5_what_takes_the_place_of_a_cost_is_still_increased(ruleset: str) -> None:
    """Incarnation alters the cost first; what is paid on top of it afterwards is still paid."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_w=1)
    t.field(P1, attribute="fire", cost="{R}")
    t.field(P2, "Your opponent pays {1} more to play resonators.")
    card = t.hand(P1, "[Incarnation] {R}", cost="{R}{R}{3}")
    t.cast(card, way="incarnation")
    assert t.zone_of(card) == "field" and t.wills(P1) == {}


@both
def test_9_3__2_5_a_replaced_part_counts_as_done(ruleset: str) -> None:
    """A discard that becomes a removal has still paid for the ability."""
    t = Table(ruleset, asking=True)
    t.field(P2, "If a card would be put into your opponent's graveyard from anywhere, remove it from the game instead.")
    source = t.field(P1, "[Activate] Discard a card: Draw two cards.")
    paid = t.hand(P1)
    t.activate(source)
    t.resolve()
    assert t.zone_of(paid) == "removed area" and t.count(P1, "hand") == 2


@both
def test_9_3__2_5_something_else_may_be_done_in_place_of_a_cost(ruleset: str) -> None:
    """Without a single will: two Lamplighters are banished, and an increase would still have to be paid."""
    text = "You may banish two Lamplighters rather than pay this card's cost."
    t = Table(ruleset, asking=True)
    spent = [t.field(P1, race="Lamplighter") for _ in range(2)]
    card = t.hand(P1, text, cost="{R}{4}")
    assert t.forbids(f"play {card}") == rule(t, "10.2:4")
    t.cast(card, way="instead")
    assert t.zone_of(card) == "field" and {t.zone_of(c) for c in spent} == {"graveyard"}
    t = Table(ruleset, asking=True)
    for _ in range(2):
        t.field(P1, race="Lamplighter")
    t.field(P2, "Your opponent pays {1} more to play resonators.")
    card = t.hand(P1, text, cost="{R}{4}")
    assert t.forbids(f"play {card} instead") == rule(t, "10.2:4")


@both
@pytest.mark.parametrize(("paid", "gained"), ((True, 700), (False, 200)))
def test_9_3__2_5_what_may_be_done_on_top_is_asked_on_playing(ruleset: str, paid: bool, gained: int) -> None:
    """The additional cost is left to the player, before anything resolves."""
    t = Table(ruleset, asking=True)
    cost = t.hand(P1)
    spell = t.chant(
        P1,
        "As an additional cost to play this card, you may discard a card.\n"
        "If you did, you gain 500 life. You gain 200 life.",
    )
    t.play(spell, paid)
    assert t.zone_of(cost) == ("graveyard" if paid else "hand") and t.life(P1) == 4000
    t.resolve()
    assert t.life(P1) == 4000 + gained


# -- resolving --------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.3:3")
def test_9_3__3_1_what_concerns_an_illegal_target_is_left_out(ruleset: str) -> None:
    """The target was bounced in answer: it is not destroyed, yet the card is drawn."""
    t = Table(ruleset, asking=True)
    victim, other = t.field(P2), t.field(P2)
    back = t.instant(P2, "Return target resonator to its owner's hand.")
    t.play(t.chant(P1, "Destroy target resonator. Draw a card."), victim)
    t.pass_()
    t.play(back, victim)
    t.resolve()
    assert (t.zone_of(victim), t.zone_of(other), t.count(P1, "hand")) == ("hand", "field", 1)


@both
@pytest.mark.rule("fow 9.3:3")
def test_9_3__3_1_a_target_that_no_longer_fits_is_illegal(ruleset: str) -> None:
    """It is still there, but recovered by now; of two targets the other is destroyed all the same."""
    t = Table(ruleset, asking=True)
    one, other = t.field(P2, rested=True), t.field(P2, rested=True)
    up = t.instant(P2, "Recover target resonator.")
    t.play(t.chant(P1, "Destroy up to two target rested resonators."), one, other)
    t.pass_()
    t.play(up, one)
    t.resolve()
    assert (t.zone_of(one), t.zone_of(other)) == ("field", "graveyard")


@both
def test_9_3__3_2_a_card_does_what_its_type_asks(ruleset: str) -> None:
    """A resonator and an addition come into the field, a chant does what it says and goes to the graveyard."""
    t = Table(ruleset, asking=True)
    resonator, chant = t.hand(P1, cost="{0}"), t.chant(P1, "Draw a card.")
    addition = t.hand(P1, type="addition", subtype="field", cost="{0}")
    for card in (resonator, chant, addition):
        t.cast(card)
    assert [t.zone_of(c) for c in (resonator, chant, addition)] == ["field", "graveyard", "field"]
