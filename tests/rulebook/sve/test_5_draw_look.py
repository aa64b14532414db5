"""Drawing, looking and revealing (sve 5.10, 5.11, 5.21)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table, seen, told
from tests.sve_table import P1, P2, Table, by


def _on_top(t: Table, seat: int, *names: str) -> None:
    """Followers on top of a deck, the first named uppermost."""
    for name in reversed(names):
        t.deck(seat, name=name, type="follower")


# -- drawing (sve 5.10) -----------------------------------------------------------------------------------------------
def test_5_10_1_drawing_takes_the_topmost_card_into_the_hand() -> None:
    """The top card, not another, is now in the hand, and only its owner knows which it is."""
    t = open_table()
    _on_top(t, P1, "Upper", "Lower")
    spell = t.spell(P1, "Draw a card.")
    t.play(spell)
    assert t.names(P1, "hand") == ["Upper"]
    assert t.names(P1, "deck")[0] == "Lower"
    assert t.event("draw").rule == "sve 5.10.1"
    assert seen(t, P1, P1, "hand") == ["Upper"]
    assert seen(t, P2, P1, "hand") == []
    assert told(t, P2, "draw") == ["?"]


def test_5_10_1_1_a_draw_from_an_empty_deck_loses_at_the_next_rules_handling() -> None:
    """The rest of the effect is still carried out; then the player has lost."""
    t = open_table()
    t.set(P1, deck=0)
    spell = t.spell(P1, "Draw a card. Deal 3 damage to your opponent's leader.")
    t.play(spell)
    assert t.leader_defense(P2) == 17
    assert t.event("failed draw").rule == "sve 5.10.1.1"
    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (P2, "sve 11.2.2")


def test_5_10_1_1_an_empty_deck_alone_does_not_lose() -> None:
    """Drawing the last card is no loss; only a draw that cannot be made is."""
    t = open_table()
    t.set(P1, deck=1)
    spell = t.spell(P1, "Draw a card.")
    t.play(spell)
    assert t.count(P1, "deck") == 0
    assert t.result is None


@pytest.mark.rule("sve-R9", "sve 5.10.1.1")
def test_5_10_1_1_cards_that_come_back_do_not_undo_a_failed_draw() -> None:
    """The draw that was not made settles the loss, though the deck has cards again."""
    t = open_table()
    t.set(P1, deck=0)
    t.cemetery(P1)
    spell = t.spell(P1, "Draw a card. Put each follower from your cemetery on the bottom of your deck.")
    t.play(spell)
    assert t.count(P1, "deck") == 1
    assert t.result is not None
    assert t.result.winner == P2


def test_5_10_2_drawing_several_is_drawing_one_after_another() -> None:
    """Three cards are three draws, in the order of the deck, each an event of its own that triggers by itself."""
    t = open_table()
    _on_top(t, P1, "First", "Second", "Third")
    counter = t.field(P1, "Whenever you draw a card, give this follower {attack}+1.", attack=1)
    spell = t.spell(P1, "Draw 3 cards.")
    t.choose(f"play {spell}")
    while "trigger 1" in t.options:
        t.choose("trigger 1")
    t.settle()
    draws = t.events("draw")
    assert [e.before.chars.name for e in draws if e.before] == ["First", "Second", "Third"]
    assert len({e.batch for e in draws}) == 3
    assert t.number(counter, "attack") == 4


def test_5_10_2_drawing_more_than_there_are_draws_what_there_is_and_loses() -> None:
    """Two of three draws can be made, the third cannot."""
    t = open_table()
    t.set(P1, deck=2)
    spell = t.spell(P1, "Draw 3 cards.")
    t.play(spell)
    assert len(t.events("draw")) == 2
    assert len(t.events("failed draw")) == 1
    assert t.result is not None
    assert t.result.winner == P2


@pytest.mark.rule("sve 5.10.3.1", "sve 5.10.3.2", "sve 5.10.3.3")
def test_5_10_3_draw_up_to_asks_before_every_card() -> None:
    """The player sees each card before deciding about the next, and stops at the number stated."""
    t = open_table()
    _on_top(t, P1, "First", "Second", "Third")
    spell = t.spell(P1, "Draw up to 2 cards.")
    t.choose(f"play {spell}")
    assert t.count(P1, "hand") == 0
    t.choose(True)
    assert seen(t, P1, P1, "hand") == ["First"]
    t.choose(True)
    t.settle()
    assert t.names(P1, "hand") == ["First", "Second"]


def test_5_10_3_1_a_player_may_stop_drawing() -> None:
    """One card drawn, the second declined: nobody asks a third time."""
    t = open_table()
    spell = t.spell(P1, "Draw up to 3 cards.")
    t.play(spell, True, False)
    assert t.count(P1, "hand") == 1


def test_5_10_3_1_a_player_may_draw_none_from_an_empty_deck() -> None:
    """Ending the sequence at once is no failed draw."""
    t = open_table()
    t.set(P1, deck=0)
    spell = t.spell(P1, "Draw up to 2 cards.")
    t.play(spell, False)
    assert t.result is None


# -- looking (sve 5.11) -----------------------------------------------------------------------------------------------
def test_5_11_1_the_player_looks_at_the_top_cards_and_nobody_else_does() -> None:
    """The two topmost cards are known to the player, in their places; the opponent learns nothing."""
    t = open_table()
    _on_top(t, P1, "First", "Second", "Third")
    spell = t.spell(P1, "Look at the top 2 cards of your deck.")
    t.play(spell)
    assert seen(t, P1, P1, "deck") == ["First", "Second"]
    assert seen(t, P2, P1, "deck") == []
    assert seen(t, None, P1, "deck") == []
    assert told(t, P2, "look") == ["?", "?"]
    assert t.names(P1, "deck")[:3] == ["First", "Second", "Third"]


def test_5_11_1_as_many_as_there_are_if_the_deck_is_shorter() -> None:
    """Looking at three of two cards is looking at two."""
    t = open_table()
    t.set(P1, deck=0)
    _on_top(t, P1, "First", "Second")
    spell = t.spell(P1, "Look at the top 3 cards of your deck.")
    t.play(spell)
    assert seen(t, P1, P1, "deck") == ["First", "Second"]


@pytest.mark.rule("sve 5.11.2.1", "sve 5.11.2.2", "sve 5.11.2.3", "sve 5.11.2.4")
def test_5_11_2_look_at_up_to_goes_down_the_deck_card_by_card() -> None:
    """First the top card, then one deeper each time, and no further than the number stated."""
    t = open_table()
    _on_top(t, P1, "First", "Second", "Third")
    spell = t.spell(P1, "Look at up to 2 of the top cards of your deck.")
    t.choose(f"play {spell}")
    assert seen(t, P1, P1, "deck") == []
    t.choose(True)
    assert seen(t, P1, P1, "deck") == ["First"]
    t.choose(True)
    t.settle()
    assert seen(t, P1, P1, "deck") == ["First", "Second"]


def test_5_11_2_2_the_player_may_stop_looking() -> None:
    """After one card the player has seen enough; what follows speaks of that card alone."""
    t = open_table()
    _on_top(t, P1, "First", "Second", "Third")
    spell = t.spell(
        P1, "Look at up to 3 of the top cards of your deck. Put them on the bottom of your deck in any order."
    )
    t.play(spell, True, False)
    assert t.names(P1, "deck")[0] == "Second"
    assert t.names(P1, "deck")[-1] == "First"


def test_5_11_1_the_order_of_cards_put_back_stays_a_secret() -> None:
    """The player arranges the cards; the opponent does not learn what lies where."""
    t = open_table()
    _on_top(t, P1, "First", "Second")
    spell = t.spell(P1, "Look at the top 2 cards of your deck. Put them on the top of your deck in any order.")
    _, second = t.pieces(P1, "deck")[:2]
    t.play(spell, second)
    assert t.names(P1, "deck")[:2] == ["Second", "First"]
    assert seen(t, P1, P1, "deck")[:2] == ["Second", "First"]
    assert seen(t, P2, P1, "deck") == []


# -- revealing (sve 5.21) ---------------------------------------------------------------------------------------------
def test_5_21_1_revealing_shows_a_card_to_everyone_where_it_lies() -> None:
    """Opponent and spectator see the top card, which has not moved."""
    t = open_table()
    _on_top(t, P1, "First", "Second")
    spell = t.spell(P1, "Reveal the top card of your deck. You may draw a card.")
    t.choose(f"play {spell}")
    assert seen(t, P1, P1, "deck") == seen(t, P2, P1, "deck") == seen(t, None, P1, "deck") == ["First"]
    assert t.names(P1, "deck")[0] == "First"
    assert t.event("reveal").rule == "sve 5.21.1"
    t.choose(False)
    t.settle()


def test_5_21_1_a_whole_hand_is_revealed() -> None:
    """All players see every card of it."""
    t = open_table()
    t.hand(P2, name="Ace", type="follower")
    t.hand(P2, name="Deuce", type="follower")
    spell = t.spell(P1, "Each opponent reveals their hand.")
    t.play(spell)
    assert sorted(told(t, P1, "reveal")) == ["Ace", "Deuce"]
    assert t.count(P2, "hand") == 2


def test_5_21_1_1_a_revealed_card_moved_about_in_its_zone_is_hidden_again() -> None:
    """Put to the bottom in a random order, the revealed cards are no longer told apart by anyone."""
    t = open_table()
    _on_top(t, P1, "First", "Second")
    spell = t.spell(P1, "Reveal the top 2 cards of your deck. Put them on the bottom of your deck in a random order.")
    t.play(spell)
    assert sorted(told(t, P2, "reveal")) == ["First", "Second"]
    assert seen(t, P2, P1, "deck") == []


def test_5_21_1_1_after_the_effect_a_revealed_card_counts_as_unrevealed() -> None:
    """A later effect cannot hold the player to a card that an earlier one revealed (sve 4.1.2.2)."""
    t = open_table()
    t.hand(P2, name="Ace", type="follower")
    t.hand(P2, name="Plan", type="spell", cost=0)
    show = t.spell(P1, "Each opponent reveals their hand.")
    take = t.spell(P1, "Each opponent discards a follower.")
    t.play(show)
    t.choose(f"play {take}")
    assert "done" in t.options
    t.choose(by(P2, "done"))
    t.settle()
    assert t.count(P2, "hand") == 2


def test_5_21_1_1_while_the_effect_lasts_a_revealed_card_cannot_be_denied() -> None:
    """In the effect that revealed it the fitting card must be taken."""
    t = open_table()
    ace = t.hand(P2, name="Ace", type="follower")
    t.hand(P2, name="Plan", type="spell", cost=0)
    spell = t.spell(P1, "Each opponent reveals their hand and discards a follower.")
    t.play(spell)
    assert t.zone_of(ace) == "cemetery"


def test_5_21_1_1_a_revealed_card_that_moves_unseen_to_another_hidden_zone_is_lost_track_of() -> None:
    """The opponent puts back a card of the hand without showing it: which one it was, nobody else can tell."""
    t = open_table()
    ace = t.hand(P2, name="Ace", type="follower")
    t.hand(P2, name="Deuce", type="follower")
    show = t.spell(P1, "Each opponent reveals their hand.")
    back = t.spell(P1, "Each opponent puts a card from their hand on the top of their deck.")
    t.play(show)
    assert sorted(seen(t, P1, P2, "hand")) == ["Ace", "Deuce"]
    t.play(back, by(P2, ace))
    assert t.names(P2, "deck")[0] == "Ace"
    assert seen(t, P2, P2, "deck") == ["Ace"]
    assert seen(t, P1, P2, "deck") == []
    assert seen(t, P1, P2, "hand") == []


def test_5_11_1_what_follows_chooses_from_among_the_cards_looked_at() -> None:
    """Followers on the table are no candidates, and nothing is selected before the cards have been seen."""
    t = open_table()
    t.field(P1)
    t.field(P2)
    _on_top(t, P1, "First", "Second")
    spell = t.spell(
        P1,
        "Look at the top 2 cards of your deck. From among them, add a follower to your hand. "
        "Put the rest on the bottom of your deck in any order.",
    )
    first, second = t.pieces(P1, "deck")[:2]
    t.choose(f"play {spell}")
    assert set(t.options) == {f"pick {first}", f"pick {second}", "done"}
    t.choose(second)
    t.settle()
    assert t.names(P1, "hand") == ["Second"]
    assert t.names(P1, "deck")[-1] == "First"
