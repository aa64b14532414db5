"""Determining and paying the cost, and resolving (sve 10.6.2.5 to 10.6.2.8)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table


def test_10_6_2_5_the_cost_is_paid_whole_before_anything_resolves() -> None:
    """Points and the additional card are gone before the first card is drawn."""
    t = Table()
    spell = t.spell(P1, "As an additional cost to play this, discard a card.\n-----\nDraw 2 cards.", cost=2)
    t.hand(P1)
    t.play(spell)
    kinds = [e.kind for e in t.events() if e.kind in ("value", "discard", "played", "draw")]
    assert kinds[:5] == ["value", "discard", "played", "draw", "draw"]


@pytest.mark.rule("sve 10.6.2.5.1.1", "sve 10.6.2.5.1.3", "sve 10.6.2.5.1.4", "sve 10.10.2.4", "sve-R22")
def test_10_6_2_5_1_set_prices_come_before_raises_and_reductions() -> None:
    """A card of cost 9 set to 4 and raised by 1 costs 5, whichever effect came first."""
    for texts in (
        ("Followers cost 4 to play.", "Followers cost 1 more to play."),
        ("Followers cost 1 more to play.", "Followers cost 4 to play."),
    ):
        t = Table()
        for text in texts:
            t.amulet(P1, text)
        t.play(t.hand(P1, cost=9))
        assert t.value(P1, "play points") == 5


def test_10_6_2_5_1_1_the_price_begins_with_what_the_card_says() -> None:
    """Nothing else about: the printed number of points."""
    t = Table()
    t.play(t.hand(P1, cost=6))
    assert t.value(P1, "play points") == 4


def test_10_6_2_5_1_2_an_alternative_price_stands_in_place_of_the_printed_one() -> None:
    """The player may take it or leave it."""
    for answer, points, hand in ((True, 10, 0), (False, 3, 1)):
        t = Table()
        card = t.hand(P1, "You may discard a card instead of paying this card's cost.", cost=7)
        t.hand(P1, cost=9)
        t.play(card, answer)
        assert (t.value(P1, "play points"), t.count(P1, "hand"), t.zone_of(card)) == (points, hand, "field")


@pytest.mark.rule("sve 10.6.2.1.2")
def test_10_6_2_5_1_2_an_alternative_price_makes_a_card_playable() -> None:
    """Without points only the alternative is left, so it is not asked for."""
    t = Table()
    card = t.hand(P1, "You may discard a card instead of paying this card's cost.", cost=7)
    t.hand(P1, cost=9)
    t.set(P1, play_points=0)
    t.play(card)
    assert (t.zone_of(card), t.count(P1, "hand")) == ("field", 0)


def test_10_6_2_5_1_3_a_set_price_replaces_the_one_so_far() -> None:
    """A follower of cost 8 is played for 1."""
    t = Table()
    t.amulet(P1, "Followers cost 1 to play.")
    t.play(t.hand(P1, cost=8))
    assert t.value(P1, "play points") == 9


def test_10_6_2_5_1_4_additions_come_on_top_of_an_alternative_price_too() -> None:
    """Two cards in hand pay both the alternative and the addition; one card does not."""
    text = (
        "As an additional cost to play this, discard a card.\n"
        "You may discard a card instead of paying this card's cost."
    )
    t = Table()
    card = t.hand(P1, text, cost=7)
    t.hand(P1)
    t.hand(P1)
    t.set(P1, play_points=3)
    t.play(card)
    assert (t.zone_of(card), t.count(P1, "hand"), t.value(P1, "play points")) == ("field", 0, 3)
    one = Table()
    card = one.hand(P1, text, cost=7)
    one.hand(P1)
    one.field(P1)
    one.set(P1, play_points=3)
    assert one.forbids(f"play {card}") != ""


def test_10_6_2_5_1_4_an_addition_is_paid_even_if_the_card_itself_is_free() -> None:
    """A spell of cost 0 still wants its card discarded."""
    t = Table()
    t.field(P1)
    spell = t.spell(P1, "As an additional cost to play this, discard a card.\n-----\nDraw 2 cards.", cost=0)
    assert t.forbids(f"play {spell}") == "sve 10.4.2.2"


def test_10_6_2_5_2_a_cost_altered_by_a_replacement_counts_as_paid() -> None:
    """The buried follower is banished instead; the ability resolves all the same."""
    t = Table()
    ally = t.field(P1, "If this would leave the field, banish it instead.")
    card = t.amulet(P1, "{act} Bury a follower on your field: Draw 2 cards.")
    t.activate(card)
    assert (t.zone_of(ally), t.count(P1, "hand")) == ("banished zone", 2)


@pytest.mark.rule("sve 1.3.2.2")
def test_10_6_2_5_3_a_cost_of_nothing_is_not_done_and_counts_as_done() -> None:
    """Zero points: no point event, and the effect is had."""
    t = Table()
    card = t.amulet(P1, "{act} {cost 0}: Draw a card.")
    t.field(P1)
    t.activate(card)
    assert t.count(P1, "hand") == 1
    assert [e for e in t.events("value") if e.key == "play points"] == []


def test_10_6_2_6_no_room_no_playing_of_followers_and_amulets() -> None:
    """With five cards on the field a follower is refused and a spell is not."""
    t = Table()
    for _ in range(5):
        t.field(P1)
    follower, amulet = t.hand(P1), t.hand(P1, type="amulet")
    spell = t.spell(P1, "Draw a card.")
    assert t.forbids(f"play {follower}") == "sve 10.6.2.6"
    assert t.forbids(f"play {amulet}") == "sve 10.6.2.6"
    assert f"play {follower}" not in t.options
    assert f"play {spell}" in t.options


FILLS = "As an additional cost to play this, put a Fairy token onto your field."


@pytest.mark.rule("sve 10.6.2.5.4")
def test_10_6_2_6_a_field_filled_by_the_cost_returns_the_game_to_before() -> None:
    """Only paying shows that there is no room; then everything is exactly as before the card was specified."""
    t = Table()
    for n in range(4):
        t.field(P1, attack=n + 1)
    card = t.hand(P1, FILLS, cost=3)
    before = t.game.hash()
    events = t.game.log.size
    t.choose(f"play {card}")
    assert t.game.hash() == before
    assert t.game.log.size == events
    assert (t.zone_of(card), t.count(P1, "field"), t.value(P1, "play points")) == ("hand", 4, 10)


def test_10_6_2_6_what_was_taken_back_is_not_offered_again_until_something_happens() -> None:
    """The key has gone from the menu and says why; after another action it is judged anew."""
    t = Table()
    soldiers = [t.field(P1, attack=n + 1) for n in range(4)]
    card = t.hand(P1, FILLS, cost=3)
    kill = t.spell(P1, "Select a follower on your field and destroy it.")
    t.choose(f"play {card}")
    assert f"play {card}" not in t.options
    assert t.forbids(f"play {card}") in ("sve 10.6.2.5.4", "sve 10.6.2.6")
    t.play(kill, soldiers[0])
    t.play(card)
    assert t.zone_of(card) == "field"


def test_10_6_2_7_played_means_paid() -> None:
    """Abilities that see a card played trigger after the cost and before the effect is there."""
    t = Table()
    t.amulet(P1, "Whenever you play a spell, give your leader {defense}+1.")
    t.play(t.spell(P1, "Draw a card.", cost=2))
    kinds = [e.kind for e in t.events() if e.kind in ("value", "played")]
    assert kinds[:2] == ["value", "played"]
    assert t.leader_defense(P1) == 21


def test_10_6_2_8_1_a_follower_that_resolves_goes_to_the_field() -> None:
    """By its own rule, after being played."""
    t = Table()
    card = t.hand(P1)
    t.play(card)
    moves = [(e.kind, e.rule, e.to) for e in t.events("", card) if e.to]
    assert moves[0] == ("play", "sve 10.6.2.1", "resolution zone")
    assert moves[1][1:] == ("sve 10.6.2.8.1", "field")


def test_10_6_2_8_1_1_what_applied_in_the_resolution_zone_applies_on_the_field() -> None:
    """An effect given in the EX area reaches the field by way of the resolution zone."""
    t = Table()
    card = t.ex(P1, attack=1)
    rush = t.spell(P1, "Select a follower in your EX area and give it Rush.")
    t.play(rush)
    t.play(card)
    assert t.zone_of(card) == "field" and t.has(card, "Rush")


def test_10_6_2_8_2_a_text_is_carried_out_in_written_order() -> None:
    """First the draw, then the damage, then the defense."""
    t = Table()
    t.play(t.spell(P1, "Draw a card. Deal 2 damage to your opponent's leader. Give your leader {defense}+1."))
    kinds = [e.kind for e in t.events() if e.kind in ("draw", "damage", "change")]
    assert kinds[:3] == ["draw", "damage", "change"]


def test_10_6_2_8_2_1_an_ability_resolves_though_its_card_is_gone() -> None:
    """The card is buried as the cost and its ability resolves."""
    t = Table()
    card = t.field(P1, "{act} Bury this: Deal 3 damage to your opponent's leader.")
    t.activate(card)
    assert (t.zone_of(card), t.leader_defense(P2)) == ("cemetery", 17)


def test_10_6_2_8_2_2_options_are_done_in_the_order_they_are_listed() -> None:
    """Chosen third and first, done first and third."""
    t = Table()
    spell = t.spell(
        P1,
        "Choose 2.\n(1) Draw a card.\n(2) Give your leader {defense}+1.\n(3) Deal 1 damage to your opponent's leader.",
    )
    t.play(spell, "option 3", "option 1")
    kinds = [e.kind for e in t.events() if e.kind in ("draw", "damage", "change")]
    assert kinds[:2] == ["draw", "damage"]


def test_10_6_2_8_2_3_what_is_left_goes_to_the_owners_cemetery() -> None:
    """A spell that did nothing more goes to the cemetery after its effect; one that moved itself does not."""
    t = Table()
    spell = t.spell(P1, "Draw a card.")
    t.play(spell)
    assert t.event("put", spell).rule == "sve 10.6.2.8.2.3"
    moved = Table()
    spell = moved.spell(P1, "Draw a card. Put this into your EX area.")
    moved.play(spell)
    assert moved.where(spell) == (P1, "ex area")


def test_10_6_2_8_2_3_a_borrowed_spell_goes_to_its_owners_cemetery() -> None:
    """It was in another player's EX area; its owner's cemetery gets it."""
    t = Table()
    spell = t.put(P1, "ex area", "Draw a card.", type="spell", cost=0, owner=P2)
    t.play(spell)
    assert t.where(spell) == (P2, "cemetery")


@pytest.mark.rule("sve-R31", "sve 10.6.2.8.2.3")
def test_10_6_2_8_1_a_field_that_is_full_on_resolution_sends_the_card_to_the_cemetery() -> None:
    """Having been played lowers the limit: there was room when it was checked and there is none on resolution."""
    t = Table()
    t.amulet(P1, "While you've played a card this turn, you can have up to 3 cards on your field.")
    for n in (1, 2):
        t.field(P1, attack=n)
    card = t.hand(P1)
    t.play(card)
    assert t.zone_of(card) == "cemetery"
    assert t.event("put", card).rule == "sve 10.6.2.8.2.3"


def test_10_6_2_6_the_last_place_is_a_place() -> None:
    """Four on the field leave room for a fifth."""
    t = Table()
    for _ in range(4):
        t.field(P1)
    card = t.hand(P1)
    t.play(card)
    assert t.zone_of(card) == "field" and t.count(P1, "field") == 5
