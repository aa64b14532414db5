"""Phrases of sve read by composition, played: what one sees at the table when each does what it says."""

from __future__ import annotations

import pytest

from ludex.games.definitions import UnreadableCard
from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, by

IDLE = "Banish each card in your cemetery."


# -- how often --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("words", ["2 times per turn", "Two times each turn", "2 times on each of your turns"])
def test_so_many_times_each_turn(words: str) -> None:
    t = open_table()
    t.amulet(P1, f"{words}, when you play a spell, give your leader {{defense}}+1.")
    for spell in [t.spell(P1, IDLE) for _ in range(3)]:
        t.play(spell)
    assert t.leader_defense(P1) == 22


def test_at_least_the_nth_time() -> None:
    """The third spell of the turn and every later one, not the second."""
    t = open_table()
    t.amulet(P1, "Whenever you play a spell, if it's at least the 3rd time this turn, give your leader {defense}+1.")
    seen = []
    for spell in [t.spell(P1, IDLE) for _ in range(4)]:
        t.play(spell)
        seen.append(t.leader_defense(P1))
    assert seen == [20, 20, 21, 22]


def test_the_nth_time_something_has_happened() -> None:
    """It is counted over all cards of the kind, not over this card's own attacks."""
    for others, defense in ((0, 20), (1, 21), (2, 20)):
        t = open_table()
        mine = [t.field(P1, "Storm.") for _ in range(others)]
        last = t.field(
            P1,
            "Storm. Strike - If it's the 2nd time a follower on your field has attacked this turn, "
            "give your leader {defense}+1.",
        )
        for card in (*mine, last):
            t.attack(card)
        assert t.leader_defense(P1) == defense, others


def test_do_the_following_several_times() -> None:
    """All of it, in order, each time: two cards come into the EX area and two leave the hand."""
    t = open_table()
    for _ in range(3):
        t.deck(P1, name="Otter")
    held = [t.hand(P1, name=f"Held {n}") for n in (1, 2, 3)]
    text = 'Do the following 2 times. "Put the top card of your deck into your EX area. Discard a card."'
    t.play(t.spell(P1, text), held[0], held[1])
    assert [t.zone_of(card) for card in held] == ["cemetery", "cemetery", "hand"]
    assert t.count(P1, "ex area") == 3  # with the spare one


# -- conditions -------------------------------------------------------------------------------------------------------
def test_any_of_several_have_been_destroyed() -> None:
    for whose, dealt in ((P1, 4), (P2, 0)):
        t = open_table()
        t.field(whose)
        first = t.spell(P1, "Select a follower on the field and destroy it.")
        text = "If any of your followers have been destroyed this turn, deal 4 damage to each enemy leader."
        second = t.spell(P1, text)
        t.play(first)
        t.play(second)
        assert t.leader_defense(P2) == 20 - dealt


def test_several_have_attacked_so_often() -> None:
    for attacks, drawn in ((2, 0), (3, 1)):
        t = open_table()
        t.deck(P1), t.deck(P1)
        spell = t.spell(P1, "If your followers attacked at least 3 times this turn, draw a card.")
        for card in [t.field(P1, "Storm.") for _ in range(attacks)]:
            t.attack(card)
        t.play(spell)
        assert t.count(P1, "hand") == drawn, attacks


def test_so_many_of_one_kind_and_of_another_in_the_same_place() -> None:
    """The place said last is that of both; what lies elsewhere does not count."""
    text = (
        "If there are at least 2 Mage followers and at least 2 spells in your cemetery, deal 1 damage to each enemy "
        "leader."
    )
    for followers, spells, hit in ((2, 2, 1), (2, 1, 0), (1, 2, 0)):
        t = open_table()
        t.field(P1, traits=["Mage"])
        for _ in range(followers):
            t.cemetery(P1, traits=["Mage"])
        for _ in range(spells):
            t.cemetery(P1, "Draw a card.", type="spell")
        t.play(t.spell(P1, text))
        assert t.leader_defense(P2) == 20 - hit, (followers, spells)


def test_so_many_of_one_kind_or_of_another() -> None:
    text = "If there are at least 3 Mage followers or a Heron on your field, deal 1 damage to each enemy leader."
    for mages, herons, hit in ((3, 0, 1), (0, 1, 1), (2, 0, 0)):
        t = open_table()
        for _ in range(mages):
            t.field(P1, traits=["Mage"])
        for _ in range(herons):
            t.field(P1, name="Heron")
        t.cemetery(P1, name="Heron")
        t.play(t.spell(P1, text))
        assert t.leader_defense(P2) == 20 - hit, (mages, herons)


def test_counters_are_on_a_card() -> None:
    for there, gained in ((0, 0), (1, 1)):
        t = open_table()
        text = "{act} {cost 0}: If there's at least 1 ink counter on this, give your leader {defense}+1."
        card = t.amulet(P1, text, counters={"ink": there} if there else {})
        t.activate(card)
        assert t.leader_defense(P1) == 20 + gained


def test_two_conditions_with_a_comma_between_them() -> None:
    for others, rush in ((0, False), (1, True)):
        t = open_table()
        t.set(P1, play_points=7, max_play_points=7)
        for _ in range(others):
            t.field(P1, traits=["Mage"])
        text = "While Overflow is active for you, and there's another Mage follower on your field, this has Rush."
        assert t.has(t.field(P1, text), "Rush") is rush


def test_while_something_is_so_and_only_during_your_turn() -> None:
    t = open_table()
    t.amulet(P1, "While this is on your field, during your turn, followers on your field have {attack}+2.")
    mine = t.field(P1, attack=1)
    assert t.stats(mine)[0] == 3
    t.end()
    assert t.stats(mine)[0] == 1


def test_if_not_is_otherwise() -> None:
    for there, expected in ((True, (21, 20)), (False, (20, 19))):
        t = open_table()
        if there:
            t.amulet(P1)
        text = (
            "If there's an amulet on your field, give your leader {defense}+1. If not, deal 1 damage to each enemy "
            "leader."
        )
        t.play(t.spell(P1, text))
        assert (t.leader_defense(P1), t.leader_defense(P2)) == expected


def test_a_deed_of_either_player() -> None:
    for who in (P1, P2):
        t = open_table()
        t.amulet(P1, "Whenever a player discards a card, give your leader {defense}+1.")
        card = t.hand(who)
        t.play(t.spell(P1, "Discard a card." if who == P1 else "Each opponent discards a card."))
        assert t.zone_of(card) == "cemetery" and t.leader_defense(P1) == 21


def test_a_leaders_defense_decreases() -> None:
    t = open_table()
    mine = t.amulet(P1, "Whenever your leader's defense decreases, put an ink counter on this.")
    down, up = t.spell(P1, "Deal 1 damage to your leader."), t.spell(P1, "Give your leader {defense}+1.")
    t.play(down)
    t.play(up)
    assert t.counters(mine, "ink") == 1


def test_when_it_happens_this_turn() -> None:
    for later, drawn in ((False, 1), (True, 0)):
        t = open_table()
        t.deck(P1), t.deck(P1), t.deck(P2)
        hers = t.field(P2, defense=3)
        text = "Select an enemy follower on the field. When it leaves the field this turn, draw a card."
        first, second = t.spell(P1, text), t.spell(P1, "Destroy each enemy follower on the field.")
        t.play(first)
        if later:
            t.end()
            t.end()
        for_the_turn = 1 if later else 0
        t.play(second)
        assert t.zone_of(hers) == "cemetery" and t.count(P1, "hand") == drawn + for_the_turn


# -- which cards ------------------------------------------------------------------------------------------------------
def test_any_card_is_one_of_your_choice() -> None:
    t = open_table()
    spell, follower = t.deck(P1, "Draw a card.", type="spell", name="Song"), t.deck(P1, name="Otter")
    t.play(t.spell(P1, "Search your deck for any card, add it to your hand, then shuffle."), spell)
    assert (t.zone_of(spell), t.zone_of(follower)) == ("hand", "deck")


def test_one_of_several_words_in_a_name() -> None:
    t = open_table()
    brook, lake, sea = (t.field(P2, name=name) for name in ("Brook Otter", "Lake Otter", "Sea Otter"))
    t.play(t.spell(P1, 'Destroy each enemy follower with "Brook," "River," or "Lake" in its name on the field.'))
    assert [t.zone_of(card) for card in (brook, lake, sea)] == ["cemetery", "cemetery", "field"]


def test_the_lowest_cost() -> None:
    t = open_table()
    cards = [t.field(P2, cost=cost) for cost in (2, 1, 1)]
    t.play(t.spell(P1, "Destroy each of the lowest-cost enemy followers on the field."))
    assert [t.zone_of(card) for card in cards] == ["field", "cemetery", "cemetery"]


def test_cards_of_different_names() -> None:
    t = open_table()
    otters = [t.deck(P1, name="Otter"), t.deck(P1, name="Otter")]
    heron = t.deck(P1, name="Heron")
    spell = t.spell(P1, "Search your deck for up to 2 differently named followers, summon them, then shuffle.")
    t.choose(f"play {spell}")
    t.choose(heron)
    t.choose(otters[1])
    t.settle()
    assert sorted(t.zone_of(card) for card in (*otters, heron)) == ["deck", "field", "field"]


def test_a_card_of_the_name_of_another() -> None:
    t = open_table()
    _held, same, other = t.hand(P1, name="Otter"), t.deck(P1, name="Otter"), t.deck(P1, name="Heron")
    text = (
        "{fanfare} Reveal a follower from your hand: Search your deck for a follower with the revealed follower's "
        "name, put it into your EX area, then shuffle."
    )
    card = t.hand(P1, text, cost=0)
    t.choose(f"play {card}")
    t.choose("yes")
    assert f"pick {same}" in t.options and f"pick {other}" not in t.options
    t.choose(same)
    assert (t.zone_of(same), t.zone_of(other)) == ("ex area", "deck")


def test_x_cost_is_a_cost_too() -> None:
    t = open_table()
    t.field(P2, cost=3)
    two, three = t.deck(P1, cost=2), t.deck(P1, cost=3)
    text = (
        "Select an enemy follower on the field. Search your deck for an X-cost follower, put it into your EX area, "
        "then shuffle. X equals the selected follower's cost."
    )
    t.play(t.spell(P1, text), three)
    assert (t.zone_of(two), t.zone_of(three)) == ("deck", "ex area")


def test_together_they_may_cost_so_much() -> None:
    t = open_table()
    cards = [t.deck(P1, name=f"Otter {n}", cost=3) for n in (1, 2, 3)]
    text = (
        "Look at the top 3 cards of your deck. From among them, you may summon any number of followers that cost 3 "
        "or less each, up to a total cost of 7. Put the rest on the bottom of your deck in any order."
    )
    t.play(t.spell(P1, text), "yes", cards[0], cards[1])
    assert sorted(t.zone_of(card) for card in cards) == ["deck", "field", "field"]


# -- giving -----------------------------------------------------------------------------------------------------------
def test_a_verb_said_once_for_two_gifts() -> None:
    t = open_table()
    mine = t.field(P1, attack=1, defense=1)
    t.play(t.spell(P1, "Select a follower on your field. Give it {attack}+1 and your leader {defense}+2."))
    assert t.stats(mine) == (2, 1) and t.leader_defense(P1) == 22


def test_two_numbers_changed_with_one_verb() -> None:
    t = open_table()
    hers = t.field(P2, attack=5, defense=5)
    text = "Select an enemy follower on the field. Change its attack to 0 and its defense to 1, and engage it."
    t.play(t.spell(P1, text))
    assert t.stats(hers) == (0, 1) and t.engaged(hers)


def test_one_of_the_gifts_ends_with_the_turn() -> None:
    t = open_table()
    mine = t.field(P1)
    text = "Select a follower on your field. Give it Ward and, for the rest of this turn, Bane."
    t.play(t.spell(P1, text))
    assert t.has(mine, "Ward") and t.has(mine, "Bane")
    t.end("done")
    assert t.has(mine, "Ward") and not t.has(mine, "Bane")


def test_a_number_set_to_what_is_printed() -> None:
    t = open_table()
    mine = t.field(P1, defense=4)
    first = t.spell(P1, "Deal 3 damage to each follower on your field.")
    second = t.spell(P1, "Select a follower on your field and change its defense to its original defense.")
    t.play(first)
    t.play(second)
    assert t.stats(mine)[1] == 4


# -- playing ----------------------------------------------------------------------------------------------------------
def test_a_card_played_for_more_points() -> None:
    for answer, points, hit in (("yes", 0, 1), ("no", 2, 0)):
        t = open_table()
        t.set(P1, play_points=3, max_play_points=3)
        text = (
            "You may play this for 2 more play points.\n-----\nGive your leader {defense}+1. If you played this for 2 "
            "more play points, deal 1 damage to each enemy leader."
        )
        t.play(t.spell(P1, text, cost=1), answer)
        assert t.game.value(P1, "play points") == points
        assert (t.leader_defense(P1), t.leader_defense(P2)) == (21, 20 - hit)


def test_another_cost_in_place_of_points() -> None:
    text = (
        "If there are at least 2 cards in your cemetery, you may bury an Otter to play this card instead of paying "
        "its cost."
    )
    for buried, may in ((1, False), (2, True)):
        t = open_table()
        t.set(P1, play_points=0, max_play_points=9)
        price, card = t.field(P1, name="Otter"), t.hand(P1, text, cost=9)
        for _ in range(buried):
            t.cemetery(P1)
        assert (t.why_not(f"play {card}") is None) is may
        if may:
            t.play(card)
            assert (t.zone_of(price), t.zone_of(card)) == ("cemetery", "field")


def test_a_token_for_another_field() -> None:
    t = open_table()
    hers = t.field(P2)
    text = "Select an enemy follower on the field. Destroy it and summon a Fairy token on that follower's field."
    t.play(t.spell(P1, text))
    assert t.zone_of(hers) == "cemetery" and t.count(P2, "field") == 1 and t.count(P1, "field") == 0


def test_cards_put_into_the_cemetery_by_this_ability() -> None:
    t = open_table()
    t.deck(P1), t.deck(P1, "Draw a card.", type="spell"), t.deck(P1, "Draw a card.", type="spell")
    t.cemetery(P1, "Draw a card.", type="spell")
    text = (
        "Put the top 3 cards of your deck into your cemetery. Give your leader {defense}+X. X equals the number of "
        "spells put into your cemetery by this ability."
    )
    t.play(t.spell(P1, text))
    assert t.leader_defense(P1) == 22


def test_how_many_were_put_from_the_field_into_the_cemetery() -> None:
    t = open_table()
    t.field(P2), t.field(P2), t.cemetery(P2)
    text = (
        "Give your leader {defense}+X, where X equals the number of followers that were put from the field into the "
        "cemetery this turn."
    )
    first, second = t.spell(P1, "Destroy each enemy follower on the field."), t.spell(P1, text)
    t.play(first)
    t.play(second)
    assert t.leader_defense(P1) == 22


def test_counters_that_a_buried_card_had() -> None:
    t = open_table()
    text = "{act} {engage}, bury this: Give your leader {defense}+X. X equals the number of ink counters this had."
    card = t.amulet(P1, text, counters={"ink": 3})
    t.activate(card)
    assert t.leader_defense(P1) == 23


def test_the_total_cost_of_a_group() -> None:
    for cost, hit in ((4, 0), (5, 1)):
        t = open_table()
        t.field(P1, traits=["Mage"], cost=5), t.field(P1, traits=["Mage"], cost=cost), t.field(P1, cost=9)
        text = "If the total cost of Mage cards on your field is 10 or more, deal 1 damage to each enemy leader."
        t.play(t.spell(P1, text))
        assert t.leader_defense(P2) == 20 - hit


def test_another_number_searched_for() -> None:
    for buried, found in ((0, 1), (2, 2)):
        t = open_table()
        otters = [t.deck(P1, name=f"Otter {n}") for n in (1, 2, 3)]
        for _ in range(buried):
            t.cemetery(P1)
        text = (
            "Search your deck for a follower, put it into your EX area, then shuffle. If there are at least 2 cards in "
            "your cemetery, search for up to 2 instead."
        )
        t.play(t.spell(P1, text), *otters[:found])
        assert [t.zone_of(card) for card in otters].count("ex area") == found


# -- one or the other -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("answer", "zone"), (("option 1", "hand"), ("option 2", "ex area")))
def test_one_step_or_another(answer: str, zone: str) -> None:
    t = open_table()
    found = t.deck(P1, name="Otter")
    text = (
        "Look at the top card of your deck. You may reveal a follower from among them and add it to your hand or put "
        "it into your EX area."
    )
    t.play(t.spell(P1, text), "yes", found, answer)
    assert t.zone_of(found) == zone


def test_a_token_of_one_name_or_of_another() -> None:
    for words in ("a Fairy token or a Ghost token", "a Fairy token or Ghost token"):
        t = open_table()
        t.play(t.spell(P1, f"Summon {words}."), "token Ghost")
        assert t.count(P1, "field") == 1


def test_evolve_into_one_of_two() -> None:
    t = open_table()
    mine = t.field(P1, "{evolve} {cost 0}: Evolve this follower into a Bright Otter or Dark Otter.", name="Otter")
    t.evolve_deck(P1, name="Bright Otter", attack=5)
    dark = t.evolve_deck(P1, name="Dark Otter", attack=7)
    t.evolve_deck(P1, name="Otter", attack=9)
    t.activate(mine, dark)
    assert t.stats(mine)[0] == 7


# -- places -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "gone"),
    (
        ("in your hand or EX area", {"hand", "ex area"}),
        ("in your hand, field, or EX area", {"hand", "field", "ex area"}),
        ("on your field and/or EX area", {"field", "ex area"}),
        ("from your cemetery and banished zone", set()),
    ),
)
def test_several_places_of_one_player(words: str, gone: set[str]) -> None:
    t = open_table()
    cards = {zone: t.put(P1, zone, traits=["Mage"], cost=1) for zone in ("hand", "field", "ex area")}
    t.field(P2, traits=["Mage"])
    t.play(t.spell(P1, f"Banish each Mage card {words}."))
    assert {zone for zone, card in cards.items() if t.zone_of(card) == "banished zone"} == gone
    assert t.count(P2, "field") == 1


def test_cards_of_one_kind_and_or_of_another() -> None:
    for followers, spells, hit in ((2, 1, 1), (0, 3, 1), (1, 1, 0)):
        t = open_table()
        for _ in range(followers):
            t.cemetery(P1, traits=["Mage"])
        for _ in range(spells):
            t.cemetery(P1, "Draw a card.", type="spell")
        t.cemetery(P1)
        text = (
            "If there are at least 3 spells and/or Mage cards in your cemetery, deal 1 damage to each enemy leader."
        )
        t.play(t.spell(P1, text))
        assert t.leader_defense(P2) == 20 - hit, (followers, spells)


def test_another_one_of_your_followers() -> None:
    t = open_table()
    watcher = t.field(P1, "Storm. Whenever another one of your followers attacks, give this {attack}+1.", attack=1)
    other = t.field(P1, "Storm.")
    t.attack(watcher)
    t.attack(other)
    assert t.stats(watcher)[0] == 2


def test_with_a_keyword_and_a_number() -> None:
    t = open_table()
    cards = [t.field(P2, "Ward.", attack=3), t.field(P2, "Ward.", attack=4), t.field(P2, attack=3)]
    t.play(t.spell(P1, "Destroy each enemy follower with Ward and 3 or less attack on the field."))
    assert [t.zone_of(card) for card in cards] == ["cemetery", "field", "field"]


def test_one_of_them_and_the_other() -> None:
    t = open_table()
    first, second = t.deck(P1, name="Otter"), t.deck(P1, name="Heron")
    text = "Look at the top 2 cards of your deck. Add one of them to your hand and banish the other."
    t.play(t.spell(P1, text), first)
    assert (t.zone_of(first), t.zone_of(second)) == ("hand", "banished zone")


def test_a_spell_on_two_lines_is_one_text() -> None:
    t = open_table()
    t.field(P2, defense=5)
    t.play(t.spell(P1, "Deal 2 damage to your leader.\nDeal 3 damage to each enemy leader."))
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (18, 17)


# -- damage and costs -------------------------------------------------------------------------------------------------
def test_no_damage_from_enemy_abilities() -> None:
    """Those of its own side hurt it."""
    for seat, left in ((P2, 5), (P1, 3)):
        t = open_table()
        tough = t.field(seat, "This doesn't take damage from enemy abilities.", defense=5)
        t.play(t.spell(P1, "Deal 2 damage to each follower on the field."))
        assert t.stats(tough)[1] == left, seat


def test_it_costs_less_only_if_the_hand_is_empty() -> None:
    for held, points in ((0, 3), (1, 1)):
        t = open_table()
        t.set(P1, play_points=4, max_play_points=4)
        dear = t.cemetery(P1, cost=3)
        for _ in range(held):
            t.hand(P1, cost=9)
        text = (
            "Select a follower in your cemetery and put it into your EX area. It costs 2 less to play this turn if you "
            "have no cards in your hand."
        )
        t.play(t.spell(P1, text))
        t.play(dear)
        assert t.game.value(P1, "play points") == points


def test_what_the_additional_cost_was_paid_with() -> None:
    for name, hit in (("Otter", 1), ("Heron", 0)):
        t = open_table()
        t.field(P1, name=name)
        text = (
            "As an additional cost to play this, bury a follower.\n-----\nIf you buried an Otter as the additional "
            "cost to play this, deal 1 damage to each enemy leader."
        )
        t.play(t.spell(P1, text))
        assert t.leader_defense(P2) == 20 - hit, name


def test_what_a_card_was_played_with_is_not_known_later() -> None:
    """It would be asked of an ability that cannot tell, so the card is refused aloud."""
    text = (
        "As an additional cost to play this, bury a follower.\n-----\n{fanfare} If you buried an Otter as the "
        "additional cost to play this card, draw a card."
    )
    with pytest.raises(UnreadableCard, match="triggers later"):
        open_table().hand(P1, text)


def test_the_follower_you_put_into_the_cemetery() -> None:
    t = open_table()
    t.field(P1, attack=4)
    text = (
        "{act} {cost 0}, put another follower from your field into its owner's cemetery: Deal X damage to each enemy "
        "leader. X equals the attack of the follower you put into the cemetery."
    )
    t.activate(t.field(P1, text, attack=1))
    assert t.leader_defense(P2) == 16


def test_any_number_of_cards_are_turned() -> None:
    t = open_table()
    cards = [t.evolve_deck(P1, name=f"Otter {n}", faceup=True) for n in (1, 2)]
    t.play(t.spell(P1, "Turn any faceup cards in your evolve deck facedown."), cards[0], "done")
    assert [t.game.cards[card.id].faceup for card in cards] == [False, True]


def test_a_number_becomes_so_small() -> None:
    t = open_table()
    watcher = t.amulet(P1, "When your leader's defense becomes 19 or less, put an ink counter on this.")
    t.play(t.spell(P1, "Deal 1 damage to your leader."))
    assert t.counters(watcher, "ink") == 1


def test_two_effects_with_a_comma_between_them() -> None:
    t = open_table()
    t.amulet(P1, "Followers on your field have Rush, and enemy followers on the field have {attack}-1.")
    mine, hers = t.field(P1), t.field(P2, attack=3)
    assert t.has(mine, "Rush") and t.stats(hers)[0] == 2


def test_one_of_the_name_that_was_asked_about() -> None:
    for there, count in ((0, 1), (1, 1)):
        t = open_table()
        for _ in range(there):
            t.field(P1, name="Fairy")
        t.play(t.spell(P1, "If there's no Fairy on your field, summon one."))
        assert t.count(P1, "field") == count


# -- said once, or in other words -------------------------------------------------------------------------------------
def test_two_effects_on_what_is_named_once() -> None:
    t = open_table()
    t.amulet(P1), t.amulet(P1)
    text = "While there are 2 or more amulets on your field, this has Rush and can't be destroyed by abilities."
    mine, plain = t.field(P1, text), t.field(P1)
    t.play(t.spell(P1, "Destroy each follower on your field."))
    assert t.has(mine, "Rush") and (t.zone_of(mine), t.zone_of(plain)) == ("field", "cemetery")


def test_the_first_time_each_turn() -> None:
    """Only the first spell of the turn, also if it was played before the card came."""
    for before, gained in ((0, 1), (1, 0)):
        t = open_table()
        earlier = [t.spell(P1, IDLE) for _ in range(before)]
        watcher = t.hand(
            P1, "The first time each turn you play a spell, give your leader {defense}+1.", type="amulet", cost=0
        )
        later = [t.spell(P1, IDLE), t.spell(P1, IDLE)]
        for card in (*earlier, watcher, *later):
            t.play(card)
        assert t.leader_defense(P1) == 20 + gained, before


def test_a_follower_of_their_choice() -> None:
    t = open_table()
    first, second = t.field(P2, name="Otter"), t.field(P2, name="Heron")
    t.play(t.spell(P1, "Each opponent buries a follower of their choice on their field."), by(P2, second))
    assert (t.zone_of(first), t.zone_of(second)) == ("field", "cemetery")


def test_one_into_the_hand_and_the_rest_below() -> None:
    t = open_table()
    taken, left = t.deck(P1, name="Otter"), t.deck(P1, name="Heron")
    text = "Look at the top 2 cards of your deck. Put 1 of them into your hand and the rest on the bottom of your deck."
    t.play(t.spell(P1, text), taken)
    deck = t.game.zone(P1, "deck")
    assert t.zone_of(taken) == "hand" and deck.index(left.id) in (0, len(deck) - 1)


def test_cards_that_you_play_cost_less_and_the_first_of_them() -> None:
    for text, left in (
        ("Spells you play cost 1 less.", (2, 1)),
        ("The first spell you play each turn costs 1 less.", (2, 0)),
    ):
        t = open_table()
        t.set(P1, play_points=3, max_play_points=3)
        t.amulet(P1, text)
        for spell, points in zip([t.spell(P1, IDLE, cost=2), t.spell(P1, IDLE, cost=2)], left, strict=True):
            t.play(spell)
            assert t.game.value(P1, "play points") == points, text


def test_a_leader_gains_defense_and_a_number_becomes_another() -> None:
    t = open_table()
    hers = t.field(P2, attack=4)
    first = t.spell(P1, "Your leader gains {defense}+3.")
    second = t.spell(P1, "Select an enemy follower on the field. Its attack becomes 0.")
    third = t.spell(P1, "Set your leader's defense to 10.")
    t.play(first)
    assert t.leader_defense(P1) == 23
    t.play(second)
    assert t.stats(hers)[0] == 0
    t.play(third)
    assert t.leader_defense(P1) == 10


def test_an_odd_cost() -> None:
    for cost, drawn in ((3, 1), (2, 0)):
        t = open_table()
        t.deck(P1, name="Below")
        t.deck(P1, cost=cost)
        t.play(t.spell(P1, "Bury the top card of your deck. If it costs an odd number of play points, draw a card."))
        assert t.count(P1, "hand") == drawn, cost


def test_an_even_cost_and_cards_of_odd_ones() -> None:
    t = open_table()
    cards = [t.field(P2, cost=cost) for cost in (1, 2, 3)]
    t.play(t.spell(P1, "Destroy each enemy follower with an odd cost on the field."))
    assert [t.zone_of(card) for card in cards] == ["cemetery", "field", "cemetery"]
    t = open_table()
    mine = t.deck(P1, cost=2)
    t.play(t.spell(P1, "Bury the top card of your deck. If it costs an even number, give your leader {defense}+1."))
    assert t.zone_of(mine) == "cemetery" and t.leader_defense(P1) == 21
    t = open_table()
    cards = [t.field(P2, cost=cost) for cost in (1, 2)]
    t.play(t.spell(P1, "Destroy each enemy follower that costs an even number on the field."))
    assert [t.zone_of(card) for card in cards] == ["field", "cemetery"]


def test_reveal_until_there_is_one() -> None:
    t = open_table()
    found = t.deck(P1, name="Otter")
    passed = t.deck(P1, "Draw a card.", type="spell", name="Song")
    text = (
        "Reveal cards from the top of your deck until you reveal a follower. Add it to your hand. Put the rest on the "
        "bottom of your deck in a random order."
    )
    t.play(t.spell(P1, text))
    assert (t.zone_of(found), t.zone_of(passed)) == ("hand", "deck")
