"""Rulers and J-rulers (fow-2.0 2.2, 2.3, 7.2.4): J-conditions, what becomes of them, who can target them."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
FREE = "[J-Activate] Pay {0}."


@pytest.mark.rule("fow-2.0 2.2:4", "fow-2.0 7.2.4:1", "fow-2.0 1.4.5:9")
def test_7_2_4_1_in_the_own_main_phase_with_no_chase_and_a_recovered_ruler() -> None:
    t = Table(ED, asking=True)
    t.ruler(P1, FREE)
    t.ruler(P2, FREE)
    spell = t.instant(P1, "You gain 100 life.")
    assert "judgment" in t.options
    t.play(spell)
    assert t.forbids("judgment") == "fow-2.0 5.5:1"
    t.pass_()
    assert t.asked == P1 and t.forbids("judgment") == "fow-2.0 5.5:1"
    t = Table(ED, asking=True)
    t.ruler(P1, FREE, rested=True)
    assert t.forbids("judgment") == "fow-2.0 7.2.4:1"
    t = Table(ED, asking=True, phase="call")
    t.ruler(P1, FREE)
    assert t.forbids("judgment") == "fow-2.0 5.5:1"


@pytest.mark.rule("fow-2.0 7.2.4:2", "fow-2.0 2.2:5", "fow-2.0 2.3:8", "fow-2.0 7.2.4:1")
def test_7_2_4_2_the_ruler_comes_onto_the_field_as_j_ruler_by_the_chase() -> None:
    t = Table(ED, asking=True)
    ruler = t.ruler(P1, FREE, attack=700, defense=600, back={"text": "[Flying]"})
    ref = t.game.cards[ruler.id].ref
    t.judgment()
    assert t.zone_of(ruler) == "ruler area" and len(t.chase) == 1
    t.pass_both()
    assert t.where(ruler) == (P1, "field") and t.game.cards[ruler.id].ref == ref
    assert t.stats(ruler) == (700, 600) and t.has(ruler, "Flying")
    assert t.event("judgment", ruler).rule == "fow-2.0 7.2.4:2"


@pytest.mark.rule("fow-2.0 7.2.4:1", "fow-2.0 7.2:1")
def test_a_j_condition_is_an_ability_and_can_be_canceled_and_used_again() -> None:
    t = Table(ED)
    ruler = t.ruler(P1, FREE)
    cancel = t.instant(P2, "Cancel target ability.")
    t.judgment()
    t.play(cancel)
    assert t.zone_of(ruler) == "ruler area"
    t.pass_until("judgment")
    t.judgment()
    assert t.zone_of(ruler) == "field"


@pytest.mark.rule("fow-2.0 2.2:7", "fow-2.0 7:1", "fow-2.0-R42")
def test_a_destroyed_ruler_does_not_come() -> None:
    t = Table(ED)
    ruler = t.ruler(P1, FREE)
    answer = t.instant(P2, "Destroy target ruler.")
    t.judgment()
    t.play(answer, ruler)
    assert t.zone_of(ruler) == "ruler area" and t.chars(ruler).types == {"J-ruler"} and t.life(P1) == 4000


@pytest.mark.rule("fow-2.0 14.7:1", "fow-2.0-R42")
def test_a_ruler_rested_meanwhile_comes_recovered() -> None:
    t = Table(ED)
    ruler = t.ruler(P1, FREE)
    answer = t.instant(P2, "Rest target ruler.")
    t.judgment()
    t.play(answer, ruler)
    assert t.zone_of(ruler) == "field" and not t.rested(ruler)


@pytest.mark.rule("fow-2.0 2.3:5", "fow-2.0 2.3:6", "fow-2.0 11.2.1:1")
def test_2_3_5_halved_for_its_controller_and_back_to_its_owner() -> None:
    t = Table(ED)
    taken = t.j_ruler(P1, owner=P2, attack=100, defense=100)
    t.set(P1, life=3000)
    t.cast(t.chant(P1, "Deal 100 damage to target J/resonator."))
    assert t.where(taken) == (P2, "ruler area")
    assert (t.life(P1), t.life(P2)) == (1500, 4000)
    assert t.event("destroy", taken).rule == "fow-2.0 11.2.1:3"
    assert [e.rule for e in t.events("value")] == ["fow-2.0 2.3:5"]


@pytest.mark.rule("fow-2.0 4.3:6", "fow-2.0 2.3:5")
@pytest.mark.parametrize(("life", "half"), [(4000, 2000), (2500, 1300), (300, 200), (100, 100)])
def test_4_3_6_halves_are_rounded_up(life: int, half: int) -> None:
    t = Table(ED)
    t.j_ruler(P2)
    t.set(P2, life=life)
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    assert t.life(P2) == half


@pytest.mark.rule("fow-2.0 3.6:2", "fow-2.0-R15")
def test_a_j_ruler_that_leaves_otherwise_goes_to_its_area_and_nothing_is_halved() -> None:
    t = Table(ED)
    theirs = t.j_ruler(P2, "[Flying]")
    t.cast(t.chant(P1, "Return target J/resonator to its owner's hand."))
    assert t.where(theirs) == (P2, "ruler area") and t.life(P2) == 4000
    assert not t.chars(theirs).abilities and not t.chars(theirs).numbers


@pytest.mark.rule("fow-2.0 2.3:7", "fow-2.0-R32")
def test_in_the_ruler_area_nothing_more_happens_to_it() -> None:
    t = Table(ED)
    theirs = t.j_ruler(P2)
    first = t.chant(P1, "Destroy target J-ruler.")
    second = t.chant(P1, "Destroy target J/ruler.", name="Again")
    t.cast(first)
    t.cast(second, theirs)
    assert t.life(P2) == 2000 and t.where(theirs) == (P2, "ruler area")


@pytest.mark.rule("fow-2.0 2.3:9", "fow-2.0 1.4.6:3", "fow-2.0 1.4.6:5", "fow-2.0 1.4.6:6")
def test_2_3_9_only_what_names_j_rulers_targets_one() -> None:
    t = Table(ED, asking=True)
    t.j_ruler(P2)
    words = {"resonator": False, "card your opponent controls": False, "J-ruler": True, "J/resonator": True}
    spells = {word: t.chant(P1, f"Rest target {word}.", name=f"Against {word}") for word in words}
    for word, may in words.items():
        assert (t.forbids(f"play {spells[word]}") == "") is may


@pytest.mark.rule("fow-2.0 14.24:1", "fow-2.0 2.3:9")
def test_effects_on_all_need_no_target() -> None:
    t = Table(ED)
    theirs = t.j_ruler(P2, defense=300)
    t.cast(t.chant(P1, "Deal 300 damage to each J/resonator your opponent controls."))
    assert t.zone_of(theirs) == "ruler area"


@pytest.mark.rule("fow-2.0 2.2:3", "fow-2.0 2.1.3:2", "fow-2.0-R31")
def test_a_rulers_text_works_in_the_ruler_area() -> None:
    t = Table(ED)
    ruler = t.ruler(P1, "[Activate] {Rest}: You gain 100 life.\n[Continuous] Resonators you control gain [+100/0].")
    mine = t.field(P1)
    assert t.stats(mine) == (600, 500)
    t.activate(ruler)
    assert t.life(P1) == 4100


@pytest.mark.rule("fow-2.0 2.3:4", "fow-2.0 13.1:1")
def test_2_3_4_next_turn_it_attacks() -> None:
    t = Table(ED)
    ruler = t.ruler(P1, FREE, attack=700)
    t.judgment()
    t.to_next_turn()
    t.to_next_turn()
    t.attack(ruler)
    assert t.life(P2) == 3300
