"""Phrases of Cardfight!! Vanguard: every line is read in one way and written back as it stands."""

import re
from typing import Any

import pytest

from ludex.games.cfv.text import nodes
from ludex.lang import ast as a
from ludex.lang import explain, read, render

HEADS = """
[CONT](VC/RC): Lord
[CONT]: Sentinel
[AUTO]: Forerunner
[CONT](VC/RC): Restraint
[ACT](VC): Legion 20000 "Harbour Light" or "Lamp Keeper"
[ACT](VC): Seek Mate "Harbour Light"
[ACT](VC): Draw a card.
[ACT](Hand): [Reveal this card to your opponent, and put it on top of your deck] Draw a card.
[ACT](VC) Limit Break 4: [Counter Blast (2) & Soul Blast (1)] This unit gets [Power]+10000/[Critical]+1 until end of
    turn.
[AUTO] Limit Break 4: When a <<Lamp Guild>> rides this unit, choose your vanguard, and that unit gets [Power]+10000
    until end of turn.
[CONT]: You may have up to eight cards named "Harbour Light" in a deck.
[CONT]: You may have any number of this card in a deck.
"""

COSTS = """
[ACT](RC): [Put this unit into your soul] Draw a card.
[ACT](RC): [[Rest] this unit & Choose a card from your hand, and discard it] Draw a card.
[ACT](RC): [Counter Blast (1) - Card with "Lamp" in its card name] Draw a card.
[ACT](RC): [Soul Blast (2) - <<Lamp Guild>>] Draw a card.
[ACT](RC): [Choose two of your <<Lamp Guild>> rear-guards, and retire them] Draw a card.
[ACT](RC): [Choose one of your rear-guards with "Lamp" in its card name, and lock it] Draw a card.
[ACT](RC): [Choose three <<Lamp Guild>> from your drop zone, and put them on the bottom of your deck in any order]
    Draw a card.
[ACT](Damage Zone): [Turn this card face down] Draw a card.
[ACT](RC): [Put two cards from the top of your deck into your drop zone] Draw a card.
"""

TRIGGERS = """
[AUTO](RC): When this unit attacks a vanguard, draw a card.
[AUTO]: When this unit is placed on (VC) or (RC), draw a card.
[AUTO]: When this unit is placed on (GC) from your hand, draw a card.
[AUTO](RC): When your grade 3 <<Lamp Guild>> is placed on (VC), draw a card.
[AUTO](RC): When your other unit with power 10000 or greater is placed on (RC), draw a card.
[AUTO](RC): When this unit boosts a <<Lamp Guild>> vanguard, the boosted unit gets [Power]+4000 until end of that
    battle.
[AUTO](VC): When this unit is boosted by a <<Lamp Guild>>, draw a card.
[AUTO](RC): When this unit's attack hits a vanguard, draw a card.
[AUTO](RC): When an attack hits a vanguard during the battle that this unit boosted a <<Lamp Guild>> with Limit Break
    4, draw a card.
[AUTO](RC): When an attack hits during the battle that this unit boosted, draw a card.
[AUTO](VC): When an attack by your rear-guard with "Lamp" in its card name hits a vanguard, draw a card.
[AUTO](VC): When this unit's drive check reveals a grade 3 <<Lamp Guild>>, you may call that card to an open (RC).
[AUTO](RC): When your damage check reveals a <<Lamp Guild>>, draw a card.
[AUTO]: When this unit intercepts, this unit gets [Shield]+5000 until end of that battle.
[AUTO]: When this unit is put into the drop zone from (RC), return this card to your hand.
[AUTO](RC): When your opponent's rear-guard is put into the drop zone due to an effect from one of your cards, draw a
    card.
[AUTO]: When this unit is retired by an effect, draw a card.
[AUTO]: When another <<Lamp Guild>> rides this unit, you may call this card to (RC).
[AUTO](RC): During your main phase, when a card is put into your soul, draw a card.
[AUTO](RC): When a card is put into your damage zone during your turn, draw a card.
[AUTO](RC): When you have two or fewer cards in your hand, draw a card.
[AUTO](VC): When this unit legions, draw a card.
[AUTO](RC): When this unit becomes [Rest], draw a card.
[AUTO](RC): When your opponent's rear-guard becomes locked, draw a card.
[AUTO](RC): When this unit is moved to another (RC), move it to the (RC) it was on before.
[AUTO](VC): At the beginning of your main phase, Soul Charge (1).
[AUTO](RC): At the end of turn, draw a card.
[AUTO](VC): At the beginning of your attack step, if this unit's [Power] is 14000 or greater, draw a card.
[AUTO](VC): At the beginning of the close step of the battle that this unit attacked a vanguard, [Stand] this unit.
[AUTO](VC): At the beginning of the guard step of the battle that this unit is attacked, draw a card.
[AUTO](RC): At the end of the battle that this unit boosted a <<Lamp Guild>>, draw a card.
"""

CONDITIONS = """
[ACT](RC): If you have a <<Lamp Guild>> vanguard, draw a card.
[ACT](RC): If you have a vanguard with "Lamp" in its card name, draw a card.
[ACT](RC): If you do not have another unit named "Dusk" on your (RC), draw a card.
[ACT](RC): If you do not have a unit named "Dusk" or a unit named "Wick" on your (VC), draw a card.
[ACT](RC): If you do not have any cards in your soul, draw a card.
[ACT](RC): If you have four or more other rear-guards with "Lamp" in its card name, draw a card.
[ACT](RC): If you have a non-<<Lamp Guild>> vanguard or rear-guard, draw a card.
[ACT](RC): If your opponent has a locked card, draw a card.
[ACT](RC): If the number of cards in your hand is greater than your opponent's, draw a card.
[ACT](RC): If the number of rear-guards you have is less than your opponent's, draw a card.
[ACT](RC): If the number of [Rest] rear-guards you have is two or less, draw a card.
[ACT](RC): If the number of battles during this turn is four or more, draw a card.
[ACT](RC): If it is the fourth battle of that turn or more, draw a card.
[ACT](RC): If all of your opponent's vanguard and rear-guards are [Rest], draw a card.
[ACT](RC): If you have a <<Lamp Guild>> vanguard, and if your opponent has a locked card, draw a card.
[ACT](RC): If you have a <<Lamp Guild>> vanguard, and you have a card named "Dusk" in your soul, draw a card.
[ACT](RC): If this unit is in legion, draw a card.
[ACT](RC): If this unit is boosted by a <<Lamp Guild>>, draw a card.
"""

EFFECTS = """
[ACT](VC): Choose up to two of your opponent's rear-guards in the front row, and retire them.
[ACT](VC): Choose another of your <<Lamp Guild>> rear-guards, and [Stand] it.
[ACT](VC): Choose one of your opponent's grade 1 or less rear-guards, and return it to its owner's hand.
[ACT](VC): Choose a grade 1 or 2 <<Lamp Guild>> from your drop zone, and call it to (RC) as [Rest].
[ACT](VC): Choose up to five <<Lamp Guild>> from your soul whose total grades are six or less, and call them to
    separate (RC).
[ACT](VC): Search your deck for up to one <<Lamp Guild>> <Wick Cat>, reveal it to your opponent, put it into your
    hand, and shuffle your deck.
[ACT](VC): Search your deck for up to one card named "Dusk", ride it, and shuffle your deck.
[ACT](VC): Search your deck for up to one grade 1 or less card with "Lamp" in its card name not named "Dusk", call it
    to (RC) in the same column as this unit, and shuffle your deck.
[ACT](VC): Look at up to five cards from the top of your deck, search for up to one <<Lamp Guild>> from among them,
    call it to an open (RC), and put the rest on the bottom of your deck in any order.
[ACT](VC): Look at the top card of your deck, search for up to one <<Lamp Guild>>, call it to an open (RC), and put
    the rest on the bottom of your deck.
[ACT](VC): Look at the top card of your deck, and put that card on the top or the bottom of your deck.
[ACT](VC): Reveal the top card of your deck. If the revealed card is a <<Lamp Guild>>, call it to (RC), and if it is
    not, shuffle your deck.
[ACT](VC): Choose a card from your damage zone, and turn it face up.
[ACT](VC): Choose a face up card from your damage zone, and heal it.
[ACT](VC): Put the top card of your deck into your damage zone face down, and draw two cards.
[ACT](VC): Your opponent chooses a card from his or her hand, and discards it.
[ACT](VC): Each player chooses one of his or her rear-guards, and retires it.
[ACT](VC): Choose one of your opponent's rear-guards, and that unit cannot [Stand] during your opponent's next stand
    phase.
[ACT](VC): Choose one of your <<Lamp Guild>> that is being attacked, and that unit cannot be hit until end of that
    battle.
[ACT](VC): All of your opponent's units cannot intercept until end of turn.
[ACT](VC): All of your opponent's locked cards cannot be unlocked during your opponent's next end phase.
[ACT](VC): Choose your vanguard, and until end of turn, that unit gets [Power]+5000 and "[AUTO](VC): When this unit
    attacks, draw a card."
[ACT](VC): This unit loses "Twin Drive!!" until end of turn.
[ACT](VC): This unit gets drive +1 until end of turn.
[ACT](VC): This unit gets [Power]+2000 for each of your <<Lamp Guild>> rear-guards until end of turn.
[ACT](VC): Choose one of your rear-guards, return it to your hand, and this unit gets power equal to that unit's power
    until end of turn.
[ACT](VC): Choose one of your rear-guards, that unit gets [Power]+4000 until end of turn, and at the end of that turn,
    retire that unit.
[ACT](VC): Bind all of your opponent's rear-guards, and at the end of that turn, your opponent puts the cards that
    were bound with this effect into his or her hand.
[ACT](VC): Deal one damage to your opponent's vanguard.
[ACT](VC): Draw X cards. X is the number of your rear-guards minus three.
[ACT](VC): Discard your hand.
[ACT](VC): Exchange this unit with one of your rear-guards.
[ACT](VC): Choose two of your rear-guards, and exchange them.
[ACT](VC): Delete all of your opponent's vanguards.
[ACT](VC): Nullify the trigger effects of your opponent's drive checks this turn.
[ACT](VC): Declare the card name of a <<Lamp Guild>>, and reveal the top card of your deck. If the revealed card is
    the card that you declared, draw a card.
[ACT](VC): Look at five cards from the top of your deck, search for up to one card named "Dusk" from among them, ride
    it, and put the rest on the bottom of your deck in any order. If you rode, you cannot normal ride during that ride
    phase.
[ACT](VC): Choose one of your rear-guards, and retire it. This ability cannot be used for the rest of that turn.
[ACT](VC): You win the game.
"""

STANDING = """
[CONT](VC): During your turn, this unit gets [Power]+2000.
[CONT](VC): During your turn, if you have a card named "Dusk" in your soul, this unit gets [Power]+3000.
[CONT](VC): During your turn, this unit gets [Power]+1000 for each <<Lamp Guild>> in your soul.
[CONT](VC): All of your rear-guards are also <<Lamp Guild>>.
[CONT](RC): Your vanguard's power becomes 10000.
[CONT](RC): This unit cannot attack a rear-guard.
[CONT](RC): This unit battles all units in your opponent's front row in one attack.
[CONT](RC): If this unit would attack, it may instead attack an opponent's unit in the back row of the same column as
    this unit.
[CONT](RC): This unit can attack from the back row.
[CONT](Hand): If you do not have a grade 3 <<Lamp Guild>> vanguard, you cannot normal ride this card.
[CONT](Damage Zone): All of your units get [Power]+1000.
[CONT](VC): Your opponent's rear-guards cannot intercept.
[CONT](VC): This unit also battles your opponent's vanguard.
[CONT](RC): If this unit would be put into the drop zone, put it into your soul instead.
[CONT](RC): If your vanguard would be dealt damage, you may retire this unit instead.
[CONT](RC): If this unit is in the front row, this unit gets [Power]+2000.
[CONT](RC): If your vanguard is a <<Lamp Guild>>, this unit gets [Power]+2000.
"""

BLOCKS = (HEADS, COSTS, TRIGGERS, CONDITIONS, EFFECTS, STANDING)
# A line that is set in goes on the one above it.
LINES = [line for block in BLOCKS for line in re.sub(r"\n +", " ", block).strip().splitlines()]


@pytest.mark.parametrize("line", LINES)
def test_a_phrase_runs_both_ways(line):
    got = read(line, "cfv")
    assert got.card_text is not None, got.message
    assert render(got.card_text, "cfv") == got.canonical == line


def only(text: str) -> Any:
    """The one ability of a text."""
    got = read(text, "cfv")
    assert got.card_text is not None, got.message
    (ability,) = got.card_text.abilities
    return ability


def group_of(noun: str, *before: Any, after: tuple[Any, ...] = ()) -> a.Group:
    return a.Group(before, a.Kind(noun), after)


def test_a_clan_may_stand_marked_quoted_or_bare():
    marked, quoted, bare = (
        only(f"[ACT](RC): If you have a {clan} vanguard, draw a card.")
        for clan in ("<<Royal Paladin>>", '"Royal Paladin"', "Royal Paladin")
    )
    assert marked == quoted == bare
    assert "OfClan (name: Royal Paladin)" in explain(marked)


def test_a_clan_that_is_not_known_needs_its_marks():
    assert read("[ACT](RC): If you have a <<Lamp Guild>> vanguard, draw a card.", "cfv").understood
    assert not read("[ACT](RC): If you have a Lamp Guild vanguard, draw a card.", "cfv").understood
    assert not read('[ACT](RC): If you have a "Lamp Guild" vanguard, draw a card.', "cfv").understood


def test_a_clan_alone_stands_for_its_cards():
    step = only("[ACT](RC): Choose a <<Lamp Guild>> from your hand, and discard it.").effect.steps[0]
    assert step.what.group == group_of("card", nodes.OfClan("Lamp Guild"), after=(a.Place("hand", a.Player()),))


def test_what_a_player_has_is_theirs():
    mine = only("[ACT](RC): If you have a vanguard, draw a card.").effect.steps[0].condition
    theirs = only("[ACT](RC): If your opponent has a locked card, draw a card.").effect.steps[0].condition
    assert mine.group == group_of("vanguard", a.YouControl())
    assert theirs.group == group_of("locked card", a.Enemy())
    souls = only("[ACT](RC): If you have a card in your soul, draw a card.").effect.steps[0].condition
    assert souls.group == group_of("card", after=(a.Place("soul", a.Player()),))


def test_your_opponents_number_is_counted_like_yours():
    condition = only("[ACT](RC): If the number of cards in your hand is less than your opponent's, draw a card.")
    asked = condition.effect.steps[0].condition
    assert asked.compare == "<"
    assert asked.right == a.Count(group_of("card", after=(a.Place("hand", a.Player("each opponent")),)))


def test_a_vanguard_or_rear_guard_is_one_group():
    """What is said of it is said of both."""
    asked = only("[ACT](RC): If you have a <<Lamp Guild>> vanguard or rear-guard, draw a card.").effect.steps[0]
    circles = a.Places((a.Place("vanguard circle"), a.Place("rear-guard circle")))
    assert asked.condition.group == group_of("unit", a.YouControl(), nodes.OfClan("Lamp Guild"), after=(circles,))


def test_another_of_your_units_is_not_this_card():
    step = only("[ACT](RC): Choose another of your <<Lamp Guild>> rear-guards, and [Stand] it.").effect.steps[0]
    assert step.what.group.before == (a.Other(), a.YouControl(), nodes.OfClan("Lamp Guild"))


def test_a_search_after_a_look_is_among_the_cards_looked_at():
    text = (
        "[ACT](VC): Look at up to five cards from the top of your deck, search for up to one <<Lamp Guild>>{}, ride it."
    )
    plain, said = only(text.format("")), only(text.format(" from among them"))
    look, found, ride = plain.effect.steps
    assert plain == said
    assert found.what.group.after == (a.Among(a.Ref(look.at.binding)),)
    assert ride == nodes.Ride(a.Ref(found.what.binding))


@pytest.mark.parametrize("words", ["the top card", "up to two cards from the top"])
def test_the_rest_are_the_cards_looked_at(words):
    of = "of your deck"
    effect = only(
        f"[ACT](VC): Look at {words} {of}, search for up to one <<Lamp Guild>> from among them, call it to (RC), "
        "and put the rest on the bottom of your deck."
    ).effect
    look, _, _, put = effect.steps
    assert put.what == a.RestOf(a.Ref(look.at.binding))


def test_the_unit_called_with_this_effect_is_the_one_called():
    effect = only(
        "[ACT](VC): Choose a <<Lamp Guild>> from your hand, call it to (RC), choose your vanguard, and at the end of "
        "that turn, return the unit called with this effect to your hand."
    ).effect
    chosen, _, vanguard, later = effect.steps
    assert chosen.what.binding != vanguard.what.binding
    assert later.effect.steps[0].what == a.Ref(chosen.what.binding)
