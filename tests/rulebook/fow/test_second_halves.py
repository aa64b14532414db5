"""Second halves of rules: what is not a target, what lies open, what a copy is aimed at, what ends with the turn."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, GRAVEYARD, P1, P2, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", EDITIONS)
both = pytest.mark.parametrize("ruleset", EDITIONS[1:])
newer = pytest.mark.editions("fow-5.01", "fow-5.5")


@newer
@both
def test_10_13__1_what_is_chosen_is_no_target(ruleset: str) -> None:
    """A card that cannot be targeted has to be chosen like any other."""
    t = Table(ruleset)
    shy = t.field(P2, "This card cannot be targeted by spells or abilities.")
    t.cast(t.chant(P1, "Rest a resonator your opponent controls."))
    assert t.rested(shy)


@every
def test_7_3__3_a_chant_does_what_all_its_paragraphs_say(ruleset: str) -> None:
    """One after the other, then it goes to the graveyard."""
    t = Table(ruleset)
    t.deck(P1)
    chant = t.chant(P1, "Draw a card.\nYou gain 300 life.")
    t.cast(chant)
    assert (t.count(P1, "hand"), t.life(P1) - t.life(P2), t.zone_of(chant)) == (1, 300, GRAVEYARD)


@every
def test_10_3__1_what_is_removed_lies_face_up(ruleset: str) -> None:
    """Both players and whoever looks on see which card it is."""
    t = Table(ruleset)
    card = t.graveyard(P2)
    t.cast(t.chant(P1, "Remove target card in a graveyard from the game."))
    assert t.zone_of(card) == "removed area"
    assert all(t.sees(by, card) for by in (P1, P2, None))


# -- copies -----------------------------------------------------------------------------------------------------------
@newer
@both
@pytest.mark.rule("fow-5.01 10.16:2", "fow-5.5 10.16:1.3", "fow-5.01 9.3:2.4", "fow-5.5 9.3:2.4")
@pytest.mark.parametrize("aims", [False, True])
def test_a_copy_is_aimed_as_what_it_copies_is_unless_the_text_lets_it_be_aimed_anew(ruleset: str, aims: bool) -> None:
    t = Table(ruleset, asking=True)
    first, second = t.field(P2), t.field(P2, attack=700)
    spell = t.instant(P1, "Rest target resonator.")
    words = " You may choose new targets for the copy." if aims else ""
    twin = t.instant(P1, f"Copy target normal spell.{words}")
    t.play(spell, first)
    t.play(twin, spell)
    t.pass_both()
    if aims:
        assert t.asked == P1 and t.options == [f"pick {second}", "done"]
        t.choose(second)
    t.pass_both()
    assert (t.rested(first), t.rested(second)) == (not aims, aims)


# -- durations --------------------------------------------------------------------------------------------------------
@newer
@both
@pytest.mark.rule("fow 9.1:2.2")
def test_5_4__5_2_what_nobody_may_do_this_turn_may_be_done_in_the_next(ruleset: str) -> None:
    """An effect over the game, which no card has, ends with the turn as well."""
    t = Table(ruleset, asking=True)
    theirs, ban = t.instant(P2, "Draw a card."), t.chant(P1, "Your opponent cannot play spells this turn.")
    t.deck(P2)
    t.play(ban)
    t.pass_()
    assert t.asked == P2 and not t.forbids(f"play {theirs}")
    t.pass_()
    assert t.asked == P1
    t.pass_()
    assert t.asked == P2 and t.forbids(f"play {theirs}")
    t.to_next_turn()
    t.pass_until(f"play {theirs}")
    assert t.asked == P2 and not t.forbids(f"play {theirs}")


# -- additions --------------------------------------------------------------------------------------------------------
@every
def test_10_1__1_an_addition_comes_into_its_controllers_field_added_to_its_card(ruleset: str) -> None:
    t = Table(ruleset)
    host = t.field(P1)
    text = "[Continuous] The added resonator gains [+200/+200]."
    added = t.hand(P1, text, type="addition", subtype="resonator", cost="{0}")
    t.cast(added)
    assert (t.zone_of(added), t.stats(host)) == (FIELD, (700, 700))
    assert added.id in t.game.zone(P1, FIELD)


# -- words and numbers ------------------------------------------------------------------------------------------------
@every
def test_2_5__1_a_race_is_no_attribute(ruleset: str) -> None:
    """A text that asks for a race finds the cards of that race, and one that asks for an attribute those of that."""
    t = Table(ruleset)
    elf = t.field(P2, race=["Elf"], attribute=["wind"], cost="{G}")
    ember = t.field(P2, race=["Imp"], attribute=["fire"], cost="{R}")
    first, second = t.chant(P1, "Rest target Elf."), t.chant(P1, "Rest target fire resonator.")
    t.cast(first)
    assert (t.rested(elf), t.rested(ember)) == (True, False)
    t.cast(second)
    assert t.rested(ember)


@newer
@both
@pytest.mark.rule("fow 10.21:1", "fow 10.21:1.2", "fow 10.19:3")
def test_counters_of_one_name_add_up_beside_what_else_changes_the_card(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.field(P1)
    spells = [t.chant(P1, "Put a [+100/+100] counter on target resonator.") for _ in range(2)]
    more = t.chant(P1, "Target resonator gains [+200/+0] until end of turn.")
    for spell in (spells[0], more, spells[1]):
        t.cast(spell)
    assert t.stats(card) == (900, 700)
    assert t.game.cards[card.id].counters == {"+100/+100": 2}


# -- rule processes ---------------------------------------------------------------------------------------------------
@newer
@both
def test_13_4__1_up_to_four_cards_stay_whatever_else_is_due(ruleset: str) -> None:
    t = Table(ruleset)
    broken = [t.lifebreak(P1) for _ in range(4)]
    dying = t.field(P1)
    t.cast(t.chant(P1, "Deal 500 damage to target resonator."))
    assert t.zone_of(dying) == GRAVEYARD
    assert {t.zone_of(card) for card in broken} == {"lifebreak area"}


@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.rule("fow 1.4:1")
def test_1_4__1_of_a_phase_that_is_skipped_only_the_next_is(ruleset: str) -> None:
    """Nothing is drawn in the opponent's next turn, and a card again in the one after."""
    t = Table(ruleset)
    t.cast(t.chant(P1, "Your opponent skips their next draw phase."))
    drawn = []
    for _ in range(3):
        t.to_next_turn()
        t.pass_to("main phase")
        drawn.append(sum(e.seat == P2 for e in t.events("draw")))
    assert t.game.active == P2 and drawn == [0, 0, 1]


@pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.parametrize("words", ("Take an extra turn after this one.", "Your opponent skips their next turn."))
@pytest.mark.editions("fow-5.01", "fow-5.5")
@pytest.mark.rule("fow 1.4:1")
def test_1_4__1_one_extra_turn_is_one_and_of_turns_only_the_next_is_skipped(ruleset: str, words: str) -> None:
    t = Table(ruleset)
    t.cast(t.chant(P1, words))
    turns = []
    for _ in range(4):
        t.to_next_turn()
        turns.append(t.game.active)
    assert turns == [P1, P2, P1, P2]


@every
@pytest.mark.rule("fow 1.4:2")
def test_1_4__2_no_damage_is_dealt_where_it_would_be_none(ruleset: str) -> None:
    """Without ATK nothing is dealt damage, and what waits for damage does not trigger."""
    for attack in (0, 100):
        t = Table(ruleset)
        text = "[Continuous] When this card is dealt damage, you gain 300 life."
        card = t.field(P1, text, attack=attack, defense=900)
        t.cast(t.chant(P1, "Target resonator you control deals damage equal to its ATK to target resonator."))
        assert t.damage_on(card) == attack
        assert len(t.events("damage")) == bool(attack) and t.life(P1) == 4000 + 300 * bool(attack)
