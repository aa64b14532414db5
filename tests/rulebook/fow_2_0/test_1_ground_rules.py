"""Ground rules, costs and words (fow-2.0 1.4, 8:2, 11.2.1, 13.2, 14)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
GAIN = "You gain 100 life."


@pytest.mark.rule("fow-2.0 1.4:3", "fow-2.0 1.4:2")
def test_1_4_3_too_many_means_as_many_as_there_are() -> None:
    t = Table(ED, deck=2)
    t.cast(t.chant(P1, "Put the top five cards of your main deck into your graveyard."))
    assert t.count(P1, "deck") == 0 and t.count(P1, "graveyard") == 3


@pytest.mark.rule("fow-2.0 1.4:4")
def test_1_4_4_what_hangs_on_a_condition_that_cannot_be_done_does_not_happen() -> None:
    for hand, drawn in ((0, 0), (1, 2)):
        t = Table(ED)
        t.set(P1, hand=hand)
        t.cast(t.chant(P1, "Discard a card. If you do, draw two cards.", name="Trade"))
        assert t.count(P1, "hand") == drawn


@pytest.mark.rule("fow-2.0 1.4:7", "fow-2.0 1.4:1")
def test_1_4_7_numbers_are_whole_from_zero_up() -> None:
    t = Table(ED)
    t.set(P1, will_r=2)
    spell = t.chant(P1, "Draw X cards.", cost="{X}")
    t.choose(f"play {spell}")
    assert t.options == ["number 0", "number 1", "number 2"] and t.asking_rule() == "fow-2.0 1.4:7"


@pytest.mark.rule("fow-2.0 1.4:7", "fow-2.0 4.3:5", "fow-2.0-R18")
def test_life_is_paid_in_hundreds() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Activate] Pay any amount of life: This card gains [+100/0] until end of turn.")
    t.set(P1, life=300)
    t.choose(t.activation(mine))
    assert len(t.options) == 4  # 0, 100, 200, 300


@pytest.mark.rule("fow-2.0 1.4:1")
def test_1_4_1_the_card_is_right() -> None:
    t = Table(ED, phase="end")
    t.addition(P2, "[Continuous] When this card is put into a graveyard from your field, you gain 100 life.")
    t.addition(P1, "[Continuous] Your maximum hand size is nine.")
    t.set(P1, hand=9)
    assert t.count(P1, "hand") == 9


@pytest.mark.rule("fow-2.0 1.4.5:8", "fow-2.0 7.2.3:1")
def test_1_4_5_8_which_ability_is_named() -> None:
    t = Table(ED)
    mine = t.field(P1, f"[Activate] Pay {{0}}: {GAIN}\n[Activate] Pay {{0}}: Draw a card.")
    assert t.options[:2] == [t.activation(mine, 1), t.activation(mine, 2)]
    t.activate(mine, n=2)
    t.resolve()
    assert t.count(P1, "hand") == 1 and t.life(P1) == 4000


@pytest.mark.rule("fow-2.0 1.4.5:16", "fow-2.0 1.4.5:10", "fow-2.0 2.1.2:4", "fow-2.0 11.2.3:1")
def test_1_4_5_16_cards_of_the_hand_as_a_cost() -> None:
    t = Table(ED, asking=True)
    mine = t.field(P1, f"[Activate] Discard a card: {GAIN}")
    assert t.forbids(t.activation(mine)) != ""
    t = Table(ED)
    mine = t.field(P1, f"[Activate] Discard a card: {GAIN}")
    t.set(P1, hand=1)
    t.activate(mine)
    assert t.life(P1) == 4100 and t.event("discard").rule == "fow-2.0 11.2.3:1"


@pytest.mark.rule("fow-2.0 1.4.5:19", "fow-2.0 1.4.5:20", "fow-2.0-R36")
def test_1_4_5_19_increases_come_before_reductions() -> None:
    t = Table(ED, asking=True)
    t.addition(P1, "[Continuous] You pay {2} less to play spells.")
    t.addition(P2, "[Continuous] Your opponent pays {1} more to play spells.", name="Toll")
    spell = t.chant(P1, GAIN, cost="{1}")
    t.play(spell)
    assert t.zone_of(spell) == "chase area"  # 1 + 1 - 2


@pytest.mark.rule("fow-2.0 2.1.3:4")
def test_2_1_3_4_cards_without_a_place_are_those_in_play() -> None:
    t = Table(ED)
    t.graveyard(P2)
    t.hand(P2)
    theirs = t.field(P2)
    t.cast(t.chant(P1, "Destroy all resonators your opponent controls."))
    assert t.zone_of(theirs) == "graveyard" and len(t.events("destroy")) == 1


@pytest.mark.rule("fow-2.0 8:2", "fow-2.0 14.19:1", "fow-2.0 2.4:7")
def test_8_2_losing_all_abilities_leaves_the_skills() -> None:
    t = Table(ED)
    theirs = t.field(P2, f"[Flying]\n[Activate] Pay {{0}}: {GAIN}")
    lose = t.chant(P1, "Target resonator loses all abilities until end of turn.", name="Lose")
    ground = t.chant(P1, "Target resonator loses [Flying] until end of turn.", name="Ground")
    t.cast(lose)
    assert [a.keyword for a in t.chars(theirs).abilities] == ["Flying"]
    t.cast(ground)
    assert not t.has(theirs, "Flying")


@pytest.mark.rule("fow-2.0 11.2.1:4", "fow-2.0 11.2.1:5")
def test_11_2_1_4_the_last_damage_tells_what_destroyed_a_card() -> None:
    text = "[Continuous] When this card is destroyed by battle damage, you gain 100 life."
    t = Table(ED)
    mine, burn = t.field(P1, attack=400, defense=900), t.chant(P1, "Deal 100 damage to target resonator.")
    theirs = t.field(P2, text)
    t.attack(mine, block=theirs)
    t.choose("main")
    t.cast(burn, theirs)
    assert t.zone_of(theirs) == "graveyard" and t.life(P2) == 4000
    t = Table(ED)
    theirs = t.field(P2, text)
    t.attack(t.field(P1), block=theirs)
    assert t.life(P2) == 4100


@pytest.mark.rule("fow-2.0 13.2:1")
def test_13_2_1_the_later_one_prevails() -> None:
    t = Table(ED)
    mine = t.field(P1)
    first = t.chant(P1, "Target resonator becomes [100/100] until end of turn.", name="First")
    second = t.chant(P1, "Target resonator becomes [900/900] until end of turn.", name="Second")
    up = t.chant(P1, "Target resonator gains [+100/+100] until end of turn.", name="Up")
    for card in (first, second, up):
        t.cast(card)
    assert t.stats(mine) == (1000, 1000)


@pytest.mark.rule("fow-2.0-R38")
def test_a_number_set_comes_before_increases_whenever_they_were_made() -> None:
    t = Table(ED)
    mine = t.field(P1)
    up = t.chant(P1, "Target resonator gains [+100/+100] until end of turn.", name="Up")
    fixed = t.chant(P1, "Target resonator becomes [900/900] until end of turn.", name="Fixed")
    t.cast(up)
    t.cast(fixed)
    assert t.stats(mine) == (1000, 1000)


@pytest.mark.rule("fow-2.0 14.3:1")
def test_14_3_this_card_is_the_one_with_the_text_wherever_it_is() -> None:
    t = Table(ED)
    text = "put this card into your hand."
    mine = t.field(P1, f"[Continuous] When this card is put into a graveyard from your field, {text}")
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.zone_of(mine) == "hand"


@pytest.mark.rule("fow-2.0 14.13:1")
def test_14_13_nobody_picks_a_random_card() -> None:
    t = Table(ED)
    t.hand(P2, attack=100)
    t.hand(P2, attack=200)
    t.cast(t.chant(P1, "Your opponent discards a card at random."))
    assert t.count(P2, "hand") == 1


@pytest.mark.rule("fow-2.0 14.26:1")
def test_14_26_one_of_several_places_is_enough() -> None:
    t = Table(ED)
    addition = t.addition(P2)
    t.cast(t.chant(P1, "Destroy target resonator or addition."))
    assert t.zone_of(addition) == "graveyard"


@pytest.mark.rule("fow-2.0 7.2.3:3", "fow-2.0 7.2.1.2:2")
def test_7_2_3_3_some_do_their_work_later() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Activate] Pay {0}: When this card is destroyed this turn, draw a card.")
    kill = t.chant(P1, "Destroy target resonator.")
    t.activate(mine)
    t.cast(kill)
    assert t.count(P1, "hand") == 1


@pytest.mark.rule("fow-2.0 1.4:5", "fow-2.0 14.20:1")
def test_14_20_it_lasts_for_the_rest_of_the_turn() -> None:
    t = Table(ED)
    mine = t.field(P1)
    t.cast(t.chant(P1, "Resonators you control gain [+300/0] until end of turn."))
    assert t.stats(mine) == (800, 500)
    t.to_next_turn()
    assert t.stats(mine) == (500, 500)


@pytest.mark.rule("fow-2.0 1.3:5", "fow-2.0-R40")
def test_what_nobody_can_stop_is_a_draw() -> None:
    t = Table(ED)
    text = "[Continuous] Whenever you gain life, your opponent gains 100 life."
    t.addition(P1, text)
    t.addition(P2, text)
    t.cast(t.chant(P1, GAIN))
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "fow-2.0 1.3:5")


@pytest.mark.rule("fow-2.0-R40")
def test_what_a_player_repeats_by_choice_goes_on() -> None:
    """The book knows no rule for loops: nobody is asked for a number, and nothing is taken from the menu."""
    t = Table(ED, asking=True)
    card = t.field(P1, "[Activate] {0}: Recover this card.")
    for _ in range(8):
        t.activate(card)
        t.resolve()
        while t.asked != P1:
            t.pass_()
        assert t.result is None and t.activation(card) in t.options


@pytest.mark.rule("fow-2.0 1.3:5")
def test_1_3_5_conceding_hands_the_opponent_the_win() -> None:
    t = Table(ED)
    t.concede(P1)
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "fow-2.0 1.3:5")


@pytest.mark.rule("fow-2.0 9:1", "fow-2.0-R43")
def test_the_turn_player_chooses_first() -> None:
    t = Table(ED, turn_of=P2)
    for seat in (P1, P2):
        t.field(seat, attack=100)
        t.field(seat, attack=200)
    t.play(t.chant(P2, "Each player banishes a resonator."))
    assert t.asked == P2
    t.choose(t.options[0])
    assert t.asked == P1


@pytest.mark.rule("fow-2.0 2.6:2", "fow-2.0 2:1")
def test_2_6_a_spell_card_in_a_graveyard() -> None:
    t = Table(ED)
    t.graveyard(P1)
    spell = t.graveyard(P1, GAIN, type="spell", subtype="chant", cost="{0}")
    t.cast(t.chant(P1, "Put target spell card from your graveyard into your hand."))
    assert t.zone_of(spell) == "hand"
