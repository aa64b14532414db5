"""Abilities that cannot be used (cfv 11.2), and trigger effects that are nullified (cfv 11.3)."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, RF, Table

ONCE = "This ability cannot be used for the rest of that {}."


@pytest.mark.rule("cfv-R43")
@pytest.mark.parametrize(("span", "later"), [("turn", ""), ("game", "cfv 11.2.1.1")])
def test_11_2_1_1_an_activated_ability_cannot_be_played(span: str, later: str) -> None:
    """For the rest of the turn it is used up; in the next own turn only if it was for the game."""
    t = Table()
    v = t.vanguard(P1, f"[ACT](VC): Draw a card. {ONCE.format(span)}")
    t.rear(P1), t.rear(P2)
    key = t.activation(v)
    t.activate(v)
    assert key not in t.options and t.forbids(key) == "cfv 11.2.1.1"
    t.end_turn()
    t.end_turn()
    assert t.asked == P1 and t.forbids(key) == later


@pytest.mark.rule("cfv-R43")
def test_11_2_1_1_it_binds_the_card_as_long_as_it_is_that_card() -> None:
    """Another circle does not free the ability; the hand and back does."""
    t = Table()
    unit = t.rear(P1, f"[ACT](RC): Draw a card. {ONCE.format('game')}\n[ACT](RC): Return this unit to your hand.", LF)
    t.activate(unit)
    t.exchange("left")
    assert t.forbids(t.activation(unit)) == "cfv 11.2.1.1"
    t.activate(unit, n=2)
    t.call(unit, "left front")
    assert t.forbids(t.activation(unit)) == ""


def test_11_2_1_2_an_automatic_ability_does_not_trigger() -> None:
    """A second rear-guard is placed: the used-up ability does not even stand by."""
    t = Table()
    t.vanguard(P1, f"[AUTO](VC): When your rear-guard is placed on (RC), draw a card. {ONCE.format('turn')}")
    one, two = t.hand(P1, grade=1), t.hand(P1, grade=2)
    t.call(one, "left front")
    t.call(two, "right front")
    assert len(t.events("played")) == 1 and t.count(P1, "hand") == 1


def test_11_2_1_3_what_stands_by_already_is_cancelled() -> None:
    """Two units are placed at once, so it stands by twice: the first resolving cancels the other."""
    t = Table()
    v = t.vanguard(
        P1,
        f"[AUTO](VC): When your rear-guard is placed on (RC), draw a card. {ONCE.format('turn')}\n"
        "[ACT](VC): Choose two cards from your drop zone, and call them to separate (RC).",
    )
    t.drop(P1), t.drop(P1)
    t.choose(t.activation(v))
    t.choose("circle left-front")
    t.choose("circle right-front")
    while t.asking_rule() == "cfv 8.6.3":
        t.choose(t.options[0])
    assert len([e for e in t.events("played") if e.key == "automatic"]) == 1
    assert t.count(P1, "hand") == 1


# -- nullified trigger effects (cfv 11.3) ------------------------------------------------------------------------------
@pytest.mark.rule("cfv 11.3.2")
def test_11_3_1_icons_of_drive_checks_do_nothing() -> None:
    """The critical trigger is revealed and goes to the hand; neither of its two effects happens."""
    t = Table()
    v = t.vanguard(P1)
    t.vanguard(P2, "[CONT](VC): Nullify the trigger effects of your opponent's drive checks.", power=20000)
    card = t.trigger(P1, "critical")
    t.attack(v)
    assert t.zone_of(card) == "hand" and t.event("checked", card).key == "drive"
    assert not t.events("change")


@pytest.mark.rule("cfv 11.3.2")
def test_11_3_1_and_those_of_damage_checks() -> None:
    """A heal trigger among the damage heals nothing; the player's drive checks are not touched."""
    t = Table()
    t.set(P2, damage=2)
    v = t.vanguard(P1, "[CONT](VC): Nullify the trigger effects of your opponent's damage checks.")
    card = t.trigger(P2, "heal")
    mine = t.trigger(P1, "draw")
    t.attack(v, None, "do draw")
    assert t.zone_of(card) == "damage zone" and t.damages(P2) == 3
    assert t.zone_of(mine) == "hand" and not t.events("heal")


def test_11_3_2_only_while_the_ability_is_active() -> None:
    """The unit that nullifies is gone before the check: the trigger works."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and retire it.")
    t.rear(P2, "[CONT](RC): Nullify the trigger effects of your opponent's drive checks.", RF)
    t.trigger(P1, "critical")
    t.activate(v)
    t.attack(v, None, "do power")
    assert t.damages(P2) == 2
    assert [(e.key, e.amount) for e in t.events("change", v)] == [("power", 5000), ("critical", 1)]
