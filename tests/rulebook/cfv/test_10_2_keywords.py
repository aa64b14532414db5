"""Keyword abilities (cfv 10.2): Twin Drive!!, Intercept, Boost, Restraint, Forerunner, Lord, Sentinel."""

from __future__ import annotations

import pytest

from ludex.games.cfv.catalog import Catalog
from ludex.games.cfv.ch02_cards.cardfile import CardRow
from ludex.games.cfv.ch05_preparation.construction import STANDARD, faults
from ludex.games.cfv.ch05_preparation.deckfile import Deck
from tests.cfv_table import P1, P2, Table

TWICE = '[ACT](VC): This unit gets "Twin Drive!!" until end of turn.'


# -- Twin Drive!! ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 2.16.2")
def test_10_2_1_1_twin_drive_does_not_stack() -> None:
    """Two of them give one drive, not two; another effect's drive is added to that."""
    t = Table()
    vanguard = t.vanguard(P1, TWICE, icons="Twin Drive!!")
    assert t.number(vanguard, "drive") == 2
    t.activate(vanguard)
    assert t.number(vanguard, "drive") == 2
    t.attack(vanguard)
    assert len(t.events("drive check")) == 2


def test_10_2_1_1_twin_drive_given_by_an_effect_gives_one_drive() -> None:
    """Without the icon the one that is given counts, for as long as it lasts."""
    t = Table()
    vanguard = t.vanguard(P1, TWICE)
    t.activate(vanguard)
    assert t.number(vanguard, "drive") == 2
    t.end_turn()
    assert t.number(vanguard, "drive") == 1


# -- Intercept ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 7.4.1.2.2")
def test_10_2_2_1_who_may_intercept() -> None:
    """A rear-guard of the front row that is not attacked, standing or resting; not the attacked one, not the back row,
    not the vanguard, not the attacker's units."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000, icons="Intercept")
    attacked = t.rear(P2, circle="left front", icons="Intercept")
    resting = t.rear(P2, circle="right front", icons="Intercept", resting=True)
    back = t.rear(P2, circle="left back", icons="Intercept")
    vanguard = t.vanguard(P2, icons="Intercept")
    t.declare(attacker, attacked)
    assert t.options == [f"intercept {resting}", "pass"]
    assert t.forbids(f"intercept {attacked}") == t.forbids(f"intercept {back}") == "cfv 7.4.1.2.2"
    assert t.forbids(f"intercept {vanguard}") == t.forbids(f"intercept {attacker}") == "cfv 7.4.1.2.2"


# -- Boost -------------------------------------------------------------------------------------------------------------
def test_10_2_3_1_boost_adds_the_power_of_the_booster() -> None:
    """The booster rests and its power counts with the attacker's until the battle is over."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=5000)
    booster = t.rear(P1, circle="left back", power=6000, icons="Boost")
    t.rear(P1, circle="right front")
    t.hand(P2, grade=0)
    t.declare(attacker, boost=booster)
    assert t.power(attacker) == 11000 and t.rested(booster)
    t.settle()
    assert t.damages(P2) == 1 and t.power(attacker) == 5000


# -- Restraint, Lord ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 7.3.1.3")
def test_10_2_4_1_restraint_keeps_a_unit_from_attacking() -> None:
    """It cannot be chosen as the attacking unit; others can."""
    t = Table()
    kept = t.rear(P1, "[CONT](RC): Restraint", circle="left front")
    free = t.rear(P1, circle="right front")
    t.to_battle()
    t.choose("attack")
    assert f"attack {free}" in t.options and f"attack {kept}" not in t.options
    assert t.forbids(f"attack {kept}") == "cfv 10.2.4.1"


def test_10_2_4_1_restraint_may_be_lost() -> None:
    """A unit that has lost it attacks like any other."""
    t = Table()
    text = '[CONT](RC): Restraint\n[ACT](RC): This unit loses "Restraint" until end of turn.'
    kept = t.rear(P1, text, circle="left front", power=10000)
    t.activate(kept)
    t.attack(kept)
    assert t.damages(P2) == 1


@pytest.mark.rule("cfv-R31", "cfv 10.2.4.1", "cfv 10.2.7.1")
@pytest.mark.parametrize(("word", "clan"), [("Restraint", "Plain Clan"), ("Lord", "Other Clan")])
@pytest.mark.parametrize("who", ["leader", "mate"])
def test_10_2_4_1_a_legion_of_which_one_cannot_attack_does_not(word: str, clan: str, who: str) -> None:
    """Leader and Mate attack together or not at all."""
    t = Table()
    text = f"[CONT](VC): {word}"
    leader = t.vanguard(P1, text if who == "leader" else "")
    t.mate(P1, leader, text if who == "mate" else "", clan=clan)
    t.rear(P1, circle="left front")
    t.to_battle()
    t.choose("attack")
    assert t.menu != "cfv attack" or f"attack {leader}" not in t.options


@pytest.mark.parametrize(
    ("clan", "attacks"), [("Plain Clan", True), ("Other Clan", False), (["Plain Clan", "Other Clan"], True)]
)
def test_10_2_7_1_lord_attacks_only_among_its_own(clan: str | list[str], attacks: bool) -> None:
    """Any other unit without a clan in common keeps it from attacking; one clan in common is enough."""
    t = Table()
    lord = t.rear(P1, "[CONT](VC/RC): Lord", circle="left front")
    t.rear(P1, circle="right back", clan=clan)
    t.rear(P1, circle="right front")
    t.rear(P2, clan="Foreign Clan")  # the opponent's units do not matter
    t.to_battle()
    t.choose("attack")
    assert t.forbids(f"attack {lord}") == ("" if attacks else "cfv 10.2.7.1")


@pytest.mark.rule("cfv 10.2.7.1")
def test_10_2_7_1_a_locked_card_is_no_unit_of_another_clan() -> None:
    """It has no clan, and is no unit."""
    t = Table()
    lord = t.rear(P1, "[CONT](VC/RC): Lord", circle="left front")
    t.locked(P1, clan="Other Clan", grade=1)
    t.to_battle()
    t.choose("attack")
    assert t.forbids(f"attack {lord}") == ""


# -- Forerunner --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 8.6.4.1.4")
def test_10_2_6_1_forerunner_may_be_called_when_ridden() -> None:
    """A unit of its clan rides it: out of the soul it comes to a rear-guard circle of the player's choice."""
    t = Table(phase="ride")
    runner = t.vanguard(P1, "[AUTO]: Forerunner", grade=0, power=5000)
    card = t.hand(P1, grade=1)
    t.ride(card, True, "circle left-back")
    assert t.where(runner) == (P1, "left back") and t.zone_of(card) == "vanguard circle"


def test_10_2_6_1_forerunner_may_stay() -> None:
    """It is a choice."""
    t = Table(phase="ride")
    runner = t.vanguard(P1, "[AUTO]: Forerunner", grade=0)
    card = t.hand(P1, grade=1)
    t.ride(card, False)
    assert t.zone_of(runner) == "soul"


def test_10_2_6_1_forerunner_needs_the_same_clan() -> None:
    """When another clan rides it, nothing happens."""
    t = Table(phase="ride")
    runner = t.vanguard(P1, "[AUTO]: Forerunner", grade=0)
    card = t.hand(P1, grade=1, clan="Other Clan")
    t.ride(card)
    assert t.zone_of(runner) == "soul"


def test_10_2_6_1_forerunner_in_the_soul_is_ridden_no_more() -> None:
    """A later ride goes over another unit."""
    t = Table(phase="ride")
    runner = t.soul(P1, "[AUTO]: Forerunner", grade=0)
    t.vanguard(P1, grade=1)
    card = t.hand(P1, grade=2)
    t.ride(card)
    assert t.zone_of(runner) == "soul"


@pytest.mark.rule("cfv-R20")
def test_10_2_6_1_a_deleted_forerunner_is_not_called() -> None:
    """Its text was gone when it was ridden."""
    t = Table(phase="ride")
    runner = t.vanguard(P1, "[AUTO]: Forerunner", grade=0, deleted=True)
    card = t.hand(P1, grade=1)
    t.ride(card)
    assert t.zone_of(runner) == "soul"


# -- Sentinel ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 5.1.2.5")
def test_10_2_8_1_sentinel_is_counted_in_a_deck() -> None:
    """Five cards with Sentinel are too many, whatever their names; four are not."""
    texts = {"Wall": "[CONT]: Sentinel", "Gate": "[CONT]: Sentinel (Up to four in a deck.)"}
    names = [*texts, "Page", *(f"Porter {n}" for n in range(8)), *(f"Bell {n}" for n in range(4))]
    rows = [
        CardRow(
            name=name, type="trigger unit" if name[0] == "B" else "normal unit", clan=("Toll Bridge",), power=5000,
            grade=0 if name[0] == "B" or name == "Page" else 1, trigger="draw" if name[0] == "B" else None,
            text=texts.get(name, ""),
        )
        for name in names
    ]  # fmt: skip
    for gates, wrong in ((1, []), (2, ["cfv 5.1.2.5"])):
        main = {name: 4 for name in names if name[0] in "PB"} | {"Page": 1, "Wall": 3, "Gate": gates}
        main["Porter 7"] -= sum(main.values()) - 50
        assert [fault.rule for fault in faults(Deck(name="mine", main=main), STANDARD, Catalog(rows))] == wrong
