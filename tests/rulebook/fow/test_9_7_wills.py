"""Will abilities and produced will (fow 9.7)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
newest = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla",))
ECHO = "[Continuous] Whenever you play a will ability of a fire magic stone, produce {R}."


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- which abilities are will abilities -------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.7:3", "fow 9.7:4")
def test_9_7__1_an_activate_ability_that_produces_resolves_at_once(ruleset: str) -> None:
    """Nothing comes into the chase, nobody can answer, and the will is there."""
    t = Table(ruleset, asking=True)
    t.instant(P2, "Draw a card.")
    stone = t.stone(P1, "fire")
    t.activate(stone)
    assert t.asked == P1 and t.chase == [] and t.wills(P1) == {"R": 1} and t.rested(stone)
    assert not t.events("create") and t.event("played", stone).key == "will"


@both
@pytest.mark.rule("fow 9.7:3")
def test_9_7__1_with_a_target_it_is_none(ruleset: str) -> None:
    """It goes to the chase, where it can be answered, and cannot be used for paying."""
    t = Table(ruleset, asking=True)
    source = t.field(P1, "[Activate] {Rest}: Target player produces {R}.")
    card = t.hand(P1, cost="{R}")
    assert t.forbids(f"play {card}") == rule(t, "10.2:4")
    t.activate(source, t.player(P1))
    assert len(t.chase) == 1 and t.wills(P1) == {}
    t.resolve()
    assert t.wills(P1) == {"R": 1} and f"play {card}" in t.options


@both
@pytest.mark.rule("fow 9.7:3")
def test_9_7__1_a_spell_that_produces_is_none(ruleset: str) -> None:
    """It waits in the chase like any spell."""
    t = Table(ruleset, asking=True)
    spell = t.instant(P1, "Produce {R}{R}.")
    t.play(spell)
    assert t.chase == [spell] and t.wills(P1) == {}
    t.resolve()
    assert t.wills(P1) == {"R": 2}


@both
@pytest.mark.rule("fow 9.7:3")
def test_9_7__1_what_triggers_on_a_will_ability_resolves_at_once(ruleset: str) -> None:
    """The second will is there before anybody is asked anything; other abilities that produce wait their turn."""
    t = Table(ruleset, asking=True)
    t.addition(P1, ECHO)
    t.addition(P1, "Whenever a magic stone you control becomes rested, produce {G}.")
    stone = t.stone(P1, "fire")
    t.choose(t.activation(stone))
    assert t.wills(P1) == {"R": 2} and t.options == ["trigger 1"]
    t.choose("trigger 1")
    assert len(t.chase) == 1
    t.resolve()
    assert t.wills(P1) == {"R": 2, "G": 1}


@both
@pytest.mark.rule("fow 9.7:1", "fow 9.7:3")
def test_9_7__2_an_automatic_will_ability_helps_to_pay(ruleset: str) -> None:
    """One stone and the echo of it pay {R}{R}; of a water stone there is no echo, and it cannot be paid."""
    t = Table(ruleset, asking=True)
    t.addition(P1, ECHO)
    t.stone(P1, "fire")
    card, dear = t.hand(P1, cost="{R}{R}"), t.hand(P1, cost="{R}{R}{R}")
    assert t.forbids(f"play {dear}") == rule(t, "10.2:4")
    t.play(card)
    assert t.chase == [card] and t.wills(P1) == {}
    t = Table(ruleset, asking=True)
    t.addition(P1, ECHO)
    t.stone(P1, "water")
    card = t.hand(P1, cost="{2}")
    assert t.forbids(f"play {card}") == rule(t, "10.2:4")


# -- when they are played ---------------------------------------------------------------------------------------------
@both
def test_9_7__2_with_priority_or_while_paying(ruleset: str) -> None:
    """In the other player's turn too; but not when the other player has priority."""
    t = Table(ruleset, asking=True, turn_of=P2)
    stone, spell = t.stone(P1, "fire"), t.instant(P1, "Draw a card.", cost="{R}")
    assert t.asked == P2 and t.forbids(t.activation(stone)) != ""
    t.pass_()
    assert t.activation(stone) in t.options
    t.play(spell)
    assert t.rested(stone) and t.chase == [spell]


@both
@pytest.mark.parametrize(
    ("text", "cost"),
    (
        ("[Activate] Pay 200 life: Produce {R}.", "{R}"),
        ("[Activate] Banish this card: Produce {R}{R}.", "{R}{R}"),
        ("[Activate] {Rest}: Produce {R}{R}.", "{R}{R}"),
        ("[Activate] {Rest}: Produce {2}.", "{2}"),
        ("[Activate] {Rest}: Produce {R}{R} or {G}{G}.", "{R}{R}"),
        ("[Activate] {Rest}: Produce {R} for each resonator you control.", "{R}"),
    ),
)
def test_9_7__2_every_will_ability_may_be_played_while_paying(ruleset: str, text: str, cost: str) -> None:
    """Whatever it costs itself and however much it gives."""
    t = Table(ruleset, asking=True)
    source, card = t.field(P1, text), t.hand(P1, cost=cost)
    t.choose(f"play {card}")
    t.choose(t.activation(source))
    if t.chase != [card] or not t.menu:
        t.choose(t.options[0])
    assert t.chase == [card] and t.menu == "fow priority" and t.wills(P1) == {}


@both
@pytest.mark.rule("fow 9.3:2.5")
def test_9_7__2_what_a_will_ability_costs_itself_is_paid_first(ruleset: str) -> None:
    """A will is changed into two others while a card is paid for."""
    t = Table(ruleset, asking=True)
    filter_ = t.field(P1, "[Activate] {1}, {Rest}: Produce {U}{G}.")
    stone = t.stone(P1, "fire")
    card = t.hand(P1, cost="{1}")
    t.choose(f"play {card}")
    assert t.options == [f"rest {stone} R", t.activation(filter_)]
    t.choose(t.activation(filter_))
    t.answer()
    assert t.rested(stone) and t.rested(filter_) and sum(t.wills(P1).values()) == 1 and t.chase == [card]


@both
@pytest.mark.rule("fow 9.3:2.5")
def test_9_7__2_a_payment_that_leads_nowhere_is_undone(ruleset: str) -> None:
    """Who finds that the cost cannot be paid in full has not played the card, and has all wills and stones again. No
    way to pay is offered twice, and when none is left the card is not."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=1)
    source = t.field(P1, "[Activate] {Rest}: Produce {R}{G} or {G}{R}.")
    card = t.hand(P1, cost="{R}{R}{R}")
    key = f"play {card}"
    ways: list[tuple[str, ...]] = []
    while key in t.options:
        t.choose(key)
        begun = len(t.answers)
        while t.zone_of(card) != "hand":
            t.choose(t.options[0])
        ways.append(tuple(t.answers[begun:]))
        assert t.wills(P1) == {"R": 1} and not t.rested(source)
    assert len({*ways}) == len(ways) < 10 and t.zone_of(card) == "hand"


# -- produced wills ---------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.7:5", "fow 9.7:6")
def test_9_7__6_five_symbols_for_five_attributes(ruleset: str) -> None:
    """Each pays its own symbol and no other."""
    for symbol in "WRUGB":
        t = Table(ruleset, asking=True)
        t.field(P1, f"[Activate] {{0}}: Produce {{{symbol}}}.")
        t.set(P1, **{f"will_{symbol.lower()}": 1})
        cards = {s: t.hand(P1, cost=f"{{{s}}}{{{s}}}") for s in "WRUGB"}
        able = {s for s, card in cards.items() if f"play {card}" in t.options}
        assert able == {symbol}


@both
@pytest.mark.rule("fow 9.7:5", "fow 9.7:7")
def test_9_7__7_a_number_is_wills_without_attribute(ruleset: str) -> None:
    """Two wills that pay free costs and no symbol."""
    t = Table(ruleset, asking=True)
    source = t.field(P1, "[Activate] {0}: Produce {2}. Play this ability only once per turn.")
    free = t.hand(P1, cost="{2}")
    bound = [t.hand(P1, cost=f"{{{s}}}") for s in "WRUGB"]
    t.activate(source)
    assert t.wills(P1) == {"0": 2}
    assert f"play {free}" in t.options and not {f"play {c}" for c in bound} & set(t.options)


@newest
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.7:8.1", "fow 9.7:8.2")
def test_9_7__8_1_moon_will_has_no_attribute(ruleset: str) -> None:
    """It pays a moon symbol or a free cost, and none of the five; nor does another will pay for the moon."""
    t = Table(ruleset, asking=True)
    source = t.field(P1, "[Activate] {Rest}: Produce {M}.")
    free, moon = t.hand(P1, cost="{1}"), t.hand(P1, cost="{M}")
    bound = [t.hand(P1, cost=f"{{{s}}}") for s in "WRUGB"]
    t.activate(source)
    assert t.wills(P1) == {"M": 1}
    assert {f"play {free}", f"play {moon}"} <= set(t.options)
    assert not {f"play {c}" for c in bound} & set(t.options)
    t = Table(ruleset, asking=True)
    t.set(P1, will_b=1, will_0=1)
    moon = t.hand(P1, cost="{M}")
    assert t.forbids(f"play {moon}") == rule(t, "10.2:4")


@both
def test_9_7__4_wills_belong_to_the_controller_until_they_are_paid(ruleset: str) -> None:
    """They stay when the step and the phase change, and nobody else has them."""
    t = Table(ruleset, asking=True)
    stone = t.stone(P1, "fire")
    attacker = t.field(P1)
    spell = t.instant(P1, "Draw a card.", cost="{R}")
    t.activate(stone)
    t.declare(attacker)
    assert t.wills(P1) == {"R": 1} and t.wills(P2) == {}
    t.play(spell)
    assert t.wills(P1) == {}
