"""Conformance cases of fow-5.5, chapter 9: wills, what triggers see, layers, replacement, last known information."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla", "fow-5.5/bifrost"))


@either
@pytest.mark.rule("fow-5.5 9.7:4", "fow-5.5 5.2:4", "fow-5.5 5.4:5.3", "fow-5.5 6.3:1.1")
def test_fow_5_5_024_wills_stay_until_the_final_step(ruleset: str) -> None:
    """Through a battle and into the end phase they pay; what is left is lost in the final step."""
    t = Table(ruleset, asking=True)
    stones = [t.stone(P1, kind) for kind in ("fire", "fire", "wind", "water")]
    spells = [t.instant(P1, "You gain 100 life.", cost=cost) for cost in ("{R}", "{R}", "{G}")]
    attacker = t.field(P1)
    for stone in stones:
        t.activate(stone)
    assert t.wills(P1) == {"R": 2, "G": 1, "U": 1}
    t.cast(spells[0])
    t.declare(attacker)
    t.cast(spells[1])
    t.finish_battle()
    assert t.wills(P1) == {"G": 1, "U": 1}
    t.to_end()
    t.cast(spells[2])
    assert t.wills(P1) == {"U": 1} and t.life(P1) == 4300
    turn = t.game.turn
    while t.game.turn == turn:
        assert t.wills(P1) == {"U": 1}
        t.pass_()
    lost = [e for e in t.events("value") if e.key == "will U" and e.amount < 0]
    assert t.wills(P1) == {} and [e.rule for e in lost] == ["fow-5.5 5.4:5.3"]


@either
@pytest.mark.rule("fow-5.5 9.6:7", "fow-5.5 9.6:7.2")
def test_fow_5_5_053_cards_that_left_together_are_seen_as_they_were(ruleset: str) -> None:
    """Q counts as ATK 1000, which it had in the field; in the graveyard it has 600."""
    t = Table(ruleset)
    t.field(P1, "Whenever another resonator with ATK 1000 or more is put into a graveyard from a field, draw a card.")
    q = t.field(P1, attack=600, defense=600)
    up = t.instant(P1, "Target resonator gains [+400/+400] until end of turn.")
    all_die = t.instant(P2, "Destroy all resonators.")
    t.cast(up, q)
    t.pass_until(f"play {all_die}")
    t.play(all_die)
    t.resolve(q)
    assert t.count(P1, "field") == 0 and t.number(q, "attack") == 600 and t.count(P1, "hand") == 1


@either
@pytest.mark.rule("fow-5.5 9.9:1.4", "fow-5.5 9.9:1.5", "fow-5.5 9.9:3.2")
@pytest.mark.rule("fow-5.5 10.19:2", "fow-5.5 10.19:3", "fow-5.5 10.21:2")
@pytest.mark.parametrize(("first", "stats"), (("gains [+400/+400]", 400), ("becomes [300/300]", 800)))
def test_fow_5_5_055_becoming_and_gaining_go_by_time_and_counters_last(ruleset: str, first: str, stats: int) -> None:
    """800, 1200, 300 and the counter: 400; or 300, 700 and the counter: 800."""
    t = Table(ruleset)
    card = t.field(P1, attack=800, defense=800, counters={"+100/+100": 1})
    second = ({"gains [+400/+400]", "becomes [300/300]"} - {first}).pop()
    spells = [t.instant(P1, f"Target resonator {words} until end of turn.") for words in (first, second)]
    assert t.stats(card) == (900, 900)
    for spell in spells:
        t.cast(spell)
    assert t.stats(card) == (stats, stats)


@either
@pytest.mark.rule("fow-5.5 9.9:1.2", "fow-5.5 9.9:3.1", "fow-5.5 9.9:3.2")
def test_fow_5_5_056_dependency_beats_time(ruleset: str) -> None:
    """The older effect depends on the new one and is applied after it."""
    t = Table(ruleset)
    t.addition(P1, "Resonators with [Flying] gain [First Strike].")
    card = t.field(P1)
    t.cast(t.instant(P1, "Target resonator gains [Flying] until end of turn."))
    assert t.has(card, "Flying") and t.has(card, "First Strike")


@either
@pytest.mark.rule("fow-5.5 9.10:2.1", "fow-5.5 10.17:1.1", "fow-5.5 10.17:1.2", "fow-5.5 9.10:3")
@pytest.mark.parametrize(("own_first", "left"), ((True, 1), (False, 0)))
def test_fow_5_5_061_the_controller_of_the_damaged_card_chooses(ruleset: str, own_first: bool, left: int) -> None:
    """B chooses, not A. Its own ability first: no damage is left and the other effect is not used up; the other first:
    it is used up and the rest is prevented. One counter in both cases."""
    t = Table(ruleset, asking=True)
    card = t.field(
        P2,
        "If damage would be dealt to this card, prevent that damage and put a [-100/-100] counter on this card.",
        attack=400,
        defense=900,
    )
    shield = t.instant(P2, "The next time target resonator would be dealt damage this turn, prevent 300 of it.")
    strike = t.chant(P1, "This card deals 500 damage to target resonator.")
    t.pass_()
    t.play(shield)
    t.resolve()
    assert len(t.game.lasting) == 1
    t.play(strike)
    t.pass_both()
    assert t.asked == P2 and len(t.options) == 2
    t.choose(t.options[0 if own_first else 1])
    assert t.menu == "fow priority" and t.damage_on(card) == 0 and t.stats(card) == (300, 800)
    assert len(t.game.lasting) == left


@either
@pytest.mark.rule("fow-5.5 9.11:1", "fow-5.5 3.8:6", "fow-5.5 10.9:1", "fow-5.5 1.4:2")
def test_fow_5_5_063_a_j_ruler_has_no_last_known_information(ruleset: str) -> None:
    """V is an astral ruler without ATK by then and deals nothing; W deals the 700 it last had."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=2)
    text = "Pay {1}: This card deals damage equal to its ATK to target resonator your opponent controls."
    v = t.j_ruler(P1, text, attack=700, defense=700)
    w = t.field(P1, text, attack=700, defense=700)
    t1, t2 = (t.field(P2, attack=500, defense=700) for _ in range(2))
    answers = [t.instant(P2, f"Destroy target {kind} your opponent controls.") for kind in ("J-ruler", "resonator")]
    for by, on, answer in ((v, t1, answers[0]), (w, t2, answers[1])):
        t.activate(by, on)
        t.pass_()
        t.play(answer)
        t.resolve()
    assert t.zone_of(v) == "ruler area" and "astral ruler" in t.chars(v).types and "attack" not in t.chars(v).numbers
    assert t.zone_of(t1) == "field" and t.damage_on(t1) == 0
    assert t.zone_of(w) == "graveyard" and t.zone_of(t2) == "graveyard"
    assert [(e.card, e.amount) for e in t.events("damage")] == [(t2.id, 700)]
