"""Conformance cases of fow-5.01, chapter 9: playing, will abilities, layers, replacement, last known information."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.01/bifrost"))


# -- showing stones ---------------------------------------------------------------------------------------------------
def attacked(ruleset: str, stones: tuple[str, ...], cost: str) -> tuple[Table, Piece, Piece]:
    """B's resonator attacks, and A has a chant-standby card for it and rested stones."""
    t = Table(ruleset, asking=True, turn_of=P2)
    text = "[Trigger] When a J/resonator your opponent controls attacks: Destroy the attacking J/resonator."
    card = t.standby(P1, text, cost=cost)
    for kind in stones:
        t.stone(P1, kind, rested=True)
    attacker = t.field(P2)
    t.declare(attacker)
    return t, card, attacker


@either
@pytest.mark.rule("fow-5.01 9.3:2.1", "fow-5.01 9.6:2.1", "fow-5.01 7.9:2", "fow-5.01 9.1:1.3")
@pytest.mark.rule("fow-5.01-R13", "fow-5.01-R14")
def test_fow_5_01_026_matching_stones_are_shown_and_nothing_is_paid(ruleset: str) -> None:
    """Rested stones will do, they stay as they are, and no will is paid."""
    t, card, attacker = attacked(ruleset, ("water", "fire", "fire"), "{U}{2}")
    t.choose("trigger 1")
    assert t.chase == [card] and t.sees(P2, card) and t.wills(P1) == {}
    assert all(t.rested(stone) for stone in t.pieces(P1, "magic stone area"))
    assert not [e for e in t.events("value") if e.value == "pay"] and not t.events("rest", card)
    t.finish_battle()
    assert t.zone_of(attacker) == t.zone_of(card) == "graveyard"
    assert all(t.rested(stone) for stone in t.pieces(P1, "magic stone area"))
    for stones, cost in ((("water", "fire"), "{U}{2}"), (("water", "fire", "fire"), "{U}{U}{1}")):
        cannot_be_played(ruleset, stones, cost)


def cannot_be_played(ruleset: str, stones: tuple[str, ...], cost: str) -> None:
    """One stone short, or only one water stone: it stays where it is, unseen (ruling fow-5.01-R14)."""
    t, card, attacker = attacked(ruleset, stones, cost)
    while t.options[0].startswith("trigger"):
        t.choose("trigger 1")
    assert not t.chase and t.zone_of(card) == "chant-standby area" and not t.sees(P2, card)
    t.finish_battle()
    assert t.zone_of(attacker) == "field"


# -- resolving --------------------------------------------------------------------------------------------------------
@either
@pytest.mark.rule("fow-5.01 9.3:3.1", "fow-5.01 6.4:1.2", "fow-5.01 6.4:1.1", "fow-5.01 6.3:2", "fow-5.01 7.3:3")
def test_fow_5_01_040_only_the_newest_resolves_and_the_rest_is_still_done(ruleset: str) -> None:
    """The target is gone: nothing is destroyed, the card is drawn."""
    t = Table(ruleset, asking=True)
    x = t.field(P2)
    chant = t.chant(P1, "Destroy target resonator. Draw a card.")
    back = t.instant(P2, "Return target resonator to its owner's hand.")
    resonator, instant = t.hand(P1, cost="{0}"), t.instant(P1, "Draw a card.")
    t.play(chant)
    t.pass_()
    t.play(back)
    assert t.asked == P2
    t.pass_()
    assert t.asked == P1 and t.zone_of(x) == "field"
    t.pass_()
    assert t.zone_of(x) == "hand" and t.chase == [chant] and t.asked == P1
    assert f"play {instant}" in t.options and f"play {resonator}" not in t.options
    hand = t.count(P1, "hand")
    t.pass_both()
    assert not t.events("destroy") and t.count(P1, "hand") == hand + 1 and t.where(chant) == (P1, "graveyard")


# -- will abilities ---------------------------------------------------------------------------------------------------
@either
@pytest.mark.rule("fow-5.01 9.7:1", "fow-5.01 9.7:2", "fow-5.01 9.7:3", "fow-5.01 10.2:5", "fow-5.01 10.2:4")
def test_fow_5_01_045_a_triggered_will_ability_works_at_once(ruleset: str) -> None:
    """Stone and echo pay {R}{R}; what needs a target is no will ability and does not help to pay {R}{R}{R}."""
    t = Table(ruleset, asking=True)
    stone = t.stone(P1, "fire")
    t.addition(P1, "[Continuous] Whenever you play a will ability of a fire magic stone, produce {R}.")
    m = t.field(P1, "[Activate] {Rest}: Target player produces {R}.")
    r1, r2 = t.hand(P1, cost="{R}{R}"), t.hand(P1, cost="{R}{R}{R}")
    t.instant(P2, "Draw a card.")
    assert t.forbids(f"play {r2}") == "fow-5.01 10.2:4" and t.wills(P1) == {} and not t.rested(stone)
    t.play(r1)
    assert t.chase == [r1] and t.asked == P1 and t.wills(P1) == {} and t.rested(stone) and not t.rested(m)
    assert [e.seat for e in t.events("played") if e.key == "will"] == [P1, P1] and not t.events("create")
    t.resolve()
    t.activate(m, t.player(P1))
    assert len(t.chase) == 1 and t.wills(P1) == {}


# -- layers -----------------------------------------------------------------------------------------------------------
@either
@pytest.mark.rule("fow-5.01 9.9:1.2", "fow-5.01 9.9:1.3", "fow-5.01 9.9:1.4", "fow-5.01 9.9:2", "fow-5.01 9.9:6")
def test_fow_5_01_048_a_turned_elf_gets_the_bonus_but_not_the_skill(ruleset: str) -> None:
    """M is an Elf, 600/600, without [Flying], and can be blocked."""
    t = Table(ruleset, asking=True)
    t.field(P1, "[Continuous] Elves you control gain [+300/+300] and [Flying].", race="Dwarf")
    m = t.field(P1, attack=300, defense=300, race="Human")
    blocker = t.field(P2)
    t.cast(t.instant(P1, "Until end of turn, target resonator's race becomes Elf."), m)
    assert t.chars(m).label("race") == {"Elf"} and t.stats(m) == (600, 600) and not t.has(m, "Flying")
    t.declare(m)
    t.to_block()
    assert f"block {blocker}" in t.options


# -- replacement ------------------------------------------------------------------------------------------------------
@either
@pytest.mark.rule("fow-5.01 9.10:2", "fow-5.01 9.10:1", "fow-5.01 9.10:3")
def test_fow_5_01_049_the_drawing_player_picks_one_of_two(ruleset: str) -> None:
    """Not to be declined, and the other has nothing left to replace; nothing triggers on a draw."""
    t = Table(ruleset, asking=True, turn_of=P2)
    t.set(P1, life=1000)
    t.addition(P1, "[Continuous] If you would draw a card, you gain 300 life instead.")
    t.addition(
        P2,
        "[Continuous] If your opponent would draw a card, that player puts the top card of their main deck into their "
        "graveyard instead.",
    )
    t.addition(P1, "Whenever you draw a card, you gain 100 life.")
    t.play(t.chant(P2, "Your opponent draws a card."))
    t.pass_both()
    assert t.asked == P1 and t.asking_rule() == "fow-5.01 9.10:2" and len(t.options) == 2
    t.choose(t.options[0])
    assert t.menu == "fow priority" and t.life(P1) == 1300
    assert t.count(P1, "hand") == t.count(P1, "graveyard") == 0 and not t.events("draw") and not t.chase


# -- last known information -------------------------------------------------------------------------------------------
@either
@pytest.mark.rule("fow-5.01 9.11:1", "fow-5.01 3.1:3", "fow-5.01 3.8:6", "fow-5.01 10.9:1", "fow-5.01 1.4:2")
def test_fow_5_01_050_no_last_known_information_of_a_lost_j_ruler(ruleset: str) -> None:
    """Y had 900 in the field: 900 damage. K is a J-ruler in the ruler area without ATK: none."""
    for on_y in (True, False):
        t = Table(ruleset)
        t.set(P2, life=2000)
        k, y = t.j_ruler(P2, attack=900, defense=900), t.field(P2, attack=500, defense=500)
        up = t.instant(P1, "Target resonator gains [+400/0] until end of turn.")
        chant = t.chant(
            P1, "Destroy target J/resonator. This card deals damage equal to that J/resonator's ATK to its controller."
        )
        t.cast(up)
        t.cast(chant, y if on_y else k)
        assert t.zone_of(y) == ("graveyard" if on_y else "field")
        assert t.zone_of(k) == ("field" if on_y else "ruler area") and "J-ruler" in t.chars(k).types
        assert t.life(P2) == (1100 if on_y else 2000)
