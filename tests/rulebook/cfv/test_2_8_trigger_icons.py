"""Trigger icons (cfv 2.8): what a checked card does for its player."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Piece, Table


class Driving:
    """P1's vanguard is about to make one drive check; a spare attacker keeps the turn going afterwards."""

    def __init__(self, icon: str = "", **details: object) -> None:
        self.t = t = Table()
        self.vanguard = t.vanguard(P1)
        self.spare = t.rear(P1, circle="right front", power=8000)
        self.foe = t.vanguard(P2, power=20000)
        self.card = t.trigger(P1, icon, **details) if icon else t.deck(P1, "", **details)

    def check(self, *answers: str | Piece) -> None:
        self.t.attack(self.vanguard, None, *answers)


def test_2_8_1_icon_says_what_a_drive_check_does() -> None:
    """The icon of the card turned up is resolved; the card itself goes to the hand."""
    d = Driving("critical")
    d.check("do power", d.spare, d.vanguard)
    assert d.t.event("change", d.spare).rule == "cfv 2.8.1.1.2"
    assert d.t.where(d.card) == (P1, "hand")


@pytest.mark.rule("cfv 2.8.1", "cfv-R22")
def test_2_8_1_icon_says_what_a_damage_check_does() -> None:
    """The "trigger check" of the book is the damage check: the same happens for the player who is dealt damage."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    t.rear(P1, circle="right front")
    card = t.trigger(P2, "draw")
    t.attack(attacker, None, "do draw")
    assert t.count(P2, "hand") == 1 and t.power(t.vanguard_of(P2)) == 15000
    assert t.where(card) == (P2, "damage zone")


def test_2_8_1_1_1_without_icon_nothing_happens() -> None:
    """A normal unit is only added to the hand."""
    d = Driving()
    d.check()
    assert d.t.where(d.card) == (P1, "hand") and not d.t.events("change")
    assert [d.t.power(u) for u in (d.vanguard, d.spare)] == [10000, 8000]


def test_2_8_1_1_2_critical_trigger_may_go_to_two_units() -> None:
    """+1 critical for one unit and +5000 power for another, both until end of turn."""
    d = Driving("critical")
    d.check("do critical", d.vanguard, d.spare)
    assert [d.t.critical(u) for u in (d.vanguard, d.spare)] == [2, 1]
    assert [d.t.power(u) for u in (d.vanguard, d.spare)] == [10000, 13000]
    d.t.end_turn()
    assert d.t.critical(d.vanguard) == 1 and d.t.power(d.spare) == 8000


def test_2_8_1_1_2_critical_trigger_may_go_to_one_unit() -> None:
    """The same unit may have both."""
    d = Driving("critical")
    d.check("do critical", d.spare, d.spare)
    assert (d.t.critical(d.spare), d.t.power(d.spare)) == (2, 13000)


def test_2_8_1_1_3_draw_trigger_draws_a_card() -> None:
    """A card is drawn, a unit gets +5000 power until end of turn."""
    d = Driving("draw")
    d.check("do draw", d.spare)
    assert d.t.count(P1, "hand") == 2 and d.t.event("draw").seat == P1
    assert d.t.power(d.spare) == 13000 and d.t.critical(d.spare) == 1
    d.t.end_turn()
    assert d.t.power(d.spare) == 8000


def test_2_8_1_1_4_stand_trigger_stands_a_rear_guard() -> None:
    """One rear-guard stands, never the vanguard; another unit may have the power."""
    t = Table()
    vanguard = t.vanguard(P1)
    tired = t.rear(P1, circle="left front", resting=True)
    other = t.rear(P1, circle="right front", resting=True)
    t.vanguard(P2, power=20000)
    t.trigger(P1, "stand")
    t.declare(vanguard)
    t.choose("do stand")
    assert t.options == [f"pick {tired}", f"pick {other}"]
    t.choose(tired)
    assert not t.rested(tired) and t.rested(other) and t.rested(vanguard)
    assert t.event("ready", tired).rule == "cfv 2.8.1.1.4"
    t.choose(vanguard)
    assert t.power(vanguard) == 15000
    assert t.options == ["attack", "end"]  # it can attack once more


@pytest.mark.rule("cfv-R52")
def test_2_8_1_1_4_a_standing_rear_guard_may_be_chosen_for_nothing() -> None:
    """To stand a standing unit does nothing, but the choice is allowed."""
    d = Driving("stand")
    d.check("do stand", d.vanguard)
    assert not d.t.rested(d.spare) and not d.t.events("ready")


@pytest.mark.rule("cfv 10.1.7.1")
@pytest.mark.parametrize(("mine", "theirs", "heals"), [(2, 1, True), (2, 2, True), (2, 3, False), (0, 0, False)])
def test_2_8_1_1_5_heal_trigger_compares_damage(mine: int, theirs: int, heals: bool) -> None:
    """With at least as much damage as the opponent a card is healed; the power comes in any case."""
    d = Driving("heal")
    d.t.set(P1, damage=mine)
    d.t.set(P2, damage=theirs)
    d.check("do heal", d.spare)
    assert d.t.damages(P1) == mine - heals and d.t.count(P1, "drop zone") == int(heals)
    assert d.t.damages(P2) == theirs
    assert d.t.power(d.spare) == 13000


def test_2_8_1_1_5_the_player_chooses_which_damage_is_healed() -> None:
    """A face-down card of the damage zone may be chosen as well as a face-up one."""
    d = Driving("heal")
    up = d.t.damage(P1, grade=1, name="Up")
    down = d.t.damage(P1, grade=1, name="Down", facedown=True)
    d.check("do heal", down, d.spare)
    assert d.t.where(down) == (P1, "drop zone") and d.t.where(up) == (P1, "damage zone")


@pytest.mark.rule("cfv-R52", "cfv 2.8.1.1.5")
def test_2_8_1_1_5_a_heal_in_a_damage_check_does_not_count_the_card_itself() -> None:
    """The checked card is still in the trigger zone: 1 against 2 is less, and nothing is healed."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    t.rear(P1, circle="right front")
    t.set(P1, damage=2)
    t.set(P2, damage=1)
    t.trigger(P2, "heal")
    t.attack(attacker, None, "do heal")
    assert t.damages(P2) == 2 and not t.events("heal") and t.power(t.vanguard_of(P2)) == 15000


@pytest.mark.parametrize("icon", ["critical", "draw", "stand", "heal"])
@pytest.mark.rule("cfv 2.8.1.1.2.1", "cfv 2.8.1.1.3.1", "cfv 2.8.1.1.4.1", "cfv 2.8.1.1.5.1")
def test_2_8_1_1_2_1_texts_can_name_each_icon(icon: str) -> None:
    """A text that speaks of one icon means cards with that icon and no other."""
    t = Table()
    chosen = f"Choose one of your rear-guards with a {icon} trigger"
    caller = t.rear(P1, f"[ACT](RC): {chosen}, and that unit gets [Power]+1000 until end of turn.")
    units = {kind: t.rear(P1, trigger=kind, grade=0) for kind in ("critical", "draw", "stand", "heal")}
    t.activate(caller)
    assert [kind for kind, unit in units.items() if t.power(unit) == 6000] == [icon]


@pytest.mark.parametrize("first", ["draw", "power"])
def test_2_8_2_the_player_orders_the_actions(first: str) -> None:
    """Either action may be done first; both are done."""
    d = Driving("draw")
    t = d.t
    t.declare(d.vanguard)
    assert t.options == ["do draw", "do power"] and t.asked == P1 and t.asking_rule() == "cfv 2.8.2"
    t.choose(f"do {first}")
    if first == "draw":
        assert t.count(P1, "hand") == 1 and t.power(d.spare) == 8000
    else:
        assert t.count(P1, "hand") == 0
    t.choose(d.spare)
    t.settle()
    assert t.count(P1, "hand") == 2 and t.power(d.spare) == 13000


@pytest.mark.rule("cfv-R52")
def test_2_8_2_no_action_may_be_left_out() -> None:
    """There is no passing: the player says what comes first and then for whom."""
    d = Driving("heal")
    d.t.set(P1, damage=1)
    d.t.declare(d.vanguard)
    assert "pass" not in d.t.options
    d.t.choose("do power")
    assert d.t.options == [f"pick {d.vanguard}", f"pick {d.spare}"]
    d.t.choose(d.spare)
    assert d.t.damages(P1) == 0  # a single card to heal is not asked about


@pytest.mark.rule("cfv-R51", "cfv 2.8.1.1.2")
def test_2_8_1_1_2_a_guardian_is_one_of_the_units() -> None:
    """In a damage check the defender may give power and critical to a guardian, too."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=20000)
    guardian = t.hand(P2, grade=0, shield=5000)
    t.trigger(P2, "critical")
    t.declare(attacker)
    t.choose(f"guard {guardian}")
    t.choose("do power")
    assert set(t.options) == {f"pick {guardian}", f"pick {t.vanguard_of(P2)}"}
    t.choose(guardian)
    assert t.power(guardian) == 10000


@pytest.mark.rule("cfv-R51")
def test_2_2_1_1_guardians_and_locked_cards_do_not_count_for_the_clan() -> None:
    """Only vanguards and rear-guards do."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=20000)
    t.rear(P1, circle="right front")
    t.vanguard(P2, clan="First Clan")
    guardian = t.hand(P2, grade=0, shield=5000, clan="Second Clan")
    t.locked(P2, grade=1, clan="Second Clan")
    t.trigger(P2, "draw", clan="Second Clan")
    t.attack(attacker, None, f"guard {guardian}")
    assert t.count(P2, "hand") == 0 and t.power(t.vanguard_of(P2)) == 10000
    assert t.damages(P2) == 1
