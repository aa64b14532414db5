"""A changed card: both versions play the same games, and only a real change makes a difference."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json, to_builtins

from ludex.games.sve.catalog import shipped
from ludex.sim import balance
from ludex.sim.balancing import decks_with, plain_deck
from tests.cli.conftest import Ludex, ludex

__all__ = ["ludex"]


def card(name: str, **changed: object) -> dict[str, object]:
    """A card that exists, changed."""
    row = next(row for row in shipped().rows if row.name == name)
    made = {key: value for key, value in to_builtins(row).items() if value not in ("", None, [], {})}
    return {**made, **changed}


def some_follower() -> str:
    main = plain_deck("sve", "kiln")["main"]
    assert isinstance(main, dict)
    names = {row.name for row in shipped().rows if row.type == "follower" and row.attack and row.cost and row.cost > 1}
    return next(str(name) for name in main if name in names)


def test_the_same_card_makes_no_difference() -> None:
    name = some_follower()

    found = balance("sve", "kiln", [card(name)], against=("derby",), bot="random", count=6, seed=1)

    assert found.before == found.after
    assert (found.points, found.low, found.high, found.failed) == (0, 0, 0, ())


def test_a_far_stronger_card_is_seen() -> None:
    name = some_follower()

    found = balance("sve", "kiln", [card(name, attack=60, cost=0)], against=("derby",), bot="greedy", count=12, seed=1)

    assert not found.failed
    assert found.after.wins > found.before.wins
    assert found.low <= found.points <= found.high


def test_the_decks_that_have_a_card_are_found() -> None:
    assert "kiln" in decks_with("sve", [some_follower()])
    assert decks_with("sve", ["No Such Card"]) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "is no TOML"),
        ("[deck]\n", "has no [[card]]"),
        ('[[card]]\nname = "Nobody"\n', "No starter deck has Nobody"),
    ],
)
def test_a_file_without_such_a_card_is_refused(ludex: Ludex, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "changed.toml"
    path.write_text(text, "utf-8")

    outcome = ludex("balance", "sve", path)

    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err


def test_the_command_says_how_much(ludex: Ludex, tmp_path: Path) -> None:
    name = some_follower()
    row = card(name, attack=9)
    path = tmp_path / "changed.toml"
    path.write_bytes(b"[[card]]\n" + b"".join(b"%s = %s\n" % (key.encode(), json.encode(row[key])) for key in row))

    (found,) = ludex("balance", "sve", path, "--deck", "kiln", "--bot", "random", "--games", 4, "--json").document

    assert (found["deck"], found["errors"], found["before"]["games"]) == ("kiln", 0, 4)
    assert found["confidence_95"][0] <= found["difference"] <= found["confidence_95"][1]
