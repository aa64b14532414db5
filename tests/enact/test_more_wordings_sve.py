"""More wordings of sve cards that were declined, played: what one sees at the table when each does what it says."""

from __future__ import annotations

import pytest

from ludex.games.definitions import UnreadableCard
from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, Table

IDLE = "Banish each card in your banished zone."


# -- which card is spoken of ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("words", ["the enemy follower", "the opposing follower"])
def test_the_follower_that_is_attacked(words: str) -> None:
    """The one attacked, not another, and only if it is as the text asks."""
    for defense, drawn in ((5, 1), (6, 0)):
        t = open_table()
        t.deck(P1), t.deck(P1)
        text = f"Storm. Assail. Follower Strike - If {words} has 5 defense or less, draw a card."
        mine, hers = t.field(P1, text, attack=1, defense=9), t.field(P2, defense=defense, attack=0)
        t.field(P2, defense=1, attack=0)
        t.attack(mine, hers)
        assert t.count(P1, "hand") == drawn, defense


def test_something_is_done_to_the_follower_that_is_attacked() -> None:
    t = open_table()
    text = "Storm. Assail. Follower Strike - Put the opposing follower into its owner's EX area."
    mine, hers, other = t.field(P1, text), t.field(P2, name="Otter"), t.field(P2, name="Heron")
    t.attack(mine, hers)
    assert (t.where(hers), t.zone_of(other)) == ((P2, "ex area"), "field")


def test_there_is_no_opposing_follower_without_a_strike_on_one() -> None:
    with pytest.raises(UnreadableCard):
        open_table().field(P1, "{fanfare} Destroy the opposing follower.")


def test_the_first_and_the_second_of_several() -> None:
    """In the order they are selected, whichever lies first."""
    text = "Select 2 followers on the field. Deal the first follower damage equal to the second's attack."
    for turned in (False, True):
        t = open_table()
        one, two = t.field(P2, attack=1, defense=9), t.field(P2, attack=3, defense=9)
        t.play(t.spell(P1, text), two if turned else one)
        left = (t.stats(one)[1], t.stats(two)[1])
        assert left == ((9, 8) if turned else (6, 9))


def test_the_token_of_that_name() -> None:
    t = open_table()
    t.play(t.spell(P1, "Summon a Fairy token. Summon a Ghost token. Give the Fairy token {attack}+5."))
    fairy, ghost = (next(p for p in t.pieces(P1, "field") if p.name == name) for name in ("Fairy", "Ghost"))
    assert t.stats(fairy)[0] >= 6 and t.stats(ghost)[0] < 6


def test_a_token_that_was_not_named_is_not_spoken_of() -> None:
    with pytest.raises(UnreadableCard):
        open_table().spell(P1, "Summon a Fairy token. Give the Ghost token {attack}+5.")


def test_one_of_them_and_the_other() -> None:
    t = open_table()
    cards = [t.deck(P1, name=name) for name in ("Otter One", "Otter Two")]
    text = (
        'Search your deck for up to 2 cards with "Otter" in their names, reveal them, add one to your hand, bury the '
        "other, then shuffle."
    )
    t.play(t.spell(P1, text), *cards, cards[1])
    assert [t.zone_of(card) for card in cards] == ["cemetery", "hand"]


def test_one_becomes_this_and_the_other_that() -> None:
    t = open_table()
    cards = [t.field(P1, name="Owl") for _ in range(2)]
    text = "Select 2 cards named Owl on your field. Transform one into a Fairy token and the other into a Ghost token."
    t.play(t.spell(P1, text), cards[1])
    assert sorted(t.names(P1, "field")) == ["Fairy", "Ghost"]


def test_your_leader_or_a_follower() -> None:
    for chosen in ("leader", "follower"):
        t = open_table()
        card = t.field(P1, defense=2)
        spell = t.spell(P1, "Select your leader or a follower on your field and give it {defense}+3.")
        t.field(P2)
        t.play(spell, t.leader(P1) if chosen == "leader" else card)
        assert (t.leader_defense(P1), t.stats(card)[1]) == ((23, 2) if chosen == "leader" else (20, 5))


# -- conditions and amounts -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("deed", "verb"), [("Give your leader {defense}+2.", "gained"), ("Deal 2 damage to your leader.", "lost")]
)
def test_so_much_gained_or_lost_this_turn_in_all(deed: str, verb: str) -> None:
    for times, done in ((1, 0), (2, 1)):
        t = open_table()
        spells = [t.spell(P1, deed) for _ in range(times)]
        asked = f"If your leader has {verb} at least 4 defense this turn, deal 1 damage to each enemy leader."
        asking = t.spell(P1, asked)
        for spell in (*spells, asking):
            t.play(spell)
        assert t.leader_defense(P2) == 20 - done, times


@pytest.mark.parametrize(("words", "enough"), [("less", (19,)), ("more", (21,))])
def test_a_leader_has_less_defense_than_another(words: str, enough: tuple[int, ...]) -> None:
    for defense in (19, 20, 21):
        t = open_table()
        change = t.spell(P1, "Deal 1 damage to your leader." if defense == 19 else "Give your leader {defense}+1.")
        asking = t.spell(
            P1, f"Select an enemy leader. If your leader has {words} defense than it, summon a Fairy token."
        )
        if defense != 20:
            t.play(change)
        t.play(asking)
        assert t.count(P1, "field") == (defense in enough), defense


def test_what_was_summed_compared_again() -> None:
    text = (
        "If the total cost of Mage cards on your field is 2 or more, give your leader {defense}+1. If 4 or more, deal "
        "1 damage to each enemy leader."
    )
    for cost, expected in ((1, (20, 20)), (2, (21, 20)), (4, (21, 19))):
        t = open_table()
        t.field(P1, traits=["Mage"], cost=cost)
        t.play(t.spell(P1, text))
        assert (t.leader_defense(P1), t.leader_defense(P2)) == expected, cost


def test_one_number_or_another() -> None:
    for there, gained in ((2, 0), (3, 1), (4, 1), (5, 0)):
        t = open_table()
        for _ in range(there):
            t.field(P1)
        t.play(t.spell(P1, "If there are 3 or 4 followers on your field, give your leader {defense}+1."))
        assert t.leader_defense(P1) == 20 + gained, there


def test_in_one_zone_or_the_other() -> None:
    """The ability is valid in both, and nowhere else."""
    text = "While this card is on your field or in your EX area, each Mage follower on your field has Rush."
    for zone, rush in (("field", True), ("ex area", True), ("cemetery", False)):
        t = open_table()
        t.put(P1, zone, text)
        assert t.has(t.field(P1, traits=["Mage"]), "Rush") is rush, zone


def test_defense_equal_to_a_number() -> None:
    t = open_table()
    card = t.field(P1, cost=4)
    t.play(t.spell(P1, "Select a follower on your field and give your leader {defense} equal to its cost."))
    assert t.zone_of(card) == "field" and t.leader_defense(P1) == 24


def test_attack_equal_to_a_number() -> None:
    t = open_table()
    card = t.field(P1, cost=4, attack=1)
    t.play(t.spell(P1, "Select a follower on your field and give it {attack} equal to its cost."))
    assert t.stats(card)[0] == 5


def test_what_it_was_played_with() -> None:
    text = (
        "When playing this card, discard a card: This card costs 2 less to play.\n-----\nDeal 1 damage to each enemy "
        "leader. If you discarded a Mage card when playing this card, give your leader {defense}+1."
    )
    for traits, gained in ((["Mage"], 1), ([], 0)):
        t = open_table()
        t.hand(P1, traits=traits)
        t.set(P1, play_points=1, max_play_points=1)
        t.play(t.spell(P1, text, cost=3))
        assert (t.leader_defense(P1), t.leader_defense(P2)) == (20 + gained, 19)


def test_others_are_counted_for_spellchain() -> None:
    text = (
        "While this card is on your field, include both spells and Mage followers in your cemetery when counting your "
        "Spellchain."
    )
    asking = "Spellchain (2) - Give your leader {defense}+1."
    for there, whose, gained in ((False, P1, 0), (True, P1, 1), (True, P2, 0)):
        t = open_table()
        if there:
            t.field(whose, text)
        t.cemetery(P1, IDLE, type="spell")
        t.cemetery(P1, traits=["Mage"])
        t.cemetery(P1)
        t.play(t.spell(P1, asking))
        assert t.leader_defense(P1) == 20 + gained, (there, whose)


# -- what things cost -------------------------------------------------------------------------------------------------
def test_the_next_card_from_the_ex_area() -> None:
    t = open_table()
    first = t.spell(P1, "The next Mage card you play from your EX area this turn costs 2 less to play.")
    held, kept, more = (put(P1, traits=["Mage"], cost=2) for put in (t.hand, t.ex, t.ex))
    t.set(P1, play_points=6, max_play_points=6)
    spent = []
    for card in (first, held, kept, more):
        before = t.value(P1, "play points")
        t.play(card)
        spent.append(before - t.value(P1, "play points"))
    assert spent == [0, 2, 0, 2]


@pytest.mark.parametrize(("words", "cost"), [("less", 1), ("more", 5)])
def test_the_next_card_whenever_that_is(words: str, cost: int) -> None:
    t = open_table()
    t.deck(P1), t.deck(P2)
    first = t.spell(P1, f"The next Mage card you play costs 2 {words} to play.")
    card = t.hand(P1, traits=["Mage"], cost=3)
    t.play(first)
    t.end()
    t.end()
    before = t.value(P1, "play points")
    t.play(card)
    assert before - t.value(P1, "play points") == cost


def test_less_and_then_less_instead() -> None:
    text = (
        "Spellchain (1): This card costs 1 less to play. SC (2): It costs 3 less instead. SC (3): It costs 4 less "
        "instead."
    )
    for spells, cost in ((0, 5), (1, 4), (2, 2), (3, 1)):
        t = open_table()
        for _ in range(spells):
            t.cemetery(P1, IDLE, type="spell")
        card = t.hand(P1, text, cost=5)
        before = t.value(P1, "play points")
        t.play(card)
        assert before - t.value(P1, "play points") == cost, spells


def test_two_sentences_under_one_condition() -> None:
    text = (
        "While this card is on your field, any Mage follower you play costs 1 less. Also, if a Mage follower on your "
        "field would deal damage, it deals that much plus 1 instead."
    )
    t = open_table()
    t.amulet(P1, text)
    mage = t.field(P1, "Storm.", traits=["Mage"], attack=2)
    card = t.hand(P1, traits=["Mage"], cost=2)
    before = t.value(P1, "play points")
    t.play(card)
    t.attack(mage)
    assert (before - t.value(P1, "play points"), t.leader_defense(P2)) == (1, 17)


# -- what is done -----------------------------------------------------------------------------------------------------
def test_paid_for_instead_and_something_besides() -> None:
    text = "Deal 2 damage to each enemy leader. Earth Rite (2): Deal 4 damage instead and draw a card."
    for paid, expected in ((True, (16, 1)), (False, (18, 0))):
        t = open_table()
        t.deck(P1), t.deck(P1)
        t.amulet(P1, "Stack.", counters={"Stack": 2})
        t.play(t.spell(P1, text), "yes" if paid else "no")
        assert (t.leader_defense(P2), t.count(P1, "hand")) == expected


def test_reveal_until_there_are_two() -> None:
    """Those two are taken, what was revealed besides goes to the bottom, the others stay where they are."""
    t = open_table()
    low = t.deck(P1, name="Low", cost=1)
    second, between = t.deck(P1, name="Two", cost=1), t.deck(P1, name="Dear", cost=9)
    first = t.deck(P1, name="One", cost=1)
    text = (
        "Reveal cards from the top of your deck until you reveal 2 followers that cost 3 or less. Summon them. Shuffle "
        "the rest and put them on the bottom of your deck."
    )
    t.play(t.spell(P1, text))
    assert [t.zone_of(card) for card in (first, second, between, low)] == ["field", "field", "deck", "deck"]
    assert t.names(P1, "deck")[-1] == "Dear"


def test_abilities_of_the_end_phase_a_further_time() -> None:
    for whose, gained in ((P1, 2), (P2, 1)):
        t = open_table()
        t.amulet(whose, "Your abilities that activate at the start of the end phase activate 1 additional time.")
        t.amulet(P1, "At the start of your end phase, give your leader {defense}+1.")
        t.deck(P2)
        t.end()
        assert t.leader_defense(P1) == 20 + gained


def test_you_give_it() -> None:
    t = open_table()
    t.field(P2, "Ward.")
    text = (
        "Select an enemy follower on the field. It loses all abilities for the rest of this turn and, if there are at "
        "least 2 cards in your hand, you give your leader {defense}+2."
    )
    t.hand(P1), t.hand(P1)
    t.play(t.spell(P1, text))
    assert t.leader_defense(P1) == 22


def test_leader_and_followers_have_an_ability() -> None:
    t = open_table()
    text = (
        "For the rest of this turn, your leader and each follower on your field have "
        '"This doesn\'t take ability damage."'
    )
    mine, first = t.field(P1, defense=3), t.spell(P1, text)
    second = t.spell(P1, "Deal 2 damage to each follower on your field. Deal 2 damage to your leader.")
    t.play(first)
    t.play(second)
    assert (t.leader_defense(P1), t.stats(mine)[1]) == (20, 3)


def test_a_leader_has_an_ability_while_a_card_is_there() -> None:
    for there, defense in ((True, 20), (False, 18)):
        t = Table()
        t.ex(P1, "Draw a card.", type="spell", cost=0)
        if there:
            t.amulet(P1, 'Your leader has "This doesn\'t take ability damage."')
        t.play(t.spell(P1, "Deal 2 damage to your leader."))
        assert t.leader_defense(P1) == defense


def test_each_player_for_their_own_cards() -> None:
    """Two of hers and one of mine were destroyed: she gets two tokens and I get one."""
    text = (
        "Destroy each follower on the field. Each player summons a Fairy token for every follower on their field "
        "destroyed this way."
    )
    t = open_table()
    t.field(P1), t.field(P2), t.field(P2)
    t.play(t.spell(P1, text))
    assert (t.count(P1, "field"), t.count(P2, "field")) == (1, 2)


def test_one_thing_with_this_card_or_another_with_it() -> None:
    """`It` is the card that is evolved or returned, not the one put into the EX area before."""
    text = (
        "{fanfare} Put the top card of your deck into your EX area. If you put a card that costs 5 or more into your "
        "EX area, give this follower {attack}+1 or return it to its owner's hand."
    )
    for cost, zone in ((5, "hand"), (4, "field")):
        t = open_table()
        top, card = t.deck(P1, cost=cost), t.hand(P1, text, cost=0)
        t.play(card, *(("option 2",) if cost == 5 else ()))
        assert (t.zone_of(card), t.zone_of(top)) == (zone, "ex area")


# -- wordings that other cards may have -------------------------------------------------------------------------------
def test_a_card_of_one_name_or_the_other() -> None:
    text = "Destroy each enemy follower named Otter or Heron on the field."
    t = open_table()
    cards = [t.field(P2, name=name) for name in ("Otter", "Heron", "Stag")]
    t.play(t.spell(P1, text))
    assert [t.zone_of(card) for card in cards] == ["cemetery", "cemetery", "field"]


@pytest.mark.parametrize(("number", "words"), [(2, "2nd"), (3, "third"), (4, "4th"), (5, "fifth")])
def test_the_nth_time_each_turn(number: int, words: str) -> None:
    """That time and no other."""
    t = open_table()
    t.amulet(P1, f"The {words} time you play a spell each turn, give your leader {{defense}}+1.")
    seen = []
    for spell in [t.spell(P1, IDLE) for _ in range(6)]:
        t.play(spell)
        seen.append(t.leader_defense(P1) - 20)
    assert seen == [int(n >= number) for n in range(1, 7)]


def test_a_trigger_that_is_activated_only_once_per_turn() -> None:
    t = open_table()
    t.amulet(P1, "Whenever you play a spell, give your leader {defense}+1. Activate only once per turn.")
    t.deck(P1), t.deck(P2)
    spells = [t.spell(P1, IDLE) for _ in range(3)]
    t.play(spells[0])
    t.play(spells[1])
    assert t.leader_defense(P1) == 21
    t.end()
    t.end()
    t.play(spells[2])
    assert t.leader_defense(P1) == 22


def test_that_much_damage() -> None:
    t = open_table()
    t.amulet(P1, "Whenever your leader gains defense, deal that much damage to each enemy leader.")
    t.play(t.spell(P1, "Give your leader {defense}+3."))
    assert t.leader_defense(P2) == 17


def test_put_somewhere_else_than_the_cemetery() -> None:
    text = "If this would be put into the cemetery from the field, put it into its owner's EX area instead."
    t = open_table()
    there, held = t.field(P1, text), t.hand(P1, text)
    first, second = t.spell(P1, "Destroy each follower on your field."), t.spell(P1, "Discard a follower.")
    t.play(first)
    t.play(second, held)
    assert (t.zone_of(there), t.zone_of(held)) == ("ex area", "cemetery")


def test_they_cannot_attack_your_leader() -> None:
    t = open_table()
    t.amulet(P2, "Enemy followers can't attack your leader.")
    mine, hers = t.field(P1, "Storm."), t.field(P2)
    t.put(P2, "field", "")
    assert t.forbids(f"attack {mine} leader")
    assert t.zone_of(hers) == "field"


@pytest.mark.parametrize(("words", "enough"), [("2 or fewer", (1, 2)), ("2 or more", (2, 3))])
def test_a_hand_has_so_many_cards_at_most(words: str, enough: tuple[int, ...]) -> None:
    for there in (1, 2, 3):
        t = open_table()
        for _ in range(there):
            t.hand(P1)
        t.play(t.spell(P1, f"If your hand has {words} cards, give your leader {{defense}}+1."))
        assert t.leader_defense(P1) == 20 + (there in enough), there


def test_one_at_random() -> None:
    """Nobody is asked, and one of them goes."""
    t = open_table()
    cards = [t.field(P2, name=name) for name in ("Otter", "Heron", "Stag")]
    t.play(t.spell(P1, "Destroy an enemy follower on the field at random."))
    assert sorted(t.zone_of(card) for card in cards) == ["cemetery", "field", "field"]


def test_draw_up_to_a_number() -> None:
    for held, after in ((0, 3), (2, 3), (4, 4)):
        t = open_table()
        for _ in range(4):
            t.deck(P1)
        for _ in range(held):
            t.hand(P1)
        t.play(t.spell(P1, "Draw cards until you have 3 cards in your hand."))
        assert t.count(P1, "hand") == after, held
