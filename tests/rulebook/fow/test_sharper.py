"""Claims with nothing else around them: what lies open, what a copy is, where a limit is reached and not passed."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, GRAVEYARD, LIFEBREAK, P1, P2, REMOVED, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", EDITIONS)
both = pytest.mark.parametrize("ruleset", EDITIONS[1:])
newer = pytest.mark.editions("fow-5.01", "fow-5.5")


# -- what lies open ---------------------------------------------------------------------------------------------------
@every
def test_10_3__1_what_nobody_knew_lies_open_when_it_is_removed(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.deck(P2)
    spell = t.chant(P1, "Remove the top card of your opponent's main deck from the game.")
    assert not any(t.sees(by, card) for by in (P1, P2, None))
    t.cast(spell)
    assert t.where(card) == (P2, REMOVED)
    assert all(t.sees(by, card) for by in (P1, P2, None))


# -- what may be played when ------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize(("text", "with_one", "without"), [
    ("Play this card only if you control a resonator.\nYou gain 100 life.", True, False),
    ("Play this card only if your opponent controls a resonator.\nYou gain 100 life.", False, False),
])  # fmt: skip
def test_1_4__1_a_card_says_when_it_may_be_played(ruleset: str, text: str, with_one: bool, without: bool) -> None:
    for there, allowed in ((True, with_one), (False, without)):
        t = Table(ruleset)
        if there:
            t.field(P1)
        spell = t.chant(P1, text)
        assert (t.forbids(f"play {spell}") == "") is allowed


# -- copies -----------------------------------------------------------------------------------------------------------
@newer
@both
@pytest.mark.rule("fow-5.01 10.16:2", "fow-5.5 10.16:1.3")
def test_what_a_copy_says_of_this_card_it_says_of_itself(ruleset: str) -> None:
    """Damage that the copy deals is dealt by the copy."""
    t = Table(ruleset, asking=True)
    spell = t.instant(P1, "This card deals 300 damage to target player.")
    twin = t.instant(P1, "Copy target normal spell.")
    t.play(spell, t.player(P2))
    t.play(twin, spell)
    t.pass_both()
    copy = next(piece for piece in t.chase if piece.id != spell.id)
    t.resolve()
    assert [e.value for e in t.events("damage")] == [copy.id, spell.id]


# -- limits that are reached and not passed ---------------------------------------------------------------------------
@newer
@both
def test_13_4__1_four_life_breaks_stay_while_something_else_is_processed(ruleset: str) -> None:
    t = Table(ruleset)
    breaks = [t.lifebreak(P1) for _ in range(4)]
    theirs = t.field(P2)
    t.cast(t.chant(P1, "Deal 500 damage to target resonator."))
    assert t.zone_of(theirs) == GRAVEYARD
    assert {t.zone_of(card) for card in breaks} == {LIFEBREAK}


@newer
@both
def test_11_1__1_a_blocker_that_can_take_no_more_leaves_all_the_damage(ruleset: str) -> None:
    """What keeps it from being destroyed keeps it in the battle; its capacity is none, and not less than none."""
    t = Table(ruleset)
    mine = t.field(P1, "[Pierce]", attack=500, defense=900)
    wall = t.field(P2, "This card cannot be destroyed.", defense=200)
    t.cast(t.chant(P1, "Deal 400 damage to target resonator."), wall)
    t.attack(mine, None, *([0] if ruleset.startswith("fow-5.5") else []), block=wall)
    assert (t.life(P2), t.damage_on(wall)) == (3500, 400)


@every
def test_7_3__3_two_paragraphs_are_both_aimed(ruleset: str) -> None:
    """Each has a target of its own, and each is done in its turn."""
    t = Table(ruleset)
    one, other = t.field(P2), t.field(P2, attack=700)
    t.cast(t.chant(P1, "Rest target resonator.\nDestroy target resonator."), one, other)
    assert (t.zone_of(one), t.rested(one), t.zone_of(other)) == (FIELD, True, GRAVEYARD)


# -- what ends with the turn ------------------------------------------------------------------------------------------
@every
@pytest.mark.rule("fow-2.0 14.20:1", "fow-5.01 9.1:2.2", "fow-5.5 9.1:2.2")
def test_what_is_forbidden_this_turn_is_allowed_in_the_next(ruleset: str) -> None:
    """Nobody gains life now, and in the next turn whoever would does."""
    t = Table(ruleset)
    ban = t.chant(P1, "Players cannot gain life this turn.")
    now, later = t.instant(P1, "You gain 100 life."), t.instant(P1, "You gain 100 life.", name="Later")
    before = t.life(P1)
    t.cast(ban)
    t.cast(now)
    assert t.life(P1) == before
    t.to_next_turn()
    t.pass_until(f"play {later}")
    t.cast(later)
    assert t.life(P1) == before + 100


@every
@pytest.mark.rule("fow-2.0 14.20:1", "fow-5.01 9.1:2.2", "fow-5.5 9.1:2.2")
def test_what_all_gain_until_end_of_turn_they_have_no_more_in_the_next(ruleset: str) -> None:
    t = Table(ruleset)
    mine = t.field(P1)
    t.cast(t.chant(P1, "Until end of turn, resonators you control gain [+100/+100]."))
    assert t.stats(mine) == (600, 600)
    t.to_next_turn()
    assert t.stats(mine) == (500, 500)


# -- counters and additions -------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-5.5 10.21:1.2", "fow-5.5 10.21:2")
def test_every_counter_adds_its_numbers_to_what_else_the_card_has() -> None:
    t = Table("fow-5.5/valhalla")
    mine = t.field(P1)
    grow = t.chant(P1, "Target resonator gains [+200/+200] until end of turn.")
    one, two = (t.chant(P1, "Put a [+100/+100] counter on target resonator.", name=name) for name in ("A", "B"))
    seen = []
    for spell in (grow, one, two):
        t.cast(spell)
        seen.append(t.stats(mine))
    assert seen == [(700, 700), (800, 800), (900, 900)]


@newer
@both
@pytest.mark.rule("fow-5.01 10.1:1", "fow-5.5 10.1:1")
def test_an_addition_that_moves_leaves_its_old_host_and_does_not_come_in_again(ruleset: str) -> None:
    t = Table(ruleset)
    old, new = t.field(P1), t.field(P1, attack=700)
    added = t.addition(P1, "[Continuous] The added resonator gains [+200/+200].", on=old)
    t.field(P1, "[Continuous] Whenever an addition enters your field, you gain 100 life.", attack=900)
    move = t.chant(P1, "Add target addition you control to target resonator.")
    before = t.life(P1)
    t.cast(move, new)
    assert (t.stats(old), t.stats(new)) == ((500, 500), (900, 700))
    assert t.zone_of(added) == FIELD and t.life(P1) == before
