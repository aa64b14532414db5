"""Actions by rules (fow 10.3, 10.8 to 10.12, 10.18): removing, drawing, destroying, banishing, canceling, resting,
discarding."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, FIELD, GRAVEYARD, HAND, P1, P2, REMOVED, RULER, Table, by

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


@both
def test_10_3__1_removed_cards_lie_in_their_owners_removed_area(ruleset: str) -> None:
    """Whoever controls the card: its owner's area, in sight of both."""
    t = Table(ruleset)
    borrowed = t.field(P2, owner=P1)
    t.cast(t.chant(P1, "Remove target resonator from the game."))
    assert t.where(borrowed) == (P1, REMOVED) and t.sees(P2, borrowed)
    assert t.event("remove", borrowed).rule == rule(t, "10.3:1")


# -- drawing ----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.8:1", "fow 10.8:2")
def test_10_8__2_several_cards_are_drawn_one_after_another(ruleset: str) -> None:
    """The top card each time: a card that triggers on drawing sees two draws."""
    t = Table(ruleset)
    second, first = t.deck(P1), t.deck(P1)
    t.field(P1, "When you draw a card, you gain 100 life.")
    t.cast(t.chant(P1, "Draw two cards."), then=("trigger 1",))
    drawn = t.events("draw")
    assert [e.card for e in drawn] == [first.id, second.id] and drawn[0].batch != drawn[1].batch
    assert t.zone_of(first) == t.zone_of(second) == HAND and t.life(P1) == 4200
    assert {e.rule for e in drawn} == {rule(t, "10.8:1")}


@both
@pytest.mark.rule("fow 10.8:1", "fow-5.5-R43", "fow-5.01-R36")
def test_10_8__1_what_is_not_there_is_not_drawn(ruleset: str) -> None:
    """By an effect: one card of one, and nobody loses."""
    t = Table(ruleset)
    t.set(P1, deck=1)
    t.cast(t.chant(P1, "Draw two cards."))
    assert t.count(P1, HAND) == 1 and t.count(P1, "deck") == 0 and t.result is None


# -- destroying -------------------------------------------------------------------------------------------------------
@both
def test_10_9__1_what_is_destroyed_goes_to_its_owners_graveyard(ruleset: str) -> None:
    """A resonator, a magic stone; a J-ruler goes to its ruler area."""
    t = Table(ruleset)
    borrowed, stone, queen = t.field(P2, owner=P1), t.stone(P2, "fire"), t.j_ruler(P2)
    texts = ("Destroy target resonator.", "Destroy target magic stone.", "Destroy target J-ruler.")
    for spell in [t.chant(P1, text) for text in texts]:
        t.cast(spell)
    assert t.where(borrowed) == (P1, GRAVEYARD) and t.where(stone) == (P2, GRAVEYARD)
    assert t.where(queen) == (P2, RULER)
    assert t.event("destroy", borrowed).rule == rule(t, "10.9:1")


@both
@pytest.mark.rule("fow 10.9:2")
def test_10_9__2_only_destroying_a_ruler_destroys_a_ruler(ruleset: str) -> None:
    """It goes to the graveyard by a text that names rulers; one that speaks of cards leaves it in its area."""
    t = Table(ruleset)
    mine, theirs = t.ruler(P1), t.ruler(P2)
    all_of_it = t.chant(P1, "Destroy all cards your opponent controls.")
    the_ruler = t.chant(P1, "Destroy target ruler.")
    t.cast(all_of_it)
    assert t.where(theirs) == (P2, RULER)
    t.cast(the_ruler, theirs)
    assert t.where(theirs) == (P2, GRAVEYARD) and t.where(mine) == (P1, RULER)


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 10.9:2")
def test_a_lost_j_ruler_in_its_ruler_area_cannot_be_destroyed() -> None:
    """Nothing happens to it."""
    t = Table("fow-5.01/valhalla")
    queen = t.j_ruler(P2)
    first, second = t.chant(P1, "Destroy target J-ruler."), t.chant(P1, "Destroy target J/ruler.")
    t.cast(first)
    assert t.where(queen) == (P2, RULER)
    t.cast(second, queen)
    assert t.where(queen) == (P2, RULER) and len(t.events("destroy", queen)) == 1


@both
@pytest.mark.rule("fow 10.9:3")
def test_10_9__3_what_cannot_be_destroyed_is_destroyed_by_nothing(ruleset: str) -> None:
    """Neither by an effect nor, with lethal damage on it, by a rule process; with 0 DEF neither."""
    t = Table(ruleset)
    rock = t.field(P2, "This card cannot be destroyed.")
    spells = [
        t.chant(P1, text)
        for text in (
            "Destroy target resonator.", "Deal 700 damage to target resonator.", "Target resonator gains [+0/-500].",
        )
    ]  # fmt: skip
    for spell in spells:
        t.cast(spell)
        assert t.zone_of(rock) == FIELD
    assert t.damage_on(rock) == 700 and not t.events("destroy")


# -- banishing --------------------------------------------------------------------------------------------------------
@both
def test_10_10__1_banished_cards_go_to_their_owners_graveyard(ruleset: str) -> None:
    """It is not destroyed: what cannot be destroyed is banished all the same."""
    t = Table(ruleset)
    rock = t.field(P1, "This card cannot be destroyed.", owner=P2)
    t.cast(t.chant(P1, "Banish a resonator you control."))
    assert t.where(rock) == (P2, GRAVEYARD) and t.event("banish", rock).rule == rule(t, "10.10:1")
    assert not t.events("destroy")


@both
def test_10_10__2_nobody_banishes_what_they_do_not_control(ruleset: str) -> None:
    """A player's effect on another's resonator does nothing; that player may be told to banish it."""
    t = Table(ruleset)
    theirs, mine = t.field(P2), t.field(P1)
    t.cast(t.chant(P1, "Banish target resonator."), theirs)
    assert t.zone_of(theirs) == FIELD
    assert t.zone_of(mine) == FIELD


@both
def test_10_10__2_the_player_who_is_told_to_chooses_an_own_card(ruleset: str) -> None:
    """Of two players' resonators only that player's are offered."""
    t = Table(ruleset)
    first, second, mine = t.field(P2), t.field(P2, attack=100), t.field(P1)
    t.cast(t.chant(P1, "Target player banishes a resonator."), t.player(P2))
    assert t.asked == P2 and set(t.options) == {f"pick {first}", f"pick {second}"}
    t.answer(by(P2, first))
    assert t.zone_of(first) == GRAVEYARD and t.zone_of(second) == t.zone_of(mine) == FIELD


# -- canceling --------------------------------------------------------------------------------------------------------
@both
def test_10_11__1_a_canceled_card_goes_to_its_owners_graveyard(ruleset: str) -> None:
    """It does nothing; an ability is gone altogether."""
    t = Table(ruleset, asking=True)
    source = t.field(P1, "[Activate] {0}: Draw a card.")
    spell, no, nothing = t.instant(P1, "Draw two cards."), t.instant(P2, "Cancel target spell."), t.instant(
        P2, "Cancel target ability."
    )
    t.play(spell)
    t.pass_()
    t.play(no, spell)
    t.resolve()
    assert t.zone_of(spell) == t.zone_of(no) == GRAVEYARD and t.count(P1, HAND) == 0
    assert t.event("canceled", spell).rule == rule(t, "10.11:1")
    t.activate(source)
    (ability,) = t.chase
    t.pass_()
    t.play(nothing, ability)
    t.resolve()
    assert t.count(P1, HAND) == 0 and t.zone_of(ability) == "" and t.count(P1, GRAVEYARD) == 1


@both
@pytest.mark.rule("fow 10.11:1")
def test_10_11__1_what_cannot_be_canceled_stays_in_the_chase(ruleset: str) -> None:
    """It may be a target, but stays and resolves."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=2)
    bear, no = t.hand(P1, "This card cannot be canceled."), t.instant(P2, "Cancel target spell.")
    t.play(bear)
    t.pass_()
    t.play(no, bear)
    t.pass_both()
    assert t.zone_of(bear) == CHASE and not t.events("canceled")
    t.resolve()
    assert t.zone_of(bear) == FIELD


# -- resting ----------------------------------------------------------------------------------------------------------
@both
def test_10_12__1_rest_and_recover(ruleset: str) -> None:
    """Turned sideways, and back; a card that is rested already is not rested again."""
    t = Table(ruleset)
    bear = t.field(P2)
    spells = [t.chant(P1, text) for text in ("Rest target resonator.",) * 2 + ("Recover target resonator.",)]
    for spell, rested in zip(spells, (True, True, False), strict=True):
        t.cast(spell)
        assert t.rested(bear) is rested
    assert t.event("rest", bear).rule == t.event("ready", bear).rule == rule(t, "10.12:1")


@both
def test_10_12__2_the_rest_symbol_takes_a_recovered_card(ruleset: str) -> None:
    """A rested card's ability with the symbol cannot be played; playing it rests the card."""
    t = Table(ruleset)
    tired, fresh = t.field(P1, "{Rest}: Draw a card.", rested=True), t.field(P1, "{Rest}: Draw a card.")
    assert t.forbids(t.activation(tired)) != ""
    t.activate(fresh)
    assert t.rested(fresh)
    t.resolve()
    assert t.count(P1, HAND) == 1 and t.forbids(t.activation(fresh)) != ""


# -- discarding -------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 10.18:1", "fow 10.18:2")
def test_10_18__2_discarding_the_hand_discards_all_of_it(ruleset: str) -> None:
    """Each card goes from the hand to the graveyard; one of a hand is chosen by its player."""
    t = Table(ruleset)
    one = t.hand(P2)
    t.hand(P2, attack=100), t.hand(P2, attack=200)
    t.cast(t.chant(P1, "Target player discards a card."), t.player(P2))
    assert t.asked == P2
    t.answer(by(P2, one))
    assert t.where(one) == (P2, GRAVEYARD) and t.count(P2, HAND) == 2
    assert t.event("discard", one).rule == rule(t, "10.18:1")


@both
@pytest.mark.rule("fow 10.18:2")
def test_10_18__2_the_whole_hand(ruleset: str) -> None:
    """Nobody chooses."""
    t = Table(ruleset)
    held = [t.hand(P2) for _ in range(3)]
    t.cast(t.chant(P1, "Target player discards their hand."), t.player(P2))
    assert [t.where(card) for card in held] == [(P2, GRAVEYARD)] * 3 and len(t.events("discard")) == 3


@both
def test_10_18__2_1_an_empty_hand_counts_as_discarded(ruleset: str) -> None:
    """What follows if the hand was discarded follows; a cost of it can be paid."""
    t = Table(ruleset)
    t.cast(t.chant(P1, "You may discard your hand. If you do, draw two cards."), then=(True,))
    assert t.count(P1, HAND) == 2


@both
@pytest.mark.rule("fow-5.01-R54", "fow-5.5-R61")
def test_10_9__1_a_text_destroys_a_card_of_a_chant_standby_area(ruleset: str) -> None:
    """It comes to lie in its owner's graveyard; nothing else of the area does."""
    t = Table(ruleset)
    trap, other = (t.standby(P2, "Draw a card.", name=name) for name in ("Pit", "Net"))
    t.cast(t.chant(P1, "Destroy target card in a chant-standby area."), trap)
    assert (t.where(trap), t.zone_of(other)) == ((P2, GRAVEYARD), "chant-standby area")
    assert t.event("destroy", trap).rule == rule(t, "10.9:1")
