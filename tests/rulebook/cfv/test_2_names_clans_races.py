"""Names, clans, races and grades (cfv 2.1 to 2.4): what texts and checks ask of a card."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Piece, Table

ALSO = "[CONT](VC): All of your rear-guards are also <<Second Clan>>."


def _bonus(whom: str) -> str:
    return f"[ACT](RC): Choose one of your {whom}, and that unit gets [Power]+1000 until end of turn."


def _chosen(t: Table, caller: Piece, *others: Piece) -> list[Piece]:
    """Which of some units an activated ability reaches: the only one without being asked, else those offered."""
    before = {unit: t.power(unit) for unit in others}
    t.choose(t.activation(caller))
    offered = [unit for unit in others if f"pick {unit}" in t.options]
    return offered or [unit for unit in others if t.power(unit) != before[unit]]


def test_2_1_1_2_quoted_name_means_cards_of_that_name() -> None:
    """A name in quotation marks finds the cards of just that name, nothing that merely resembles it."""
    t = Table()
    caller = t.rear(P1, _bonus('units named "Lantern Page"'), name="Page")
    named = t.rear(P1, name="Lantern Page", grade=1)
    near = t.rear(P1, name="Lantern Page Elder", grade=1)
    foe = t.rear(P2, name="Lantern Page", grade=1)
    assert _chosen(t, caller, named, near, foe) == [named]


@pytest.mark.rule("cfv 2.2.3")
def test_2_2_2_texts_ask_for_clans_in_double_brackets() -> None:
    """<<...>> asks for the clan: a race or a name of the same words is no answer."""
    t = Table()
    caller = t.rear(P1, _bonus("<<Ember Post>> rear-guards"))
    clan = t.rear(P1, clan="Ember Post")
    race = t.rear(P1, clan="Plain Clan", race="Ember Post")
    name = t.rear(P1, clan="Plain Clan", name="Ember Post")
    assert _chosen(t, caller, clan, race, name) == [clan]


@pytest.mark.rule("cfv 2.3.1.2")
def test_2_3_1_1_texts_ask_for_races_in_single_brackets() -> None:
    """<...> asks for the race: a clan of the same word is no answer."""
    t = Table()
    caller = t.rear(P1, _bonus("<Roadborn> rear-guards"))
    race = t.rear(P1, race="Roadborn")
    clan = t.rear(P1, clan="Roadborn", race="Elf")
    assert _chosen(t, caller, race, clan) == [race]


def test_2_2_4_also_adds_a_clan_to_those_there_are() -> None:
    """A unit that is also of a clan is of both."""
    t = Table()
    t.vanguard(P1, ALSO)
    by_first = t.rear(P1, _bonus("<<First Clan>> rear-guards"), clan="Third Clan")
    by_second = t.rear(P1, _bonus("<<Second Clan>> rear-guards"), clan="Third Clan")
    unit = t.rear(P1, clan="First Clan")
    assert t.chars(unit).label("clan") == {"First Clan", "Second Clan"}
    assert _chosen(t, by_first, unit) == [unit]
    assert unit in _chosen(t, by_second, by_first, by_second, unit)


def test_2_2_4_a_card_that_is_also_of_a_clan_is_so_when_checked() -> None:
    """Without a zone before it the sentence holds in the trigger zone, too, and the trigger works."""
    t = Table()
    leader = t.vanguard(P1, clan="First Clan")
    t.rear(P1, circle="right front", clan="First Clan")  # could still attack, so the turn goes on
    card = t.deck(P1, "[CONT]: This card is also a <<First Clan>>.", trigger="critical", grade=0, clan="Other Clan")
    t.attack(leader, None, "do power", leader, leader)
    assert t.where(card) == (P1, "hand")
    assert (t.power(leader), t.critical(leader)) == (15000, 2)


@pytest.mark.parametrize("check", ["drive", "damage"])
@pytest.mark.parametrize(("clan", "works"), [("Plain Clan", True), ("Other Clan", False)])
def test_2_2_1_1_clan_decides_whether_a_checked_trigger_works(check: str, clan: str, works: bool) -> None:
    """In drive and damage checks alike a trigger of a clan that no unit has does nothing."""
    t = Table()
    checking = P1 if check == "drive" else P2
    t.trigger(checking, "critical", clan=clan)
    attacker, spare = t.vanguard(P1), t.rear(P1, circle="right front", power=10000)
    chosen = {"drive": attacker, "damage": t.vanguard(P2)}[check]
    picks = ["do power", attacker, spare] if check == "drive" else ["do power"]
    t.attack(attacker if check == "drive" else spare, None, *(picks if works else []))
    assert t.power(chosen) == (15000 if works else 10000)


@pytest.mark.rule("cfv 2.4.2")
@pytest.mark.parametrize(("grade", "rides", "calls"), [(0, False, True), (1, True, True), (2, True, False)])
def test_2_4_1_grade_is_compared_for_rides_and_calls(grade: int, rides: bool, calls: bool) -> None:
    """Over a grade 1 vanguard: ride grade 1 or 2, call grade 1 or less."""
    ride = Table(phase="ride")
    ride.vanguard(P1, grade=1)
    ride.hand(P1, grade=1)  # something to ride, so that there is a ride phase to look at
    card = ride.hand(P1, grade=grade)
    assert ride.forbids(f"ride {card}") == ("" if rides else "cfv 8.5.2.1.1.1")
    main = Table()
    main.vanguard(P1, grade=1)
    main.hand(P1, grade=1)
    card = main.hand(P1, grade=grade)
    assert main.forbids(f"call {card}") == ("" if calls else "cfv 8.5.2.1.1.2")
