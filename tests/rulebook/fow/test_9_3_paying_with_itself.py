"""What is part of a cost may pay for another part of it first (fow 9.3:2.5, 9.7:2, 10.2:5)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
PRODUCES = "[Activate] {Rest}: Produce {G}."


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


@both
@pytest.mark.rule("fow 9.7:2", "fow 10.2:5")
def test_9_3__2_5_a_card_is_rested_for_its_own_ability(ruleset: str) -> None:
    """Its will pays what another ability of it costs."""
    t = Table(ruleset)
    card = t.field(P1, f"{PRODUCES}\n[Activate] Pay {{1}}: This card gains [+100/+100] until end of turn.")
    t.activate(card, n=2)
    t.resolve()
    assert t.rested(card) and t.stats(card) == (600, 600) and t.wills(P1) == {}


@both
@pytest.mark.rule("fow 9.7:2", "fow 10.12:2")
def test_9_3__2_5_what_is_rested_for_the_cost_produces_nothing_for_it(ruleset: str) -> None:
    """A card rests once."""
    t = Table(ruleset)
    card = t.field(P1, f"{PRODUCES}\n[Activate] Pay {{1}}, {{Rest}}: Draw a card.")
    assert t.forbids(t.activation(card, 2)) == rule(t, "10.2:4")


@both
@pytest.mark.parametrize("cost", ("Pay {1}, banish this card", "Banish this card, pay {1}"))
@pytest.mark.rule("fow 9.7:2", "fow 10.2:5")
def test_9_3__2_5_what_is_banished_produces_before_it_goes(ruleset: str, cost: str) -> None:
    """In whatever order the cost is written: all of it has to be done, wills first."""
    t = Table(ruleset)
    card = t.field(P1, f"{PRODUCES}\n[Activate] {cost}: Draw a card.")
    t.activate(card, n=2)
    t.resolve()
    assert t.zone_of(card) == "graveyard" and t.count(P1, "hand") == 1 and t.wills(P1) == {}


@both
@pytest.mark.rule("fow 9.7:2")
def test_9_3__2_5_what_is_banished_for_the_will_is_not_banished_again(ruleset: str) -> None:
    """A card goes once: its will does not help with a cost that takes it."""
    t = Table(ruleset)
    card = t.field(P1, "Banish this card: Produce {G}.\nPay {1}, banish this card: Draw a card.")
    assert t.forbids(t.activation(card, 2)) == rule(t, "10.2:4")


@both
@pytest.mark.rule("fow 7.5:1", "fow 7.5:2.1", "fow 3.1:3")
def test_9_3__2_5_a_ruler_pays_for_its_own_judgment(ruleset: str) -> None:
    """It is recovered when the judgment begins, rests for a will, and so comes into the field rested."""
    t = Table(ruleset)
    ruler = t.ruler(P1, f"[Judgment] {{G}}\n{PRODUCES}")
    t.judgment()
    t.resolve()
    assert t.zone_of(ruler) == "field" and t.rested(ruler)


@both
@pytest.mark.parametrize(
    ("first", "second", "payable", "too_much"),
    (
        ("{R}", "{G}", ("{R}", "{G}"), ("{R}{G}", "{2}")),
        ("{R}{G}", "{G}", ("{G}", "{R}{G}", "{2}"), ("{G}{G}", "{3}")),
        ("{G}", "{R}{R}", ("{G}", "{R}{R}"), ("{R}{G}", "{3}")),
    ),
)
@pytest.mark.rule("fow 10.12:2", "fow 10.2:4", "fow 10.2:5")
def test_9_7__2_of_abilities_that_rest_a_card_one_is_played(
    ruleset: str, first: str, second: str, payable: tuple[str, ...], too_much: tuple[str, ...]
) -> None:
    """Whichever pays, and never both."""
    for cost in (*payable, *too_much):
        t = Table(ruleset)
        source = t.field(P1, f"[Activate] {{Rest}}: Produce {first}.\n[Activate] {{Rest}}: Produce {second}.")
        card = t.hand(P1, cost=cost)
        if cost in too_much:
            assert t.forbids(f"play {card}") == rule(t, "10.2:4")
            continue
        t.cast(card)
        assert t.zone_of(card) == "field" and t.rested(source)


@both
@pytest.mark.rule("fow 9.7:2", "fow 10.2:5")
def test_9_7__2_a_card_rests_for_a_will_and_is_banished_for_another(ruleset: str) -> None:
    """Two will abilities of one card pay for one thing."""
    t = Table(ruleset)
    source = t.field(P1, f"{PRODUCES}\n[Activate] Banish this card: Produce {{R}}.")
    card = t.hand(P1, cost="{R}{G}")
    t.cast(card)
    assert t.zone_of(card) == "field" and t.zone_of(source) == "graveyard" and t.wills(P1) == {}
