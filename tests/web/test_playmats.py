"""Playmats: every zone of every ruleset has a place on the table, and what is shown of a card or a player exists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludex
from ludex import games, rulebook
from ludex.games.playmats import SHOWS
from ludex.web.playmats import playmat

RULESETS = games.rulesets()
FORMS = ("wide", "compact")
CORNERS = {"", "top-left", "bottom-left", "bottom-right", "side"}


def mat_of(ruleset: str) -> dict[str, Any]:
    return playmat(ruleset)


def first_game(ruleset: str) -> Any:
    names = games.room(ruleset).starter_decks(ruleset)
    return ludex.new(ruleset, decks=(names[0], names[-1]), seed=1)


def definitions(ruleset: str) -> Iterator[Any]:
    """Every face of every card of two starter decks."""
    for card in first_game(ruleset).cards:
        yield from card.definition.faces


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_zone_has_one_place(ruleset: str) -> None:
    zones = [place["zone"] for place in mat_of(ruleset)["zones"]]
    assert sorted(zones) == sorted(zone.name for zone in games.ruleset(ruleset).zones)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_place_is_shown_in_a_known_way_and_named_as_in_the_book(ruleset: str) -> None:
    specs = {zone.name: zone for zone in games.ruleset(ruleset).zones}
    for place in mat_of(ruleset)["zones"]:
        spec = specs[place["zone"]]
        assert place["show"] in SHOWS
        assert (place["label"], place["oriented"], place["ordered"]) == (spec.title, spec.oriented, spec.ordered)
        assert (place["of"] == "shared") == spec.shared


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_grid_is_whole_and_has_every_area_that_a_place_asks_for(ruleset: str, form: str) -> None:
    mat = mat_of(ruleset)
    grid = mat[form]
    cells = [row.split() for row in grid["areas"]]
    assert {len(row) for row in cells} == {len(grid["columns"])}
    assert len(cells) == len(grid["rows"]) == len(grid["far"])
    areas = {area for row in cells for area in row}
    asked = {place["area"] for place in mat["zones"] if place["of"] == "player"}
    assert asked - areas <= {"middle"}
    assert areas - asked <= {"gauges"}
    assert ("middle" in asked) == (grid["middle"] > 0)
    for area in areas:
        assert_rectangle(cells, area)


def assert_rectangle(cells: list[list[str]], area: str) -> None:
    """A grid is laid out only if each of its areas is a rectangle."""
    spots = [(y, x) for y, row in enumerate(cells) for x, name in enumerate(row) if name == area]
    rows, columns = {y for y, _ in spots}, {x for _, x in spots}
    assert len(spots) == len(rows) * len(columns), area
    assert max(rows) - min(rows) < len(rows) and max(columns) - min(columns) < len(columns), area


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_lies_under_or_is_linked_names_its_host(ruleset: str) -> None:
    zones = {place["zone"]: place for place in mat_of(ruleset)["zones"]}
    for place in zones.values():
        assert bool(place["host"]) == (place["show"] in {"under", "linked"})
        assert not place["host"] or zones[place["host"]]["area"] == place["area"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_number_shown_is_one_that_cards_have(ruleset: str) -> None:
    known = {number for face in definitions(ruleset) for number in face.numbers}
    shown = mat_of(ruleset)["face"]["numbers"]
    assert {figure["number"] for figure in shown} == known
    assert {figure["corner"] for figure in shown} <= CORNERS


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_type_has_a_word_and_every_label_a_colour(ruleset: str) -> None:
    face = mat_of(ruleset)["face"]
    faces = list(definitions(ruleset))
    types = {kind for found in faces for kind in found.types}
    assert {kind for kind in types if kind not in face["kinds"] and not described(kind)} == set()
    tints = {label for found in faces for label in found.label(face["tint"])}
    assert tints and tints <= set(face["colours"])


def described(kind: str) -> bool:
    """Types that say what they are by themselves: what an addition is added to, what a magic stone produces."""
    return kind.startswith("addition: ") or kind.endswith(" magic stone")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_gauge_is_a_value_that_both_players_see(ruleset: str) -> None:
    rules = games.ruleset(ruleset)
    visible = set(rules.visible_values())
    for gauge in mat_of(ruleset)["gauges"]:
        if gauge["show"] == "zone":
            assert gauge["value"] in {zone.name for zone in rules.zones} and gauge["most"].isdecimal()
        else:
            assert {gauge["value"], gauge["most"] or gauge["value"]} <= visible


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_stop_is_a_rule_of_the_book(ruleset: str) -> None:
    stops = [stop["rule"] for stop in mat_of(ruleset)["stops"]]
    book = games.ruleset(ruleset).book
    ledger = rulebook.ledger(book)
    assert stops or book == "cfv"  # where nothing may be passed without a price
    assert all(rule.split(" ", 1)[0] == book for rule in stops)
    assert all(rule.split(" ", 1)[1] in ledger for rule in stops)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_backs_are_of_zones_and_there_is_one_for_all_others(ruleset: str) -> None:
    backs = mat_of(ruleset)["backs"]
    assert "" in backs
    assert set(backs) - {""} <= {zone.name for zone in games.ruleset(ruleset).zones}
