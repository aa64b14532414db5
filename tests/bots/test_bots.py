"""Bots answer with a listed key, play the same for the same seed, and cannot see what their seat cannot."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.bots import BOTS, LEVELS, bot
from ludex.bots.finding import found
from ludex.bots.valuing import from_view, value
from ludex.kernel.game import Game
from ludex.sim import matches, run
from ludex.table.chair import Chair
from ludex.table.scenario import P1, P2, Scenario


def middle_of_a_game() -> Game:
    g = games.start("sve", ("lanternwood", "quayhold"), 3)
    while g.decision is not None and (g.turn < 9 or len(g.decision.options) < 5):
        g.choose(g.decision.options[0])
    assert g.decision is not None
    return g


@pytest.mark.parametrize("name", [f"{name}@80" if name in LEVELS else name for name in BOTS])
def test_a_bot_answers_with_a_listed_key_and_repeats_itself(name: str) -> None:
    g = middle_of_a_game()
    assert g.decision is not None
    before = g.hash()

    answers = {found(name)("a seed").answer(Chair(g, g.decision.seat), g.decision) for _ in range(3)}

    assert len(answers) == 1
    assert g.decision.find(answers.pop()) is not None
    assert g.hash() == before


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5/valhalla"])
def test_passive_lets_everything_be(ruleset: str) -> None:
    """It comes to its turns, and nothing of its own ever lies in play but what was there from the start."""
    decks = games.room(ruleset).starter_decks(ruleset)
    g = games.start(ruleset, (decks[0], decks[1]), 5)
    players = (found("random")("1"), found("passive")("1"))
    while g.decision is not None and g.turn < 8:
        g.choose(players[g.decision.seat].answer(Chair(g, g.decision.seat), g.decision))
    assert g.turn == 8 and not [e for e in g.events if e.seat == 1 and e.kind in ("played", "attack", "call")]


def test_greedy_never_meets_the_game_itself() -> None:
    """Its chair hands out guesses only: the truth's hidden cards are in none of them but by chance."""
    g = middle_of_a_game()
    assert g.decision is not None
    chair = Chair(g, g.decision.seat)
    theirs = 1 - g.decision.seat
    truth = [g.cards[c].definition.name for c in g.zone(theirs, "deck")]

    guesses = [[h.cards[c].definition.name for c in h.zone(theirs, "deck")] for h in map(chair.imagine, range(8))]

    assert truth not in guesses
    assert not hasattr(chair, "game")


def test_greedy_takes_the_win_that_is_there() -> None:
    t = Scenario("sve", turn_of=P1)
    t.set(P2, leader_defense=2)
    raider = t.put(P1, "field", "", attack=2, defense=1)
    t.put(P1, "hand", "", cost=1)
    t.put(P2, "field", "", engaged=True)
    assert t.game.decision is not None

    answer = bot("greedy", "0").answer(Chair(t.game, P1), t.game.decision)

    assert answer == f"attack {raider} leader"


def test_greedy_chooses_the_greater_target() -> None:
    """Also when nothing is left to do afterwards, so that the turn passes by itself."""
    t = Scenario("sve", turn_of=P1)
    t.set(P1, play_points=2)
    spell = t.put(P1, "hand", "Select an enemy follower on the field and destroy it.", type="spell", cost=2)
    t.put(P2, "field", "", attack=1, defense=1)
    dragon = t.put(P2, "field", "", attack=9, defense=9)
    assert t.game.decision is not None
    player = bot("greedy", "0")

    first = player.answer(Chair(t.game, P1), t.game.decision)
    t.choose(first)
    assert t.game.decision is not None
    second = player.answer(Chair(t.game, P1), t.game.decision)

    assert (first, second) == (f"play {spell}", f"pick {dragon}")


def test_greedy_judges_a_battle_by_what_comes_of_it() -> None:
    """Choosing to attack, who attacks, whom, and a boost are one act: it is worth the damage at its end (cfv 7)."""
    t = Scenario("cfv", phase="battle")
    t.set(P2, damage=5)
    rider = t.put(P1, "left front", "", name="Rider", power=9000)
    page = t.put(P1, "left back", "", name="Page", power=7000, icons="Boost")
    t.put(P1, "vanguard circle", "[CONT](VC): Restraint", name="Chained", grade=3, power=10000)
    t.put(P2, "right front", "", name="Squire", power=9000)
    player = bot("greedy", "0")

    answers = []
    while t.game.decision is not None and t.game.decision.seat == P1:
        answers.append(player.answer(Chair(t.game, P1), t.game.decision))
        t.choose(answers[-1])

    assert answers == ["attack", f"target c{t.game.zone(P2, 'vanguard circle')[0]}", f"boost {page}"]
    assert t.result is not None and t.result.winner == P1
    assert t.events("attack", rider)


def test_greedy_guards_when_the_last_damage_is_near_and_not_before() -> None:
    for damage, answered in ((0, "pass"), (5, "guard")):
        t = Scenario("cfv", phase="battle")
        t.set(P2, damage=damage)
        t.put(P2, "hand", "", name="Wall", power=5000, shield=5000)
        t.choose("attack")
        assert t.game.decision is not None and t.game.decision.seat == P2

        assert bot("greedy", "0").answer(Chair(t.game, P2), t.game.decision).split()[0] == answered


def test_greedy_beats_random() -> None:
    """Nine games of ten or better is what it reaches; eight of nine leaves room for luck."""
    tally = run(matches("sve", bots=("greedy", "random"), count=9, seed=5))

    assert not tally.failed
    assert tally.wins[0] >= 8


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="random, greedy"):
        bot("clever", "0")


def test_a_view_alone_is_enough_to_judge_a_position() -> None:
    """A ruleset without an opinion of its own is judged by visible numbers, from either side alike."""
    t = Scenario("sve", turn_of=P1)
    t.put(P1, "field", "", attack=5, defense=5)
    view = t.game.view(P1)

    assert from_view(view, P1) > 0 > from_view(t.game.view(P2), P2)
    assert value(t.game, P1) > 0 > value(t.game, P2)


def test_a_game_that_is_won_outweighs_everything() -> None:
    t = Scenario("sve")
    for _ in range(5):
        t.put(P2, "field", "", attack=9, defense=9)
    t.concede(P2)

    assert from_view(t.game.view(P1), P1) == value(t.game, P1) == 1000
    assert from_view(t.game.view(P2), P2) == value(t.game, P2) == -1000
