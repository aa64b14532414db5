"""What a broken line would show and little else: who is meant, what is refused, what happens a turn too early."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, GRAVEYARD, P1, P2, STONES, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", EDITIONS)
both = pytest.mark.parametrize("ruleset", EDITIONS[1:])
newer = pytest.mark.editions("fow-5.01", "fow-5.5")


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- who gives up ------------------------------------------------------------------------------------------------------
@every
@pytest.mark.parametrize("who", (P1, P2))
def test_1_3__4_it_is_told_who_gave_up(ruleset: str, who: int) -> None:
    t = Table(ruleset)
    t.concede(who)
    assert [(e.kind, e.seat) for e in t.game.events[-1:]] == [("concede", who)]
    assert t.result is not None and t.result.winner == 1 - who


# -- later than now ----------------------------------------------------------------------------------------------------
@newer
@both
@pytest.mark.parametrize(("words", "when"), [
    ("At the end of your next turn, draw a card.", [0, 0, 1, 1]),
    ("At the beginning of your next turn, draw a card.", [0, 1, 1, 1]),
])  # fmt: skip
def test_9_6__8_what_waits_for_the_next_turn_does_not_happen_in_this_one(
    ruleset: str, words: str, when: list[int]
) -> None:
    """Not at the end of this turn, nor in the opponent's; once in the next of one's own, and never again."""
    t = Table(ruleset)
    for seat in (P1, P2):
        for _ in range(8):
            t.deck(seat)
    t.cast(t.chant(P1, words))
    found = []
    for _ in when:
        t.to_next_turn()
        found.append(sum(e.seat == P1 and e.source is not None for e in t.events("draw")))
    assert found == when


# -- how cards come ----------------------------------------------------------------------------------------------------
@newer
@both
@pytest.mark.rule("fow 9.9:5", "fow-5.5 10.21:1")
def test_only_what_comes_into_your_field_comes_with_counters(ruleset: str) -> None:
    """Into whose field a card comes is asked as it comes."""
    t = Table(ruleset)
    text = "This card enters your field with 2 Star counters on it."
    card, lent = t.hand(P1, text, cost="{0}"), t.graveyard(P1, text)
    take = t.instant(P2, "Put target resonator from your opponent's graveyard into your field.")
    t.cast(card)
    assert t.game.cards[card.id].counters == {"Star": 2}
    t.to_next_turn()
    t.pass_until(f"play {take}")
    t.cast(take)
    assert t.where(lent) == (P2, FIELD) and t.game.cards[lent.id].counters == {"Star": 2}


@newer
@both
@pytest.mark.rule("fow 3.4:3", "fow 10.15:1")
def test_stones_come_rested_if_an_effect_says_so(ruleset: str) -> None:
    t = Table(ruleset)
    t.field(P1, "Magic stones come into your magic stone area rested.")
    first = t.put(P1, "magic stone deck", "", stone=["fire"])
    t.cast(t.chant(P1, "Put the top card of your magic stone deck into your magic stone area."))
    assert t.where(first) == (P1, STONES) and t.rested(first)


# -- judgment ----------------------------------------------------------------------------------------------------------
@newer
@both
def test_7_5__3_a_ruler_without_another_side_does_no_judgment(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    ruler = t.ruler(P1, "[Judgment] {0}.")
    alone: dict[str, object] = {"name": "Alone", "type": "ruler", "attribute": ["fire"], "text": "[Judgment] {0}."}
    t._game.cards[ruler.id].definition = t.rules.define(alone)
    assert t.forbids("judgment") == rule(t, "7.5:3")


# -- taking damage away ------------------------------------------------------------------------------------------------
@newer
@both
def test_10_6__1_damage_is_taken_from_whoever_has_it(ruleset: str) -> None:
    t = Table(ruleset)
    theirs, mine = t.field(P2), t.field(P1)
    hits = [t.chant(P1, "This card deals 300 damage to target resonator.") for _ in range(2)]
    heal = t.chant(P1, "Remove all damage from target resonator.")
    t.cast(hits[0], mine)
    t.cast(hits[1], theirs)
    t.cast(heal, theirs)
    assert (t.damage_on(theirs), t.damage_on(mine)) == (0, 300)


# -- must attack -------------------------------------------------------------------------------------------------------
@newer
@both
def test_8_2__3_2_what_must_be_attacked_and_nothing_else(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    mine = t.field(P1, "[Target Attack]")
    wall = t.field(P2, "[Continuous] Resonators your opponent controls must attack this card if able.", name="Wall")
    other = t.field(P2)
    t.to_attack()
    assert t.forbids(f"attack {mine} {other}") == rule(t, "8.2:3.2")
    assert t.forbids(f"attack {mine} {t.player(P2)}") == rule(t, "8.2:3.2")
    assert t.forbids(f"attack {mine} {wall}") == ""


# -- no damage ---------------------------------------------------------------------------------------------------------
@newer
@both
def test_1_4__2_damage_that_comes_to_nothing_is_not_dealt(ruleset: str) -> None:
    """What was prevented to the last was no damage that anything could trigger on."""
    t = Table(ruleset)
    card = t.field(P1, "Whenever this card is dealt damage, you gain 100 life.")
    shield = t.chant(P1, "Prevent the next 300 damage that would be dealt to target resonator this turn.")
    hits = [t.chant(P1, "This card deals 300 damage to target resonator.") for _ in range(2)]
    t.cast(shield)
    t.cast(hits[0])
    assert not t.events("damage") and (t.damage_on(card), t.life(P1)) == (0, 4000)
    t.cast(hits[1])
    assert (t.damage_on(card), t.life(P1)) == (300, 4100)


# -- additions of those who turn ---------------------------------------------------------------------------------------
@newer
@both
def test_13_3__1_an_addition_stays_with_a_ruler_that_comes_into_the_field(ruleset: str) -> None:
    """From one place of the playground to another it is the same card."""
    t = Table(ruleset)
    ruler = t.ruler(P1, "[Judgment] {0}.", attack=800, defense=800)
    badge = t.addition(P1, "The added card gains [+100/+100].", ruler, subtype="J/ruler")
    t.judgment()
    t.resolve()
    assert t.where(ruler) == (P1, FIELD) and t.where(badge) == (P1, FIELD)
    assert t.stats(ruler) == (900, 900)


# -- what one may look at ----------------------------------------------------------------------------------------------
@newer
@both
def test_9_9__4_who_may_look_at_any_time_sees_it_and_nobody_else(ruleset: str) -> None:
    t = Table(ruleset)
    top, theirs = t.deck(P1), t.deck(P2)
    eye = t.hand(P1, "You may look at the top card of your main deck at any time.", cost="{0}")
    assert not t.sees(P1, top)
    t.cast(eye)
    assert (t.sees(P1, top), t.sees(P2, top), t.sees(P1, theirs), t.sees(P2, theirs)) == (True, False, False, False)


# -- abilities in the chase --------------------------------------------------------------------------------------------
@newer
@both
def test_9_1__1_5_an_ability_of_a_fire_card_and_no_spell(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    fire = t.field(P1, "[Activate] {0}: You gain 100 life.", cost="{R}")
    water = t.field(P1, "[Activate] {0}: You gain 100 life.", cost="{U}")
    spell = t.instant(P1, "You gain 100 life.", cost="{0}", attribute="fire")
    stop = t.instant(P1, "Cancel target ability of a fire resonator.")
    t.activate(water)
    t.play(spell)
    assert t.forbids(f"play {stop}") != ""
    t.activate(fire)
    assert t.forbids(f"play {stop}") == ""
    t.play(stop)
    t.resolve()
    assert t.life(P1) == 4200


# -- other than printed ------------------------------------------------------------------------------------------------
@newer
@both
def test_9_9__7_what_differs_from_what_is_printed(ruleset: str) -> None:
    """One that has gained ATK; neither one as printed nor one that has gained DEF alone."""
    t = Table(ruleset)
    other, plain, sturdy = t.field(P2), t.field(P2), t.field(P2)
    attack = t.chant(P1, "Target resonator gains [+100/+0] until end of turn.")
    defense = t.chant(P1, "Target resonator gains [+0/+100] until end of turn.")
    storm = t.chant(P1, "Destroy all resonators with ATK different from its printed ATK.")
    t.cast(attack, other)
    t.cast(defense, sturdy)
    t.cast(storm)
    assert [t.zone_of(card) for card in (other, plain, sturdy)] == [GRAVEYARD, FIELD, FIELD]


# -- wills without end -------------------------------------------------------------------------------------------------
@newer
@both
@pytest.mark.rule("fow 14.1:1.3")
def test_14_1__1_3_wills_that_follow_each_other_for_ever_are_a_draw(ruleset: str) -> None:
    """The ability that follows a will ability is one itself, and follows itself; nobody is asked in between."""
    t = Table(ruleset)
    t.field(P1, "[Continuous] Whenever you play a will ability of a resonator, produce {R}.")
    well = t.field(P1, "[Activate] {Rest}: Produce {R}.")
    t.act(t.activation(well))
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, rule(t, "14.1:1.3"))


# -- conditions of a judgment ------------------------------------------------------------------------------------------
@newer
@both
@pytest.mark.rule("fow 7.5:2.2")
def test_a_condition_of_what_a_judgment_costs_is_none_of_the_judgment(ruleset: str) -> None:
    """It may be done for the whole cost while the condition is not met, and for less while it is."""
    text = "[Judgment] {2}. You may pay {1} less to play this ability if you control a resonator."
    for there, wills, allowed in ((False, 1, False), (False, 2, True), (True, 1, True)):
        t = Table(ruleset)
        t.ruler(P1, text)
        if there:
            t.field(P1)
        t.set(P1, will_w=wills)
        assert (t.forbids("judgment") == "") is allowed, (there, wills)


# -- how often ---------------------------------------------------------------------------------------------------------
@newer
@both
@pytest.mark.rule("fow 1.4:5", "fow 14.1:1.1")
def test_how_often_is_any_whole_number_from_zero_up(ruleset: str) -> None:
    """Small numbers are listed, some greater ones too, and every other may be said; none below zero."""
    t = Table(ruleset)
    t.field(P1, "[Continuous] Whenever you gain life, you lose 100 life.")
    t.field(P1, "[Continuous] Whenever you lose life, you gain 100 life.")
    t.instant(P1, "Destroy all resonators.")
    t.play(t.chant(P1, "You gain 100 life."))
    while t.asking_rule() != rule(t, "14.1:1.1"):
        t.pass_()
    assert t.options == [f"number {n}" for n in (*range(31), 40, 50, 100)]
    assert t.forbids("number 51") == "" and t.forbids("number -1") != ""
