"""What a text goes on to say of all the cards that an effect for a while was described for: "they" are whoever fits."""

from __future__ import annotations

import pytest

from tests.cfv_table import Table as Cfv
from tests.fow_table import P1, P2, Piece, Table
from tests.sve_table import Table as Sve

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", EDITIONS)
younger = pytest.mark.parametrize("ruleset", EDITIONS[1:])


def blockable(t: Table, attacker: Piece, blocker: Piece) -> bool:
    """Whether an attack on the other player could be blocked."""
    t.declare(attacker)
    able = False
    while t.options and t._in_battle():
        able = able or f"block {blocker}" in t.options
        t.choose("pass")
    return able


# -- who comes later --------------------------------------------------------------------------------------------------
@every
@pytest.mark.rule("fow 9.9:4")
@pytest.mark.parametrize(("first", "then"), (
    ("Resonators you control gain [+100/+100] until end of turn.", "They gain [Flying] until end of turn."),
    ("Resonators you control gain [+100/+100] until end of turn.", "They also gain [Flying] until end of turn."),
    ("Each resonator you control gains [+100/+0] until end of turn.", "It gains [Flying] until end of turn."),
    ("Resonators you control gain [Pierce] until end of turn.", "Those resonators gain [Flying] until end of turn."),
    ("Resonators you control lose all abilities until end of turn.", "They gain [Flying] until end of turn."),
    ("Resonators you control cannot be blocked until end of turn.", "They gain [Flying] until end of turn."),
    ("Prevent all damage that would be dealt to resonators you control this turn.",
     "They gain [Flying] until end of turn."),
))  # fmt: skip
def test_what_is_said_next_of_all_that_fit_is_said_of_who_comes_later(ruleset: str, first: str, then: str) -> None:
    """In the oldest book only those get anything that are there (fow-2.0 14.20:1)."""
    t = Table(ruleset)
    here, theirs = t.field(P1, name="Here", attack=500), t.field(P2, name="Theirs", attack=500)
    spell, later = t.chant(P1, f"{first} {then}"), t.hand(P1, name="Later", cost="{0}")
    t.cast(spell)
    t.cast(later)
    assert t.zone_of(later) == "field"
    assert [t.has(card, "Flying") for card in (here, later, theirs)] == [True, ruleset != EDITIONS[0], False]


@younger
@pytest.mark.rule("fow 9.9:4")
def test_so_is_what_they_cannot_do(ruleset: str) -> None:
    t = Table(ruleset)
    here, wall = t.field(P1, name="Here", attack=500), t.field(P2, name="Wall", defense=5000)
    spell = t.chant(
        P1, "Resonators you control gain [+100/+0] until end of turn. They cannot be blocked until end of turn."
    )
    later = t.hand(P1, "[Swiftness]", name="Later", cost="{0}")
    t.cast(spell)
    t.cast(later)
    assert not blockable(t, here, wall) and not blockable(t, later, wall)


@younger
@pytest.mark.rule("fow 9.9:4")
def test_until_they_do_not_fit_any_more(ruleset: str) -> None:
    t = Table(ruleset)
    one = t.field(P1, name="One", race="Lamplighter", attack=500)
    spell = t.chant(
        P1, "Lamplighters you control gain [+100/+0] until end of turn. They gain [Flying] until end of turn."
    )
    other = t.chant(P2, "Gain control of target resonator.", subtype="chant-instant")
    t.cast(spell)
    assert t.has(one, "Flying")
    t.pass_()
    t.cast(other)
    assert t.where(one) == (P2, "field") and not t.has(one, "Flying") and t.stats(one) == (500, 500)


@younger
@pytest.mark.rule("fow 1.4:2")
@pytest.mark.parametrize(("first", "flies"), (
    ("Recover all resonators you control.", False),
    ("Resonators you control with ATK 500 or less gain [+100/+0] until end of turn.", False),
))  # fmt: skip
def test_who_is_known_only_at_that_moment_is_meant_alone(ruleset: str, first: str, flies: bool) -> None:
    """Those to whom something was done at once; and those who would be others as soon as the effect is there."""
    t = Table(ruleset)
    here = t.field(P1, name="Here", attack=500)
    spell, later = t.chant(P1, f"{first} They gain [Flying] until end of turn."), t.hand(P1, name="Later", cost="{0}")
    t.cast(spell)
    t.cast(later)
    assert t.has(here, "Flying") and t.has(later, "Flying") is flies


# -- if something is so -----------------------------------------------------------------------------------------------
BRAVE = (
    "Resonators you control gain [+100/+0] until end of turn. If you control a Lamplighter, they {} until end of turn."
)


@pytest.mark.rule("fow 9.9:4")
@younger
@pytest.mark.parametrize("first", (True, False))
@pytest.mark.parametrize("what", ("gain [Flying]", "cannot be blocked"))
def test_a_condition_of_what_is_said_next_is_part_of_it(ruleset: str, what: str, first: bool) -> None:
    """In 5.5 it applies whenever it holds; 5.01 asks once, and then all that fit have it."""
    t = Table(ruleset)
    here, wall = t.field(P1, name="Here", attack=500), t.field(P2, name="Wall", defense=5000)
    spell = t.chant(P1, BRAVE.format(what))
    lamp = t.hand(P1, "[Swiftness]", name="Lamp", race="Lamplighter", cost="{0}")
    for card in (lamp, spell) if first else (spell, lamp):
        t.cast(card)
    free = [not blockable(t, card, wall) for card in (here, lamp)]
    assert free == [first or ruleset == EDITIONS[2]] * 2


@younger
@pytest.mark.rule("fow 9.9:4")
@pytest.mark.parametrize("first", (True, False))
def test_so_is_one_that_covers_both(ruleset: str, first: bool) -> None:
    t = Table(ruleset)
    here = t.field(P1, name="Here", attack=500)
    lamp = t.hand(P1, name="Lamp", race="Lamplighter", cost="{0}")
    spell = t.chant(
        P1,
        "If you control a Lamplighter, resonators you control gain [+100/+0] until end of turn. They gain [Flying] "
        "until end of turn.",
    )
    for card in (lamp, spell) if first else (spell, lamp):
        t.cast(card)
    so = first or ruleset == EDITIONS[2]
    assert (t.stats(here)[0], t.has(here, "Flying")) == (600 if so else 500, so)


# -- what is done to them at once -------------------------------------------------------------------------------------
@every
@pytest.mark.rule("fow 1.4:2")
@pytest.mark.parametrize("first", (
    "Resonators your opponent controls cannot attack or block until end of turn.",
    "Prevent all battle damage that would be dealt to resonators your opponent controls this turn.",
))  # fmt: skip
def test_what_is_done_to_who_cannot_do_something(ruleset: str, first: str) -> None:
    t = Table(ruleset)
    mine, theirs, other = (
        t.field(P1, name="Mine", attack=500),
        t.field(P2, name="Theirs", attack=500),
        t.field(P2, name="Other", attack=500),
    )
    t.cast(t.chant(P1, f"{first} Rest them."))
    assert [t.rested(card) for card in (mine, theirs, other)] == [False, True, True]


STAY = "Until the end of this turn, enemy followers can't attack. Deal 1 damage to them."


@pytest.mark.rule("sve 10.2.1.2", "sve 10.6.2.8.2")
def test_in_the_craft_too() -> None:
    t = Sve()
    mine, theirs = t.field(P1, name="Mine", defense=3), t.field(P2, name="Theirs", defense=3)
    other = t.field(P2, name="Other", defense=3)
    t.do(f"play {t.spell(P1, STAY)}")
    assert [t.number(card, "defense") for card in (mine, theirs, other)] == [3, 2, 2]


def test_in_the_guard_too() -> None:
    t = Cfv()
    text = (
        "[ACT](VC): Until end of turn, all of your rear-guards cannot attack. They get [Power]+5000 until end of turn."
    )
    lead = t.vanguard(P1, text)
    mine, theirs = t.rear(P1, name="Mine", power=5000), t.rear(P2, name="Theirs", power=5000)
    t.activate(lead)
    assert [t.number(card, "power") for card in (mine, theirs, lead)] == [10000, 5000, 10000]
