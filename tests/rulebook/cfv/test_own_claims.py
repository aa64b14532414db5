"""One claim, one test: rules of cfv each by itself, by what a player would see."""

from __future__ import annotations

import pytest

from tests.cfv_table import CB, GC, LB, LF, P1, P2, RB, RF, VC, Table, by

CHARGE = "[AUTO]: When this unit is placed on (RC), Soul Charge (1)."
PHASES = ["stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase"]


@pytest.mark.rule("cfv 1.2.1")
def test_the_moment_one_has_lost_the_game_is_over_and_the_other_has_won() -> None:
    t = Table()
    t.set(P2, damage=5)
    t.attack(t.rear(P1, circle=LF, power=20000))
    assert t.result is not None and t.result.winner == P1 and t.options == []


def _power_with(icon: str, other: str) -> tuple[int, int]:
    """The power of a unit with the icon that a text speaks of, and of one with another icon."""
    t = Table()
    text = f"Choose one of your rear-guards with a {icon} trigger, and that unit gets [Power]+1000 until end of turn."
    caller = t.rear(P1, f"[ACT](RC): {text}")
    meant, not_meant = t.rear(P1, trigger=icon, grade=0), t.rear(P1, trigger=other, grade=0)
    t.activate(caller)
    return t.power(meant), t.power(not_meant)


@pytest.mark.rule("cfv 2.8.1.1.2.1")
def test_a_text_speaks_of_the_critical_trigger() -> None:
    assert _power_with("critical", "draw") == (6000, 5000)


@pytest.mark.rule("cfv 2.8.1.1.3.1")
def test_a_text_speaks_of_the_draw_trigger() -> None:
    assert _power_with("draw", "stand") == (6000, 5000)


@pytest.mark.rule("cfv 2.8.1.1.4.1")
def test_a_text_speaks_of_the_stand_trigger() -> None:
    assert _power_with("stand", "heal") == (6000, 5000)


@pytest.mark.rule("cfv 2.8.1.1.5.1")
def test_a_text_speaks_of_the_heal_trigger() -> None:
    assert _power_with("heal", "critical") == (6000, 5000)


def _works(word: str) -> set[str]:
    """The zones in which an ability with such a mark can be played."""
    found = set()
    for zone in (VC, LF, "hand", "drop zone", "bind zone", "soul", "damage zone"):
        t = Table()
        card = t.put(P1, zone, f"[ACT]({word}): Draw a card.", grade=3)
        if f"activate {card} 1" in t.options:
            found.add(zone)
    return found


@pytest.mark.rule("cfv 3.1.1.3.2")
def test_the_rear_guard_circle_before_a_text() -> None:
    assert _works("RC") == {LF}


@pytest.mark.rule("cfv 3.1.1.3.4")
def test_the_hand_before_a_text() -> None:
    assert _works("Hand") == {"hand"}


@pytest.mark.rule("cfv 3.1.1.3.5")
def test_the_drop_zone_before_a_text() -> None:
    assert _works("Drop Zone") == {"drop zone"}


@pytest.mark.rule("cfv 3.1.1.3.6")
def test_the_bind_zone_before_a_text() -> None:
    assert _works("Bind Zone") == {"bind zone"}


@pytest.mark.rule("cfv 3.1.1.3.7")
def test_the_soul_before_a_text() -> None:
    assert _works("Soul") == {"soul"}


@pytest.mark.rule("cfv 3.1.1.3.8")
def test_the_damage_zone_before_a_text() -> None:
    assert _works("Damage Zone") == {"damage zone"}


@pytest.mark.rule("cfv 3.4.4")
def test_who_plays_an_ability_is_its_master_whoever_owns_the_card() -> None:
    t = Table()
    guest = t.rear(P1, "[ACT](RC): Draw a card.", owner=P2)
    t.activate(guest)
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (1, 0)


@pytest.mark.rule("cfv 3.4.6")
def test_a_continuous_ability_is_of_the_master_of_its_card() -> None:
    t = Table()
    t.rear(P1, "[CONT](RC): Your vanguard gets [Power]+1000.", owner=P2)
    assert (t.power(t.vanguard_of(P1)), t.power(t.vanguard_of(P2))) == (11000, 10000)


@pytest.mark.rule("cfv 3.6.1", "cfv 6.6.1.2")
def test_in_the_main_phase_the_turn_player_acts_as_often_as_wanted() -> None:
    t = Table()
    units = [t.hand(P1, grade=1, power=5000 + n) for n in range(3)]
    for unit, circle in zip(units, (LF, RF, CB), strict=True):
        assert t.asked == P1 and t.menu == "cfv main"
        t.call(unit, circle)
    assert [t.zone_of(unit) for unit in units] == [LF, RF, CB]


@pytest.mark.rule("cfv 3.6.3.1", "cfv 8.4.2.2")
def test_after_an_action_the_same_player_may_act_again() -> None:
    t = Table()
    one = t.hand(P1, grade=1)
    t.hand(P1, grade=1, power=6000)
    t.call(one, LF)
    assert t.asked == P1 and t.menu == "cfv main"


def _meant(word: str) -> set[str]:
    """The circles whose units a word means."""
    t = Table(phase="battle")
    van = t.vanguard(P1, f"[CONT](VC): All of your {word} get [Power]+1000.")
    cards = {VC: van, LF: t.rear(P1, circle=LF), GC: t.put(P1, GC)}
    t.rear(P1, circle=RF, power=1000)
    return {zone for zone, card in cards.items() if t.power(card) in (11000, 6000)}


@pytest.mark.rule("cfv 3.8.2", "cfv 4.5.2")
def test_vanguard_rear_guards_and_guardians_are_units_of_the_field() -> None:
    assert _meant("units") == {VC, LF, GC}


@pytest.mark.rule("cfv 3.9.1", "cfv 3.17.5.1.1.1")
def test_a_vanguard_is_who_stands_on_the_vanguard_circle() -> None:
    assert _meant("vanguards") == {VC}


@pytest.mark.rule("cfv 3.10.1", "cfv 3.17.5.1.1.2")
def test_a_rear_guard_is_who_stands_on_a_rear_guard_circle() -> None:
    assert _meant("rear-guards") == {LF}


@pytest.mark.rule("cfv 3.17.5.1.1.3", "cfv 4.6.5")
def test_a_guardian_is_who_stands_on_the_guardian_circle() -> None:
    assert _meant("guardians") == {GC}


@pytest.mark.rule("cfv 3.12.1")
def test_drawing_takes_the_top_card_into_the_own_hand() -> None:
    t = Table()
    van, top = t.vanguard(P1, "[ACT](VC): Draw a card."), t.deck(P1)
    t.activate(van)
    assert t.where(top) == (P1, "hand")


@pytest.mark.rule("cfv 3.13.1.1")
def test_for_each_damage_the_top_card_is_checked() -> None:
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Deal two damage to your opponent's vanguard.")
    first, second = [t.deck(P2, power=5000 + n) for n in (2, 1)][::-1]
    t.activate(van)
    assert [e.card for e in t.events("damage check")] == [first.id, second.id]
    assert t.damages(P2) == 2


@pytest.mark.rule("cfv 4.1.3")
def test_whether_a_zone_is_public_decides_who_knows_its_cards() -> None:
    t = Table()
    hidden, public = t.hand(P1), t.drop(P1)
    assert [t.sees(seat, hidden) for seat in (P1, P2)] == [True, False]
    assert [t.sees(seat, public) for seat in (P1, P2)] == [True, True]


@pytest.mark.rule("cfv 4.5.3")
def test_everybody_sees_the_field() -> None:
    t = Table()
    cards = [t.rear(P1, circle=circle) for circle in (LF, RF, LB, CB, RB)]
    assert all(t.sees(seat, card) for card in cards for seat in (P1, P2, None))


def _begun() -> list[str]:
    t = Table(phase="stand")
    t.hand(P1, grade=1)
    t.rear(P1, circle=LF)
    t.end_turn()
    return [e.key for e in t.game.events if e.kind == "moment" and e.key in PHASES]


@pytest.mark.rule("cfv 6.3.1", "cfv 6.4.1")
def test_first_the_stand_phase_and_then_the_draw_phase() -> None:
    assert _begun()[:2] == ["stand phase", "draw phase"]


@pytest.mark.rule("cfv 6.5.1", "cfv 6.6.1")
def test_third_the_ride_phase_and_then_the_main_phase() -> None:
    assert _begun()[2:4] == ["ride phase", "main phase"]


@pytest.mark.rule("cfv 8.1.1.2")
def test_an_automatic_ability_is_played_without_being_chosen() -> None:
    t = Table()
    v = t.vanguard(P1, "[AUTO](VC): When this unit attacks, draw a card.")
    t.hand(P2)
    t.declare(v)
    assert t.count(P1, "hand") == 1 and t.asked == P2


@pytest.mark.rule("cfv 8.4.1.4")
def test_a_check_timing_goes_on_until_nothing_stands_by() -> None:
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Retire all rear-guards.")
    for seat in (P1, P2):
        t.rear(seat, "[AUTO]: When this unit is retired, draw a card.", LF)
    t.activate(v)
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (1, 1) and t.menu == "cfv main"


@pytest.mark.rule("cfv 8.4.2", "cfv 8.4.2.1")
def test_what_stands_by_is_played_before_the_player_may_act() -> None:
    t = Table()
    unit = t.hand(P1, CHARGE)
    t.hand(P1, grade=1)
    t.choose(f"call {unit}")
    t.choose("circle left-front")
    assert t.count(P1, "soul") == 1 and t.menu == "cfv main" and t.asked == P1


@pytest.mark.rule("cfv 8.4.2.3")
def test_doing_nothing_ends_the_phase() -> None:
    t = Table()
    t.hand(P1, grade=1)
    t.rear(P1, circle=LF)
    t.choose("end")
    assert t.menu != "cfv main" and t.game.active == P1


@pytest.mark.rule("cfv 8.5.2", "cfv 8.5.2.4")
def test_an_ability_is_paid_for_before_it_does_anything() -> None:
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): [Soul Blast (1)] Draw a card.")
    soul = t.soul(P1)
    t.activate(v)
    assert t.zone_of(soul) == "drop zone" and t.count(P1, "hand") == 1
    kinds = [e.kind for e in t.events() if e.card == soul.id or e.kind == "draw"]
    assert kinds[-1] == "draw"


@pytest.mark.rule("cfv 8.7.1", "cfv 8.7.1.2")
def test_who_belongs_to_a_clan_by_an_effect_gets_what_the_clan_gets() -> None:
    t = Table()
    v = t.vanguard(P1)
    t.rear(P1, "[CONT](RC): All of your <<Storm>> vanguards get [Power]+3000.", LF)
    assert t.power(v) == 10000
    t = Table()
    v = t.vanguard(P1)
    t.rear(P1, "[CONT](RC): All of your <<Storm>> vanguards get [Power]+3000.", LF)
    t.rear(P1, "[CONT](RC): Your vanguard is also a <<Storm>>.", RF)
    assert t.power(v) == 13000


LOCKING = ("[ACT](VC): Choose one of your rear-guards, and lock it.\n"
           "[ACT](VC): Choose one of your locked cards, and unlock it.")  # fmt: skip


@pytest.mark.rule("cfv 10.1.23.1", "cfv 10.1.23.3")
def test_an_unlocked_card_is_face_up_and_stands() -> None:
    t = Table()
    card, v = t.rear(P1, circle=LF, resting=True), t.vanguard(P1, LOCKING)
    t.activate(v)
    t.activate(v, n=2)
    assert t.zone_of(card) == LF and not t.rested(card) and t.game.cards[card.id].faceup


@pytest.mark.rule("cfv 10.1.23.4")
def test_an_unlocked_card_was_not_placed() -> None:
    t = Table()
    t.rear(P1, CHARGE, LF)
    v = t.vanguard(P1, LOCKING)
    t.activate(v)
    t.activate(v, n=2)
    assert t.count(P1, "soul") == 0


@pytest.mark.rule("cfv 10.2.9.1")
def test_the_icon_of_seek_mate_with_a_number_and_a_name_brings_that_mate() -> None:
    t = Table()
    leader = t.vanguard(P1, '[ACT](VC): Legion 20000 "Other Half"', power=11000)
    t.vanguard(P2, grade=3)
    t.set(P1, drop=4)
    mate = t.deck(P1, name="Other Half", grade=2, power=9000)
    t.activate(leader, by(P1, True), by(P1, mate))
    assert t.where(mate) == (P1, VC) and t.count(P1, "drop zone") == 0


@pytest.mark.rule("cfv 6.8.1.4")
@pytest.mark.parametrize(
    ("words", "after"),
    [
        ("until end of turn", [0, 0, 0]),
        ("until end of your opponent's next turn", [1000, 0, 0]),
        ("until end of your next turn", [1000, 1000, 0]),
    ],
)
def test_what_lasts_ends_with_the_turn_of_the_player_it_names(words: str, after: list[int]) -> None:
    t = Table()
    v = t.vanguard(P1, f"[ACT](VC): This unit gets [Power]+1000 {words}.", power=10000)
    t.vanguard(P2)
    t.activate(v)
    assert t.power(v) == 11000
    seen = []
    for _ in after:
        t.end_turn()
        seen.append(t.power(v) - 10000)
    assert seen == after
