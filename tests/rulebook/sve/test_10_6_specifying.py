"""Playing (sve 10.6.2.1, 10.6.2.2): what is specified, and the selections that come before targets."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table


@pytest.mark.rule("sve 10.6.2", "sve 10.6.2.1", "sve 10.6.2.7", "sve 10.6.2.8", "sve 10.6.2.8.2.3")
def test_10_6_1_a_card_is_played_and_then_resolves() -> None:
    """Hand, resolution zone, played, effect, cemetery, in this order and with these rules."""
    t = Table()
    spell = t.spell(P1, "Draw a card.", cost=2)
    t.play(spell)
    course = [(e.kind, e.rule) for e in t.events() if e.kind in ("play", "value", "played", "draw", "put")]
    assert course == [
        ("play", "sve 10.6.2.1"),
        ("value", "sve 10.4.4"),
        ("played", "sve 10.6.2.7"),
        ("draw", "sve 5.10.1"),
        ("put", "sve 10.6.2.8.2.3"),
    ]
    assert t.zone_of(spell) == "cemetery"


def test_10_6_1_a_passive_ability_is_never_played() -> None:
    """It works, and no event says that it was played, nor is there a key to play it."""
    t = Table()
    captain = t.field(P1, "Other followers on your field have {attack}+1.")
    soldier = t.field(P1, attack=1)
    assert t.number(soldier, "attack") == 2
    assert t.events("played") == []
    assert t.forbids(f"activate {captain} 1") == "sve 8.3.1"


def test_10_6_2_1_a_played_card_is_revealed_in_the_resolution_zone() -> None:
    """While its target is being selected the card lies in the resolution zone for both to see."""
    t = Table()
    t.field(P2)
    t.field(P2, attack=2)
    spell = t.spell(P1, "Select an enemy follower on the field and destroy it.")
    t.choose(f"play {spell}")
    assert t.zone_of(spell) == "resolution zone"
    assert t.game.cards[spell.id].faceup
    t.choose("pick c42")
    assert t.zone_of(spell) == "cemetery"


def test_10_6_2_1_1_an_ability_of_a_card_in_hand_reveals_the_card() -> None:
    """Playing it shows the card to the opponent."""
    t = Table()
    card = t.hand(P1, "{act} Discard this card: Draw a card.")
    t.activate(card)
    assert t.event("reveal", card).rule == "sve 10.6.2.1.1"


@pytest.mark.rule("sve 10.6.2.3.3", "sve 10.6.2.5")
def test_10_6_2_1_2_what_cannot_be_finished_cannot_be_specified() -> None:
    """No target, no points, no card to pay with: neither offered nor accepted, each with its rule."""
    t = Table()
    t.field(P1)
    no_target = t.spell(P1, "Select an enemy follower on the field and destroy it.")
    no_points = t.hand(P1, cost=6)
    no_card = t.field(P1, "{act} Bury an amulet: Draw a card.")
    t.set(P1, play_points=5)
    for key, rule in (
        (f"play {no_target}", "sve 10.6.2.3.3"),
        (f"play {no_points}", "sve 10.4.4"),
        (t.activation(no_card), "sve 10.4.2.2"),
    ):
        assert key not in t.options
        assert t.forbids(key) == rule


def test_10_6_2_1_3_effects_on_a_card_in_the_ex_area_go_along_when_it_is_played() -> None:
    """Given attack in the EX area, the follower has it on the field."""
    t = Table()
    card = t.ex(P1, attack=1, defense=1)
    boost = t.spell(P1, "Select a follower in your EX area and give it {attack}+2/{defense}+1.")
    t.play(boost)
    assert t.stats(card) == (3, 2)
    t.play(card)
    assert t.zone_of(card) == "field"
    assert t.stats(card) == (3, 2)


@pytest.mark.rule("sve 10.6.2.8.1.1")
def test_10_6_2_1_3_they_apply_in_the_resolution_zone_too() -> None:
    """A follower given a cost of nothing else keeps what it was given while it passes the resolution zone."""
    t = Table()
    card = t.ex(P1, "{fanfare} Deal damage to your opponent's leader equal to this follower's attack.", attack=1)
    boost = t.spell(P1, "Select a follower in your EX area and give it {attack}+4.")
    t.play(boost)
    t.play(card)
    assert t.leader_defense(P2) == 15


@pytest.mark.rule("sve 10.6.2.2")
def test_10_6_2_2_2_an_optional_additional_cost_is_settled_on_playing() -> None:
    """Asked before anything is paid; if paid the text knows, if not it does not."""
    text = (
        "As an additional cost to play this, you may bury a follower on your field.\n-----\n"
        "Draw a card. If you paid the additional cost, draw 2 cards."
    )
    for answer, hand, where in ((True, 3, "cemetery"), (False, 1, "field")):
        t = Table()
        ally = t.field(P1)
        spell = t.spell(P1, text, cost=1)
        t.choose(f"play {spell}")
        decision = t.game.decision
        assert decision is not None and decision.rule == "sve 10.6.2.2.2"
        assert t.value(P1, "play points") == 10
        t.choose(answer)
        t.settle()
        assert (t.count(P1, "hand"), t.zone_of(ally)) == (hand, where)


@pytest.mark.rule("sve 10.6.2.5.1.4", "sve 10.6.2.1.2")
def test_10_6_2_2_2_an_optional_cost_that_does_not_fit_with_the_rest_is_not_offered() -> None:
    """Four points pay the card of cost 3 but not 2 more; the card is simply played without."""
    t = Table()
    card = t.hand(P1, "As an additional cost to play this, you may {cost 2}.", cost=3)
    t.set(P1, play_points=4)
    t.play(card)
    assert (t.zone_of(card), t.value(P1, "play points")) == ("field", 1)


@pytest.mark.rule("sve 10.6.2.1.2")
def test_10_6_2_2_2_an_optional_cost_is_offered_if_a_later_one_makes_the_card_payable() -> None:
    """Two points do not pay the card of cost 3, with a card discarded they do: what is asked before that is asked."""
    text = (
        "As an additional cost to play this, you may bury a follower on your field.\n"
        "When playing this, discard a card: This costs 2 less to play."
    )
    t = Table()
    ally, spare = t.field(P1), t.hand(P1, cost=9)
    card = t.hand(P1, text, cost=3)
    t.set(P1, play_points=2)
    t.choose(f"play {card}")
    assert t.asking_rule() == "sve 10.6.2.2.2"
    t.choose(True)
    t.settle()
    assert [t.zone_of(c) for c in (card, ally, spare)] == ["field", "cemetery", "cemetery"]
    assert t.value(P1, "play points") == 1


@pytest.mark.rule("sve 5.18.1")
def test_10_6_2_2_3_options_are_chosen_on_playing_and_before_targets() -> None:
    """First the option, then the target that this option needs; the other option's target is not asked for."""
    text = (
        "Choose 1.\n(1) Select a follower on your field and give it {attack}+2.\n"
        "(2) Select an enemy follower on the field and destroy it."
    )
    t = Table()
    mine, theirs = t.field(P1), t.field(P2)
    t.field(P2, attack=2)
    spell = t.spell(P1, text)
    t.choose(f"play {spell}")
    assert t.asking_rule() == "sve 10.6.2.2.3"
    assert t.value(P1, "play points") == 10
    t.choose("option 2")
    assert t.asking_rule() == "sve 10.6.2.3"
    assert f"pick {mine}" not in t.options
    t.choose(theirs)
    t.settle()
    assert t.zone_of(theirs) == "cemetery"


def test_10_6_2_2_4_x_is_settled_on_playing_before_targets() -> None:
    """X is asked for, then the target, and X points are paid."""
    t = Table()
    card = t.amulet(P1, "{act} {cost X}: Select an enemy follower on the field and deal it X damage.")
    target = t.field(P2, defense=5)
    t.field(P2, attack=2)
    key = t.activation(card)
    t.choose(key)
    assert t.asking_rule() == "sve 10.6.2.2.4"
    t.choose(3)
    assert t.asking_rule() == "sve 10.6.2.3"
    t.choose(target)
    t.settle()
    assert (t.number(target, "defense"), t.value(P1, "play points")) == (2, 7)


def test_10_6_2_2_4_x_cannot_be_more_than_can_be_paid() -> None:
    """With three points left the numbers offered are zero to three."""
    t = Table()
    card = t.amulet(P1, "{act} {cost X}: Deal X damage to your opponent's leader.")
    t.set(P1, play_points=3)
    t.choose(t.activation(card))
    assert t.options == ["number 0", "number 1", "number 2", "number 3"]
    t.choose(2)
    t.settle()
    assert t.leader_defense(P2) == 18


def test_10_6_2_2_1_an_x_that_the_number_of_options_needs_is_settled_first() -> None:
    """X is asked for before any option, and that many options are chosen."""
    t = Table()
    card = t.amulet(
        P1,
        "{act} {cost X}: Choose X.\n(1) Draw a card.\n(2) Give your leader {defense}+1.\n"
        "(3) Deal 1 damage to your opponent's leader.",
    )
    t.choose(t.activation(card))
    assert t.asking_rule() == "sve 10.6.2.2.1"
    t.choose(2)
    assert t.asking_rule() == "sve 10.6.2.2.3"
    t.choose("option 3")
    t.choose("option 1")
    t.settle()
    assert (t.count(P1, "hand"), t.leader_defense(P1), t.leader_defense(P2)) == (1, 20, 19)
    assert t.value(P1, "play points") == 8
