"""Wills that have an attribute and the moon characteristic (J-fow-25): they pay for either."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from ludex.games.fow.ch09_wills import prices
from tests.fow_table import CHASE, P1, Table, by

BOOK = "fow-5.5/valhalla"
pytestmark = pytest.mark.editions("fow-5.5")


@pytest.mark.rule("fow-5.5 9.7:8", "fow-5.5 9.7:8.1", "fow-5.5 10.2:6")
def test_case_j_fow_25_a_fire_will_of_the_moon_pays_for_the_moon() -> None:
    """Two fire wills, one of them of the moon, pay for {M}{R}."""
    t = Table(BOOK, asking=True)
    t.set(P1, will_r=2, moon_r=1)
    spell = t.chant(P1, "Draw a card.", cost="{M}{R}")
    assert t.wills(P1) == {"R": 1, "RM": 1}
    t.play(spell)
    assert t.zone_of(spell) == CHASE and t.wills(P1) == {}


@pytest.mark.rule("fow-5.5 10.2:6")
@pytest.mark.parametrize(
    ("values", "cost", "pays"),
    [
        ({"will_r": 1, "moon_r": 1}, "{R}", True),
        ({"will_r": 1, "moon_r": 1}, "{M}", True),
        ({"will_r": 1, "moon_r": 1}, "{1}", True),
        ({"will_r": 1, "moon_r": 1}, "{M}{R}", False),
        ({"will_r": 2, "moon_r": 1}, "{M}{M}", False),
        ({"will_r": 2, "moon_r": 2}, "{M}{R}", True),
        ({"will_r": 1, "moon_r": 1, "will_m": 1}, "{R}{M}", True),
        ({"will_r": 1, "moon_r": 1, "will_w": 1, "moon_w": 1}, "{R}{W}", True),
        ({"will_r": 1, "moon_r": 1, "will_w": 1}, "{W}{M}", True),
        ({"will_r": 1, "moon_r": 1, "will_w": 1}, "{W}{R}{M}", False),
    ],
)
def test_10_2__6_each_will_pays_once_for_one_of_its_two(values: dict[str, int], cost: str, pays: bool) -> None:
    """One will for one symbol: the attribute or the moon, whichever way pays for everything."""
    t = Table(BOOK, asking=True)
    t.set(P1, **values)
    card = t.hand(P1, cost=cost)
    assert (t.forbids(f"play {card}") == "") is pays
    if pays:
        t.play(card)
        assert t.zone_of(card) == CHASE
        before = sum(n for key, n in values.items() if key.startswith("will"))
        assert sum(t.wills(P1).values()) == before - len(cost) // 3


@pytest.mark.rule("fow-5.5 10.2:1")
@pytest.mark.parametrize(("spent", "left"), [("R", {"RM": 1}), ("RM", {"R": 1})])
def test_10_2__1_the_player_says_which_will_is_spent(spent: str, left: dict[str, int]) -> None:
    """{R} can be paid with the fire will or with that of the moon: what is left differs, so the player is asked."""
    t = Table(BOOK, asking=True)
    t.set(P1, will_r=2, moon_r=1)
    card = t.hand(P1, cost="{R}")
    t.choose(f"play {card}")
    t.choose(by(P1, f"spend {spent}"))
    assert t.wills(P1) == left


@pytest.mark.rule("fow-5.5 10.2:1", "fow-5.5 10.2:6")
def test_10_2__1_no_will_is_offered_that_leaves_a_symbol_unpaid() -> None:
    """{M}{1} with a fire will of the moon, a plain fire will and a light will: the moon is spent in any case."""
    t = Table(BOOK, asking=True)
    t.set(P1, will_r=2, moon_r=1, will_w=1)
    card = t.hand(P1, cost="{M}{1}")
    t.choose(f"play {card}")
    assert set(t.options) == {"spend R", "spend W"}
    t.choose("spend W")
    assert t.wills(P1) == {"R": 1}


@pytest.mark.rule("fow-5.5 10.2:4")
def test_10_2__4_a_way_to_pay_is_found_whenever_there_is_one() -> None:
    """Every pool of up to four wills against every price of up to three: as trying all ways by hand says."""
    kinds = ("R", "M", "RM", "WM", "0")
    for size in range(1, 5):
        for chosen in {tuple(sorted(c)) for c in combinations(kinds * 2, size)}:
            have = Counter(chosen)
            for symbols in map(tuple, ("R", "M", "RM", "RR", "MM", "WM", "RM1", "WRM")):
                price = prices.price_of(symbols)
                assert prices.covers(have, [], price) == _by_hand(chosen, symbols), (chosen, symbols)


def _by_hand(have: tuple[str, ...], symbols: tuple[str, ...]) -> bool:
    return any(
        all(symbol.isdigit() or symbol in kind for symbol, kind in zip(symbols, order, strict=False))
        for order in permutations(have, len(symbols))
    )


@pytest.mark.rule("fow-5.5 9.7:8")
@pytest.mark.parametrize(
    ("ruleset", "values", "said"),
    [
        (BOOK, {"moon_r": 1}, "there are 0 such wills"),
        (BOOK, {"will_r": 1, "moon_r": 2}, "there are 1 such wills"),
        (BOOK, {"moon_0": 1}, "no such wills"),
        (BOOK, {"will_q": 1}, "no such wills"),
        ("fow-5.01/valhalla", {"will_r": 1, "moon_r": 1}, "fow-5.01 has no such wills"),
        ("fow-5.01/valhalla", {"will_m": 1}, "fow-5.01 has no such wills"),
        ("fow-2.0", {"will_m": 1}, "fow-2.0 has no such wills"),
    ],
)
def test_case_j_fow_25_words_for_wills_that_cannot_be_are_refused(
    ruleset: str, values: dict[str, int], said: str
) -> None:
    """What a position cannot hold is not taken in silence."""
    t = Table(ruleset)
    with pytest.raises(ValueError, match=said):
        t.set(P1, **values)
