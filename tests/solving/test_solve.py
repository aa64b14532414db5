"""A proof holds against every answer and every card that could lie hidden; else there is none."""

from __future__ import annotations

import pytest

import ludex
from ludex.kernel.game import Game
from ludex.solving.solution import solve
from ludex.solving.worlds import Steps, name_of, veiled

KILL = "{quick} Select an enemy follower on the field and destroy it."


def sve(*, points: int, hand: str = "", deck: str = "") -> Game:
    """Three damage are wanting, one follower has three attack; the opponent holds one card."""
    t = ludex.scenario("sve", turn_of=0)
    t.put(0, "field", "", attack=3, defense=1)
    for text, zone in ((hand, "hand"), (deck, "deck")):
        trap = {"name": "Trap", "type": "spell", "cost": 1} if text else {}
        t.put(1, zone, text, **trap)
    t.set(1, leader_defense=3, play_points=points)
    return t.game


def test_a_win_that_nothing_can_stop_is_proved_with_its_line():
    found = solve(sve(points=10))
    assert found.verdict == "wins"
    assert [key.split()[0] for key in found.line] == ["attack"]


def test_one_hidden_card_that_could_be_in_hand_refutes():
    """The trap lies in the deck, but the player cannot know that it is not in the hand."""
    assert solve(sve(points=1, deck=KILL)).verdict == "none"
    assert solve(sve(points=1, hand=KILL)).verdict == "none"


def test_a_hidden_card_that_cannot_be_paid_refutes_nothing():
    assert solve(sve(points=0, hand=KILL)).verdict == "wins"


def test_where_the_hidden_card_really_lies_makes_no_difference():
    """Whoever looked would need other answers for the two."""
    one, other = solve(sve(points=1, deck=KILL)), solve(sve(points=1, hand=KILL))
    assert (one.verdict, one.steps, one.positions) == (other.verdict, other.steps, other.positions)


def test_the_player_does_not_learn_what_the_opponent_was_asked_about():
    """The opponent's hand parts the worlds by whether there is anything to answer with. Who passes has shown nothing,
    so that the player stands in one and the same position."""
    t = ludex.scenario("sve", turn_of=0)
    attacker = t.put(0, "field", "", attack=3, defense=1)
    t.put(0, "field", "", attack=3, defense=1)
    t.put(1, "hand", KILL, name="Trap", type="spell", cost=1)
    t.set(1, leader_defense=9, play_points=1)
    steps = Steps(0)
    worlds = steps.after(veiled(t.game, 0), f"attack {attacker} leader")
    asked = [g for g in worlds if g.decision is not None and g.decision.seat == 1]
    assert len(worlds) == 2 and len(asked) == 1
    unasked = next(g for g in worlds if g not in asked)
    (passed,) = steps.after(asked[0], "pass")
    assert name_of(passed) == name_of(unasked)


def test_own_draws_are_not_counted_on():
    """A card that would win may be drawn, or may not."""
    def drawing(cards: int) -> Game:
        t = ludex.scenario("sve", turn_of=0, deck=cards)
        t.put(0, "hand", "Draw a card.", name="Look", type="spell", cost=1)
        t.put(0, "deck", "{fanfare} Deal 3 damage to each enemy leader.", name="Fire", cost=1)
        t.set(0, play_points=2)
        t.set(1, leader_defense=3)
        return t.game

    assert solve(drawing(0)).verdict == "wins"
    assert solve(drawing(1)).verdict == "none"


def test_chance_is_not_worked_out_and_said_so():
    t = ludex.scenario("sve", turn_of=0)
    words = "If you roll a 1, 2, or 3, deal 3 damage to each enemy leader. If you roll a 4, 5, or 6, draw a card."
    t.put(0, "hand", f"Roll a die. {words}", name="Dice", type="spell", cost=1)
    t.set(0, play_points=1)
    t.set(1, leader_defense=3)
    found = solve(t.game)
    assert found.verdict == "limit" and "chance" in found.why


@pytest.mark.parametrize(("words", "verdict"), [("", "wins"), ("Each opponent discards a random card.", "limit")])
def test_a_shuffle_of_what_is_hidden_changes_nothing_and_hides_no_other_chance(words: str, verdict: str):
    """The spell must be played to bring the guard down. A deck nobody knows is as unknown when it is shuffled; a random
    pick beside it stays one."""
    t = ludex.scenario("sve", turn_of=0)
    text = f"Select an enemy follower on the field and destroy it. Shuffle your deck. {words}".strip()
    t.put(0, "hand", text, name="Gale", type="spell", cost=1)
    t.put(0, "field", "", attack=3, defense=1)
    t.put(1, "field", "Ward.", attack=1, defense=9, engaged=True)
    t.put(1, "hand", "")
    t.put(1, "hand", "", attack=5)
    t.set(0, play_points=1)
    t.set(1, leader_defense=3)
    assert solve(t.game).verdict == verdict


def test_limits_are_said():
    found = solve(sve(points=1, deck=KILL), nodes=1)
    assert found.verdict == "limit" and found.why == f"after {found.steps} steps it was not known"


# -- cfv: what may be guarded, what may be checked
def cfv(*, own: int = 0, hand: int = 0, trigger: str = "") -> Game:
    """The opponent has five damage; a vanguard attacks a weaker one."""
    t = ludex.scenario("cfv", turn_of=0, phase="battle", deck=10)
    t.put(0, "vanguard circle", "", grade=3, power=11000)
    t.put(1, "vanguard circle", "", grade=3, power=9000)
    if trigger:
        t.put(1, "deck", "", name="Saved", type="trigger unit", grade=0, trigger=trigger)
    t.set(0, damage=own)
    t.set(1, damage=5, hand=hand)
    return t.game


@pytest.mark.parametrize(
    ("position", "verdict"),
    [
        (cfv(), "wins"),
        (cfv(hand=1), "none"),  # any card of the deck gives five thousand shield
        (cfv(trigger="heal"), "none"),  # the sixth damage may be it
        (cfv(trigger="heal", own=5), "none"),
        (cfv(trigger="critical"), "wins"),
    ],
)
def test_guards_and_damage_checks_are_the_opponents(position: Game, verdict: str):
    assert solve(position).verdict == verdict


# -- fow: what may be chased
def fow(*, stones: int, trap: bool) -> Game:
    t = ludex.scenario("fow-5.5", turn_of=0)
    t.put(0, "field", "", attack=800, defense=800)
    t.put(1, "hand", "", name="Something", attack=100, defense=100)
    if trap:
        words = "Destroy target resonator."
        t.put(1, "deck", words, name="Trap", type="spell", subtype="chant-instant", cost="{1}")
    for _ in range(stones):
        t.put(1, "magic stone area", name="Darkness Magic Stone")
    t.set(1, life=800)
    return t.game


@pytest.mark.parametrize(("stones", "trap", "verdict"), [(0, True, "wins"), (1, False, "wins"), (1, True, "none")])
def test_an_instant_that_could_be_held_and_paid_refutes(stones: int, trap: bool, verdict: str):
    assert solve(fow(stones=stones, trap=trap)).verdict == verdict
