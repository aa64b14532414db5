"""Control, winning, skipped and extra turns (sve 5.22, 5.23, 5.26, 5.28)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, Table

STEAL = "Select an enemy follower on the field and steal it."


# -- control (sve 5.22) -----------------------------------------------------------------------------------------------
def test_5_22_1_a_stolen_card_is_on_the_thiefs_field_and_under_their_control() -> None:
    """It stands on the other field; what its controller is told to do, the new one does."""
    t = open_table()
    prize = t.field(P2, "At the start of your end phase, draw a card.")
    spell = t.spell(P1, STEAL)
    t.play(spell)
    assert t.where(prize) == (P1, "field")
    assert t.event("steal", prize).rule == "sve 5.22.1"
    t.end()
    assert [e.seat for e in t.events("draw")][:1] == [P1]


def test_5_22_1_nothing_is_stolen_onto_a_full_field() -> None:
    """The card cannot be moved there and stays."""
    t = open_table()
    for _ in range(5):
        t.field(P1)
    prize = t.field(P2)
    spell = t.spell(P1, STEAL)
    t.play(spell)
    assert t.where(prize) == (P2, "field")


def test_5_22_2_a_card_given_away_is_on_the_opponents_field_and_under_their_control() -> None:
    """The opponent may attack with it on their turn."""
    t = open_table()
    gift = t.field(P1, attack=2)
    spell = t.spell(P1, "Select a follower on your field and give control of it to your opponent.")
    t.play(spell)
    assert t.where(gift) == (P2, "field")
    assert t.event("give control", gift).rule == "sve 5.22.2"
    t.end()
    t.attack(gift)
    assert t.leader_defense(P1) == 18


def test_5_22_3_the_owner_stays_the_same() -> None:
    """Controlled by one, owned by the other."""
    t = open_table()
    prize = t.field(P2)
    spell = t.spell(P1, STEAL)
    t.play(spell)
    assert (t.game.cards[prize.id].owner, t.game.cards[prize.id].seat) == (P2, P1)


def test_5_22_4_a_stolen_card_has_not_newly_come_onto_the_field() -> None:
    """Neither its Fanfare nor what waits for followers put onto the field is triggered."""
    t = open_table()
    t.field(P2, "{fanfare} Deal 5 damage to your opponent's leader.")
    t.field(P1, "Whenever another follower is put onto your field, deal 3 damage to your opponent's leader.")
    spell = t.spell(P1, STEAL)
    t.play(spell)
    assert t.leader_defense(P1) == t.leader_defense(P2) == 20


def test_5_22_4_a_stolen_card_keeps_all_it_had() -> None:
    """Damage, boosts, given keywords, counters and being engaged go along."""
    t = open_table()
    prize = t.field(P2, attack=2, defense=5, engaged=True, counters={"Spell": 2})
    spell = t.spell(
        P1,
        "Select an enemy follower on the field and deal 2 damage to it. Give it {attack}+3 and Bane. Steal it.",
    )
    t.play(spell)
    assert t.where(prize) == (P1, "field")
    assert t.stats(prize) == (5, 3)
    assert t.has(prize, "Bane")
    assert t.engaged(prize)
    assert t.counters(prize, "Spell") == 2


def test_5_22_4_a_stolen_follower_does_not_attack_on_the_turn_it_was_stolen() -> None:
    """It has not been under this player's control since the start of the turn (sve 8.4.2.1)."""
    t = open_table()
    prize = t.field(P2)
    spell = t.spell(P1, STEAL)
    t.play(spell)
    assert t.forbids(f"attack {prize} leader") == "sve 8.4.2.1"


@pytest.mark.parametrize(
    ("deed", "zone"),
    [
        ("Destroy", "cemetery"),
        ("Banish", "banished zone"),
        ("Return", "hand"),
        ("Bury", "cemetery"),
        ("Put", "deck"),
    ],
)
def test_5_22_5_off_the_field_a_stolen_card_goes_to_its_owner(deed: str, zone: str) -> None:
    """Whatever takes it away."""
    where = {"Return": " to its owner's hand", "Put": " on the bottom of its owner's deck"}.get(deed, "")
    t = open_table()
    guest = t.field(P1, owner=P2)
    spell = t.spell(P1, f"Select a follower on your field and {deed.lower()} it{where}.")
    t.play(spell)
    assert t.where(guest) == (P2, zone)


def test_5_22_5_a_stolen_card_added_to_the_hand_goes_to_the_owners_hand() -> None:
    """The text speaks of the hand of the player who has it, but the card goes home."""
    t = open_table()
    guest = t.field(P1, owner=P2)
    spell = t.spell(P1, "Select a follower on your field and add it to your hand.")
    t.play(spell)
    assert t.where(guest) == (P2, "hand")


def test_5_22_5_of_several_cards_put_into_the_ex_area_each_goes_to_its_owners() -> None:
    """The own one to the own EX area, the stolen one to the opponent's."""
    t = open_table()
    mine = t.field(P1)
    guest = t.field(P1, owner=P2)
    spell = t.spell(P1, "Put all followers on your field into your EX area.")
    t.play(spell)
    assert t.where(mine) == (P1, "ex area")
    assert t.where(guest) == (P2, "ex area")


@pytest.mark.rule("sve-R18")
def test_5_22_5_the_last_words_of_a_stolen_follower_are_its_last_controllers() -> None:
    """It lies in its owner's cemetery, but the player who controlled it on the field draws."""
    t = open_table()
    guest = t.field(P1, "{last words} Draw a card.", owner=P2)
    spell = t.spell(P1, "Destroy all followers on your field.")
    t.play(spell)
    assert t.where(guest) == (P2, "cemetery")
    assert t.event("draw").seat == P1


# -- winning (sve 5.23) -----------------------------------------------------------------------------------------------
@pytest.mark.rule("sve-R24")
def test_5_23_1_winning_by_an_effect_is_everyone_else_losing() -> None:
    """The opponent loses at once, before the rest of the text."""
    t = open_table()
    spell = t.spell(P1, "You win the game. Deal 20 damage to your leader.")
    t.play(spell)
    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (P1, "sve 5.23.1")
    assert t.event("lose the game").seat == P2
    assert t.events("damage") == []


def test_5_23_1_a_player_who_cannot_lose_keeps_the_other_from_winning() -> None:
    """Since winning is the other player losing, that player's protection holds."""
    t = open_table()
    t.field(P2, "You can't lose the game.")
    spell = t.spell(P1, "You win the game.")
    t.play(spell)
    assert t.result is None


@pytest.mark.rule("sve 1.2.2")
def test_5_23_1_players_who_lose_together_draw() -> None:
    """An effect that makes each player lose has no winner."""
    t = open_table()
    spell = t.spell(P1, "Each player loses the game.")
    t.play(spell)
    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (None, "sve 1.2.2")


# -- skipped turns (sve 5.26) -----------------------------------------------------------------------------------------
def _turns(t: Table, number: int) -> list[int]:
    """End turns and say whose turns have begun."""
    for _ in range(number):
        t.end()
    return [e.seat for e in t.events("turn")][:number]


def _long(*texts: str) -> Table:
    """Both players have something to do on every turn; the first plays some spells."""
    t = open_table()
    for seat in (P1, P2):
        t.field(seat, "{act} {cost 0}: Give this follower {attack}+1.")
    spells = [t.spell(P1, text, name=f"S{i}") for i, text in enumerate(texts)]
    for spell in spells:
        t.play(spell)
    return t


def test_5_26_1_a_skipped_turn_does_not_begin_and_the_next_one_does() -> None:
    """The opponent's turn is left out with all that would begin with it."""
    t = _long("Skip your opponent's next turn.")
    assert _turns(t, 3) == [P1, P2, P1]
    assert t.event("turn skipped").rule == "sve 5.26.1"
    assert t.value(P2, "turns passed") == 6


def test_5_26_2_one_order_skips_one_turn_when_it_would_begin() -> None:
    """The own next turn is the one after the opponent's; afterwards everything is as usual."""
    t = _long("Skip your next turn.")
    assert _turns(t, 4) == [P2, P2, P1, P2]


def test_5_26_2_1_several_orders_skip_several_turns() -> None:
    """Told twice, two turns are skipped, one order for each."""
    t = _long("Skip your opponent's next turn.", "Skip your opponent's next turn.")
    assert _turns(t, 4) == [P1, P1, P2, P1]


def test_5_26_2_told_of_each_player_each_skips_one() -> None:
    """Both next turns are left out, and the opponent's after that begins."""
    t = _long("Skip each player's next turn.")
    assert _turns(t, 3) == [P2, P1, P2]
    assert sorted(e.seat for e in t.events("turn skipped")) == [P1, P2]


@pytest.mark.rule("sve-R32")
def test_5_26_2_an_extra_turn_that_would_begin_next_is_the_one_skipped() -> None:
    """The next turn of the player is the extra one."""
    t = _long("Skip your next turn.", "Take another turn.")
    assert _turns(t, 3) == [P2, P1, P2]


# -- extra turns (sve 5.28) -------------------------------------------------------------------------------------------
def test_5_28_1_an_extra_turn_comes_directly_before_the_turn_that_would_have_come() -> None:
    """One more turn of the same player, then the opponent as if nothing had been."""
    t = _long("Take another turn after this one.")
    assert _turns(t, 4) == [P1, P2, P1, P2]


def test_5_28_1_an_extra_turn_is_a_whole_turn() -> None:
    """The player refreshes, draws and gets play points again."""
    t = open_table()
    attacker = t.field(P1, attack=3)
    spell = t.spell(P1, "Take another turn after this one.", cost=4)
    t.play(spell)
    t.attack(attacker)
    t.end()
    assert t.game.active == P1
    assert t.value(P1, "play points") == 10
    assert t.count(P1, "hand") == 1
    t.attack(attacker)
    assert t.leader_defense(P2) == 14


@pytest.mark.rule("sve 5.28.1.1")
def test_5_28_1_1_several_extra_turns_are_all_taken_before_play_goes_on() -> None:
    """Two orders, two turns, then the opponent."""
    t = _long("Take another turn.", "Take another turn.")
    assert _turns(t, 4) == [P1, P1, P2, P1]


def test_5_28_1_1_the_latest_extra_turn_is_taken_first() -> None:
    """The opponent's was granted first and comes second; then the turn that would have come anyway."""
    t = _long("Each opponent takes another turn.", "Take another turn.")
    assert _turns(t, 4) == [P1, P2, P2, P1]
