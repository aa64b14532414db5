"""Abilities (cfv 3.1): where they are active, what they cost, and when they stand by."""

from __future__ import annotations

import pytest

from tests.cfv_table import GC, LB, LF, P1, P2, RF, VC, Table

ZONES = {
    "3.1.1.3.1": ("VC", VC),
    "3.1.1.3.2": ("RC", LF),
    "3.1.1.3.4": ("Hand", "hand"),
    "3.1.1.3.5": ("Drop Zone", "drop zone"),
    "3.1.1.3.6": ("Bind Zone", "bind zone"),
    "3.1.1.3.7": ("Soul", "soul"),
    "3.1.1.3.8": ("Damage Zone", "damage zone"),
}
PLACES = [zone for _, zone in ZONES.values()]


@pytest.mark.rule(
    "cfv 3.1.1.3", "cfv 3.1.1.3.1", "cfv 3.1.1.3.2", "cfv 3.1.1.3.4", "cfv 3.1.1.3.5", "cfv 3.1.1.3.6",
    "cfv 3.1.1.3.7", "cfv 3.1.1.3.8",
)  # fmt: skip
@pytest.mark.parametrize(("word", "home"), ZONES.values())
@pytest.mark.parametrize("zone", PLACES)
def test_3_1_1_3_an_activated_ability_is_played_in_its_zone_only(word: str, home: str, zone: str) -> None:
    """The same card can be used where its text says, and lies idle in every other zone."""
    t = Table()
    card = t.put(P1, zone, f"[ACT]({word}): Draw a card.", grade=3)
    key = f"activate {card} 1"
    assert (key in t.options) is (zone == home)
    assert (t.forbids(key) == "") is (zone == home)


@pytest.mark.rule(
    "cfv 3.1.1.3.1", "cfv 3.1.1.3.2", "cfv 3.1.1.3.4", "cfv 3.1.1.3.5", "cfv 3.1.1.3.6", "cfv 3.1.1.3.7",
    "cfv 3.1.1.3.8",
)  # fmt: skip
@pytest.mark.parametrize(("word", "home"), ZONES.values())
@pytest.mark.parametrize("zone", PLACES)
def test_3_1_1_3_a_continuous_ability_works_in_its_zone_only(word: str, home: str, zone: str) -> None:
    """All units are stronger by 1000 while the card is there, and not otherwise."""
    t = Table()
    unit = t.rear(P1, circle=RF)
    t.put(P1, zone, f"[CONT]({word}): All of your units get [Power]+1000.", grade=3)
    assert t.power(unit) == (6000 if zone == home else 5000)


@pytest.mark.parametrize(("word", "home"), ZONES.values())
@pytest.mark.parametrize("zone", PLACES)
def test_3_1_1_3_an_automatic_ability_is_triggered_in_its_zone_only(word: str, home: str, zone: str) -> None:
    """At the beginning of the main phase the card makes itself heard from where its text says."""
    t = Table(phase="ride")
    t.put(P1, zone, f"[AUTO]({word}): At the beginning of your main phase, Soul Charge (1).", grade=3)
    t.hand(P1, grade=3)  # so that the ride phase waits for an answer
    t.choose("pass")
    assert len(t.events("soul charge")) == (1 if zone == home else 0)


def test_3_1_1_3_3_guardian_text_works_on_the_guardian_circle() -> None:
    """A guardian's shield grows by its own text there; in hand it is as printed."""
    t = Table()
    attacker = t.rear(P1, circle=LF, power=19000)
    guard = t.hand(P2, "[CONT](GC): This unit gets [Shield]+5000.", shield=5000)
    t.hand(P2)  # so that the guard step waits for more
    assert t.number(guard, "shield") == 5000
    t.declare(attacker)
    t.choose(f"guard {guard}")
    assert t.zone_of(guard) == GC and t.number(guard, "shield") == 10000
    assert t.power(t.vanguard_of(P2)) == 20000


def test_3_1_1_3_3_and_nowhere_else() -> None:
    """The same text on a rear-guard circle does nothing."""
    t = Table()
    unit = t.rear(P1, "[CONT](GC): This unit gets [Shield]+5000.")
    assert t.number(unit, "shield") == 5000


@pytest.mark.parametrize("zone", [VC, LF, "hand", "soul", "damage zone", "drop zone", "bind zone"])
def test_3_1_1_3_9_text_without_a_zone_works_everywhere(zone: str) -> None:
    """No zone is named, so it works wherever the card is."""
    t = Table()
    unit = t.rear(P1, circle=RF)
    t.put(P1, zone, "[CONT]: All of your units get [Power]+1000.", grade=3)
    assert t.power(unit) == 6000


@pytest.mark.parametrize(("zone", "works"), [(LF, True), ("soul", True), (VC, False), ("hand", False)])
def test_3_1_1_4_two_zones_mean_either(zone: str, works: bool) -> None:
    """(RC/Soul): on a rear-guard circle or in the soul, and nowhere else."""
    t = Table()
    unit = t.rear(P1, circle=RF)
    t.put(P1, zone, "[CONT](RC/Soul): All of your units get [Power]+1000.", grade=3)
    assert (t.power(unit) == 6000) is works


@pytest.mark.rule("cfv 3.1.1.5")
def test_3_1_1_5_1_an_activated_ability_is_paid_for_to_be_played() -> None:
    """Without a face-up card of damage it cannot be played; with one, that is turned down before anything is drawn."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): [Counter Blast (1)] Draw a card.")
    t.damage(P1, facedown=True)
    t.hand(P1)
    key = t.activation(van)
    assert t.forbids(key) == "cfv 8.5.2.3" and key not in t.options

    t = Table()
    van = t.vanguard(P1, "[ACT](VC): [Counter Blast (1)] Draw a card.")
    paid = t.damage(P1)
    t.activate(van)
    assert not t.game.cards[paid.id].faceup and t.count(P1, "hand") == 1
    order = [e.kind for e in t.events() if e.kind in ("flip", "played", "draw")]
    assert order == ["flip", "played", "draw"]


@pytest.mark.rule("cfv 3.1.1.5", "cfv-R12")
@pytest.mark.parametrize("pays", [True, False])
def test_3_1_1_5_2_an_automatic_ability_is_paid_for_while_it_resolves(pays: bool) -> None:
    """It has been played when the question comes; who declines pays nothing and gets nothing."""
    t = Table()
    text = "[AUTO](VC): [Counter Blast (1)] When this unit attacks, you may pay the cost. If you do, draw a card."
    van = t.vanguard(P1, text)
    t.damage(P1)
    t.declare(van)
    assert [e.kind for e in t.events() if e.kind in ("played", "flip")] == ["played"]
    t.choose(pays)
    assert len(t.events("flip")) == (1 if pays else 0)
    assert len([e for e in t.events("draw") if e.seat == P1]) == (1 if pays else 0)


@pytest.mark.rule("cfv-R12")
def test_3_1_1_5_2_what_cannot_be_paid_is_not_asked_for() -> None:
    """Without the means the ability is played all the same and does nothing."""
    t = Table()
    text = "[AUTO](VC): [Counter Blast (1)] When this unit attacks, you may pay the cost. If you do, draw a card."
    van = t.vanguard(P1, text)
    t.attack(van)
    assert t.events("played") and not [e for e in t.events("draw") if e.seat == P1]


@pytest.mark.rule("cfv-R46")
def test_3_1_1_5_3_costs_joined_by_and_are_paid_together() -> None:
    """Both parts happen at one time; a part that cannot be paid keeps the other from being paid."""
    t = Table()
    text = "[ACT](VC): [Counter Blast (1) & Soul Blast (1)] Draw a card."
    van = t.vanguard(P1, text)
    t.damage(P1)
    t.soul(P1)
    t.activate(van)
    assert t.event("flip").batch == t.event("put").batch and t.count(P1, "hand") == 1

    t = Table()
    van = t.vanguard(P1, text)
    t.damage(P1)
    t.hand(P1)
    assert t.forbids(t.activation(van)) == "cfv 8.5.2.3"


@pytest.mark.rule("cfv-R46")
def test_3_1_1_5_3_one_card_does_not_pay_twice() -> None:
    """Two soul blasts of one need two cards in the soul."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): [Soul Blast (1) & Soul Blast (1)] Draw a card.")
    t.soul(P1)
    t.hand(P1)
    assert t.forbids(t.activation(van)) == "cfv 8.5.2.3"


@pytest.mark.rule("cfv 3.5.1", "cfv 3.5.2")
def test_3_1_1_2_3_an_automatic_ability_stands_by_until_a_check_timing() -> None:
    """Triggered in the middle of an effect it waits: the rest of that effect and the rule actions come first."""
    t = Table()
    rest = "Choose a card from your hand, and discard it."
    van = t.vanguard(P1, f"[ACT](VC): Choose one of your rear-guards, and retire it. {rest}")
    unit = t.rear(P1, "[AUTO]: When this unit is put into the drop zone from (RC), draw a card.", circle=LB)
    held = [t.hand(P1), t.hand(P1, power=7000)]
    t.choose(t.activation(van))
    assert t.zone_of(unit) == "drop zone" and not t.events("draw"), "it stands by"
    t.choose(held[0])
    assert [e.kind for e in t.events() if e.kind in ("discard", "draw")] == ["discard", "draw"]


def test_3_5_2_rule_actions_come_before_abilities_that_stand_by() -> None:
    """A unit is called over another: the old one is gone before the new one's ability is played."""
    t = Table()
    old = t.rear(P1, circle=LF)
    new = t.hand(P1, "[AUTO]: When this unit is placed on (RC), draw a card.", grade=1)
    t.call(new, LF)
    assert t.zone_of(old) == "drop zone"
    assert [e.kind for e in t.events() if e.kind in ("put", "draw")] == ["put", "draw"]


def test_3_5_2_one_ability_at_a_time_and_rule_actions_in_between() -> None:
    """Two abilities stand by; the first empties the deck, and the second is never played."""
    t = Table(deck=1, phase="ride")
    for circle in (LF, RF):
        t.rear(P1, "[AUTO](RC): At the beginning of your main phase, Soul Charge (1).", circle=circle)
    t.choose("trigger 1")
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "cfv 9.2.3")
    assert len(t.events("played")) == 1
