"""Reports: plans are fair, counts are right, and what was chosen before is taken with care."""

from __future__ import annotations

import pytest

from ludex.rulebook import ledger
from ludex.sim import Match, Outcome
from ludex.sim.playing import Failure
from ludex.web.pages.cardbook import starters
from ludex.web.pages.choosing import Choice
from ludex.web.pages.simulating import Places, Plan, Report, Run, carry_out, places, report
from ludex.web.pages.tracing import traced, watched
from tests.web.apart import run


def _won(decks, winner, first=0, turns=10, bots=("random", "random")):
    return Outcome(Match(0, "sve", decks, bots, 0), winner, "sve 11.2.1", turns, 50, first=first)


def test_two_decks_change_seats_and_so_do_their_bots():
    played = Plan("sve", ("random", "greedy"), 5, ("bellmere", "inkhall")).matches(3)
    assert [match.decks for match in played[:2]] == [("bellmere", "inkhall"), ("inkhall", "bellmere")]
    assert [match.bots for match in played[:2]] == [("random", "greedy"), ("greedy", "random")]
    assert len(played) == 5
    assert len({match.seed for match in played}) == 5


def test_one_deck_meets_every_other_and_all_meet_all():
    against = Plan("sve", ("random", "random"), 40, ("bellmere", None)).matches(1)
    assert all("bellmere" in match.decks and match.decks[0] != match.decks[1] for match in against)
    assert {deck for match in against for deck in match.decks} == set(starters("sve"))
    among = Plan("sve", ("random", "random"), 80).matches(1)
    assert {deck for match in among for deck in match.decks} == set(starters("sve"))
    assert all(match.decks[0] != match.decks[1] for match in among)


def test_wins_are_counted_by_pair_deck_and_start():
    games = [
        _won(("a", "b"), 0, first=0),
        _won(("b", "a"), 0, first=1, turns=20),
        _won(("a", "b"), None, turns=10),
        _won(("a", "a"), 1, first=1),
    ]
    told = report(Plan("sve", ("random", "random"), 4), games, 1.5, 7)
    assert told["decks"] == [["a", 3, 1], ["b", 3, 1]]
    assert ["a", "b", 3, 1] in told["pairs"]
    assert told["first"] == [4, 2]
    assert (told["draws"], told["turns"], told["turns_median"]) == (1, [(10, 3), (20, 1)], 10)
    assert told["ended_by"] == [("sve 11.2.1", 4)]


def test_failed_games_are_told_and_not_counted():
    broken = Outcome(Match(0, "sve", ("a", "b"), ("random", "random"), 0), failure=Failure("it fell", "", (), ""))
    told = report(Plan("sve", ("random", "random"), 2), [broken, _won(("a", "b"), 1)], 1.0, 7)
    assert (told["games"], told["errors"]) == (1, ["it fell"])


def test_different_bots_are_compared():
    told = report(Plan("sve", ("random", "greedy"), 1), [_won(("a", "b"), 1, bots=("random", "greedy"))], 1.0, 7)
    assert told["bots_won"] == [["greedy", 1, 1], ["random", 1, 0]]


def test_a_simulation_plays_in_another_process_and_leaves_its_place():
    told: list[Report] = []

    async def keep(made: Report) -> None:
        told.append(made)

    async def go() -> None:
        begun = places.take("somebody", Plan("sve", ("random", "random"), 3))
        assert begun is not None
        assert places.of("somebody") is begun
        await carry_out("somebody", begun, keep)

    run(go())
    assert (told[0]["games"], told[0]["errors"]) == (3, [])
    assert places.of("somebody") is None


def test_who_counts_lets_in_and_many_who_ask_together_get_no_more_places():
    """500 clicks that arrive in one message are 500 calls without a pause between them."""
    there, plan = Places(2), Plan("sve", ("random", "random"), 1)
    got = [there.take("ann", plan) for _ in range(500)]
    assert [each for each in got if each is not None] == got[:1]
    assert there.take("bob", plan) is not None
    assert all(there.take(f"visitor {n}", plan) is None for n in range(500))
    assert there.take("", plan) is None  # a browser that keeps no cookie


def test_a_place_is_given_back_by_who_has_it_only():
    there, plan = Places(1), Plan("sve", ("random", "random"), 1)
    ann = there.take("ann", plan)
    assert ann is not None
    there.leave("ann", Run(plan))
    assert there.of("ann") is ann
    there.leave("ann", ann)
    there.leave("ann", ann)
    assert there.take("bob", plan) is not None


def test_a_simulation_that_fails_leaves_its_place():
    async def keep(_: Report) -> None:
        raise AssertionError("there is nothing to keep")

    async def go() -> None:
        begun = places.take("somebody", Plan("chess", ("random", "random"), 1))
        assert begun is not None
        with pytest.raises(LookupError):
            await carry_out("somebody", begun, keep)

    run(go())
    assert places.of("somebody") is None


@pytest.mark.parametrize(
    "kept",
    [
        {},
        {"ruleset": "chess"},
        {"level": "genius"},
        {"opponent": "ghost"},
        {"clock": "sundial"},
        {"ruleset": 3, "x": 1},
    ],
)
def test_a_choice_that_no_longer_exists_becomes_the_default(kept):
    choice = Choice.remembered(kept)
    assert (choice.ruleset, choice.opponent, choice.level, choice.clock) == ("sve", "bot", "steady", "none")


def test_a_choice_is_remembered_whole():
    choice = Choice("fow-5.5/bifrost", "antlers", "friend", "sharp", "", "easy", "yes", "three", "Ann")
    assert Choice.remembered({**choice.kept(), "name": "Ann"}) == choice
    assert choice.under("cfv").deck == ""


def test_a_rule_is_traced_to_code_tests_and_its_neighbours():
    found = traced("sve", "8.4.9")
    assert found is not None
    assert any(place.path.startswith("src/ludex/games/sve/") for place in found.code)
    assert found.tests
    assert all(number in ledger("sve") for number in found.beside)


def test_rules_are_seen_in_play():
    seen = watched("cfv")
    assert seen
    assert set(seen) <= set(ledger("cfv").lines)
    assert not any("(c1" in sentence for sentences in seen.values() for sentence in sentences)
