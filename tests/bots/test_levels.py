"""The levels play sensibly: each test is a position in which a thinking person knows the answer."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.bots import LEVELS, bot
from ludex.bots.finding import UnknownBot, found
from ludex.bots.judging import Judge
from ludex.bots.levels import limited
from ludex.bots.playing_on import Effort, Habit
from ludex.games.cfv.ch04_zones import zones as cfv_zones
from ludex.kernel.game import Game
from ludex.sim import matches, run
from ludex.table.chair import Chair
from ludex.table.scenario import P1, P2, Scenario

TOP = "master@600"
THINKING = ("steady@300", "sharp@400", TOP)
CLAN = {"clan": ["Ember Post"]}


def answers(t: Scenario, seat: int, name: str = TOP, most: int = 12) -> list[str]:
    """What a level answers until somebody else is asked, or the turn has passed."""
    player, turn = found(name)("a seed"), t.game.turn
    given: list[str] = []
    while (d := t.game.decision) is not None and d.seat == seat and t.game.turn == turn and len(given) < most:
        given.append(player.answer(Chair(t.game, seat), d))
        t.game.choose(given[-1])
    return given


# -- winning ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", THINKING)
def test_all_attacks_together_win_and_are_made(name: str) -> None:
    """None of the three wins alone, and each could destroy something instead."""
    t = Scenario("sve", turn_of=P1)
    t.set(P2, leader_defense=6)
    for _ in range(3):
        t.put(P1, "field", "", attack=2, defense=2)
    t.put(P2, "field", "", attack=4, defense=1, engaged=True)
    t.put(P2, "field", "", attack=4, defense=1, engaged=True)

    answers(t, P1, name)

    assert t.result is not None and t.result.winner == P1


def test_all_attacks_together_win_though_one_is_blocked() -> None:
    """Each alone would rather destroy what is rested, or not attack at all into who can block."""
    t = Scenario("fow-5.5", turn_of=P1)
    t.set(P2, life=1000)
    for _ in range(3):
        t.put(P1, "field", "", attack=500, defense=500)
    t.put(P2, "field", "", attack=600, defense=600)
    t.put(P2, "field", "", attack=600, defense=100, rested=True)

    turn = t.game.turn
    while t.result is None and t.game.turn == turn:
        answers(t, P1, "steady@300")
        if (d := t.game.decision) is not None and d.seat == P2:
            t.choose(next((o.key for o in d.options if o.key.startswith("block")), "pass"))

    assert t.result is not None and t.result.winner == P1


def test_what_stands_in_the_way_of_the_last_attack_is_removed_first() -> None:
    t = Scenario("sve", turn_of=P1)
    t.set(P1, play_points=3)
    t.set(P2, leader_defense=5)
    t.put(P1, "field", "", attack=5, defense=5)
    t.put(P1, "hand", "", cost=3, attack=4, defense=4)
    spell = t.put(P1, "hand", "Select an enemy follower on the field and destroy it.", type="spell", cost=3)
    t.put(P2, "field", "Ward.", attack=1, defense=7, engaged=True)

    given = answers(t, P1)

    assert given[0] == f"play {spell}"
    assert t.result is not None and t.result.winner == P1


def test_who_seems_lost_still_plays_the_turn() -> None:
    """The opponent could win next turn, whatever is done; but may not see it, and the cards cost nothing to play."""
    t = Scenario("sve", turn_of=P1)
    t.set(P1, leader_defense=2, play_points=3)
    for _ in range(3):
        t.put(P2, "field", "", attack=3, defense=3)
    cards = [t.put(P1, "hand", "", cost=1, attack=2, defense=2) for _ in range(3)]

    assert set(answers(t, P1)) >= {f"play {card}" for card in cards}


def test_no_spell_is_played_without_a_thought() -> None:
    """How imagined games go on: a spell is played if it is worth it, and not because it is the dearest card."""
    t = Scenario("sve", turn_of=P1)
    t.set(P1, play_points=3)
    t.set(P2, leader_defense=18)
    spell = t.put(P1, "hand", "Deal 5 damage to your leader.", type="spell", cost=3)
    follower = t.put(P1, "hand", "", cost=2, attack=2, defense=2)
    g, given = t.game.clone(), []
    habit, turn = Habit(Judge(g.rules), Effort(1000)), g.turn
    while (d := g.decision) is not None and g.turn == turn:
        given.append(habit.answer(g, d))
        g.choose(given[-1])

    assert f"play {follower}" in given
    assert f"play {spell}" not in given


# -- what greedy did wrong --------------------------------------------------------------------------------------------
def opened(ruleset: str, seed: int) -> tuple[Game, int]:
    """A game at the first question about an opening hand."""
    (match, *_) = matches(ruleset, bots=("random", "random"), count=2, seed=seed)
    g = games.start(ruleset, match.decks, seed)
    while g.decision is not None and g.decision.prompt.split()[0] not in ("Redraw", "Redraw?", "Return", "Change"):
        g.choose(g.decision.options[0])
    assert g.decision is not None
    return g, g.decision.seat


@pytest.mark.parametrize(("ruleset", "keeps"), [("sve", "no"), ("cfv", "done"), ("fow-5.5", "done"), ("fow-2.0", "no")])
def test_some_opening_hands_are_kept_and_some_are_not(ruleset: str, keeps: str) -> None:
    said = set()
    for seed in range(6):
        g, seat = opened(ruleset, seed)
        assert g.decision is not None
        said.add(found("steady@300")("1").answer(Chair(g, seat), g.decision) == keeps)
    assert said == {True, False}


def test_a_hand_that_can_be_played_is_kept_and_one_that_cannot_is_redrawn() -> None:
    """Cards of great cost alone lose the first turns."""
    costs = {}
    for seed in range(24):
        g, seat = opened("sve", seed)
        costs[seed] = sum(g.chars(c).number("cost") for c in g.zone(seat, "hand"))
    for seed, answer in ((max(costs, key=costs.__getitem__), "yes"), (min(costs, key=costs.__getitem__), "no")):
        g, seat = opened("sve", seed)
        assert g.decision is not None
        assert found(TOP)("1").answer(Chair(g, seat), g.decision) == answer


def test_an_idle_ward_is_engaged_before_the_last_attack() -> None:
    t = Scenario("sve", turn_of=P1)
    t.set(P1, leader_defense=3)
    ward = t.put(P1, "field", "Ward.", attack=1, defense=6)
    t.put(P2, "field", "", attack=3, defense=3)
    t.choose("end")

    assert answers(t, P1)[0] == f"pick {ward}"


@pytest.mark.parametrize("ruleset", ["fow-5.5", "fow-5.01", "fow-2.0"])
def test_a_magic_stone_is_called_every_turn(ruleset: str) -> None:
    """Nothing is lost by it but the right to do it later, and to do judgment: one or the other a turn (fow 7.11:1)."""
    (match, *_) = matches(ruleset, bots=("random", "random"), count=2, seed=2)
    g = games.start(ruleset, match.decks, 5)
    player, called, judged = found("steady@150")("1"), set(), set()
    while (d := g.decision) is not None and g.turn < 6:
        keys = [option.key for option in d.options]
        thought = d.nature != "window" and len(keys) > 1
        key = player.answer(Chair(g, d.seat), d) if thought else "pass" if "pass" in keys else keys[0]
        called |= {g.turn} if key == "call" else set()
        judged |= {g.turn} if key == "judgment" else set()
        g.choose(key)

    assert called | judged == {1, 2, 3, 4, 5}
    assert len(called) >= 4


@pytest.mark.parametrize("name", THINKING)
def test_the_vanguard_is_boosted(name: str) -> None:
    """The more must be guarded with; a boost costs nothing."""
    t = Scenario("cfv", phase="battle")
    t.put(P1, "vanguard circle", "", name="Rider", grade=3, power=10000)
    page = t.put(P1, "center back", "", name="Page", power=7000, icons="Boost")
    for _ in range(3):
        t.put(P2, "hand", "", name="Wall", power=5000, shield=5000)

    assert f"boost {page}" in answers(t, P1, name)


def test_a_perfect_guard_is_paid_for() -> None:
    t = Scenario("cfv", phase="battle")
    t.set(P2, damage=5)
    t.put(P1, "vanguard circle", "", name="Rider", grade=3, power=30000)
    text = (
        "[CONT]: Sentinel\n[AUTO]: [Choose an <<Ember Post>> from your hand, and discard it] When this unit is placed "
        "on (GC), you may pay the cost. If you do, choose one of your <<Ember Post>> that is being attacked, and that "
        "unit cannot be hit until end of that battle."
    )
    t.put(P2, "vanguard circle", "", name="Host", grade=3, power=10000, **CLAN)
    t.put(P2, "hand", text, name="Bulwark", grade=1, power=6000, shield=0, **CLAN)
    t.put(P2, "hand", "", name="Wall", power=5000, shield=5000, **CLAN)
    t.choose("attack")
    while t.game.decision is not None and t.game.decision.seat == P1:
        t.choose(t.game.decision.options[-1].key)

    answers(t, P2)

    assert t.result is None
    assert t.count(P2, cfv_zones.DAMAGE) == 5


def test_the_least_shield_that_stops_the_last_attack_is_given() -> None:
    t = Scenario("cfv", phase="battle")
    t.set(P2, damage=5)
    t.put(P1, "left front", "", name="Rider", power=12000)
    t.put(P1, "vanguard circle", "[CONT](VC): Restraint", name="Chained", grade=3, power=10000)
    t.put(P2, "vanguard circle", "", name="Host", grade=3, power=10000)
    small = t.put(P2, "hand", "", name="Small", power=5000, shield=5000)
    t.put(P2, "hand", "", name="Great", power=5000, shield=10000)
    t.choose("attack")

    assert answers(t, P2)[:2] == [f"guard {small}", "pass"]


def test_nothing_attacks_into_certain_loss() -> None:
    t = Scenario("sve", turn_of=P1)
    t.put(P1, "field", "", attack=1, defense=1)
    t.put(P2, "field", "Ward.", attack=5, defense=5, engaged=True)

    assert answers(t, P1)[0] == "end"


@pytest.mark.parametrize("name", ["carefree@60", *THINKING])
def test_what_changes_nothing_is_not_done_for_its_own_sake(name: str) -> None:
    """Cards of a column may change places, again and again; here they gain nothing by it."""
    t = Scenario("cfv")
    t.put(P1, "left front", "", name="Twin", power=7000, icons="Boost")
    t.put(P1, "left back", "", name="Twin", power=7000, icons="Boost")
    assert "exchange left" in t.options

    assert answers(t, P1, name)[0] == "end"


# -- the levels -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", LEVELS)
def test_each_level_plays_whole_games(name: str) -> None:
    tally = run(matches("sve", bots=(f"{name}@40", "random"), count=2, seed=3))

    assert not tally.failed


@pytest.mark.parametrize("name", LEVELS)
def test_a_limit_in_answers_makes_the_same_choice_again(name: str) -> None:
    g, seat = opened("sve", 3)
    while g.decision is not None and (g.turn < 7 or len(g.decision.options) < 4):
        g.choose(g.decision.options[0])
    assert g.decision is not None
    seat = g.decision.seat

    said = {found(f"{name}@80")("s").answer(Chair(g, seat), g.decision) for _ in range(3)}

    assert len(said) == 1


def test_a_limit_in_seconds_is_kept() -> None:
    """By the clock of people's games; a machine that is busy with others may take its time."""
    level = limited("master@0.2s")
    effort = Effort(level.answers, level.seconds)
    assert not effort.over()
    while not effort.over():
        assert effort.spent == 0
    assert effort.out()


def test_the_levels_are_bots_by_name() -> None:
    assert list(LEVELS) == ["carefree", "steady", "sharp", "master"]
    for name in LEVELS:
        assert bot(name, "1") is not None


@pytest.mark.parametrize("name", ["master@", "master@soon", "master@-3", "sharp@0s"])
def test_a_limit_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="tries 500 answers"):
        found(name)
