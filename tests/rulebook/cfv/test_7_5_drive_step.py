"""The drive step (cfv 7.5): the attacking vanguard's drive checks."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table


@pytest.mark.rule("cfv 7.5.1", "cfv 7.5.1.1")
@pytest.mark.parametrize(("change", "checks"), [("+1", 2), ("-1", 0)])
def test_7_5_1_1_abilities_of_its_beginning_come_before_the_check(change: str, checks: int) -> None:
    """A drive that is raised or lowered then counts for this step, from the first check on."""
    t = Table()
    text = f"[AUTO](VC): At the beginning of your drive step, this unit gets drive {change} until end of that battle."
    vanguard = t.vanguard(P1, text)
    t.attack(vanguard)
    assert len(t.events("drive check")) == checks


def test_7_5_1_2_1_the_top_card_goes_face_up_to_the_trigger_zone() -> None:
    """Everybody sees it there while its icon is resolved."""
    t = Table()
    t.vanguard(P1)
    t.rear(P1, circle="left front")
    card = t.trigger(P1, "draw")
    t.declare(t.vanguard_of(P1))
    assert t.where(card) == (P1, "trigger zone") and t.sees(P2, card) and t.sees(None, card)
    assert t.event("drive check", card).rule == "cfv 7.5.1.2.1"
    assert t.options == ["do draw", "do power"]


@pytest.mark.rule("cfv 7.5.1.2", "cfv-R51")
@pytest.mark.parametrize(
    ("where", "works"), [("vanguard circle", True), ("right back", True), ("mate", True), ("nowhere", False)]
)
def test_7_5_1_2_2_a_unit_of_the_clan_makes_the_icon_work(where: str, works: bool) -> None:
    """A vanguard, a Mate or any rear-guard of the card's clan will do, even in the back row."""
    t = Table()
    clan = {"clan": "Second Clan"}
    leader = t.vanguard(P1, **(clan if where == "vanguard circle" else {}))
    if where == "mate":
        t.mate(P1, leader, **clan)
    if where == "right back":
        t.rear(P1, circle="right back", **clan)
    t.rear(P2, **clan)  # the opponent's units do not count
    t.trigger(P1, "draw", **clan)
    t.to_battle()
    t.choose("attack")
    t.choose(f"target {t.vanguard_of(P2)}")
    assert (t.asking_rule() == "cfv 2.8.2") == works


@pytest.mark.rule("cfv 7.5.1.2.4")
def test_7_5_1_2_3_abilities_of_the_check_are_played_before_the_card_goes_to_the_hand() -> None:
    """The icon first, then what waits for the check, with the card still in the trigger zone."""
    t = Table()
    asks = "[AUTO](VC): When your drive check reveals a grade 0 card, choose one of your rear-guards, and [Stand] it."
    vanguard = t.vanguard(P1, asks)
    one, two = t.rear(P1, circle="left front", resting=True), t.rear(P1, circle="right front", resting=True)
    card = t.trigger(P1, "critical")
    t.declare(vanguard)
    assert t.asking_rule() == "cfv 2.8.2"
    for answer in ("do power", vanguard, vanguard):
        t.choose(answer)
    assert t.options == [f"pick {one}", f"pick {two}"] and t.zone_of(card) == "trigger zone"
    t.choose(one)
    assert t.where(card) == (P1, "hand") and t.event("add", card).rule == "cfv 7.5.1.2.4"


def test_7_5_1_2_4_a_card_that_has_left_the_trigger_zone_stays_where_it_went() -> None:
    """It is not put into the hand then."""
    t = Table()
    calls = "[AUTO](VC): When your drive check reveals a grade 1 card, call that card to (RC)."
    vanguard = t.vanguard(P1, calls)
    card = t.deck(P1, grade=1, name="Called")
    t.attack(vanguard, None, "circle left-back")
    assert t.where(card) == (P1, "left back") and t.count(P1, "hand") == 0


def test_7_5_1_3_each_check_is_finished_before_the_next() -> None:
    """The first card is in the hand when the second is turned."""
    t = Table()
    vanguard = t.vanguard(P1, icons="Twin Drive!!")
    t.rear(P1, circle="left front")
    second = t.trigger(P1, "draw")
    first = t.deck(P1, grade=1)
    t.declare(vanguard)
    assert t.zone_of(first) == "hand" and t.zone_of(second) == "trigger zone"


def test_7_5_1_3_a_check_timing_comes_before_drive_is_compared() -> None:
    """What the card's coming to the hand brings about counts for whether there is another check."""
    t = Table()
    goes = "[AUTO](VC): When a card is put into your hand from your trigger zone, this unit gets drive +1"
    once = "This ability cannot be used for the rest of that turn."
    vanguard = t.vanguard(P1, f"{goes} until end of that battle. {once}")
    t.attack(vanguard)
    assert len(t.events("drive check")) == 2


@pytest.mark.rule("cfv-R22")
def test_7_5_1_3_drive_is_compared_as_it_is_now() -> None:
    """Raised in the first check there is another one, lowered there is none left."""
    for change, checks in (("+1", 3), ("-1", 1)):
        t = Table()
        reveal = "[AUTO](VC): When this unit's drive check reveals a grade 3 card, this unit gets drive"
        vanguard = t.vanguard(P1, f"{reveal} {change} until end of that battle.", icons="Twin Drive!!")
        t.deck(P1, grade=3)
        t.attack(vanguard)
        assert len(t.events("drive check")) == checks


@pytest.mark.rule("cfv-R10", "cfv 7.5.1.2")
def test_7_5_1_3_no_further_check_without_the_attacking_vanguard() -> None:
    """It is ridden over in the first check; that card still goes to the hand, the second check is not made."""
    t = Table()
    reveals = "[AUTO](VC): When this unit's drive check reveals a grade 3 card"
    vanguard = t.vanguard(P1, f"{reveals}, choose a grade 3 card from your hand, and ride it.", icons="Twin Drive!!")
    new = t.hand(P1, grade=3, icons="Twin Drive!!", name="New")
    card = t.deck(P1, grade=3, name="Checked")
    t.declare(vanguard)
    t.choose(new)
    assert t.zone_of(new) == "vanguard circle" and t.zone_of(card) == "hand"
    assert len(t.events("drive check")) == 1


@pytest.mark.rule("cfv-R10", "cfv 7.4.1.4")
def test_7_5_1_2_no_drive_step_if_the_attacking_vanguard_has_left_before() -> None:
    """The damage step follows the guard step."""
    t = Table()
    rides = "[AUTO](VC): At the beginning of your guard step, choose a grade 3 card from your hand, and ride it."
    vanguard = t.vanguard(P1, rides)
    new = t.hand(P1, grade=3)
    t.declare(vanguard)
    t.choose(new)
    keys = [e.key for e in t.events("moment")]
    assert "drive step" not in keys and "damage step" in keys and not t.events("drive check")


def test_7_5_1_4_everything_is_settled_before_the_damage_step() -> None:
    """What the last check brought about, its card going to the hand included, is played before powers are compared."""
    t = Table()
    reveals = "[AUTO](VC): When your drive check reveals a grade 1 card"
    vanguard = t.vanguard(P1, f"{reveals}, this unit gets [Power]+1000 until end of that battle.", power=8000)
    goes = "[AUTO](RC): When a card is put into your hand from your trigger zone"
    t.rear(P1, f"{goes}, choose your vanguard, and that unit gets [Power]+1000 until end of turn.", circle="left back")
    t.deck(P1, grade=1)
    t.attack(vanguard)
    assert t.damages(P2) == 1
