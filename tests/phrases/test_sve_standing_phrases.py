"""Phrases of Shadowverse: Evolve that hold while their card is there: what is forbidden, what it costs, how many."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.looking import open_table
from tests.rulebook.sve.test_14_2_umamusume import carrots
from tests.rulebook.sve.test_14_4_ride import VANGUARD, points
from tests.sve_table import P1, P2, Piece, Table


# -- what cannot be done ----------------------------------------------------------------------------------------------
def offered(t: Table, card: Piece) -> bool:
    """Whether the ability of a card may be played."""
    return any(key.startswith(f"activate {card}") for key in t.options)


def test_abilities_that_cannot_be_activated() -> None:
    for words, able in (("", True), ("Each enemy follower's {act} abilities can't be activated.", False)):
        t = open_table()
        t.amulet(P2, words)
        card = t.field(P1, "{act} {cost 0}: Draw a card.")
        t.field(P1)
        assert offered(t, card) is able, words


def test_its_own_players_abilities_are_activated_as_ever() -> None:
    t = open_table()
    t.amulet(P1, "Each enemy follower's {act} abilities can't be activated.")
    assert offered(t, t.field(P1, "{act} {cost 0}: Draw a card."))


@pytest.mark.parametrize("words", ["This can't deal attack damage.", "This doesn't deal attack damage."])
def test_a_follower_that_deals_no_attack_damage(words: str) -> None:
    """An attack on a leader or a follower hurts nobody; what its ability deals is no attack damage."""
    t = open_table()
    text = f"{words}\n{{act}} {{cost 0}}: Deal 2 damage to each enemy leader."
    calm, other = t.field(P1, text, attack=3, defense=9), t.field(P1, text, attack=3, defense=9, name="Other")
    foe = t.field(P2, attack=0, defense=9, engaged=True)
    t.attack(calm)
    t.attack(other, foe)
    assert (t.leader_defense(P2), t.stats(foe)) == (20, (0, 9))
    t.activate(calm)
    assert t.leader_defense(P2) == 18


EVOLVING = "{evolve} {cost 0}: Evolve this."


@pytest.mark.parametrize(("whose", "words"), [(P1, "Each follower on your field can't evolve."),
                                              (P2, "Opponents can't evolve followers.")])  # fmt: skip
def test_followers_that_cannot_evolve(whose: int, words: str) -> None:
    """Not by their own ability, nor by what another card says."""
    for said, able in (("", True), (words, False)):
        t = open_table()
        t.amulet(whose, said)
        card = t.field(P1, EVOLVING, name="Warden")
        t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3)
        spell = t.spell(P1, "Select a follower on your field and evolve it.")
        assert offered(t, card) is able, said
        t.play(spell)
        assert bool(t.events("evolved", card)) is able, said


def test_what_opponents_cannot_do_their_owner_can() -> None:
    t = open_table()
    t.amulet(P1, "Opponents can't evolve followers.")
    card = t.field(P1, EVOLVING, name="Warden")
    t.evolve_deck(P1, name="Warden", type="follower", attack=3, defense=3)
    assert offered(t, card)


def test_a_player_who_cannot_summon() -> None:
    for words, there in (("", 2), ("Opponents can't summon followers.", 0)):
        t = open_table()
        t.amulet(P2, words)
        t.play(t.spell(P1, "Summon 2 Knight tokens."))
        assert t.count(P1, "field") == there, words


def test_who_cannot_lose_plays_on() -> None:
    for words, over in (("", True), ("You can't lose the game.", False)):
        t = open_table()
        t.amulet(P2, words)
        t.play(t.spell(P1, "Deal 20 damage to each enemy leader."))
        assert (t.game.result is not None) is over, words


def test_who_cannot_win_does_not() -> None:
    for words, over in (("", True), ("Your opponent can't win the game.", False)):
        t = open_table()
        t.amulet(P2, words)
        t.play(t.spell(P1, "You win the game."))
        assert (t.game.result is not None) is over, words


# -- costs ------------------------------------------------------------------------------------------------------------
def test_a_card_that_costs_more_under_a_condition() -> None:
    for there, cost in ((0, 2), (1, 4)):
        for points_, able in ((cost - 1, False), (cost, True)):
            t = open_table()
            t.set(P1, play_points=points_)
            for _ in range(there):
                t.amulet(P1)
            card = t.hand(P1, "This costs 2 more to play if there is an amulet on your field.", cost=2)
            assert (f"play {card}" in t.options) is able, (there, points_)


@pytest.mark.parametrize(("change", "takes"), [("1 less", 1), ("1 more", 3), ("1", 1)])
def test_what_serving_costs(change: str, takes: int) -> None:
    def with_points(number: int) -> tuple[Table, Piece]:
        t = unhurried()
        t.set(P1, play_points=number, evolution_points=0)
        carrots(t, P1, 2)
        t.amulet(P1, f"Each follower on your field's {{serve}} costs {change}.")
        return t, t.field(P1, "{serve} {cost 2}: Give this {attack}+2.", attack=1)

    assert not offered(*with_points(takes - 1))
    t, card = with_points(takes)
    assert offered(t, card)
    t.activate(card)
    assert (t.stats(card)[0], t.value(P1, "play points")) == (3, 0)


@pytest.mark.parametrize(("change", "takes"), [("1 less", 1), ("1 more", 3), ("1", 1)])
def test_what_riding_costs(change: str, takes: int) -> None:
    def with_points(number: int) -> tuple[Table, Piece]:
        t = unhurried(universes=(VANGUARD, ""))
        t.set(P1, play_points=number, evolution_points=0)
        points(t, P1, 2)
        t.amulet(P1, f"Each follower on your field's {{ride}} costs {change}.")
        return t, t.field(P1, "{ride} {cost 2}: Give this {attack}+2.", attack=1)

    assert not offered(*with_points(takes - 1))
    t, card = with_points(takes)
    assert offered(t, card)
    t.activate(card)
    assert (t.stats(card)[0], t.value(P1, "play points")) == (3, 0)


@pytest.mark.parametrize("number", [3, 4])
def test_so_many_carrots_are_served(number: int) -> None:
    def with_carrots(there: int) -> tuple[Table, Piece]:
        t = unhurried()
        carrots(t, P1, there)
        return t, t.field(P1, "{serve} " * number + "{cost 0}: Give this {attack}+2.", attack=1)

    assert not offered(*with_carrots(number - 1))
    t, card = with_carrots(number)
    assert offered(t, card)
    t.activate(card)
    assert (t.count(P1, "race zone"), t.stats(card)[0]) == (number, 3)


@pytest.mark.parametrize("where", ["", " from the EX area"])
@pytest.mark.parametrize(("change", "cost"), [("less", 1), ("more", 3)])
def test_what_an_opponents_cards_cost(change: str, cost: int, where: str) -> None:
    """A card in the hand and one in the EX area for 2 each: which of them are cheaper or dearer, and for whom."""
    for whose in (P1, P2):
        for zone in ("hand", "ex area"):
            meant = whose == P2 and (not where or zone == "ex area")
            takes = cost if meant else 2
            for points_, able in ((takes - 1, False), (takes, True)):
                t = open_table()
                t.set(P1, play_points=points_)
                t.amulet(whose, f"Any follower an opponent plays{where} costs 1 {change}.")
                card = t.put(P1, zone, "", name="Newcomer", cost=2, type="follower")
                assert (f"play {card}" in t.options) is able, (whose, zone, points_)


def test_the_next_follower_costs_more_and_the_one_after_does_not() -> None:
    t = open_table()
    first, second = (t.hand(P1, name=f"Newcomer {n}", cost=1) for n in range(2))
    t.set(P1, play_points=5)
    t.play(t.spell(P1, "The next follower you play this turn costs 1 more."))
    t.play(first)
    assert t.value(P1, "play points") == 3
    t.play(second)
    assert t.value(P1, "play points") == 2


def test_the_second_follower_costs_more() -> None:
    t = open_table()
    t.amulet(P1, "The second follower you play each turn costs 1 more.")
    t.set(P1, play_points=9)
    cards, left = [t.hand(P1, name=f"Newcomer {n}", cost=1) for n in range(3)], []
    for card in cards:
        t.play(card)
        left.append(t.value(P1, "play points"))
    assert left == [8, 6, 5]


# -- damage -----------------------------------------------------------------------------------------------------------
def test_a_follower_that_deals_less_damage() -> None:
    t = open_table()
    card = t.field(P1, "This follower deals 1 less damage.", attack=3)
    plain = t.field(P1, attack=3)
    t.attack(card)
    t.attack(plain)
    assert t.leader_defense(P2) == 20 - 2 - 3


@pytest.mark.parametrize(("words", "dealt"), [("it deals 2 damage", 2), ("it deals no damage", 0)])
def test_what_is_dealt_instead(words: str, dealt: int) -> None:
    t = open_table()
    card = t.field(P1, f"If this would deal damage, {words} instead.", attack=5)
    plain = t.field(P1, attack=3)
    t.attack(card)
    t.attack(plain)
    assert t.leader_defense(P2) == 20 - dealt - 3


@pytest.mark.parametrize(("words", "taken"), [("it takes 1 damage", 1), ("it takes no damage", 0)])
def test_what_is_taken_instead(words: str, taken: int) -> None:
    t = open_table()
    card, other = t.field(P2, f"If this would take damage, {words} instead.", defense=9), t.field(P2, defense=9)
    t.play(t.spell(P1, "Deal 4 damage to each enemy follower on the field."))
    assert (t.stats(card)[1], t.stats(other)[1]) == (9 - taken, 5)


# -- places and states ------------------------------------------------------------------------------------------------
def test_more_cards_in_the_ex_area() -> None:
    for words, there in (("", 5), ("You can have up to 7 cards in your EX area.", 7)):
        t = Table()
        t.amulet(P1, words)
        for n in range(4):
            t.ex(P1, name=f"Kept {n}")
        for n in range(3):
            t.deck(P1, name=f"Drawn {n}")
        spell = t.spell(P1, "Put the top 3 cards of your deck into your EX area.")
        t.choose(f"play {spell}")
        while t.options and t.options[0].startswith("pick "):
            t.choose(t.options[0])
        assert t.count(P1, "ex area") == there, words


def test_what_does_not_refresh() -> None:
    said = "Each enemy follower doesn't refresh during its controller's start phase."
    for words, engaged in (("", False), (said, True)):
        t = open_table()
        t.amulet(P1, words)
        theirs, mine = t.field(P2, engaged=True), t.field(P1, engaged=True)
        t.end()
        assert (t.engaged(theirs), t.engaged(mine)) == (engaged, True), words
        t.end()
        assert not t.engaged(mine)


def test_a_state_that_is_treated_as_active() -> None:
    for whose, drawn in ((P1, 1), (P2, 0)):
        t = open_table()
        t.set(P1, max_play_points=3)
        t.amulet(whose, "Overflow is treated as active for you.")
        spell = t.spell(P1, "If Overflow is active for you, give your leader {defense}+1.")
        t.play(spell)
        assert t.leader_defense(P1) == 20 + drawn, whose


@pytest.mark.parametrize(("words", "when"), [("is", True), ("isn't", False)])
def test_a_state_that_is_active_for_the_opponent(words: str, when: bool) -> None:
    """Overflow needs seven play points: whose are counted."""
    for mine, theirs in ((3, 7), (7, 3)):
        t = open_table()
        t.set(P1, max_play_points=mine)
        t.set(P2, max_play_points=theirs)
        t.play(t.spell(P1, f"If Overflow {words} active for your opponent, give your leader {{defense}}+1."))
        assert (t.leader_defense(P1) == 21) is ((theirs == 7) is when), (mine, theirs)


def test_a_die_that_may_be_rolled_again() -> None:
    for whose, asked in ((P1, True), (P2, False)):
        t = open_table()
        t.amulet(whose, "You may reroll each die you roll once.")
        spell = t.spell(P1, "Roll a die. Give your leader {defense}+X. X is the result.")
        t.choose(f"play {spell}")
        assert (t.options == ["yes", "no"] or t.options == ["no", "yes"]) is asked, whose
