"""The end phase (sve 7.4): triggers, Ward, the opponent's Quick, the hand limit, effects that end."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


def test_7_4_1_abilities_that_wait_for_the_end_phase_trigger_as_it_begins() -> None:
    """The active player's own and each player's, not the opponent's own."""
    t = unhurried()
    t.amulet(P1, "At the start of your end phase, give your leader {defense}+1.")
    t.amulet(P2, "At the start of your end phase, give your leader {defense}+2.")
    t.amulet(P2, "At the start of each player's end phase, give your leader {defense}+4.")
    t.end()
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (21, 24)
    t.end("trigger 1")
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (21, 30)


def test_7_4_1_the_next_end_phase_is_awaited_once() -> None:
    """An effect that waits for the next end phase of its controller happens once."""
    t = unhurried()
    t.play(t.spell(P1, "At the start of your next end phase, give your leader {defense}+1."))
    for _ in range(4):
        t.end()
    assert t.leader_defense(P1) == 21


def test_7_4_2_what_triggered_is_resolved_before_ward_followers_are_engaged() -> None:
    """A follower with Ward that the start of the end phase destroys cannot be engaged any more."""
    t = unhurried()
    t.amulet(P1, "At the start of your end phase, deal 1 damage to each follower on your field.")
    ward = t.field(P1, "Ward.", defense=1)
    t.end()  # no question about the Ward
    assert t.zone_of(ward) == "cemetery"
    assert not t.events("rest")


def test_7_4_3_any_number_of_ward_followers_may_be_engaged() -> None:
    """One of two is engaged; a follower without Ward is not offered, nor an engaged one, nor the opponent's."""
    t = unhurried()
    one, two = t.field(P1, "Ward."), t.field(P1, "Ward.", attack=2)
    plain, tired = t.field(P1), t.field(P1, "Ward.", attack=3, engaged=True)
    theirs = t.field(P2, "Ward.")
    t.choose("end")
    assert t.options == [f"pick {one}", f"pick {two}", "done"]
    t.choose(two)
    t.choose("done")
    t.settle()
    assert (t.engaged(one), t.engaged(two), t.engaged(plain), t.engaged(tired)) == (False, True, False, True)
    assert not t.engaged(theirs)
    assert t.event("rest").rule == "sve 7.4.3"


def test_7_4_3_all_or_none_may_be_engaged() -> None:
    """Both of two, or neither."""
    for answers in (("done",), ()):
        t = unhurried()
        wards = [t.field(P1, "Ward."), t.field(P1, "Ward.", attack=2)]
        t.end(*(answers or wards))
        assert [t.engaged(w) for w in wards] == [not answers, not answers]


def test_7_4_4_confirmation_timing_after_engaging_and_before_quick() -> None:
    """What triggers on being engaged is resolved before the opponent may answer."""
    t = unhurried()
    ward = t.field(P1, "Ward.\nWhenever this is engaged, deal 3 damage to each enemy leader.")
    answer = t.spell(P2, "{quick} Give your leader {defense}+1.")
    t.choose("end")
    t.choose(ward)
    assert t.quick_window() and t.leader_defense(P2) == 17
    t.choose(f"play {answer}")
    t.settle()
    assert t.leader_defense(P2) == 18


@pytest.mark.rule("sve 7.4.5")
def test_7_4_5_the_opponent_may_play_quick_from_hand_or_ex_area_an_ability_or_nothing() -> None:
    """Cards and abilities with Quick are on offer, others are not, and passing is."""
    t = unhurried()
    hand = t.spell(P2, "{quick} Draw a card.")
    ex = t.ex(P2, "{quick} Draw 2 cards.", type="spell", cost=1)
    slow = t.spell(P2, "Draw 3 cards.")
    source = t.amulet(P2, "{quick} {act} {engage}: Draw a card.\n{act} {engage}: Draw 2 cards.")
    t.choose("end")
    assert t.quick_window()
    assert t.game.decision is not None and (t.game.decision.seat, t.game.decision.rule) == (P2, "sve 7.4.5")
    assert set(t.options) == {f"play {hand}", f"play {ex}", t.activation(source), "pass"}
    assert t.forbids(f"play {slow}") == "sve 12.3.4"
    assert t.forbids(t.activation(source, 2)) == "sve 12.3.4"
    assert t.forbids("end") != ""


def test_7_4_5_the_active_player_has_no_quick_window_of_their_own() -> None:
    """A Quick card of the player who ends the turn is not asked for."""
    t = unhurried()
    quick = t.spell(P1, "{quick} Draw a card.")
    t.choose("end")
    assert t.game.active == P2 and t.zone_of(quick) == "hand"


def test_7_4_5_quick_comes_after_the_triggers_of_the_end_phase() -> None:
    """A follower banished at the start of the end phase is gone when the opponent could answer."""
    t = unhurried()
    ghost = t.field(P1, "At the start of your end phase, banish this.")
    t.spell(P2, "{quick} Draw a card.")
    t.choose("end")
    assert t.quick_window() and t.zone_of(ghost) == "banished zone"


def test_7_4_6_after_a_quick_play_confirmation_timing_and_another_chance() -> None:
    """Two answers one after the other; a follower killed by the first is gone before the second is asked for."""
    t = unhurried()
    victim = t.field(P1, defense=1)
    one = t.spell(P2, "{quick} Deal 1 damage to each enemy follower on the field.")
    two = t.spell(P2, "{quick} Give your leader {defense}+1.")
    t.choose("end")
    t.choose(f"play {one}")
    assert t.quick_window() and t.zone_of(victim) == "cemetery"
    t.choose(f"play {two}")
    t.settle()
    assert t.leader_defense(P2) == 21 and t.game.active == P2


def test_7_4_7_a_hand_over_its_limit_is_discarded_down_to_it() -> None:
    """Nine cards: the active player chooses two to discard; the opponent's nine stay."""
    t = unhurried()
    cards = [t.hand(P1, attack=n) for n in range(1, 10)]
    for n in range(1, 10):
        t.hand(P2, attack=n)
    t.choose("end")
    assert t.game.decision is not None and (t.game.decision.seat, t.game.decision.rule) == (P1, "sve 7.4.7")
    t.choose(cards[3])
    t.choose(cards[8])
    assert t.count(P1, "hand") == 7
    assert t.zone_of(cards[3]) == t.zone_of(cards[8]) == "cemetery"
    assert {e.rule for e in t.events("discard")} == {"sve 7.4.7"}
    assert t.count(P2, "hand") == 10  # nine, and the card drawn for the turn


def test_7_4_7_a_hand_of_seven_is_not_touched() -> None:
    """Seven is the limit itself."""
    t = unhurried()
    for n in range(1, 8):
        t.hand(P1, attack=n)
    t.end()
    assert t.count(P1, "hand") == 7 and not t.events("discard")


def test_7_4_7_after_discarding_confirmation_timing_and_the_hand_is_looked_at_again() -> None:
    """Discarding draws a card here, so a second discard follows in the same turn."""
    t = unhurried()
    cards = [t.hand(P1, "When this is discarded, draw a card."), *(t.hand(P1, attack=n) for n in range(2, 9))]
    t.choose("end")
    t.choose(cards[0])
    assert t.game.active == P1 and t.count(P1, "hand") == 8
    assert t.game.decision is not None and t.game.decision.rule == "sve 7.4.7"
    t.choose(cards[1])
    t.settle()
    assert t.count(P1, "hand") == 7 and len(t.events("discard")) == 2


def test_7_4_7_the_limit_is_looked_at_after_the_quick_window() -> None:
    """The opponent answers while the hand is still too full."""
    t = unhurried()
    for n in range(1, 10):
        t.hand(P1, attack=n)
    t.spell(P2, "{quick} Draw a card.")
    t.choose("end")
    assert t.quick_window() and t.count(P1, "hand") == 9


def test_7_4_8_effects_that_last_for_the_turn_end() -> None:
    """A bonus for the rest of the turn holds in the end phase and is gone in the next turn; a lasting one stays."""
    t = unhurried()
    fighter = t.field(P1, attack=1, defense=3)
    brief = t.spell(P1, "Select a follower on your field. For the rest of this turn, give it {attack}+2.")
    lasting = t.spell(P1, "Give each follower on your field {attack}+4.")
    t.spell(P2, "{quick} Draw a card.")
    t.play(brief)
    t.play(lasting)
    assert t.stats(fighter) == (7, 3)
    t.choose("end")
    assert t.quick_window() and t.stats(fighter) == (7, 3)
    t.settle()
    assert t.stats(fighter) == (5, 3)


def test_7_4_8_during_your_turn_ends_with_the_turn() -> None:
    """A bonus during the own turn is not there in the opponent's turn and comes back."""
    t = unhurried()
    fighter = t.field(P1, "During your turn, this has {attack}+2.", attack=1)
    assert t.stats(fighter) == (3, 1)
    t.end()
    assert t.stats(fighter) == (1, 1)
    t.end()
    assert t.stats(fighter) == (3, 1)


def test_7_4_8_an_effect_that_lasts_longer_stays() -> None:
    """Until the end of the opponent's next turn means just that."""
    t = unhurried()
    fighter = t.field(P1, attack=1)
    t.play(t.spell(P1, "Give each follower on your field {attack}+2 until the end of your opponent's next turn."))
    t.end()
    assert t.stats(fighter) == (3, 1)
    t.end()
    assert t.stats(fighter) == (1, 1)


def test_7_4_8_no_confirmation_timing_follows_so_the_fallen_wait_for_the_next_turn() -> None:
    """A follower kept alive by a bonus of the turn is destroyed in the opponent's start phase."""
    t = unhurried()
    fighter = t.field(P1, attack=1, defense=1)
    brief = t.spell(P1, "Select a follower on your field. For the rest of this turn, give it {defense}+2.")
    burn = t.spell(P1, "Deal 2 damage to each follower on your field.")
    t.play(brief)
    t.play(burn)
    assert t.stats(fighter) == (1, 1)
    t.end()
    assert t.zone_of(fighter) == "cemetery"
    assert t.event("destroy", fighter).rule == "sve 11.3.1"
    kinds = [(e.kind, e.seat, e.card) for e in t.events()]
    assert kinds.index(("turn", P2, -1)) < kinds.index(("destroy", P1, fighter.id))


def test_7_4_9_the_other_player_becomes_active_and_a_new_turn_begins() -> None:
    """The turn number goes up, and the opponent is asked."""
    t = unhurried()
    before = t.game.turn
    t.end()
    assert t.game.turn == before + 1 and t.game.active == P2
    assert t.game.decision is not None and t.game.decision.seat == P2


@pytest.mark.rule("sve 7.4.1", "sve 10.7.5", "sve 10.7.5.1")
def test_7_4_1_the_next_end_phase_is_that_of_this_turn() -> None:
    """What a spell of the main phase leaves waiting for the next end phase is done as this turn ends, and only then."""
    t = unhurried()
    t.play(t.spell(P1, "At the start of your next end phase, give your leader {defense}+2."))
    assert t.leader_defense(P1) == 20
    t.end()
    assert (t.game.active, t.leader_defense(P1)) == (P2, 22)
    t.end()
    t.end()
    assert t.leader_defense(P1) == 22
