"""Continuous effects (fow 9.9): layers, dependency, time, and what they reach."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
newest = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla",))
oldest = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla",))
UP = "Target resonator gains [+400/+400] until end of turn."
SMALL = "Target resonator becomes [300/300] until end of turn."


# -- the layers -------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.9:1", "fow 9.9:1.2", "fow 9.9:1.3", "fow 9.9:1.4", "fow 9.9:2", "fow 9.9:6")
def test_9_9__1_abilities_before_races_before_values(ruleset: str) -> None:
    """Who becomes an Elf gets the Elves' bonus, but not the skill they are given; and is no Human any more."""
    t = Table(ruleset)
    t.field(P1, "Elves you control gain [+300/+300] and [Flying].", race="Dwarf")
    card = t.field(P1, attack=300, defense=300, race="Human")
    t.cast(t.chant(P1, "Target resonator's race becomes Elf until end of turn."), card)
    assert t.stats(card) == (600, 600) and not t.has(card, "Flying") and t.chars(card).label("race") == {"Elf"}


@both
@pytest.mark.rule("fow 9.9:1.4", "fow 9.9:3.2")
@pytest.mark.parametrize(("order", "stats"), (((UP, SMALL), (300, 300)), ((SMALL, UP), (700, 700))))
def test_9_9__3_2_within_a_layer_the_earlier_goes_first(
    ruleset: str, order: tuple[str, str], stats: tuple[int, int]
) -> None:
    """A bonus before the value was set is gone, one after it is added."""
    t = Table(ruleset)
    card = t.field(P1, attack=800, defense=800)
    spells = [t.instant(P1, text) for text in order]
    for spell in spells:
        t.cast(spell)
    assert t.stats(card) == stats


@both
@pytest.mark.rule("fow 9.9:3.2")
def test_9_9__3_2_an_ability_counts_from_when_it_became_active(ruleset: str) -> None:
    """A resonator that arrives after the value was set gives its bonus on top."""
    t = Table(ruleset)
    card = t.field(P1, attack=800, defense=800)
    small, lord = t.instant(P1, SMALL), t.hand(P1, "Other resonators you control gain [+200/+200].", cost="{0}")
    t.cast(small)
    t.cast(lord)
    assert t.stats(card) == (500, 500)


@newest
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.9:1.5")
def test_9_9__1_5_counters_come_last(ruleset: str) -> None:
    """A counter that was there before the value was set is added all the same."""
    t = Table(ruleset)
    card = t.field(P1, attack=800, defense=800, counters={"+100/+100": 1})
    t.cast(t.instant(P1, SMALL))
    assert t.stats(card) == (400, 400)


# -- dependency -------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.9:3.1", "fow-5.5-R31")
def test_9_9__3_1_what_depends_on_another_is_applied_after_it(ruleset: str) -> None:
    """The older effect gives [First Strike] to who has [Flying], which is given later."""
    t = Table(ruleset)
    t.addition(P1, "Resonators with [Flying] gain [First Strike].")
    card = t.field(P1)
    t.cast(t.instant(P1, "Target resonator gains [Flying] until end of turn."))
    assert t.has(card, "Flying") and t.has(card, "First Strike")


@both
@pytest.mark.rule("fow 9.9:3.1", "fow 9.9:3.2", "fow-5.5-R31")
def test_9_9__3_1_values_may_depend_on_values(ruleset: str) -> None:
    """A bonus for those with ATK 1000 or more waits for the later bonus that makes it 1000."""
    t = Table(ruleset)
    t.addition(P1, "Resonators with ATK 1000 or more gain [0/+500].")
    card = t.field(P1, attack=600, defense=600)
    t.cast(t.instant(P1, UP))
    assert t.stats(card) == (1000, 1500)


# -- what they reach --------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow-5.01-R28")
@pytest.mark.parametrize("made_by", ("spell", "ability"))
def test_9_9__4_whatever_fits_at_any_time(ruleset: str, made_by: str) -> None:
    """Who comes later gets it, who is no Lamplighter any more loses it."""
    t = Table(ruleset)
    text = "Lamplighters you control gain [+200/+200] until end of turn."
    here, late = t.field(P1, race="Lamplighter"), t.hand(P1, race="Lamplighter", cost="{0}")
    other = t.instant(P1, "Target resonator's race becomes Elf until end of turn.")
    if made_by == "spell":
        spell = t.chant(P1, text)
        t.cast(spell)
    else:
        source = t.field(P1, f"[Activate] {{0}}: {text}", race="Elf")
        t.activate(source)
        t.resolve()
    assert t.stats(here) == (700, 700)
    t.cast(late)
    assert t.stats(late) == (700, 700)
    t.cast(other, here)
    assert t.stats(here) == (500, 500)


@pytest.mark.parametrize(("ruleset", "stats"), (("fow-5.5/valhalla", 700), ("fow-5.01/valhalla", 500)))
@pytest.mark.parametrize("text", (
    "If you control a Lamplighter, resonators you control gain [+200/+200] until end of turn.",
    "If you control a Lamplighter, you may pay {2} less to play resonators this turn.",
))  # fmt: skip
def test_9_9__4_its_condition_is_part_of_the_effect(ruleset: str, stats: int, text: str) -> None:
    """Made while the condition is not met: in 5.5 it applies once it is, in 5.01 there is no effect."""
    t = Table(ruleset, asking=True)
    first, late = t.field(P1), t.hand(P1, race="Lamplighter", cost="{0}")
    dear = t.hand(P1, cost="{2}")
    t.cast(t.chant(P1, text))
    assert t.stats(first) == (500, 500) and f"play {dear}" not in t.options
    t.cast(late)
    if "pay" in text:
        assert (f"play {dear}" in t.options) == (stats == 700)
    else:
        assert t.stats(first) == t.stats(late) == (stats, stats)


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.9:4")
def test_9_9__4_so_is_that_of_what_happens_otherwise() -> None:
    """The one bonus while there is a Lamplighter, the other while there is none, whichever it was at first."""
    t = Table()
    first, late = t.field(P1), t.hand(P1, race="Lamplighter", cost="{0}")
    leave = t.instant(P1, "Banish a resonator.")
    t.cast(
        t.chant(P1, "If you control a Lamplighter, resonators you control gain [+200/+200] until end of turn. "
                    "Otherwise, resonators you control gain [+500/0] until end of turn.")
    )  # fmt: skip
    assert t.stats(first) == (1000, 500)
    t.cast(late)
    assert t.stats(first) == t.stats(late) == (700, 700)
    t.cast(leave, then=(late,))
    assert t.stats(first) == (1000, 500)


@both
@pytest.mark.rule("fow 9.9:5")
def test_9_9__5_a_card_arrives_with_the_effects(ruleset: str) -> None:
    """DEF 0 and a bonus that is there already: it comes into the field with 200 and lives."""
    t = Table(ruleset)
    t.field(P1, "Other resonators you control gain [+200/+200].")
    card = t.hand(P1, cost="{0}", attack=0, defense=0)
    t.cast(card)
    assert t.zone_of(card) == "field" and t.stats(card) == (200, 200)


@both
@pytest.mark.rule("fow 9.9:5")
@pytest.mark.parametrize("regalia", (True, False))
def test_9_9__5_a_stone_arrives_rested_if_its_text_says_so(ruleset: str, regalia: bool) -> None:
    """It is rested as it comes in, not made so later: nothing rests it; and only if its condition holds."""
    t = Table(ruleset)
    text = "If you don't control a resonator, this card enters your magic stone area rested."
    stone = t.put(P1, "magic stone deck", text)
    if regalia:
        t.field(P1)
    t.call()
    t.resolve()
    assert t.zone_of(stone) == "magic stone area" and t.rested(stone) is not regalia
    assert not [e for e in t.events("rest") if e.card == stone.id]


@both
@pytest.mark.rule("fow 9.9:6")
def test_9_9__6_what_is_changed_is_lost(ruleset: str) -> None:
    """A fire card that becomes water is fire no more; one that gains water is both."""
    t = Table(ruleset)
    one, other = t.field(P1, cost="{R}"), t.field(P1, cost="{R}")
    change = t.instant(P1, "Target resonator becomes water until end of turn.")
    more = t.instant(P1, "Target resonator gains water in addition to its other attributes until end of turn.")
    t.cast(change, one)
    t.cast(more, other)
    assert t.chars(one).label("attribute") == {"water"} and t.chars(other).label("attribute") == {"fire", "water"}


@both
@pytest.mark.rule("fow 9.9:7")
def test_9_9__7_printed_is_without_any_effect(ruleset: str) -> None:
    """The printed ATK is asked for, whatever it has become."""
    t = Table(ruleset)
    card = t.field(P1, attack=600)
    up = t.instant(P1, UP)
    hit = t.instant(P1, "This card deals damage equal to target resonator's printed ATK to your opponent.")
    t.cast(up, *())
    t.cast(hit)
    assert t.number(card, "attack") == 1000 and t.life(P2) == 3400


# -- as long as this card ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("ruleset", "stolen"), (("fow-5.5/valhalla", False), ("fow-5.01/valhalla", True)))
@pytest.mark.rule("fow 9.9:8")
def test_9_9__8_a_state_that_was_off_in_between_makes_no_effect(ruleset: str, stolen: bool) -> None:
    """The card left the field in answer: in 5.5 nothing is taken control of, not even for a moment."""
    t = Table(ruleset, asking=True)
    source = t.field(P1, "[Activate] {0}: Gain control of target resonator your opponent controls as long as this card "
                         "is rested.", rested=True)
    victim = t.field(P2)
    flick = t.instant(P2, "Recover target resonator your opponent controls. Then rest it.")
    t.activate(source)
    t.pass_()
    t.play(flick)
    t.resolve()
    assert t.rested(source)
    assert t.where(victim) == ((P1 if stolen else P2), "field")
