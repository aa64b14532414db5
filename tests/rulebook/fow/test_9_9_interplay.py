"""Continuous effects in interplay in every edition (fow 9.9, fow-2.0 13.2), each worked out by hand from the book."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

OLD, MIDDLE, NEW = "fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"
pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
each = pytest.mark.parametrize("ruleset", (OLD, MIDDLE, NEW))
ELF = "Target resonator's race becomes Elf until end of turn."


def resonator(t: Table, seat: int = P1, text: str = "", **details: object) -> Piece:
    return t.field(seat, text, **{"attack": 500, "defense": 500, "name": "Resonator", "race": "Human", **details})


@each
@pytest.mark.rule("fow 9.9:1.2", "fow 9.9:1.4", "fow-5.5-R56", "fow-5.01-R49")
def test_9_9__1_another_cards_atk_has_all_effects(ruleset: str) -> None:
    """Both have 1000; the one that asks is another card than the one that is asked about."""
    t = Table(ruleset)
    text = "[Continuous] As long as you control another resonator with ATK 1000 or more, this card gains [Flying]."
    card = resonator(t, text=text)
    resonator(t, name="Other")
    t.addition(P1, "[Continuous] Resonators you control gain [+500/+0].")
    assert t.stats(card) == (1000, 500) and t.has(card, "Flying")


@each
@pytest.mark.rule("fow 9.9:1.2", "fow 9.9:1.3", "fow 9.9:2", "fow-5.5-R56", "fow-5.01-R49", "fow-2.0-R38")
def test_9_9__2_a_turned_elf_gets_what_its_layers_give(ruleset: str) -> None:
    """The bonus in every edition; the skill only where no layer comes before the race."""
    t = Table(ruleset)
    card = resonator(t)
    t.addition(P1, "[Continuous] Elves you control gain [Flying] and [+200/+200].")
    t.cast(t.chant(P1, ELF))
    assert t.stats(card) == (700, 700) and t.has(card, "Flying") == (ruleset == OLD)


@each
@pytest.mark.rule("fow 9.9:1.3", "fow-5.5-R56", "fow-5.01-R49")
def test_9_9__1_3_another_elf_is_one_also_if_it_was_turned(ruleset: str) -> None:
    t = Table(ruleset)
    text = "[Continuous] As long as you control another Elf, this card gains [Flying] and [+200/+200]."
    card, other = resonator(t, text=text), resonator(t, name="Other")
    t.cast(t.chant(P1, ELF), other)
    assert t.stats(card) == (700, 700) and t.has(card, "Flying")


@each
@pytest.mark.rule("fow 9.9:3.1", "fow-5.5-R57", "fow-5.01-R50", "fow-2.0-R38")
@pytest.mark.parametrize("turned", (False, True))
def test_9_9__3_1_who_takes_from_those_with_a_skill_waits_for_who_gives_it(ruleset: str, turned: bool) -> None:
    """Whichever came first. In 2.0 skills are no abilities and stay."""
    texts = [
        "[Continuous] Resonators with [Flying] lose all abilities.",
        "[Continuous] Resonators you control gain [Flying].",
    ]
    t = Table(ruleset)
    card = resonator(t, text="[Activate] {0}: Draw a card.")
    for text in reversed(texts) if turned else texts:
        t.addition(P1, text)
    assert not [a for a in t.chars(card).abilities if not a.keyword] and t.has(card, "Flying") == (ruleset == OLD)


@each
@pytest.mark.rule("fow 9.9:3.2", "fow-5.5-R57", "fow-5.01-R50", "fow-2.0-R54")
@pytest.mark.parametrize("first", (P1, P2))
def test_9_9__3_2_of_two_that_take_each_others_ability_the_older_does(ruleset: str, first: int) -> None:
    t = Table(ruleset)
    text = "[Continuous] Resonators your opponent controls lose all abilities."
    older, younger = resonator(t, first, text, name="Older"), resonator(t, 1 - first, text, name="Younger")
    assert (len(t.chars(older).abilities), len(t.chars(younger).abilities)) == (1, 0)


@each
@pytest.mark.rule("fow 9.9:1.2", "fow 9.9:1.4")
def test_9_9__1_2_a_given_ability_acts_in_later_layers(ruleset: str) -> None:
    t = Table(ruleset)
    elf, other = resonator(t, race="Elf", name="Elf"), resonator(t)
    t.addition(P1, '[Continuous] Elves you control gain "[Continuous] Other resonators you control gain [+100/+100]."')
    assert t.stats(elf) == (500, 500) and t.stats(other) == (600, 600)


@each
@pytest.mark.rule("fow 9.9:3.2", "fow-2.0 13.2:2", "fow-2.0-R38")
def test_9_9__3_2_a_loss_between_two_gains(ruleset: str) -> None:
    """By age the younger gain stays; in 2.0 what is always lost cannot be gained, whenever."""
    t = Table(ruleset)
    t.addition(P1, "[Continuous] Resonators you control gain [Flying].", name="One")
    t.addition(P2, "[Continuous] Resonators your opponent controls lose [Flying].", name="Two")
    t.addition(P1, "[Continuous] Resonators you control gain [Flying].", name="Three")
    assert t.has(resonator(t), "Flying") == (ruleset != OLD)


@each
@pytest.mark.rule("fow 9.9:3.1", "fow 9.9:1.4")
def test_9_9__3_1_a_number_by_its_own_number_waits_within_the_layer(ruleset: str) -> None:
    t = Table(ruleset)
    card = resonator(t, text="[Continuous] As long as this card's DEF is 800 or more, this card gains [+300/+0].")
    t.addition(P1, "[Continuous] Resonators you control gain [+0/+300].")
    assert t.stats(card) == (800, 800)


@each
@pytest.mark.rule("fow 9.9:1.2", "fow 9.9:2")
def test_9_9__2_a_lord_without_abilities_gives_neither_skill_nor_value(ruleset: str) -> None:
    t = Table(ruleset)
    lord = resonator(t, text="[Continuous] Other resonators you control gain [+300/+0] and [Flying].", name="Lord")
    card = resonator(t)
    silence = t.chant(P1, "Target resonator loses all abilities until end of turn.")
    assert t.stats(card) == (800, 500) and t.has(card, "Flying")
    t.cast(silence, lord)
    assert t.stats(card) == (500, 500) and not t.has(card, "Flying")


@each
@pytest.mark.rule("fow 9.9:2", "fow-5.5-R57", "fow-5.01-R50", "fow-2.0-R54")
def test_9_9__2_an_effect_that_takes_its_own_ability_goes_on_in_the_next_layer(ruleset: str) -> None:
    """It has begun with the abilities, so the values follow, on its own card too."""
    t = Table(ruleset)
    taker = resonator(t, text="[Continuous] All resonators lose all abilities and gain [-100/-100].", name="Taker")
    other = resonator(t, P2, "[Flying]", name="Other")
    assert t.chars(taker).abilities == () and t.stats(taker) == t.stats(other) == (400, 400)


@each
@pytest.mark.rule("fow 9.9:1.4", "fow 9.9:3.1")
def test_9_9__3_1_values_of_others_by_a_value_that_was_raised(ruleset: str) -> None:
    t = Table(ruleset)
    strong = "As long as you control a resonator with ATK 900 or more"
    t.addition(P1, f"[Continuous] {strong}, your opponent's resonators gain [-100/-0].")
    mine, theirs = resonator(t, attack=600), resonator(t, P2, name="Theirs")
    up = t.chant(P1, "Target resonator gains [+300/+0] until end of turn.")
    assert t.stats(theirs) == (500, 500)
    t.cast(up, mine)
    assert t.stats(theirs) == (400, 500)
