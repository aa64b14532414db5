"""X, play points, plus and minus, for every, half (sve 5.2, 5.3, 5.15, 5.27, 5.29, 5.30)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table, seen
from tests.sve_table import P1, P2, by


# -- X (sve 5.2) ------------------------------------------------------------------------------------------------------
def test_5_2_1_1_an_x_that_the_text_explains_is_asked_of_nobody() -> None:
    """Three followers on the field, three damage, and no question."""
    t = open_table()
    for _ in range(3):
        t.field(P1)
    spell = t.spell(P1, "Deal X damage to your opponent's leader. X equals the number of followers on your field.")
    t.play(spell)
    assert t.leader_defense(P2) == 17


def test_5_2_1_1_such_an_x_is_worked_out_when_it_is_used() -> None:
    """A follower summoned by the same text counts."""
    t = open_table()
    t.field(P1)
    spell = t.spell(
        P1,
        "Summon a Fairy token. Deal X damage to your opponent's leader. "
        "X equals the number of followers on your field.",
    )
    t.play(spell)
    assert t.leader_defense(P2) == 18


def test_5_2_1_2_an_x_only_the_player_can_say_is_named_while_playing() -> None:
    """Asked before anything is paid, and no more than can be paid is offered."""
    t = open_table()
    t.set(P1, play_points=4)
    engine = t.field(P1, "{act} {cost X}: Deal X damage to your opponent's leader.")
    t.choose(t.activation(engine))
    assert t.game.decision is not None
    assert t.game.decision.rule == "sve 10.6.2.2.4"
    assert t.options == [f"number {n}" for n in range(5)]
    assert t.value(P1, "play points") == 4
    t.choose(3)
    t.settle()
    assert t.value(P1, "play points") == 1
    assert t.leader_defense(P2) == 17


# -- play points in texts (sve 5.3) -----------------------------------------------------------------------------------
@pytest.mark.rule("sve 5.3.1.1")
def test_5_3_1_a_number_in_the_circle_is_that_many_play_points() -> None:
    """An ability that costs 3 takes 3 of 5, and cannot be played again with 2."""
    t = open_table()
    t.set(P1, play_points=5)
    engine = t.field(P1, "{act} {cost 3}: Deal 1 damage to your opponent's leader.")
    t.activate(engine)
    assert t.value(P1, "play points") == 2
    assert t.forbids(t.activation(engine)) == "sve 10.4.4"


def test_5_3_1_2_an_x_in_the_circle_is_the_x_the_text_explains() -> None:
    """X is the number of enemy followers: two play points."""
    t = open_table()
    t.field(P2)
    t.field(P2)
    engine = t.field(P1, "{act} {cost X}: Draw a card. X equals the number of enemy followers on the field.")
    t.activate(engine)
    assert t.value(P1, "play points") == 8
    assert t.count(P1, "hand") == 1


def test_5_3_1_2_1_each_of_several_x_circles_is_the_whole_x() -> None:
    """Two circles with an X of two cost four, and five play points pay for no more than two."""
    t = open_table()
    t.set(P1, play_points=5)
    engine = t.field(P1, "{act} {cost X}{cost X}: Deal X damage to your opponent's leader.")
    t.choose(t.activation(engine))
    assert t.options == ["number 0", "number 1", "number 2"]
    t.choose(2)
    t.settle()
    assert t.value(P1, "play points") == 1
    assert t.leader_defense(P2) == 18


# -- recovering (sve 5.15) --------------------------------------------------------------------------------------------
def test_5_15_1_recovering_adds_to_the_play_points_there_are() -> None:
    """Three and two are five."""
    t = open_table()
    t.set(P1, play_points=3)
    spell = t.spell(P1, "Recover 2 play points.")
    t.play(spell)
    assert t.value(P1, "play points") == 5
    assert t.event("value").rule == "sve 5.15.1"


def test_5_15_1_1_recovering_stops_at_the_maximum() -> None:
    """Five of six and three recovered: six, at once and not only when rules are handled."""
    t = open_table()
    t.set(P1, max_play_points=6, play_points=5)
    spell = t.spell(P1, "Recover 3 play points.")
    t.play(spell)
    assert (t.value(P1, "play points"), t.value(P1, "max play points")) == (6, 6)
    assert t.event("value").amount == 1


# -- plus and minus (sve 5.27) ----------------------------------------------------------------------------------------
def test_5_27_1_plus_raises_and_minus_lowers_by_the_number() -> None:
    """+2/+1 and then -1/-3."""
    t = open_table()
    card = t.field(P1, attack=3, defense=5)
    up = t.spell(P1, "Give all followers on your field {attack}+2/{defense}+1.")
    down = t.spell(P1, "Give all followers on your field {attack}-1/{defense}-3.")
    t.play(up)
    assert t.stats(card) == (5, 6)
    t.play(down)
    assert t.stats(card) == (4, 3)


@pytest.mark.parametrize(
    ("text", "gained", "lost"),
    [
        ("Give your leader {defense}+2.", 1, 0),
        ("Give your leader {defense}-2.", 0, 1),
        ("Change your leader's defense to 25.", 1, 0),
        ("Change your leader's defense to 10.", 0, 1),
        ("Change your leader's defense to 20.", 0, 0),
    ],
)
def test_5_27_1_what_is_given_counts_as_increased_or_decreased(text: str, gained: int, lost: int) -> None:
    """Abilities that wait for a gain or a loss of defense see one."""
    t = open_table()
    t.field(P1, "Whenever your leader gains defense, deal 1 damage to your opponent's leader.")
    t.field(P1, "Whenever your leader loses defense, draw a card.")
    spell = t.spell(P1, text)
    t.play(spell)
    assert t.leader_defense(P2) == 20 - gained
    assert t.count(P1, "hand") == lost


@pytest.mark.rule("sve 5.27.2")
def test_5_27_2_setting_a_value_counts_by_the_difference() -> None:
    """An attack of 3 changed to 5 has increased, changed to 1 it has decreased."""
    t = open_table()
    card = t.field(P1, "Whenever this follower gains attack, draw a card.", attack=3)
    up = t.spell(P1, "Change the attack of all followers on your field to 5.")
    down = t.spell(P1, "Change the attack of all followers on your field to 1.")
    t.play(up)
    assert t.number(card, "attack") == 5
    assert t.names(P1, "hand") == ["Card", "Plain Card"]
    t.play(down)
    assert t.number(card, "attack") == 1
    assert [e.amount for e in t.events("change", card)] == [2, -4]
    assert {e.rule for e in t.events("change", card)} == {"sve 5.27.2"}


# -- for every (sve 5.29) ---------------------------------------------------------------------------------------------
def test_5_29_1_for_every_is_one_total_and_leaves_out_what_is_over() -> None:
    """The book's own case: twelve cards, one damage for every five, is two damage dealt once."""
    t = open_table()
    for _ in range(12):
        t.cemetery(P1)
    t.field(P2, "Whenever your leader takes damage, draw a card.")
    engine = t.field(P1, "{act} {cost 0}: For every 5 cards in your cemetery, deal 1 damage to your opponent's leader.")
    t.activate(engine)
    assert t.event("damage", t.leader(P2)).amount == 2
    assert t.count(P2, "hand") == 1


def test_5_29_1_for_every_of_nothing_does_nothing() -> None:
    """Four cards are no five."""
    t = open_table()
    for _ in range(4):
        t.cemetery(P1)
    engine = t.field(P1, "{act} {cost 0}: For every 5 cards in your cemetery, deal 1 damage to your opponent's leader.")
    t.activate(engine)
    assert t.events("damage") == []


def test_5_29_1_a_gain_for_every_is_given_once() -> None:
    """+1 for each of three amulets is one gain of three."""
    t = open_table()
    card = t.field(P1, "{act} {cost 0}: Give this follower {attack}+1 for every amulet on your field.", attack=1)
    for _ in range(3):
        t.amulet(P1)
    t.activate(card)
    assert t.number(card, "attack") == 4
    assert t.event("change", card).amount == 3


# -- half (sve 5.30) --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("defense", "dealt"), [(7, 4), (8, 4), (1, 1)])
def test_5_30_1_half_is_rounded_up(defense: int, dealt: int) -> None:
    """Half of seven is four."""
    t = open_table()
    t.set(P1, leader_defense=defense)
    spell = t.spell(P1, "Deal damage to your opponent's leader equal to half of your leader's defense.")
    t.play(spell)
    assert t.leader_defense(P2) == 20 - dealt


@pytest.mark.parametrize(("held", "dropped"), [(5, 3), (4, 2)])
def test_5_30_2_half_of_a_zone_is_half_its_cards(held: int, dropped: int) -> None:
    """Of a hand of five the player discards three, which ones is the player's choice."""
    t = open_table()
    cards = [t.hand(P2, name=f"H{i}", type="follower") for i in range(held)]
    spell = t.spell(P1, "Each opponent discards half of the cards in their hand.")
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert t.game.decision.seat == P2
    for card in cards[:dropped]:
        t.choose(by(P2, card))
    t.settle()
    assert t.count(P2, "hand") == held - dropped


@pytest.mark.parametrize(("end", "first", "last"), [("top", "N3", "N4"), ("bottom", "N0", "N1")])
def test_5_30_2_the_top_or_bottom_half_is_counted_from_that_end(end: str, first: str, last: str) -> None:
    """Five cards: three of them, from the top or from the bottom."""
    t = open_table()
    t.set(P1, deck=0)
    for i in reversed(range(5)):
        t.deck(P1, name=f"N{i}", type="follower")
    spell = t.spell(P1, f"Banish the {end} half of your deck.")
    t.play(spell)
    assert t.names(P1, "deck") == [first, last]
    assert sorted(seen(t, P2, P1, "banished zone")) == sorted({f"N{i}" for i in range(5)} - {first, last})
