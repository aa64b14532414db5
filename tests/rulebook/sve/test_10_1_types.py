"""Types of abilities and effects (sve 10.1, sve 10.2)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Table


@pytest.mark.rule("sve 10.1.1.1", "sve 10.1.1.1.1", "sve 10.1.1.4", "sve 10.1.1.2.1", "sve 10.1.1.3.1")
def test_10_1_1_four_types_of_ability() -> None:
    """A text is read as activated (cost and colon), automatic (when, at), spell, or else passive."""
    t = Table()
    card = t.field(
        P1,
        "{act} {cost 1}: Draw a card.\n"
        "When another follower is put onto your field, draw a card.\n"
        "At the start of your end phase, draw a card.\n"
        "Other followers on your field have {attack}+1.",
    )
    spell = t.spell(P1, "Draw a card.")
    assert [a.kind for a in t.chars(card).abilities] == ["activated", "automatic", "automatic", "passive"]
    assert [a.kind for a in t.chars(spell).abilities] == ["spell"]


@pytest.mark.rule("sve 10.1.1.4")
@pytest.mark.parametrize("paragraphs", [1, 2, 3])
def test_10_1_1_4_the_text_of_a_spell_is_one_ability(paragraphs: int) -> None:
    """However many paragraphs it has, all are carried out, one after the other, when the spell is played."""
    t = Table()
    t.field(P1)
    lines = ["Draw a card.", "Deal 1 damage to your opponent's leader.", "Give your leader {defense}+1."]
    spell = t.spell(P1, "\n".join(lines[:paragraphs]))
    assert [a.kind for a in t.chars(spell).abilities] == ["spell"]
    t.play(spell)
    assert [e.kind for e in t.events() if e.kind in ("draw", "damage", "change")] == ["draw", "damage", "change"][
        :paragraphs
    ]


def test_10_1_1_1_an_activated_ability_is_played_when_its_player_wants_and_pays() -> None:
    """Nothing happens until the player plays it; then the points are gone and the effect happens."""
    t = Table()
    card = t.field(P1, "{act} {cost 3}: Draw a card.")
    assert t.count(P1, "hand") == 0
    t.activate(card)
    assert (t.count(P1, "hand"), t.value(P1, "play points")) == (1, 7)


def test_10_1_1_1_1_the_cost_before_the_colon_must_be_payable() -> None:
    """With too few play points the ability is not offered, and the refusal cites the icon's rule."""
    t = Table()
    card = t.field(P1, "{act} {cost 3}: Draw a card.")
    t.set(P1, play_points=2)
    assert t.activation(card) not in t.options
    assert t.forbids(t.activation(card)) == "sve 10.4.4"


@pytest.mark.rule("sve 10.1.1.2.1")
def test_10_1_1_2_an_automatic_ability_is_played_unasked() -> None:
    """The draw happens without anybody playing it."""
    t = Table()
    t.field(P1, "Whenever another follower is put onto your field, draw a card.")
    t.play(t.hand(P1, cost=1))
    assert t.count(P1, "hand") == 1
    assert t.event("draw").rule == "sve 5.10.1"


def test_10_1_1_2_1_at_the_start_of_is_a_trigger() -> None:
    """It does nothing in the main phase and draws when the end phase starts."""
    t = Table()
    t.field(P1, "At the start of your end phase, draw a card.")
    t.play(t.spell(P1, "Give your leader {defense}+1."))
    assert t.count(P1, "hand") == 0
    t.end()
    assert t.count(P1, "hand") == 1


@pytest.mark.rule("sve-R3", "sve 10.4.7.4", "sve 10.4.7")
def test_10_1_1_2_2_an_automatic_ability_with_a_cost_is_paid_for_on_resolving_or_declined() -> None:
    """Paying draws; declining pays nothing and draws nothing."""
    for answer, expected in ((True, (1, 7)), (False, (0, 9))):
        t = Table()
        t.field(P1, "When another follower is put onto your field, {cost 2}: Draw a card.")
        t.play(t.hand(P1, cost=1), answer)
        assert (t.count(P1, "hand"), t.value(P1, "play points")) == expected


def test_10_1_1_2_2_a_price_that_cannot_be_paid_is_not_offered() -> None:
    """Without the points no question is asked and nothing is drawn."""
    t = Table()
    t.field(P1, "When another follower is put onto your field, {cost 2}: Draw a card.")
    t.set(P1, play_points=2)
    t.play(t.hand(P1, cost=1))
    assert (t.count(P1, "hand"), t.value(P1, "play points")) == (0, 1)


def test_10_1_1_3_a_passive_ability_works_while_it_is_valid() -> None:
    """The bonus is there without playing anything, and goes with the card."""
    t = Table()
    captain = t.field(P1, "Other followers on your field have {attack}+2.")
    soldier = t.field(P1, attack=1)
    kill = t.spell(P1, "Select a follower on your field and destroy it.")
    assert t.number(soldier, "attack") == 3
    t.play(kill, captain)
    assert t.number(soldier, "attack") == 1


def test_10_2_1_1_a_one_shot_effect_is_over_when_done() -> None:
    """Damage dealt to each follower does not touch one that comes later."""
    t = Table()
    there = t.field(P1, defense=3)
    later = t.hand(P1, cost=1, defense=3)
    t.play(t.spell(P1, "Deal 1 damage to each follower on your field."))
    t.play(later)
    assert (t.number(there, "defense"), t.number(later, "defense")) == (2, 3)


def test_10_2_1_2_a_persistent_effect_lasts_as_long_as_it_says() -> None:
    """Until the end of the turn, or for the rest of the game if nothing is said."""
    t = Table()
    first, second = t.field(P1, attack=1), t.field(P1, attack=1, defense=2)
    short = t.spell(P1, "Select a follower on your field and give it {attack}+2 for the rest of the turn.")
    long = t.spell(P1, "Select a follower on your field and give it {attack}+3.")
    t.play(short, first)
    t.play(long, second)
    assert (t.number(first, "attack"), t.number(second, "attack")) == (3, 4)
    t.end()
    t.end()
    assert (t.number(first, "attack"), t.number(second, "attack")) == (1, 4)


@pytest.mark.parametrize("until", ["start of your next turn", "start of your next main phase"])
def test_10_2_1_2_an_effect_ends_with_the_moment_it_names(until: str) -> None:
    """It holds through the other player's turn, and is over once the own turn has come to its main phase."""
    t = unhurried()
    card = t.field(P1, attack=2)
    t.play(t.spell(P1, f"Select a follower on your field and give it {{attack}}+3 until the {until}."))
    t.end()
    assert (t.game.active, t.number(card, "attack")) == (P2, 5)
    t.end()
    assert (t.game.active, t.number(card, "attack")) == (P1, 2)


@pytest.mark.rule("sve 10.2.1.3.1", "sve 10.10.1", "sve 10.10.1.1")
def test_10_2_1_3_instead_replaces_the_event() -> None:
    """A follower that would be destroyed is banished instead and was never destroyed."""
    t = Table()
    t.field(P1, "Whenever another follower on your field is destroyed, draw a card.")
    doomed = t.field(P1, "If this follower would be destroyed, banish it instead.\n{last words} Draw 2 cards.")
    t.play(t.spell(P1, "Select a follower on your field and destroy it."), doomed)
    assert t.zone_of(doomed) == "banished zone"
    assert t.events("destroy", doomed) == []
    assert t.count(P1, "hand") == 0


def test_10_2_1_3_2_more_and_less_damage_replace_the_damage() -> None:
    """One event of the altered amount happens, none of the first."""
    t = Table()
    t.field(P1, "Other followers on your field deal 1 more damage.")
    attacker = t.field(P1, attack=2)
    t.attack(attacker)
    assert [e.amount for e in t.events("damage", t.leader(P2))] == [3]
    less = Table()
    shielded = less.field(P2, "This follower takes 2 less damage.", defense=5, engaged=True)
    less.attack(less.field(P1, attack=3, defense=9), shielded)
    assert [e.amount for e in less.events("damage", shielded)] == [1]


def test_10_2_1_3_3_another_price_to_play_replaces_the_price() -> None:
    """A text of the form "costs N to play" changes the points paid, not the card's cost."""
    t = Table()
    card = t.hand(P1, "If Overflow is active for you, this costs 2 to play.", cost=6)
    t.play(card)
    assert t.value(P1, "play points") == 8
    assert t.number(card, "cost") == 6
