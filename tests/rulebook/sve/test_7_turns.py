"""The course of a turn (sve 7.1 to 7.3): who is active, the start phase, the main phase."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.kernel.game import Game
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


def real_game() -> Game:
    """A game past its preparation, at the first player's first main phase; the first player is seat 0 or 1."""
    g = games.start("sve", ("lanternwood", "inkhall"), 3, auto=False)
    for answer in ("first", "no", "no"):
        g.choose(answer)
    return g


def end_turn(g: Game) -> None:
    """End the main phase and pass or decline until the next one."""
    turn = g.turn
    g.choose("end")
    while g.decision is not None and (g.turn == turn or g.decision.menu != "sve main"):
        for key in ("pass", "done", "no"):
            if g.decision.find(key) is not None:
                g.choose(key)
                break
        else:
            g.choose(g.decision.options[0])


# -- 7.1 --------------------------------------------------------------------------------------------------------------
def test_7_1_1_turns_alternate_and_the_player_of_the_turn_is_active() -> None:
    """First, second, first, second; the active player is the one who is asked in the main phase."""
    g = real_game()
    seen = []
    for _ in range(4):
        assert g.decision is not None and g.decision.seat == g.active
        seen.append(g.active)
        end_turn(g)
    assert seen == [g.first, 1 - g.first, g.first, 1 - g.first]


@pytest.mark.rule("sve 7.4.9")
def test_7_1_2_a_turn_is_start_main_and_end_phase_in_this_order() -> None:
    """One turn's moments, in order, and the next turn is the other player's."""
    t = unhurried()
    t.end()
    assert t.game.active == P2
    t.end()
    phases = ["start phase", "main phase", "end phase"]
    course = [(P1, "end phase"), *((P2, p) for p in phases), (P1, "start phase"), (P1, "main phase")]
    assert [(e.seat, e.key) for e in t.events("moment")] == course


# -- 7.2 --------------------------------------------------------------------------------------------------------------
def test_7_2_1_the_maximum_of_play_points_grows_by_one_each_turn() -> None:
    """Each player's maximum counts their own turns."""
    g = real_game()
    first, second = g.first, 1 - g.first
    assert g.value(first, "max play points") == 1
    end_turn(g)
    assert (g.value(first, "max play points"), g.value(second, "max play points")) == (1, 1)
    end_turn(g)
    assert (g.value(first, "max play points"), g.value(second, "max play points")) == (2, 1)


@pytest.mark.parametrize(("before", "after"), [(9, 10), (10, 10)])
def test_7_2_1_the_maximum_stops_at_ten(before: int, after: int) -> None:
    """Ten stays ten."""
    t = unhurried(phase="start")
    t.set(P1, max_play_points=before, play_points=0)
    t.settle()
    assert t.value(P1, "max play points") == after


def test_7_2_2_play_points_become_the_maximum_and_are_not_saved_up() -> None:
    """Unspent points are not added; spent ones come back, after the maximum grew."""
    t = unhurried()
    t.set(P1, max_play_points=4, play_points=3)
    t.set(P2, max_play_points=4, play_points=1)
    t.end()
    assert (t.value(P1, "play points"), t.value(P2, "play points")) == (3, 5)
    t.end()
    assert t.value(P1, "play points") == 5


def test_7_2_3_only_the_active_players_cards_are_refreshed() -> None:
    """Followers and amulets of the player whose turn begins stand reserved; the opponent's stay engaged."""
    t = unhurried()
    mine = t.field(P1, engaged=True)
    theirs = [t.field(P2, engaged=True), t.amulet(P2, engaged=True)]
    t.end()
    assert t.engaged(mine)
    assert not any(t.engaged(c) for c in theirs)
    assert {e.rule for e in t.events("ready")} == {"sve 7.2.3"}


def test_7_2_4_the_active_player_draws_one_card() -> None:
    """The top card of the active player's deck, and nobody else draws."""
    t = unhurried()
    top = t.deck(P2)
    t.end()
    assert t.zone_of(top) == "hand"
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (0, 1)


def test_7_2_4_1_the_first_player_does_not_draw_on_the_first_turn() -> None:
    """Four cards for the first player on turn one, five for the second on turn two, then five for the first."""
    g = real_game()
    first, second = g.first, 1 - g.first
    assert len(g.zone(first, "hand")) == 4
    end_turn(g)
    assert len(g.zone(second, "hand")) == 5
    end_turn(g)
    assert len(g.zone(first, "hand")) == 5


def test_7_2_4_1_holds_in_a_position_of_the_very_first_turn() -> None:
    """A position built at the first start phase of the first player draws nothing either; the second player draws."""
    t = unhurried(phase="start", turns_passed=0)
    t.settle()
    assert t.count(P1, "hand") == 0
    t.end()
    assert t.count(P2, "hand") == 1


def test_7_2_5_confirmation_timing_ends_the_start_phase_before_the_main_phase() -> None:
    """A player who could not draw has lost before the main phase begins."""
    t = unhurried()
    t.set(P2, deck=0)
    t.end()
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "sve 11.2.2")
    assert (P2, "main phase") not in [(e.seat, e.key) for e in t.events("moment")]


# -- 7.3 --------------------------------------------------------------------------------------------------------------
def test_7_3_1_abilities_that_wait_for_the_main_phase_trigger_as_it_begins() -> None:
    """The active player's own, and one that waits for each player's; not the opponent's own."""
    t = unhurried()
    t.amulet(P2, "At the start of your main phase, give your leader {defense}+1.")
    t.amulet(P1, "At the start of your main phase, give your leader {defense}+2.")
    t.end()
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (20, 21)
    t.end()
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (22, 21)


def test_7_3_1_the_next_main_phase_is_awaited_once() -> None:
    """An effect that waits for the next main phase of its controller happens once."""
    t = unhurried()
    wish = t.spell(P1, "At the start of your next main phase, draw a card.")
    t.play(wish)
    for _ in range(2):
        t.end()
    assert t.count(P1, "hand") == 2  # drawn for the turn, and by the wish
    for _ in range(2):
        t.end()
    assert t.count(P1, "hand") == 3


def test_7_3_2_what_triggered_is_resolved_before_the_first_action() -> None:
    """The question of the main phase comes after the ability: a follower it destroyed cannot act."""
    t = unhurried()
    doomed = t.field(P2, "At the start of your main phase, deal 1 damage to this.", defense=1)
    t.end()
    assert t.zone_of(doomed) == "cemetery"
    assert not any(k.startswith("attack") for k in t.options)


def test_7_3_3_the_actions_of_the_main_phase() -> None:
    """A card out of the hand, one out of the EX area, an activated ability, an attack, or the end."""
    t = unhurried()
    hand = t.hand(P1)
    ex = t.ex(P1, attack=2)
    source = t.amulet(P1, "{act} {cost 1}: Draw a card.")
    fighter = t.field(P1)
    kinds = {k.split()[0] for k in t.options}
    assert kinds == {"play", "activate", "attack", "end"}
    assert {f"play {hand}", f"play {ex}", t.activation(source), f"attack {fighter} leader"} <= set(t.options)
    assert t.forbids("pass") == "sve 7.3.3"


def test_7_3_3_the_opponent_has_no_action_in_the_main_phase() -> None:
    """The non-active player's cards can be neither played nor activated, and their followers do not attack."""
    t = unhurried()
    card = t.hand(P2)
    source = t.amulet(P2, "{act} {cost 1}: Draw a card.")
    fighter = t.field(P2)
    (idle,) = t.pieces(P1, "ex area")
    assert t.options == [f"play {idle}", "end"]
    assert t.forbids(f"play {card}") == "sve 8.2.1"
    assert t.forbids(t.activation(source)) == "sve 8.3.1"
    assert t.forbids(f"attack {fighter} leader") == "sve 8.4.2"


def test_7_3_4_after_each_action_confirmation_timing_and_another_action() -> None:
    """Two actions in one turn; between them rules handling destroys what has no defense left."""
    t = unhurried()
    victim = t.field(P1, defense=1)
    bolt = t.spell(P1, "Deal 1 damage to each follower on your field.")
    card = t.hand(P1, attack=3)
    t.play(bolt)
    assert t.zone_of(victim) == "cemetery"
    t.play(card)
    assert t.zone_of(card) == "field"
    t.end()
    assert t.game.active == P2


def test_7_3_4_ending_the_main_phase_leads_to_the_end_phase() -> None:
    """Nothing but the end phase follows, and there is no way back."""
    t = unhurried()
    t.end()
    keys = [(e.seat, e.key) for e in t.events("moment")]
    assert keys[0] == (P1, "end phase") and (P1, "main phase") not in keys
