"""What comes to nothing is not done: no damage, nothing called, nobody asked."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, GRAVEYARD, HAND, P1, P2, Table

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))


@every
@pytest.mark.rule("fow 1.4:2", "fow 2.6:2", "fow-2.0-R48")
def test_who_fights_without_attack_deals_no_damage_that_anything_could_wait_for(ruleset: str) -> None:
    for attack in (0, 100):
        t = Table(ruleset)
        mine = t.field(P1, attack=attack)
        theirs = t.field(P2, "[Continuous] When this card is dealt damage, you gain 300 life.", defense=900)
        t.attack(mine, block=theirs)
        assert [e.card for e in t.events("damage") if e.card == theirs.id] == [theirs.id] * bool(attack)
        assert t.life(P2) == 4000 + 300 * bool(attack)


@every
@pytest.mark.rule("fow-2.0 1.4.5:16", "fow 10.2:1")
def test_what_costs_x_can_be_played_for_nothing(ruleset: str) -> None:
    """Without a will to spend X is none, and the card may be played all the same."""
    t = Table(ruleset)
    spell = t.chant(P1, "Draw X cards. You gain 100 life.", cost="{X}")
    assert t.forbids(f"play {spell}") == ""
    t.cast(spell)
    assert (t.count(P1, HAND), t.life(P1)) == (0, 4100)


@every
@pytest.mark.rule("fow 9.9:7", "fow-2.0 14.12:1")
def test_numbers_are_asked_for_as_they_are_printed(ruleset: str) -> None:
    """Whatever they have become: one that has grown is as printed, one that is printed otherwise is not."""
    for printed, grown, there in ((500, True, GRAVEYARD), (400, True, FIELD), (500, False, GRAVEYARD)):
        t = Table(ruleset)
        card = t.field(P2, attack=printed)
        kill = t.chant(P1, "Destroy target resonator if its printed ATK and DEF are [500/500].")
        grow = t.chant(P1, "Target resonator gains [+100/+0] until end of turn.")
        if grown:
            t.cast(grow)
        t.cast(kill)
        assert t.zone_of(card) == there


@every
@pytest.mark.rule("fow 1.5:4.1", "fow 1.5:4.2", "fow-2.0 4.3:5")
@pytest.mark.parametrize(("text", "after"), (
    ("You gain 8000 life.", 12000), ("You gain 150 life.", 4200), ("You lose 150 life.", 3900),
))  # fmt: skip
def test_life_goes_in_hundreds_and_what_is_less_counts_as_one(ruleset: str, text: str, after: int) -> None:
    t = Table(ruleset)
    t.cast(t.chant(P1, text))
    assert t.life(P1) == after


@every
@pytest.mark.rule("fow 9.9:5", "fow 10.21:1", "fow 1.4:2")
@pytest.mark.parametrize("much", (0, 2))
def test_a_card_that_comes_in_with_no_counters_gets_none(ruleset: str, much: int) -> None:
    """Nobody puts counters on it, and what waits for some has nothing to wait for."""
    t = Table(ruleset)
    t.set(P1, will_r=much)
    card = t.hand(P1, "This card enters your field with X charge counters on it.", cost="{X}")
    t.cast(card, *([much] if much else []))
    assert [(e.key, e.amount) for e in t.events("counter")] == [("charge", much)] * bool(much)
