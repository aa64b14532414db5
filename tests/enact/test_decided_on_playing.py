"""What is paid on playing is decided before targets are selected (sve 10.6.2.2.2, sve 10.6.2.3): what hangs on it needs
its targets if it is paid, and only then."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Piece
from tests.sve_table import Table as Sve

AIMED = "Earth Rite: Select an enemy follower on the field and deal it 5 damage."


def _jar(t: Sve, count: int = 1) -> Piece:
    return t.amulet(P1, "Stack.", name="Jar", counters={"Stack": count})


# -- Earth Rite -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 13.3.3.2", "sve 10.6.2.3.3", "sve-R45")
@pytest.mark.parametrize("text", (f"{{fanfare}} {AIMED}", f"{{fanfare}} Draw a card. {AIMED}"))
@pytest.mark.parametrize("there", ((), ("Aura.",)))
def test_a_rite_without_its_target_is_not_paid(text: str, there: tuple[str, ...]) -> None:
    """Nobody is asked, the counter stays, and the rest of the ability is carried out."""
    t = Sve()
    jar, card = _jar(t), t.hand(P1, text)
    for foe in there:
        t.field(P2, foe, defense=6)
    t.play(card)
    assert (t.zone_of(jar), t.count(P1, "hand")) == ("field", 1 if "Draw" in text else 0)


@pytest.mark.rule("sve 13.3.3.2", "sve-R4")
@pytest.mark.parametrize("foes", (1, 2, 3))
def test_a_rite_that_selects_two_is_paid_only_where_there_are_two(foes: int) -> None:
    t = Sve()
    jar = _jar(t)
    there = [t.field(P2, defense=9, attack=n) for n in range(foes)]
    spell = t.spell(P1, "Draw a card. Earth Rite: Select 2 enemy followers on the field and deal them 3 damage.")
    t.play(spell, *((True,) if foes > 1 else ()), *(there[:2] if foes > 2 else ()))
    hurt = [6, 6, 9][:foes] if foes > 1 else [9]
    assert [t.number(c, "defense") for c in there] == hurt
    assert t.zone_of(jar) == ("cemetery" if foes > 1 else "field")


@pytest.mark.rule("sve 13.3.3.2")
def test_up_to_so_many_may_be_none() -> None:
    """Zero is a number of targets, so the rite may be paid for what comes after."""
    t = Sve()
    jar = _jar(t)
    t.play(t.spell(P1, "Earth Rite: Select up to 1 enemy follower on the field and destroy it. Draw a card."), True)
    assert (t.zone_of(jar), t.count(P1, "hand")) == ("cemetery", 1)


@pytest.mark.rule("sve 5.18.3.1.2", "sve 13.3.3.2")
@pytest.mark.parametrize("foe", (True, False))
def test_an_option_that_is_a_rite_without_target_cannot_be_chosen(foe: bool) -> None:
    t = Sve()
    jar = _jar(t)
    if foe:
        t.field(P2)
    t.play(t.spell(P1, f"Choose 1. (1) {AIMED} (2) Draw a card."), *(("option 1", True) if foe else ()))
    assert (t.zone_of(jar), t.count(P1, "hand")) == (("cemetery", 0) if foe else ("field", 1))


# -- an optional additional cost --------------------------------------------------------------------------------------
MAY = "As an additional cost to play this, you may discard a card.\n-----\n"


@pytest.mark.rule("sve 10.6.2.2.2", "sve 10.6.2.3", "sve-R45")
@pytest.mark.parametrize(("foes", "paid"), ((0, None), (1, True), (2, True), (1, False), (2, False)))
def test_what_is_selected_if_it_was_paid_is_selected_only_then(foes: int, paid: bool | None) -> None:
    """Without a target nothing is paid, and the card is played all the same."""
    t = Sve()
    there = [t.field(P2, attack=n + 1) for n in range(foes)]
    held = t.hand(P1, cost=9, name="Held")
    text = "Draw a card. If you paid the additional cost, select an enemy follower on the field and destroy it."
    t.play(t.spell(P1, MAY + text), *(() if paid is None else (paid,)), *(there[:1] if paid and foes > 1 else ()))
    assert t.zone_of(held) == ("cemetery" if paid else "hand")
    assert [t.zone_of(c) for c in there] == [*["cemetery" if paid else "field"] * (foes > 0), *["field"] * (foes - 1)]


@pytest.mark.rule("sve 10.6.2.2.2", "sve 10.10.2.5")
@pytest.mark.parametrize(("foes", "paid", "hit"), ((3, True, 2), (3, False, 1), (2, True, 2), (1, None, 1)))
def test_another_number_is_selected_instead_if_it_was_paid(foes: int, paid: bool | None, hit: int) -> None:
    """Two where two are there; with one there it cannot be paid."""
    t = Sve()
    there = [t.field(P2, attack=n + 1) for n in range(foes)]
    t.hand(P1, cost=9)
    text = "Select an enemy follower on the field. If you paid the additional cost, select 2 instead. Destroy them."
    chosen = there[:hit] if hit < foes else []
    t.play(t.spell(P1, MAY + text), *(() if paid is None else (paid,)), *chosen)
    assert [t.zone_of(c) for c in there] == ["cemetery"] * hit + ["field"] * (foes - hit)


@pytest.mark.rule("sve 10.6.2.2.2", "sve 10.6.2.1.2")
@pytest.mark.parametrize("held", (True, False))
def test_a_card_with_targets_only_if_it_is_paid_is_played_paid(held: bool) -> None:
    """No follower there but an amulet: it must be paid, or the card cannot be played."""
    t = Sve()
    relic, _ = t.amulet(P2), t.field(P1)
    if held:
        t.hand(P1, cost=9)
    text = (
        "Select an enemy follower on the field and destroy it. "
        "If you paid the additional cost, select an enemy amulet on the field and destroy it instead."
    )
    spell = t.spell(P1, MAY + text)
    if not held:
        assert t.forbids(f"play {spell}") == "sve 10.6.2.3.3"
        return
    t.play(spell)
    assert (t.zone_of(relic), t.count(P1, "hand")) == ("cemetery", 0)


@pytest.mark.rule("sve 10.6.2.4", "sve 10.6.2.2.2")
@pytest.mark.parametrize(("paid", "much"), ((True, 6), (False, 3)))
def test_what_is_divided_if_it_was_paid_is_allocated_on_playing(paid: bool, much: int) -> None:
    t = Sve()
    there = [t.field(P2, attack=n + 1, defense=9) for n in range(2)]
    t.hand(P1, cost=9)
    text = (
        "Select any number of enemy followers on the field and deal 3 damage divided between them. "
        "If you paid the additional cost, deal 6 damage divided between them instead."
    )
    t.play(t.spell(P1, MAY + text), paid, *there, "number 1" if paid else "number 2")
    assert [9 - t.number(c, "defense") for c in there] == ([1, 5] if paid else [2, 1])
    assert sum(9 - t.number(c, "defense") for c in there) == much


# -- an option that acts on cards of the hand -------------------------------------------------------------------------
@pytest.mark.rule("sve 5.18.3.1.2", "sve-R21")
@pytest.mark.parametrize("act", ("put it onto your field", "put it into your EX area", "banish it"))
@pytest.mark.parametrize(("held", "asked"), (("follower", True), ("spell", False), ("", False)))
def test_an_option_that_finds_nothing_in_the_hand_cannot_be_chosen(act: str, held: str, asked: bool) -> None:
    """Whoever holds no such card draws, unasked."""
    t = Sve()
    spell = t.spell(P1, f"Choose 1. (1) Select a follower in your hand and {act}. (2) Draw a card.")
    if held:
        t.hand(P1, "Draw a card." if held == "spell" else "", type=held, cost=9, name="Held")
    before = t.count(P1, "deck")
    t.play(spell, *(("option 2",) if asked else ()))
    assert t.count(P1, "deck") == before - 1


@pytest.mark.rule("sve 5.18.3.1.2", "sve-R21")
def test_an_option_that_goes_on_with_something_else_can_be_chosen() -> None:
    t = Sve()
    text = "Choose 1. (1) Select a follower in your hand and banish it. Draw a card. (2) Give your leader {defense}+1."
    t.play(t.spell(P1, text), "option 1")
    assert (t.count(P1, "hand"), t.leader_defense(P1)) == (1, 20)


@pytest.mark.rule("sve 5.18.3.1.2", "sve 10.6.2.8.2.2")
def test_what_is_selected_may_come_by_an_option_before_it() -> None:
    t = Sve()
    """The first is chosen unasked while it is the only one; then the second may be."""
    text = "Choose up to 2. (1) Draw a card. (2) Select a follower in your hand and put it onto your field."
    t.play(t.spell(P1, text), "option 2", t.deck(P1))
    assert (t.count(P1, "hand"), t.count(P1, "field")) == (0, 1)
