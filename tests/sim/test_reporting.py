"""What a run says: tables, rows and a page."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

import ludex
from ludex.sim import Match, Outcome, Story, Tally, matches, run, tables
from ludex.sim.page import report
from ludex.sim.rows import COLUMNS, write_csv, write_parquet
from ludex.sim.shares import Share

Names = tuple[str, ...]


def game(
    number: int,
    decks: tuple[str, str],
    winner: int | None,
    *,
    first: int = 0,
    turns: int = 10,
    drawn: tuple[Names, Names] = ((), ()),
    changed: tuple[int, int] = (0, 0),
) -> Outcome:
    match = Match(number, "x", decks, ("random", "random"), number)
    return Outcome(match, winner, "x 1", turns, 50, first=first, story=Story(drawn, drawn, changed))


PLAYED = (
    game(0, ("a", "b"), 0, first=0, turns=6, drawn=(("sword",), ()), changed=(2, 0)),
    game(1, ("b", "a"), 0, first=1, turns=8, drawn=((), ("sword",))),
    game(2, ("a", "b"), 0, first=1, turns=10),
    game(3, ("a", "a"), 1, first=1, turns=12),
    game(4, ("a", "b"), None, first=0, turns=20),
)


def test_a_deck_against_itself_says_nothing_about_it() -> None:
    assert tables.by_deck(PLAYED) == {"a": Share(4, 2), "b": Share(4, 1)}
    assert tables.by_pair(PLAYED) == {("a", "b"): Share(4, 2), ("b", "a"): Share(4, 1)}


def test_who_goes_first_is_counted_in_games_that_somebody_won() -> None:
    assert tables.of_first(PLAYED) == Share(4, 2)
    assert tables.first_by_deck(PLAYED)["a"] == (Share(3, 1), Share(1, 1))


def test_a_card_is_judged_by_games_with_and_without_it() -> None:
    shares = tables.by_card(PLAYED)["a"]["sword"]

    assert (shares.drawn, shares.missed) == (Share(2, 1), Share(4, 2))
    assert shares.lift == 0


def test_opening_hands_kept_and_changed() -> None:
    hands = tables.by_hand(PLAYED)["a"]

    assert (hands.changed, hands.kept) == (Share(1, 1), Share(5, 2))


def test_winning_by_turn_climbs_to_the_share_of_wins() -> None:
    curves = tables.won_by_turn(PLAYED)

    assert curves == {"a": [(6, 0.25), (10, 0.5)], "b": [(8, 0.25)]}


@pytest.fixture(scope="module")
def tally() -> Tally:
    return run(matches("cfv", count=6, seed=2, decks=("beacon", "minnows", "thaw")))


def test_rows_are_the_same_as_csv_and_as_parquet(tally: Tally, tmp_path: Path) -> None:
    write_csv(tally.outcomes, tmp_path / "games.csv")
    write_parquet(tally.outcomes, tmp_path / "games.parquet")

    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert tuple(lines[0]) == COLUMNS == tuple(rows[0])
    assert [(line["seed"], line["winner"]) for line in lines] == [(str(r["seed"]), str(r["winner"])) for r in rows]
    assert [line["drawn_0"].split(" | ") for line in lines] == [row["drawn_0"] for row in rows]


def test_the_page_needs_nothing_from_elsewhere_and_has_every_section(tally: Tally) -> None:
    page = report(tally, "A <league>", "ludex sim cfv")

    assert not re.search(r"(?:src|href)=|https?://|@import", page)
    assert "A &lt;league&gt;" in page
    assert "prefers-color-scheme: dark" in page
    for title in ("Decks", "Deck against deck", "Going first", "How long", "Winning by turn", "How games end"):
        assert f"<h2>{title}</h2>" in page
    assert page.count("<svg") == page.count("</svg>") >= 4


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5"])
def test_a_story_tells_of_cards_drawn_and_played_in_every_game(ruleset: str) -> None:
    """What is played of a deck was in hand before, and every opening hand is drawn."""
    (match,) = matches(ruleset, count=1, seed=5)
    (outcome,) = run([match]).outcomes

    assert outcome.story is not None
    brought = {card.definition.name for card in ludex.new(ruleset, match.decks, match.seed).cards}
    for drawn, played in zip(outcome.story.drawn, outcome.story.played, strict=True):
        assert len(drawn) > 3
        assert played
        assert set(played) & brought <= set(drawn)
