"""Force of Will: equal positions have equal hashes however they came about, different ones have not."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.table.scenario import P1, P2, Piece, Scenario

RULESETS = ("fow-2.0", "fow-5.01", "fow-5.5")
rulesets = pytest.mark.parametrize("ruleset", RULESETS)
Laid = list[tuple[int, str, str]]
LAID: Laid = [
    (P1, "field", "Ann"), (P1, "field", "Bo"), (P2, "field", "Cy"), (P1, "hand", "Di"), (P1, "hand", "Ed"),
    (P1, "magic stone area", "Flo"), (P1, "magic stone area", "Gus"), (P2, "magic stone area", "Hal"),
    (P2, "hand", "Ina"), (P2, "hand", "Jo"), (P1, "removed area", "Kit"), (P1, "removed area", "Lu"),
]  # fmt: skip
# Where the order of cards is kept: decks, graveyards and lifebreak areas by all books, chant-standby areas not by 5.01
# (fow-5.01 3.11:2; fow-2.0 3.9:3).
ORDERED = [(book, zone) for book in RULESETS for zone in ("deck", "graveyard", "lifebreak area", "magic stone deck")]
ORDERED += [("fow-2.0", "chant-standby area"), ("fow-5.5", "chant-standby area")]


def lay(table: Scenario, seat: int, zone: str, name: str, **how: object) -> Piece:
    stone = {"type": "magic stone"} if zone.startswith("magic stone") else {"type": "resonator", "cost": "{1}"}
    if zone == "chant-standby area":
        stone = {"type": "spell", "subtype": "chant-standby", "cost": "{1}"}
    text = "[Trigger] Anytime: Draw a card." if zone == "chant-standby area" else ""
    return table.put(seat, zone, text, name=name, **stone, **how)


def hash_of(ruleset: str, laid: Laid) -> str:
    table = Scenario(ruleset, deck=3)
    for seat, zone, name in laid:
        lay(table, seat, zone, name)
    return table.game.hash()


@rulesets
@given(laid=st.permutations(LAID))
@pytest.mark.rule("fow 3.5:2", "fow 3.6:2", "fow 3.7:2", "fow 3.8:2", "fow 3.12:2")
def test_where_order_is_not_managed_the_order_of_laying_is_forgotten(ruleset: str, laid: Laid) -> None:
    assert hash_of(ruleset, laid) == hash_of(ruleset, LAID)


@pytest.mark.parametrize(("ruleset", "zone"), ORDERED)
@given(names=st.permutations(["Ann", "Bo", "Cy"]))
@pytest.mark.rule("fow 3.3:2", "fow 3.4:2", "fow 3.9:2", "fow 3.10:2", "fow 3.11:2")
def test_where_order_is_managed_it_is_the_position(ruleset: str, zone: str, names: list[str]) -> None:
    laid, usual = ([(P1, zone, name) for name in order] for order in (names, sorted(names)))
    assert (hash_of(ruleset, laid) == hash_of(ruleset, usual)) == (names == sorted(names))


@given(st.permutations(["Ann", "Bo", "Cy"]))
@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 3.11:2")
def test_in_5_01_set_cards_have_no_order(names: list[str]) -> None:
    laid, usual = ([(P1, "chant-standby area", name) for name in order] for order in (names, sorted(names)))
    assert hash_of("fow-5.01", laid) == hash_of("fow-5.01", usual)


STATES: list[dict[str, object]] = [
    {}, {"rested": True}, {"damage": 100}, {"damage": 200}, {"gained_attack": 100}, {"counters": {"hour": 1}},
    {"counters": {"hour": 2}}, {"arrived": "now"},
]  # fmt: skip


@rulesets
@pytest.mark.rule("fow 3.2:1", "fow 10.6:1")
def test_how_a_card_lies_is_the_position(ruleset: str) -> None:
    found = set()
    for state in STATES:
        table = Scenario(ruleset)
        lay(table, P1, "field", "Ann", **state)
        lay(table, P1, "hand", "Zoe")
        found.add(table.game.hash())
    assert len(found) == len(STATES)


@rulesets
@pytest.mark.rule("fow 10.1:1")
def test_what_an_addition_is_added_to_is_the_position(ruleset: str) -> None:
    found = set()
    for host in (0, 1):
        table = Scenario(ruleset)
        able = [lay(table, P1, "field", name) for name in ("Ann", "Bo")]
        table.put(P1, "field", "", name="Ring", type="addition", subtype="resonator", cost="{1}", added_to=able[host])
        found.add(table.game.hash())
    assert len(found) == 2


VALUES = st.sampled_from([{"life": 3900}, {"life": 100}, {"will_r": 1}, {"will_r": 2}, {"will_g": 1}, {"will_0": 1}])


@rulesets
@given(one=VALUES, other=VALUES, seats=st.tuples(st.integers(0, 1), st.integers(0, 1)))
@pytest.mark.rule("fow 1.5:4", "fow 9.7:4")
def test_life_and_wills_are_the_position(
    ruleset: str, one: dict[str, int], other: dict[str, int], seats: tuple[int, int]
) -> None:
    def hash_with(seat: int, values: dict[str, int]) -> str:
        table = Scenario(ruleset)
        table.set(seat, **values)
        return table.game.hash()

    assert (hash_with(seats[0], one) == hash_with(seats[1], other)) == ((seats[0], one) == (seats[1], other))


@rulesets
def test_one_of_two_equal_cards_is_as_good_as_the_other(ruleset: str) -> None:
    found = set()
    for at in (0, 1):
        table = Scenario(ruleset)
        twins = [table.put(P1, "hand", "", name="Ann", type="resonator", cost="{0}") for _ in (0, 1)]
        table.choose(f"play {twins[at]}")
        found.add(table.game.hash(history=False))
    assert len(found) == 1


@rulesets
@pytest.mark.rule("fow 9.7:3", "fow 10.2:1")
def test_stones_rested_in_any_order_make_one_position(ruleset: str) -> None:
    """A payment is what was paid, not how it came together."""
    found = set()
    for order in permutations(range(3)):
        table = Scenario(ruleset)
        stones = [table.put(P1, "magic stone area", "", name=f"{n} Stone", stone=["fire", "wind"]) for n in "ABC"]
        stones += [table.put(P1, "magic stone area", "", name="D Stone", stone=["wind"])]
        card = table.put(P1, "hand", "", name="Ann", type="resonator", cost="{R}{R}{R}")
        table.choose(f"play {card}")
        for at in order:
            if f"rest {stones[at]} R" in table.options:
                table.choose(f"rest {stones[at]} R")
        found.add(table.game.hash(history=False))
    assert len(found) == 1


@pytest.mark.parametrize("ruleset", ("fow-5.01", "fow-5.5"))
@pytest.mark.rule("fow 8.6:4")
def test_attacks_in_any_order_make_one_position(ruleset: str) -> None:
    """Two resonators attack two others; what is left does not depend on who was first."""
    found = set()
    for order in permutations(range(2)):
        table = Scenario(ruleset)
        mine = [lay(table, P1, "field", f"My {n}", attack=600, defense=600) for n in range(2)]
        theirs = [lay(table, P2, "field", f"Your {n}", attack=500, defense=500, rested=True) for n in range(2)]
        for at in order:
            table.choose("battle")
            table.choose(f"attack {mine[at]} {theirs[at]}")
        found.add(_unordered(table))
    assert len(found) == 1


def _unordered(table: Scenario) -> str:
    """The hash with the graveyards in one order: who was destroyed first lies below (fow 3.9:2)."""
    game = table.game.clone()
    for seat in (0, 1):
        there = game.zone(seat, "graveyard")
        game.put_zone(seat, "graveyard", tuple(sorted(there, key=lambda c: game.cards[c].definition.name)))
    return game.hash(history=False)
