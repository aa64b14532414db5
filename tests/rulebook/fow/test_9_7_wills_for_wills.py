"""Wills that are turned into other wills on the way to a price (fow 9.7:2, 10.2:5), and wills of any attribute."""

from __future__ import annotations

from collections import Counter

import pytest

from ludex.games.fow.ch09_wills.prices import Price
from ludex.games.fow.ch09_wills.turned_wills import Given, Turn, Turned
from tests.fow_table import P1, P2, Piece, Table

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))

PRISM = "{Rest}: Produce {G}.\n{G}, {Rest}: Produce {W}, {R}, {U}, {G} or {B}."


def _pay(t: Table, card: Piece) -> None:
    """Play a card, and pay with the first thing that is offered, with fire where any may be produced."""
    t.choose(f"play {card}")
    _settle(t)
    t.resolve()


def _settle(t: Table) -> None:
    for _ in range(40):
        if t.menu:
            return
        t.choose("produce {R}" if "produce {R}" in t.options else t.options[0])


def _lens(t: Table, text: str) -> Piece:
    return t.addition(P1, text)


@pytest.mark.rule("fow 9.7:2", "fow 10.2:5")
@every
def test_a_stone_pays_for_what_another_gives(ruleset: str) -> None:
    """Two of the same: one is rested for wind, and the other turns that into fire. Alone it cannot pay itself."""
    for stones, playable in ((1, False), (2, True)):
        t = Table(ruleset)
        for _ in range(stones):
            t.put(P1, "magic stone area", PRISM, name="Prism", type="magic stone")
        card = t.hand(P1, cost="{R}")
        assert (t.forbids(f"play {card}") == "") is playable
        if playable:
            _pay(t, card)
            assert t.zone_of(card) == "field"


@pytest.mark.rule("fow 9.7:2", "fow 10.2:4", "fow 10.2:5")
@both
def test_each_will_pays_once(ruleset: str) -> None:
    """What pays for another will is not there for the price, whatever the order."""
    for cost in ("{R}", "{R}{G}", "{R}{U}", "{R}{G}{1}", "{G}{G}{G}"):
        playable = cost in ("{R}", "{R}{G}", "{G}{G}{G}")
        t = Table(ruleset)
        for _ in range(2):
            t.put(P1, "magic stone area", PRISM, name="Prism", type="magic stone")
        t.stone(P1, "wind")
        card = t.hand(P1, cost=cost)
        assert (t.forbids(f"play {card}") == "") is playable, cost


@pytest.mark.rule("fow 9.7:2", "fow 10.2:5")
@both
def test_a_will_is_turned_twice(ruleset: str) -> None:
    t = Table(ruleset)
    _lens(t, "{G}, {Rest}: Produce {R}."), _lens(t, "{U}, {Rest}: Produce {G}.")
    t.stone(P1, "water")
    card, other = t.hand(P1, cost="{R}"), t.hand(P1, cost="{W}")
    assert t.forbids(f"play {card}") == "" and t.forbids(f"play {other}")
    _pay(t, card)
    assert t.zone_of(card) == "field"


@pytest.mark.rule("fow 9.7:2", "fow 10.2:5")
@both
def test_no_two_abilities_pay_for_each_other(ruleset: str) -> None:
    """Each would need what the other gives first."""
    t = Table(ruleset)
    _lens(t, "{G}, {Rest}: Produce {R}."), _lens(t, "{R}, {Rest}: Produce {G}.")
    card = t.hand(P1, cost="{R}")
    assert t.forbids(f"play {card}")


@pytest.mark.rule("fow 9.7:2", "fow 10.2:5")
@both
def test_what_rests_nothing_turns_a_will_too(ruleset: str) -> None:
    t = Table(ruleset)
    _lens(t, "{1}: Produce {R}.")
    t.stone(P1, "wind"), t.stone(P1, "wind")
    card, other = t.hand(P1, cost="{R}{G}"), t.hand(P1, cost="{R}{U}")
    assert t.forbids(f"play {card}") == "" and t.forbids(f"play {other}")
    _pay(t, card)
    assert t.zone_of(card) == "field"


@pytest.mark.rule("fow 9.7:2", "fow 10.2:5")
@both
def test_what_gives_more_than_it_costs(ruleset: str) -> None:
    t = Table(ruleset)
    _lens(t, "{1}, {Rest}: Produce {R}{R}.")
    t.stone(P1, "wind")
    card, dearer = t.hand(P1, cost="{R}{1}"), t.hand(P1, cost="{R}{2}")
    assert t.forbids(f"play {card}") == "" and t.forbids(f"play {dearer}")
    _pay(t, card)
    assert t.zone_of(card) == "field"


@pytest.mark.rule("fow-5.5 9.7:2", "fow-5.5 7.9:4")
def test_what_is_revealed_is_paid_so_too() -> None:
    """There is no priority between the reveal and the price."""
    t = Table("fow-5.5/valhalla", turn_of=P2)
    for _ in range(2):
        t.put(P1, "magic stone area", PRISM, name="Prism", type="magic stone")
    text = "[Trigger] When your opponent summons a resonator: You gain 100 life."
    spell = t.hand(P1, text, type="spell", subtype="chant-standby", cost="{R}")
    t.play(t.hand(P2, cost="{0}"))
    for _ in range(20):
        if t.chase or not t.menu:
            t.choose("yes" if "yes" in t.options else "pass") if t.menu or "yes" in t.options else _settle(t)
    assert t.life(P1) == 4100 and t.zone_of(spell) == "graveyard"


# -- any attribute -------------------------------------------------------------------------------------------------
FREELY = "You may pay the attribute cost of Elf resonators with will of any attribute."


@pytest.mark.rule("fow 9.7:5", "fow 9.7:7", "fow 10.2:2")
@both
def test_a_will_without_attribute_is_of_none(ruleset: str) -> None:
    """It pays for the free part, and a will of some attribute for the rest."""
    for cost, stones, playable in (("{R}", 0, False), ("{1}", 0, True), ("{R}{1}", 1, True), ("{R}{W}", 1, False)):
        t = Table(ruleset)
        t.field(P1, FREELY)
        _lens(t, "{Rest}: Produce {1}.")
        for _ in range(stones):
            t.stone(P1, "water")
        elf = t.hand(P1, race="Elf", cost=cost)
        assert (t.forbids(f"play {elf}") == "") is playable, cost
        if playable:
            _pay(t, elf)
            assert t.zone_of(elf) == "field"


@pytest.mark.rule("fow 9.7:5", "fow 10.2:1")
@both
def test_what_is_spent_on_it_has_an_attribute(ruleset: str) -> None:
    """With both in the pool the one without attribute is not offered for it."""
    t = Table(ruleset)
    t.field(P1, FREELY)
    grey, bright = _lens(t, "{0}, {Rest}: Produce {1}{1}."), _lens(t, "{0}, {Rest}: Produce {U}{G}.")
    elf = t.hand(P1, race="Elf", cost="{R}{1}")
    for card in (grey, bright):
        t.choose(t.activation(card))
    t.choose(f"play {elf}")
    for _ in range(40):
        if t.menu:
            break
        t.choose("spend 0" if "spend 0" in t.options else t.options[0])
    t.resolve()
    assert t.zone_of(elf) == "field" and t.wills(P1)["0"] == 1


@pytest.mark.rule("fow 9.7:4", "fow 9.7:7")
@both
def test_a_bound_will_without_attribute_is_of_none(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, FREELY)
    _lens(t, "{Rest}: Produce {1}. Spend this will only to play Elf cards.")
    elf, cheap = t.hand(P1, race="Elf", cost="{R}"), t.hand(P1, race="Elf", cost="{1}")
    assert t.forbids(f"play {elf}") and not t.forbids(f"play {cheap}")


def test_whether_wills_can_be_turned_is_found_in_few_tries_among_many_abilities() -> None:
    """Twelve cards that each turn a will into one of three: their orders are never counted out."""
    for costs, found in (("G", True), ("U", False), ("UG", True)):
        counting = _Counting(costs)
        assert counting.covers(Counter(), Price(("W", "R", "W", "B"), 0)) is found
        assert counting.tries < 100
    assert not _Counting("G").covers(Counter(), Price(("U",), 0)), "none of them gives it"


class _Counting(Turned):
    def __init__(self, costs: str) -> None:
        made = [(card, kind, cost) for card in range(12) for kind in "BRW" for cost in costs]
        turns = [Turn(card, Price((cost,), 0), (frozenset(kind),), True) for card, kind, cost in made]
        super().__init__([Given(card, (frozenset("G"),), True) for card in range(12)], turns)
        self.tries = 0

    def _suffices(self, have: Counter[str], price: Price, played: tuple[Turn, ...]) -> bool | None:
        self.tries += 1
        return super()._suffices(have, price, played)
