"""Automatic abilities (cfv 8.6): standing by, being played, what they look at, timed and situation triggers."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, RF, VC, Table


@pytest.mark.rule("cfv 8.6.2")
def test_8_6_1_played_in_the_check_timing_after_the_event() -> None:
    """Two things happen in one effect: the ability of the first is played after the whole effect."""
    t = Table()
    t.rear(P1, "[AUTO]: When this unit is retired, Soul Charge (1).", LF)
    v = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and retire it. Draw a card.")
    t.activate(v)
    assert [e.kind for e in t.events() if e.kind in ("retire", "draw", "soul charge")] == [
        "retire", "draw", "soul charge",
    ]  # fmt: skip


@pytest.mark.rule("cfv 8.6.3")
def test_8_6_2_1_met_several_times_it_stands_by_as_often() -> None:
    """Three rear-guards are retired at once: the ability is played three times."""
    t = Table()
    v = t.vanguard(
        P1, "[AUTO](VC): When your rear-guard is retired, Soul Charge (1).\n[ACT](VC): Retire all of your rear-guards."
    )
    for circle in (LF, RF, "left back"):
        t.rear(P1, circle=circle)
    t.choose(t.activation(v))
    while t.asking_rule() == "cfv 8.6.3":
        t.choose(t.options[0])
    assert t.count(P1, "soul") == 3
    assert len([e for e in t.events("played") if e.key == "automatic"]) == 3


@pytest.mark.rule("cfv-R1")
def test_8_6_3_its_master_picks_and_plays_it() -> None:
    """The non-turn player orders the own abilities, not the turn player."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Retire all of your opponent's rear-guards.")
    t.rear(P2, "[AUTO]: When this unit is retired, draw a card.", LF)
    t.rear(P2, "[AUTO]: When this unit is retired, Soul Charge (1).", RF)
    t.choose(t.activation(v))
    assert (t.asked, len(t.options)) == (P2, 2)
    t.choose("trigger 2")
    assert [e.kind for e in t.events() if e.kind in ("draw", "soul charge")] == ["soul charge", "draw"]


def test_8_6_3_1_it_must_be_played() -> None:
    """There is no answer that leaves an ability out."""
    t = Table()
    text = "[AUTO](RC): When this unit attacks, draw a card.\n[AUTO](RC): When this unit attacks, Soul Charge (1)."
    t.declare(t.rear(P1, text, LF))
    assert t.options == ["trigger 1", "trigger 2"]
    assert t.forbids("pass") and t.forbids("done")
    t.choose("trigger 1")
    assert (t.count(P1, "hand"), t.count(P1, "soul")) == (1, 1)


# -- zone changing triggers (cfv 8.6.4) --------------------------------------------------------------------------------
CLANS = "[CONT](RC): This unit is also a <<Storm>>."


@pytest.mark.rule("cfv 8.6.4.1.2")
@pytest.mark.parametrize(("verb", "zone"), [("retire it", "drop zone"), ("return it to your opponent's hand", "hand")])
def test_8_6_4_1_2_what_left_the_field_is_read_as_it_was_there(verb: str, zone: str) -> None:
    """A unit that is of a clan only on its circle leaves: it was of that clan."""
    t = Table()
    t.rear(P2, CLANS, LF)
    event = "is retired" if zone == "drop zone" else "is returned to hand"
    v = t.vanguard(
        P1,
        f"[AUTO](VC): When your opponent's <<Storm>> {event}, draw a card.\n"
        f"[ACT](VC): Choose one of your opponent's rear-guards, and {verb}.",
    )
    t.activate(v)
    assert t.count(P1, "hand") == 1


def test_8_6_4_1_1_from_a_hidden_zone_it_is_read_where_everybody_sees_it() -> None:
    """A card comes from the hand to a circle, on which alone it is a <<Storm>>: it is one."""
    t = Table()
    t.vanguard(P1, "[AUTO](VC): When your <<Storm>> is placed on (RC), draw a card.")
    t.call(t.hand(P1, CLANS), "left front")
    assert t.count(P1, "hand") == 1


def test_8_6_4_1_1_to_a_hidden_zone_it_is_read_where_everybody_saw_it() -> None:
    """A card of the soul that is a <<Storm>> there alone goes to the hand: it was one."""
    t = Table()
    v = t.vanguard(
        P1,
        "[AUTO](VC): When a <<Storm>> is put into your hand from your soul, Soul Charge (1).\n"
        "[ACT](VC): Choose a card from your soul, and put it into your hand.",
    )
    t.soul(P1, "[CONT](Soul): This card is also a <<Storm>>.")
    t.activate(v)
    assert t.count(P1, "soul") == 1


@pytest.mark.parametrize(("here", "met"), [("Soul", False), ("Drop Zone", True)])
def test_8_6_4_1_3_between_public_zones_it_is_read_at_its_new_place(here: str, met: bool) -> None:
    """From the soul to the drop zone: what it is in the drop zone counts."""
    t = Table()
    v = t.vanguard(
        P1,
        "[AUTO](VC): When a <<Storm>> is put into your drop zone from your soul, draw a card.\n"
        "[ACT](VC): Choose a card from your soul, and put it into your drop zone.",
    )
    t.soul(P1, f"[CONT]({here}): This card is also a <<Storm>>.")
    t.activate(v)
    assert t.count(P1, "hand") == int(met)


def test_8_6_4_1_4_a_ridden_vanguard_keeps_its_ability_until_it_has_resolved() -> None:
    """It is in the soul when its ability about being ridden is played, and still speaks of itself."""
    t = Table(phase="ride")
    old = t.vanguard(
        P1, "[AUTO]: When a <<Plain Clan>> rides this unit, choose one of your vanguards, and that unit gets "
        "[Power]+5000 until end of turn.", grade=2,
    )  # fmt: skip
    t.rear(P1)
    new = t.hand(P1, grade=3, power=10000)
    t.ride(new)
    assert t.zone_of(old) == "soul" and t.power(new) == 15000


@pytest.mark.rule("cfv-R44")
def test_8_6_4_cards_that_leave_together_see_each_other_leave() -> None:
    """Two units are retired at once, and each has an ability about other units that are retired."""
    t = Table()
    text = "[AUTO](RC): When your other rear-guard is retired, Soul Charge (1)."
    t.rear(P1, text, LF), t.rear(P1, text, RF)
    v = t.vanguard(P1, "[ACT](VC): Retire all of your rear-guards.")
    t.choose(t.activation(v))
    while t.asking_rule() == "cfv 8.6.3":
        t.choose(t.options[0])
    assert t.count(P1, "soul") == 2


# -- timed and situation triggers (cfv 8.6.5, 8.6.6) -------------------------------------------------------------------
@pytest.mark.rule("cfv 8.6.5.1")
def test_8_6_5_a_timed_trigger_works_later_and_once() -> None:
    """At the end of the turn the unit is retired; a turn later nothing happens any more."""
    t = Table()
    t.rear(P1, circle=RF), t.rear(P2, circle=RF)
    v = t.vanguard(P1, "[ACT](VC): [Soul Blast (1)] At the end of turn, draw a card.")
    t.soul(P1)
    t.activate(v)
    assert t.count(P1, "hand") == 0
    t.end_turn()
    assert (t.asked, t.count(P1, "hand")) == (P2, 1)
    t.end_turn()
    t.end_turn()
    assert t.asked == P2 and t.count(P1, "hand") == 2  # the card of the own draw phase


@pytest.mark.rule("cfv 8.6.6", "cfv-R39")
def test_8_6_6_1_a_situation_triggers_once_and_again_while_it_lasts() -> None:
    """Fewer than two cards in the hand: two cards leave it at once, and the ability is played until there are two."""
    t = Table()
    text = "[AUTO](VC): When you have one or fewer cards in your hand, draw a card.\n[ACT](VC): Discard your hand."
    v = t.vanguard(P1, text)
    t.hand(P1), t.hand(P1)
    t.activate(v)
    assert t.count(P1, "hand") == 2
    assert len([e for e in t.events("played") if e.key == "automatic"]) == 2


def test_8_6_6_a_situation_that_holds_already_triggers_what_comes_into_it() -> None:
    """The hand is empty when the unit with the ability arrives: nothing needs to change for it to trigger."""
    t = Table()
    t.call(t.hand(P1, "[AUTO](RC): When you have one or fewer cards in your hand, draw a card."), "left front")
    assert t.count(P1, "hand") == 2


def test_8_6_7_it_is_played_although_its_card_is_gone() -> None:
    """The unit has gone to the drop zone: its "draw" is done, its own power is not."""
    t = Table()
    t.rear(P1, circle=RF)
    unit = t.rear(
        P1, "[AUTO](RC): When this unit attacks, this unit gets [Power]+5000 until end of turn, and draw a card.\n"
        "[AUTO](RC): When this unit attacks, retire this unit.", LF,
    )  # fmt: skip
    t.declare(unit)
    t.choose("trigger 2")
    assert t.zone_of(unit) == "drop zone"
    assert t.count(P1, "hand") == 1 and not t.events("change")
    assert t.zone_of(t.vanguard_of(P1)) == VC
