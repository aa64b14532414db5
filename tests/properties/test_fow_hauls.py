"""What will abilities could give together: the same as if every way were written out."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from ludex.games.fow.ch09_wills.given_together import Hauls, Wills
from ludex.games.fow.ch09_wills.prices import Price, covers

KINDS = "WRUGB"
will = st.frozensets(st.sampled_from(KINDS), min_size=1, max_size=3)
ways = st.lists(st.lists(will, min_size=1, max_size=3).map(tuple), min_size=1, max_size=3)
prices = st.tuples(st.lists(st.sampled_from(KINDS), max_size=4).map(tuple), st.integers(0, 4))


@given(sure=st.lists(will, max_size=2), cards=st.lists(ways, max_size=4), asked=prices)
def test_what_could_be_paid_is_what_some_way_pays(
    sure: list[frozenset[str]], cards: list[list[Wills]], asked: tuple[tuple[str, ...], int]
) -> None:
    price, none = Price(*asked), Counter[str]()
    written_out = [[*sure, *(one for way in chosen for one in way)] for chosen in product(*cards)]
    found = Hauls(sure, cards)
    assert any(covers(none, haul, price) for haul in found) == any(covers(none, haul, price) for haul in written_out)
    assert found.most == max(map(len, written_out))


def test_many_cards_that_give_one_will_or_another_are_one_haul() -> None:
    either: list[Wills] = [(frozenset({"W"}),), (frozenset({"R"}),)]
    assert len(list(Hauls([], [either] * 40))) == 1


def test_many_cards_alike_that_give_several_in_two_ways_are_counted() -> None:
    either: list[Wills] = [(frozenset({"W"}),) * 2, (frozenset({"R"}),) * 2]
    assert len(list(Hauls([], [either] * 40))) == 41
