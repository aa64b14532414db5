"""Chance: the published SplitMix64 numbers, even draws, fair shuffles."""

from collections import Counter

from ludex.kernel import chance


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The reference generator started at 0."""
    state, numbers = 0, []
    for _ in range(3):
        state = chance.advance(state)
        numbers.append(chance.output(state))
    assert numbers == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_draws_are_even() -> None:
    state, seen = chance.seeded(1), Counter[int]()
    for _ in range(6000):
        state, value = chance.below(state, 6)
        seen[value] += 1
    assert set(seen) == set(range(6)) and all(850 < n < 1150 for n in seen.values())


def test_a_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    state, orders = chance.seeded(2), Counter[tuple[int, ...]]()
    for _ in range(1200):
        state, order = chance.shuffled(state, (1, 2, 3))
        orders[order] += 1
    assert len(orders) == 6 and all(130 < n < 270 for n in orders.values())


def test_one_seed_is_one_course() -> None:
    assert chance.shuffled(chance.seeded(5), (1, 2, 3, 4)) == chance.shuffled(chance.seeded(5), (1, 2, 3, 4))
