"""The picture of the table: zones with places lie there, and what matters about a card can be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Ludex

HEAD = """
ruleset = "cfv"
values = { 0 = { damage = 2, soul = 1 } }
"""
CARDS = (
    (0, "left front", "Mine LF", ""), (0, "right front", "Mine RF", "resting = true"), (0, "left back", "Mine LB", ""),
    (0, "right back", "Mine RB", "locked = true"), (1, "left front", "Their LF", "deleted = true"),
    (1, "right front", "Their RF", ""), (1, "center back", "Their CB", ""), (0, "hand", "Held", "critical = 2"),
    (0, "damage zone", "Spent", "facedown = true"),
)  # fmt: skip


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    text = HEAD
    for seat, zone, name, more in CARDS:
        text += f'\n[[card]]\nseat = {seat}\nzone = "{zone}"\nname = "{name}"\npower = 7000\n{more}\n'
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")
    return path


def _line(lines: list[str], *names: str) -> int:
    """The line on which these names stand in this order."""
    for number, line in enumerate(lines):
        places = [line.find(name) for name in names]
        if -1 not in places and places == sorted(places):
            return number
    raise AssertionError(f"no line has {names}")


def test_circles_lie_in_rows_and_the_opponents_are_seen_from_across(ludex: Ludex, scenario: Path) -> None:
    lines = ludex("scenario", "show", scenario).out.splitlines()

    rows = [
        _line(lines, "Their CB"),
        _line(lines, "Their RF", "Plain Vanguard", "Their LF"),
        _line(lines, "turn 11, your turn"),
        _line(lines, "Mine LF", "Plain Vanguard", "Mine RF"),
        _line(lines, "Mine LB", "center back", "Mine RB"),
        _line(lines, "Held"),
    ]
    assert rows == sorted(rows)


def test_how_cards_lie_is_told_in_the_words_of_the_game(ludex: Ludex, scenario: Path) -> None:
    out = ludex("scenario", "show", scenario).out

    for said in ("resting", "locked card", "deleted unit", "G1 7000 shield 5000", "critical 2", "G1 0 shield 5000"):
        assert said in out, said
    assert "damage zone 2 (1 face down)" in out and "soul 1" in out
    assert "engaged" not in out


def test_who_plays_which_part_in_a_battle_is_seen(ludex: Ludex, scenario: Path) -> None:
    scenario.write_text(
        scenario.read_text("utf-8")
        + '[[card]]\nas = "guard"\nseat = 1\nzone = "hand"\nname = "Wall"\npower = 1000\n'
        + "".join(f'[[step]]\ndo = "{key}"\n' for key in ("end", "attack", "attack c42", "target c21")),
        encoding="utf-8",
    )
    document = ludex("scenario", "show", scenario, "--json").document

    cards = {c["id"]: c for p in document["players"] for z in p["zones"].values() for c in z["cards"] if "id" in c}
    assert (cards["c42"]["parts"], cards["c21"]["parts"]) == (["attacking"], ["attacked"])
    assert {"attacking", "attacked"} <= set(ludex("scenario", "show", scenario).out.replace(",", " ").split())


def test_options_that_read_alike_say_where_their_cards_lie(ludex: Ludex, tmp_path: Path) -> None:
    path = tmp_path / "twins.toml"
    rear = "".join(
        f'[[card]]\nzone = "{zone}"\nname = "Twin"\npower = 7000\n' for zone in ("left front", "right front")
    )
    path.write_text(f'ruleset = "cfv"\n[position]\nphase = "battle"\n{rear}[[step]]\ndo = "attack"\n', encoding="utf-8")

    out = ludex("scenario", "show", path).out

    assert "Attack with Twin (left front)" in out and "Attack with Twin (right front)" in out
    assert "Attack with Plain Vanguard " in out and "Plain Vanguard (" not in out
