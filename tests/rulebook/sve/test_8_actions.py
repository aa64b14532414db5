"""Playing cards and activated abilities in the main phase (sve 8.1 to 8.3)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Piece, Table

EVOLVE = "{evolve} {cost 1}: Evolve this."


# -- 8.1 --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 8.1.2")
def test_8_1_2_an_action_whose_cost_cannot_be_paid_is_not_on_offer() -> None:
    """Three play points do not play a card of four."""
    t = Table()
    t.set(P1, play_points=3)
    dear, cheap = t.hand(P1, cost=4), t.hand(P1, cost=3)
    assert f"play {cheap}" in t.options and f"play {dear}" not in t.options
    assert t.forbids(f"play {dear}") != ""


@pytest.mark.rule("sve 8.1.2")
def test_8_1_2_an_action_without_its_target_is_not_on_offer() -> None:
    """A spell that must select an enemy follower is not offered while there is none."""
    t = Table()
    bolt = t.spell(P1, "Select an enemy follower on the field and destroy it.")
    t.hand(P1)
    assert f"play {bolt}" not in t.options
    assert t.forbids(f"play {bolt}") == "sve 10.6.2.3.3"


@pytest.mark.rule("sve-R20", "sve 8.1.2")
def test_8_1_2_a_card_that_will_do_nothing_may_be_played() -> None:
    """Damage to every enemy follower, with none there: legal, and nothing happens."""
    t = Table()
    storm = t.spell(P1, "Deal 2 damage to each enemy follower on the field.")
    t.hand(P1)
    t.play(storm)
    assert t.zone_of(storm) == "cemetery" and not t.events("damage")


# -- 8.2 --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("zone", ["hand", "ex area"])
def test_8_2_1_a_card_is_played_for_as_many_play_points_as_it_costs(zone: str) -> None:
    """From hand and EX area alike; the play points go down by the cost."""
    t = Table()
    t.set(P1, play_points=5)
    card, _rest = t.put(P1, zone, cost=3), t.hand(P1, cost=1)
    t.play(card)
    assert t.zone_of(card) == "field"
    assert t.value(P1, "play points") == 2


@pytest.mark.parametrize("zone", ["cemetery", "banished zone", "deck", "field"])
def test_8_2_1_cards_elsewhere_are_not_played(zone: str) -> None:
    """Only hand and EX area."""
    t = Table()
    card, _rest = t.put(P1, zone, cost=0), t.hand(P1)
    assert f"play {card}" not in t.options
    assert t.forbids(f"play {card}") == "sve 8.2.1"


def test_8_2_1_spells_followers_and_amulets_are_all_played() -> None:
    """A spell goes to the cemetery when it is done, an amulet stays on the field."""
    t = Table()
    spell, amulet = t.spell(P1, "Draw a card.", cost=2), t.hand(P1, type="amulet", cost=1)
    t.play(spell)
    t.play(amulet)
    assert (t.zone_of(spell), t.zone_of(amulet)) == ("cemetery", "field")
    assert t.value(P1, "play points") == 7


# -- 8.3 --------------------------------------------------------------------------------------------------------------
def test_8_3_1_activated_abilities_of_own_cards_are_played_for_their_cost() -> None:
    """The ability of an amulet one controls, paid with play points and by engaging it."""
    t = Table()
    source = t.amulet(P1, "{act} {cost 2}, {engage}: Draw a card.")
    t.activate(source)
    assert t.engaged(source) and t.value(P1, "play points") == 8 and t.count(P1, "hand") == 1


def test_8_3_1_not_of_the_opponents_cards_but_of_stolen_ones() -> None:
    """Control counts, not ownership."""
    t = Table()
    theirs = t.amulet(P2, "{act} {engage}: Draw a card.")
    stolen = t.amulet(P1, "{act} {engage}: Draw a card.", owner=P2)
    assert t.forbids(t.activation(theirs)) == "sve 8.3.1"
    t.activate(stolen)
    assert t.count(P1, "hand") == 1


def _evolver(t: Table, name: str, text: str = EVOLVE) -> Piece:
    """A follower that can evolve, with its card in the evolve deck."""
    t.evolve_deck(P1, name=name, type="follower", attack=3, defense=3)
    return t.field(P1, text, name=name)


@pytest.mark.rule("sve 8.3.2.1")
def test_8_3_2_1_one_evolve_ability_a_turn() -> None:
    """The second evolve ability of the turn is refused; next turn it may be played."""
    t = Table()
    one, two = _evolver(t, "One"), _evolver(t, "Two")
    t.hand(P2)
    t.activate(one)
    assert t.stats(one) == (3, 3)
    assert t.forbids(t.activation(two)) == "sve 8.3.2.1"
    t.end()
    t.end()
    assert t.forbids(t.activation(two)) == ""


@pytest.mark.rule("sve 8.3.2", "sve 8.3.2.1")
def test_8_3_2_an_advanced_ability_counts_like_an_evolve_ability() -> None:
    """After an ability of the advanced kind no evolve ability may be played in the turn, and the other way round."""
    for first in ("evolve", "advanced"):
        t = Table()
        follower = _evolver(t, "One")
        other = t.amulet(P1, "{advanced} {cost 1}: Draw a card.")
        t.amulet(P1, "{act} {cost 1}: Draw a card.")
        a, b = (follower, other) if first == "evolve" else (other, follower)
        t.activate(a)
        assert t.forbids(t.activation(b)) == "sve 8.3.2.1"


def test_8_3_2_1_ordinary_abilities_and_evolving_by_an_effect_do_not_count() -> None:
    """An effect that evolves a follower and an activated ability leave the evolve ability of the turn."""
    t = Table()
    one, two = _evolver(t, "One"), _evolver(t, "Two")
    spell = t.spell(P1, "Select a follower on your field and evolve it.")
    draw = t.amulet(P1, "{act} {engage}: Draw a card.")
    t.activate(draw)
    t.play(spell, one)
    assert t.stats(one) == (3, 3)
    t.activate(two)
    assert t.stats(two) == (3, 3)


def test_8_3_2_1_the_bound_is_each_players_own() -> None:
    """What one player did in their turn does not bind the other."""
    t = Table()
    one = _evolver(t, "One")
    t.evolve_deck(P2, name="Far", type="follower", attack=3, defense=3)
    far = t.field(P2, EVOLVE, name="Far")
    t.activate(one)
    t.end()
    t.activate(far, False)
    assert t.stats(far) == (3, 3)


def test_8_3_2_2_an_ability_allowed_any_number_of_times_is_free_of_the_bound() -> None:
    """It may follow an evolve ability, and be played again; it still uses up the turn's one for the others."""
    t = Table()
    free = t.amulet(P1, "{advanced} {cost 1}: Draw a card. Activate any number of times per turn.")
    one, two = _evolver(t, "One"), _evolver(t, "Two")
    t.activate(one)
    t.activate(free)
    t.activate(free)
    assert t.count(P1, "hand") == 2
    assert t.forbids(t.activation(two)) == "sve 8.3.2.1"


def test_8_3_2_2_played_first_it_still_counts_for_the_others() -> None:
    """The exemption is for the ability itself only."""
    t = Table()
    free = t.amulet(P1, "{advanced} {cost 1}: Draw a card. Activate any number of times per turn.")
    one = _evolver(t, "One")
    t.activate(free)
    assert t.forbids(t.activation(one)) == "sve 8.3.2.1"


@pytest.mark.rule("sve 8.3.1")
def test_8_3_1_a_condition_and_a_limit_in_one_sentence_both_bind() -> None:
    """An ability with a condition that may be activated once a turn is refused the second time."""
    t = Table()
    source = t.amulet(
        P1, "{act} {cost 1}: Draw a card. Activate only if there's a follower on your field, and only once per turn."
    )
    t.field(P1)
    t.activate(source)
    assert t.forbids(t.activation(source)) != ""
