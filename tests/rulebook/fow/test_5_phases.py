"""The course of a turn (fow 5.1 to 5.3): what begins with each phase, who has priority, what is drawn and recovered."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, HAND, P1, P2, STONES, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
EDITIONS = ("fow-5.01/valhalla", "fow-5.5/valhalla")
both = pytest.mark.parametrize("ruleset", EDITIONS)




def instants(t: Table) -> None:
    """Both players could do something whenever they have priority."""
    for seat in (P1, P2):
        t.instant(seat, "Draw a card.")


def asked_until(t: Table, kind: str, key: str = "") -> list[int]:
    """Who was asked for an action, one after another, before something happened; everybody passes."""
    found = []
    while not [e for e in t.events(kind) if e.key == key]:
        assert t.menu == "fow priority" and t.asked is not None
        found.append(t.asked)
        t.pass_()
    return found


# -- draw phase -------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 5.1:3")
def test_5_1_2_priority_before_the_draw_begins_with_the_turn_player(ruleset: str) -> None:
    """Both players may act before the card is drawn, the turn player first."""
    t = Table(ruleset, phase="draw")
    instants(t)
    assert t.count(P1, HAND) == 1
    assert asked_until(t, "draw") == [P1, P2]
    assert t.count(P1, HAND) == 2


@both
def test_5_1_4_priority_after_the_draw_with_the_drawn_card(ruleset: str) -> None:
    """What was drawn may be played in the same draw phase."""
    t = Table(ruleset, phase="draw")
    drawn = t.deck(P1, "Draw a card.", type="spell", subtype="chant-instant", cost="{0}")
    t.instant(P2, "Draw a card.")
    while not t.events("draw"):
        t.pass_()
    assert t.asked == P1 and f"play {drawn}" in t.options
    assert asked_until(t, "moment", "recovery phase") == [P1, P2]


@both
def test_5_1_1_beginning_of_turn_and_draw_phase(ruleset: str) -> None:
    """Both moments come before the first priority, and what waits for them is in the chase by then."""
    t = Table(ruleset, phase="draw")
    t.field(P1, "[Continuous] At the beginning of your turn, draw a card.", name="Turn")
    t.field(P1, "[Continuous] At the beginning of your draw phase, draw a card.", name="Draw")
    t.field(P1, "[Continuous] At the beginning of the game, draw a card.", name="Game")
    t.instant(P1, "Draw a card.")
    while t.menu != "fow priority":
        t.choose(t.options[0])
    assert t.count(0, CHASE) == 2
    assert [e.key for e in t.game.events if e.kind == "moment"] == ["turn", "draw phase"]


# -- recovery phase ---------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 5.2:5", "fow 5.2:7")
def test_5_2_3_priority_before_and_after_recovering(ruleset: str) -> None:
    """Cards are still rested in the first priority sequence of the phase and recovered in the second."""
    t = Table(ruleset, phase="recovery")
    instants(t)
    rested = t.field(P1, rested=True)
    assert t.asked == P1 and t.rested(rested)
    assert asked_until(t, "ready") == [P1, P2]
    assert not t.rested(rested)
    assert asked_until(t, "moment", "main phase") == [P1, P2]


@both
def test_5_2_5_whole_playground_of_the_turn_player_recovers(ruleset: str) -> None:
    """Field, ruler area and magic stone area recover; the other player's cards do not."""
    t = Table(ruleset, phase="recovery")
    mine = [t.field(P1, rested=True), t.stone(P1, rested=True), t.ruler(P1, rested=True)]
    other = [t.field(P2, rested=True), t.stone(P2, rested=True), t.ruler(P2, rested=True)]
    t.pass_to("main phase")
    assert [t.rested(card) for card in mine] == [False] * 3
    assert [t.rested(card) for card in other] == [True] * 3
    assert {e.rule for e in t.game.events if e.kind == "ready"} == {f"{t.rules.book} 5.2:5"}


@both
def test_5_2_4_wills_of_both_players_are_lost_before_recovering(ruleset: str) -> None:
    """Produced will is there in the first priority sequence and gone after it."""
    t = Table(ruleset, phase="recovery")
    instants(t)
    t.set(P1, will_r=2)
    t.set(P2, will_u=1)
    t.field(P1, rested=True)
    assert t.wills(P1) == {"R": 2}
    asked_until(t, "ready")
    assert t.wills(P1) == t.wills(P2) == {}


@both
@pytest.mark.rule("fow 5.2:6", "fow 5.3:1")
def test_5_2_2_beginnings_and_ends_trigger(ruleset: str) -> None:
    """Begin and end of the recovery phase and the beginning of the main phase trigger, each in its time."""
    t = Table(ruleset, phase="recovery")
    t.field(P1, "[Continuous] At the beginning of your recovery phase, draw a card.")
    t.field(P1, "[Continuous] At the end of your recovery phase, draw 2 cards.")
    t.field(P1, "[Continuous] At the beginning of your main phase, draw 3 cards.")
    rested = t.field(P1, rested=True)
    drawn = []
    t.instant(P1, "Draw a card.")
    for _ in range(3):
        assert t.count(0, CHASE) == 1
        drawn.append((t.game.stack[-2].procedure.name, t.rested(rested), t.count(P1, HAND)))
        t.resolve()
        if len(drawn) < 3:
            asked_until(t, "moment", "recovery phase end" if len(drawn) == 1 else "main phase")
    assert drawn == [("fow recovery phase", True, 1), ("fow recovery phase", False, 2), ("fow main phase", False, 4)]


@both
@pytest.mark.parametrize(("passed", "skipped"), [(1, True), (2, False)])
def test_5_2_1_no_recovery_phase_in_a_players_first_turn(ruleset: str, passed: int, skipped: bool) -> None:
    """It is skipped whole, whoever of the players it is: nothing recovers, no will is lost, nothing triggers."""
    t = Table(ruleset, phase="draw", turn_of=P2, turns_passed=passed)
    t.field(P2, "[Continuous] At the beginning of your recovery phase, draw a card.")
    rested = t.field(P2, rested=True)
    t.set(P2, will_r=1)
    t.pass_to("main phase")
    assert t.rested(rested) is skipped
    assert t.wills(P2) == ({"R": 1} if skipped else {})
    assert t.count(P2, HAND) == (1 if skipped else 2)


# -- main phase -------------------------------------------------------------------------------------------------------
@both
def test_5_3_2_main_phase_actions_for_the_turn_player_alone(ruleset: str) -> None:
    """In the main phase the turn player has priority first, and only that player calls stones and battles."""
    t = Table(ruleset)
    t.instant(P2, "Draw a card.")
    t.field(P2)
    assert t.asked == P1 and "call" in t.options
    t.pass_()
    assert t.asked == P2 and not {"call", "battle", "judgment"} & set(t.options)


@both
def test_5_3_2_main_phase_actions_in_the_main_phase_alone(ruleset: str) -> None:
    """In the draw phase the turn player calls no stone."""
    t = Table(ruleset, phase="draw")
    t.instant(P1, "Draw a card.")
    assert t.asked == P1 and "call" not in t.options
    assert t.count(P1, STONES) == 0
